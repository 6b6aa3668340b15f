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
    edits.resize(5)
    edits.insertNew(0)
    edits.insertNew(1)
    edits.insert(2)
    #expect(edits.count == 3 && edits.newCount == 2)
    #expect(Array(edits.takeUnlinked()) == [0, 1, 2])
    edits.insertNew(4)
    #expect(Array(edits.takeUnlinked()) == [4])
    edits.forgetNew()
    edits.insertNew(1)
    #expect(Array(edits.takeUnlinked()) == [0, 1, 2, 4] && edits.newCount == 3)
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
    var key = DecidingVariables()
    #expect(key[2] == -1 && !key.mayDecide(0))
    key.set(2, 7, createdAs: 8)
    key.set(3, DecidingVariables.alone, createdAs: 0)
    #expect(key[2] == 7 && key.count == 1 && key.mayDecide(8) && !key.mayDecide(9))
    key.set(3, DecidingVariables.none, createdAs: 0)
    #expect(key.count == 2 && key.mayDecide(9))
    key.set(3, -1, createdAs: 0)
    key.set(2, -1, createdAs: 0)
    #expect(key.count == 0 && !key.mayDecide(0))
  }

  /// Perturbation is for pivots that do not move, a limited number of times; random numbers repeat.
  @Test func cyclingIsSuspectedAfterManyDegeneratePivots() {
    var cycling = AntiCycling()
    for _ in 0...WorkLimit.patience { cycling.notePivot(by: 0) }
    #expect(cycling.isSuspected && cycling.mayPerturb)
    cycling.notePivot(by: 1)
    #expect(!cycling.isSuspected)
    for _ in 0..<WorkLimit.loosenings { cycling.beginPerturbation() }
    for _ in 0...WorkLimit.patience { cycling.notePivot(by: 0) }
    #expect(cycling.isSuspected && !cycling.mayPerturb && cycling.isPerturbed)
    let first = cycling.random.next()
    cycling.begin()
    #expect(cycling.random.next() == first && (0..<1).contains(first) && !cycling.isPerturbed)
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
}
