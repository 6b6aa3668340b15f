/// What the value of a property stands for: from it follow its check, and how it is written and read.
package enum Meaning {
  /// So or not: a document has the line or not.
  case flag
  case number(NumberRange)
  /// A length, perhaps one that was measured.
  case content
  case insets
  case distances
  /// A word behind that of the property.
  case choice(Vocabulary)
  /// A word by itself, without one for the property.
  case word(Vocabulary)
  /// Of which node, and where.
  case circle
  case cells
  /// A length and the priority at which it is kept, by a constraint.
  case size

  /// Whether its values can be set wherever a node is.
  package var fitsEverywhere: Bool {
    switch self {
    case .circle, .cells, .size: false
    default: true
    }
  }

  /// Whether a constraint keeps it. One that is set again, also to what it is, begins its motion again.
  package var isConstraint: Bool { if case .size = self { true } else { false } }

  /// What is so where nothing else is usual.
  var plain: PropertyValue {
    switch self {
    case .flag: .flag(false)
    case .number: .number(0)
    case .content, .circle, .cells, .size: .none
    case .insets: .insets(Insets(all: 0))
    case .distances: .distances(0, 0)
    case .choice, .word: .choice(0)
    }
  }
}

/// Which numbers are accepted.
package enum NumberRange {
  /// From 0 to 1e12.
  case length
  /// Up to 1e12 in magnitude.
  case offset
  /// From 0 to 1.
  case share
  /// 0, or from 1e-6 to 1e6.
  case weight
  /// From 1e-6 to 1e6.
  case fraction
  /// 0, or a whole number up to 1e6.
  case count
  /// The number of a column or a row, and how many of them.
  case cell
  case cellCount
  /// Above 0 and at most 1e6.
  case scale
  /// Above 0 and at most 1000. A document may have the word for it.
  case priority
}
