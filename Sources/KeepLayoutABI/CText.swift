/// Bytes that a host reads as a C string.
struct CText: ~Copyable {
  private var start = UnsafeMutablePointer<CChar>.allocate(capacity: 64)
  private var room = 64
  private var count = 0

  init() { start[0] = 0 }

  deinit { start.deallocate() }

  /// The text, NUL-terminated, until it is replaced.
  var pointer: UnsafePointer<CChar> { UnsafePointer(start) }

  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: count)
  }

  mutating func replace(by bytes: [UInt8]) {
    if bytes.count >= room {
      start.deallocate()
      room = bytes.count + 1
      start = .allocate(capacity: room)
    }
    count = bytes.count
    for place in 0..<count { start[place] = CChar(bitPattern: bytes[place]) }
    start[count] = 0
  }
}
