/// What few nodes are set to, by ``NodeProperty``: which differ from what is usual, and their numbers, each from its
/// place in the table on. Insets begin at a multiple of four.
package struct NodeValues: BitwiseCopyable {
  /// A bit for each that is not as usual. For a flag that is all.
  private var bits: UInt32 = 0
  /// Four by four: of an inline array all would be copied to read one.
  private var numbers = (Insets(all: 0), Insets(all: 0), Insets(all: 0), Insets(all: 0))

  package func contains(_ property: NodeProperty) -> Bool { bits >> property.rawValue & 1 == 1 }

  /// What the layout has to look for because of them.
  package var use: EnvironmentUse {
    var use = EnvironmentUse()
    forEach { _, row in use.formUnion(row.use) }
    return use
  }

  /// Calls `body` with each property that is not as usual.
  package func forEach(_ body: (NodeProperty, PropertyRow) -> Void) {
    var rest = bits
    while rest != 0 {
      let bit = UInt8(truncatingIfNeeded: rest.trailingZeroBitCount)
      if let property = NodeProperty(rawValue: bit) { body(property, property.row) }
      rest &= rest - 1
    }
  }

  /// Leaves out what there is along the axes along which a node is gone.
  @inline(never)
  mutating func collapse(_ traits: NodeTraits) {
    for property in NodeProperty.allCases {
      let row = property.row
      if row.place >= 0 {
        set(property, row, to: value(property, row).collapsed(traits))
      }
    }
  }

  package subscript(property: NodeProperty) -> PropertyValue { value(property, property.row) }

  @inline(__always)  // called it would have all numbers copied to it
  package func value(_ property: NodeProperty, _ row: PropertyRow) -> PropertyValue {
    contains(property) ? row.meaning.value(in: four(row.place), from: row.place & 3) : row.usual
  }

  @inline(__always)
  private func four(_ place: Int) -> Insets {
    switch place >> 2 {
    case 0: numbers.0
    case 1: numbers.1
    case 2: numbers.2
    default: numbers.3
    }
  }

  private mutating func setFour(_ place: Int, to insets: Insets) {
    switch place >> 2 {
    case 0: numbers.0 = insets
    case 1: numbers.1 = insets
    case 2: numbers.2 = insets
    default: numbers.3 = insets
    }
  }

  package mutating func set(_ property: NodeProperty, _ row: PropertyRow, to value: PropertyValue) {
    bits &= ~(1 << UInt32(property.rawValue))
    if !value.isSame(as: row.usual) { bits |= 1 << UInt32(property.rawValue) }
    switch value {
    case .none, .flag, .circle, .cells, .size: break
    case .number, .measured, .choice: setNumber(row.place, to: value.number)
    case .insets(let insets): setFour(row.place, to: insets)
    case .distances(let top, let bottom):
      setNumber(row.place, to: top)
      setNumber(row.place + 1, to: bottom)
    }
  }

  private mutating func setNumber(_ place: Int, to number: Double) {
    var four = four(place)
    four[number: place & 3] = number
    setFour(place, to: four)
  }
}

extension Meaning {
  /// A value that is kept as four numbers, or as those of them from a place on.
  @inline(never)
  package func value(in four: Insets, from place: Int) -> PropertyValue {
    switch self {
    case .flag: .flag(true)
    case .insets: .insets(four)
    case .distances: .distances(four[number: place], four[number: place + 1])
    case .number, .content: .number(four[number: place])
    case .choice, .word: .choice(UInt8(four[number: place]))
    // These are kept in other ways.
    case .circle, .cells, .size: .none
    }
  }
}
