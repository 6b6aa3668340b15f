import ConstraintSolver
import LayoutStore

/// Writes a format as a string, with the values that its constraints have now. Where a gap has lost its
/// constraints there is `->`; a view that is gone is left out.
struct FormatWriter {
  private let layout: Vocabularies
  private let record: FormatRecord
  private let lines: FormatLines
  private(set) var text = Text()

  /// The gap since the last view.
  private var gap = Text()
  private var gapCount = 0
  private var gapKind = FormatPartKind.gap
  private var isPlainGap = false
  /// What kind of gap the present predicate is of, and whether a constraint of it has been written.
  private var predicateKind = FormatPartKind.gap
  private var hasPredicate = false
  private var isBarPending = false
  private var isViewOpen = false
  /// Of the stacks that have not ended, whether each has been written: one of a node that is gone is left out.
  private var stacks: [Bool] = []
  private var isStackOpen = false
  private var sizeCount = 0
  private var hasView = false

  init(_ layout: Vocabularies, _ format: FormatSlot) {
    self.layout = layout
    record = layout.formats.records[format]
    lines = FormatLines(record.axis, record.options)
  }

  mutating func write() {
    text.append(record.axis == .horizontal ? "H:" : "V:")
    var part = record.firstPart
    while !part.isNone {
      write(layout.formats.parts[part])
      part = layout.formats.parts[part].next
    }
    while !stacks.isEmpty { endStack() }
    closeView()
    if record.priority == Priority.required { return }
    text.append(" @ ")
    text.append(record.priority, digits: 17)
  }

  private mutating func write(_ part: FormatPart) {
    switch part.kind {
    case .bar: writeBar()
    case .view, .nextView:
      if part.kind == .view { closeView() }
      if let view = layout.find(part.node) { write(view: view) }
    case .stack:
      closeView()
      let view = layout.find(part.node)
      if let view { write(view: view, begin: "{") }
      isStackOpen = view != nil
      stacks.append(isStackOpen)
    case .stackEnd: endStack()
    case .size:
      if let slot = layout.find(part.constraint) { writeSize(slot) }
    case .gap, .standardGap, .flexibleGap, .nextGap:
      if part.kind != .nextGap { (hasPredicate, predicateKind) = (false, part.kind) }
      if let slot = layout.find(part.constraint), !hasPredicate { addGap(slot, predicateKind) }
    case .equal, .alignment: return
    }
  }

  // MARK: Views

  private mutating func writeBar() {
    if !hasView {
      isBarPending = true
    } else if gapCount > 0 {
      closeView()
      writeGap()
      text.append("|")
    }
  }

  private mutating func write(view: NodeSlot, begin: StaticString = "[") {
    if isViewOpen {
      if sizeCount > 0 { text.append(")") }
      text.append(",")
    } else {
      if hasView {
        if gapCount > 0 { writeGap() } else { text.append("->") }
      } else if isBarPending && gapCount > 0 {
        text.append("|")
        writeGap()
      }
      text.append(begin)
    }
    (hasView, isViewOpen, sizeCount) = (true, true, 0)
    layout.appendReference(to: view, &text)
  }

  private mutating func closeView() {
    if isViewOpen {
      if sizeCount > 0 { text.append(")") }
      text.append(isStackOpen ? ":" : "]")
    }
    (isViewOpen, isStackOpen) = (false, false)
  }

  private mutating func endStack() {
    closeView()
    guard stacks.popLast() ?? false else { return }
    if gapCount > 0 { writeGap() } else { text.append("->") }
    text.append("}")
  }

  private mutating func writeSize(_ constraint: ConstraintSlot) {
    if !isViewOpen { return }
    text.append(sizeCount == 0 ? "(" : ",")
    sizeCount += 1
    text.append(predicate(constraint, skipping: 1))
  }

  // MARK: Gaps

