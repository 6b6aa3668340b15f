/// The named priorities. Any number above 0 and at most 1000 is one.
public enum Priority {
  /// Must hold; contradictions are conflicts.
  public static let required = 1000.0
  /// KeepLayout's high, 0.3.1's "shall".
  public static let high = 750.0
  /// Between high and low.
  public static let medium = 500.0
  /// KeepLayout's low, 0.3.1's "may".
  public static let low = 250.0
  /// The weakest of the named ones, 0.3.1's "fit".
  public static let fitting = 50.0

  /// What hugging counts as. From above low to below required it is a little less than its number: nothing is cut as
  /// something else does not want to be stretched, unless the host says that this is more important.
  package static func hugging(_ priority: Double) -> Double {
    priority > low && priority < required ? priority - huggingStep : priority
  }

  private static let huggingStep = 1.0 / 64

  /// A little below another one, by some steps of 1/1024.
  package static func below(_ priority: Double, steps: Double) -> Double {
    priority > 1 ? priority - steps / 1024 : priority * (1 - steps / 1024)
  }

  /// What the one-line length of text that can wrap counts as: it yields before content that cannot, and what is inside
  /// of flows, which ask for it, before these. Text that must not be compressed does not wrap.
  package static func wrapping(_ priority: Double, inFlows count: Int32) -> Double {
    priority < required ? below(priority, steps: 4 * Double(min(count, mostFlows) + 1)) : priority
  }

  /// More would take it down to what hugging counts as.
  private static let mostFlows: Int32 = 2

  /// The words for them in strings.
  package static var words: [(word: StaticString, priority: Double)] {
    [
      ("required", required), ("high", high), ("medium", medium), ("low", low),
      ("fitting", fitting), ("must", required), ("shall", high), ("may", low), ("fit", fitting),
    ]
  }

  /// The nearest of the names, the higher one of two, and the difference: `high(+50)`.
  public static func description(_ priority: Double) -> Text {
    var text = Text()
    let level: Double
    switch priority {
    case 875...1000: (level, _) = (required, text.append("required"))
    case 625..<875: (level, _) = (high, text.append("high"))
    case 375..<625: (level, _) = (medium, text.append("medium"))
    case 150..<375: (level, _) = (low, text.append("low"))
    case let low where low > 0 && low < 150: (level, _) = (fitting, text.append("fitting"))
    default: (level, _) = (0, text.append("undefined"))
    }
    let difference = priority - level
    if difference != 0 && !difference.isNaN {
      text.append(difference < 0 ? "(" : "(+")
      text.append(difference, digits: 6)
      text.append(")")
    }
    return text
  }
}
