import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// The words of the original, with names in place of its pointers.
@Suite struct DescriptionTests {
  /// The stage with names: a title and an icon in a panel in a window.
  private func namedStage() throws -> Stage {
    let stage = try Stage()
    try stage.layout.setName("window", of: stage.window)
    try stage.layout.setName("panel", of: stage.panel)
    try stage.layout.setName("title", of: stage.node)
    try stage.layout.setName("icon", of: stage.other)
    return stage
  }

  @Test(arguments: [
    (AttributeKind.width, "width of <title>"),
    (.height, "height of <title>"),
    (.aspectRatio, "aspect ratio of <title>"),
    (.leftInset, "left inset of <title> to superview <panel>"),
    (.lastBaselineInset, "last baseline inset of <title> to superview <panel>"),
    (.topSafeInset, "top safe inset of <title> to superview <panel>"),
    (.trailingMarginInset, "trailing margin inset of <title> to superview <panel>"),
    (.horizontalCenter, "horizontal center of <title> in superview <panel>"),
    (.size, "size of <title>"),
    (.insets, "all insets of <title> to superview <panel>"),
    (.horizontalInsets, "horizontal insets of <title> to superview <panel>"),
    (.verticalSafeInsets, "vertical safe insets of <title> to superview <panel>"),
    (.marginInsets, "all margin insets of <title> to superview <panel>"),
    (.center, "center of <title> in superview <panel>"),
  ])
  func names(_ kind: AttributeKind, _ expected: String) throws {
    let stage = try namedStage()
    let attribute = try stage.attribute(kind, of: stage.node)
    #expect(stage.layout.name(of: attribute).string == expected)
  }

  @Test(arguments: [
    (AttributeKind.width, "width of <title> to <icon>"),
    (.size, "size of <title> to <icon>"),
    (.leftOffset, "left offset of <title> to <icon>"),
    (.rightOffset, "left offset of <icon> to <title>"),
    (.lastBaselineOffset, "first baseline offset of <icon> to <title>"),
    (.rightAlign, "right alignment of <title> to <icon>"),
    (.verticalAlign, "vertical center alignment of <title> to <icon>"),
    (.horizontalAlign, "horizontal center alignment of <title> to <icon>"),
    (.firstBaselineAlign, "first baseline alignment of <title> to <icon>"),
    (.edgeAlign, "edge alignment of <title> to <icon>"),
    (.centerAlign, "center alignment of <title> to <icon>"),
  ])
  func relatedNames(_ kind: AttributeKind, _ expected: String) throws {
    let stage = try namedStage()
    let attribute = try stage.attribute(kind, of: stage.node, to: stage.other)
    #expect(stage.layout.name(of: attribute).string == expected)
  }

  /// KeepLayout's table in full: what each kind is called, and what it says of the other node.
  static let words: [(kinds: [AttributeKind], words: [String], place: String)] = [
    ([.width, .height, .aspectRatio, .size], ["width", "height", "aspect ratio", "size"], ""),
    (
      [
        .leftInset, .rightInset, .leadingInset, .trailingInset, .topInset, .bottomInset,
        .firstBaselineInset, .lastBaselineInset, .insets, .horizontalInsets, .verticalInsets,
      ],
      [
        "left inset", "right inset", "leading inset", "trailing inset", "top inset",
        "bottom inset", "first baseline inset", "last baseline inset", "all insets",
        "horizontal insets", "vertical insets",
      ], " to superview <panel>"
    ),
    (
      [
        .leftSafeInset, .rightSafeInset, .leadingSafeInset, .trailingSafeInset, .topSafeInset,
        .bottomSafeInset, .safeInsets, .horizontalSafeInsets, .verticalSafeInsets,
      ],
      [
        "left safe inset", "right safe inset", "leading safe inset", "trailing safe inset",
        "top safe inset", "bottom safe inset", "all safe insets", "horizontal safe insets",
        "vertical safe insets",
      ], " to superview <panel>"
    ),
    (
      [
        .leftMarginInset, .rightMarginInset, .leadingMarginInset, .trailingMarginInset,
        .topMarginInset, .bottomMarginInset, .marginInsets, .horizontalMarginInsets,
        .verticalMarginInsets,
      ],
      [
        "left margin inset", "right margin inset", "leading margin inset",
        "trailing margin inset", "top margin inset", "bottom margin inset", "all margin insets",
        "horizontal margin insets", "vertical margin insets",
      ], " to superview <panel>"
    ),
    (
      [.horizontalCenter, .verticalCenter, .center],
      ["horizontal center", "vertical center", "center"], " in superview <panel>"
    ),
    (
      [.leftOffset, .leadingOffset, .topOffset, .firstBaselineOffset],
      ["left offset", "leading offset", "top offset", "first baseline offset"], " to <icon>"
    ),
    (
      [
        .leftAlign, .rightAlign, .leadingAlign, .trailingAlign, .topAlign, .bottomAlign,
        .verticalAlign, .horizontalAlign, .firstBaselineAlign, .lastBaselineAlign,
      ],
      [
        "left alignment", "right alignment", "leading alignment", "trailing alignment",
        "top alignment", "bottom alignment", "vertical center alignment",
        "horizontal center alignment", "first baseline alignment", "last baseline alignment",
      ], " to <icon>"
    ),
  ]

