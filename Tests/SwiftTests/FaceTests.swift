import KeepLayout
import Testing

/// What the package has of C beside attributes and frames. Numbers by hand.
@Suite struct FaceTests {
  let ui = Layout()
  let window: Node

  init() { window = ui.node("window", size: Size(width: 300, height: 200)) }

  struct Stop: Error, Equatable {
    let number: Int
  }

  /// What a function throws is thrown by the call that made the layout call it, once, and leaves nothing open.
  @Test func whatFunctionsThrow() throws {
    let text = window.node("text")
    text.horizontalInsets.equal = 0
    var isReady = false
    text.measure { _ in
      if !isReady { throw Stop(number: 1) }
      return 20
    }
    #expect(#expect(throws: KeepError.self) { try ui.solve() }?.cause as? Stop == Stop(number: 1))
    try text.invalidateContent()
    for act in [{ try ui.transaction {} }, { try ui.animate(1) {} }, { try ui.atomic {} }]
      as [() throws -> Void]
    {
      let error = #expect(throws: KeepError.self) { try act() }
      #expect(error?.cause is Stop)
      try text.invalidateContent()
    }
    isReady = true
    try ui.transaction { text.topInset.equal = 3 }
    #expect(text.frame == Rect(x: 0, y: 3, width: 300, height: 20))
    text.measureBoth { _ in throw Stop(number: 2) }
    #expect(#expect(throws: KeepError.self) { try ui.solve() }?.cause as? Stop == Stop(number: 2))
    text.stopMeasuring()
    try ui.solve()
    try ui.animate(1, .function { _ in throw Stop(number: 3) }) { text.topInset.equal = 9 }
    #expect(throws: KeepError.self) { try ui.advance(by: 0.5) }
  }

  /// A text with a zero would end there in C.
  @Test func zerosInText() throws {
    let box = window.node("box")
    box.name = "a\0b"
    let error = #expect(throws: KeepError.self) { try ui.solve() }
    #expect(error?.description.contains("zero") == true && box.name == "box")
    #expect(throws: KeepError.self) { try ui.equation("box.width == 3\0") }
    #expect(throws: KeepError.self) { try ui.update(document: "\0") }
    #expect(ui.find("box\0") == nil && window.find("box") == box)
  }

  @Test func guidesAndAreas() throws {
    window.safeArea = Insets(top: 20, left: 0, bottom: 0, right: 0)
    let safe = try window.guide(.safe), own = window.guide("own")
    let moon = window.node("moon"), box = window.node("box")
    box.insets.equal = 50
    moon.size.equal = 10
    moon.keepCircle(around: box, angle: 90, radius: 30)
    try ui.solve()
    #expect(safe.frame == Rect(x: 0, y: 20, width: 300, height: 180))
    #expect(own.isGuide && !box.isGuide && window.effectiveSafeArea.top == 20)
    #expect(moon.frame == Rect(x: 150 + 30 - 5, y: 95, width: 10, height: 10))
    #expect(moon.circle?.center == box && moon.circle?.radius == 30 && box.circle == nil)
    #expect(ui.roots == [window] && moon.root == window && moon.frameIn(box).x == 125)
    #expect(window.size(along: .horizontal) == 300 && box.size(along: .vertical) == nil)
  }

