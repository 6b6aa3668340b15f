import ConstraintSolver

/// What a node of a document has that is no constraint.
extension DocumentReader {
  /// Reads what a node has that is no constraint; false if the line is something else.
  mutating func readNumbers(of node: Node) throws(LayoutError) -> Bool {
    let isRead = pass == .numbers
    for axis in Axis.each {
      let isWidth = axis == .horizontal
      if takeWord(isWidth ? "content-width" : "content-height") {
        let size = try value()
        let wasMeasured = takeWord("measured")
        guard isRead, let slot = layout.find(node) else { return true }
        try layout.check(length: size, isWidth ? "the width " : "the height ")
        try layout.putContent(of: slot, axis, size, wasMeasured: wasMeasured)
        return true
      }
      let isHugging = takeWord(isWidth ? "hugging-width" : "hugging-height")
      if isHugging || takeWord(isWidth ? "compression-width" : "compression-height") {
        _ = takeWord("=")
        let priority = try priority()
        if !isRead { return true }
        if isHugging {
          try layout.setHugging(of: node, axis, to: priority)
        } else {
          try layout.setCompression(of: node, axis, to: priority)
        }
        return true
      }
      if takeWord(isWidth ? "size-width" : "size-height") {
        let size = try value()
        let end = try readEnd()
        if isRead { try layout.setSize(of: node, axis, size, priority: end.priority) }
        return true
      }
    }
    for property in NodeProperty.allCases {
      guard let value = try take(nodeRows[Int(property.rawValue)]) else { continue }
      if pass == .tree { try layout.set(property, of: node, to: value) }
      return true
    }
    return try readContainer(of: node)
  }
}
