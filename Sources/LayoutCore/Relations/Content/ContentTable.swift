import ConstraintSolver
import LayoutStore

/// The content of nodes, and what is known between and during the rounds in which it is measured.
package struct ContentTable: ~Copyable {
  package var records: SlotTable<ContentRecord>
  /// The node that is asked how large it wants to be; none if none is.
  package var fittingNode = NodeSlot.none
  /// A node has had a measure function at some time: only then nodes are looked at for measuring.
  package var hasMeasurers = false
  /// From where to where priorities are at which content is asked for, below required; nil without any.
  package private(set) var priorities: ClosedRange<Double>?
  /// Nodes that may have to be measured.
  var due = NodeList()
  /// Nodes that were measured in this solve, and those that got another size when measured again.
  var once = NodeList()
  var again = NodeList()
  /// What is being measured; kept for its memory.
  var measurements = Buffer<Measurement>()
  /// By slot of content: what is available to content that is measured along both axes. Empty until there is some.
  var spaces: [ContentSpace] = []
  /// Content whose size is searched for in this solve.
  var searches: [ContentSearch] = []
  /// Nodes whose size was searched for in an earlier solve.
  var sought = NodeList()
  /// A text whose longest word was found since content began with its natural size; none if none was.
  var cutNode = Node.none
  /// Nodes whose measure returned no usable size.
  package var unanswered = NodeList()
  /// The node whose content changed last, and how many plain rounds of measuring there were since some began
  /// again.
  var lastChanged = Node.none
  var plainRounds = 0
  /// The first error of a measure in this solve; nil for none.
  var refusal: LayoutError?
  /// A measure of the host's is running.
  package var isAsking = false
  /// How often content was given a function or invalidated.
  private var editions: UInt32 = 0

  init(_ journal: SlotJournal) { records = SlotTable(journal) }

  /// A number that no content had before.
  mutating func nextEdition() -> UInt32 {
    editions &+= 1
    return editions
  }

  /// Notes that there is content that is asked for at a priority.
  package mutating func note(priority: Double) {
    if priority == Priority.required { return }
    let known = priorities ?? priority...priority
    priorities = min(known.lowerBound, priority)...max(known.upperBound, priority)
  }

  /// Forgets what was found in the solve before.
  mutating func begin() {
    refusal = nil
    cutNode = .none
    for place in spaces.indices { spaces[place].isActive = false }
    beginRounds()
  }

  /// Forgets what was found in earlier rounds.
  mutating func beginRounds() {
    plainRounds = 0
    searches.removeAll()
    once.removeAll()
    again.removeAll()
  }
}
