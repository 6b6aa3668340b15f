/// Terms that cancel once variables are replaced by those that required rows make them proportional to.
///
/// Where two boxes have one top, a row that has their bottoms agree says nothing of the tops, only of the heights.
/// If such a row defined a top, the basis would be singular, which the pattern of its terms does not show.
struct Cancellation: ~Copyable {
  private let table: RowTable
  /// variable = factor * leader; a representative leads itself.
  private var leader = Buffer<Int32>()
  private var factor = Buffer<Double>()
  /// By term: whether it cancels.
  private var cancels = Buffer<Bool>()
  /// The terms of a row by representative: the first of them, and their sum.
  private var sums = Buffer<Sum>()

  struct Sum: BitwiseCopyable {
    var representative: Int32
    var count = 0
    var value = 0.0
    var size = 0.0

    var cancels: Bool { count > 1 && abs(value) <= Tolerance.smallCoefficient * size }
  }

  init(_ solution: BasicSolution) {
    table = solution.table
    factor.resize(Int(solution.basis.positions), 1)
    for variable in 0..<solution.basis.positions { leader.append(variable) }
    for row in 0..<table.places
    where table.isLive(row) && table.count(of: row) == 2 && table.penalties.isEquality(row)
      && solution.priority(of: row) >= Priority.required
    {
      join(row)
    }
    cancels.resize(Int(table.terms.places))
    for row in 0..<table.places
    where table.isLive(row) && table.penalties.isEquality(row) && table.count(of: row) > 2
      && table.count(of: row) <= Cancellation.mostTerms
    {
      mark(row)
    }
  }

  /// By term: whether it cancels.
  consuming func takeTerms() -> Buffer<Bool> { cancels }

  /// Makes one of the two variables of a row follow the other one.
  private mutating func join(_ row: Int32) {
    let terms = table.terms(of: row)
    let (one, other) = (terms.lowerBound, terms.lowerBound + 1)
    let (a, b) = (
      representative(of: table.terms.variable[one]), representative(of: table.terms.variable[other])
    )
    if a.variable == b.variable { return }
    leader[a.variable] = b.variable
    factor[a.variable] =
      -table.terms.coefficient[other] * b.factor / (table.terms.coefficient[one] * a.factor)
  }

  /// The variable that stands for another one, and the factor; the way there is halved.
  private mutating func representative(of variable: Int32) -> (variable: Int32, factor: Double) {
    var (variable, product) = (variable, 1.0)
    while leader[variable] != variable {
      let up = leader[variable]
      factor[variable] *= leader[up] == up ? 1 : factor[up]
      leader[variable] = leader[up]
      product *= factor[variable]
      variable = leader[variable]
    }
    return (variable, product)
  }

  /// Marks the terms of a row that cancel.
  private mutating func mark(_ row: Int32) {
    sums.removeAll()
    for term in table.terms(of: row) { add(term) }
    for k in 0..<sums.count where sums[k].cancels {
      for term in table.terms(of: row)
      where representative(of: table.terms.variable[term]).variable == sums[k].representative {
        cancels[term] = true
      }
    }
  }

  private mutating func add(_ term: Int32) {
    let (variable, factor) = representative(of: table.terms.variable[term])
    var place = 0
    while place < sums.count && sums[place].representative != variable { place += 1 }
    if place == sums.count { sums.append(Sum(representative: variable)) }
    let part = table.terms.coefficient[term] * factor
    sums[place].count += 1
    sums[place].value += part
    sums[place].size = max(sums[place].size, abs(part))
  }

  /// Longer rows are not looked at.
  private static let mostTerms: Int32 = 8
}
