/// Lexicographic L1 minimisation under linear constraints with strict priorities, by a sparse simplex
/// method.
///
/// Variables are real numbers, free unless they are bounded. For every priority, highest first, the solver
/// minimises the sum of weight * violation over the rows of that priority, never at the cost of a higher one. Among
/// optimal points it returns the one nearest to the defaults, one variable after the other in order of creation, so
/// that results do not depend on history.
///
/// A solver belongs to one thread at a time.
public final class Solver {
  let engine = Engine()
  var journal = Journal()
  var conflicts: [[ConflictMember]] = []
  var areConflictsKnown = true
  /// The conflicts are those of a refused change, which can be read until the next solve.
  var areConflictsRefused = false
  /// Whether conflicts are reported or refused.
  public internal(set) var conflictPolicy = ConflictPolicy.reported
  /// How many transactions may be open at once.
  public var transactionLimit = Limit.transactions

  /// Runs a body whose solves end after some work units, if they are not done, as where rounding keeps them
  /// from the optimum. Returns whether that was so.
  public func limitingWork<Failure: Error>(
    to units: UInt64, _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    engine.policy.restarts.workLimit = engine.basis.workUnits &+ units
    defer { engine.policy.restarts.workLimit = .max }
    try body()
    return engine.basis.workUnits > engine.policy.restarts.workLimit
  }

  /// A solver without variables or rows.
  public init() {}

  // MARK: Variables

  /// How many variables there are.
  public var variableCount: Int { engine.variables.value.count - engine.variables.places.freeCount }

  /// How many rows there are.
  public var rowCount: Int { engine.table.liveCount }

  /// Adds a variable that goes to `defaultValue` when the rows leave it a choice; if it is bounded, it is
  /// never below that, whatever rows require.
  public func addVariable(
    default defaultValue: Double = 0, isBounded: Bool = false
  ) throws(SolverError) -> Variable {
    try engine.check(defaultValue: defaultValue)
    try engine.checkRoom(variables: 1)
    willChange()
    let index = engine.insertVariable(defaultValue, bound: isBounded ? .bounded : [])
    note(.addedVariable(index))
    return engine.handle(variable: index)
  }

  /// Adds `count` variables with the default 0, the first ones bounded, and returns the first of all.
  public func addVariables(_ count: Int, bounded: Int) throws(SolverError) -> Variable {
    try engine.checkRoom(variables: count)
    willChange()
    var first: Int32 = -1
    for k in 0..<count {
      let index = engine.insertVariable(0, bound: k < bounded ? .bounded : [], of: count - k)
      note(.addedVariable(index))
      if k == 0 { first = index }
    }
    return engine.handle(variable: first)
  }

  /// Adds `count` variables and writes them out in order of creation. Without defaults these are 0.
  /// If one of them is refused, no variable is added.
  public func addVariables(
    _ count: Int, defaults: UnsafePointer<Double>?, into variables: UnsafeMutablePointer<Variable>?
  ) throws(SolverError) {
    try engine.checkRoom(variables: count)
    if let defaults {
      for k in 0..<count where !Solver.accepts(constant: defaults[k]) {
        throw .number(.defaultValue, defaults[k], place: k)
      }
    }
    if count == 0 { return }
    willChange()
    engine.reserve(variables: count)
    for k in 0..<count {
      let index = engine.insertVariable(defaults?[k] ?? 0, of: count - k)
      if journal.isOpen { note(.addedVariable(index)) }
      variables?[k] = engine.handle(variable: index)
    }
  }

  /// Removes a variable that no row mentions.
  public func remove(_ variable: Variable) throws(SolverError) {
    let index = try place(variable)
    try engine.checkUnused(index)
    willChange()
    engine.endSweeps()
    if journal.isOpen {
      journal.removedVariables.append(engine.record(ofVariable: index))
      note(.removedVariable)
    }
    engine.removeVariable(index)
  }

  /// Changes where the variable goes when the rows leave it a choice.
  public func setDefault(_ variable: Variable, to value: Double) throws(SolverError) {
    let index = try place(variable)
    try engine.check(defaultValue: value)
    let old = engine.variables.defaultValue[index]
    if old == value { return }
    willChange()
    engine.setDefault(index, value)
    note(.defaultValue(index, old))
  }

  /// Whether the default of a variable is its lower bound, which no row violates.
  public func setBounded(_ variable: Variable, to isBounded: Bool) throws(SolverError) {
    var kind = engine.variables.bounds.kind(of: try place(variable))
    if isBounded { kind.insert(.bounded) } else { kind.remove(.bounded) }
    try setBound(variable, kind)
  }

  /// Fixes a variable at a value, which is its default from then on and which no row changes. Returns its own row,
  /// whose constant that is.
  public func fix(_ variable: Variable, at value: Double) throws(SolverError) -> Row {
    var kind = engine.variables.bounds.kind(of: try place(variable))
    kind.insert(.fixed)
    try setDefault(variable, to: value)
    try setBound(variable, kind)
    return engine.handle(row: Basis.ownRow(variable.index))
  }

