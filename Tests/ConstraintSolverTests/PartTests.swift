import Testing

@testable import ConstraintSolver

/// The engine's small parts, each by itself.
@Suite struct PartTests {
  @Test func markedListsHoldEachIndexOnce() {
    var list = MarkedList()
    list.resize(5)
    for index: Int32 in [3, 1, 3, 4, 1] { list.insert(index) }
    #expect(Array(list.all) == [3, 1, 4] && list.contains(1) && !list.contains(0))
    list.removeAll()
    #expect(list.count == 0 && !list.contains(3))
    list.insert(3)
    #expect(list.count == 1)
  }

  /// Rows 0 and 1 are new, 2 is edited. After they were linked only row 4 is left; row 1 is removed and its place
  /// is taken again, so that all have to be looked through.
  @Test func editsKnowWhichRowsAreNotInTheColumns() {
    var edits = EditQueue()
    edits.resize(rows: 5)
    edits.insertNew(0)
    edits.insertNew(1)
    edits.insert(2)
    #expect(edits.count == 3 && edits.newCount == 2)
    #expect(Array(edits.takeUnlinked()) == [0, 1, 2])
    edits.insertNew(4)
    #expect(Array(edits.takeUnlinked()) == [4])
    edits.forgetNew()
    edits.insertNew(1)
    edits.insert(-3)
    #expect(Array(edits.takeUnlinked()) == [0, 1, 2, 4, -3] && edits.newCount == 3)
    #expect(edits.count == 5 && edits.contains(-3) && !edits.contains(-2))
    edits.removeAll()
    #expect(edits.count == 0 && edits.newCount == 0 && edits.takeUnlinked().isEmpty)
  }

  /// Of three variables one is back at the value that was reported. The others are handed out one by one.
  @Test func reportsLeaveOutWhatIsBack() {
    let values = [5.0, 0.0, 7.0]
    var reports = ReportQueue()
    reports.resize(3)
    for variable: Int32 in [2, 1, 0] { reports.insert(variable) }
    reports.sift { values[Int($0)] != $1 }
    #expect(Array(reports.all) == [2, 0] && !reports.contains(1))
    var told: [Double] = []
    for _ in 0..<2 { reports.take(1, { values[Int($0)] }) { told.append($2) } }
    #expect(told == [7, 5] && reports.count == 0 && reports.reported(2) == 7)
    reports.insert(0)
    reports.sift { values[Int($0)] != $1 }
    #expect(reports.count == 0)
  }

  /// The first places are by age until a freed one is taken again.
  @Test func placesKnowHowFarTheyAreByAge() {
    var places = VariablePlaces()
    places.add(0..<4)
    #expect([places.take(), places.take(), places.take()] == [0, 1, 2] && places.byAge == 3)
    #expect(places.freeCount == 1 && places.areTaken(3) && !places.areTaken(4))
    places.giveBack(1)
    #expect(!places.areTaken(2) && places.take() == 1)
    #expect(places.byAge == 1 && places.take() == 3)
  }

