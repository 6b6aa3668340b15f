public import CKeepLayout
import LayoutAnswers
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_atomic_begin") @implementation
public func keep_atomic_begin(_ layout: OpaquePointer!) -> keep_atomic {
  LayoutBox.make(layout, "keep_atomic_begin", none: keep_atomic()) {
    layout throws(LayoutError) in
    try layout.beginAtomic().handle
  }
}

@_cdecl("keep_atomic_end") @implementation
public func keep_atomic_end(_ layout: OpaquePointer!) -> keep_status {
  LayoutBox.attemptSolve(layout, "keep_atomic_end") { layout throws(LayoutError) in
    try layout.endAtomic()
  }
}

@_cdecl("keep_atomic_deactivate") @implementation
public func keep_atomic_deactivate(_ layout: OpaquePointer!, _ atomic: keep_atomic) -> keep_status {
  LayoutBox.attempt(layout, "keep_atomic_deactivate") { layout throws(LayoutError) in
    try layout.deactivate(Atomic(atomic))
  }
}

@_cdecl("keep_atomic_activate") @implementation
public func keep_atomic_activate(_ layout: OpaquePointer!, _ atomic: keep_atomic) -> keep_status {
  LayoutBox.attempt(layout, "keep_atomic_activate") { layout throws(LayoutError) in
    try layout.activate(Atomic(atomic))
  }
}

@_cdecl("keep_atomic_destroy") @implementation
public func keep_atomic_destroy(_ layout: OpaquePointer!, _ atomic: keep_atomic) -> keep_status {
  LayoutBox.attempt(layout, "keep_atomic_destroy") { layout throws(LayoutError) in
    try layout.destroy(Atomic(atomic))
  }
}

// MARK: Questions

@_cdecl("keep_atomic_is_active") @implementation
public func keep_atomic_is_active(_ layout: OpaquePointer!, _ atomic: keep_atomic) -> Bool {
  LayoutBox.ask(layout, false) { $0.isActive(Atomic(atomic)) }
}

@_cdecl("keep_atomic_constraints") @implementation
public func keep_atomic_constraints(
  _ layout: OpaquePointer!, _ atomic: keep_atomic,
  _ constraints: UnsafeMutablePointer<keep_constraint>!, _ capacity: Int
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    let all = layout.constraints(of: Atomic(atomic))
    return write(all.count, to: constraints, capacity) { all[$0].handle }
  }
}
