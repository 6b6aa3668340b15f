/// What gives way where many things share too little room.
///
/// A row of boxes is wider than its window, and each wishes to be wider than it has to be. Steps let one
/// wish go after the other, and every time move all boxes behind it. Here a violated row is written out
/// in the active ones once, and these give way in the order of what is lost by it: each until a row stops
/// the variable that it defines, which becomes active in its place, and the last one until the violated
/// row holds. (As bounds are flipped in the dual simplex method: Fourer, Notes on the dual simplex method,
/// 1994.) What else they move is not looked at. The vertex is computed anew when all are chosen, and the
/// steps that follow find out whether the choices were right, as they do for those of `Mending.swift`.
extension Engine {
  /// Whether there is something to share at the vertex. If so, what is left of the vertex is not
  /// fit to go on from.
  func hasShortage() -> Bool {
    applySlopeChanges()
    if basis.replacements.count > 0 && !renewFactors() { return false }
    return shareAll(Shortage())
  }

  /// Makes exchanges for those violated rows that take many of them, and computes the vertex anew, until
  /// there are no more of them.
  func shareShortages() {
    let shortage = Shortage()
    for _ in 0..<Effort.sharings {
      if !shareAll(shortage) { return }
      factorize()
      for row in 0..<table.places { side[row] = 0 }
      recompute()
    }
  }

  /// Exchanges for rows that depend on nothing that was exchanged before. False if there are none.
  private func shareAll(_ shortage: Shortage) -> Bool {
    var violated = Buffer<Int32>()
    for row in 0..<table.places where table.isLive(row) && basis.slotOfRow[row] < 0 {
      if slopeSign[row] != 0 || isMisplaced[row] { violated.append(row) }
    }
    sort(violated.all) { isAbove($0, $1) }
    shortage.begin(slots: Int(basis.slots), rows: Int(table.places))
    var isAny = false
    let end = basis.touched &+ firstSolveVisits
    for row in violated.all where basis.touched < end && basis.slotOfRow[row] < 0 {
      gather(row, 1)
      basis.backward(left, into: y, table)
      shortage.violated = row
      if share(shortage) { isAny = true }
      y.clear()
    }
    return isAny
  }

  // MARK: One shortage

  /// Exchanges what gives way to the violated row, which is `y`. False if that is not much.
  private func share(_ shortage: Shortage) -> Bool {
    let violated = shortage.violated
    if !collect(shortage) { return false }
    if give(shortage) { shortage.entering.append(violated) }
    if shortage.entering.count < (shortage.isShared[violated] ? 1 : Effort.fewShares) {
      return false
    }
    shortage.isShared[violated] = true
    for k in 0..<shortage.entering.count {
      let (slot, row) = (shortage.slots[k], shortage.entering[k])
      if row >= 0 && basis.slotOfRow[row] >= 0 { continue }
      shortage.isChosen[slot] = true
      basis.setRow(slot, row, table)
      if row < 0 { putAtFallback(Basis.anchored(row)) }
    }
    return true
  }

  /// Collects the slots that may give way, in the order in which they do. False if some of them have
  /// already done so for another row.
  private func collect(_ shortage: Shortage) -> Bool {
    shortage.slots.removeAll()
    shortage.entering.removeAll()
    var largest = 0.0
    for slot in y.index.all { largest = max(largest, abs(y[slot])) }
    for slot in y.index.all where y[slot] != 0 {
      if shortage.isChosen[slot] { return false }
      let isGood = abs(y[slot]) >= Tolerance.smallPivot * min(1, largest)
      if isGood && losesLess(slot, shortage) { shortage.slots.append(slot) }
    }
    sort(shortage.slots.all) { comesBefore($0, $1, shortage) }
    return true
  }

  /// Finds what takes the place of one slot after the other. Those that lose the same go as far as the
  /// first thing that stops them, and have to be compared anew then. True if the violated row takes the
  /// place of the next.
  private func give(_ shortage: Shortage) -> Bool {
    var missing = abs(residual[shortage.violated])
    var wasTied = false
    for place in 0..<shortage.slots.count {
      let slot = shortage.slots[place]
      var least = priority(of: shortage.violated)
      if place + 1 < shortage.slots.count {
        least = difference(slot, shortage.slots[place + 1], shortage).priority
      }
      let isTied = least == 0
      let (row, gain) = stop(of: slot, above: wasTied ? 0 : least, shortage)
      if row == Stop.none || gain >= missing { return true }
      missing -= gain
      shortage.entering.append(row)
      if wasTied && !isTied { return false }
      wasTied = isTied
    }
    return false
  }

  // MARK: What is lost

  /// The side to which a slot's row is released.
  private func release(_ slot: Int32, _ shortage: Shortage) -> Int8 {
    release(of: slot, residual[shortage.violated])
  }

