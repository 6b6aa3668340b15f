import LayoutStore
import LayoutVocabularies

/// Writes out what a document uses again: a component is a node with what is inside of it, and words with a dollar
/// sign stand for what is given where it is used. Lines below a use are inside of its node.
///
///     component chip name height=32
///       node $name
///         height = $height
///     node window
///       use chip first
///         left-inset = 8
///       use chip second height=40
///
/// Documents without components are left as they are, and cost a look at the first letter of each line.
struct DocumentComponents {
  /// The longest document that is made, in bytes.
  private static let most = 1 << 24
  private static let mostNested = 64

  private struct Component {
    var name: [UInt8]
    var parameters: [Binding]
    /// Numbers of its lines.
    var body: Range<Int>
    /// What uses it is left out, and its fault is told where it is.
    var isFaulty = false
  }

  /// A parameter, and what stands for it; nil if each use has to say that.
  fileprivate struct Binding {
    var name: [UInt8]
    var value: [UInt8]?
  }

  private let source: UnsafeBufferPointer<UInt8>
  private let lines: [SourceLine]
  private var components: [Component] = []
  private(set) var document = WrittenDocument()
  private(set) var faults: [ComponentFault] = []
  private var isFull = false

  /// Nil for a document without components.
  init?(_ source: UnsafeBufferPointer<UInt8>) {
    guard Self.hasComponents(source) else { return nil }
    self.source = source
    lines = SourceLine.all(of: source)
    var line = 0
    while line < lines.count {
      if lines[line].depth == 0, let words = lines[line].words(in: source, after: "component") {
        line = define(words, at: line)
      } else {
        line = write(line, before: lines.count, shift: 0, [], of: components.count, nesting: 0)
      }
    }
  }

  private static func hasComponents(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    var isFirst = true
    for place in source.indices {
      if isFirst, source[place] == UInt8(ascii: "c"),
        source[place...].starts(with: bytesOf("component"))
      {
        return true
      }
      isFirst = source[place] == UInt8(ascii: "\n")
    }
    return false
  }

  // MARK: Defining

  /// Notes a component; returns the number of the line behind it.
  private mutating func define(_ words: [Range<Int>], at line: Int) -> Int {
    var end = line + 1
    while end < lines.count, lines[end].isBlank || lines[end].depth > 0 { end += 1 }
    let before = faults.count
    guard let first = words.first else {
      fault(firstWord(of: line), "the name of a component is missing")
      return end
    }
    let name = Array(source[first])
    if components.contains(where: { $0.name == name }) {
      fault(first, "another component has this name")
    }
    let parameters = words.dropFirst().map { parameter($0) }
    check((line + 1)..<end, of: line)
    check(parameters, in: (line + 1)..<end)
    components.append(
      Component(
        name: name, parameters: parameters, body: (line + 1)..<end,
        isFaulty: faults.count > before))
    return end
  }

  private mutating func parameter(_ word: Range<Int>) -> Binding {
    let made = binding(source[word])
    if made.name.isEmpty || !made.name.allSatisfy({ beginsName($0) || isDigit($0) }) {
      fault(word, "a parameter is a word of letters, digits and _")
    }
    return made
  }

  /// A component is one node, with all else inside of it.
  private mutating func check(_ body: Range<Int>, of line: Int) {
    guard let node = body.first(where: { !lines[$0].isBlank }), lines[node].depth == 1,
      ["node", "guide", "use"].contains(where: { lines[node].words(in: source, after: $0) != nil })
    else {
      return fault(firstWord(of: line), "a component is a node, in the next line")
    }
    for other in body.dropFirst(node - line) where !lines[other].isBlank && lines[other].depth == 1
    {
      return fault(
        firstWord(of: other), "a component is one node, and all else is inside of it")
    }
  }

  /// Words with a dollar sign are parameters.
  private mutating func check(_ parameters: [Binding], in body: Range<Int>) {
    for line in body where !lines[line].isBlank {
      var place = lines[line].first
      while place < lines[line].end {
        let start = place
        place += 1
        if source[start] != UInt8(ascii: "$") { continue }
        while place < lines[line].end, beginsName(source[place]) || isDigit(source[place]) {
          place += 1
        }
        let name = source[(start + 1)..<place]
        if name.isEmpty || parameters.contains(where: { name.elementsEqual($0.name) }) { continue }
        fault(
          start..<place, "the component has no parameter of this name",
          nearest(to: Array(name), among: parameters.map { $0.name }))
      }
    }
  }

