import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// Presented frames as sums of small whole numbers, which have no rounding.
@Suite struct TrackTests {
  private static let goal = Rect(x: 100, y: 40, width: 20, height: 10)
  private static let nodes = (0..<6).map { Node(id: UInt64($0)) }

  /// A table with the slots of some animations.
  private func table(_ animations: Int32) -> TrackTable {
    let table = TrackTable()
    for animation in 0..<animations { table.enter(animation: Slot(animation)) }
    return table
  }

  @Test func aFrameIsItsGoalAndWhatIsLeft() {
    let table = table(2)
    let node = Self.nodes[3]
    table.append(
      node, Slot(0), goal: Self.goal, offset: Rect(x: -80, y: 0, width: 8, height: 0),
      velocity: .zero)
    table.append(
      node, Slot(1), goal: Self.goal, offset: Rect(x: 0, y: 16, width: 0, height: 0),
      velocity: Rect(x: 0, y: 3, width: 0, height: 0))
    table.setPhase(Slot(0), Phase(offset: 0.25, inherited: 9))
    table.setPhase(Slot(1), Phase(offset: 0.5, inherited: 2))
    let newest = table.find(node)
    #expect(table.frame(newest) == Rect(x: 80, y: 54, width: 22, height: 10))
    // Nothing was reported yet but the beginning.
    #expect(table.reportedFrame(newest) == Rect(x: 20, y: 56, width: 28, height: 10))
    #expect(table.velocity(newest, Phase(offset: -2, inherited: 1)).y == -29)
    #expect(table.find(Self.nodes[2]) == -1)
    #expect(table.find(Node(id: 3 | 1 << 28)) == -1)
  }

  @Test func noSizeIsPresentedBelowTheLeast() {
    let table = table(1)
    let offset = Rect(x: 0, y: 0, width: -30, height: 0)
    table.append(Self.nodes[0], Slot(0), goal: Self.goal, offset: offset, velocity: .zero)
    #expect(table.frame(0).width == 0)
    table.leastSize = -.infinity
    #expect(table.frame(0).width == -10)
  }

  @Test func strikingTakesNumbersOffATrack() {
    let table = table(1)
    let offset = Rect(x: 5, y: 6, width: 0, height: 0)
    table.append(Self.nodes[0], Slot(0), goal: Self.goal, offset: offset, velocity: .zero)
    #expect(table.strike(0, Rect(x: 1, y: 0, width: 0, height: 0)))
    #expect(table.frame(0) == Rect(x: 100, y: 46, width: 20, height: 10))
    #expect(!table.strike(0, Rect(x: 0, y: 1, width: 0, height: 0)))
  }

  // MARK: Against plain lists

  /// A track, as plain lists hold it.
  private struct Plain: Equatable {
    var node: Int
    var animation: AnimationSlot
    var offset: Rect
  }

  /// The lists of the table say the same as one list of everything, whatever is added and removed.
  @Test(arguments: [false, true])
  func tracksAreFoundByNodeAndByAnimation(isCopied: Bool) {
    var table = table(3)
    var (all, goals) = ([Plain](), [Rect](repeating: .zero, count: Self.nodes.count))
    var random = SeededGenerator(state: 7)
    for _ in 0..<400 {
      let node = Int.random(in: 0..<6, using: &random)
      if Int.random(in: 0..<3, using: &random) > 0 || all.isEmpty {
        let plain = Plain(
          node: node, animation: Slot(Int32.random(in: 0..<3, using: &random)),
          offset: Rect(x: Double(Int.random(in: 0..<9, using: &random)), y: 0, width: 0, height: 0))
        goals[node].x = Double(Int.random(in: 0..<100, using: &random))
        table.append(
          Self.nodes[node], plain.animation, goal: goals[node], offset: plain.offset,
          velocity: .zero)
        all.append(plain)
      } else {
        let track = Int.random(in: 0..<table.count, using: &random)
        let plain = plain(table, track)
        table.remove(track)
        all.remove(at: all.firstIndex(of: plain)!)
      }
      if isCopied { table = table.copy() }
      check(table, all, goals)
    }
  }

  private func plain(_ table: TrackTable, _ track: Int) -> Plain {
    Plain(
      node: Int(table.nodes[track].id), animation: table.animations[track],
      offset: table.offsets[track])
  }