  @Test func severalNodes() throws {
    let all = (0..<3).map { window.node("n\($0)") }
    try all.set(.height, other: nil, relation: .equal, value: 20)
    try all.setBetween(.leftOffset, relation: .equal, value: 5)
    try all.keepInsets(top: 1, left: nil, bottom: nil, right: nil)
    try all.keepSize(40, height: nil)
    all[2].leftInset.equal = 0
    try ui.solve()
    #expect(all[1].frame.x == 45 && all[2].frame == Rect(x: 0, y: 1, width: 40, height: 0))
    #expect(try ui.frames(all, kind: .inParent).map(\.x) == all.map(\.frame.x))
    #expect(throws: KeepError.self) { try [Node]().distribute(.leftOffset) }
    #expect(throws: KeepError.self) { try all.keepSize(.nan, height: 3) }
    try ui.setValues(
      [all[0].width, all[1].width], relations: [], values: [70, 80], priorities: [])
    #expect(all[1].width.equal == 80)
    let error = #expect(throws: KeepError.self) {
      try ui.setValues([all[0].width, all[1].width], relations: [], values: [7], priorities: [])
    }
    #expect(error?.description == "values has 1 elements instead of 2")
  }

  @Test func applied() throws {
    let box = window.node("box")
    var isWide = false
    let width = Applied(
      .width, 50,
      when: { node, context in
        #expect(node == box && context.horizontal == .compact)
        return isWide
      })
    ui.context = Context(
      horizontal: .compact, vertical: .regular, idiom: .phone, orientation: .portrait)
    #expect(try box.apply(Applied(.top, 10), width, Applied(.height, 20)).count == 3)
    try ui.solve()
    #expect(box.frame.width == 0 && box.frame.y == 10)
    isWide = true
    try ui.reload()
    try ui.solve()
    #expect(box.frame == Rect(x: 0, y: 10, width: 50, height: 20))
    try box.apply(Applied(.top, 30))
    try ui.solve()
    #expect(box.frame.y == 30 && box.applied.count == 3)
    let failing = Applied(.width, 9) { _, _ in throw Stop(number: 4) }
    #expect(#expect(throws: KeepError.self) { try box.apply(failing) }?.cause is Stop)
    #expect(throws: KeepError.self) { try box.apply(Applied(.width, Value(.nan))) }
    try box.clearApplied()
    #expect(box.applied.isEmpty)
  }

  @Test func atomicGroupsAndCaptures() throws {
    let box = window.node("box")
    box.height.min = 12
    let tall = try ui.atomic { box.height.equal = 60 }
    #expect(box.frame.height == 60 && tall.isActive && tall.constraints.count == 1)
    try tall.deactivate()
    try ui.solve()
    #expect(box.frame.height == 12 && !tall.isActive)
    try tall.activate()
    #expect(throws: Stop.self) {
      try ui.atomic {
        box.height.equal = 80
        throw Stop(number: 5)
      }
    }
    try ui.solve()
    #expect(box.frame.height == 60)
    let made = try ui.capture { try ui.keep(box.width <= 70) }
    #expect(made.count == 1 && made[0].linear.constant == 70)
    #expect(made[0].linear.terms.map(\.node) == [box] && made[0].linear.terms[0].anchor == .width)
    #expect(throws: Stop.self) { try ui.capture { throw Stop(number: 6) } }
    #expect(try ui.capture {}.isEmpty)
    let placed = try ui.at(file: "page.ui", line: 7) { try ui.equation("box.left == 3") }
    #expect(placed.place?.file == "page.ui" && placed.place?.line == 7 && made[0].place == nil)
  }

  @Test func equationsAndFaults() throws {
    let (a, b) = (window.node("a"), window.node("b"))
    let made = try ui.equations(
      ["0 <= a.left <= 5", "x.width == k"], ["a": a, "x": b], metrics: ["k": 30])
    #expect(made.count == 3 && made[2].node == b)
    try ui.solve()
    #expect(b.frame.width == 30)
    #expect(throws: KeepError.self) { try ui.equations(["a.left == 3", "a.lfet == 3"]) }
    #expect(ui.equationFaults.map(\.string) == [1])
    #expect(ui.equationFaults[0].fault == .unknownAttribute && ui.equationFaults[0].offset == 2)
    #expect(a.constraints.count >= 2 && made[0].format == nil)
  }

  /// What C holds for the package is released with what it is for, and once.
  @Test func userData() throws {
    final class Witness {}
    weak var ofNode: Witness?
    weak var ofLayout: Witness?
    weak var ofCondition: Witness?
    do {
      let other = Layout()
      let root = other.node("root"), box = root.node("box")
      do {
        let (first, second, third) = (Witness(), Witness(), Witness())
        (ofNode, ofLayout, ofCondition) = (first, second, third)
        root.userData = first
        other.userData = second
        try box.apply(Applied(.width, 3) { _, _ in withExtendedLifetime(third) { true } })
      }
      #expect(root.userData as? Witness === ofNode && other.userData as? Witness === ofLayout)
      #expect(box.userData == nil && ofCondition != nil)
      struct Undo: Error {}
      #expect(throws: Undo.self) {
        try other.transaction {
          root.destroy()
          throw Undo()
        }
      }
      #expect(root.exists && root.userData as? Witness === ofNode)
      root.userData = nil
      #expect(ofNode == nil && root.userData == nil)
    }
    #expect(ofLayout == nil && ofCondition == nil)
  }

  @Test func presentedChanges() throws {
    let box = window.node("box")
    (box.leftInset.equal, box.topInset.equal, box.size.equal) = (0, 0, 10)
    try ui.solve()
    _ = ui.presentedChanges()
    let moving = try ui.animate(2, .curve(.linear)) { box.leftInset.equal = 100 }
    try ui.advance(by: 0.5)
    #expect(ui.presentedChanges().map(\.frame.x) == [25] && ui.isMoving && moving.progress == 0.25)
    #expect(ui.presentedChanges().isEmpty && box.frame(.presentedInRoot).x == 25)
  }

  /// What is of another layout is nothing here, whatever its number.
  @Test func othersThings() throws {
    let other = Layout()
    let there = other.node("there", size: Size(width: 1, height: 1)), a = window.node("a")
    a.move(to: there)
    let error = #expect(throws: KeepError.self) { try ui.solve() }
    #expect(a.parent == window && error != nil)
    #expect(!a.attribute(.leftOffset, to: there).isActive && !window.row(a, there).exists)
    #expect(throws: KeepError.self) { try ui.solve() }
    #expect(throws: KeepError.self) { try ui.keep(a.left == there.right) }
    #expect(throws: KeepError.self) { try ui.keep(there.left == 3) }
    #expect(throws: KeepError.self) { try ui.group(a.width, there.width) }
    #expect(throws: KeepError.self) { try ui.frames([a, there], kind: .inParent) }
    #expect(throws: KeepError.self) { try [a, there].keepSize(1, height: 2) }
    #expect(throws: KeepError.self) { try ui.equation("x.width == 3", ["x": there]) }
    #expect(throws: KeepError.self) { try a.apply(Applied(.left, to: there)) }
    let (one, two) = (Solver(), Solver())
    let (x, y) = (try one.addVariable(), try two.addVariable())
    #expect(throws: KeepError.self) { try one.addRow([x: 1, y: 1], .equal, 3) }
    #expect(throws: KeepError.self) { try one.values([y]) }
  }

  @Test func questions() throws {
    let box = window.node("box")
    (box.horizontalInsets.equal, box.height.min) = (10, 20)
    try ui.solve()
    #expect(ui.freedom == 2 && ui.ambiguous.map(\.attribute.node) == [box, box])
    let why = box.width.explanation
    #expect(why.constraints.count == 3 && why.factors.count == 3)
    #expect(box.width.kind == .width && box.width.name == "width of <box>")
    #expect(try box.fittingSize(width: nil, height: nil).width == 0)
    box.width.goneValue = nil
    #expect(box.width.followed(.equal).followed == nil && ui.nodeCount == 2)
  }

  @Test func solver() throws {
    let solver = Solver()
    let x = try solver.addVariable(), y = try solver.addVariable(5)
    let sum = try solver.addRow([x: 1, y: 2], .equal, 30)
    try solver.solve()
    #expect(x.value + 2 * y.value == 30 && sum.terms.map(\.coefficient) == [1, 2])
    #expect(throws: Stop.self) {
      try solver.transaction {
        sum.constant = 90
        throw Stop(number: 7)
      }
    }
    #expect(sum.constant == 30 && sum.priority == .required)
    sum.weight = -1
    let error = #expect(throws: KeepError.self) { try solver.solve() }
    #expect(error?.description.contains("weight") == true)
    #expect(throws: KeepError.self) { try x.remove() }
    try sum.remove()
    try x.remove()
    #expect(x.value == 0)
  }
}
