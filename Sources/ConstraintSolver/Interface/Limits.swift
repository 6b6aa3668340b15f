/// Limits of all input.
enum Limit {
  static let variables = 1 << 24
  static let terms = 1 << 27
  static let coefficient = 1e12
  static let constant = 1e15
  static let weight = 1e6
  /// Priorities above 1000 are for rows that outrank required ones.
  static let priority = 2000.0
  static let transactions = 64
  /// The largest value: products of coefficients may overflow.
  static let value = 1e200

  @inline(__always)
  static func accepts(value: Double) -> Bool { abs(value) <= self.value }

  @inline(__always)
  static func accepts(constant: Double) -> Bool { abs(constant) <= self.constant }

  @inline(__always)
  static func accepts(priority: Double) -> Bool { priority > 0 && priority <= self.priority }

  @inline(__always)
  static func accepts(weight: Double) -> Bool { weight >= 1 / self.weight && weight <= self.weight }

  @inline(__always)
  static func accepts(coefficient: Double) -> Bool {
    let size = abs(coefficient)
    return size >= 1 / self.coefficient && size <= self.coefficient || size == 0
  }
}

/// Checks of all input, before any change.
extension BasicSolution {
  func check(defaultValue: Double) throws(SolverError) {
    guard Limit.accepts(constant: defaultValue) else {
      throw .number(.defaultValue, defaultValue, place: -1)
    }
  }

  func checkRoom(variables count: Int) throws(SolverError) {
    guard count <= UInt32.max - variables.nextSerial,
      count <= Limit.variables - variables.value.count + variables.places.freeCount
    else { throw .limit(.variables) }
  }

  /// Whether a row is accepted; `check` throws the error.
  @inline(__always)
  func accepts(_ given: RowArrays, _ row: Int) -> Bool {
    guard given.relations[row].magnitude <= 1, Limit.accepts(constant: given.constants[row]) else {
      return false
    }
    if let priorities = given.priorities, !Limit.accepts(priority: priorities[row]) { return false }
    if let weights = given.weights, !Limit.accepts(weight: weights[row]) { return false }
    guard let variables = given.variables, let coefficients = given.coefficients else {
      return false
    }
    for term in given.starts[row]..<given.starts[row + 1] {
      if !contains(variables[term]) { return false }
      if !Limit.accepts(coefficient: coefficients[term]) { return false }
    }
    return true
  }

  /// The same for one row by itself.
  @inline(__always)
  func accepts(_ given: GivenRow) -> Bool {
    guard Limit.accepts(constant: given.constant), Limit.accepts(priority: given.sides.priority),
      Limit.accepts(weight: given.sides.weight),
      given.terms.count <= Limit.terms - table.terms.count
    else { return false }
    for k in 0..<given.terms.count {
      if !contains(given.terms.variable(k)) { return false }
      if !Limit.accepts(coefficient: given.terms.coefficient(k)) { return false }
    }
    return true
  }

  func check(_ given: GivenRow) throws(SolverError) {
    try check(constant: given.constant)
    try check(priority: given.sides.priority)
    try check(weight: given.sides.weight)
    try check(given.terms)
  }

  func check(coefficient: Double, place: Int) throws(SolverError) {
    guard Limit.accepts(coefficient: coefficient) else {
      throw .number(.coefficient, coefficient, place: place)
    }
  }

  func check(constant: Double) throws(SolverError) {
    guard Limit.accepts(constant: constant) else {
      throw .number(.constant, constant, place: -1)
    }
  }

  func check(priority: Double) throws(SolverError) {
    guard Limit.accepts(priority: priority) else {
      throw .number(.priority, priority, place: -1)
    }
  }

  func check(weight: Double) throws(SolverError) {
    guard Limit.accepts(weight: weight) else {
      throw .number(.weight, weight, place: -1)
    }
  }

  func checkRoom(terms count: Int) throws(SolverError) {
    guard count <= Limit.terms - table.terms.count else { throw .limit(.terms) }
  }

  /// Refuses invalid terms, or too many of them in place of the others.
  func check(_ terms: TermList, inPlaceOf others: Int32 = 0) throws(SolverError) {
    try checkRoom(terms: terms.count - Int(others))
    for k in 0..<terms.count {
      guard contains(terms.variable(k)) else { throw .variable(place: k) }
      try check(coefficient: terms.coefficient(k), place: k)
    }
  }
}
