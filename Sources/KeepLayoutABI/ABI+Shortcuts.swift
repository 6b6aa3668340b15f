public import CKeepLayout
import ConstraintSolver
import KeepLayout

extension Insets {
  @inline(__always)
  init(_ insets: keep_insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  @inline(__always)
  var insets: keep_insets { keep_insets(top: top, left: left, bottom: bottom, right: right) }
}

@_cdecl("keep_node_keep_size") @implementation
public func keep_node_keep_size(
  _ layout: OpaquePointer!, _ node: keep_node,
  _ width: Double, _ height: Double, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_keep_size") { layout throws(LayoutError) in
    try layout.keepSize(of: Node(node), width: width, height: height, priority: priority)
  }
}

@_cdecl("keep_node_keep_insets") @implementation
public func keep_node_keep_insets(
  _ layout: OpaquePointer!, _ node: keep_node,
  _ kind: keep_attribute_kind, _ insets: keep_insets, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_keep_insets") { layout throws(LayoutError) in
    try layout.keepInsets(
      try checked(kind), of: Node(node), Insets(insets), priority: priority)
  }
}

@_cdecl("keep_node_keep_center") @implementation
public func keep_node_keep_center(
  _ layout: OpaquePointer!, _ node: keep_node,
  _ x: Double, _ y: Double, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_keep_center") { layout throws(LayoutError) in
    try layout.keepCenter(of: Node(node), x: x, y: y, priority: priority)
  }
}

@_cdecl("keep_node_keep_centered") @implementation
public func keep_node_keep_centered(
  _ layout: OpaquePointer!, _ node: keep_node,
  _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_keep_centered") { layout throws(LayoutError) in
    try layout.keepCentered(Node(node), priority: priority)
  }
}

@_cdecl("keep_node_keep_horizontally_centered") @implementation
public func keep_node_keep_horizontally_centered(
  _ layout: OpaquePointer!, _ node: keep_node,
  _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_keep_horizontally_centered") { layout throws(LayoutError) in
    try layout.keepCentered(Node(node), .horizontal, priority: priority)
  }
}

@_cdecl("keep_node_keep_vertically_centered") @implementation
public func keep_node_keep_vertically_centered(
  _ layout: OpaquePointer!, _ node: keep_node,
  _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_keep_vertically_centered") { layout throws(LayoutError) in
    try layout.keepCentered(Node(node), .vertical, priority: priority)
  }
}

// MARK: Arrays of nodes

@_cdecl("keep_nodes_keep_size") @implementation
public func keep_nodes_keep_size(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ width: Double, _ height: Double, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_nodes_keep_size") { layout throws(LayoutError) in
    let nodes: [Node] = try checked(nodes, count)
    try layout.keepSize(of: nodes, width: width, height: height, priority: priority)
  }
}

@_cdecl("keep_nodes_keep_insets") @implementation
public func keep_nodes_keep_insets(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ kind: keep_attribute_kind, _ insets: keep_insets, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_nodes_keep_insets") { layout throws(LayoutError) in
    let nodes: [Node] = try checked(nodes, count)
    try layout.keepInsets(
      try checked(kind), of: nodes, Insets(insets), priority: priority)
  }
}

@_cdecl("keep_nodes_keep_center") @implementation
public func keep_nodes_keep_center(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ x: Double, _ y: Double, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_nodes_keep_center") { layout throws(LayoutError) in
    let nodes: [Node] = try checked(nodes, count)
    try layout.keepCenter(of: nodes, x: x, y: y, priority: priority)
  }
}
