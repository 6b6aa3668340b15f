/// The state of the solver: the problem, a vertex of it, and what proves that vertex optimal.
///
/// All variables are free, so a vertex is where n independent rows hold with equality: the active
/// set, kept factorised in `basis`. Every inactive row has a side, and from it a slope, which is
/// its part in the gradient g of the objective: +weight, -weight or 0. The multipliers
/// mu = -B^-T g, one for each active row and each priority level in play, say what releasing that
/// row would bring. The vertex is optimal when every multiplier vector lies, compared level by
/// level, in its row's interval of slopes (`Optimality.swift`). If one does not, a step
/// (`PrimalPivot.swift`) releases the row and runs along an edge to a better vertex. This one loop serves
/// a first solve and every change.
///
/// The method is that of Barrodale and Roberts (1973) and Bartels, Conn and Sinclair (1978) for
/// L1 problems, with vectors compared lexicographically in place of numbers.
///
/// A class although it has one owner, as are its larger parts: the compiler copies a struct of their
/// size for every call of a method that does not mutate it.
final class Engine {
  let table = RowTable()
  let basis = Basis()
  let levels = LevelTable()
  /// Pairs new rows with variables that only their anchors hold.
  let matching = Matching()
  var matched = MatchedRows()

  // One entry a variable.
  var value = Buffer<Double>()
  /// Where the variable goes when the rows leave it a choice.
  var defaultValue = SparseColumn(default: 0.0)
  /// Creation number, which orders variables and tells apart those that have lived at one place;
  /// 0 marks a free place.
  var variableSerial = Buffer<UInt32>()
  var bounds = Bounds()
  var variablePlaces = VariablePlaces()
  var nextVariableSerial: UInt32

  // One entry a row.
  /// Left side minus constant, scaled; kept for inactive rows only.
  var residual = Buffer<Double>()
  var tolerance = Buffer<Float>()
  /// -1, 0 or 1: which side the row is on. A residual of 0 may carry any side.
  var side = Buffer<Int8>()
  /// The sign of the row's slope.
  var slopeSign = Buffer<Int8>()

  // Work to do.
  var edits = EditQueue()
  /// Changes whenever anything about rows changes except constants.
  var form: UInt64 = 0
  let dual = DualQueue()
  let queues = PositionQueues()
  var slopeChanges = Buffer<SlopeChange>()
  /// Variables that left, reached or passed their defaults.
  var crossings = Buffer<Int32>()
  var reports = ReportQueue()
  /// Variables that moved since values were last made exact.
  var drifted = MarkedList()

  /// Along which a pivot moves.
  let edge = Edge()
  let work = Workspace()
  var breakpoints = Buffer<Breakpoint>()
  var passed = Buffer<Int32>()
  var slopes = SlopeVector()

  let sweeps = SweepTable()
  let extended = ExtendedPrecision()
  var trouble = NumericalTrouble()
  var policy = WorkPolicy()

  init() {
    nextVariableSerial = table.nextSerial
  }
}

/// A position whose multipliers are outside its interval.
struct Candidate: BitwiseCopyable {
  /// Priority of the level that decides.
  var priority: Double
  /// How much its release is worth (`Pricing.swift`).
  var size: Double
  var position: Int32
  /// The priority at which its release loses something, and how much.
  var lossPriority: Float = 0
  var loss: Float = 0

  /// Higher levels first, then larger gains, then what is lost at a lower level, then a
  /// fixed order.
  func comesBefore(_ other: Candidate) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if size != other.size { return size > other.size }
    if lossPriority != other.lossPriority { return lossPriority < other.lossPriority }
    if loss != other.loss { return loss < other.loss }
    return position < other.position
  }
}

/// A change of a row's part in the gradient.
struct SlopeChange: BitwiseCopyable {
  var row: Int32
  var level: Int32
  var amount: Double
}

/// A point of a line search where a row changes side.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  /// Size of the rate at which the residual changes.
  var rate: Double
  /// Which of several points at one distance comes first: the largest.
  var rank: Double
  var row: Int32

  func comesBefore(_ other: Breakpoint) -> Bool {
    if distance != other.distance { return distance < other.distance }
    if rank != other.rank { return rank > other.rank }
    return row < other.row
  }
}
