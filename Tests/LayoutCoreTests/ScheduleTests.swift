import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// When things happen to animations, in seconds that are added up by hand.
@Suite struct ScheduleTests {
  @Test func delayAndDurationFollowEachOther() {
    var schedule = Schedule(duration: 2, delay: 3, now: 10)
    #expect(schedule.isWaiting)
    #expect(schedule.due == 13)
    #expect(schedule.delay(at: 11) == 2)
    #expect(schedule.share(at: 12) == 0)
    schedule.begin(at: 13)
    #expect(!schedule.isWaiting)
    #expect(schedule.due == 15)
    #expect(schedule.delay(at: 13) == 0)
    #expect(schedule.share(at: 13.5) == 0.25)
    #expect(schedule.share(at: 20) == 1)
  }

  @Test func whatIsTooShortToSeeTakesNoTime() {
    let schedule = Schedule(duration: 1e-10, delay: 1e-10, now: 5)
    #expect(!schedule.isWaiting)
    #expect(schedule.duration == 0)
    #expect(schedule.due == 5)
    #expect(schedule.share(at: 5) == 1)
  }

  @Test func whatIsHeldGoesOnFromThere() {
    var schedule = Schedule(duration: 4, delay: 0, now: 0)
    schedule.hold(at: 0.75, now: 1)
    #expect(schedule.isHeld)
    #expect(schedule.due == .infinity)
    #expect(schedule.share(at: 100) == 0.75)
    schedule.hold(at: .nan, now: 100)
    #expect(!schedule.isHeld)
    // 3 of its 4 seconds are over at 100.
    #expect(schedule.due == 101)
    #expect(schedule.share(at: 100) == 0.75)
  }

  @Test func delaysAreShortenedToNowAtMost() {
    var schedule = Schedule(duration: 1, delay: 5, now: 0)
    schedule.shorten(by: 2, now: 0)
    #expect(schedule.due == 3)
    schedule.shorten(by: 9, now: 1)
    #expect(schedule.due == 1)
  }

  @Test func secondsCountFromALaterInstant() {
    var schedule = Schedule(duration: 4, delay: 0, now: 1)
    schedule.rebase(to: 3)
    #expect(schedule.due == 2)
    #expect(schedule.share(at: 0) == 0.5)
  }
}

/// The order of events in a step of time.
@Suite struct AnimationClockTests {
  /// An animation of some duration that begins now.
  private func record(_ slot: Int32, duration: Double, delay: Double = 0) -> AnimationRecord {
    AnimationRecord(
      serial: Int(slot), slot: Slot(slot), handle: Animation(id: UInt64(slot)), subtree: .none,
      schedule: Schedule(duration: duration, delay: delay, now: 0))
  }

  @Test func eventsOfAStepComeInOrder() {
    let records = [
      record(0, duration: 3), record(1, duration: 1), record(2, duration: 9, delay: 2),
      record(3, duration: 8),
    ]
    var clock = AnimationClock()
    clock.begin(records, seconds: 5)
    var events: [(now: Double, slot: AnimationSlot)] = []
    while clock.reachEvent(until: 5) {
      while let slot = clock.takeDue() { events.append((clock.now, slot)) }
    }
    #expect(events.map { $0.now } == [1, 2, 3])
    #expect(events.map { $0.slot.index } == [1, 2, 0])
    #expect(clock.round == 3)
    clock.reachEnd(5)
    clock.end(records)
    #expect(clock.now == 0)
    // It had 8 seconds.
    #expect(records[3].schedule.due == 3)
  }

  @Test func eventsThatAreAddedWithinAStepCome() {
    var clock = AnimationClock()
    clock.begin([record(0, duration: 1)], seconds: 5)
    var events: [(now: Double, slot: AnimationSlot)] = []
    while clock.reachEvent(until: 5) {
      while let slot = clock.takeDue() { events.append((clock.now, slot)) }
      if events.count > 1 { continue }
      clock.events.add(record(1, duration: 4))
      clock.events.add(record(2, duration: 6))
    }
    #expect(events.map { $0.now } == [1, 4])
    #expect(events.map { $0.slot.index } == [0, 1])
  }
}

@Suite struct AnimationTableTests {
  /// What the tests' macros can take hold of: they copy, and the table cannot be copied.
  private final class Table {
    var animations = AnimationTable()

    func begin() -> AnimationRecord {
      let slot = animations.reserve()!
      let record = AnimationRecord(
        serial: animations.nextSerial, slot: slot, handle: Animation(id: UInt64(slot.index)),
        subtree: .none, schedule: Schedule(duration: 1, delay: 0, now: 0))
      animations.enter(record)
      return record
    }

    var running: [Int] { animations.running.map { $0.serial }.sorted() }
    func takeIdle() -> [Int] { animations.takeIdle().map { $0.serial } }
  }

  @Test func thoseThatAreStoppedAreNotAdvanced() {
    let table = Table()
    let records = (0..<4).map { _ in table.begin() }
    #expect(table.running == [])
    for record in records { table.animations.run(record) }
    table.animations.stop(records[1])
    table.animations.stop(records[1])
    table.animations.stop(records[3])
    #expect(table.running == [0, 2])
    table.animations.resume(records[1])
    #expect(table.running == [0, 1, 2])
    for record in records where record.place >= 0 {
      #expect(table.animations.running[record.place] === record)
    }
  }

  @Test func thoseThatMoveNothingEndInTheOrderOfTheirCommits() {
    let table = Table()
    let records = (0..<4).map { _ in table.begin() }
    for place in [2, 0, 3, 1] {
      table.animations.run(records[place])
      records[place].addTrack()
    }
    for place in [0, 1, 2] {
      records[place].trackCount -= 1
      table.animations.noteIdle(records[place])
    }
    table.animations.noteIdle(records[3])
    table.animations.stop(records[1])
    #expect(table.takeIdle() == [2, 0])
    #expect(table.takeIdle() == [])
    table.animations.noteAllIdle()
    #expect(table.takeIdle() == [2, 0])
  }

  @Test func aSlotIsFreeOnceAnAnimationHasLeft() {
    let table = Table()
    let record = table.begin()
    #expect(table.animations[record.slot] === record)
    table.animations.leave(record)
    #expect(table.animations[record.slot] == nil)
    let next = table.begin()
    #expect(next.slot == record.slot)
    #expect(next.serial == 1)
  }
}
