import LayoutStore
import LayoutVocabularies

/// A part of a line, with the places in the source that it comes from.
struct SourceText {
  /// Where a piece begins here, and what it is in the source.
  struct Piece {
    var start: Int
    var source: Range<Int>
    /// Whether it is not written so there.
    var isGiven = false

    /// Where in the source a part of it is, as much of it as is there.
    func source(from place: Int, _ count: Int) -> Range<Int> {
      if isGiven { return source }
      let first = min(source.lowerBound + place - start, source.upperBound)
      return first..<min(first + count, source.upperBound)
    }
  }

  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [Piece] = []
  /// In the source.
  private(set) var range = 0..<0

  init() {}

  init(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.range = range
    bytes = Array(source[range])
    pieces = [Piece(start: 0, source: range)]
  }

  /// A byte as it is in the source.
  mutating func append(_ byte: UInt8, from place: Int) {
    if let last = pieces.last, !last.isGiven {
      pieces[pieces.count - 1].source = last.source.lowerBound..<place + 1
    } else {
      pieces.append(Piece(start: bytes.count, source: place..<place + 1))
    }
    bytes.append(byte)
  }

  /// Where in the source a part of it is.
  func source(of part: Range<Int>) -> Range<Int> {
    guard let piece = pieces.last(where: { $0.start <= part.lowerBound }) else { return range }
    return piece.source(from: part.lowerBound, part.count)
  }

  /// What is given for a name.
  mutating func append(_ value: [UInt8], isQuoted: Bool, for name: Range<Int>) {
    pieces.append(Piece(start: bytes.count, source: name, isGiven: true))
    let isBare = isQuoted && value.count > 1 && value[0] == UInt8(ascii: "\"")
    bytes += isBare ? value.dropFirst().dropLast() : value[...]
  }
}

/// A document in which components are written out, and where in the source each part of it is.
struct WrittenDocument {
  private(set) var bytes: [UInt8] = []
  private var pieces: [SourceText.Piece] = []
  /// By line: its line in the source, from 1.
  private var lines: [Int32] = [0]

  mutating func append(_ text: SourceText, indent: Int, line: Int) {
    for _ in 0..<max(0, indent) { bytes.append(UInt8(ascii: " ")) }
    for var piece in text.pieces {
      piece.start += bytes.count
      pieces.append(piece)
    }
    bytes += text.bytes
    bytes.append(UInt8(ascii: "\n"))
    lines.append(Int32(clamping: line))
  }

  func sourceLine(_ line: Int) -> Int { line < lines.count ? Int(lines[line]) : line }

  /// The first place that comes from one of the source; nil if none does.
  func place(of source: Int) -> Int? {
    guard
      let piece = pieces.first(where: {
        !$0.isGiven && $0.source.lowerBound <= source && source <= $0.source.upperBound
      })
    else { return nil }
    return piece.start + source - piece.source.lowerBound
  }

  /// Where in the source a place is, and as much of a length as is there.
  func source(of place: Int, _ length: Int) -> Range<Int> {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? pieces[low - 1].source(from: place, length) : 0..<0
  }
}
