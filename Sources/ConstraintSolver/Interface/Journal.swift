/// The undo log: all changes inside transactions.
struct Journal: ~Copyable {
  /// One change, with its inverse as far as that is numbers.
  enum Entry: BitwiseCopyable {
    case addedVariable(Int32)
    /// The variable is the last one of `removedVariables`.
    case removedVariable
    case defaultValue(Int32, Double)
    case bound(Int32, BoundFlags)
    case addedRow(Int32)
    /// The row is the last one of `removedRows`.
    case removedRow
    /// The terms are the last ones of `replacedTerms`.
    case terms(Int32)
    case constant(Int32, Double)
    /// The sides are the last ones of `replacedSides`.
    case sides(Int32)
  }

  /// A removed variable: as it was given, its value, and the value last reported.
  struct VariableRecord: BitwiseCopyable {
    var serial: UInt32
    var defaultValue: Double
    var bound: BoundFlags
    var value: Double
    var reported: Double
  }

  /// A row as it was given.
  struct RowRecord {
    var serial: UInt32
    var terms: [Term]
    var constant: Double
    var sides: RowSides
  }

  /// An open transaction: where its entries begin, and the values at that time, if they were up to date.
  struct Mark {
    var entries: Int
    var values: [Double]?
    /// Something was still to be solved, and it has not been since.
    var isPending: Bool
  }

  var entries = Buffer<Entry>()
  var removedVariables = Buffer<VariableRecord>()
  var removedRows: [RowRecord] = []
  var replacedTerms: [[Term]] = []
  var replacedSides = Buffer<RowSides>()
  var marks: [Mark] = []
  /// The outermost mark was set by the policy to refuse conflicts, not by the host.
  var isImplicit = false

  var isOpen: Bool { !marks.isEmpty }
  /// How many transactions the host has open.
  var depth: Int { marks.count - (isImplicit ? 1 : 0) }
}

extension Engine {
  /// The record of a variable that no parametric edit moves.
  func record(ofVariable variable: Int32) -> Journal.VariableRecord {
    Journal.VariableRecord(
      serial: variables.serial[variable], defaultValue: variables.defaultValue[variable],
      bound: variables.bounds.kind(of: variable), value: variables.value[variable],
      reported: moved.reports.reported(variable))
  }

  func record(of row: Int32) -> Journal.RowRecord {
    Journal.RowRecord(
      serial: table.serial[row], terms: terms(of: row), constant: givenConstant(row),
      sides: sides(of: row))
  }

  /// What a row costs on its sides, as it was given.
  func sides(of row: Int32) -> RowSides {
    var sides = RowSides(lower: priority(of: row, on: -1), upper: priority(of: row, on: 1))
    sides.weight = table.penalties.weight[row]
    return sides
  }

  func snapshot() -> [Double] {
    // The array without elements is one for the process: threads must not write even 0 into it.
    if variables.value.count == 0 { return [] }
    return [Double](unsafeUninitializedCapacity: variables.value.count) { target, count in
      count = variables.value.count
      if let base = target.baseAddress { copy(variables.value.base, to: base, count) }
    }
  }

  /// Undoes one change. Entries are undone in reverse order, so nothing here can be refused.
  func undo(_ entry: Journal.Entry, _ journal: inout Journal) {
    switch entry {
    case .addedVariable(let variable): removeVariable(variable)
    case .removedVariable: revive(journal.removedVariables.removeLast())
    case .defaultValue(let variable, let target): setDefault(variable, target)
    case .bound(let variable, let kind): setBound(variable, kind)
    case .addedRow(let row): removeRow(row)
    case .removedRow: revive(journal.removedRows.removeLast())
    case .terms(let row):
      journal.replacedTerms.removeLast().withUnsafeBufferPointer {
        setTerms(row, TermList($0))
      }
    case .constant(let row, let constant): setConstant(row, constant)
    case .sides(let row): setSides(row, journal.replacedSides.removeLast())
    }
  }

  /// While the variable was not there, another variable in its place was reported.
  private func revive(_ record: Journal.VariableRecord) {
    let variable = reviveVariable(serial: record.serial, record.defaultValue, at: record.value)
    moved.reports.setReported(variable, record.reported)
    setBound(variable, record.bound)
    noteChange(variable)
  }

  private func revive(_ record: Journal.RowRecord) {
    record.terms.withUnsafeBufferPointer {
      reviveRow(
        serial: record.serial,
        GivenRow(terms: TermList($0), constant: record.constant, sides: record.sides))
    }
  }

  /// Restores values to the last bit, after a solve without parametric edits that gives them except for
  /// rounding. If rounding errors keep the solver from them, the values are fixed, and the next solve is a
  /// cold start.
  func restore(_ values: [Double]) {
    assert(sweeps.count == 0)
    let isSolved = solve()
    var largest = 1.0
    for value in values { largest = max(largest, abs(value)) }
    let slack = isSolved ? Tolerance.rest * largest : .infinity
    for k in 0..<values.count where variables.serial[k] != 0 {
      if abs(variables.value[k] - values[k]) > slack { continue }
      let variable = Int32(truncatingIfNeeded: k)
      if variables.value[k] != values[k] { noteChange(variable) }
      let rest = variables.tail[variable] + (variables.value[k] - values[k])
      variables.correct(variable, to: values[k], tail: rest)
    }
    if !isSolved { rebuild(.own(atDefaults: false)) }
  }
}
