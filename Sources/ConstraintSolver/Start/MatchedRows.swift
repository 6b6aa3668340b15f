/// The row that matching found to define each variable, for as long as the rows stay as they are.
///
/// Constants have next to no part in that, so that a cold start after edits of constants need not match again.
struct MatchedRows: ~Copyable {
  /// By variable; negative for none.
  private(set) var rows = Buffer<Int32>()
  /// The structure version of the rows.
  private var form = UInt64.max

  /// Whether they are those of a structure version with that number of variables.
  func areCurrent(_ form: UInt64, variables: Int32) -> Bool {
    form == self.form && rows.count == Int(variables)
  }

  mutating func keep(_ matching: Matching, _ form: UInt64, variables: Int32) {
    rows.removeAll()
    rows.append(Int(variables)) { matching.rowOf[Int32(truncatingIfNeeded: $0)] }
    self.form = form
  }

  mutating func forget() { rows.removeAll() }

  mutating func account(_ memory: inout MemoryAccount) { memory.add(&rows) }
}
