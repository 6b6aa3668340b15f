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
    if basis.etas.count > 0 && !renewFactors() { return false }
    return shareAll(Shortage())
  }

  /// Makes exchanges for those violated rows that take many of them, and computes the vertex anew, until
  /// there are no more of them.
  func shareShortages() {
    let shortage = Shortage()
    for _ in 0..<WorkLimit.sharings {
      if !shareAll(shortage) { return }
      factorize()
      for row in 0..<table.places { side[row] = 0 }
      recompute()
    }
  }

  /// Exchanges for rows that depend on nothing that was exchanged before. False if there are none.
  private func shareAll(_ shortage: Shortage) -> Bool {
    var violated = Buffer<Int32>()
    for row in 0..<table.places where table.isLive(row) && basis.positionOfRow[row] < 0 {
      if slopeSign[row] != 0 || dual.contains(row) { violated.append(row) }
    }
    sort(violated.all) { isAbove($0, $1) }
    shortage.begin(positions: Int(basis.positions), rows: Int(table.places))
    var isAny = false
    let end = basis.workUnits &+ firstSolveVisits
    for row in violated.all where basis.workUnits < end && basis.positionOfRow[row] < 0 {
      gather(row, 1)
      basis.btran(left, into: y, table)
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
    if shortage.entering.count < (shortage.isShared[violated] ? 1 : WorkLimit.fewShares) {
      return false
    }
    shortage.isShared[violated] = true
    for k in 0..<shortage.entering.count {
      let (position, row) = (shortage.positions[k], shortage.entering[k])
      if row >= 0 && basis.positionOfRow[row] >= 0 { continue }
      shortage.isChosen[position] = true
      basis.setRow(position, row, table)
      if row < 0 { putAtFallback(Basis.owner(row)) }
    }
    return true
  }

  /// Collects the positions that may give way, in the order in which they do. False if some of them have
  /// already done so for another row.
  private func collect(_ shortage: Shortage) -> Bool {
    shortage.positions.removeAll()
    shortage.entering.removeAll()
    var largest = 0.0
    for position in y.index.all { largest = max(largest, abs(y[position])) }
    for position in y.index.all where y[position] != 0 {
      if shortage.isChosen[position] { return false }
      let isClosed = isClosed(basis.row[position], release(position, shortage))
      let isGood = !isClosed && abs(y[position]) >= Tolerance.smallPivot * min(1, largest)
      if isGood && losesLess(position, shortage) { shortage.positions.append(position) }
    }
    sort(shortage.positions.all) { comesBefore($0, $1, shortage) }
    return true
  }

  /// Finds what takes the place of one position after the other. Those that lose the same go as far as the
  /// first thing that stops them, and have to be compared anew then. True if the violated row takes the
  /// place of the next.
  private func give(_ shortage: Shortage) -> Bool {
    var missing = abs(residual[shortage.violated])
    var wasTied = false
    for place in 0..<shortage.positions.count {
      let position = shortage.positions[place]
      var least = priority(of: shortage.violated)
      if place + 1 < shortage.positions.count {
        least = difference(position, shortage.positions[place + 1], shortage).priority
      }
      let isTied = least == 0
      let (row, gain) = stop(of: position, above: wasTied ? 0 : least, shortage)
      if row == Stop.none || gain >= missing { return true }
      missing -= gain
      shortage.entering.append(row)
      if wasTied && !isTied { return false }
      wasTied = isTied
    }
    return false
  }

  // MARK: What is lost

  /// The side to which a position's row is released.
  private func release(_ position: Int32, _ shortage: Shortage) -> Int8 {
    release(of: position, residual[shortage.violated])
  }

  /// What is lost at a level when a position gives way, for what is gained, without what the violated row has
  /// to do with that.
  private func loss(of position: Int32, at level: Int32, _ shortage: Shortage) -> Double {
    let (row, violated) = (basis.row[position], shortage.violated)
    let release = release(position, shortage)
    var amount = 0.0
    if levels.slopeCount(level) > 0 { amount = -levels.multiplier(position, level) }
    if level == table.level[violated] { amount -= slope(of: violated) * y[position] }
    if row >= 0 && level == table.level[row] { amount += slope(of: row, on: release) }
    if abs(amount) <= foreignTolerance(level, in: position) { return 0 }
    return Double(release) * amount / abs(y[position])
  }

  /// Finds the first level at which a position loses something. Whether that is less than the violated row.
  private func losesLess(_ position: Int32, _ shortage: Shortage) -> Bool {
    shortage.priority[position] = 0
    shortage.loss[position] = 0
    let own = priority(of: shortage.violated)
    for level in levels.order.all {
      let loss = loss(of: position, at: level, shortage)
      if loss == 0 { continue }
      shortage.priority[position] = levels.priority[level]
      shortage.loss[position] = loss
      return levels.priority[level] < own
        || levels.priority[level] == own && loss < table.weight(shortage.violated)
    }
    return true
  }

  /// The first level at which two positions lose differently, and by how much the first one loses more; 0
  /// and 0 if there is none.
  private func difference(
    _ position: Int32, _ other: Int32, _ shortage: Shortage
  ) -> (priority: Double, excess: Double) {
    let (priority, otherPriority) = (shortage.priority[position], shortage.priority[other])
    if priority > otherPriority { return (priority, shortage.loss[position]) }
    if priority < otherPriority { return (otherPriority, -shortage.loss[other]) }
    for level in levels.order.all where levels.priority[level] <= priority {
      let excess = loss(of: position, at: level, shortage) - loss(of: other, at: level, shortage)
      if excess != 0 { return (levels.priority[level], excess) }
    }
    return (0, 0)
  }

  /// The order in which positions give way: by what is lost, and of equal ones so that the oldest variables
  /// come nearest to their defaults.
  private func comesBefore(_ position: Int32, _ other: Int32, _ shortage: Shortage) -> Bool {
    let excess = difference(position, other, shortage).excess
    if excess != 0 { return excess < 0 }
    let rise = residual[shortage.violated]
    return departure(of: position, rise) < departure(of: other, rise)
  }

  // MARK: How far

  /// The row that stops the variable which a position defines when it gives way, and how much the violated
  /// row has gained by then; `Stop.none` if there is none. What is of a lower priority than `least` does not
  /// stop it; where nothing is, its defaultValue does.
  private func stop(
    of position: Int32, above least: Double, _ shortage: Shortage
  ) -> (row: Int32, gain: Double) {
    if basis.lower.isTouched[position] { return (Stop.none, 0) }
    let variable = basis.upper.pivotVariable[position]
    let speed = Double(release(position, shortage)) / basis.upper.pivot[position]
    var nearest = Stop.none
    var distance = Double.infinity
    let isBounding = bounds.contains(variable) && speed < 0
    if isBounding || least == 0 && departure(of: position, residual[shortage.violated]) < 0 {
      nearest = Basis.ownRow(variable)
      distance = max(0, (defaultValue[variable] - value[variable]) / speed)
    }
    basis.countWork(table.inactiveEntries(variable).count)
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
    return (nearest, distance * abs(y[position]))
  }

  /// Whether one of a row's other variables is defined by this one.
  private func isMovedOtherwise(_ row: Int32, by variable: Int32) -> Bool {
    for term in table.terms(of: row) where table.termVariable[term] != variable {
      let active = basis.row[basis.upper.positionOfVariable[table.termVariable[term]]]
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
  /// The positions that may give way, in order, and what takes the place of the first of them.
  var positions = Buffer<Int32>()
  var entering = Buffer<Int32>()
  // One entry a position: what it loses.
  /// The first level at which it loses something; below all if there is none.
  var priority = Buffer<Double>()
  var loss = Buffer<Double>()

  /// Of every position: whether it has given way to some row, since all was computed anew.
  var isChosen = Buffer<Bool>()
  /// Of every row: whether much has given way to it.
  var isShared = Buffer<Bool>()

  func begin(positions: Int, rows: Int) {
    isShared.resize(rows)
    priority.resize(positions)
    loss.resize(positions)
    isChosen.refill(positions)
  }
}
