import KeepLayout
import Testing

/// Calls from inside functions that a layout calls: rule 9 of core.h, an error, and nothing is done.
@Suite struct CallbackTests {
  let ui = Layout()
  let window: Node, a: Node, b: Node, c: Node

  /// Two paragraphs below each other; by hand a is 2000 / 98 high, and b begins 3 below it.
  init() throws {
    window = ui.node("window", size: Size(width: 100, height: 100))
    (a, b, c) = (window.node("a"), window.node("b"), window.node("c"))
    for node in [a, b, c] { (node.leftInset.equal, node.rightInset.equal) = (1, 1) }
    a.topInset.equal = 0
    b.topOffset(to: a).equal = 3
  }

  /// What a host may try.
  static let changes: [(String, @Sendable (CallbackTests) throws -> Void)] = [
    ("value", { $0.c.width.equal = 30 }),
    ("name", { $0.c.name = "z" }),
    ("node", { _ = $0.window.node("n") }),
    ("root", { _ = $0.ui.node("n") }),
    ("attribute", { $0.c.leftOffset(to: $0.a).equal = 3 }),
    ("destroy", { $0.c.destroy() }),
    ("destroy itself", { $0.a.destroy() }),
    ("destroy root", { $0.window.destroy() }),
    ("move", { $0.c.move(to: $0.b) }),
    ("measure", { $0.a.measure { _ in 3 } }),
    ("measure both", { $0.a.measureBoth { $0 } }),
    ("content", { $0.c.setContentSize(width: 3, height: 4) }),
    ("hugging", { $0.a.setHugging(nil, .high) }),
    ("size", { $0.window.setSize(width: 70, height: 70) }),
    ("gone", { $0.c.gone = .fully }),
    ("row", { $0.window.row($0.b, $0.c) }),
    ("scale", { $0.ui.scale = 2 }),
    ("log", { $0.ui.log([], nil) }),
    ("format", { try $0.ui.format("|[c]|") }),
    ("equation", { try $0.ui.equation("c.width == 3") }),
    ("constraint", { try $0.ui.keep($0.c.left == $0.b.left) }),
    ("group", { _ = try $0.ui.group($0.c.width, $0.b.width) }),
    ("policy", { try $0.ui.refuseConflicts() }),
    ("solve", { try $0.ui.solve() }),
    ("transaction", { test in try test.ui.transaction { test.c.width.equal = 30 } }),
    ("animation", { test in try test.ui.animate(1) { test.c.width.equal = 30 } }),
    ("time", { try $0.ui.advance(by: 1) }),
    ("update", { try $0.ui.update(document: "keeplayout 1\n") }),
    ("fitting", { _ = try $0.window.fittingSize(Size(width: 0, height: 0)) }),
  ]

  @Test(arguments: changes.indices)
  func changesInAMeasureAreErrors(of index: Int) throws {
    let (name, change) = Self.changes[index]
    var thrown: [String] = [], count = 0
    a.measure { [self] width in
      count += 1
      if count == 1 {
        do { try change(self) } catch { thrown.append("\(error)") }
      }
      return 2000 / width
    }
    let untouched = try CallbackTests()
    untouched.a.measure { width in 2000 / width }
    try untouched.ui.solve()
    do { try ui.solve() } catch { thrown.append("\(error)") }
    #expect(!thrown.isEmpty, "\(name) is done without a word")
    for words in thrown {
      #expect(words == "called from inside a callback of the layout", "\(name)")
    }
    try ui.solve()
    #expect(ui.document == untouched.ui.document, "\(name)")
    #expect(a.frame == Rect(x: 1, y: 0, width: 98, height: 2000.0 / 98), "\(name)")
    #expect(abs(b.frame.y - (2000.0 / 98 + 3)) < 1e-9, "\(name)")
  }

  /// A layout may be read in them.
  @Test func readingInAMeasure() throws {
    var read: [String] = []
    a.measure { [self] width in
      read = [c.name, "\(c.leftInset.equal!.number)", "\(c.frame.width)", "\(ui.changes().count)"]
      return 10
    }
    try ui.solve()
    #expect(read[0] == "c" && read[1] == "1.0" && read[3] == "0")
    #expect(ui.changes().count == 4)
  }

