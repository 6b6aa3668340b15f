import CKeepLayout
import LayoutAnswers
import LayoutStore

/// What a host gives along with a function: its data, and its destroy function. Everything that may
/// still call the function holds this object; when the last one releases it, destroy is called.
/// Only if the call that it was given to has succeeded: until then the data is the host's own.
///
/// Its initializer cannot fail, as none of a class may: Embedded Swift does not free an object that is
/// given up half made.
final class HostCallback {
  let userData: UnsafeMutableRawPointer?
  var destroy: keep_destroy_function?
  private let box: Unmanaged<LayoutBox>

  init(_ userData: UnsafeMutableRawPointer?, of box: LayoutBox) {
    self.userData = userData
    self.box = Unmanaged.passUnretained(box)
  }

  deinit {
    guard let destroy else { return }
    let userData = userData
    box._withUnsafeGuaranteedRef { $0.layout.callOut { destroy(userData) } }
  }
}
