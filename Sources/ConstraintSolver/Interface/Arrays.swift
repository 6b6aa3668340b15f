/// Many rows as a host has them: the terms of row k are those from `starts[k]` to before `starts[k + 1]`.
public struct RowArrays {
  let count: Int
  let starts: UnsafePointer<Int>
  let variables: UnsafePointer<Variable>?
  let coefficients: UnsafePointer<Double>?
  let relations: UnsafePointer<Int8>
  let constants: UnsafePointer<Double>
  let priorities: UnsafePointer<Double>?
  let weights: UnsafePointer<Double>?

  /// Rows as arrays. Starts begin with 0 and never decrease, relations are raw values. Without
  /// priorities rows are required, and without weights their weight is 1.
  public init(
    count: Int, starts: UnsafePointer<Int>, variables: UnsafePointer<Variable>?,
    coefficients: UnsafePointer<Double>?, relations: UnsafePointer<Int8>,
    constants: UnsafePointer<Double>, priorities: UnsafePointer<Double>?,
    weights: UnsafePointer<Double>?
  ) {
    self.count = count
    self.starts = starts
    self.variables = variables
    self.coefficients = coefficients
    self.relations = relations
    self.constants = constants
    self.priorities = priorities
    self.weights = weights
  }

  var termCount: Int { starts[count] }

  /// One row, or the error that makes it unacceptable.
  @inline(__always)
  subscript(row: Int) -> GivenRow {
    get throws(SolverError) {
      guard let relation = Relation(rawValue: relations[row]) else {
        throw .argument(.relation, place: -1)
      }
      var terms = TermList.none
      let length = starts[row + 1] - starts[row]
      if length > 0 {
        guard let variables, let coefficients else { throw .argument(.arrays, place: -1) }
        terms = TermList(variables + starts[row], coefficients + starts[row], length)
      }
      return GivenRow(
        terms: terms, constant: constants[row],
        sides: sides(row, relation))
    }
  }

  @inline(__always)
  func sides(_ row: Int, _ relation: Relation) -> RowSides {
    RowSides(
      relation, priority: priorities?[row] ?? Priority.required, weight: weights?[row] ?? 1)
  }
}

/// A row before it is checked and scaled.
struct GivenRow {
  var terms: TermList
  var constant: Double
  var sides: RowSides
}

/// The terms of a row, wherever they are: a variable and a coefficient, at a stride in bytes.
struct TermList {
  private let variables: UnsafeRawPointer
  private let coefficients: UnsafeRawPointer
  private let stride: Int
  let count: Int

  static var none: TermList { TermList(UnsafeBufferPointer(start: nil, count: 0)) }

  init(_ terms: UnsafeBufferPointer<Term>) {
    // A term is its variable and then its coefficient.
    variables = UnsafeRawPointer(terms.baseAddress) ?? UnsafeRawPointer(bitPattern: 16)!
    coefficients = variables + MemoryLayout<Variable>.stride
    stride = MemoryLayout<Term>.stride
    count = terms.count
  }

  /// From two arrays of equal length.
  init(_ variables: UnsafePointer<Variable>, _ coefficients: UnsafePointer<Double>, _ count: Int) {
    self.variables = UnsafeRawPointer(variables)
    self.coefficients = UnsafeRawPointer(coefficients)
    stride = MemoryLayout<Double>.stride
    self.count = count
  }

  @inline(__always)
  func variable(_ place: Int) -> Variable { (variables + place * stride).load(as: Variable.self) }

  @inline(__always)
  func coefficient(_ place: Int) -> Double {
    (coefficients + place * stride).load(as: Double.self)
  }

  /// The sizes of the largest and the smallest coefficient; nil where a variable may occur several times,
  /// or a coefficient is 0. More than a few terms are not looked through.
  @inline(__always)
  var plainSizes: (largest: Double, least: Double)? {
    if count > 4 { return nil }
    var (largest, least) = (0.0, Double.infinity)
    for place in 0..<count {
      let size = abs(coefficient(place))
      if size > largest { largest = size }
      if size < least { least = size }
      for earlier in 0..<place where variable(earlier).index == variable(place).index {
        return nil
      }
    }
    return least > 0 ? (largest, least) : nil
  }
}
