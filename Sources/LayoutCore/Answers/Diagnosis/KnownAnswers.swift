import LayoutStore

/// What was found out since the last change or solve. A host asks how many there are before it asks for them, and an editor
/// for one answer in numbers and in words.
final class KnownAnswers {
  /// The layout has changed since if it has made others.
  let edits: Int
  var freedom: Int?
  var open: AmbiguousAttributes?
  private var answers: [KnownAnswer] = []

  init(edits: Int) { self.edits = edits }

  /// Each is looked for among all.
  private static let most = 64

  func find(_ id: UInt64, _ priority: Double = .infinity) -> KnownAnswer? {
    for answer in answers where answer.id == id && answer.priority == priority { return answer }
    return nil
  }

  func keep(_ answer: KnownAnswer) {
    if answers.count == Self.most { answers.removeAll() }
    answers.append(answer)
  }
}

/// An answer about a handle: what takes part in it, or how far it could go at a priority.
final class KnownAnswer {
  let id: UInt64
  let priority: Double
  var explanations: [Explanation] = []
  var binding: [Reason] = []
  var range = (minimum: Double.nan, maximum: Double.nan)

  init(_ id: UInt64, _ priority: Double = .infinity) {
    self.id = id
    self.priority = priority
  }
}

extension Layout {
  /// Those that still hold: none after a change, and inside a callback, where more may be measured.
  var knownAnswers: KnownAnswers {
    if isBusy { return KnownAnswers(edits: edits) }
    if diagnosis.answers.edits != edits { diagnosis.answers = KnownAnswers(edits: edits) }
    return diagnosis.answers
  }
}
