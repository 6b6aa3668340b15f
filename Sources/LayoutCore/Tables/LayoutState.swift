import ConstraintSolver

/// What a layout is apart from its tables: a transaction that is rolled back brings back all of it.
struct LayoutState {
  /// The roots are a list like the children of a node.
  var firstRoot = NodeSlot.none
  var lastRoot = NodeSlot.none
  /// The number of the node that was created last.
  var serial: Int32 = 0

  var allowsNegativeSizes = false
  /// Whether positions along one axis may be set against positions along the other.
  var allowsMixedAxes = false
  /// A document is being read, which may have inactive constraints, and ones that mix axes.
  var isReading = false
  /// How many pixels a point is wide, as the host has set it; NaN before that.
  var deviceScale = Double.nan
  /// The direction of roots that have none of their own.
  var direction = Direction.leftToRight
  /// What conditions are passed where no node has a context.
  var context = Context()

  var environmentUse = EnvironmentUse()
  var useCounts = UseCounts()
  /// The number of the search that the active areas come from.
  var areaSearch = 0
  /// Some stack may have rows about what is missing: only then some have to go.
  var isShrinking = false
  /// A node has had an autoresizing mask: only then there may be one to end.
  var hasMasks = false
  /// The atomic group that records what is set; none if none does.
  var recorder = AtomicSlot.none
  /// The rows of an exercise of what is ambiguous.
  var exercise: [Row] = []
}
