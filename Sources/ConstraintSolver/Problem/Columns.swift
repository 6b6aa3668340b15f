/// For every variable the rows that mention it, those that are active first.
///
/// Each column has a span of entries, with capacity to grow; one that has outgrown its span gets another.
struct Columns: ~Copyable {
  // One entry a variable.
  var span = Buffer<Column>(per: .variable)
  // One entry a place in a column.
  var row = Buffer<Int32>()
  /// The code of the coefficient.
  var code = Buffer<UInt8>()
  var term = Buffer<Int32>()
  private var dead = 0

  mutating func add(_ more: Int) { span.resize(span.count + more, Column()) }

  /// The place of a term that is linked.
  @inline(__always)
  func place(of term: Int32, _ terms: borrowing Terms) -> Int32 {
    span[terms.variable[term]].start + terms.place[term]
  }

  /// Gives all columns their places, one after the other.
  mutating func layOut() {
    var next: Int32 = 0
    for variable in 0..<span.count {
      span[variable].start = next
      span[variable].capacity = span[variable].count + span[variable].count >> 6
      next += span[variable].capacity
    }
    row.resize(Int(next))
    code.resize(Int(next))
    term.resize(Int(next))
    dead = 0
  }

  mutating func grow(_ variable: Int32) {
    let old = span[variable]
    dead += Int(old.capacity)
    if dead > 1024 && dead > row.count / 2 {
      compact(growing: variable)
      return
    }
    let capacity = max(4, old.capacity * 2)
    let fresh = Int32(truncatingIfNeeded: row.count)
    row.resize(row.count + Int(capacity))
    code.resize(row.count)
    term.resize(row.count)
    for k in 0..<old.count {
      row[fresh + k] = row[old.start + k]
      code[fresh + k] = code[old.start + k]
      term[fresh + k] = term[old.start + k]
    }
    span[variable].start = fresh
    span[variable].capacity = capacity
  }

  /// Lays all columns out again with a little spare capacity each, and twice that for `growing`.
  private mutating func compact(growing: Int32) {
    var total = 0
    for variable in 0..<Int32(truncatingIfNeeded: span.count) {
      let count = span[variable].count
      let capacity = variable == growing ? max(4, count * 2) : count + 1 + count / 4
      span[variable].capacity = capacity
      total += Int(capacity)
    }
    var rows = Buffer<Int32>()
    var codes = Buffer<UInt8>()
    var terms = Buffer<Int32>()
    rows.resize(total)
    codes.resize(total)
    terms.resize(total)
    var next: Int32 = 0
    for variable in 0..<span.count {
      let old = span[variable]
      for k in 0..<old.count {
        rows[next + k] = row[old.start + k]
        codes[next + k] = code[old.start + k]
        terms[next + k] = term[old.start + k]
      }
      span[variable].start = next
      next += old.capacity
    }
    row.replace(by: rows)
    code.replace(by: codes)
    term.replace(by: terms)
    dead = 0
  }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&span)
    memory.add(&row)
    memory.add(&code)
    memory.add(&term)
  }
}

/// Where the rows of a column are. All of it is wanted at once, so that it lies together.
struct Column: BitwiseCopyable {
  var start: Int32 = 0
  var count: Int32 = 0
  /// How many of the rows are active; they come first.
  var active: Int32 = 0
  var capacity: Int32 = 0
}
