/// Where a line of a node is: a share of the node's size and a distance to the right of its left, or below its top.
package struct LinePlace: Equatable, BitwiseCopyable {
  package var share: Double
  package var distance = 0.0

  /// Where it is unless the node is set to something else.
  package init(_ line: Line) { share = line.sizeShare }
}
