public import CKeepLayout
import LayoutAnswers
import LayoutRelations
import LayoutStore

// MARK: Direction

@_cdecl("keep_layout_set_direction") @implementation
public func keep_layout_set_direction(
  _ layout: OpaquePointer!, _ direction: keep_direction
) -> keep_status {
  LayoutBox.attempt(layout, "keep_layout_set_direction") { layout throws(LayoutError) in
    try layout.set(.direction, to: PropertyValue(try checked(direction)))
  }
}

@_cdecl("keep_node_set_direction") @implementation
public func keep_node_set_direction(
  _ layout: OpaquePointer!, _ node: keep_node, _ direction: keep_direction
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_direction", about: node) { layout throws(LayoutError) in
    try layout.set(.direction, of: Node(node), to: PropertyValue(try checked(direction)))
  }
}

@_cdecl("keep_node_direction") @implementation
public func keep_node_direction(_ layout: OpaquePointer!, _ node: keep_node) -> keep_direction {
  LayoutBox.ask(layout, KEEP_DIRECTION_INHERITED) {
    keep_direction(UInt32($0.value(.direction, of: Node(node))?.choice ?? 0))
  }
}

@_cdecl("keep_node_effective_direction") @implementation
public func keep_node_effective_direction(
  _ layout: OpaquePointer!, _ node: keep_node
) -> keep_direction {
  LayoutBox.ask(layout, KEEP_LEFT_TO_RIGHT) {
    keep_direction($0.effectiveDirection(of: Node(node)))
  }
}

private func checked(_ direction: keep_direction) throws(LayoutError) -> Direction {
  try known(direction, "the direction", of: "keep_direction")
}

extension keep_direction {
  fileprivate init(_ direction: Direction) { self.init(UInt32(direction.rawValue)) }
}

// MARK: Margins

@_cdecl("keep_node_set_margins") @implementation
public func keep_node_set_margins(
  _ layout: OpaquePointer!, _ node: keep_node, _ margins: keep_insets, _ directional: Bool
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_margins", about: node) { layout throws(LayoutError) in
    try layout.setMargins(of: Node(node), to: Insets(margins), isDirectional: directional)
  }
}

@_cdecl("keep_node_margins") @implementation
public func keep_node_margins(_ layout: OpaquePointer!, _ node: keep_node) -> keep_insets {
  LayoutBox.ask(layout, keep_insets()) { $0.margins(of: Node(node)).insets }
}

@_cdecl("keep_node_set_inherits_margins") @implementation
public func keep_node_set_inherits_margins(
  _ layout: OpaquePointer!, _ node: keep_node, _ inherits: Bool
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_inherits_margins", about: node) {
    layout throws(LayoutError) in
    try layout.set(.inheritedMargins, of: Node(node), to: .flag(inherits))
  }
}

@_cdecl("keep_node_margins_are_directional") @implementation
public func keep_node_margins_are_directional(
  _ layout: OpaquePointer!, _ node: keep_node
) -> Bool {
  LayoutBox.ask(layout, false) { $0.value(.directionalMargins, of: Node(node))?.flag ?? false }
}

@_cdecl("keep_node_inherits_margins") @implementation
public func keep_node_inherits_margins(_ layout: OpaquePointer!, _ node: keep_node) -> Bool {
  LayoutBox.ask(layout, false) { $0.value(.inheritedMargins, of: Node(node))?.flag ?? false }
}

@_cdecl("keep_node_set_margins_include_safe_area") @implementation
public func keep_node_set_margins_include_safe_area(
  _ layout: OpaquePointer!, _ node: keep_node, _ include: Bool
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_margins_include_safe_area", about: node) {
    layout throws(LayoutError) in
    try layout.set(.marginsFromEdges, of: Node(node), to: .flag(!include))
  }
}

@_cdecl("keep_node_margins_include_safe_area") @implementation
public func keep_node_margins_include_safe_area(
  _ layout: OpaquePointer!, _ node: keep_node
) -> Bool {
  LayoutBox.ask(layout, false) { $0.value(.marginsFromEdges, of: Node(node))?.flag == false }
}

@_cdecl("keep_node_effective_margins") @implementation
public func keep_node_effective_margins(
  _ layout: OpaquePointer!, _ node: keep_node
) -> keep_insets {
  LayoutBox.ask(layout, keep_insets()) { $0.effectiveMargins(of: Node(node)).insets }
}

// MARK: Safe area

@_cdecl("keep_node_effective_safe_area") @implementation
public func keep_node_effective_safe_area(
  _ layout: OpaquePointer!, _ node: keep_node
) -> keep_insets {
  LayoutBox.ask(layout, keep_insets()) { $0.effectiveSafeArea(of: Node(node)).insets }
}

// MARK: Alignment rectangle and baselines

@_cdecl("keep_node_set_baselines") @implementation
public func keep_node_set_baselines(
  _ layout: OpaquePointer!, _ node: keep_node, _ first: Double, _ last: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_baselines", about: node) { layout throws(LayoutError) in
    try layout.set(.baselines, of: Node(node), to: .distances(first, last))
  }
}

@_cdecl("keep_node_baselines") @implementation
public func keep_node_baselines(
  _ layout: OpaquePointer!, _ node: keep_node, _ first: UnsafeMutablePointer<Double>!,
  _ last: UnsafeMutablePointer<Double>!
) {
  let found: (first: Double, last: Double) = LayoutBox.ask(layout, (0, 0)) {
    $0.value(.baselines, of: Node(node))?.distances ?? (0, 0)
  }
  if let first { first.pointee = found.first }
  if let last { last.pointee = found.last }
}

@_cdecl("keep_node_baseline_positions") @implementation
public func keep_node_baseline_positions(
  _ layout: OpaquePointer!, _ node: keep_node, _ first: UnsafeMutablePointer<Double>!,
  _ last: UnsafeMutablePointer<Double>!
) {
  let found: (first: Double, last: Double) = LayoutBox.ask(layout, (0, 0)) {
    $0.baselinePositions(of: Node(node))
  }
  if let first { first.pointee = found.first }
  if let last { last.pointee = found.last }
}
