public import CKeepLayout
import ConstraintSolver
import LayoutAnswers
import LayoutRelations
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_layout_create") @implementation
public func keep_layout_create() -> OpaquePointer! {
  OpaquePointer(Unmanaged.passRetained(LayoutBox()).toOpaque())
}

@_cdecl("keep_layout_destroy") @implementation
public func keep_layout_destroy(_ layout: OpaquePointer!) {
  if let layout { LayoutBox.destroy(layout) }
}

// MARK: User data

@_cdecl("keep_layout_set_user_data") @implementation
public func keep_layout_set_user_data(
  _ layout: OpaquePointer!, _ userData: UnsafeMutableRawPointer!, _ destroy: keep_destroy_function!
) -> keep_status {
  LayoutBox.attemptWithCallback(layout, "keep_layout_set_user_data") { box throws(LayoutError) in
    try box.layout.checkIdle()
    let host = HostCallback(userData, of: box)
    host.destroy = destroy
    box.attach(host)
  }
}

@_cdecl("keep_layout_user_data") @implementation
public func keep_layout_user_data(_ layout: OpaquePointer!) -> UnsafeMutableRawPointer! {
  guard let layout else { return nil }
  return LayoutBox.with(layout) { $0.userData?.userData }
}

// MARK: Handles

@_cdecl("keep_layout_handle_kind") @implementation
public func keep_layout_handle_kind(_ layout: OpaquePointer!, _ id: UInt64) -> keep_handle_kind {
  LayoutBox.ask(layout, KEEP_HANDLE_NONE) { layout in
    if layout.contains(Node(id: id)) { return KEEP_HANDLE_NODE }
    if layout.contains(Attribute(id: id)) { return KEEP_HANDLE_ATTRIBUTE }
    if layout.contains(Constraint(id: id)) { return KEEP_HANDLE_CONSTRAINT }
    if layout.contains(Atomic(id: id)) { return KEEP_HANDLE_ATOMIC }
    if layout.contains(Format(id: id)) { return KEEP_HANDLE_FORMAT }
    return layout.contains(Animation(id: id)) ? KEEP_HANDLE_ANIMATION : KEEP_HANDLE_NONE
  }
}

// MARK: Errors

@_cdecl("keep_layout_error") @implementation
public func keep_layout_error(_ layout: OpaquePointer!) -> keep_status {
  guard let layout else { return KEEP_ERROR_INVALID_ARGUMENT }
  return LayoutBox.with(layout) { $0.status }
}

@_cdecl("keep_layout_error_message") @implementation
public func keep_layout_error_message(_ layout: OpaquePointer!) -> UnsafePointer<CChar>! {
  guard let layout else { return emptyText }
  return LayoutBox.with(layout) { $0.messageText }
}

@_cdecl("keep_layout_clear_error") @implementation
public func keep_layout_clear_error(_ layout: OpaquePointer!) {
  guard let layout else { return }
  LayoutBox.with(layout) { $0.clearError() }
}

// MARK: Log

@_cdecl("keep_layout_set_log") @implementation
public func keep_layout_set_log(
  _ layout: OpaquePointer!, _ kinds: UInt32, _ function: keep_log_function!,
  _ userData: UnsafeMutableRawPointer!, _ destroy: keep_destroy_function!
) -> keep_status {
  LayoutBox.attemptWithCallback(layout, "keep_layout_set_log") { box throws(LayoutError) in
    let known = LogKinds(rawValue: kinds)
    guard known.isSubset(of: .all) else {
      throw .unknown("the kinds", Int(truncatingIfNeeded: kinds), of: "keep_log")
    }
    guard let function else { return try box.layout.setLogger([], nil) }
    let host = HostCallback(userData, of: box)
    try box.layout.setLogger(known) { kind, words in
      var text = CText()
      text.replace(by: words.bytes)
      function(layout, keep_log(rawValue: kind.rawValue), text.pointer, host.userData)
      text.free()
    }
    host.destroy = destroy
  }
}

// MARK: Solving

@_cdecl("keep_layout_solve") @implementation
public func keep_layout_solve(_ layout: OpaquePointer!) -> keep_status {
  LayoutBox.attemptSolve(layout, "keep_layout_solve") { layout throws(LayoutError) in
    try layout.solve()
  }
}

@_cdecl("keep_layout_needs_solve") @implementation
public func keep_layout_needs_solve(_ layout: OpaquePointer!) -> Bool {
  LayoutBox.ask(layout, false) { $0.needsSolve }
}

@_cdecl("keep_layout_begin") @implementation
public func keep_layout_begin(_ layout: OpaquePointer!) -> keep_status {
  LayoutBox.attemptSolve(layout, "keep_layout_begin") { layout throws(LayoutError) in
    try layout.begin()
  }
}

@_cdecl("keep_layout_commit") @implementation
public func keep_layout_commit(_ layout: OpaquePointer!) -> keep_status {
  LayoutBox.attemptSolve(layout, "keep_layout_commit") { layout throws(LayoutError) in
    try layout.commit()
  }
}

@_cdecl("keep_layout_rollback") @implementation
public func keep_layout_rollback(_ layout: OpaquePointer!) -> keep_status {
  LayoutBox.attempt(layout, "keep_layout_rollback") { layout throws(LayoutError) in
    try layout.rollback()
  }
}

@_cdecl("keep_layout_set_negative_sizes") @implementation
public func keep_layout_set_negative_sizes(
  _ layout: OpaquePointer!, _ allowed: Bool
) -> keep_status {
  LayoutBox.attempt(layout, "keep_layout_set_negative_sizes") { layout throws(LayoutError) in
    try layout.set(.negativeSizes, to: .flag(allowed))
  }
}

// MARK: Conflicts

@_cdecl("keep_layout_set_conflict_policy") @implementation
public func keep_layout_set_conflict_policy(
  _ layout: OpaquePointer!, _ policy: keep_conflict_policy
) -> keep_status {
  LayoutBox.attemptSolve(layout, "keep_layout_set_conflict_policy") { layout throws(LayoutError) in
    try layout.setConflictPolicy(try checked(policy))
  }
}

@_cdecl("keep_layout_conflict_policy") @implementation
public func keep_layout_conflict_policy(_ layout: OpaquePointer!) -> keep_conflict_policy {
  LayoutBox.ask(layout, KEEP_CONFLICTS_REPORTED) { $0.policy.code }
}

extension ConflictPolicy {
  /// Its number in C.
  var code: keep_conflict_policy {
    self == .refused ? KEEP_CONFLICTS_REFUSED : KEEP_CONFLICTS_REPORTED
  }
}

@_cdecl("keep_layout_conflict_count") @implementation
public func keep_layout_conflict_count(_ layout: OpaquePointer!) -> Int {
  LayoutBox.ask(layout, 0) { $0.conflictCount }
}

@_cdecl("keep_layout_conflict") @implementation
public func keep_layout_conflict(
  _ layout: OpaquePointer!, _ index: Int, _ constraints: UnsafeMutablePointer<keep_constraint>!,
  _ capacity: Int
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    let conflict = layout.conflict(index)
    return write(conflict.count, to: constraints, capacity) { conflict[$0].handle }
  }
}
