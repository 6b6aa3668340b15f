/// The attributes of a layout, found by their nodes and kinds, what only few of them have, and groups.
struct AttributeTable: ~Copyable {
  private(set) var records: SlotTable<AttributeRecord>
  private var extras: SlotTable<AttributeExtras>
  var groups: GroupTable
  /// It is not journalled, as it follows from the records.
  private var index = AttributeIndex()

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    extras = SlotTable(journal)
    groups = GroupTable(journal)
  }

  subscript(_ attribute: Int32) -> AttributeRecord {
    @inline(__always) _read { yield records[attribute] }
    @inline(__always) _modify { yield &records[attribute] }
  }

  /// What only few attributes have, or the defaults. Changed only after ``makeExtras(of:)``.
  subscript(extrasOf attribute: Int32) -> AttributeExtras {
    @inline(never) get {
      let place = records[attribute].extras
      return place < 0 ? AttributeExtras() : extras[place]
    }
    _modify { yield &extras[records[attribute].extras] }
  }

  /// Lets an attribute have what only few have; false if there are too many.
  mutating func makeExtras(of attribute: Int32) -> Bool {
    if records[attribute].extras >= 0 { return true }
    guard let place = extras.insert(AttributeExtras()) else { return false }
    records[attribute].extras = place
    return true
  }

  /// The attribute of a key; -1 if there is none. An alignment may be there the other way round.
  func find(_ key: AttributeIndex.Key) -> (attribute: Int32, isReversed: Bool) {
    let found = index.find(key, in: records)
    if found >= 0 || !key.kind.isAlignment { return (found, false) }
    let turned = index.find(key.turned(key.kind), in: records)
    return (turned, turned >= 0)
  }

  mutating func insert(_ record: AttributeRecord) -> Int32? {
    guard let attribute = records.insert(record) else { return nil }
    index.insert(attribute, in: records)
    return attribute
  }

  mutating func remove(_ attribute: Int32) {
    if records[attribute].extras >= 0 { extras.remove(records[attribute].extras) }
    index.remove(attribute, in: records)
    records.remove(attribute)
  }

  /// Takes the newest change of the journal back, which is one of the records.
  mutating func undo(_ last: SlotChange, in journal: SlotJournal) {
    if last.kind == .insertion { index.remove(last.index, in: records) }
    journal.undo(last)
    if last.kind == .removal { index.insert(last.index, in: records) }
  }

  /// Gives back most of the room that is not used.
  mutating func trim() { records.trim() }
}
