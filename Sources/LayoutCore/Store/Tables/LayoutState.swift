import ConstraintSolver

/// What a layout is apart from its tables: a transaction that is rolled back brings back all of it.
package struct LayoutState {
  /// The roots are a list like the children of a node.
  package var firstRoot = NodeSlot.none
  var lastRoot = NodeSlot.none
  /// The number of the node that was created last.
  package var serial: Int32 = 0

  package var allowsNegativeSizes = false
  /// Whether positions along one axis may be set against positions along the other.
  package var allowsMixedAxes = false
  /// A document is being read, which may have inactive constraints, and ones that mix axes.
  package var isReading = false
  /// How many pixels a point is wide, as the host has set it; NaN before that.
  package var deviceScale = Double.nan
  /// The direction of roots that have none of their own.
  var direction = Direction.leftToRight
  /// What conditions are passed where no node has a context.
  package var context = Context()

  package var environmentUse = EnvironmentUse()
  package var useCounts = UseCounts()
  /// The number of the search that the active areas come from.
  package var areaSearch = 0
  /// Some stack may have rows about what is missing: only then some have to go.
  package var isShrinking = false
  /// Some constraint may be of the baseline of a container, which is that of a member.
  package var seesBaselines = false
  /// A member that is about to leave its container.
  package var leaving = NodeSlot.none
  /// A node has had an autoresizing mask: only then there may be one to end.
  package var hasMasks = false
  /// The atomic group that records what is set; none if none does.
  package var recorder = AtomicSlot.none
  /// The rows of an exercise of what is ambiguous.
  package var exercise: [Row] = []
}
