public import CKeepLayout
import KeepLayout

@_cdecl("keep_node_frame_in") @implementation
public func keep_node_frame_in(
  _ layout: OpaquePointer!, _ node: keep_node, _ space: keep_node
) -> keep_rect {
  LayoutBox.ask(layout, keep_rect()) { $0.frame(of: Node(node), in: Node(space)).rect }
}

@_cdecl("keep_node_snapped_frame") @implementation
public func keep_node_snapped_frame(_ layout: OpaquePointer!, _ node: keep_node) -> keep_rect {
  LayoutBox.ask(layout, keep_rect()) { $0.snappedFrame(of: Node(node)).rect }
}

@_cdecl("keep_node_snapped_frame_in_root") @implementation
public func keep_node_snapped_frame_in_root(
  _ layout: OpaquePointer!, _ node: keep_node
) -> keep_rect {
  LayoutBox.ask(layout, keep_rect()) { $0.snappedFrameInRoot(of: Node(node)).rect }
}

@_cdecl("keep_node_scroll_content") @implementation
public func keep_node_scroll_content(_ layout: OpaquePointer!, _ owner: keep_node) -> keep_rect {
  LayoutBox.ask(layout, keep_rect()) { $0.scrollContent(of: Node(owner)).rect }
}

// MARK: Scale

@_cdecl("keep_layout_set_scale") @implementation
public func keep_layout_set_scale(_ layout: OpaquePointer!, _ scale: Double) -> keep_status {
  LayoutBox.attempt(layout, "keep_layout_set_scale") { layout throws(LayoutError) in
    try layout.setScale(scale)
  }
}

@_cdecl("keep_layout_scale") @implementation
public func keep_layout_scale(_ layout: OpaquePointer!) -> Double {
  LayoutBox.ask(layout, 0) { $0.scale }
}

// MARK: Many frames

@_cdecl("keep_layout_snapped_frames") @implementation
public func keep_layout_snapped_frames(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!,
  _ frames: UnsafeMutablePointer<keep_rect>!, _ count: Int
) -> keep_status {
  write(layout, "keep_layout_snapped_frames", nodes, frames, count) { $0.snappedFrame(of: $1) }
}

@_cdecl("keep_layout_snapped_frames_in_root") @implementation
public func keep_layout_snapped_frames_in_root(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!,
  _ frames: UnsafeMutablePointer<keep_rect>!, _ count: Int
) -> keep_status {
  write(layout, "keep_layout_snapped_frames_in_root", nodes, frames, count) {
    $0.snappedFrameInRoot(of: $1)
  }
}
