import LayoutCore

// The ring behind this module. Its handles are numbers; the types here know their layout as well.
typealias CoreLayout = LayoutCore.Layout
typealias CoreNode = LayoutCore.Node
typealias CoreAttribute = LayoutCore.Attribute
typealias CoreConstraint = LayoutCore.Constraint
typealias CoreAnimation = LayoutCore.Animation
typealias CoreError = LayoutCore.LayoutError

/// A rectangle in points; y grows downwards.
public typealias Rect = LayoutCore.Rect
/// A width and a height in points.
public typealias Size = LayoutCore.Size
/// Distances from the four edges, positive inside.
public typealias Insets = LayoutCore.Insets
/// Horizontal or vertical.
public typealias Axis = LayoutCore.Axis
/// Which frame of a node is meant.
public typealias FrameKind = LayoutCore.FrameKind
/// Along which axes a node takes no room.
public typealias Gone = LayoutCore.Gone
/// What of a node is flexible when its parent is resized.
public typealias Flexible = LayoutCore.Flexible
/// The reading direction.
public typealias Direction = LayoutCore.Direction
/// Equal, at least, or at most.
public typealias Relation = LayoutCore.Relation
/// The kinds of attributes.
public typealias AttributeKind = LayoutCore.AttributeKind
/// What a layout tells without being asked: ``Layout/log(_:_:)``.
public typealias LogKinds = LayoutCore.LogKinds
/// A ready-made curve of an animation.
public typealias Curve = LayoutCore.Curve
/// What an animation moves.
public typealias Motion = LayoutCore.Motion

extension Array where Element == UInt8 {
  /// Runs a body with the bytes as the core takes them.
  func borrowed<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(CoreError) -> Result
  ) throws(CoreError) -> Result {
    try withUnsafeBufferPointer { (bytes) throws(CoreError) in try body(bytes) }
  }
}
