import ConstraintSolver

/// Nodes, their attributes, and what the attributes are kept at; solved, every node has a frame.
///
/// A layout translates: every constraint becomes a ``LinearRelation`` of lines of nodes, and that
/// becomes a row of a ``Solver``, a side of one, or a fixed variable; that no size is negative is a bound
/// of a variable. The position of a node is relative to its parent, so that what
/// is inside a node does not change when the node moves.
///
/// Everything lives in tables of plain records; handles are places in them. A call that throws has
/// changed nothing. A layout belongs to one thread at a time.
public final class Layout {
  static let nodeLimit = 1 << 22
  static let valueLimit = 1e12

  let handles = HandleFormat()
  let solver = Solver()
  var transactions = Transactions()

  var nodes: NodeTable
  var attributes: AttributeTable
  var constraints: ConstraintTable
  var contents: ContentTable
  var atomics: AtomicTables
  var applied: AppliedTables
  var containers: ContainerTable
  var formats: FormatTables
  var names = NameStore()
  var equations = EquationStrings()
  /// What was wrong with the last document, in the order of lines.
  public internal(set) var documentFaults: [DocumentFault] = []
  var callbacks = CallbackTable()
  /// What a transaction restores and no table has.
  var state = LayoutState()

  let settler = Settler()
  let areaFinder = AreaFinder()
  var reports = FrameReports()
  /// Of the kinds of frames that a host has asked for besides those in the parent.
  var otherChanges: [OtherChanges] = []
  let presentation = Presentation()
  var diagnosis = Diagnosis()

  /// A layout without nodes.
  public init() {
    let journal = transactions.journal
    nodes = NodeTable(journal)
    attributes = AttributeTable(journal)
    constraints = ConstraintTable(journal)
    contents = ContentTable(journal)
    atomics = AtomicTables(journal)
    applied = AppliedTables(journal)
    containers = ContainerTable(journal)
    formats = FormatTables(journal)
    solver.transactionLimit = Transactions.solverLimit
  }

  /// How many nodes there are.
  public var nodeCount: Int { nodes.count }

  /// The direction of roots that have none of their own.
  public var direction: Direction { state.direction }

  /// Whether constraints that contradict each other are kept or refused.
  public var policy: ConflictPolicy { transactions.policy }

  /// Code of the host's is running that the layout has called.
  public var isBusy: Bool { callbacks.isRunning }

  /// Refuses a call from inside of that code, which may read the layout, not change it. Whatever changes something
  /// finds it by `place` and goes through the gate, and these ask; what does neither asks by itself.
  @inline(__always)  // a load and a branch
  public func checkIdle() throws(LayoutError) {
    if isBusy { throw .busy }
  }

  /// An error of the solver as one of the layout. What a caller can do wrong was refused before any
  /// row was touched, so that except for conflicts and accuracy only limits are left.
  func translate(_ error: SolverError) -> LayoutError {
    switch error {
    case .conflict: .conflict
    case .accuracy: .accuracy
    case .noTransaction, .openTransaction: .noTransaction
    case .number, .argument, .variable, .row, .repeatedRow, .inUse, .limit: .limit(.terms)
    }
  }
}

// MARK: Handles

extension Layout {
  /// The slot of a node that is to be changed, or constrained; `role` tells what it was given as. The lines of a
  /// flow are its own.
  func place(_ node: Node, as role: Role = .node) throws(LayoutError) -> NodeSlot {
    try checkIdle()
    return try slot(of: node, as: role)
  }

  /// The same of one that is only looked at.
  func slot(of node: Node, as role: Role = .node) throws(LayoutError) -> NodeSlot {
    guard let slot = find(node) else { throw .node(node, role) }
    if nodes[slot].traits.contains(.line) { throw .track(node) }
    return slot
  }

  /// The slot of a node; nil for a handle that is none, stale or foreign.
  func find(_ node: Node) -> NodeSlot? {
    handles.slot(of: node.id, .node, in: nodes.records)
  }

  func place(_ attribute: Attribute) throws(LayoutError) -> AttributeSlot {
    try checkIdle()
    guard let slot = find(attribute) else { throw .attribute(attribute) }
    return slot
  }

  func find(_ attribute: Attribute) -> AttributeSlot? {
    handles.slot(of: attribute.id, .attribute, in: attributes.records)
  }

  /// The slot of a group that the host has put together; nil for every other handle.
  func findGroup(_ attribute: Attribute) -> GroupSlot? {
    handles.slot(of: attribute.id, .group, in: attributes.groups.records)
  }

  func place(_ atomic: Atomic) throws(LayoutError) -> AtomicSlot {
    try checkIdle()
    guard let slot = find(atomic) else { throw .atomic(atomic) }
    return slot
  }

  func find(_ atomic: Atomic) -> AtomicSlot? {
    handles.slot(of: atomic.id, .atomic, in: atomics.records)
  }

  func find(_ constraint: Constraint) -> ConstraintSlot? {
    handles.slot(of: constraint.id, .constraint, in: constraints.records)
  }

  /// The node and axis of a handle that names a lower bound of 0; nil for every other handle.
  func findSizeBound(_ constraint: Constraint) -> (node: NodeSlot, axis: Axis)? {
    let isWidth = handles.isOwn(constraint.id, .widthBound)
    guard isWidth || handles.isOwn(constraint.id, .heightBound) else { return nil }
    let node = NodeSlot(HandleFormat.index(of: constraint.id))
    guard nodes.records.contains(node, HandleFormat.generation(of: constraint.id)),
      !state.allowsNegativeSizes
    else { return nil }
    return (node, isWidth ? .horizontal : .vertical)
  }

  /// The handle of a node's slot; none for none.
  func node(at slot: NodeSlot) -> Node {
    slot.isNone ? .none : Node(id: handles.id(of: slot, .node, in: nodes.records))
  }

  func attribute(at slot: AttributeSlot) -> Attribute {
    Attribute(id: handles.id(of: slot, .attribute, in: attributes.records))
  }

  func group(at slot: GroupSlot) -> Attribute {
    Attribute(id: handles.id(of: slot, .group, in: attributes.groups.records))
  }

  func atomic(at slot: AtomicSlot) -> Atomic {
    Atomic(id: handles.id(of: slot, .atomic, in: atomics.records))
  }

  func constraint(at slot: ConstraintSlot) -> Constraint {
    Constraint(id: handles.id(of: slot, .constraint, in: constraints.records))
  }

  func boundConstraint(of node: NodeSlot, _ axis: Axis) -> Constraint {
    let kind: HandleFormat.Kind = axis == .horizontal ? .widthBound : .heightBound
    return Constraint(id: handles.id(of: node, kind, in: nodes.records))
  }
}
