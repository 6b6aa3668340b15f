import ConstraintSolver
import LayoutStore
import LayoutVocabularies

/// Dimensions: a line between two ticks, and its number where there is a free place along it.
extension Picture {
  struct Dimension {
    /// Where the line may be across its axis.
    enum Levels {
      /// Along the max edge of a node, inside first or outside first.
      case inside
      case outside
      /// At the middle of a node, or elsewhere between its edges.
      case middle
    }

    static let half = 2.5

    var constraint: Constraint
    var axis: Axis
    var start: Double
    var length: Double
    var across: (near: Double, far: Double)
    var levels: Levels
    var layer: Layer

    static let ranks = 4

    /// Conflicts come first, and distances before sizes, which can be in more places.
    var rank: Int { (layer.isOfFaults ? 0 : 2) + (levels == .middle ? 0 : 1) }

    var levelCount: Int { levels == .middle ? Self.shareCount : 16 }

    static let shareCount = 5

    /// From the middle outwards to both sides.
    static func share(_ step: Int) -> Double {
      0.5 + 0.15 * Double((step + 1) / 2) * (step % 2 == 0 ? 1 : -1)
    }

    /// Levels from the best one on.
    func level(_ step: Int) -> Double {
      if levels == .middle { return across.near + (across.far - across.near) * Self.share(step) }
      let distance = 5 * Double(step % 8)
      let isInside = (levels == .inside) == (step < 8)
      return isInside ? max(across.near, across.far - 7 - distance) : across.far + 10 + distance
    }

    /// What is kept free around the line at a level; ticks are as long as this is wide.
    func line(at level: Double) -> Rect {
      axis == .horizontal
        ? Rect(x: start, y: level - Self.half, width: length, height: 2 * Self.half)
        : Rect(x: level - Self.half, y: start, width: 2 * Self.half, height: length)
    }

    /// One of its ends.
    func tick(at place: Double, _ level: Double) -> Rect {
      axis == .horizontal
        ? Rect(x: place, y: level - Self.half, width: 0, height: 2 * Self.half)
        : Rect(x: level - Self.half, y: place, width: 2 * Self.half, height: 0)
    }

    /// Where its number may be: on one side of the line or the other, at a share of its length.
    func place(_ share: Double, at level: Double, isBefore: Bool, width: Double) -> Rect {
      let (middle, height, gap) = (start + length * share, Picture.numberSize, Self.half)
      return axis == .horizontal
        ? Rect(
          x: middle - width / 2, y: isBefore ? level - gap - height : level + gap, width: width,
          height: height)
        : Rect(
          x: isBefore ? level - gap - width : level + gap, y: middle - height / 2, width: width,
          height: height)
    }
  }

  mutating func draw(_ dimension: Dimension) {
    let isBroken = dimension.layer.isOfFaults
    let words = words(for: dimension.constraint)
    let isNumbered = (isBroken || order.count <= Self.nodesWithNumbers) && !isFull
    let width = isNumbered ? Self.width(of: words, size: Self.numberSize) : 0
    var (level, place): (Double?, Rect?) = (nil, nil)
    let parallel = Obstacle.Kind([.label, .line(dimension.axis)])
    for step in 0..<dimension.levelCount where place == nil {
      let next = dimension.level(step)
      guard isFree(dimension.line(at: next), of: parallel) else { continue }
      place = isNumbered ? numberPlace(dimension, at: next, width, clearOf: .all) : nil
      level = level == nil || place != nil ? next : level
      if !isNumbered { break }
    }
    let chosen = level ?? levelOffLabels(dimension)
    // What is wrong has its number, if need be across an edge.
    if isBroken && isNumbered && place == nil {
      place = numberPlace(dimension, at: chosen, width, clearOf: .label)
    }
    drawLine(dimension, at: chosen)
    guard let place else { return }
    note(place, as: .label)
    addWords(
      words, place.x + width / 2, place.y + 0.8 * place.height, to: isBroken ? .faults : .numbers)
  }

  /// A level at which other lines may be, and no label.
  private func levelOffLabels(_ dimension: Dimension) -> Double {
    for step in 0..<dimension.levelCount {
      let next = dimension.level(step)
      if isFree(dimension.line(at: next), of: .label) { return next }
    }
    return dimension.level(0)
  }

  private func numberPlace(
    _ dimension: Dimension, at level: Double, _ width: Double, clearOf kinds: Obstacle.Kind
  ) -> Rect? {
    for step in 0..<2 * Dimension.shareCount {
      let isBefore = (dimension.axis == .horizontal) == (step % 2 == 0)
      let place = dimension.place(
        Dimension.share(step / 2), at: level, isBefore: isBefore, width: width)
      if isFree(place, of: kinds) { return place }
    }
    return nil
  }

  private mutating func drawLine(_ dimension: Dimension, at level: Double) {
    note(dimension.line(at: level), as: .line(dimension.axis))
    let (half, length) = (Dimension.half, dimension.length)
    let (start, end) = (dimension.start, dimension.start + length)
    let isWide = dimension.axis == .horizontal
    var (commands, numbers): ([StaticString], [(Double, Double)]) = ([], [])
    func add(_ letters: [StaticString], from along: Double, _ across: Double, length: Double) {
      commands += letters
      numbers += [isWide ? (along, across) : (across, along), (length, 0)]
    }
    for part in uncovered(from: start, to: end, dimension.axis, at: level) {
      add(isWide ? ["M", "h"] : ["M", "v"], from: part.from, level, length: part.to - part.from)
    }
    for tick in [start, end] where isFree(dimension.tick(at: tick, level), of: .label) {
      add(isWide ? ["M", "v"] : ["M", "h"], from: tick, level - half, length: 2 * half)
    }
    if commands.isEmpty { return }
    addPath(
      dimension.layer, commands, numbers, title: layout.description(of: dimension.constraint))
  }
}
