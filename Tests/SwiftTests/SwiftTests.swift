import KeepLayout
import Testing

/// The module as its users see it. Expected values are worked out by hand.
@Suite struct SwiftTests {
  let ui = Layout()
  let window: Node

  init() { window = ui.node("window", size: Size(width: 320, height: 568)) }

  @Test func valuesAndPriorities() throws {
    let label = window.node("label")
    label.width.equal = 42 ~ .high
    label.width.max = 200
    #expect(label.width.equal == Value(42, .high))
    #expect(label.width.min == nil)
    label.width.max = nil
    #expect(label.width.max == nil)
    label.aspectRatio.equal = 16 / 9
    #expect(label.aspectRatio.equal?.number == 16.0 / 9)
    let half = 320.0 / 2
    label.width.min = half / 2 ~ .low
    #expect(label.width.min == Value(80, .low))
    #expect(Priority.low < .high && .high < .required)
  }

  @Test func identities() {
    let one = window.node(), other = window.node()
    #expect(one.rightOffset(to: other) == other.leftOffset(to: one))
    #expect(one.verticalAlign(to: other) == other.verticalAlign(to: one))
    #expect(Set([one, other, one]).count == 2)
    #expect(one.parent == window && window.parent == nil)
    #expect(window.children == [one, other])
  }

  /// What a property refuses changes nothing, and the next solve tells it, once.
  @Test func errorsAreKeptForTheSolve() throws {
    let label = window.node("label")
    label.width.equal = 50
    label.width.equal = Value(.infinity)
    window.leftInset.equal = 3
    #expect(label.width.equal == 50)
    let error = #expect(throws: KeepError.self) { try ui.solve() }
    #expect(error?.description.contains("width of <label>") == true)
    try ui.solve()
    #expect(label.frame.width == 50)
  }

  @Test func terms() throws {
    let blue = window.node("blue"), green = window.node("green")
    try ui.keep(blue.top == 0)
    try ui.keep(blue.height == 50)
    try ui.keep(green.left == 10)
    try ui.keep(green.right == 0.5 * window.right - 20)
    let below = try ui.keep(green.top == blue.bottom + 10)
    try ui.keep(green.height <= 2 * blue.height - 70)
    try ui.keep(green.height == 100 ~ .low)
    try ui.solve()
    #expect(green.frame == Rect(x: 10, y: 60, width: 130, height: 30))
    #expect(throws: KeepError.self) { try ui.keep(green.aspectRatio >= 2) }
    #expect(below.description.contains("<green>"))
    below.isInstalled = false
    #expect(!below.isInstalled)
  }

  @Test func equations() throws {
    let first = window.node("first")
    try ui.equation("first.left == 20")
    let width = try ui.equation("first.width == 0.25 * window.width @ high")
    try ui.solve()
    #expect(first.frame.x == 20 && first.frame.width == 80)
    #expect(width.value?.priority == .high)
    let error = #expect(throws: KeepError.self) { try ui.equation("first.widht == 50") }
    #expect(error?.description.contains("column 7") == true)
  }

  @Test func conflicts() throws {
    let label = window.node("label")
    label.width.equal = 20
    label.width.min = 50
    try ui.solve()
    #expect(ui.conflicts.count == 1)
    #expect(ui.conflicts[0].constraints.count == 2)
    #expect(ui.conflicts[0].description.contains("width of <label>"))
    try ui.refuseConflicts()
    label.width.max = 10
    let error = #expect(throws: KeepError.self) { try ui.solve() }
    #expect(error?.isConflict == true)
  }

  /// A lower priority that is not met is no conflict, and tells what binds it.
  @Test func why() throws {
    let label = window.node("label")
    label.leftInset.equal = 100
    label.rightInset.min = 20
    label.width.equal = 300 ~ .high
    try ui.solve()
    #expect(label.frame.width == 200)
    let wanted = try #require(label.width.constraint())
    #expect(wanted.violation == 100)
    #expect(wanted.why.contains("right inset of <label>"))
    #expect(label.width.measured == 200)
    #expect(try label.width.range() == 200...200)
  }

