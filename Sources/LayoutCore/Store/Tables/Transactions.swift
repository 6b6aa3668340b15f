import ConstraintSolver

/// The transactions that are open, and the journal of what the tables have changed in them.
///
/// Where conflicts are refused one is always open, from one solve to the next, so that a refusal has something to go
/// back to. The host's are inside of it.
package struct Transactions {
  /// How many of the host's nest.
  static let limit = 64
  /// How many there are with those that a layout opens: where conflicts are refused, and to try out a size.
  package static let solverLimit = limit + 2

  package let journal: SlotJournal
  /// Whether constraints that contradict each other are kept or refused.
  package var policy = ConflictPolicy.reported
  /// From the outermost one to the innermost.
  package private(set) var marks: [Mark] = []

  init(_ journal: SlotJournal) { self.journal = journal }

  /// How many are the layout's own.
  private var standing: Int { policy == .refused ? 1 : 0 }

  /// One of the host's is open.
  package var isOpen: Bool { marks.count > standing }

  package var isFull: Bool { marks.count - standing >= Self.limit }

  /// The innermost one is the host's only one.
  package var isOutermost: Bool { marks.count == standing + 1 }

  /// The innermost one of the host's; nil if none is open.
  package var innermost: Mark? { isOpen ? marks.last : nil }

  package mutating func push(_ mark: Mark) { marks.append(mark) }

  package mutating func pop() { marks.removeLast() }

  package mutating func removeAll() { marks.removeAll(keepingCapacity: true) }
}
