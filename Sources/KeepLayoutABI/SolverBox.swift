import CKeepLayout
import ConstraintSolver
import LayoutStore

/// What a `keep_solver *` points to: the solver, and the message of its last failure.
final class SolverBox {
  let solver = Solver()
  /// Of the last call that failed.
  private(set) var status = KEEP_OK
  private var messages = TextRing()
  /// The place of the row that a bulk call is busy with; -1 while there is none.
  var rowAtHand = -1
  /// Storage for the terms of a row on its way in.
  private var terms = UnsafeMutablePointer<Term>.allocate(capacity: 16)
  private var room = 16

  deinit {
    terms.deallocate()
  }

  var messageText: UnsafePointer<CChar> {
    status == KEEP_OK ? emptyText : messages.newest.pointer
  }

  /// Capacity for `count` terms, to be written before the next call.
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

  /// Runs a call that cannot fail; for a NULL solver it returns `neutral`.
  @inline(__always)
  static func ask<Answer>(
    _ pointer: OpaquePointer?, _ neutral: Answer, _ body: (Solver) -> Answer
  ) -> Answer {
    guard let pointer else { return neutral }
    return with(pointer) { body($0.solver) }
  }

  /// Runs a call that can fail; on failure stores the error and returns its status.
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

  func clearError() {
    status = KEEP_OK
  }

  private func fail(_ name: StaticString, _ error: SolverError) -> keep_status {
    var words = Text()
    words.append(name)
    words.append(": ")
    if rowAtHand >= 0 {
      words.append("row ")
      words.append(rowAtHand)
      words.append(": ")
    }
    rowAtHand = -1
    error.describe(into: &words)
    _ = messages.append(words.bytes)
    status = error.status
    return status
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
