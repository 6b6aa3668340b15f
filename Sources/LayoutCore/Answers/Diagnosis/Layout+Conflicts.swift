import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Constraints that cannot all be kept.
struct Conflict {
  /// The one that is violated, then those that are binding.
  var constraints: [Constraint] = []
  /// An earlier conflict has the same constraints, and a first one that says the same.
  var isRepeat = false
  /// Why the first one is violated, and what would resolve the conflict; nil until somebody asks.
  var judgement: Judgement?
  /// What a refusal takes back has no handle afterwards, so its texts are written before.
  var texts: ConflictTexts?
}

/// A conflict in words.
struct ConflictTexts {
  /// One for each constraint.
  var sentences: [Text] = []
  var description = Text()
  var report = Text()
  var log = Text()
}

/// Conflicts as long as nothing changes.
final class ConflictList {
  fileprivate var all: [Conflict]
  /// Everything that is required, once a conflict has been examined.
  fileprivate var requirements: Requirements?

  fileprivate init(_ all: [Conflict]) { self.all = all }
}

extension Layout {
  /// How many conflicts the last solve has met, or a refusal since; none once something has
  /// changed. Inside a measure they are not known yet.
  public var conflictCount: Int {
    contents.isAsking
      ? 0
      : diagnosis.conflicts.refused.isEmpty
        ? solver.conflictCount : diagnosis.conflicts.refused.count
  }

  /// The constraints of a conflict: the one that is violated, then those that are binding. Empty if
  /// there is no such conflict.
  public func conflict(_ index: Int) -> [Constraint] { known(index)?.constraints ?? [] }

  /// Of every constraint of a conflict the value with which the others could be kept; NaN where there
  /// is none, and where none was looked for.
  public func conflictCorrections(_ index: Int) -> [Double] { judgement(index)?.corrections ?? [] }

  /// Why the first constraint of a conflict is the one that is violated; nil if there is no such
  /// conflict, or too many before it.
  public func conflictReason(_ index: Int) -> ViolationReason? { judgement(index)?.reason }

  /// Whether a conflict repeats an earlier one: another constraint that says the same is violated.
  public func isConflictRepeat(_ index: Int) -> Bool { known(index)?.isRepeat ?? false }

  /// A conflict in words: a line that counts, then one sentence a line.
  public func conflictDescription(_ index: Int) -> Text {
    guard let conflict = known(index) else { return Text() }
    return conflict.texts?.description ?? describe(sentences(of: conflict.constraints))
  }

  /// A conflict in words, and why the first constraint is violated, and what would resolve it.
  public func conflictReport(_ index: Int) -> Text {
    guard let conflict = known(index), let judgement = judgement(index) else { return Text() }
    return conflict.texts?.report ?? report(conflict.constraints, judgement)
  }

  /// A conflict in the form that readers of Auto Layout's log know.
  public func conflictLog(_ index: Int) -> Text {
    guard let conflict = known(index) else { return Text() }
    return conflict.texts?.log ?? log(of: conflict.constraints)
  }

  private func known(_ index: Int) -> Conflict? {
    guard index >= 0 && index < conflictCount else { return nil }
    if !diagnosis.conflicts.refused.isEmpty { return diagnosis.conflicts.refused[index] }
    let all = knownConflicts.all
    return index < all.count ? all[index] : nil
  }

  private var knownConflicts: ConflictList {
    let list = diagnosis.conflicts.list ?? ConflictList(collectConflicts())
    diagnosis.conflicts.list = list
    return list
  }

  private func judgement(_ index: Int) -> Judgement? {
    guard let conflict = known(index) else { return nil }
    if let judgement = conflict.judgement { return judgement }
    let list = knownConflicts
    let judgement = judge(index, in: list)
    list.all[index].judgement = judgement
    return judgement
  }

  func forgetConflicts() {
    diagnosis.conflicts = KnownConflicts()
    diagnosis.answers = KnownAnswers(edits: edits)
  }

  /// The conflicts of the last solve, with everything about them in words.
  func conflictsInWords() -> [Conflict] {
    let list = ConflictList(collectConflicts())
    for index in list.all.indices {
      let judgement = judge(index, in: list)
      let constraints = list.all[index].constraints
      var texts = ConflictTexts()
      texts.sentences = sentences(of: constraints)
      texts.description = describe(texts.sentences)
      texts.report = report(constraints, judgement)
      texts.log = log(of: constraints)
      list.all[index].judgement = judgement
      list.all[index].texts = texts
    }
    return list.all
  }
}

// MARK: Collecting

