/// What a layout knows of an atomic group: the list of what it sets.
struct AtomicRecord {
  var firstEntry = EntrySlot.none
  var lastEntry = EntrySlot.none
}

/// One thing that an atomic group sets: a value of an attribute, or a rule. Neither once it was cleared
/// while the group recorded.
struct EntryRecord {
  var setting = Setting(.none, .equal, .nan)
  var rule = Constraint.none
  var atomic = AtomicSlot.none
  var next = EntrySlot.none
}

/// The atomic groups of a layout, and what they set.
struct AtomicTables: ~Copyable {
  var records: SlotTable<AtomicRecord>
  var entries: SlotTable<EntryRecord>

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    entries = SlotTable(journal)
  }
}
