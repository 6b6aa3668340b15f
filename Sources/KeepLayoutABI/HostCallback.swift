import CKeepLayout
import KeepLayout

/// What a host gives along with a function: its data, and how it is told that nothing will call the
/// function any more. Whoever may still call it holds this; the last one to let go tells the host.
final class HostCallback {
  let userData: UnsafeMutableRawPointer?
  private let destroy: keep_destroy_function?
  private let box: Unmanaged<LayoutBox>

  init(
    _ userData: UnsafeMutableRawPointer?, _ destroy: keep_destroy_function?, of box: LayoutBox
  ) {
    self.userData = userData
    self.destroy = destroy
    self.box = Unmanaged.passUnretained(box)
  }

  deinit {
    guard let destroy else { return }
    let userData = userData
    box._withUnsafeGuaranteedRef { $0.layout.callOut { destroy(userData) } }
  }
}
