import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// What a person who types a document can go on with: the words that could stand at a place, and names.
///
/// The line of the place is read in the passes in which its words are looked for, without what is typed there already,
/// and what else is wrong with the document does not matter.
extension DocumentReader {
  /// Where the word begins that is completed, and all words for it; nil in other readings.
  struct Completion {
    let place: Int
    var words: [Text] = []
  }

  /// Whether the line from `lineStart` on is the one that is completed.
  var isCompleted: Bool {
    guard let completion, pass == .nodes || pass == .numbers || pass == .tree else { return false }
    return lineStart <= completion.place && completion.place <= endOfLine
  }

  private var endOfLine: Int {
    var end = lineStart
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  /// Reads the line that is completed up to the place; what it says is not made.
  mutating func complete(_ depth: Int) {
    guard let target = completion?.place, target >= place else { return }
    open.removeSubrange(depth...)
    statement = place
    wanted = WantedWord(
      place: target, nearest: NearestName(to: UnsafeBufferPointer(rebasing: bytes[0..<0])),
      candidates: completion!.words)
    do throws(LayoutError) { _ = try readStatement() } catch {}
    completion!.words = wanted?.candidates ?? []
    wanted = nil
  }

  /// In an equation string or a visual format: attributes behind a dot, and otherwise names.
  mutating func considerString() {
    guard let target = wanted?.place else { return }
    if target > 0, bytes[target - 1] == UInt8(ascii: ".") {
      for number in 1...AnchorKind.count {
        if let anchor = AnchorKind(rawValue: number) { wanted!.consider(anchor.token) }
      }
    } else {
      considerNames()
      considerConstants()
    }
  }
}

extension Layout {
  /// Words that could stand at a place of a document in place of the one that is there, in ``completions``. The layout
  /// is not changed.
  public func complete(_ document: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let made = Layout(), components = DocumentComponents(document)
    defer { completions = made.completions }
    var start = min(max(offset, 0), document.count)
    while start > 0, isInWord(document[start - 1]) { start -= 1 }
    do throws(LayoutError) {
      try made.begin()
      if let components {
        guard let place = components.document.place(of: start) else { return }
        components.document.bytes.withUnsafeBufferPointer {
          made.complete($0, of: document, components.document, at: place)
        }
      } else {
        made.complete(document, of: document, nil, at: start)
      }
    } catch {}
  }

  private func isInWord(_ byte: UInt8) -> Bool {
    beginsName(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }

  private func complete(
    _ bytes: UnsafeBufferPointer<UInt8>, of document: UnsafeBufferPointer<UInt8>,
    _ written: WrittenDocument?, at place: Int
  ) {
    state.isReading = true
    var reader = DocumentReader(self, bytes, of: document, written)
    reader.completion = DocumentReader.Completion(place: place)
    do throws(LayoutError) { try reader.read() } catch {}
    completions = reader.completion?.words ?? []
  }
}
