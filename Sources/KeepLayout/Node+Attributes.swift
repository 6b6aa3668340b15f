import CKeepLayout

// KeepLayout's attributes by their names. Insets are positive inside the parent.
extension Node {
  /// Any attribute of this node alone.
  public func attribute(_ kind: AttributeKind) -> Attribute {
    Attribute(layout, layout.noteMade { keep_node_attribute($0, c, kind.c) })
  }

  /// Any attribute between this node and another one.
  public func attribute(_ kind: AttributeKind, to other: Node) -> Attribute {
    Attribute(
      layout, layout.noteMade { keep_node_attribute_to($0, c, kind.c, other.c(in: layout)) })
  }

  /// The width in points.
  public var width: Attribute { attribute(.width) }
  /// The height in points.
  public var height: Attribute { attribute(.height) }
  /// Width divided by height.
  public var aspectRatio: Attribute { attribute(.aspectRatio) }
  /// The distance of its left edge to the parent, positive inside.
  public var leftInset: Attribute { attribute(.leftInset) }
  /// The distance of its right edge to the parent, positive inside.
  public var rightInset: Attribute { attribute(.rightInset) }
  /// The distance of its leading edge to the parent, positive inside.
  public var leadingInset: Attribute { attribute(.leadingInset) }
  /// The distance of its trailing edge to the parent, positive inside.
  public var trailingInset: Attribute { attribute(.trailingInset) }
  /// The distance of its top edge to the parent, positive inside.
  public var topInset: Attribute { attribute(.topInset) }
  /// The distance of its bottom edge to the parent, positive inside.
  public var bottomInset: Attribute { attribute(.bottomInset) }
  /// The distance of its first baseline to the parent, positive inside.
  public var firstBaselineInset: Attribute { attribute(.firstBaselineInset) }
  /// The distance of its last baseline to the parent, positive inside.
  public var lastBaselineInset: Attribute { attribute(.lastBaselineInset) }
  /// The distance of its left edge to the parent's safe area, positive inside.
  public var leftSafeInset: Attribute { attribute(.leftSafeInset) }
  /// The distance of its right edge to the parent's safe area, positive inside.
  public var rightSafeInset: Attribute { attribute(.rightSafeInset) }
  /// The distance of its leading edge to the parent's safe area, positive inside.
  public var leadingSafeInset: Attribute { attribute(.leadingSafeInset) }
  /// The distance of its trailing edge to the parent's safe area, positive inside.
  public var trailingSafeInset: Attribute { attribute(.trailingSafeInset) }
  /// The distance of its top edge to the parent's safe area, positive inside.
  public var topSafeInset: Attribute { attribute(.topSafeInset) }
  /// The distance of its bottom edge to the parent's safe area, positive inside.
  public var bottomSafeInset: Attribute { attribute(.bottomSafeInset) }
  /// The distance of its left edge to the parent's margins, positive inside.
  public var leftMarginInset: Attribute { attribute(.leftMarginInset) }
  /// The distance of its right edge to the parent's margins, positive inside.
  public var rightMarginInset: Attribute { attribute(.rightMarginInset) }
  /// The distance of its leading edge to the parent's margins, positive inside.
  public var leadingMarginInset: Attribute { attribute(.leadingMarginInset) }
  /// The distance of its trailing edge to the parent's margins, positive inside.
  public var trailingMarginInset: Attribute { attribute(.trailingMarginInset) }
  /// The distance of its top edge to the parent's margins, positive inside.
  public var topMarginInset: Attribute { attribute(.topMarginInset) }
  /// The distance of its bottom edge to the parent's margins, positive inside.
  public var bottomMarginInset: Attribute { attribute(.bottomMarginInset) }
  /// The centre as a share of the parent's width: 0.5 is centred.
  public var horizontalCenter: Attribute { attribute(.horizontalCenter) }
  /// The centre as a share of the parent's height: 0.5 is centred.
  public var verticalCenter: Attribute { attribute(.verticalCenter) }
  /// Width and height.
  public var size: Attribute { attribute(.size) }
  /// The distances of all four edges to the parent, positive inside.
  public var insets: Attribute { attribute(.insets) }
  /// The distances of left and right to the parent, positive inside.
  public var horizontalInsets: Attribute { attribute(.horizontalInsets) }
  /// The distances of top and bottom to the parent, positive inside.
  public var verticalInsets: Attribute { attribute(.verticalInsets) }
  /// The distances of all four edges to the parent's safe area, positive inside.
  public var safeInsets: Attribute { attribute(.safeInsets) }
  /// The distances of left and right to the parent's safe area, positive inside.
  public var horizontalSafeInsets: Attribute { attribute(.horizontalSafeInsets) }
  /// The distances of top and bottom to the parent's safe area, positive inside.
  public var verticalSafeInsets: Attribute { attribute(.verticalSafeInsets) }
  /// The distances of all four edges to the parent's margins, positive inside.
  public var marginInsets: Attribute { attribute(.marginInsets) }
  /// The distances of left and right to the parent's margins, positive inside.
  public var horizontalMarginInsets: Attribute { attribute(.horizontalMarginInsets) }
  /// The distances of top and bottom to the parent's margins, positive inside.
  public var verticalMarginInsets: Attribute { attribute(.verticalMarginInsets) }
  /// Both centres, as shares of the parent.
  public var center: Attribute { attribute(.center) }
}

