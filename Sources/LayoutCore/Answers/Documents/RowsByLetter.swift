import LayoutStore

/// The rows of a table, found by the first letter of a line: nearly all lines are told from a row by that.
struct RowsByLetter<Property> {
  let properties: [Property]
  let rows: [PropertyRow]
  private var letters: [UInt8] = []
  private var places: [Int] = []

  init(_ properties: [Property], _ row: (Property) -> PropertyRow) {
    self.properties = properties
    rows = properties.map(row)
    for place in rows.indices {
      guard case .word(let words) = rows[place].meaning else {
        note(rows[place].word, place)
        continue
      }
      for number in words.numbers { if let word = words.word(for: number) { note(word, place) } }
    }
  }

  private mutating func note(_ word: StaticString, _ place: Int) {
    letters.append(word.utf8Start[0])
    places.append(place)
  }

  /// The place of the next row of which a line may be that begins with a letter, or any line for nil; nil after the
  /// last one.
  func next(_ entry: inout Int, _ letter: UInt8?) -> Int? {
    while entry < letters.count {
      entry += 1
      if letter == nil || letters[entry - 1] == letter { return places[entry - 1] }
    }
    return nil
  }
}
