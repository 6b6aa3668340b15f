/// Along which axes a node takes no space.
public enum Gone: UInt8, Sendable, BitwiseCopyable {
  /// It takes its space.
  case not = 0
  /// Along both.
  case fully = 1
  /// It has no width and no margins to the left and right.
  case horizontally = 2
  /// It has no height and no margins above and below.
  case vertically = 3

  var traits: NodeTraits {
    switch self {
    case .not: []
    case .fully: .gone
    case .horizontally: NodeTraits.gone.along(.horizontal)
    case .vertically: NodeTraits.gone.along(.vertical)
    }
  }

  package init(_ traits: NodeTraits) {
    let (isHorizontal, isVertical) = (
      traits.isGone(.horizontal), traits.isGone(.vertical)
    )
    self = isHorizontal ? isVertical ? .fully : .horizontally : isVertical ? .vertically : .not
  }
}

extension NodeTraits {
  /// Puts others in place of those that say along which axes the node takes no space.
  package mutating func set(gone: Gone) { self = subtracting(.gone).union(gone.traits) }
}
