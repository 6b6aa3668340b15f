import ConstraintSolver

/// Values and rules of a picture, as dimensions and lines along which something is aligned.
extension Picture {
  mutating func drawConstraints() {
    for slot in 0..<layout.constraints.end
    where layout.constraints.isTaken(slot) && !layout.constraints[slot].row.isNone {
      let constraint = layout.constraint(at: slot)
      let isBroken = isDisputed[Int(slot)]
      if !isBroken && order.count > Self.nodesWithLines { continue }
      guard let relation = layout.relation(of: slot), let first = relation.terms.first else {
        continue
      }
      let second = relation.terms.count > 1 ? relation.terms[1] : nil
      let layer: Layer =
        isBroken ? .broken : layout.violation(of: constraint) > 0 ? .soft : .lines
      draw(constraint, first, second, layer)
    }
  }

  /// The distance of two lines of one axis, or the size of a node.
  mutating func draw(
    _ constraint: Constraint, _ first: LineTerm, _ second: LineTerm?, _ layer: Layer
  ) {
    if layout.nodes[first.node].isGuide { return }
    let isRoot = layout.nodes[first.node].parent < 0
    if isRoot && layer != .broken { return }
    let axis = first.line.axis
    var (from, to) = aligned(first.node, axis)
    let across = extent(first.node, axis == .horizontal ? .vertical : .horizontal)
    var level = across.0 + (across.1 - across.0) / 2
    if first.line.isSize {
      level = sizeLevel(first.node, axis, across, for: constraint)
    } else if let second, second.line.axis == axis, !second.line.isSize {
      from = position(second)
      to = position(first)
    } else {
      return
    }
    if let second, from == to, !first.line.isSize {
      return drawAlignment(
        constraint, first.node, second.node, axis, at: to, layer)
    }
    // The number of a height is on the side where the node is.
    let isInside = first.line.isSize && level < across.1
    drawDimension(constraint, axis, from, to, level, layer, side: isInside ? -1 : 1)
  }

  /// Where across a node a dimension of its own size is: inside, or outside of a small one; each
  /// one further, by the room that the numbers of the others need.
  private mutating func sizeLevel(
    _ node: Int32, _ axis: Axis, _ across: (Double, Double), for constraint: Constraint
  ) -> Double {
    let place = 2 * Int(node) + (axis == .horizontal ? 0 : 1)
    let used = sizeRoom[place]
    sizeRoom[place] += axis == .horizontal ? 10 : room(for: words(for: constraint)) + 8
    return across.1 - across.0 < 40 ? across.1 + 10 + used : across.1 - 7 - used
  }

  /// How wide words are, about.
  private func room(for words: Text) -> Double { Double(words.bytes.count) * 3.5 }

  private mutating func drawDimension(
    _ constraint: Constraint, _ axis: Axis, _ from: Double, _ to: Double, _ level: Double,
    _ layer: Layer, side: Double
  ) {
    let isWide = axis == .horizontal
    let (start, length) = (min(from, to), abs(to - from))
    let (x, y) = isWide ? (start, level) : (level, start)
    let tick = 2.5
    addPath(
      layer, isWide ? ["M", "h", "m", "v", "m", "v"] : ["M", "v", "m", "h", "m", "h"],
      isWide
        ? [(x, y), (length, 0), (0, -tick), (2 * tick, 0), (-length, -2 * tick), (2 * tick, 0)]
        : [(x, y), (length, 0), (-tick, 0), (2 * tick, 0), (-2 * tick, -length), (2 * tick, 0)],
      title: layout.description(of: constraint))
    guard order.count <= Self.nodesWithNumbers || layer == .broken else { return }
    let words = words(for: constraint)
    let room = room(for: words)
    guard layer == .broken || length >= (isWide ? room : 9) else { return }
    let middle = start + length * (isWide ? 0.35 : 0.5)
    let target: Layer = layer == .broken ? .faults : .numbers
    if isWide {
      addWords(words, length < 3 * room ? start + length / 2 : middle, level - 2.5, to: target)
    } else {
      addWords(words, level + side * (2 + room / 2), middle + 2.5, to: target)
    }
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
    return words
  }

  /// A line along what is aligned, over both nodes.
  private mutating func drawAlignment(
    _ constraint: Constraint, _ first: Int32, _ second: Int32, _ axis: Axis, at place: Double,
    _ layer: Layer
  ) {
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    let (one, two) = (extent(first, other), extent(second, other))
    // An alignment with the edge of an ancestor needs no line: the edge itself shows it.
    if layout.isInside(first, second) && layer != .broken { return }
    let (low, high) = (min(one.0, two.0), max(one.1, two.1))
    addPath(
      layer, axis == .horizontal ? ["M", "v"] : ["M", "h"],
      [axis == .horizontal ? (place, low) : (low, place), (high - low, 0)],
      title: layout.description(of: constraint))
  }

  func extent(_ node: Int32, _ axis: Axis) -> (Double, Double) {
    let frame = frames[Int(node)]
    return axis == .horizontal
      ? (frame.x, frame.x + frame.width) : (frame.y, frame.y + frame.height)
  }

  /// Where the rectangle of a node begins and ends that its own lines and sizes are of.
  private func aligned(_ node: Int32, _ axis: Axis) -> (Double, Double) {
    let (start, end) = extent(node, axis)
    let insets = layout.environment(of: node).alignmentInsets.ends(axis)
    return (start + insets.near, end - insets.far)
  }

  private func position(_ term: LineTerm) -> Double {
    let axis = term.line.axis
    let isInside = term.space == term.node
    let node = isInside ? layout.contentSlot(of: term.node) : term.node
    let (start, end) = aligned(node, axis)
    var near = term
    near.space = isInside ? term.node : layout.nodes[node].parent
    return (isInside ? extent(node, axis).0 : start) + (end - start) * term.line.sizeShare
      + layout.distance(near)
  }
}
