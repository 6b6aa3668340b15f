import ConstraintSolver
import LayoutStore

/// Sizes in proportion: members with weights, fractions of a grid. One that something stronger holds is left out, and
/// the others share what is left (CSS Flexible Box Layout, 9.7).
///
/// Where each pair is in proportion as far as it can be, and its deviation counts as the product of both weights, a
/// size that is held pulls equally at all others, which stay in proportion to each other. That takes a row for each
/// pair. Of many sizes each is in proportion to the one before.
extension Vocabularies {
  /// How many sizes can be in proportion by pairs.
  static let mostPaired = 8

  /// Whether the members of a stack are in proportion by pairs.
  func arePaired(in container: ContainerSlot) -> Bool {
    sharing(in: container) == .pairs
  }

  /// How the members of a stack that have a share are related.
  func sharing(in container: ContainerSlot) -> Sharing {
    let record = containers[container]
    if record.kind != .stack { return .none }
    let count = record.values.distribution.sharesAll ? record.memberCount : record.weightCount
    return count == 0 ? .none : count <= Self.mostPaired ? .pairs : .neighbors
  }
}

/// How sizes in proportion are related.
enum Sharing {
  case none
  case pairs
  case neighbors
}

extension Distribution {
  /// Whether all members have a share, whatever their weights are.
  var sharesAll: Bool { self == .fillEqually || self == .fillProportionally }
}

extension ContainerRow {
  /// Two sizes in proportion to weights, which are divided by a power of two that is near to one of them: coefficients
  /// are exact, so that no size depends on which of the pairs decide it.
  static func inProportion(
    _ role: ContainerRole, _ one: (node: Node, weight: Double),
    _ other: (node: Node, weight: Double), _ size: AnchorKind, scaledBy weight: Double
  ) -> ContainerRow {
    let scale = weight.binade
    let most = Vocabularies.valueLimit / 2
    var row = ContainerRow(role, .equal, 0, at: ContainerPriority.share)
    func factor(_ weight: Double) -> Double { min(max(weight / scale, 1 / most), most) }
    row.add(factor(other.weight), one.node, size)
    row.add(-factor(one.weight), other.node, size)
    return row
  }
}
