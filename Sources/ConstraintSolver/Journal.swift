/// What was changed inside a transaction, so that it can be taken back.
struct Journal {
  /// One change, with what undoes it.
  enum Entry {
    case addedVariable(Int32)
    case removedVariable(serial: UInt32, fallback: Double)
    case fallback(Int32, Double)
    case addedRow(Int32)
    case removedRow(RowRecord)
    case terms(Int32, [Term])
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
    /// The engine's count, by which it shows whether the active set is another one since; nil where
    /// the values were not up to date with it.
    var exchanges: UInt64?
  }

  var entries: [Entry] = []
  var marks: [Mark] = []
  /// The outermost mark was set by the policy to refuse conflicts, not by the host.
  var isImplicit = false

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
      for k in 0..<value.count { target.initializeElement(at: k, to: value[k]) }
      count = value.count
    }
  }

  /// Undoes one change. Entries are undone in reverse order, so nothing here can be refused.
  func undo(_ entry: Journal.Entry) {
    switch entry {
    case .addedVariable(let variable): try? removeVariable(variable)
    case .removedVariable(let serial, let target): _ = reviveVariable(serial: serial, target)
    case .fallback(let variable, let target): try? setFallback(variable, target)
    case .addedRow(let row): removeRow(row)
    case .removedRow(let record): revive(record)
    case .terms(let row, let terms):
      terms.withUnsafeBufferPointer { try? setTerms(row, $0) }
    case .constant(let row, let constant): try? setConstant(row, constant)
    case .priority(let row, let priority): try? setPriority(row, priority)
    case .weight(let row, let weight): try? setWeight(row, weight)
    case .relation(let row, let relation): setRelation(row, relation)
    }
  }

  private func revive(_ record: Journal.RowRecord) {
    record.terms.withUnsafeBufferPointer {
      reviveRow(
        serial: record.serial, $0, record.relation, record.constant, priority: record.priority,
        weight: record.weight)
    }
  }

  /// Puts the vertex where it was, as long as it is the same rows that hold it. Those need not be
  /// looked at, as they held there; what it means for the others, the next solve finds.
  func goBack(to values: [Double]) {
    endSweeps()
    for k in 0..<Int32(truncatingIfNeeded: values.count)
    where value[k] != values[Int(k)] || isDrifted[k] {
      move(k, to: values[Int(k)])
      isDrifted[k] = false
      for entry in table.inactiveEntries(k) { markDirty(table.entryRow[entry]) }
    }
    driftedVariables.removeAll()
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
