import CKeepLayout

/// What owns others in C: a layout, or a solver.
protocol Owner: AnyObject {
  /// What C knows it by.
  var pointer: OpaquePointer { get }
  static func status(_ pointer: OpaquePointer) -> keep_status
  static func message(_ pointer: OpaquePointer) -> UnsafePointer<CChar>
  static func rollback(_ pointer: OpaquePointer) -> keep_status
}

/// How a node, an attribute or a constraint knows its layout, and the calls that it makes of it.
///
/// It does not keep the layout. A layout keeps functions of its host's, which mention nodes: if these kept
/// it in turn, none would ever be freed.
final class Reference<Of: Owner> {
  weak var owner: Of?
  /// The first error of what cannot throw.
  private var firstError: KeepError?
  /// What a function has thrown inside of the call that runs.
  private var raised: (any Error)?
  /// How many functions of the host's run, one inside the other.
  private var running = 0

  /// Reads. Once the owner is gone C gets NULL, of which everything is 0, none or empty.
  func read<Answer>(_ body: (OpaquePointer?) -> Answer) -> Answer {
    let owner = owner
    return withExtendedLifetime(owner) { body(owner?.pointer) }
  }

  /// Runs a call that can fail, and throws why: what a function has thrown in it, or what C says.
  func attempt(
    _ body: (OpaquePointer) throws(KeepError) -> keep_status
  ) throws(KeepError) {
    guard let owner else { throw KeepError("the layout is gone") }
    let outer = raised
    raised = nil
    defer { raised = outer }
    let status = try body(owner.pointer)
    if status == KEEP_OK && raised == nil { return }
    throw KeepError(status, Of.message(owner.pointer), raised)
  }

  /// The same for a call that makes something, or none.
  func make<Handle: CHandle>(
    _ body: (OpaquePointer) throws(KeepError) -> Handle
  ) throws(KeepError) -> Handle {
    var made = Handle()
    try attempt { pointer throws(KeepError) in
      made = try body(pointer)
      return made.id == 0 ? Of.status(pointer) : KEEP_OK
    }
    return made
  }

  /// The same for what cannot throw: its error is kept for the next solve.
  func note(_ body: (OpaquePointer) throws(KeepError) -> keep_status) {
    do throws(KeepError) { try attempt(body) } catch { keep(error) }
  }

  /// The same for what makes something: none on failure.
  func noteMade<Handle: CHandle>(
    _ body: (OpaquePointer) throws(KeepError) -> Handle
  ) -> Handle {
    do throws(KeepError) { return try make(body) } catch {
      keep(error)
      return Handle()
    }
  }

  /// Hands a function over to C, which releases it, unless the call fails.
  func handOver(
    _ function: AnyObject,
    _ body: (OpaquePointer, UnsafeMutableRawPointer) throws(KeepError) -> keep_status
  ) throws(KeepError) {
    let kept = Unmanaged.passRetained(function)
    var isTaken = false
    defer { if !isTaken { kept.release() } }
    try attempt { pointer throws(KeepError) in
      let status = try body(pointer, kept.toOpaque())
      isTaken = status == KEEP_OK
      return status
    }
  }

  /// Keeps an error for the next solve, if it is the first.
  func keep(_ error: KeepError) { if firstError == nil { firstError = error } }

  /// Throws the error that is kept, once.
  func throwNoted() throws(KeepError) {
    guard let error = firstError else { return }
    firstError = nil
    throw error
  }

  /// Solves, and then throws the first error since the last solve. Inside of a function that is called it
  /// fails, and what is kept stays for the solve around it.
  func solve(_ body: (OpaquePointer) -> keep_status) throws(KeepError) {
    if running > 0 { return try attempt(body) }
    note(body)
    try throwNoted()
  }

  /// Runs the body of a transaction or animation that C has begun, and takes that back if the body throws or
  /// a property in it is refused. An error from before is none of the body, and stays.
  func takingBack(_ body: () throws -> Void) throws {
    let earlier = firstError
    firstError = nil
    defer { firstError = earlier ?? firstError }
    do {
      try body()
      try throwNoted()
    } catch {
      firstError = nil
      takeBack()
      throw error
    }
  }

  /// Begins a transaction, and takes it back at once if a function has thrown as it began.
  func begin(_ body: (OpaquePointer) -> keep_status) throws(KeepError) {
    var hasBegun = false
    do throws(KeepError) {
      try attempt { pointer throws(KeepError) in
        let status = body(pointer)
        hasBegun = status == KEEP_OK
        return status
      }
    } catch {
      if hasBegun { takeBack() }
      throw error
    }
  }

  private func takeBack() { read { pointer in if let pointer { _ = Of.rollback(pointer) } } }

  /// Calls a function of the host's for C, through which nothing may be thrown.
  func run<Answer>(_ failed: Answer, _ body: () throws -> Answer) -> Answer {
    running += 1
    defer { running -= 1 }
    do { return try body() } catch {
      if raised == nil { raised = error }
      return failed
    }
  }
}

typealias LayoutReference = Reference<Layout>
typealias SolverReference = Reference<Solver>

/// A handle in C.
protocol CHandle {
  init()
  init(id: UInt64)
  var id: UInt64 { get }
}

extension keep_node: CHandle {}
extension keep_attribute: CHandle {}
extension keep_constraint: CHandle {}
extension keep_animation: CHandle {}
extension keep_format: CHandle {}
extension keep_atomic: CHandle {}
extension keep_variable: CHandle {}
extension keep_row: CHandle {}

/// What a handle stands for, with the owner that knows it.
protocol Known {
  associatedtype C
  associatedtype Of: Owner
  init(_ owner: Reference<Of>, _ c: C)
  var c: C { get }
  var owner: Reference<Of> { get }
}

extension Known where C: CHandle {
  /// nil for a handle that is none.
  init?(found owner: Reference<Of>, _ c: C) {
    if c.id == 0 { return nil }
    self.init(owner, c)
  }

  /// The handle for a call of an owner's: of another one's it is none that there ever was.
  func c(in owner: Reference<Of>) -> C { self.owner === owner ? c : C(id: .max) }
}

extension Node { var owner: LayoutReference { layout } }
extension Attribute { var owner: LayoutReference { layout } }
extension Constraint { var owner: LayoutReference { layout } }
extension Animation { var owner: LayoutReference { layout } }
extension Format { var owner: LayoutReference { layout } }
extension Atomic { var owner: LayoutReference { layout } }
extension Variable { var owner: SolverReference { solver } }
extension Row { var owner: SolverReference { solver } }

// MARK: What C takes

/// Text for C, which ends at a zero: one inside is refused.
func checked(_ text: String) throws(KeepError) -> [CChar] {
  if text.utf8.contains(0) { throw KeepError("a zero character in \"\(text)\"") }
  return Array(text.utf8CString)
}

/// C's NaN, for no number, as nil.
func finite(_ number: Double) -> Double? { number.isNaN ? nil : number }

/// Refuses a list that is not as long as another one that C counts.
func checkLength(_ name: String, _ length: Int, _ wanted: Int) throws(KeepError) {
  if length != wanted { throw KeepError("\(name) has \(length) elements instead of \(wanted)") }
}

/// A number that may be none, which is NaN in C; NaN itself is refused.
func given(_ number: Double?, _ name: String, of subject: String) throws(KeepError) -> Double {
  guard let number else { return .nan }
  if number.isNaN {
    throw KeepError("\(subject.isEmpty ? "" : "\(subject): ")\(name) nan is not a number")
  }
  return number
}
