/// Reports values that have changed since they were last read.
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
    let most = engine.reports.count + engine.sweeps.variable.count
    withUnsafeTemporaryAllocation(of: Variable.self, capacity: most) { room in
      for k in 0..<takeChanges(room.baseAddress, nil, upTo: most) { body(room[k]) }
    }
  }

  /// Calls `body` with the index of every variable that may have moved since changes were last
  /// reported. They do not count as reported by that.
  public func forEachMove(_ body: (Int32) -> Void) {
    engine.foldSweptChanges()
    for variable in engine.reports.all where engine.variableSerial[variable] != 0 {
      body(variable)
    }
  }

  /// Runs code that reads values, and changes nothing, with those that were last reported.
  public func showingReported<Answer>(_ body: () -> Answer) -> Answer {
    engine.foldSweptChanges()
    engine.reports.exchange(with: &engine.value)
    defer { engine.reports.exchange(with: &engine.value) }
    return body()
  }
}

extension Engine {
  /// Queues a variable whose value may not be the one that was last reported.
  @inline(__always)
  func noteChange(_ variable: Int32) { reports.insert(variable) }

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
    reports.sift { variableSerial[$0] != 0 && value[$0] != $1 }
    let changed = reports.count
    reports.take(min(changed, capacity), { value[$0] }) { place, variable, new in
      if let variables { variables[place] = handle(variable: variable) }
      if let values { values[place] = new }
    }
    sweeps.wasReported = sweeps.count > 0 && reports.count == 0
    return changed
  }

  /// How far a row is violated, unscaled.
  func violation(_ row: Int32) -> Double {
    var sum = -table.constant[row]
    for term in table.terms(of: row) {
      sum += table.termCoefficient[term] * value[table.termVariable[term]]
    }
    return table.penalties.relation(of: row).violation(of: sum / table.scale(row))
  }
}
