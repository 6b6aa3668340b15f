import ConstraintSolver
import LayoutStore

/// What a sum states, wherever it is, to find the one that states the same.
package struct StatedSum {
  package struct Term: BitwiseCopyable {
    /// The slot of the node; of a term of a parent, of the node whose parent is meant.
    package var node: NodeSlot
    var isParent: Bool
    var anchor: AnchorKind
    var coefficient: Double
  }

  var relation: Relation
  var value: Double
  var priority: Double
  package var terms: [Term] = []

  /// Whether the same lines are related in the same way; value and priority may differ.
  func relatesSame(as other: StatedSum) -> Bool {
    guard relation == other.relation, terms.count == other.terms.count else { return false }
    for place in terms.indices {
      let (one, two) = (terms[place], other.terms[place])
      guard one.node == two.node, one.isParent == two.isParent, one.anchor == two.anchor,
        one.coefficient == two.coefficient
      else { return false }
    }
    return true
  }

  private func hash(isExact: Bool) -> Double {
    var hash = HashIndex.hash(Int32(relation.rawValue))
    func add(_ bits: UInt64) {
      hash = HashIndex.hash(Int32(truncatingIfNeeded: UInt64(hash) ^ bits ^ bits >> 32))
    }
    for term in terms {
      add(
        UInt64(term.node.index) << 9 | UInt64(term.anchor.rawValue) << 1 | (term.isParent ? 1 : 0))
      add(term.coefficient.bitPattern)
    }
    if isExact {
      add(value.bitPattern)
      add(priority.bitPattern)
    }
    return Double(hash)
  }

  /// By place in a list, the place of its partner in another one: first of sums that are equal, then of those
  /// that differ in value or priority only; -1 for none. Both lists are sorted by hashes.
  package static func partners(
    of said: [StatedSum], in known: [StatedSum], where isAllowed: (Int, Int) -> Bool
  ) -> [Int] {
    var partners = [Int](repeating: -1, count: said.count)
    var isTaken = [Bool](repeating: false, count: known.count)
    for isExact in [true, false] {
      let hashes = said.map { $0.hash(isExact: isExact) }
      let others = known.map { $0.hash(isExact: isExact) }
      let places = order(by: hashes).filter { partners[$0] < 0 }
      let otherPlaces = order(by: others).filter { !isTaken[$0] }
      var (at, next) = (0, 0)
      while at < places.count && next < otherPlaces.count {
        let (place, other) = (places[at], otherPlaces[next])
        if hashes[place] == others[other] && said[place].relatesSame(as: known[other])
          && isAllowed(place, other)
        {
          partners[place] = other
          isTaken[other] = true
          (at, next) = (at + 1, next + 1)
        } else if hashes[place] <= others[other] {
          at += 1
        } else {
          next += 1
        }
      }
    }
    return partners
  }
}

extension Vocabularies {
  /// What a sum states.
  package func stated(_ sum: ConstraintSlot) -> StatedSum {
    let record = constraints[sum]
    var stated = StatedSum(
      relation: record.relation, value: record.value, priority: record.priority)
    forEachTerm(from: record.firstTerm) {
      let term = constraints.terms[$0]
      stated.terms.append(
        StatedSum.Term(
          node: term.node, isParent: term.isParent, anchor: term.anchor,
          coefficient: term.coefficient))
    }
    return stated
  }
}
