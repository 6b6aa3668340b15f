/// Degrees of freedom: the dimension of the optimal face, by one direction into its interior.
///
/// A dual degenerate position can leave to one side or both at no cost. Such positions may move together,
/// each to its free sides; only nonbasic rows that are tight can block them. An equality that holds does so
/// in the whole face, so that it becomes basic first. Other rows block only moves to their other sides. If
/// all dual degenerate positions can move at once, with random steps, so that every such row stays on its
/// side, all of them count. If a row blocks, some of the positions that move it to its other side are
/// reversed, as far as they may be, and the steps of those that move it to its own side grow; if there are
/// none, all positions that the row depends on stop, and do not count.
extension Engine {
  /// A direction into the optimal face: which positions move, and by what step.
  private struct FaceDirection: ~Copyable {
    /// By position, in the units of its row; 0 for one that does not move.
    var step = Buffer<Double>()
    /// Whether the position must not move to the other side.
    var isOneSided = Buffer<Bool>()
    /// The rows that block.
    var blockers = Buffer<Int32>()
  }

  /// The dimension of the optimal face.
  func faceDimension() -> Int {
    (isExtended ? nil : dimensionByOneDirection()) ?? dimensionByWalking()
  }

  /// Nil if no direction was found that nothing blocks.
  private func dimensionByOneDirection() -> Int? {
    var path = FaceDirection()
    if !findUnblocked(&path) { return nil }
    var count = 0
    for step in path.step.all where step != 0 { count += 1 }
    return count
  }

  /// By variable: whether it may move. Along an unblocked direction all move that can, so that the others
  /// are determined.
  func findMoved() -> [Bool] {
    var isMoved = [Bool](repeating: isExtended, count: variables.value.count)
    var path = FaceDirection()
    if isExtended { return isMoved }
    if !findUnblocked(&path) {
      moveAll(&path)
      findBlockers(of: &path)
    }
    for variable in work.edge.direction.index.all where work.edge.direction[variable] != 0 {
      isMoved[Int(variable)] = true
    }
    return isMoved
  }

  /// Finds a direction that nothing blocks, along which all positions move that can; false if none was
  /// found.
  private func findUnblocked(_ path: inout FaceDirection) -> Bool {
    let randomBefore = policy.cycling.random
    defer { policy.cycling.random = randomBefore }
    moveAll(&path)
    findBlockers(of: &path)
    for row in path.blockers.all where side(ofRow: row) == 0 {
      if !makeBasic(row, &path) { return false }
    }
    for _ in 0..<WorkLimit.ways {
      findBlockers(of: &path)
      if path.blockers.count == 0 { return true }
      for row in path.blockers.all where !clear(&path, of: row) { return false }
    }
    return false
  }

  /// Lets all positions move that may.
  private func moveAll(_ path: inout FaceDirection) {
    path.step.resize(Int(basis.positions))
    path.isOneSided.resize(Int(basis.positions))
    for position in 0..<basis.positions { move(position, &path) }
  }

  /// Lets a position move if it may.
  private func move(_ position: Int32, _ path: inout FaceDirection) {
    let status = status(of: position)
    let isOpen = status.leavingSign == 0 && status.isOpen && isOfLiveVariable(position)
    path.step[position] =
      isOpen ? (status.isOpenAbove ? 1 : -1) * (1 + policy.cycling.random.next()) : 0
    path.isOneSided[position] = status.isOpenAbove != status.isOpenBelow
  }

  private func findBlockers(of path: inout FaceDirection) {
    work.edge.clear()
    for position in 0..<basis.positions where path.step[position] != 0 {
      work.right.add(position, path.step[position])
    }
    basis.ftran(work.right, into: work.edge.direction, rates: work.edge.rates, table)
    path.blockers.removeAll()
    let least = work.edge.leastRate(table)
    for row in work.edge.rates.index.all where abs(work.edge.rates[row]) > least {
      let ahead: Int8 = work.edge.rates[row] > 0 ? 1 : -1
      if activities.side[row] == ahead
        || abs(activities.residual[row]) > Double(activities.tolerance[row])
      {
        continue
      }
      path.blockers.append(row)
    }
    if variables.bounds.count == 0 { return }
    for variable in work.edge.direction.index.all
    where variables.bounds.contains(variable) && isAtDefault(variable) {
      let rate = work.edge.direction[variable]
      if rate < -least || rate > least && variables.bounds.isFixed(variable) {
        path.blockers.append(Basis.ownRow(variable))
      }
    }
  }

  /// Makes an equality that holds basic, at the dual degenerate position that moves it most, if there is
  /// one. No value changes, and no multiplier except that position's.
  private func makeBasic(_ row: Int32, _ path: inout FaceDirection) -> Bool {
    work.y.clear()
    btran(of: row, into: work.y)
    var position: Int32 = -1
    for part in work.y.index.all where isPart(part) && path.step[part] != 0 {
      if position < 0 || abs(work.y[part]) > abs(work.y[position]) { position = part }
    }
    work.y.clear()
    if position < 0 { return true }
    let leavingSign: Int8 = path.step[position] > 0 ? 1 : -1
    prepareDirection(position, leavingSign)
    guard (try? computePivotalRow(row, in: position, leavingSign)) != nil else { return false }
    exchange(position, for: row, leavingSign, 0)
    path.step[position] = 0
    return true
  }

