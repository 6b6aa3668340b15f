/// A line search along an edge: the points ahead where rows change side, the rows passed, and the slopes there.
final class LineSearch {
  private var ahead = Buffer<Breakpoint>()
  private(set) var passed = Buffer<Int32>()
  var slopes = SlopeVector()

  func begin() {
    ahead.removeAll()
    passed.removeAll()
  }

  /// Adds a point to those that `order` is yet to put in order.
  func append(_ point: Breakpoint) { ahead.append(point) }

  func order() { ahead.heapify() }

  /// Takes the first point, if it comes before a distance.
  func next(before limit: Double) -> Breakpoint? {
    if ahead.count == 0 { return nil }
    let point = ahead.popFirst()
    return point.distance < limit ? point : nil
  }

  func pass(_ row: Int32) { passed.append(row) }

  /// The point with the largest rate among one and those so little behind it that no row is off by more than its
  /// tolerance.
  func largest(near first: Breakpoint, tolerance: (Int32) -> Double) -> Breakpoint {
    var farthest = first.distance + tolerance(first.row) / first.rate
    for point in ahead.all {
      farthest = min(farthest, point.distance + tolerance(point.row) / point.rate)
    }
    var largest = first
    for point in ahead.all where point.distance <= farthest && point.rate > largest.rate {
      largest = point
    }
    return largest
  }

  /// Goes back to the last row passed that is sound; nil, and nowhere, if none is.
  func back(to isSound: (Int32) -> Bool) -> Int32? {
    guard let place = passed.all.lastIndex(where: isSound) else { return nil }
    let row = passed[place]
    passed.shorten(to: place)
    return row
  }

  func account(_ memory: inout MemoryAccount) {
    memory.add(&ahead)
    memory.add(&passed)
    slopes.account(&memory)
  }
}

/// A point of a line search where a row changes side.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  /// Size of the rate at which the residual changes.
  var rate: Double
  /// Which of several points at one distance comes first: the largest.
  var rank: Double
  var row: Int32

  func comesBefore(_ other: Breakpoint) -> Bool {
    if distance != other.distance { return distance < other.distance }
    if rank != other.rank { return rank > other.rank }
    return row < other.row
  }
}
