import LayoutStore
import LayoutVocabularies

/// What a layout tells its host without being asked.
public struct LogKinds: OptionSet, Sendable {
  /// A bit for each kind.
  public var rawValue: UInt32

  /// Kinds by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A call was refused: its message.
  public static let refusals = LogKinds(rawValue: 1)
  /// A solve has met a conflict that the one before had not: its report.
  public static let conflicts = LogKinds(rawValue: 2)
  /// A solve has left something ambiguous, and something else than the one before.
  public static let ambiguities = LogKinds(rawValue: 4)
  /// A solve has left a container without what it asks for, and the one before has not.
  public static let unmet = LogKinds(rawValue: 8)
  /// A solve has left a flow or a barrier as it was decided, though the last frames would decide otherwise: which.
  public static let decisions = LogKinds(rawValue: 16)
  /// Every kind.
  public static let all: LogKinds = [.refusals, .conflicts, .ambiguities, .unmet, .decisions]
}

/// Is told what a layout meets. It may read the layout.
public typealias Logger = (_ kind: LogKinds, _ text: Text) -> Void

/// Whom a layout tells, and what it has told last.
struct Log {
  /// How many conflicts, and demands of containers, of one solve are told.
  static let conflictLimit = 12

  var kinds: LogKinds = []
  var logger: Logger?
  /// There was a solve since something was told of one.
  var isDue = false
  fileprivate var isRunning = false
  fileprivate var conflicts: [[UInt8]] = []
  fileprivate var unmet: [[UInt8]] = []
  fileprivate var ambiguity: [UInt8] = []
  fileprivate var decidedOtherwise: [Node] = []
}

extension Layout {
  /// Chooses who is told, and of what; nil for nobody.
  public func setLogger(_ kinds: LogKinds, _ logger: Logger?) throws(LayoutError) {
    try checkIdle()
    let before = diagnosis.log.logger  // released last: that may run code of the host's
    diagnosis.log = Log()
    if let logger { (diagnosis.log.kinds, diagnosis.log.logger) = (kinds, logger) }
    _ = before
  }

  /// Tells of a call that was refused.
  public func logRefusal(_ words: Text) {
    if diagnosis.log.kinds.contains(.refusals) { tell(.refusals, words) }
  }

  /// Tells what the last solve has met, once a call that solves is over. What the solve before has met,
  /// too, is not told again.
  public func logSolve() {
    guard diagnosis.log.isDue, diagnosis.log.logger != nil, !isBusy, !diagnosis.log.isRunning else {
      return
    }
    diagnosis.log.isDue = false
    if diagnosis.log.kinds.contains(.conflicts) { logConflicts() }
    if diagnosis.log.kinds.contains(.unmet) { logUnmet() }
    if diagnosis.log.kinds.contains(.decisions) { logDecisions() }
    if diagnosis.log.kinds.contains(.ambiguities) {
      let text = (try? ambiguityDescription()) ?? Text()
      if text.bytes != diagnosis.log.ambiguity {
        diagnosis.log.ambiguity = text.bytes
        if !text.bytes.isEmpty { tell(.ambiguities, text) }
      }
    }
  }

  private func logConflicts() {
    let before = diagnosis.log.conflicts
    var found: [[UInt8]] = []
    for index in 0..<min(conflictCount, Log.conflictLimit) {
      found.append(conflictDescription(index).bytes)
    }
    diagnosis.log.conflicts = found
    for index in found.indices where !before.contains(found[index]) {
      tell(.conflicts, conflictReport(index))
    }
  }

  private func logUnmet() {
    let before = diagnosis.log.unmet
    let found = unmet.prefix(Log.conflictLimit).map { unmetDescription($0) }
    diagnosis.log.unmet = found.map { $0.bytes }
    for text in found where !before.contains(text.bytes) { tell(.unmet, text) }
  }

  private func logDecisions() {
    let before = diagnosis.log.decidedOtherwise
    diagnosis.log.decidedOtherwise = decidedOtherwise()
    for node in diagnosis.log.decidedOtherwise where !before.contains(node) {
      guard let slot = find(node) else { continue }
      var text = Text()
      if container(of: slot).isNone {
        text.append("the variant of ")
      } else {
        appendKind(ofContainer: slot, to: &text)
      }
      appendName(ofNode: slot, to: &text)
      text.append(" stays as it was decided, though the last frames would decide otherwise")
      tell(.decisions, text)
    }
  }

  private func tell(_ kind: LogKinds, _ text: Text) {
    guard let logger = diagnosis.log.logger, !diagnosis.log.isRunning else { return }
    diagnosis.log.isRunning = true
    callOut { logger(kind, text) }
    diagnosis.log.isRunning = false
  }
}
