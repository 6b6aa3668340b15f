import LayoutStore

/// What is known between and during solves of members that are too small for their content.
struct Shrinking: ~Copyable {
  /// Stacks around whose members content may be missing, or no longer.
  private(set) var due = NodeList()
  /// Members of other stacks whose content, or what else of theirs counts there, has changed.
  private(set) var changed = NodeList()
  /// Stacks that were looked at in this solve.
  private var seen = NodeList()

  /// The rows of all may go in this solve.
  var mayEnd = true

  mutating func begin() {
    seen.removeAll()
    mayEnd = true
  }

  mutating func note(_ stack: Node) { due.insert(stack) }

  mutating func note(member: Node) { changed.insert(member) }

  mutating func end() {
    due.removeAll()
    changed.removeAll()
  }

  /// Notes that a stack is looked at; whether that is the first time in this solve.
  mutating func see(_ stack: Node) -> Bool { seen.insert(stack) }

  /// Has a stack be looked at as for the first time.
  mutating func forget(_ stack: Node) {
    seen.removeAll { $0 == stack }
    note(stack)
  }
}

/// What a member asks for along a stack: its content, at a priority.
struct ShrinkAsk {
  var member: NodeSlot
  /// The stack that it is a member of.
  var stack: NodeSlot
  var length: Double
  var priority: Double
  /// How much it loses, in proportion to others and its length.
  var shrink = 1.0

  /// What it loses is in proportion to this.
  var weight: Double { shrink * length }
}

/// Asks of one priority that share what is missing of them: by pairs, which need a guide for each, or many by one.
struct ShrinkGroup {
  var asks: [ShrinkAsk]
  var priority: Double

  var isPaired: Bool { asks.count <= Vocabularies.mostPaired }
  var guideCount: Int { isPaired ? asks.count : 1 }
}
