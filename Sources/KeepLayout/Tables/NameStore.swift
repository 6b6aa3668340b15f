/// The names of nodes, attributes and constraints: bytes of UTF-8, one after the other, each name after its
/// length. A name is where it begins; -1 is no name.
///
/// Names that are replaced stay until the store is packed, so that a rollback finds them.
struct NameStore: ~Copyable {
  static let lengthLimit = 255

  private var bytes: [UInt8] = []
  /// Bytes of names that nobody has any more.
  private(set) var waste = 0

  /// How many bytes the store has; there is room for 2^31.
  var size: Int { bytes.count }

  /// What the store goes back to when changes are taken back.
  struct Mark {
    fileprivate var size: Int
    fileprivate var waste: Int
  }

  var mark: Mark { Mark(size: size, waste: waste) }

  /// Forgets the names that have come since a mark, and takes back that others were discarded. It
  /// has not been packed since.
  mutating func undo(to mark: Mark) {
    while size > mark.size { bytes.removeLast() }
    waste = mark.waste
  }

  /// Takes a copy of a name of at most ``lengthLimit`` bytes.
  @inline(never)
  mutating func insert(_ name: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard name.count > 0 else { return -1 }
    let start = Int32(bytes.count)
    bytes.append(UInt8(name.count))
    bytes.append(contentsOf: name)
    return start
  }

  /// Notes that nobody has a name any more.
  mutating func discard(_ name: Int32) {
    if name >= 0 { waste += 1 + Int(bytes[Int(name)]) }
  }

  func equals(_ name: Int32, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name >= 0, Int(bytes[Int(name)]) == other.count else { return name < 0 && other.isEmpty }
    for offset in 0..<other.count where bytes[Int(name) + 1 + offset] != other[offset] {
      return false
    }
    return true
  }

  func isSame(_ name: Int32, _ other: Int32) -> Bool {
    withBytes(of: other) { equals(name, $0) }
  }

  func hash(_ name: Int32) -> UInt32 { withBytes(of: name) { HashIndex.hash($0) } }

  /// The bytes of a name, for as long as `body` runs.
  private func withBytes<Answer>(
    of name: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
  ) -> Answer {
    bytes.withUnsafeBufferPointer { all in
      if name < 0 { return body(UnsafeBufferPointer(rebasing: all[0..<0])) }
      let start = Int(name) + 1
      return body(UnsafeBufferPointer(rebasing: all[start..<start + Int(all[Int(name)])]))
    }
  }

  func append(_ name: Int32, to text: inout Text) {
    guard name >= 0 else { return }
    let start = Int(name) + 1
    text.append(bytes[start..<start + Int(bytes[Int(name)])])
  }

  /// Appends a name as it stands in a line: what would break the line is escaped.
  func quote(_ name: Int32, to text: inout Text) {
    guard name >= 0 else { return }
    let start = Int(name) + 1
    text.append(escaping: bytes[start..<start + Int(bytes[Int(name)])])
  }

  /// Moves a name to another store; returns where it is there.
  func move(_ name: Int32, to other: inout NameStore) -> Int32 {
    guard name >= 0 else { return -1 }
    let start = Int(name) + 1
    return bytes[start..<start + Int(bytes[Int(name)])].withUnsafeBufferPointer { other.insert($0) }
  }
}

/// Whether bytes are well-formed UTF-8 (table 3-7 of the Unicode standard) without a zero byte.
func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var place = 0
  while place < bytes.count {
    let length = sequenceLength(bytes, at: place)
    if length == 0 { return false }
    place += length
  }
  return true
}

/// How many bytes the character at a place has; 0 if it is not well-formed.
func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
  let lead = bytes[place]
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch lead {
  case 0x01...0x7F: return 1
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF:
    length = 3
    if lead == 0xE0 { second = 0xA0...0xBF }
    if lead == 0xED { second = 0x80...0x9F }
  case 0xF0...0xF4:
    length = 4
    if lead == 0xF0 { second = 0x90...0xBF }
    if lead == 0xF4 { second = 0x80...0x8F }
  default: return 0
  }
  guard place + length <= bytes.count, second.contains(bytes[place + 1]) else { return 0 }
  for offset in 2..<max(2, length) where bytes[place + offset] & 0xC0 != 0x80 { return 0 }
  return length
}
