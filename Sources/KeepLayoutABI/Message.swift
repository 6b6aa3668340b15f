/// A line of text that a host reads as a C string: UTF-8, NUL-terminated, without Swift's String.
struct Message: ~Copyable {
  private var bytes = UnsafeMutablePointer<CChar>.allocate(capacity: Message.capacity)
  private var count = 0

  /// Longer messages are cut.
  private static let capacity = 512

  init() {
    bytes[0] = 0
  }

  deinit {
    bytes.deallocate()
  }

  /// The text; it stays where it is for the life of the message.
  var text: UnsafePointer<CChar> { UnsafePointer(bytes) }

  /// Starts anew with a function's name.
  mutating func begin(_ name: StaticString) {
    count = 0
    append(name)
  }

  mutating func append(_ part: StaticString) {
    part.withUTF8Buffer { append(utf8: $0) }
  }

  mutating func append(utf8 part: UnsafeBufferPointer<UInt8>) {
    for byte in part where count < Message.capacity - 1 {
      bytes[count] = CChar(bitPattern: byte)
      count += 1
    }
    bytes[count] = 0
  }

  mutating func append(_ number: Int) {
    if number < 0 {
      append("-")
    }
    var rest = number.magnitude
    var divisor: UInt = 1
    while rest / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      let digit = UInt8(truncatingIfNeeded: rest / divisor) + 48
      withUnsafePointer(to: digit) { append(utf8: UnsafeBufferPointer(start: $0, count: 1)) }
      rest %= divisor
      divisor /= 10
    }
  }
}
