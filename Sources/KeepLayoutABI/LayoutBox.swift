import CKeepLayout
import LayoutAnswers
import LayoutStore
import LayoutVocabularies

/// What a `keep_layout *` points to: the layout, its last failure, and the texts it lent last.
final class LayoutBox {
  let layout = Layout()
  /// What the host has attached to the layout itself.
  private(set) var userData: HostCallback?
  private(set) var status = KEEP_OK
  private var messages = TextRing()
  private var lent = TextRing()
  /// The last failure was of a call that returns a handle, so that the host has a none handle.
  private var hasAnsweredNone = false

  /// The box behind a pointer that a host passed in, without retaining it.
  @inline(__always)
  static func with<Result>(_ pointer: OpaquePointer, _ body: (LayoutBox) -> Result) -> Result {
    Unmanaged<LayoutBox>.fromOpaque(UnsafeRawPointer(pointer))._withUnsafeGuaranteedRef(body)
  }

  /// Runs a call that can fail; on failure stores the error and returns its status. Inside a
  /// callback what the layout refuses fails. The message of a call about a node names the node.
  @inline(__always)
  static func attempt(
    _ pointer: OpaquePointer?, _ name: StaticString, about node: keep_node = keep_node(),
    isReading: Bool = false, _ body: (Layout) throws(LayoutError) -> Void
  ) -> keep_status {
    attemptWithCallback(pointer, name, about: node, isReading: isReading) {
      box throws(LayoutError) in
      try body(box.layout)
    }
  }

  /// The same for a call that solves: what the solve has met is logged.
  static func attemptSolve(
    _ pointer: OpaquePointer?, _ name: StaticString, about node: keep_node = keep_node(),
    _ body: (Layout) throws(LayoutError) -> Void
  ) -> keep_status {
    let status = attempt(pointer, name, about: node, body)
    if let pointer { with(pointer) { $0.layout.logSolve() } }
    return status
  }

  /// The same for a call that hands over a function of the host's, which is released with the box.
  @inline(__always)
  static func attemptWithCallback(
    _ pointer: OpaquePointer?, _ name: StaticString, about node: keep_node = keep_node(),
    isReading: Bool = false, _ body: (LayoutBox) throws(LayoutError) -> Void
  ) -> keep_status {
    guard let pointer else { return KEEP_ERROR_INVALID_ARGUMENT }
    return with(pointer) { box in
      do throws(LayoutError) {
        try body(box)
        if !isReading { box.layout.forgetHere() }
        return KEEP_OK
      } catch {
        if !isReading { box.layout.forgetHere() }
        return box.fail(name.utf8Start, error, about: Node(node))
      }
    }
  }

  /// Runs a call that returns a handle, or `none` on failure.
  @inline(__always)
  static func make<Handle>(
    _ pointer: OpaquePointer?, _ name: StaticString, about node: keep_node = keep_node(),
    none: Handle, _ body: (Layout) throws(LayoutError) -> Handle
  ) -> Handle {
    guard let pointer else { return none }
    return with(pointer) { box in
      do throws(LayoutError) {
        let handle = try body(box.layout)
        box.hasAnsweredNone = false
        return handle
      } catch {
        _ = box.fail(name.utf8Start, error, about: Node(node))
        box.hasAnsweredNone = true
        return none
      }
    }
  }

  /// The same for a call that returns a constraint: its place in the source is the one that the
  /// host has told.
  @inline(__always)
  static func constrain(
    _ pointer: OpaquePointer?, _ name: StaticString,
    _ body: (Layout) throws(LayoutError) -> Constraint
  ) -> keep_constraint {
    make(pointer, name, none: keep_constraint()) { layout throws(LayoutError) in
      defer { layout.forgetHere() }
      return try body(layout).handle
    }
  }

  /// Ends a layout; not from inside one of its own callbacks, which would return into nothing.
  static func destroy(_ pointer: OpaquePointer) {
    let isBusy = with(pointer) { box in
      if box.layout.isBusy || box.layout.isDelivering {
        let name: StaticString = "keep_layout_destroy"
        _ = box.failBusy(name.utf8Start)
        return true
      }
      try? box.layout.setLogger([], nil)
      box.layout.forgetCallbacks()
      box.attach(nil)
      return false
    }
    if !isBusy { Unmanaged<LayoutBox>.fromOpaque(UnsafeRawPointer(pointer)).release() }
  }

  /// Runs a call that cannot fail; for a NULL layout it returns `neutral`.
  @inline(__always)
  static func ask<Answer>(
    _ pointer: OpaquePointer?, _ neutral: Answer, _ body: (Layout) -> Answer
  ) -> Answer {
    guard let pointer else { return neutral }
    return with(pointer) { body($0.layout) }
  }

  /// Lends the host a text that was put together for it.
  static func lend(
    _ pointer: OpaquePointer?, _ body: (Layout) -> Text
  ) -> UnsafePointer<CChar> {
    guard let pointer else { return emptyText }
    return with(pointer) { box in box.lent.append(body(box.layout).bytes) }
  }

  /// Shows the host a text of its own, where the layout has it.
  static func show(
    _ pointer: OpaquePointer?, _ body: (Layout) -> UnsafeBufferPointer<UInt8>
  ) -> UnsafePointer<CChar> {
    guard let pointer else { return emptyText }
    return with(pointer) { text(body($0.layout)) }
  }

  /// Attaches data of the host's. What was attached is released at the end, as that may call the host, which
  /// may ask for it.
  @inline(never)  // or the release may come after that of the box
  func attach(_ data: HostCallback?) {
    let before = userData
    userData = data
    withExtendedLifetime(before) {}
  }

  var messageText: UnsafePointer<CChar> {
    status == KEEP_OK ? emptyText : messages.newest.pointer
  }

  func clearError() {
    status = KEEP_OK
    hasAnsweredNone = false
  }

  /// Stores what went wrong. If a call fails because it got a none handle from the call that failed
  /// before, the error of that call is kept, as it tells more. The name is a pointer, as every
  /// function has code for it.
  @inline(never)
  private func fail(
    _ name: UnsafePointer<UInt8>, _ error: consuming LayoutError, about node: Node = .none
  ) -> keep_status {
    let error = error.row.namesNothing && layout.contains(node) ? .about(node, error) : error
    var line = Text()
    var length = 0
    while name[length] != 0 { length += 1 }
    line.append(UnsafeBufferPointer(start: name, count: length))
    line.append(": ")
    line.append(layout.words(for: error))
    if hasAnsweredNone && error.row.isAboutNone {
      line.append(": ")
      line.append(messages.newest.bytes)
    }
    _ = messages.append(line.bytes)
    hasAnsweredNone = false
    let failed = error.status
    status = failed
    layout.logRefusal(line)
    return failed
  }

  @inline(never)
  private func failBusy(_ name: UnsafePointer<UInt8>) -> keep_status { fail(name, .busy) }
}

extension LayoutError {
  var status: keep_status { row.keepStatus }
}

extension ErrorRow {
  fileprivate var keepStatus: keep_status {
    switch status {
    case .argument: KEEP_ERROR_INVALID_ARGUMENT
    case .handle: KEEP_ERROR_INVALID_HANDLE
    case .unrelated: KEEP_ERROR_UNRELATED
    case .cycle: KEEP_ERROR_CYCLE
    case .state: KEEP_ERROR_STATE
    case .busy: KEEP_ERROR_BUSY
    case .limit: KEEP_ERROR_LIMIT
    case .conflict: KEEP_ERROR_CONFLICT
    }
  }
}
