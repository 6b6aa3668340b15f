import LayoutStore

/// What a settler reads and moves: rows, and what of them follows from frames.
protocol Settling {
  /// Rows have changed since they were solved.
  var isStale: Bool { get }
  /// Solves the rows; false if rounding kept the solution from the optimum.
  func solveRows() -> Bool
  /// Has members that are too small share what is missing. Whether there are other rows for that.
  func updateShares() throws(LayoutError) -> Bool
  /// Lets all decisions be as on the first time.
  func beginDecisions() throws(LayoutError)
  /// There are decisions to be made before content is measured.
  var hasFirstDecisions: Bool { get }
  /// Makes decisions until other rows follow. Returns the node of one from which they do; none if all are made.
  func decide() throws(LayoutError) -> Node
  /// All are made.
  func endDecisions()
  /// Brings areas in line with the frames of a pass, 0 for before the first one. Returns a node whose areas have
  /// changed.
  func updateAreas(_ pass: Int) throws(LayoutError) -> Node
  /// Measures content for the lengths that nodes have now, before the first decisions along rows alone. Returns a node
  /// whose content has changed.
  func updateContent() throws(LayoutError) -> Node
  /// Ends the rounds, after the last one that there is or before. Returns a node whose content fits no length.
  func endContent(isCut: Bool) throws(LayoutError) -> Node
  /// Measures content along both axes where less is available than it takes. Returns a node whose content has
  /// changed: then there are more rounds.
  func narrowContent() throws(LayoutError) -> Node
}

/// Fixed-point iteration: rows, then areas, then content; and decisions, one after the other.
///
/// Rows follow from frames: what covers a node, the height of a text at its width. Areas are found again after each
/// solve, and content is measured once they have converged. Each changes rows, and is followed by another solve. What
/// does not converge is reported, with the last frames. Once all has converged the next ``Decision`` is made.
package final class Settler {
  /// Something that areas depend on has changed since the last solve, possibly nothing that the solver stores.
  package var isDue = false
  /// Rounding kept the last solve from the optimum.
  package private(set) var isInexact = false
  private(set) var budget = SettlingBudget()

  func converge(_ layout: some Settling) throws(LayoutError) {
    budget = SettlingBudget()
    try layout.beginDecisions()
    var fault: LayoutError?
    var decided: Node
    var isFirst: Bool
    repeat {
      isFirst = layout.hasFirstDecisions
      if isFirst {
        try convergeFirst(layout)
      } else {
        fault = try convergeAll(layout)
      }
      decided = try layout.decide()
    } while (decided != .none || isFirst) && budget.allowsSolve
    if decided != .none { fault = .unconverged(decided, .lines) }
    if let fault { throw fault }
    layout.endDecisions()
    isDue = false
  }

  /// Solves for the first decisions, before which content is measured along rows alone.
  private func convergeFirst(_ layout: some Settling) throws(LayoutError) {
    _ = try convergeFrames(layout)
    while try layout.updateContent() != .none, budget.allowsRound {
      budget.countRound()
      _ = try convergeFrames(layout)
    }
  }

  /// Solves until areas and content are consistent with frames; what is not, if something is not.
  private func convergeAll(_ layout: some Settling) throws(LayoutError) -> LayoutError? {
    var areas: Node
    var open = Node.none, narrowed = Node.none
    repeat {
      var content = Node.none
      repeat {
        areas = try convergeFrames(layout)
        content = try layout.updateContent()
        budget.countRound()
      } while content != .none && budget.allowsRound
      open = try layout.endContent(isCut: content != .none)
      if content != .none {
        // Content follows from frames.
        return areas == .none ? .unconverged(content, .content) : .unconverged(areas, .areas)
      }
      narrowed = try layout.narrowContent()
    } while narrowed != .none && budget.allowsRound
    if narrowed != .none { open = narrowed }
    if open != .none { return .unconverged(open, .content) }
    return areas == .none ? nil : .unconverged(areas, .areas)
  }

  /// Solves until areas are consistent with frames. Returns a node for which they are not.
  private func convergeFrames(_ layout: some Settling) throws(LayoutError) -> Node {
    if layout.isStale { isDue = true }
    if isDue { _ = try layout.updateAreas(0) }
    var changed: Node
    var pass = 0
    repeat {
      var hasOthers = false
      repeat {
        isInexact = !layout.solveRows()
        budget.countSolve()
        hasOthers = budget.allowsSolve ? try layout.updateShares() : false
      } while hasOthers
      budget.countPass()
      pass += 1
      changed = isDue ? try layout.updateAreas(pass) : .none
    } while changed != .none && budget.allowsPass
    return changed
  }
}
