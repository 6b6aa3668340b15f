import LayoutStore
import LayoutVocabularies

/// A place of a document at which something else was expected than what is there. The statement is read once more, and
/// the words that would have been taken there are the candidates: no list of them is kept.
struct WantedWord {
  let place: Int
  var nearest: NearestName
  var search = NameSearch()

  mutating func consider(_ word: UnsafeBufferPointer<UInt8>) {
    var text = Text()
    for byte in word { text.append(byte: byte == UInt8(ascii: " ") ? UInt8(ascii: "-") : byte) }
    consider(text)
  }

  mutating func consider(_ candidate: Text) { nearest.consider(candidate, &search) }
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
    do throws(LayoutError) { try readStatement() } catch {}
    return wanted?.nearest.isAsWritten == true ? nil : wanted?.nearest
  }

  /// Nodes by their names, where one was not found.
  mutating func considerNames() {
    for node in layout.nodes.taken where wanted!.search.isOpen {
      wanted!.consider(layout.name(of: layout.node(at: node)))
    }
  }
}
