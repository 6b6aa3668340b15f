import ConstraintSolver

/// A layout as a drawing, in SVG: frames with names and sizes, guides, margins and baselines; values
/// and rules as a draughtsman would draw them, with their numbers. What contradicts is red, what is
/// ambiguous is hatched as far as it could go. Roots stand side by side.
///
/// Layers are groups, so that an element is little more than its numbers, and none depends on styles
/// of the page around it. Where there is no room for words there are none, and of many nodes only
/// what is wrong is drawn in full: the rest would hide it.
struct Picture {
  private enum Layer: Int, CaseIterable {
    case hatching
    case frames
    case guides
    case areas
    case wishes
    case lines
    case broken
    case names
    case sizes
    case numbers
    case faults
    case ranges

    /// What all elements of a layer have in common.
    var style: StaticString {
      switch self {
      case .hatching: "fill=\"url(#keep-hatch)\""
      case .frames: "fill=\"#4a7ab5\" fill-opacity=\".07\" stroke=\"#5b7fa6\" stroke-width=\".75\""
      case .guides:
        "fill=\"none\" stroke=\"#9aa8b8\" stroke-width=\".75\" stroke-dasharray=\"4 3\""
      case .areas: "fill=\"none\" stroke=\"#3a9a6e\" stroke-width=\".5\" stroke-dasharray=\"1 2\""
      case .wishes: "fill=\"none\" stroke=\"#2a6fdb\" stroke-width=\".6\" stroke-dasharray=\"3 2\""
      case .lines: "fill=\"none\" stroke=\"#2a6fdb\" stroke-width=\".6\""
      case .broken: "fill=\"none\" stroke=\"#d22\" stroke-width=\"1.2\""
      case .names: "fill=\"#1d2b3a\" font-size=\"10\""
      case .sizes: "fill=\"#6b7b8c\" font-size=\"8\""
      case .numbers: "fill=\"#2a6fdb\" font-size=\"7\" text-anchor=\"middle\""
      case .faults: "fill=\"#d22\" font-size=\"7\" text-anchor=\"middle\""
      case .ranges: "fill=\"#a3487f\" font-size=\"7\""
      }
    }
  }

  static let gap = 24.0
  /// With more nodes than these, values that hold are drawn without their numbers, and not at all.
  private static let nodesWithNumbers = 40
  private static let nodesWithLines = 120

  private let layout: Layout
  private var layers: [Text] = []
  /// By slot: in the picture.
  private var frames: [Rect] = []
  private let order: [Int32]
  /// By slot: how many dimensions of a node's own size there are, so that they do not cover each other.
  private var sizeCounts: [Double] = []
  /// Constraints that are in a conflict.
  private var disputed: [Constraint] = []

  init(_ layout: Layout) {
    self.layout = layout
    order = layout.nodesInOrder()
    for _ in Layer.allCases { layers.append(Text()) }
  }

  mutating func draw() throws(LayoutError) -> Text {
    let bounds = place()
    for index in 0..<layout.conflictCount { disputed += layout.conflict(index) }
    for node in order { draw(node) }
    for number in try layout.openNumbers() { note(number) }
    for hatched in hatchedNodes { hatch(hatched) }
    drawConstraints()
    return assemble(bounds)
  }

  /// Puts roots side by side; answers what the picture has to hold.
  private mutating func place() -> Rect {
    frames = [Rect](repeating: .zero, count: Int(layout.nodes.end))
    sizeCounts = [Double](repeating: 0, count: 2 * Int(layout.nodes.end))
    var (x, bottom) = (Self.gap, Self.gap)
    var root = layout.firstRoot
    while root >= 0 {
      var (left, right) = (0.0, 0.0)
      var (top, low) = (0.0, 0.0)
      var node = root
      while node >= 0 {
        var frame = layout.frame(at: node)
        let parent = layout.nodes[node].parent
        if parent >= 0 {
          frame.x += frames[Int(parent)].x
          frame.y += frames[Int(parent)].y
        }
        frames[Int(node)] = frame
        (left, right) = (min(left, frame.x), max(right, frame.x + frame.width))
        (top, low) = (min(top, frame.y), max(low, frame.y + frame.height))
        node = layout.follower(of: node, inside: root)
      }
      node = root
      while node >= 0 {
        frames[Int(node)].x += x - left
        frames[Int(node)].y += Self.gap - top
        node = layout.follower(of: node, inside: root)
      }
      x += right - left + Self.gap
      bottom = max(bottom, Self.gap + low - top)
      root = layout.nodes[root].next
    }
    return Rect(x: 0, y: 0, width: x, height: bottom + Self.gap)
  }

