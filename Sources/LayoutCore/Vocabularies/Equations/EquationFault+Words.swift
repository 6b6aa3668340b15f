import LayoutStore

// Faults in words: with what is written there, and with what is likely to be meant.

extension EquationReader {
  /// A fault of the string that was read last, in one line.
  mutating func words(
    for found: FoundFault, _ context: EquationContext, _ layout: Vocabularies
  ) -> Text {
    if let refusal { return layout.words(for: refusal) }
    switch found.fault {
    case .relation: return relationWords(at: found.place)
    case .unknownNode, .unknownAttribute, .unknownMetric, .unknownPriority, .ambiguous,
      .metricAndPriority, .metricAndNode:
      return nameWords(for: found, context, layout)
    default: return Text(found.fault.words)
    }
  }

  private func relationWords(at start: Int) -> Text {
    var end = start
    while end < bytes.count, isSign(bytes[end]) { end += 1 }
    let written = UnsafeBufferPointer(rebasing: bytes[start..<end])
    if written.isEmpty || written.count > 3 { return Text(EquationFault.relation.words) }
    var text = Text()
    text.append(quoting: written)
    let likely: [(StaticString, StaticString)] = [
      ("=", "=="), ("===", "=="), ("<", "<="), ("=<", "<="), ("≤", "<="), (">", ">="), ("=>", ">="),
      ("≥", ">="),
    ]
    for (wrong, right) in likely where written.elementsEqual(bytesOf(wrong)) {
      text.append(" is no relation; ")
      text.append(right)
      text.append(" is")
      return text
    }
    text.append(" is no relation: ==, <= or >=")
    return text
  }

  private mutating func nameWords(
    for found: FoundFault, _ context: EquationContext, _ layout: Vocabularies
  ) -> Text {
    let written = written(at: found.place)
    let isOfEither = size != nil && found.fault == .unknownMetric
    var text = Text(isOfEither ? "there is no node or metric " : found.fault.words)
    text.append(quoting: written)
    if let name = hyphenated(at: found.place, layout) {
      text.append("; ")
      text.append(quoting: name)
      text.append(" is a name between double quotes alone")
      return text
    }
    var nearest = NearestName(to: written)
    switch found.fault {
    case .unknownNode: consider(nodesIn: context, layout, for: &nearest)
    case .unknownAttribute:
      for number in 1...AnchorKind.count {
        if let anchor = AnchorKind(rawValue: number) { nearest.consider(anchor.token, &search) }
      }
      nearest.consider(Text("baseline"), &search)
    case .unknownMetric:
      if names.node(written, context, layout) != nil || isParent(written) {
        text.append(", and a node needs a dot and an attribute")
        return text
      }
      if attribute(written) != nil {
        text.append(", and an attribute needs a node and a dot")
        return text
      }
      for word: StaticString in ["inset", "offset"]
      where written.elementsEqual(bytesOf(word)) {
        text.append("; equations are about edges, as a.left == parent.left + 8")
        return text
      }
      if isOfEither { consider(nodesIn: context, layout, for: &nearest) }
      consider(context.metrics, for: &nearest)
    case .unknownPriority:
      for (word, _) in Priority.words { nearest.consider(Text(word), &search) }
      consider(context.metrics, for: &nearest)
    case .ambiguous: text.append("; pass names for nodes")
    default: text.append("; call the metric something else")
    }
    text.append(nearest)
    return text
  }

  /// The name of a node that goes on behind a minus sign; nil if there is none.
  private func hyphenated(at start: Int, _ layout: Vocabularies) -> UnsafeBufferPointer<UInt8>? {
    var end = start
    while end < bytes.count, isInName(bytes[end]) || bytes[end] == UInt8(ascii: "-") { end += 1 }
    let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
    return name.contains(UInt8(ascii: "-")) && layout.lookUp(name) != nil ? name : nil
  }

  /// A name where it was read: up to its end, and without quotes.
  private func written(at start: Int) -> UnsafeBufferPointer<UInt8> {
    let isQuoted = bytes[start] == UInt8(ascii: "\"")
    let first = isQuoted || bytes[start] == UInt8(ascii: "#") ? start + 1 : start
    var end = first
    while end < bytes.count, isQuoted ? bytes[end] != UInt8(ascii: "\"") : isInName(bytes[end]) {
      end += 1
    }
    return UnsafeBufferPointer(rebasing: bytes[(isQuoted ? first : start)..<end])
  }

