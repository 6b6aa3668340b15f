import ConstraintSolver
import LayoutRelations
import LayoutStore

/// What a layout knows of a visual format.
package struct FormatRecord: BitwiseCopyable {
  package var axis: Axis
  package var options: FormatOptions
  /// Of the constraints that the format gave none of their own.
  package var priority: Double
  package var firstPart = PartSlot.none
  var lastPart = PartSlot.none
  /// How many of its constraints there still are.
  package var count: Int32 = 0

  package init(axis: Axis, options: FormatOptions, priority: Double) {
    self.axis = axis
    self.options = options
    self.priority = priority
  }
}

/// A piece of a format, as the string had it. Constraints and views are known by their handles: what is
/// destroyed is left out, and is there again after a rollback.
package struct FormatPart: BitwiseCopyable {
  var format: FormatSlot
  package var kind: FormatPartKind
  /// For a view.
  package var node = Node.none
  /// For a constraint.
  package var constraint = Constraint.none
  package var next = PartSlot.none
}

/// Visual formats, in Apple's language and more: `H:|-[label]-8-[field(>=120)]-|`. A format makes sums of terms,
/// which are constraints like any other. It remembers what they are for, so that it can be written as a string
/// again; it is there as long as one of them.
extension Vocabularies {
  /// Makes the constraints of a format, or none. The fault is in ``faulty`` until the next call that reads
  /// strings.
  public func addFormat(
    _ text: UnsafeBufferPointer<UInt8>, _ context: EquationContext = EquationContext(),
    options: FormatOptions = []
  ) throws(LayoutError) -> Format {
    try forgetFaults()
    try check(0, context.priority)
    var context = context
    context.replaced = UnsafeBufferPointer(start: nil, count: 0)
    var words = equations.begin(text.count)
    var format = FormatReader(words, context, self)
    do throws(FoundFault) {
      try format.read(text)
    } catch {
      throw fault(error, format.words, context, text)
    }
    try options.check(along: format.axis)
    var rows = FormatRows(format, options)
    words = rows.words
    do throws(FoundFault) {
      try rows.make()
      words = rows.words
      for equation in words.equations.indices { try words.check(equation, context, self) }
    } catch {
      throw fault(error, words, context, text)
    }
    let made = try make(words, context)
    equations.end(words)
    let record = FormatRecord(axis: format.axis, options: options, priority: format.priority)
    return try keep(record, rows.parts, made)
  }

  /// Reports a fault of a format.
  private func fault(
    _ found: FoundFault, _ words: EquationReader, _ context: EquationContext,
    _ text: UnsafeBufferPointer<UInt8>
  ) -> LayoutError {
    var words = words
    let said = words.words(for: found, context, self)
    equations.report(EquationReport(found, words.refusal, in: text, index: 0, words: said))
    return .equations(1, of: 1)
  }

  /// Remembers what the constraints of a format are for.
  private func keep(
    _ record: FormatRecord, _ parts: [(kind: FormatPartKind, node: Node)], _ made: [Constraint]
  ) throws(LayoutError) -> Format {
    do throws(LayoutError) {
      let slot = try insert(record)
      var next = 0
      for part in parts {
        let isConstraint = part.kind.isConstraint
        try append(part.kind, part.node, isConstraint ? made[next] : .none, to: slot)
        if isConstraint { next += 1 }
      }
      return format(at: slot)
    } catch {
      for constraint in made { if let slot = find(constraint) { try remove(constraint: slot) } }
      throw error
    }
  }

  package func insert(_ record: FormatRecord) throws(LayoutError) -> FormatSlot {
    guard let slot = formats.records.insert(record) else { throw .limit(.constraints) }
    return slot
  }

  /// Adds a part at the end of a format.
  package func append(
    _ kind: FormatPartKind, _ node: Node, _ constraint: Constraint, to format: FormatSlot
  ) throws(LayoutError) {
    let record = FormatPart(format: format, kind: kind, node: node, constraint: constraint)
    guard let part = formats.parts.insert(record) else { throw .limit(.constraints) }
    let last = formats.records[format].lastPart
    if last.isNone {
      formats.records[format].firstPart = part
    } else {
      formats.parts[last].next = part
    }
    formats.records[format].lastPart = part
    guard let slot = find(constraint) else { return }
    formats.records[format].count += 1
    formats.places[slot] = part
  }

  /// Notes that a constraint is about to be removed; the last one takes its format with it.
  package func leaveFormat(_ constraint: ConstraintSlot) {
    let part = formats.places[constraint]
    if part.isNone { return }
    formats.places[constraint] = .none
    let format = formats.parts[part].format
    formats.records[format].count -= 1
    if formats.records[format].count == 0 { forget(format: format) }
  }

  package func forget(format: FormatSlot) {
    var part = formats.records[format].firstPart
    while !part.isNone {
      let next = formats.parts[part].next
      formats.parts.remove(part)
      part = next
    }
    formats.records.remove(format)
  }

  /// Removes a format with its constraints.
  public func remove(_ format: Format) throws(LayoutError) {
    try checkIdle()
    guard contains(format) else { throw .format(format) }
    for constraint in constraints(of: format) { try remove(constraint) }
  }
}

// MARK: Questions

extension Vocabularies {
  /// The slot of a format; nil for a handle that is none, stale or foreign.
  package func find(_ format: Format) -> FormatSlot? {
    handles.slot(of: format.id, .format, in: formats.records)
  }

  package func format(at slot: FormatSlot) -> Format {
    Format(id: handles.id(of: slot, .format, in: formats.records))
  }

  /// Whether the handle names a format of this layout.
  public func contains(_ format: Format) -> Bool { find(format) != nil }

  /// The constraints of a format, in Apple's order: for each view what leads to it, then its size; at last
  /// alignments. Without those that were removed since.
  public func constraints(of format: Format) -> [Constraint] {
    var all: [Constraint] = []
    var part = find(format).map { formats.records[$0].firstPart } ?? PartSlot.none
    while !part.isNone {
      let record = formats.parts[part]
      if record.kind.isConstraint && contains(record.constraint) { all.append(record.constraint) }
      part = record.next
    }
    return all
  }

  /// The options of a format; none for a stale handle.
  public func options(of format: Format) -> FormatOptions {
    find(format).map { formats.records[$0].options } ?? []
  }

  /// The format that has made a constraint; none for every other constraint.
  public func format(of constraint: Constraint) -> Format {
    guard let slot = find(constraint), case let part = formats.places[slot], !part.isNone else {
      return .none
    }
    return format(at: formats.parts[part].format)
  }
}
