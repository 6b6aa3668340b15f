/// The point: moves along an edge, and what moves of values bring about.
extension BasicSolution {
  /// Moves the basic solution along `direction`, and the residuals of the rows that it touches.
  func move(by distance: Double, _ permit: Permit) {
    if distance == 0 { return }
    moveValues(by: distance, permit)
    for k in 0..<work.edge.rates.index.count {
      let row = work.edge.rates.index[k]
      activities.residual[row] += distance * work.edge.rates[row]
    }
  }

  @inline(__always)
  func moveRounded(by distance: Double, _ permit: Permit) {
    for k in 0..<work.edge.direction.index.count {
      let variable = work.edge.direction.index[k]
      let change = distance * work.edge.direction[variable]
      if change == 0 { continue }
      move(variable, to: variables.value[variable] + change, permit)
    }
  }

  @inline(__always)
  func move(_ variable: Int32, to new: Double, _ permit: Permit) {
    noteCrossing(variable, from: variables.value[variable], to: new)
    variables.move(variable, to: new, permit)
    noteMove(variable)
  }

  /// Queues a variable that leaves, reaches or passes its default.
  @inline(__always)
  func noteCrossing(_ variable: Int32, from old: Double, to new: Double) {
    if queues.deciding.count == 0 { return }
    let target = variables.defaultValue[variable]
    let slack = BasicSolution.slack(ofDefault: target)
    let (before, after) = (old - target, new - target)
    let isApart = min(abs(before), abs(after)) > slack
    if isApart && (before > 0) == (after > 0) { return }
    if isApart || max(abs(before), abs(after)) > slack { moved.crossings.append(variable) }
  }

  @inline(__always)
  func noteMove(_ variable: Int32) {
    noteChange(variable)
    noteDrift(variable)
  }

  @inline(__always)
  func noteDrift(_ variable: Int32) {
    moved.drifted.insert(variable)
  }

  /// Queues a variable whose value may not be the one that was last reported.
  @inline(__always)
  func noteChange(_ variable: Int32) { moved.reports.insert(variable) }
}
