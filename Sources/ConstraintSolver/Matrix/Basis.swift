/// The active set as a factorised matrix: n positions, each holding one active row, for n variables.
///
/// `B = E_k ... E_1 L T`. T is triangular up to a permutation that is never written down: every
/// position has a pivot variable, and the solves find the order by depth-first search from the few
/// places that are not zero (Gilbert and Peierls 1988). For a layout nearly all of T is the rows
/// as they stand, each the definition of one variable by others; only positions inside a "bump" hold
/// rows that elimination has modified, and only they have entries in L. E are row etas in
/// product form, needed only where the new row cannot simply take the old one's place in T.
final class Basis {
  // One entry a position; there are as many positions as variables.
  /// The active row, or `Basis.ownRow(v)`: variable v held where it is.
  var row = Buffer<Int32>()
  /// The variable that the position defines in T.
  var pivotVariable = Buffer<Int32>()
  /// Its coefficient in the position's row of T.
  var pivot = Buffer<Double>()
  /// Whether the position's row of T is not the active row itself.
  var isChanged = Buffer<Bool>()
  /// Whether L or E mention the position, so that its row of T cannot be exchanged alone.
  var isTouched = Buffer<Bool>()
  // One entry a variable.
  var positionOfVariable = Buffer<Int32>()
  /// The position that the variable's anchor is active in, or -1.
  var positionOfOwnRow = Buffer<Int32>()
  // One entry a row of the table: its position, or -1.
  var positionOfRow = Buffer<Int32>()

  /// The positions and variables that any of the sparse matrices below has a line for.
  let lines: LinePlaces
  /// Rows of T that elimination modified, by position and by variable.
  var changedRows: SparseLines
  var changedColumns: SparseLines
  /// L without its unit diagonal, by target position and by source position.
  var lowerRows: SparseLines
  var lowerColumns: SparseLines
  /// Where the range is wide, the modified rows of T and the rows of L in residues, and the positions that
  /// these are of in the order in which they were reduced (`ResidueSolves.swift`).
  var exactRows: SparseLines
  var exactLower: SparseLines
  var reductions = Buffer<Int32>()
  /// Working storage there: one row of T.
  var lineVariable = Buffer<Int32>()
  var lineResidue = Buffer<Residue>()
  /// The row etas E.
  var etas = EtaFile()

  // Depth-first search.
  var unfinished = Buffer<Visit>()
  var finished = Buffer<Int32>()
  var mark = Buffer<UInt16>()
  /// One entry a position, once there is an L.
  var positionMark = Buffer<UInt16>()
  var stamp: UInt16 = 0
  /// The last search, if it may be continued; else 0.
  var continuedStamp: UInt16 = 0
  // What an exchange has found (`BasisUpdate.swift`).
  var path = Buffer<Link>()
  var dependents = Buffer<Int32>()

  // Forward solves that follow numbers (`TopologicalOrder.swift`).
  /// One entry a variable, while ranks are in use: the variables that it depends on mostly have
  /// lower ranks.
  var rank = Buffer<Int32>()
  var pending = Buffer<Pending>()
  /// By how much the unmoved variables that FTRANs have found exceed what is worth it.
  var idle = 0
  /// How many variables the last solve moved that followed numbers. If they are many ranks are forgotten,
  /// but only by the next solve, as an exchange in between has to know that numbers were followed.
  var movers = 0

  /// Entries visited by solves.
  var workUnits: UInt64 = 0

  init() {
    lines = LinePlaces()
    changedRows = SparseLines(lines)
    changedColumns = SparseLines(lines)
    lowerRows = SparseLines(lines)
    lowerColumns = SparseLines(lines)
    exactRows = SparseLines(lines)
    exactLower = SparseLines(lines)
  }

  func countWork(_ entries: Int) { workUnits &+= UInt64(entries) }

  func account(_ ledger: inout StorageLedger) {
    accountPositions(&ledger)
    ledger.visit(&positionOfRow)
    lines.account(&ledger)
    changedRows.account(&ledger)
    changedColumns.account(&ledger)
    lowerRows.account(&ledger)
    lowerColumns.account(&ledger)
    etas.account(&ledger)
    ledger.visit(short: &unfinished)
    ledger.visit(&finished)
    ledger.visit(&positionMark)
    ledger.visit(short: &path)
    ledger.visit(short: &dependents)
    if !ledger.isLoading { accountRare(&ledger) }
  }

  private func accountRare(_ ledger: inout StorageLedger) {
    exactRows.account(&ledger)
    exactLower.account(&ledger)
    ledger.visit(&reductions)
    ledger.visit(&lineVariable)
    ledger.visit(&lineResidue)
    ledger.visit(&rank)
    ledger.visit(&pending)
  }

  func accountPositions(_ ledger: inout StorageLedger) {
    ledger.visit(&row)
    ledger.visit(&pivotVariable)
    ledger.visit(&pivot)
    ledger.visit(&isChanged)
    ledger.visit(&isTouched)
    ledger.visit(&positionOfVariable)
    ledger.visit(&positionOfOwnRow)
    ledger.visit(&mark)
  }

  // MARK: Active rows

  /// The code of "variable v held where it is" among active rows.
  @inline(__always)
  static func ownRow(_ variable: Int32) -> Int32 { -1 - variable }

  /// The variable of an own row code; its own inverse.
  @inline(__always)
  static func owner(_ code: Int32) -> Int32 { -1 - code }

  var positions: Int32 { Int32(truncatingIfNeeded: row.count) }

  /// Positions for so many new variables, holding their anchors.
  func addVariables(_ more: Int) {
    let first = positions
    let all = row.count + more
    row.append(more) { Basis.ownRow(first + Int32(truncatingIfNeeded: $0)) }
    pivotVariable.append(more) { first + Int32(truncatingIfNeeded: $0) }
    pivot.resize(all, 1)
    isChanged.resize(all)
    isTouched.resize(all)
    positionOfVariable.append(more) { first + Int32(truncatingIfNeeded: $0) }
    positionOfOwnRow.append(more) { first + Int32(truncatingIfNeeded: $0) }
    mark.resize(all)
    forgetOrder()
  }

  /// Rows of T other than the active rows themselves are rare; storage for them is taken when the
  /// first one comes.
  func openLines() { lines.open(lines: row.count) }

  /// Gives back storage that is empty at the moment, and after a load ranks, which edits may never need. Those
  /// that an edit has found worth having are there for the next one.
  func forgetUnused(isLoad: Bool) {
    forgetSearch()
    if isLoad { forgetOrder() }
    lines.closeIfUnused()
    etas.closeIfUnused()
  }

  /// Holds every variable where it is; the factors are no longer those of the active rows.
  func holdOnlyOwnRows(_ table: RowTable) {
    table.deactivateAll()
    for position in 0..<positions {
      if row[position] >= 0 { positionOfRow[row[position]] = -1 }
      row[position] = Basis.ownRow(position)
      positionOfOwnRow[position] = position
    }
  }

  /// Records which row is active in a position, without touching the factors.
  func setRow(_ position: Int32, _ newRow: Int32, _ table: RowTable) {
    let old = row[position]
    if old >= 0 {
      positionOfRow[old] = -1
      table.deactivate(old)
    } else if positionOfOwnRow[Basis.owner(old)] == position {
      positionOfOwnRow[Basis.owner(old)] = -1
    }
    row[position] = newRow
    if newRow >= 0 {
      positionOfRow[newRow] = position
      table.activate(newRow)
    } else {
      positionOfOwnRow[Basis.owner(newRow)] = position
    }
  }
}
