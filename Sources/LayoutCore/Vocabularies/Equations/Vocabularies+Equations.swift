import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Equation strings, as PLXVisualAttributeConstraints has them and more: `b.left >= a.left * 2 + 10`.
/// Each becomes sums of terms, so that nothing after this knows that they were strings.
extension Vocabularies {
  /// Makes the constraints of equation strings, in their order; a chain makes several. If any of
  /// them has a fault, none is made, unless the context has those with faults left out. The faults
  /// are in ``faulty`` until the next call. Strings without lengths end with a zero byte. Those of blanks and
  /// comments alone are lines of a file, and skipped.
  public func addEquations(
    _ texts: UnsafeBufferPointer<CName?>, lengths: UnsafePointer<Int>? = nil,
    _ context: EquationContext = EquationContext(), skipsEmpty: Bool = true
  ) throws(LayoutError) -> [Constraint] {
    try forgetFaults()
    try check(0, context.priority)
    for index in texts.indices {
      if texts[index] == nil { throw .element(index, .argument("the text is NULL")) }
      if let lengths, lengths[index] < 0 {
        throw .element(index, .argument("the length is out of range"))
      }
    }
    var reader = equations.begin(texts.count)
    defer { equations.end(reader) }
    for index in texts.indices {
      guard let text = texts[index] else { continue }
      let count = lengths.map { $0[index] } ?? length(of: text)
      let bytes = UnsafeBufferPointer(start: text, count: count)
      do throws(FoundFault) {
        try reader.read(bytes, index: index, context, self)
      } catch {
        if skipsEmpty && error.fault == .empty { continue }
        let words = reader.words(for: error, context, self)
        equations.report(
          EquationReport(error, reader.refusal, in: bytes, index: index, words: words))
      }
    }
    if !faulty.isEmpty && !context.skipsFaults { throw .equations(faulty.count, of: texts.count) }
    return try make(reader, context)
  }

  /// Makes the constraint of an equation string, the first one of a chain. A fault is never left out.
  public func addEquation(
    _ text: [UInt8], _ context: EquationContext = EquationContext()
  ) throws(LayoutError) -> Constraint {
    try text.withUnsafeBufferPointer { (text) throws(LayoutError) in
      var count = text.count
      return try addEquation(
        text.baseAddress ?? UnsafePointer(bitPattern: 1), length: &count, context)
    }
  }

  /// The same for bytes elsewhere; without a length they end with a zero byte.
  public func addEquation(
    _ text: CName?, length: UnsafePointer<Int>? = nil, _ context: EquationContext
  ) throws(LayoutError) -> Constraint {
    var text = text
    var context = context
    context.skipsFaults = false
    return try withUnsafePointer(to: &text) { (text) throws(LayoutError) in
      try addEquations(
        UnsafeBufferPointer(start: text, count: 1), lengths: length, context, skipsEmpty: false)[0]
    }
  }

  /// What was wrong with the equation strings of the last call that had some.
  public var faulty: [EquationReport] { equations.faulty }

  /// Forgets what was wrong with the strings of the last call.
  public func forgetFaults() throws(LayoutError) {
    try checkIdle()
    equations.forgetFaults()
  }

  /// Makes the constraints of everything that was read, or none. Of those that they replace some stay.
  func make(
    _ reader: EquationReader, _ context: EquationContext
  ) throws(LayoutError) -> [Constraint] {
    let replaced = try replaceable(context)
    var partners = [Int](repeating: -1, count: reader.equations.count)
    if !replaced.isEmpty {
      partners = StatedSum.partners(
        of: reader.equations.map { stated($0, reader) }, in: replaced.map { stated($0) }
      ) { _, _ in true }
    }
    var all: [Constraint] = [], made: [Constraint] = []
    all.reserveCapacity(reader.equations.count)
    constraints.reserve(sums: reader.equations.count, terms: reader.terms.count)
    for place in reader.equations.indices {
      if partners[place] >= 0 {
        all.append(constraint(at: replaced[partners[place]]))
        continue
      }
      let equation = reader.equations[place]
      do throws(LayoutError) {
        made.append(
          try reader.withTerms(of: equation) { (terms) throws(LayoutError) in
            try addChecked(
              terms, equation.relation, equation.constant, equation.priority,
              isInstalled: context.isInstalled, base: equation.base)
          })
        all.append(made[made.count - 1])
      } catch {
        while let last = made.popLast(), let slot = find(last) { try remove(constraint: slot) }
        throw error
      }
    }
    if context.isInstalled { for constraint in made { capture(constraint) } }
    try replace(replaced, partners, reader)
    return all
  }

  // MARK: Replacing