  /// `height=32`, or `height` alone.
  private func binding(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Binding {
    guard word.first != UInt8(ascii: "\""), let sign = word.firstIndex(of: UInt8(ascii: "=")) else {
      return Binding(name: Array(word))
    }
    return Binding(name: Array(word[..<sign]), value: Array(word[(sign + 1)...]))
  }

  // MARK: Faults

  private mutating func fault(
    _ range: Range<Int>, _ words: StaticString, _ nearest: NearestName? = nil
  ) {
    faults.append(ComponentFault(range: range, words: Text(words), nearest: nearest))
  }

  private func firstWord(of line: Int) -> Range<Int> {
    var end = lines[line].first
    while end < lines[line].end, source[end] > UInt8(ascii: " ") { end += 1 }
    return lines[line].first..<end
  }

  private func nearest(to name: [UInt8], among names: [[UInt8]]) -> NearestName {
    var search = NameSearch()
    var nearest = name.withUnsafeBufferPointer { NearestName(to: $0) }
    for name in names {
      var text = Text()
      name.withUnsafeBufferPointer { text.append($0) }
      nearest.consider(text, &search)
    }
    return nearest
  }

  // MARK: Writing out

  /// Writes a line of a component, or of none, indented by more, or what it uses. Returns the number of the next line:
  /// what is below a use with a fault is left out.
  private mutating func write(
    _ line: Int, before end: Int, shift: Int, _ bindings: [Binding], of component: Int, nesting: Int
  ) -> Int {
    let here = lines[line]
    var text = SourceText(source, here.first..<here.end)
    if !bindings.isEmpty { text.replace(bindings, in: source) }
    guard let words = text.words(after: "use") else {
      document.append(text, indent: here.indent + shift, line: line + 1)
      return line + 1
    }
    if use(words, text, at: line, indent: here.indent + shift, of: component, nesting) {
      return line + 1
    }
    var next = line + 1
    while next < end, lines[next].isBlank || lines[next].depth > here.depth { next += 1 }
    return next
  }

  /// Writes out what a line uses; false if it cannot be.
  private mutating func use(
    _ words: [Range<Int>], _ text: SourceText, at line: Int, indent: Int, of user: Int,
    _ nesting: Int
  ) -> Bool {
    guard let first = words.first else {
      fault(firstWord(of: line), "the name of a component is missing")
      return false
    }
    let name = Array(text.bytes[first])
    guard let place = components.firstIndex(where: { $0.name == name }), place < user else {
      fault(
        text.source(of: first), "no component above has this name",
        nearest(to: name, among: components.prefix(user).map { $0.name }))
      return false
    }
    if components[place].isFaulty { return false }
    guard let bindings = bindings(words.dropFirst(), text, for: components[place], at: line) else {
      return false
    }
    return writeBody(of: place, bindings, at: line, indent, nesting)
  }

  /// What stands for the parameters of a component; nil if something is missing or too much.
  private mutating func bindings(
    _ words: ArraySlice<Range<Int>>, _ text: SourceText, for component: Component, at line: Int
  ) -> [Binding]? {
    var bindings = component.parameters, next = 0
    for word in words {
      let given = text.bytes.withUnsafeBufferPointer { binding($0[word]) }
      if given.value != nil {
        guard let place = bindings.firstIndex(where: { $0.name == given.name }) else {
          fault(
            text.source(of: word), "the component has no parameter of this name",
            nearest(to: given.name, among: bindings.map { $0.name }))
          return nil
        }
        bindings[place].value = given.value
      } else if next < bindings.count {
        bindings[next].value = Array(text.bytes[word])
        next += 1
      } else {
        fault(text.source(of: word), "the component has no further parameter")
        return nil
      }
    }
    if let missing = bindings.first(where: { $0.value == nil }) {
      var words = Text("nothing is given for ")
      missing.name.withUnsafeBufferPointer { words.append(quoting: $0) }
      faults.append(ComponentFault(range: firstWord(of: line), words: words))
      return nil
    }
    return bindings
  }

  private mutating func writeBody(
    of place: Int, _ bindings: [Binding], at line: Int, _ indent: Int, _ nesting: Int
  ) -> Bool {
    if isFull { return false }
    let isDeep = nesting == Self.mostNested
    if isDeep || document.bytes.count > Self.most {
      isFull = true
      fault(
        firstWord(of: line),
        isDeep
          ? "components are nested more than 64 deep" : "components make more than 16 megabytes")
      return false
    }
    let body = components[place].body
    var next = body.lowerBound
    while next < body.upperBound {
      if lines[next].isBlank {
        next += 1
      } else {
        next = write(
          next, before: body.upperBound, shift: indent - SourceLine.step, bindings, of: place,
          nesting: nesting + 1)
      }
    }
    return true
  }
}

/// What is wrong with a component or its use, at a place of the document as it was given.
struct ComponentFault {
  var range: Range<Int>
  var words: Text
  var nearest: NearestName?
}

/// A line of a document: where it begins, where its first word does, and where it ends.
struct SourceLine {
  static let step = 2

