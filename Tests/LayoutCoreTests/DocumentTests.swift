import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

@Suite struct DocumentTests {
  /// A row of soft widths that are too wide together: solving it takes pivots.
  private func document() throws -> Text {
    let layout = Layout()
    let window = try layout.createNode()
    try layout.setSize(of: window, width: 100, height: 10)
    var last = Node.none
    for place in 0..<20 {
      let box = try layout.createNode(under: window)
      let width = try layout.attribute(.width, of: box)
      try layout.set(width, .equal, 20 + Double(place % 3), priority: 500)
      try layout.set(width, .atLeast, 1, priority: 1000)
      let before =
        last == .none
        ? try layout.attribute(.leftInset, of: box)
        : try layout.attribute(.leftOffset, of: box, to: last)
      try layout.set(before, .equal, 0, priority: 1000)
      last = box
    }
    try layout.set(try layout.attribute(.rightInset, of: last), .equal, 0, priority: 1000)
    return layout.document()
  }

  private func read(_ layout: Layout, _ document: Text, workLimit: UInt64) throws(LayoutError) {
    try document.bytes.withUnsafeBufferPointer { (bytes) throws(LayoutError) in
      try layout.read(document: bytes, workLimit: workLimit)
    }
  }

  /// Its widths then violate nothing required all the same, and the next solve has no limit.
  @Test func aDocumentThatTakesTooLongToSolveIsReadAndSaysSo() throws {
    let document = try document()
    let (cut, whole) = (Layout(), Layout())
    let error = #expect(throws: LayoutError.self) { try read(cut, document, workLimit: 10) }
    guard case .limit(.work) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cut.nodeCount == 21)
    try read(whole, document, workLimit: 1 << 30)
    try cut.solve()
    #expect(cut.document().string == document.string)
    #expect(whole.document().string == document.string)
    for (one, other) in zip(cut.allNodes, whole.allNodes) {
      #expect(cut.frame(of: one) == whole.frame(of: other))
    }
  }

  /// The same document again is no work; one other width is a few pivots.
  @Test func anUpdateWorksOnlyOnWhatDiffers() throws {
    let document = try document()
    let layout = Layout()
    try read(layout, document, workLimit: 1 << 30)
    let before = layout.solver.counters
    try document.bytes.withUnsafeBufferPointer { try layout.update(to: $0) }
    #expect(layout.solver.counters.steps == before.steps)
    #expect(layout.solver.counters.workUnits == before.workUnits)
    let other = Array(document.string.replacing("width = 22", with: "width = 23").utf8)
    try other.withUnsafeBufferPointer { try layout.update(to: $0) }
    #expect(layout.solver.counters.factorizations == before.factorizations)
    let fresh = Layout()
    try other.withUnsafeBufferPointer { try fresh.read(document: $0) }
    for (one, same) in zip(layout.allNodes, fresh.allNodes) {
      #expect(layout.frame(of: one) == fresh.frame(of: same))
    }
  }
}

extension Layout {
  fileprivate var allNodes: [Node] {
    let root = node(at: state.firstRoot)
    var all = [root]
    forEachChild(of: root) { all.append($0) }
    return all
  }
}
