import LayoutRelations
import LayoutStore

/// How long members of a stack need to be beside those with a weight, and members of grids, also where they are rows and
/// columns of others, as far as that is known without a solve.
extension Vocabularies {
  /// How many nodes inside of a member are looked at: a change of one has all of them added up again.
  private static let mostInside = 64

  /// Nil for one with other nodes inside, or text in it that can wrap.
  func lengthBesideShares(of member: NodeSlot, _ axis: Axis) -> Double? {
    var count = Self.mostInside
    return length(of: member, axis, lookingAt: &count)
  }

  private func length(
    of member: NodeSlot, _ axis: Axis, lookingAt count: inout Int
  ) -> Double? {
    if nodes[member].firstChild.isNone {
      return neededLength(of: member, axis, ContainerPriority.least)
    }
    guard let inside = lengthInside(of: member, axis, lookingAt: &count) else { return nil }
    return neededLength(of: member, axis, ContainerPriority.least, inside: inside)
  }

  /// How long the members of a row or a column are together, or the longest of them is, with its padding.
  private func lengthInside(
    of box: NodeSlot, _ axis: Axis, lookingAt count: inout Int
  ) -> Double? {
    let container = container(of: box)
    if container.isNone || isListing(box) || !isPlain(container, axis) { return nil }
    let values = containers[container].values
    let isAlong = values.axis == axis
    var (length, gap) = (Length(), Length())
    var child = nodes[box].firstChild
    while !child.isNone {
      (containers.workUnits, count) = (containers.workUnits + 1, count - 1)
      if count < 0 { return nil }
      if !nodes[child].isGuide && !isGone(child, axis) {
        guard isPlain(child, in: values, axis),
          let own = self.length(of: child, axis, lookingAt: &count)
        else { return nil }
        let margins = margins(of: child, axis)
        let outer = margins.near + Length(own) + margins.far
        length = isAlong ? length + gap + outer : outer.points > length.points ? outer : length
        gap = self.gap(after: child, values.gap())
      }
      child = nodes[child].next
    }
    let padding = values.inner.ends(axis)
    length = padding.near + length + padding.far
    return length.share == 0 ? max(0, length.points) : nil
  }

  /// Whether a container adds up what its members need, or has the longest of them.
  private func isPlain(_ container: ContainerSlot, _ axis: Axis) -> Bool {
    let record = containers[container]
    if !isStack(container) || record.values.paddingArea != .edges { return false }
    if record.values[flag: .turns] { return false }
    if record.values.axis != axis { return true }
    let hasShares = record.weightCount > 0 || record.values.distribution.sharesAll
    return !hasShares && record.values.distribution != .equalCenters
      && !record.values[flag: .gapFromBaselines]
  }

  /// Whether a child of a container counts there by its length alone.
  private func isPlain(_ child: NodeSlot, in values: ContainerValues, _ axis: Axis) -> Bool {
    if !isMember(child) || content(of: child)?.wraps(axis) == true { return false }
    if isPlaced(child, axis, below: .infinity) { return false }
    let alignment = membership(of: child).alignment ?? values.alignment
    return values.axis == axis || alignment != .none && !(alignment.isBaseline && axis == .vertical)
  }
}
