import LayoutStore

/// A change, by handles where it may have to wait. Each vocabulary has its own, beside what makes it; the gate knows none
/// of them.
package protocol Change {
  /// What knows how to make it.
  associatedtype Maker: Relations
  /// Whether it waits in an animation's delay.
  var isDeferred: Bool { get }
  /// The animation that it starts; none for all others.
  var animation: Animation { get }
  /// Makes it, once it is its turn.
  func make(in layout: Maker) throws(LayoutError)
}

extension Change {
  package var animation: Animation { .none }
}

/// What makes something whose handle is returned: so it does not wait.
package protocol Creation {
  /// What knows how to make it.
  associatedtype Maker: Relations
  /// The handle, or what it is a handle of.
  associatedtype Made
  /// Makes it.
  func make(in layout: Maker) throws(LayoutError) -> Made
}

/// A change that waits, with its source location.
public class DeferredChange {
  package final let place: SourceLocation
  package final let animation: Animation

  init(_ place: SourceLocation, _ animation: Animation) {
    self.place = place
    self.animation = animation
  }

  package func make(in layout: Relations) throws(LayoutError) {}
}

/// The same of one kind.
final class DeferredOne<One: Change>: DeferredChange {
  private let change: One

  init(_ change: One, _ place: SourceLocation) {
    self.change = change
    super.init(place, change.animation)
  }

  override func make(in layout: Relations) throws(LayoutError) {
    // It was submitted to a maker, and is made by the same layout.
    try change.make(in: unsafeDowncast(layout, to: One.Maker.self))
  }
}
