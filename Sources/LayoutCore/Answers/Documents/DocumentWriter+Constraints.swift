import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// The constraints of a node: those of its attributes, then sums.
extension DocumentWriter {
  mutating func writeConstraints(of node: NodeSlot, _ depth: Int) {
    let record = layout.nodes[node]
    var all = AttributeSlots()
    var attribute = record.firstAttribute
    while !attribute.isNone {
      all.append(attribute)
      attribute = layout.attributes[attribute].next
    }
    // By key, so that the order in which attributes were asked for does not show.
    let order = order(by: all.map { key(of: $0) })
    for place in order { writeConstraints(ofAttribute: all[place], depth) }
    for sum in layout.sums(beginningWith: node) { write(sum: sum, depth) }
  }

  private func key(of attribute: AttributeSlot) -> Double {
    let key = layout.attributes[attribute].key
    return Double(key.kind.rawValue) * 0x1p32 + Double(number(of: key.other))
  }

  func number(of node: NodeSlot) -> Int { layout.number(of: node) }

  private mutating func writeConstraints(ofAttribute attribute: AttributeSlot, _ depth: Int) {
    let record = layout.attributes[attribute], extras = layout.attributes[extrasOf: attribute]
    if extras.name >= 0 {
      begin(depth)
      text.append("name ")
      append(record.key)
      text.append(" ")
      appendQuoted(layout.name(of: layout.attribute(at: attribute)))
      text.append("\n")
    }
    for property in AttributeProperty.allCases {
      let (row, value) = (property.row, extras[property])
      if value.isSame(as: row.usual) { continue }
      begin(depth)
      appendWord(Text(row.word))
      text.append(record.isAskedBackwards ? " reversed " : " ")
      append(record.key)
      append(value, row.meaning)
      text.append("\n")
    }
    // Values before rules, as they are read.
    for areRules in [false, true] {
      for constraint in layout.constraints(ofAttribute: attribute, areRules: areRules) {
        write(constraint, record, depth)
      }
    }
  }

  private mutating func write(
    _ constraint: ConstraintSlot, _ attribute: AttributeRecord, _ depth: Int
  ) {
    let record = layout.constraints[constraint]
    begin(depth)
    if attribute.isAskedBackwards { text.append("reversed ") }
    append(attribute.key)
    append(record.relation)
    if record.source == .link {
      let link = layout.constraints.links[record.link]
      append(link.multiplier)
      text.append(" * ")
      let followed = layout.attributes[link.target].key
      appendWord(followed.kind.words)
      text.append(" of ")
      text.append(number(of: followed.node))
      appendOther(followed)
      text.append(" + ")
    }
    append(record.value)
    if record.source == .rule { text.append(" rule") }
    end(constraint)
  }

  private mutating func append(_ key: AttributeIndex.Key) {
    appendWord(key.kind.words)
    appendOther(key)
  }

  private mutating func appendOther(_ key: AttributeIndex.Key) {
    if key.other.isNone { return }
    text.append(" to ")
    text.append(number(of: key.other))
  }

  private mutating func append(_ relation: Relation) {
    switch relation {
    case .atMost: text.append(" <= ")
    case .equal: text.append(" = ")
    case .atLeast: text.append(" >= ")
    }
  }

  /// Some words as one.
  mutating func appendWord(_ words: Text) {
    for byte in words.bytes {
      text.append(byte: byte == UInt8(ascii: " ") ? UInt8(ascii: "-") : byte)
    }
  }

  private mutating func write(sum: ConstraintSlot, _ depth: Int) {
    let record = layout.constraints[sum]
    begin(depth)
    text.append("sum")
    append(record.relation)
    append(record.value)
    text.append(" :")
    var isFirst = true
    var term = record.firstTerm
    while !term.isNone {
      let part = layout.constraints.terms[term]
      text.append(isFirst ? " " : ", ")
      isFirst = false
      append(part.coefficient)
      text.append(" ")
      if part.isParent { text.append("parent") } else { text.append(number(of: part.node)) }
      text.append(" ")
      appendWord(part.anchor.words)
      term = part.next
    }
    end(sum)
  }

  /// What all constraints end with: whether they are active, their priority, their name, and notes.
  mutating func end(_ constraint: ConstraintSlot) {
    let record = layout.constraints[constraint]
    appendVariant(of: constraint)
    if record.marks.isOff { text.append(" off") }
    if record.priority != Priority.required {
      text.append(" @")
      append(record.priority)
    }
    if layout.constraints.extras[constraint].name >= 0 {
      text.append(" named ")
      appendQuoted(layout.name(of: layout.constraint(at: constraint)))
    }
    appendNumber(ofFormatted: constraint)
    if hasNotes { appendNotes(constraint) }
    text.append("\n")
  }

  private mutating func appendNotes(_ slot: ConstraintSlot) {
    let constraint = layout.constraint(at: slot)
    let violation = layout.violation(of: constraint)
    if violation > 0 {
      text.append("  # away by ")
      text.append(violation, digits: 6)
    }
    layout.append(layout.place(of: constraint), after: "  # ", to: &text)
  }
}
