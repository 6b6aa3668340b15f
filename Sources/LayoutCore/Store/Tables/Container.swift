import ConstraintSolver

/// The kinds of containers.
public enum ContainerKind: Int8, Sendable, BitwiseCopyable {
  /// A row or a column, whose members may break into lines.
  case stack = 1
  /// Columns and rows.
  case grid = 2
  /// A guide that is one line of its owner.
  case guideline = 3
  /// A guide that is one line beyond nodes.
  case barrier = 4

  package var isLine: Bool { self == .guideline || self == .barrier }
}

/// How members of a stack lie along it, the lines of a flow across it, or the columns and rows of a grid.
public enum Distribution: UInt8, Sendable, BitwiseCopyable {
  /// They fill it: weights, or else content, decide how large each is.
  case fill = 0
  /// They fill it, all with one size.
  case fillEqually = 1
  /// They fill it, in proportion to their content.
  case fillProportionally = 2
  /// The gaps between them are equal, the ends at the padding.
  case equalGaps = 3
  /// Their centers are equally far apart, the ends at the padding.
  case equalCenters = 4
  /// The gaps between them and those at both ends are equal.
  case spread = 5
  /// They are next to each other; the bias divides what is left.
  case packed = 6
  /// The gaps between them are equal, those at both ends half as large.
  case around = 7

  /// Whether the members take all of the length.
  package var isFill: Bool { rawValue <= Self.fillProportionally.rawValue }
  /// Whether the gaps between them are as they are set.
  package var hasFixedGaps: Bool { isFill || self == .packed }
}

/// How members lie across a container.
public enum Alignment: UInt8, Sendable, BitwiseCopyable {
  /// From edge to edge.
  case fill = 0
  /// At the top, or at the leading edge.
  case start = 1
  /// In the middle.
  case center = 2
  /// At the bottom, or at the trailing edge.
  case end = 3
  /// First baselines on one line.
  case firstBaseline = 4
  /// Last baselines on one line.
  case lastBaseline = 5
  /// Wherever the host has them.
  case none = 6

  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  /// Baselines count as the edges that they are next to.
  package var isAtStart: Bool { self == .start || self == .firstBaseline }
  package var isAtEnd: Bool { self == .end || self == .lastBaseline }
}

/// Whether the last track along a grid is repeated.
public enum RepeatedTracks: UInt8, Sendable, BitwiseCopyable {
  /// It is there once.
  case none = 0
  /// It is there as often as fits.
  case fill = 1
  /// The same, without those at the end that no member is in.
  case fit = 2
}

/// What members keep of their content along a stack that is too short, where it overflows then.
public enum LeastContent: UInt8, Sendable, BitwiseCopyable {
  /// Text keeps its longest word.
  case word = 0
  /// Besides, all other content is kept.
  case content = 1
  /// All content may be compressed to nothing.
  case nothing = 2
}

/// The parameters of a container.
public struct ContainerValues: Equatable, Sendable, BitwiseCopyable {
  /// Along which axis it goes.
  public var axis: Axis
  /// The gap from one member to the next.
  public var gap = 0.0
  /// Left is the leading edge, right the trailing one.
  public var padding: Insets {
    get { inner.points }
    set { inner.points = newValue }
  }
  /// Its padding, with shares of its width and height.
  package var inner = ContainerInsets()
  package var gapShare = 0.0
  package var rowGapShare = 0.0
  /// How members lie across it.
  public var alignment = Alignment.fill
  /// How members lie along it.
  public var distribution = Distribution.fill
  /// Where packed members lie, and one alone between equal gaps; NaN while that is not set.
  public var bias = Double.nan
  /// The gap from one row of a grid, or one line of a flow, to the next.
  public var rowGap = 0.0
  /// How these lie.
  public var rowDistribution = Distribution.fill
  /// Where packed ones do; NaN while that is not set.
  public var rowBias = Double.nan
  /// How members lie in the columns of a grid.
  public var justify = Alignment.fill
  /// What members keep of their content along a stack.
  public var least = LeastContent.word
  /// Whether the last track along a grid is repeated.
  public var repeats = RepeatedTracks.none
  /// How many members a line of a flow has; 0 for any number.
  public var most: UInt32 = 0
  /// A bit for each flag that is set.
  private var flags: UInt64 = 0
  /// The edge that a guideline or a barrier is at.
  public var edge = AnchorKind.leading
  /// How far it is inside of this edge, or outside of its nodes.
  public var distance = 0.0
  /// The share of its owner between this edge and a guideline, in addition.
  public var fraction = 0.0

  /// Those of a row or a column without gaps and padding.
  public init(_ axis: Axis) { self.axis = axis }

