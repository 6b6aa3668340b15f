import ConstraintSolver
import LayoutStore

/// What may be set: values by the meaning of their property, and where they fit.
extension Relations {
  func accept(
    _ value: PropertyValue, _ row: PropertyRow, of node: Node
  ) throws(LayoutError) -> PropertyValue {
    if !row.meaning.fitsEverywhere { try check(value, row.meaning, of: node) }
    do throws(LayoutError) { return try accept(value, row) } catch { throw .about(node, error) }
  }

  /// Refuses what is no value of a property, and makes what stands for one that value.
  package func accept(_ value: PropertyValue, _ row: PropertyRow) throws(LayoutError)
    -> PropertyValue
  {
    let number = value.number
    switch row.meaning {
    case _ where value.isSame(as: row.usual): return value
    case .flag:
      guard number == 0 || number == 1 else {
        throw .number(row.name, number, ", is neither 0 nor 1")
      }
      return .flag(number == 1)
    case .number(let range):
      try check(number, range, row.name)
      return .number(number)
    case .content:
      try checkLength(number, row.name)
      if case .measured = value { return value }
      return .number(number)
    case .choice(let words), .word(let words):
      let (first, end) = (Double(words.numbers.lowerBound), Double(words.numbers.upperBound))
      guard number >= first && number < end && number == number.rounded() else {
        throw .number(row.name, number, words.fault)
      }
      return .choice(UInt8(number))
    case .insets, .distances, .circle, .cells, .size:
      try check(value)
      return value
    }
  }

  private func check(_ value: PropertyValue) throws(LayoutError) {
    switch value {
    case .insets(let insets):
      try check(insets.top, Priority.required)
      try check(insets.left, Priority.required)
      try check(insets.bottom, Priority.required)
      try check(insets.right, Priority.required)
    case .distances(let top, let bottom):
      try check(top, Priority.required)
      try check(bottom, Priority.required)
    case .circle(let circle):
      try check(circle.angle, Priority.required, "the angle ")
      try checkLength(circle.radius, "the radius ")
    case .cells: break
    case .size(let size, let priority): try check(size, priority)
    default: throw .argument("a value of another kind is needed")
    }
  }

  private func check(
    _ number: Double, _ range: NumberRange, _ name: StaticString
  ) throws(LayoutError) {
    switch range {
    case .length: try checkLength(number, name)
    case .offset: try check(number, Priority.required, name)
    case .share:
      if !(number >= 0 && number <= 1) { throw .number(name, number, " is not between 0 and 1") }
    case .weight:
      if !(number == 0 || number >= 1e-6 && number <= 1e6) {
        throw .number(name, number, " is neither 0 nor between 1e-6 and 1e6")
      }
    case .count:
      if !(number >= 0 && number <= 1e6 && number == number.rounded()) {
        throw .number(name, number, " is no whole number from 0 to 1e6")
      }
    case .fraction:
      if !(number >= 1e-6 && number <= 1e6) {
        throw .number(name, number, " is not between 1e-6 and 1e6")
      }
    case .priority: try check(0, number)
    case .cell, .cellCount:
      let (first, end) = (range == .cell ? 0 : 1.0, Double(GridCells.rowLimit))
      guard number >= first && number < first + end && number == number.rounded() else {
        throw .number(
          name, number,
          range == .cell
            ? " is no whole number from 0 to 9,999" : " is no whole number from 1 to 10,000")
      }
    case .scale:
      if !(number > 0 && number <= 1e6) {
        throw .number(name, number, " is not above 0 and at most 1e6")
      }
    }
  }

  package func check(_ values: ContainerValues) throws(LayoutError) {
    for property in ContainerProperty.allCases {
      _ = try accept(values[property], property.row)
    }
  }

  package func check(_ track: GridTrack) throws(LayoutError) {
    for property in TrackProperty.allCases { _ = try accept(track[property], property.row) }
    if track.min > track.max {
      throw .number("the minimum of a track, ", track.min, ", is above its maximum")
    }
  }
}

// MARK: Values that do not fit everywhere

extension Relations {
  /// Refuses what does not fit where a node is now: after a delay that may be elsewhere.
  func check(
    _ value: PropertyValue, _ meaning: Meaning, of node: Node
  ) throws(LayoutError) {
    switch meaning {
    case .circle: if let circle = value.circle { try check(circle, of: node) }
    case .cells:
      guard let cells = value.cells else { return }
      let parent = nodes[try place(node)].parent
      try check(cells, of: node, in: try placeGrid(self.node(at: parent)))
    case .size: _ = try placeRoot(node)
    default: break
    }
  }

  private func check(_ circle: Circle, of node: Node) throws(LayoutError) {
    let (slot, other) = (try place(node), try place(circle.center))
    if slot == other { throw .itself(node) }
    if rootSlot(of: slot) != rootSlot(of: other) && !state.isReading {
      throw .unrelated(node, circle.center)
    }
  }

  package func placeGrid(_ grid: Node) throws(LayoutError) -> ContainerSlot {
    let container = container(of: try place(grid, as: .parent))
    guard !container.isNone, containers[container].kind == .grid else {
      throw .notContainer(grid, .grid)
    }
    return container
  }

  package func check(
    _ cells: GridCells, of node: Node, in grid: ContainerSlot
  ) throws(LayoutError) {
    do throws(LayoutError) { try check(cells) } catch { throw .about(node, error) }
  }

  private func check(_ cells: GridCells) throws(LayoutError) {
    let known = Int(GridCells.found)..<GridCells.rowLimit
    guard cells.columns >= 1 && cells.rows >= 1 else {
      throw .argument("a member is in one column and row at least")
    }
    guard known ~= Int(cells.column) && cells.columns <= GridCells.rowLimit else {
      throw .argument("the cells are beyond the last column of the grid")
    }
    guard known ~= Int(cells.row) && cells.rows <= GridCells.rowLimit else {
      throw .argument("the cells are beyond row 10,000")
    }
  }
}
