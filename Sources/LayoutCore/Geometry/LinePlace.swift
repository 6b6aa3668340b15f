/// Where a line of a node is: a share of the node's size and a distance to the right of its left, or below its top.
struct LinePlace: Equatable, BitwiseCopyable {
  var share: Double
  var distance = 0.0

  /// Where it is unless the node is set to something else.
  init(_ line: Line) { share = line.sizeShare }
}
