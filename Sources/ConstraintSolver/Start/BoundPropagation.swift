/// Bound propagation: which inequalities become basic, by values that follow from definitions.
///
/// Matched equalities define variables by others, and are followed outwards from known values. A variable without
/// a definition is as near to its default as its inequalities allow: once all that bound it from below are known,
/// the tightest becomes its definition. So a container is as large as its largest content, and a position follows
/// those before it, in one pass over all terms. A soft equality waits for the bounds of its variable, and
/// yields to those of higher priority. In a cycle, variables that a bound moves come first, then soft
/// equalities by priority, then equal sizes; of each the newest, as content is newer than its container.
final class BoundPropagation {
  /// The row that defines a variable; -1 for none.
  private(set) var rowOf = Buffer<Int32>()
  private var followers = Doubletons()
  private var value = Buffer<Double>()
  private var isKnown = Buffer<Bool>()
  /// The lowest priority among the rows that a known value comes from.
  private var strength = Buffer<Float>()
  /// Of every row: how many of its variables are not known.
  private var unknown = Buffer<Int32>()
  /// Of every root: how many rows that bound it from below are still to come.
  private var awaited = Buffer<Int32>()
  /// Of every soft definition: how many rows that bound its variable from above.
  private var awaitedAbove = Buffer<Int32>()
  /// Of every root: the tightest bounds so far, and the rows that set them.
  private var least = Buffer<Double>()
  private var leastRow = Buffer<Int32>()
  private var most = Buffer<Double>()
  private var mostRow = Buffer<Int32>()
  /// Rows all of whose variables are known but one.
  private var ready = Buffer<Int32>()
  /// Roots to be decided once nothing else goes on, in a heap.
  private var waiting = Buffer<Candidate>()

  private enum End { case floor, ceiling }

  /// From the row that an equality defines each variable by, or -1.
  func find(matched: borrowing Buffer<Int32>, _ engine: Engine) {
    let variables = matched.count
    for variable in 0..<Int32(truncatingIfNeeded: variables) {
      rowOf.append(matched[variable])
      value.append(engine.variables.defaultValue[variable])
    }
    followers.find(rowOf, engine)
    isKnown.resize(variables)
    strength.resize(variables)
    awaited.resize(variables)
    awaitedAbove.resize(variables)
    least.resize(variables, -.infinity)
    leastRow.resize(variables, -1)
    most.resize(variables, .infinity)
    mostRow.resize(variables, -1)
    unknown.resize(Int(engine.table.places))
    countUnknown(engine)
    useBounds(engine)
    follow(engine)
  }

  private func countUnknown(_ engine: Engine) {
    let table = engine.table
    let (root, unknown) = (followers.root.base, unknown.base)
    for row in 0..<table.places where table.isLive(row) {
      unknown[Int(row)] = table.count(of: row)
      if table.penalties.isEquality(row) {
        if table.count(of: row) == 1 { ready.append(row) }
        continue
      }
      for term in table.terms(of: row) {
        let root = root[Int(table.terms.variable[term])]
        let ends = ends(term, of: row, table)
        if ends.isFloor { awaited[root] += 1 }
        if ends.isCeiling && isSoft(root, engine) { awaitedAbove[root] += 1 }
      }
    }
    for row in 0..<table.places
    where unknown[Int(row)] == 1 && !table.penalties.isEquality(row) && table.isLive(row) {
      ready.append(row)
    }
  }

  /// Gives fixed variables their values, and notes what the bounds of others say of their roots, newest first. All
  /// roots wait for that, so that none is decided before.
  private func useBounds(_ engine: Engine) {
    if engine.variables.bounds.count == 0 { return }
    let variables = Int32(truncatingIfNeeded: rowOf.count)
    for variable in 0..<variables where engine.variables.bounds.isFixed(variable) {
      strength[variable] = .infinity
      assign(variable, -1, value[variable], engine)
    }
    for variable in 0..<variables where engine.variables.bounds.contains(variable) {
      let root = followers.root[variable]
      if followers.factor[variable] > 0 {
        awaited[root] += 1
      } else if isSoft(root, engine) {
        awaitedAbove[root] += 1
      }
    }
    for variable in (0..<variables).reversed() where engine.variables.bounds.contains(variable) {
      let factor = followers.factor[variable]
      let bound = (engine.variables.defaultValue[variable] - followers.offset[variable]) / factor
      note(
        bound, of: followers.root[variable], by: Basis.ownRow(variable), isFloor: factor > 0, engine
      )
    }
  }

  /// Whether a row bounds the root of a term's variable from below, and whether from above.
  private func ends(
    _ term: Int32, of row: Int32, _ table: RowTable
  ) -> (isFloor: Bool, isCeiling: Bool) {
    if abs(table.terms.coefficient[term]) < Tolerance.smallCoefficient { return (false, true) }
    let floor: Int8 = isRising(term, table) ? -1 : 1
    return (
      table.penalties.level(of: row, on: floor) >= 0,
      table.penalties.level(of: row, on: -floor) >= 0
    )
  }

