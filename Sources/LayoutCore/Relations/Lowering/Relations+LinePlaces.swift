import LayoutStore

/// Where lines of nodes are, as far as what their nodes are set to moves them.
extension Relations {
  /// Where a line of a node is, in its alignment rectangle.
  package func place(of line: Line, at node: NodeSlot) -> LinePlace {
    guard line.isBaseline && state.environmentUse.contains(.lines) else { return LinePlace(line) }
    return place(of: line, environment(of: node))
  }

  package func place(of line: Line, _ environment: Environment) -> LinePlace {
    var place = LinePlace(line)
    if line.isBaseline { environment.said.move(&place, of: line) }
    return place
  }
}

extension NodeValues {
  /// Moves a line by all that its node is set to.
  fileprivate func move(_ place: inout LinePlace, of line: Line) {
    forEach { property, row in
      property.move(&place, of: line, by: value(property, row))
    }
  }
}
