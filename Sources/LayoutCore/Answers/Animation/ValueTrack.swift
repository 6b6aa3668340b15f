import LayoutStore

/// The value of a constraint on its way.
struct ValueTrack {
  var constraint: Constraint
  var animation: AnimationSlot
  /// Where it belongs, how far from there it began, and how fast it was.
  var goal: Double
  var offset: Double
  var velocity: Double

  func value(_ phase: Phase) -> Double { goal + offset * phase.offset + velocity * phase.inherited }

  func velocity(_ rate: Phase) -> Double { offset * rate.offset + velocity * rate.inherited }
}

/// Values on their way, one track a constraint.
struct ValueTracks {
  private(set) var all: [ValueTrack] = []
  /// By slot of a constraint: the place of its track; -1 for none.
  private var places: [Int32] = []

  var isEmpty: Bool { all.isEmpty }

  subscript(place: Int) -> ValueTrack {
    get { all[place] }
    set { all[place] = newValue }
  }

  /// The place of the track of a constraint's slot; -1 if it has none.
  func find(_ slot: ConstraintSlot) -> Int {
    let place = Int(slot.index)
    return place < places.count ? Int(places[place]) : -1
  }

  mutating func append(_ track: ValueTrack) {
    let slot = Int(HandleFormat.index(of: track.constraint.id))
    while places.count <= slot { places.append(-1) }
    places[slot] = Int32(truncatingIfNeeded: all.count)
    all.append(track)
  }

  /// Has a constraint that is stated with the opposite signs move as before.
  mutating func negate(_ constraint: ConstraintSlot) {
    let place = find(constraint)
    if place < 0 { return }
    all[place].goal.negate()
    all[place].offset.negate()
    all[place].velocity.negate()
  }

  /// Ends a track; the last one takes its place.
  mutating func remove(_ place: Int) {
    places[Int(HandleFormat.index(of: all[place].constraint.id))] = -1
    let last = all.removeLast()
    if place == all.count { return }
    all[place] = last
    places[Int(HandleFormat.index(of: last.constraint.id))] = Int32(truncatingIfNeeded: place)
  }
}
