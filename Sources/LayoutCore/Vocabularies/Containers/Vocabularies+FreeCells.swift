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
    noteSpans(of: container)
    try removeEmptyRows(of: container)
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
    let first = containers.firstCell(of: place, in: container)
    var known = containers[container].automatic
    if place.isChosen {
      known.chosenEnd = max(known.chosenEnd, containers.endOfCells(of: place, in: container))
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
    let first = containers.firstCell(of: place, in: container)
    var known = containers[container].automatic
    if place.isAutomatic && first + 1 == known.end && !known.mayShare {
      known.end = first
      if known.stale >= first { known.stale = AutomaticCells.none }
    }
    note(known, staleFrom: first, in: container)
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

/// The cells of a grid that no member was put into, one after the other.
struct FreeCells {
  private let columns: Int32
  /// By cell, from the first one on: whether a member was put into it.
  private var isChosen: [Bool] = []
  private let first: Int32
  private var cell: Int32
  private var chosenEnd: Int32

  /// From the first cell on that may have others in it.
  init(_ layout: Vocabularies, _ container: ContainerSlot, _ known: AutomaticCells) {
    columns = layout.containers[container][tracks: .horizontal].count
    (first, cell, chosenEnd) = (known.stale, known.stale, known.chosenEnd)
    if first < chosenEnd { look(at: layout, container) }
  }

  /// From the first cell of all on.
  init(_ layout: Vocabularies, _ container: ContainerSlot) {
    self.init(layout, container, AutomaticCells(stale: 0, chosenEnd: AutomaticCells.none))
  }

  private mutating func look(at layout: Vocabularies, _ container: ContainerSlot) {
    let chosen = chosenCells(layout, container)
    chosenEnd = 0
    for cells in chosen { chosenEnd = max(chosenEnd, cells.end(columns)) }
    isChosen = [Bool](repeating: false, count: Int(max(0, chosenEnd - first)))
    for cells in chosen {
      for row in cells.row..<cells.row + cells.rows {
        let start = row * columns + cells.column - first
        for place in start..<start + cells.columns where place >= 0 { isChosen[Int(place)] = true }
      }
    }
  }

  private func chosenCells(_ layout: Vocabularies, _ container: ContainerSlot) -> [GridCells] {
    var all: [GridCells] = []
    var child = layout.nodes[layout.containers[container].node].firstChild
    while !child.isNone {
      layout.containers.workUnits += 1
      if layout.isMember(child), let cells = layout.membership(of: child).cells {
        all.append(cells)
      }
      child = layout.nodes[child].next
    }
    return all
  }

  /// The next free cell.
  mutating func next() -> GridCells {
    while Int(cell - first) < isChosen.count && isChosen[Int(cell - first)] { cell += 1 }
    defer { cell += 1 }
    return GridCells(cell, of: columns)
  }

  /// What is known once all members have theirs.
  var known: AutomaticCells { AutomaticCells(end: cell, chosenEnd: chosenEnd) }
}
