import Testing

@testable import ConstraintSolver

/// The order of methods and what each may cost, in first solves of 100 work units; the numbers are those of
/// `WorkLimit`, added up by hand.
struct RestartPolicyTests {
  private let unit: UInt64 = 100

  @Test func methodsFollowEachOtherAndTheLastOneHasNoLimit() {
    var policy = RestartPolicy()
    policy.begin(at: 1_000, unit: unit)
    #expect(policy.method == .warm)
    #expect(policy.endsAt == 1_000 + 4 * 100)
    #expect(policy.sharesAt == 1_000 + 20_000 + 4 * 100)
    policy.restart(at: 1_400, unit: unit)
    #expect(policy.method == .crash)
    #expect(policy.endsAt == 1_400 + 4 * 100)
    policy.restart(at: 1_800, unit: unit)
    #expect(policy.method == .blocks)
    #expect(policy.endsAt == 1_800 + 128 * 100)
    policy.restart(at: 14_600, unit: unit)
    #expect(policy.method == .dual)
    #expect(policy.endsAt == 14_600 + 192 * 100)
    #expect(policy.sharesAt == .max && policy.mendsUntil == .max)
    policy.restart(at: 33_800, unit: unit)
    #expect(policy.method == .blocks)
    #expect(policy.endsAt == .max && policy.mendsUntil == 33_800)
  }

  @Test func aLoadBeginsWithACrashBasisInTheFirstAttempt() {
    var policy = RestartPolicy()
    policy.begin(at: 0, unit: unit)
    policy.crash()
    #expect(policy.method == .crash)
    #expect(policy.endsAt == 4 * 100)
    policy.restart(at: 400, unit: unit)
    #expect(policy.method == .blocks)
  }

  @Test func anAttemptCanBeGivenUpAtOnceOrKeptToTheEnd() {
    var policy = RestartPolicy()
    policy.begin(at: 500, unit: unit)
    policy.giveUp()
    #expect(policy.endsAt <= 500)
    policy.stay()
    #expect(policy.endsAt == .max)
  }

  @Test func aNewSolveBeginsAgainWithTheBasisThatThereIs() {
    var policy = RestartPolicy()
    policy.begin(at: 0, unit: unit)
    for _ in 0..<4 { policy.restart(at: 0, unit: unit) }
    #expect(policy.endsAt == .max)
    policy.begin(at: 7, unit: unit)
    #expect(policy.method == .warm)
    #expect(policy.endsAt == 7 + 4 * 100)
  }
}
