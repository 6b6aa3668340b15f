import ConstraintSolver
import LayoutRelations
import LayoutStore

/// A linear form: terms, the sum of which is at most, equal to, or at least a constant.
public struct Sum {
  /// The terms.
  public var terms: [AnchorTerm]
  /// How they relate to the constant.
  public var relation: Relation
  /// What they relate to.
  public var constant: Double
}

/// Sums of terms: linear constraints over any number of lines and sizes of any nodes. Terms and
/// equation strings are notations for them.
extension Vocabularies {
  /// The terms that one sum may have.
  public static let termLimit = 1 << 16

  /// Keeps a sum of terms at most, equal to, or at least at a constant. A sum that is created
  /// installed is captured, and its nodes have to share a tree; another one can be installed later.
  public func addSum(
    _ terms: UnsafeBufferPointer<AnchorTerm>, _ relation: Relation, _ constant: Double,
    priority: Double = Priority.required, isInstalled: Bool = true
  ) throws(LayoutError) -> Constraint {
    let base = try check(terms, constant, priority, isInstalled: isInstalled)
    let constraint = try addChecked(
      terms, relation, constant, priority, isInstalled: isInstalled, base: base)
    if isInstalled { capture(constraint) }
    return constraint
  }

  /// Makes the constraint of a sum that ``check(_:_:_:isInstalled:)`` has accepted.
  func addChecked(
    _ terms: UnsafeBufferPointer<AnchorTerm>, _ relation: Relation, _ constant: Double,
    _ priority: Double, isInstalled: Bool, base: NodeSlot
  ) throws(LayoutError) -> Constraint {
    var record = ConstraintRecord(
      value: constant, priority: priority, relation: relation, source: .terms)
    if !isInstalled { record.marks.insert(.uninstalled) }
    return try SumCreation(record: record, terms: terms, base: base).submit(to: self)
  }

  /// Keeps an anchor of a node at most, equal to, or at least at a multiple of another plus a
  /// constant. With no other node, a position relates to the same anchor of the parent, a size to
  /// the constant.
  public func constrain(
    _ node: Node, _ anchor: AnchorKind, _ relation: Relation, _ other: Node = .none,
    _ otherAnchor: AnchorKind, times multiplier: Double = 1, plus constant: Double = 0,
    priority: Double = Priority.required, isInstalled: Bool = true
  ) throws(LayoutError) -> Constraint {
    if node == .none { throw .node(node, .node) }
    let isAlone = other == .none && anchor.line.isSize
    let kind = other == .none ? anchor : otherAnchor
    try check(coefficient: multiplier, of: kind.line, "the multiplier ")
    let pair = (AnchorTerm(node, anchor), AnchorTerm(other, kind, -multiplier))
    return try withUnsafePointer(to: pair) { (pair) throws(LayoutError) in
      let first = UnsafeRawPointer(pair).assumingMemoryBound(to: AnchorTerm.self)
      let terms = UnsafeBufferPointer(start: first, count: isAlone ? 1 : 2)
      return try addSum(
        terms, relation, constant, priority: priority, isInstalled: isInstalled)
    }
  }

  /// The linear form of any constraint; nil for a stale handle, and for one to the parent of a root.
  public func sum(of constraint: Constraint) -> Sum? {
    if let bound = findSizeBound(constraint) {
      let kind: AnchorKind = bound.axis == .horizontal ? .width : .height
      let term = AnchorTerm(node(at: bound.node), kind)
      return Sum(terms: [term], relation: .atLeast, constant: 0)
    }
    guard let slot = find(constraint) else { return nil }
    let record = constraints[slot]
    var terms: [AnchorTerm] = []
    if record.source == .terms || record.source == .container {
      forEachTerm(from: record.firstTerm) { terms.append(self.term(at: $0)) }
      let constant = circleAxis(record) == nil ? nil : statedRelation(of: record)?.constant
      return Sum(terms: terms, relation: record.relation, constant: constant ?? record.value)
    }
    guard var relation = statedRelation(of: record) else { return nil }
    if record.source == .link { unite(&relation) }
    for term in relation.terms {
      terms.append(
        AnchorTerm(node(at: term.node), AnchorKind(term.line, term.area), term.factor))
    }
    return Sum(terms: terms, relation: relation.relation, constant: relation.constant)
  }
}