  private mutating func addGap(_ constraint: ConstraintSlot, _ kind: FormatPartKind) {
    hasPredicate = true
    if gapCount > 0 {
      gap.append(",")
      isPlainGap = false
    } else if kind == .flexibleGap {
      (gapKind, isPlainGap) = (kind, isFlexible(constraint))
    } else if kind == .standardGap && isStandard(constraint) {
      (gapKind, isPlainGap) = (kind, true)
    } else {
      (gapKind, isPlainGap) = (.gap, isPlain(constraint))
    }
    gap.append(predicate(constraint, skipping: 2))
    gapCount += 1
  }

  private mutating func writeGap() {
    let isFlexible = gapKind == .flexibleGap
    if isPlainGap && gapKind != .gap {
      text.append(isFlexible ? "~" : "-")
    } else if !isPlainGap || gap.bytes != [UInt8(ascii: "0")] {
      text.append(isFlexible ? "~" : "-")
      if !isPlainGap { text.append("(") }
      text.append(gap)
      if !isPlainGap { text.append(")") }
      text.append(isFlexible ? "~" : "-")
    }
    gap = Text()
    gapCount = 0
  }

  /// Whether a gap can be written without parentheses: a number that is not negative.
  private func isPlain(_ constraint: ConstraintSlot) -> Bool {
    let record = layout.constraints[constraint]
    return isNumber(constraint) && record.relation == .equal && record.value >= 0
      && record.priority == self.record.priority && !isOfMargin(constraint)
  }

  private func isStandard(_ constraint: ConstraintSlot) -> Bool {
    let record = layout.constraints[constraint]
    return isNumber(constraint) && record.relation == .equal
      && record.priority == self.record.priority
      && record.value == (isOfMargin(constraint) ? 0 : FormatRows.standardGap)
  }

  private func isFlexible(_ constraint: ConstraintSlot) -> Bool {
    let record = layout.constraints[constraint]
    return isNumber(constraint) && record.relation == .atLeast && record.value == 0
      && record.priority == min(FormatRows.flexiblePriority, self.record.priority)
  }

  /// Whether a gap relates to a number alone: it has no terms but those of its two ends.
  private func isNumber(_ constraint: ConstraintSlot) -> Bool {
    var count = 0
    layout.forEachTerm(from: layout.constraints[constraint].firstTerm) { _ in count += 1 }
    return count == 2
  }

  /// Whether the gap begins or ends at the margins of the superview.
  private func isOfMargin(_ constraint: ConstraintSlot) -> Bool {
    let first = layout.constraints[constraint].firstTerm,
      second = layout.constraints.terms[first].next
    return layout.constraints.terms[first].anchor.area != .edges
      || !second.isNone && layout.constraints.terms[second].anchor.area != .edges
  }

  // MARK: Predicates

  /// `>=2 * b + 8@700`, without the terms that the place of a predicate stands for. A gap to the margins counts
  /// from the edges, as all do that are written with a sum.
  private func predicate(_ constraint: ConstraintSlot, skipping count: Int) -> Text {
    var text = Text()
    let record = layout.constraints[constraint]
    switch record.relation {
    case .atMost: text.append("<=")
    case .equal: break
    case .atLeast: text.append(">=")
    }
    var isFirst = true
    var place = 0
    layout.forEachTerm(from: record.firstTerm) { slot in
      let term = layout.constraints.terms[slot]
      place += 1
      if place > count {
        append(-term.coefficient, term, &isFirst, &text)
      } else if count == 2 && term.anchor.area != .edges {
        let isFar = term.anchor == lines.farMargin
        var edge = term
        edge.anchor = isFar ? lines.far : lines.near
        append(1, isFar != lines.isReversed ? edge : term, &isFirst, &text)
        append(-1, isFar != lines.isReversed ? term : edge, &isFirst, &text)
      }
    }
    if isFirst {
      text.append(record.value, digits: 17)
    } else if record.value != 0 {
      text.append(record.value < 0 ? " - " : " + ")
      text.append(record.value.magnitude, digits: 17)
    }
    if record.priority != self.record.priority {
      text.append("@")
      text.append(record.priority, digits: 17)
    }
    return text
  }

