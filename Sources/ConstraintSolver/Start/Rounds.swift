/// What gives way to the violated rows of a first vertex, many at a time.
///
/// A dual step lets one row go and moves everything that depends on it. Where hundreds have to go, and
/// each of them moves much of the layout, nothing moves here until all are chosen: a violated row takes
/// the place of the weakest active row that it depends on, at best of the definition of one of its own
/// variables, which is known without a solve. Exchanges that hardly depend on each other are made
/// together, and the vertex is computed anew; what is violated then waits for the next round. The
/// steps that follow find out whether the choices were right.
extension Engine {
  /// Computes the vertex and the sides of all rows, exchanging rows in rounds for as long as that
  /// brings it forward: at first by more and more of them, then by fewer and fewer.
  func letWeakRowsGiveWay() {
    takeSidesAnew()
    var violated = Buffer<Int32>()
    var exchanges = Buffer<Exchange>()
    var most = 0
    var last = 0
    var single = 0
    for _ in 0..<WorkLimit.rounds {
      findViolated(&violated)
      chooseExchanges(violated, &exchanges)
      most = max(most, exchanges.count)
      let isEnding = exchanges.count <= most / 4
      if exchanges.count == 0 || isEnding && exchanges.count > last / 2 { return }
      single = exchanges.count == 1 ? single + 1 : 0
      if single > WorkLimit.singleExchanges { return }
      last = exchanges.count
      for exchange in exchanges.all {
        basis.setRow(exchange.position, exchange.row, table)
        if exchange.row < 0 { putAtFallback(Basis.owner(exchange.row)) }
      }
      factorize()
      takeSidesAnew()
    }
  }

  private struct Exchange: BitwiseCopyable {
    var position: Int32
    var row: Int32
  }

  /// Forgets sides, so that a row which just holds does not count as violated because it was so in
  /// the last round.
  private func takeSidesAnew() {
    forgetSides()
    recomputeVertex()
    for each in dual.all {
      let new = consistentSide(each.row)
      if each.row >= 0 { side[each.row] = new } else { noteSlope(each.row, new < 0 ? -1 : 0) }
    }
    dual.removeAll()
  }

  /// The rows that have a slope where the vertex is, by priority.
  private func findViolated(_ violated: inout Buffer<Int32>) {
    violated.removeAll()
    for row in 0..<table.places where table.isLive(row) && basis.positionOfRow[row] < 0 {
      if slopeSign(of: row, on: side[row]) != 0 { violated.append(row) }
    }
    forEachViolatedBound { violated.append(Basis.ownRow($0)) }
    sort(violated.all) { comesBefore($0, $1) }
  }

  /// The order of violated rows: by priority, of equal ones what is violated most first.
  private func comesBefore(_ row: Int32, _ other: Int32) -> Bool {
    let (size, otherSize) = (abs(residual(of: row)), abs(residual(of: other)))
    if size == otherSize || priority(of: row) != priority(of: other) { return isAbove(row, other) }
    return size > otherSize
  }

  /// Exchanges for rows that depend on their own positions more than on all those chosen before them: the matrix
  /// of these rows in terms of these positions is nearly triangular then, and the new active set as independent
  /// as the old one. Where several rows want one position the first one gets it, and the others wait for what
  /// comes of that. Lower priorities wait until higher ones find nothing more.
  private func chooseExchanges(
    _ violated: borrowing Buffer<Int32>, _ exchanges: inout Buffer<Exchange>
  ) {
    exchanges.removeAll()
    var isChosen = Buffer<Bool>()
    isChosen.resize(Int(basis.positions))
    let end = basis.workUnits &+ WorkLimit.lookAtAll(terms: table.termPlaces)
    for row in violated.all where basis.workUnits < end {
      if exchanges.count > 0 && priority(of: row) < priority(of: exchanges[0].row) { return }
      var position = row >= 0 ? nearest(row) : -1
      if position < 0 {
        gather(row, 1)
        basis.btran(left, into: y, table)
        position = weakest(row, isChosen)
        y.clear()
      }
      if position < 0 || isChosen[position] { continue }
      isChosen[position] = true
      exchanges.append(Exchange(position: position, row: row))
    }
  }

  /// The position that defines one of the violated row's own variables and costs least to release, if that
  /// is below the row's own priority; -1 if there is none. The row is to define that variable then,
  /// whatever else is exchanged, so that nothing has to be solved to see what comes of it.
  private func nearest(_ violated: Int32) -> Int32 {
    var best: Int32 = -1
    var least = priority(of: violated)
    basis.countWork(Int(table.count(of: violated)))
    for term in table.terms(of: violated) {
      let variable = table.termVariable[term]
      let position = basis.upper.positionOfVariable[variable]
      if abs(table.termCoefficient[term]) < Tolerance.smallPivot { continue }
      let active = basis.row[position]
      let pivot =
        active >= 0
        ? table.coefficient(of: variable, in: active) : active == Basis.ownRow(variable) ? 1 : 0
      if pivot == 0 { continue }
      let isRising = (table.termCoefficient[term] > 0) == (pivot > 0)
      let cost = cost(ofReleasing: position, to: (side[violated] > 0) == isRising ? -1 : 1)
      if cost >= least { continue }
      best = position
      least = cost
    }
    return best
  }

  /// The position in `y` whose release satisfies a row and costs least, if that is below the row's own
  /// priority; of equal ones the one that has to move least. -1 if there is none, or the row depends more
  /// on positions that have been chosen.
  private func weakest(_ violated: Int32, _ isChosen: borrowing Buffer<Bool>) -> Int32 {
    var best: Int32 = -1
    var least = priority(of: violated)
    var bound = 0.0
    for position in y.index.all {
      let factor = y[position]
      if isChosen[position] { bound += abs(factor) }
      if isChosen[position] || abs(factor) < Tolerance.smallPivot { continue }
      let release: Int8 = (side(ofRow: violated) > 0) == (factor > 0) ? -1 : 1
      let cost = cost(ofReleasing: position, to: release)
      if cost < least || (best >= 0 && cost == least && abs(factor) > abs(y[best])) {
        best = position
        least = cost
      }
    }
    return best >= 0 && bound < abs(y[best]) ? best : -1
  }

  /// The priority of what is lost when a position's row is released to a side; below all if nothing is.
  private func cost(ofReleasing position: Int32, to release: Int8) -> Double {
    let row = basis.row[position]
    if row < 0 { return isClosed(row, release) ? Bounds.priority : -1 }
    return slopeSign(of: row, on: release) == 0 ? 0 : priority(of: row)
  }
}