  @Test func otherFunctions() throws {
    var thrown = 0
    func act() { do { try ui.solve() } catch { thrown += 1 } }
    ui.log { _, _ in act() }
    a.width.equal = Value(.infinity)
    #expect(thrown == 1)
    #expect(throws: KeepError.self) { try ui.solve() }
    thrown = 0
    ui.log([], nil)
    try ui.animate(
      1,
      .function {
        act()
        return $0
      }
    ) { a.topInset.equal = 10 }
    try ui.advance(by: 0.5)
    #expect(thrown > 0 && a.presentedFrame.y == 5)
  }

  /// The end of what a function has captured is code of the host's, too.
  @Test func releasedFunctions() throws {
    final class Witness {
      let act: () -> Void
      init(_ act: @escaping () -> Void) { self.act = act }
      deinit { act() }
    }
    var refused = 0
    let act = { [ui] in do { try ui.solve() } catch { refused += 1 } }
    func captured() -> (Double) -> Double {
      let witness = Witness(act)
      return { _ in withExtendedLifetime(witness) { 5 } }
    }
    a.measure(.vertical, captured())
    try ui.solve()
    a.measure { _ in 6 }
    try ui.solve()
    #expect(refused == 1 && a.frame.height == 6)
  }

  /// What ends as a function is released may read all of the layout: of a log, a curve and a completion, too.
  @Test func releasedFunctionsMayRead() throws {
    final class Witness {
      let act: () -> Void
      init(_ act: @escaping () -> Void) { self.act = act }
      deinit { act() }
    }
    var read = 0
    func witness() -> Witness {
      Witness { [a, ui] in
        _ = (a.presentedFrame, a.frameInRoot, a.leftInset.measured)
        _ = (ui.document, ui.changes(.presented))
        #expect(throws: KeepError.self) { try ui.solve() }
        read += 1
      }
    }
    func curve(_ witness: Witness) -> (Double) -> Double {
      return { share in withExtendedLifetime(witness) { share } }
    }
    func end(_ witness: Witness) -> (Bool) -> Void {
      return { _ in withExtendedLifetime(witness) {} }
    }
    func log(_ witness: Witness) -> (LogKinds, String) -> Void {
      return { _, _ in withExtendedLifetime(witness) {} }
    }
    ui.log([.conflicts], log(witness()))
    ui.log([], nil)
    #expect(read == 1)
    for finishes in [true, false] {
      let moving = try ui.animate(
        1, .function(curve(witness())), { a.topInset.equal = finishes ? 10 : 20 },
        completion: end(witness()))
      try ui.advance(by: 0.5)
      if finishes { try moving.finish() } else { try moving.cancel() }
      try ui.advance(by: 1)
    }
    #expect(read == 5)
    try ui.animate(1, .function(curve(witness())), { a.topInset.equal = 30 })
    try ui.advance(by: 2)
    #expect(read == 6 && a.presentedFrame.y == 30)
    b.measureBoth { [witness = witness()] _ in
      withExtendedLifetime(witness) { Size(width: 1, height: 1) }
    }
    try ui.solve()
    b.destroy()
    try ui.solve()
    #expect(read == 7)
  }
}

/// How long layouts last.
@Suite struct LifetimeTests {
  /// A host's function that mentions nodes does not keep their layout.
  @Test func functionsThatMentionNodes() throws {
    weak var gone: Layout?
    var told = 0
    do {
      let ui = Layout()
      let window = ui.node("window", size: Size(width: 100, height: 100))
      let a = window.node("a"), b = window.node("b")
      a.measure { _ in b.frame.width + 10 }
      b.measureBoth { _ in Size(width: a.frame.x + 20, height: 10) }
      ui.log { _, _ in told += a.exists ? 1 : 0 }
      try ui.animate(1, .function { b.frame.x + $0 }) {
        a.topInset.equal = 3
      } completion: { _ in
        told += window.exists ? 1 : 0
      }
      try ui.solve()
      #expect(a.frame.y == 3)
      gone = ui
    }
    #expect(gone == nil)
  }

  /// A layout that is used no more lasts to the end of its scope, for the frames of its nodes.
  @Test func framesAfterTheLastUseOfTheLayout() throws {
    for width in [10.0, 20, 30] {
      let ui = Layout()
      let window = ui.node("window", size: Size(width: 100, height: 100)), a = window.node("a")
      a.width.equal = Value(width)
      try ui.solve()
      #expect(a.frame.width == width)
      #expect(window.children.map(\.frame.width) == [width])
    }
  }