  /// Whether the left side of a row rises with the root of a term's variable.
  private func isRising(_ term: Int32, _ table: RowTable) -> Bool {
    (table.terms.coefficient[term] > 0) == (followers.factor[table.terms.variable[term]] > 0)
  }

  private func follow(_ engine: Engine) {
    var next: Int32 = 0
    while true {
      while ready.count > 0 { use(ready.removeLast(), engine) }
      if waiting.count > 0 {
        let variable = waiting.popFirst().position
        stopWaiting(variable)
        decide(variable, engine)
      } else {
        while Int(next) < rowOf.count && (isKnown[next] || !isDecidable(next)) { next += 1 }
        if Int(next) == rowOf.count { return }
        stopWaiting(next)
        decide(next, engine)
      }
    }
  }

  /// The term of a row whose variable is not known; of several the last.
  private func unknownTerm(of row: Int32, _ table: RowTable) -> Int32 {
    var last: Int32 = -1
    for term in table.terms(of: row) where !isKnown[table.terms.variable[term]] { last = term }
    return last
  }

  /// Takes what a row says of its last variable.
  private func use(_ row: Int32, _ engine: Engine) {
    let last = unknownTerm(of: row, engine.table)
    if last < 0 { return }
    var rest = engine.table.constant[row]
    for term in engine.table.terms(of: row) where term != last {
      rest -= engine.table.terms.coefficient[term] * value[engine.table.terms.variable[term]]
    }
    let variable = engine.table.terms.variable[last]
    let coefficient = engine.table.terms.coefficient[last]
    if engine.table.penalties.isEquality(row) {
      if rowOf[variable] == row { define(variable, by: row, rest / coefficient, engine) }
    } else if abs(coefficient) >= Tolerance.smallCoefficient {
      let bound = (rest / coefficient - followers.offset[variable]) / followers.factor[variable]
      let (root, ends) = (followers.root[variable], ends(last, of: row, engine.table))
      if ends.isFloor { note(bound, of: root, by: row, isFloor: true, engine) }
      if ends.isCeiling { note(bound, of: root, by: row, isFloor: false, engine) }
    }
  }

  private func note(
    _ bound: Double, of root: Int32, by row: Int32, isFloor: Bool, _ engine: Engine
  ) {
    if isKnown[root] { return }
    if isFloor && bound > least[root] {
      least[root] = bound
      leastRow[root] = row
    } else if !isFloor && bound < most[root] {
      most[root] = bound
      mostRow[root] = row
    }
    if isFloor {
      awaited[root] -= 1
    } else if isSoft(root, engine) {
      awaitedAbove[root] -= 1
    } else {
      return
    }
    if !isWaiting(root) {
      decide(root, engine)
    } else if isOutside(root) && isDecidable(root) {
      put(root, engine)
    }
  }

  private func stopWaiting(_ root: Int32) {
    awaited[root] = 0
    awaitedAbove[root] = 0
  }

  @inline(__always)
  private func isWaiting(_ root: Int32) -> Bool { awaited[root] > 0 || awaitedAbove[root] > 0 }

  /// Whether a variable is defined by a row that may be violated.
  @inline(__always)
  private func isSoft(_ variable: Int32, _ engine: Engine) -> Bool {
    rowOf[variable] >= 0 && engine.priority(of: rowOf[variable]) < Priority.required
  }

  /// Whether a root, where it would be by itself, is beyond a bound that counts for it.
  @inline(__always)
  private func isOutside(_ root: Int32) -> Bool {
    value[root] < least[root] || value[root] > most[root] && rowOf[root] >= 0
  }

  /// Has a root decided once nothing else goes on: first what a bound moves, then soft definitions by priority, then
  /// what others follow, which may have to hold what is not known; the newest first.
  private func put(_ root: Int32, _ engine: Engine) {
    var priority = Priority.required
    if followers.isFollowed(root) && awaited[root] > 0 {
      priority = isOutside(root) ? -1 : -2
    } else if !isOutside(root) {
      priority = engine.priority(of: rowOf[root])
    }
    waiting.push(Candidate(priority: priority, size: Double(root), position: root))
  }

  /// Gives a root its value, unless the row that defines it has to wait for another variable.
  private func decide(_ root: Int32, _ engine: Engine) {
    if isKnown[root] { return }
    if rowOf[root] < 0 {
      choose(root, engine)
    } else if isDecidable(root) {
      use(rowOf[root], engine)
    }
  }

  /// Whether nothing defines a variable, or what does is known.
  @inline(__always)
  private func isDecidable(_ variable: Int32) -> Bool {
    rowOf[variable] < 0 || unknown[rowOf[variable]] == 1
  }

