/// What a layout has: the tables of nodes, attributes, constraints and containers, with one journal, names, and the
/// functions of the host's. A ``Layout`` is one, through ``Relations`` and ``Vocabularies``: each of these classes has
/// what its module knows, and calls nothing of those above.
open class Store {
  package static let nodeLimit = 1 << 22
  package static let valueLimit = 1e12

  package final let handles = HandleFormat()
  package final var transactions: Transactions

  package final var nodes: NodeTable
  package final var attributes: AttributeTable
  package final var constraints: ConstraintTable
  package final var atomics: AtomicTables
  package final var applied: AppliedTables
  package final var containers: ContainerTable
  package final var variants: SlotTable<VariantEntry>
  package final var names = NameStore()
  package final var callbacks = CallbackTable()
  /// What a transaction restores and no table has.
  package final var state = LayoutState()
  /// How many calls there have been that may have changed something, apart from solves.
  package private(set) final var edits = 0

  package init(_ journal: SlotJournal) {
    transactions = Transactions(journal)
    nodes = NodeTable(journal)
    attributes = AttributeTable(journal)
    constraints = ConstraintTable(journal)
    atomics = AtomicTables(journal)
    applied = AppliedTables(journal)
    containers = ContainerTable(journal)
    variants = SlotTable(journal)
  }
}

extension Store {
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
    edits &+= 1
  }
}
