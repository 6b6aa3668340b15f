import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// Conflicts in the form in which Auto Layout logs them, for tools that read such logs. The class of a
/// node is UIView, its address its id, its identifier its name; the identifier of a constraint is its
/// name, or its sentence.
extension Layout {
  func log(of constraints: [Constraint]) -> Text {
    var text = Text()
    guard let first = constraints.first else { return text }
    text.append("Unable to simultaneously satisfy constraints.\n\t")
    text.append("(1) read the sentences between the quotes, ")
    text.append("(2) find the code that added the unwanted constraint or constraints and fix it.")
    text.append("\n(\n")
    for constraint in constraints {
      text.append("    \"")
      appendLogged(constraint, to: &text)
      text.append(constraint == constraints.last ? "\"\n" : "\",\n")
    }
    text.append(")\n\nWill attempt to recover by breaking constraint\n")
    appendLogged(first, to: &text)
    text.append("\n")
    return text
  }

  private func appendLogged(_ constraint: Constraint, to text: inout Text) {
    text.append("<NSLayoutConstraint:")
    append(address: constraint.id, to: &text)
    append(logged: place(of: constraint), to: &text)
    text.append(" '")
    appendIdentifier(of: constraint, to: &text)
    text.append("' ")
    if let bound = findSizeBound(constraint) {
      append(boundRelation(of: bound.node, bound.axis), to: &text)
    } else if let slot = find(constraint),
      let relation = statedRelation(of: constraints[slot])
    {
      append(relation, to: &text)
    }
    text.append("   (active)>")
  }

  /// The first line alone on the left side, as Auto Layout has it.
  private func append(_ relation: LinearRelation, to text: inout Text) {
    guard let first = relation.terms.first, first.factor != 0 else { return }
    appendLine(of: first, to: &text)
    switch first.factor < 0 ? relation.relation.flipped : relation.relation {
    case .atMost: text.append(" <= ")
    case .equal: text.append(" == ")
    case .atLeast: text.append(" >= ")
    }
    var isFirst = true
    for term in relation.terms.dropFirst() where term.factor != 0 {
      append(term, times: -term.factor / first.factor, isFirst: &isFirst, to: &text)
    }
    let constant = relation.constant / first.factor
    if isFirst { return text.append(constant) }
    if constant == 0 { return }
    text.append(constant < 0 ? " - " : " + ")
    text.append(constant.magnitude)
  }

  private func append(
    _ term: LineTerm, times factor: Double, isFirst: inout Bool, to text: inout Text
  ) {
    if !isFirst { text.append(factor < 0 ? " - " : " + ") }
    let printed = isFirst ? factor : factor.magnitude
    if printed != 1 {
      text.append(printed)
      text.append("*")
    }
    appendLine(of: term, to: &text)
    isFirst = false
  }

  private func appendLine(of term: LineTerm, to text: inout Text) {
    let isGuide = nodes[term.node].isGuide || term.area == .safe
    text.append(isGuide ? "UILayoutGuide:" : "UIView:")
    append(address: node(at: term.node).id, to: &text)
    if term.area == .safe {
      text.append(" 'UIViewSafeAreaLayoutGuide'")
    } else if nodes[term.node].name >= 0 {
      text.append(" '")
      append(withoutQuotes: name(of: node(at: term.node)), to: &text)
      text.append("'")
    }
    text.append(".")
    text.append(Text(term.line.words).inOneWord())
    if term.area == .margins { text.append("Margin") }
  }

  /// The size of a root goes by the name that it has in Auto Layout's logs.
  private func appendIdentifier(of constraint: Constraint, to text: inout Text) {
    if source(of: constraint) == .rootSize, let slot = find(constraint) {
      text.append(
        constraints[slot].axis == .horizontal
          ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height")
    } else {
      let name = name(of: constraint)
      append(withoutQuotes: name.bytes.isEmpty ? description(of: constraint) : name, to: &text)
    }
  }

  private func append(withoutQuotes words: Text, to text: inout Text) {
    words.bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        let byte = bytes[place], (code, length) = Text.unprintable(bytes, at: place)
        let isPlain = code == nil && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\"")
        text.append(byte: isPlain ? byte : UInt8(ascii: "_"))
        place += length
      }
    }
  }

  /// `@main.c#42`: the file without its folders, which Windows has before a backslash.
  private func append(logged place: SourceLocation, to text: inout Text) {
    if place.file == 0 { return }
    text.append("@")
    let name = file(of: place)
    let last = name.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    let start = last.map { $0 + 1 } ?? 0
    for byte in name[start...] {
      let isWord = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      text.append(byte: isWord || isLetter || isDigit ? byte : UInt8(ascii: "_"))
    }
    text.append("#")
    text.append(Int(place.line))
  }

  /// An id without the part that differs from layout to layout, so that logs can be compared.
  private func append(address id: UInt64, to text: inout Text) {
    let address = id & ~(0xFFF << 48)
    text.append("0x")
    var shift: UInt64 = 64
    while shift > 0 {
      shift -= 4
      let digit = UInt8(truncatingIfNeeded: address >> shift & 15)
      text.append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
  }
}
