import ConstraintSolver

/// The terms of the row that is made; kept for its memory.
package struct RowTerms: ~Copyable {
  private var terms = Buffer<Term>()
  /// While terms are merged: the place of a variable's term (-1 for none), and the magnitudes that
  /// were added up for a term.
  private var places = Buffer<Int32>()
  private var sizes = Buffer<Double>()

  package var all: UnsafeBufferPointer<Term> {
    UnsafeBufferPointer(start: terms.base, count: terms.count)
  }

  package mutating func append(_ term: Term) { terms.append(term) }

  package mutating func removeAll() { terms.removeAll() }

  /// Adds up the terms of each variable, and drops those that cancel, so that no row is made of
  /// what rounding leaves of them.
  package mutating func merge() {
    if terms.count == 2 && terms[0].variable != terms[1].variable && !isTiny(0) && !isTiny(1) {
      return
    }
    var count = 0
    for place in 0..<terms.count {
      let term = terms[place]
      let variable = Int(term.variable.index)
      if places.count <= variable { places.resize(variable + 1, -1) }
      let known = Int(places[variable])
      if known >= 0 {
        terms[known].coefficient += term.coefficient
        sizes[known] += term.coefficient.magnitude
      } else {
        places[variable] = Int32(count)
        terms[count] = term
        if count == sizes.count { sizes.append(0) }
        sizes[count] = term.coefficient.magnitude
        count += 1
      }
    }
    var kept = 0
    for place in 0..<count {
      let term = terms[place]
      places[term.variable] = -1
      if isTiny(place) || term.coefficient.magnitude < 1e-12 * sizes[place] { continue }
      terms[kept] = term
      kept += 1
    }
    terms.shorten(to: kept)
  }

  private func isTiny(_ place: Int) -> Bool {
    terms[place].coefficient.magnitude < 1 / Store.valueLimit
  }
}
