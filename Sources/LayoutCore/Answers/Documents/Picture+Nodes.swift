import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// Nodes and guides of a picture, with names, sizes and areas.
extension Picture {
  mutating func draw(_ node: NodeSlot) {
    let isGuide = layout.nodes[node].isGuide
    guard var frame = seenFrame(of: node), !(isGuide && layout.isTrack(node)) else { return }
    // A guide without any extent would not be drawn.
    if isGuide { (frame.width, frame.height) = (max(0.1, frame.width), max(0.1, frame.height)) }
    let layer: Layer = isGuide || !layout.isShown(node) ? .guides : .frames
    addRectangle(frame, title: title(of: node), to: layer, of: layout.number(of: node))
    if isGuide { return }
    let environment = layout.environment(of: node)
    if environment.areaIsUsed {
      for insets in [environment.effectiveMargins, environment.effectiveSafeInsets]
      where insets.top != 0 || insets.left != 0 || insets.bottom != 0 || insets.right != 0 {
        let area = Rect(
          x: frame.x + insets.left, y: frame.y + insets.top,
          width: max(0, frame.width - insets.left - insets.right),
          height: max(0, frame.height - insets.top - insets.bottom))
        addRectangle(area, title: Text(), to: .areas)
      }
    }
    drawBaseline(.firstBaseline, of: environment, frame)
    drawBaseline(.lastBaseline, of: environment, frame)
    label(node, frame)
  }

  private mutating func drawBaseline(_ line: Line, of environment: Environment, _ frame: Rect) {
    let place = layout.place(of: line, environment), alignment = environment.alignmentInsets
    if place == LinePlace(line) { return }
    let height = frame.height - alignment.top - alignment.bottom
    let y = alignment.top + place.share * height + place.distance
    guard y > 0 && y < frame.height else { return }
    addPath(.areas, ["M", "h"], [(frame.x, frame.y + y), (frame.width, 0)])
  }

  func title(of node: NodeSlot) -> Text {
    var text = Text()
    layout.appendName(ofNode: node, to: &text)
    let frame = layout.seenFrame(at: node, drawing.frames)
    for number in [frame.x, frame.y, frame.width, frame.height] {
      text.append(" ")
      text.append(number, digits: 7)
    }
    return text
  }

  /// The name and the size in a corner that nothing covers, or the name alone, smaller where there is little space,
  /// across edges of other nodes if need be; that of a root, which is full of others, above it.
  private mutating func label(_ node: NodeSlot, _ frame: Rect) {
    guard !isFull else { return }
    let name = layout.name(of: layout.node(at: node))
    let nameWidth = Self.width(of: name, size: Self.nameSize)
    let size = sizeWords(node)
    let width = max(nameWidth, Self.width(of: size, size: 8)) + 6
    let both = Size(width: width, height: name.bytes.isEmpty ? 13 : 23)
    let room = frame.height - (hasSizeDimension(node) ? 14 : 0)
    if both.height <= room, let box = freeCorner(both, of: node, frame, clearOf: .all) {
      note(box, as: .label)
      if !name.bytes.isEmpty { addWords(name, box.x + 4, box.y + 11, to: .names) }
      return addWords(size, box.x + 4, box.y + box.height - 3, to: .sizes)
    }
    if name.bytes.isEmpty { return }
    let share = min(1, (frame.width - 4) / nameWidth, (frame.height - 1) / Self.nameSize)
    let most = (2 * Self.nameSize * share).rounded(.down) / 2
    for kinds in [Obstacle.Kind.all, .label] {
      for font in [most, 8, Self.leastNameSize] where font <= most && font >= Self.leastNameSize {
        let one = Size(
          width: nameWidth * font / Self.nameSize + 4, height: min(font + 2, frame.height))
        if let box = freeCorner(one, of: node, frame, clearOf: kinds) {
          return write(name, in: box, font)
        }
      }
    }
    if !layout.nodes[node].parent.isNone { return }
    let above = Rect(x: frame.x, y: frame.y - 13, width: nameWidth + 4, height: 12)
    if isFree(above, of: .all) { write(name, in: above, Self.nameSize) }
  }

  private mutating func write(_ name: Text, in box: Rect, _ font: Double) {
    note(box, as: .label)
    addWords(
      name, box.x + 3, box.y + 0.5 * box.height + 0.35 * font, to: .names, fontSize: font)
  }

  static let nameSize = 10.0
  private static let leastNameSize = 6.0

  private func sizeWords(_ node: NodeSlot) -> Text {
    var size = Text()
    append(frames[node].width, to: &size)
    size.append(" × ")
    append(frames[node].height, to: &size)
    return size
  }

  /// Whether a size of a node is written, whose dimension is best inside of the node.
  private func hasSizeDimension(_ node: NodeSlot) -> Bool {
    if order.count > Self.nodesWithNumbers || !drawing.parts.contains(.values) { return false }
    var attribute = layout.nodes[node].firstAttribute
    while !attribute.isNone {
      let record = layout.attributes[attribute]
      let isSize = record.key.kind == .width || record.key.kind == .height
      if isSize && !record.firstConstraint.isNone { return true }
      attribute = record.next
    }
    return false
  }

  /// A corner of a node that is free, or of a low node one of its ends.
  private func freeCorner(
    _ size: Size, of node: NodeSlot, _ frame: Rect, clearOf kinds: Obstacle.Kind
  ) -> Rect? {
    if size.width > frame.width || size.height > frame.height { return nil }
    let isLow = frame.height < 2 * size.height
    for corner in 0..<4 {
      let (isRight, isBottom) = (corner % 2 == 1, corner >= 2)
      let rest = frame.height - size.height
      let box = Rect(
        x: frame.x + (isRight ? frame.width - size.width : 0),
        y: frame.y + (isLow ? rest / 2 : isBottom ? rest : 0), width: size.width,
        height: size.height)
      if !isCovered(box, node, by: kinds) { return box }
    }
    return nil
  }

  /// Whether a child, or a label or line of another node, is there.
  private func isCovered(_ box: Rect, _ node: NodeSlot, by kinds: Obstacle.Kind) -> Bool {
    if !isFree(box, of: kinds) { return true }
    var child = layout.follower(of: node, inside: node)
    while !child.isNone {
      // Boxes without a name, as many rows are, only cover what their children do.
      let isOpen = layout.nodes[child].name < 0 && !layout.nodes[child].firstChild.isNone
      let seen = layout.nodes[child].isGuide ? nil : seenFrame(of: child)
      let isThere = seen.map { Self.overlap($0, box) } ?? false
      if isThere && !isOpen { return true }
      child = layout.follower(of: child, inside: node, entering: isThere && isOpen)
    }
    return false
  }
}
