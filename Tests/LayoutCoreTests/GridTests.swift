import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// Grids: what follows a change is what arranging everything makes.
@Suite struct GridTests {
  typealias Numbers = ContainerTests.Numbers

  static let tracks: [GridTrack] = [
    GridTrack(), GridTrack(.fixed, 40), GridTrack(.fraction, 1), GridTrack(.fraction, 2),
    GridTrack(.content, min: 10, max: 60), GridTrack(.yielding, 1), GridTrack(.least),
    GridTrack(.filling),
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
    switch numbers.below(11) {
    case 0: try layout.set(.gone, of: member, to: PropertyValue(numbers.pick(goneKinds)))
    case 1, 2:
      let column = numbers.below(3)
      let cells = GridCells(
        column: column, row: numbers.below(4), columns: 1 + numbers.below(3 - column),
        rows: 1 + numbers.below(2))
      try layout.place(member, inGrid: row.stack, numbers.below(4) == 0 ? nil : cells)
    case 3: try layout.set(.excluded, ofMember: member, to: .number(Double(numbers.below(2))))
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
    case 7:
      let rows = layout.containers[layout.container(of: try layout.place(row.stack))][
        tracks: .vertical
      ].count
      if rows == 0 { return }
      try layout.setTrack(
        numbers.below(Int(rows)), .vertical, ofGrid: row.stack, to: numbers.pick(tracks))
    case 8:
      let new = try layout.createNode(under: row.stack)
      try layout.setContentSize(of: new, width: 30, height: 10)
      if numbers.below(2) == 0 { try layout.move(new, before: member) }
      row.members.append(new)
    case 9 where row.members.count > 4:
      try layout.destroy(member)
      row.members.removeAll { $0 == member }
    default:
      if numbers.below(3) == 0 {
        return try layout.set(
          .alignment, ofMember: member, to: PropertyValue(numbers.pick([Double.nan, 1, 4, 5])))
      }
      try layout.set(
        .justify, ofMember: member, to: PropertyValue(numbers.pick([Double.nan, 1, 2, 3])))
    }
  }

  @Test(arguments: 0..<30)
  func neighboursAreEnough(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed) &* 91 &+ 3)
    var grid = try Self.grid(&numbers)
    for _ in 0..<25 {
      for _ in 0...numbers.below(3) { try Self.change(&grid, &numbers) }
      try grid.layout.moveToFreeCells()
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
    try grid.layout.begin()
    for _ in 0..<numbers.below(6) { try Self.change(&grid, &numbers) }
    try grid.layout.commit()
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

  // MARK: Costs

  /// A table of four columns, by cells that were chosen or that were free next.
  static func table(_ rows: Int, isChosen: Bool) throws -> ContainerTests.Row {
    let layout = Layout()
    let window = try layout.createNode()
    let columns = [GridTrack](repeating: GridTrack(), count: 4)
    let grid = try layout.createGrid(under: window, ContainerValues(.horizontal), columns: columns)
    var table = ContainerTests.Row(layout: layout, window: window, stack: grid)
    for place in 0..<4 * rows {
      table.members.append(try layout.createNode(under: grid))
      let cells = GridCells(column: place % 4, row: place / 4)
      if isChosen { try layout.place(table.members[place], inGrid: grid, cells) }
    }
    return table
  }

  /// What is looked at for a change: of both sizes as much, if it is one of a few cells.
  static func work(_ table: ContainerTests.Row, _ change: () throws -> Void) throws -> Int {
    try table.layout.moveToFreeCells()
    let before = table.layout.containers.workUnits
    try change()
    try table.layout.moveToFreeCells()
    return table.layout.containers.workUnits - before
  }

  /// Rows as high as their highest card, with cards in their middle: all are found at once, and not each after those
  /// above it. Four times as many take four times as much, and no 16.
  @Test func centeredCardsOfUnequalHeightsAreFoundAtOnce() throws {
    func work(_ count: Int) throws -> UInt64 {
      let layout = Layout()
      let window = try layout.createNode()
      var values = ContainerValues(.horizontal)
      values.alignment = .center
      let columns = [GridTrack](repeating: GridTrack(.fraction, 1), count: 4)
      let grid = try layout.createGrid(under: window, values, columns: columns)
      for place in 0..<count {
        let card = try layout.createNode(under: grid)
        try layout.setContentSize(of: card, width: 50, height: Double(40 + place * 37 % 100))
      }
      let before = layout.solver.counters.workUnits
      try layout.solve()
      return layout.solver.counters.workUnits - before
    }
    let few = try work(300)
    #expect(try work(1200) < 6 * few)
  }

  /// Each cell is looked at a few times, and each of its constraints has two terms: 100 is more than that.
  @Test(arguments: [false, true], [false, true])
  func aChangeCostsWhatItAffects(isChosen: Bool, isInTransaction: Bool) throws {
    let rows = 600
    let table = try Self.table(rows, isChosen: isChosen)
    let (layout, members) = (table.layout, table.members)
    #expect(layout.containers.workUnits < 100 * members.count)
    if isInTransaction { try layout.begin() }

    let middle = members[2 * rows]
    for gone in [Gone.vertically, .not, .horizontally, .not] {
      #expect(
        try Self.work(table) { try layout.set(.gone, of: middle, to: PropertyValue(gone)) } < 100)
    }
    var last = members[members.count - 1]
    #expect(try Self.work(table) { try layout.destroy(last) } < 100)
    #expect(
      try Self.work(table) {
        last = try layout.createNode(under: table.stack)
        let cells = GridCells(column: 3, row: rows - 1)
        if isChosen { try layout.place(last, inGrid: table.stack, cells) }
      } < 150)
    #expect(
      try Self.work(table) {
        try layout.setTrack(rows / 2, .vertical, ofGrid: table.stack, to: GridTrack(.fixed, 20))
      } < 100)

    // Four that leave in front, one by one: all others move on, once.
    #expect(
      try Self.work(table) { for member in members[0..<4] { try layout.destroy(member) } }
        < (isChosen ? 400 : 100 * members.count))
    // A row in the middle: those behind it move on.
    let behind = members[2 * rows..<members.count - 1]
    let inserted = try Self.work(table) {
      for (place, member) in behind.enumerated() where isChosen {
        let cells = GridCells(column: place % 4, row: rows / 2 + 1 + place / 4)
        try layout.place(member, inGrid: table.stack, cells)
      }
      for column in 0..<4 {
        let new = try layout.createNode(under: table.stack)
        let cells = GridCells(column: column, row: rows / 2)
        if isChosen { try layout.place(new, inGrid: table.stack, cells) }
        if !isChosen { try layout.move(new, before: middle) }
      }
    }
    #expect(inserted < 100 * behind.count)
    if isInTransaction { try layout.commit() }
  }
}
