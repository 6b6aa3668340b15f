import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

@Suite struct NameTests {
  /// Units of names that nobody has any more are used again.
  @Test func renamingForEver() throws {
    let stage = try Stage()
    let layout = stage.layout
    let width = try stage.attribute(.width, of: stage.node)
    try layout.setName("kept", of: stage.panel)
    try layout.setName("breadth", of: width)
    for _ in 0..<10_000 {
      try layout.setName("one name", of: stage.node)
      try layout.setName("another", of: stage.node)
    }
    // "kept", "breadth", "one name" and "another", at most two units of 8 bytes each.
    #expect(layout.names.end <= 8)
    #expect(layout.name(of: stage.node).string == "another")
    #expect(layout.name(of: stage.panel).string == "kept")
    #expect(layout.name(of: width).string == "breadth")
    try layout.setName("", of: stage.node)
    #expect(layout.name(of: stage.node).string == "")
  }

  /// The same where conflicts are refused: there, changes may be taken back from one solve to the next.
  @Test func renamingWhereConflictsAreRefused() throws {
    let stage = try Stage()
    let layout = stage.layout
    try layout.setName("kept", of: stage.panel)
    try layout.setConflictPolicy(.refused)
    for _ in 0..<100 {
      for _ in 0..<100 {
        try layout.setName("one name", of: stage.node)
        try layout.setName("another", of: stage.node)
      }
      try layout.solve()
    }
    // Those of 200 changes between two solves may be there at once.
    #expect(layout.names.end <= 2 * 202)
    #expect(layout.name(of: stage.node).string == "another")
    #expect(layout.name(of: stage.panel).string == "kept")
  }

  @Test func takingNamesBackForEver() throws {
    let stage = try Stage()
    let layout = stage.layout
    try layout.setName("kept", of: stage.node)
    var units: [Int32] = []
    for _ in 0..<100 {
      try layout.begin()
      try layout.setName("one name", of: stage.node)
      try layout.setName("another", of: stage.panel)
      try layout.rollback()
      units.append(layout.names.end)
    }
    #expect(Set(units).count == 1)
    #expect(layout.name(of: stage.node).string == "kept")
  }

  @Test(arguments: ["plain", "naïve — 日本語 🙂", "", "\u{10FFFF}\u{D7FF}\u{E000}"])
  func texts(_ name: String) {
    #expect(Array(name.utf8).withUnsafeBufferPointer { isText($0) })
  }

  /// Overlong forms, surrogates, beyond Unicode, cut short, and a lone continuation.
  @Test(
    arguments: [
      [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xF0, 0x80, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x61, 0x80], [0xFF], [0],
    ] as [[UInt8]])
  func noTexts(_ bytes: [UInt8]) {
    #expect(!bytes.withUnsafeBufferPointer { isText($0) })
  }
}
