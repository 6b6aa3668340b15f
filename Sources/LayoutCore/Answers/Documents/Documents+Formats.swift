import ConstraintSolver
import LayoutStore
import LayoutVocabularies

// Formats in documents: their constraints are sums like others, with numbers at the end; the format is a line
// of its own, of the parts that it is made of.

extension DocumentWriter {
  /// Numbers a sum that belongs to a format.
  mutating func appendNumber(ofFormatted sum: ConstraintSlot) {
    if layout.formats.places[sum].isNone { return }
    if sumNumbers.isEmpty {
      sumNumbers = [Int32](repeating: 0, count: Int(layout.constraints.end))
    }
    sumCount += 1
    sumNumbers[sum] = sumCount
    text.append(" as ")
    text.append(Int(sumCount))
  }

  mutating func writeFormats() {
    var all = FormatSlots()
    for format in layout.formats.records.taken { all.append(format) }
    for place in order(by: all.map { firstNumber(of: layout.formats.records[$0]) }) {
      write(layout.formats.records[all[place]])
    }
  }

  /// The number of its first constraint, so that the order in which formats were made does not show.
  private func firstNumber(of format: FormatRecord) -> Double {
    var next = format.firstPart
    while !next.isNone {
      let part = layout.formats.parts[next]
      if part.kind.isConstraint, case let number = number(of: part), number > 0 {
        return Double(number)
      }
      next = part.next
    }
    return 0
  }

  private mutating func write(_ format: FormatRecord) {
    text.append(format.axis == .horizontal ? "format horizontal" : "format vertical")
    if format.options != [] {
      text.append(" options ")
      text.append(Int(format.options.rawValue))
    }
    if format.priority != Priority.required {
      text.append(" @")
      append(format.priority)
    }
    text.append(" :")
    var isFirst = true
    var next = format.firstPart
    while !next.isNone {
      let part = layout.formats.parts[next]
      next = part.next
      let number = self.number(of: part)
      if number < 0 { continue }
      text.append(isFirst ? " " : ", ")
      isFirst = false
      text.append(part.kind.word)
      if number == 0 { continue }
      text.append(" ")
      text.append(number)
    }
    text.append("\n")
  }

  /// The number of the node or the sum of a part; 0 for one without, below 0 for what is gone.
  private func number(of part: FormatPart) -> Int {
    if part.kind.isConstraint {
      return layout.find(part.constraint).map { Int(sumNumbers[$0]) } ?? -1
    }
    if !part.kind.isView { return 0 }
    return layout.find(part.node).map { number(of: $0) } ?? -1
  }
}

extension DocumentReader {
  /// Notes the number of a sum, if it has one.
  mutating func readNumber(ofFormatted sum: Constraint) throws(LayoutError) {
    guard takeWord("as") else { return }
    let number = try wholeNumber()
    if sum != .none { sums.append((number, sum)) }
  }

  mutating func readFormat() throws(LayoutError) {
    if pass != .rules && completion == nil { return skipLine() }
    let isVertical = takeWord("vertical")
    if !isVertical && !takeWord("horizontal") { return try readVisualFormat() }
    var record = FormatRecord(
      axis: isVertical ? .vertical : .horizontal, options: [], priority: Priority.required)
    if takeWord("options") {
      record.options = FormatOptions(rawValue: UInt32(try wholeNumber()))
      try record.options.check(along: record.axis)
    }
    let end = try readEnd()
    if end.isOff { throw .argument("only rules and sums are off") }
    record.priority = end.priority
    try layout.check(0, record.priority)
    guard takeWord(":") else { throw .argument("`:` and parts are missing") }
    sortSums()
    let format = try layout.insert(record)
    repeat { try readPart(of: format) } while takeWord(",")
    if layout.formats.records[format].count == 0 { layout.forget(format: format) }
  }

  private mutating func readPart(of format: FormatSlot) throws(LayoutError) {
    let start = place
    guard let kind = FormatPartKind.allCases.first(where: { takeWord($0.word) }) else {
      throw .argument("no part of a format has this name")
    }
    if kind.isView { return try layout.append(kind, try node(), .none, to: format) }
    if !kind.isConstraint { return try layout.append(kind, .none, .none, to: format) }
    let sum = try formatted()
    let termCount = kind == .size ? 1 : 2
    guard let slot = layout.find(sum), layout.formats.places[slot].isNone,
      layout.termCount(of: slot) >= termCount
    else {
      place = start
      throw .argument("this sum is part of a format already, or has too few terms")
    }
    try layout.append(kind, .none, sum, to: format)
  }

  /// Sums by their numbers, which a reader of the own documents finds in order.
  private mutating func sortSums() {
    if sortedSums == sums.count { return }
    sortedSums = sums.count
    let order = order(by: sums.map { Double($0.number) })
    sums = order.map { sums[$0] }
  }

  /// The sum of the number that comes next.
  private mutating func formatted() throws(LayoutError) -> Constraint {
    let start = place
    let number = try wholeNumber()
    var (low, high) = (0, sums.count)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle].number < number { low = middle + 1 } else { high = middle }
    }
    guard low < sums.count, sums[low].number == number else {
      place = start
      throw .argument("there is no sum of this number")
    }
    return sums[low].sum
  }
}

extension Layout {
  fileprivate func termCount(of sum: ConstraintSlot) -> Int {
    var count = 0
    forEachTerm(from: constraints[sum].firstTerm) { _ in count += 1 }
    return count
  }
}
