import ConstraintSolver
import LayoutStore

/// Members without cells of their own go to the next free one, in their order. One that comes or leaves lets all that
/// follow it move on, so these do that together: before the next solve, and before anybody looks.
extension Vocabularies {
  /// Moves members of grids to the cells that are free for them now.
  package func moveToFreeCells() throws(LayoutError) {
    if isBusy || state.isReading { return }
    while containers.stale.count > 0 {
      let grid = containers.stale.removeFirst()
      guard case let container = container(of: grid), !container.isNone
      else { continue }
      do throws(LayoutError) { try moveToFreeCells(in: container) } catch {
        containers.stale.insert(grid)
        throw error
      }
    }
  }

  /// The same before something is read, which has no errors of its own, with tracks as wide as members need then.
  package func lookAtFreeCells() {
    try? moveToFreeCells()
    _ = try? widenTracks()
  }

  private func moveToFreeCells(in container: ContainerSlot) throws(LayoutError) {
    let known = containers[container].automatic
    if known.stale == AutomaticCells.none { return }
    if isSearching(container) {
      try searchCells(in: container)
    } else {
      var free = FreeCells(self, container, known)
      var member = firstMember(atCell: known.stale, in: container)
      while !member.isNone {
        var place = containers.places[member]
        if place.isAutomatic {
          place.cells = free.next()
          try put(member, at: place, in: container)
        }
        member = nodes[member].next
      }
      containers[container].automatic = free.known
    }
    noteSpans(of: container)
    try removeEmptyLines(of: container)
  }

  /// Whether the cells of all members are found again after each change.
  private func isSearching(_ container: ContainerSlot) -> Bool {
    containers[container].automatic.searchedCount > 0
      || containers[container].values[flag: .dense]
  }

  private func searchCells(in container: ContainerSlot) throws(LayoutError) {
    let (members, places) = findPlaces(in: container)
    for place in members.indices { try put(members[place], at: places[place], in: container) }
  }

  /// Where all members of a grid go: first those with cells of their own, then those that are held in a line, then the
  /// others, each in their order (CSS Grid Layout, 8.5).
  func findPlaces(in container: ContainerSlot) -> (members: NodeSlots, places: [GridPlace]) {
    let lines = containers.lines(of: container)
    var (members, places) = (NodeSlots(), [GridPlace]())
    var child = nodes[containers[container].node].firstChild
    while !child.isNone {
      if !nodes[child].isGuide {
        members.append(child)
        places.append(place(of: child, in: container) { GridCells(0, lines) })
      }
      child = nodes[child].next
    }
    // Until it is decided how many columns there are they are in the first cell.
    let isOpen = containers[container].isRepeating && containers[container].unbroken.isNaN
    var free = FreeCells(self, container)
    for isHeld in [true, false] where !isOpen {
      for place in members.indices where places[place].isAutomatic {
        containers.workUnits += 1
        let wanted = membership(of: members[place]).cells
        if lines.isHeld(wanted) == isHeld { places[place].cells = free.find(wanted) }
      }
    }
    containers[container].automatic = free.known
    for place in places where place.isSearched {
      containers[container].automatic.searchedCount += 1
    }
    return (members, places)
  }

  /// The first member that went to this cell or a later one by itself. They are at the end: it is searched from there.
  private func firstMember(atCell cell: Int32, in container: ContainerSlot) -> NodeSlot {
    var (first, child) = (NodeSlot.none, nodes[containers[container].node].lastChild)
    while !child.isNone && !nodes[child].isGuide {
      containers.workUnits += 1
      let place = containers.places[child]
      if place.isAutomatic {
        if containers.firstCell(of: place, in: container) < cell { break }
        first = child
      }
      child = nodes[child].previous
    }
    return first
  }

  // MARK: Members that come and leave

  func noteComing(_ place: GridPlace, in container: ContainerSlot) {
    if place.isNone { return }
    if place.isSearched { containers[container].automatic.searchedCount += 1 }
    if isSearching(container) { return noteAllCells(of: container) }
    let first = containers.firstCell(of: place, in: container)
    var known = containers[container].automatic
    if place.isChosen {
      let end = containers.lines(of: container).end(of: place.cells)
      known.chosenEnd = max(known.chosenEnd, end)
    } else if first >= known.end {
      known.end = first + 1
      // The cell is free if no member is in a later one.
      if first >= known.chosenEnd { return containers[container].automatic = known }
    } else {
      known.mayShare = true
    }
    note(known, staleFrom: first, in: container)
  }

  func noteLeaving(_ place: GridPlace, in container: ContainerSlot) {
    if place.isNone { return }
    let wasSearching = isSearching(container)
    if place.isSearched { containers[container].automatic.searchedCount -= 1 }
    if wasSearching { return noteAllCells(of: container) }
    let first = containers.firstCell(of: place, in: container)
    var known = containers[container].automatic
    if place.isAutomatic && first + 1 == known.end && !known.mayShare {
      known.end = first
      if known.stale >= first { known.stale = AutomaticCells.none }
    }
    note(known, staleFrom: first, in: container)
  }

  /// Has the cells of all members found again.
  private func noteAllCells(of container: ContainerSlot) {
    let count = containers[container].automatic.searchedCount
    containers[container].automatic = AutomaticCells(stale: 0, chosenEnd: AutomaticCells.none)
    containers[container].automatic.searchedCount = count
    containers.stale.insert(node(at: containers[container].node))
  }