  /// What has lost its layout is not there: 0, nothing, or an error, and no crash.
  @Test func handlesWithoutALayout() throws {
    let (window, width, rule): (Node, Attribute, Constraint)
    do {
      let ui = Layout()
      window = ui.node("window", size: Size(width: 100, height: 100))
      width = window.node("a").width
      width.equal = 3
      rule = try #require(width.constraint())
      try ui.solve()
    }
    #expect(!window.exists && window.frame == Rect(x: 0, y: 0, width: 0, height: 0))
    #expect(window.name == "" && window.children.isEmpty && window.parent == nil)
    #expect(width.equal == nil && width.measured == nil && !rule.isInstalled)
    width.equal = 4
    window.name = "other"
    #expect(!window.node("child").exists)
    rule.remove()
    #expect(throws: KeepError.self) { try window.fittingSize(Size(width: 0, height: 0)) }
  }
}

/// What was refused has changed nothing, and nothing else.
@Suite struct RefusedTests {
  let ui = Layout()
  let window: Node, a: Node, b: Node

  init() {
    window = ui.node("window", size: Size(width: 100, height: 100))
    (a, b) = (window.node("a"), window.node("b"))
  }

  /// An error from before a transaction or animation does not take it back.
  @Test func earlierErrors() throws {
    a.width.equal = 1e13 ~ .high
    try ui.transaction { b.width.equal = 30 }
    #expect(b.width.equal == 30)
    try ui.animate(0) { b.width.equal = 40 }
    #expect(b.width.equal == 40)
    let error = #expect(throws: KeepError.self) { try ui.solve() }
    #expect(error?.description.contains("width of <a>") == true)
    try ui.solve()
    #expect(throws: KeepError.self) {
      try ui.transaction {
        b.width.equal = 50
        a.width.equal = 1e13 ~ .high
      }
    }
    #expect(b.width.equal == 40)
    try ui.solve()
  }

  /// As in C: the rest is solved all the same.
  @Test func theRestIsSolved() throws {
    a.width.equal = 1e13 ~ .high
    b.width.equal = 30
    #expect(throws: KeepError.self) { try ui.solve() }
    #expect(b.frame.width == 30)
  }

  /// nil takes away, NaN is an error that names what it was for.
  @Test func notANumber() throws {
    let grid = window.grid(columns: [.content, .fixed(10)]), label = grid.node("label")
    (a.width.equal, label.gapAfter) = (40, 3)
    window.setSize(width: 100, height: nil)
    a.setContentSize(width: 30, height: 20)
    let moving = try ui.animate(1, .curve(.linear)) { a.width.equal = 50 }
    try moving.hold(at: 0.5)
    let before = ui.document
    let cases: [(String, () throws -> Void)] = [
      ("width of <a>: the value nan", { a.width.equal = .nan ~ .required }),
      ("width of <a>: the value nan", { a.width.min = Value(.nan) }),
      ("<window>: the height nan", { window.setSize(width: 50, height: .nan) }),
      ("<a>: the width nan", { a.setContentSize(width: .nan, height: 20) }),
      ("<label>: the gap nan", { label.gapAfter = .nan }),
      ("track, nan", { grid.setTrack(.horizontal, 0, to: .content(min: .nan)) }),
      ("track, nan", { grid.setTrack(.horizontal, 0, to: .fraction(1, max: .nan)) }),
      ("the gap nan", { grid.gap = .nan }),
      ("the left padding nan", { grid.padding = Insets(top: 1, left: .nan, bottom: 3, right: 4) }),
      ("the progress nan", { try moving.hold(at: .nan) }),
      ("nan", { a.width.constraint()!.value = Value(.nan, .low) }),
      ("priority 0", { a.width.constraint()!.value = Value(3, Priority(0)) }),
      ("nan", { a.width.keep(to: b.width, times: .nan) }),
      ("nan", { a.width.keep(to: b.width, plus: .nan) }),
      ("nan", { try ui.keep(a.left == b.right + .nan) }),
    ]
    for (words, act) in cases {
      let error = #expect(throws: KeepError.self, "\(words)") {
        try act()
        try ui.solve()
      }
      #expect(error?.description.contains(words) == true, "\(error!)")
      #expect(ui.document == before, "\(words)")
    }
    #expect(moving.progress == 0.5)
    a.width.equal = nil
    label.gapAfter = nil
    try ui.solve()
    #expect(a.width.equal == nil && a.frame.width == 30 && label.gapAfter == nil)
  }
}