  /// What an equality defines keeps to the bounds of higher priority that are known; a soft one waits
  /// for those that are not.
  private func define(
    _ variable: Int32, by row: Int32, _ new: Double, _ engine: Engine
  ) {
    let priority = engine.priority(of: row)
    if isWaiting(variable) && priority < Priority.required {
      value[variable] = new
      return put(variable, engine)
    }
    if new < least[variable] && yields(variable, priority, to: .floor, engine) {
      bind(variable, to: least[variable], by: leastRow[variable], .floor, engine)
    } else if new > most[variable] && yields(variable, priority, to: .ceiling, engine) {
      bind(variable, to: most[variable], by: mostRow[variable], .ceiling, engine)
    } else if engine.variables.bounds.contains(variable)
      && engine.side(ofDefault: variable, new) < 0
    {
      bind(
        variable, to: engine.variables.defaultValue[variable], by: Basis.ownRow(variable), .floor,
        engine)
    } else {
      assign(variable, row, new, engine)
    }
  }

  /// Whether a variable that an equality defines keeps to a bound: one that comes from higher priorities,
  /// or the same if others follow the variable, of which each may want as much.
  private func yields(
    _ variable: Int32, _ priority: Double, to end: End, _ engine: Engine
  ) -> Bool {
    let bound = end == .floor ? leastRow[variable] : mostRow[variable]
    if bound < 0 && isChain(from: Basis.owner(bound), priority, engine) { return false }
    let strength = strength(of: bound, end, engine)
    return strength > priority || strength == priority && followers.isFollowed(variable)
  }

  /// Whether one variable follows another up to the root, none of them followed by several, by rows of which
  /// one is at most of a priority. That row can be violated in place of the root's own, by as much; then the
  /// root, which is mostly older, is nearer to its default.
  private func isChain(from variable: Int32, _ priority: Double, _ engine: Engine) -> Bool {
    var (variable, weakest) = (variable, Double.infinity)
    while followers.leader[variable] >= 0 {
      weakest = min(weakest, engine.priority(of: rowOf[variable]))
      variable = followers.leader[variable]
      if followers.followerCount[variable] > 1 { return false }
    }
    return weakest <= priority
  }

  /// The lowest priority among a row, which bounds its last variable on an end if it is no definition, and what
  /// its known variables come from.
  private func strength(of row: Int32, _ end: End?, _ engine: Engine) -> Double {
    if row < 0 { return engine.priority(of: row) }
    var least = engine.priority(of: row)
    if let end, case let term = unknownTerm(of: row, engine.table), term >= 0 {
      least = engine.priority(
        of: row, on: isRising(term, engine.table) == (end == .floor) ? -1 : 1)
    }
    for term in engine.table.terms(of: row) where isKnown[engine.table.terms.variable[term]] {
      least = min(least, Double(strength[engine.table.terms.variable[term]]))
    }
    return least
  }

  /// What no equality defines stays at its default, or at the bound that is nearest.
  private func choose(_ root: Int32, _ engine: Engine) {
    if engine.side(ofDefault: root, least[root]) > 0 {
      bind(root, to: least[root], by: leastRow[root], .floor, engine)
    } else if engine.side(ofDefault: root, most[root]) < 0 {
      bind(root, to: most[root], by: mostRow[root], .ceiling, engine)
    } else {
      assign(root, -1, value[root], engine)
    }
  }

  /// A row, or a bound, that bounds a follower defines that one, whose row defines its leader, up to the root.
  private func bind(
    _ root: Int32, to new: Double, by bound: Int32, _ end: End, _ engine: Engine
  ) {
    let term = bound < 0 ? -1 : unknownTerm(of: bound, engine.table)
    if term < 0 && bound >= 0 { return }
    var row = max(bound, -1)
    var variable = term < 0 ? Basis.owner(bound) : engine.table.terms.variable[term]
    if bound < 0 { strength[variable] = .infinity }
    var end: End? = end
    while variable != root {
      let next = followers.leader[variable]
      let link = rowOf[variable]
      assign(
        variable, row, new * followers.factor[variable] + followers.offset[variable], engine, end)
      row = link
      end = nil
      variable = next
    }
    assign(root, row, new, engine, end)
  }

  private func assign(
    _ variable: Int32, _ row: Int32, _ new: Double, _ engine: Engine, _ end: End? = nil
  ) {
    if row >= 0 { strength[variable] = Float(strength(of: row, end, engine)) }
    rowOf[variable] = row
    value[variable] = new
    isKnown[variable] = true
    for entry in engine.table.entries(variable) {
      let row = engine.table.columns.row[entry]
      unknown[row] -= 1
      if unknown[row] == 1 { ready.append(row) }
    }
  }
}
