import LayoutStore

/// What a drawing of a layout shows.
public struct Drawing {
  /// Parts of it, apart from frames with names, guides and areas, which it always has.
  public struct Parts: OptionSet, Sendable {
    /// The bits of C's `keep_drawn`.
    public let rawValue: UInt32
    /// By bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    static let values = Parts(rawValue: 2)
    static let containers = Parts(rawValue: 4)
    static let content = Parts(rawValue: 8)
    static let conflicts = Parts(rawValue: 16)
    static let ambiguity = Parts(rawValue: 32)
    static let hidden = Parts(rawValue: 64)

    static let usual: Parts = [.values, .conflicts, .ambiguity]
    static let all = Parts(rawValue: 127)
  }

  /// What is in it.
  public var parts = Parts.usual
  /// Which frames it is of.
  public var frames = Layout.SeenFrames.solved
  /// Whether it is on white.
  public var hasBackground = true

  /// A usual one.
  public init() {}

  /// Whether it has dimensions for constraints of a kind, where they are in no conflict.
  func shows(_ source: Source) -> Bool {
    switch source {
    case .content: parts.contains(.content)
    case .container: parts.contains(.containers)
    case .gone, .notNegative: false
    case .value, .rule, .rootSize, .link, .terms, .applied: parts.contains(.values)
    }
  }
}