  /// Fixes a variable no more, by its own row, and sets its default.
  public func unfix(_ row: Row, default defaultValue: Double = 0) throws(SolverError) {
    let variable = try fixed(row)
    try setBound(variable, engine.variables.bounds.kind(of: variable.index).subtracting(.fixed))
    try setDefault(variable, to: defaultValue)
  }

  private func setBound(_ variable: Variable, _ kind: BoundFlags) throws(SolverError) {
    let index = try place(variable), old = engine.variables.bounds.kind(of: index)
    if old == kind { return }
    willChange()
    engine.setBound(index, kind)
    note(.bound(index, old))
  }

  /// The variable whose own row a row is, by which it is bounded or fixed; nil for other rows.
  public func owner(ofBound row: Row) -> Variable? {
    row.index < 0 ? Variable(index: Basis.owner(row.index), generation: row.generation) : nil
  }

  private func fixed(_ row: Row) throws(SolverError) -> Variable {
    guard let variable = owner(ofBound: row), engine.contains(variable),
      engine.variables.bounds.isFixed(variable.index)
    else { throw .row(place: -1) }
    return variable
  }

  /// Whether the handle names a variable that exists.
  public func contains(_ variable: Variable) -> Bool { engine.contains(variable) }

  // MARK: Rows

  /// The largest size of a constant that rows accept.
  public static var largestConstant: Double { Limit.constant }

  /// Whether a constant is finite and of a size that rows accept.
  public static func accepts(constant: Double) -> Bool { Limit.accepts(constant: constant) }

  /// Refuses more terms than the limit, before they are read.
  public func checkRoom(terms count: Int) throws(SolverError) {
    try engine.checkRoom(terms: count)
  }

  /// Refuses more variables than the limit.
  public func checkRoom(variables: Int) throws(SolverError) {
    try engine.checkRoom(variables: variables)
  }

  /// Adds a row. Repeated variables add up. A priority above 1000 is for rows that outrank required ones.
  public func addRow(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Double, weight: Double = 1
  ) throws(SolverError) -> Row {
    try addRow(terms, constant, RowSides(relation, priority: priority, weight: weight))
  }

  /// The same with priorities for each side.
  public func addRow(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, _ sides: RowSides
  ) throws(SolverError) -> Row {
    let given = GivenRow(terms: TermList(terms), constant: constant, sides: sides)
    if !engine.accepts(given) { try engine.check(given) }
    guard engine.table.serialsLeft > 0 else { throw .limit(.rows) }
    willChange()
    let index = engine.insertRow(given)
    note(.addedRow(index))
    return engine.handle(row: index)
  }

  /// Adds many rows and writes them out. If one of them is refused, no row is added, and `refused`
  /// tells which it was.
  public func addRows(
    _ given: RowArrays, into rows: UnsafeMutablePointer<Row>?, refused: inout Int
  ) throws(SolverError) {
    guard given.count <= Limit.terms, given.count <= engine.table.serialsLeft else {
      throw .limit(.rows)
    }
    try checkRoom(terms: given.termCount)
    for k in 0..<given.count where !engine.accepts(given, k) {
      refused = k
      try engine.check(given[k])
    }
    refused = -1
    willChange()
    engine.reserve(rows: given.count, terms: given.termCount)
    var k = 0
    while k < given.count {
      for index in try engine.insertRun(given, from: k) {
        if journal.isOpen { note(.addedRow(index)) }
        rows?[k] = engine.handle(row: index)
        k += 1
      }
    }
  }

  /// Removes a row.
  public func remove(_ row: Row) throws(SolverError) {
    let index = try place(row)
    willChange()
    if journal.isOpen {
      journal.removedRows.append(engine.record(of: index))
      note(.removedRow)
    }
    engine.removeRow(index)
  }

  /// Removes the rows that `row` names, all or none; naming one twice is refused.
  public func remove(_ count: Int, _ row: (Int) -> Row) throws(SolverError) {
    engine.work.edge.rates.clear()
    defer { engine.work.edge.rates.clear() }
    for k in 0..<count {
      guard engine.contains(row(k)) else { throw .row(place: k) }
      if engine.work.edge.rates.contains(row(k).index) { throw .repeatedRow(place: k) }
      engine.work.edge.rates.use(row(k).index)
    }
    for k in 0..<count { try remove(row(k)) }
  }

  /// Changes the constant of a row, or the value at which its own row fixes a variable.
  public func setConstant(_ row: Row, to constant: Double) throws(SolverError) {
    if row.index < 0 { return try setDefault(fixed(row), to: constant) }
    let index = try place(row)
    try engine.check(constant: constant)
    let old = engine.table.constant[index] / engine.table.scale(index)
    if old == constant { return }
    willChange()
    engine.setConstant(index, constant)
    note(.constant(index, old))
  }

