import ConstraintSolver
import LayoutStore

/// Names and sentences, in the words of the original KeepLayout, with names in place of pointers.
extension Vocabularies {
  /// The name that the host gave an attribute, as that of a node; empty without one.
  public func storedName(of attribute: Attribute) -> UnsafeBufferPointer<UInt8> {
    names.bytes(of: findTarget(attribute).map { ownName(of: $0) } ?? -1)
  }

  /// The name of an attribute: its own, or the readable default. Empty for a stale handle.
  public func name(of attribute: Attribute) -> Text {
    var text = Text()
    guard let target = findTarget(attribute) else { return text }
    let own = ownName(of: target)
    if own >= 0 { names.append(own, to: &text) } else { appendName(of: target, to: &text) }
    return text
  }

  /// The name of an attribute as it stands in a line. Nothing for a stale handle.
  func appendName(of attribute: Attribute, to text: inout Text) {
    if let target = findTarget(attribute) { appendName(of: target, to: &text) }
  }

  /// An attribute with its values, `width of <title> [100 < 120@750 < none]`; a group with its
  /// attributes, one a line.
  public func description(of attribute: Attribute) -> Text {
    var text = Text()
    guard let target = findTarget(attribute) else { return text }
    appendName(of: target, to: &text)
    if case .single(let slot) = target {
      appendValues(of: slot, to: &text)
      return text
    }
    forEachExisting(target) { member in
      text.append("\n  ")
      appendName(of: member, to: &text)
      appendValues(of: member, to: &text)
    }
    return text
  }

  /// A constraint as a sentence, also one that a refusal has taken back, as long as that is known.
  /// Empty for other stale handles.
  public func description(of constraint: Constraint) -> Text {
    var text = Text()
    if let bound = findSizeBound(constraint) {
      appendSize(bound.axis, of: bound.node, to: &text)
      text.append(" cannot be negative")
    } else if let slot = find(constraint) {
      let source = constraints[slot].source
      if source.isDerived && source.isOwn { return ownDescription(constraints[slot]) }
      appendSubject(constraint, to: &text)
      appendPredicate(constraints[slot], to: &text)
    } else if let sentence = refusedSentence(constraint) {
      return sentence
    }
    return text
  }

  /// A constraint with another value: `width of <a> equal to 2 * width of <b> + 10 instead of 2 *
  /// width of <b>`.
  package func appendCorrection(_ constraint: Constraint, _ value: Double, to text: inout Text) {
    guard let slot = find(constraint) else { return }
    var record = constraints[slot]
    appendSubject(constraint, to: &text)
    appendRelation(record.relation, to: &text)
    let present = record
    record.value = value
    appendRightSide(record, to: &text)
    text.append(" instead of ")
    appendRightSide(present, to: &text)
    if present.source == .container, let parameter = parameter(ofContainer: present) {
      text.append(" (")
      text.append(parameter)
      text.append(")")
    }
  }

  /// What a constraint is of: `width of <title>`, or `content width of <title>`.
  package func appendSubject(_ constraint: Constraint, to text: inout Text) {
    guard let slot = find(constraint) else { return }
    let record = constraints[slot], name = constraints.extras[slot].name
    if name >= 0 {
      names.quote(name, to: &text)
      text.append(": ")
    }
    appendFormat(of: slot, to: &text)
    if record.source.isOwn {
      if record.source == .content { text.append("content ") }
      appendSize(record.axis, of: record.node, to: &text)
    } else if record.source == .container {
      appendContainerSubject(record, to: &text)
    } else if record.source.isSum {
      append(term: record.firstTerm, constraints.terms[record.firstTerm].coefficient, to: &text)
    } else {
      appendName(of: record.attribute, to: &text)
    }
  }

  func appendRelation(_ relation: Relation, to text: inout Text) {
    switch relation {
    case .atMost: text.append(" at most ")
    case .equal: text.append(" equal to ")
    case .atLeast: text.append(" at least ")
    }
  }
}

