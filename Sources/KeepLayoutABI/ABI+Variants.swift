public import CKeepLayout
import LayoutAnswers
import LayoutRelations
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_node_add_variant") @implementation
public func keep_node_add_variant(
  _ layout: OpaquePointer!, _ node: keep_node, _ width: Double, _ height: Double, _ fits: Bool
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_add_variant", about: node) { layout throws(LayoutError) in
    try layout.addVariant(
      VariantNeed(Size(width: width, height: height), fits: fits), to: Node(node))
  }
}

@_cdecl("keep_node_clear_variants") @implementation
public func keep_node_clear_variants(
  _ layout: OpaquePointer!, _ node: keep_node
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_clear_variants") { layout throws(LayoutError) in
    try layout.clearVariants(of: Node(node))
  }
}

@_cdecl("keep_node_variant_count") @implementation
public func keep_node_variant_count(_ layout: OpaquePointer!, _ node: keep_node) -> Int {
  LayoutBox.ask(layout, 0) { Int($0.variants(of: Node(node)).count) }
}

@_cdecl("keep_node_variant") @implementation
public func keep_node_variant(_ layout: OpaquePointer!, _ node: keep_node) -> Int {
  LayoutBox.ask(layout, 0) { Int($0.variants(of: Node(node)).used) }
}

@_cdecl("keep_constraint_set_variant") @implementation
public func keep_constraint_set_variant(
  _ layout: OpaquePointer!, _ constraint: keep_constraint, _ node: keep_node, _ variant: Int
) -> keep_status {
  LayoutBox.attempt(layout, "keep_constraint_set_variant") { layout throws(LayoutError) in
    try layout.setVariant(of: Constraint(constraint), Node(node), variant)
  }
}

@_cdecl("keep_constraint_variant_node") @implementation
public func keep_constraint_variant_node(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> keep_node {
  LayoutBox.ask(layout, keep_node()) { $0.variant(of: Constraint(constraint)).node.handle }
}

@_cdecl("keep_constraint_variant") @implementation
public func keep_constraint_variant(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> Int {
  LayoutBox.ask(layout, 0) { $0.variant(of: Constraint(constraint)).index }
}

@_cdecl("keep_node_vary_container") @implementation
public func keep_node_vary_container(
  _ layout: OpaquePointer!, _ node: keep_node, _ variant: Int, _ container: keep_node,
  _ what: keep_container_value, _ value: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_vary_container", about: container) {
    (layout) throws(LayoutError) in
    let what: ContainerProperty = try known(what, "the parameter", of: "keep_container_value")
    try layout.setValue(
      what, ofContainer: Node(container), to: PropertyValue(value), in: Node(node), variant)
  }
}

@_cdecl("keep_node_vary_member") @implementation
public func keep_node_vary_member(
  _ layout: OpaquePointer!, _ node: keep_node, _ variant: Int, _ member: keep_node,
  _ what: keep_member_value, _ value: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_vary_member", about: member) {
    (layout) throws(LayoutError) in
    let what: MemberProperty = try known(what, "the value", of: "keep_member_value")
    try layout.setValue(
      what, ofMember: Node(member), to: PropertyValue(value), in: Node(node), variant)
  }
}

@_cdecl("keep_node_vary_gone") @implementation
public func keep_node_vary_gone(
  _ layout: OpaquePointer!, _ node: keep_node, _ variant: Int, _ other: keep_node,
  _ gone: keep_gone
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_vary_gone", about: other) { layout throws(LayoutError) in
    let axes: Gone = try known(gone, "gone", of: "keep_gone")
    try layout.setGone(axes, of: Node(other), in: Node(node), variant)
  }
}