  /// `50%`, `2 * b`, `b.left`.
  private func append(
    _ coefficient: Double, _ term: TermRecord, _ isFirst: inout Bool, _ text: inout Text
  ) {
    if !isFirst { text.append(coefficient < 0 ? " - " : " + ") }
    let factor = isFirst ? coefficient : coefficient.magnitude
    isFirst = false
    let percentage = factor * 100
    if term.isParent && term.anchor == lines.size && percentage / 100 == factor {
      text.append(percentage, digits: 17)
      return text.append("%")
    }
    if factor == -1 {
      text.append("-")
    } else if factor != 1 {
      text.append(factor, digits: 17)
      text.append(" * ")
    }
    if term.isParent {
      layout.appendParent(of: layout.node(at: term.node), &text)
    } else {
      layout.appendReference(to: term.node, &text)
    }
    if term.anchor == lines.size { return }
    text.append(".")
    text.append(term.anchor.token)
  }

  // MARK: One constraint

  /// What of a format a constraint stands for: `H:[label]-8-[field]`.
  mutating func write(excerptOf part: FormatPart) {
    guard let constraint = layout.find(part.constraint) else { return }
    text.append(record.axis == .horizontal ? "H:" : "V:")
    let first = layout.constraints[constraint].firstTerm,
      second = layout.constraints.terms[first].next
    if part.kind == .size {
      write(view: layout.constraints.terms[first].node)
      writeSize(constraint)
      return closeView()
    }
    let isForward = !lines.isReversed || part.kind == .alignment
    let (from, to) = isForward ? (second, first) : (first, second)
    let isFirst = part.kind != .alignment && isInside(from, lines.near, lines.nearMargin)
    let isLast = part.kind != .alignment && isInside(to, lines.far, lines.farMargin)
    if isFirst || isLast { appendStack(isFirst ? from : to) }
    if !isFirst { appendEnd(from) }
    switch part.kind {
    case .alignment: text.append("...")
    case .equal: text.append("~")
    default:
      addGap(constraint, part.kind == .nextGap ? kind(ofNext: constraint) : part.kind)
      writeGap()
    }
    if !isLast { appendEnd(to) }
    if isFirst || isLast { text.append("}") }
  }

  /// Whether a gap begins or ends at the edge of a stack that it is in.
  private func isInside(_ term: TermSlot, _ edge: AnchorKind, _ margin: AnchorKind) -> Bool {
    if term.isNone { return false }
    let record = layout.constraints.terms[term]
    return !record.isParent && (record.anchor == edge || record.anchor == margin)
  }

  private mutating func appendStack(_ term: TermSlot) {
    text.append("{")
    layout.appendReference(to: layout.constraints.terms[term].node, &text)
    text.append(":")
  }

  /// What the gap to another view at one place is likely to be.
  private func kind(ofNext gap: ConstraintSlot) -> FormatPartKind {
    isFlexible(gap) ? .flexibleGap : isOfMargin(gap) ? .standardGap : .gap
  }

  /// A view, or the superview, that a gap begins or ends at.
  private mutating func appendEnd(_ term: TermSlot) {
    if term.isNone { return }
    if layout.constraints.terms[term].isParent { return text.append("|") }
    text.append("[")
    layout.appendReference(to: layout.constraints.terms[term].node, &text)
    text.append("]")
  }
}

extension Vocabularies {
  /// A format as a string, which reads back as the same constraints where nodes are known by their own names.
  /// Empty for a stale handle.
  public func text(of format: Format) -> Text {
    guard let slot = find(format) else { return Text() }
    var writer = FormatWriter(self, slot)
    writer.write()
    return writer.text
  }

  /// What of a format a constraint stands for, and a colon; nothing for a constraint of none.
  func appendFormat(of constraint: ConstraintSlot, to text: inout Text) {
    let part = formats.places[constraint]
    if part.isNone { return }
    var writer = FormatWriter(self, formats.parts[part].format)
    writer.write(excerptOf: formats.parts[part])
    text.append(writer.text)
    text.append(": ")
  }
}