extension Layout {
  /// Asks the solver for its conflicts and finds out whose rows they are. Those that repeat others
  /// come last, so that they do not hide any.
  private func collectConflicts() -> [Conflict] {
    guard solver.conflictCount > 0 else { return [] }
    let owners = rowOwners()
    var index = HashIndex()
    index.begin(solver.conflictCount)
    var all: [Conflict] = []
    var repeats: [Conflict] = []
    for number in 0..<solver.conflictCount {
      var conflict = Conflict()
      for member in solver.conflictMembers(number) {
        let owner = owner(of: member, owners)
        if owner != .none { conflict.constraints.append(owner) }
      }
      let hash = hash(of: conflict.constraints)
      let same = index.find(hash: hash) { isSame(all[Int($0)].constraints, conflict.constraints) }
      conflict.isRepeat = same >= 0
      if !conflict.isRepeat {
        index.insert(Int32(truncatingIfNeeded: all.count), hash: hash) { _ in false }
      }
      if conflict.isRepeat { repeats.append(conflict) } else { all.append(conflict) }
    }
    return all + repeats
  }

  /// A hash that is the same for conflicts which may be the same.
  private func hash(of constraints: [Constraint]) -> UInt32 {
    guard let first = constraints.first, let last = constraints.last else { return 0 }
    // Many may have the same binding constraints: values of one attribute of which one is kept.
    let value = ((statement(of: first)?.constant ?? 0) + 0).bitPattern
    var hash = UInt32(truncatingIfNeeded: value ^ value >> 32)
    if constraints.count > 1 { hash ^= HashIndex.hash(Int32(truncatingIfNeeded: last.id)) }
    return HashIndex.hash(Int32(bitPattern: hash))
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

  /// The constraint of every row. Conflicts are rare, so this is not kept up to date all the time.
  private func rowOwners() -> [Constraint] {
    var owners: [Constraint] = []
    func note(_ row: Row, _ owner: Constraint) {
      if row.isNone || row.isOwn { return }
      while owners.count <= Int(row.index) { owners.append(.none) }
      owners[row] = owner
    }
    for slot in constraints.taken {
      note(constraints[slot].row, constraint(at: slot))
    }
    return owners
  }

  /// The constraint of a side of a row, or of the bound of a size or what fixes it.
  private func owner(of member: ConflictMember, _ owners: [Constraint]) -> Constraint {
    let row = member.row
    guard let variable = solver.owner(ofBound: row) else {
      guard Int(row.index) < owners.count, let slot = find(owners[row]) else {
        return .none
      }
      let other = otherSide(of: slot)
      let isOther = (member.side > 0) != (constraints[slot].relation == .atMost)
      return constraint(at: !other.isNone && isOther ? other : slot)
    }
    let node = nodes.owner(ofVariable: variable.index)
    let axis: Axis = variable == nodes[node].width ? .horizontal : .vertical
    let size = own(.rootSize, of: node, axis)
    return !size.isNone && constraints[size].row == row
      ? constraint(at: size) : boundConstraint(of: node, axis)
  }

  // MARK: Judging

  /// Examining a conflict takes solves of everything that is required. So of many conflicts in a large
  /// layout only the first ones are: as many as make this product.
  private static let mostExamined = 1 << 16

  private func judge(_ index: Int, in list: ConflictList) -> Judgement {
    let requirements = list.requirements ?? Requirements(self)
    list.requirements = requirements
    let constraints = list.all[index].constraints
    if index * requirements.count > Self.mostExamined { return Judgement(constraints.count) }
    return judge(constraints, requirements)
  }
}

// MARK: In words

extension Layout {
  /// How many constraints, corrections and conflicts are in reports for people: they fit on a screen.
  static let mostTold = 12

  private func report(_ constraints: [Constraint], _ judgement: Judgement) -> Text {
    var text = describe(
      sentences(of: constraints.prefix(Self.mostTold)), of: constraints.count)
    append(judgement, of: constraints, to: &text)
    return text
  }

  private func describe(_ sentences: [Text], of total: Int? = nil) -> Text {
    let count = total ?? sentences.count
    var text = Text()
    text.append("conflict, ")
    text.append(count)
    text.append(count == 1 ? " constraint:" : " constraints:")
    for sentence in sentences {
      text.append("\n  ")
      text.append(sentence)
    }
    if count > sentences.count {
      text.append("\n  and ")
      text.append(count - sentences.count)
      text.append(" more")
    }
    return text
  }

  private func sentences(of constraints: some Sequence<Constraint>) -> [Text] {
    constraints.map { constraint in
      var text = Text()
      appendSentence(constraint, to: &text)
      appendAreas(of: constraint, to: &text)
      return text
    }
  }

  /// What a constraint does not say although it counts: how much margins or a safe area take.
  private func appendAreas(of constraint: Constraint, to text: inout Text) {
    guard let slot = find(constraint), let relation = relation(of: slot) else { return }
    for term in relation.terms where term.area != .edges {
      let (line, area) = (term.line, term.area)
      let inset = environment(of: term.node).inset(of: line, in: area)
      if inset == 0 || line.sizeShare == 0.5 { continue }
      text.append(area == .safe ? ", inside a safe area of " : ", inside margins of ")
      text.append(line.sizeShare > 0.5 ? -inset : inset, digits: 12)
    }
  }
}
