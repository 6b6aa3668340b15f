import LayoutStore

/// What a settler reads and moves: rows, and what of them follows from frames.
protocol Settling {
  /// Rows have changed since they were solved.
  var isStale: Bool { get }
  /// Solves the rows; false if rounding kept the solution from the optimum.
  func solveRows() -> Bool
  /// Has members that are too small share what is missing. Whether there are other rows for that.
  func updateShares() throws(LayoutError) -> Bool
  /// Breaks flows into lines. Returns one that has other lines.
  func updateLines() throws(LayoutError) -> Node
  /// Brings areas in line with the frames of a pass, 0 for before the first one. Returns a node whose areas have
  /// changed.
  func updateAreas(_ pass: Int) throws(LayoutError) -> Node
  /// Measures content for the lengths that nodes have now. Returns a node whose content has changed.
  func updateContent() throws(LayoutError) -> Node
  /// Ends the rounds, after the last one that there is or before. Returns a node whose content fits no length.
  func endContent(isCut: Bool) throws(LayoutError) -> Node
  /// Measures content along both axes where less is available than it takes. Returns a node whose content has
  /// changed: then there are more rounds.
  func narrowContent() throws(LayoutError) -> Node
}

/// Fixed-point iteration: rows, then lines and areas, then content.
///
/// Rows follow from frames: the lines of a flow, what covers a node, the height of a text at its width. Lines, then
/// areas, are found again after each solve, and content is measured once both have converged. Each changes rows,
/// and is followed by another solve. What does not converge is reported, with the last frames.
package final class Settler {
  /// Something that areas depend on has changed since the last solve, possibly nothing that the solver stores.
  package var isDue = false
  /// Rounding kept the last solve from the optimum.
  package private(set) var isInexact = false

  func converge(_ layout: some Settling) throws(LayoutError) {
    var frames: (changed: Node, what: Unconverged)
    var open = Node.none, narrowed = Node.none
    var budget = SettlingBudget()
    repeat {
      var content = Node.none
      repeat {
        frames = try convergeFrames(layout, &budget)
        content = try layout.updateContent()
        budget.countRound()
      } while content != .none && budget.allowsRound
      open = try layout.endContent(isCut: content != .none)
      if content != .none {
        // Content follows from frames.
        throw frames.changed == .none
          ? .unconverged(content, .content) : .unconverged(frames.changed, frames.what)
      }
      narrowed = try layout.narrowContent()
    } while narrowed != .none && budget.allowsRound
    if narrowed != .none { open = narrowed }
    if open != .none { throw .unconverged(open, .content) }
    if frames.changed != .none { throw .unconverged(frames.changed, frames.what) }
    isDue = false
  }

  /// Solves until lines and areas are consistent with frames. Returns a node for which one of them is not.
  private func convergeFrames(
    _ layout: some Settling, _ budget: inout SettlingBudget
  ) throws(LayoutError) -> (changed: Node, what: Unconverged) {
    if layout.isStale { isDue = true }
    if isDue { _ = try layout.updateAreas(0) }
    var changed: Node, what: Unconverged
    // Rounds of areas end after the same number of steps, whatever lines flows had before.
    var areaPass = 0
    repeat {
      var hasOthers = false
      repeat {
        isInexact = !layout.solveRows()
        budget.countSolve()
        hasOthers = budget.allowsSolve ? try layout.updateShares() : false
      } while hasOthers
      budget.countPass()
      (changed, what) = (try layout.updateLines(), .lines)
      if changed == .none && isDue {
        areaPass += 1
        (changed, what) = (try layout.updateAreas(areaPass), .areas)
      }
    } while changed != .none && budget.allowsPass
    return (changed, what)
  }
}
