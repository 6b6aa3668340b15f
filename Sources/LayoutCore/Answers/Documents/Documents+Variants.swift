import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// Variants in a document: what each needs, what properties are in it, and which constraints belong to it.
///
///     node 2 "card"
///       row
///       variant width 400
///       variant
///       in-variant 1 2 column
///       in-variant 1 3 gone
extension DocumentWriter {
  mutating func writeVariants(of node: NodeSlot, _ depth: Int) {
    for entry in layout.variantEntries(of: node) {
      switch entry.subject {
      case .need(let need):
        begin(depth)
        text.append("variant")
        if need.size.width > 0 { append(need.size.width, after: " width ") }
        if need.size.height > 0 { append(need.size.height, after: " height ") }
        if need.fits { text.append(" fits") }
        text.append("\n")
      case .property(let property, let subject, let value):
        guard let slot = layout.find(subject) else { continue }
        begin(depth)
        append(Double(entry.variant), after: "in-variant ")
        append(Double(number(of: slot)), after: " ")
        text.append(" ")
        let isUsed = layout.variants(of: node).used == entry.variant
        append(property, isUsed ? layout.value(property, at: slot) ?? value : value)
        text.append("\n")
      case .constraint: break
      }
    }
  }

  private mutating func append(_ property: Property, _ value: PropertyValue) {
    switch property {
    case .node(.gone) where value.choice == 0: text.append("not-gone")
    case .container(.axis): text.append(value.choice == 0 ? "row" : "column")
    default:
      append(property.row, value)
    }
  }

  private mutating func append(_ number: Double, after word: StaticString) {
    text.append(word)
    append(number)
  }

  /// ` variant 1 of 2`, of a constraint that belongs to one.
  mutating func appendVariant(of constraint: ConstraintSlot) {
    let (node, index) = layout.variant(of: layout.constraint(at: constraint))
    guard let slot = layout.find(node) else { return }
    append(Double(index), after: " variant ")
    append(Double(number(of: slot)), after: " of ")
  }
}

extension DocumentReader {
  /// Reads a line about variants of a node; false if it is something else.
  mutating func readVariant(of node: Node) throws(LayoutError) -> Bool {
    if takeWord("variant") {
      var need = VariantNeed(Size(width: 0, height: 0))
      if takeWord("width") { need.size.width = try number() }
      if takeWord("height") { need.size.height = try number() }
      need.fits = takeWord("fits")
      if pass == .values { try layout.addVariant(need, to: node) }
      return true
    }
    if !takeWord("in-variant") { return false }
    let variant = try variantIndex(), subject = try self.node()
    guard let (property, value) = try takeVaried() else {
      throw .argument("a parameter of a container or a member is missing")
    }
    if pass == .values {
      try layout.setValue(property, of: subject, to: value, in: node, variant)
    }
    return true
  }

  private mutating func variantIndex() throws(LayoutError) -> Int {
    let start = place, number = try number()
    if number >= 0 && number < 1e6 && number == number.rounded() { return Int(number) }
    place = start
    throw .argument("there is no variant of this index")
  }

  private mutating func takeVaried() throws(LayoutError) -> (Property, PropertyValue)? {
    if takeWord("not-gone") { return (.node(.gone), PropertyValue(Gone.not)) }
    for axis in Axis.each where takeWord(axis == .horizontal ? "row" : "column") {
      return (.container(.axis), .choice(axis == .horizontal ? 0 : 1))
    }
    for property in ContainerProperty.allCases where property != .axis {
      if let value = try take(property.row) { return (.container(property), value) }
    }
    for property in MemberProperty.allCases {
      if let value = try take(property.row) { return (.member(property), value) }
    }
    return try take(NodeProperty.gone.row).map { (.node(.gone), $0) }
  }

  /// Which variant a rule or a sum belongs to, if the line says one.
  mutating func readVariant() throws(LayoutError) -> (node: Node, index: Int)? {
    if !takeWord("variant") { return nil }
    let index = try variantIndex()
    guard takeWord("of") else { throw .argument("`of` and the number of a node are missing") }
    return (try node(), index)
  }
}

extension DocumentUpdate {
  /// Gives a node the variants that it is to have; constraints come into theirs later.
  func updateVariants(of node: NodeSlot) throws(LayoutError) {
    let said = entries(of: node, in: wanted), slot = counterpart(of: node)
    let known = entries(of: slot, in: layout)
    let isKept =
      said.count == known.count
      && said.indices.allSatisfy { place in
        said[place].variant == known[place].variant
          && isSame(said[place].subject, known[place].subject)
      }
    if isKept { return }
    let handle = layout.node(at: slot)
    try layout.clearVariants(of: handle)
    for entry in said {
      switch entry.subject {
      case .need(let need): try layout.addVariant(need, to: handle)
      case .property(let property, let subject, let value):
        try layout.setValue(
          property, of: translated(subject), to: value, in: handle, Int(entry.variant))
      case .constraint: break
      }
    }
  }

  private func entries(of node: NodeSlot, in layout: Layout) -> [VariantEntry] {
    layout.variantEntries(of: node).filter {
      if case .constraint = $0.subject { false } else { true }
    }
  }

  private func isSame(_ said: VariantEntry.Subject, _ known: VariantEntry.Subject) -> Bool {
    switch (said, known) {
    case (.need(let one), .need(let other)): one == other
    case (.property(let property, let node, let value), .property(let known, let other, let now)):
      property.isSame(as: known) && translated(node) == other && value.isSame(as: now)
    default: false
    }
  }

  private func translated(_ node: Node) -> Node {
    layout.node(at: counterpart(of: wanted.find(node) ?? .none))
  }

  /// Has a constraint belong to the variant that it is to belong to.
  func updateVariant(of constraint: Constraint, like said: ConstraintSlot) throws(LayoutError) {
    let (node, index) = wanted.variant(of: wanted.constraint(at: said))
    let (owner, known) = layout.variant(of: constraint)
    let wantedOwner = node == .none ? Node.none : translated(node)
    if wantedOwner == owner && index == known { return }
    try layout.setVariant(of: constraint, wantedOwner, index)
  }
}
