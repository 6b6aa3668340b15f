import Synchronization

/// The rows of the problem, and the same entries by column.
///
/// Rows are linked into the columns when the solver first looks at them, so that a bulk load costs one pass.
final class RowTable {
  // One entry a row.
  private(set) var line = Buffer<Line>(per: .row)
  /// Right side, scaled.
  var constant = Buffer<Double>(per: .row)
  /// The power of two that the row was multiplied by, as an exponent.
  private var scaleExponent = Buffer<Int8>(per: .row)
  var penalties = Penalties()
  /// Creation number: what "older" means for a row, and what tells apart the rows that have lived
  /// at one place. 0 marks a free place.
  var serial = Buffer<UInt32>(per: .row)
  var isLinked = Buffer<Bool>(per: .row)

  var terms = Terms()
  var columns = Columns()

  /// Places of rows that were removed, and the first one that no row has had yet; all after it are free.
  private var freePlaces = Buffer<Int32>()
  private var freshPlace: Int32 = 0
  private(set) var liveCount = 0
  /// The bits by which badly scaled rows set numbers apart, as `spread(of:)` says, all together.
  var spread = 0
  /// How exactly the rows are solved for: the one switch for that.
  var precision = Precision.doubles
  private(set) var nextSerial: UInt32

  /// An empty table. Its rows are numbered from a number of its own, by how many tables were made before, so that
  /// handles of two solvers differ.
  init() {
    let tables = tableCounter.wrappingAdd(1, ordering: .relaxed).newValue
    nextSerial = tables &* 0x9E37_79B1 >> 1 | 1
  }

  func account(_ memory: inout MemoryAccount) {
    memory.add(&line)
    memory.add(&constant)
    memory.add(&scaleExponent)
    penalties.account(&memory)
    memory.add(&serial)
    memory.add(&isLinked)
    terms.account(&memory)
    columns.account(&memory)
    memory.add(&freePlaces)
  }

  /// How many creation numbers are left.
  var serialsLeft: UInt32 { .max - nextSerial }

  /// One more than the largest place in use.
  var places: Int32 { Int32(truncatingIfNeeded: line.count) }

  func isLive(_ row: Int32) -> Bool { serial[row] != 0 }

  // MARK: Rows

  /// The places of a row's terms.
  @inline(__always)
  func terms(of row: Int32) -> Range<Int32> { line[row].places }

  /// How many terms a row has.
  @inline(__always)
  func count(of row: Int32) -> Int32 { line[row].count }

  /// The coefficient of a variable in a row; 0 if the row does not mention it.
  func coefficient(of variable: Int32, in row: Int32) -> Double {
    for term in terms(of: row) where terms.variable[term] == variable {
      return terms.coefficient[term]
    }
    return 0
  }

  /// The power of two that a row was multiplied by.
  func scale(_ row: Int32) -> Double { powerOfTwo(scaleExponent[row]) }

  /// Sets the scale that brings a row's largest coefficient into [1, 2), and returns it.
  @inline(__always)
  func setScale(_ row: Int32, largest: Double) -> Double {
    let exponent = largest == 0 ? 0 : 1023 - Int(largest.exponentBitPattern)
    scaleExponent[row] = Int8(truncatingIfNeeded: exponent)
    return powerOfTwo(Int8(truncatingIfNeeded: exponent))
  }

  /// Weight of the scaled violation: the given weight divided by the scale.
  @inline(__always)
  func weight(_ row: Int32) -> Double { penalties.weight[row] * powerOfTwo(-scaleExponent[row]) }

