public import CKeepLayout
import LayoutAnswers
import LayoutRelations
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_node_frame") @implementation
public func keep_node_frame(_ layout: OpaquePointer!, _ node: keep_node) -> keep_rect {
  LayoutBox.ask(layout, keep_rect()) { $0.frame(of: Node(node)).rect }
}

@_cdecl("keep_node_frame_as") @implementation
public func keep_node_frame_as(
  _ layout: OpaquePointer!, _ node: keep_node, _ kind: keep_frame_kind
) -> keep_rect {
  LayoutBox.ask(layout, keep_rect()) { layout in
    guard let kind = FrameKind(kind) else { return keep_rect() }
    return layout.frame(of: Node(node), as: kind).rect
  }
}

@_cdecl("keep_node_frame_in") @implementation
public func keep_node_frame_in(
  _ layout: OpaquePointer!, _ node: keep_node, _ space: keep_node
) -> keep_rect {
  LayoutBox.ask(layout, keep_rect()) { $0.frame(of: Node(node), in: Node(space)).rect }
}

@_cdecl("keep_node_at") @implementation
public func keep_node_at(
  _ layout: OpaquePointer!, _ root: keep_node, _ x: Double, _ y: Double, _ kind: keep_frame_kind
) -> keep_node {
  LayoutBox.ask(layout, keep_node()) { layout in
    guard let frames = Layout.SeenFrames(kind) else { return keep_node() }
    return layout.node(at: x, y, in: Node(root), frames).handle
  }
}

extension Layout.SeenFrames {
  /// Whatever they are relative to; nil for a number that is no kind.
  init?(_ kind: keep_frame_kind) {
    switch kind {
    case KEEP_FRAME_IN_PARENT, KEEP_FRAME_IN_ROOT: self = .solved
    case KEEP_FRAME_SNAPPED, KEEP_FRAME_SNAPPED_IN_ROOT: self = .snapped
    case KEEP_FRAME_PRESENTED, KEEP_FRAME_PRESENTED_IN_ROOT: self = .presented
    case KEEP_FRAME_PRESENTED_SNAPPED, KEEP_FRAME_PRESENTED_SNAPPED_IN_ROOT:
      self = .presentedSnapped
    default: return nil
    }
  }
}

@_cdecl("keep_node_clips") @implementation
public func keep_node_clips(_ layout: OpaquePointer!, _ node: keep_node) -> Bool {
  LayoutBox.ask(layout, false) { $0.clips(Node(node)) }
}

@_cdecl("keep_layout_frames") @implementation
public func keep_layout_frames(
  _ layout: OpaquePointer!, _ nodes: UnsafePointer<keep_node>!,
  _ frames: UnsafeMutablePointer<keep_rect>!, _ count: Int, _ kind: keep_frame_kind
) -> keep_status {
  LayoutBox.attempt(layout, "keep_layout_frames", isReading: true) { layout throws(LayoutError) in
    let kind: FrameKind = try known(kind, "the kind", of: "keep_frame_kind")
    let nodes = inPlace(try checked(nodes, count, "nodes is NULL"))
    _ = try checked(frames, count, "frames is NULL")
    guard let frames = inPlace(frames) else { return }
    switch kind {
    case .inParent: try layout.readFrames(of: nodes, into: frames)
    case .presented: try layout.writePresentedFrames(of: nodes, to: frames)
    default:
      try layout.check(nodes)
      for place in 0..<count { frames[place] = layout.frame(of: nodes[place], as: kind) }
    }
  }
}

@_cdecl("keep_layout_tree") @implementation
public func keep_layout_tree(
  _ layout: OpaquePointer!, _ within: keep_node, _ nodes: UnsafeMutablePointer<keep_node>!,
  _ parents: UnsafeMutablePointer<keep_node>!,
  _ names: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
  _ frames: UnsafeMutablePointer<keep_rect>!, _ capacity: Int, _ kind: keep_frame_kind
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    guard let kind = FrameKind(kind) else { return 0 }
    let all = layout.tree(within: Node(within))
    _ = write(all.count, to: parents, capacity) { layout.parent(of: all[$0]).handle }
    _ = write(all.count, to: names, capacity) { text(layout.storedName(of: all[$0])) }
    _ = write(all.count, to: frames, capacity) { layout.frame(of: all[$0], as: kind).rect }
    return write(all.count, to: nodes, capacity) { all[$0].handle }
  }
}

@_cdecl("keep_layout_changes_as") @implementation
public func keep_layout_changes_as(
  _ layout: OpaquePointer!, _ nodes: UnsafeMutablePointer<keep_node>!,
  _ frames: UnsafeMutablePointer<keep_rect>!, _ capacity: Int, _ kind: keep_frame_kind
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    guard let kind = FrameKind(kind) else { return 0 }
    return layout.takeChanges(as: kind, inPlace(nodes), inPlace(frames), upTo: room(capacity))
  }
}

extension FrameKind {
  /// nil for a number that is no kind.
  fileprivate init?(_ kind: keep_frame_kind) {
    guard let number = Int8(exactly: kind.rawValue) else { return nil }
    self.init(rawValue: number)
  }
}

@_cdecl("keep_layout_changes") @implementation
public func keep_layout_changes(
  _ layout: OpaquePointer!, _ nodes: UnsafeMutablePointer<keep_node>!,
  _ frames: UnsafeMutablePointer<keep_rect>!, _ capacity: Int
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    layout.takeChanges(inPlace(nodes), inPlace(frames), upTo: room(capacity))
  }
}
