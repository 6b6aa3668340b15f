/// What a property is set to. Its ``Meaning`` tells which of these it takes.
public enum PropertyValue: Sendable, BitwiseCopyable {
  /// Nothing of its own.
  case none
  /// So or not.
  case flag(Bool)
  /// A length in points, a share, or a weight.
  case number(Double)
  /// A length that was measured, in a document, which does not have the function.
  case measured(Double)
  /// Top, left, bottom, right, in points.
  case insets(Insets)
  /// A distance from the top and one from the bottom, in points.
  case distances(Double, Double)
  /// The number of a word.
  case choice(UInt8)
  /// A place on a circle around another node.
  case circle(Circle)
  /// Columns and rows of a grid.
  case cells(GridCells)
  /// A length, and at which priority.
  case size(Double, at: Double)
}

extension PropertyValue {
  /// A number, or none for NaN.
  public init(_ number: Double) { self = number.isNaN ? .none : .number(number) }

  /// A length at a priority, or none for NaN.
  package init(size: Double, at priority: Double) {
    self = size.isNaN ? .none : .size(size, at: priority)
  }

  /// A word of an enum.
  public init<Word: RawRepresentable<UInt8>>(_ word: Word) { self = .choice(word.rawValue) }

  /// Whether it is so; false for what is no flag.
  public var flag: Bool { if case .flag(let isTrue) = self { isTrue } else { false } }

  /// It as a number: 1 for what is so, that of a word, NaN for none and for what is several numbers.
  public var number: Double {
    switch self {
    case .none, .insets, .distances, .circle, .cells, .size: .nan
    case .flag(let isTrue): isTrue ? 1 : 0
    case .number(let number), .measured(let number): number
    case .choice(let number): Double(number)
    }
  }

  /// Its insets; zero for what has none.
  public var insets: Insets {
    if case .insets(let insets) = self { insets } else { Insets(all: 0) }
  }

  /// Its distances; zero for what has none.
  public var distances: (Double, Double) {
    if case .distances(let top, let bottom) = self { (top, bottom) } else { (0, 0) }
  }

  /// The number of its word; 0 for what has none.
  public var choice: UInt8 { if case .choice(let number) = self { number } else { 0 } }

  /// Its place on a circle; nil for what has none.
  public var circle: Circle? { if case .circle(let circle) = self { circle } else { nil } }

  /// Its cells; nil for what has none.
  package var cells: GridCells? { if case .cells(let cells) = self { cells } else { nil } }

  /// Its length and priority; NaN and 0 for what has none.
  package var size: (length: Double, priority: Double) {
    if case .size(let length, let priority) = self { (length, priority) } else { (.nan, 0) }
  }

  /// Its numbers in a document, in their order.
  package var numbers: [Double] {
    switch self {
    case .none, .flag, .choice: []
    case .number(let number), .measured(let number), .size(let number, _): [number]
    case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    case .distances(let top, let bottom): [top, bottom]
    case .circle(let circle): [circle.angle, circle.radius]
    case .cells(let cells): [cells.column, cells.row, cells.columns, cells.rows].map { Double($0) }
    }
  }

  /// What is left of it where a node is gone along some axes.
  func collapsed(_ traits: NodeTraits) -> PropertyValue {
    switch self {
    case .none, .flag, .number, .measured, .choice, .circle, .cells, .size: return self
    case .insets(var insets):
      insets.collapse(traits)
      return .insets(insets)
    case .distances: return traits.isGone(.vertical) ? .distances(0, 0) : self
    }
  }

  /// As ==, with NaN as equal to itself.
  package func isSame(as other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.flag(let one), .flag(let two)): one == two
    case (.number(let one), .number(let two)): one.isSame(as: two)
    case (.measured(let one), .measured(let two)): one.isSame(as: two)
    case (.insets(let one), .insets(let two)): one == two
    case (.distances(let top, let bottom), .distances(let otherTop, let otherBottom)):
      top == otherTop && bottom == otherBottom
    case (.choice(let one), .choice(let two)): one == two
    default: isSameOfFew(as: other)
    }
  }

  @inline(never)  // nearly no value is one of these: inlined they make every comparison longer
  private func isSameOfFew(as other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.circle(let one), .circle(let two)): one == two
    case (.cells(let one), .cells(let two)): one == two
    case (.size(let one, let priority), .size(let two, let other)):
      one == two && priority == other
    default: false
    }
  }
}
