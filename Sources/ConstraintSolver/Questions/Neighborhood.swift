/// Neighbourhood of a row: the tight required rows and bounds around it, in breadth-first layers.
///
/// Every layer has the rows that share a variable with the one before. The result depends on rows and
/// values alone.
final class Neighborhood {
  let engine: Engine
  /// The rows by priority, then oldest first.
  private(set) var rows: [Int32] = []
  /// Their variables, oldest first.
  private(set) var variables: [Int32] = []
  /// The variables that are new with the last layer.
  private var frontier: [Int32] = []
  private var hasRow: [Bool]
  /// By variable its place among those of the rows; -1 without one.
  private var placeOfVariable: [Int32]

  init(_ engine: Engine) {
    self.engine = engine
    hasRow = [Bool](repeating: false, count: Int(engine.table.places))
    placeOfVariable = [Int32](repeating: -1, count: engine.variables.value.count)
  }

  /// Whether there is nothing left to add.
  var isWhole: Bool { frontier.isEmpty }

  /// The place of a variable of one of the rows.
  func place(of variable: Int32) -> Int32 { placeOfVariable[Int(variable)] }

  func begin(at row: Int32) {
    for row in rows where row >= 0 { hasRow[Int(row)] = false }
    for variable in variables { placeOfVariable[Int(variable)] = -1 }
    rows.removeAll(keepingCapacity: true)
    variables.removeAll(keepingCapacity: true)
    frontier.removeAll(keepingCapacity: true)
    add(row)
  }

  /// Adds layers until there are enough rows.
  func grow(to enough: Int) {
    while rows.count < enough && !isWhole { addLayer() }
    engine.sortByRank(&rows)
    variables.withUnsafeMutableBufferPointer {
      sort($0) { engine.variables.serial[$0] < engine.variables.serial[$1] }
    }
    for (place, variable) in variables.enumerated() {
      placeOfVariable[Int(variable)] = Int32(truncatingIfNeeded: place)
    }
  }

  private func addLayer() {
    let inner = frontier
    frontier.removeAll(keepingCapacity: true)
    for variable in inner {
      if engine.isTightBound(Basis.ownRow(variable)) { rows.append(Basis.ownRow(variable)) }
      for entry in engine.table.entries(variable) {
        let row = engine.table.columns.row[entry]
        if !hasRow[Int(row)] && engine.isTight(row) { add(row) }
      }
    }
  }

  private func add(_ row: Int32) {
    hasRow[Int(row)] = true
    rows.append(row)
    for term in engine.table.terms(of: row) {
      let variable = engine.table.terms.variable[term]
      if placeOfVariable[Int(variable)] >= 0 { continue }
      placeOfVariable[Int(variable)] = 0
      variables.append(variable)
      frontier.append(variable)
    }
  }
}
