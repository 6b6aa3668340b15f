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
    /// The same, which no member widens.
    case yielding = 3
    /// As small as its members may be: text as long as its longest word.
    case least = 4
    /// As large as its members, and an equal part of what is left.
    case filling = 5

    package var isFraction: Bool { self == .fraction || self == .yielding }
    package var takesRest: Bool { isFraction || self == .filling }
    package var isContent: Bool { self == .content || self == .least || self == .filling }
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
}

/// The cells that a member of a grid is in, from 0. What it is to be put in may be a column or a row alone.
public struct GridCells: Equatable, Sendable, BitwiseCopyable {
  /// As many rows as members may be in.
  package static let rowLimit = 10_000

  /// In place of a column or a row, which is found.
  package static let found: Int32 = -1

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

  /// From the cell of an index on, if cells are counted in lines of a length along an axis.
  package init(_ index: Int32, _ lines: CellLines, along: Int32 = 1, across: Int32 = 1) {
    let (place, line) = (index % lines.length, index / lines.length)
    if lines.axis == .horizontal {
      (column, row, columns, rows) = (place, line, along, across)
    } else {
      (column, row, columns, rows) = (line, place, across, along)
    }
  }

  package func first(_ axis: Axis) -> Int { Int(axis == .horizontal ? column : row) }
  package func count(_ axis: Axis) -> Int { Int(axis == .horizontal ? columns : rows) }
  package func range(_ axis: Axis) -> Range<Int> { first(axis)..<first(axis) + count(axis) }
}

/// How members go to the cells of a grid: row by row, or column by column.
package struct CellLines: BitwiseCopyable {
  package let axis: Axis
  /// How many cells a line has.
  package let length: Int32

  package init(_ axis: Axis, _ length: Int32) { (self.axis, self.length) = (axis, length) }

  package func index(of cells: GridCells) -> Int32 {
    Int32(cells.first(axis.other)) * length + Int32(cells.first(axis))
  }

  /// Behind the last cell of a member.
  package func end(of cells: GridCells) -> Int32 {
    index(of: cells) + Int32(cells.count(axis.other) - 1) * length + Int32(cells.count(axis))
  }

  /// Whether cells are given along a line, which is as long as that.
  package func holds(_ cells: GridCells) -> Bool {
    cells.first(axis) >= 0 && cells.count(axis) <= Int(length) - cells.first(axis)
  }
}

/// Where a member of a grid is: its cells, and along which axes it takes space there.
package struct GridPlace: Equatable, BitwiseCopyable {
  package var cells: GridCells
  /// The host has chosen the cells. Otherwise it is the cell that was free next.
  package var isChosen: Bool
  /// It has been found for what the host has chosen of it: a column or a row, or how many.
  package var isSearched: Bool
  private(set) var hasWidth = false
  private(set) var hasHeight = false

  package init(cells: GridCells, isChosen: Bool, isSearched: Bool = false) {
    self.cells = cells
    self.isChosen = isChosen
    self.isSearched = isSearched
  }

  /// Nowhere.
  package static let none = GridPlace(
    cells: GridCells(column: 0, row: 0, columns: 0, rows: 0), isChosen: false)

  package var isNone: Bool { cells.columns == 0 }

  /// Whether it has gone there by itself.
  package var isAutomatic: Bool { !isNone && !isChosen }

  /// Whether the member takes space along an axis.
  package subscript(axis: Axis) -> Bool {
    get { axis == .horizontal ? hasWidth : hasHeight }
    set { if axis == .horizontal { hasWidth = newValue } else { hasHeight = newValue } }
  }
}

/// A column or a row of a grid. It is a guide of the grid: other nodes may relate to it, and tracks of two grids
/// to each other.
package struct TrackRecord: BitwiseCopyable {
  package var guide: NodeSlot
  package var track: GridTrack
  /// Its index along its axis.
  package var place: Int32 = 0
  /// The next one along the same axis, and the one before.
  package var next = TrackSlot.none
  package var previous = TrackSlot.none
  /// One before it, usually further away: see ``ContainerTable/track(at:of:_:)``.
  var shortcut = TrackSlot.none
  /// It is there because a member is in it.
  package var isImplicit = false
  /// How many members are in it, and how many of them take space along its axis.
  package var memberCount: Int32 = 0
  var presentCount: Int32 = 0
  /// The same of those that are in no other one.
  var ownCount: Int32 = 0
  var ownPresentCount: Int32 = 0
  /// How many members are in it and in the content track before, and in no fraction.
  var sharedCount: Int32 = 0
  /// A member is in it and in the content track before, so that it widens the two by as much if they may.
  package var isEven = false
  /// How large it is to be for what is known of members, if some are in others as well, or others take what is left
  /// (``TrackBases``).
  package var base = 0.0
  /// It is no larger than that, as others take what is left.
  package var isHeld = false
  /// Where content is missing in the list, it loses in proportion to this length; 0 for nothing.
  package var content = 0.0
  /// It is as large as its members, and all that are in no other one are gone along its axis: it has no gap.
  package var isCollapsed = false

  package init(guide: NodeSlot, track: GridTrack) {
    self.guide = guide
    self.track = track
  }

  /// The same of what is counted now.
  package var wantsEven: Bool { sharedCount > 0 }
  package var wantsCollapsed: Bool {
    if !track.kind.isContent || memberCount == 0 { return false }
    return presentCount == 0 || ownCount > 0 && ownPresentCount == 0
  }
}

/// What tracks that are too small lose in proportion.
package enum Missing: Int8, BitwiseCopyable {
  case nothing = 0
  /// Text is on more than one line.
  case lines = 1
  /// Content that does not wrap is cut, and so are words.
  case content = 2
}

/// The columns or the rows of a container. They come and go at the end only.
package struct TrackList: BitwiseCopyable {
  package var first = TrackSlot.none
  package var last = TrackSlot.none
  package var count: Int32 = 0
  package var fractionCount: Int32 = 0
  package var yieldingCount: Int32 = 0
  /// How many of them are as large as their members, and how many of these are to fill it together.
  package var contentCount: Int32 = 0
  package var fillingCount: Int32 = 0
  /// They are lines of a flow that share what it has left.
  package var isStretched = false
  /// How many members are in more than one of them.
  package var spanCount: Int32 = 0
  /// What is known of them may have widened some.
  package var isUneven = false
  /// What is missing of the content of some, and how many have a part in that.
  package var missing = Missing.nothing
  package var missingCount: Int32 = 0
  /// The index of the first one that is not collapsed; the count if there is none.
  package var firstShown: Int32 = 0

  /// How many of the fractions, and of those that are to fill it, have no maximum.
  package var unlimitedCount: Int32 = 0

  /// Whether some of them take what others leave.
  package var isFilled: Bool { fractionCount + fillingCount > 0 || isStretched }

  /// Counts a track by its kind, or counts it no more, with a sign of -1.
  mutating func count(_ track: GridTrack, _ sign: Int32) {
    if track.kind.isFraction { fractionCount += sign }
    if track.kind == .yielding { yieldingCount += sign }
    if track.kind.isContent { contentCount += sign }
    if track.kind == .filling { fillingCount += sign }
    if track.kind.takesRest && track.max.isNaN { unlimitedCount += sign }
  }
}
