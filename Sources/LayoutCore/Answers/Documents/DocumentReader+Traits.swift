import ConstraintSolver
import LayoutRelations
import LayoutStore

/// What a node of a document has that is no constraint.
extension DocumentReader {
  /// Reads what a node has that is no constraint, and when; nil if the line is something else.
  mutating func readNumbers(of node: Node) throws(LayoutError) -> Pass? {
    let isRead = pass == .numbers
    for axis in Axis.each {
      let isWidth = axis == .horizontal
      if takeWord(isWidth ? "size-width" : "size-height") {
        let size = try value()
        let end = try readEnd()
        if isRead { try layout.setSize(of: node, axis, size, priority: end.priority) }
        return .numbers
      }
    }
    if let (property, value) = try take(oneOf: nodeRows) {
      let turn: Pass = property.row.reach.isOfContent ? .numbers : .tree
      if pass == turn { try layout.set(property, of: node, to: value) }
      return turn
    }
    return try readContainer(of: node) ? .tree : nil
  }
}
