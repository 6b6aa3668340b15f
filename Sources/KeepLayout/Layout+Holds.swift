import ConstraintSolver

/// What a constraint keeps of the node that it belongs to: one line, beside another node.
struct Hold {
  var node: Int32
  var line: Line
  var partner: Int32

  var isFar: Bool { !line.isSize && line.sizeShare == 1 }

  /// Whether it keeps a far end, and the other what is nearer, beside the same node.
  func isFar(beside near: Hold) -> Bool {
    isFar && !near.isFar && !near.line.isSize && line.axis == near.line.axis
      && node == near.node && partner == near.partner
  }
}

/// What there is to know of a constraint while some nodes are gone.
struct Survey {
  var hold: Hold?
  var mentionsGone = false
  /// Of a sum: whether nothing in it is inside of a node that is gone, and how many terms it has.
  var isOutside = true
  var count = 0
  var sizes = 0
}

extension Layout {
  /// What a constraint keeps of a node that is gone, if it belongs to it: if the node is the first one in
  /// it, or a sum says where it is in nodes that it is inside of.
  func hold(_ constraint: Int32) -> Hold? { survey(constraints[constraint]).hold }

  func survey(_ record: ConstraintRecord) -> Survey {
    var survey = Survey()
    guard environmentUse.contains(.gone) else { return survey }
    if record.source.isOfAttribute {
      let key = attributes[record.owner].key
      survey.mentionsGone =
        isAnyGone(key)
        || record.source == .link && isAnyGone(attributes[links[record.detail].target].key)
      if !isGone(key.node) { return survey }
      let line = Formula(key.kind, hasOther: key.other >= 0).line
      survey.hold = Hold(node: key.node, line: line, partner: otherSlot(key))
      return survey
    }
    if !record.source.isSum { return survey }
    let first = nodeSlot(ofTerm: record.owner)
    if first < 0 { return survey }
    var hold = Hold(node: isGone(first) ? first : -1, line: .width, partner: -1)
    var term = record.owner
    while term >= 0 {
      let node = nodeSlot(ofTerm: term), isSize = termRecords[term].anchor.line.isSize
      term = termRecords[term].next
      if isSize { survey.sizes += 1 }
      survey.count += 1
      if node < 0 || isInGone(node) { survey.isOutside = false }
      if node < 0 || !isGone(node) { continue }
      survey.mentionsGone = true
      if hold.node < 0 && !isSize { hold.node = node }
    }
    if hold.node < 0 { return survey }
    var isOwn = true
    term = record.owner
    while term >= 0 {
      let node = nodeSlot(ofTerm: term), line = termRecords[term].anchor.line
      term = termRecords[term].next
      if node == hold.node {
        if hold.line.isSize { hold.line = line }
      } else {
        if hold.partner < 0 { hold.partner = node }
        if hold.node != first && isOwn { isOwn = isInside(hold.node, node) }
      }
    }
    if !isOwn { return survey }
    if hold.partner < 0 { hold.partner = nodes[hold.node].parent }
    survey.hold = hold
    return survey
  }

  /// Whether the other end, or the middle, of a node is kept equal beside the same node as a far end.
  func isHeldNearer(_ far: Hold) -> Bool {
    var isHeld = false
    do throws(LayoutError) {
      try forEachConstraint(of: far.node) { other throws(LayoutError) in
        if !isHeld, constraints[other].relation == .equal, let near = hold(other),
          far.isFar(beside: near)
        {
          isHeld = isInForce(other)
        }
      }
    } catch {}
    return isHeld
  }

  /// Brings the far ends of a node that is gone in line with what is nearer, which has come or gone.
  func refreshFarEnds(beside near: Hold?) throws(LayoutError) {
    guard let near, !near.isFar else { return }
    try forEachConstraint(of: near.node) { other throws(LayoutError) in
      if !constraints[other].row.isNone, let far = hold(other),
        far.isFar(beside: near)
      {
        try refresh(other)
      }
    }
  }
}
