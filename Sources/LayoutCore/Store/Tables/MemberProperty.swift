/// What a child of a container can be set to.
public enum MemberProperty: Int64, CaseIterable, Sendable, BitwiseCopyable {
  /// Above 0: its share of the length that members without a weight leave.
  case weight = 0
  /// The gap to the next member; none for that of the container.
  case gapAfter = 1
  /// Its own ``Alignment``; none for that of the container.
  case alignment = 2
  /// Whether the container does not arrange it.
  case excluded = 3
  /// Its own ``Alignment`` in the columns of a grid; none for that of the grid.
  case justify = 4
  /// How much it loses where something is missing, in proportion to others and its content.
  case shrink = 5
  /// The length from which it grows by its weight.
  case basis = 6
  /// It grows by its weight from its content.
  case grows = 7
  /// The ``LeastContent`` that it keeps along a stack; none for that of the stack.
  case least = 8
  /// Its margins; left is that at the leading edge, right that at the trailing one.
  case marginTop = 9
  case marginLeft = 10
  case marginBottom = 11
  case marginRight = 12
  /// Margins in addition, as shares of the width or height of the container.
  case marginFractionTop = 13
  case marginFractionLeft = 14
  case marginFractionBottom = 15
  case marginFractionRight = 16
  /// Parts of its cells: a column and a row, none for one that is found, and how many of them.
  case firstColumn = 17
  case firstRow = 18
  case columnSpan = 19
  case rowSpan = 20
  /// Whether it lies over a grid, and no cell is taken, or wider, by it.
  case overlay = 21
  /// Its cells in a grid; none for the next free one. C has no such number: it sets the parts.
  case cells = 0x1_0000_0000
}

extension MemberProperty {
  /// The row of the table.
  package var row: PropertyRow {
    switch self {
    case .weight: Self.row("weight", .number(.weight), "the weight ")
    case .gapAfter: Self.row("gap after", .number(.offset), "the gap ", usual: PropertyValue.none)
    case .alignment:
      Self.row("own alignment", .choice(.alignment), "the alignment ", usual: PropertyValue.none)
    case .excluded: Self.row("excluded", .flag, "whether it is excluded, ")
    case .justify:
      Self.row("own justify", .choice(.alignment), "the alignment ", usual: PropertyValue.none)
    case .shrink: Self.row("shrink", .number(.weight), "the factor ", usual: .number(1))
    case .basis: Self.row("basis", .number(.length), "the basis ")
    case .grows: Self.row("grows", .flag, "whether it grows, ")
    case .overlay: Self.row("overlay", .flag, "whether it is an overlay, ")
    case .least:
      Self.row("own least", .choice(.least), "the least content ", usual: PropertyValue.none)
    case .cells: Self.row("cells", .cells, "the cells ")
    case .firstColumn:
      Self.row("first column", .number(.cell), "the column ", usual: PropertyValue.none)
    case .firstRow: Self.row("first row", .number(.cell), "the row ", usual: PropertyValue.none)
    case .columnSpan:
      Self.row("column span", .number(.cellCount), "the column span ", usual: .number(1))
    case .rowSpan: Self.row("row span", .number(.cellCount), "the row span ", usual: .number(1))
    default:
      Self.row(marginWord, .number(side.isShare ? .share : .offset), "the margin ")
    }
  }

  private var marginWord: StaticString {
    switch self {
    case .marginTop: "own margin top"
    case .marginLeft: "own margin left"
    case .marginBottom: "own margin bottom"
    case .marginRight: "own margin right"
    case .marginFractionTop: "own margin fraction top"
    case .marginFractionLeft: "own margin fraction left"
    case .marginFractionBottom: "own margin fraction bottom"
    default: "own margin fraction right"
    }
  }

  /// The part of the margins that it is.
  fileprivate var side: ContainerInsets.Side {
    ContainerInsets.Side(UInt8(truncatingIfNeeded: rawValue &- Self.marginTop.rawValue))
  }

  private static func row(
    _ word: StaticString, _ meaning: Meaning, _ name: StaticString, usual: PropertyValue? = nil
  ) -> PropertyRow {
    PropertyRow(word, meaning, usual: usual, name: name, isDeferred: true)
  }
}

extension Membership {
  package subscript(property: MemberProperty) -> PropertyValue {
    get {
      switch property {
      case .weight: .number(weight)
      case .gapAfter: PropertyValue(gapAfter)
      case .alignment: alignment.map { PropertyValue($0) } ?? .none
      case .excluded: .flag(isExcluded)
      case .overlay: .flag(isOverlay)
      case .justify: justify.map { PropertyValue($0) } ?? .none
      case .shrink: .number(shrink)
      case .basis: .number(basis)
      case .grows: .flag(growsFromContent)
      case .least: least.map { PropertyValue($0) } ?? .none
      case .cells: cells.map { .cells($0) } ?? .none
      case .firstColumn, .firstRow, .columnSpan, .rowSpan: part(property)
      default: .number(margins[property.side])
      }
    }
    set {
      switch property {
      case .weight: weight = newValue.number
      case .gapAfter: gapAfter = newValue.number
      case .alignment: alignment = Self.choice(newValue)
      case .excluded: isExcluded = newValue.flag
      case .overlay: isOverlay = newValue.flag
      case .justify: justify = Self.choice(newValue)
      case .shrink: shrink = newValue.number
      case .basis: basis = newValue.number
      case .grows: growsFromContent = newValue.flag
      case .least: least = Self.choice(newValue)
      case .cells: cells = newValue.cells
      case .firstColumn, .firstRow, .columnSpan, .rowSpan: setPart(property, newValue.number)
      default: margins[property.side] = newValue.number
      }
    }
  }

  /// Its cells where none are chosen: any.
  private static let anywhere = GridCells(column: -1, row: -1)

  private func part(_ property: MemberProperty) -> PropertyValue {
    let part = (cells ?? Self.anywhere)[property]
    return part == GridCells.found ? .none : .number(Double(part))
  }

  private mutating func setPart(_ property: MemberProperty, _ number: Double) {
    var all = cells ?? Self.anywhere
    all[property] = number.isNaN ? GridCells.found : Int32(number)
    cells = all == Self.anywhere ? nil : all
  }

  private static func choice<Choice: RawRepresentable<UInt8>>(_ value: PropertyValue) -> Choice? {
    if case .choice(let number) = value { Choice(rawValue: number) } else { nil }
  }
}

extension GridCells {
  fileprivate subscript(property: MemberProperty) -> Int32 {
    get {
      switch property {
      case .firstColumn: column
      case .firstRow: row
      case .columnSpan: columns
      default: rows
      }
    }
    set {
      switch property {
      case .firstColumn: column = newValue
      case .firstRow: row = newValue
      case .columnSpan: columns = newValue
      default: rows = newValue
      }
    }
  }
}
