/// The active set as a factorised matrix: n slots, each holding one active row, for n variables.
///
/// `B = E_k ... E_1 L T`. T is triangular up to a permutation that is never written down: every
/// slot has a pivot variable, and the solves find the order by depth-first search from the few
/// places that are not zero (Gilbert and Peierls 1988). For a layout nearly all of T is the rows
/// as they stand, each the definition of one variable by others; only slots inside a "bump" hold
/// rows that elimination has modified, and only they have entries in L. E are row replacements in
/// product form, needed only where the new row cannot simply take the old one's place in T.
final class Basis {
  // One entry a slot; there are as many slots as variables.
  /// The active row, or `Basis.anchor(v)`: variable v held where it is.
  var row = Buffer<Int32>()
  /// The variable that the slot defines in T.
  var pivotVariable = Buffer<Int32>()
  /// Its coefficient in the slot's row of T.
  var pivot = Buffer<Double>()
  /// Whether the slot's row of T is not the active row itself.
  var isModified = Buffer<Bool>()
  /// Whether L or E mention the slot, so that its row of T cannot be exchanged alone.
  var isEntangled = Buffer<Bool>()
  // One entry a variable.
  var slotOfVariable = Buffer<Int32>()
  /// The slot that the variable's anchor is active in, or -1.
  var slotOfAnchor = Buffer<Int32>()
  // One entry a row of the table: its slot, or -1.
  var slotOfRow = Buffer<Int32>()

  /// The slots and variables that any of the sparse matrices below has a line for.
  let lines: LinePlaces
  /// Rows of T that elimination modified, by slot and by variable.
  var modified: SparseLines
  var modifiedColumns: SparseLines
  /// L without its unit diagonal, by target slot and by source slot.
  var lowerRows: SparseLines
  var lowerColumns: SparseLines
  /// Where the range is wide, the modified rows of T and the rows of L in residues, and the slots that
  /// these are of in the order in which they were reduced (`ExactSubstitution.swift`).
  var exactRows: SparseLines
  var exactLower: SparseLines
  var reductions = Buffer<Int32>()
  /// Working storage there: one row of T.
  var lineVariable = Buffer<Int32>()
  var lineResidue = Buffer<Residue>()
  /// The row replacements E.
  var replacements = Replacements()

  // Depth-first search.
  var unfinished = Buffer<Visit>()
  var finished = Buffer<Int32>()
  var mark = Buffer<UInt16>()
  /// One entry a slot, once there is an L.
  var slotMark = Buffer<UInt16>()
  var stamp: UInt16 = 0
  /// The last search, if it may be continued; else 0.
  var continuedStamp: UInt16 = 0
  // What an exchange has found (`Exchange.swift`).
  var path = Buffer<Link>()
  var dependents = Buffer<Int32>()

  // Forward solves that follow numbers (`Ranks.swift`).
  /// One entry a variable, while ranks are in use: the variables that it depends on mostly have
  /// lower ranks.
  var rank = Buffer<Int32>()
  var pending = Buffer<Pending>()
  /// By how much the unmoved variables that forward solves have found exceed what is worth it.
  var idle = 0
  /// How many variables the last solve moved that followed numbers. If they are many ranks are forgotten,
  /// but only by the next solve, as an exchange in between has to know that numbers were followed.
  var movers = 0

  /// Entries visited by solves.
  var touched: UInt64 = 0

  init() {
    lines = LinePlaces()
    modified = SparseLines(lines)
    modifiedColumns = SparseLines(lines)
    lowerRows = SparseLines(lines)
    lowerColumns = SparseLines(lines)
    exactRows = SparseLines(lines)
    exactLower = SparseLines(lines)
  }

  func countVisits(_ entries: Int) { touched &+= UInt64(entries) }

  func account(_ ledger: inout StorageLedger) {
    accountSlots(&ledger)
    ledger.visit(&slotOfRow)
    lines.account(&ledger)
    modified.account(&ledger)
    modifiedColumns.account(&ledger)
    lowerRows.account(&ledger)
    lowerColumns.account(&ledger)
    replacements.account(&ledger)
    ledger.visit(short: &unfinished)
    ledger.visit(&finished)
    ledger.visit(&slotMark)
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

  func accountSlots(_ ledger: inout StorageLedger) {
    ledger.visit(&row)
    ledger.visit(&pivotVariable)
    ledger.visit(&pivot)
    ledger.visit(&isModified)
    ledger.visit(&isEntangled)
    ledger.visit(&slotOfVariable)
    ledger.visit(&slotOfAnchor)
    ledger.visit(&mark)
  }

  // MARK: Active rows

  /// The code of "variable v held where it is" among active rows.
  @inline(__always)
  static func anchor(_ variable: Int32) -> Int32 { -1 - variable }

  /// The variable of an anchor code; its own inverse.
  @inline(__always)
  static func anchored(_ code: Int32) -> Int32 { -1 - code }

  var slots: Int32 { Int32(truncatingIfNeeded: row.count) }

  /// Slots for so many new variables, holding their anchors.
  func addVariables(_ more: Int) {
    let first = slots
    let all = row.count + more
    row.append(more) { Basis.anchor(first + Int32(truncatingIfNeeded: $0)) }
    pivotVariable.append(more) { first + Int32(truncatingIfNeeded: $0) }
    pivot.resize(all, 1)
    isModified.resize(all)
    isEntangled.resize(all)
    slotOfVariable.append(more) { first + Int32(truncatingIfNeeded: $0) }
    slotOfAnchor.append(more) { first + Int32(truncatingIfNeeded: $0) }
    mark.resize(all)
    forgetRanks()
  }

  /// Rows of T other than the active rows themselves are rare; storage for them is taken when the
  /// first one comes.
  func openLines() { lines.open(lines: row.count) }

  /// Gives back storage that is empty at the moment, and after a load ranks, which edits may never need. Those
  /// that an edit has found worth having are there for the next one.
  func forgetUnused(isLoad: Bool) {
    forgetSearch()
    if isLoad { forgetRanks() }
    lines.closeIfUnused()
    replacements.closeIfUnused()
  }

  /// Holds every variable where it is; the factors are no longer those of the active rows.
  func anchorAll(_ table: RowTable) {
    table.deactivateAll()
    for slot in 0..<slots {
      if row[slot] >= 0 { slotOfRow[row[slot]] = -1 }
      row[slot] = Basis.anchor(slot)
      slotOfAnchor[slot] = slot
    }
  }

  /// Records which row is active in a slot, without touching the factors.
  func setRow(_ slot: Int32, _ newRow: Int32, _ table: RowTable) {
    let old = row[slot]
    if old >= 0 {
      slotOfRow[old] = -1
      table.deactivate(old)
    } else if slotOfAnchor[Basis.anchored(old)] == slot {
      slotOfAnchor[Basis.anchored(old)] = -1
    }
    row[slot] = newRow
    if newRow >= 0 {
      slotOfRow[newRow] = slot
      table.activate(newRow)
    } else {
      slotOfAnchor[Basis.anchored(newRow)] = slot
    }
  }
}
