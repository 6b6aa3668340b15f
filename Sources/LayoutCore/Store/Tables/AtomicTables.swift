/// What a layout knows of an atomic group: the list of what it sets.
package struct AtomicRecord: BitwiseCopyable {
  package var firstEntry = EntrySlot.none
  package var lastEntry = EntrySlot.none

  package init() {}
}

/// One thing that an atomic group sets: a value of an attribute, or a rule. Neither once it was cleared
/// while the group recorded.
package struct EntryRecord: BitwiseCopyable {
  package var setting = Setting(.none, .equal, .nan)
  package var rule = Constraint.none
  package var atomic = AtomicSlot.none
  package var next = EntrySlot.none

  package init(setting: Setting) { self.setting = setting }

  package init(rule: Constraint) { self.rule = rule }
}

/// The atomic groups of a layout, and what they set.
package struct AtomicTables: ~Copyable {
  package var records: SlotTable<AtomicRecord>
  package var entries: SlotTable<EntryRecord>

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    entries = SlotTable(journal)
  }
}
