public import CKeepLayout
import ConstraintSolver
import KeepLayout

@_cdecl("keep_node_set_hugging") @implementation
public func keep_node_set_hugging(
  _ layout: OpaquePointer!, _ node: keep_node, _ axis: keep_axis, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_hugging") { layout throws(LayoutError) in
    try layout.setHugging(of: Node(node), try checked(axis), to: priority)
  }
}

@_cdecl("keep_node_hugging") @implementation
public func keep_node_hugging(
  _ layout: OpaquePointer!, _ node: keep_node, _ axis: keep_axis
) -> Double {
  LayoutBox.ask(layout, 0) { layout in
    guard let axis = try? checked(axis) else { return 0 }
    return layout.hugging(of: Node(node), axis)
  }
}

@_cdecl("keep_nodes_set_hugging") @implementation
public func keep_nodes_set_hugging(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ axis: keep_axis, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_nodes_set_hugging") { layout throws(LayoutError) in
    let nodes: [Node] = try checked(nodes, count)
    try layout.setHugging(of: nodes, try checked(axis), to: priority)
  }
}

@_cdecl("keep_node_set_compression") @implementation
public func keep_node_set_compression(
  _ layout: OpaquePointer!, _ node: keep_node, _ axis: keep_axis, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_compression") { layout throws(LayoutError) in
    try layout.setCompression(of: Node(node), try checked(axis), to: priority)
  }
}

@_cdecl("keep_node_compression") @implementation
public func keep_node_compression(
  _ layout: OpaquePointer!, _ node: keep_node, _ axis: keep_axis
) -> Double {
  LayoutBox.ask(layout, 0) { layout in
    guard let axis = try? checked(axis) else { return 0 }
    return layout.compression(of: Node(node), axis)
  }
}

@_cdecl("keep_nodes_set_compression") @implementation
public func keep_nodes_set_compression(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ axis: keep_axis, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_nodes_set_compression") { layout throws(LayoutError) in
    let nodes: [Node] = try checked(nodes, count)
    try layout.setCompression(of: nodes, try checked(axis), to: priority)
  }
}
