import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// A layout as a drawing, in SVG: frames with names and sizes, guides, margins and baselines; values
/// and rules as a draughtsman would draw them, with their numbers. What contradicts is red, what is
/// ambiguous is hatched as far as it could go. Roots stand side by side.
///
/// Layers are groups, so that an element is little more than its numbers, and none depends on styles
/// of the page around it. Whatever else is left out, what is in a conflict is drawn, and in
/// orange what a container does not get. What a node clips is not drawn
/// outside of it. Where words do not fit there are none, and of many nodes only what is wrong is drawn in full: the
/// rest would hide it. Words are not hit by a pointer, so that what is behind them is.
struct Picture {
  enum Layer: Int, CaseIterable {
    case hatching
    case frames
    case guides
    case areas
    case soft
    case lines
    case unmet
    case broken
    case names
    case sizes
    case numbers
    case faults
    case ranges

    /// Whether it is of what is wrong, which is always drawn.
    var isOfFaults: Bool { self == .unmet || self == .broken }

    /// What all elements of a layer have in common.
    var style: StaticString {
      switch self {
      case .hatching: "fill=\"url(#keep-hatch)\""
      case .frames: "fill=\"#4a7ab5\" fill-opacity=\".07\" stroke=\"#5b7fa6\" stroke-width=\".75\""
      case .guides:
        "fill=\"none\" stroke=\"#9aa8b8\" stroke-width=\".75\" stroke-dasharray=\"4 3\""
      case .areas: "fill=\"none\" stroke=\"#3a9a6e\" stroke-width=\".5\" stroke-dasharray=\"1 2\""
      case .soft: "fill=\"none\" stroke=\"#2a6fdb\" stroke-width=\".6\" stroke-dasharray=\"3 2\""
      case .lines: "fill=\"none\" stroke=\"#2a6fdb\" stroke-width=\".6\""
      case .unmet: "fill=\"none\" stroke=\"#d27a00\" stroke-width=\"1\""
      case .broken: "fill=\"none\" stroke=\"#d22\" stroke-width=\"1.2\""
      case .names: "fill=\"#1d2b3a\" font-size=\"10\" pointer-events=\"none\""
      case .sizes: "fill=\"#6b7b8c\" font-size=\"8\" pointer-events=\"none\""
      case .numbers:
        "fill=\"#2a6fdb\" font-size=\"7\" text-anchor=\"middle\" pointer-events=\"none\""
      case .faults: "fill=\"#d22\" font-size=\"7\" text-anchor=\"middle\" pointer-events=\"none\""
      case .ranges:
        "fill=\"#a3487f\" font-size=\"7\" stroke=\"#fff\" stroke-width=\"2\" paint-order=\"stroke\" pointer-events=\"none\""
      }
    }
  }

  static let gap = 24.0
  private static let everywhere = Rect(x: -1e15, y: -1e15, width: 2e15, height: 2e15)
  private static let nowhere = Rect(x: -1e15, y: -1e15, width: 0, height: 0)
  /// With more nodes than the first, values that hold are drawn without their numbers; with more
  /// than the second, they are not drawn.
  static let nodesWithNumbers = 40
  static let nodesWithLines = 120

  let layout: Layout
  let drawing: Drawing
  var layers: [Text] = []
  /// By slot: the frame of a node in the picture, and the area in which it is seen; nowhere for what is not in it.
  var frames: [Rect] = []
  var areas: [Rect] = []
  var isPlaced: [Bool] = []
  /// What is drawn alone; none for all roots.
  let top: NodeSlot
  let order: NodeSlots
  /// By slot of a constraint: whether it is in a conflict.
  var isDisputed: [Bool] = []
  /// The same of what containers do not get: by how much, else 0.
  var missing: [Double] = []
  var hatchedNodes: [Hatched] = []
  /// What is drawn, with a margin.
  var bounds = Rect.zero
  /// Labels, edges of nodes and dimensions, which labels must not cover.
  var obstacles: [Obstacle] = []

  init(_ layout: Layout, _ top: NodeSlot, _ drawing: Drawing) {
    self.layout = layout
    self.top = top
    self.drawing = drawing
    order = top.isNone ? layout.nodesInOrder() : layout.nodesInOrder(from: top)
    for _ in Layer.allCases { layers.append(Text()) }
  }

  mutating func draw() throws(LayoutError) -> Text {
    bounds = place()
    isDisputed = [Bool](repeating: false, count: Int(layout.constraints.end))
    missing = [Double](repeating: 0, count: Int(layout.constraints.end))
    if drawing.parts.contains(.conflicts) {
      noteConflicts()
      for unmet in layout.unmet {
        if let slot = layout.find(unmet.constraint) { missing[slot] = unmet.amount }
      }
    }
    if order.count <= Self.nodesWithLines {
      for node in order where !layout.nodes[node].isGuide {
        if let frame = seenFrame(of: node) { noteEdges(of: frame) }
      }
    }
    for node in order { draw(node) }
    let open =
      drawing.parts.contains(.ambiguity) ? try layout.openAttributes() : AmbiguousAttributes()
    for number in open.found { note(number) }
    for hatched in hatchedNodes { hatch(hatched) }
    drawConstraints()
    if open.unexamined > 0 {
      var words = Text("up to ")
      words.append(open.unexamined)
      words.append(" more numbers may be open: not examined")
      let y = bounds.y + bounds.height
      let width = Self.width(of: words, size: Self.numberSize)
      cover(Rect(x: Self.gap, y: y, width: width, height: 8))
      addWords(words, Self.gap, y + 6, to: .ranges)
    }
    return assemble()
  }

