import KeepLayout
import Testing

/// The examples of Sources/KeepLayout/README.md, from which bindings/write_swift.py writes this.
@Suite struct GuideTests {
  @Test func nodesAndAttributes() throws {
    var printed = ""
    func print(_ items: Any...) {
      printed += items.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    let ui = Layout()
    let window = ui.node("window", size: Size(width: 320, height: 568))
    let image = window.node("image"), label = window.node("label")
    image.aspectRatio.equal = 16 / 9
    image.horizontalInsets.equal = 10
    label.topOffset(to: image).equal = 8
    label.size.equal = 20 ~ .high
    label.width.min = 80
    try ui.solve()
    print(image.frame.height, label.frame.y, label.frame.width)
    #expect(
      printed == """
        168.75 176.75 80.0

        """)
  }

  @Test func nodesAndAttributes2() throws {
    var printed = ""
    func print(_ items: Any...) {
      printed += items.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    let ui = Layout()
    let window = ui.node("window", size: Size(width: 320, height: 568))
    let label = window.node("label"), field = window.node("field")
    try ui.keep(label.right == 0.25 * window.right)
    try ui.keep(label.width <= 60 ~ .high)
    let rows = try ui.equations(["label.left == 10", "field.height == 2 * label.height"])
    let column = try ui.format("V:|-[label(20)]-gap-[field]", metrics: ["gap": 12])
    try ui.format("H:[label]-[field]-|")
    try ui.solve()
    print(label.frame.width, field.frame.y, rows.count, column)
    #expect(
      printed == """
        70.0 40.0 2 V:|-[label(20)]-12-[field]

        """)
  }

  @Test func errors() throws {
    var printed = ""
    func print(_ items: Any...) {
      printed += items.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    let ui = Layout()
    let window = ui.node("window", size: Size(width: 100, height: 100))
    let box = window.node("box")
    box.width.equal = 40
    box.width.equal = Value(.infinity)
    box.height.equal = Value(.nan)
    do { try ui.solve() } catch { print(error) }
    do { try ui.equation("box.widht == 3") } catch { print(error) }
    print(box.frame.width)
    #expect(
      printed == """
        width of <box>: the value inf is not finite
        column 5: there is no attribute "widht"; the nearest is "width"
        box.widht == 3
            ^
        40.0

        """)
  }

  @Test func errors2() throws {
    var printed = ""
    func print(_ items: Any...) {
      printed += items.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    let ui = Layout()
    let window = ui.node("window", size: Size(width: 100, height: 100))
    let box = window.node("box")
    box.width.equal = 40
    box.width.min = 50
    try ui.solve()
    print(ui.conflicts[0].description)
    #expect(
      printed == """
        conflict, 2 constraints:
          width of <box> at least 50 with required priority
          width of <box> equal to 40 with required priority

        """)
  }

  @Test func containers() throws {
    var printed = ""
    func print(_ items: Any...) {
      printed += items.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    let ui = Layout()
    let window = ui.node("window", size: Size(width: 320, height: 100))
    let names = ["Open", "Save", "Close"]
    let buttons = names.map { name in
      let button = window.node(name)
      button.setContentSize(width: 8 * Double(name.count), height: 20)
      return button
    }
    let bar = window.row(buttons, gap: 8, padding: 16, align: .center)
    bar.insets.equal = 0
    buttons[1].weight = 1
    try ui.solve()
    print(buttons.map(\.frame.x), buttons[1].frame.width)
    bar.align = .end
    buttons[0].gone = .fully
    try ui.solve()
    print(buttons[1].frame.x, buttons[2].frame.y)
    #expect(
      printed == """
        [16.0, 56.0, 264.0] 200.0
        16.0 64.0

        """)
  }

  @Test func functionsThatALayoutCalls() throws {
    var printed = ""
    func print(_ items: Any...) {
      printed += items.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    struct NoFont: Error {}
    let ui = Layout()
    let window = ui.node("window", size: Size(width: 100, height: 100))
    let text = window.node("text")
    text.horizontalInsets.equal = 10
    var font: Double? = nil
    text.measure { width in
      guard let font else { throw NoFont() }
      return font * (50 * 8 / width).rounded(.up)
    }
    do { try ui.solve() } catch { print(error.cause is NoFont) }
    font = 16
    try text.invalidateContent()
    try ui.solve()
    print(text.frame.height)
    #expect(
      printed == """
        true
        80.0

        """)
  }

  @Test func changesAsOne() throws {
    var printed = ""
    func print(_ items: Any...) {
      printed += items.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    let ui = Layout()
    let window = ui.node("window", size: Size(width: 100, height: 100))
    let box = window.node("box")
    box.leftInset.equal = 0
    try? ui.transaction {
      box.width.equal = 30
      box.height.equal = Value(.infinity)
    }
    let wide = try ui.atomic { box.width.equal = 60 }
    print(box.width.equal!.number, box.frame.width)
    try wide.deactivate()
    print(box.width.equal as Any)
    try ui.animate(1, .curve(.linear)) { box.leftInset.equal = 40 }
    try ui.advance(by: 0.5)
    print(box.frame.x, box.presentedFrame.x)
    #expect(
      printed == """
        60.0 60.0
        nil
        40.0 20.0

        """)
  }

  @Test func forAHost() throws {
    var printed = ""
    func print(_ items: Any...) {
      printed += items.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    let ui = Layout()
    let window = ui.node("window", size: Size(width: 100, height: 100))
    let box = window.node("box")
    box.insets.equal = 10
    box.userData = "red"
    ui.log { kind, text in print(kind == .conflicts, text.prefix(23)) }
    try ui.solve()
    for (node, frame) in ui.changes() where node != window { print(node.name, frame.x) }
    print(window.node(at: 20, 20)?.userData as? String ?? "nothing")
    box.width.equal = 30
    try ui.solve()
    #expect(
      printed == """
        box 10.0
        red
        true conflict, 4 constraints

        """)
  }

  @Test func theSolverAlone() throws {
    var printed = ""
    func print(_ items: Any...) {
      printed += items.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    let solver = Solver()
    let x = try solver.addVariable(), y = try solver.addVariable(5)
    let sum = try solver.addRow([x: 1, y: 1], .equal, 30)
    try solver.addRow([x: 1], .atLeast, 12, at: .high)
    try solver.solve()
    print(x.value + y.value, x.value >= 12)
    sum.constant = 40
    try solver.solve()
    print(try solver.values([x, y]).reduce(0, +))
    #expect(
      printed == """
        30.0 true
        40.0

        """)
  }
}
