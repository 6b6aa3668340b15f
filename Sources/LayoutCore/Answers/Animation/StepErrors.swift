import LayoutStore

/// What was refused or has failed in a step of time, thrown once it is done.
struct StepErrors {
  private(set) var refused: [Conflict] = []
  /// The first failure that the host would not know of otherwise.
  private(set) var failure: LayoutError?

  mutating func note(refused conflicts: [Conflict]) { refused += conflicts }

  mutating func note(_ error: LayoutError) {
    if failure == nil { failure = error }
  }

  mutating func takeAll() -> StepErrors {
    let all = self
    self = StepErrors()
    return all
  }
}
