import Testing

@testable import ConstraintSolver

/// Which position comes first, by scores and weights that are calculated by hand.
@Suite struct PricingTests {
  private func candidate(_ position: Int32, _ size: Double, priority: Double = 500) -> Candidate {
    Candidate(priority: priority, size: size, position: position)
  }

  private func positions(_ queue: inout CandidateQueue) -> [Int32] {
    var found: [Int32] = []
    while let next = queue.popFirst() { found.append(next.position) }
    return found
  }

  @Test func higherLevelsComeFirstThenLargerScores() {
    var queue = CandidateQueue()
    queue.push(candidate(1, 9))
    queue.push(candidate(2, 16))
    queue.push(candidate(3, 1, priority: 750))
    let isBehind = queue.hasBetter(than: candidate(4, 25))
    let found = positions(&queue)
    #expect(isBehind && found == [3, 2, 1] && queue.popFirst() == nil)
  }

  /// 12 is more than 1.5 times 4, and 5 is not.
  @Test func aRisenScoreCountsAtOnce() {
    var queue = CandidateQueue()
    queue.push(candidate(1, 4))
    queue.push(candidate(2, 8))
    queue.push(candidate(1, 12))
    let risen = positions(&queue)
    queue.push(candidate(1, 4))
    queue.push(candidate(2, 4.5))
    queue.push(candidate(1, 5))
    let hardlyRisen = positions(&queue)
    #expect(risen == [1, 2] && hardlyRisen == [2, 1])
  }

  @Test func nothingIsLeftOfARemovedCandidate() {
    var queue = CandidateQueue()
    queue.push(candidate(1, 4))
    queue.removeAll()
    queue.push(candidate(1, 1))
    let found = positions(&queue)
    #expect(found == [1])
  }

  /// A pivot with y = (2, 6), whose edge has length 2, squared 4. Per unit of the entering row that is 1; the
  /// other edge may be as long as 6 of these, squared 36: a gain of 12 scores 144 / 36. Outside of solves there
  /// are no weights.
  @Test func weightsFollowThePivotalRow() {
    var queue = CandidateQueue()
    let (y, edge) = (WorkVector(), WorkVector())
    for vector in [y, edge] { vector.resize(2) }
    y.add(0, 2)
    y.add(1, 6)
    edge.add(0, 2)
    queue.beginWeights(2)
    queue.updateWeights(leaving: 0, y, edge)
    let scores = [queue.score(of: 0, gaining: 12), queue.score(of: 1, gaining: 12)]
    queue.endSolve()
    #expect(scores == [144, 4] && queue.score(of: 1, gaining: 12) == 144)
  }

  /// Weights of 1 are far off for edges of length 4, squared 16. After six of these all weights are 1 again.
  @Test func weightsBeginAgainWhenTheyAreFarOff() {
    var queue = CandidateQueue()
    let (y, edge) = (WorkVector(), WorkVector())
    for vector in [y, edge] { vector.resize(8) }
    queue.beginWeights(8)
    for position: Int32 in 0..<6 {
      y.clear()
      edge.clear()
      y.add(position, 1)
      y.add(7, 1)
      edge.add(position, 4)
      #expect(queue.score(of: position, gaining: 4) == 16)
      let before = queue.score(of: 7, gaining: 4)
      #expect(before == (position == 0 ? 16 : 1))
      queue.updateWeights(leaving: position, y, edge)
    }
    #expect(queue.score(of: 7, gaining: 4) == 16)
  }
}
