import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// A number that nothing determines, and how far it could go.
public struct AmbiguousAttribute {
  /// A width, a height, or a left or top inset.
  public var attribute: Attribute
  /// Not below this; may be infinite.
  public var minimum: Double
  /// Not above this; may be infinite.
  public var maximum: Double
  /// Whether it is in the shortest list of numbers that would determine all of them.
  public var isKey = false
}

/// The numbers that are open, as far as a limit of work lets them be found.
struct AmbiguousAttributes {
  var found: [AmbiguousAttribute] = []
  /// How many may be open, too, and were not examined; and how many keys were not looked for.
  var unexamined = 0
  var missingKeys = 0
}

/// What the constraints leave open: equally good solutions other than the one that is taken.
extension Layout {
  /// In how many independent ways frames could differ and be equally good.
  public var freedom: Int {
    if let freedom = knownAnswers.freedom { return freedom }
    let whatIf = ambiguityWhatIf()
    let freedom = whatIf.solve() ? whatIf.solver.freedom : 0
    knownAnswers.freedom = freedom
    return freedom
  }

  /// The least and the greatest that an attribute could be without any constraint of at least a priority
  /// being worse off; infinite without a bound. Not a number for a group, and while its nodes share no
  /// tree; also for a quotient of lengths that are open.
  public func range(
    of attribute: Attribute, least priority: Double = 0
  ) throws(LayoutError) -> (minimum: Double, maximum: Double) {
    let none = (minimum: Double.nan, maximum: Double.nan)
    guard let slot = find(attribute) else { throw .attribute(attribute) }
    guard priority >= 0 && priority <= Priority.required else {
      throw .number("the priority ", priority, " is not from 0 to 1000")
    }
    guard let quantity = quantity(of: slot) else { return none }
    if let known = knownAnswers.find(attribute.id, priority) { return known.range }
    let answer = KnownAnswer(attribute.id, priority)
    answer.range = range(of: quantity, in: wholeWhatIf(least: Self.least(of: priority))) ?? none
    knownAnswers.keep(answer)
    return answer.range
  }

  private func range(
    of quantity: Quantity, in whatIf: WhatIfSolver
  ) -> (minimum: Double, maximum: Double)? {
    guard let divisor = quantity.divisor else {
      guard let found = range(of: quantity.terms, in: whatIf) else { return nil }
      return (found.minimum + quantity.constant, found.maximum + quantity.constant)
    }
    guard let length = range(of: quantity.terms, in: whatIf),
      let width = range(of: divisor, in: whatIf),
      isDetermined(length.minimum, length.maximum), isDetermined(width.minimum, width.maximum)
    else { return nil }
    let quotient = length.minimum / width.minimum
    return quotient.isFinite ? (quotient, quotient) : nil
  }

  /// The numbers that are open, node by node, parents first: of each its width, height, left and top
  /// inset.
  public func ambiguousAttributes() throws(LayoutError) -> [AmbiguousAttribute] {
    try openAttributes().found
  }

  func openAttributes() throws(LayoutError) -> AmbiguousAttributes {
    if let open = knownAnswers.open { return open }
    let open = try ambiguousAttributes(ambiguityWhatIf())
    knownAnswers.open = open
    return open
  }

  /// After this many work units no further number is examined: about a second.
  private static let mostWork: UInt64 = 1 << 26

  @inline(__always)
  func ambiguousAttributes(_ whatIf: WhatIfSolver) throws(LayoutError) -> AmbiguousAttributes {
    // Attributes are made here even if a callback asks, which may make none itself.
    let wasRunning = callbacks.isRunning
    callbacks.isRunning = false
    defer { callbacks.isRunning = wasRunning }
    var open = AmbiguousAttributes()
    guard whatIf.solve() else { return open }
    let freedom = whatIf.solver.freedom
    if freedom == 0 { return open }
    var all = numbersPerhapsOpen(whatIf)
    findKeys(&all, whatIf)
    _ = whatIf.solver.limitingWork(to: Self.mostWork) { findEnds(of: &all, whatIf) }
    var numbers = Buffer<Number>()
    open.missingKeys = freedom
    for number in all.all where !isDetermined(number.minimum, number.maximum) {
      if number.isExamined { numbers.append(number) } else { open.unexamined += 1 }
      if number.isExamined && number.isKey { open.missingKeys -= 1 }
    }
    open.found = try numbers.all.map { number throws(LayoutError) in
      AmbiguousAttribute(
        attribute: attribute(at: try slot(of: number.key)), minimum: number.minimum,
        maximum: number.maximum, isKey: number.isKey)
    }
    return open
  }

