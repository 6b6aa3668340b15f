/// Directional derivative of the objective along an edge, by level, with the magnitudes of its summands.
struct SlopeVector: ~Copyable {
  // One entry a level.
  private var slope = Buffer<Double>()
  private var size = Buffer<Double>()

  mutating func clear(_ levels: LevelTable) {
    slope.resize(levels.count)
    size.resize(levels.count)
    for level in levels.order.all {
      slope[level] = 0
      size[level] = 0
    }
  }

  @inline(__always)
  func add(_ part: Double, at level: Int32) {
    slope[level] += part
    size[level] += abs(part)
  }

  /// The slope at a level; 0 where what is left of a sum that cancels may be rounding.
  @inline(__always)
  func value(at level: Int32, _ levels: LevelTable) -> Double {
    let noise = levels.rounding(Tolerance.slope, of: size[level], at: level)
    return abs(slope[level]) <= noise ? 0 : slope[level]
  }

  /// Whether the first slope that is not 0, highest level first, is negative.
  func isDescending(_ levels: LevelTable) -> Bool {
    for level in levels.order.all {
      let value = value(at: level, levels)
      if value != 0 { return value < 0 }
    }
    return false
  }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&slope)
    memory.add(&size)
  }
}
