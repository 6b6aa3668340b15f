/// The way back to where the vertex was when a transaction began.
///
/// As long as the same rows hold the vertex and nothing but constants is edited, a solve changes
/// values, of which the transaction has a copy, and how the other rows are judged. That is noted here,
/// so that going back is a matter of writing down what was there: no row is evaluated again. Whatever
/// else changes the vertex breaks the trail, and then the way back is solved for.
struct WarmUndo: ~Copyable {
  /// A row that does not hold the vertex, as it was before it was judged anew.
  struct RowState: BitwiseCopyable {
    var residual: Double
    var tolerance: Float
    var row: Int32
    var side: Int8
  }

  /// A point of the trail; good until the trail is broken.
  struct Mark {
    fileprivate var breaks: UInt64
    fileprivate var count: Int
  }

  fileprivate var rowStates = Buffer<RowState>()
  private var breaks: UInt64 = 0
  /// Whether there is a point to go back to.
  private(set) var isOpen = false

  /// The point where the trail is now.
  mutating func mark() -> Mark {
    isOpen = true
    return Mark(breaks: breaks, count: rowStates.count)
  }

  /// Whether the way back to a point is known.
  func leads(to mark: Mark) -> Bool { isOpen && mark.breaks == breaks }

  /// No point up to now can be gone back to.
  @inline(__always)
  mutating func end() {
    if isOpen { forget() }
  }

  @inline(never)
  private mutating func forget() {
    isOpen = false
    breaks &+= 1
    rowStates.removeAll()
  }

  /// Ends a trail that so many rowStates more would make longer than a solve from nothing.
  fileprivate mutating func checkLength(adding count: Int, rows: Int) {
    if rowStates.count + count > 2 * rows { end() }
  }

  mutating func account(_ ledger: inout StorageLedger) { ledger.visit(&rowStates) }
}

extension Engine {
  /// Notes how rows are judged that are about to be judged anew.
  func noteRowStates(of rows: borrowing Buffer<Int32>) {
    warmUndo.checkLength(adding: rows.count, rows: residual.count)
    if !warmUndo.isOpen { return }
    let (residual, tolerance, side) = (residual.base, tolerance.base, side.base)
    warmUndo.rowStates.append(rows.count) { k in
      let row = Int(rows[k])
      return WarmUndo.RowState(
        residual: residual[row], tolerance: tolerance[row], row: rows[k], side: side[row])
    }
  }

  /// Where the trail is now; nil where the vertex is not what is to be gone back to, as something is
  /// still to be solved, or a sweep moves it, or values are more than one number.
  func markWarmUndo() -> WarmUndo.Mark? {
    isUpToDate && sweeps.count == 0 && !isExtended ? warmUndo.mark() : nil
  }

  /// Puts the vertex where it was at a point that the trail leads to, to the last bit. The next
  /// solve looks at the dual degenerate positions again.
  func goBack(to mark: WarmUndo.Mark, _ values: [Double]) {
    forgetDirtyRows()
    forgetMisplaced()
    editedRows.removeAll()
    forgetDrifted()
    for k in 0..<Int32(truncatingIfNeeded: values.count) { putBack(k, to: values[Int(k)]) }
    let (residual, tolerance, side) = (residual.base, tolerance.base, side.base)
    var k = warmUndo.rowStates.count
    while k > mark.count {
      k -= 1
      let old = warmUndo.rowStates[k]
      let row = Int(old.row)
      residual[row] = old.residual
      tolerance[row] = old.tolerance
      if side[row] == old.side { continue }
      side[row] = old.side
      setSlope(old.row, slopeSign(of: old.row, on: old.side))
    }
    warmUndo.rowStates.shorten(to: mark.count)
    applySlopeChanges()
  }

  /// Gives a variable a value that needs no refinement.
  @inline(__always)
  private func putBack(_ variable: Int32, to old: Double) {
    let new = value[variable]
    value[variable] = old  // also where they differ in the sign of 0
    if new == old { return }
    noteCrossing(variable, from: new, to: old)
    noteChange(variable)
  }
}
