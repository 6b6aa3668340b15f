import LayoutRelations
import LayoutStore

/// Frames of any kind.
extension Layout {
  /// A frame of a node; zero for a stale handle.
  public func frame(of node: Node, as kind: FrameKind) -> Rect {
    switch kind {
    case .inParent: frame(of: node)
    case .inRoot: frameInRoot(of: node)
    case .snapped: snappedFrame(of: node)
    case .snappedInRoot: snappedFrameInRoot(of: node)
    case .presented: presentedFrame(of: node)
    case .presentedInRoot: presentedFrameInRoot(of: node)
    case .presentedSnapped: presentedSnappedFrame(of: node)
    case .presentedSnappedInRoot: presentedSnappedFrameInRoot(of: node)
    }
  }
}