  private func check(_ table: TrackTable, _ all: [Plain], _ goals: [Rect]) {
    #expect(table.count == all.count)
    for animation in (0..<3).map({ AnimationSlot($0) }) {
      #expect(table.trackCount(of: animation) == all.count { $0.animation == animation })
      let first = table.first(of: animation)
      #expect(
        first >= 0
          ? table.animations[first] == animation : !all.contains { $0.animation == animation })
    }
    for node in goals.indices {
      let own = all.filter { $0.node == node }
      var (track, found) = (table.find(Self.nodes[node]), [Plain]())
      if track >= 0 {
        #expect(table.frame(track).x == own.reduce(goals[node].x) { $0 + $1.offset.x })
      }
      while track >= 0 {
        found.append(plain(table, track))
        track = table.older(track)
      }
      #expect(found.count == own.count && own.allSatisfy { found.contains($0) })
    }
    let nodes = Set(all.map { $0.node })
    #expect(table.sharedCount == all.count - nodes.count)
  }

  // MARK: Reports

  /// The nodes that are written, with the first numbers of their frames, by id.
  private func written(_ table: TrackTable) -> [UInt64: Double] {
    var nodes = [Node](repeating: .none, count: 8)
    var frames = [Rect](repeating: .zero, count: 8)
    let count = nodes.withUnsafeMutableBufferPointer { nodes in
      frames.withUnsafeMutableBufferPointer { frames in
        table.writeMoved(nodes.baseAddress, frames.baseAddress, but: NodeList())
      }
    }
    table.noteReported()
    return Dictionary(uniqueKeysWithValues: (0..<count).map { (nodes[$0].id, frames[$0].x) })
  }

  /// In runs, or one by one as one node has two tracks: 0 and 1 belong to one animation, 2 to another.
  @Test(arguments: [false, true])
  func whatHasMovedIsWrittenOnce(isShared: Bool) {
    let table = table(2)
    let way = Rect(x: -80, y: 0, width: 0, height: 0)
    for (node, animation) in [(0, 0), (1, 0), (2, 1)] as [(Int, Int32)] {
      table.append(Self.nodes[node], Slot(animation), goal: Self.goal, offset: way, velocity: .zero)
    }
    if isShared {
      let down = Rect(x: 0, y: 8, width: 0, height: 0)
      table.append(Self.nodes[2], Slot(1), goal: Self.goal, offset: down, velocity: .zero)
    }
    #expect(table.movedCount() == 0)
    table.setPhase(Slot(0), Phase(offset: 0.5, inherited: 0))
    #expect(table.mayHaveMoved)
    #expect(table.movedCount() == 2)
    #expect(written(table) == [0: 60, 1: 60])
    #expect(!table.mayHaveMoved)
    #expect(written(table) == [:])
    table.setPhase(Slot(1), Phase(offset: 0.25, inherited: 0))
    #expect(table.movedCount() == 1)
    #expect(written(table) == [2: 80])
  }

  @Test func whatWasReportedIsNotTakenBack() {
    let table = table(1)
    let way = Rect(x: -80, y: 0, width: 0, height: 0)
    table.append(Self.nodes[0], Slot(0), goal: Self.goal, offset: way, velocity: .zero)
    table.setPhase(Slot(0), Phase(offset: 0.5, inherited: 0))
    let copy = table.copy()
    table.noteReported()
    #expect(copy.reportedFrame(0).x == 20)
    copy.takeReported(from: table)
    #expect(copy.reportedFrame(0).x == 60)
  }

  // MARK: Steps

  /// A group with one track of some offset that ends at 1,000.
  private func group(_ offset: Double, velocity: Double = 0) -> TrackGroup {
    var group = TrackGroup()
    let offset = Rect(x: offset, y: 0, width: 0, height: 0)
    group.note(offset: offset, velocity: Rect(x: velocity, y: 0, width: 0, height: 0))
    group.note(goal: Rect(x: 1000, y: 0, width: 9, height: 9), offset: offset, leastSize: 0)
    return group
  }

  @Test func stepsArePlainWhereEveryFrameChangesAndNoSizeIsNegative() {
    var plain = group(10)
    #expect(!plain.hasMoved)
    plain.phase.offset = 0.5
    #expect(plain.hasMoved && plain.isStepPlain)
    plain.phase.offset = -0.1
    #expect(!plain.isStepPlain)
    var moving = group(10, velocity: 1)
    moving.phase.offset = 0.5
    #expect(!moving.isStepPlain)
    // A way of 1e-13 is less than what the numbers around 1,000 are apart, which is 1.1e-13.
    var short = group(1e-13)
    short.phase.offset = 0.5
    #expect(!short.isStepPlain)
    var small = group(10)
    small.note(
      goal: Self.goal, offset: Rect(x: 0, y: 0, width: -21, height: 0), leastSize: 0)
    small.phase.offset = 0.5
    #expect(!small.isStepPlain)
  }
}

/// Values on their way.
@Suite struct ValueTrackTests {
  private func track(_ slot: UInt64, goal: Double) -> ValueTrack {
    ValueTrack(
      constraint: Constraint(id: slot), animation: Slot(0), goal: goal, offset: -8, velocity: 3)
  }

  @Test func aValueIsItsGoalAndWhatIsLeft() {
    let track = track(0, goal: 100)
    #expect(track.value(Phase(offset: 0.5, inherited: 2)) == 102)
    #expect(track.velocity(Phase(offset: -1, inherited: 0.5)) == 9.5)
  }

