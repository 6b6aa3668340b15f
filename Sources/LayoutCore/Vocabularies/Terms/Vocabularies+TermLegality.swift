import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Which sums are allowed.
extension Vocabularies {
  /// Refuses a sum that is not allowed; returns the slot of its first node.
  func check(
    _ terms: UnsafeBufferPointer<AnchorTerm>, _ constant: Double, _ priority: Double,
    isInstalled: Bool
  ) throws(LayoutError) -> NodeSlot {
    guard terms.count > 0 else { throw .argument("a constraint needs a term") }
    guard terms.count <= Self.termLimit else { throw .limit(.termsOfOne) }
    try checkIdle()
    do throws(LayoutError) { try check(constant, priority, "the constant ") } catch {
      throw .term(terms[0], error)
    }
    var base = NodeSlot.none
    var size = 0.0
    for place in 0..<terms.count {
      do throws(LayoutError) {
        try check(coefficient: terms[place].coefficient, of: terms[place].anchor.line)
        if terms[place].node != .none {
          let slot = try self.place(terms[place].node)
          if base.isNone { base = slot }
        }
      } catch {
        throw .term(terms[place], error)
      }
      size += terms[place].coefficient.magnitude
    }
    guard !base.isNone else {
      throw .argument("all terms are of a parent, and none says of which node")
    }
    try check(coefficients: size)
    try checkMeaning(terms)
    if isInstalled && !state.isReading { try checkTree(terms, base) }
    return base
  }

  /// Refuses a coefficient that the solver does not accept, also as half of it: a centre is a
  /// position plus half a size. What is accepted here is not refused later, when something has
  /// changed already.
  func check(
    coefficient: Double, of line: Line, _ name: StaticString = "the coefficient "
  ) throws(LayoutError) {
    let isHalved = !line.isSize && line.sizeShare == 0.5
    let least = (isHalved ? 2 : 1) / Self.valueLimit
    let size = coefficient.magnitude
    if size == 0 || size >= least && size <= Self.valueLimit { return }
    throw .number(
      name, coefficient,
      isHalved
        ? " is neither 0 nor of a size from 2e-12 to 1e12, as that of a center has to be"
        : " is neither 0 nor of a size from 1e-12 to 1e12")
  }

  func check(coefficients size: Double) throws(LayoutError) {
    if size > Self.valueLimit { throw .argument("the coefficients are larger than 1e12 together") }
  }

  /// Refuses positions that are no distance (their coefficients do not add up to 0) together with
  /// positions along the other axis, and left and right together with leading and trailing.
  func checkMeaning(_ terms: UnsafeBufferPointer<AnchorTerm>) throws(LayoutError) {
    var nets = Nets()
    for place in 0..<terms.count { nets.add(terms[place], at: place) }
    guard let fault = nets.fault(allowsMixedAxes: state.allowsMixedAxes || state.isReading) else {
      return
    }
    throw .incompatible(terms[fault.one], terms[fault.two], fault.words)
  }

  /// Refuses nodes that share no tree, and the position of a root alone, which belongs to the host.
  private func checkTree(
    _ terms: UnsafeBufferPointer<AnchorTerm>, _ base: NodeSlot
  ) throws(LayoutError) {
    var positions = Positions()
    for place in 0..<terms.count {
      let node = terms[place].node
      if node == .none {
        if nodes[base].parent.isNone { throw .term(terms[place], .parentless(self.node(at: base))) }
      } else if let slot = find(node), !sharesTree(base, slot) {
        throw .unrelated(self.node(at: base), node)
      }
      let slot = find(node) ?? nodes[base].parent
      positions.add(slot, terms[place].anchor.line, terms[place].coefficient, at: place)
    }
    if isOfRootAlone(positions) { throw .rootPosition(terms[positions.first]) }
  }

  /// Refuses a sum whose nodes share no tree, as when it is made.
  func checkTree(ofSum constraint: ConstraintSlot) throws(LayoutError) {
    let first = constraints[constraint].firstTerm
    let base = constraints.terms[first].node
    var positions = Positions()
    var term = first
    while !term.isNone {
      let node = nodeSlot(ofTerm: term)
      if node.isNone { throw .parentless(self.node(at: constraints.terms[term].node)) }
      if !sharesTree(base, node) { throw .unrelated(self.node(at: base), self.node(at: node)) }
      let record = constraints.terms[term]
      positions.add(node, record.anchor.line, record.coefficient, at: Int(term.index))
      term = record.next
    }
    if isOfRootAlone(positions) {
      let anchor = constraints.terms[TermSlot(Int32(positions.first))].anchor
      throw .rootPosition(AnchorTerm(self.node(at: positions.node), anchor))
    }
  }
}

/// What the positions in a sum add up to, kind by kind.
private struct Nets {
  private var fixed = Net()
  private var directed = Net()
  private var horizontal = Net()
  private var vertical = Net()

  mutating func add(_ term: AnchorTerm, at place: Int) {
    let line = term.anchor.line
    if line.isSize { return }
    if line.axis == .vertical { return vertical.add(term.coefficient, at: place) }
    horizontal.add(term.coefficient, at: place)
    switch line {
    case .left, .right: fixed.add(term.coefficient, at: place)
    case .leading, .trailing: directed.add(term.coefficient, at: place)
    default: break
    }
  }

  func fault(allowsMixedAxes: Bool) -> (one: Int, two: Int, words: StaticString)? {
    if fixed.isPosition && directed.isPosition {
      return (
        fixed.first, directed.first,
        "left and right do not go with leading and trailing: write all in one of the two ways"
      )
    }
    if allowsMixedAxes { return nil }
    for (net, other) in [(horizontal, vertical), (vertical, horizontal)]
    where net.isPosition && other.first >= 0 {
      return (
        net.first, other.first,
        "positions of the two axes do not go together, distances do: a.top - b.top"
      )
    }
    return nil
  }
}
