/// Pricing of primal pivots: Devex reference weights, and a queue in which scores are brought up to date.
///
/// What a release gains for each unit that its row moves says little where edges differ in length. The score
/// of a position is the squared gain by an estimate of the squared length of its edge. A pivot updates
/// the estimates from its pivotal row alone; it knows the length of its own edge, and where too many estimates
/// were far off, all begin at 1 again. There are weights only after a crash: a warm start makes few pivots.
/// (Harris, Pivot selection methods of the Devex LP code, 1973; Forrest and Goldfarb, Steepest-edge simplex
/// algorithms for linear programming, 1992.)
///
/// Scores change with every pivot. One that rises is queued again at once; one that falls is found out when
/// its position comes first.
struct CandidateQueue: ~Copyable {
  private var heap = Buffer<Candidate>()
  // One entry a position.
  private var newest = SparseColumn(default: Entry())
  private var weight = Buffer<Float>()
  /// How many weights of leaving positions were far off.
  private var misjudged = 0

  /// With what a position was last queued; 0 if it is not. Older candidates of it do not count.
  struct Entry: Equatable, BitwiseCopyable {
    var priority: Float = 0
    var score: Float = 0
  }

  var isEmpty: Bool { heap.count == 0 }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&heap)
    newest.account(&memory)
    memory.add(&weight)
  }

  // MARK: Queue

  /// Queues a position, unless it is queued for about as much.
  mutating func push(_ candidate: Candidate) {
    let queued = newest[candidate.position]
    let entry = Entry(priority: Float(candidate.priority), score: Float(candidate.size))
    let isHigher = entry.priority > queued.priority
    if queued.score > 0 && !isHigher && entry.score < CandidateQueue.rise * queued.score { return }
    newest[candidate.position] = entry
    heap.push(candidate)
  }

  /// The candidate that is queued for most; nil if there is none.
  mutating func popFirst() -> Candidate? {
    while heap.count > 0 {
      let candidate = heap.popFirst()
      let entry = Entry(priority: Float(candidate.priority), score: Float(candidate.size))
      if newest[candidate.position] != entry { continue }
      newest[candidate.position] = Entry()
      return candidate
    }
    return nil
  }

  /// Whether another candidate comes before one that is not queued.
  func hasBetter(than candidate: Candidate) -> Bool {
    heap.count > 0 && heap[0].comesBefore(candidate)
  }

  mutating func removeAll() {
    for candidate in heap.all { newest[candidate.position] = Entry() }
    heap.removeAll()
  }

  /// A score has to rise by this factor to be queued again.
  private static let rise: Float = 1.5

  // MARK: Weights

  /// Begins with all weights at 1.
  mutating func beginWeights(_ positions: Int) {
    weight.refill(positions, 1)
    misjudged = 0
  }

  /// Gives back the memory at the end of a solve. What one that was cut off has left stays queued.
  mutating func endSolve() {
    weight = Buffer()
    if heap.count > 0 { return }
    heap = Buffer()
    newest.removeAll()
  }

  func score(of position: Int32, gaining excess: Double) -> Double {
    let length = weight.count > 0 ? Double(weight[position]) : 1
    return max(excess * excess / length, CandidateQueue.leastScore)
  }

  /// A pivot leaves the position: `y` is the entering row, and `edge` the direction.
  mutating func updateWeights(leaving position: Int32, _ y: WorkVector, _ edge: WorkVector) {
    if weight.count == 0 { return }
    var length: Float = 0
    for variable in edge.index.all { length += Float(edge[variable] * edge[variable]) }
    let ratio = weight[position] / length
    if ratio > CandidateQueue.farOff || ratio < 1 / CandidateQueue.farOff { misjudged += 1 }
    if misjudged > CandidateQueue.mostMisjudged { return beginWeights(weight.count) }
    let unit = max(1, length) / Float(y[position] * y[position])
    for other in y.index.all {
      let factor = Float(y[other])
      weight[other] = max(weight[other], factor * factor * unit)
    }
    weight[position] = max(1, unit)
  }

  private static let leastScore = 1e-30
  private static let farOff: Float = 9
  private static let mostMisjudged = 5
}

/// A position whose multipliers are outside its interval.
struct Candidate: BitwiseCopyable {
  /// Priority of the level that decides.
  var priority: Double
  /// How much its release is worth (`Pricing.swift`).
  var size: Double
  var position: Int32
  /// The priority at which its release loses something, and how much.
  var lossPriority: Float = 0
  var loss: Float = 0

  /// Higher levels first, then larger gains, then what is lost at a lower level, then a
  /// fixed order.
  func comesBefore(_ other: Candidate) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if size != other.size { return size > other.size }
    if lossPriority != other.lossPriority { return lossPriority < other.lossPriority }
    if loss != other.loss { return loss < other.loss }
    return position < other.position
  }
}

extension Engine {
  /// A position to be released and how it stands.
  func candidate(_ position: Int32, _ status: OptimalityStatus) -> Candidate {
    var candidate = Candidate(
      priority: levels.priority[status.level],
      size: policy.cycling.isSuspected
        ? 1 - policy.cycling.random.next()
        : queues.candidates.score(of: position, gaining: status.excess),
      position: position)
    let row = basis.row[position]
    if row >= 0 && slopeSign(of: row, on: status.leavingSign) != 0 {
      candidate.lossPriority = Float(priority(of: row, on: status.leavingSign))
      candidate.loss = Float(table.weight(row))
    }
    return candidate
  }

  /// The position that scores most; -1 if none improves, which those in the queue may no longer do.
  func nextCandidate() -> Int32 {
    while let queued = queues.candidates.popFirst() {
      let status = status(of: queued.position)
      if status.leavingSign == 0 {
        queues.recheck(queued.position)
        return -1
      }
      let now = policy.cycling.isSuspected ? queued : candidate(queued.position, status)
      if !queues.candidates.hasBetter(than: now) { return queued.position }
      queues.candidates.push(now)
    }
    return -1
  }

  /// Sorts the positions to be looked at into improving ones and free ones.
  func sortRechecks() {
    let isCoarse = queues.rechecks.count > 0 && levels.isCoarse
    for k in 0..<queues.rechecks.count {
      let position = queues.beginRecheck(at: k)
      if isCoarse { makeExact(position) }
      let status = preciseStatus(of: position)
      if status.leavingSign != 0 {
        queues.candidates.push(candidate(position, status))
        queues.shut(position)
      } else if status.isOpen {
        queues.enqueue(position, status) {
          let variable =
            policy.cycling.isSuspected
            ? Int32(policy.cycling.random.next() * Double(basis.positions))
            : basis.upper.pivotVariable[position]
          return variables.serial[variable]
        }
      } else {
        queues.shut(position)
      }
    }
    queues.endRechecks()
  }
}
