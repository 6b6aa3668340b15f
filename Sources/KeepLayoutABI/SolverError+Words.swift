import CKeepLayout
import ConstraintSolver
import LayoutStore

extension SolverError {
  /// The status that a host gets.
  var status: keep_status {
    switch self {
    case .number, .argument: KEEP_ERROR_INVALID_ARGUMENT
    case .variable, .row, .repeatedRow: KEEP_ERROR_INVALID_HANDLE
    case .inUse, .noTransaction, .openTransaction: KEEP_ERROR_STATE
    case .limit, .accuracy: KEEP_ERROR_LIMIT
    case .conflict: KEEP_ERROR_CONFLICT
    }
  }

  /// What was wrong, naming it by what it is, where it was, and what would have been right.
  func describe(into text: inout Text) {
    switch self {
    case .number(let argument, let value, let place):
      text.append(argument, at: place)
      text.append(" is ")
      text.append(value, digits: 15)
      text.append(", and must be ")
      text.append(rangeOf: argument)
    case .argument(let argument, let place):
      text.append(argument, at: place)
      text.append(argument.fault)
    case .variable(let place):
      text.append("variable", at: place)
      text.append(" is none, stale, or of another solver")
    case .row(let place):
      text.append("row", at: place)
      text.append(" is none, stale, or of another solver")
    case .repeatedRow(let place):
      text.append("row", at: place)
      text.append(" is given twice")
    case .inUse: text.append("a row still mentions the variable")
    case .noTransaction: text.append("there is no transaction to end")
    case .openTransaction: text.append("a transaction is open")
    case .limit(let quantity):
      text.append("more ")
      text.append(quantity.word)
      text.append(" than the ")
      text.append(quantity.most)
      text.append(" that there may be")
    case .conflict: text.append("required rows contradict each other; the changes were undone")
    case .accuracy: text.append("numbers of too different size; the values are not the best")
    }
  }
}

extension SolverError.Argument {
  fileprivate var word: StaticString {
    switch self {
    case .defaultValue: "default"
    case .constant: "constant"
    case .priority, .leastPriority: "priority"
    case .weight: "weight"
    case .coefficient: "coefficient"
    case .relation: "relation"
    case .policy: "policy"
    case .count: "count"
    case .starts: "start"
    case .arrays: "array"
    }
  }

  fileprivate var fault: StaticString {
    switch self {
    case .relation: " is none of KEEP_AT_MOST, KEEP_EQUAL, KEEP_AT_LEAST"
    case .policy: " is none of KEEP_CONFLICTS_REPORTED, KEEP_CONFLICTS_REFUSED"
    case .count: " is more than there is, or than there could be"
    case .starts: " is less than the one before, or the first is not 0"
    default: " is NULL although there is something to read or write"
    }
  }
}

extension SolverError.Quantity {
  fileprivate var word: StaticString {
    switch self {
    case .variables: "variables"
    case .rows: "rows"
    case .terms: "terms"
    case .transactions: "nested transactions"
    }
  }
}

extension Text {
  /// "the weight", or "weight 3" where there are several.
  fileprivate mutating func append(_ word: StaticString, at place: Int) {
    if place < 0 { append("the ") }
    append(word)
    if place >= 0 {
      append(" ")
      append(place)
    }
  }

  fileprivate mutating func append(_ argument: SolverError.Argument, at place: Int) {
    append(argument.word, at: place)
  }

  fileprivate mutating func append(rangeOf argument: SolverError.Argument) {
    if argument == .priority { return append("above 0 and at most 1000") }
    guard let range = argument.range else { return append("between 0 and 1000") }
    if argument == .coefficient { append("0, or in size ") }
    append("between ")
    append(range.least, digits: 15)
    append(" and ")
    append(range.most, digits: 15)
  }
}
