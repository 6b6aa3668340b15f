import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// Reads what ``DocumentWriter`` writes, and what a person writes in that form. Nodes are made in
/// the order of their numbers, whatever the order of their lines, and then put into their places;
/// then come values, and then rules and sums. A line that cannot be read is a fault; reading goes on behind it, to find
/// the others.
struct DocumentReader: ~Copyable {
  /// Which lines one pass reads. The first two read all, and note in which other one a line has its turn.
  enum Pass: UInt8 {
    case nodes
    case numbers
    case tree
    case values
    case rules
  }

  let layout: Layout
  /// With components written out.
  let bytes: UnsafeBufferPointer<UInt8>
  /// As it was given, and what it was written out to if it has components.
  let source: UnsafeBufferPointer<UInt8>
  let written: WrittenDocument?
  var place = 0
  var line = 0
  var lineStart = 0
  /// In order of their lines.
  var nodes: [ReadNode] = []
  /// Places in `nodes` of the nodes that the line is inside of.
  var open: [Int] = []
  /// Where lines begin that set something of a node, each followed by where the one before it of that node is here.
  private var settings = Buffer<Int>()
  /// Places in `nodes`, in the order of their numbers.
  var byNumber: [Int] = []
  var pass = Pass.nodes
  var constants = DocumentConstants()
  /// Sums that formats name, with their numbers.
  var sums: [(number: Int, sum: Constraint)] = []
  /// How many of them are in the order of their numbers.
  var sortedSums = 0

  /// By line, the pass in which it is made; that of nodes for those that begin one.
  private var turns = Buffer<Pass>()
  /// How many of `nodes` are above the line.
  private var passed = 0
  /// Where the statement begins that is being read; at the end of the document while none is.
  var statement = 0
  /// Looks for a word that would do where one was not understood.
  var wanted: WantedWord?
  var completion: Completion?
  /// What is wrong, at most once a line.
  var faults = DocumentFaults()

  /// What kinds and anchors are called, with their numbers.
  let kindWords =
    Self.words { AttributeKind(rawValue: $0)?.words } + [
      (AttributeKind.insets.rawValue, Text("insets")),
      (AttributeKind.safeInsets.rawValue, Text("safe insets")),
      (AttributeKind.marginInsets.rawValue, Text("margin insets")),
    ]
  let nodeRows = RowsByLetter(NodeProperty.allCases) { $0.row }
  let containerRows = RowsByLetter(ContainerProperty.allCases) { $0.row }
  let memberRows = RowsByLetter(MemberProperty.allCases) { $0.row }
  let anchorWords = Self.words { AnchorKind(rawValue: $0)?.words }

  /// Where the host says that the document is.
  private let caller: SourceLocation

  init(
    _ layout: Layout, _ bytes: UnsafeBufferPointer<UInt8>, of source: UnsafeBufferPointer<UInt8>,
    _ written: WrittenDocument? = nil
  ) {
    self.layout = layout
    self.source = source
    self.written = written
    caller = layout.constraints.here
    self.bytes = bytes
  }

  mutating func read() throws(LayoutError) {
    do throws(LayoutError) { try readAll() } catch { noteFault(error) }
    if let first = faults.first { throw first }
  }

  private mutating func readAll() throws(LayoutError) {
    try readVersion()
    try readLines(.nodes)
    try makeNodes()
    try readLines(.numbers)
    try moveNodes()
    try readLines(.tree)
    // What lacks a line need not fit together.
    do throws(LayoutError) { try layout.arrangeRead() } catch { if faults.isEmpty { throw error } }
    try readLines(.values)
    do throws(LayoutError) { try layout.arrangeVaried() } catch {
      if faults.isEmpty { throw error }
    }
    try readLines(.rules)
  }

  // MARK: Lines

  private mutating func readLines(_ pass: Pass) throws(LayoutError) {
    if faults.areMany { return }
    self.pass = pass
    (place, line, lineStart, passed) = (0, 1, 0, 0)
    open.removeAll(keepingCapacity: true)
    defer { layout.constraints.here = caller }
    /// What is indented further belongs to a line with a fault.
    var deepest = Int.max
    while true {
      skipLine()
      place += 1
      if place >= bytes.count { return }
      lineStart = place
      line += 1
      while peek == UInt8(ascii: " ") { place += 1 }
      let isCompleted = isCompleted
      if isAtEnd && !isCompleted { continue }
      let depth = (place - lineStart) / 2
      if depth > deepest { continue }
      // Those that are indented as much too far are as wrong, for the same reason.
      deepest = min(depth, open.count)
      if isCompleted { complete(deepest) }
      if isCompleted || faults.contains(line: line) { continue }
      do throws(LayoutError) {
        try readLine(depth)
        deepest = .max
      } catch {
        if error.endsReading { throw error }
        noteFault(error)
        if faults.areMany { return }
      }
    }
  }

  private mutating func readLine(_ depth: Int) throws(LayoutError) {
    statement = bytes.count
    if peek == UInt8(ascii: "\t") { throw .argument("indent with spaces, not with a tab") }
    if (place - lineStart) & 1 == 1 || depth > open.count {
      throw .argument("the line is indented too far")
    }
    open.removeSubrange(depth...)
    if pass.rawValue > Pass.numbers.rawValue, case let turn = turn(of: line), turn != pass {
      if turn == .nodes { open.append(nodeOfLine()) }
      return
    }
    statement = place
    layout.constraints.here = caller.line(sourceLine)
    let turn = try readStatement()
    if !isAtEnd { throw .argument("the line should end here") }
    if pass == .numbers { setTurn(turn) }
  }

  private func turn(of line: Int) -> Pass { line < turns.count ? turns[line] : .numbers }

