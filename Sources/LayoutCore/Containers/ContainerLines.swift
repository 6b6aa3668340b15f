import ConstraintSolver

/// The lines of nodes along one axis of a container, from where it begins, and its padding there. Left and right
/// are as the reading direction of the container has them.
struct ContainerLines {
  let near: AnchorKind
  let far: AnchorKind
  let center: AnchorKind
  let size: AnchorKind
  let padding: (near: Double, far: Double)
  /// From the near line to the far one: 1, or -1 where reading goes from the right.
  let sign: Double

  init(_ axis: Axis, of values: ContainerValues, isRightToLeft: Bool) {
    let isHorizontal = axis == .horizontal
    let isMirrored = isHorizontal && isRightToLeft
    let (first, last): (AnchorKind, AnchorKind) = isHorizontal ? (.left, .right) : (.top, .bottom)
    (near, far) = isMirrored ? (last, first) : (first, last)
    center = isHorizontal ? .centerX : .centerY
    size = isHorizontal ? .width : .height
    let padding = values.padding
    self.padding =
      isHorizontal ? (padding.left, padding.right) : (padding.top, padding.bottom)
    sign = isMirrored ? -1 : 1
  }
}

extension ContainerRow {
  /// Adds a distance from one line to another, times a factor.
  mutating func add(
    _ factor: Double, from one: Node, _ oneAnchor: AnchorKind, to other: Node,
    _ otherAnchor: AnchorKind
  ) {
    add(factor, other, otherAnchor)
    add(-factor, one, oneAnchor)
  }
}
