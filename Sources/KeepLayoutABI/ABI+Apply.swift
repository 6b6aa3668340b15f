public import CKeepLayout
import ConstraintSolver
import LayoutAnswers
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_node_apply") @implementation
public func keep_node_apply(
  _ layout: OpaquePointer!, _ node: keep_node, _ list: UnsafePointer<keep_applied>!, _ count: Int,
  _ constraints: UnsafeMutablePointer<keep_constraint>!, _ capacity: Int
) -> keep_status {
  LayoutBox.attemptWithCallback(layout, "keep_node_apply", about: node) { box throws(LayoutError) in
    let list = try read(try checked(list, count, "list is NULL"))
    let hosts = list.map { $0.when == nil ? nil : HostCallback($0.user_data, of: box) }
    var all: [AppliedAttribute] = []
    for place in list.indices {
      do throws(LayoutError) {
        var attribute = try checked(list[place])
        attribute.condition = hosts[place].map { condition(list[place].when, $0, of: layout) }
        all.append(attribute)
      } catch {
        throw .element(place, error)
      }
    }
    let made = try box.layout.apply(all, to: Node(node))
    for place in list.indices { hosts[place]?.destroy = list[place].destroy }
    _ = write(made.count, to: constraints, capacity) { made[$0].handle }
  }
}

@_cdecl("keep_node_applied") @implementation
public func keep_node_applied(
  _ layout: OpaquePointer!, _ node: keep_node,
  _ constraints: UnsafeMutablePointer<keep_constraint>!,
  _ capacity: Int
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    let all = layout.applied(to: Node(node))
    return write(all.count, to: constraints, capacity) { all[$0].handle }
  }
}

@_cdecl("keep_node_clear_applied") @implementation
public func keep_node_clear_applied(_ layout: OpaquePointer!, _ node: keep_node) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_clear_applied", about: node) { layout throws(LayoutError) in
    try layout.clearApplied(Node(node))
  }
}

@_cdecl("keep_node_reload") @implementation
public func keep_node_reload(_ layout: OpaquePointer!, _ node: keep_node) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_reload", about: node) { layout throws(LayoutError) in
    try layout.reload(Node(node))
  }
}

@_cdecl("keep_layout_reload") @implementation
public func keep_layout_reload(_ layout: OpaquePointer!) -> keep_status {
  LayoutBox.attempt(layout, "keep_layout_reload") { layout throws(LayoutError) in
    try layout.reload()
  }
}

// MARK: Context

@_cdecl("keep_layout_set_context") @implementation
public func keep_layout_set_context(
  _ layout: OpaquePointer!, _ context: keep_context
) -> keep_status {
  LayoutBox.attempt(layout, "keep_layout_set_context") { layout throws(LayoutError) in
    try layout.setContext(try checked(context))
  }
}

@_cdecl("keep_node_set_context") @implementation
public func keep_node_set_context(
  _ layout: OpaquePointer!, _ node: keep_node, _ context: UnsafePointer<keep_context>!
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_context", about: node) { layout throws(LayoutError) in
    try layout.setContext(
      try context.map { (context) throws(LayoutError) in try checked(context.pointee) },
      inside: Node(node))
  }
}

@_cdecl("keep_node_context") @implementation
public func keep_node_context(_ layout: OpaquePointer!, _ node: keep_node) -> keep_context {
  LayoutBox.ask(layout, keep_context()) { $0.context(inside: Node(node)).context }
}

// MARK: Conversions

private func checked(_ applied: keep_applied) throws(LayoutError) -> AppliedAttribute {
  var attribute = AppliedAttribute(try checkedKind(applied), applied.value)
  attribute.relation = try checked(applied.relation)
  attribute.multiplier = applied.multiplier
  attribute.priority = applied.priority
  attribute.reference = Node(applied.to)
  if applied.to_anchor.rawValue != 0 { attribute.referenceAnchor = try checked(applied.to_anchor) }
  if let parts = applied.parts {
    attribute.parts = (0..<attribute.kind.partCount).map { parts[$0] }
  }
  return attribute
}

private func checkedKind(_ applied: keep_applied) throws(LayoutError) -> AppliedKind {
  if applied.compound.rawValue == 0 { return .anchor(try checked(applied.anchor)) }
  guard applied.anchor.rawValue == 0 else {
    throw .argument("it is an anchor and a compound at once")
  }
  return .compound(try known(applied.compound, "the compound", of: "keep_compound"))
}

private func checked(_ context: keep_context) throws(LayoutError) -> Context {
  var checked = Context()
  checked.horizontal = try known(context.horizontal, "the size class", of: "keep_size_class")
  checked.vertical = try known(context.vertical, "the size class", of: "keep_size_class")
  checked.idiom = try known(context.idiom, "the idiom", of: "keep_idiom")
  checked.orientation = try known(context.orientation, "the orientation", of: "keep_orientation")
  return checked
}

extension Context {
  fileprivate var context: keep_context {
    keep_context(
      horizontal: keep_size_class(rawValue: numericCast(horizontal.rawValue)),
      vertical: keep_size_class(rawValue: numericCast(vertical.rawValue)),
      idiom: keep_idiom(rawValue: numericCast(idiom.rawValue)),
      orientation: keep_orientation(rawValue: numericCast(orientation.rawValue)))
  }
}

/// A condition of the host's, whose data `host` has.
private func condition(
  _ when: @escaping keep_condition, _ host: HostCallback, of layout: OpaquePointer
) -> Condition {
  let function = UInt(bitPattern: unsafeBitCast(when, to: Int.self))
  return Condition(identity: (function, UInt(bitPattern: host.userData))) {
    (node, context) throws(LayoutError) in
    var context = context.context
    let answer = when(layout, node.handle, &context, host.userData)
    if answer < 0 { throw .condition(node, Int(answer)) }
    return answer > 0
  }
}
