import ConstraintSolver
import LayoutRelations
import LayoutStore

/// What a node of a document has that is no constraint.
extension DocumentReader {
  /// Reads what a node has that is no constraint, and when; nil if the line is something else.
  mutating func readNumbers(of node: Node) throws(LayoutError) -> Pass? {
    if let (property, value) = try take(oneOf: nodeRows) {
      let turn: Pass = property.isBeforeTree ? .numbers : .tree
      if pass == turn { try layout.set(property, of: node, to: value) }
      return turn
    }
    if try readVariant(of: node) { return .values }
    return try readContainer(of: node) ? .tree : nil
  }
}
