import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// Nodes, their attributes, and what the attributes are kept at; solved, every node has a frame.
///
/// A layout translates: every constraint becomes a ``LinearRelation`` of lines of nodes, and that
/// becomes a row of a ``Solver``, a side of one, or a fixed variable; that no size is negative is a bound
/// of a variable. The position of a node is relative to its parent, so that what
/// is inside a node does not change when the node moves.
///
/// Everything lives in tables of plain records; handles are places in them. A call that throws has
/// changed nothing. A layout belongs to one thread at a time.
public final class Layout: Vocabularies {
  let presentation = Presentation()
  var diagnosis = Diagnosis()
  /// What was wrong with the last document, in the order of lines.
  public internal(set) var documentFaults: [DocumentFault] = []
  var updated: UpdatedDocument?
  /// The words that could stand where a document was completed.
  public internal(set) var completions: [Text] = []

  /// A layout without nodes.
  public init() { super.init(SlotJournal()) }

  // MARK: What the modules below call

  public override var isDeferring: Bool { waitingRecord != nil }

  public override func deferChange(_ change: DeferredChange) {
    waitingRecord?.deferred.append(change)
  }

  public override func constraintCame(_ constraint: ConstraintSlot) {
    super.constraintCame(constraint)
    noteTouched(constraint)
  }

  public override func constraintChanged(_ constraint: ConstraintSlot, from value: Double) {
    super.constraintChanged(constraint, from: value)
    noteRewrite(constraint, value)
  }

  public override func constraintTurned(_ constraint: ConstraintSlot) {
    presentation.values.negate(constraint)
  }

  public override func goalChanged(of node: NodeSlot) { noteGoal(of: node) }

  public override func framesMayHaveChanged() {
    super.framesMayHaveChanged()
    notePresentedFrames()
  }

  public override func changesAreCollected() { presentation.goals.hasUncollected = false }

  public override func isAwaited(_ node: Node) -> Bool { presentation.tracks.find(node) >= 0 }

  public override func solveBegins() { diagnosis.log.isDue = true }

  public override func conflictsChanged() { forgetConflicts() }

  public override func complete(_ mark: inout Mark) {
    mark.animationSerial = presentation.animations.nextSerial
    mark.deferredCount = presentation.scopes.last?.record.deferred.count ?? 0
  }

  public override func transactionBegan() {
    presentation.mark = PresentationMark(presentation, level: transactions.marks.count - 1)
  }

  public override func transactionJoined() { presentation.joinMarks() }

  public override func transactionsEnded() { presentation.mark = nil }

  public override func refuse(
    _ takeBack: () throws(LayoutError) -> Void
  ) throws(LayoutError) {
    let found = conflictsInWords()
    try takeBack()
    diagnosis.conflicts.refused = found
    releaseDropped()
  }

  public override func returned(to mark: Mark) {
    super.returned(to: mark)
    takeBackAnimations(to: mark)
  }

  public override func refusedSentence(_ constraint: Constraint) -> Text? {
    diagnosis.conflicts.sentence(of: constraint)
  }

  public override func firstRefused() -> (sentence: Text, isAlone: Bool)? {
    guard let conflict = diagnosis.conflicts.refused.first,
      let sentence = conflict.texts?.sentences.first
    else { return nil }
    return (sentence, conflict.constraints.count == 1)
  }

  public override func committed() { deliver() }

  public override func rolledBack() { releaseDropped() }
}
