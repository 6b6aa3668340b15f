import LayoutStore

/// The scope of an animation between begin and commit: changes made in it belong to the animation.
struct AnimationScope {
  let record: AnimationRecord
  /// The presented frames when it began.
  var before = Snapshot()
  /// Values as they were before the animation changed them, for an animation that moves values.
  var rewritten: [Rewritten] = []
  /// The constraints that were made or set in it, to whatever value.
  var touched: [Constraint] = []
}

/// A value that a constraint had, and the attribute that it was a value of: of an alignment the side; none for
/// what is of no attribute.
struct Rewritten {
  var constraint: Constraint
  var value: Double
  var attribute: AttributeSlot
}

/// The presented frames at some time, node by node, parents before their children.
struct Snapshot {
  var nodes: [Node] = []
  var parents: [Node] = []
  /// Where nodes belonged.
  var goals: [Rect] = []
  /// Where they were presented, on their way there.
  var presented: [Rect] = []
}
