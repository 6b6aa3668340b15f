public import CKeepLayout
import LayoutCore

extension keep_stack: SizedStruct {}

@_cdecl("keep_stack_create") @implementation
public func keep_stack_create(
  _ layout: OpaquePointer!, _ parent: keep_node, _ stack: UnsafePointer<keep_stack>!,
  _ members: UnsafePointer<keep_node>!, _ count: Int
) -> keep_node {
  LayoutBox.make(layout, "keep_stack_create", none: keep_node()) { layout throws(LayoutError) in
    guard let stack else { throw .argument("stack is NULL") }
    return try layout.createStack(
      under: Node(parent), try values(try read(UnsafeRawPointer(stack))),
      try checked(members, count)
    ).handle
  }
}

/// The parameters of a stack as the layout takes them.
private func values(_ stack: keep_stack) throws(LayoutError) -> ContainerValues {
  var values = ContainerValues(try checked(stack.axis))
  values.gap = stack.gap
  values.padding = Insets(
    top: stack.padding.top, left: stack.padding.left, bottom: stack.padding.bottom,
    right: stack.padding.right)
  values.alignment = try known(stack.align, "the alignment", of: "keep_align")
  values.distribution = try known(
    stack.distribution, "the distribution", of: "keep_distribution")
  values.bias = stack.bias
  return values
}

@_cdecl("keep_container_set") @implementation
public func keep_container_set(
  _ layout: OpaquePointer!, _ container: keep_node, _ what: keep_container_value, _ value: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_container_set") { layout throws(LayoutError) in
    let what: ContainerValue = try known(what, "the parameter", of: "keep_container_value")
    try layout.set(what, ofContainer: Node(container), to: value)
  }
}

@_cdecl("keep_container_get") @implementation
public func keep_container_get(
  _ layout: OpaquePointer!, _ container: keep_node, _ what: keep_container_value
) -> Double {
  LayoutBox.ask(layout, .nan) { layout in
    guard let what = ContainerValue(rawValue: Int8(truncatingIfNeeded: what.rawValue)) else {
      return .nan
    }
    return layout.value(what, ofContainer: Node(container))
  }
}

@_cdecl("keep_member_set") @implementation
public func keep_member_set(
  _ layout: OpaquePointer!, _ member: keep_node, _ what: keep_member_value, _ value: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_member_set") { layout throws(LayoutError) in
    let what: MemberValue = try known(what, "the value", of: "keep_member_value")
    try layout.set(what, ofMember: Node(member), to: value)
  }
}

@_cdecl("keep_member_get") @implementation
public func keep_member_get(
  _ layout: OpaquePointer!, _ member: keep_node, _ what: keep_member_value
) -> Double {
  LayoutBox.ask(layout, .nan) { layout in
    guard let what = MemberValue(rawValue: Int8(truncatingIfNeeded: what.rawValue)) else {
      return .nan
    }
    return layout.value(what, ofMember: Node(member))
  }
}