  private func note(
    _ known: AutomaticCells, staleFrom first: Int32, in container: ContainerSlot
  ) {
    var known = known
    if first < known.end && first < known.stale {
      known.stale = first
      containers.stale.insert(node(at: containers[container].node))
    }
    containers[container].automatic = known
  }
}

extension CellLines {
  /// Whether a member is to be found a place in a line that is given.
  func isHeld(_ wanted: GridCells?) -> Bool {
    wanted.map { $0.first(axis.other) >= 0 } ?? false
  }
}

/// The cells of a grid that no member is in. Without what members are to be put in they are one after the other, so that
/// it is enough to know which cells the host has chosen.
struct FreeCells {
  private let lines: CellLines
  /// Whether gaps before the last member are filled.
  private let isDense: Bool
  /// By cell, from the first one on: whether a member is in it.
  private var isTaken: [Bool] = []
  private let first: Int32
  private var cell: Int32
  private var chosenEnd: Int32
  /// By line, from where on the next member that is held in it goes.
  private var starts: [Int32] = []
  /// No cell before it is free.
  private var firstFree: Int32 = 0

  /// From the first cell on that may have others in it.
  init(_ layout: Vocabularies, _ container: ContainerSlot, _ known: AutomaticCells) {
    lines = layout.containers.lines(of: container)
    isDense = layout.containers[container].values[flag: .dense]
    (first, cell, chosenEnd) = (known.stale, known.stale, known.chosenEnd)
    if first < chosenEnd { look(at: layout, container) }
  }

  /// From the first cell of all on.
  init(_ layout: Vocabularies, _ container: ContainerSlot) {
    self.init(layout, container, AutomaticCells(stale: 0, chosenEnd: AutomaticCells.none))
  }

  private mutating func look(at layout: Vocabularies, _ container: ContainerSlot) {
    chosenEnd = 0
    var child = layout.nodes[layout.containers[container].node].firstChild
    while !child.isNone {
      layout.containers.workUnits += 1
      if layout.isMember(child), let cells = layout.chosenCells(of: child, in: container) {
        chosenEnd = max(chosenEnd, lines.end(of: cells))
        take(cells)
      }
      child = layout.nodes[child].next
    }
  }

  private mutating func take(_ cells: GridCells) {
    let missing = Int(lines.end(of: cells) - first) - isTaken.count
    if missing > 0 { isTaken.append(contentsOf: repeatElement(false, count: missing)) }
    for line in 0..<cells.count(lines.axis.other) {
      let start = Int(lines.index(of: cells) - first) + line * Int(lines.length)
      for place in start..<start + cells.count(lines.axis) where place >= 0 {
        isTaken[place] = true
      }
    }
  }

  private func isTaken(_ cell: Int32) -> Bool {
    Int(cell - first) < isTaken.count && isTaken[Int(cell - first)]
  }

  /// The next free cell, where none is looked for in another way.
  mutating func next() -> GridCells {
    while isTaken(cell) { cell += 1 }
    defer { cell += 1 }
    return GridCells(cell, lines)
  }

  // MARK: What members are to be put in

  /// The next free cells for a member that is to be put in a column, a row, or several, or in anything for nil.
  mutating func find(_ wanted: GridCells?) -> GridCells {
    let wanted = wanted ?? GridCells(column: -1, row: -1)
    let along = Int32(min(wanted.count(lines.axis), Int(lines.length)))
    let across = Int32(wanted.count(lines.axis.other))
    let start: Int32
    if lines.isHeld(wanted) {
      start = held(in: wanted.first(lines.axis.other), along, across)
    } else {
      while isTaken(firstFree) { firstFree += 1 }
      if isDense { cell = firstFree }
      start =
        lines.holds(wanted)
        ? firstFree(at: Int32(wanted.first(lines.axis)), along, across)
        : firstFree(from: cell, along, across)
      cell = start + along
    }
    let last = (Int32(GridCells.rowLimit) - across) * lines.length
    let isBeyond = across > 1 && start >= last + lines.length
    let cells = GridCells(
      isBeyond ? last + start % lines.length : start, lines, along: along, across: across)
    take(cells)
    return cells
  }

  private mutating func held(in line: Int, _ along: Int32, _ across: Int32) -> Int32 {
    let begin = Int32(line) * lines.length
    while starts.count <= line { starts.append(0) }
    let start = firstFree(from: isDense ? begin : max(begin, starts[line]), along, across)
    starts[line] = start + along
    return start
  }

  /// In a place of a line, from the cell where the last member was found on.
  private func firstFree(at place: Int32, _ along: Int32, _ across: Int32) -> Int32 {
    var start = cell - cell % lines.length + place
    if start < cell { start += lines.length }
    while !isFree(start, along, across) { start += lines.length }
    return start
  }

  private func firstFree(from start: Int32, _ along: Int32, _ across: Int32) -> Int32 {
    var start = start
    while start % lines.length + along > lines.length || !isFree(start, along, across) {
      start += 1
    }
    return start
  }

  private func isFree(_ start: Int32, _ along: Int32, _ across: Int32) -> Bool {
    for line in 0..<across {
      for place in start + line * lines.length..<start + line * lines.length + along {
        if Int(place - first) >= isTaken.count { return true }
        if isTaken(place) { return false }
      }
    }
    return true
  }

  /// What is known once all members have theirs.
  var known: AutomaticCells { AutomaticCells(end: cell, chosenEnd: chosenEnd) }
}
