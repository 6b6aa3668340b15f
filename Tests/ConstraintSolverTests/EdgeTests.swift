import Testing

@testable import ConstraintSolver

/// Edges of systems of three rows, calculated by hand.
@Suite struct EdgeTests {
  /// The edge along which the first of some rows leaves.
  private func edge(_ fixture: BasisFixture) -> Edge {
    let edge = Edge()
    edge.direction.resize(3)
    edge.rates.resize(4)
    _ = fixture.factorize()
    for (variable, speed) in fixture.ftran(0).enumerated() where speed != 0 {
      edge.direction.add(Int32(variable), speed)
    }
    edge.addRates(fixture.table)
    return edge
  }

  /// x0 = b, x1 = 2 x0, x2 = x1 - x0: as b grows by 1, x moves by (1, 2, 1), and x0 + x1 - 4 x2 by -1.
  @Test func ratesFollowTheDirection() {
    let fixture = BasisFixture([[1, 0, 0], [-2, 1, 0], [1, -1, 1], [1, 1, -4]], basic: 3)
    let edge = edge(fixture)
    let rate = edge.rate(of: 3)
    #expect(rate == -1 && edge.rates.index.count == 1)
    let own = [edge.rate(of: Basis.ownRow(1)), edge.rate(of: Basis.ownRow(2))]
    #expect(own == [2, 1])
    let (largest, mover) = (edge.largestRate, edge.largestMover)
    #expect(largest == 2 && mover == 1)
    edge.reverse()
    let reversed = [edge.rate(of: 3), edge.rate(of: Basis.ownRow(1))]
    #expect(reversed == [1, -2])
  }

  /// x1 = 2^40 x0 makes the rate 1 of x0 very small, but it is that of the row that leaves. The rate of
  /// x1 - 2^40 x0 + x2 is 0, and what rounding left there would be none.
  @Test func aSmallRateIsSoundWhereItsRowSaysSo() {
    let large = 0x1p40
    let fixture = BasisFixture(
      [[1, 0, 0], [-large, 1, 0], [0, 0, 1], [-large, 1, 1]], basic: 3)
    let edge = edge(fixture)
    let least = edge.leastRate(fixture.table)
    #expect(least > 1)
    let isSound = edge.isSmallRateSound(of: 0, besides: 0, fixture.table, fixture.basis)
    let isRounding = !edge.isSmallRateSound(of: 3, fixture.table, fixture.basis)
    #expect(isSound && isRounding)
  }
}