// MARK: Table

extension Vocabularies {
  func insert(
    sum record: ConstraintRecord, _ terms: UnsafeBufferPointer<AnchorTerm>, _ base: NodeSlot
  ) throws(LayoutError) -> ConstraintSlot {
    guard let constraint = constraints.insert(record) else { throw .limit(.constraints) }
    var last = TermSlot.none
    for place in 0..<terms.count {
      let isParent = terms[place].node == .none
      let term = constraints.terms.insert(
        TermRecord(
          coefficient: terms[place].coefficient, node: find(terms[place].node) ?? base,
          constraint: constraint, anchor: terms[place].anchor, isParent: isParent))
      guard let term else {
        undoInsertion(of: constraint)
        throw .limit(.constraints)
      }
      if last.isNone {
        constraints[constraint].firstTerm = term
      } else {
        constraints.terms[last].next = term
      }
      last = term
      attach(term: term)
    }
    do throws(LayoutError) {
      try refresh(constraint)
    } catch {
      undoInsertion(of: constraint)
      throw error
    }
    constraints.locate(constraint)
    constraintCame(constraint)
    return constraint
  }

  private func undoInsertion(of constraint: ConstraintSlot) {
    removeTerms(from: constraints[constraint].firstTerm)
    constraints.remove(constraint)
  }

  /// The sums that begin with a node, but those of containers, the oldest first.
  package func sums(beginningWith node: NodeSlot) -> ConstraintSlots {
    var all = ConstraintSlots()
    var term = nodes[node].firstTerm
    while !term.isNone {
      let mention = constraints.terms[term], record = constraints[mention.constraint]
      if record.firstTerm == term && record.source != .container { all.append(mention.constraint) }
      term = mention.nextMention
    }
    all.reverse()
    return all
  }

  /// Puts the sums that begin with a node into an order, as if they had been made in it.
  package func setOrder(ofSums sums: ConstraintSlots) {
    for sum in sums {
      detach(term: constraints[sum].firstTerm)
      attach(term: constraints[sum].firstTerm)
    }
  }
}

extension Vocabularies {
  /// Makes a sum of a link. Each of its two attributes has its own reading direction and its own
  /// coordinates; a sum has one direction, and one place where its positions count.
  private func unite(_ relation: inout LinearRelation) {
    if relation.terms.contains(where: { isRightToLeft($0.node) }) {
      direct(&relation)
      if relation.terms[0].factor < 0 { relation.negate() }
    }
    let constant = rowConstant(relation)
    var united = relation
    _ = findSpace(&united)
    for place in relation.terms.indices {
      let term = relation.terms[place]
      if term.space != term.node || term.node == united.terms[place].space || term.line.isSize {
        continue
      }
      let content = sizedNode(insideOf: term.node, term.line)
      if content != term.node {
        (united.terms[place].node, united.terms[place].area) = (content, .edges)
      }
    }
    relation = united
    relation.constant += constant - rowConstant(relation)
  }
}

/// A sum of terms.
private struct SumCreation: Creation {
  let record: ConstraintRecord
  let terms: UnsafeBufferPointer<AnchorTerm>
  let base: NodeSlot

  func make(in layout: Vocabularies) throws(LayoutError) -> Constraint {
    let slot = try layout.insert(sum: record, terms, base)
    try layout.enter(rule: slot)
    if !record.marks.contains(.uninstalled) { try layout.endMasks(by: slot) }
    return layout.constraint(at: slot)
  }
}
