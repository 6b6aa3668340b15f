typealias FormatSlot = Slot<FormatRecord>
typealias FormatSlots = SlotList<FormatRecord>
typealias PartSlot = Slot<FormatPart>

/// The visual formats that a layout remembers.
struct FormatTables: ~Copyable {
  var records: SlotTable<FormatRecord>
  var parts: SlotTable<FormatPart>
  /// Of a constraint that a format has made, the part that it is; none for others.
  var places: RareColumn<ConstraintRecord, PartSlot>

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    parts = SlotTable(journal)
    places = RareColumn(usual: .none, journal)
  }
}