  private mutating func consider(
    nodesIn context: EquationContext, _ layout: Vocabularies, for nearest: inout NearestName
  ) {
    if context.names.count > 0 { return consider(context.names, for: &nearest) }
    nearest.consider(Text("parent"), &search)
    nearest.consider(Text("superview"), &search)
    for node in layout.nodes.taken where search.isOpen {
      nearest.consider(layout.name(of: layout.node(at: node)), &search)
    }
  }

  private mutating func consider(
    _ names: UnsafeBufferPointer<CName?>, for nearest: inout NearestName
  ) {
    for name in names where search.isOpen {
      guard let name else { continue }
      var text = Text()
      text.append(UnsafeBufferPointer(start: name, count: length(of: name)))
      nearest.consider(text, &search)
    }
  }
}

/// Whether a byte may be of a relation, however wrong: also of ≤ and ≥.
private func isSign(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
    UInt8(ascii: "~"), UInt8(ascii: ":"), 0xE2, 0x89, 0xA4, 0xA5:
    true
  default: false
  }
}

package func bytesOf(_ word: StaticString) -> UnsafeBufferPointer<UInt8> {
  UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
}

extension Text {
  /// Appends the name that is likely to be meant, if there is one.
  package mutating func append(_ nearest: NearestName) {
    guard let name = nearest.name else { return }
    append("; the nearest is ")
    name.bytes.withUnsafeBufferPointer { append(quoting: $0) }
  }

  /// Appends what a host has written, in quotation marks; the beginning of what is long.
  package mutating func append(quoting written: UnsafeBufferPointer<UInt8>) {
    var end = min(written.count, 60)
    while end < written.count, end > 0, written[end] & 0xC0 == 0x80 { end -= 1 }
    append("\"")
    append(escaping: UnsafeBufferPointer(rebasing: written[..<end]), isQuoted: true)
    append(end < written.count ? "...\"" : "\"")
  }
}

extension EquationFault {
  /// Its message; up to the name, for one of a name.
  var words: StaticString {
    switch self {
    case .empty: "there is nothing here"
    case .text: "this is no text: UTF-8 without a zero byte is needed"
    case .operand: "a node, a number or a metric is missing here"
    case .attribute: "an attribute is missing here: left, width, centerX ..."
    case .unknownNode: "there is no node "
    case .unknownMetric: "there is no metric "
    case .unknownAttribute: "there is no attribute "
    case .relation: "a relation is missing here: ==, <= or >="
    case .end: "the equation should have ended here"
    case .parenthesis: "a closing parenthesis is missing here"
    case .quote: "this name in quotes does not end"
    case .number: "this is not how a number is written"
    case .range: "this number is larger than 1e12"
    case .product: "attributes cannot be multiplied with each other"
    case .divisor: "nothing can be divided by an attribute"
    case .zero: "this divides by 0"
    case .priority: "a priority is a number above 0 and at most 1000"
    case .constant: "there is no attribute on either side"
    case .depth: "these parentheses are nested more than 64 deep"
    case .refused: ""
    case .ambiguous: "several nodes have the name "
    case .unknownPriority: "there is no priority or metric "
    case .metricAndPriority: "this is a priority and a metric: "
    case .metricAndNode: "this is a node and a metric: "
    case .orientation: "a format begins with H: or V:, with a view, or with |"
    case .view: "a view is missing here: [name]"
    case .bracket: "a closing ] is missing here"
    case .connection: "no connection: -, -8-, -(>=8)-, ~ or ->; negative numbers need parentheses"
    case .viewRange:
      "a range ends with the number of its last view, not below the first: [cell1..8]"
    case .many: "ranges of views make more than 65536 constraints here"
    case .nothing: "this format makes no constraint"
    case .formatEnd: "the format should have ended here"
    case .stack: "a view stack is a name, a colon, and views: {row:[a]-[b]}"
    }
  }
}