  private mutating func noteConflicts() {
    for index in 0..<layout.conflictCount {
      for constraint in layout.conflict(index) {
        if let slot = layout.find(constraint) { isDisputed[slot] = true }
      }
    }
  }

  /// What is seen of a node; nil if all of it is clipped.
  func seenFrame(of node: NodeSlot) -> Rect? { frames[node].intersection(areas[node]) }

  /// Whether anything of a node could be seen: it is in the picture, and neither hidden nor clipped away.
  func isSomewhere(_ node: NodeSlot) -> Bool { areas[node].width > 0 && areas[node].height > 0 }

  /// Puts roots side by side; returns the bounds of the picture.
  mutating func place() -> Rect {
    frames = [Rect](repeating: .zero, count: Int(layout.nodes.end))
    areas = [Rect](repeating: Self.nowhere, count: Int(layout.nodes.end))
    isPlaced = [Bool](repeating: false, count: Int(layout.nodes.end))
    var (x, bottom) = (Self.gap, Self.gap)
    var root = self.top.isNone ? layout.state.firstRoot : self.top
    while !root.isNone {
      var (left, right) = (0.0, 0.0)
      var (top, low) = (0.0, 0.0)
      var node = root
      while !node.isNone {
        place(node, inside: node == root ? .none : layout.nodes[node].parent)
        if let seen = seenFrame(of: node) {
          (left, right) = (min(left, seen.x), max(right, seen.x + seen.width))
          (top, low) = (min(top, seen.y), max(low, seen.y + seen.height))
        }
        node = layout.follower(of: node, inside: root)
      }
      node = root
      while !node.isNone {
        frames[node].x += x - left
        frames[node].y += Self.gap - top
        areas[node].x += x - left
        areas[node].y += Self.gap - top
        node = layout.follower(of: node, inside: root)
      }
      x += right - left + Self.gap
      bottom = max(bottom, Self.gap + low - top)
      root = self.top.isNone ? layout.nodes[root].next : .none
    }
    return Rect(x: 0, y: 0, width: x, height: bottom + Self.gap)
  }

  private mutating func place(_ node: NodeSlot, inside parent: NodeSlot) {
    var frame = layout.seenFrame(at: node, drawing.frames)
    areas[node] = Self.everywhere
    if !parent.isNone {
      frame.x += frames[parent].x
      frame.y += frames[parent].y
      areas[node] = areas[parent]
      if layout.clips(parent) {
        areas[node] = frames[parent].intersection(areas[parent]) ?? Self.nowhere
      }
    } else if !top.isNone {
      (frame.x, frame.y) = (0, 0)
    }
    if !layout.isShown(node) && !drawing.parts.contains(.hidden) { areas[node] = Self.nowhere }
    frames[node] = frame
    isPlaced[node] = true
  }

  private func assemble() -> Text {
    var text = Text()
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    append(bounds.width, to: &text)
    text.append("\" height=\"")
    append(bounds.height, to: &text)
    text.append("\" viewBox=\"")
    for number in [bounds.x, bounds.y, bounds.width] {
      append(number, to: &text)
      text.append(" ")
    }
    append(bounds.height, to: &text)
    text.append("\" font-family=\"Helvetica, Arial, sans-serif\">\n")
    text.append("<defs><pattern id=\"keep-hatch\" width=\"6\" height=\"6\" ")
    text.append("patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">")
    text.append("<path d=\"M0 0v6\" stroke=\"#c77bab\" stroke-width=\"1.5\" ")
    text.append("stroke-opacity=\".5\"/></pattern></defs>\n")
    if drawing.hasBackground {
      text.append("<rect x=\"")
      append(bounds.x, to: &text)
      text.append("\" y=\"")
      append(bounds.y, to: &text)
      text.append("\" width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n")
    }
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
}

extension Layout {
  /// A drawing of a node with all inside of it, or for ``Node/none`` of the layout, as the text of an SVG file.
  public func picture(within top: Node, _ drawing: Drawing) throws(LayoutError) -> Text {
    guard drawing.parts.isSubset(of: .all) else {
      throw .unknown(
        "what it shows", Int(truncatingIfNeeded: drawing.parts.rawValue), of: "keep_drawn")
    }
    let slot = top == .none ? .none : try slot(of: top)
    lookAtFreeCells()
    if drawing.frames.arePresented { refreshTracks() }
    var picture = Picture(self, slot, drawing)
    return try picture.draw()
  }
}
