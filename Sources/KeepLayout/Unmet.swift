import CKeepLayout

/// What a container asks for and did not get in the last solve. It is no conflict.
public struct Unmet: CustomStringConvertible {
  /// The member, or the column or row of a grid, that it is about, or the container itself.
  public let node: Node
  /// The axis along which something is missing.
  public let axis: Axis
  /// How much is missing, in points.
  public let amount: Double
  /// The constraint that is violated: of the container, or of the content of the member.
  public let constraint: Constraint

  /// The constraint, and by how much it is violated.
  public var description: String { "\(constraint): violated by \(amount)" }
}

extension Layout {
  /// What containers ask for and did not get in the last solve.
  public var unmet: [Unmet] {
    (0..<unmetCount).compactMap { index in
      guard let node = try? unmetNode(index), let constraint = try? unmetConstraint(index),
        let amount = unmetAmount(index)
      else { return nil }
      return Unmet(node: node, axis: unmetAxis(index), amount: amount, constraint: constraint)
    }
  }
}
