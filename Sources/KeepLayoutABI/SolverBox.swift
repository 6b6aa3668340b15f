import CKeepLayout
import ConstraintSolver

/// What a `keep_solver *` points to: the solver, and the message of its last failure.
final class SolverBox {
  let solver = Solver()
  var message = Message()
  /// Storage for the terms of a row on its way in.
  private var terms = UnsafeMutablePointer<Term>.allocate(capacity: 16)
  private var room = 16

  deinit {
    terms.deallocate()
  }

  /// Room for `count` terms, to be written before the next call.
  func terms(_ count: Int) -> UnsafeMutableBufferPointer<Term> {
    if count > room {
      terms.deallocate()
      room = count * 2
      terms = UnsafeMutablePointer<Term>.allocate(capacity: room)
    }
    return UnsafeMutableBufferPointer(start: terms, count: count)
  }

  /// The box behind a pointer that a host passed in, without retaining it.
  @inline(__always)
  static func with<Result>(_ pointer: OpaquePointer, _ body: (SolverBox) -> Result) -> Result {
    Unmanaged<SolverBox>.fromOpaque(UnsafeRawPointer(pointer))._withUnsafeGuaranteedRef(body)
  }

  /// Runs a call that can fail; on failure keeps a message and answers its status.
  @inline(__always)
  static func attempt(
    _ pointer: OpaquePointer?, _ name: StaticString,
    _ body: (SolverBox) throws(SolverError) -> Void
  ) -> keep_status {
    guard let pointer else { return KEEP_ERROR_INVALID_ARGUMENT }
    return with(pointer) { box in
      do throws(SolverError) {
        try body(box)
        return KEEP_OK
      } catch {
        return box.fail(name, error)
      }
    }
  }

  private func fail(_ name: StaticString, _ error: SolverError) -> keep_status {
    message.begin(name)
    switch error {
    case .number(let term):
      message.append(term < 0 ? ": a number is not finite or out of its range" : ": number ")
      if term >= 0 {
        message.append(term)
        message.append(" is not finite or out of its range")
      }
      return KEEP_ERROR_INVALID_ARGUMENT
    case .variable(let term):
      if term < 0 {
        message.append(": the variable is none, stale, or of another solver")
      } else {
        message.append(": variable ")
        message.append(term)
        message.append(" is none, stale, or of another solver")
      }
      return KEEP_ERROR_INVALID_HANDLE
    case .row:
      message.append(": a row is none, stale, of another solver, or given twice")
      return KEEP_ERROR_INVALID_HANDLE
    case .inUse:
      message.append(": a row still mentions the variable")
      return KEEP_ERROR_STATE
    case .transaction:
      message.append(": there is no transaction to end, or one is open that must not be")
      return KEEP_ERROR_STATE
    case .limit:
      message.append(": more variables, terms or nested transactions than the solver holds")
      return KEEP_ERROR_LIMIT
    case .conflict:
      message.append(": required rows contradict each other; the changes were undone")
      return KEEP_ERROR_CONFLICT
    case .accuracy:
      message.append(": numbers of too different size; the values are not the best")
      return KEEP_ERROR_LIMIT
    }
  }
}

extension Variable {
  @inline(__always)
  init(_ handle: keep_variable) {
    self.init(
      index: Int32(truncatingIfNeeded: handle.id),
      generation: UInt32(truncatingIfNeeded: handle.id >> 32))
  }

  @inline(__always)
  var handle: keep_variable {
    keep_variable(id: UInt64(generation) << 32 | UInt64(UInt32(bitPattern: index)))
  }
}

extension Row {
  @inline(__always)
  init(_ handle: keep_row) {
    self.init(
      index: Int32(truncatingIfNeeded: handle.id),
      generation: UInt32(truncatingIfNeeded: handle.id >> 32))
  }

  @inline(__always)
  var handle: keep_row {
    keep_row(id: UInt64(generation) << 32 | UInt64(UInt32(bitPattern: index)))
  }
}