  private func assemble(_ bounds: Rect) -> Text {
    var text = Text()
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    append(bounds.width, to: &text)
    text.append("\" height=\"")
    append(bounds.height, to: &text)
    text.append("\" font-family=\"Helvetica, Arial, sans-serif\">\n")
    text.append("<defs><pattern id=\"keep-hatch\" width=\"6\" height=\"6\" ")
    text.append("patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">")
    text.append("<path d=\"M0 0v6\" stroke=\"#c77bab\" stroke-width=\"1.5\" ")
    text.append("stroke-opacity=\".5\"/></pattern></defs>\n")
    text.append("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n")
    for layer in Layer.allCases where !layers[layer.rawValue].bytes.isEmpty {
      text.append("<g ")
      text.append(layer.style)
      text.append(">\n")
      text.append(layers[layer.rawValue])
      text.append("</g>\n")
    }
    text.append("</svg>\n")
    return text
  }

  // MARK: Nodes

  private mutating func draw(_ node: Int32) {
    var frame = frames[Int(node)]
    let isGuide = layout.nodes[node].isGuide
    // What has no extent at all would not be drawn.
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
    for distance in [environment.firstBaseline, frame.height - environment.lastBaseline]
    where distance > 0 && distance < frame.height {
      addPath(
        .areas, ["M", "h"], [(frame.x, frame.y + distance), (frame.width, 0)])
    }
    label(node, frame)
  }

  private func title(of node: Int32) -> Text {
    var text = Text()
    layout.appendName(ofNode: node, to: &text)
    let frame = layout.frame(at: node)
    for number in [frame.x, frame.y, frame.width, frame.height] {
      text.append(" ")
      text.append(number, digits: 7)
    }
    return text
  }

  /// The name in a corner that no child covers, and the size below it, where there is room.
  private mutating func label(_ node: Int32, _ frame: Rect) {
    let name = layout.name(of: layout.node(at: node))
    var size = Text()
    append(frame.width, to: &size)
    size.append(" × ")
    append(frame.height, to: &size)
    let width = Double(max(name.bytes.count * 6, size.bytes.count * 4)) + 6
    let corners = [
      (frame.x, frame.y), (frame.x + frame.width - width, frame.y),
      (frame.x, frame.y + frame.height - 24),
      (frame.x + frame.width - width, frame.y + frame.height - 24),
    ]
    let room = frame.height - (order.count > Self.nodesWithNumbers ? 0 : 14)
    for corner in corners {
      let box = Rect(x: corner.0, y: corner.1, width: width, height: name.bytes.isEmpty ? 13 : 23)
      guard box.width <= frame.width, box.height <= room, !isCovered(box, node) else {
        continue
      }
      if !name.bytes.isEmpty { addWords(name, box.x + 4, box.y + 11, to: .names) }
      return addWords(size, box.x + 4, box.y + box.height - 3, to: .sizes)
    }
    // Only the name, if it fits at all.
    let box = Rect(x: frame.x, y: frame.y, width: width, height: 12)
    if Double(name.bytes.count * 6) <= frame.width, frame.height >= 11, !isCovered(box, node) {
      addWords(name, box.x + 3, box.y + 9, to: .names)
    }
  }

  private func isCovered(_ box: Rect, _ node: Int32) -> Bool {
    var child = layout.nodes[node].firstChild
    while child >= 0 {
      let frame = frames[Int(child)]
      if !layout.nodes[child].isGuide && frame.x < box.x + box.width
        && box.x < frame.x + frame.width && frame.y < box.y + box.height
        && box.y < frame.y + frame.height
      {
        return true
      }
      child = layout.nodes[child].next
    }
    return false
  }

  // MARK: Ambiguity

  /// A node with something open, and how far it could reach; what it could do, in words.
  private struct Hatched {
    var node: Int32
    var left: (Double, Double)
    var top: (Double, Double)
    var width: Double
    var height: Double
    var words = Text()
  }

  private var hatchedNodes: [Hatched] = []

  private mutating func note(_ number: OpenNumber) {
    guard let slot = layout.find(number.attribute) else { return }
    let (node, kind) = (layout.attributes[slot].key.node, layout.attributes[slot].key.kind)
    let own = layout.frame(at: node)
    if hatchedNodes.last?.node != node {
      hatchedNodes.append(
        Hatched(
          node: node, left: (own.x, own.x), top: (own.y, own.y), width: own.width,
          height: own.height))
    }
    var hatched = hatchedNodes.removeLast()
    switch kind {
    case .width: hatched.width = number.maximum
    case .height: hatched.height = number.maximum
    case .leftInset: hatched.left = (number.minimum, number.maximum)
    default: hatched.top = (number.minimum, number.maximum)
    }
    if !hatched.words.bytes.isEmpty { hatched.words.append(", ") }
    hatched.words.append(kind.words)
    hatched.words.append(" ")
    append(number.minimum, to: &hatched.words)
    hatched.words.append(" … ")
    append(number.maximum, to: &hatched.words)
    hatchedNodes.append(hatched)
  }

  private mutating func hatch(_ hatched: Hatched) {
    let own = frames[Int(hatched.node)]
    let parent = layout.nodes[hatched.node].parent
    let around = parent < 0 ? own : frames[Int(parent)]
    let x = reach(hatched.left, hatched.width, own.x, own.width, around.x, around.width)
    let y = reach(hatched.top, hatched.height, own.y, own.height, around.y, around.height)
    let area = Rect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
    addRectangle(area, title: hatched.words, to: .hatching)
    if layout.nodes.count > Self.nodesWithNumbers { return }
    addWords(hatched.words, max(own.x, area.x) + 2, area.y - 2, to: .ranges)
  }

  /// From where to where a node could reach along an axis, inside of what is around it.
  private func reach(
    _ start: (Double, Double), _ length: Double, _ own: Double, _ ownLength: Double,
    _ around: Double, _ aroundLength: Double
  ) -> (Double, Double) {
    let low = min(own, max(around, around + start.0))
    let high = max(own + ownLength, min(around + aroundLength, around + start.1 + length))
    return (low, high)
  }

  // MARK: Constraints

  private mutating func drawConstraints() {
    for slot in 0..<layout.constraints.end
    where layout.constraints.isTaken(slot) && !layout.constraints[slot].row.isNone {
      let constraint = layout.constraint(at: slot)
      let isBroken = disputed.contains(constraint)
      if !isBroken && order.count > Self.nodesWithLines { continue }
      guard layout.equation(of: slot) != nil else { continue }
      let parts = layout.parts
      let layer: Layer =
        isBroken ? .broken : layout.violation(of: constraint) > 0 ? .wishes : .lines
      draw(constraint, parts, layer)
    }
  }

  /// The distance of two lines of one axis, or the size of a node.
  private mutating func draw(_ constraint: Constraint, _ parts: [Part], _ layer: Layer) {
    guard let first = parts.first, !layout.nodes[first.anchor.node].isGuide else { return }
    let isRoot = layout.nodes[first.anchor.node].parent < 0
    if isRoot && layer != .broken { return }
    let axis = first.anchor.line.axis
    let own = extent(first.anchor.node, axis)
    let across = extent(first.anchor.node, axis == .horizontal ? .vertical : .horizontal)
    var (from, to) = own
    var level = across.0 + (across.1 - across.0) / 2
    if first.anchor.line.isSize {
      level = sizeLevel(first.anchor.node, axis, across)
    } else if parts.count > 1, parts[1].anchor.line.axis == axis, !parts[1].anchor.line.isSize {
      from = position(parts[1].anchor)
      to = position(first.anchor)
    } else {
      return
    }
    if from == to && !first.anchor.line.isSize {
      return drawAlignment(constraint, parts, axis, at: to, layer)
    }
    drawDimension(constraint, axis, from, to, level, layer)
  }

  /// Where across a node a dimension of its own size is: inside, or outside of a small one, each a bit
  /// further.
  private mutating func sizeLevel(
    _ node: Int32, _ axis: Axis, _ across: (Double, Double)
  ) -> Double {
    let place = 2 * Int(node) + (axis == .horizontal ? 0 : 1)
    let shift = 10 * sizeCounts[place]
    sizeCounts[place] += 1
    return across.1 - across.0 < 40 ? across.1 + 10 + shift : across.1 - 7 - shift
  }

  private mutating func drawDimension(
    _ constraint: Constraint, _ axis: Axis, _ from: Double, _ to: Double, _ level: Double,
    _ layer: Layer
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
    let room = Double(words.bytes.count) * 3.5
    guard layer == .broken || length >= (isWide ? room : 9) else { return }
    let middle = start + length * (isWide ? 0.35 : 0.5)
    let target: Layer = layer == .broken ? .faults : .numbers
    if isWide {
      addWords(words, length < 3 * room ? start + length / 2 : middle, level - 2.5, to: target)
    } else {
      addWords(words, level + 2 + room / 2, middle + 2.5, to: target)
    }
  }

  /// `≥ 20 @750`, or `× 0.5` for a factor.
  private func words(for constraint: Constraint) -> Text {
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
    _ constraint: Constraint, _ parts: [Part], _ axis: Axis, at place: Double, _ layer: Layer
  ) {
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    let (one, two) = (
      extent(parts[0].anchor.node, other), extent(parts[1].anchor.node, other)
    )
    // Along an edge of something around it the edge itself says so.
    if layout.isInside(parts[0].anchor.node, parts[1].anchor.node) && layer != .broken { return }
    let (low, high) = (min(one.0, two.0), max(one.1, two.1))
    addPath(
      layer, axis == .horizontal ? ["M", "v"] : ["M", "h"],
      [axis == .horizontal ? (place, low) : (low, place), (high - low, 0)],
      title: layout.description(of: constraint))
  }

  private func extent(_ node: Int32, _ axis: Axis) -> (Double, Double) {
    let frame = frames[Int(node)]
    return axis == .horizontal
      ? (frame.x, frame.x + frame.width) : (frame.y, frame.y + frame.height)
  }

  private func position(_ anchor: Anchor) -> Double {
    let (start, end) = extent(anchor.node, anchor.line.axis)
    let environment = layout.environment(of: anchor.node)
    let ends = environment.insets(anchor.area).ends(anchor.line.axis)
    let share = anchor.line.sizeShare
    let inset = ends.near * (1 - share) - ends.far * share
    return start + (end - start) * share + (share == 0.5 ? 0 : inset)
  }
}

// MARK: Elements

extension Picture {
  private mutating func addRectangle(_ frame: Rect, title: Text, to layer: Layer) {
    var text = Text()
    text.append("<rect")
    for (name, number) in [
      (" x=\"" as StaticString, frame.x), (" y=\"", frame.y), (" width=\"", max(0, frame.width)),
      (" height=\"", max(0, frame.height)),
    ] {
      text.append(name)
      append(number, to: &text)
      text.append("\"")
    }
    end(&text, "rect", title)
    layers[layer.rawValue].append(text)
  }

