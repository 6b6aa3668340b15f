import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// What of a picture is ambiguous, hatched as far as it could go.
extension Picture {
  /// A node with something open, and how far it could reach; what it could do, in words.
  struct Hatched {
    var node: NodeSlot
    var left: (Double, Double)
    var top: (Double, Double)
    var width: Double
    var height: Double
    var words = Text()
  }

  mutating func note(_ number: AmbiguousAttribute) {
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

  mutating func hatch(_ hatched: Hatched) {
    let own = frames[hatched.node]
    let parent = layout.nodes[hatched.node].parent
    let around = parent.isNone || !isPlaced[parent] ? own : frames[parent]
    let x = reach(hatched.left, hatched.width, own.x, own.width, around.x, around.width)
    let y = reach(hatched.top, hatched.height, own.y, own.height, around.y, around.height)
    let reached = Rect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
    guard let area = reached.intersection(areas[hatched.node]) else { return }
    addRectangle(area, title: hatched.words, to: .hatching)
    if order.count > Self.nodesWithNumbers { return }
    tell(hatched, max(own.x, area.x) + 2, area.y - 2)
  }

  /// Writes what a node could do where it could do it, or with its name below what is written there
  /// already.
  private mutating func tell(_ hatched: Hatched, _ x: Double, _ y: Double) {
    let (line, ascent) = (8.0, 6.0)
    var words = hatched.words
    var box = Rect(
      x: x, y: y - ascent, width: Self.width(of: words, size: Self.numberSize), height: line)
    while !isFree(box, of: .label) {
      if box.y + ascent == y {
        words = Text()
        layout.appendName(ofNode: hatched.node, to: &words)
        words.append(" ")
        words.append(hatched.words)
        box.width = Self.width(of: words, size: Self.numberSize)
      }
      box.y += line
    }
    note(box, as: .label)
    addWords(words, x, box.y + ascent, to: .ranges)
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
}
