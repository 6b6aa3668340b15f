/// The activities of rows at a basic solution: by how much and on which side they are off their constants, and
/// the subgradients that follow.
struct Activities: ~Copyable {
  // One entry a row.
  /// Left side minus constant, scaled; kept for nonbasic rows only.
  var residual = Buffer<Double>(per: .row)
  /// The rounding error that the residual may have.
  var tolerance = Buffer<Float>(per: .row)
  /// -1, 0 or 1: which side the row is on. A residual of 0 may carry any side.
  var side = Buffer<Int8>(per: .row)
  /// The sign of the row's subgradient.
  var slopeSign = Buffer<Int8>(per: .row)

  /// Changes of the gradient that the multipliers do not have yet.
  var slopeChanges = Buffer<SlopeChange>()

  mutating func resize(_ rows: Int) {
    residual.resize(rows)
    tolerance.resize(rows)
    side.resize(rows)
    slopeSign.resize(rows)
  }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&residual)
    memory.add(&tolerance)
    memory.add(&side)
    memory.add(&slopeSign)
    memory.add(&slopeChanges)
  }
}

/// A change of a row's part in the gradient.
struct SlopeChange: BitwiseCopyable {
  var row: Int32
  var level: Int32
  var amount: Double
}
