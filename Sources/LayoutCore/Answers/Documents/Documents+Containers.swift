import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// Containers in a document: what kind, and each parameter that is not the default. Their constraints follow from
/// that and are not in it.
///
///     node 2 "toolbar"
///       row
///       gap 8
///       node 3 "save"
///         weight 2
extension DocumentWriter {
  mutating func writeContainer(of node: NodeSlot, _ extras: NodeExtras, _ depth: Int) {
    let handle = layout.node(at: node)
    func given(_ property: Property, _ used: PropertyValue) -> PropertyValue {
      layout.given(property, of: handle, used)
    }
    if !extras.container.isNone {
      let record = layout.containers[extras.container], values = record.given
      let isRow = given(.container(.axis), values[.axis]).choice == 0
      if record.kind.isLine {
        write(record, depth)
      } else {
        write(flag: record.kind == .grid ? "grid" : isRow ? "row" : "column", depth)
      }
      for axis in Axis.each where record.kind == .grid {
        for track in layout.containers.tracks(of: extras.container, axis)
        where layout.isTrack(track.guide) {
          write(track, axis, depth)
        }
      }
      for proxy in layout.proxies(in: record.node) { write(proxy: proxy, depth) }
      for property in ContainerProperty.allCases where property.isWritten(of: record.kind) {
        write(property.row, given(.container(property), values[property]), depth)
      }
    }
    let isInGrid = layout.containerKind(of: layout.node(at: layout.nodes[node].parent)) == .grid
    for property in MemberProperty.allCases
    where Self.writes(property, of: extras.membership, isInGrid: isInGrid) {
      write(property.row, given(.member(property), extras.membership[property]), depth)
    }
  }

  /// Whether it has a line of its own: cells as a whole where a grid has them, or those parts of them that are given.
  private static func writes(
    _ property: MemberProperty, of membership: Membership, isInGrid: Bool
  ) -> Bool {
    let hasCells = membership.cells.map { $0.column >= 0 && $0.row >= 0 } ?? false
    let isWhole = isInGrid && hasCells
    switch property {
    case .cells: return isWhole
    case .firstColumn, .firstRow, .columnSpan, .rowSpan: return !isWhole
    default: return true
    }
  }

  /// `guideline`, or `barrier 4 5`: the numbers of its nodes.
  private mutating func write(_ record: ContainerRecord, _ depth: Int) {
    begin(depth)
    text.append(record.kind == .barrier ? "barrier" : "guideline")
    for node in layout.nodes(ofBarrier: record.node) {
      text.append(" ")
      text.append(number(of: layout.find(node) ?? .none))
    }
    text.append("\n")
  }

  /// `listed 4 weight 2`: the number of the node, and what it has of its own.
  private mutating func write(proxy: NodeSlot, _ depth: Int) {
    begin(depth)
    text.append("listed ")
    text.append(number(of: layout.subject(of: proxy)))
    let membership = layout.membership(of: proxy)
    for property in MemberProperty.allCases
    where Self.writes(property, of: membership, isInGrid: true) {
      let (row, value) = (property.row, membership[property])
      if value.isSame(as: row.usual) { continue }
      text.append(" ")
      append(row, value)
    }
    text.append("\n")
  }

  /// `grid-column 4 fraction 1 min 40`: the number of its guide, and its size.
  private mutating func write(_ record: TrackRecord, _ axis: Axis, _ depth: Int) {
    let track = record.track
    begin(depth)
    text.append(axis == .horizontal ? "grid-column " : "grid-row ")
    text.append(number(of: record.guide))
    if record.isImplicit { text.append(" implicit") }
    for property in TrackProperty.allCases {
      let (row, value) = (property.row, track[property])
      if value.isSame(as: row.usual) { continue }
      text.append(" ")
      text.append(row.word)
      append(value, row.meaning)
    }
    text.append("\n")
  }
}