  /// Changes the priority of a row on both sides, also to and from required.
  public func setPriority(_ row: Row, to priority: Double) throws(SolverError) {
    let index = try place(row)
    try engine.check(priority: priority)
    let old = engine.sides(of: index)
    replaceSides(of: index, by: RowSides(old.relation, priority: priority, weight: old.weight))
  }

  /// Changes the weight of a row.
  public func setWeight(_ row: Row, to weight: Double) throws(SolverError) {
    let index = try place(row)
    try engine.check(weight: weight)
    var sides = engine.sides(of: index)
    sides.weight = weight
    replaceSides(of: index, by: sides)
  }

  /// Changes the relation of a row.
  public func setRelation(_ row: Row, to relation: Relation) throws(SolverError) {
    let index = try place(row)
    let old = engine.sides(of: index)
    replaceSides(
      of: index, by: RowSides(relation, priority: old.priority, weight: old.weight))
  }

  /// Changes what a row costs on its sides.
  public func setSides(_ row: Row, to sides: RowSides) throws(SolverError) {
    let index = try place(row)
    try engine.check(priority: sides.priority)
    replaceSides(of: index, by: sides)
  }

  private func replaceSides(of row: Int32, by new: RowSides) {
    let old = engine.sides(of: row)
    if old == new { return }
    willChange()
    if journal.isOpen { journal.replacedSides.append(old) }
    engine.setSides(row, new)
    note(.sides(row))
  }

  /// Changes, adds or (with 0) removes the term of one variable.
  public func setCoefficient(_ row: Row, of variable: Variable, to coefficient: Double)
    throws(SolverError)
  {
    let index = try place(row)
    _ = try place(variable)
    try engine.check(coefficient: coefficient, place: -1)
    var terms = engine.terms(of: index)
    var old = 0.0
    terms.removeAll { term in
      if term.variable == variable { old = term.coefficient }
      return term.variable == variable
    }
    if old == coefficient { return }
    terms.append(Term(variable, coefficient))
    try engine.checkRoom(terms: 1)
    terms.withUnsafeBufferPointer { replaceTerms(of: index, by: TermList($0)) }
  }

  /// Replaces all terms of a row, which keeps its handle.
  public func setTerms(_ row: Row, to terms: UnsafeBufferPointer<Term>) throws(SolverError) {
    let index = try place(row)
    let new = TermList(terms)
    if engine.hasTerms(index, new) { return }
    try engine.check(new, inPlaceOf: engine.table.count(of: index))
    replaceTerms(of: index, by: new)
  }

  private func replaceTerms(of row: Int32, by new: TermList) {
    willChange()
    if journal.isOpen { journal.replacedTerms.append(engine.terms(of: row)) }
    engine.setTerms(row, new)
    note(.terms(row))
  }

  /// Whether the handle names a row that exists.
  public func contains(_ row: Row) -> Bool { engine.contains(row) }

  func place(_ row: Row) throws(SolverError) -> Int32 {
    guard engine.contains(row) else { throw .row(place: -1) }
    return row.index
  }

  func place(_ variable: Variable) throws(SolverError) -> Int32 {
    guard engine.contains(variable) else { throw .variable(place: -1) }
    return variable.index
  }

  // MARK: Results

  /// The value as of the last solve; 0 for a stale handle.
  public func value(_ variable: Variable) -> Double {
    guard engine.contains(variable) else { return 0 }
    engine.materializeValues()
    return engine.variables.value[variable.index]
  }

  /// The values as of the last solve where they lie, each at the index of its variable; until
  /// anything is changed or solved.
  public var values: UnsafePointer<Double> {
    engine.materializeValues()
    return UnsafePointer(engine.variables.value.base)
  }

  /// The values of the first variables in order of creation; a variable that is made after one was
  /// removed takes the place of that one.
  public func readValues(into target: UnsafeMutableBufferPointer<Double>) throws(SolverError) {
    guard target.count <= variableCount else { throw .argument(.count, place: -1) }
    engine.materializeValues()
    if engine.variables.places.areTaken(target.count) {
      UnsafeMutableRawBufferPointer(target).copyMemory(
        from: UnsafeRawBufferPointer(start: engine.variables.value.base, count: target.count * 8))
      return
    }
    var written = 0
    for k in 0..<engine.variables.value.count
    where engine.variables.serial[k] != 0 && written < target.count {
      target[written] = engine.variables.value[k]
      written += 1
    }
  }

  /// How far a row is violated at the current values; 0 for a stale handle.
  public func violation(_ row: Row) -> Double {
    guard engine.contains(row) else { return 0 }
    engine.materializeValues()
    return engine.violation(row.index)
  }

  /// Work counters.
  public var counters: Counters { engine.counters }
}
