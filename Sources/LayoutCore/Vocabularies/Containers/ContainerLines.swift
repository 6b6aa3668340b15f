import ConstraintSolver
import LayoutStore

/// The lines of nodes along one axis of a container, from where it begins, and its padding there, with the lines of
/// the container that it counts from. Left and right are as the reading direction of the container has them.
struct ContainerLines {
  let near: AnchorKind
  let far: AnchorKind
  let center: AnchorKind
  let size: AnchorKind
  let outer: (near: AnchorKind, far: AnchorKind, center: AnchorKind)
  let padding: (near: Length, far: Length)
  /// From the near line to the far one: 1, or -1 where it begins at the right, or the bottom.
  let sign: Double
  /// It begins where reading ends.
  private let isReversed: Bool

  init(
    _ axis: Axis, of values: ContainerValues, isRightToLeft: Bool, isReversed: Bool = false
  ) {
    let isHorizontal = axis == .horizontal
    let isMirrored = (isHorizontal && isRightToLeft) != isReversed
    self.isReversed = isReversed
    let (first, last): (AnchorKind, AnchorKind) = isHorizontal ? (.left, .right) : (.top, .bottom)
    (near, far) = isMirrored ? (last, first) : (first, last)
    center = isHorizontal ? .centerX : .centerY
    size = isHorizontal ? .width : .height
    outer = (
      near.moved(to: values.paddingArea), far.moved(to: values.paddingArea),
      center.moved(to: values.paddingArea)
    )
    let inner = values.inner.ends(axis)
    padding = isReversed ? (inner.far, inner.near) : inner
    sign = isMirrored ? -1 : 1
  }

  /// Where it begins and ends, of what is told in the order of reading.
  func ends(of margins: (near: Length, far: Length)) -> (near: Length, far: Length) {
    isReversed ? (margins.far, margins.near) : margins
  }
}

extension AnchorKind {
  fileprivate func moved(to area: Area) -> AnchorKind {
    area == .edges ? self : AnchorKind(line, area)
  }
}

extension ContainerRow {
  /// Adds where the space of a member begins, outside of its margin, counted from where reading begins, times a factor.
  mutating func add(
    _ factor: Double, nearOf member: Node, _ lines: ContainerLines, outside margin: Length
  ) {
    add(factor * lines.sign, member, lines.near)
    length = length + factor * margin
  }

  /// The same of where it ends.
  mutating func add(
    _ factor: Double, farOf member: Node, _ lines: ContainerLines, outside margin: Length
  ) {
    add(factor * lines.sign, member, lines.far)
    length = length - factor * margin
  }

  /// Adds how long the inside of a container is, with its padding, times a factor.
  mutating func add(_ factor: Double, insideOf container: Node, _ lines: ContainerLines) {
    if lines.outer.near == lines.near { return add(factor, container, lines.size) }
    add(factor * lines.sign, from: container, lines.outer.near, to: container, lines.outer.far)
  }

  /// Adds a distance from one line to another, times a factor.
  mutating func add(
    _ factor: Double, from one: Node, _ oneAnchor: AnchorKind, to other: Node,
    _ otherAnchor: AnchorKind
  ) {
    add(factor, other, otherAnchor)
    add(-factor, one, oneAnchor)
  }
}
