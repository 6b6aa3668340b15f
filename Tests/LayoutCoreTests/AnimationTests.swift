import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// What many animations at once cost, in visits, which are the same on every machine.
@Suite struct AnimationTests {
  /// Visits of animations that each move one of many nodes and end one after the other, in some steps.
  private func visits(
    _ count: Int, _ motion: Motion, isDelayed: Bool, steps: Int
  ) throws -> Int {
    let layout = Layout()
    let window = try layout.createNode()
    try layout.setSize(of: window, width: 400, height: 300)
    var lefts: [(node: Node, left: Attribute)] = []
    for _ in 0..<count {
      let node = try layout.createNode(under: window)
      let left = try layout.attribute(.leftInset, of: node)
      try layout.set(left, .equal, 0, priority: Priority.required)
      lefts.append((node, left))
    }
    try layout.solve()
    for (place, box) in lefts.enumerated() {
      let later = Double(place + 1) / Double(count)
      let animation = try layout.beginAnimation(
        within: box.node, duration: isDelayed ? 0.5 : later, delay: isDelayed ? later : 0)
      try layout.setMotion(of: animation, to: motion)
      try layout.set(box.left, .equal, 100, priority: Priority.required)
      try layout.commitAnimation()
    }
    for _ in 0..<steps { try layout.advance(2.0 / Double(steps)) }
    #expect(!layout.isMoving)
    #expect(lefts.allSatisfy { layout.presentedFrame(of: $0.node).x == 100 })
    return layout.presentation.workUnits
  }

  /// Twice as many cost twice as much. Where each end or begin looked at all the others, it was four times.
  @Test(arguments: [
    (Motion.frames, false, 1), (.frames, false, 10), (.frames, true, 1), (.frames, true, 10),
    (.bounded, false, 1), (.bounded, false, 10),
  ])
  func manyAreLinear(_ motion: Motion, isDelayed: Bool, steps: Int) throws {
    let few = try visits(40, motion, isDelayed: isDelayed, steps: steps)
    let many = try visits(80, motion, isDelayed: isDelayed, steps: steps)
    #expect(few > 40)
    #expect(Double(many) < 2.1 * Double(few))
  }
}
