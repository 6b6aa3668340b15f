/// Which values differ from what was last reported.
extension Engine {
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
    var changed = 0
    var kept = 0
    for k in 0..<movedVariables.count {
      let variable = movedVariables[k]
      let new = value[variable]
      if variableSerial[variable] == 0 || new == reported[variable] {
        isMoved[variable] = false
        continue
      }
      if changed < capacity {
        reported[variable] = new
        isMoved[variable] = false
        if let variables { variables[changed] = handle(variable: variable) }
        if let values { values[changed] = new }
      } else {
        movedVariables[kept] = variable
        kept += 1
      }
      changed += 1
    }
    movedVariables.resize(kept, 0)
    movedVariables.fit(sparing: Effort.spareBytes)
    sweeps.wasReported = sweeps.count > 0 && kept == 0
    return changed
  }

  /// How far a row is violated, unscaled.
  func violation(_ row: Int32) -> Double {
    var sum = -table.constant[row]
    for term in table.terms(of: row) {
      sum += table.termCoefficient[term] * value[table.termVariable[term]]
    }
    sum /= table.scale(row)
    switch table.relation[row] {
    case .equal: return abs(sum)
    case .atMost: return sum > 0 ? sum : 0
    case .atLeast: return sum < 0 ? -sum : 0
    }
  }
}