  /// The slots of what is to be replaced, as far as it is there, each once.
  private func replaceable(_ context: EquationContext) throws(LayoutError) -> ConstraintSlots {
    var all = ConstraintSlots()
    if context.replaced.isEmpty { return all }
    var isGiven = [Bool](repeating: false, count: Int(constraints.end))
    for place in context.replaced.indices {
      guard let slot = find(context.replaced[place]) else { continue }
      if constraints[slot].source != .terms {
        throw .element(
          place, .fixed(context.replaced[place], ": only sums of terms are replaced"))
      }
      if !isGiven[slot] { all.append(slot) }
      isGiven[slot] = true
    }
    return all
  }

  private func stated(_ equation: ReadEquation, _ reader: EquationReader) -> StatedSum {
    var stated = StatedSum(
      relation: equation.relation, value: equation.constant, priority: equation.priority)
    for term in reader.terms[equation.firstTerm..<equation.firstTerm + equation.termCount] {
      stated.terms.append(
        StatedSum.Term(
          node: find(term.node) ?? equation.base, isParent: term.node == .none,
          anchor: term.anchor, coefficient: term.coefficient))
    }
    return stated
  }

  /// Gives those that stay their values and priorities, and removes the others.
  private func replace(
    _ replaced: ConstraintSlots, _ partners: [Int], _ reader: EquationReader
  ) throws(LayoutError) {
    var isKept = [Bool](repeating: false, count: replaced.count)
    for place in partners.indices where partners[place] >= 0 {
      let (slot, equation) = (replaced[partners[place]], reader.equations[place])
      isKept[partners[place]] = true
      let known = constraints[slot]
      if known.value != equation.constant || known.priority != equation.priority {
        try amend(slot, equation.constant, equation.priority)
      }
    }
    for place in replaced.indices where !isKept[place] {
      try drop(constraint(at: replaced[place]))
    }
  }
}

// MARK: Writing

extension Vocabularies {
  /// Any constraint as an equation string, which reads back as the same linear form where the nodes
  /// are known by their own names. Empty for a stale handle, and for a constraint to the parent of a
  /// root.
  public func equationText(of constraint: Constraint) -> Text {
    var text = Text()
    guard let sum = sum(of: constraint) else { return text }
    let terms = sum.terms
    let base = terms.first { $0.node != .none }?.node ?? .none
    append(terms[0], terms[0].coefficient, base, to: &text)
    text.append(sum.relation.token)
    for place in terms.indices.dropFirst() {
      let coefficient = -terms[place].coefficient
      if place > 1 { text.append(coefficient < 0 ? " - " : " + ") }
      append(
        terms[place], place > 1 ? coefficient.magnitude : coefficient, base, to: &text)
    }
    if terms.count == 1 {
      text.append(sum.constant, digits: 17)
    } else if sum.constant != 0 {
      text.append(sum.constant < 0 ? " - " : " + ")
      text.append(sum.constant.magnitude, digits: 17)
    }
    let priority = priority(of: constraint)
    if priority != Priority.required {
      text.append(" @ ")
      text.append(priority, digits: 17)
    }
    return text
  }

  /// `2 * title.width`.
  private func append(
    _ term: AnchorTerm, _ coefficient: Double, _ base: Node, to text: inout Text
  ) {
    if coefficient == -1 {
      text.append("-")
    } else if coefficient != 1 {
      text.append(coefficient, digits: 17)
      text.append(" * ")
    }
    if let node = find(term.node) {
      appendReference(to: node, &text)
    } else {
      appendParent(of: base, &text)
    }
    text.append(".")
    text.append(term.anchor.token)
  }

  /// A word for the parent that is no node's name; if both are, the current parent by its name or
  /// number.
  func appendParent(of node: Node, _ text: inout Text) {
    let parent = self.parent(of: node)
    if !hasNode(named: "parent") || parent == .none { return text.append("parent") }
    if !hasNode(named: "superview") { return text.append("superview") }
    if let slot = find(parent) { appendReference(to: slot, &text) }
  }

  private func hasNode(named name: StaticString) -> Bool {
    lookUp(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)) != nil
  }

  private func isPrintable(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    !name.indices.contains { Text.unprintable(name, at: $0).code != nil }
  }

  /// The name of a node if no other has it and it can be shown in a line, and its number if not.
  func appendReference(to node: NodeSlot, _ text: inout Text) {
    let name = self.name(of: self.node(at: node)).bytes
    let found = name.withUnsafeBufferPointer { isPrintable($0) ? lookUp($0) : nil }
    if found == nil || found!.isShared {
      text.append("#")
      return text.append(number(of: node))
    }
    var isPlain = beginsName(name[0])
    for byte in name where !beginsName(byte) && !isDigit(byte) { isPlain = false }
    if isPlain { return text.append(name[...]) }
    text.append("\"")
    for byte in name {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { text.append("\\") }
      text.append(byte: byte)
    }
    text.append("\"")
  }
}

extension Relation {
  fileprivate var token: StaticString {
    switch self {
    case .atMost: " <= "
    case .equal: " == "
    case .atLeast: " >= "
    }
  }
}
