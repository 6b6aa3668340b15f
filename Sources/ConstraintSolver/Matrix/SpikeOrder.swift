/// The spikes of a bump, in the order in which they were chosen, and which of them have got a pivot.
final class SpikeOrder: SearchLimit {
  private(set) var spikes = Buffer<Int32>()
  private var spikeTime = Buffer<Int32>()
  /// The oldest spike that may be unresolved: variables with pivots from before it was chosen depend on none.
  private var oldestSpike = 0
  private var unresolved = 0
  // One entry a variable.
  /// Spikes without a pivot, and those among the resolved ones whose row mentions others.
  var isUnresolved = Buffer<Bool>()
  private var isConditional = Buffer<Bool>()
  /// Whether a variable depends on a spike, as far as a search has found it.
  var dependsOnSpike = Buffer<Bool>()
  /// How large the coefficients may be with which a variable is written out in the spikes that had no pivot when
  /// it got its own.
  var growth = Buffer<Double>()
  /// When a variable became a spike or got its pivot, 0 before the bump.
  private(set) var time = Buffer<Int32>()
  private var now: Int32 = 0
  /// Rows that mention nothing but what has a pivot or is a spike.
  var complete = Buffer<Int32>()
  /// Variables by the number of rows with two left that mention them.
  var pairs = CountedLists()
  /// All variables, those in most rows first, and how far they have been looked through.
  var byLength = Buffer<Int32>()
  var nextByLength = 0

  func account(_ memory: inout MemoryAccount) {
    memory.add(&spikes)
    memory.add(&spikeTime)
    memory.add(&isUnresolved)
    memory.add(&isConditional)
    memory.add(&dependsOnSpike)
    memory.add(&growth)
    memory.add(&time)
    memory.add(&complete)
    pairs.account(&memory)
    memory.add(&byLength)
  }

  /// The times of the last bump are not cleared: those that follow are later.
  func begin(positions: Int) {
    complete.removeAll()
    spikes.removeAll()
    spikeTime.removeAll()
    oldestSpike = 0
    unresolved = 0
    isUnresolved.resize(positions)
    isConditional.resize(positions)
    if now > SpikeOrder.latest {
      time.removeAll()
      now = 0
    }
    time.resize(positions)
    growth.resize(positions)
    pairs.open(positions)
    byLength.removeAll()
    dependsOnSpike.resize(positions)
  }

  private static let latest: Int32 = 1 << 30

  func append(_ variable: Int32) {
    isUnresolved[variable] = true
    isConditional[variable] = false
    growth[variable] = 1
    unresolved += 1
    spikes.append(variable)
    stampTime(variable)
    spikeTime.append(now)
  }

  func stampTime(_ variable: Int32) {
    now += 1
    time[variable] = now
  }

  /// The reduced row gives a spike its pivot.
  func resolve(_ spike: Int32, _ reduced: WorkVector) {
    isUnresolved[spike] = false
    unresolved -= 1
    stampTime(spike)
    var sum = 0.0
    for other in reduced.index.all where isUnresolved[other] && reduced[other] != 0 {
      isConditional[spike] = true
      sum += abs(reduced[other])
    }
    growth[spike] = max(1, sum / abs(reduced[spike]))
    if unresolved == 0 { oldestSpike = spikes.count }
    while oldestSpike < spikes.count {
      let oldest = spikes[oldestSpike]
      if isUnresolved[oldest] || isConditional[oldest] { break }
      oldestSpike += 1
    }
  }

  /// Whether a variable may depend on an unresolved spike.
  @inline(__always)
  func includes(_ variable: Int32) -> Bool {
    oldestSpike < spikes.count && time[variable] >= spikeTime[oldestSpike]
  }

  func isDefined(_ variable: Int32) -> Bool { !isUnresolved[variable] }
}
