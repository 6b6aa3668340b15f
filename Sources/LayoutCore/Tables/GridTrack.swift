/// How large a column or a row of a grid is.
public struct GridTrack: Equatable, Sendable, BitwiseCopyable {
  /// What its size comes from.
  public enum Kind: Int8, Sendable, BitwiseCopyable {
    /// As large as its members.
    case content = 0
    /// A length.
    case fixed = 1
    /// A share of what the others leave.
    case fraction = 2
  }

  /// What its size comes from.
  public var kind: Kind
  /// The length, or the share; not looked at for content.
  public var value: Double
  /// The least size; NaN for none.
  public var min: Double
  /// The greatest size; NaN for none.
  public var max: Double

  /// A track; without limits unless they are given.
  public init(
    _ kind: Kind = .content, _ value: Double = 0, min: Double = .nan, max: Double = .nan
  ) {
    self.kind = kind
    self.value = value
    self.min = min
    self.max = max
  }

  /// As ==, with NaN as equal to itself.
  func isSame(as other: GridTrack) -> Bool {
    kind == other.kind && value == other.value && min.isSame(as: other.min)
      && max.isSame(as: other.max)
  }
}

/// The cells that a member of a grid is in, from 0.
public struct GridCells: Equatable, Sendable, BitwiseCopyable {
  /// The first column.
  public var column: Int32
  /// The first row.
  public var row: Int32
  /// How many columns.
  public var columns: Int32
  /// How many rows.
  public var rows: Int32

  /// One cell unless it is told otherwise.
  public init(column: Int, row: Int, columns: Int = 1, rows: Int = 1) {
    self.column = Int32(clamping: column)
    self.row = Int32(clamping: row)
    self.columns = Int32(clamping: columns)
    self.rows = Int32(clamping: rows)
  }

  func first(_ axis: Axis) -> Int { Int(axis == .horizontal ? column : row) }
  func count(_ axis: Axis) -> Int { Int(axis == .horizontal ? columns : rows) }
}

/// A column or a row of a grid. It is a guide of the grid: other nodes may relate to it, and tracks of two grids
/// to each other.
struct TrackRecord {
  var guide: NodeSlot
  var track: GridTrack
  /// The next one along the same axis.
  var next = TrackSlot.none
  /// It is there because a member is in it.
  var isImplicit = false
  /// A member is in it and in the content track before, so that the two are of one size if they may.
  var isEven = false
  /// It is as large as its members, and all of them are gone along its axis: it has no gap.
  var isCollapsed = false
}
