import LayoutStore
import LayoutVocabularies

/// A place of a document, and the words that would do there: a statement is read once more, and what would have been
/// taken there is considered. No list of words is kept.
struct WantedWord {
  let place: Int
  /// The nearest to the word that was not understood there.
  var nearest: NearestName
  var search = NameSearch()
  /// Whether one of a few words is asked for, which can be told.
  var isChoice = false
  /// The first of those that begin with a letter.
  private(set) var first: [Text] = []
  /// All of them, for a person who is still typing; nil where only the nearest is looked for.
  var candidates: [Text]?

  /// Whether another word may be looked at.
  var isOpen: Bool { candidates.map { $0.count < Self.mostCandidates } ?? search.isOpen }

  private static let mostCandidates = 1000
  private static let mostTold = 8

  /// All of them in words, if they are few and none is near; empty otherwise.
  var choice: Text {
    var text = Text()
    guard isChoice, first.count <= Self.mostTold, nearest.name == nil else { return text }
    for place in first.indices {
      text.append(place == 0 ? "; it can be " : place + 1 == first.count ? " or " : ", ")
      text.append(first[place])
    }
    return text
  }

  mutating func consider(_ word: UnsafeBufferPointer<UInt8>) {
    var text = Text()
    for byte in word { text.append(byte: byte == UInt8(ascii: " ") ? UInt8(ascii: "-") : byte) }
    consider(text)
  }

  mutating func consider(_ candidate: Text) {
    if candidates == nil {
      let isWord = (candidate.bytes.first ?? 0) >= UInt8(ascii: "A")
      if isWord && first.count <= Self.mostTold { first.append(candidate) }
      return nearest.consider(candidate, &search)
    }
    if !candidates!.contains(where: { $0.bytes == candidate.bytes }) {
      candidates!.append(candidate)
    }
  }
}

extension DocumentReader {
  /// The word nearest to the one that was not understood; nil where no word is missing, or the word is not the
  /// fault. What the second reading makes is undone with all the rest.
  mutating func nearest() -> NearestName? {
    let range = misreadRange
    guard place >= statement, !range.isEmpty else { return nil }
    wanted = WantedWord(
      place: place, nearest: NearestName(to: UnsafeBufferPointer(rebasing: bytes[range])))
    place = statement
    do throws(LayoutError) { _ = try readStatement() } catch {}
    return wanted?.nearest.isAsWritten == true ? nil : wanted?.nearest
  }

  /// Nodes by their names, where one may stand.
  mutating func considerNames() {
    for node in layout.nodes.taken where wanted!.isOpen {
      let name = layout.name(of: layout.node(at: node))
      if !name.bytes.isEmpty { wanted!.consider(name) }
    }
  }

  mutating func considerConstants() {
    for name in constants.names { name.withUnsafeBufferPointer { wanted!.consider($0) } }
  }
}
