/// The factor U: one pivot variable a position, and the rows that elimination or an update changed.
///
/// Where a position's row is not changed, it is the basic row as it stands in the table.
struct UpperFactor: ~Copyable {
  // One entry a position.
  var pivotVariable = Buffer<Int32>(per: .variable)
  /// The coefficient of the pivot variable in the position's row of U.
  var pivot = Buffer<Double>(per: .variable)
  /// Whether the position's row of U is not the basic row itself.
  var isChanged = Buffer<Bool>(per: .variable)
  // One entry a variable.
  var positionOfVariable = Buffer<Int32>(per: .variable)
  /// The changed rows, by position and by variable.
  var rows: SparseLines
  var columns: SparseLines

  init(_ lines: LinePlaces) {
    rows = SparseLines(lines)
    columns = SparseLines(lines)
  }

  /// Adds an identity matrix for new variables.
  mutating func addVariables(_ more: Int) {
    let first = Int32(truncatingIfNeeded: pivot.count)
    pivotVariable.append(more) { first + Int32(truncatingIfNeeded: $0) }
    pivot.resize(pivot.count + more, 1)
    isChanged.resize(pivot.count)
    positionOfVariable.append(more) { first + Int32(truncatingIfNeeded: $0) }
  }

  @inline(__always)
  func setPivot(_ position: Int32, _ variable: Int32, _ coefficient: Double) {
    pivotVariable[position] = variable
    pivot[position] = coefficient
    positionOfVariable[variable] = position
  }

  /// Enters a coefficient of a changed row.
  mutating func append(_ position: Int32, _ variable: Int32, _ coefficient: Double) {
    rows.append(position, variable, coefficient)
    columns.append(variable, position, coefficient)
  }

  /// Makes the columns from the rows.
  mutating func transpose() { rows.transpose(into: &columns) }

  mutating func forget() {
    rows.removeAll()
    columns.removeAll()
    isChanged.refill(isChanged.count)
  }

  mutating func account(_ memory: inout MemoryAccount) {
    rows.account(&memory)
    columns.account(&memory)
    memory.add(&pivotVariable)
    memory.add(&pivot)
    memory.add(&isChanged)
    memory.add(&positionOfVariable)
  }
}

/// The factor L without its unit diagonal: what elimination subtracted from each changed row.
struct LowerFactor: ~Copyable {
  /// By the position that was reduced, and by the one whose row was subtracted.
  var rows: SparseLines
  var columns: SparseLines
  /// By position: whether L or the eta file mentions it, so that its row of U cannot be exchanged alone.
  var isTouched = Buffer<Bool>(per: .variable)

  init(_ lines: LinePlaces) {
    rows = SparseLines(lines)
    columns = SparseLines(lines)
  }

  /// Records that `factor` times the row of `source` was subtracted from that of `target`.
  mutating func append(_ target: Int32, _ source: Int32, _ factor: Double) {
    rows.append(target, source, factor)
    columns.append(source, target, factor)
  }

  /// Makes the columns from the rows.
  mutating func transpose() { rows.transpose(into: &columns) }

  mutating func forget() {
    rows.removeAll()
    columns.removeAll()
    isTouched.refill(isTouched.count)
  }

  mutating func account(_ memory: inout MemoryAccount) {
    rows.account(&memory)
    columns.account(&memory)
    memory.add(&isTouched)
  }

  /// Whether L mentions a position.
  func mentions(_ position: Int32) -> Bool {
    rows.line(position).length > 0 || columns.line(position).length > 0
  }

  /// Applies L^-1 to a vector by position. Returns how many entries it visited.
  func applyInverse(_ right: WorkVector, _ search: inout DepthFirstSearch) -> Int {
    if columns.isEmpty { return 0 }
    search.beginPositions(isTouched.count)
    for position in right.index.all where !columns.line(position).isEmpty {
      search.positions(from: position, columns)
    }
    return subtract(columns, from: right, search)
  }

  /// Applies the transpose of L^-1. Returns how many entries it visited.
  func applyInverseTransposed(_ y: WorkVector, _ search: inout DepthFirstSearch) -> Int {
    if rows.isEmpty { return 0 }
    search.beginPositions(isTouched.count)
    for position in y.index.all where !rows.line(position).isEmpty {
      search.positions(from: position, rows)
    }
    return subtract(rows, from: y, search)
  }

  /// Subtracts the lines of the positions found, times their values, from the last one back.
  func subtract(
    _ lines: borrowing SparseLines, from vector: WorkVector, _ search: borrowing DepthFirstSearch
  ) -> Int {
    var visits = 0
    for position in search.finished.all.reversed() {
      let value = vector[position]
      if value == 0 { continue }
      let line = lines.line(position)
      visits += line.count
      for entry in line { vector.add(lines.index[entry], -lines.value[entry] * value) }
    }
    return visits
  }
}

/// The changed rows of U, and L, in residues modulo a prime, where the precision is extended.
struct ResidueFactors: ~Copyable {
  var rows: SparseLines
  var lower: SparseLines
  /// The positions whose rows were reduced, in that order.
  var reductions = Buffer<Int32>()
  /// Working memory: one row of U.
  var termVariable = Buffer<Int32>()
  var termCoefficient = Buffer<Residue>()

  init(_ lines: LinePlaces) {
    rows = SparseLines(lines)
    lower = SparseLines(lines)
  }

  mutating func forget() {
    rows.removeAll()
    lower.removeAll()
    reductions.removeAll()
  }

  mutating func account(_ memory: inout MemoryAccount) {
    rows.account(&memory)
    lower.account(&memory)
    memory.add(&reductions)
    memory.add(&termVariable)
    memory.add(&termCoefficient)
  }
}