  @Test func transactions() throws {
    struct Stop: Error {}
    let label = window.node("label")
    label.width.equal = 10
    try ui.solve()
    #expect(throws: Stop.self) {
      try ui.transaction {
        label.width.equal = 20
        throw Stop()
      }
    }
    #expect(label.width.equal == 10)
    try ui.transaction { label.width.equal = 30 }
    #expect(label.frame.width == 30)
  }

  @Test func content() throws {
    let text = window.node("text")
    text.leftInset.equal = 10
    text.rightInset.equal = 10
    text.topInset.equal = 0
    text.bottomInset.min = 0
    text.measure { width in (6000 / width).rounded(.up) }
    try ui.solve()
    #expect(text.frame == Rect(x: 10, y: 0, width: 300, height: 20))
    let size = try window.fittingSize(Size(width: 120, height: 0), horizontal: .required)
    #expect(size == Size(width: 120, height: 60))
    #expect(Set(ui.changes().map(\.node)) == [window, text])
    #expect(ui.changes().isEmpty)
  }

  /// Meant in 100 x 100, in a window of 320 x 568: 220 and 468 more, both of them flexible.
  @Test func autoresizing() throws {
    let box = window.node("box")
    try box.setAutoresizing(
      [.width, .height, .stays], frame: Rect(x: 10, y: 20, width: 80, height: 70),
      in: Size(width: 100, height: 100))
    box.width.min = 50
    #expect(box.autoresizing == [.width, .height, .stays])
    try ui.solve()
    #expect(box.frame == Rect(x: 10, y: 20, width: 300, height: 538))
    box.clearAutoresizing()
    #expect(box.autoresizing == nil)
    #expect(throws: KeepError.self) {
      try self.window.setAutoresizing([], frame: Rect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  /// 20 words of 48 in lines of 16, and no spaces: in 200, four on a line, 192 wide, and five lines.
  @Test func contentAlongBothAxes() throws {
    let text = window.node("text")
    text.leftInset.equal = 0
    text.rightInset.min = 120
    text.measureBoth { available in
      let line = min(20, max(1, (available.width / 48).rounded(.down)))
      return Size(width: 48 * line, height: 16 * (20 / line).rounded(.up))
    }
    try ui.solve()
    #expect(text.frame == Rect(x: 0, y: 0, width: 192, height: 80))
    text.measureBoth { _ in Size(width: .nan, height: 16) }
    #expect(throws: KeepError.self) { try ui.solve() }
  }

  @Test func animation() throws {
    let view = window.node("view")
    view.width.equal = 100
    try ui.solve()
    var hasEnded = false
    try ui.animate(1, .curve(.linear)) {
      view.width.equal = 200
    } completion: {
      hasEnded = $0
    }
    #expect(view.frame.width == 200)
    #expect(try ui.advance(by: 0.25))
    #expect(view.presentedFrame.width == 125)
    #expect(try !ui.advance(by: 1))
    #expect(hasEnded)
  }

  /// Linear: a quarter of the way from 100 to 200 at a quarter of the time, whatever time says.
  @Test func heldAnimation() throws {
    let view = window.node("view")
    view.width.equal = 100
    try ui.solve()
    let animation = try ui.animate(1, .curve(.linear)) { view.width.equal = 200 }
    for share in [0.75, 1, 0.25] {
      try animation.hold(at: share)
      #expect(try !ui.advance(by: 5))
      #expect(animation.progress == share && view.presentedFrame.width == 100 + 100 * share)
    }
    #expect(throws: KeepError.self) { try animation.hold(at: 2) }
    try animation.hold(at: nil)
    #expect(try ui.advance(by: 0.25))
    #expect(view.presentedFrame.width == 150)
    try animation.finish()
    #expect(view.presentedFrame.width == 200)
    #expect(throws: KeepError.self) { try animation.cancel() }
  }

  /// The curve goes on to 250; more than 230 is not allowed.
  @Test(arguments: [(Motion.frames, 250.0), (.values, 230), (.bounded, 230)])
  func overshoot(moving: Motion, expected: Double) throws {
    let view = window.node("view")
    view.width.equal = 100
    view.width.max = 230
    try ui.solve()
    try ui.animate(1, .function { 2 * $0 }, moving: moving) { view.width.equal = 200 }
    try ui.advance(by: 0.75)
    #expect(abs(view.presentedFrame.width - expected) < 1e-9)
  }

  /// Timing that is refused leaves no animation open: time can go on.
  @Test func refusedAnimation() throws {
    let view = window.node("view")
    view.width.equal = 100
    try ui.solve()
    #expect(throws: KeepError.self) {
      try ui.animate(1, .spring(dampingRatio: -1)) { view.width.equal = 300 }
    }
    try ui.animate(1, .curve(.linear)) { view.width.equal = 200 }
    #expect(try ui.advance(by: 0.5))
    #expect(view.presentedFrame.width == 150)
  }

  @Test func groupsAndFollowing() throws {
    let one = window.node("one"), other = window.node("other")
    let both = try ui.group(one.width, other.height)
    both.equal = 40
    #expect(one.width.equal == 40 && other.height.equal == 40)
    other.width.keep(to: window.width, times: 0.25, plus: 5)
    try ui.solve()
    #expect(other.frame.width == 85)
    #expect(other.width.equal == nil)
  }

  /// 320 - 2 * 16 padding - 8 gap is 280, of which 60 go to the second.
  @Test func containers() throws {
    let save = window.node("save"), cancel = window.node("cancel")
    for (node, width) in [(save, 100.0), (cancel, 60.0)] {
      node.setContentSize(width: width, height: 20)
    }
    let bar = window.row(save, cancel, gap: 8, padding: 16, align: .center)
    bar.insets.equal = 0
    save.weight = 2
    try ui.solve()
    #expect(save.frame.width == 220 && cancel.frame.x == 244)
    #expect(bar.isContainer && bar.gap == 8 && bar.align == .center && bar.children.count == 2)
    bar.distribution = .packed
    bar.bias = 1
    (save.weight, save.gapAfter, save.ownAlign, cancel.isExcluded) = (0, 4, .start, true)
    bar.padding = Padding(top: 3, right: 10).insets
    try ui.solve()
    #expect(save.frame.x == 210 && save.frame.y == 3)
    bar.padding = Padding(top: -1).insets
    #expect(throws: KeepError.self) { try ui.solve() }
    #expect(window.column().axis == .vertical && save.weight == 0 && save.ownAlign == .start)
  }

  /// 568 - 16 - 30 - 8 - 8 - 44 leaves 462 for the body.
  @Test func formats() throws {
    let title = window.node("title"), body = window.node("body"), bar = window.node("bar")
    let column = try ui.format(
      "V:|-16-[top(30)]-[text]-gap-[bar(44)]|", ["top": title, "text": body, "bar": bar],
      metrics: ["gap": 8], options: [.align(.leading), .align(.trailing)])
    try ui.format("|-[bar]-|")
    try ui.solve()
    #expect(body.frame.y == 54 && body.frame.height == 462 && title.frame.width == 304)
    #expect("\(column)" == "V:|-16-[title(30)]-[body]-8-[bar(44)]|")
    #expect(column.constraints.count == 10 && column.options.contains(.align(.leading)))
    column.constraints[3].value = 20
    #expect("\(column)" == "V:|-16-[title(30)]-[body]-20-[bar(44)]|")
    column.remove()
    let row = try ui.format("[title][body]")
    #expect(!column.isValid && column != row)
    #expect(throws: KeepError.self) { try ui.format("[titel][body]") }
  }

  /// 320 - 60 label - 8 gap is 252 for the field.
  @Test func grids() throws {
    let label = window.node("label"), field = window.node("field"), note = window.node("note")
    label.setContentSize(width: 60, height: 20)
    field.setContentSize(width: 10, height: 30)
    note.setContentSize(width: 10, height: 10)
    let form = window.grid(columns: [.content, .fraction(1)], gap: 8, rowGap: 12)
    form.horizontalInsets.equal = 0
    form.place(label, column: 0, row: 0)
    form.place(field, column: 1, row: 0)
    form.place(note, column: 0, row: 1, columns: 2)
    try ui.solve()
    #expect(field.frame == Rect(x: 68, y: 0, width: 252, height: 30))
    #expect(note.frame == Rect(x: 0, y: 42, width: 320, height: 10))
    #expect(form.track(.horizontal, 0)?.frame.width == 60 && form.track(.horizontal, 2) == nil)
    form.setTrack(.horizontal, 0, to: .fixed(100))
    (label.ownJustify, form.rowGap) = (.end, 2)
    form.flowIn(note)
    try ui.solve()
    #expect(label.frame.x == 40 && note.frame == Rect(x: 0, y: 32, width: 100, height: 10))
    form.place(note, column: 1, row: 0, columns: 2)
    #expect(throws: KeepError.self) { try ui.solve() }
  }

  /// 100 + 6 + 200 fit into 320, and 60 do not. A quarter of 320, and 8 beyond the end of the longest.
  @Test func flowsAndLines() throws {
    let chips = [100.0, 200, 60].map { width in
      let chip = window.node("chip")
      chip.setContentSize(width: width, height: 20)
      return chip
    }
    let tags = window.flow(chips[0], chips[1], chips[2], gap: 6)
    tags.horizontalInsets.equal = 0
    tags.topInset.equal = 0
    let end = window.barrier(.trailing, chips[0], chips[2], distance: 8)
    let quarter = window.guideline(.leading, fraction: 0.25)
    try ui.solve()
    #expect(chips[1].frame.x == 106 && chips[2].frame == Rect(x: 0, y: 26, width: 60, height: 20))
    #expect(tags.frame.height == 46 && end.frame.x == 108 && quarter.frame.x == 80)
    (tags.wraps, end.distance, quarter.distance) = (false, 0, 3)
    try ui.solve()
    #expect(!tags.wraps && quarter.fraction == 0.25 && quarter.frame.x == 83)
    #expect(end.frame.x == chips[2].frame.x + chips[2].frame.width)
  }

  /// As many members as there are: 3 of 50 with gaps of 5, a column of 20 and 2, lines of two, cells of 40.
  @Test func containersOfArrays() throws {
    func chips() -> [Node] {
      (0..<3).map { _ in
        let chip = window.node()
        chip.setContentSize(width: 50, height: 20)
        return chip
      }
    }
    let bar = window.row(chips(), gap: 5), list = window.column(chips(), gap: 2)
    let tags = window.flow(chips(), gap: 10),
      form = window.grid(chips(), columns: [40, 40].map(GridTrack.fixed))
    tags.width.equal = 115
    for node in [bar, list, tags, form] { (node.leftInset.equal, node.topInset.equal) = (0, 0) }
    let end = window.barrier(.right, bar.children + tags.children, distance: 3)
    try ui.solve()
    #expect(
      bar.children.map(\.frame.x) == [0, 55, 110] && list.children.map(\.frame.y) == [0, 22, 44])
    #expect(tags.children[2].frame.y == 30 && form.children[2].frame.y == 20)
    #expect(end.frame.x == 163)
    #expect(!window.barrier(.left, []).exists)
    let error = #expect(throws: KeepError.self) { try ui.solve() }
    #expect(error?.description == "a barrier needs a node")
  }

  /// By hand: the card is 100 by 50 at 10, 10, the label in it 20 by 20 in its corner.
  @Test func hitsAndConstraints() throws {
    let card = window.node("card"), label = card.node("label")
    card.leftInset.equal = 10
    card.topInset.equal = 10
    card.width.equal = 100
    card.height.equal = 50
    label.leftInset.equal = 0
    label.topInset.equal = 0
    label.size.equal = 20
    try ui.solve()
    #expect(window.node(at: 15, 15) == label)
    #expect(window.node(at: 30, 15) == card)
    #expect(window.node(at: 5, 15) == window)
    #expect(window.node(at: -1, 15) == nil)
    label.leftInset.equal = 95
    #expect(ui.needsSolve)
    try ui.solve()
    #expect(!ui.needsSolve && ui.changes(.inRoot).map(\.node) == [window, card, label])
    #expect(window.node(at: 112, 15) == label)
    card.clips = true
    #expect(card.clips && window.node(at: 112, 15) == window)
    label.leftInset.equal = 0
    label.gone = .fully
    #expect(window.node(at: 15, 15) == card)
    #expect(card.constraints.count == 4)
    #expect(card.constraints.last?.description.hasPrefix("height of <card>") == true)
    try ui.animate(1, .curve(.linear)) { card.leftInset.equal = 110.5 }
    #expect(try ui.advance(by: 0.5))
    #expect(ui.changes(.presentedSnappedInRoot).first { $0.node == card }?.frame.x == 60)
    #expect(card.presentedSnappedFrame.x == 60)
    #expect(window.node(at: 61, 15, presented: true) == card)
    #expect(window.node(at: 61, 15) == window)
  }

  @Test func log() throws {
    var told: [(LogKinds, String)] = []
    ui.log { told.append(($0, $1)) }
    let box = window.node("box")
    box.width.equal = 20
    box.width.min = 50
    try ui.solve()
    try ui.solve()
    #expect(told.count == 1)
    #expect(told[0].0 == .conflicts)
    #expect(told[0].1.hasPrefix("conflict, 2 constraints:"))
    box.width.equal = Value(.infinity)
    #expect(told.count == 2)
    #expect(told[1].0 == .refusals)
    ui.log([], nil)
    box.width.equal = Value(.infinity)
    #expect(told.count == 2)
    #expect(throws: KeepError.self) { try ui.solve() }
  }

  @Test func documents() throws {
    window.node("label").width.equal = 50
    let copy = try Layout(document: ui.document)
    try copy.solve()
    #expect(copy.find("label")?.frame.width == 50)
    #expect(copy.find("nothing") == nil)
    #expect(ui.picture().hasPrefix("<svg"))
    #expect(throws: KeepError.self) { try Layout(document: "nonsense") }
  }
}
