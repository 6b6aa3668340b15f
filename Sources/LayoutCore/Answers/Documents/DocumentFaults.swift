import ConstraintSolver
import LayoutStore
import LayoutVocabularies

/// What is wrong in a line of a document, and where.
public struct DocumentFault {
  /// Where it begins in the document, in bytes, from 0.
  public let offset: Int
  /// Of what is wrong, in bytes; 0 where something is missing.
  public let length: Int
  /// From 1.
  public let line: Int
  /// In characters, from 1.
  public let column: Int
  /// Tells place and fault, and the nearest word.
  public let words: Text
  /// The word that may have been meant; empty for none.
  public let nearest: Text
  /// Why the line was refused.
  public let error: LayoutError
}

/// The faults that a reader has met, at most one a line. Each line is read in several passes: so they do not come in
/// the order of lines. A line of a component is read wherever it is used, and its fault is told once.
struct DocumentFaults {
  /// More would help nobody.
  private static let most = 100

  private var all: [DocumentFault] = []
  /// Lines, with components written out.
  private var lines: [Int] = []

  var isEmpty: Bool { all.isEmpty }

  var areMany: Bool { all.count >= Self.most }

  /// The faults in the order of their lines.
  var inOrder: [DocumentFault] {
    order(by: all.map { Double($0.line) }).map { all[$0] }
  }

  /// The error of the first line.
  var first: LayoutError? { inOrder.first.map { .told($0.words, $0.error) } }

  func contains(line: Int) -> Bool { !lines.isEmpty && lines.contains(line) }

  mutating func append(_ fault: DocumentFault, line: Int) {
    lines.append(line)
    if !all.contains(where: { $0.offset == fault.offset }) { all.append(fault) }
  }
}

extension DocumentReader {
  /// The line in the document as it was given.
  var sourceLine: Int { written?.sourceLine(line) ?? line }

  /// Notes an error at its place, with a word that would do there.
  mutating func noteFault(_ error: LayoutError) {
    let fault = place, word = misread(error)
    let length = word.isEmpty ? 0 : lengthMisread
    let range = written?.source(of: place, length) ?? place..<(place + length)
    let nearest = word.isEmpty ? nil : nearest(), choice = wanted?.choice ?? Text()
    (place, wanted) = (fault, nil)
    note(error, word, at: range, of: sourceLine, nearest, choice, noted: line)
  }

  /// Notes what is wrong with a component.
  mutating func noteFault(_ fault: ComponentFault) {
    let line = 1 + source[..<fault.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    note(
      .told(fault.words, .argument("")), Array(source[fault.range].prefix(40)), at: fault.range,
      of: line, fault.nearest, Text(), noted: -line)
  }

  /// Words are made now, as the nodes that they name are removed again.
  private mutating func note(
    _ error: LayoutError, _ word: [UInt8], at range: Range<Int>, of line: Int,
    _ nearest: NearestName?, _ choice: Text, noted place: Int
  ) {
    let column = column(range.lowerBound)
    var words = layout.words(for: .document(line: line, column: column, word: word, error))
    if let nearest { words.append(nearest) }
    words.append(choice)
    faults.append(
      DocumentFault(
        offset: range.lowerBound, length: range.count, line: line, column: column, words: words,
        nearest: nearest?.name ?? Text(), error: error),
      line: place)
  }

  /// Of the word that was not understood; of a name with its quotation marks.
  private var lengthMisread: Int {
    let range = misreadRange
    return range.lowerBound > place ? range.count + 2 : range.count
  }

  /// In characters, from 1, of a place in the document as it was given.
  private func column(_ place: Int) -> Int {
    var start = min(place, source.count)
    while start > 0, source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return 1 + source[start..<min(place, source.count)].count { $0 & 0xC0 != 0x80 }
  }
}

extension LayoutError {
  /// Whether no further line of a document can be read after it.
  var endsReading: Bool {
    if case .limit = self { true } else { false }
  }
}
