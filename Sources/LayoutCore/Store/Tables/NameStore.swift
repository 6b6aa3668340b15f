import ConstraintSolver

/// The names of nodes, attributes and constraints. A name is a number here; -1 is no name.
///
/// A name lies where it is for as long as somebody has it, with a zero byte at its end, so that a host may
/// point to it. It takes as many units of 8 bytes as it needs, in blocks that never move, each twice as
/// large as the one before. Units that are free again go to the next name that needs as many.
///
/// While changes may be taken back, names that are replaced stay.
package struct NameStore: ~Copyable {
  package static let lengthLimit = 255

  private static let unit = 8
  private static let firstBlock: Int32 = 64
  private static let classes = (lengthLimit + 2 + unit - 1) / unit + 1

  private var blocks = Buffer<UnsafeMutablePointer<UInt8>>()
  /// Units in use, or used before, are below this.
  private(set) var end: Int32 = 0
  /// For each number of units the first free ones, which begin with the number of the next; -1 for none.
  private var free = Buffer<Int32>()
  /// Names that have come, and names that nobody has any more, since the first mark.
  private var inserted = Buffer<Int32>()
  private var discarded = Buffer<Int32>()
  private var isRecording = false

  deinit {
    for block in 0..<blocks.count { blocks[block].deallocate() }
  }

  /// Whether there is no place for one more.
  package var isFull: Bool { end > Int32.max / 2 }

  // MARK: Changes

  /// Takes a copy of a name of at most ``lengthLimit`` bytes.
  @inline(never)
  package mutating func insert(_ name: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard name.count > 0 else { return -1 }
    let place = take(Self.units(name.count)), start = address(place)
    start[0] = UInt8(name.count)
    for offset in 0..<name.count { start[offset + 1] = name[offset] }
    start[name.count + 1] = 0
    if isRecording { inserted.append(place) }
    return place
  }

  /// Notes that nobody has a name any more.
  package mutating func discard(_ name: Int32) {
    if name < 0 { return }
    if isRecording { discarded.append(name) } else { giveBack(name) }
  }

  /// Notes the same of the name of an object that no rollback brings back.
  package mutating func forget(_ name: Int32) {
    if name >= 0 { giveBack(name) }
  }

  private static func units(_ length: Int) -> Int { (length + 2 + unit - 1) / unit }

  private mutating func take(_ units: Int) -> Int32 {
    if free.count > 0, case let place = free[units], place >= 0 {
      free[units] = UnsafeRawPointer(address(place)).loadUnaligned(as: Int32.self)
      return place
    }
    let (block, offset) = Self.position(end), size = Self.firstBlock << Int32(block)
    // Names do not go on in another block.
    if offset + Int32(units) > size { end += size - offset }
    let place = end
    if Self.position(place).block == blocks.count { addBlock() }
    end += Int32(units)
    return place
  }

  private mutating func addBlock() {
    let bytes = Int(Self.firstBlock << Int32(blocks.count)) * Self.unit
    blocks.append(.allocate(capacity: bytes))
  }

  private mutating func giveBack(_ name: Int32) {
    if free.count == 0 { free.resize(Self.classes, -1) }
    let start = address(name), units = Self.units(Int(start[0]))
    UnsafeMutableRawPointer(start).storeBytes(of: free[units], as: Int32.self)
    free[units] = name
  }

  // MARK: Taking back

  /// What the store goes back to when changes are taken back.
  package struct Mark {
    fileprivate var inserted: Int
    fileprivate var discarded: Int
  }

  /// Keeps names from now on, even those that nobody has.
  package mutating func mark() -> Mark {
    isRecording = true
    return Mark(inserted: inserted.count, discarded: discarded.count)
  }

  /// Forgets the names that have come since a mark, and takes back that others were discarded.
  package mutating func undo(to mark: Mark) {
    while inserted.count > mark.inserted { giveBack(inserted.removeLast()) }
    discarded.shorten(to: mark.discarded)
  }

  /// Nothing is taken back any more.
  package mutating func forgetMarks() {
    isRecording = false
    for place in 0..<discarded.count { giveBack(discarded[place]) }
    discarded.removeAll()
    inserted.removeAll()
  }

  // MARK: Reading

  /// The block of a unit, and which it is in there.
  private static func position(_ place: Int32) -> (block: Int, offset: Int32) {
    let blocks = UInt32(place / firstBlock + 1)
    let block = 31 - blocks.leadingZeroBitCount
    return (block, place - firstBlock * (1 << Int32(block) - 1))
  }

  /// Where the length of a name is, and after it the name.
  private func address(_ name: Int32) -> UnsafeMutablePointer<UInt8> {
    let (block, offset) = Self.position(name)
    return blocks[block] + Int(offset) * Self.unit
  }

  /// The bytes of a name, which are followed by a zero; they stay where they are.
  package func bytes(of name: Int32) -> UnsafeBufferPointer<UInt8> {
    if name < 0 { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = address(name)
    return UnsafeBufferPointer(start: start + 1, count: Int(start[0]))
  }

  package func equals(_ name: Int32, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let own = bytes(of: name)
    guard own.count == other.count else { return false }
    for offset in 0..<own.count where own[offset] != other[offset] { return false }
    return true
  }

  func isSame(_ name: Int32, _ other: Int32) -> Bool { equals(name, bytes(of: other)) }

  func hash(_ name: Int32) -> UInt32 { HashIndex.hash(bytes(of: name)) }

  package func append(_ name: Int32, to text: inout Text) { text.append(bytes(of: name)) }

  /// Appends a name as it stands in a line: what would break the line is escaped.
  package func quote(_ name: Int32, to text: inout Text) { text.append(escaping: bytes(of: name)) }
}

/// Whether bytes are well-formed UTF-8 (table 3-7 of the Unicode standard) without a zero byte.
package func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var place = 0
  while place < bytes.count {
    let length = sequenceLength(bytes, at: place)
    if length == 0 { return false }
    place += length
  }
  return true
}

/// How many bytes the character at a place has; 0 if it is not well-formed.
package func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
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
