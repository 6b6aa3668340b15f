public import CKeepLayout
import LayoutAnswers
import LayoutStore

@_cdecl("keep_node_fitting_size") @implementation
public func keep_node_fitting_size(
  _ layout: OpaquePointer!, _ node: keep_node, _ target: keep_size,
  _ horizontalPriority: Double, _ verticalPriority: Double,
  _ size: UnsafeMutablePointer<keep_size>!
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_fitting_size", about: node) { layout throws(LayoutError) in
    guard let size else { throw .argument("size is NULL") }
    let wanted = try layout.fittingSize(
      of: Node(node), Size(width: target.width, height: target.height),
      horizontal: horizontalPriority, vertical: verticalPriority)
    size.pointee = keep_size(width: wanted.width, height: wanted.height)
  }
}

@_cdecl("keep_node_size_range") @implementation
public func keep_node_size_range(
  _ layout: OpaquePointer!, _ node: keep_node, _ axis: keep_axis, _ priority: Double,
  _ minimum: UnsafeMutablePointer<Double>!, _ maximum: UnsafeMutablePointer<Double>!
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_size_range", about: node) { layout throws(LayoutError) in
    let range = try layout.sizeRange(of: Node(node), try checked(axis), priority: priority)
    if let minimum { minimum.pointee = range.minimum }
    if let maximum { maximum.pointee = range.maximum }
  }
}
