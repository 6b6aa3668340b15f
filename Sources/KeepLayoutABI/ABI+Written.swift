// Written by bindings/write_abi.py from the headers and the table of properties.
public import CKeepLayout
import LayoutAnswers
import LayoutRelations
import LayoutStore

@_cdecl("keep_node_set_safe_area") @implementation
public func keep_node_set_safe_area(
  _ layout: OpaquePointer!, _ node: keep_node, _ insets: keep_insets
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_safe_area", about: node) { layout throws(LayoutError) in
    try layout.set(.safeArea, of: Node(node), to: .insets(Insets(insets)))
  }
}

@_cdecl("keep_node_safe_area") @implementation
public func keep_node_safe_area(_ layout: OpaquePointer!, _ node: keep_node) -> keep_insets {
  LayoutBox.ask(layout, keep_insets()) {
    $0.value(.safeArea, of: Node(node))?.insets.insets ?? keep_insets()
  }
}

@_cdecl("keep_node_set_alignment_insets") @implementation
public func keep_node_set_alignment_insets(
  _ layout: OpaquePointer!, _ node: keep_node, _ insets: keep_insets
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_alignment_insets", about: node) {
    layout throws(LayoutError) in
    try layout.set(.alignmentInsets, of: Node(node), to: .insets(Insets(insets)))
  }
}

@_cdecl("keep_node_alignment_insets") @implementation
public func keep_node_alignment_insets(_ layout: OpaquePointer!, _ node: keep_node) -> keep_insets {
  LayoutBox.ask(layout, keep_insets()) {
    $0.value(.alignmentInsets, of: Node(node))?.insets.insets ?? keep_insets()
  }
}

@_cdecl("keep_node_set_baseline_share") @implementation
public func keep_node_set_baseline_share(
  _ layout: OpaquePointer!, _ node: keep_node, _ share: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_baseline_share", about: node) {
    layout throws(LayoutError) in
    try layout.set(.baselineShare, of: Node(node), to: .number(share))
  }
}

@_cdecl("keep_node_baseline_share") @implementation
public func keep_node_baseline_share(_ layout: OpaquePointer!, _ node: keep_node) -> Double {
  LayoutBox.ask(layout, 0) { $0.value(.baselineShare, of: Node(node))?.number ?? 0 }
}

@_cdecl("keep_node_set_hidden") @implementation
public func keep_node_set_hidden(
  _ layout: OpaquePointer!, _ node: keep_node, _ hidden: Bool
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_hidden", about: node) { layout throws(LayoutError) in
    try layout.set(.hidden, of: Node(node), to: .flag(hidden))
  }
}

@_cdecl("keep_node_is_hidden") @implementation
public func keep_node_is_hidden(_ layout: OpaquePointer!, _ node: keep_node) -> Bool {
  LayoutBox.ask(layout, false) { $0.value(.hidden, of: Node(node))?.flag ?? false }
}

@_cdecl("keep_node_set_clips") @implementation
public func keep_node_set_clips(
  _ layout: OpaquePointer!, _ node: keep_node, _ clips: Bool
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_clips", about: node) { layout throws(LayoutError) in
    try layout.set(.clips, of: Node(node), to: .flag(clips))
  }
}
