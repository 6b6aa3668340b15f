import ConstraintSolver
import LayoutRelations
import LayoutStore

/// The ways in which constraints are written: attributes, rules and groups, terms, equations, formats, apply lists,
/// autoresizing masks, containers. Each becomes a relation.
open class Vocabularies: Relations {
  package final var formats: FormatTables
  final var equations = EquationStrings()
  final var deciders = Deciders()
  final var shrinking = Shrinking()

  package override init(_ journal: SlotJournal) {
    formats = FormatTables(journal)
    super.init(journal)
  }

  // MARK: What is known of refusals

  /// The sentence of a constraint that a refusal has taken back; nil for none that is known.
  open func refusedSentence(_ constraint: Constraint) -> Text? { nil }

  /// The constraint that is violated in the first conflict that was refused, and whether no other is in it.
  open func firstRefused() -> (sentence: Text, isAlone: Bool)? { nil }

  // MARK: What relations call

  open override func constraintCame(_ constraint: ConstraintSlot) { noteSize(in: constraint) }

  open override func constraintChanged(_ constraint: ConstraintSlot, from value: Double) {
    noteSize(in: constraint)
  }

  open override func constraintGoes(_ constraint: ConstraintSlot) {
    noteSize(in: constraint)
    release(constraint)
  }

  open override func memberChanged(_ child: NodeSlot) throws(LayoutError) {
    try arrange(around: child)
    if !isListed(child) { return }
    for proxy in proxies(of: child) {
      copyPresence(to: proxy)
      try arrange(around: proxy)
    }
  }

  open override func setMembership(
    of child: NodeSlot, to membership: Membership
  ) throws(LayoutError) {
    try change(child, to: membership)
  }

  open override func restoreValues() throws(LayoutError) { try restoreVariants() }

  open override func containerChanged(_ node: NodeSlot) throws(LayoutError) {
    try arrange(container(of: node))
    var child = nodes[node].firstChild
    while !child.isNone {
      try arrangementChanged(of: child)
      child = nodes[child].next
    }
  }

  open override func circleChanged(of node: NodeSlot) throws(LayoutError) {
    try arrangeCircle(of: node)
  }

  open override func directionsChanged(inside top: NodeSlot) throws(LayoutError) {
    try arrangeContainers(inside: top)
  }

  open override func makeLateConstraints() throws(LayoutError) {
    try moveToFreeCells()
    _ = try widenTracks()
  }

  open override func contentChanged(of node: NodeSlot) throws(LayoutError) {
    try noteContent(of: node)
  }

  open override func contentNarrowed(_ axis: Axis) throws(LayoutError) {
    try narrowFlows(axis)
  }

  open override func passesBegin() {
    shrinking.begin()
    deciders.fillings = 0
  }

  open override func updateShares() throws(LayoutError) -> Bool {
    let haveFilled = try fillTracks()
    let isOutOfDate = try widenTracks() || haveFilled
    return try shareWhatIsMissing(isOutOfDate: isOutOfDate) || isOutOfDate
  }

  open override func openDecisions() throws(LayoutError) -> [Decision] { try takeBackDecisions() }

  open override func openDecisions(behind decision: Decision) throws(LayoutError) -> [Decision] {
    try decisions(behind: decision)
  }

  open override func make(_ decision: Decision) throws(LayoutError) -> Bool {
    try choose(decision)
  }

  open override func openLength(_ length: Decision) throws(LayoutError) {
    try takeBackLength(length)
  }

  open override func endDecisions() { noteAgreement() }

  open override var mayKeepDecisions: Bool { deciders.form == solver.form }

  open override var framesAgreeWithDecisions: Bool { agreeWithFrames() }

  open override func returned(to mark: Mark) {
    noteAllDeciders()
    noteAllSpans()
  }
}