extension Vocabularies {
  /// Content, and what follows from being gone, as a sentence.
  private func ownDescription(_ record: ConstraintRecord) -> Text {
    var text = Text()
    appendSize(record.axis, of: record.node, to: &text)
    if record.source == .gone {
      text.append(" is 0, as it is gone")
      return text
    }
    text.append(record.relation == .atMost ? " hugs its content of " : " holds its content of ")
    text.append(record.value)
    text.append(" with ")
    text.append(Priority.description(record.priority))
    text.append(" priority")
    return text
  }
}

// MARK: Pieces

extension Vocabularies {
  /// `<title>`, `<title #3>` where several nodes have that name, or `<node #3>` without one: the
  /// number is that of equations.
  package func appendName(ofNode node: NodeSlot, to text: inout Text) {
    if node.isNone { return text.append("<none>") }
    let subject = isProxy(node) ? subject(of: node) : node
    let record = nodes.records[anyhow: subject], name = record.name
    if record.traits.contains(.line) { return appendName(ofLine: subject, to: &text) }
    text.append("<")
    if name >= 0 { names.quote(name, to: &text) }
    if name < 0 || isShared(name) {
      text.append(name >= 0 ? " #" : record.isGuide ? "guide #" : "node #")
      text.append(Int(record.serial.magnitude))
    }
    text.append(">")
  }

  /// `line 2 of <node #3>`; `a line of` that, once it is gone; `column 2 of <node #3>` of a grid.
  private func appendName(ofLine line: NodeSlot, to text: inout Text) {
    let owner = nodes.records[anyhow: line].parent
    if isGrid(owner), let (axis, place) = track(of: line, in: owner) {
      text.append(axis == .horizontal ? "column " : "row ")
      text.append(place)
    } else if nodes.isTaken(line) {
      var (place, before) = (1, nodes[line].previous)
      while !before.isNone {
        if nodes[before].traits.contains(.line) { place += 1 }
        before = nodes[before].previous
      }
      text.append("line ")
      text.append(place)
    } else {
      text.append("a line")
    }
    text.append(" of ")
    appendName(ofNode: owner, to: &text)
  }

  /// Whether several nodes have a name.
  private func isShared(_ name: Int32) -> Bool {
    var bytes = Text()
    names.append(name, to: &bytes)
    return bytes.bytes.withUnsafeBufferPointer { lookUp($0)?.isShared ?? false }
  }

  private func appendSize(_ axis: Axis, of node: NodeSlot, to text: inout Text) {
    text.append(axis == .horizontal ? "width of " : "height of ")
    appendName(ofNode: node, to: &text)
  }

  private func appendName(of target: Target, to text: inout Text) {
    switch target {
    case .single(let slot), .readyMade(let slot): appendName(of: slot, to: &text)
    case .group(let slot):
      if attributes.groups.name(of: slot) < 0 { return text.append("(no name)") }
      names.quote(attributes.groups.name(of: slot), to: &text)
    }
  }

  /// Where the name that a host gave is in the layout's names; -1 without one.
  private func ownName(of target: Target) -> Int32 {
    switch target {
    case .single(let slot), .readyMade(let slot): ownName(of: slot)
    case .group(let slot): attributes.groups.name(of: slot)
    }
  }

  private func appendName(of attribute: AttributeSlot, to text: inout Text) {
    let name = ownName(of: attribute)
    if name >= 0 { return names.quote(name, to: &text) }
    let key = attributes[attribute].key
    text.append(key.kind.words)
    text.append(" of ")
    appendName(ofNode: key.node, to: &text)
    if key.kind.isToParent {
      text.append(key.kind.family == .center ? " in superview " : " to superview ")
      appendName(ofNode: nodes[key.node].parent, to: &text)
    } else if !key.other.isNone {
      text.append(" to ")
      appendName(ofNode: key.other, to: &text)
    }
  }

  private func appendPredicate(_ record: ConstraintRecord, to text: inout Text) {
    appendRelation(record.relation, to: &text)
    appendRightSide(record, to: &text)
    text.append(" with ")
    text.append(Priority.description(record.priority))
    text.append(" priority")
    if record.marks.contains(.ofMask) { text.append(", by its autoresizing mask") }
    if record.source == .rootSize { text.append(", given from outside") }
  }

