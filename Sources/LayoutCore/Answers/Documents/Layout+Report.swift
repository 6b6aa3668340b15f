import LayoutStore

/// Everything that one needs to see what is wrong, in one text: conflicts and what is ambiguous as
/// notes, then a document that can be read back.
extension Layout {
  /// What belongs into a bug report: the version, the conflicts, what is ambiguous, and the layout
  /// as a document with its frames. It can be read back as it is.
  public func report(version: UnsafePointer<CChar>) -> Text {
    var text = Text()
    var notes = Text()
    notes.append("libkeeplayout ")
    var end = version
    while end.pointee != 0 {
      notes.append(byte: UInt8(bitPattern: end.pointee))
      end += 1
    }
    appendConflicts(to: &notes)
    let ambiguity = (try? ambiguityDescription()) ?? Text()
    if !ambiguity.bytes.isEmpty {
      notes.append("\n")
      notes.append(ambiguity)
    }
    let document = self.document(hasNotes: true).bytes
    let first = document.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? document.count
    text.append(document[..<first])
    text.append("# ")
    for byte in notes.bytes {
      text.append(byte: byte)
      if byte == UInt8(ascii: "\n") { text.append("# ") }
    }
    text.append("\n")
    text.append(document[first...])
    return text
  }

  /// The first conflicts, and how many more there are.
  private func appendConflicts(to notes: inout Text) {
    var count = 0
    for index in 0..<conflictCount where !isConflictRepeat(index) {
      count += 1
      if count > Self.mostTold { continue }
      notes.append("\n")
      notes.append(conflictReport(index))
    }
    if count <= Self.mostTold { return }
    notes.append("\nand ")
    notes.append(count - Self.mostTold)
    notes.append(count == Self.mostTold + 1 ? " more conflict" : " more conflicts")
  }
}