  @inline(__always)
  private func powerOfTwo(_ exponent: Int8) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: 1023 + Int(exponent)) << 52)
  }

  /// By how many bits a scaled row sets numbers apart that are related through it: its scale, or its least
  /// coefficient; 0 if it is as rows of layouts are.
  static func spread(scale: Double, least: Double) -> Int {
    let bits = max(abs(Int(scale.exponent)), -Int(least.exponent))
    return bits > Tolerance.usualBits ? bits : 0
  }

  /// The same for a row in the table.
  func spread(of row: Int32) -> Int {
    var least = 1.0
    for term in terms(of: row) { least = min(least, abs(terms.coefficient[term])) }
    return RowTable.spread(scale: scale(row), least: least)
  }

  /// Whether the numbers of the rows have to be taken exactly, as tolerances would lose some rows: where all badly
  /// scaled rows together, one after the other, could set numbers so far apart. Not if some numbers are rounded, so
  /// that their last digits mean nothing, and tolerances lose only what is very small.
  var asksForExactness: Bool {
    if spread <= Tolerance.spread { return false }
    var areRounded = false
    for row in 0..<places where isLive(row) {
      if spread(of: row) > Tolerance.roundedBits { return true }
      for term in terms(of: row) where !areRounded {
        areRounded = IntendedRational(terms.coefficient[term]).isRounded
      }
    }
    return !areRounded
  }

  /// Whether `makeRows` has to be called before a row can be added.
  var hasNoPlace: Bool { freePlaces.count == 0 && freshPlace == places }

  /// How many places no row has had that the next rows get.
  var freshPlaces: Int { freePlaces.count > 0 ? 0 : Int(places - freshPlace) }

  /// Makes places, all of them free; the first one is taken first.
  func makeRows(_ more: Int) {
    let all = line.count + more
    line.resize(all, Line())
    constant.resize(all)
    scaleExponent.resize(all)
    penalties.resize(all)
    serial.resize(all)
    isLinked.resize(all)
  }

  /// A free place for a row without terms: the one freed last, if there is one.
  func addRow() -> Int32 {
    let row: Int32
    if freePlaces.count > 0 {
      row = freePlaces.removeLast()
    } else {
      row = freshPlace
      freshPlace += 1
    }
    assert(!isLinked[row] && line[row].count == 0)
    serial[row] = nextSerial
    nextSerial += 1
    liveCount += 1
    return row
  }

  /// Makes the row live again that was the last to be freed.
  func reviveRow(serial old: UInt32) -> Int32 {
    let row = freePlaces.removeLast()
    serial[row] = old
    liveCount += 1
    return row
  }

  /// Frees the place of a row that is not linked.
  func freeRow(_ row: Int32) {
    assert(!isLinked[row])
    forgetTerms(row)
    serial[row] = 0
    freePlaces.append(row)
    liveCount -= 1
  }

  /// Takes the terms of a row that is not linked away; the next ones added are its own.
  @inline(__always)
  func openTerms(_ row: Int32) {
    assert(!isLinked[row])
    if line[row].count > 0 { forgetTerms(row) }
    compactTermsIfDue()
    line[row].start = Int32(truncatingIfNeeded: terms.places)
  }

  /// Adds the terms of the row that was opened last: of each variable one at most, and no zeros.
  @inline(__always)
  func addTerms(_ row: Int32, _ more: Int, _ term: (Int) -> (variable: Int32, coefficient: Double))
  {
    line[row].count = Int32(truncatingIfNeeded: more)
    terms.append(more, term)
  }

  /// Adds plain rows, for which there are fresh places; all but their levels and weights.
  func addPlain(_ given: RowArrays, _ rows: Range<Int>) -> Range<Int32> {
    compactTermsIfDue()
    let first = freshPlace
    let firstTerm = given.starts[rows.lowerBound]
    let shift = terms.places - firstTerm
    var row = first
    for k in rows {
      let terms = given.terms(k)
      line[row] = Line(
        start: Int32(truncatingIfNeeded: shift + terms.lowerBound),
        count: Int32(truncatingIfNeeded: terms.count))
      constant[row] = given.constants[k]
      serial[row] = nextSerial
      nextSerial += 1
      row += 1
    }
    addTerms(given, firstTerm..<given.starts[rows.upperBound])
    freshPlace = row
    liveCount += rows.count
    return first..<row
  }

  private func addTerms(_ given: RowArrays, _ places: Range<Int>) {
    guard let coefficients = given.coefficients, let given = given.variables else { return }
    let first = places.lowerBound
    terms.append(places.count) {
      (variable: given[first + $0].index, coefficient: coefficients[first + $0])
    }
  }

  private func forgetTerms(_ row: Int32) {
    terms.forget(line[row].places)
    line[row].count = 0
  }

  @inline(__always)
  private func compactTermsIfDue() {
    if terms.areSparse { compactTerms() }
  }

  /// Closes the gaps that removed rows left among the terms.
  private func compactTerms() {
    var order = Buffer<Int32>()
    for row in 0..<places where isLive(row) && line[row].count > 0 { order.append(row) }
    let lines = line.base
    sort(order.all) { lines[Int($0)].start < lines[Int($1)].start }
    var next: Int32 = 0
    for k in 0..<order.count {
      let row = order[k]
      let first = next
      for old in terms(of: row) {
        terms.move(old, to: next)
        if isLinked[row] { columns.term[columns.place(of: next, terms)] = next }
        next += 1
      }
      line[row].start = first
    }
    terms.endCompaction(Int(next))
  }
}

/// Where the terms of a row are.
struct Line: BitwiseCopyable {
  var start: Int32 = 0
  var count: Int32 = 0

  @inline(__always)
  var places: Range<Int32> { Range(uncheckedBounds: (start, start + count)) }
}

/// The only state that solvers share; nothing but the bits of handles depends on it.
private let tableCounter = Atomic<UInt32>(0)
