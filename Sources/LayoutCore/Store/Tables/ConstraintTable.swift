/// The constraints of a layout, with the terms of sums, the links of values, and what only few constraints have.
///
/// The constraints of an attribute are a list: its values, of which there are three at most, and after these its
/// rules, newest first. What a node has by itself is a list, newest first.
package struct ConstraintTable: ~Copyable {
  /// Half as many constraints and nodes as have tables that are worth trimming.
  private static let leastTrimmed = 128

  package private(set) var records: SlotTable<ConstraintRecord>
  package var terms: SlotTable<TermRecord>
  package var links: SlotTable<LinkRecord>
  /// Where the host has set constraints last, and how it calls them.
  package var extras: RareColumn<ConstraintRecord, ConstraintExtras>
  /// Of a rule the one before it in the list of its attribute, which is newer; none for the newest.
  private var newerRules: RareColumn<ConstraintRecord, ConstraintSlot>
  /// Where in its source the host is, as it has told, and the files that it has named.
  package var here = SourceLocation.nowhere
  var files = FileList()
  package var captures = Captures()
  package var rowTerms = RowTerms()
  /// How many constraints and nodes there were when tables were trimmed.
  private var trimmedCount = 0

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    terms = SlotTable(journal)
    links = SlotTable(journal)
    extras = RareColumn(usual: ConstraintExtras(), journal)
    newerRules = RareColumn(usual: .none, journal)
  }

  package subscript(_ constraint: ConstraintSlot) -> ConstraintRecord {
    @inline(__always) _read { yield records[constraint] }
    @inline(__always) _modify { yield &records[constraint] }
  }

  /// Slots in use or used before are below this.
  package var end: Int32 { records.end }

  package var count: Int { records.count }

  /// The slots in use.
  package var taken: TakenSlots<ConstraintRecord> { records.taken }

  /// Adds a constraint that is in no list yet; nil if there are too many.
  @inline(__always)
  package mutating func insert(_ record: ConstraintRecord) -> ConstraintSlot? {
    records.insert(record)
  }

  /// Notes that the host sets a constraint where it is now.
  @inline(never)
  package mutating func locate(_ constraint: ConstraintSlot) { extras[constraint].place = here }

  /// Removes a constraint that is in no list any more.
  package mutating func remove(_ constraint: ConstraintSlot) { records.remove(constraint) }

  /// Reserves capacity for more sums, and for more terms.
  package mutating func reserve(sums: Int, terms: Int) {
    records.reserve(sums)
    self.terms.reserve(terms)
  }

  /// Whether there are twice as many constraints and nodes as when this was last so, and many.
  package mutating func haveDoubled(with nodeCount: Int) -> Bool {
    let all = count + nodeCount
    if all < 2 * max(trimmedCount, Self.leastTrimmed) { return false }
    trimmedCount = all
    return true
  }

  /// Gives back most of the room that is not used.
  package mutating func trim() {
    records.trim()
    terms.trim()
  }

  // MARK: Lists

  /// The value of a relation in a list that begins with a constraint; none if there is none.
  func value(in first: ConstraintSlot, _ relation: Relation) -> ConstraintSlot {
    var constraint = first
    while !constraint.isNone && records[constraint].source.isValue {
      if records[constraint].relation == relation { return constraint }
      constraint = records[constraint].next
    }
    return .none
  }

  /// Puts a constraint into a list. Returns what the list begins with then.
  package mutating func enter(_ constraint: ConstraintSlot, in first: ConstraintSlot)
    -> ConstraintSlot
  {
    let isRule = records[constraint].source == .rule
    let before = isRule ? lastValue(in: first) : .none
    let next = before.isNone ? first : records[before].next
    records[constraint].next = next
    if isRule && !next.isNone { newerRules[next] = constraint }
    if before.isNone { return constraint }
    records[before].next = constraint
    return first
  }

  /// Takes a constraint out of a list. Returns what the list begins with then.
  package mutating func leave(_ constraint: ConstraintSlot, in first: ConstraintSlot)
    -> ConstraintSlot
  {
    let record = records[constraint], before = predecessor(of: constraint, in: first)
    if record.source == .rule {
      if !record.next.isNone { newerRules[record.next] = newerRules[constraint] }
      newerRules[constraint] = .none
    }
    if before.isNone { return record.next }
    records[before].next = record.next
    return first
  }

  /// What rules come after; none if they come first.
  private func lastValue(in first: ConstraintSlot) -> ConstraintSlot {
    var (last, next) = (ConstraintSlot.none, first)
    while !next.isNone && records[next].source.isValue {
      (last, next) = (next, records[next].next)
    }
    return last
  }

  /// What comes before a constraint; none if nothing does. Only of rules there may be many, and these come last.
  private func predecessor(
    of constraint: ConstraintSlot, in first: ConstraintSlot
  ) -> ConstraintSlot {
    var before = newerRules[constraint]
    if !before.isNone { return before }
    var next = first
    while next != constraint { (before, next) = (next, records[next].next) }
    return before
  }
}
