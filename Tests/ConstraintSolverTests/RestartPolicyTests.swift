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
    #expect(policy.mendsUntil == 1_000 + 16 * 100)
    #expect(!policy.isLong(at: 1_100, unit: unit))
    #expect(policy.isLong(at: 1_101, unit: unit))
  }

  @Test func aCrashGoesOnToTheEnd() {
    var policy = RestartPolicy()
    policy.begin(at: 0, unit: unit)
    policy.crash()
    #expect(policy.start == .crash)
    #expect(policy.endsAt == .max)
    #expect(policy.mendsUntil == 16 * 100)
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
    policy.crash()
    policy.begin(at: 7, unit: unit)
    #expect(policy.start == .warm)
    #expect(policy.endsAt == 7 + 4 * 100)
  }
}