  /// A variable may decide for a position without a deciding variable, or with one as new as itself; positions
  /// that hold variables alone do not count.
  @Test func decidingVariablesAreCounted() {
    var deciding = DecidingVariables()
    #expect(deciding[2] == -1 && !deciding.mayDecide(0))
    deciding.set(2, 7, createdAs: 8)
    deciding.set(3, DecidingVariables.alone, createdAs: 0)
    #expect(
      deciding[2] == 7 && deciding.count == 1 && deciding.mayDecide(8) && !deciding.mayDecide(9))
    deciding.set(3, DecidingVariables.none, createdAs: 0)
    #expect(deciding.count == 2 && deciding.mayDecide(9))
    deciding.set(3, -1, createdAs: 0)
    deciding.set(2, -1, createdAs: 0)
    #expect(deciding.count == 0 && !deciding.mayDecide(0))
  }

  /// Perturbation is for pivots that do not move, a limited number of times; random numbers repeat.
  @Test func cyclingIsSuspectedAfterManyDegeneratePivots() {
    var cycling = AntiCycling()
    for _ in 0...WorkLimit.patience { cycling.notePivot(by: 0) }
    #expect(cycling.isSuspected && cycling.mayPerturb)
    cycling.notePivot(by: 1)
    #expect(!cycling.isSuspected)
    for _ in 0..<WorkLimit.perturbations { cycling.beginPerturbation() }
    for _ in 0...WorkLimit.patience { cycling.notePivot(by: 0) }
    #expect(cycling.isSuspected && !cycling.mayPerturb && cycling.isPerturbed)
    let first = cycling.random.next()
    cycling.begin()
    #expect(cycling.random.next() == first && (0..<1).contains(first) && !cycling.isPerturbed)
  }

  /// Pivots that break ties and move are no stall; 400 work units of others are, where a first solve takes 100.
  @Test func tiesStallWhenIdlePivotsCostAsMuchAsAFewFirstSolves() {
    var cycling = AntiCycling()
    cycling.notePivot(by: 1)
    cycling.noteTiePivot(work: 1_000)
    cycling.notePivot(by: 0)
    cycling.noteTiePivot(work: 400)
    #expect(!cycling.areTiesStalled(unit: 100))
    cycling.notePivot(by: 0)
    cycling.noteTiePivot(work: 1)
    #expect(cycling.areTiesStalled(unit: 100))
  }

  /// Single looks that cost as much as one at all, or a step after one that paid, make one at all due.
  @Test func searchesTogetherAreDueWhenSingleOnesCostAsMuch() {
    var policy = TieSearchPolicy()
    policy.begin(isNew: false)
    #expect(!policy.isDue(queued: 1000, most: 640))
    policy.noteSingle(641, isFirstSolve: false, most: 1000)
    #expect(policy.isDue(queued: 2, most: 640) && policy.credit == 641 / WorkLimit.looksForSearch)
    policy.noteTogether(isPaying: false)
    policy.noteStep()
    #expect(!policy.isDue(queued: 1000, most: 640))
    policy.noteTogether(isPaying: true)
    policy.noteStep()
    #expect(policy.isDue(queued: 11, most: 640) && !policy.isDue(queued: 10, most: 640))
    policy.spend(.max)
    #expect(policy.credit == 0)
  }

  /// 1 at the higher level decides; what cancels there to rounding does not, so that -2 below it does.
  @Test func slopesAreComparedLevelByLevel() {
    let levels = LevelTable()
    let (low, high) = (levels.enter(250), levels.enter(750))
    levels.note(weight: 1, at: low)
    levels.note(weight: 1, at: high)
    var slopes = SlopeVector()
    slopes.clear(levels)
    let atFirst = slopes.isDescending(levels)
    slopes.add(-2, at: low)
    slopes.add(1, at: high)
    let (rising, below) = (slopes.isDescending(levels), slopes.value(at: low, levels))
    #expect(!atFirst && !rising && below == -2)
    slopes.add(-1 + 1e-16, at: high)
    let (left, falling) = (slopes.value(at: high, levels), slopes.isDescending(levels))
    #expect(left == 0 && falling)
  }

  /// The same few rows twice running are a drag, and so is a fixed variable; new rows beside them, others or too
  /// many are not.
  @Test func editsOfTheSameConstantsAreADrag() {
    let sweeps = SweepTable()
    func note(_ rows: [Int32], hasOthers: Bool = false) -> Bool {
      var edits = EditQueue()
      edits.resize(rows: 9)
      for row in rows { edits.insert(row) }
      if hasOthers { edits.insertNew(8) }
      return sweeps.noteEdited(edits)
    }
    #expect(!note([3, 4]) && note([3, 4]) && !note([4, 3]) && !note([4]))
    #expect(!note([4], hasOthers: true) && !note([4]) && note([4]))
    #expect(!note([4, -2]) && note([4, -2]) && !note([4, -1]))
    let many = (0...Int32(SweepTable.most)).map { $0 }
    #expect(!note(many) && !note(many))
  }

  /// Without an order the first is found by a look at all; with one, higher priorities come first, then what is
  /// farther away. -3 is the bound of variable 2.
  @Test func theDualQueueIsOrderedByPriorityThenDistance() {
    let queue = DualQueue()
    queue.resize(rows: 4)
    queue.insert(0, priority: 250, distance: 9)
    queue.insert(1, priority: 750, distance: 1)
    queue.insert(3, priority: 750, distance: 5)
    queue.insert(1, priority: 750, distance: 1)
    queue.insert(-3, priority: .infinity, distance: 1)
    #expect(queue.count == 4 && queue.first == -3 && queue.contains(-3) && !queue.contains(-1))
    queue.order(inBatchesOf: 1)
    #expect([queue.takeFirst(), queue.takeFirst()] == [-3, 3] && !queue.contains(3))
    queue.insert(3, priority: 750, distance: 0.5)
    queue.keep { $0 != 0 }
    #expect([queue.takeFirst(), queue.takeFirst()] == [1, 3] && queue.count == 0)
    #expect((0..<4).allSatisfy { !queue.contains($0) })
    queue.begin()
    #expect(!queue.isOrdered)
  }

  /// Positions are rechecked once each, wait by rank, and come first when they are told to.
  @Test func degeneratePositionsWaitByRank() {
    let queues = PositionQueues()
    queues.resize(4)
    for position: Int32 in [2, 0, 2, 3] { queues.recheck(position) }
    let rechecks = (0..<queues.rechecks.count).map { queues.beginRecheck(at: $0) }
    queues.endRechecks()
    #expect(rechecks == [2, 0, 3] && queues.rechecks.count == 0)
    for (position, rank): (Int32, UInt32) in [(2, 5), (0, 9), (3, 7), (2, 8)] {
      queues.enqueue(position, Engine.OptimalityStatus()) { rank }
    }
    queues.decide(3, wants: 0, isExpensive: false)
    var first = Buffer<Int32>()
    first.append(2)
    queues.keepUndecided(first: first)
    let waiting = [queues.popDegenerate(), queues.popDegenerate()]
    #expect(waiting == [2, 0] && queues.degenerate.count == 0)
  }

  /// A position that wants to leave upwards is left alone while it cannot. Its deciding variable, expensive to
  /// find, is kept until the position itself changes.
  @Test func expensiveDecidingVariablesAreKept() {
    let queues = PositionQueues()
    queues.resize(1)
    queues.deciding.set(0, 3, createdAs: 1)
    queues.decide(0, wants: 1, isExpensive: true)
    let shutAbove = Engine.OptimalityStatus(isOpenAbove: false)
    #expect(queues.isDecided(0, shutAbove) && !queues.isDecided(0, Engine.OptimalityStatus()))
    queues.reviewStatus(0)
    queues.shut(0)
    let kept = queues.deciding[0]
    #expect(kept == 3 && queues.isDecided(0, shutAbove))
    queues.recheck(0)
    queues.shut(0)
    let forgotten = queues.deciding[0]
    #expect(forgotten == -1 && !queues.isDecided(0, shutAbove))
  }

  /// Five columns make the matrix wider than it is at first. Entries keep their values when columns and positions
  /// are added: 3 at (1, 0), and 2 times (10, 0, 30) added to the last column.
  @Test func multipliersStayWhereTheyAre() {
    var matrix = MultiplierMatrix()
    matrix.addPositions(2)
    let first = matrix.addColumn()
    matrix[1, first] = 3
    var last = first
    for _ in 0..<4 { last = matrix.addColumn() }
    matrix.addPositions(1)
    let vector = WorkVector()
    vector.resize(3)
    vector.add(0, 10)
    vector.add(2, 30)
    let largest = matrix.add(vector, 2, to: last, from: 1)
    let found = [matrix[1, first], matrix[0, last], matrix[1, last], matrix[2, last]]
    #expect(largest == 60 && found == [3, 20, 0, 60] && last == 4)
    matrix.clear(2, last)
    matrix.clear(first)
    let left = [matrix[1, first], matrix[0, last], matrix[2, last]]
    #expect(left == [0, 20, 0])
  }
}
