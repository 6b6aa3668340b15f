/// Which values differ from what was last reported. All code that changes a value queues its
/// variable, even for a change of the last bit; a value that is the reported one again is left out
/// in the end.
extension Solver {
  /// Writes up to `capacity` variables whose values differ from what this function last reported,
  /// and the values; what does not fit stays for the next call. Returns how many had changed.
  public func takeChanges(
    _ variables: UnsafeMutablePointer<Variable>?, _ values: UnsafeMutablePointer<Double>?,
    upTo capacity: Int
  ) -> Int {
    engine.takeChanges(variables, values, upTo: capacity)
  }

  /// Calls `body` with every variable whose value differs from what was last reported.
  public func forEachChange(_ body: (Variable) -> Void) {
    let most = engine.movedVariables.count + engine.sweeps.variable.count
    withUnsafeTemporaryAllocation(of: Variable.self, capacity: most) { room in
      for k in 0..<takeChanges(room.baseAddress, nil, upTo: most) { body(room[k]) }
    }
  }

  /// Calls `body` with the index of every variable that may have moved since changes were last
  /// reported. They do not count as reported by that.
  public func forEachMove(_ body: (Int32) -> Void) {
    engine.foldSweptChanges()
    for variable in engine.movedVariables.all[engine.handedOut...]
    where engine.variableSerial[variable] != 0 {
      body(variable)
    }
  }

  /// Runs code that reads values, and changes nothing, with those that were last reported.
  public func showingReported<Answer>(_ body: () -> Answer) -> Answer {
    engine.foldSweptChanges()
    engine.reported.exchange(with: &engine.value)
    defer { engine.reported.exchange(with: &engine.value) }
    return body()
  }
}

extension Engine {
  /// Queues a variable whose value may not be the one that was last reported.
  @inline(__always)
  func noteChange(_ variable: Int32) {
    areMovesSifted = false
    if isMoved[variable] { return }
    isMoved[variable] = true
    movedVariables.append(variable)
  }

  /// Hands out up to `capacity` changed variables; what does not fit stays for the next call.
  /// Returns how many had changed.
  func takeChanges(
    _ variables: UnsafeMutablePointer<Variable>?, _ values: UnsafeMutablePointer<Double>?,
    upTo capacity: Int
  ) -> Int {
    if sweeps.count > 0 {
      if let changed = takeSweptChanges(variables, values, upTo: capacity) { return changed }
      foldSweptChanges()
    }
    if !areMovesSifted { siftMoves() }
    let changed = movedVariables.count - handedOut
    for k in 0..<min(changed, capacity) {
      let variable = movedVariables[handedOut + k]
      let new = value[variable]
      reported[variable] = new
      isMoved[variable] = false
      if let variables { variables[k] = handle(variable: variable) }
      if let values { values[k] = new }
    }
    handedOut += min(changed, capacity)
    if handedOut == movedVariables.count { forgetHandedOut(keeping: 0) }
    sweeps.wasReported = sweeps.count > 0 && movedVariables.count == 0
    return changed
  }

  /// Leaves those in the queue that have changed. While nothing moves they need not be looked at again,
  /// into however many portions a host divides them.
  private func siftMoves() {
    var kept = 0
    for variable in movedVariables.all[handedOut...] {
      if variableSerial[variable] == 0 || value[variable] == reported[variable] {
        isMoved[variable] = false
        continue
      }
      movedVariables[kept] = variable
      kept += 1
    }
    forgetHandedOut(keeping: kept)
    areMovesSifted = true
  }

  private func forgetHandedOut(keeping kept: Int) {
    movedVariables.shorten(to: kept)
    movedVariables.shrink(slack: WorkLimit.spareBytes)
    handedOut = 0
  }

  /// How far a row is violated, unscaled.
  func violation(_ row: Int32) -> Double {
    var sum = -table.constant[row]
    for term in table.terms(of: row) {
      sum += table.termCoefficient[term] * value[table.termVariable[term]]
    }
    return table.relation[row].violation(of: sum / table.scale(row))
  }
}
