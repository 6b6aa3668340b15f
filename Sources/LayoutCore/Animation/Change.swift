/// A change of what constraints say, by handles, as it may have to wait.
enum Change {
  case value(Setting)
  /// A new value or priority, or both, for what an attribute is kept at by then, or else for a
  /// constraint.
  case part(Attribute, Relation, Constraint, Double?, Double?)
  case size(Node, Axis, Double, Double)
  /// Of the layout for none.
  case property(Property, Node, PropertyValue)
  case cells(Node, Node, GridCells?)
  case barrier(Node, [Node])
  case circle(Node, Circle?)
  case track(Int, Axis, Node, GridTrack)
  case removal(Constraint)
  case activation(Atomic)
  case deactivation(Atomic)
  case applied([AppliedAttribute], to: Node)
  case cleared(Node)
  /// Of everything for none.
  case reload(Node)
  /// What a document describes, which was read into a layout of its own.
  case document(Layout)
  /// An atomic group that records what follows; none at the end of the outermost.
  case recording(Atomic)
  /// An animation that was begun within the one that is waited for.
  case animation(Animation)
}

extension Change {
  /// Whether it waits in an animation's delay.
  var isDeferred: Bool {
    if case .property(let property, _, _) = self { property.row.isDeferred } else { true }
  }
}

/// A deferred change, with its source location.
struct LocatedChange {
  let change: Change
  let place: SourceLocation
}
