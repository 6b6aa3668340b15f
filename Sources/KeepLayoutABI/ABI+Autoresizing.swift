public import CKeepLayout
import LayoutAnswers
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_node_set_autoresizing") @implementation
public func keep_node_set_autoresizing(
  _ layout: OpaquePointer!, _ node: keep_node, _ mask: UInt32, _ frame: keep_rect,
  _ parent: keep_size
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_autoresizing", about: node) {
    layout throws(LayoutError) in
    try layout.setAutoresizing(
      of: Node(node), Flexible(rawValue: UInt8(clamping: mask)),
      frame: Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
      in: Size(width: parent.width, height: parent.height))
  }
}

@_cdecl("keep_node_clear_autoresizing") @implementation
public func keep_node_clear_autoresizing(
  _ layout: OpaquePointer!, _ node: keep_node
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_clear_autoresizing") { layout throws(LayoutError) in
    try layout.clearAutoresizing(of: Node(node))
  }
}

@_cdecl("keep_node_autoresizing") @implementation
public func keep_node_autoresizing(_ layout: OpaquePointer!, _ node: keep_node) -> Int32 {
  LayoutBox.ask(layout, -1) { layout in
    layout.autoresizing(of: Node(node)).map { Int32($0.rawValue) } ?? -1
  }
}
