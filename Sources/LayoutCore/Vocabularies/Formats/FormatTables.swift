import LayoutStore

package typealias FormatSlot = Slot<FormatRecord>
package typealias FormatSlots = SlotList<FormatRecord>
package typealias PartSlot = Slot<FormatPart>

/// The visual formats that a layout remembers.
package struct FormatTables: ~Copyable {
  package var records: SlotTable<FormatRecord>
  package var parts: SlotTable<FormatPart>
  /// Of a constraint that a format has made, the part that it is; none for others.
  package var places: RareColumn<ConstraintRecord, PartSlot>

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    parts = SlotTable(journal)
    places = RareColumn(usual: .none, journal)
  }
}
