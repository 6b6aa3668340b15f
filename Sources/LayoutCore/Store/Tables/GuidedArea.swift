/// What of a node a guide stands for.
public enum GuidedArea: Int, CaseIterable, Sendable {
  /// Its safe area.
  case safe
  /// The node within its margins.
  case margins
  /// Its content. With it the node scrolls: nodes inside relate to the edges of the content, which is no
  /// larger than they ask for. For nodes outside, and for its width, height and center, nothing changes.
  case scroll
  /// Where text is to be read: within the margins, in their middle, and as wide as these allow, but
  /// no wider than 672; the maximum of its width can be set.
  case readable
  /// KeepLayout's layout view: its safe area at top and bottom, its margins at the sides.
  case layout
  /// Its frame, also for what is inside where it scrolls.
  case frame

  /// Its word in a document.
  package var words: StaticString {
    switch self {
    case .safe: "safe"
    case .margins: "margins"
    case .scroll: "scroll"
    case .readable: "readable"
    case .layout: "layout"
    case .frame: "frame"
    }
  }
}
