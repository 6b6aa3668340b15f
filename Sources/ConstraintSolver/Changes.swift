/// Which values differ from what was last reported.
extension Engine {
  /// Hands out up to `capacity` changed variables; what does not fit stays for the next call.
  /// Returns how many had changed.
  mutating func takeChanges(
    upTo capacity: Int, _ report: (Int, Variable, Double) -> Void
  ) -> Int {
    var changed = 0
    var kept = 0
    for k in 0..<movedVariables.count {
      let variable = movedVariables[k]
      if variableSerial[variable] == 0 || value[variable] == reported[variable] {
        isMoved[variable] = false
        continue
      }
      if changed < capacity {
        reported[variable] = value[variable]
        isMoved[variable] = false
        report(changed, handle(variable: variable), value[variable])
      } else {
        movedVariables[kept] = variable
        kept += 1
      }
      changed += 1
    }
    movedVariables.resize(kept, 0)
    return changed
  }

  /// How far a row is violated, unscaled.
  func violation(_ row: Int32) -> Double {
    var sum = -table.constant[row]
    for term in table.start[row]..<(table.start[row] + table.count[row]) {
      sum += table.termCoefficient[term] * value[table.termVariable[term]]
    }
    sum /= table.scale[row]
    switch table.relation[row] {
    case .equal: return abs(sum)
    case .atMost: return max(0, sum)
    case .atLeast: return max(0, -sum)
    }
  }
}