  /// A number that may be open. It gets an attribute only if it is.
  private struct Number: BitwiseCopyable {
    var key: AttributeIndex.Key
    /// The what-if solver's variable for it.
    var own: Variable
    var minimum = Double.nan
    var maximum = Double.nan
    var isKey = false

    var isExamined: Bool { !minimum.isNaN && !maximum.isNaN }

    /// Whether it is of a kind, and its end on a side is not found yet.
    func isMissing(_ kind: AttributeKind, _ side: Double) -> Bool {
      key.kind == kind && (side < 0 ? minimum : maximum).isNaN
    }
  }

  private func numbersPerhapsOpen(_ whatIf: WhatIfSolver) -> Buffer<Number> {
    let isPerhapsOpen = whatIf.solver.isPerhapsOpen
    var numbers = Buffer<Number>()
    for node in nodesInOrder() {
      let record = nodes[node]
      for (kind, axis, variable) in [
        (AttributeKind.width, Axis.horizontal, record.width),
        (.height, .vertical, record.height), (.leftInset, .horizontal, record.left),
        (.topInset, .vertical, record.top),
      ] {
        guard !record.parent.isNone || !kind.isToParent, !isInGone(node, axis),
          let own = whatIf.known(variable), isPerhapsOpen[own]
        else { continue }
        let key = AttributeIndex.Key(node: node, other: .none, kind: kind)
        numbers.append(Number(key: key, own: own))
      }
    }
    return numbers
  }

  /// Finds how far each number could go. Numbers of one kind and side come one after the other, because it
  /// is a short way from the end of one to that of the next.
  ///
  /// Where one number is at its end, many may be: in a form all labels, while the fields are at their other
  /// ends. So those that are not wait for the next way, as long as one way is good for many.
  private func findEnds(of numbers: inout Buffer<Number>, _ whatIf: WhatIfSolver) {
    let kinds: [AttributeKind] = [.width, .height, .leftInset, .topInset]
    for turn in 0..<2 * kinds.count {
      let side = turn % 2 == 0 ? -1.0 : 1
      var found = 0
      var waiting = 0
      repeat {
        let mayWait = waiting <= 8 * found
        (found, waiting) = (0, 0)
        for place in 0..<numbers.count where numbers[place].isMissing(kinds[turn / 2], side) {
          let own = numbers[place].own
          if found > 0 && mayWait && !whatIf.solver.isAtEnd(own, towards: side) {
            waiting += 1
            continue
          }
          found += 1
          let end = whatIf.solver.end(of: own, towards: side)
          if end.isNaN { return }
          if side < 0 { numbers[place].minimum = end } else { numbers[place].maximum = end }
        }
      } while waiting > 0
    }
  }

  /// Each number that those before it do not determine takes one degree of freedom away.
  private func findKeys(_ numbers: inout Buffer<Number>, _ whatIf: WhatIfSolver) {
    let isKey = whatIf.solver.determining(numbers.all.map { $0.own })
    for place in 0..<numbers.count { numbers[place].isKey = isKey[place] }
  }

  /// A what-if solver of everything that is active. What is inside a node that is gone is inactive, and
  /// has no particular place.
  func wholeWhatIf(least priority: Double = 0) -> WhatIfSolver {
    whatIf { $0.priority >= priority }
  }

  /// The same for what is ambiguous. What only the fitting level holds is: it makes things small where
  /// nothing says how large they are, as the content of a node that scrolls.
  func ambiguityWhatIf() -> WhatIfSolver {
    let whatIf = whatIf { $0.priority != Priority.fitting }
    fixUnusedGuides(in: whatIf)
    return whatIf
  }

