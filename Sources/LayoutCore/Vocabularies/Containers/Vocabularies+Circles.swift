import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Nodes at an angle and a radius from another. Both of their constraints have the angle as their value, so that
/// animations that change it run along the arc.
extension Vocabularies {
  /// Puts the center of a node on a circle around that of another; nil lets it go.
  public func setCircle(of node: Node, to circle: Circle?) throws(LayoutError) {
    try check(node, circle)
    try CircleChange(node: node, circle: circle).submit(to: self)
  }

  private func check(_ node: Node, _ circle: Circle?) throws(LayoutError) {
    let slot = try place(node)
    guard let circle else { return }
    let other = try place(circle.center)
    if slot == other { throw .itself(node) }
    if rootSlot(of: slot) != rootSlot(of: other) && !state.isReading {
      throw .unrelated(node, circle.center)
    }
    do throws(LayoutError) {
      try check(circle.angle, Priority.required, "the angle ")
      try checkLength(circle.radius, "the radius ")
    } catch {
      throw .about(node, error)
    }
  }

  package func put(_ node: Node, on circle: Circle?) throws(LayoutError) {
    try check(node, circle)
    let slot = try place(node)
    var wanted: [ContainerRow] = []
    if let circle {
      for (role, anchor) in [
        (ContainerRole.circleAlong, AnchorKind.centerX), (.circleAcross, .centerY),
      ] {
        var row = ContainerRow(role, .equal, circle.angle)
        row.add(1, node, anchor)
        row.add(-1, circle.center, anchor)
        wanted.append(row)
      }
      if extras(of: slot)?.radius != circle.radius {
        try changeExtras(of: slot) { $0.radius = circle.radius }
        try forEachCircle(of: slot) { constraint throws(LayoutError) in try refresh(constraint) }
      }
    }
    try keep(wanted, ofMember: slot, isCircle: true)
  }

  /// The place of a node on a circle; nil for none.
  public func circle(of node: Node) -> Circle? {
    guard let slot = find(node), let radius = extras(of: slot)?.radius else { return nil }
    var circle: Circle?
    forEachOwned(ofMember: slot) { constraint in
      let record = constraints[constraint]
      if circleAxis(record) == nil { return }
      let center = term(at: constraints.terms[record.firstTerm].next).node
      circle = Circle(around: center, angle: record.value, radius: radius)
    }
    return circle
  }

  private func forEachCircle(
    of node: NodeSlot, _ body: (ConstraintSlot) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    var all = ConstraintSlots()
    forEachOwned(ofMember: node) { if circleAxis(constraints[$0]) != nil { all.append($0) } }
    for constraint in all { try body(constraint) }
  }
}

/// A place on a circle, or none.
struct CircleChange: Change {
  let node: Node
  let circle: Circle?

  func make(in layout: Vocabularies) throws(LayoutError) { try layout.put(node, on: circle) }
}
