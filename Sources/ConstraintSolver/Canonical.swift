/// Which point of the optimal face is taken.
///
/// Among equally good points, |value - fallback| is minimised for one variable after the other, in
/// order of creation. That is a lexicographic objective below all levels, so the same multiplier
/// test decides it: a slot whose release costs nothing at any level (a free slot) is judged by the
/// oldest variable that its release would move, its key. The optimum is one point, and no history
/// is in its definition.
extension Engine {
  /// Which way releasing a free slot, as prepared in `direction` with release +1, would help.
  struct Preference {
    /// The sign of the release that helps; 0 if neither does.
    var release: Int8 = 0
    /// The oldest variable that moves; -1 if none does.
    var key: Int32 = -1
  }

  /// Looks at one free slot; returns whether a step was made.
  mutating func settle(_ slot: Int32) throws(StepFailure) -> Bool {
    slotFlags[slot].remove(.free)
    let standing = standing(of: slot)
    if standing.release != 0 || !standing.isOpen {
      recheck(slot)
      return false
    }
    prepareDirection(slot, 1)
    let preference = preference(of: slot, standing)
    setKey(slot, preference.key)
    if preference.release == 0 { return false }
    if preference.release < 0 { reverseDirection() }
    try step(slot, preference.release, key: preference.key)
    return true
  }

  private func preference(of slot: Int32, _ standing: Standing) -> Preference {
    var preference = Preference()
    preference.key = oldestMover()
    if preference.key < 0 { return preference }
    let variable = preference.key
    let distance = value[variable] - fallback[variable]
    if abs(distance) <= Tolerance.absolute + Tolerance.relative * abs(fallback[variable]) {
      return preference
    }
    let wanted: Int8 = (distance > 0) == (direction.value[variable] > 0) ? -1 : 1
    if wanted > 0 ? standing.isOpenAbove : standing.isOpenBelow { preference.release = wanted }
    return preference
  }

  /// The oldest variable that the direction moves.
  private func oldestMover() -> Int32 {
    var oldest: Int32 = -1
    var largest = 0.0
    for k in 0..<direction.index.count {
      largest = max(largest, abs(direction.value[direction.index[k]]))
    }
    for k in 0..<direction.index.count {
      let variable = direction.index[k]
      if abs(direction.value[variable]) <= Tolerance.rate * largest { continue }
      if oldest < 0 || variableSerial[variable] < variableSerial[oldest] { oldest = variable }
    }
    return oldest
  }

  private mutating func reverseDirection() {
    for k in 0..<direction.index.count {
      let variable = direction.index[k]
      direction.value[variable] = -direction.value[variable]
    }
    for k in 0..<rates.index.count {
      let row = rates.index[k]
      rates.value[row] = -rates.value[row]
    }
  }

  // MARK: Keys

  mutating func setKey(_ slot: Int32, _ variable: Int32) {
    let old = key[slot]
    if old == variable { return }
    if old >= 0 { keyCount[old] -= 1 }
    if variable >= 0 { keyCount[variable] += 1 }
    key[slot] = variable
  }

  /// A key variable that reached or passed its fallback may want to go the other way: its slots
  /// are looked at again.
  mutating func recheckCrossedKeys() {
    while crossedKeys.count > 0 {
      let variable = crossedKeys.removeLast()
      left.add(variable, 1)
      basis.backward(&left, into: &y, table)
      for k in 0..<y.index.count where key[y.index[k]] == variable { recheck(y.index[k]) }
      y.clear()
    }
  }
}
