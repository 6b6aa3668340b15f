/// A column that few records of a table have a value in: it takes storage once the first
/// one has. Its changes are taken back like those of the ``SlotTable`` of the records.
package struct RareColumn<Record, Value: BitwiseCopyable & Equatable>: ~Copyable {
  private let usual: Value
  private var values: SlotTable<Value>

  package init(usual: Value, _ journal: SlotJournal) {
    self.usual = usual
    values = SlotTable(journal)
  }

  package subscript(slot: Slot<Record>) -> Value {
    get { slot.index < values.end ? values[anyhow: Slot(slot.index)] : usual }
    @inline(never) set {
      if newValue == self[slot] { return }
      values.fill(to: slot.index + 1, with: usual)
      values[anyhow: Slot(slot.index)] = newValue
    }
  }
}
