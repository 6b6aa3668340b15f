import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// Values and rules of a picture, as dimensions and lines along which something is aligned.
extension Picture {
  mutating func drawConstraints() {
    var dimensions: [Dimension] = []
    for slot in layout.constraints.taken where !layout.constraints[slot].row.isNone {
      let constraint = layout.constraint(at: slot)
      let isWrong = isDisputed[slot] || missing[slot] > 0
      let isMany = order.count > Self.nodesWithLines
      if !isWrong && (isMany || !drawing.shows(layout.constraints[slot].source)) { continue }
      guard let relation = layout.relation(of: slot), let first = relation.terms.first,
        relation.terms.allSatisfy({ isWrong ? isPlaced[$0.node] : isSomewhere($0.node) })
      else { continue }
      let second = relation.terms.count > 1 ? relation.terms[1] : nil
      let layer: Layer =
        isDisputed[slot]
        ? .broken
        : missing[slot] > 0
          ? .unmet : layout.violation(of: constraint) > 0 ? .soft : .lines
      if let dimension = dimension(constraint, first, second, layer) {
        dimensions.append(dimension)
      }
    }
    for rank in 0..<Dimension.ranks {
      for dimension in dimensions where dimension.rank == rank { draw(dimension) }
    }
  }

  /// The distance of two lines of one axis, or the size of a node; none for an alignment, which is
  /// drawn at once.
  private mutating func dimension(
    _ constraint: Constraint, _ first: LineTerm, _ second: LineTerm?, _ layer: Layer
  ) -> Dimension? {
    if layout.nodes[first.node].isGuide { return nil }
    if seenFrame(of: first.node) == nil && !layer.isOfFaults { return nil }
    let isRoot = layout.nodes[first.node].parent.isNone
    if isRoot && !layer.isOfFaults { return nil }
    let axis = first.line.axis
    let across = ends(
      seenFrame(of: first.node) ?? frames[first.node], axis == .horizontal ? .vertical : .horizontal
    )
    var (from, to) = aligned(first.node, axis)
    var levels: Dimension.Levels = isRoot || across.1 - across.0 < 40 ? .outside : .inside
    if !first.line.isSize {
      guard let second, second.line.axis == axis, !second.line.isSize else { return nil }
      (from, to) = (position(second), position(first))
      levels = .middle
      if from == to {
        drawAlignment(constraint, first.node, second.node, axis, at: to, layer)
        return nil
      }
    }
    let (start, length) = (min(from, to), abs(to - from))
    if !layer.isOfFaults && !isSeen(from: start, to: start + length, axis, of: first.node) {
      return nil
    }
    return Dimension(
      constraint: constraint, axis: axis, start: start, length: length, across: across,
      levels: levels, layer: layer)
  }

  /// `≥ 20 @750`, or `× 0.5` for a factor.
  func words(for constraint: Constraint) -> Text {
    var words = Text()
    switch layout.relation(of: constraint) {
    case .atMost: words.append("≤ ")
    case .equal: break
    case .atLeast: words.append("≥ ")
    }
    if let slot = layout.find(layout.attribute(of: constraint)),
      layout.hasFactor(layout.attributes[slot].key)
    {
      words.append("× ")
    }
    append(layout.value(of: constraint), to: &words)
    let priority = layout.priority(of: constraint)
    if priority != Priority.required {
      words.append(" @")
      append(priority, to: &words)
    }
    if let slot = layout.find(constraint), missing[slot] > 0 {
      words.append(" by ")
      append(missing[slot], to: &words)
    }
    return words
  }

  /// A line along what is aligned, over both nodes.
  private mutating func drawAlignment(
    _ constraint: Constraint, _ first: NodeSlot, _ second: NodeSlot, _ axis: Axis, at place: Double,
    _ layer: Layer
  ) {
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    let (one, two) = (extent(first, other), extent(second, other))
    // An alignment with the edge of an ancestor needs no line: the edge itself shows it.
    if layout.isInside(first, second) && !layer.isOfFaults { return }
    var (low, high) = (min(one.0, two.0), max(one.1, two.1))
    let (gapStart, gapEnd) = (min(one.1, two.1), max(one.0, two.0))
    let isEdge = place == extent(first, axis).0 || place == extent(first, axis).1
    // Through the middle of nodes it leads from one to the other.
    if !isEdge && gapStart <= gapEnd {
      (low, high) = (max(low, gapStart - Self.reach), min(high, gapEnd + Self.reach))
    }
    if !layer.isOfFaults && !isSeen(from: low, to: high, other, of: first) { return }
    note(
      axis == .horizontal
        ? Rect(x: place, y: low, width: 0, height: high - low)
        : Rect(x: low, y: place, width: high - low, height: 0), as: .line(other))
    var (commands, numbers): ([StaticString], [(Double, Double)]) = ([], [])
    for part in uncovered(from: low, to: high, other, at: place) {
      commands += other == .horizontal ? ["M", "h"] : ["M", "v"]
      numbers += [
        other == .horizontal ? (part.from, place) : (place, part.from), (part.to - part.from, 0),
      ]
    }
    if commands.isEmpty { return }
    addPath(layer, commands, numbers, title: layout.description(of: constraint))
  }

  /// How far a line that aligns middles reaches into both nodes.
  private static let reach = 6.0

  /// Whether nothing clips what is between two places along an axis, for a node.
  private func isSeen(from low: Double, to high: Double, _ axis: Axis, of node: NodeSlot) -> Bool {
    let area = areas[node]
    return axis == .horizontal
      ? low >= area.x && high <= area.x + area.width : low >= area.y && high <= area.y + area.height
  }

  func extent(_ node: NodeSlot, _ axis: Axis) -> (Double, Double) { ends(frames[node], axis) }

  private func ends(_ frame: Rect, _ axis: Axis) -> (Double, Double) {
    axis == .horizontal ? (frame.x, frame.x + frame.width) : (frame.y, frame.y + frame.height)
  }

  /// Where the rectangle of a node begins and ends that its own lines and sizes are of.
  private func aligned(_ node: NodeSlot, _ axis: Axis) -> (Double, Double) {
    let (start, end) = extent(node, axis)
    let insets = layout.environment(of: node).alignmentInsets.ends(axis)
    return (start + insets.near, end - insets.far)
  }

  private func position(_ term: LineTerm) -> Double {
    let axis = term.line.axis
    let isInside = term.space == term.node
    let node = isInside ? layout.sizedNode(insideOf: term.node, term.line) : term.node
    let (start, end) = aligned(node, axis)
    var near = term
    near.space = isInside ? term.node : layout.nodes[node].parent
    return (isInside ? extent(node, axis).0 : start) + (end - start)
      * layout.place(of: term.line, at: term.node).share + layout.distance(near)
  }
}
