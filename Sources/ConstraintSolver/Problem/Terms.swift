/// The terms of the rows, one row after the other, with gaps where rows were removed.
struct Terms: ~Copyable {
  private(set) var variable = Buffer<Int32>(per: .term)
  private(set) var coefficient = Coefficients()
  /// Where in its column the term is.
  var place = Buffer<Int32>(per: .term)
  private var dead = 0

  /// How many terms rows have.
  var count: Int { places - dead }

  /// The same with the gaps: how many places a pass over all terms visits.
  var places: Int { variable.count }

  /// Whether gaps are most of it.
  @inline(__always)
  var areSparse: Bool { dead > 1024 && dead > places / 2 }

  /// Adds terms whose places in columns are set when they are linked.
  @inline(__always)
  mutating func append(
    _ more: Int, _ term: (Int) -> (variable: Int32, coefficient: Double)
  ) {
    let variables = variable.extend(by: more)
    _ = place.extend(by: more)
    coefficient.append(more) { k in
      let term = term(k)
      variables[k] = term.variable
      return term.coefficient
    }
  }

  /// Leaves a gap.
  mutating func forget(_ terms: Range<Int32>) {
    for term in terms { coefficient.release(term) }
    dead += Int(terms.upperBound - terms.lowerBound)
  }

  /// Moves a term to a place before it, which is in no row.
  mutating func move(_ term: Int32, to new: Int32) {
    variable[new] = variable[term]
    coefficient.move(term, to: new)
    place[new] = place[term]
  }

  /// All terms have moved to the first places.
  mutating func endCompaction(_ count: Int) {
    variable.shorten(to: count)
    coefficient.truncate(count)
    place.shorten(to: count)
    dead = 0
  }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&variable)
    memory.add(&place)
    coefficient.account(&memory)
  }
}
