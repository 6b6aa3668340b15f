public import CKeepLayout
import ConstraintSolver
import LayoutAnswers
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_group_create") @implementation
public func keep_group_create(
  _ layout: OpaquePointer!, _ attributes: UnsafePointer<keep_attribute>!, _ count: Int
) -> keep_attribute {
  LayoutBox.make(layout, "keep_group_create", none: keep_attribute()) {
    layout throws(LayoutError) in
    let attributes = try checked(attributes, count, "attributes is NULL")
    return try layout.group(attributes.map { Attribute($0) }).handle
  }
}

@_cdecl("keep_group_destroy") @implementation
public func keep_group_destroy(_ layout: OpaquePointer!, _ group: keep_attribute) -> keep_status {
  LayoutBox.attempt(layout, "keep_group_destroy") { layout throws(LayoutError) in
    try layout.destroyGroup(Attribute(group))
  }
}

@_cdecl("keep_attribute_members") @implementation
public func keep_attribute_members(
  _ layout: OpaquePointer!, _ group: keep_attribute,
  _ members: UnsafeMutablePointer<keep_attribute>!, _ capacity: Int
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    let all = (try? layout.members(of: Attribute(group))) ?? []
    return write(all.count, to: members, capacity) { all[$0].handle }
  }
}

// MARK: Arrays of nodes

@_cdecl("keep_nodes_attribute") @implementation
public func keep_nodes_attribute(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ kind: keep_attribute_kind
) -> keep_attribute {
  LayoutBox.make(layout, "keep_nodes_attribute", none: keep_attribute()) {
    layout throws(LayoutError) in
    try layout.attribute(try checked(kind), of: try checked(nodes, count)).handle
  }
}

@_cdecl("keep_nodes_attribute_to") @implementation
public func keep_nodes_attribute_to(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ kind: keep_attribute_kind, _ other: keep_node
) -> keep_attribute {
  LayoutBox.make(layout, "keep_nodes_attribute_to", none: keep_attribute()) {
    layout throws(LayoutError) in
    let nodes = try checked(nodes, count)
    return try layout.attribute(try checked(kind), of: nodes, to: Node(other)).handle
  }
}

@_cdecl("keep_nodes_attribute_between") @implementation
public func keep_nodes_attribute_between(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ kind: keep_attribute_kind
) -> keep_attribute {
  LayoutBox.make(layout, "keep_nodes_attribute_between", none: keep_attribute()) {
    layout throws(LayoutError) in
    try layout.attribute(try checked(kind), between: try checked(nodes, count)).handle
  }
}

@_cdecl("keep_nodes_set") @implementation
public func keep_nodes_set(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ kind: keep_attribute_kind, _ other: keep_node, _ relation: keep_relation, _ value: Double,
  _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_nodes_set", about: single(nodes, count)) {
    layout throws(LayoutError) in
    try layout.set(
      try checked(kind), of: try checked(nodes, count), to: Node(other), try checked(relation),
      value, priority: priority)
  }
}

@_cdecl("keep_nodes_set_between") @implementation
public func keep_nodes_set_between(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ kind: keep_attribute_kind, _ relation: keep_relation, _ value: Double, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_nodes_set_between") { layout throws(LayoutError) in
    try layout.set(
      try checked(kind), between: try checked(nodes, count), try checked(relation), value,
      priority: priority)
  }
}

@_cdecl("keep_nodes_distribute") @implementation
public func keep_nodes_distribute(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ kind: keep_attribute_kind, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_nodes_distribute") { layout throws(LayoutError) in
    try layout.distribute(
      try checked(kind), between: try checked(nodes, count), priority: priority)
  }
}
