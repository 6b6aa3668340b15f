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
    let most = engine.moved.reports.count + engine.sweeps.variable.count
    withUnsafeTemporaryAllocation(of: Variable.self, capacity: most) { changes in
      for k in 0..<takeChanges(changes.baseAddress, nil, upTo: most) { body(changes[k]) }
    }
  }

  /// Calls `body` with the index of every variable that may have moved since changes were last
  /// reported. They do not count as reported by that.
  public func forEachMove(_ body: (Int32) -> Void) {
    engine.foldSweptChanges()
    for variable in engine.moved.reports.all where engine.variables.serial[variable] != 0 {
      body(variable)
    }
  }

  /// Runs code that reads values, and changes nothing, with those that were last reported.
  public func showingReported<Answer>(_ body: () -> Answer) -> Answer {
    engine.foldSweptChanges()
    engine.variables.exchange(with: &engine.moved.reports)
    defer { engine.variables.exchange(with: &engine.moved.reports) }
    return body()
  }
}

extension Engine {
  /// Hands out up to `capacity` changed variables; what does not fit stays for the next call.
  /// Returns how many had changed.
  func takeChanges(
    _ handles: UnsafeMutablePointer<Variable>?, _ values: UnsafeMutablePointer<Double>?,
    upTo capacity: Int
  ) -> Int {
    if sweeps.count > 0 {
      if let changed = takeSweptChanges(handles, values, upTo: capacity) { return changed }
      foldSweptChanges()
    }
    moved.reports.sift { variables.serial[$0] != 0 && variables.value[$0] != $1 }
    let changed = moved.reports.count
    moved.reports.take(min(changed, capacity), { variables.value[$0] }) { place, variable, new in
      if let handles { handles[place] = handle(variable: variable) }
      if let values { values[place] = new }
    }
    sweeps.wasReported = sweeps.count > 0 && moved.reports.count == 0
    return changed
  }

  /// How far a row is violated, unscaled.
  func violation(_ row: Int32) -> Double {
    var sum = -table.constant[row]
    for term in table.terms(of: row) {
      sum += table.terms.coefficient[term] * variables.value[table.terms.variable[term]]
    }
    return table.penalties.relation(of: row).violation(of: sum / table.scale(row))
  }
}
