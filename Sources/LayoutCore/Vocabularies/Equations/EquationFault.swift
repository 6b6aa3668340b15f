import LayoutStore

/// What is wrong with an equation string.
public enum EquationFault: UInt8, Sendable, BitwiseCopyable {
  /// There is nothing in it.
  case empty = 1
  /// No UTF-8, or a zero byte.
  case text
  /// A node, a number or a metric is missing.
  case operand
  /// An attribute is missing.
  case attribute
  /// No node has that name.
  case unknownNode
  /// No metric has that name.
  case unknownMetric
  /// There is no such attribute.
  case unknownAttribute
  /// A relation is missing.
  case relation
  /// Something is left over.
  case end
  /// A parenthesis is not closed.
  case parenthesis
  /// A quoted name is not closed.
  case quote
  /// A number is not written as one.
  case number
  /// A number is too large.
  case range
  /// Attributes are multiplied with each other.
  case product
  /// A division by an attribute.
  case divisor
  /// A division by 0.
  case zero
  /// The priority is no number above 0 and at most 1000.
  case priority
  /// There is no attribute on either side.
  case constant
  /// Parentheses are nested too deeply.
  case depth
  /// It can be read, and the layout refuses it.
  case refused
  /// Several nodes have that name.
  case ambiguous
  /// No priority and no metric has that name.
  case unknownPriority
  /// A metric and a priority have that name.
  case metricAndPriority

  // Of visual formats.
  /// A metric and a node have that name.
  case metricAndNode
  /// A format begins with something else than an orientation.
  case orientation
  /// A view is missing.
  case view
  /// The bracket of a view is not closed.
  case bracket
  /// What is between two views is no connection.
  case connection
  /// The number at the end of a range of views.
  case viewRange
  /// Ranges of views make too many constraints.
  case many
  /// It makes no constraint.
  case nothing
  /// Something is left over behind a format.
  case formatEnd
  /// A view stack is not written as one.
  case stack
}

/// A fault, and where it is.
struct FoundFault: Error, BitwiseCopyable {
  var fault: EquationFault
  /// In bytes.
  var place: Int
}

/// A fault as it is kept for the host.
public struct EquationReport {
  /// Which string it is in.
  public var index: Int
  /// Where it is, in bytes.
  public var offset: Int
  /// Where it is, in characters, from 1.
  public var column: Int
  /// What it is.
  public var fault: EquationFault
  /// Why, for what the layout refuses.
  public var refusal: LayoutError?
  /// What it is, in words.
  public var words: Text
  /// What; the string up to the end of the line of the fault, or what is around it in a long one; a
  /// line that points at it.
  public var lines: Text

  init(
    _ found: FoundFault, _ refusal: LayoutError?, in bytes: UnsafeBufferPointer<UInt8>, index: Int,
    words: Text
  ) {
    self.index = index
    offset = found.place
    fault = found.fault
    self.refusal = refusal
    self.words = words
    column = 1
    for place in 0..<found.place where bytes[place] & 0xC0 != 0x80 { column += 1 }
    lines = Text("column ")
    lines.append(column)
    lines.append(": ")
    lines.append(words)
    lines.append("\n")
    appendExcerpt(of: bytes)
  }

  /// Characters that have no width become blanks, bytes that are none question marks.
  private mutating func appendExcerpt(of bytes: UnsafeBufferPointer<UInt8>) {
    let reach = 60
    var start = max(0, offset - reach), end = min(bytes.count, offset + reach)
    while start > 0 && bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < bytes.count && bytes[end] & 0xC0 == 0x80 { end += 1 }
    var pointer = Text()
    if start > 0 {
      lines.append("...")
      pointer.append("   ")
    }
    var place = start
    while place < end {
      if bytes[place] == UInt8(ascii: "\n") {
        if place >= offset { break }
        lines.append("\n")
        pointer = Text()
        place += 1
        continue
      }
      let length = max(1, sequenceLength(bytes, at: place))
      let isText = sequenceLength(bytes, at: place) > 0
      if place < offset { pointer.append(" ") }
      if !isText {
        lines.append(bytes[place] == 0 ? " " : "?")
      } else if Text.unprintable(bytes, at: place).code != nil {
        lines.append(" ")
      } else {
        for byte in place..<place + length { lines.append(byte: bytes[byte]) }
      }
      place += length
    }
    if place == end && end < bytes.count { lines.append("...") }
    lines.append("\n")
    lines.append(pointer)
    lines.append("^")
  }
}
