import LayoutStore

/// The tables in documents: a line for each property that is not as usual.
extension DocumentWriter {
  /// `margins 8 8 20 8`, `hidden`, or `right-to-left`.
  mutating func write(
    _ row: PropertyRow, _ value: PropertyValue, _ depth: Int, by constraint: ConstraintSlot = .none
  ) {
    if value.isSame(as: row.usual) { return }
    begin(depth)
    appendWord(Text(row.word))
    append(value, row.meaning)
    if constraint.isNone { text.append("\n") } else { end(constraint) }
  }

  /// A word and what is behind it on a line about more: also whether a flag is set.
  mutating func append(_ row: PropertyRow, _ value: PropertyValue) {
    appendWord(Text(row.word))
    if case .flag = row.meaning {
      text.append(" ")
      append(value.number)
    }
    append(value, row.meaning)
  }

  /// What is behind its word.
  mutating func append(_ value: PropertyValue, _ meaning: Meaning) {
    if case .none = value { return text.append(" unset") }
    switch meaning {
    case .choice(let words):
      text.append(" ")
      append(words, value)
    case .word(let words): append(words, value)
    case .circle:
      text.append(" ")
      text.append(number(of: value.circle.flatMap { layout.find($0.center) } ?? .none))
    default: break
    }
    for number in value.numbers {
      text.append(" ")
      append(number)
    }
    if case .measured = value { text.append(" measured") }
  }

  private mutating func append(_ words: Vocabulary, _ value: PropertyValue) {
    if let word = words.word(for: value.choice) { appendWord(Text(word)) }
  }
}

extension DocumentReader {
  /// Reads what a row of a table says, and which one; nil if the line is about something else.
  mutating func take<Property>(
    oneOf table: RowsByLetter<Property>
  ) throws(LayoutError) -> (property: Property, value: PropertyValue)? {
    // Looking for a word that would do, all are.
    let letter = wanted == nil ? peek : nil
    var entry = 0
    while let place = table.next(&entry, letter) {
      if let value = try take(table.rows[place]) { return (table.properties[place], value) }
    }
    return nil
  }

  /// Reads what a row of a table says; nil if the line is about something else. A flag alone is set, and a number may
  /// stand for a word.
  mutating func take(_ row: PropertyRow) throws(LayoutError) -> PropertyValue? {
    if case .word(let words) = row.meaning { return takeWord(of: words, but: row.usual.choice) }
    if !takeWord(row.word) { return nil }
    if case .none = row.usual, takeWord("unset") { return PropertyValue.none }
    switch row.meaning {
    case .flag, .word: return isAtEnd ? .flag(true) : .number(try value())
    case .number(.priority):
      _ = takeWord("=")
      return .number(try priority())
    case .number: return .number(try value())
    case .content:
      let size = try value()
      return takeWord("measured") ? .measured(size) : .number(size)
    case .insets:
      let (top, left) = (try value(), try number())
      return .insets(Insets(top: top, left: left, bottom: try number(), right: try number()))
    case .distances: return .distances(try value(), try number())
    case .circle:
      return .circle(Circle(around: try node(), angle: try number(), radius: try number()))
    case .size: return .size(try value(), at: try readEnd().priority)
    case .cells:
      return .cells(
        GridCells(column: try count(), row: try count(), columns: try count(), rows: try count()))
    case .choice(let words):
      _ = takeWord("=")
      if wanted?.place == place { wanted!.isChoice = true }
      if let word = takeWord(of: words) { return word }
      return .number(try number("this word is no value here"))
    }
  }

  private mutating func count() throws(LayoutError) -> Int {
    let start = place
    let number = try number()
    if number >= 0 && number <= Double(GridCells.rowLimit) && number == number.rounded() {
      return Int(number)
    }
    place = start
    throw .argument("a grid has no cell of this number")
  }

  private mutating func takeWord(of words: Vocabulary, but usual: UInt8? = nil) -> PropertyValue? {
    for number in words.numbers where number != usual {
      if let word = words.word(for: number), takeWord(word) { return .choice(number) }
    }
    return nil
  }
}
