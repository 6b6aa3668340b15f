import CKeepLayout

/// Anything of a host's, which C holds.
private final class Held {
  let data: Any
  init(_ data: Any) { self.data = data }

  static func data(_ pointer: UnsafeMutableRawPointer?) -> Any? {
    pointer.map { Unmanaged<Held>.fromOpaque($0).takeUnretainedValue().data }
  }
}

extension Node {
  /// Anything of the host's, which is released with the node; nil for nothing. A rollback that brings the node back
  /// brings it back, too.
  public var userData: Any? {
    get { layout.read { Held.data(keep_node_user_data($0, c)) } }
    nonmutating set {
      layout.noting { () throws(KeepError) in
        guard let newValue else {
          return try layout.attempt { keep_node_set_user_data($0, c, nil, nil) }
        }
        try layout.handOver(Held(newValue)) { keep_node_set_user_data($0, c, $1, release) }
      }
    }
  }
}

extension Layout {
  /// Anything of the host's, which is released with the layout; nil for nothing.
  public var userData: Any? {
    get { reference.read { Held.data(keep_layout_user_data($0)) } }
    set {
      reference.noting { () throws(KeepError) in
        guard let newValue else {
          return try reference.attempt { keep_layout_set_user_data($0, nil, nil) }
        }
        try reference.handOver(Held(newValue)) { keep_layout_set_user_data($0, $1, release) }
      }
    }
  }
}
