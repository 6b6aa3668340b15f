import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

@Suite struct SlotTableTests {
  /// What the tests' macros can take hold of: they copy, and the table cannot be copied.
  private final class Table {
    private let journal = SlotJournal()
    private var slots: SlotTable<Int>
    /// Records of another size, whose changes come between.
    private var others: SlotTable<UInt8>

    init() {
      slots = SlotTable(journal)
      others = SlotTable(journal)
    }

    var count: Int { slots.count }
    var taken: [Slot<Int>] { Array(slots.taken) }

    func insert(_ value: Int) -> Slot<Int> {
      _ = others.insert(UInt8(truncatingIfNeeded: value))
      return slots.insert(value) ?? Slot.none
    }

    func remove(_ slot: Slot<Int>) {
      slots.remove(slot)
      let other = Slot<UInt8>(slot.index)
      if others.isTaken(other) { others.remove(other) }
    }

    func value(_ slot: Slot<Int>) -> Int { slots[slot] }
    func set(_ slot: Slot<Int>, to value: Int) { slots[slot] = value }
    func generation(_ slot: Slot<Int>) -> UInt32 { slots.generation(slot) }
    func contains(_ slot: Slot<Int>, _ generation: UInt32) -> Bool {
      slots.contains(slot, generation)
    }
    func trim() {
      slots.trim()
      others.trim()
    }

    func mark() -> Int { journal.mark() }
    func forgetMarks() { journal.forgetMarks() }

    func rollback(to mark: Int) {
      while let last = journal.lastChange(since: mark) { journal.undo(last) }
    }
  }

  @Test func whatIsTrimmedStaysAndGrowsAgain() {
    let table = Table()
    table.trim()
    for value in 0..<1000 { #expect(table.insert(value).index == value) }
    let mark = table.mark()
    table.remove(Slot(999))
    table.trim()
    for value in 1000..<3000 { _ = table.insert(value) }
    table.trim()
    #expect(table.taken.map { table.value($0) } == Array(0..<999) + Array(1000..<3000))
    table.rollback(to: mark)
    #expect(table.taken.map { table.value($0) } == Array(0..<1000))
  }

  @Test func handlesGoStale() {
    let table = Table()
    let one = table.insert(10)
    let generation = table.generation(one)
    #expect(table.contains(one, generation) && table.value(one) == 10)
    table.remove(one)
    #expect(!table.contains(one, generation))
    let two = table.insert(20)
    #expect(two == one, "a free slot is used again")
    #expect(!table.contains(two, generation) && table.contains(two, table.generation(two)))
    #expect(table.count == 1)
  }

  @Test func whatIsTakenBackIsAsItWas() {
    let table = Table()
    let kept = table.insert(1)
    let removed = table.insert(2)
    let generation = table.generation(removed)
    let mark = table.mark()
    table.set(kept, to: 5)
    table.remove(removed)
    let new = table.insert(3)
    let newGeneration = table.generation(new)
    #expect(new != removed, "the slot may still be wanted")
    table.set(kept, to: 6)
    table.rollback(to: mark)
    table.forgetMarks()

    #expect(table.value(kept) == 1 && table.value(removed) == 2 && table.count == 2)
    #expect(table.contains(removed, generation) && !table.contains(new, newGeneration))
    let again = table.insert(4)
    #expect(again == new && table.generation(again) != newGeneration)
  }

  @Test func whatIsKeptFreesItsSlots() {
    let table = Table()
    let slot = table.insert(1)
    _ = table.mark()
    table.remove(slot)
    table.forgetMarks()
    #expect(table.insert(2) == slot)
  }

  /// A generation that was given out is never given out again, whatever is taken back in between.
  @Test func generationsAreNeverReused() {
    let table = Table()
    var random = SeededGenerator(state: 7)
    var given = Set<UInt64>()
    for _ in 0..<2000 {
      let mark = table.mark()
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        if let slot = table.taken.randomElement(using: &random), Bool.random(using: &random) {
          table.remove(slot)
        } else {
          let slot = table.insert(0)
          let isNew = given.insert(UInt64(slot.index) << 32 | UInt64(table.generation(slot)))
            .inserted
          #expect(isNew)
        }
      }
      if Bool.random(using: &random) { table.rollback(to: mark) }
      table.forgetMarks()
    }
  }
}

/// Numbers that are the same in every run (splitmix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
