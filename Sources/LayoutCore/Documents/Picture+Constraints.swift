import ConstraintSolver

/// Values and rules of a picture, as dimensions and lines along which something is aligned.
extension Picture {
  mutating func drawConstraints() {
    for slot in 0..<layout.constraints.end
    where layout.constraints.isTaken(slot) && !layout.constraints[slot].row.isNone {
      let constraint = layout.constraint(at: slot)
      let isBroken = isDisputed[Int(slot)]
      if !isBroken && order.count > Self.nodesWithLines { continue }
      guard layout.equation(of: slot) != nil, let first = layout.parts.all.first else { continue }
      let second = layout.parts.count > 1 ? layout.parts[1] : nil
      let layer: Layer =
        isBroken ? .broken : layout.violation(of: constraint) > 0 ? .soft : .lines
      draw(constraint, first, second, layer)
    }
  }

  /// The distance of two lines of one axis, or the size of a node.
  mutating func draw(
    _ constraint: Constraint, _ first: Part, _ second: Part?, _ layer: Layer
  ) {
    if layout.nodes[first.anchor.node].isGuide { return }
    let isRoot = layout.nodes[first.anchor.node].parent < 0
    if isRoot && layer != .broken { return }
    let axis = first.anchor.line.axis
    var (from, to) = aligned(first.anchor.node, axis)
    let across = extent(first.anchor.node, axis == .horizontal ? .vertical : .horizontal)
    var level = across.0 + (across.1 - across.0) / 2
    if first.anchor.line.isSize {
      level = sizeLevel(first.anchor.node, axis, across, for: constraint)
    } else if let second, second.anchor.line.axis == axis, !second.anchor.line.isSize {
      from = position(second)
      to = position(first)
    } else {
      return
    }
    if let second, from == to, !first.anchor.line.isSize {
      return drawAlignment(
        constraint, first.anchor.node, second.anchor.node, axis, at: to, layer)
    }
    // The number of a height is on the side where the node is.
    let isInside = first.anchor.line.isSize && level < across.1
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

  private func position(_ part: Part) -> Double {
    let anchor = part.anchor, axis = anchor.line.axis
    let isInside = part.space == anchor.node
    let node = isInside ? layout.contentSlot(of: anchor.node) : anchor.node
    let (start, end) = aligned(node, axis)
    return (isInside ? extent(node, axis).0 : start) + (end - start) * anchor.line.sizeShare
      + layout.distance(anchor, in: isInside ? anchor.node : layout.nodes[node].parent)
  }
}