  /// Changes steps so that a row no longer blocks. False if that fails.
  private func clear(_ path: inout FaceDirection, of row: Int32) -> Bool {
    if side(ofRow: row) == 0 { return false }
    work.y.clear()
    btran(of: row, into: work.y)
    defer { work.y.clear() }
    let sign = Double(side(ofRow: row))
    var along = 0.0
    var against = 0.0
    var lone: Int32 = -1
    var parts = 0
    var turnable: Int32 = -1
    for position in work.y.index.all where isPart(position) && path.step[position] != 0 {
      parts += 1
      lone = position
      if sign * work.y[position] * path.step[position] < 0 && !path.isOneSided[position] {
        turnable = position
        // Not all of them, or two rows could turn the same positions to and fro for ever.
        if policy.cycling.random.next() < 0.5 { path.step[position] = -path.step[position] }
      }
      let part = sign * work.y[position] * path.step[position]
      if part > 0 { along += part } else { against -= part }
    }
    if along == 0 && turnable >= 0 {
      path.step[turnable] = -path.step[turnable]
      along = sign * work.y[turnable] * path.step[turnable]
      against -= along
    }
    if parts == 1 && along > 0 {
      path.isOneSided[lone] = true
    } else if along <= against {
      return scaleSteps(
        &path, along: sign,
        by: along > 0 ? against / along * (1.5 + policy.cycling.random.next()) : 0)
    }
    return true
  }

  /// Enlarges the steps of positions that move the row in `y` along its side; with a factor of 0, stops all
  /// positions that the row depends on.
  private func scaleSteps(_ path: inout FaceDirection, along sign: Double, by factor: Double)
    -> Bool
  {
    for position in work.y.index.all where isPart(position) {
      if factor != 0 && sign * work.y[position] * path.step[position] <= 0 { continue }
      path.step[position] *= factor
      if abs(path.step[position]) > WorkLimit.pace { return false }
    }
    return true
  }

  /// Counts one position after the other by walking into the face: each moves half of its way, or half a
  /// point, and its variable is fixed there. So rows that were only tight at the basic solution block no more. A
  /// blocked position is moved by simplex pivots, if any can. Positions that still move at the end count.
  private func dimensionByWalking() -> Int {
    var most = 0
    for _ in 0..<WorkLimit.freedomPasses {
      var count = 0
      let before = policy.pivots
      for position in 0..<basis.positions
      where isOfLiveVariable(position) && canMoveIntoFace(position) {
        count += 1
      }
      most = max(most, count)
      if policy.pivots == before { break }
    }
    return most
  }

  /// Positions with the own row of a removed variable do not count.
  private func isOfLiveVariable(_ position: Int32) -> Bool {
    let row = basis.row[position]
    return row >= 0 || variables.serial[Basis.owner(row)] != 0
  }

  /// Whether a leaving row can move anything. If it is blocked, the blocking rows are moved away where that
  /// is possible.
  private func canMoveIntoFace(_ position: Int32) -> Bool {
    let status = preciseStatus(of: position)
    if status.leavingSign != 0 || !status.isOpen { return false }
    for leavingSign: Int8 in [1, -1] {
      if leavingSign > 0 ? !status.isOpenAbove : !status.isOpenBelow { continue }
      prepareDirection(position, leavingSign)
      let stop = findStop(position, leavingSign, Goal.probe)
      if canMove(stop) { return walk(position, leavingSign, stop) }
    }
    let row = basis.row[position]
    if row >= 0 {
      makeSpace(.row(row), status.isOpenAbove ? 1 : -1)
    } else {
      makeSpace(.variable(Basis.owner(row)), 1)
      makeSpace(.variable(Basis.owner(row)), -1)
    }
    return false
  }

  /// Increases or decreases the functional a little, if that is possible.
  private func makeSpace(_ functional: Functional, _ sign: Double) {
    var budget = WorkLimit.steps(variables: Int(basis.positions), rows: table.liveCount)
    while budget > 0,
      let (position, leavingSign) = degeneratePosition(moving: functional, towards: sign)
    {
      budget -= 1
      prepareDirection(position, leavingSign)
      let stop = findStop(position, leavingSign, Goal.probe)
      if canMove(stop) {
        policy.countPivot()
        _ = walk(position, leavingSign, stop)
        return
      }
      if (try? step(position, leavingSign, Goal.probe)) == nil { return }
      refactorizeIfDue()
    }
  }

  /// Whether the step along the prepared direction can be positive.
  private func canMove(_ stop: Stop) -> Bool {
    stop.entering == Stop.none || stop.distance > (isExtended ? 0 : Tolerance.absolute)
  }

  /// Moves half of the way along the prepared direction, or half a point, and fixes the position there.
  private func walk(_ position: Int32, _ leavingSign: Int8, _ stop: Stop) -> Bool {
    let distance = stop.entering == Stop.none ? 0.5 : min(1, stop.distance) / 2
    if basis.row[position] >= 0 {
      let own = Basis.ownRow(work.edge.largestMover)
      guard (try? computePivotalRow(own, in: position, leavingSign)) != nil else { return false }
      move(by: distance)
      exchange(position, for: own, leavingSign, distance)
    } else {
      move(by: distance)
      queues.recheck(position)
    }
    if isExtended { _ = refine() }
    return true
  }
}
