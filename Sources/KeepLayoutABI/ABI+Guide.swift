public import CKeepLayout
import ConstraintSolver
import LayoutAnswers
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_guide_create") @implementation
public func keep_guide_create(_ layout: OpaquePointer!, _ owner: keep_node) -> keep_node {
  LayoutBox.make(layout, "keep_guide_create", about: owner, none: keep_node()) {
    layout throws(LayoutError) in
    try layout.createGuide(in: Node(owner)).handle
  }
}

@_cdecl("keep_node_is_guide") @implementation
public func keep_node_is_guide(_ layout: OpaquePointer!, _ node: keep_node) -> Bool {
  LayoutBox.ask(layout, false) { $0.isGuide(Node(node)) }
}

@_cdecl("keep_node_guide") @implementation
public func keep_node_guide(
  _ layout: OpaquePointer!, _ owner: keep_node, _ guide: keep_guide
) -> keep_node {
  LayoutBox.make(
    layout, "keep_node_guide", about: owner, none: keep_node()
  ) { layout throws(LayoutError) in
    try layout.guide(try checked(guide), of: Node(owner)).handle
  }
}

// MARK: Scrolling

@_cdecl("keep_node_set_scroll_disabled") @implementation
public func keep_node_set_scroll_disabled(
  _ layout: OpaquePointer!, _ owner: keep_node, _ axis: keep_axis, _ disabled: Bool
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_scroll_disabled", about: owner) {
    layout throws(LayoutError) in
    try layout.setScrollDisabled(of: Node(owner), try checked(axis), disabled)
  }
}

@_cdecl("keep_node_is_scroll_disabled") @implementation
public func keep_node_is_scroll_disabled(
  _ layout: OpaquePointer!, _ owner: keep_node, _ axis: keep_axis
) -> Bool {
  LayoutBox.ask(layout, false) { layout in
    guard let axis = try? checked(axis) else { return false }
    return layout.isScrollDisabled(of: Node(owner), axis)
  }
}
