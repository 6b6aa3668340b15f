/// Doubleton aggregation: variables that an equality of two variables ties to another one.
///
/// Variables that rows of one term fix do not count. Equal widths, say, are one width in many places. A bound on
/// any of them is a bound on their representative.
struct Doubletons: ~Copyable {
  /// The variable that is followed at once; -1 for a root.
  private(set) var leader = Buffer<Int32>()
  /// The root, which for most variables is themselves.
  private(set) var root = Buffer<Int32>()
  /// How many variables follow it at once.
  private(set) var followerCount = Buffer<Int32>()
  // variable = factor * root + offset
  private(set) var factor = Buffer<Double>()
  private(set) var offset = Buffer<Double>()

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&leader)
    memory.add(&root)
    memory.add(&followerCount)
    memory.add(&factor)
    memory.add(&offset)
  }

  /// From the row that defines each variable, or -1.
  mutating func find(_ rowOf: borrowing Buffer<Int32>, _ engine: Engine) {
    leader.resize(rowOf.count, -1)
    root.resize(rowOf.count, Doubletons.unknown)
    followerCount.resize(rowOf.count)
    factor.resize(rowOf.count, 1)
    offset.resize(rowOf.count)
    let variables = Int32(truncatingIfNeeded: rowOf.count)
    for variable in 0..<variables where rowOf[variable] >= 0 {
      findLeader(of: variable, rowOf, engine)
    }
    var path = Buffer<Int32>()
    for variable in 0..<variables { findRoot(of: variable, &path) }
  }

  func isFollowed(_ variable: Int32) -> Bool { followerCount[variable] > 0 }

  private static let unknown: Int32 = -1
  private static let onPath: Int32 = -2

  private mutating func findLeader(
    of variable: Int32, _ rowOf: borrowing Buffer<Int32>, _ engine: Engine
  ) {
    let table = engine.table
    let row = rowOf[variable]
    var rest = table.constant[row]
    var own: Int32 = -1
    var other: Int32 = -1
    for term in table.terms(of: row) {
      let next = table.terms.variable[term]
      if next == variable {
        own = term
      } else if let fixed = fixedValue(of: next, rowOf[next], engine) {
        rest -= table.terms.coefficient[term] * fixed
      } else if other < 0 {
        other = term
      } else {
        return
      }
    }
    if other < 0 || abs(table.terms.coefficient[other]) < Tolerance.smallCoefficient { return }
    leader[variable] = table.terms.variable[other]
    factor[variable] = -table.terms.coefficient[other] / table.terms.coefficient[own]
    offset[variable] = rest / table.terms.coefficient[own]
  }

  /// The value of a variable that is fixed, or that a required row of one term fixes; nil if none does.
  @inline(__always)
  private func fixedValue(of variable: Int32, _ row: Int32, _ engine: Engine) -> Double? {
    if engine.variables.bounds.isFixed(variable) { return engine.variables.defaultValue[variable] }
    let table = engine.table
    if row < 0 || table.count(of: row) != 1 || engine.priority(of: row) < Priority.required {
      return nil
    }
    return table.constant[row] / table.terms.coefficient[table.terms(of: row).lowerBound]
  }

  /// Goes up to the first variable whose root is known. If leaders go round in a circle, the
  /// variable where it closes becomes a root.
  private mutating func findRoot(of start: Int32, _ path: inout Buffer<Int32>) {
    var variable = start
    while root[variable] == Doubletons.unknown && leader[variable] >= 0 {
      root[variable] = Doubletons.onPath
      path.append(variable)
      variable = leader[variable]
    }
    if root[variable] < 0 { makeRoot(variable) }
    while path.count > 0 {
      let next = path.removeLast()
      if root[next] >= 0 { continue }
      let up = leader[next]
      root[next] = root[up]
      followerCount[up] += 1
      offset[next] += factor[next] * offset[up]
      factor[next] *= factor[up]
    }
  }

  private mutating func makeRoot(_ variable: Int32) {
    leader[variable] = -1
    root[variable] = variable
    factor[variable] = 1
    offset[variable] = 0
  }
}
