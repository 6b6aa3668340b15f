/// The attributes of a layout, found by their nodes and kinds, what only few of them have, and groups.
package struct AttributeTable: ~Copyable {
  package private(set) var records: SlotTable<AttributeRecord>
  private var extras: SlotTable<AttributeExtras>
  package var groups: GroupTable
  /// It is not journalled, as it follows from the records.
  private var index = AttributeIndex()

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    extras = SlotTable(journal)
    groups = GroupTable(journal)
  }

  package subscript(_ attribute: AttributeSlot) -> AttributeRecord {
    @inline(__always) _read { yield records[attribute] }
    @inline(__always) _modify { yield &records[attribute] }
  }

  /// What only few attributes have, or the defaults. Changed only after ``makeExtras(of:)``.
  package subscript(extrasOf attribute: AttributeSlot) -> AttributeExtras {
    @inline(never) get {
      let place = records[attribute].extras
      return place.isNone ? AttributeExtras() : extras[place]
    }
    _modify { yield &extras[records[attribute].extras] }
  }

  /// Lets an attribute have what only few have; false if there are too many.
  mutating func makeExtras(of attribute: AttributeSlot) -> Bool {
    if !records[attribute].extras.isNone { return true }
    guard let place = extras.insert(AttributeExtras()) else { return false }
    records[attribute].extras = place
    return true
  }

  /// The attribute of a key; none if there is none.
  package func find(_ key: AttributeIndex.Key) -> AttributeSlot { index.find(key, in: records) }

  /// An alignment is one attribute with two sides, each of which has a record, with the signs of its node, once it
  /// was asked for. This is the other side; none if it was not asked for, and for every other attribute.
  package func otherSide(of attribute: AttributeSlot) -> AttributeSlot {
    let key = records[attribute].key
    return key.kind.isAlignment ? find(key.turned(key.kind)) : .none
  }

  package mutating func insert(_ record: AttributeRecord) -> AttributeSlot? {
    guard let attribute = records.insert(record) else { return nil }
    index.insert(attribute, in: records)
    return attribute
  }

  package mutating func remove(_ attribute: AttributeSlot) {
    if !records[attribute].extras.isNone { extras.remove(records[attribute].extras) }
    index.remove(attribute, in: records)
    records.remove(attribute)
  }

  /// Takes the newest change of the journal back, which is one of the records.
  package mutating func undo(_ last: SlotChange, in journal: SlotJournal) {
    if last.kind == .insertion { index.remove(Slot(last.index), in: records) }
    journal.undo(last)
    if last.kind == .removal { index.insert(Slot(last.index), in: records) }
  }

  /// Gives back most of the room that is not used.
  package mutating func trim() { records.trim() }
}
