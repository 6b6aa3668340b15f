import ConstraintSolver

/// The transactions that are open, and the journal of what the tables have changed in them.
///
/// Where conflicts are refused one is always open, from one solve to the next, so that a refusal has something to go
/// back to. The host's are inside of it.
struct Transactions {
  /// How many of the host's nest.
  static let limit = 64
  /// How many there are with those that a layout opens: where conflicts are refused, and to try out a size.
  static let solverLimit = limit + 2

  let journal = SlotJournal()
  /// Whether constraints that contradict each other are kept or refused.
  var policy = ConflictPolicy.reported
  /// From the outermost one to the innermost.
  private(set) var marks: [Mark] = []

  /// How many are the layout's own.
  private var standing: Int { policy == .refused ? 1 : 0 }

  /// One of the host's is open.
  var isOpen: Bool { marks.count > standing }

  var isFull: Bool { marks.count - standing >= Self.limit }

  /// The innermost one is the host's only one.
  var isOutermost: Bool { marks.count == standing + 1 }

  /// The innermost one of the host's; nil if none is open.
  var innermost: Mark? { isOpen ? marks.last : nil }

  mutating func push(_ mark: Mark) { marks.append(mark) }

  mutating func pop() { marks.removeLast() }

  mutating func removeAll() { marks.removeAll(keepingCapacity: true) }
}