extension DocumentReader {
  /// Reads a line about a container or a member; false if it is something else.
  mutating func readContainer(of node: Node) throws(LayoutError) -> Bool {
    let isRead = pass == .tree
    for axis in Axis.each
    where takeWord(axis == .horizontal ? "row" : "column") {
      guard isRead, let slot = layout.find(node) else { return true }
      try checkNew(slot)
      try layout.makeContainer(of: slot, ContainerValues(axis))
      return true
    }
    for kind in [ContainerKind.guideline, .barrier]
    where takeWord(kind == .barrier ? "barrier" : "guideline") {
      try readLine(of: node, kind)
      return true
    }
    if takeWord("grid") {
      guard isRead, let slot = layout.find(node) else { return true }
      try checkNew(slot)
      _ = try layout.insertContainer(.grid, of: slot, ContainerValues(.horizontal))
      return true
    }
    let start = place
    if let (property, value) = try take(oneOf: containerRows) {
      if !isRead { return true }
      if let slot = layout.find(node), layout.container(of: slot).isNone {
        place = start
        throw .argument(
          property.isOfLine
            ? "a guideline or barrier is needed above this line"
            : "a row, column or grid is needed above this line")
      }
      try layout.set(property, ofContainer: node, to: value)
      return true
    }
    if let (property, value) = try take(oneOf: memberRows) {
      if isRead { try layout.set(property, ofChild: node, to: value) }
      return true
    }
    return false
  }
}

extension DocumentReader {
  private func checkNew(_ slot: NodeSlot) throws(LayoutError) {
    if !layout.container(of: slot).isNone { throw .argument("the node is a container already") }
    if layout.nodes[slot].isGuide { throw .guide(layout.node(at: slot)) }
  }

  private mutating func readLine(
    of node: Node, _ kind: ContainerKind
  ) throws(LayoutError) {
    var others: [Node] = []
    while !isAtEnd { others.append(try self.node()) }
    guard pass == .tree, let slot = layout.find(node) else { return }
    guard layout.nodes[slot].isGuide, layout.container(of: slot).isNone else {
      throw .argument("only a guide is a guideline or a barrier, and only once")
    }
    let container = try layout.insertContainer(kind, of: slot, ContainerValues(.horizontal))
    try layout.check(others, with: node)
    try layout.arrangeLine(container, others)
  }

  /// Reads a line about a listed node; false if it is something else.
  mutating func readListed(of node: Node) throws(LayoutError) -> Bool {
    if !takeWord("listed") { return false }
    let start = place
    let other = try self.node()
    var values: [(MemberProperty, PropertyValue)] = []
    while !isAtEnd {
      guard let value = try take(oneOf: memberRows) else {
        throw .argument("what a listed node has of its own is needed")
      }
      values.append(value)
    }
    guard pass == .tree, let slot = layout.find(node) else { return true }
    place = start
    let listed = try layout.check([other], listedIn: node)[0]
    if !layout.proxy(of: listed, in: slot).isNone { throw .twice(other) }
    let proxy = try layout.insertProxy(of: listed, in: slot)
    for (property, value) in values { try layout.set(property, ofProxy: proxy, to: value) }
    skipLine()
    return true
  }

  /// Reads a line about a column or row of a grid; false if it is something else.
  mutating func readTrack(of node: Node) throws(LayoutError) -> Bool {
    for axis in Axis.each
    where takeWord(axis == .horizontal ? "grid-column" : "grid-row") {
      try readTrack(of: node, axis)
      return true
    }
    return false
  }

  private mutating func readTrack(of node: Node, _ axis: Axis) throws(LayoutError) {
    let start = place
    let guide = try self.node()
    let isImplicit = takeWord("implicit")
    var track = GridTrack()
    for property in TrackProperty.allCases
    where !(property.isKind && track.kind != .content) && takeWord(property.row.word) {
      track[property] = property.isFlag ? .flag(true) : .number(try number())
    }
    guard pass == .tree, let slot = layout.find(node), let guideSlot = layout.find(guide) else {
      return
    }
    let container = layout.container(of: slot)
    guard !container.isNone, layout.containers[container].kind == .grid,
      layout.nodes[guideSlot].isGuide, layout.nodes[guideSlot].parent == slot,
      !layout.isTrack(guideSlot)
    else {
      place = start
      throw .argument("a column or row is a guide of a grid, and only one")
    }
    try layout.check(track)
    try layout.append(track, to: container, axis, guide: guideSlot, isImplicit: isImplicit)
  }
}