  /// Fixes guides where they are along an axis in which nothing mentions them: a guide that is one line is no
  /// ambiguity across it.
  private func fixUnusedGuides(in whatIf: WhatIfSolver) {
    var guides = NodeSlots()
    for node in nodes.taken where nodes[node].isGuide { guides.append(node) }
    if guides.isEmpty { return }
    var isMentioned = [Bool](repeating: false, count: nodes.variableEnd)
    for statement in statements() where findSizeBound(statement.owner) == nil {
      for term in statement.terms { isMentioned[term.variable] = true }
    }
    for guide in guides {
      for axis in Axis.each where !isInGone(guide, axis) {
        let (position, size) = (nodes[guide].position(axis), nodes[guide].size(axis))
        if isMentioned[position] || isMentioned[size] { continue }
        for variable in [position, size] {
          whatIf.add([Term(variable, 1)], .equal, solver.value(variable))
        }
      }
    }
  }

  private func whatIf(_ counts: (Statement) -> Bool) -> WhatIfSolver {
    let whatIf = WhatIfSolver(self)
    let hasConflict = conflictCount > 0
    let statements = statements().filter(counts)
    let isMentioned = mentionedVariables(in: statements)
    // A guide that nothing mentions along an axis has no particular place there either.
    func hasPlace(_ node: NodeSlot, _ axis: Axis) -> Bool {
      let (size, position) = (nodes[node].size(axis), nodes[node].position(axis))
      return !isInGone(node, axis)
        && (!nodes[node].isGuide || isMentioned[size]
          || isMentioned[position])
    }
    for node in nodes.taken {
      for axis in Axis.each where hasPlace(node, axis) {
        _ = whatIf.own(nodes[node].size(axis))
        if !nodes[node].parent.isNone { _ = whatIf.own(nodes[node].position(axis)) }
      }
    }
    // A constraint that is violated in a conflict stays so by as much: that others could be is no
    // ambiguity. As the total is minimal it cannot be violated less, and an equality says so.
    func isBroken(_ statement: Statement) -> Bool {
      statement.priority >= Priority.required && hasConflict && violation(statement) > 0
    }
    for statement in statements {
      if let bound = findSizeBound(statement.owner), !hasPlace(bound.node, bound.axis) { continue }
      if isBroken(statement) {
        whatIf.add(
          statement.terms, .equal, statement.constant + residual(statement),
          priority: statement.priority)
        continue
      }
      var sides =
        statement.sides ?? RowSides(statement.relation, priority: statement.priority)
      // The two constraints of content are one row, as in the layout: of two, the one that is basic could
      // leave at no cost, and would be exchanged for the other one by a pivot that does not move.
      if let other = otherSide(of: statement), counts(other), !isBroken(other) {
        if statement.relation == .atMost { continue }
        sides = RowSides(lower: statement.priority, upper: other.priority)
      }
      whatIf.add(statement.terms, statement.constant, sides)
    }
    return whatIf
  }

  /// By index: which variables something mentions, apart from the lower bounds of sizes.
  private func mentionedVariables(in statements: [Statement]) -> [Bool] {
    var isMentioned = [Bool](repeating: false, count: nodes.variableEnd)
    for statement in statements where findSizeBound(statement.owner) == nil {
      for term in statement.terms { isMentioned[term.variable] = true }
    }
    return isMentioned
  }

  /// The range of a sum: that of a variable which is kept equal to it.
  private func range(
    of terms: [Term], in whatIf: WhatIfSolver
  ) -> (minimum: Double, maximum: Double)? {
    guard let total = try? whatIf.solver.addVariable() else { return nil }
    var own = [Term(total, -1)]
    for term in terms {
      if let variable = whatIf.own(term.variable) { own.append(Term(variable, term.coefficient)) }
    }
    let row = own.withUnsafeBufferPointer {
      try? whatIf.solver.addRow($0, .equal, 0, priority: Self.boundPriority)
    }
    return row == nil || !whatIf.solve() ? nil : whatIf.range(ofOwn: total)
  }

