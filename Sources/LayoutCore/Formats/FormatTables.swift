/// The visual formats that a layout remembers.
struct FormatTables: ~Copyable {
  var records: SlotTable<FormatRecord>
  var parts: SlotTable<FormatPart>
  /// Of a constraint that a format has made, the part that it is; -1 for others.
  var places: RareColumn<ConstraintRecord, Int32>

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    parts = SlotTable(journal)
    places = RareColumn(usual: -1, journal)
  }
}
