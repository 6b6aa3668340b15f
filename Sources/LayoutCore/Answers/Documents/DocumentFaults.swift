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
/// the order of lines.
struct DocumentFaults {
  /// More would help nobody.
  private static let most = 100

  private var all: [DocumentFault] = []

  var isEmpty: Bool { all.isEmpty }

  var areMany: Bool { all.count >= Self.most }

  /// The faults in the order of their lines.
  var inOrder: [DocumentFault] {
    order(by: all.map { Double($0.line) }).map { all[$0] }
  }

  /// The error of the first line.
  var first: LayoutError? { inOrder.first.map { .told($0.words, $0.error) } }

  func contains(line: Int) -> Bool {
    !all.isEmpty && all.contains { $0.line == line }
  }

  mutating func append(_ fault: DocumentFault) { all.append(fault) }
}

extension DocumentReader {
  /// Notes an error at its place, with a word that would do there. Words are made now, as the nodes that they name are
  /// removed again.
  mutating func noteFault(_ error: LayoutError) {
    let fault = place, word = misread(error)
    var words = layout.words(for: .document(line: line, column: column, word: word, error))
    let nearest = word.isEmpty ? nil : nearest()
    if let nearest { words.append(nearest) }
    (place, wanted) = (fault, nil)
    faults.append(
      DocumentFault(
        offset: word.isEmpty ? fault : misreadRange.lowerBound, length: word.count, line: line,
        column: column, words: words, nearest: nearest?.name ?? Text(), error: error))
  }

  /// In characters, from 1.
  private var column: Int {
    1 + (lineStart..<min(place, bytes.count)).count { bytes[$0] & 0xC0 != 0x80 }
  }
}

extension LayoutError {
  /// Whether no further line of a document can be read after it.
  var endsReading: Bool {
    if case .limit = self { true } else { false }
  }
}