  @Test func tracksAreFoundByConstraint() {
    var values = ValueTracks()
    for slot in [5, 2, 9] as [UInt64] { values.append(track(slot, goal: Double(slot))) }
    values.remove(values.find(Slot(5)))
    #expect(values.find(Slot(5)) == -1)
    #expect(values.find(Slot(100)) == -1)
    for slot in [2, 9] as [Int32] {
      #expect(values[values.find(Slot(slot))].goal == Double(slot))
    }
    values.remove(values.find(Slot(9)))
    values.remove(values.find(Slot(2)))
    #expect(values.isEmpty)
  }
}

/// Bounds of overshoot, for a node whose width goes from 90 to 100.
@Suite struct PhaseBoundsTests {
  /// What a minimum (sign -1) or maximum (sign 1) of the width allows.
  private func bounds(_ sign: Double, _ limit: Double) -> PhaseBounds {
    var bounds = PhaseBounds()
    bounds.keep(sign * -10, atMost: sign * (limit - 100))
    return bounds
  }

  @Test func overshootEndsWhereARequiredBoundIsReached() {
    // At 105 it is half of its way too far, at 80 it is a whole way before its begin.
    #expect(bounds(1, 105) == PhaseBounds(least: -0.5, most: .infinity))
    #expect(bounds(-1, 80) == PhaseBounds(least: -.infinity, most: 2))
    #expect(bounds(1, 100) == PhaseBounds(least: 0, most: .infinity))
    #expect(bounds(1, 105).clamped(-0.7) == -0.5)
  }

  /// Twice the way in all: it is at -0.5 after three quarters of a second.
  private let twice = FreeMotion(timing: .function { 2 * $0 }, duration: 1)

  /// 0.2 from the free motion, which goes on by 2 a second, half of the quarter that is left adds 0.2 / 2 and
  /// 2 * 0.25 * 0.5 * 0.5^2 to the -0.75 that would be free.
  @Test func whatIsLetGoLeadsToTheFreeMotion() {
    var phase = BoundedPhase()
    phase.advance(to: 0.75, within: PhaseBounds(least: -0.3), twice)
    #expect(phase.offset == -0.3 && phase.isHeld && phase.rate(twice) == 0)
    phase.advance(to: 0.75, within: PhaseBounds(), twice)
    #expect(isNear(phase.offset, -0.3) && isNear(phase.rate(twice), 0))
    phase.advance(to: 0.875, within: PhaseBounds(), twice)
    #expect(isNear(phase.offset, -0.75 + 0.1 + 0.0625))
    phase.advance(to: 1, within: PhaseBounds(), twice)
    #expect(isNear(phase.offset, -1))
  }

  /// A bound that it is beyond closes in until its end, half of the way in half of the time.
  @Test func aBoundThatComesNearerClosesIn() {
    var phase = BoundedPhase()
    phase.advance(to: 0.75, within: PhaseBounds(), twice)
    phase.advance(to: 0.75, within: PhaseBounds(least: 0), twice)
    #expect(isNear(phase.offset, -0.5))
    phase.advance(to: 0.875, within: PhaseBounds(least: 0), twice)
    #expect(isNear(phase.offset, -0.25))
    phase.advance(to: 1, within: PhaseBounds(least: 0), twice)
    #expect(phase.offset == 0)
  }

  /// Two nodes of which each has an animation, side by side, from a width of 90 to 100, and of which the second
  /// begins where the first one ends: together they may be 210 wide, and the first one 105.
  @Test func boundsOfAllAnimationsAreFoundInOnePass() {
    let table = TrackTable()
    let goal = Rect(x: 0, y: 0, width: 100, height: 10)
    let (way, width) = (
      Rect(x: 0, y: 0, width: -10, height: 0), Rect(x: 0, y: 0, width: 1, height: 0)
    )
    for animation in Int32(0)..<2 {
      table.enter(animation: Slot(animation))
      table.append(
        Node(id: UInt64(animation)), Slot(animation), goal: goal, offset: way, velocity: .zero)
    }
    #expect(table.boundsRound(of: Slot(0)) == -1)
    table.beginBounds(3)
    for node in [NodeSlot(0), NodeSlot(1)] { table.addSlopes(of: node, width) }
    for node in [NodeSlot(0), NodeSlot(1)] { table.keepSlopes(of: node, atMost: 10) }
    table.addSlopes(of: NodeSlot(0), width)
    table.keepSlopes(of: NodeSlot(0), atMost: 5)
    table.keepSizes()
    // A size of 0 is ten ways before the begin.
    #expect(table.bounds(of: Slot(0)) == PhaseBounds(least: -0.5, most: 10))
    #expect(table.bounds(of: Slot(1)) == PhaseBounds(least: -1, most: 10))
    #expect(table.boundsRound(of: Slot(1)) == 3)
    _ = table.strike(0, Rect(x: 0, y: 0, width: 1, height: 0))
    #expect(table.boundsRound(of: Slot(0)) == -1)
    #expect(table.boundsRound(of: Slot(1)) == 3)
  }

  @Test func whatIsViolatedAtAnEndHasNoSay() {
    #expect(bounds(-1, 95) == PhaseBounds())
    #expect(bounds(1, 99) == PhaseBounds())
  }
}
