import ConstraintSolver

/// When animations are due in a step of time, the next one first. An entry may be out of date: who takes it
/// asks the animation.
struct EventQueue: ~Copyable {
  private var heap = Buffer<AnimationEvent>()
  /// What is due later is not of this step.
  private var horizon = -Double.infinity

  /// The time of the next event; nil if there is none in this step.
  var next: Double? { heap.count > 0 ? heap[0].time : nil }

  /// Begins a step of time that ends at the horizon.
  mutating func begin(_ records: [AnimationRecord], until horizon: Double) {
    self.horizon = horizon
    for record in records { add(record) }
  }

  /// Ends a step of time.
  mutating func end() { horizon = -.infinity }

  /// Adds an animation, if it is due in this step.
  mutating func add(_ record: AnimationRecord) {
    if record.schedule.due <= horizon {
      heap.push(AnimationEvent(time: record.schedule.due, slot: record.slot))
    }
  }

  /// Takes out the animation that is due next, if it is by a time.
  mutating func take(until time: Double) -> AnimationSlot? {
    if let next, next <= time { return heap.popFirst().slot }
    return nil
  }
}

/// An animation, and when it is due.
struct AnimationEvent: HeapElement {
  var time: Double
  var slot: AnimationSlot

  func comesBefore(_ other: AnimationEvent) -> Bool { time < other.time }
}
