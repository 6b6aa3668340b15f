import LayoutCore

/// A function of the host's that a layout keeps. It is released as it is called: inside of a callback, as that
/// may run code of the host's, too, which must not change the layout while the layout changes itself.
final class HostFunction<Function> {
  private var kept: Function?
  private weak var core: CoreLayout?

  init(_ function: Function, of core: CoreLayout) {
    kept = function
    self.core = core
  }

  var function: Function {
    guard let kept else { preconditionFailure("the function is kept as long as this is") }
    return kept
  }

  deinit {
    if let core { core.callOut { kept = nil } }
  }
}
