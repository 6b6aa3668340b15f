/// What few nodes are set to, by ``NodeProperty``: which differ from what is usual, and their numbers, each from its
/// place in the table on.
package struct NodeValues: BitwiseCopyable {
  /// A bit for each that is not as usual. For a flag that is all.
  private var bits: UInt32 = 0
  private var numbers = InlineArray<16, Double>(repeating: 0)

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

  package func value(_ property: NodeProperty, _ row: PropertyRow) -> PropertyValue {
    if !contains(property) { return row.usual }
    return switch row.meaning {
    case .flag: .flag(true)
    case .insets:
      .insets(
        Insets(
          top: numbers[row.place], left: numbers[row.place + 1], bottom: numbers[row.place + 2],
          right: numbers[row.place + 3]))
    case .distances: .distances(numbers[row.place], numbers[row.place + 1])
    case .number, .content: .number(numbers[row.place])
    case .choice, .word: .choice(UInt8(numbers[row.place]))
    }
  }

  package mutating func set(_ property: NodeProperty, _ row: PropertyRow, to value: PropertyValue) {
    bits &= ~(1 << UInt32(property.rawValue))
    if !value.isSame(as: row.usual) { bits |= 1 << UInt32(property.rawValue) }
    switch value {
    case .none, .flag: break
    case .number, .measured, .choice: numbers[row.place] = value.number
    case .insets(let insets):
      numbers[row.place] = insets.top
      numbers[row.place + 1] = insets.left
      numbers[row.place + 2] = insets.bottom
      numbers[row.place + 3] = insets.right
    case .distances(let top, let bottom):
      (numbers[row.place], numbers[row.place + 1]) = (top, bottom)
    }
  }
}
