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
  /// Places in the source, and what is wrong there.
  private(set) var faults: [(place: Int, words: StaticString)] = []
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
        write(line, shift: 0, [], nesting: 0)
        line += 1
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
    let body = (line + 1)..<end
    guard let first = words.first else {
      return fault(lines[line].first, "the name of a component is missing", end)
    }
    let name = Array(source[first])
    if components.contains(where: { $0.name == name }) {
      return fault(first.lowerBound, "another component has this name", end)
    }
    guard let node = body.first(where: { !lines[$0].isBlank }), lines[node].depth == 1 else {
      return fault(lines[line].first, "a component is a node, in the next line", end)
    }
    for other in body.dropFirst(node - line) where !lines[other].isBlank && lines[other].depth == 1
    {
      return fault(lines[other].first, "a component is one node, and all else is inside of it", end)
    }
    components.append(
      Component(name: name, parameters: words.dropFirst().map { binding(source[$0]) }, body: body))
    return end
  }

  /// `height=32`, or `height` alone.
  private func binding(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Binding {
    guard word.first != UInt8(ascii: "\""), let sign = word.firstIndex(of: UInt8(ascii: "=")) else {
      return Binding(name: Array(word))
    }
    return Binding(name: Array(word[..<sign]), value: Array(word[(sign + 1)...]))
  }

  private mutating func fault(_ place: Int, _ words: StaticString, _ line: Int = 0) -> Int {
    faults.append((place, words))
    return line
  }

  // MARK: Writing out

  /// Writes a line, indented by more, or what it uses.
  private mutating func write(
    _ line: Int, shift: Int, _ bindings: [Binding], nesting: Int
  ) {
    let here = lines[line]
    var text = SourceText(source, here.first..<here.end)
    if !bindings.isEmpty, let unknown = text.replace(bindings, in: source) {
      _ = fault(unknown, "the component has no parameter of this name")
    }
    guard let words = text.words(after: "use") else {
      return document.append(text, indent: here.indent + shift, line: line + 1)
    }
    use(words, text, here, indent: here.indent + shift, nesting)
  }

  private mutating func use(
    _ words: [[UInt8]], _ text: SourceText, _ line: SourceLine, indent: Int, _ nesting: Int
  ) {
    guard let component = components.first(where: { $0.name == words.first }) else {
      _ = fault(line.first, "no component above has this name")
      return
    }
    var bindings = component.parameters, next = 0
    for word in words.dropFirst() {
      let given = word.withUnsafeBufferPointer { binding($0[...]) }
      if given.value != nil, let place = bindings.firstIndex(where: { $0.name == given.name }) {
        bindings[place].value = given.value
      } else if next < bindings.count {
        bindings[next].value = word
        next += 1
      } else {
        _ = fault(line.first, "the component has fewer parameters")
        return
      }
    }
    if bindings.contains(where: { $0.value == nil }) {
      _ = fault(line.first, "the component has more parameters, without usual values")
      return
    }
    writeBody(of: component, bindings, at: line, indent, nesting)
  }

  private mutating func writeBody(
    of component: Component, _ bindings: [Binding], at line: SourceLine, _ indent: Int,
    _ nesting: Int
  ) {
    if isFull { return }
    if nesting == Self.mostNested || document.bytes.count > Self.most {
      isFull = true
      _ = fault(
        line.first,
        nesting == Self.mostNested
          ? "components are nested more than 64 deep" : "components make more than 16 megabytes")
      return
    }
    // The bound on nesting ends a component that uses itself.
    for body in component.body where !lines[body].isBlank {
      write(body, shift: indent - SourceLine.step, bindings, nesting: nesting + 1)
    }
  }
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
  func words(after word: StaticString) -> [[UInt8]]? {
    bytes.withUnsafeBufferPointer { bytes in
      separated(bytes, after: word)?.map { Array(bytes[$0]) }
    }
  }

  /// Puts what is given in place of `$name`; returns the place of a name that is none of these. Inside of double quotes
  /// those around what is given are left out.
  fileprivate mutating func replace(
    _ bindings: [DocumentComponents.Binding], in source: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard source[range].contains(UInt8(ascii: "$")) else { return nil }
    var made = SourceText(), place = range.lowerBound, isQuoted = false
    while place < range.upperBound {
      if source[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard source[place] == UInt8(ascii: "$") else {
        made.append(source[place], from: place)
        place += 1
        continue
      }
      var end = place + 1
      while end < range.upperBound, beginsName(source[end]) || isDigit(source[end]) { end += 1 }
      let name = source[(place + 1)..<end]
      if name.isEmpty {
        made.append(source[place], from: place)
        place += 1
        continue
      }
      guard let value = bindings.first(where: { name.elementsEqual($0.name) })?.value else {
        return place
      }
      made.append(value, isQuoted: isQuoted, for: place..<end)
      place = end
    }
    self = made
    return nil
  }
}
