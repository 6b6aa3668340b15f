import CKeepLayout

/// Changes that are taken back, and put back, as one: two arrangements of a screen, say.
public struct Atomic: Hashable, Known {
  let layout: LayoutReference
  let c: keep_atomic

  init(_ layout: LayoutReference, _ c: keep_atomic) { (self.layout, self.c) = (layout, c) }

  /// Whether they are one group of one layout.
  public static func == (one: Atomic, other: Atomic) -> Bool {
    one.layout === other.layout && one.c.id == other.c.id
  }

  /// By its handle.
  public func hash(into hasher: inout Hasher) { hasher.combine(c.id) }
}

extension Layout {
  /// Runs a body; what it sets can be taken back, and put back. All of it is taken back if it throws, or a
  /// property in it is refused.
  @discardableResult
  public func atomic(_ body: () throws -> Void) throws -> Atomic {
    var made = keep_atomic()
    try reference.begin { pointer in
      made = keep_atomic_begin(pointer)
      return made.id == 0 ? keep_layout_error(pointer) : KEEP_OK
    }
    try reference.takingBack(body)
    try reference.attempt { keep_atomic_end($0) }
    return Atomic(reference, made)
  }
}
