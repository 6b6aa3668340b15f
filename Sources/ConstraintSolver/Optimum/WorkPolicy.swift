/// What bounds the work of solves: restarts, anti-cycling, how ties are searched; and the pivots so far.
struct WorkPolicy {
  var restarts = RestartPolicy()
  var tieSearch = TieSearchPolicy()
  var cycling = AntiCycling()
  /// Pivots since the solver was made.
  private(set) var pivots: UInt64 = 0

  mutating func countPivot() { pivots &+= 1 }

  /// Notes the work of a pivot that was made to break a tie.
  mutating func noteTiePivot(work: UInt64) {
    tieSearch.noteStep()
    cycling.noteTiePivot(work: work)
  }
}