  /// A number, or `2 * width of <title> + 10` where another attribute is followed; with the signs of the other side
  /// of an alignment, if it is to be negated.
  private func appendRightSide(
    _ record: ConstraintRecord, isNegated: Bool = false, to text: inout Text
  ) {
    if record.source == .container { return appendContainerRightSide(record, to: &text) }
    if record.source.isSum { return appendRightSide(ofSum: record, to: &text) }
    let value = isNegated ? 0 - record.value : record.value
    guard record.source == .link else { return text.append(value) }
    let link = constraints.links[record.link]
    let multiplier = isNegated ? -link.multiplier : link.multiplier
    if multiplier != 1 {
      text.append(multiplier)
      text.append(" * ")
    }
    appendName(of: link.target, to: &text)
    if value == 0 { return }
    text.append(value < 0 ? " - " : " + ")
    text.append(value.magnitude)
  }

  /// The terms after the first, with the other sign, and the constant: `right of <title> + 10`.
  private func appendRightSide(ofSum record: ConstraintRecord, to text: inout Text) {
    var isFirst = true
    forEachTerm(from: constraints.terms[record.firstTerm].next) { term in
      let coefficient = -constraints.terms[term].coefficient
      if !isFirst { text.append(coefficient < 0 ? " - " : " + ") }
      append(term: term, isFirst ? coefficient : coefficient.magnitude, to: &text)
      isFirst = false
    }
    if isFirst { return text.append(record.value) }
    if record.value == 0 { return }
    text.append(record.value < 0 ? " - " : " + ")
    text.append(record.value.magnitude)
  }

  /// `2 * width of <title>`.
  private func append(term: TermSlot, _ coefficient: Double, to text: inout Text) {
    if coefficient != 1 {
      text.append(coefficient)
      text.append(" * ")
    }
    text.append(constraints.terms[term].anchor.words)
    text.append(" of ")
    if constraints.terms[term].isParent { text.append("superview ") }
    appendName(ofNode: nodeSlot(ofTerm: term), to: &text)
  }

  private func appendValues(of attribute: AttributeSlot, to text: inout Text) {
    text.append(" [")
    appendValue(of: attribute, .atLeast, to: &text)
    text.append(" < ")
    appendValue(of: attribute, .equal, to: &text)
    text.append(" < ")
    appendValue(of: attribute, .atMost, to: &text)
    text.append("]")
  }

  private func appendValue(of attribute: AttributeSlot, _ relation: Relation, to text: inout Text) {
    let constraint = valueSlot(attribute, relation)
    if constraint.isNone { return text.append("none") }
    appendRightSide(
      constraints[constraint], isNegated: constraints[constraint].attribute != attribute, to: &text)
    if constraints[constraint].priority != Priority.required {
      text.append("@")
      text.append(constraints[constraint].priority)
    }
  }
}

extension AttributeKind {
  /// What sentences call it: by its line, or its lines, and its family.
  package var words: Text {
    var text = Text(ownWords ?? (isGroup ? groupWord : Line(rawValue: side)?.words ?? ""))
    if ownWords != nil { return text }
    text.append(family.word)
    if isGroup { text.append("s") }
    return text
  }

  /// The words of kinds that are called otherwise.
  private var ownWords: StaticString? {
    switch self {
    case .width: "width"
    case .height: "height"
    case .aspectRatio: "aspect ratio"
    case .size: "size"
    case .center: "center"
    case .horizontalCenter: "horizontal center"
    case .verticalCenter: "vertical center"
    case .horizontalAlign: "horizontal center alignment"
    case .verticalAlign: "vertical center alignment"
    case .edgeAlign: "edge alignment"
    case .centerAlign: "center alignment"
    default: nil
    }
  }

  private var groupWord: StaticString {
    side == 0 ? "all" : side == 1 ? "horizontal" : "vertical"
  }
}

extension Family {
  fileprivate var word: StaticString {
    switch self {
    case .dimension, .center: ""
    case .inset: " inset"
    case .safeInset: " safe inset"
    case .marginInset: " margin inset"
    case .offset: " offset"
    case .alignment: " alignment"
    }
  }
}
