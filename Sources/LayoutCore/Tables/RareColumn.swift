/// A column that few records of a table have a value in, by slot: it takes storage once the first
/// one has. Its changes are taken back like those of the ``SlotTable`` of the records.
struct RareColumn<Value: BitwiseCopyable & Equatable>: ~Copyable {
  private let usual: Value
  private var values: SlotTable<Value>

  init(usual: Value, _ journal: SlotJournal) {
    self.usual = usual
    values = SlotTable(journal)
  }

  subscript(slot: Int32) -> Value {
    get { slot < values.end ? values[slot] : usual }
    @inline(never) set {
      if newValue == self[slot] { return }
      values.fill(to: slot + 1, with: usual)
      values[slot] = newValue
    }
  }
}
