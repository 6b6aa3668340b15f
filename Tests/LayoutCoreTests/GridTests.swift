import ConstraintSolver
import Testing

@testable import LayoutCore

/// Grids: what follows a change is what arranging everything makes.
@Suite struct GridTests {
  typealias Numbers = ContainerTests.Numbers

  static let tracks: [GridTrack] = [
    GridTrack(), GridTrack(.fixed, 40), GridTrack(.fraction, 1), GridTrack(.fraction, 2),
    GridTrack(.content, min: 10, max: 60),
  ]

  static func grid(_ numbers: inout Numbers) throws -> ContainerTests.Row {
    var values = ContainerValues(.horizontal)
    values.gap = 4
    values.padding = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let row = try ContainerTests.Row(values, 0)
    try row.layout.destroy(row.stack)
    let columns = (0..<3).map { _ in numbers.pick(tracks) }
    let stack = try row.layout.createGrid(under: row.window, values, columns: columns)
    try row.layout.set(
      try row.layout.attribute(.insets, of: stack), .equal, 0, priority: Priority.required)
    var grid = ContainerTests.Row(layout: row.layout, window: row.window, stack: stack)
    for place in 0..<5 {
      let member = try row.layout.createNode(under: stack)
      try row.layout.setContentSize(of: member, width: Double(20 + 7 * place), height: 20)
      grid.members.append(member)
    }
    return grid
  }

  static func change(_ row: inout ContainerTests.Row, _ numbers: inout Numbers) throws {
    let layout = row.layout, member = numbers.pick(row.members)
    switch numbers.below(8) {
    case 0: try layout.setGone(member, numbers.pick(goneKinds))
    case 1, 2:
      let column = numbers.below(3)
      let cells = GridCells(
        column: column, row: numbers.below(4), columns: 1 + numbers.below(3 - column),
        rows: 1 + numbers.below(2))
      try layout.place(member, inGrid: row.stack, numbers.below(4) == 0 ? nil : cells)
    case 3: try layout.set(.excluded, ofMember: member, to: Double(numbers.below(2)))
    case 4:
      let other = numbers.pick(row.members)
      if other != member { try layout.move(member, before: other) }
    case 5:
      try layout.move(member, to: row.window)
      try layout.place(
        member, inGrid: row.stack, GridCells(column: numbers.below(3), row: numbers.below(3)))
    case 6:
      try layout.setTrack(
        numbers.below(3), .horizontal, ofGrid: row.stack, to: numbers.pick(tracks))
    default:
      try layout.set(.justify, ofMember: member, to: numbers.pick([.nan, 1, 2, 3]))
    }
  }

  @Test(arguments: 0..<30)
  func neighboursAreEnough(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed) &* 91 &+ 3)
    var grid = try Self.grid(&numbers)
    for _ in 0..<25 {
      try Self.change(&grid, &numbers)
      let before = grid.owned
      try grid.layout.arrange(grid.layout.container(of: try grid.layout.place(grid.stack)))
      #expect(grid.owned == before)
    }
  }

  @Test(arguments: 0..<20)
  func rollsBackAndIsSaved(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed) &* 37 &+ 1)
    var grid = try Self.grid(&numbers)
    for _ in 0..<6 { try Self.change(&grid, &numbers) }
    try grid.layout.solve()
    let (owned, members, frames) = (grid.owned, grid.members, grid.frames)
    try grid.layout.begin()
    for _ in 0..<8 { try Self.change(&grid, &numbers) }
    try grid.layout.rollback()
    grid.members = members
    #expect(grid.owned == owned)
    try grid.layout.solve()
    #expect(zip(grid.frames, frames).allSatisfy { isNear($0, $1) })

    let document = grid.layout.document()
    let copy = Layout()
    try document.bytes.withUnsafeBufferPointer { try copy.read(document: $0) }
    #expect(copy.document().string == document.string)
    try copy.solve()
    let (all, others) = (grid.layout.nodesInOrder(), copy.nodesInOrder())
    for place in all.indices {
      #expect(isNear(grid.layout.frame(at: all[place]), copy.frame(at: others[place])))
    }
  }

  /// A document with a grid that has no column, or one that is a column twice, is refused.
  @Test(arguments: [
    "keeplayout 1\nnode 1\n  grid\n",
    "keeplayout 1\nnode 1\n  grid\n  guide 2\n  grid-column 2\n  grid-row 2\n",
    "keeplayout 1\nnode 1\n  grid\n  guide 2\n  grid-column 2\n  node 3\n    cells 1 0 1 1\n",
    "keeplayout 1\nnode 1\n  row\n  gap -1\n", "keeplayout 1\nnode 1\n  row\n  column\n",
  ])
  func refusesDocuments(text: String) throws {
    let layout = Layout()
    #expect(throws: LayoutError.self) {
      try Array(text.utf8).withUnsafeBufferPointer { try layout.read(document: $0) }
    }
    #expect(layout.nodeCount == 0)
  }
}
