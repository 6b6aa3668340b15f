/// The coefficients of the terms, a byte each: nearly all are one of a few numbers.
///
/// A byte is a code: the place of the number in a small hash table of those that terms have. Terms
/// whose number finds no place there keep their own, beside the others.
struct Coefficients: ~Copyable {
  // One entry a term.
  private var code = Buffer<UInt8>(per: .term)
  /// The numbers of terms that keep their own; as long as the last of these needs.
  private var own = Buffer<Double>()
  // One entry a code.
  private var shared = Buffer<Double>()
  /// How many terms have it.
  private var uses = Buffer<Int32>()
  /// How many places a hash can give. They become more when a number finds none; what is in the table
  /// stays where it is then, even if later terms put the same number into another place.
  private var starts: UInt64 = 0

  /// The code of a number that is kept by its term.
  static let kept = UInt8.max
  /// In how many places a number can be, from the one that its hash gives.
  private static let probes = 16
  private static let fewStarts: UInt64 = 16
  private static let mostStarts: UInt64 = 255 - 16 + 1

  @inline(__always)
  subscript(term: Int32) -> Double { number(code[term], of: term) }

  /// The number of a term whose code is known.
  @inline(__always)
  func number(_ code: UInt8, of term: Int32) -> Double {
    if _fastPath(code != Coefficients.kept) { return shared[Int(code)] }
    return own[term]
  }

  @inline(__always)
  func code(of term: Int32) -> UInt8 { code[term] }

  /// The codes of all terms, for as long as there are no others.
  var codes: UnsafePointer<UInt8> { UnsafePointer(code.base) }

  /// Appends numbers.
  @inline(__always)
  mutating func append(_ more: Int, _ number: (Int) -> Double) {
    if starts == 0 { open(Coefficients.fewStarts) }
    let codes = code.extend(by: more)
    for k in 0..<more {
      let number = number(k)
      let first = firstPlace(number)
      if uses[first] > 0 && shared[first] == number {
        uses[first] += 1
        codes[k] = UInt8(truncatingIfNeeded: first)
      } else {
        codes[k] = enter(number, of: code.count - more + k)
      }
    }
  }

  /// The code of a number that may be new, or not in its first place.
  @inline(never)
  private mutating func enter(_ number: Double, of term: Int) -> UInt8 {
    var place = findPlace(number)
    if place == Coefficients.kept && starts < Coefficients.mostStarts {
      open(Coefficients.mostStarts)
      place = findPlace(number)
    }
    if place == Coefficients.kept {
      own.resize(term)
      own.append(number)
    } else {
      shared[Int(place)] = number
      uses[Int(place)] += 1
    }
    return place
  }

  private mutating func open(_ newStarts: UInt64) {
    starts = newStarts
    let places = Int(starts) + Coefficients.probes - 1
    shared.resize(places)
    uses.resize(places)
  }

  /// The place where a number is or can be put.
  private func findPlace(_ number: Double) -> UInt8 {
    let start = firstPlace(number)
    for place in start..<start + Coefficients.probes
    where uses[place] == 0 || shared[place] == number {
      return UInt8(truncatingIfNeeded: place)
    }
    return Coefficients.kept
  }

  /// The place of a number, unless others have taken it.
  @inline(__always)
  private func firstPlace(_ number: Double) -> Int {
    let bits = (number.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 32
    return Int(truncatingIfNeeded: (bits &* starts) >> 32)
  }

  /// Forgets the number of a term that is gone.
  func release(_ term: Int32) {
    if code[term] != Coefficients.kept { uses[Int(code[term])] -= 1 }
  }

  /// Moves a number to the place of a term that is gone.
  mutating func move(_ term: Int32, to other: Int32) {
    code[other] = code[term]
    if code[term] == Coefficients.kept { own[other] = own[term] }
  }

  /// Forgets the places of all terms but the first, whose numbers have been moved or released.
  mutating func truncate(_ terms: Int) {
    code.shorten(to: terms)
    if own.count > terms { own.shorten(to: terms) }
  }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&code)
    memory.add(&own)
    memory.add(&shared)
    memory.add(&uses)
  }
}
