import ConstraintSolver

/// Constraints that cannot all be kept, and their descriptions. These are written when the conflict
/// is found: what a refusal takes back has no handle afterwards.
struct Conflict {
  var constraints: [Constraint] = []
  /// The sentence of the one that gave way.
  var first = Text()
  /// For each constraint, the value with which the others could be kept; NaN where there is none.
  var repairs: [Double] = []
  var reason = GivingWay.alone
  /// An earlier conflict has the same constraints, and a first one that says the same.
  var isRepeat = false
  var description = Text()
  var report = Text()
  var log = Text()
}

/// Why the first constraint of a conflict is the one that gave way.
public enum GivingWay: Sendable {
  /// It is the only one that could: a required size from outside does not give way, nor does that sizes
  /// are never negative.
  case alone
  /// Any other would have had to give way further.
  case nearest
  /// Others would have had to by as much, and frames are nearer to 0 this way.
  case tie
  /// Together with the other conflicts, this is the least total violation.
  case together
}

extension Layout {
  /// How many conflicts the last solve has met, or a refusal since; none once something has
  /// changed. Inside a measure they are not known yet.
  public var conflictCount: Int {
    isMeasuring ? 0 : refused.isEmpty ? solver.conflictCount : refused.count
  }

  /// The constraints of a conflict: the one that gave way, then those that hold it. Empty if there
  /// is no such conflict.
  public func conflict(_ index: Int) -> [Constraint] {
    rememberConflicts(index)?.constraints ?? []
  }

  /// Of every constraint of a conflict the value with which the others could be kept; NaN where there
  /// is none.
  public func conflictRepairs(_ index: Int) -> [Double] { rememberConflicts(index)?.repairs ?? [] }

  /// Why the first constraint of a conflict is the one that gave way; nil if there is no such
  /// conflict.
  public func conflictReason(_ index: Int) -> GivingWay? { rememberConflicts(index)?.reason }

  /// Whether a conflict repeats an earlier one: another constraint that says the same gave way.
  public func isConflictRepeat(_ index: Int) -> Bool {
    rememberConflicts(index)?.isRepeat ?? false
  }

  /// A conflict in words: a line that counts, then one sentence a line.
  public func conflictDescription(_ index: Int) -> Text {
    rememberConflicts(index)?.description ?? Text()
  }

  /// A conflict in words, and which one gave way, why, and what would settle it.
  public func conflictReport(_ index: Int) -> Text { rememberConflicts(index)?.report ?? Text() }

  /// A conflict in the form that readers of Auto Layout's log know.
  public func conflictLog(_ index: Int) -> Text { rememberConflicts(index)?.log ?? Text() }

  private func rememberConflicts(_ index: Int) -> Conflict? {
    guard index >= 0 && index < conflictCount else { return nil }
    if !refused.isEmpty { return refused[index] }
    let all = conflicts ?? collectConflicts()
    conflicts = all
    return index < all.count ? all[index] : nil
  }

  func forgetConflicts() {
    conflicts = nil
    refused = []
  }

  /// Asks the solver for its conflicts and finds out whose rows they are. Those that repeat others
  /// come last, so that they do not hide any.
  func collectConflicts() -> [Conflict] {
    guard solver.conflictCount > 0 else { return [] }
    let owners = rowOwners()
    let inquiry = Inquiry(self)
    var index = HashIndex()
    index.begin(solver.conflictCount)
    var all: [Conflict] = []
    var repeats: [Conflict] = []
    for number in 0..<solver.conflictCount {
      var conflict = Conflict()
      for row in solver.conflict(number) where Int(row.index) < owners.count {
        let owner = owners[Int(row.index)]
        if owner != .none { conflict.constraints.append(owner) }
      }
      if let first = conflict.constraints.first { conflict.first = description(of: first) }
      let hash = hash(of: conflict.constraints)
      let same = index.find(hash: hash) { isSame(all[Int($0)].constraints, conflict.constraints) }
      conflict.isRepeat = same >= 0
      if !conflict.isRepeat {
        index.insert(Int32(truncatingIfNeeded: all.count), hash: hash) { _ in false }
      }
      conflict.description = describe(conflict.constraints)
      conflict.report = describe(conflict.constraints, upTo: Self.mostTold)
      judge(&conflict, inquiry)
      conflict.log = log(of: conflict.constraints)
      if conflict.isRepeat { repeats.append(conflict) } else { all.append(conflict) }
    }
    return all + repeats
  }

  /// A hash that is the same for conflicts which may be the same.
  private func hash(of constraints: [Constraint]) -> UInt32 {
    guard constraints.count > 1, let last = constraints.last else { return 0 }
    return HashIndex.hash(Int32(truncatingIfNeeded: last.id))
  }

  /// Whether two conflicts are of the same constraints, or first ones that say the same.
  private func isSame(_ one: [Constraint], _ other: [Constraint]) -> Bool {
    guard one.count == other.count, one.count == 1 || one.last == other.last,
      one.dropFirst() == other.dropFirst(), let first = one.first, let second = other.first,
      let statement = statement(of: first),
      let otherStatement = self.statement(of: second)
    else { return false }
    return statement.relation == otherStatement.relation
      && statement.constant == otherStatement.constant
      && statement.terms.elementsEqual(otherStatement.terms) {
        $0.variable == $1.variable && $0.coefficient == $1.coefficient
      }
  }

  /// How many constraints, and how many repairs, are in reports for people: they fit on a screen.
  static let mostTold = 12

  private func describe(_ constraints: [Constraint], upTo limit: Int = .max) -> Text {
    var text = Text()
    text.append("conflict, ")
    text.append(constraints.count)
    text.append(constraints.count == 1 ? " constraint:" : " constraints:")
    for constraint in constraints.prefix(limit) {
      text.append("\n  ")
      appendSentence(constraint, to: &text)
      appendAreas(of: constraint, to: &text)
    }
    if constraints.count > limit {
      text.append("\n  and ")
      text.append(constraints.count - limit)
      text.append(" more")
    }
    return text
  }

  /// What a constraint does not say although it counts: how much margins or a safe area take.
  private func appendAreas(of constraint: Constraint, to text: inout Text) {
    guard let slot = find(constraint), equation(of: slot) != nil else { return }
    for part in parts.all where part.anchor.area != .edges {
      let (line, area) = (part.anchor.line, part.anchor.area)
      let inset = environment(of: part.anchor.node).inset(of: line, in: area)
      if inset == 0 || line.sizeShare == 0.5 { continue }
      text.append(area == .safe ? ", inside a safe area of " : ", inside margins of ")
      text.append(line.sizeShare > 0.5 ? -inset : inset, digits: 12)
    }
  }

  /// The constraint of every row. Conflicts are rare, so this is not kept up to date all the time.
  private func rowOwners() -> [Constraint] {
    var owners: [Constraint] = []
    func note(_ row: Row, _ owner: Constraint) {
      if row.isNone { return }
      while owners.count <= Int(row.index) { owners.append(.none) }
      owners[Int(row.index)] = owner
    }
    for slot in 0..<constraints.end where constraints.isTaken(slot) {
      note(constraints[slot].row, constraint(at: slot))
    }
    for node in 0..<nodes.end where nodes.isTaken(node) {
      note(nodes[node].widthFloor, floor(of: node, .horizontal))
      note(nodes[node].heightFloor, floor(of: node, .vertical))
    }
    return owners
  }
}
