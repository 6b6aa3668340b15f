/// The constraints of a layout, with the terms of sums, the links of values, and what only few constraints have.
///
/// The constraints of an attribute are a list: its values, of which there are three at most, and after these its
/// rules, newest first. What a node has by itself is a list, newest first.
struct ConstraintTable: ~Copyable {
  /// Half as many constraints and nodes as have tables that are worth trimming.
  private static let leastTrimmed = 128

  private(set) var records: SlotTable<ConstraintRecord>
  var terms: SlotTable<TermRecord>
  var links: SlotTable<LinkRecord>
  /// Where the host has set constraints last, and how it calls them.
  var extras: RareColumn<ConstraintExtras>
  /// Of a rule the one before it in the list of its attribute, which is newer; -1 for none.
  private var newerRules: RareColumn<Int32>
  /// Where in its source the host is, as it has told, and the files that it has named.
  var here = SourceLocation.nowhere
  var files = FileList()
  var captures = Captures()
  var rowTerms = RowTerms()
  /// How many constraints and nodes there were when tables were trimmed.
  private var trimmedCount = 0

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    terms = SlotTable(journal)
    links = SlotTable(journal)
    extras = RareColumn(usual: ConstraintExtras(), journal)
    newerRules = RareColumn(usual: -1, journal)
  }

  subscript(_ constraint: Int32) -> ConstraintRecord {
    @inline(__always) _read { yield records[constraint] }
    @inline(__always) _modify { yield &records[constraint] }
  }

  /// Slots in use or used before are below this.
  var end: Int32 { records.end }

  var count: Int { records.count }

  func isTaken(_ constraint: Int32) -> Bool { records.isTaken(constraint) }

  /// Adds a constraint that is in no list yet; nil if there are too many.
  mutating func insert(_ record: ConstraintRecord) -> Int32? { records.insert(record) }

  /// Notes that the host sets a constraint where it is now.
  @inline(never)
  mutating func locate(_ constraint: Int32) { extras[constraint].place = here }

  /// Removes a constraint that is in no list any more.
  mutating func remove(_ constraint: Int32) { records.remove(constraint) }

  /// Reserves capacity for more sums, and for more terms.
  mutating func reserve(sums: Int, terms: Int) {
    records.reserve(sums)
    self.terms.reserve(terms)
  }

  /// Whether there are twice as many constraints and nodes as when this was last so, and many.
  mutating func haveDoubled(with nodeCount: Int) -> Bool {
    let all = count + nodeCount
    if all < 2 * max(trimmedCount, Self.leastTrimmed) { return false }
    trimmedCount = all
    return true
  }

  /// Gives back most of the room that is not used.
  mutating func trim() {
    records.trim()
    terms.trim()
  }

  // MARK: Lists

  /// The value of a relation in a list that begins with a constraint; -1 if there is none.
  func value(in first: Int32, _ relation: Relation) -> Int32 {
    var constraint = first
    while constraint >= 0 && records[constraint].source.isValue {
      if records[constraint].relation == relation { return constraint }
      constraint = records[constraint].next
    }
    return -1
  }

  /// Puts a constraint into a list. Returns what the list begins with then.
  mutating func enter(_ constraint: Int32, in first: Int32) -> Int32 {
    let isRule = records[constraint].source == .rule
    let before = isRule ? lastValue(in: first) : -1
    let next = before < 0 ? first : records[before].next
    records[constraint].next = next
    if isRule && next >= 0 { newerRules[next] = constraint }
    if before < 0 { return constraint }
    records[before].next = constraint
    return first
  }

  /// Takes a constraint out of a list. Returns what the list begins with then.
  mutating func leave(_ constraint: Int32, in first: Int32) -> Int32 {
    let record = records[constraint], before = predecessor(of: constraint, in: first)
    if record.source == .rule {
      if record.next >= 0 { newerRules[record.next] = newerRules[constraint] }
      newerRules[constraint] = -1
    }
    if before < 0 { return record.next }
    records[before].next = record.next
    return first
  }

  /// What rules come after; -1 if they come first.
  private func lastValue(in first: Int32) -> Int32 {
    var (last, next) = (Int32(-1), first)
    while next >= 0 && records[next].source.isValue { (last, next) = (next, records[next].next) }
    return last
  }

  /// What comes before a constraint; -1 if nothing does. Only of rules there may be many, and these come last.
  private func predecessor(of constraint: Int32, in first: Int32) -> Int32 {
    var before = newerRules[constraint]
    if before >= 0 { return before }
    var next = first
    while next != constraint { (before, next) = (next, records[next].next) }
    return before
  }
}
