/// Doubleton aggregation: variables that an equality of two variables ties to another one.
///
/// Variables that rows of one term fix do not count, nor do those that cancel once others have been put in their
/// places. Equal widths, say, are one width in many places, and so are the heights of boxes that begin and end with
/// one track. A bound on any of them is a bound on their representative. (Andersen and Andersen, Presolving in linear
/// programming, 1995.)
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
  /// A row with variables replaced by their roots.
  private var parts = Buffer<Part>()
  private var links = Buffer<Link>()

  /// From the row that defines each variable, or -1.
  mutating func find(_ rowOf: borrowing Buffer<Int32>, _ engine: Engine) {
    leader.resize(rowOf.count, -1)
    followerCount.resize(rowOf.count)
    factor.resize(rowOf.count, 1)
    offset.resize(rowOf.count)
    var up = Buffer<Int32>()
    let variables = Int32(truncatingIfNeeded: rowOf.count)
    for variable in 0..<variables {
      if rowOf[variable] >= 0 { findLeader(of: variable, rowOf, engine) }
      up.append(leader[variable])
    }
    findRoots(up)
    for variable in 0..<variables where root[variable] == variable && rowOf[variable] >= 0 {
      substitute(for: variable, rowOf, engine)
    }
    if links.count > 0 { tieRoots(&up) }
    for variable in 0..<variables where leader[variable] >= 0 {
      followerCount[leader[variable]] += 1
    }
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

  // MARK: Substitution

  /// A root that follows another one, through a variable of that one.
  struct Link: BitwiseCopyable {
    var variable: Int32
    var leader: Int32
    var factor: Double
    var offset: Double
  }

  /// Notes that a root follows another one, if its row mentions only these two once all variables are replaced by
  /// their roots.
  private mutating func substitute(
    for variable: Int32, _ rowOf: borrowing Buffer<Int32>, _ engine: Engine
  ) {
    let table = engine.table
    let row = rowOf[variable]
    if table.count(of: row) > Doubletons.mostTerms { return }
    var rest = table.constant[row]
    parts.removeAll()
    for term in table.terms(of: row) {
      let (next, coefficient) = (table.terms.variable[term], table.terms.coefficient[term])
      if next != variable, let fixed = fixedValue(of: next, rowOf[next], engine) {
        rest -= coefficient * fixed
      } else {
        rest -= coefficient * offset[next]
        add(coefficient * factor[next], of: next)
      }
    }
    var (own, other) = (-1, -1)
    for k in 0..<parts.count where parts[k].remains {
      if parts[k].root == variable {
        own = k
      } else if other < 0 {
        other = k
      } else {
        return
      }
    }
    if own < 0 || other < 0 { return }
    links.append(
      Link(
        variable: variable, leader: parts[other].variable,
        factor: -parts[other].sum / parts[own].sum, offset: rest / parts[own].sum))
  }

  /// Composes the links between roots with those that there are.
  private mutating func tieRoots(_ up: inout Buffer<Int32>) {
    for variable in 0..<Int32(truncatingIfNeeded: up.count) {
      up[variable] = root[variable] == variable ? -1 : root[variable]
    }
    for link in links.all {
      leader[link.variable] = link.leader
      factor[link.variable] = link.factor
      offset[link.variable] = link.offset
      up[link.variable] = root[link.leader]
    }
    findRoots(up)
  }

  /// What a row says of all variables with one root.
  struct Part: BitwiseCopyable {
    var root: Int32
    /// One of them.
    var variable: Int32
    /// By how much the row changes with the root, and the largest part of that.
    var sum: Double
    var size: Double

    /// Whether they do not cancel.
    var remains: Bool { abs(sum) > Tolerance.smallCoefficient * size }
  }

  private mutating func add(_ coefficient: Double, of variable: Int32) {
    let size = abs(coefficient)
    for k in 0..<parts.count where parts[k].root == root[variable] {
      parts[k].sum += coefficient
      parts[k].size = max(parts[k].size, size)
      return
    }
    parts.append(Part(root: root[variable], variable: variable, sum: coefficient, size: size))
  }

  /// Longer rows are not looked at.
  private static let mostTerms: Int32 = 8

  // MARK: Roots

  /// Composes links, each with a factor and an offset, up to the roots.
  private mutating func findRoots(_ up: borrowing Buffer<Int32>) {
    root.removeAll()
    root.resize(up.count, Doubletons.unknown)
    var path = Buffer<Int32>()
    for variable in 0..<Int32(truncatingIfNeeded: up.count) { findRoot(of: variable, up, &path) }
  }

  /// Goes up to the first variable whose root is known. If leaders go round in a circle, the
  /// variable where it closes becomes a root.
  private mutating func findRoot(
    of start: Int32, _ up: borrowing Buffer<Int32>, _ path: inout Buffer<Int32>
  ) {
    var variable = start
    while root[variable] == Doubletons.unknown && up[variable] >= 0 {
      root[variable] = Doubletons.onPath
      path.append(variable)
      variable = up[variable]
    }
    if root[variable] < 0 { makeRoot(variable) }
    while path.count > 0 {
      let next = path.removeLast()
      if root[next] >= 0 { continue }
      let leader = up[next]
      root[next] = root[leader]
      offset[next] += factor[next] * offset[leader]
      factor[next] *= factor[leader]
    }
  }

  private mutating func makeRoot(_ variable: Int32) {
    leader[variable] = -1
    root[variable] = variable
    factor[variable] = 1
    offset[variable] = 0
  }
}
