/// What a table says of one property.
package struct PropertyRow {
  /// What documents and messages call it; empty where the word of its value stands by itself.
  package let word: StaticString
  package let meaning: Meaning
  /// What is so until it is set, and is not written.
  package let usual: PropertyValue
  /// Where its numbers are in ``NodeValues``; -1 for what has none there.
  let place: Int
  /// What a change makes stale.
  package let reach: Reach
  /// What messages call its number.
  package let name: StaticString
  /// What the layout has to look for while a node has another value than the usual one.
  package let use: EnvironmentUse
  /// Whether a change waits in an animation's delay. What does not is presented at rest until the delay is over.
  package let isDeferred: Bool

  init(
    _ word: StaticString, _ meaning: Meaning, at place: Int = -1,
    usual: PropertyValue? = nil, name: StaticString = "the value ", reach: Reach = [],
    use: EnvironmentUse = [], isDeferred: Bool = false
  ) {
    (self.word, self.meaning, self.place) = (word, meaning, place)
    self.usual = usual ?? meaning.plain
    self.name = name
    (self.reach, self.use, self.isDeferred) = (reach, use, isDeferred)
  }
}

/// What a change of a property makes stale.
package struct Reach: OptionSet, BitwiseCopyable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Which constraints count: of the node, of what is inside of it and of what is around it.
  package static let presence = Reach(rawValue: 1)
  /// Which way constraints go, of the node and of what is inside of it.
  package static let directions = Reach(rawValue: 2)
  /// What is found again from frames by the next solve, though no row may have changed.
  package static let fixedPoint = Reach(rawValue: 4096)
  /// Frames, though no row may have changed.
  package static let frames = Reach(rawValue: 8192)
  /// The margins and the safe area of the node, and where others are that follow from them.
  package static let areas = Reach(rawValue: 4).union(.fixedPoint)
  /// Constants of rows that mention the node, or what is inside of it, and its frame.
  package static let frame = Reach(rawValue: 8).union([.fixedPoint, .frames])
  /// Constants of rows that mention the node, or relate a child to it.
  package static let lines = Reach(rawValue: 16)
  /// All that a container owns.
  package static let members = Reach(rawValue: 32)
  /// All frames: sizes may be below 0, or no more.
  package static let sizes = Reach(rawValue: 64).union([.fixedPoint, .frames])
  /// What content counts as, and all frames in pixels.
  package static let pixels = Reach(rawValue: 128)
  /// The constraints of the content along an axis.
  package static let width = Reach(rawValue: 256)
  package static let height = Reach(rawValue: 512)
  /// Rows that mention the node, or relate a child to it.
  package static let rows = Reach(rawValue: 1024)
  /// What puts the node on a circle.
  package static let circle = Reach(rawValue: 2048)

  package static func content(_ axis: Axis) -> Reach { axis == .horizontal ? .width : .height }

  package var isOfContent: Bool { !isDisjoint(with: [.width, .height]) }
}
