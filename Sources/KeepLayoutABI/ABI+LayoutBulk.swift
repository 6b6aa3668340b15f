public import CKeepLayout
import ConstraintSolver
import LayoutAnswers
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_layout_node_count") @implementation
public func keep_layout_node_count(_ layout: OpaquePointer!) -> Int {
  LayoutBox.ask(layout, 0) { $0.nodeCount }
}

/// Writes children as far as there is room; returns how many there are.
func write(
  children parent: Node, of layout: Layout, to nodes: UnsafeMutablePointer<keep_node>?,
  _ capacity: Int
) -> Int {
  var count = 0
  layout.forEachChild(of: parent) { child in
    if let nodes, count < room(capacity) { nodes[count] = child.handle }
    count += 1
  }
  return count
}

@_cdecl("keep_layout_create_nodes") @implementation
public func keep_layout_create_nodes(
  _ layout: OpaquePointer!, _ parents: UnsafePointer<keep_node>!,
  _ nodes: UnsafeMutablePointer<keep_node>!, _ count: Int
) -> keep_status {
  LayoutBox.attempt(layout, "keep_layout_create_nodes") { layout throws(LayoutError) in
    if count < 0 { throw .limit(.nodes) }
    try layout.createNodes(
      count, under: { place in parents.map { Node($0[place]) } ?? .none }
    ) { place, node in
      if let nodes { nodes[place] = node.handle }
    }
  }
}

@_cdecl("keep_layout_set_values") @implementation
public func keep_layout_set_values(
  _ layout: OpaquePointer!, _ attributes: UnsafePointer<keep_attribute>!,
  _ relations: UnsafePointer<Int8>!, _ values: UnsafePointer<Double>!,
  _ priorities: UnsafePointer<Double>!, _ count: Int
) -> keep_status {
  LayoutBox.attempt(layout, "keep_layout_set_values") { layout throws(LayoutError) in
    let attributes = try checked(attributes, count, "attributes is NULL")
    let values = try checked(values, count, "values is NULL")
    try layout.set(count) { place throws(LayoutError) in
      let number = relations?[place] ?? 0
      guard let relation = Relation(rawValue: number) else {
        throw .unknown("the relation", Int(number), of: "keep_relation")
      }
      return Setting(
        Attribute(attributes[place]), relation, values[place],
        priority: priorities?[place] ?? Priority.required)
    }
  }
}
