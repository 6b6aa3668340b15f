/// The state of the solver, in parts: the problem, a basic solution, and what proves that one optimal.
///
/// A basic solution is where n independent rows hold with equality: the basis, kept factorised. Every nonbasic
/// row is on one side of its constant, and has a subgradient by that: +weight, -weight or 0 at its level; g is
/// the sum of these. The multipliers mu = -B^-T g, one for each basic row and each active level, tell what it
/// would bring if that row left. The basis is optimal when every multiplier vector lies, compared level by level,
/// in the subdifferential of its row (`Optimality.swift`). If one does not, a primal pivot (`PrimalPivot.swift`)
/// leads along an edge to a better basic solution. This one loop serves a first solve and every change.
///
/// Each part owns its state and is passed what it reads. Extensions of the engine are for what needs several of
/// them: the loop, pivots, edits. (Barrodale and Roberts, An improved algorithm for discrete L1 linear
/// approximation, 1973; Bartels, Conn and Sinclair, Minimization techniques for piecewise differentiable
/// functions, 1978; with vectors compared lexicographically in place of numbers.)
///
/// A class although it has one owner, as are its larger parts: the compiler copies a struct of their
/// size for every call of a method that does not mutate it.
final class Engine {
  let table = RowTable()
  let basis = Basis()
  let levels = LevelTable()
  /// Pairs new rows with variables whose own rows are basic.
  let matching = Matching()

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
  var lineSearch = LineSearch()
  let work = Workspace()

  let sweeps = SweepTable()
  let extended = ExtendedPrecision()
  var trouble = NumericalTrouble()
  var policy = WorkPolicy()

  init() {
    nextVariableSerial = table.nextSerial
  }
}

/// A change of a row's part in the gradient.
struct SlopeChange: BitwiseCopyable {
  var row: Int32
  var level: Int32
  var amount: Double
}
