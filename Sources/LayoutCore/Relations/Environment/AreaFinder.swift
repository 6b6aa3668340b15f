import ConstraintSolver
import LayoutStore

/// Whose safe areas and margins something uses, and the walks on which they are found.
package final class AreaFinder {
  /// Nodes whose margins or safe area something uses.
  package var nodes = NodeList()
  /// Those of them that the next solve looks at: something covers them, or their areas may have
  /// changed.
  var due = NodeList()
  /// With no more of these than this, none has to be taken off the list; 0 after the areas of one
  /// have changed.
  var leftCount = 0
  var determinedLines = DeterminedLines()
  /// The node whose areas changed last in this pass.
  var lastChanged = Node.none
  /// By slot: the areas that a node had before the last pass of a round.
  var trail = Buffer<Relations.Areas?>()

  /// The walk to the node whose areas were computed last; and the walk to its parent, unless that
  /// is none.
  var walk = AreaWalk(root: .zero)
  var outerWalk = AreaWalk(root: .zero)
  var parent = NodeSlot.none
  /// The node that `walk` has come to; none where it is not what leads further inside.
  var node = NodeSlot.none
  /// What is around the node that is asked how large it wants to be, in the live layout.
  var surroundings = AreaWalk(root: .zero)
  /// How many searches there have ever been.
  var searches = 0
}
