import ConstraintSolver

/// Sums, in whichever vocabulary they were made, and the formats that they belong to. Equal sums are matched
/// first, then those that differ in their value, priority or name.
extension DocumentUpdate {
  func updateSums() throws(LayoutError) {
    var said = wanted.separateSums(), known = layout.separateSums()
    var partners = [Int32](repeating: -1, count: Int(wanted.constraints.end))
    match(&said, &known, &partners, isExact: true)
    match(&said, &known, &partners, isExact: false)
    for sum in known { try layout.drop(layout.constraint(at: sum)) }
    for node in numbered {
      let all = wanted.sums(beginningWith: node)
      if all.isEmpty { continue }
      for sum in all where partners[Int(sum)] < 0 { partners[Int(sum)] = try make(sum) }
      for sum in all { try update(partners[Int(sum)], like: sum) }
      let order = all.map { partners[Int($0)] }
      if order != layout.sums(beginningWith: counterpart(of: node)) {
        layout.setOrder(ofSums: order)
      }
    }
    try updateFormats(partners)
  }

  /// Matches sums of equal hashes, and takes them off both lists.
  private func match(
    _ said: inout [Int32], _ known: inout [Int32], _ partners: inout [Int32], isExact: Bool
  ) {
    let hashes = said.map { hash($0, of: wanted, isExact) }
    let others = known.map { hash($0, of: layout, isExact) }
    let (places, otherPlaces) = (order(by: hashes), order(by: others))
    var isMatched = [Bool](repeating: false, count: known.count)
    var (at, other) = (0, 0)
    while at < places.count && other < otherPlaces.count {
      let (place, otherPlace) = (places[at], otherPlaces[other])
      if hashes[place] == others[otherPlace] && isSame(said[place], known[otherPlace]) {
        partners[Int(said[place])] = known[otherPlace]
        isMatched[otherPlace] = true
        at += 1
        other += 1
      } else if hashes[place] <= others[otherPlace] {
        at += 1
      } else {
        other += 1
      }
    }
    said = said.filter { partners[Int($0)] < 0 }
    known = known.indices.filter { !isMatched[$0] }.map { known[$0] }
  }

  private func hash(_ sum: Int32, of owner: Layout, _ isExact: Bool) -> Double {
    let record = owner.constraints[sum]
    var hash = HashIndex.hash(Int32(record.relation.rawValue))
    func add(_ bits: UInt64) {
      hash = HashIndex.hash(Int32(truncatingIfNeeded: UInt64(hash) ^ bits ^ bits >> 32))
    }
    owner.forEachTerm(from: record.owner) {
      let term = owner.termRecords[$0]
      let node = owner === layout ? term.node : counterpart(of: term.node)
      add(UInt64(node) << 9 | UInt64(term.anchor.rawValue) << 1 | (term.isParent ? 1 : 0))
      add(term.coefficient.bitPattern)
    }
    if isExact {
      add(record.value.bitPattern)
      add(record.priority.bitPattern)
    }
    return Double(hash)
  }

  private func isSame(_ said: Int32, _ known: Int32) -> Bool {
    let (record, other) = (wanted.constraints[said], layout.constraints[known])
    if record.relation != other.relation { return false }
    // What an atomic group or a condition has put out of force cannot be put into force here.
    if !record.marks.isOff && other.marks.isOff && !other.marks.contains(.uninstalled) {
      return false
    }
    var (term, otherTerm) = (record.owner, other.owner)
    while term >= 0 && otherTerm >= 0 {
      let (one, two) = (wanted.termRecords[term], layout.termRecords[otherTerm])
      guard counterpart(of: one.node) == two.node, one.anchor == two.anchor,
        one.isParent == two.isParent, one.coefficient == two.coefficient
      else { return false }
      (term, otherTerm) = (one.next, two.next)
    }
    return term < 0 && otherTerm < 0
  }

  private func make(_ sum: Int32) throws(LayoutError) -> Int32 {
    let record = wanted.constraints[sum]
    var terms: [AnchorTerm] = []
    wanted.forEachTerm(from: record.owner) {
      let term = wanted.termRecords[$0]
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
  private func updateFormats(_ partners: [Int32]) throws(LayoutError) {
    var isKept = [Bool](repeating: false, count: Int(layout.formats.end))
    var missing: [Int32] = []
    for format in 0..<wanted.formats.end where wanted.formats.isTaken(format) {
      let parts = parts(of: format, partners), record = wanted.formats[format]
      let first = parts.first { $0.kind.isConstraint }
      let known = first.flatMap { layout.find(layout.format(of: $0.constraint)) } ?? -1
      let isSame =
        known >= 0 && layout.formats[known].isLike(record) && layout.liveParts(of: known) == parts
      if isSame { isKept[Int(known)] = true } else { missing.append(format) }
    }
    for format in isKept.indices where !isKept[format] && layout.formats.isTaken(Int32(format)) {
      for constraint in layout.constraints(of: layout.format(at: Int32(format))) {
        if let slot = layout.find(constraint) { layout.leaveFormat(slot) }
      }
    }
    for format in missing {
      let record = wanted.formats[format]
      let made = try layout.insert(
        FormatRecord(axis: record.axis, options: record.options, priority: record.priority))
      for part in parts(of: format, partners) {
        try layout.append(part.kind, part.node, part.constraint, to: made)
      }
    }
  }

  private func parts(of format: Int32, _ partners: [Int32]) -> [LivePart] {
    wanted.liveParts(of: format).map { part in
      LivePart(
        kind: part.kind,
        node: wanted.find(part.node).map { layout.node(at: counterpart(of: $0)) } ?? .none,
        constraint: wanted.find(part.constraint).map { layout.constraint(at: partners[Int($0)]) }
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
  fileprivate func separateSums() -> [Int32] {
    (0..<constraints.end).filter {
      constraints.isTaken($0) && constraints[$0].source.isSum
        && constraints[$0].source != .container
    }
  }

  /// The parts of a format that are there still.
  fileprivate func liveParts(of format: Int32) -> [LivePart] {
    var all: [LivePart] = []
    var next = formats[format].firstPart
    while next >= 0 {
      let part = formatParts[next]
      next = part.next
      if part.kind.isConstraint
        ? !contains(part.constraint) : part.kind != .bar && !contains(part.node)
      {
        continue
      }
      all.append(LivePart(kind: part.kind, node: part.node, constraint: part.constraint))
    }
    return all
  }
}