  /// Which of several lengths could differ in equally good solutions.
  func areOpen(_ lengths: [[Term]]) -> [Bool] {
    let whatIf = ambiguityWhatIf()
    guard whatIf.solve(), whatIf.solver.freedom > 0 else {
      return [Bool](repeating: false, count: lengths.count)
    }
    return lengths.map { terms in
      range(of: terms, in: whatIf).map { !isDetermined($0.minimum, $0.maximum) } ?? false
    }
  }

  private func isDetermined(_ minimum: Double, _ maximum: Double) -> Bool {
    maximum - minimum <= 1e-9 * max(1, minimum.magnitude, maximum.magnitude)
      && minimum.isFinite && maximum.isFinite
  }
}

// MARK: In words

extension Layout {
  /// What is open, a line each, and what would determine it; empty if nothing is.
  public func ambiguityDescription() throws(LayoutError) -> Text {
    var text = Text()
    let open = try openAttributes()
    if open.found.isEmpty && open.unexamined == 0 { return text }
    let keys = open.found.filter { $0.isKey }
    let freedom = keys.count + open.missingKeys
    text.append("ambiguous, ")
    text.append(freedom)
    text.append(freedom == 1 ? " degree of freedom:" : " degrees of freedom:")
    for number in open.found {
      text.append("\n  ")
      text.append(name(of: number.attribute))
      text.append(" is ")
      text.append(measured(number.attribute))
      text.append(", could be ")
      text.append(number.minimum, digits: 12)
      text.append(" to ")
      text.append(number.maximum, digits: 12)
    }
    if open.unexamined > 0 {
      text.append("\n  and up to ")
      text.append(open.unexamined)
      text.append(" more, which were not examined")
    }
    text.append("\ndetermined by ")
    for place in keys.indices {
      if place > 0 { text.append(", ") }
      text.append(name(of: keys[place].attribute))
    }
    if open.missingKeys > 0 {
      if !keys.isEmpty { text.append(" and ") }
      text.append(open.missingKeys)
      text.append(" more")
    }
    return text
  }
}

// MARK: Exercise

extension Layout {
  /// Solves, and moves to another, equally good solution, if there is one: for 1 to the far end of
  /// what is open, for other numbers to some place in between, for 0 back. It stays there until it
  /// is called with 0, or until a node is destroyed.
  public func exercise(_ which: UInt32) throws(LayoutError) {
    try checkIdle()
    if transactions.isOpen { throw .inTransaction }
    try endExercise()
    try solve()
    if which == 0 { return }
    var rank = 0.0
    let open = try ambiguousAttributes(wholeWhatIf()).found.filter { $0.isKey }
    for number in open {
      guard let slot = find(number.attribute), let quantity = quantity(of: slot) else { continue }
      rank += 1
      let target = target(for: number, which, rank)
      // The first one gets there in any case, so that the solution is another one.
      let priority = rank == 1 ? 1e-300 : 1e-301
      let row = quantity.terms.withUnsafeBufferPointer {
        try? solver.addRow($0, .equal, target, priority: priority)
      }
      if let row { state.exercise.append(row) }
    }
    try solve()
  }

  private func target(for number: AmbiguousAttribute, _ which: UInt32, _ rank: Double) -> Double {
    let now = measured(number.attribute)
    let least = max(number.minimum, number.maximum.isFinite ? number.maximum - 100 : now - 100)
    let most = min(number.maximum, number.minimum.isFinite ? number.minimum + 100 : now + 100)
    let low = number.minimum.isFinite ? number.minimum : least
    let high = number.maximum.isFinite ? number.maximum : most
    if which == 1 { return now - low < high - now ? high : low }
    let mixed = (UInt64(which) << 32 | UInt64(rank)) &* 0x9E37_79B9_7F4A_7C15
    return low + (high - low) * (Double((mixed ^ mixed >> 29) >> 11) * 0x1p-53)
  }
}
