import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// Stacks and flows: their arrangement follows every change, and is no more than constraints.
@Suite struct ContainerTests {
  /// The smallest generator that does: numbers of a seed, for tests alone.
  struct Numbers {
    var state: UInt64

    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }

    mutating func pick<Element>(_ all: [Element]) -> Element { all[below(all.count)] }
  }

  /// A window of 600 x 200 with a stack that fills it, and members with content.
  struct Row {
    let layout: Layout
    let window: Node
    let stack: Node
    var members: [Node] = []

    init(layout: Layout, window: Node, stack: Node) {
      (self.layout, self.window, self.stack) = (layout, window, stack)
    }

    init(_ values: ContainerValues, _ count: Int) throws {
      layout = Layout()
      window = try layout.createNode()
      try layout.setSize(of: window, width: 600, height: 200)
      for place in 0..<count {
        let member = try layout.createNode(under: window)
        try layout.setContentSize(of: member, width: Double(20 + 7 * place), height: 20)
        members.append(member)
      }
      stack = try layout.createStack(under: window, values, members)
      let insets = try layout.attribute(.insets, of: stack)
      try layout.set(insets, .equal, 0, priority: Priority.required)
    }

    /// Narrow, so that a flow has several lines.
    func narrow() throws { try layout.setSize(of: window, width: 90, height: 80) }

    /// The constraints that the stack owns, each as a sentence with its terms, in alphabetical order.
    var owned: [String] {
      var all: [String] = []
      for slot in layout.constraints.taken where layout.constraints[slot].source == .container {
        let constraint = layout.constraint(at: slot)
        let sum = layout.sum(of: constraint)!
        let terms = sum.terms.map { "\($0.coefficient) \($0.anchor) \($0.node.id)" }
        all.append("\(layout.description(of: constraint).string): \(sum.relation) \(terms)")
      }
      return all.sorted()
    }

    /// Those that are there whatever is missing: not the parts that members keep of their content.
    var arranged: [String] {
      owned.filter { !$0.hasPrefix("part of content") && !$0.contains("before line ") }
    }

    var frames: [Rect] { members.map { layout.frame(of: $0) } }
  }

  static let distributions: [Distribution] = (UInt8(0)...7).compactMap(Distribution.init(rawValue:))

  static func values(_ numbers: inout Numbers) -> ContainerValues {
    var values = ContainerValues(numbers.pick([.horizontal, .vertical]))
    values.gap = Double(numbers.below(3) * 4)
    values.padding = Insets(top: 1, left: 2, bottom: 3, right: Double(numbers.below(9)))
    values.alignment = Alignment(rawValue: UInt8(numbers.below(6)))!
    values.distribution = numbers.pick(distributions)
    values.bias = numbers.pick([0, 0.25, 1])
    values.wraps = numbers.below(2) == 1
    values.rowGap = 3
    values.rowDistribution = numbers.pick(distributions)
    values.rowBias = numbers.pick([0, 0.5, 1])
    return values
  }

  /// Found by fuzzing: what a stack owns was taken for what the group had set. The group sets one value.
  @Test(arguments: distributions) func aMemberThatComesLeavesRecordedValues(
    _ distribution: Distribution
  ) throws {
    var values = ContainerValues(.horizontal)
    values.distribution = distribution
    let row = try Row(values, 3), layout = row.layout
    let atomic = try layout.beginAtomic()
    let width = try layout.attribute(.width, of: row.members[0])
    try layout.set(width, .atLeast, 30, priority: Priority.required)
    let more = try layout.createNode(under: row.stack)
    try layout.move(row.members[1], to: row.window)
    try layout.destroy(more)
    try layout.endAtomic()
    #expect(layout.constraints(of: atomic).count == 1)
    try layout.deactivate(atomic)
    #expect(layout.value(of: width, .atLeast).value.isNaN)
  }

  /// One change of a member, or of the stack.
  static func change(_ row: inout Row, _ numbers: inout Numbers) throws {
    let layout = row.layout, member = numbers.pick(row.members)
    switch numbers.below(14) {
    case 10: try layout.solve()
    case 11:
      try layout.setContentSize(of: member, width: Double(15 + numbers.below(40)), height: 20)
    case 12:
      let inner = layout.child(of: member, at: 0)
      if inner == .none {
        _ = try layout.createNode(under: member)
      } else {
        try layout.destroy(inner)
      }
    case 13:
      // Placed, or no longer, by the host.
      let edge = try layout.attribute(.leftInset, of: member)
      if layout.value(of: edge, .atLeast).value.isNaN {
        try layout.set(edge, .atLeast, 3, priority: Priority.low)
      } else {
        try layout.set(edge, .atLeast, .nan, priority: 0)
      }
    case 0, 1: try layout.set(.gone, of: member, to: PropertyValue(numbers.pick(goneKinds)))
    case 2: try layout.set(.weight, ofMember: member, to: .number(Double(numbers.below(3))))
    case 3:
      try layout.set(
        .gapAfter, ofMember: member, to: PropertyValue(numbers.pick([Double.nan, 0, 11])))
    case 4:
      try layout.set(
        .alignment, ofMember: member, to: PropertyValue(numbers.pick([Double.nan, 1, 2, 4, 5])))
    case 5: try layout.set(.excluded, ofMember: member, to: .number(Double(numbers.below(2))))
    case 6:
      let other = numbers.pick(row.members)
      if other != member { try layout.move(member, before: other) }
    case 7:
      try layout.move(member, to: row.window)
      try layout.move(member, to: row.stack)
    case 8:
      let made = try layout.createNode(under: row.stack)
      try layout.setContentSize(of: made, width: 33, height: 12)
      if row.members.count > 4 {
        try layout.destroy(member)
        row.members.removeAll { $0 == member }
      }
      row.members.append(made)
    default:
      let value = numbers.pick([ContainerProperty.gap, .distribution, .alignment, .axis, .wraps])
      let most = [ContainerProperty.gap: 9, .alignment: 6, .distribution: 8][value] ?? 2
      try layout.set(value, ofContainer: row.stack, to: .number(Double(numbers.below(most))))
    }
  }

  /// What follows each change by its neighbours alone is what arranging everything makes.
  @Test(arguments: 0..<40)
  func neighboursAreEnough(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed) &* 77 &+ 5)
    var row = try Row(Self.values(&numbers), 5)
    if seed % 2 == 0 { try row.narrow() }
    for _ in 0..<30 {
      try Self.change(&row, &numbers)
      // Rows that share what is missing come with a solve, and go with an arrangement.
      try row.layout.solve()
      let before = row.arranged
      try row.layout.arrange(row.layout.container(of: try row.layout.place(row.stack)))
      #expect(row.arranged == before)
    }
  }

  /// A rollback takes everything back, and the document makes the same stack.
  @Test(arguments: 0..<20)
  func rollsBackAndIsSaved(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed) &* 31 &+ 9)
    var row = try Row(Self.values(&numbers), 5)
    if seed % 2 == 0 { try row.narrow() }
    for _ in 0..<5 { try Self.change(&row, &numbers) }
    try row.layout.solve()
    let (owned, members, frames) = (row.owned, row.members, row.frames)
    try row.layout.begin()
    for _ in 0..<8 { try Self.change(&row, &numbers) }
    try row.layout.rollback()
    row.members = members
    #expect(row.owned == owned)
    try row.layout.solve()
    #expect(zip(row.frames, frames).allSatisfy { isNear($0, $1) })

    let document = row.layout.document()
    let copy = Layout()
    try document.bytes.withUnsafeBufferPointer { try copy.read(document: $0) }
    #expect(copy.document().string == document.string)
    try copy.solve()
    let (all, others) = (row.layout.nodesInOrder(), copy.nodesInOrder())
    for place in all.indices {
      #expect(isNear(row.layout.frame(at: all[place]), copy.frame(at: others[place])))
    }
  }

  /// Written out: a row of three with gaps and padding, and what its doc says of each distribution.
  @Test(arguments: [Distribution.fill, .fillEqually, .equalGaps, .spread, .packed], [200, 600])
  func equalsConstraintsWrittenOut(distribution: Distribution, width: Int) throws {
    var values = ContainerValues(.horizontal)
    values.gap = 10
    values.padding = Insets(top: 4, left: 6, bottom: 4, right: 8)
    values.distribution = distribution
    values.bias = 0.25
    let row = try Row(values, 3)
    try row.layout.setSize(of: row.window, width: Double(width), height: 40)
    try row.layout.solve()

    let stage = Layout()
    let window = try stage.createNode(), box = try stage.createNode(under: window)
    try stage.setSize(of: window, width: Double(width), height: 40)
    try stage.set(
      try stage.attribute(.insets, of: box), .equal, 0, priority: Priority.required)
    var members: [Node] = []
    for place in 0..<3 {
      let member = try stage.createNode(under: box)
      try stage.setContentSize(of: member, width: Double(20 + 7 * place), height: 20)
      members.append(member)
    }
    func keep(
      _ kind: AttributeKind, _ node: Int, to other: Int? = nil, _ relation: Relation,
      _ value: Double, _ priority: Double
    ) throws {
      let attribute =
        try other.map {
          try stage.attribute(kind, of: members[node], to: members[$0])
        } ?? stage.attribute(kind, of: members[node])
      try stage.set(attribute, relation, value, priority: priority)
    }
    for place in 0..<3 {
      try keep(.topInset, place, .equal, 4, 1000)
      try keep(.bottomInset, place, .equal, 4, 999)
    }
    let isPinned = distribution != .spread && distribution != .packed
    try keep(.leadingInset, 0, isPinned ? .equal : .atLeast, 6, 999)
    try keep(.trailingInset, 2, isPinned ? .equal : .atLeast, 8, 999)
    let isFixed = distribution != .equalGaps && distribution != .spread
    for place in 1..<3 {
      try keep(.leadingOffset, place, to: place - 1, isFixed ? .equal : .atLeast, 10, 1000)
    }
    func link(
      _ one: (AttributeKind, Int, Int?), _ other: (AttributeKind, Int, Int?),
      times factor: Double = 1, plus constant: Double = 0, _ priority: Double
    ) throws {
      let all = try [one, other].map { each in
        try each.2.map { try stage.attribute(each.0, of: members[each.1], to: members[$0]) }
          ?? stage.attribute(each.0, of: members[each.1])
      }
      try stage.set(
        all[0], .equal, to: all[1], times: factor, plus: constant, priority: priority)
    }
    if distribution == .fillEqually {
      for place in 1..<3 { try link((.width, place, nil), (.width, place - 1, nil), 998) }
    }
    if !isFixed { try link((.leadingOffset, 2, 1), (.leadingOffset, 1, 0), 998) }
    if distribution == .spread {
      // leading - 6 = gap - 10, trailing - 8 = gap - 10.
      try keep(.leadingInset, 0, .atLeast, 6, 999)
      try link((.leadingInset, 0, nil), (.leadingOffset, 1, 0), plus: -4, 998)
      try link((.trailingInset, 2, nil), (.leadingOffset, 2, 1), plus: -2, 998)
    }
    if distribution == .packed {
      // 0.75 (leading - 6) = 0.25 (trailing - 8).
      try link(
        (.leadingInset, 0, nil), (.trailingInset, 2, nil), times: 1 / 3.0,
        plus: 6 - 8 / 3.0, 997)
    }
    try stage.solve()
    #expect(zip(row.frames, members.map { stage.frame(of: $0) }).allSatisfy { isNear($0, $1) })
  }

  /// Every leading becomes trailing: the mirror image, with the padding.
  @Test(arguments: distributions)
  func isMirrored(distribution: Distribution) throws {
    var values = ContainerValues(.horizontal)
    values.gap = 10
    values.padding = Insets(top: 0, left: 6, bottom: 0, right: 20)
    values.distribution = distribution
    values.bias = 0.25
    let row = try Row(values, 4)
    try row.layout.set(
      .weight, ofMember: row.members[1], to: .number(distribution == .fill ? 1 : 0))
    try row.layout.solve()
    let frames = row.frames
    try row.layout.set(.direction, to: PropertyValue(Direction.rightToLeft))
    try row.layout.solve()
    for (frame, mirrored) in zip(frames, row.frames) {
      #expect(
        isNear(
          mirrored,
          Rect(
            x: 600 - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)))
    }
    // The members' own directions do not matter.
    let turned = row.frames
    try row.layout.set(.direction, of: row.members[2], to: PropertyValue(Direction.leftToRight))
    try row.layout.solve()
    #expect(zip(row.frames, turned).allSatisfy { isNear($0, $1) })
  }

  /// A gap that changes inside an animation is where it was, half-way, and where it is to be.
  @Test func animates() throws {
    var values = ContainerValues(.horizontal)
    values.distribution = .packed
    let row = try Row(values, 2)
    let layout = row.layout
    try layout.solve()
    _ = try layout.beginAnimation(duration: 1)
    try layout.set(.gap, ofContainer: row.stack, to: .number(100))
    try layout.commitAnimation()
    #expect(isNear(layout.presentedFrame(of: row.members[1]).x, 20))
    _ = try layout.advance(0.5)
    #expect(isNear(layout.presentedFrame(of: row.members[1]).x, 70))
    // Deferred by a delay, and for a member as well.
    _ = try layout.beginAnimation(duration: 1, delay: 1)
    try layout.set(.gapAfter, ofMember: row.members[0], to: .number(7))
    try layout.set(.gap, ofContainer: row.stack, to: .number(8))
    try layout.commitAnimation()
    #expect(layout.value(.gap, ofContainer: row.stack)?.number == 100)
    _ = try layout.advance(3)
    #expect(layout.value(.gap, ofContainer: row.stack)?.number == 8)
    #expect(isNear(layout.frame(of: row.members[1]).x, 27))
  }

  /// Inserting or removing one of a thousand rows makes and removes as many constraints as of ten.
  @Test func costsItsNeighbours() throws {
    func made(_ count: Int) throws -> Int32 {
      var row = try Row(ContainerValues(.vertical), count)
      try row.layout.solve()
      let end = row.layout.constraints.end
      try row.layout.begin()  // no slot is used twice
      let member = try row.layout.createNode(under: row.stack)
      try row.layout.move(member, before: row.members[count / 2])
      try row.layout.destroy(row.members.remove(at: count / 3))
      return row.layout.constraints.end - end
    }
    #expect(try made(1000) == made(10))
  }

  /// Another content of one of a thousand members beside weights has as much looked at as of a hundred.
  @Test(arguments: [1, 2]) func contentCostsItsMember(_ weightEvery: Int) throws {
    func work(_ count: Int) throws -> Int {
      let row = try Row(ContainerValues(.horizontal), count)
      try row.layout.setSize(of: row.window, width: 1e6, height: 200)
      for member in row.members { try row.layout.setContentSize(of: member, width: 20, height: 20) }
      for place in stride(from: 1, to: count, by: weightEvery) {
        try row.layout.set(.weight, ofMember: row.members[place], to: .number(1))
      }
      try row.layout.solve()
      let before = row.layout.containers.workUnits
      try row.layout.setContentSize(of: row.members[count / 2], width: 33, height: 20)
      try row.layout.solve()
      return row.layout.containers.workUnits - before
    }
    #expect(try work(1000) == work(100))
  }
}
