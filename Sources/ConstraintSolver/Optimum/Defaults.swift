/// Variables and their defaults: which are there, and which come first.
extension BasicSolution {
  /// The variable that a position holds at its default; -1 if there is none.
  func heldAtDefault(_ position: Int32) -> Int32 {
    let row = basis.row[position]
    return row < 0 && isAtDefault(Basis.owner(row)) ? Basis.owner(row) : -1
  }

  /// The side to which releasing a position brings its deciding variable, which is away from its default,
  /// nearer to that.
  func leavingSign(bringing deciding: Int32, movedBy factor: Double) -> Int8 {
    (side(of: deciding) > 0) == (factor > 0) ? -1 : 1
  }

  func isOlder(_ variable: Int32, _ other: Int32) -> Bool {
    other < 0 || variables.serial[variable] < variables.serial[other]
  }

  func isAtDefault(_ variable: Int32) -> Bool { side(of: variable) == 0 }

  /// On which side of its default a variable is.
  @inline(never)
  func side(of variable: Int32) -> Int8 { side(ofDefault: variable, variables.value[variable]) }

  /// On which side of its default a variable is at a value.
  @inline(__always)
  func side(ofDefault variable: Int32, _ value: Double) -> Int8 {
    let target = variables.defaultValue[variable]
    let distance = value - target
    if abs(distance) <= BasicSolution.slack(ofDefault: target) {
      return side(of: variable, nearDefaultBy: distance)
    }
    return distance > 0 ? 1 : -1
  }

  /// How near to its default a variable counts as being at it.
  @inline(__always)
  static func slack(ofDefault target: Double) -> Double {
    Tolerance.absolute + Tolerance.relative * abs(target)
  }
}
