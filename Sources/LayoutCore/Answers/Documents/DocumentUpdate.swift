import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// Makes a layout like another one, which a document was read into: nodes and constraints are matched, and
/// only what differs is set, made or removed. What documents do not have is kept.
///
/// A node is matched with the one of its name, or else with that of its number; a column or a row of a grid with that
/// of the same place, and a line of a flow with none. The tree comes first, then
/// what nodes have, then constraints: each may mention what was made before.
struct DocumentUpdate {
  let layout: Layout
  let wanted: Layout
  /// By slot of a wanted node: the node that is made like it; none before that is known.
  var counterparts: NodeSlots
  /// Wanted nodes by number.
  let numbered: NodeSlots

  /// The other layout has no lines of flows any more.
  init(_ layout: Layout, _ wanted: Layout) {
    self.layout = layout
    self.wanted = wanted
    counterparts = NodeSlots(repeating: .none, count: Int(wanted.nodes.end))
    numbered = wanted.nodesByNumber()
  }

  mutating func run() throws(LayoutError) {
    try layout.restoreVariants()
    try updateSettings()
    try layout.removeComputedLines()
    matchNodes()
    try endContainers()
    try updateTree()
    for node in numbered { try updateTraits(of: node) }
    for node in numbered { try updateContainer(of: node) }
    for node in numbered { try updateVariants(of: node) }
    try layout.arrangeRead()
    try updateAttributes()
    try updateSums()
  }

  /// A place in the document, which is where the host says.
  func here(_ place: SourceLocation) -> SourceLocation {
    layout.constraints.here.line(Int(place.line))
  }

  func counterpart(of node: NodeSlot) -> NodeSlot {
    node.isNone ? .none : counterparts[node]
  }

  private func updateSettings() throws(LayoutError) {
    for property in LayoutProperty.allCases {
      try layout.put(wanted.state[property], property)
    }
  }
}

extension Layout {
  /// Nodes in order of creation, as documents number them.
  func nodesByNumber() -> NodeSlots { inOrderOfCreation(nodesInOrder()) }

  /// Makes the layout what a document describes. A document with a fault changes nothing.
  public func update(to document: UnsafeBufferPointer<UInt8>) throws(LayoutError) {
    let isUntouched = updated?.edits == edits, place = constraints.here
    try checkIdle()
    documentFaults = []
    if isUntouched, updated!.isSame(document, at: place) {
      if !transactions.isOpen { try solve() }
    } else {
      updated = nil
      try read(updating: document)
      updated = UpdatedDocument(document, at: place, edits: edits)
    }
    updated!.edits = edits
  }

  private func read(updating document: UnsafeBufferPointer<UInt8>) throws(LayoutError) {
    let wanted = Layout()
    do {
      defer { documentFaults = wanted.documentFaults }
      try wanted.make(document)
    }
    try wanted.removeComputedLines()
    try begin()
    do throws(LayoutError) { try DocumentChange(wanted: wanted).submit(to: self) } catch {
      let error = told(error)
      try rollback()
      throw error
    }
    try commit()
  }

  /// The same once it is its turn.
  func become(_ wanted: Layout) throws(LayoutError) {
    try moveToFreeCells()
    try endExercise()
    state.isReading = true
    defer { state.isReading = false }
    var update = DocumentUpdate(self, wanted)
    try update.run()
  }
}

/// What a document describes, which was read into a layout of its own.
struct DocumentChange: Change {
  let wanted: Layout

  var isDeferred: Bool { true }

  func make(in layout: Layout) throws(LayoutError) { try layout.become(wanted) }
}
