import ConstraintSolver
import Testing

@testable import LayoutCore

/// The three examples with pictures in the README of KeepLayout 0.3.1, in its rules. The frames were
/// worked out by hand from the rules and agree with the pictures.
@Suite struct PicturedExampleTests {
  typealias Rule = (relation: Relation, value: Double, priority: Double)

  let layout = Layout()
  let screen: Node

  init() throws { screen = try layout.createNode() }

  private func keep(
    _ node: Node, _ kind: AttributeKind, to other: Node = .none, _ rules: [Rule]
  ) throws {
    for rule in rules {
      _ = try layout.addRule(
        kind, of: node, to: other, rule.relation, rule.value, priority: rule.priority)
    }
  }

  private func frames(_ nodes: [Node], on size: (Double, Double)) throws -> [Rect] {
    try layout.setSize(of: screen, width: size.0, height: size.1)
    try layout.solve()
    return nodes.map { layout.frame(of: $0) }
  }

  private static let insets: [AttributeKind] = [.topInset, .bottomInset, .rightInset, .leftInset]

  @Test func first() throws {
    let red = try layout.createNode(under: screen)
    for inset in Self.insets { try keep(red, inset, [(.atLeast, 10, 1000), (.equal, 10, 250)]) }
    try keep(red, .aspectRatio, [(.atLeast, 16 / 9.0, 1000)])
    try keep(red, .horizontalCenter, [(.equal, 1 / 2.0, 1000)])
    try keep(
      red, .verticalCenter,
      [(.atMost, 1 / 2.0, 1000), (.atLeast, 1 / 3.0, 1000), (.equal, 1 / 3.0, 250)])
    let expected: [((Double, Double), Rect)] = [
      ((320, 480), Rect(x: 10, y: 75.625, width: 300, height: 168.75)),
      ((320, 568), Rect(x: 10, y: 568 / 3.0 - 84.375, width: 300, height: 168.75)),
      ((768, 1024), Rect(x: 10, y: 1024 / 3.0 - 210.375, width: 748, height: 420.75)),
      ((480, 320), Rect(x: 10, y: 10, width: 460, height: 258.75)),
      ((568, 320), Rect(x: 10, y: 10, width: 548, height: 300)),
      ((1024, 768), Rect(x: 10, y: 10, width: 1004, height: 564.75)),
    ]
    for (size, frame) in expected { #expect(isNear(try frames([red], on: size)[0], frame)) }
  }

  @Test(arguments: [
    (320.0, 568.0, 20.0), (568, 320, 20), (320, 480, 20), (480, 320, 20), (768, 1024, 20),
    (1024, 768, 20), (320, 568, 30), (568, 320, 30),
  ])
  func second(_ width: Double, _ height: Double, _ inset: Double) throws {
    let red = try layout.createNode(under: screen)
    let green = try layout.createNode(under: screen)
    let blue = try layout.createNode(under: screen)
    for view in [red, green, blue] {
      for kind in Self.insets {
        try keep(view, kind, [(.atLeast, inset, 1000), (.atMost, inset, 250)])
      }
    }
    let gap: [Rule] = [(.atLeast, 10, 1000), (.atMost, 10, 750)]
    try keep(red, .bottomOffset, to: green, gap)
    try keep(red, .bottomOffset, to: blue, gap)
    try keep(green, .rightOffset, to: blue, gap)
    try keep(green, .height, to: red, [(.equal, 1, 1000)])
    try keep(blue, .height, to: red, [(.equal, 1, 1000)])
    try keep(blue, .width, to: green, [(.equal, 1, 1000)])
    #expect(layout.constraints.count == 33)

    let (w, h) = ((width - 2 * inset - 10) / 2, (height - 2 * inset - 10) / 2)
    let found = try frames([red, green, blue], on: (width, height))
    let lower = inset + h + 10
    #expect(isNear(found[0], Rect(x: inset, y: inset, width: width - 2 * inset, height: h)))
    #expect(isNear(found[1], Rect(x: inset, y: lower, width: w, height: h)))
    #expect(isNear(found[2], Rect(x: inset + w + 10, y: lower, width: w, height: h)))
  }

  /// The sizes of the picture, and a set where green is wider than magenta. Nodes: red, green, blue,
  /// cyan, magenta, yellow.
  @Test(
    arguments: [
      (
        [(80, 102), (59, 89), (95, 93), (55, 136), (97, 61), (88, 79)],
        [
          (21.5, 141.5), (130.5, 154.5), (218.5, 150.5), (46.5, 253.5), (111.5, 253.5),
          (218.5, 253.5),
        ]
      ),
      (
        [(80, 100), (90, 90), (70, 60), (55, 120), (60, 80), (88, 79)],
        [(25, 134), (115, 144), (215, 174), (50, 244), (130, 244), (215, 244)]
      ),
    ] as [([(Double, Double)], [(Double, Double)])])
  func third(_ sizes: [(Double, Double)], _ places: [(Double, Double)]) throws {
    let views = try sizes.map { _ in try layout.createNode(under: screen) }
    let (red, green, blue) = (views[0], views[1], views[2])
    let (cyan, magenta, yellow) = (views[3], views[4], views[5])
    for (view, size) in zip(views, sizes) {
      try keep(view, .width, [(.equal, size.0, 1000)])
      try keep(view, .height, [(.equal, size.1, 1000)])
    }
    try keep(magenta, .horizontalCenter, [(.equal, 0.5, 1000)])
    try keep(magenta, .verticalCenter, [(.equal, 0.5, 1000)])
    let padding: [Rule] = [(.atLeast, 10, 750), (.atMost, 10, 250)]
    try keep(red, .rightOffset, to: green, padding)
    try keep(cyan, .rightOffset, to: magenta, padding)
    try keep(green, .rightOffset, to: blue, padding)
    try keep(magenta, .rightOffset, to: yellow, padding)
    try keep(green, .bottomOffset, to: magenta, padding)
    let aligned: [Rule] = [(.equal, 0, 1000)]
    try keep(red, .bottomAlign, to: green, aligned)
    try keep(blue, .bottomAlign, to: green, aligned)
    try keep(cyan, .topAlign, to: magenta, aligned)
    try keep(yellow, .topAlign, to: magenta, aligned)
    try keep(red, .rightAlign, to: cyan, aligned)
    try keep(green, .verticalAlign, to: magenta, aligned)
    try keep(blue, .leftAlign, to: yellow, aligned)

    let found = try frames(views, on: (320, 568))
    for (index, place) in places.enumerated() {
      #expect(isNear(found[index].x, place.0) && isNear(found[index].y, place.1))
    }
  }
}