  /// The gap from one member, or one track along an axis, to the next.
  package func gap(_ isRowGap: Bool = false) -> Length {
    isRowGap ? Length(rowGap, share: rowGapShare) : Length(gap, share: gapShare)
  }

  /// How what is left is distributed along it, or across it.
  package func rest(_ isAcross: Bool) -> (distribution: Distribution, bias: Double) {
    isAcross ? (rowDistribution, rowBias) : (distribution, bias)
  }

  /// Whether the members of a stack break into lines.
  public var wraps: Bool {
    get { self[flag: .wraps] }
    set { self[flag: .wraps] = newValue }
  }

  package subscript(flag property: ContainerProperty) -> Bool {
    get { flags >> UInt64(property.rawValue) & 1 == 1 }
    set {
      let bit: UInt64 = 1 << UInt64(property.rawValue)
      if newValue { flags |= bit } else { flags &= ~bit }
    }
  }
}

/// The priorities of what a container arranges. Gaps and alignment are required; below that members that are
/// too large overflow it, and never each other. Inside of other containers it holds its members more strongly, so that
/// the outermost one overflows.
package enum ContainerPriority {
  /// The lowest at which members are inside.
  package static let inside = 999.0
  /// Members are inside.
  package static func inside(isNested: Bool) -> Double { isNested ? 999.5 : inside }
  /// Members are inside of their line, or of their columns and rows.
  package static func inTrack(isNested: Bool) -> Double { isNested ? 999.75 : 999.25 }
  /// Where what is too large begins at the start it is a little more strongly inside there than at the end.
  package static func start(_ inside: Double, isSafe: Bool) -> Double {
    isSafe ? inside + 0.0625 : inside
  }
  /// Tracks of content keep their size under a member that is in a fraction as well; members without a share, the length
  /// that they need beside those that have one.
  package static let held = 998.5
  /// Tracks fill their grid: fractions, and where these are at their limits those of content that are to.
  package static let filled = 998.25
  package static let takingRest = 998.125
  /// Gaps are equal, sizes in proportion.
  package static let share = 998.0
  /// Members keep the least of their content: above all of these, so that it overflows.
  package static let kept = 999.875
  /// Members are inside of a fraction that they do not widen.
  package static let yielding = 997.5
  /// What is left, or missing, is divided between both ends.
  package static let balance = 997.0
  /// A stack that lists nodes is from edge to edge of what it is in.
  package static let edges = 996.0
  /// Lines of a flow are filled by their gaps: weakly, as no size may depend on the line that it is on.
  package static let lineEnd = 53.0
  /// A flow is as long as its members on one line, before that length is decided: above all that makes what it is in
  /// small, and more strongly inside of others, so that these do not make it shorter.
  package static func oneLine(inFlows count: Int32) -> Double {
    growth + 2 - Double(sign: .plus, exponent: -Int(min(count, 40)), significand: 1)
  }
  /// Gaps in a line are equal, and a member in several tracks widens them by as much.
  package static let even = 52.0
  /// Sizes above a basis are in proportion: below all that content asks for, as they share what it leaves.
  package static let growth = 252.0
  /// What takes no share is small: just above the resistance of content against being larger.
  package static let least = 251.0
  /// A barrier is at the furthest of its nodes: above all that is not required. That is no further out than it was
  /// without the barrier: below content.
  package static let barrier = 999.9375
  package static let furthest = Priority.below(Priority.high, steps: 1)
  /// What a grid has left is divided: a little above the resistance of content against being larger.
  package static let filling = 250.5
  /// The container is small: just above fitting.
  package static let fit = 51.0
  /// A stack that lists nodes is small: it draws no line nearer that it is at.
  package static let listing = 0.5
}

