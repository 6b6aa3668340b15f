import ConstraintSolver
import LayoutStore

/// Every constraint as a ``LinearRelation``, the rows of the ``Solver`` that come of it, and what is read off and fed
/// back: frames, content, areas, presence.
///
/// What a module above has to hear of is a method here that does nothing, or little, and that it overrides. There are
/// no other calls upwards.
open class Relations: Store {
  package final let solver = Solver()
  package final var contents: ContentTable
  package final let settler = Settler()
  package final let areaFinder = AreaFinder()
  final var decisions = Decisions()
  final var reports = FrameReports()
  /// Of the kinds of frames that a host has asked for besides those in the parent.
  package final var otherChanges: [OtherChanges] = []

  package override init(_ journal: SlotJournal) {
    contents = ContentTable(journal)
    super.init(journal)
    solver.transactionLimit = Transactions.solverLimit
  }

  // MARK: The gate

  /// Changes wait for the end of a delay.
  open var isDeferring: Bool { false }

  /// Takes a change that waits.
  open func deferChange(_ change: DeferredChange) {}

  // MARK: Constraints and frames

  /// A constraint was made.
  open func constraintCame(_ constraint: ConstraintSlot) {}

  /// A constraint was set, maybe to the value that it had.
  open func constraintChanged(_ constraint: ConstraintSlot, from value: Double) {}

  /// A constraint was turned to the other side of an alignment.
  open func constraintTurned(_ constraint: ConstraintSlot) {}

  /// A constraint is about to be removed, and has no row any more.
  open func constraintGoes(_ constraint: ConstraintSlot) {}

  /// A node may belong elsewhere, or is about to be destroyed.
  open func goalChanged(of node: NodeSlot) {}

  /// Frames or the tree may have changed.
  open func framesMayHaveChanged() {
    reports.framesMayHaveChanged()
    for changes in otherChanges { changes.reports.framesMayHaveChanged() }
  }

  /// What the solver had to report is collected.
  open func changesAreCollected() {}

  /// Whether a node that was destroyed is still to be reported.
  open func isAwaited(_ node: Node) -> Bool { false }

  // MARK: Containers

  /// A child takes space now, or no longer, or its content has another size.
  open func memberChanged(_ child: NodeSlot) throws(LayoutError) {}

  /// The content of a node has changed, which its size may not follow.
  open func contentChanged(of node: NodeSlot) throws(LayoutError) {}

  /// Sets what a child has of its own.
  open func setMembership(of child: NodeSlot, to membership: Membership) throws(LayoutError) {}

  /// Content has less than it takes along an axis, and asks for no more than that from then on.
  open func contentNarrowed(_ axis: Axis) throws(LayoutError) {}

  /// What a host sets is what holds without variants.
  open func restoreValues() throws(LayoutError) {}

  /// What a container is set to has changed.
  open func containerChanged(_ node: NodeSlot) throws(LayoutError) {}

  /// A node is to be elsewhere on a circle.
  open func circleChanged(of node: NodeSlot) throws(LayoutError) {}

  /// Nodes may be read in another direction.
  open func directionsChanged(inside top: NodeSlot) throws(LayoutError) {}

  // MARK: Solves

  /// The passes of a solve begin.
  open func passesBegin() {}

  /// Has members that are too small share what is missing. Whether there are other rows for that.
  open func updateShares() throws(LayoutError) -> Bool { false }

  /// A solve or a transaction begins: makes the constraints that wait for that.
  open func makeLateConstraints() throws(LayoutError) {}

  /// A solve begins that the host knows of.
  open func solveBegins() {}

  /// Lets all decisions be as on the first time, and lists them in order of creation.
  open func openDecisions() throws(LayoutError) -> [Decision] { [] }

  /// The same of what there is to decide behind a decision in which a variant came into use.
  open func openDecisions(behind decision: Decision) throws(LayoutError) -> [Decision] { [] }

  /// Makes a decision from the frames that there are. Whether other rows follow.
  open func make(_ decision: Decision) throws(LayoutError) -> Bool { false }

  /// Lets the length of a flow be open once more.
  open func openLength(_ decision: Decision) throws(LayoutError) {}

  /// All of a solve are made.
  open func endDecisions() {}

  /// Those of the last solve may be tried again.
  open var mayKeepDecisions: Bool { false }

  /// The frames that there are lead to the decisions that were made.
  open var framesAgreeWithDecisions: Bool { true }

  /// Conflicts may be others than before.
  open func conflictsChanged() {}

  // MARK: Transactions

  /// Adds to a mark what is above.
  open func complete(_ mark: inout Mark) {}

  /// A transaction of the host's has begun, and has its mark.
  open func transactionBegan() {}

  /// The innermost transaction has become part of the one around it.
  open func transactionJoined() {}

  /// No transaction of the host's is open any more, and everything is kept.
  open func transactionsEnded() {}

  /// Takes back what is refused because of a conflict.
  open func refuse(_ takeBack: () throws(LayoutError) -> Void) throws(LayoutError) {
    try takeBack()
  }

  /// The tables are as they were at a mark.
  open func returned(to mark: Mark) {}

  /// A commit, or a rollback, is over, and code of the host's may run.
  open func committed() {}
  open func rolledBack() {}
}

extension Relations {
  /// An error of the solver as one of the layout. What a caller can do wrong was refused before any
  /// row was touched, so that except for conflicts and accuracy only limits are left.
  package func translate(_ error: SolverError) -> LayoutError {
    switch error {
    case .conflict: .conflict
    case .accuracy: .accuracy
    case .noTransaction, .openTransaction: .noTransaction
    case .number, .argument, .variable, .row, .repeatedRow, .inUse, .limit: .limit(.terms)
    }
  }
}
