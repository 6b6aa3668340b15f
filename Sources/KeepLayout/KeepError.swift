import CKeepLayout

/// Why a call was refused; nothing has changed then. The message names the culprit.
public struct KeepError: Error, CustomStringConvertible {
  /// What is wrong, in one line; for equations the place as well.
  public let description: String
  /// Whether required constraints contradict each other, with the policy that refuses conflicts.
  public let isConflict: Bool
  /// What a function of the host's has thrown, if that is why.
  public let cause: (any Error)?

  init(_ description: String) {
    self.description = description
    isConflict = false
    cause = nil
  }

  /// That of a call. That everything was undone is not hidden by what a function has thrown on the way.
  init(_ status: keep_status, _ message: UnsafePointer<CChar>, _ raised: (any Error)? = nil) {
    isConflict = status == KEEP_ERROR_CONFLICT
    cause = raised
    if let raised, !isConflict {
      description = "\(raised)"
    } else {
      description = Self.withoutFunction(String(cString: message))
    }
  }

  /// A message without the function in C that it begins with.
  private static func withoutFunction(_ message: String) -> String {
    guard message.hasPrefix("keep_"), let end = message.firstRange(of: ": ") else { return message }
    return String(message[end.upperBound...])
  }
}
