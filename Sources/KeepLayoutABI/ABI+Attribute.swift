public import CKeepLayout
import ConstraintSolver
import LayoutAnswers
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_node_attribute") @implementation
public func keep_node_attribute(
  _ layout: OpaquePointer!, _ node: keep_node, _ kind: keep_attribute_kind
) -> keep_attribute {
  LayoutBox.make(
    layout, "keep_node_attribute", about: node, none: keep_attribute()
  ) {
    layout throws(LayoutError) in
    let kind = try checked(kind)
    return try layout.attribute(kind, of: Node(node)).handle
  }
}

@_cdecl("keep_node_attribute_to") @implementation
public func keep_node_attribute_to(
  _ layout: OpaquePointer!, _ node: keep_node, _ kind: keep_attribute_kind, _ other: keep_node
) -> keep_attribute {
  LayoutBox.make(
    layout, "keep_node_attribute_to", about: node, none: keep_attribute()
  ) {
    layout throws(LayoutError) in
    let kind = try checked(kind)
    return try layout.attribute(kind, of: Node(node), to: Node(other)).handle
  }
}

// MARK: Values

@_cdecl("keep_attribute_set") @implementation
public func keep_attribute_set(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ relation: keep_relation,
  _ value: Double, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_attribute_set") { layout throws(LayoutError) in
    try layout.set(Attribute(attribute), try checked(relation), value, priority: priority)
  }
}

@_cdecl("keep_attribute_value") @implementation
public func keep_attribute_value(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ relation: keep_relation,
  _ priority: UnsafeMutablePointer<Double>!
) -> Double {
  let value: (value: Double, priority: Double) = LayoutBox.ask(layout, (.nan, 0)) { layout in
    guard let relation = try? checked(relation) else { return (.nan, 0) }
    return layout.value(of: Attribute(attribute), relation)
  }
  if let priority { priority.pointee = value.priority }
  return value.value
}

@_cdecl("keep_attribute_clear") @implementation
public func keep_attribute_clear(
  _ layout: OpaquePointer!, _ attribute: keep_attribute
) -> keep_status {
  LayoutBox.attempt(layout, "keep_attribute_clear") { layout throws(LayoutError) in
    try layout.clear(Attribute(attribute))
  }
}

// MARK: Questions

@_cdecl("keep_attribute_is_active") @implementation
public func keep_attribute_is_active(
  _ layout: OpaquePointer!, _ attribute: keep_attribute
) -> Bool {
  LayoutBox.ask(layout, false) { $0.isActive(Attribute(attribute)) }
}

@_cdecl("keep_attribute_kind_of") @implementation
public func keep_attribute_kind_of(
  _ layout: OpaquePointer!, _ attribute: keep_attribute
) -> keep_attribute_kind {
  LayoutBox.ask(layout, keep_attribute_kind(0)) { layout in
    let attribute = Attribute(attribute)
    if let kind = layout.kind(of: attribute) { return keep_attribute_kind(UInt32(kind.rawValue)) }
    return layout.isGroup(attribute) ? KEEP_GROUP : keep_attribute_kind(0)
  }
}

@_cdecl("keep_attribute_node") @implementation
public func keep_attribute_node(
  _ layout: OpaquePointer!, _ attribute: keep_attribute
) -> keep_node {
  LayoutBox.ask(layout, keep_node()) { $0.node(of: Attribute(attribute)).handle }
}

@_cdecl("keep_attribute_other") @implementation
public func keep_attribute_other(
  _ layout: OpaquePointer!, _ attribute: keep_attribute
) -> keep_node {
  LayoutBox.ask(layout, keep_node()) { $0.other(of: Attribute(attribute)).handle }
}

@_cdecl("keep_attribute_is_same") @implementation
public func keep_attribute_is_same(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ other: keep_attribute
) -> Bool {
  LayoutBox.ask(layout, false) { $0.isSame(Attribute(attribute), Attribute(other)) }
}

// MARK: Names

@_cdecl("keep_attribute_set_name") @implementation
public func keep_attribute_set_name(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ name: UnsafePointer<CChar>!
) -> keep_status {
  LayoutBox.attempt(layout, "keep_attribute_set_name") { layout throws(LayoutError) in
    try layout.setName(of: Attribute(attribute), to: checked(name))
  }
}
