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
    return try readEnvironment(of: node)
  }

  private mutating func readEnvironment(of node: Node) throws(LayoutError) -> Bool {
    let isRead = pass == .tree
    if takeWord("hidden") {
      if isRead { try layout.setHidden(node, true) }
    } else if takeWord("clips") {
      if isRead { try layout.setClips(node, true) }
    } else if takeWord("gone") {
      if isRead { try layout.setGone(node, .fully) }
    } else if takeWord("gone-horizontally") {
      if isRead { try layout.setGone(node, .horizontally) }
    } else if takeWord("gone-vertically") {
      if isRead { try layout.setGone(node, .vertically) }
    } else if takeWord("margins") {
      let insets = try insets()
      if isRead {
        let isDirectional = layout.areMarginsDirectional(of: node)
        try layout.setMargins(of: node, to: insets, isDirectional: isDirectional)
      }
    } else if takeWord("safe-area") {
      let insets = try insets()
      if isRead { try layout.setSafeArea(of: node, to: insets) }
    } else if takeWord("alignment-insets") {
      let insets = try insets()
      if isRead { try layout.setAlignmentInsets(of: node, to: insets) }
    } else if takeWord("baselines") {
      let (first, last) = (try value(), try number())
      if isRead { try layout.setBaselines(of: node, first: first, last: last) }
    } else if takeWord("directional-margins") {
      if isRead, let margins = layout.environment(of: node)?.margins {
        try layout.setMargins(of: node, to: margins, isDirectional: true)
      }
    } else if takeWord("inherited-margins") {
      if isRead { try layout.setInheritsMargins(of: node, true) }
    } else if takeWord("margins-from-edges") {
      if isRead { try layout.setMarginsIncludeSafeArea(of: node, false) }
    } else if takeWord("left-to-right") {
      if isRead { try layout.setDirection(of: node, to: .leftToRight) }
    } else if takeWord("right-to-left") {
      if isRead { try layout.setDirection(of: node, to: .rightToLeft) }
    } else {
      return try readContainer(of: node)
    }
    return true
  }

  private mutating func insets() throws(LayoutError) -> Insets {
    let (top, left) = (try value(), try number())
    return Insets(top: top, left: left, bottom: try number(), right: try number())
  }
}
