/// Steps that keep to the place where rows have changed.
///
/// In a layout that just fits, rows hold with no room to spare nearly everywhere. A wish that comes or
/// goes there may change no value at all, and steps only exchange rows until that is proved. How much a
/// release gains says nothing then; what matters is how much it moves, as all that has to be found, and
/// what else it makes free, which has to be decided anew. So positions come first whose keys are new, on
/// which little depends, and of rows that stop a step at one point the newest one enters.
///
/// Keys are what a release loses below all levels. In this order positions would give way, too, if the weight
/// of the wish grew from nothing, and as long as they do what was decided below remains so. (Gass and
/// Saaty, The computational algorithm for the parametric objective function, 1955.)
extension Engine {
  /// Where the range is wide, gains differ so much that they decide all the same; and where steps have gone on
  /// for long, they do move something.
  var staysNear: Bool { basis.workUnits < nearUntil && !isExtended }

  /// Notes before a solve whether rows have changed since the last one. After a load all are new.
  func noteForm(isLoad: Bool) {
    let isNew = !isLoad && form != solvedForm
    nearUntil = isNew ? basis.workUnits &+ firstSolveVisits / WorkLimit.nearSolves : 0
    solvedForm = form
  }

  /// How near it is to release a position: by the age of its key, or of what it defines, and if these are the
  /// same, by how much it gains.
  func nearness(of position: Int32, _ standing: Standing) -> Double {
    let variable = key[position] >= 0 ? key[position] : basis.pivotVariable[position]
    return Double(variableSerial[variable]) + standing.excess / (1 + standing.excess)
  }

  /// How near a row is that stops a step, beside others at the same point. One that the step moves so
  /// little that a faster one is the better pivot comes after these, by how fast it is.
  func nearness(of row: Int32) -> Double {
    let speed = abs(rates[row])
    return speed >= Tolerance.pivotThreshold ? Double(row) + 1 : speed
  }
}
