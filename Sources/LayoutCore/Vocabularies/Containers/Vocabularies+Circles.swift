import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Nodes at an angle and a radius from another. Both of their constraints have the angle as their value, so that
/// animations that change it run along the arc.
extension Vocabularies {
  /// Brings what puts a node on a circle in line with where it is to be.
  func arrangeCircle(of node: NodeSlot) throws(LayoutError) {
    guard let circle = circle(at: node) else { return try keep([], ofMember: node, isCircle: true) }
    var known = ConstraintSlots()
    forEachOwned(ofMember: node) { if circleAxis(constraints[$0]) != nil { known.append($0) } }
    // Where the angle is another one, the radius is looked up as that is set.
    for constraint in known where constraints[constraint].value == circle.angle {
      try refresh(constraint)
    }
    let wanted = [
      row(.circleAlong, of: node, .centerX, circle), row(.circleAcross, of: node, .centerY, circle),
    ]
    try keep(wanted, ofMember: node, isCircle: true)
  }

  private func row(
    _ role: ContainerRole, of node: NodeSlot, _ anchor: AnchorKind, _ circle: Circle
  ) -> ContainerRow {
    var row = ContainerRow(role, .equal, circle.angle)
    row.add(1, self.node(at: node), anchor)
    row.add(-1, circle.center, anchor)
    return row
  }
}
