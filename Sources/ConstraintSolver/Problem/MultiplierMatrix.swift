/// One multiplier for each position and each level that has ever been in play: a dense matrix, position by position.
///
/// The columns are in the order in which their levels came into play. Storage for more is taken in advance, as a
/// wider matrix has to be laid out again. In extended precision each has an error bound and a residue, too.
struct MultiplierMatrix: ~Copyable {
  private var numbers = Buffer<Double>()
  private var extended = Buffer<ExtendedNumber>()
  private var precision = Precision.doubles
  private(set) var positions = 0
  private var columns: Int32 = 0
  private var room: Int32 = 0

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&numbers)
    memory.add(&extended)
  }

  /// Whether digits beyond doubles are kept.
  var haveDigits: Bool { extended.count > 0 }

  @inline(__always)
  private func place(_ position: Int32, _ column: Int32) -> Int {
    Int(position) * Int(room) + Int(column)
  }

  subscript(position: Int32, column: Int32) -> Double {
    @inline(__always) get { numbers[place(position, column)] }
    @inline(__always) nonmutating set { numbers[place(position, column)] = newValue }
  }

  @inline(__always)
  func extended(_ position: Int32, _ column: Int32) -> ExtendedNumber {
    extended[place(position, column)]
  }

  @inline(__always)
  func setExtended(_ position: Int32, _ column: Int32, _ new: ExtendedNumber) {
    extended[place(position, column)] = new
  }

  /// Adds a multiple of a vector by position to a column. Returns the largest change, or `size` if that is larger.
  @inline(__always)
  func add(_ vector: WorkVector, _ factor: Double, to column: Int32, from size: Double) -> Double {
    let base = numbers.base + Int(column)
    let (positions, room) = (vector.index.all, Int(room))
    var largest = size
    for position in positions {
      let change = factor * vector[position]
      base[Int(position) * room] += change
      largest = max(largest, abs(change))
    }
    return largest
  }

  /// Sets a multiplier to 0.
  @inline(__always)
  func clear(_ position: Int32, _ column: Int32) {
    self[position, column] = 0
    if haveDigits { setExtended(position, column, ExtendedNumber()) }
  }

  /// Sets a column to 0.
  mutating func clear(_ column: Int32) {
    for position in 0..<Int32(truncatingIfNeeded: positions) { clear(position, column) }
  }

  /// Sets all to 0, and chooses the precision.
  mutating func clearAll(_ precision: Precision) {
    numbers.refill(numbers.count)
    self.precision = precision
    extended.removeAll()
    extended.widen(precision.kept(of: numbers.count))
  }

  mutating func addPositions(_ more: Int) {
    positions += more
    numbers.resize(positions * Int(room))
    extended.widen(precision.kept(of: numbers.count))
  }

  /// Adds a column of zeros, and returns its place.
  mutating func addColumn() -> Int32 {
    columns += 1
    if columns > room { widen() }
    return columns - 1
  }

  private mutating func widen() {
    let old = Int(room)
    let new = positions < 256 ? max(4, 2 * old) : old < 4 ? old + 1 : old + old / 2
    room = Int32(new)
    MultiplierMatrix.widen(&numbers, positions, from: old, to: new, 0)
    MultiplierMatrix.widen(
      &extended, precision.kept(of: positions), from: old, to: new, ExtendedNumber())
  }

  private static func widen<Element>(
    _ entries: inout Buffer<Element>, _ positions: Int, from old: Int, to new: Int, _ none: Element
  ) {
    entries.resize(positions * new, none)
    var position = old == 0 ? 0 : positions
    while position > 0 {
      position -= 1
      var column = new
      while column > 0 {
        column -= 1
        entries[position * new + column] = column < old ? entries[position * old + column] : none
      }
    }
  }
}
