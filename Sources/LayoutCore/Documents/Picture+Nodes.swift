import ConstraintSolver

/// Nodes and guides of a picture, with names, sizes and areas.
extension Picture {
  mutating func draw(_ node: NodeSlot) {
    var frame = frames[node]
    let isGuide = layout.nodes[node].isGuide
    // A guide without any extent would not be drawn.
    if isGuide { (frame.width, frame.height) = (max(0.1, frame.width), max(0.1, frame.height)) }
    addRectangle(frame, title: title(of: node), to: isGuide ? .guides : .frames)
    if isGuide { return }
    let environment = layout.environment(of: node)
    if environment.traits.contains(.areaIsUsed) {
      for insets in [environment.effectiveMargins, environment.effectiveSafeInsets]
      where insets.top != 0 || insets.left != 0 || insets.bottom != 0 || insets.right != 0 {
        let area = Rect(
          x: frame.x + insets.left, y: frame.y + insets.top,
          width: max(0, frame.width - insets.left - insets.right),
          height: max(0, frame.height - insets.top - insets.bottom))
        addRectangle(area, title: Text(), to: .areas)
      }
    }
    let alignment = environment.alignmentInsets
    for (baseline, distance) in [
      (environment.firstBaseline, alignment.top + environment.firstBaseline),
      (environment.lastBaseline, frame.height - alignment.bottom - environment.lastBaseline),
    ] where baseline != 0 && distance > 0 && distance < frame.height {
      addPath(
        .areas, ["M", "h"], [(frame.x, frame.y + distance), (frame.width, 0)])
    }
    label(node, frame)
  }

  func title(of node: NodeSlot) -> Text {
    var text = Text()
    layout.appendName(ofNode: node, to: &text)
    let frame = layout.frame(at: node)
    for number in [frame.x, frame.y, frame.width, frame.height] {
      text.append(" ")
      text.append(number, digits: 7)
    }
    return text
  }

  /// The name in a corner that nothing covers, and the size below it, where there is room.
  private mutating func label(_ node: NodeSlot, _ frame: Rect) {
    guard !isFull else { return }
    let name = layout.name(of: layout.node(at: node))
    var size = Text()
    append(frame.width, to: &size)
    size.append(" × ")
    append(frame.height, to: &size)
    let nameWidth = Self.width(of: name, size: 10)
    let width = max(nameWidth, Self.width(of: size, size: 8)) + 6
    let room = frame.height - (order.count > Self.nodesWithNumbers ? 0 : 14)
    for corner in 0..<4 {
      let (isRight, isBottom) = (corner % 2 == 1, corner >= 2)
      let box = Rect(
        x: frame.x + (isRight ? frame.width - width : 0),
        y: frame.y + (isBottom ? frame.height - 24 : 0), width: width,
        height: name.bytes.isEmpty ? 13 : 23)
      guard box.width <= frame.width, box.height <= room, !isCovered(box, node) else {
        continue
      }
      note(box, as: .label)
      if !name.bytes.isEmpty { addWords(name, box.x + 4, box.y + 11, to: .names) }
      return addWords(size, box.x + 4, box.y + box.height - 3, to: .sizes)
    }
    // Only the name, if it fits at all.
    let box = Rect(x: frame.x, y: frame.y, width: nameWidth + 4, height: 12)
    if !name.bytes.isEmpty, box.width <= frame.width, frame.height >= 11, !isCovered(box, node) {
      note(box, as: .label)
      addWords(name, box.x + 3, box.y + 9, to: .names)
    }
  }

  /// Whether a child, or a label or line of another node, is there.
  private func isCovered(_ box: Rect, _ node: NodeSlot) -> Bool {
    if !isFree(box, of: .all) { return true }
    var child = layout.nodes[node].firstChild
    while !child.isNone {
      if !layout.nodes[child].isGuide && Self.overlap(frames[child], box) { return true }
      child = layout.nodes[child].next
    }
    return false
  }
}
