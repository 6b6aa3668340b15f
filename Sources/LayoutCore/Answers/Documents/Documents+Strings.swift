import LayoutStore
import LayoutVocabularies

/// Equation strings and visual formats in a document: `equation title.left == icon.right + gap`, and
/// `format H:|-[icon]-gap-[title]-|`. Constants are their metrics. The document that is written has the sums that they
/// are.
extension DocumentReader {
  mutating func readEquation() throws(LayoutError) {
    if wanted != nil { return considerString() }
    if pass != .rules { return skipLine() }
    try readString { (layout, text, context) throws(LayoutError) in
      var count = text.count
      _ = try layout.addEquation(text.baseAddress, length: &count, context)
    }
  }

  mutating func readVisualFormat() throws(LayoutError) {
    try readString { (layout, text, context) throws(LayoutError) in
      _ = try layout.addFormat(text, context)
    }
  }

  /// The rest of the line as a string; its fault is one of the document.
  private mutating func readString(
    _ body: (Layout, UnsafeBufferPointer<UInt8>, EquationContext) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    let start = place, layout = layout
    skipLine()
    var end = place
    while end > start, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<end])
    do throws(LayoutError) {
      try constants.withContext { (context) throws(LayoutError) in
        try body(layout, text, context)
      }
    } catch {
      guard let report = layout.faulty.first else { throw error }
      place = start + report.offset
      throw .told(report.words, report.refusal ?? .equations(1, of: 1))
    }
  }
}
