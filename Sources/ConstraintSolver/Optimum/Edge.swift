/// An edge of the arrangement of rows: how a basic solution moves when one basic row leaves.
///
/// All other basic rows stay tight, so that the edge is a column of B^-1 (FTRAN), up to its sign; the activities
/// of nonbasic rows change in proportion. A rate far below the largest one counts as 0, as it may be rounding.
final class Edge {
  /// By variable: how fast it moves.
  let direction = WorkVector()
  /// By nonbasic row: how fast its activity changes.
  let rates = WorkVector(per: .row)

  func clear() {
    direction.clear()
    rates.clear()
  }

  func account(_ memory: inout MemoryAccount) {
    direction.account(&memory)
    rates.account(&memory)
  }

  /// How fast a row, or a variable by its own row, moves.
  func rate(of row: Int32) -> Double {
    row >= 0 ? rates[row] : direction[Basis.owner(row)]
  }

  /// The variable that moves most; -1 if none does.
  var largestMover: Int32 {
    var best: Int32 = -1
    var size = 0.0
    for variable in direction.index.all where abs(direction[variable]) > size {
      size = abs(direction[variable])
      best = variable
    }
    return best
  }

  /// How fast the variable moves that moves most.
  var largestRate: Double {
    var largest = 0.0
    for variable in direction.index.all { largest = max(largest, abs(direction[variable])) }
    return largest
  }

  /// The rate up to which a row counts as not moving.
  @inline(__always)
  func leastRate(_ table: RowTable) -> Double {
    table.precision.rounding(Tolerance.rate * largestRate)
  }

  /// Turns round, with the rates as far as there are any.
  func reverse() {
    for variable in direction.index.all { direction[variable] = -direction[variable] }
    for row in rates.index.all { rates[row] = -rates[row] }
  }

  /// Computes the rates of all nonbasic rows.
  func addRates(_ table: RowTable) {
    for k in 0..<direction.index.count {
      let variable = direction.index[k]
      let speed = direction[variable]
      if speed != 0 { table.addRates(of: variable, speed, to: rates) }
    }
  }

  /// Whether a rate below `leastRate`, of a row or of a variable in it, is no rounding, but small because other
  /// rates are large. It is rounding if it is a small part of what its row is summed from, if that row does not
  /// hold, or if what makes it move is rounding; so this is followed up to the row that leaves.
  @inline(never)
  func isSmallRateSound(
    of row: Int32, besides variable: Int32 = -1, _ table: RowTable, _ basis: Basis
  ) -> Bool {
    var (row, variable) = (row, variable)
    for _ in 0..<WorkLimit.links where row >= 0 {
      var (own, sum, size, largest, next) = (0.0, 0.0, 0.0, 0.0, Int32(-1))
      for term in table.terms(of: row) {
        let part = table.terms.coefficient[term] * direction[table.terms.variable[term]]
        sum += part
        if table.terms.variable[term] == variable {
          own = part
        } else {
          size += abs(part)
          if abs(part) > largest { (largest, next) = (abs(part), table.terms.variable[term]) }
        }
      }
      if abs(variable < 0 ? sum : own) <= Tolerance.rate * size { return false }
      if basis.positionOfRow[row] >= 0 && abs(sum) > Tolerance.pivotAgreement * size {
        return abs(sum) > 0.5
      }
      if next < 0 { return false }
      variable = next
      row = basis.row[basis.upper.positionOfVariable[next]]
    }
    return variable >= 0 && abs(direction[variable]) > 0.5
  }
}
