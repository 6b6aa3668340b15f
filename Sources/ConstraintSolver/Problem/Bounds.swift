/// Bounds of variables: a bounded variable is never below its default.
///
/// A bound belongs to its column. It takes no row, and no terms, and outranks every row. Where it is tight, the
/// variable's own row is basic, which holds it at its default and cannot leave downwards; else its activity
/// is the value. A basic solution may violate bounds on the way to the optimum (that of the crash basis, or
/// after a dual pivot). As for rows, violation then has a subgradient, at a level of its own above all others
/// (a composite phase 1), so that the same pivots repair it. Bounds alone are never infeasible, so that none
/// is violated in the end.
struct Bounds: ~Copyable {
  // One entry a variable.
  private var flags = Buffer<BoundFlags>()
  /// How many variables are bounded.
  private(set) var count = 0
  /// The level of their violations, while there are some.
  private(set) var level: Int32 = -1
  /// How many bounds have a subgradient.
  private(set) var violations = 0

  /// Above the priorities of all rows.
  static let priority = Double.infinity

  mutating func resize(_ variables: Int) { flags.resize(variables, []) }

  mutating func account(_ memory: inout MemoryAccount) { memory.add(&flags) }

  @inline(__always)
  func contains(_ variable: Int32) -> Bool { flags[variable].contains(.bounded) }

  @inline(__always)
  func isViolated(_ variable: Int32) -> Bool { flags[variable].contains(.violated) }

  /// Adds the bound of a variable, or removes it.
  mutating func set(_ variable: Int32, _ isBounded: Bool, _ levels: LevelTable) {
    if isBounded == contains(variable) { return }
    if isBounded {
      if count == 0 { level = levels.enter(Bounds.priority) }
      flags[variable] = .bounded
      count += 1
    } else {
      flags[variable] = []
      count -= 1
      if count == 0 { levels.leave(level) }
    }
  }

  /// Notes whether a bound has a subgradient.
  mutating func setViolated(_ variable: Int32, _ isViolated: Bool) {
    if isViolated == self.isViolated(variable) { return }
    violations += isViolated ? 1 : -1
    if isViolated { flags[variable].insert(.violated) } else { flags[variable].remove(.violated) }
  }
}

/// Whether a variable has a bound, and what is noted of it.
struct BoundFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  static let bounded = BoundFlags(rawValue: 1)
  /// The violation has a subgradient.
  static let violated = BoundFlags(rawValue: 2)
}

extension Engine {
  /// Adds or removes the bound of a variable. The next solve judges it.
  func setBounded(_ variable: Int32, _ isBounded: Bool) {
    endSweeps()
    if !isBounded && bounds.isViolated(variable) { withdrawSlope(Basis.ownRow(variable)) }
    bounds.set(variable, isBounded, levels)
    form &+= 1
    noteDrift(variable)
    let position = basis.positionOfOwnRow[variable]
    if position >= 0 { queues.recheck(position) }
  }

  /// Whether a basic row is that of a tight bound, which cannot leave downwards.
  @inline(__always)
  func isTightBound(_ row: Int32) -> Bool {
    row < 0 && bounds.contains(Basis.owner(row)) && isAtDefault(Basis.owner(row))
  }

  /// Whether a basic row cannot leave to a side.
  @inline(__always)
  func isClosed(_ row: Int32, _ release: Int8) -> Bool { release < 0 && isTightBound(row) }

  /// Whether the bound of a variable is tight and holds it.
  func isBoundBasic(_ variable: Int32) -> Bool {
    basis.positionOfOwnRow[variable] >= 0 && isAtDefault(variable)
  }

  /// The side of its bound on which a variable is: the present one as long as it is at the bound.
  func boundSide(of variable: Int32) -> Int8 {
    let side = side(of: variable)
    return side != 0 ? side : bounds.isViolated(variable) ? -1 : 1
  }

  /// Judges a bound at the present value, as `judge` does for a row.
  @inline(__always)
  func judgeBound(of variable: Int32) {
    if bounds.contains(variable) { judge(boundOf: variable) }
  }

  @inline(never)
  private func judge(boundOf variable: Int32) {
    let side = boundSide(of: variable)
    if (side < 0) == bounds.isViolated(variable) || isBoundBasic(variable) { return }
    let bound = Basis.ownRow(variable)
    if isExtended { put(bound, on: side) } else { misplace(bound) }
  }

  func judgeBounds() {
    if bounds.count == 0 { return }
    for variable in 0..<basis.positions { judgeBound(of: variable) }
  }

  /// The variables whose violated bounds have a subgradient.
  func forEachViolatedBound(_ body: (Int32) -> Void) {
    if bounds.violations == 0 { return }
    for variable in 0..<basis.positions where bounds.isViolated(variable) { body(variable) }
  }

  // MARK: Rows and bounds alike

  /// The level of a row, or of the bound whose own row it is.
  @inline(__always)
  func level(of row: Int32) -> Int32 { row >= 0 ? table.level[row] : bounds.level }

  @inline(__always)
  func weight(of row: Int32) -> Double { row >= 0 ? table.weight(row) : 1 }

  /// How far a row, or a bound, is above its constant.
  @inline(__always)
  func residual(of row: Int32) -> Double {
    if row >= 0 { return residual[row] }
    let variable = Basis.owner(row)
    return value[variable] - defaultValue[variable]
  }

  /// The side that a nonbasic row, or a bound, counts as being on.
  @inline(__always)
  func side(ofRow row: Int32) -> Int8 {
    row >= 0 ? side[row] : bounds.isViolated(Basis.owner(row)) ? -1 : 1
  }

  /// The sign of the subgradient of a nonbasic row, or of a bound.
  @inline(__always)
  func slopeSign(ofRow row: Int32) -> Int8 {
    row >= 0 ? slopeSign[row] : bounds.isViolated(Basis.owner(row)) ? -1 : 0
  }

  /// Whether a row is basic, or a bound is tight and holds its variable.
  @inline(__always)
  func isBasic(_ row: Int32) -> Bool {
    row >= 0 ? basis.positionOfRow[row] >= 0 : isBoundBasic(Basis.owner(row))
  }

  /// The position where a row is basic, or an own row that is a tight bound; -1 without one.
  func position(of row: Int32) -> Int32 {
    if row >= 0 { return basis.positionOfRow[row] }
    return isTightBound(row) ? basis.positionOfOwnRow[Basis.owner(row)] : -1
  }

  /// Whether a row or a bound is there.
  func isPresent(_ row: Int32) -> Bool {
    row >= 0 ? table.isLive(row) && table.isLinked[row] : bounds.contains(Basis.owner(row))
  }
}
