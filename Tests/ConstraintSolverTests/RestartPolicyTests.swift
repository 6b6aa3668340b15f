import Testing

@testable import ConstraintSolver

/// When a solve begins again, in first solves of 100 work units; the numbers are those of `WorkLimit`, added
/// up by hand.
struct RestartPolicyTests {
  private let unit: UInt64 = 100

  @Test func aWarmStartIsGivenUpAfterAFewFirstSolves() {
    var policy = RestartPolicy()
    policy.begin(at: 1_000, unit: unit)
    #expect(policy.start == .warm)
    #expect(policy.endsAt == 1_000 + 4 * 100)
    #expect(policy.endOfRepairs(isRequired: false) == 1_000 + 16 * 100)
    #expect(policy.endOfRepairs(isRequired: true) == 1_000 + 256 * 100)
    #expect(!policy.isLong(at: 1_100, unit: unit))
    #expect(policy.isLong(at: 1_101, unit: unit))
  }

  @Test func aCrashGoesOnToTheEnd() {
    var policy = RestartPolicy()
    policy.begin(at: 0, unit: unit)
    policy.crash(at: 0)
    #expect(policy.start == .crash)
    #expect(policy.endsAt == .max)
    #expect(policy.endOfRepairs(isRequired: false) == 16 * 100)
  }

  /// A solve from the slack basis, from 300 to 1,300, is what a solve from nothing takes, like one from a crash
  /// basis; if it comes after that, the two together, from 1,300 to 3,300, are.
  @Test func theSlackBasisGoesOnToTheEndByDualPivots() {
    var policy = RestartPolicy()
    policy.begin(at: 0, unit: unit)
    policy.startFromSlackBasis(at: 300)
    #expect(policy.start == .slack)
    #expect(policy.endsAt == .max)
    #expect(policy.endOfRepairs(isRequired: false) == .max)
    #expect(policy.endOfRepairs(isRequired: true) == .max)
    policy.end(at: 1_300)
    policy.begin(at: 1_300, unit: unit)
    #expect(policy.endsAt == 1_300 + 1_000)
    policy.crash(at: 1_300)
    policy.startFromSlackBasis(at: 3_000)
    policy.end(at: 3_300)
    policy.begin(at: 3_300, unit: unit)
    #expect(policy.endsAt == 3_300 + 2_000)
  }

  @Test func aWarmStartCanBeGivenUpAtOnce() {
    var policy = RestartPolicy()
    policy.begin(at: 500, unit: unit)
    policy.giveUp()
    #expect(policy.endsAt <= 500)
  }

  @Test func aNewSolveBeginsAgainWithTheBasisThatThereIs() {
    var policy = RestartPolicy()
    policy.begin(at: 0, unit: unit)
    policy.crash(at: 0)
    policy.begin(at: 7, unit: unit)
    #expect(policy.start == .warm)
    #expect(policy.endsAt == 7 + 4 * 100)
  }

  /// A crash solve from 200 to 1,200 took 1,000, more than four first solves of 100. A warm start after that, which
  /// takes 50, changes nothing.
  @Test func aWarmStartMayCostAsMuchAsTheLastCrashSolve() {
    var policy = RestartPolicy()
    policy.begin(at: 0, unit: unit)
    policy.crash(at: 200)
    policy.end(at: 1_200)
    policy.begin(at: 1_200, unit: unit)
    #expect(policy.endsAt == 1_200 + 1_000)
    policy.end(at: 1_250)
    policy.begin(at: 1_250, unit: unit)
    #expect(policy.endsAt == 1_250 + 1_000)
  }

  /// Removals may cost four first solves of 100; a solve begins the count again. After a cold start none is due.
  @Test func costlyRemovalsEndInAColdStart() {
    var policy = RestartPolicy()
    policy.noteRemoval(400)
    #expect(!policy.areRemovalsCostly(unit: unit))
    policy.noteRemoval(1)
    #expect(policy.areRemovalsCostly(unit: unit))
    policy.makeColdStartDue()
    policy.begin(at: 500, unit: unit)
    #expect(policy.isColdStartDue && !policy.areRemovalsCostly(unit: unit))
    policy.crash(at: 500)
    #expect(!policy.isColdStartDue)
  }
}
