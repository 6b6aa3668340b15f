import LayoutCore

/// Why a call was refused; nothing has changed then. The message names the culprit.
public struct KeepError: Error, CustomStringConvertible {
  /// What is wrong, in one line; for equations the place as well.
  public let description: String
  /// Whether required constraints contradict each other, with the policy that refuses conflicts.
  public let isConflict: Bool

  init(_ description: String) {
    self.description = description
    isConflict = false
  }

  init(_ error: CoreError, in layout: CoreLayout) {
    if case .conflict = error { isConflict = true } else { isConflict = false }
    var text = layout.words(for: error).string
    if case .equations = error {
      for report in layout.faulty { text += "\n" + report.lines.string }
    }
    description = text
  }
}
