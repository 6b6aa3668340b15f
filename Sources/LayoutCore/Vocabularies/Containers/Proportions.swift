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
    let sharing = sharing(in: container)
    return sharing == .pairs || sharing == .growingPairs
  }

  /// Whether shares are of what is left above content and bases, and not of all.
  func isGrowing(in container: ContainerSlot) -> Bool {
    let sharing = sharing(in: container)
    return sharing == .growingPairs || sharing == .growingNeighbors
  }

  /// The length along an axis that the share of a member is added to.
  func basis(of member: NodeSlot, _ axis: Axis) -> Double {
    let own = membership(of: member)
    if !own.growsFromContent { return own.basis }
    let content = contentLength(of: member, axis)
    return content.isNaN ? own.basis : content
  }

  /// How the members of a stack that have a share are related.
  func sharing(in container: ContainerSlot) -> Sharing {
    let record = containers[container]
    if record.kind != .stack { return .none }
    let count = record.values.distribution.sharesAll ? record.memberCount : record.weightCount
    if count == 0 { return .none }
    let isFromBasis = !record.values.distribution.sharesAll && record.basisCount > 0
    if count > Self.mostPaired { return isFromBasis ? .growingNeighbors : .neighbors }
    return isFromBasis ? .growingPairs : .pairs
  }
}

/// How sizes in proportion are related.
enum Sharing {
  case none
  case pairs
  case neighbors
  // From a basis.
  case growingPairs
  case growingNeighbors
}

extension Distribution {
  /// Whether all members have a share, whatever their weights are.
  var sharesAll: Bool { self == .fillEqually || self == .fillProportionally }
}

/// A size that is in proportion to a weight, as far as it is above a length.
struct Share {
  var node: Node
  var weight: Double
  var base = 0.0
}

extension ContainerRow {
  /// Two sizes in proportion to weights, which are divided by a power of two that is near to one of them: coefficients
  /// are exact, so that no size depends on which of the pairs decide it.
  static func inProportion(
    _ role: ContainerRole, _ one: Share, _ other: Share, _ size: AnchorKind,
    scaledBy weight: Double
  ) -> ContainerRow {
    let scale = weight.binade
    let most = Vocabularies.valueLimit / 2
    var row = ContainerRow(role, .equal, 0, at: ContainerPriority.share)
    func factor(_ weight: Double) -> Double {
      weight == 0 ? 0 : min(max(weight / scale, 1 / most), most)
    }
    let (ownFactor, otherFactor) = (factor(other.weight), factor(one.weight))
    row.add(ownFactor, one.node, size)
    row.add(-otherFactor, other.node, size)
    row.constant = ownFactor * one.base - otherFactor * other.base
    return row
  }
}