  @Test func everyNameAndSentence() throws {
    let stage = try namedStage()
    var count = 0
    for (kinds, words, place) in Self.words {
      for (kind, word) in zip(kinds, words) {
        let other = kind.needsOther ? stage.other : Node.none
        let attribute = try stage.attribute(kind, of: stage.node, to: other)
        let name = "\(word) of <title>\(place)"
        #expect(stage.layout.name(of: attribute).string == name)
        count += 1
        if kind.isGroup { continue }
        let relations: [(Relation, String)] = [
          (.equal, "equal to"), (.atLeast, "at least"), (.atMost, "at most"),
        ]
        for (relation, verb) in relations {
          try stage.layout.set(attribute, relation, 2.5, priority: 800)
          let constraint = stage.layout.constraint(of: attribute, relation)
          #expect(
            stage.layout.description(of: constraint).string
              == "\(name) \(verb) 2.5 with high(+50) priority")
        }
      }
    }
    // Offsets the other way round and the two groups without a name are in the tests above.
    #expect(count == singleKinds.count + groupKinds.count - 4 - 2)
  }

  @Test func sentences() throws {
    let stage = try namedStage()
    let gap = try stage.attribute(.leftOffset, of: stage.node, to: stage.other)
    let inset = try stage.attribute(.rightInset, of: stage.node)
    try stage.layout.set(gap, .equal, 20, priority: 1000)
    try stage.layout.set(inset, .atLeast, 0.5, priority: 760)
    #expect(
      stage.layout.description(of: stage.layout.constraint(of: gap, .equal)).string
        == "left offset of <title> to <icon> equal to 20 with required priority")
    #expect(
      stage.layout.description(of: stage.layout.constraint(of: inset, .atLeast)).string
        == "right inset of <title> to superview <panel> at least 0.5 with high(+10) priority")
    try stage.layout.setName("the gap", of: gap)
    #expect(
      stage.layout.description(of: stage.layout.constraint(of: gap, .equal)).string
        == "the gap equal to 20 with required priority")
  }

  @Test func attributesWithTheirValues() throws {
    let stage = try namedStage()
    let width = try stage.attribute(.width, of: stage.node)
    #expect(stage.layout.description(of: width).string == "width of <title> [none < none < none]")
    try stage.layout.set(width, .atLeast, 42, priority: 750)
    try stage.layout.set(width, .atMost, 16 / 9.0, priority: 1000)
    #expect(
      stage.layout.description(of: width).string
        == "width of <title> [42@750 < none < 1.777777777777778]")
    let size = try stage.attribute(.size, of: stage.node)
    try stage.keep(.height, of: stage.node, 1)
    #expect(
      stage.layout.description(of: size).string == """
        size of <title>
          width of <title> [42@750 < none < 1.777777777777778]
          height of <title> [none < 1 < none]
        """)
  }

  @Test func nodesWithoutNames() throws {
    let stage = try Stage()
    let gap = try stage.attribute(.leftOffset, of: stage.other, to: stage.node)
    #expect(stage.layout.name(of: gap).string == "left offset of <node #4> to <node #3>")
    try stage.layout.move(stage.node, to: .none)
    let inset = try stage.attribute(.leftInset, of: stage.other)
    #expect(
      stage.layout.name(of: inset).string == "left inset of <node #4> to superview <node #2>")
  }

  /// KeepLayout's table of priorities, and medium, which has a name now.
  @Test(
    arguments: [
      (1000.0, "required"), (875, "required(-125)"), (999.5, "required(-0.5)"), (800, "high(+50)"),
      (750, "high"), (625, "high(-125)"), (600, "medium(+100)"), (500, "medium"),
      (375, "medium(-125)"), (374, "low(+124)"), (250, "low"), (150, "low(-100)"),
      (149, "fitting(+99)"), (50, "fitting"), (1, "fitting(-49)"), (0, "undefined"),
      (1010, "undefined(+1010)"),
    ] as [(Double, String)])
  func priorities(_ priority: Double, _ expected: String) {
    #expect(Priority.description(priority).string == expected)
  }

  /// As C's %.16g has them.
  @Test(
    arguments: [
      (20.0, "20"), (0.5, "0.5"), (16 / 9.0, "1.777777777777778"), (0.1 + 0.2, "0.3"),
      (-7.25, "-7.25"),
      (0, "0"), (-0.0, "0"), (1e15, "1000000000000000"), (1e16, "1e+16"), (1e22, "1e+22"),
      (1e-4, "0.0001"), (1e-5, "1e-05"), (123456789.123, "123456789.123"),
      (12345678901234568, "1.234567890123457e+16"), (0.99999999999999999, "1"),
      (999999999999999.95, "1000000000000000"), (1.5e300, "1.5e+300"), (2.5e-101, "2.5e-101"),
      (100, "100"), (0.00125, "0.00125"),
    ] as [(Double, String)])
  func numbers(_ number: Double, _ expected: String) {
    var text = Text()
    text.append(number)
    #expect(text.string == expected)
  }

  @Test(arguments: [(0, "0"), (7, "7"), (-12, "-12"), (1_234_567, "1234567")])
  func wholeNumbers(_ number: Int, _ expected: String) {
    var text = Text()
    text.append(number)
    #expect(text.string == expected)
  }
}
