import ConstraintSolver
import LayoutStore

/// Greedy label placement: a label takes the first of its places that no other label and no line
/// crosses. Without one it is left out; the tooltip of what it is for has the words. Names come first,
/// then what is ambiguous, conflicts, and values.
extension Picture {
  struct Obstacle {
    struct Kind: OptionSet {
      let rawValue: UInt8
      static let label = Kind(rawValue: 1)
      static let horizontal = Kind(rawValue: 2)
      static let vertical = Kind(rawValue: 4)
      static let all = Kind(rawValue: 7)

      static func line(_ axis: Axis) -> Kind { axis == .horizontal ? horizontal : vertical }
    }

    var box: Rect
    var kind: Kind
  }

  /// Each is compared with those before: of more, lines are not noted, and labels not written.
  static let mostObstacles = 2000
  static let numberSize = 7.0

  var isFull: Bool { obstacles.count >= Self.mostObstacles }

  @inline(never)
  func isFree(_ box: Rect, of kinds: Obstacle.Kind) -> Bool {
    for obstacle in obstacles
    where kinds.contains(obstacle.kind) && Self.overlap(obstacle.box, box) {
      return false
    }
    return true
  }

  /// Between a line and the label that it is cut by.
  private static let clearance = 2.0

  /// The parts of a line along an axis that are on no label.
  func uncovered(
    from low: Double, to high: Double, _ axis: Axis, at place: Double
  ) -> [(from: Double, to: Double)] {
    var parts: [(from: Double, to: Double)] = [(low, high)]
    for obstacle in obstacles where obstacle.kind.contains(.label) {
      let box = obstacle.box, isWide = axis == .horizontal
      let (near, far) = isWide ? (box.y, box.y + box.height) : (box.x, box.x + box.width)
      if place <= near || place >= far { continue }
      let (start, end) = isWide ? (box.x, box.x + box.width) : (box.y, box.y + box.height)
      var rest: [(from: Double, to: Double)] = []
      for part in parts {
        if start >= part.to || end <= part.from {
          rest.append(part)
        } else {
          let (near, far) = (start - Self.clearance, end + Self.clearance)
          if near > part.from { rest.append((part.from, near)) }
          if far < part.to { rest.append((far, part.to)) }
        }
      }
      parts = rest
    }
    return parts
  }

  @inline(never)
  mutating func note(_ box: Rect, as kind: Obstacle.Kind) {
    if !isFull { obstacles.append(Obstacle(box: box, kind: kind)) }
    cover(box)
  }

  mutating func noteEdges(of frame: Rect) {
    var (edge, side) = (frame, frame)
    (edge.height, side.width) = (0, 0)
    for _ in 0..<2 {
      note(edge, as: .horizontal)
      note(side, as: .vertical)
      (edge.y, side.x) = (edge.y + frame.height, side.x + frame.width)
    }
  }

  /// Widens the picture to what is drawn.
  @inline(never)
  mutating func cover(_ box: Rect) {
    let margin = 4.0
    let right = max(bounds.x + bounds.width, box.x + box.width + margin)
    let bottom = max(bounds.y + bounds.height, box.y + box.height + margin)
    (bounds.x, bounds.y) = (min(bounds.x, box.x - margin), min(bounds.y, box.y - margin))
    (bounds.width, bounds.height) = (right - bounds.x, bottom - bounds.y)
  }

  static func overlap(_ one: Rect, _ other: Rect) -> Bool {
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height
      && other.y < one.y + one.height
  }

  /// A bound of how wide words are in fonts without serifs, of which DejaVu Sans is the widest.
  static func width(of words: Text, size: Double) -> Double {
    var width = 0.0
    for byte in words.bytes where byte & 0xC0 != 0x80 {
      switch byte {
      case 0x80..., UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"),
        UInt8(ascii: "@"), UInt8(ascii: "%"):
        width += 1
      case UInt8(ascii: "<")...UInt8(ascii: "Z"), UInt8(ascii: "#")...UInt8(ascii: "+"),
        UInt8(ascii: "~"):
        width += 0.84
      case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: " "): width += 0.33
      default: width += 0.65
      }
    }
    return width * size
  }
}
