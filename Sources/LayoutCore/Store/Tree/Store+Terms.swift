/// The terms of sums, in the lists of their nodes.
extension Store {
  /// Removes a term and those after it in the sum.
  package func removeTerms(from first: TermSlot) {
    var term = first
    while !term.isNone {
      let next = constraints.terms[term].next
      detach(term: term)
      constraints.terms.remove(term)
      term = next
    }
  }

  package func forEachTerm(from first: TermSlot, _ body: (TermSlot) -> Void) {
    var term = first
    while !term.isNone {
      let next = constraints.terms[term].next
      body(term)
      term = next
    }
  }

  /// The node that a term means now; none for the parent of a root.
  @inline(never)
  package func nodeSlot(ofTerm term: TermSlot) -> NodeSlot {
    let record = constraints.terms[term]
    return record.isParent ? nodes[record.node].parent : record.node
  }

  package func detach(term: TermSlot) {
    let record = constraints.terms[term]
    if !record.nextMention.isNone {
      constraints.terms[record.nextMention].previousMention = record.previousMention
    }
    if !record.previousMention.isNone {
      constraints.terms[record.previousMention].nextMention = record.nextMention
    } else {
      nodes[record.node].firstTerm = record.nextMention
    }
  }

  /// Enters a term as the newest of its node.
  package func attach(term: TermSlot) {
    let node = constraints.terms[term].node, next = nodes[node].firstTerm
    constraints.terms[term].nextMention = next
    constraints.terms[term].previousMention = .none
    if !next.isNone { constraints.terms[next].previousMention = term }
    nodes[node].firstTerm = term
  }

  /// A term as it was given.
  package func term(at term: TermSlot) -> AnchorTerm {
    let record = constraints.terms[term]
    let node = record.isParent ? Node.none : node(at: record.node)
    return AnchorTerm(node, record.anchor, record.coefficient)
  }
}
