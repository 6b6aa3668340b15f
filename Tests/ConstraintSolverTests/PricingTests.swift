import Testing

@testable import ConstraintSolver

/// Which position comes first, by scores that follow by hand.
struct PricingTests {
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
    #expect(positions(&queue) == [3, 2, 1])
    #expect(queue.popFirst() == nil)
  }

  /// 12 is more than 1.5 times 4, and 5 is not.
  @Test func aRisenScoreCountsAtOnce() {
    var queue = CandidateQueue()
    queue.push(candidate(1, 4))
    queue.push(candidate(2, 8))
    queue.push(candidate(1, 12))
    #expect(positions(&queue) == [1, 2])
    queue.push(candidate(1, 4))
    queue.push(candidate(2, 4.5))
    queue.push(candidate(1, 5))
    #expect(positions(&queue) == [2, 1])
  }

  @Test func nothingIsLeftOfARemovedCandidate() {
    var queue = CandidateQueue()
    queue.push(candidate(1, 4))
    queue.removeAll()
    queue.push(candidate(1, 1))
    #expect(positions(&queue) == [1])
  }

  /// A pivot with y = (2, 6), whose edge has length 2, squared 4. Per unit of the entering row that is 1; the
  /// other edge may be as long as 6 of these, squared 36: a gain of 12 scores 144 / 36.
  @Test func weightsFollowThePivotalRow() {
    var queue = CandidateQueue()
    let (y, edge) = (WorkVector(), WorkVector())
    for vector in [y, edge] { vector.resize(2) }
    y.add(0, 2)
    y.add(1, 6)
    edge.add(0, 2)
    #expect(queue.score(of: 1, gaining: 12) == 144)
    queue.beginWeights(2)
    queue.updateWeights(leaving: 0, y, edge)
    #expect(queue.score(of: 0, gaining: 12) == 144)
    #expect(queue.score(of: 1, gaining: 12) == 4)
    queue.forgetWeights()
    #expect(queue.score(of: 1, gaining: 12) == 144)
  }
}