  var start: Int
  var first: Int
  var end: Int
  /// Whether there is nothing in it but a note.
  var isBlank: Bool

  var indent: Int { first - start }
  var depth: Int { indent / Self.step }

  static func all(of source: UnsafeBufferPointer<UInt8>) -> [SourceLine] {
    var all: [SourceLine] = [], start = 0
    while start <= source.count {
      var end = start
      while end < source.count, source[end] != UInt8(ascii: "\n") { end += 1 }
      var first = start
      while first < end, source[first] == UInt8(ascii: " ") { first += 1 }
      let isNote =
        first == end || source[first] == UInt8(ascii: "\r") || source[first] == UInt8(ascii: "#")
        || source[first..<end].starts(with: bytesOf("//"))
      all.append(SourceLine(start: start, first: first, end: end, isBlank: isNote))
      start = end + 1
    }
    return all
  }

  /// The words behind the first one; nil if that is another.
  func words(in source: UnsafeBufferPointer<UInt8>, after word: StaticString) -> [Range<Int>]? {
    separated(UnsafeBufferPointer(rebasing: source[first..<end]), after: word)?.map {
      (first + $0.lowerBound)..<(first + $0.upperBound)
    }
  }
}

/// The words of a line behind the first one, up to a note; nil if the first one is another. What stands between double
/// quotes is part of a word.
private func separated(
  _ line: UnsafeBufferPointer<UInt8>, after word: StaticString
) -> [Range<Int>]? {
  let count = word.utf8CodeUnitCount
  guard line.starts(with: bytesOf(word)), line.count == count || line[count] <= UInt8(ascii: " ")
  else { return nil }
  var all: [Range<Int>] = [], place = count
  while place < line.count {
    while place < line.count, line[place] <= UInt8(ascii: " ") { place += 1 }
    let start = place
    var isQuoted = false
    while place < line.count, isQuoted || line[place] > UInt8(ascii: " ") {
      if line[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted && line[place] == UInt8(ascii: "\\") { place += 1 }
      place += 1
    }
    place = min(place, line.count)
    if start == place || line[start] == UInt8(ascii: "#") { break }
    if line[start..<place].starts(with: bytesOf("//")) { break }
    all.append(start..<place)
  }
  return all
}

extension SourceText {
  fileprivate func words(after word: StaticString) -> [Range<Int>]? {
    bytes.withUnsafeBufferPointer { separated($0, after: word) }
  }

  /// Puts what is given in place of `$name`. Inside of double quotes those around what is given are left out.
  fileprivate mutating func replace(
    _ bindings: [DocumentComponents.Binding], in source: UnsafeBufferPointer<UInt8>
  ) {
    guard source[range].contains(UInt8(ascii: "$")) else { return }
    var made = SourceText(), place = range.lowerBound, isQuoted = false
    while place < range.upperBound {
      if source[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
      var end = place + 1
      if source[place] == UInt8(ascii: "$") {
        while end < range.upperBound, beginsName(source[end]) || isDigit(source[end]) { end += 1 }
      }
      let name = source[(place + 1)..<end]
      if let value = bindings.first(where: { name.elementsEqual($0.name) })?.value, !name.isEmpty {
        made.append(value, isQuoted: isQuoted, for: place..<end)
      } else {
        for byte in place..<end { made.append(source[byte], from: byte) }
      }
      place = end
    }
    self = made
  }
}
