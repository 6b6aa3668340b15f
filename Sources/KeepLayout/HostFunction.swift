import CKeepLayout

/// A function of the host's that C keeps, with the layout that it is for.
final class HostFunction<Function> {
  let function: Function
  let layout: LayoutReference

  init(_ function: Function, _ layout: LayoutReference) {
    self.function = function
    self.layout = layout
  }

  /// The one that C was given.
  static func from(_ data: UnsafeMutableRawPointer?) -> HostFunction? {
    data.map { Unmanaged<HostFunction>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// What releases anything that C was given.
let release: keep_destroy_function = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
