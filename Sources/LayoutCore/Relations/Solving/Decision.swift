import ConstraintSolver
import LayoutStore

/// A choice that is no row: into which lines a flow breaks, how high these are where they fill it, which node of a
/// barrier is the furthest, whether a row turns, how many columns a grid has, which variant of a node is in use.
///
/// A solve begins with all of them as on the first time, whatever was chosen before, and makes each of them once: from
/// frames that follow from the choices before it, while those behind it are as on the first time. So there is no
/// history, and a step of the order costs one more solve at most. What the last frames would choose otherwise stays.
///
/// Where only constants have changed since then, and frames agreed with all that was chosen, it is tried first whether they
/// still do: then all would be chosen so again.
///
/// Widths come before heights, which follow from them, and all lines before what is left across them; then what is further
/// out; then what was created first.
public struct Decision: BitwiseCopyable {
  package enum Kind: Int8, BitwiseCopyable {
    /// How long a flow is with all members on one line.
    case length
    /// Whether a row is a column by room, which variant of a node is in use: one after the other is tried.
    case variant
    /// Which node of a barrier is the furthest.
    case furthest
    /// Into which lines a flow breaks.
    case lines
    /// By how much each of them is larger where they fill it.
    case stretch
    /// How often a track of a grid is there.
    case tracks
  }

  package let node: Node
  package let kind: Kind
  package let axis: Axis
  /// How many others are around it.
  package let level: Int32
  /// It is made before content is measured: content that has less than it takes does not grow again.
  package let isFirst: Bool
  /// It is made when all lines are broken.
  package let isLast: Bool
  /// Those of one owner are made one after the other, as one may hang on the other; those without together.
  package let owner: Node

  package init(
    _ kind: Kind, of node: Node, _ axis: Axis, level: Int32 = 0, isFirst: Bool = false,
    isLast: Bool = false, owner: Node = .none
  ) {
    (self.node, self.kind, self.axis, self.level) = (node, kind, axis, level)
    (self.isFirst, self.isLast, self.owner) = (isFirst, isLast, owner)
  }

  /// Which step of the order it belongs to.
  fileprivate var step: Double {
    if isFirst { return 0 }
    let phase = isLast ? 3.0 : axis == .horizontal ? 1.0 : 2.0
    return (phase * 0x1p32 + Double(level)) * 8 + Double(kind.rawValue)
  }
}

/// The decisions of a solve that are still to be made.
package struct Decisions: ~Copyable {
  /// The next one is the last one.
  private var open: [Decision] = []
  private var later: [Decision] = []
  /// Those of the last solve are tried.
  fileprivate(set) var areTried = false

  /// Takes those of a solve, which are in order of creation.
  mutating func begin(_ all: [Decision]) {
    let places = order(by: all.map { $0.step })
    open = places.reversed().map { all[$0] }
  }

  /// There are some to be made before content is measured.
  var haveFirst: Bool { open.last?.isFirst ?? false }

  /// The next one of a step.
  mutating func next(of step: Double) -> Decision? {
    guard let last = open.last, last.step == step else { return nil }
    return open.removeLast()
  }

  var nextStep: Double? { open.last?.step }

  mutating func makeLater(_ decision: Decision) { later.append(decision) }

  /// Those that are made later are the next ones.
  mutating func resume() {
    while let last = later.popLast() { open.append(last) }
  }

  /// Puts others in place of those of the same nodes.
  mutating func replace(by fresh: [Decision]) {
    if fresh.isEmpty { return }
    let kept = open.filter { one in !fresh.contains { $0.node == one.node && $0.kind == one.kind } }
    begin(kept.reversed() + fresh)
  }

  /// Opens the lengths of flows that are to be broken yet once more. Returns these.
  mutating func reopenLengths() -> [Decision] {
    let lengths = open.filter { flow in
      flow.kind == .lines && !open.contains { $0.kind == .length && $0.node == flow.node }
    }.map { Decision(.length, of: $0.node, $0.axis, isFirst: $0.axis == .horizontal) }
    open += lengths
    return lengths
  }
}

extension Relations {
  var hasFirstDecisions: Bool { decisions.haveFirst }

  /// Lets all be as on the first time, where anything may change, or tries those of the last solve.
  func beginDecisions() throws(LayoutError) {
    let isNeeded = !isUnchanged || !contents.fittingNode.isNone
    decisions.areTried =
      FastPath.triedDecisions.isUsed && isNeeded && contents.fittingNode.isNone && mayKeepDecisions
    let all = isNeeded && !decisions.areTried ? try openDecisions() : []
    decisions.begin(all)
    // With the first variants other content is there than with the last ones.
    if all.contains(where: { $0.kind == .variant }) { try beginSpaces() }
  }

  /// Makes decisions until other frames follow. Returns the node of one for which rows are to be solved again; none if
  /// all are made.
  func decide() throws(LayoutError) -> Node {
    if contents.cutNode != .none { return try beginWithWords() }
    if decisions.areTried { return try endTrial() }
    var (changed, last) = (Node.none, Node.none)
    let isFirst = hasFirstDecisions
    while changed == .none, isFirst == hasFirstDecisions, let step = decisions.nextStep {
      (changed, last) = try decide(step)
    }
    if changed == .none && !solver.isUpToDate { changed = last }
    if isFirst {
      contents.beginRounds()
    } else if changed != .none {
      contents.beginRounds()
      try beginSearchesAgain()
    }
    return changed
  }

  /// Begins again with content of its natural size, and flows that are not broken yet as on the first time: before, they
  /// had what other rows left.
  private func beginAgain() throws(LayoutError) {
    for length in decisions.reopenLengths() { try openLength(length) }
    contents.begin()
    passesBegin()
    try beginSearchesAgain()
    try beginSpaces()
  }

  /// Begins the solve again if frames do not agree with what is tried.
  private func endTrial() throws(LayoutError) -> Node {
    decisions.areTried = false
    return framesAgreeWithDecisions ? .none : try decideAgain()
  }

  /// Begins the solve again once the longest word of a text is known, so that it goes as the next one does. Returns the
  /// text.
  private func beginWithWords() throws(LayoutError) -> Node {
    let (text, refusal) = (contents.cutNode, contents.refusal)
    decisions.areTried = false
    _ = try decideAgain()
    contents.refusal = contents.refusal ?? refusal
    return text
  }

  private func decideAgain() throws(LayoutError) -> Node {
    let all = try openDecisions()
    decisions.begin(all)
    try beginAgain()
    return all.first?.node ?? .none
  }

  private func decide(_ step: Double) throws(LayoutError) -> (changed: Node, last: Node) {
    var (changed, last) = (Node.none, Node.none)
    var waiting = NodeList()
    var varied: [Decision] = []
    while let decision = decisions.next(of: step) {
      last = decision.node
      if decision.owner != .none && waiting.contains(decision.owner) {
        decisions.makeLater(decision)
      } else if try make(decision) {
        changed = decision.node
        if decision.owner != .none { waiting.insert(decision.owner) }
        if decision.kind == .variant {
          decisions.makeLater(decision)
          varied.append(decision)
        }
      }
    }
    decisions.resume()
    for decision in varied { decisions.replace(by: try openDecisions(behind: decision)) }
    if !varied.isEmpty { try beginAgain() }
    return (changed, last)
  }
}
