import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

@Suite struct TransactionTests {
  /// Whatever is done in a transaction, in whatever order, a rollback leaves the layout as it was:
  /// what it says of itself, its frames, and the way it goes on.
  @Test(arguments: 0..<40) func rollbackRestores(_ seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed))
    var scene = try Scene()
    for _ in 0..<30 { try scene.change(using: &random) }
    try scene.layout.solve()
    let before = scene.fingerprint
    let known = scene

    for depth in 1...3 {
      try scene.layout.begin()
      for _ in 0..<20 { try scene.change(using: &random) }
      if depth == 2 { try scene.layout.solve() }
    }
    try scene.layout.commit()
    for _ in 0..<2 { try scene.layout.rollback() }
    scene.nodes = known.nodes
    scene.atomics = known.atomics
    #expect(scene.fingerprint == before)
    try scene.layout.solve()
    #expect(scene.fingerprint == before)

    var twin = random
    var fresh = scene
    for _ in 0..<20 { try fresh.change(using: &twin) }
    try fresh.layout.solve()
  }

  /// A layout that was edited at random is solved as if it had been made as it is.
  @Test(arguments: 0..<20) func editedIsAsRemade(_ seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed) + 1000)
    var scene = try Scene()
    for step in 0..<120 {
      try scene.change(using: &random)
      if step % 7 == 0 { try scene.layout.solve() }
    }
    try scene.layout.solve()
    let remake = try Remake(of: scene.layout, isBackwards: seed % 2 == 1)
    try remake.layout.solve()
    #expect(remake.layout.conflictCount == scene.layout.conflictCount)
    for slot in scene.layout.nodes.taken {
      let (frame, twin) = (scene.layout.frame(at: slot), remake.twins[Int(slot.index)])
      #expect(isNear(frame, remake.layout.frame(of: twin)), "\(scene.layout.node(at: slot))")
      #expect(frame.width >= -1e-9 && frame.height >= -1e-9)
    }
  }
}

/// A layout that changes at random, with everything known about it.
struct Scene {
  let layout = Layout()
  var nodes: [Node] = []
  var atomics: [Atomic] = []

  init() throws {
    nodes = [try layout.createNode(), try layout.createNode()]
    for root in nodes { try layout.setSize(of: root, width: 500, height: 400) }
    for _ in 0..<6 { nodes.append(try layout.createNode(under: nodes[0])) }
  }

  /// Does one thing; what is refused is refused without a trace, which the fingerprint will tell.
  mutating func change(using random: inout SeededGenerator) throws {
    let node = nodes[Int.random(in: 0..<nodes.count, using: &random)]
    let other = nodes[Int.random(in: 0..<nodes.count, using: &random)]
    let value = Double(Int.random(in: -20...120, using: &random))
    let priority: Double = [1000, 750, 500, 250].randomElement(using: &random) ?? 500
    let relation = [Relation.equal, .atLeast, .atMost].randomElement(using: &random) ?? .equal
    let kind = (singleKinds + groupKinds).randomElement(using: &random) ?? .width
    switch Int.random(in: 0..<20, using: &random) {
    case 0: if let child = try? layout.createNode(under: node) { nodes.append(child) }
    case 1 where nodes.count > 6:
      try layout.destroy(node)
      nodes.removeAll { !layout.contains($0) }
      if nodes.isEmpty { nodes = [try layout.createNode()] }
    case 2: try? layout.move(node, to: other)
    case 3: try? layout.move(node, before: other)
    case 4: try? layout.move(node, to: .none)
    case 5: try? layout.setSize(of: node, .vertical, value, priority: priority)
    case 6: try layout.setName("renamed", of: node)
    case 8:
      try? layout.set(
        try layout.attribute(.width, of: node), relation,
        to: try layout.attribute(.topInset, of: other), times: value, plus: 1,
        priority: priority)
    case 9: try changeAtomics(node, other, value, using: &random)
    case 10: if let guide = try? layout.createGuide(in: node) { nodes.append(guide) }
    case 11: if let guide = try? layout.guide(.scroll, of: node) { nodes.append(guide) }
    case 12: try? layout.setScrollDisabled(of: node, .vertical, value > 0)
    case 13: try layout.setHugging(of: [node], to: priority)
    case 7:
      _ = try? layout.addRule(
        kind, of: node, to: kind.needsOther ? other : .none, relation, value, priority: priority)
    default:
      let attribute =
        kind.needsOther
        ? try? layout.attribute(kind, of: node, to: other) : try? layout.attribute(kind, of: node)
      guard let attribute else { return }
      let isNone = Int.random(in: 0..<5, using: &random) == 0
      try layout.set(attribute, relation, isNone ? .nan : value, priority: priority)
    }
  }

  private mutating func changeAtomics(
    _ node: Node, _ other: Node, _ value: Double, using random: inout SeededGenerator
  ) throws {
    let atomic = atomics.randomElement(using: &random) ?? .none
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      atomics.append(try layout.beginAtomic())
      try layout.set(.size, of: nodes, .equal, value)
      try? layout.set(.width, of: [node], .equal, value + 1)
      _ = try? layout.addRule(.height, of: node, .equal, value, priority: 500)
      try layout.endAtomic()
    case 1: try? layout.activate(atomic)
    case 2: try? layout.deactivate(atomic)
    default: try? layout.destroy(atomic)
    }
  }

  /// Everything that a host could see of the layout.
  var fingerprint: [String] {
    var lines = ["\(layout.nodeCount) nodes"]
    layout.forEachChild(of: .none) { lines.append("root \($0.id)") }
    for node in nodes {
      let frame = layout.frame(of: node)
      lines.append("\(node.id) \(layout.parent(of: node).id) \(layout.name(of: node).string)")
      lines.append("\(layout.hugging(of: node)) \(layout.isScrollDisabled(of: node, .vertical))")
      lines.append("\(frame.x) \(frame.y) \(frame.width) \(frame.height)")
      layout.forEachChild(of: node) { lines.append("child \($0.id)") }
    }
    for slot in layout.attributes.records.taken {
      let attribute = layout.attribute(at: slot)
      lines.append("\(attribute.id) \(layout.description(of: attribute).string)")
      lines.append("\(layout.isActive(attribute))")
    }
    for slot in layout.constraints.taken {
      let constraint = layout.constraint(at: slot)
      lines.append("\(constraint.id) \(layout.description(of: constraint).string)")
      lines.append("\(layout.isActive(constraint))")
    }
    for slot in layout.atomics.records.taken {
      let all = layout.constraints(of: layout.atomic(at: slot))
      lines.append("atomic \(slot.index) \(all.map { $0.id })")
    }
    return lines
  }
}
