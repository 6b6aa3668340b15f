import KeepLayout

// The ring behind this module. Its handles are numbers; the types here know their layout as well.
typealias CoreLayout = KeepLayout.Layout
typealias CoreNode = KeepLayout.Node
typealias CoreAttribute = KeepLayout.Attribute
typealias CoreConstraint = KeepLayout.Constraint
typealias CoreError = KeepLayout.LayoutError

/// A rectangle in points; y grows downwards.
public typealias Rect = KeepLayout.Rect
/// A width and a height in points.
public typealias Size = KeepLayout.Size
/// Distances from the four edges, positive inside.
public typealias Insets = KeepLayout.Insets
/// Horizontal or vertical.
public typealias Axis = KeepLayout.Axis
/// The reading direction.
public typealias Direction = KeepLayout.Direction
/// Equal, at least, or at most.
public typealias Relation = KeepLayout.Relation
/// The kinds of attributes.
public typealias AttributeKind = KeepLayout.AttributeKind
/// A ready-made curve of an animation.
public typealias Curve = KeepLayout.Curve

extension Array where Element == UInt8 {
  /// Runs a body with the bytes as the core takes them.
  func borrowed<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(CoreError) -> Result
  ) throws(CoreError) -> Result {
    try withUnsafeBufferPointer { (bytes) throws(CoreError) in try body(bytes) }
  }
}
