/// Marks of rows, and of bounds by their own rows.
struct RowMarks: ~Copyable {
  private var rows = Buffer<Bool>(per: .row)
  private var bounds = SparseColumn(default: false)

  mutating func resize(rows count: Int) { rows.resize(count) }

  subscript(row: Int32) -> Bool {
    @inline(__always) get { row >= 0 ? rows[row] : isBoundMarked(row) }
    @inline(__always) set {
      if row >= 0 { rows[row] = newValue } else { markBound(row, newValue) }
    }
  }

  @inline(never)
  private func isBoundMarked(_ row: Int32) -> Bool { bounds[Basis.owner(row)] }

  @inline(never)
  private mutating func markBound(_ row: Int32, _ isMarked: Bool) {
    bounds[Basis.owner(row)] = isMarked
  }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&rows)
    bounds.account(&memory)
  }
}
