/// What a constraint of a container is for. Together with the node that it is about, which its first term
/// is of, it tells the constraint apart from all others.
package enum ContainerRole: Int32, Comparable {
  // Of the container itself.
  /// What is left, or missing, at both ends is divided.
  case balance = 0
  /// Without members it is as large as its padding; a flow is as long as its members on one line.
  case leastAlong = 1
  case paddingAcross = 2
  /// It is no larger than its members need.
  case fitAlong = 3
  case fitAcross = 4
  /// Where members have a weight, nothing is left at the ends.
  case leastEnds = 5
  /// Where it lists nodes, it is between the edges of what it is in.
  case edgeNear = 6
  case edgeFar = 7
  case edgeAcross = 8

  // Of a member, or a track, which is a guide.
  /// From the container's edge to the first one.
  case start = 9
  /// From the last one to the container's edge.
  case end = 10
  /// From the one before.
  case gap = 11
  /// This gap, or the distance of centers, is as large as the one before.
  case equal = 12
  /// The gap at the start, or the end, is as large as the one next to it.
  case equalStart = 13
  case equalEnd = 14

  // Of a member.
  /// Sizes in proportion to weights.
  case share = 15
  /// Where others have a weight: a size, or a gap, no larger than it needs to be.
  case least = 16
  case leastGap = 17
  /// Across: its edges, its center, its baseline.
  case near = 18
  case far = 19
  case center = 20
  case baseline = 21
  /// The members on one baseline are at the edge, or at the bottom for last baselines.
  case hang = 22
  /// Where it is while it takes no space.
  case goneAlong = 23
  case goneAcross = 24

  // Of a member of a grid, in its columns; in its rows it lies as it does across a stack.
  case columnNear = 25
  case columnFar = 26
  case columnCenter = 27

  // Of a member of a flow, or a track.
  /// What is left at both ends of a line, or of all tracks, is divided; the first one has it.
  case ends = 28

  // Of a track: of a column along the grid, of a row across it.
  case trackSize = 31
  case trackShare = 32
  case trackLeast = 33
  case trackMin = 34
  case trackMax = 35
  /// A member lies in it and in the content track before.
  case trackEven = 36

  // Of a member of a flow.
  /// No member is longer than the flow.
  case within = 37

  // Of a guideline or a barrier, which is the guide that its first term is of.
  case lineSize = 40
  case linePlace = 41
  /// Beyond one of the nodes of a barrier.
  case beyond = 42
  /// A barrier is no further out than the furthest of its nodes, and than that was without it.
  case beyondLeast = 43

  // Of a node on a circle; their value is the angle.
  case circleAlong = 44
  case circleAcross = 45

  // Of a guide that is a part of what a stack's members ask for.
  /// It is no more than a size; or, for many members, none of them is less than its share of that.
  case shrinkPart = 46
  /// It is what content asks for.
  case shrinkContent = 47
  /// Parts are in proportion to what content asks for.
  case shrinkShare = 48

  // Of a member.
  /// Text is as long as its longest word.
  case leastLength = 49
  /// It has the length from which it grows.
  case basis = 50
  /// It keeps the least of its content.
  case kept = 51

  // Of the last track.
  /// The tracks take all that there is.
  case trackFill = 52

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// Whether it belongs to the container, not to a member.
  package var isOfContainer: Bool { rawValue <= Self.edgeAcross.rawValue }
  package var isOfShrinking: Bool { self >= .shrinkPart && self <= .shrinkShare }
  package var isOfLine: Bool { self >= .lineSize && self < .circleAlong }
  package var isOfCircle: Bool { self == .circleAlong || self == .circleAcross }
}
