/// Binary heap in a buffer: the smallest element first, by `comesBefore`.
public protocol HeapElement: BitwiseCopyable {
  /// Whether it is smaller.
  func comesBefore(_ other: Self) -> Bool
}

extension Candidate: HeapElement {}
extension Breakpoint: HeapElement {}
extension DegeneratePosition: HeapElement {}
extension InfeasibleRow: HeapElement {}

extension Buffer where Element: HeapElement {
  /// Adds an element.
  public mutating func push(_ element: Element) {
    append(element)
    var hole = count - 1
    while hole > 0 {
      let parent = (hole - 1) / 2
      if !element.comesBefore(self[parent]) { break }
      self[hole] = self[parent]
      hole = parent
    }
    self[hole] = element
  }

  /// Takes out the smallest element; there is one.
  public mutating func popFirst() -> Element {
    let first = self[0]
    let last = removeLast()
    if count > 0 { sink(last, from: 0) }
    return first
  }

  /// Orders elements that were appended, in linear time.
  func heapify() {
    var root = count / 2
    while root > 0 {
      root -= 1
      sink(self[root], from: root)
    }
  }

  @inline(__always)
  private func sink(_ element: Element, from start: Int) {
    var hole = start
    while true {
      var child = 2 * hole + 1
      if child >= count { break }
      if child + 1 < count && self[child + 1].comesBefore(self[child]) { child += 1 }
      if !self[child].comesBefore(element) { break }
      self[hole] = self[child]
      hole = child
    }
    self[hole] = element
  }
}