// Offsets are positive as a gap; alignments are of the named edges; sizes are shares of the other's.
extension Node {
  /// The width as a multiple of the other's.
  public func width(to other: Node) -> Attribute { attribute(.width, to: other) }
  /// The height as a multiple of the other's.
  public func height(to other: Node) -> Attribute { attribute(.height, to: other) }
  /// Width and height as multiples of the other's.
  public func size(to other: Node) -> Attribute { attribute(.size, to: other) }
  /// The gap at its left: between the two nodes, positive when they do not overlap.
  public func leftOffset(to other: Node) -> Attribute { attribute(.leftOffset, to: other) }
  /// The gap at its right: between the two nodes, positive when they do not overlap.
  public func rightOffset(to other: Node) -> Attribute { attribute(.rightOffset, to: other) }
  /// The gap at its leading: between the two nodes, positive when they do not overlap.
  public func leadingOffset(to other: Node) -> Attribute { attribute(.leadingOffset, to: other) }
  /// The gap at its trailing: between the two nodes, positive when they do not overlap.
  public func trailingOffset(to other: Node) -> Attribute { attribute(.trailingOffset, to: other) }
  /// The gap at its top: between the two nodes, positive when they do not overlap.
  public func topOffset(to other: Node) -> Attribute { attribute(.topOffset, to: other) }
  /// The gap at its bottom: between the two nodes, positive when they do not overlap.
  public func bottomOffset(to other: Node) -> Attribute { attribute(.bottomOffset, to: other) }
  /// The gap between its first baseline and the other's opposite one.
  public func firstBaselineOffset(to other: Node) -> Attribute {
    attribute(.firstBaselineOffset, to: other)
  }
  /// The gap between its last baseline and the other's opposite one.
  public func lastBaselineOffset(to other: Node) -> Attribute {
    attribute(.lastBaselineOffset, to: other)
  }
  /// The distance of its left to the other's, positive inside.
  public func leftAlign(to other: Node) -> Attribute { attribute(.leftAlign, to: other) }
  /// The distance of its right to the other's, positive inside.
  public func rightAlign(to other: Node) -> Attribute { attribute(.rightAlign, to: other) }
  /// The distance of its leading to the other's, positive inside.
  public func leadingAlign(to other: Node) -> Attribute { attribute(.leadingAlign, to: other) }
  /// The distance of its trailing to the other's, positive inside.
  public func trailingAlign(to other: Node) -> Attribute { attribute(.trailingAlign, to: other) }
  /// The distance of its top to the other's, positive inside.
  public func topAlign(to other: Node) -> Attribute { attribute(.topAlign, to: other) }
  /// The distance of its bottom to the other's, positive inside.
  public func bottomAlign(to other: Node) -> Attribute { attribute(.bottomAlign, to: other) }
  /// The distance of its first baseline to the other's, positive inside.
  public func firstBaselineAlign(to other: Node) -> Attribute {
    attribute(.firstBaselineAlign, to: other)
  }
  /// The distance of its last baseline to the other's, positive inside.
  public func lastBaselineAlign(to other: Node) -> Attribute {
    attribute(.lastBaselineAlign, to: other)
  }
  /// The distance of the centres along x: 0 is on one vertical line.
  public func verticalAlign(to other: Node) -> Attribute { attribute(.verticalAlign, to: other) }
  /// The distance of the centres along y: 0 is on one horizontal line.
  public func horizontalAlign(to other: Node) -> Attribute {
    attribute(.horizontalAlign, to: other)
  }
  /// All four edges, aligned with the other's.
  public func edgeAlign(to other: Node) -> Attribute { attribute(.edgeAlign, to: other) }
  /// Both centres, aligned with the other's.
  public func centerAlign(to other: Node) -> Attribute { attribute(.centerAlign, to: other) }
}
