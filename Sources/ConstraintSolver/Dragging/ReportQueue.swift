/// Queue of values that may differ from the reported ones, with the reported values.
///
/// Every change of a value queues its variable, even one of the last bit. A value that returned to the reported one
/// is left out when it is read.
struct ReportQueue: ~Copyable {
  /// By variable: the value that was last reported.
  private var values = SparseColumn(default: 0.0)
  /// Queued variables, after those that have been handed out since.
  private var list = Buffer<Int32>(per: .variable)
  private var isQueued = Buffer<Bool>(per: .variable)
  private var handedOut = 0
  /// All that are left differ from what was last reported.
  private var isSifted = false

  /// How many are queued; once they are sifted, how many have changed.
  var count: Int { list.count - handedOut }

  /// The queued variables.
  var all: Slice<UnsafeMutableBufferPointer<Int32>> { list.all[handedOut...] }

  @inline(__always)
  func contains(_ variable: Int32) -> Bool { isQueued[variable] }

  func reported(_ variable: Int32) -> Double { values[variable] }

  mutating func setReported(_ variable: Int32, _ value: Double) { values[variable] = value }

  mutating func resize(_ variables: Int) { isQueued.resize(variables) }

  /// Queues a variable whose value may not be the one that was last reported.
  @inline(__always)
  mutating func insert(_ variable: Int32) {
    isSifted = false
    if isQueued[variable] { return }
    isQueued[variable] = true
    list.append(variable)
  }

  /// A variable was removed, which may be queued.
  mutating func noteRemoval() { isSifted = false }

  /// Leaves those in the queue that have changed. While nothing moves they need not be looked at again,
  /// into however many portions a host divides them.
  mutating func sift(isChanged: (_ variable: Int32, _ reported: Double) -> Bool) {
    if isSifted { return }
    isSifted = true
    var kept = 0
    for variable in all {
      if isChanged(variable, values[variable]) {
        list[kept] = variable
        kept += 1
      } else {
        isQueued[variable] = false
      }
    }
    forgetHandedOut(keeping: kept)
  }

  /// Hands out the first variables, with the values that count as reported from now on.
  mutating func take(_ count: Int, _ value: (Int32) -> Double, _ body: (Int, Int32, Double) -> Void)
  {
    for k in 0..<count {
      let variable = list[handedOut + k]
      let new = value(variable)
      values[variable] = new
      isQueued[variable] = false
      body(k, variable, new)
    }
    handedOut += count
    if handedOut == list.count { forgetHandedOut(keeping: 0) }
  }

  private mutating func forgetHandedOut(keeping kept: Int) {
    list.shorten(to: kept)
    list.shrink(slack: WorkLimit.spareBytes)
    handedOut = 0
  }

  /// Exchanges the reported values with the present ones.
  mutating func exchange(with present: inout Buffer<Double>) { values.exchange(with: &present) }

  mutating func account(_ memory: inout MemoryAccount) {
    values.account(&memory)
    memory.add(&isQueued)
    memory.add(&list)
  }
}