/// What a layout knows of a container. Its members are the children of its node, in their order, without
/// guides and those that are excluded.
package struct ContainerRecord: BitwiseCopyable {
  package let node: NodeSlot
  package let kind: ContainerKind
  /// What it is set to, along the axis along which it is arranged.
  package private(set) var values: ContainerValues
  /// It goes along the other axis than it is set to, as its members do not fit.
  package private(set) var isTurned = false
  /// It was a flow along a row when it was arranged last, which asks for text in it to be on one line.
  package var asksForLine = false
  /// How many members there are, whether they take space or not.
  package var memberCount: Int32 = 0
  /// How many of them have a weight.
  package var weightCount: Int32 = 0
  /// How many of these grow from a basis.
  package var basisCount: Int32 = 0
  /// How many of them have an alignment of their own.
  package var alignmentCount: Int32 = 0
  /// How many children lie over it, if it is a grid.
  package var overlayCount: Int32 = 0
  /// The columns and the rows of a grid, one of which a flow has as its lines.
  private var columns = TrackList()
  private var rows = TrackList()
  package var automatic = AutomaticCells()
  /// How often the last track that a grid was given along its axis is there, if it is repeated; 0 if it is not.
  package var repeatCount: Int32 = 0
  /// Which tracks are made for members is decided, as one is repeated, or variants change the grid or a child of it: they
  /// are lines, as those of a flow.
  package var hasDecidedTracks = false
  /// What is known of the lengths that its members need beside those with a weight, if there are some.
  package var needs = MemberNeeds()
  /// Whether it is inside of another container.
  package var isNested = false
  /// Whether the last look at all members of a stack found something missing of their content, or rows that share it.
  package var isShort = false
  /// How long a flow is with all members on one line, as decided; NaN before.
  package var unbroken = Double.nan
  /// How long it was when it was broken into lines, or turned.
  package var brokenAt = Double.nan
  /// The constraints that it has by itself, by ``ContainerRole``. Those of members are found by the member.
  package var owned = InlineArray<9, Constraint>(repeating: .none)

  package init(node: NodeSlot, kind: ContainerKind, values: ContainerValues) {
    (self.node, self.kind, self.values) = (node, kind, values)
  }

  /// What it is set to.
  package var given: ContainerValues {
    get {
      var given = values
      if isTurned { given.axis = given.axis.other }
      return given
    }
    set {
      values = newValue
      if isTurned { values.axis = values.axis.other }
    }
  }

  package mutating func turn(_ isTurned: Bool) {
    if self.isTurned != isTurned { values.axis = values.axis.other }
    self.isTurned = isTurned
  }

  package var isRepeating: Bool { repeatCount > 0 }

  package subscript(tracks axis: Axis) -> TrackList {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }
}

/// Whether it is known without a solve how long a member of a stack has to be.
package enum MemberNeed: UInt8, Sendable, BitwiseCopyable {
  /// It is, or the member has a weight, or takes no space.
  case known
  /// The member holds nodes, or text that can wrap.
  case open
  /// The host has the member follow something else, so that its size may be any.
  case placed
}

/// Of how many members of a stack it is not known how long they have to be.
package struct MemberNeeds: BitwiseCopyable {
  private var openCount: Int32 = 0
  private var placedCount: Int32 = 0

  package init() {}

  package mutating func count(_ need: MemberNeed, _ sign: Int32) {
    switch need {
    case .known: break
    case .open: openCount += sign
    case .placed: placedCount += sign
    }
  }

  /// What the least known of them needs.
  package var worst: MemberNeed {
    if placedCount > 0 { return .placed }
    return openCount > 0 ? .open : .known
  }
}

/// What is known of the cells that members of a grid go to by themselves. Cells are counted as in ``CellLines``.
package struct AutomaticCells: BitwiseCopyable {
  /// From this cell on members may have to go to others, as some have come or left.
  package var stale = Self.none
  /// No member is in this cell or a later one by itself.
  package var end: Int32 = 0
  /// Until then two of them may be in one cell, as one has come between others.
  package var mayShare = false
  /// The host has chosen neither this cell nor a later one for a member.
  package var chosenEnd: Int32 = 0
  /// How many have gone where they are by what the host has chosen of that. Then all are found again, and the others above
  /// say nothing.
  package var searchedCount: Int32 = 0

  package init(
    stale: Int32 = Self.none, end: Int32 = 0, mayShare: Bool = false, chosenEnd: Int32 = 0
  ) {
    self.stale = stale
    self.end = end
    self.mayShare = mayShare
    self.chosenEnd = chosenEnd
  }

  /// No cell.
  package static let none = Int32.max
}

/// What a child of a container has of its own.
public struct Membership: Equatable, BitwiseCopyable {
  package var weight = 0.0
  var gapAfter = Double.nan
  package var alignment: Alignment?
  package var justify: Alignment?
  package var least: LeastContent?
  package var isExcluded = false
  /// It lies over a grid, in cells or from edge to edge, and has no other part in it.
  package var isOverlay = false
  package var shrink = 1.0
  package var basis = 0.0
  package var growsFromContent = false
  /// Around it, with shares of the size of its container.
  package var margins = ContainerInsets()
  /// Its cells in a grid; nil for the next free one.
  package var cells: GridCells?

  /// Whether its share is added to a length.
  package var hasBasis: Bool { weight > 0 && (basis > 0 || growsFromContent) }

  /// As ==, with NaN as equal to itself.
  package func isSame(as other: Membership) -> Bool {
    for property in MemberProperty.allCases where !self[property].isSame(as: other[property]) {
      return false
    }
    return true
  }
}
