/// Bounds of variables: a bounded variable is never below its default, a fixed one is always there.
///
/// A bound belongs to its column. It takes no row, and no terms, and outranks every row. Where it is tight, the
/// variable's own row is basic, which holds it at its default and cannot leave downwards, or if the variable is
/// fixed, not at all; else its activity is the value. A basic solution may violate bounds on the way to the
/// optimum (that of the crash basis, or after a dual pivot). As for rows, violation then has a subgradient, at
/// a level of its own above all others (a composite phase 1), so that the same pivots repair it. Bounds alone
/// are never infeasible, so that none is violated in the end.
struct Bounds: ~Copyable {
  // One entry a variable.
  private var flags = Buffer<BoundFlags>(per: .variable)
  /// How many variables are bounded or fixed.
  private(set) var count = 0
  /// The level of their violations, while there are some.
  private(set) var level: Int32 = -1
  /// How many bounds have a subgradient.
  private(set) var violations = 0

  /// Above the priorities of all rows.
  static let priority = Double.infinity

  mutating func resize(_ variables: Int) { flags.resize(variables, []) }

  mutating func account(_ memory: inout MemoryAccount) { memory.add(&flags) }

  /// Whether a variable is bounded or fixed.
  @inline(__always)
  func contains(_ variable: Int32) -> Bool {
    !flags[variable].isDisjoint(with: [.bounded, .fixed])
  }

  @inline(__always)
  func isFixed(_ variable: Int32) -> Bool { flags[variable].contains(.fixed) }

  /// Whether a variable is bounded, fixed, or both.
  func kind(of variable: Int32) -> BoundFlags { flags[variable].intersection([.bounded, .fixed]) }

  @inline(__always)
  func isViolated(_ variable: Int32) -> Bool {
    !flags[variable].isDisjoint(with: [.below, .above])
  }

  /// The sign of the subgradient of a variable's bound.
  @inline(never)
  func violation(of variable: Int32) -> Int8 {
    flags[variable].contains(.below) ? -1 : flags[variable].contains(.above) ? 1 : 0
  }

  /// Bounds a variable, fixes it, or neither; its bound has no subgradient.
  @inline(never)
  mutating func set(_ variable: Int32, _ kind: BoundFlags, _ levels: LevelTable) {
    count += (kind.isEmpty ? 0 : 1) - (contains(variable) ? 1 : 0)
    flags[variable] = kind
    if level < 0 && count > 0 { level = levels.enter(Bounds.priority) }
    if level >= 0 && count == 0 {
      levels.leave(level)
      level = -1
    }
  }

  /// Notes the sign of the subgradient of a bound.
  mutating func setViolation(_ variable: Int32, _ sign: Int8) {
    violations += (sign != 0 ? 1 : 0) - (isViolated(variable) ? 1 : 0)
    flags[variable] = kind(of: variable).union(sign < 0 ? .below : sign > 0 ? .above : [])
  }
}

/// Whether a variable has a bound, and on which side the bound has a subgradient.
struct BoundFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  static let bounded = BoundFlags(rawValue: 1)
  static let fixed = BoundFlags(rawValue: 2)
  static let below = BoundFlags(rawValue: 4)
  static let above = BoundFlags(rawValue: 8)
}

extension BasicSolution {
  /// Whether a basic row is that of a tight bound, which cannot leave to all sides.
  @inline(__always)
  func isTightBound(_ row: Int32) -> Bool {
    row < 0 && variables.bounds.contains(Basis.owner(row)) && isAtDefault(Basis.owner(row))
  }

  /// Whether a basic row cannot leave to a side.
  @inline(never)
  func isClosed(_ row: Int32, _ leavingSign: Int8) -> Bool {
    isTightBound(row) && (leavingSign < 0 || variables.bounds.isFixed(Basis.owner(row)))
  }

  /// Whether the bound of a variable is tight and holds it.
  @inline(never)
  func isBoundBasic(_ variable: Int32) -> Bool {
    basis.positionOfOwnRow[variable] >= 0 && isAtDefault(variable)
  }

  /// The side of its bound on which a variable is: the present one as long as it is at the bound.
  func boundSide(of variable: Int32) -> Int8 {
    let side = side(of: variable)
    return side != 0 ? side : keptSide(of: variable)
  }

  /// The variables whose violated bounds have a subgradient.
  func forEachViolatedBound(_ body: (Int32) -> Void) {
    if variables.bounds.violations == 0 { return }
    for variable in 0..<basis.positions where variables.bounds.isViolated(variable) {
      body(variable)
    }
  }

  // MARK: Rows and bounds alike

  /// The level of a row on a side, or of the bound whose own row it is.
  @inline(__always)
  func level(of row: Int32, on side: Int8) -> Int32 {
    row >= 0 ? table.penalties.level(of: row, on: side) : variables.bounds.level
  }

  @inline(__always)
  func weight(of row: Int32) -> Double { row >= 0 ? table.weight(row) : 1 }

  /// Whether a row costs something on both sides, but at two levels.
  @inline(__always)
  func isTwoSided(_ row: Int32) -> Bool { row >= 0 && table.penalties.isTwoSided(row) }

  /// The constant of a row, scaled, or the default of the variable whose own row it is.
  @inline(never)
  func constant(of row: Int32) -> Double {
    row >= 0 ? table.constant[row] : variables.defaultValue[Basis.owner(row)]
  }

  /// The rounding error that the residual of a row, or of a bound, may have.
  @inline(never)
  func tolerance(of row: Int32) -> Double {
    row >= 0
      ? Double(activities.tolerance[row])
      : BasicSolution.slack(ofDefault: variables.defaultValue[Basis.owner(row)])
  }

  /// How far a row, or a bound, is above its constant.
  @inline(__always)
  func residual(of row: Int32) -> Double {
    if row >= 0 { return activities.residual[row] }
    let variable = Basis.owner(row)
    return variables.value[variable] - variables.defaultValue[variable]
  }

  /// The side that a nonbasic row, or a bound, counts as being on.
  @inline(__always)
  func side(ofRow row: Int32) -> Int8 {
    row >= 0 ? activities.side[row] : keptSide(of: Basis.owner(row))
  }

  @inline(never)
  private func keptSide(of variable: Int32) -> Int8 {
    let violation = variables.bounds.violation(of: variable)
    return violation == 0 && !variables.bounds.isFixed(variable) ? 1 : violation
  }

  /// The sign of the subgradient of a nonbasic row, or of a bound.
  @inline(__always)
  func slopeSign(ofRow row: Int32) -> Int8 {
    row >= 0 ? activities.slopeSign[row] : variables.bounds.violation(of: Basis.owner(row))
  }

  /// Whether a row is basic, or a bound is tight and holds its variable.
  @inline(__always)
  func isBasic(_ row: Int32) -> Bool {
    row >= 0 ? basis.positionOfRow[row] >= 0 : isBoundBasic(Basis.owner(row))
  }

  /// The position where a row is basic, or an own row that is a tight bound; -1 without one.
  @inline(never)
  func position(of row: Int32) -> Int32 {
    if row >= 0 { return basis.positionOfRow[row] }
    return isTightBound(row) ? basis.positionOfOwnRow[Basis.owner(row)] : -1
  }

  /// Whether a row or a bound is there.
  func isPresent(_ row: Int32) -> Bool {
    row >= 0
      ? table.isLive(row) && table.isLinked[row] : variables.bounds.contains(Basis.owner(row))
  }
}