  /// What is lost at a level when a slot gives way, for what is gained, without what the violated row has
  /// to do with that.
  private func loss(of slot: Int32, at level: Int32, _ shortage: Shortage) -> Double {
    let (row, violated) = (basis.row[slot], shortage.violated)
    let release = release(slot, shortage)
    var amount = 0.0
    if levels.slopeCount(level) > 0 { amount = -levels.multiplier(slot, level) }
    if level == table.level[violated] { amount -= slope(of: violated) * y[slot] }
    if row >= 0 && level == table.level[row] { amount += slope(of: row, on: release) }
    if abs(amount) <= foreignTolerance(level, in: slot) { return 0 }
    return Double(release) * amount / abs(y[slot])
  }

  /// Finds the first level at which a slot loses something. Whether that is less than the violated row.
  private func losesLess(_ slot: Int32, _ shortage: Shortage) -> Bool {
    shortage.priority[slot] = 0
    shortage.loss[slot] = 0
    let own = priority(of: shortage.violated)
    for level in levels.order.all {
      let loss = loss(of: slot, at: level, shortage)
      if loss == 0 { continue }
      shortage.priority[slot] = levels.priority[level]
      shortage.loss[slot] = loss
      return levels.priority[level] < own
        || levels.priority[level] == own && loss < table.weight(shortage.violated)
    }
    return true
  }

  /// The first level at which two slots lose differently, and by how much the first one loses more; 0
  /// and 0 if there is none.
  private func difference(
    _ slot: Int32, _ other: Int32, _ shortage: Shortage
  ) -> (priority: Double, excess: Double) {
    let (priority, otherPriority) = (shortage.priority[slot], shortage.priority[other])
    if priority > otherPriority { return (priority, shortage.loss[slot]) }
    if priority < otherPriority { return (otherPriority, -shortage.loss[other]) }
    for level in levels.order.all where levels.priority[level] <= priority {
      let excess = loss(of: slot, at: level, shortage) - loss(of: other, at: level, shortage)
      if excess != 0 { return (levels.priority[level], excess) }
    }
    return (0, 0)
  }

  /// The order in which slots give way: by what is lost, and of equal ones so that the oldest variables
  /// come nearest to their fallbacks.
  private func comesBefore(_ slot: Int32, _ other: Int32, _ shortage: Shortage) -> Bool {
    let excess = difference(slot, other, shortage).excess
    if excess != 0 { return excess < 0 }
    let rise = residual[shortage.violated]
    return departure(of: slot, rise) < departure(of: other, rise)
  }

  // MARK: How far

  /// The row that stops the variable which a slot defines when it gives way, and how much the violated
  /// row has gained by then; `Stop.none` if there is none. What is of a lower priority than `least` does not
  /// stop it; where nothing is, its fallback does.
  private func stop(
    of slot: Int32, above least: Double, _ shortage: Shortage
  ) -> (row: Int32, gain: Double) {
    if basis.isEntangled[slot] { return (Stop.none, 0) }
    let variable = basis.pivotVariable[slot]
    let speed = Double(release(slot, shortage)) / basis.pivot[slot]
    var nearest = Stop.none
    var distance = Double.infinity
    if least == 0 && departure(of: slot, residual[shortage.violated]) < 0 {
      nearest = Basis.anchor(variable)
      distance = (fallback[variable] - value[variable]) / speed
    }
    basis.countVisits(table.inactiveEntries(variable).count)
    for entry in table.inactiveEntries(variable) {
      let row = table.entryRow[entry]
      let rate = speed * table.coefficient(at: entry)
      let ahead: Int8 = rate > 0 ? 1 : -1
      if slopeSign(of: row, on: ahead) == slopeSign[row] || priority(of: row) < least { continue }
      let reached = max(0, -residual[row] / rate)
      if reached < distance && !isMovedOtherwise(row, by: variable) {
        nearest = row
        distance = reached
      }
    }
    return (nearest, distance * abs(y[slot]))
  }

  /// Whether one of a row's other variables is defined by this one.
  private func isMovedOtherwise(_ row: Int32, by variable: Int32) -> Bool {
    for term in table.terms(of: row) where table.termVariable[term] != variable {
      let active = basis.row[basis.slotOfVariable[table.termVariable[term]]]
      if active < 0 { continue }
      for other in table.terms(of: active) where table.termVariable[other] == variable {
        return true
      }
    }
    return false
  }
}

/// What is known of the violated row at hand, and of the ones before it.
private final class Shortage {
  var violated: Int32 = -1
  /// The slots that may give way, in order, and what takes the place of the first of them.
  var slots = Buffer<Int32>()
  var entering = Buffer<Int32>()
  // One entry a slot: what it loses.
  /// The first level at which it loses something; below all if there is none.
  var priority = Buffer<Double>()
  var loss = Buffer<Double>()

  /// Of every slot: whether it has given way to some row, since all was computed anew.
  var isChosen = Buffer<Bool>()
  /// Of every row: whether much has given way to it.
  var isShared = Buffer<Bool>()

  func begin(slots: Int, rows: Int) {
    isShared.resize(rows)
    priority.resize(slots)
    loss.resize(slots)
    isChosen.refill(slots)
  }
}
