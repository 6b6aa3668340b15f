import LayoutStore

/// The coefficients of some positions of a sum.
package struct Net {
  var sum = 0.0
  var size = 0.0
  /// The first term; -1 if there is none.
  package var first = -1

  package init() {}

  package mutating func add(_ coefficient: Double, at place: Int) {
    sum += coefficient
    size += coefficient.magnitude
    if first < 0 { first = place }
  }

  /// Whether it is not a distance. A sum that may be rounding counts as 0.
  package var isPosition: Bool { sum.magnitude > 1e-12 * size }
}

/// The positions of a sum, and whose they are.
package struct Positions {
  /// The node whose they all are; none if there are none, or those of several nodes.
  package private(set) var node = NodeSlot.none
  private var horizontal = Net()
  private var vertical = Net()

  package init() {}

  package mutating func add(_ node: NodeSlot, _ line: Line, _ coefficient: Double, at place: Int) {
    if line.isSize { return }
    let isFirst = horizontal.first < 0 && vertical.first < 0
    if isFirst { self.node = node } else if node != self.node { self.node = .none }
    if line.axis == .horizontal {
      horizontal.add(coefficient, at: place)
    } else {
      vertical.add(coefficient, at: place)
    }
  }

  /// Whether they depend on where the axes begin.
  var areNoDistance: Bool { horizontal.isPosition || vertical.isPosition }

  /// The first term of those that do.
  package var first: Int { horizontal.isPosition ? horizontal.first : vertical.first }
}
