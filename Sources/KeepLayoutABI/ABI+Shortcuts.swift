public import CKeepLayout
import ConstraintSolver
import LayoutAnswers
import LayoutStore
import LayoutVocabularies

extension Insets {
  @inline(__always)
  init(_ insets: keep_insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  @inline(__always)
  var insets: keep_insets { keep_insets(top: top, left: left, bottom: bottom, right: right) }
}

// The message about a single node does not count elements.

@_cdecl("keep_nodes_keep_size") @implementation
public func keep_nodes_keep_size(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ width: Double, _ height: Double, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_nodes_keep_size", about: single(nodes, count)) {
    layout throws(LayoutError) in
    let nodes: [Node] = try checked(nodes, count)
    guard nodes.count == 1 else {
      return try layout.keepSize(of: nodes, width: width, height: height, priority: priority)
    }
    try layout.keepSize(of: nodes[0], width: width, height: height, priority: priority)
  }
}

@_cdecl("keep_nodes_keep_insets") @implementation
public func keep_nodes_keep_insets(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ kind: keep_attribute_kind, _ insets: keep_insets, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_nodes_keep_insets", about: single(nodes, count)) {
    layout throws(LayoutError) in
    let nodes: [Node] = try checked(nodes, count)
    let (kind, insets) = (try checked(kind), Insets(insets))
    guard nodes.count == 1 else {
      return try layout.keepInsets(kind, of: nodes, insets, priority: priority)
    }
    try layout.keepInsets(kind, of: nodes[0], insets, priority: priority)
  }
}

@_cdecl("keep_nodes_keep_center") @implementation
public func keep_nodes_keep_center(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ x: Double, _ y: Double, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_nodes_keep_center", about: single(nodes, count)) {
    layout throws(LayoutError) in
    let nodes: [Node] = try checked(nodes, count)
    guard nodes.count == 1 else {
      return try layout.keepCenter(of: nodes, x: x, y: y, priority: priority)
    }
    try layout.keepCenter(of: nodes[0], x: x, y: y, priority: priority)
  }
}
