/// Which frame of a node is meant: as of the last solve or on its way, in its parent or in its root, and whether on
/// the pixels of the device.
public enum FrameKind: Int8, CaseIterable, Sendable, BitwiseCopyable {
  /// As of the last solve, in the coordinates of the parent.
  case inParent = 0
  /// The same in the coordinates of the root.
  case inRoot = 1
  /// On the pixels of the device, in the coordinates of the parent.
  case snapped = 2
  /// The same in the coordinates of the root.
  case snappedInRoot = 3
  /// On its way in an animation, in the coordinates of its presented parent.
  case presented = 4
  /// The same in the coordinates of the root.
  case presentedInRoot = 5
  /// On its way, and on the pixels of the device, in the coordinates of the parent.
  case presentedSnapped = 6
  /// The same in the coordinates of the root.
  case presentedSnappedInRoot = 7

  /// Whether it is on its way in an animation.
  package var isPresented: Bool { rawValue >= Self.presented.rawValue }
}
