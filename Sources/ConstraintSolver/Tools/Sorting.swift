/// Merge sort of numbers in place, by a rule under which no two are equal.
///
/// One sort for all, with the rule as a closure: the standard library's is compiled again for every rule,
/// at 5 KB each. On sorted or reversed numbers, as searches return them, it makes two passes.
@inline(never)
public func sort(
  _ numbers: UnsafeMutableBufferPointer<Int32>, by precedes: (Int32, Int32) -> Bool
) {
  if numbers.count < 2 { return }
  turnFallingParts(numbers, precedes)
  let spare = UnsafeMutableBufferPointer<Int32>.allocate(capacity: numbers.count)
  defer { spare.deallocate() }
  var width = 1
  while width < numbers.count {
    var first = 0
    while first + width < numbers.count {
      let middle = first + width
      merge(numbers, first, middle, min(middle + width, numbers.count), spare, precedes)
      first = middle + width
    }
    width *= 2
  }
}

/// Turns every part round in which each number precedes the one before it.
private func turnFallingParts(
  _ numbers: UnsafeMutableBufferPointer<Int32>, _ precedes: (Int32, Int32) -> Bool
) {
  var first = 0
  while first < numbers.count {
    var end = first + 1
    while end < numbers.count && precedes(numbers[end], numbers[end - 1]) { end += 1 }
    var (left, right) = (first, end - 1)
    while left < right {
      numbers.swapAt(left, right)
      left += 1
      right -= 1
    }
    first = end
  }
}

/// Merges two neighbouring sorted parts, of which the first is moved out of the way.
private func merge(
  _ numbers: UnsafeMutableBufferPointer<Int32>, _ first: Int, _ middle: Int, _ end: Int,
  _ spare: UnsafeMutableBufferPointer<Int32>, _ precedes: (Int32, Int32) -> Bool
) {
  if !precedes(numbers[middle], numbers[middle - 1]) { return }
  for k in first..<middle { spare[k] = numbers[k] }
  var (left, right, next) = (first, middle, first)
  while left < middle {
    if right < end && precedes(numbers[right], spare[left]) {
      numbers[next] = numbers[right]
      right += 1
    } else {
      numbers[next] = spare[left]
      left += 1
    }
    next += 1
  }
}

/// The numbers 0 ..< count in the order of their keys, equal ones as they were.
public func order(by keys: [Double]) -> [Int] {
  var order = (0..<Int32(truncatingIfNeeded: keys.count)).map { $0 }
  order.withUnsafeMutableBufferPointer { places in
    sort(places) { a, b in
      let (key, other) = (keys[Int(a)], keys[Int(b)])
      return key != other ? key < other : a < b
    }
  }
  return order.map { Int($0) }
}
