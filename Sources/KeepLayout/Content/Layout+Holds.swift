import ConstraintSolver

/// Which line of a node that is gone a constraint holds, and beside which line of another node.
struct Hold {
  var node: Int32
  var line: Line
  var partner: Int32
  var partnerLine = Line.left
}

/// What has to be known of a constraint while some nodes are gone.
struct Survey {
  var hold: Hold?
  var mentionsGone = false
  /// Its priority, at most that of what it was bridged over.
  var priority: Double
  /// Of a sum: whether nothing in it is inside of a node that is gone, and how many terms it has.
  var isOutside = true
  var count = 0
  var sizes = 0
}

extension Layout {
  /// What a constraint holds of a node that is gone, if it belongs to the node: the node is the
  /// first one in it, or a sum places the node in nodes that it is inside of.
  func hold(_ constraint: Int32) -> Hold? { survey(constraints[constraint]).hold }

  func survey(_ record: ConstraintRecord) -> Survey {
    if environmentUse.contains(.gone) {
      if record.source.isOfAttribute { return survey(ofAttribute: record) }
      if record.source.isSum { return survey(ofSum: record) }
    }
    return Survey(priority: rowPriority(record))
  }

  private func survey(ofAttribute record: ConstraintRecord) -> Survey {
    let saying = saying(record)
    let key = saying.key
    var survey = Survey(priority: saying.priority)
    survey.mentionsGone =
      isAnyGone(key)
      || saying.followed >= 0 && saying.isFollowing && isAnyGone(attributes[saying.followed].key)
    if !isGone(key.node) { return survey }
    let formula = Formula(key.kind, hasOther: key.other >= 0)
    survey.hold = Hold(
      node: key.node, line: formula.line, partner: otherSlot(key),
      partnerLine: formula.partnerLine)
    return survey
  }

  private func survey(ofSum record: ConstraintRecord) -> Survey {
    var survey = Survey(priority: record.priority)
    let first = nodeSlot(ofTerm: record.owner)
    if first < 0 { return survey }
    var hold = Hold(node: isGone(first) ? first : -1, line: .width, partner: -1)
    var term = record.owner
    while term >= 0 {
      let node = nodeSlot(ofTerm: term), line = termRecords[term].anchor.line
      if line.isSize { survey.sizes += 1 }
      survey.count += 1
      if node < 0 || isInGone(node) { survey.isOutside = false }
      if node >= 0 && isGone(node) {
        survey.mentionsGone = true
        if hold.node < 0 && !line.isSize { hold.node = node }
      }
      if node != hold.node || node < 0 {
        if hold.partner < 0 { (hold.partner, hold.partnerLine) = (node, line) }
      } else if hold.line.isSize {
        hold.line = line
      }
      term = termRecords[term].next
    }
    if hold.node < 0 { return survey }
    term = hold.node == first ? -1 : record.owner
    while term >= 0 {
      let node = nodeSlot(ofTerm: term)
      if node != hold.node && !isInside(hold.node, node) { return survey }
      term = termRecords[term].next
    }
    if hold.partner < 0 { hold.partner = nodes[hold.node].parent }
    survey.hold = hold
    return survey
  }

  /// Whether a far end of a node that is gone gives way to everything: its other end, or its
  /// middle, is kept equal, too, and the two would pull together what is between.
  func isHeldNearer(_ far: Hold) -> Bool {
    var isHeld = false
    do throws(LayoutError) {
      try forEachConstraint(of: far.node) { other throws(LayoutError) in
        if !isHeld, constraints[other].relation == .equal, let near = hold(other),
          near.node == far.node, !near.line.isFar, !near.line.isSize,
          near.line.axis == far.line.axis
        {
          isHeld = !isBetween(near, far) && isInForce(other)
        }
      }
    } catch {}
    return isHeld
  }

  /// Whether there is only the node itself between where it begins and where it ends: it ends where
  /// another one begins, or it comes after another one and ends with one that it is inside of.
  private func isBetween(_ near: Hold, _ far: Hold) -> Bool {
    if near.partner == far.partner { return false }
    return !far.partnerLine.isFar
      || near.partnerLine.isFar && isInside(far.node, far.partner)
  }
}
