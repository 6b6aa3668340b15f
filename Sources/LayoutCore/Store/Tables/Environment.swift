/// Which way reading goes: where leading is.
public enum Direction: UInt8, Sendable, BitwiseCopyable {
  /// That of the parent; of the layout, for a root.
  case inherited = 0
  /// Leading is left.
  case leftToRight = 1
  /// Leading is right.
  case rightToLeft = 2
}

/// The lines of a node apart from its edges: margins, safe area, alignment rectangle, baselines.
package struct Environment: BitwiseCopyable {
  /// As the host set them.
  package var said = NodeValues()

  /// The active margins and safe area, as far as anything uses them: see `Relations+Areas.swift`.
  package var effectiveMargins = Environment.usualMargins
  package var effectiveSafeInsets = Insets(all: 0)

  /// The last search for areas in which the node was made to count as inside of what covers it,
  /// wherever it is.
  package var countedAsInside = 0

  /// Some constraint uses the node's margins or safe area.
  package var areaIsUsed = false

  package init() {}

  /// The margins of a node that has none of its own.
  static let usualMargins = Insets(all: 8)

  /// Leaves out what it has along the axes along which the node is gone.
  @inline(never)
  package mutating func collapse(_ traits: NodeTraits) {
    said.collapse(traits)
    effectiveMargins.collapse(traits)
    effectiveSafeInsets.collapse(traits)
  }

  /// How far the rectangle that constraints see is inside the frame.
  package var alignmentInsets: Insets { said[.alignmentInsets].insets }

  /// The active insets along the edges of an area.
  package func insets(_ area: Area) -> Insets {
    switch area {
    case .edges: Insets(all: 0)
    case .safe: effectiveSafeInsets
    case .margins: effectiveMargins
    }
  }

  /// How far an area puts a line to the right of, or below, where it is at the edges.
  package func inset(of line: Line, in area: Area) -> Double {
    let ends = insets(area).ends(line.axis)
    return (1 - line.sizeShare) * ends.near - line.sizeShare * ends.far
  }
}

/// What at least one node of a layout has: what no node has need not be looked for. Once the last
/// node has lost it, the next solve brings rows in line, and then it is as if no node had ever had
/// it.
package struct EnvironmentUse: OptionSet, BitwiseCopyable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A direction of its own.
  package static let directions = EnvironmentUse(rawValue: 1)
  /// Alignment insets or baselines.
  package static let lines = EnvironmentUse(rawValue: 2)
  /// A safe area, or inherited margins: what depends on where nodes are.
  package static let places = EnvironmentUse(rawValue: 4)
  /// Being gone.
  package static let gone = EnvironmentUse(rawValue: 8)
}

/// How many nodes have each of these.
package struct UseCounts {
  private var counts = InlineArray<4, Int32>(repeating: 0)

  /// Counts a node that has begun to have some of them, or for -1 has ceased to.
  package mutating func add(_ use: EnvironmentUse, _ sign: Int32) {
    for place in counts.indices where use.rawValue >> place & 1 == 1 { counts[place] += sign }
  }

  /// What at least one node has.
  package var inUse: EnvironmentUse {
    var bits: UInt8 = 0
    for place in counts.indices where counts[place] > 0 { bits |= 1 << place }
    return EnvironmentUse(rawValue: bits)
  }
}

extension OptionSet {
  package mutating func set(_ member: Element, to isTrue: Bool) {
    if isTrue { insert(member) } else { remove(member) }
  }
}

extension Insets {
  /// Leaves out what is along the axes along which a node is gone.
  @inline(never)
  package mutating func collapse(_ traits: NodeTraits) {
    if traits.isGone(.horizontal) { (left, right) = (0, 0) }
    if traits.isGone(.vertical) { (top, bottom) = (0, 0) }
  }
}
