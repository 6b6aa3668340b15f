/// What it costs to be off the constant of a row, on either side.
public struct RowSides: BitwiseCopyable, Equatable, Sendable {
  /// The priority below the constant; 0 where nothing is lost.
  public internal(set) var lower: Double
  /// The priority above the constant; 0 where nothing is lost. One of the two is more.
  public internal(set) var upper: Double
  /// The weight among the rows of the same priority.
  public internal(set) var weight = 1.0

  /// An equality that is violated at one priority below its constant, and at another above.
  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// A row with one priority.
  public init(_ relation: Relation, priority: Double, weight: Double = 1) {
    lower = relation == .atMost ? 0 : priority
    upper = relation == .atLeast ? 0 : priority
    self.weight = weight
  }

  /// Which sides cost anything.
  public var relation: Relation { lower == 0 ? .atMost : upper == 0 ? .atLeast : .equal }

  /// The higher priority.
  public var priority: Double { max(lower, upper) }

  /// The same with priorities that are at most this one.
  public func limited(to most: Double) -> RowSides {
    var sides = self
    (sides.lower, sides.upper) = (min(lower, most), min(upper, most))
    return sides
  }

  /// The sides that have at least a priority, of which there is one.
  func atLeast(_ least: Double) -> RowSides {
    var sides = self
    if lower < least { sides.lower = 0 }
    if upper < least { sides.upper = 0 }
    return sides
  }
}