  private mutating func setTurn(_ turn: Pass) {
    if turns.count <= line { turns.resize(line + 1, .numbers) }
    turns[line] = turn
  }

  private mutating func readVersion() throws(LayoutError) {
    line = 1
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }  // a byte order mark
    while peek == UInt8(ascii: " ") { place += 1 }
    guard takeWord("keeplayout") else {
      throw .argument("the document does not begin with keeplayout 1")
    }
    let start = place
    if try number() != Double(DocumentWriter.version) {
      place = start
      throw .argument("the version is not one that this library reads")
    }
    if !isAtEnd { throw .argument("the line should end here") }
  }

  /// Reads a line behind its indentation; returns the pass in which it is made.
  mutating func readStatement() throws(LayoutError) -> Pass {
    let isGuide = takeWord("guide")
    if isGuide || takeWord("node") {
      if pass == .nodes { try noteNode(isGuide) }
      open.append(pass == .nodes ? nodes.count - 1 : nodeOfLine())
      if pass == .numbers { try readNodeLine() } else { skipLine() }
      return .nodes
    }
    if let pass = try readAnywhere() { return pass }
    return open.isEmpty ? try readSetting() : try readInside()
  }

  /// What may be inside of a node as well as outside of all; nil for another line.
  private mutating func readAnywhere() throws(LayoutError) -> Pass? {
    if takeWord("equation") {
      try readEquation()
    } else if takeWord("format") {
      try readFormat()
    } else if takeWord("use") {
      throw .argument("no component is used: there is none above")
    } else {
      return nil
    }
    return .rules
  }

  private mutating func readInside() throws(LayoutError) -> Pass {
    if pass == .nodes && wanted == nil {
      skipLine()
      return .numbers
    }
    let start = place, first = word, node = nodes[open[open.count - 1]].node
    if try readTrack(of: node) { return .tree }
    if try readListed(of: node) { return .tree }
    if let turn = try readNumbers(of: node) {
      if pass == .numbers && turn != .values { try noteSetting(first) }
      return turn
    }
    place = start
    return try readConstraint(of: node)
  }

  /// The place in `nodes` of the node that the line begins; some have been passed over with lines above them.
  private mutating func nodeOfLine() -> Int {
    while nodes[passed].line < line { passed += 1 }
    return passed
  }

  private mutating func readSetting() throws(LayoutError) -> Pass {
    let isRead = pass == .numbers
    for property in LayoutProperty.allCases {
      guard let value = try take(property.row) else { continue }
      if !isRead { return .numbers }
      if case .number = layout.state[property] { throw setAbove(statement) }
      try layout.set(property, to: value)
      return .numbers
    }
    guard takeWord("let") else { throw .argument("no line begins with this word here") }
    try readConstant()
    return .numbers
  }

  /// Notes a line of the innermost node by its first word. Nothing is set twice: the first one would be lost.
  @inline(never)
  private mutating func noteSetting(_ first: Range<Int>) throws(LayoutError) {
    let node = open[open.count - 1]
    var above = Int(nodes[node].lastSetting)
    while above >= 0 {
      var (same, other) = (first.lowerBound, settings[above])
      while same < first.upperBound && bytes[same] == bytes[other] {
        (same, other) = (same + 1, other + 1)
      }
      if same == first.upperBound && bytes[other] <= UInt8(ascii: " ") {
        throw setAbove(first.lowerBound)
      }
      above = settings[above + 1]
    }
    settings.append(first.lowerBound)
    settings.append(Int(nodes[node].lastSetting))
    nodes[node].lastSetting = Int32(truncatingIfNeeded: settings.count - 2)
  }
}

extension Layout {
  /// Makes what a document describes, in a layout that has no nodes yet, and solves. If the document cannot
  /// be read nothing is made. Solving it ends after some work, a few seconds of it: a document may be from a
  /// stranger.
  public func read(
    document: UnsafeBufferPointer<UInt8>, workLimit: UInt64 = 1 << 30
  ) throws(LayoutError) {
    try checkIdle()
    documentFaults = []
    if nodes.count > 0 { throw .notEmpty }
    try begin()
    do throws(LayoutError) { try make(document) } catch {
      try rollback()
      throw error
    }
    var failure: LayoutError?
    let isCut = solver.limitingWork(to: workLimit) {
      do throws(LayoutError) {
        try commit()
        if transactions.isOpen { try solve() }
      } catch { failure = error }
    }
    if let failure { throw isCut ? .limit(.work) : failure }
  }

  /// An error with its words, so that it can be told after nodes that it names have been removed again.
  func told(_ error: LayoutError) -> LayoutError { .told(words(for: error), error) }

  private func read(
    _ bytes: UnsafeBufferPointer<UInt8>, of document: UnsafeBufferPointer<UInt8>,
    _ components: DocumentComponents?
  ) throws(LayoutError) {
    var reader = DocumentReader(self, bytes, of: document, components?.document)
    defer { documentFaults = reader.faults.inOrder }
    for fault in components?.faults ?? [] { reader.noteFault(fault) }
    try reader.read()
  }

  /// Makes what a document describes, and does not solve; on failure parts of it are left.
  func make(_ document: UnsafeBufferPointer<UInt8>) throws(LayoutError) {
    state.isReading = true
    let caller = constraints.here
    defer {
      state.isReading = false
      constraints.here = caller
    }
    // Settings that are not in the document are as in a new layout.
    for property in LayoutProperty.allCases { state[property] = property.row.usual }
    guard let components = DocumentComponents(document) else {
      return try read(document, of: document, nil)
    }
    try components.document.bytes.withUnsafeBufferPointer { (bytes) throws(LayoutError) in
      try read(bytes, of: document, components)
    }
  }
}
