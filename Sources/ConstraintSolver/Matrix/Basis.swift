/// The basis of a bounded simplex method, factorised: which row is tight where, with FTRAN, BTRAN and updates.
///
/// There are n positions for n variables. Each holds a row at one of its ends, or the variable's own row,
/// which fixes it at its value; the matrix B of these rows is not singular, and x = B^-1 b.
///
/// `B = E_k ... E_1 L U`. U is triangular up to a permutation that is never written down: every position has
/// a pivot variable, and solves find the order by depth-first search from the few nonzeros of the right-hand
/// side (Gilbert and Peierls 1988). In a layout nearly all of U is the rows as they stand, each the
/// definition of one variable by others. Only positions inside a bump have rows that elimination changed,
/// and only they have entries in L. The E are row replacements in product form, for a new row that cannot
/// take the old one's place in U.
///
/// The parts: `UpperFactor`, `LowerFactor`, `EtaFile`, `ResidueFactors` (U and L in modular arithmetic),
/// `DepthFirstSearch`, `TopologicalOrder`. Everything reads the rows from a `RowTable`.
final class Basis {
  // One entry a position; there are as many as variables.
  private var rows = Buffer<Int32>(per: .variable)
  // One entry a row of the table.
  private var rowPositions = Buffer<Int32>(per: .row)
  // One entry a variable.
  private var ownRowPositions = Buffer<Int32>(per: .variable)

  /// By position: the basic row, or `Basis.ownRow(v)`: variable v fixed at its value.
  @inline(__always)
  var row: View<Int32> { rows.view }

  /// By row of the table: its position, or -1.
  @inline(__always)
  var positionOfRow: View<Int32> { rowPositions.view }

  /// By variable: the position where its own row is basic, or -1.
  @inline(__always)
  var positionOfOwnRow: View<Int32> { ownRowPositions.view }

  /// The lines in use of the sparse matrices of U and L.
  let lines: LinePlaces
  var upper: UpperFactor
  var lower: LowerFactor
  var etas = EtaFile()
  var residues: ResidueFactors
  var search = DepthFirstSearch()
  var order = TopologicalOrder()
  /// Working memory of factorisations, and what the last one found.
  let elimination = Elimination()
  /// Working memory of an update (`BasisUpdate.swift`).
  var path = Buffer<Link>()
  var dependents = Buffer<Int32>()

  /// Entries of rows, columns and factors visited: the measure of work, the same on every machine.
  private(set) var workUnits: UInt64 = 0
  /// Factorisations of all positions.
  var factorizations: UInt64 = 0

  init() {
    lines = LinePlaces()
    upper = UpperFactor(lines)
    lower = LowerFactor(lines)
    residues = ResidueFactors(lines)
  }

  func countWork(_ entries: Int) { workUnits &+= UInt64(entries) }

  func account(_ memory: inout MemoryAccount) {
    memory.add(&rows)
    memory.add(&ownRowPositions)
    memory.add(&rowPositions)
    lines.account(&memory)
    upper.account(&memory)
    lower.account(&memory)
    etas.account(&memory)
    residues.account(&memory)
    search.account(&memory)
    order.account(&memory)
    elimination.account(&memory)
    memory.add(&path)
    memory.add(&dependents)
  }

  // MARK: Basic rows

  /// The code of a variable's own row among basic rows.
  @inline(__always)
  static func ownRow(_ variable: Int32) -> Int32 { -1 - variable }

  /// The variable of an own row's code; its own inverse.
  @inline(__always)
  static func owner(_ code: Int32) -> Int32 { -1 - code }

  /// How many positions there are.
  var positions: Int32 { Int32(truncatingIfNeeded: row.count) }

  /// Adds positions for new variables, with their own rows.
  func addVariables(_ more: Int) {
    let first = positions
    rows.append(more) { Basis.ownRow(first + Int32(truncatingIfNeeded: $0)) }
    ownRowPositions.append(more) { first + Int32(truncatingIfNeeded: $0) }
    upper.addVariables(more)
    lower.isTouched.resize(row.count)
    search.mark.resize(row.count)
    order.forget()
  }

  /// Makes places for `count` rows of the table in all.
  func makeRows(_ count: Int) { rowPositions.resize(count, -1) }

  /// Takes memory for rows of U and L other than basic rows as they stand, which are rare.
  func openLines() { lines.open(lines: row.count) }

  /// Gives back memory that is empty at the moment; after a load also the topological order, which edits may
  /// never need.
  func forgetUnused(isLoad: Bool) {
    search.forget()
    if isLoad { order.forget() }
    lines.closeIfUnused()
    etas.closeIfUnused()
  }

  /// Makes all own rows basic; the factors are no longer those of the basis.
  func holdOnlyOwnRows(_ table: RowTable, _ permit: Permit) {
    table.deactivateAll()
    for position in 0..<positions {
      if row[position] >= 0 { rowPositions[row[position]] = -1 }
      rows[position] = Basis.ownRow(position)
      ownRowPositions[position] = position
    }
  }

  /// Records which row is basic at a position, without touching the factors.
  func setRow(_ position: Int32, _ newRow: Int32, _ table: RowTable, _ permit: Permit) {
    let old = row[position]
    if old >= 0 {
      rowPositions[old] = -1
      table.deactivate(old)
    } else if positionOfOwnRow[Basis.owner(old)] == position {
      ownRowPositions[Basis.owner(old)] = -1
    }
    rows[position] = newRow
    if newRow >= 0 {
      rowPositions[newRow] = position
      table.activate(newRow)
    } else {
      ownRowPositions[Basis.owner(newRow)] = position
    }
  }
}
