/// The sizes that are accepted.
enum Limit {
  static let variables = 1 << 24
  static let terms = 1 << 27
  static let coefficient = 1e12
  static let constant = 1e15
  static let weight = 1e6
  /// Above the required 1000 there is room for rows that give way to nothing.
  static let priority = 2000.0
  static let transactions = 64
}

/// Everything that comes in is checked before anything changes.
extension Engine {
  func check(defaultValue: Double) throws(SolverError) {
    guard abs(defaultValue) <= Limit.constant else {
      throw .number(.defaultValue, defaultValue, place: -1)
    }
  }

  func checkRoom(variables count: Int) throws(SolverError) {
    guard count <= Int(UInt32.max - nextVariableSerial),
      count <= Limit.variables - value.count + freeVariables.count
    else { throw .limit(.variables) }
  }

  @inline(__always)
  func check(_ given: GivenRow) throws(SolverError) {
    try check(constant: given.constant)
    try check(priority: given.priority)
    try check(weight: given.weight)
    try check(given.terms)
  }

  @inline(__always)
  func check(constant: Double) throws(SolverError) {
    guard abs(constant) <= Limit.constant else { throw .number(.constant, constant, place: -1) }
  }

  @inline(__always)
  func check(priority: Double) throws(SolverError) {
    guard priority > 0, priority <= Limit.priority else {
      throw .number(.priority, priority, place: -1)
    }
  }

  @inline(__always)
  func check(weight: Double) throws(SolverError) {
    guard weight >= 1 / Limit.weight, weight <= Limit.weight else {
      throw .number(.weight, weight, place: -1)
    }
  }

  func checkRoom(terms count: Int) throws(SolverError) {
    guard count <= Limit.terms - table.termCount else { throw .limit(.terms) }
  }

  @inline(__always)
  func check(_ terms: TermList) throws(SolverError) {
    try checkRoom(terms: terms.count)
    for k in 0..<terms.count {
      guard contains(terms.variable(k)) else { throw .variable(place: k) }
      let coefficient = terms.coefficient(k)
      let size = abs(coefficient)
      guard size == 0 || (size >= 1 / Limit.coefficient && size <= Limit.coefficient) else {
        throw .number(.coefficient, coefficient, place: k)
      }
    }
  }
}
