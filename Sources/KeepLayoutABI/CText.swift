import ConstraintSolver

/// Bytes that a host reads as a C string.
struct CText: BitwiseCopyable {
  private var start: UnsafeMutablePointer<CChar>?
  private var room = 0
  private var count = 0

  func free() { start?.deallocate() }

  /// The text, NUL-terminated, until it is replaced.
  var pointer: UnsafePointer<CChar> { start.map { UnsafePointer($0) } ?? emptyText }

  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: UnsafeRawPointer(pointer).assumingMemoryBound(to: UInt8.self), count: count)
  }

  mutating func replace(by bytes: [UInt8]) {
    if bytes.count >= room {
      free()
      room = max(bytes.count + 1, 64)
      start = .allocate(capacity: room)
    }
    guard let start else { return }
    count = bytes.count
    for place in 0..<count { start[place] = CChar(bitPattern: bytes[place]) }
    start[count] = 0
  }
}

/// The last texts that were put together for a host: a text stays as it is while eight more come.
struct TextRing: ~Copyable {
  private static let length = 9

  private var texts = Buffer<CText>()
  private var last = 0

  deinit { for place in 0..<texts.count { texts[place].free() } }

  /// The text that came last; empty before any.
  var newest: CText { texts.count > 0 ? texts[last] : CText() }

  /// Takes a text in place of the oldest one.
  mutating func append(_ bytes: [UInt8]) -> UnsafePointer<CChar> {
    if texts.count < Self.length { texts.append(CText()) }
    last = (last + 1) % texts.count
    var text = texts[last]
    text.replace(by: bytes)
    texts[last] = text
    return text.pointer
  }
}

/// Static, so that it stays whatever else is called.
var emptyText: UnsafePointer<CChar> {
  let nothing: StaticString = ""
  return UnsafeRawPointer(nothing.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Bytes that end with NUL, as C has them; "" for none.
func text(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafePointer<CChar> {
  guard let start = bytes.baseAddress else { return emptyText }
  return UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
}
