/// The atomic groups of a layout, and what they set.
struct AtomicTables: ~Copyable {
  var records: SlotTable<AtomicRecord>
  var entries: SlotTable<EntryRecord>

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    entries = SlotTable(journal)
  }
}
