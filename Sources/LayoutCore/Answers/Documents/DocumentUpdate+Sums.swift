import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// Sums, in whichever vocabulary they were made, and the formats that they belong to. Equal sums are matched
/// first, then those that differ in their value, priority or name.
extension DocumentUpdate {
  func updateSums() throws(LayoutError) {
    let said = wanted.separateSums(), known = layout.separateSums()
    let places = StatedSum.partners(
      of: said.map { stated($0) }, in: known.map { layout.stated($0) }
    ) { place, other in
      // What an atomic group or a condition has put out of force cannot be put into force here.
      let (record, other) = (wanted.constraints[said[place]], layout.constraints[known[other]])
      return record.marks.isOff || !other.marks.isOff || other.marks.contains(.uninstalled)
    }
    var partners = ConstraintSlots(repeating: .none, count: Int(wanted.constraints.end))
    var isKept = [Bool](repeating: false, count: known.count)
    for place in said.indices where places[place] >= 0 {
      partners[said[place]] = known[places[place]]
      isKept[places[place]] = true
    }
    try updateMasks(said, known, places)
    for place in known.indices where !isKept[place] {
      try layout.drop(layout.constraint(at: known[place]))
    }
    for node in numbered {
      let all = wanted.sums(beginningWith: node)
      if all.isEmpty { continue }
      for sum in all where partners[sum].isNone {
        partners[sum] = try make(sum)
      }
      for sum in all { try update(partners[sum], like: sum) }
      var order = ConstraintSlots()
      for sum in all { order.append(partners[sum]) }
      if order != layout.sums(beginningWith: counterpart(of: node)) {
        layout.setOrder(ofSums: order)
      }
    }
    try updateFormats(partners)
  }

  /// A mask stays where the document has its constraints as they are. What is left of any other one are sums.
  private func updateMasks(
    _ said: ConstraintSlots, _ known: ConstraintSlots, _ places: [Int]
  ) throws(LayoutError) {
    var isSame = [Bool](repeating: false, count: known.count)
    for place in said.indices where places[place] >= 0 {
      let record = wanted.constraints[said[place]]
      let other = layout.constraints[known[places[place]]]
      isSame[places[place]] =
        record.value == other.value && record.priority == other.priority
        && record.marks.isOff == other.marks.isOff
    }
    for place in known.indices where !isSame[place] {
      try layout.releaseMask(with: known[place])
    }
  }

  /// What a wanted sum states about the nodes of the layout.
  private func stated(_ sum: ConstraintSlot) -> StatedSum {
    var stated = wanted.stated(sum)
    for place in stated.terms.indices {
      stated.terms[place].node = counterpart(of: stated.terms[place].node)
    }
    return stated
  }

  private func make(_ sum: ConstraintSlot) throws(LayoutError) -> ConstraintSlot {
    let record = wanted.constraints[sum]
    var terms: [AnchorTerm] = []
    wanted.forEachTerm(from: record.firstTerm) {
      let term = wanted.constraints.terms[$0]
      let node = term.isParent ? Node.none : layout.node(at: counterpart(of: term.node))
      terms.append(AnchorTerm(node, term.anchor, term.coefficient))
    }
    let made = try terms.withUnsafeBufferPointer { (terms) throws(LayoutError) in
      try layout.addSum(
        terms, record.relation, record.value, priority: record.priority,
        isInstalled: !record.marks.isOff)
    }
    return try layout.place(made)
  }

  // MARK: Formats

  /// Formats that are the same stay, others are made again. Which one is meant is known by its first constraint.
  private func updateFormats(_ partners: ConstraintSlots) throws(LayoutError) {
    var isKept = [Bool](repeating: false, count: Int(layout.formats.records.end))
    var missing = FormatSlots()
    for format in wanted.formats.records.taken {
      let parts = parts(of: format, partners), record = wanted.formats.records[format]
      let first = parts.first { $0.kind.isConstraint }
      let known = first.flatMap { layout.find(layout.format(of: $0.constraint)) } ?? FormatSlot.none
      let isSame =
        !known.isNone && layout.formats.records[known].isLike(record)
        && layout.liveParts(of: known) == parts
      if isSame { isKept[known] = true } else { missing.append(format) }
    }
    for format in layout.formats.records.taken where !isKept[format] {
      for constraint in layout.constraints(of: layout.format(at: format)) {
        if let slot = layout.find(constraint) { layout.leaveFormat(slot) }
      }
    }
    for format in missing {
      let record = wanted.formats.records[format]
      let made = try layout.insert(
        FormatRecord(axis: record.axis, options: record.options, priority: record.priority))
      for part in parts(of: format, partners) {
        try layout.append(part.kind, part.node, part.constraint, to: made)
      }
    }
  }

  private func parts(of format: FormatSlot, _ partners: ConstraintSlots) -> [LivePart] {
    wanted.liveParts(of: format).map { part in
      LivePart(
        kind: part.kind,
        node: wanted.find(part.node).map { layout.node(at: counterpart(of: $0)) } ?? .none,
        constraint: wanted.find(part.constraint).map {
          layout.constraint(at: partners[$0])
        }
          ?? .none)
    }
  }
}

private struct LivePart: Equatable {
  var kind: FormatPartKind
  var node: Node
  var constraint: Constraint
}

extension FormatRecord {
  fileprivate func isLike(_ other: FormatRecord) -> Bool {
    axis == other.axis && options == other.options && priority == other.priority
  }
}

extension Layout {
  /// All sums but those of containers, in the order of the table.
  fileprivate func separateSums() -> ConstraintSlots {
    var all = ConstraintSlots()
    for sum in constraints.taken
    where constraints[sum].source.isSum && constraints[sum].source != .container {
      all.append(sum)
    }
    return all
  }

  /// The parts of a format that are there still.
  fileprivate func liveParts(of format: FormatSlot) -> [LivePart] {
    var all: [LivePart] = []
    var next = formats.records[format].firstPart
    while !next.isNone {
      let part = formats.parts[next]
      next = part.next
      if part.kind.isConstraint
        ? !contains(part.constraint) : part.kind.isView && !contains(part.node)
      {
        continue
      }
      all.append(LivePart(kind: part.kind, node: part.node, constraint: part.constraint))
    }
    return all
  }
}
