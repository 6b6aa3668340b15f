/// Variables that follow another one: the row that defines them has just the two of them.
///
/// Equal widths, say, are one width in many places. What is said of any of them is said of the one
/// that they all follow in the end, their root.
struct Followers: ~Copyable {
  /// The variable that is followed at once; -1 for a root.
  private(set) var leader = Buffer<Int32>()
  /// The root, which for most variables is themselves.
  private(set) var root = Buffer<Int32>()
  /// Whether it is the root of others.
  private(set) var isFollowed = Buffer<Bool>()
  // variable = factor * root + offset
  private(set) var factor = Buffer<Double>()
  private(set) var offset = Buffer<Double>()

  mutating func account(_ ledger: inout StorageLedger) {
    ledger.visit(&leader)
    ledger.visit(&root)
    ledger.visit(&isFollowed)
    ledger.visit(&factor)
    ledger.visit(&offset)
  }

  /// From the row that defines each variable, or -1.
  mutating func find(_ rowOf: borrowing Buffer<Int32>, _ table: RowTable) {
    leader.resize(rowOf.count, -1)
    root.resize(rowOf.count, Followers.unknown)
    isFollowed.resize(rowOf.count, false)
    factor.resize(rowOf.count, 1)
    offset.resize(rowOf.count, 0)
    let variables = Int32(truncatingIfNeeded: rowOf.count)
    for variable in 0..<variables where rowOf[variable] >= 0 {
      findLeader(of: variable, rowOf[variable], table)
    }
    var path = Buffer<Int32>()
    for variable in 0..<variables { findRoot(of: variable, &path) }
  }

  private static let unknown: Int32 = -1
  private static let onPath: Int32 = -2

  private mutating func findLeader(
    of variable: Int32, _ row: Int32, _ table: RowTable
  ) {
    if table.count(of: row) != 2 { return }
    let first = table.terms(of: row).lowerBound
    let own = table.termVariable[first] == variable ? first : first + 1
    let other = own == first ? first + 1 : first
    if abs(table.termCoefficient[other]) < Tolerance.smallPivot { return }
    leader[variable] = table.termVariable[other]
    factor[variable] = -table.termCoefficient[other] / table.termCoefficient[own]
    offset[variable] = table.constant[row] / table.termCoefficient[own]
  }

  /// Goes up to the first variable whose root is known. Where they go round in a circle, that one
  /// becomes a root.
  private mutating func findRoot(of start: Int32, _ path: inout Buffer<Int32>) {
    var variable = start
    while root[variable] == Followers.unknown && leader[variable] >= 0 {
      root[variable] = Followers.onPath
      path.append(variable)
      variable = leader[variable]
    }
    if root[variable] < 0 { makeRoot(variable) }
    while path.count > 0 {
      let next = path.removeLast()
      if root[next] >= 0 { continue }
      let up = leader[next]
      root[next] = root[up]
      isFollowed[root[up]] = true
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
