import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// The order of what a solve does, and where it ends, by what ``Settler`` documents.
@Suite struct SettlerTests {
  private static let node = Node(id: 7)

  /// Areas and content that change for as long as is set.
  private final class Script: Settling {
    var isStale = true
    var isExact = true
    var areaChanges = 0
    var hasFirstDecisions = false
    var decisionChanges = 0
    var shortages = 0
    var contentChanges = 0
    var narrowings = 0
    var open = Node.none
    var calls: [String] = []
    private var areaChangesLeft = 0

    func solveRows() -> Bool {
      calls.append("rows")
      return isExact
    }

    func updateShares() -> Bool {
      shortages -= 1
      return shortages >= 0
    }

    func beginDecisions() {}

    func endDecisions() {}

    func decide() -> Node {
      if hasFirstDecisions {
        hasFirstDecisions = false
        calls.append("first")
        return SettlerTests.node
      }
      decisionChanges -= 1
      if decisionChanges < 0 { return .none }
      calls.append("decide")
      return SettlerTests.node
    }

    func updateAreas(_ pass: Int) -> Node {
      calls.append("areas \(pass)")
      if pass == 0 { areaChangesLeft = areaChanges }
      areaChangesLeft -= pass > 0 ? 1 : 0
      return areaChangesLeft >= 0 && pass > 0 ? SettlerTests.node : .none
    }

    func updateContent() -> Node {
      calls.append("content")
      contentChanges -= 1
      return contentChanges >= 0 ? SettlerTests.node : .none
    }

    func endContent(isCut: Bool) -> Node {
      calls.append(isCut ? "cut" : "end")
      return open
    }

    func narrowContent() -> Node {
      calls.append("narrow")
      narrowings -= 1
      return narrowings >= 0 ? SettlerTests.node : .none
    }

    func count(_ call: String) -> Int { calls.filter { $0 == call }.count }
  }

  @Test func rowsAreSolvedAgainUntilWhatIsMissingIsShared() throws {
    let script = Script()
    script.shortages = 2
    try Settler().converge(script)
    let solves = ["areas 0", "rows", "rows", "rows", "areas 1"]
    #expect(script.calls == solves + ["content", "end", "narrow"])
  }

  @Test func areasConvergeBeforeContentIsMeasured() throws {
    let script = Script()
    (script.areaChanges, script.contentChanges) = (1, 1)
    let settler = Settler()
    try settler.converge(script)
    let round = ["areas 0", "rows", "areas 1", "rows", "areas 2", "content"]
    #expect(script.calls == round + round + ["end", "narrow"])
    #expect(!settler.isDue && !settler.isInexact)
  }

  /// Some once what they ask for is measured, and each later one from frames that have converged.
  @Test func decisionsAreMadeFromFramesThatHaveConverged() throws {
    let script = Script()
    (script.hasFirstDecisions, script.decisionChanges, script.contentChanges) = (true, 2, 1)
    try Settler().converge(script)
    let content = ["areas 0", "rows", "areas 1", "content"], end = ["end", "narrow"]
    let first = content + content + ["first"] + content + end
    #expect(script.calls == first + ["decide"] + content + end + ["decide"] + content + end)
  }

  @Test func withoutAreasThereIsOneSolve() throws {
    let script = Script()
    (script.isStale, script.areaChanges, script.isExact) = (false, 3, false)
    let settler = Settler()
    try settler.converge(script)
    #expect(script.calls == ["rows", "content", "end", "narrow"])
    #expect(settler.isInexact)
  }

  /// The last frames stay, and the next solve tries again.
  @Test func areasThatDoNotConvergeAreReported() throws {
    let script = Script()
    script.areaChanges = .max
    let settler = Settler()
    #expect { try settler.converge(script) } throws: { isUnconverged($0, .areas) }
    #expect(script.count("rows") == SettlingBudget.passLimit)
    #expect(settler.isDue)
  }

  @Test func decisionsAreBoundedAndReported() throws {
    let script = Script()
    script.decisionChanges = .max
    let settler = Settler()
    #expect { try settler.converge(script) } throws: { isUnconverged($0, .lines) }
    #expect(script.count("rows") == SettlingBudget.solveLimit)
    #expect(settler.isDue)
  }

  @Test func contentThatDoesNotConvergeIsReported() throws {
    let script = Script()
    script.contentChanges = .max
    #expect { try Settler().converge(script) } throws: { isUnconverged($0, .content) }
    #expect(script.count("content") == SettlingBudget.roundLimit)
    #expect(script.calls.last == "cut")

    let open = Script()
    open.open = Self.node
    #expect { try Settler().converge(open) } throws: { isUnconverged($0, .content) }
    #expect(open.calls.last == "narrow")
  }

  /// Rounds and passes have one budget, and what content follows from is reported.
  @Test func solvesAreBoundedInAllRoundsTogether() throws {
    let script = Script()
    (script.areaChanges, script.contentChanges) = (.max, .max)
    #expect { try Settler().converge(script) } throws: { isUnconverged($0, .areas) }
    #expect(script.count("rows") == SettlingBudget.solveLimit)
    #expect(script.calls.last == "cut")
  }

  /// What is measured along both axes is measured again once all else has converged, in the same number of rounds.
  @Test func contentIsNarrowedUntilItFits() throws {
    let script = Script()
    (script.isStale, script.contentChanges, script.narrowings) = (false, 1, 1)
    try Settler().converge(script)
    let round = ["rows", "content"], end = ["end", "narrow"]
    #expect(script.calls == round + round + end + round + end)

    let endless = Script()
    endless.narrowings = .max
    #expect { try Settler().converge(endless) } throws: { isUnconverged($0, .content) }
    #expect(endless.count("content") == SettlingBudget.roundLimit)
  }

  private func isUnconverged(_ error: any Error, _ what: Unconverged) -> Bool {
    guard case .unconverged(let node, let found)? = error as? LayoutError else { return false }
    return node == Self.node && found == what
  }
}

/// Where areas come to. All values by hand.
@Suite struct AreaTests {
  /// 16 and half of that, and half of that, come to 32; a step there and back has its middle; what grows, or stands,
  /// stays.
  @Test func threeInsetsLeadToTheirLimit() {
    var last = Insets(top: 24, left: 0, bottom: 4, right: 5)
    last.accelerate(
      from: Insets(top: 0, left: 0, bottom: 0, right: 5),
      Insets(top: 16, left: 20, bottom: 1, right: 5))
    #expect(last == Insets(top: 32, left: 10, bottom: 4, right: 5))
  }
}
