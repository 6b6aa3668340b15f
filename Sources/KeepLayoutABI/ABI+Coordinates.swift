public import CKeepLayout
import LayoutAnswers
import LayoutRelations
import LayoutStore

@_cdecl("keep_node_scroll_content") @implementation
public func keep_node_scroll_content(_ layout: OpaquePointer!, _ owner: keep_node) -> keep_rect {
  LayoutBox.ask(layout, keep_rect()) { $0.scrollContent(of: Node(owner)).rect }
}

// MARK: Scale

@_cdecl("keep_layout_set_scale") @implementation
public func keep_layout_set_scale(_ layout: OpaquePointer!, _ scale: Double) -> keep_status {
  LayoutBox.attempt(layout, "keep_layout_set_scale") { layout throws(LayoutError) in
    try layout.set(.scale, to: .number(scale))
  }
}

@_cdecl("keep_layout_scale") @implementation
public func keep_layout_scale(_ layout: OpaquePointer!) -> Double {
  LayoutBox.ask(layout, 0) { $0.scale }
}

// MARK: Many frames
