/// What was changed inside a transaction, so that it can be taken back.
struct Journal {
  /// One change, with what undoes it, as far as that is numbers.
  enum Entry: BitwiseCopyable {
    case addedVariable(Int32)
    case removedVariable(serial: UInt32, fallback: Double)
    case fallback(Int32, Double)
    case addedRow(Int32)
    /// The row is the last one of `removedRows`.
    case removedRow
    /// The terms are the last ones of `replacedTerms`.
    case terms(Int32)
    case constant(Int32, Double)
    case priority(Int32, Double)
    case weight(Int32, Double)
    case relation(Int32, Relation)
  }

  /// A row as it was given.
  struct RowRecord {
    var serial: UInt32
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var priority: Double
    var weight: Double
  }

  /// An open transaction: where its entries begin, and the values at that time.
  struct Mark {
    var entries: Int
    var values: [Double]
    /// Where the engine's trail was; nil where the values were not up to date with it.
    var trail: Trail.Mark?
    /// Something was still to be solved, and it has not been since.
    var isPending: Bool
  }

  var entries: [Entry] = []
  var removedRows: [RowRecord] = []
  var replacedTerms: [[Term]] = []
  var marks: [Mark] = []
  /// The outermost mark was set by the policy to refuse conflicts, not by the host.
  var isImplicit = false

  /// Keeps all changes for good.
  mutating func forget() {
    entries.removeAll()
    removedRows.removeAll()
    replacedTerms.removeAll()
  }

  var isOpen: Bool { !marks.isEmpty }
  /// How many transactions the host has open.
  var depth: Int { marks.count - (isImplicit ? 1 : 0) }
}

extension Engine {
  func record(of row: Int32) -> Journal.RowRecord {
    Journal.RowRecord(
      serial: table.serial[row], terms: terms(of: row), relation: table.relation[row],
      constant: table.constant[row] / table.scale(row),
      priority: priority(of: row),
      weight: table.givenWeight[row])
  }

  func snapshot() -> [Double] {
    [Double](unsafeUninitializedCapacity: value.count) { target, count in
      count = value.count
      if let base = target.baseAddress { copy(value.base, to: base, count) }
    }
  }

  /// Undoes one change. Entries are undone in reverse order, so nothing here can be refused.
  func undo(_ entry: Journal.Entry, _ journal: inout Journal) {
    switch entry {
    case .addedVariable(let variable): try? removeVariable(variable)
    case .removedVariable(let serial, let target): _ = reviveVariable(serial: serial, target)
    case .fallback(let variable, let target): try? setFallback(variable, target)
    case .addedRow(let row): removeRow(row)
    case .removedRow: revive(journal.removedRows.removeLast())
    case .terms(let row):
      journal.replacedTerms.removeLast().withUnsafeBufferPointer {
        try? setTerms(row, TermList($0))
      }
    case .constant(let row, let constant): try? setConstant(row, constant)
    case .priority(let row, let priority): try? setPriority(row, priority)
    case .weight(let row, let weight): try? setWeight(row, weight)
    case .relation(let row, let relation): setRelation(row, relation)
    }
  }

  private func revive(_ record: Journal.RowRecord) {
    record.terms.withUnsafeBufferPointer {
      reviveRow(
        serial: record.serial,
        GivenRow(
          terms: TermList($0), relation: record.relation, constant: record.constant,
          priority: record.priority, weight: record.weight))
    }
  }

  /// Values come out of a new solve equal up to rounding; this makes them equal to the last bit.
  func restore(_ values: [Double]) {
    endSweeps()
    for k in 0..<values.count where variableSerial[k] != 0 {
      let slack = Tolerance.absolute + Tolerance.relative * abs(values[k])
      if abs(value[k] - values[k]) <= slack { value[k] = values[k] }
    }
  }
}
