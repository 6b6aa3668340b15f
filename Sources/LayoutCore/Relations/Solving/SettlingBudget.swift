/// How often rows are solved in one solve of a layout. Whatever follows from frames and changes rows draws on it: shares
/// of what is missing, areas, content, and decisions.
struct SettlingBudget {
  /// How many rounds of measuring there are, as each calls the host.
  static let roundLimit = 64
  /// How many passes of areas there are from one round to the next.
  static let passLimit = 40
  /// How many solves there are in all of them together.
  static let solveLimit = 256

  private var rounds = 0
  private var passes = 0
  private(set) var solves = 0

  var allowsRound: Bool { rounds < Self.roundLimit && allowsSolve }
  var allowsPass: Bool { passes < Self.passLimit && allowsSolve }
  var allowsSolve: Bool { solves < Self.solveLimit }

  mutating func countRound() {
    rounds += 1
    passes = 0
  }

  mutating func countPass() { passes += 1 }

  mutating func countSolve() { solves += 1 }
}
