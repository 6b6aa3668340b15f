public import CKeepLayout
import ConstraintSolver
import LayoutAnswers
import LayoutRelations
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_node_set_content_size") @implementation
public func keep_node_set_content_size(
  _ layout: OpaquePointer!, _ node: keep_node, _ width: Double, _ height: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_content_size", about: node) {
    layout throws(LayoutError) in
    try layout.setContentSize(of: Node(node), width: width, height: height)
  }
}

@_cdecl("keep_node_content_size") @implementation
public func keep_node_content_size(
  _ layout: OpaquePointer!, _ node: keep_node, _ axis: keep_axis
) -> Double {
  LayoutBox.ask(layout, .nan) { layout in
    guard let axis = try? checked(axis) else { return .nan }
    return layout.contentSize(of: Node(node), axis)
  }
}

@_cdecl("keep_node_set_measure") @implementation
public func keep_node_set_measure(
  _ layout: OpaquePointer!, _ node: keep_node, _ axis: keep_axis,
  _ function: keep_measure_function!, _ userData: UnsafeMutableRawPointer!,
  _ destroy: keep_destroy_function!
) -> keep_status {
  LayoutBox.attemptWithCallback(layout, "keep_node_set_measure", about: node) {
    box throws(LayoutError) in
    let axis = try checked(axis), node = Node(node)
    guard let function else { return try box.layout.setMeasurer(of: node, nil) }
    let host = HostCallback(userData, of: box)
    try box.layout.setMeasurer(of: node, axis) { node, length in
      function(layout, node.handle, length, host.userData)
    }
    host.destroy = destroy
  }
}

@_cdecl("keep_node_set_measure_both") @implementation
public func keep_node_set_measure_both(
  _ layout: OpaquePointer!, _ node: keep_node, _ function: keep_measure_both_function!,
  _ userData: UnsafeMutableRawPointer!, _ destroy: keep_destroy_function!
) -> keep_status {
  LayoutBox.attemptWithCallback(layout, "keep_node_set_measure_both", about: node) {
    box throws(LayoutError) in
    let node = Node(node)
    guard let function else { return try box.layout.setMeasurer(of: node, nil) }
    let host = HostCallback(userData, of: box)
    try box.layout.setMeasurer(of: node) { node, available in
      var size = keep_size(width: .nan, height: .nan)
      let available = keep_size(width: available.width, height: available.height)
      function(layout, node.handle, available, &size, host.userData)
      return Size(width: size.width, height: size.height)
    }
    host.destroy = destroy
  }
}

@_cdecl("keep_node_measure") @implementation
public func keep_node_measure(
  _ layout: OpaquePointer!, _ node: keep_node, _ axis: keep_axis
) -> UInt32 {
  LayoutBox.ask(layout, 0) { layout in
    guard let axis = try? checked(axis) else { return 0 }
    return UInt32(layout.measurer(of: Node(node), axis) + 1)
  }
}

@_cdecl("keep_node_invalidate_content") @implementation
public func keep_node_invalidate_content(
  _ layout: OpaquePointer!, _ node: keep_node
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_invalidate_content") { layout throws(LayoutError) in
    try layout.invalidateContent(of: Node(node))
  }
}

// MARK: Priorities

// MARK: Resistance

@_cdecl("keep_nodes_set_resistance") @implementation
public func keep_nodes_set_resistance(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!, _ count: Int,
  _ axis: keep_axis, _ resistance: keep_resistance, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_nodes_set_resistance", about: single(nodes, count)) {
    layout throws(LayoutError) in
    let nodes: [Node] = try checked(nodes, count)
    let axis = try checked(axis)
    switch resistance {
    case KEEP_HUGGING: try layout.setHugging(of: nodes, axis, to: priority)
    case KEEP_COMPRESSION: try layout.setCompression(of: nodes, axis, to: priority)
    default:
      throw .unknown(
        "the resistance", Int(truncatingIfNeeded: resistance.rawValue), of: "keep_resistance")
    }
  }
}

@_cdecl("keep_node_resistance") @implementation
public func keep_node_resistance(
  _ layout: OpaquePointer!, _ node: keep_node, _ axis: keep_axis, _ resistance: keep_resistance
) -> Double {
  LayoutBox.ask(layout, 0) { layout in
    guard let axis = try? checked(axis) else { return 0 }
    switch resistance {
    case KEEP_HUGGING:
      let property: NodeProperty = axis == .horizontal ? .huggingWidth : .huggingHeight
      return layout.value(property, of: Node(node))?.number ?? 0
    case KEEP_COMPRESSION:
      let property: NodeProperty = axis == .horizontal ? .compressionWidth : .compressionHeight
      return layout.value(property, of: Node(node))?.number ?? 0
    default: return 0
    }
  }
}