  /// Commands with as many numbers as they take.
  private mutating func addPath(
    _ layer: Layer, _ commands: [StaticString], _ numbers: [(Double, Double)], title: Text = Text()
  ) {
    var text = Text()
    text.append("<path d=\"")
    for place in commands.indices {
      text.append(commands[place])
      append(numbers[place].0, to: &text)
      let letter = commands[place].utf8Start[0] | 0x20
      if letter == UInt8(ascii: "m") {
        text.append(" ")
        append(numbers[place].1, to: &text)
      }
    }
    text.append("\"")
    end(&text, "path", order.count > Self.nodesWithLines ? Text() : title)
    layers[layer.rawValue].append(text)
  }

  private func end(_ text: inout Text, _ element: StaticString, _ title: Text) {
    if title.bytes.isEmpty { return text.append("/>\n") }
    text.append("><title>")
    appendEscaped(title, to: &text)
    text.append("</title></")
    text.append(element)
    text.append(">\n")
  }

  private mutating func addWords(_ words: Text, _ x: Double, _ y: Double, to layer: Layer) {
    var text = Text()
    text.append("<text x=\"")
    append(x, to: &text)
    text.append("\" y=\"")
    append(y, to: &text)
    text.append("\">")
    appendEscaped(words, to: &text)
    text.append("</text>\n")
    layers[layer.rawValue].append(text)
  }

  private func appendEscaped(_ words: Text, to text: inout Text) {
    for byte in words.bytes {
      switch byte {
      case UInt8(ascii: "<"): text.append("&lt;")
      case UInt8(ascii: ">"): text.append("&gt;")
      case UInt8(ascii: "&"): text.append("&amp;")
      case 0..<0x20: text.append(" ")
      default: text.append(byte: byte)
      }
    }
  }

  /// Hundredths are finer than anybody sees.
  private func append(_ number: Double, to text: inout Text) {
    if number.isInfinite { return text.append(number < 0 ? "-∞" : "∞") }
    let rounded = (number * 100).rounded() / 100
    text.append(rounded == 0 || !rounded.isFinite ? 0 : rounded, digits: 12)
  }
}

extension Layout {
  /// A drawing of the layout as of the last solve, as the text of an SVG file.
  public func picture() throws(LayoutError) -> Text {
    var picture = Picture(self)
    return try picture.draw()
  }
}
