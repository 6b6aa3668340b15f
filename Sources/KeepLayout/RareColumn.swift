/// What few records of a table have, by their slots: it takes storage once the first one has it. It
/// takes changes back as the ``SlotTable`` of the records does.
struct RareColumn<Value: Equatable> {
  private let usual: Value
  private var values: [Value] = []
  private var journal: [(slot: Int, value: Value)] = []
  private var isRecording = false

  init(usual: Value) { self.usual = usual }

  subscript(slot: Int32) -> Value {
    get { Int(slot) < values.count ? values[Int(slot)] : usual }
    set {
      let old = self[slot]
      if newValue == old { return }
      if isRecording { journal.append((Int(slot), old)) }
      reach(Int(slot))
      values[Int(slot)] = newValue
    }
  }

  /// Room grows by a quarter, as a table's.
  private mutating func reach(_ slot: Int) {
    if slot >= values.capacity { values.reserveCapacity(slot + max(16, slot / 4)) }
    while values.count <= slot { values.append(usual) }
  }

  /// A point that changes can be taken back to; from the first one on, the column records.
  mutating func mark() -> Int {
    isRecording = true
    return journal.count
  }

  /// Keeps all changes for good and stops recording.
  mutating func forgetMarks() {
    isRecording = false
    journal.removeAll(keepingCapacity: true)
  }

  /// Takes all changes since a mark back.
  mutating func undo(to mark: Int) {
    while journal.count > mark {
      let last = journal.removeLast()
      values[last.slot] = last.value
    }
  }
}
