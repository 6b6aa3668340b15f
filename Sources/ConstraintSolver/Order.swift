/// The numbers 0 ..< count in the order of their keys, equal ones as they were: a merge sort from
/// below. It takes keys and no closure, so that there is one of it, and not one for every use.
public func order(by keys: [Double]) -> [Int] {
  let count = keys.count
  var order = Array(0..<count)
  var other = order
  var width = 1
  while width < count {
    var start = 0
    while start < count {
      let middle = min(start + width, count), end = min(start + 2 * width, count)
      var (left, right) = (start, middle)
      for place in start..<end {
        let takesLeft =
          right == end || left < middle && !(keys[order[right]] < keys[order[left]])
        other[place] = takesLeft ? order[left] : order[right]
        if takesLeft { left += 1 } else { right += 1 }
      }
      start = end
    }
    swap(&order, &other)
    width *= 2
  }
  return order
}
