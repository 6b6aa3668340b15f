import Testing

@testable import ConstraintSolver

/// Factorisation, FTRAN, BTRAN and updates on matrices whose inverses follow by hand.
@Suite struct BasisTests {
  /// x0 = b0; x1 - x0 = b1; x2 - 2 x1 = b2. A unit of b0 moves x by (1, 1, 2).
  let triangular: [[Double]] = [[1, 0, 0], [-1, 1, 0], [0, -2, 1]]

  @Test func ownRowsAreAnIdentity() {
    let fixture = BasisFixture([[1, 1, 1]], basic: 0)
    #expect(fixture.ftran(1) == [0, 1, 0])
    #expect(fixture.btran([3, 0, -2]) == [3, 0, -2])
    #expect(fixture.isSound)
  }

  @Test func triangularRowsAreTheirOwnFactors() {
    let fixture = BasisFixture(triangular)
    #expect(fixture.factorize() == 0)
    #expect(fixture.ftran(0) == [1, 1, 2])
    #expect(fixture.ftran(1) == [0, 1, 2])
    // x2 = b2 + 2 b1 + 2 b0.
    #expect(fixture.btran([0, 0, 1]) == [2, 2, 1])
    #expect(!fixture.hasChangedRows)
    #expect(fixture.isSound)
  }

  /// x0 + x1 = b0, x0 - x1 = b1: no row and no column is a singleton, so that one variable is a spike.
  /// A unit of b0 moves both by 1/2.
  @Test func aBumpHasASpike() {
    let fixture = BasisFixture([[1, 1], [1, -1]])
    #expect(fixture.factorize() == 0)
    #expect(fixture.spikes == 1)
    #expect(fixture.ftran(0) == [0.5, 0.5])
    #expect(fixture.ftran(1) == [0.5, -0.5])
    #expect(fixture.btran([1, 0]) == [0.5, 0.5])
    #expect(fixture.isSound)
  }

  /// Three rows with every two of three variables: 1/2 (b0 + b2 - b1), and so on in turn.
  @Test func aBumpOfThree() {
    let fixture = BasisFixture([[1, 1, 0], [0, 1, 1], [1, 0, 1]])
    #expect(fixture.factorize() == 0)
    #expect(fixture.ftran(0) == [0.5, 0.5, -0.5])
    #expect(fixture.btran([1, 0, 0]) == [0.5, -0.5, 0.5])
    #expect(fixture.isSound)
  }

  /// 5/2 x(k) - x(k-1) - x(k+1) = 0, with 1 before the first and 0 after the last: x(k) = 2^-(k+1), except for
  /// 2^-60. From the one end to the other errors grow with 2^k: an elimination that takes every row as the
  /// definition of the next variable loses all digits (a shooting method).
  @Test func growingErrorsAreKeptFromGrowing() {
    let count = 60
    var rows = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    for k in 0..<count {
      rows[k][k] = 2.5
      if k > 0 { rows[k][k - 1] = -1 }
      if k < count - 1 { rows[k][k + 1] = -1 }
    }
    let fixture = BasisFixture(rows)
    #expect(fixture.factorize() == 0)
    var power = 1.0
    for value in fixture.ftran(0) {
      power /= 2
      #expect(abs(value - power) < 1e-15)
    }
    #expect(fixture.isSound)
  }

  /// x(k-1) - 2 x(k) + x(k+1) + w(k) - w(k+1) = 0 with 0 at both ends, and w(k) = 0: n gaps of one width between
  /// boxes of width w. The inverse of its first n rows and columns has -i (n + 1 - j) / (n + 1) at i <= j,
  /// counted from 1.
  @Test func aRecurrenceOfTwoIsFactorisedInLinearTime() {
    var visits: [UInt64] = []
    for count in [50, 100, 200] {
      var rows = [[Double]](repeating: [Double](repeating: 0, count: 2 * count), count: 2 * count)
      for k in 0..<count {
        rows[k][k] = -2
        if k > 0 { rows[k][k - 1] = 1 }
        if k < count - 1 { rows[k][k + 1] = 1 }
        rows[k][count + k] = 1
        if k < count - 1 { rows[k][count + k + 1] = -1 }
        rows[count + k][count + k] = 1
      }
      let fixture = BasisFixture(rows)
      #expect(fixture.factorize() == 0)
      visits.append(fixture.workUnits)
      let middle = count / 2
      let column = fixture.ftran(Int32(middle))
      for k in 0..<count {
        let (low, high) = (min(k, middle) + 1, max(k, middle) + 1)
        let inverse = -Double(low * (count + 1 - high)) / Double(count + 1)
        #expect(abs(column[k] - inverse) < 1e-12 * Double(count))
      }
    }
    #expect(visits[1] < 3 * visits[0] && visits[2] < 3 * visits[1])
  }

  /// The second row is twice the first: it leaves for the own row of the variable that is not defined.
  @Test func aSingularBasisIsRepaired() {
    let fixture = BasisFixture([[1, 1], [2, 2]])
    #expect(fixture.factorize() == 1)
    #expect(fixture.isSound)
  }

  /// x1 = b replaces x1 - x0 = b: a definition for a definition, which U takes in place.
  @Test func aDefinitionIsReplacedInPlace() {
    let fixture = BasisFixture(triangular + [[0, 1, 0]], basic: 3)
    _ = fixture.factorize()
    fixture.replace(1, with: 3)
    #expect(fixture.etas == 0)
    #expect(!fixture.hasLowerRows)
    #expect(fixture.ftran(1) == [0, 1, 2])
    #expect(fixture.ftran(0) == [1, 0, 0])
    #expect(fixture.isSound)
  }

  /// x0 + x1 + x2 = b replaces x0 = b. It depends on x0 in three ways, so that U has to be reduced, or an eta
  /// comes: a unit of b moves x by (1, 1, 2) / 4.
  @Test func aRowWithSeveralDependencesIsReduced() {
    let fixture = BasisFixture(triangular + [[1, 1, 1]], basic: 3)
    _ = fixture.factorize()
    fixture.replace(0, with: 3)
    #expect(fixture.ftran(0) == [0.25, 0.25, 0.5])
    #expect(fixture.hasLowerRows || fixture.etas == 1)
    #expect(fixture.isSound)
  }

  /// Replacing a position that L mentions cannot stay in U: the second update is an eta, and refactorising its
  /// position alone removes it. With x0 + x1 + x2 = b, and then x0 + x1 + 2 x2 = b, a unit of b moves x by
  /// (1, 1, 2) / 4 and (1, 1, 2) / 6.
  @Test func anEtaGoesWithAPartialRefactorisation() {
    let fixture = BasisFixture(triangular + [[1, 1, 1], [1, 1, 2]], basic: 3)
    _ = fixture.factorize()
    fixture.replace(0, with: 3)
    fixture.replace(0, with: 4)
    #expect(fixture.etas == 1)
    #expect(fixture.isSound)
    let dropped = fixture.basis.refactorizeReplaced(
      fixture.table, limit: 1000, fixture.permit)
    #expect(dropped == 0)
    #expect(fixture.etas == 0)
    #expect(fixture.isSound)
    #expect(fixture.ftran(0).map { ($0 * 6).rounded() } == [1, 1, 2])
  }

  /// The check that the others lean on finds a wrong pivot, and a row at two positions.
  @Test func theInvariantsCanFail() {
    let fixture = BasisFixture(triangular)
    _ = fixture.factorize()
    fixture.basis.upper.pivot[1] = 2
    #expect(!fixture.basis.isConsistent(fixture.table))
    #expect(fixture.basis.largestError(fixture.table).ftran >= 0.5)
    fixture.basis.upper.pivot[1] = 1
    #expect(fixture.isSound)
    fixture.basis.setRow(2, fixture.basis.row[1], fixture.table, fixture.permit)
    #expect(!fixture.basis.isConsistent(fixture.table))
  }

  /// The order puts every variable after those in its definition, and FTRAN finds the same with it.
  @Test func aTopologicalOrderChangesNothing() {
    let fixture = BasisFixture(triangular)
    _ = fixture.factorize()
    fixture.basis.orderAll(fixture.table)
    #expect(fixture.isOrdered)
    #expect(fixture.ftran(0) == [1, 1, 2])
    #expect(fixture.isSound)
    fixture.basis.addVariables(0)
    #expect(!fixture.isOrdered)
  }
}

/// The parts of the basis by themselves.
@Suite struct FactorTests {
  /// New factors are considered after 1,000 entries and, when that was too early, after twice as many as then;
  /// with 3 positions all are factorised after 10,000 + 30 * 3 at the latest.
  @Test func etasAreCostlyAfterAWhile() {
    var etas = EtaFile()
    etas.countWork(1_000)
    let isCostlyAtOnce = etas.areCostly(positions: 3)
    etas.countWork(1)
    let isCostly = etas.areCostly(positions: 3)
    let isLeftForLater = etas.postpone(positions: 3)
    etas.countWork(1_001)
    let isCostlyAgain = etas.areCostly(positions: 3)
    etas.countWork(10_090 - 2_002)
    #expect(!isCostlyAtOnce && isCostly && isLeftForLater && !isCostlyAgain)
    let (isAtEnd, isLeft) = (etas.areCostly(positions: 3), etas.postpone(positions: 3))
    etas.removeAll()
    let isForgotten = !etas.areCostly(positions: 3)
    #expect(isAtEnd && !isLeft && isForgotten)
  }

  /// Where the last new factors took more visits than that, etas may, too.
  @Test func etasMayCostAsMuchAsNewFactors() {
    var etas = EtaFile()
    etas.expect(refactorization: 3_000)
    etas.countWork(3_000)
    let isCheap = !etas.areCostly(positions: 3)
    etas.countWork(1)
    let isCostly = etas.areCostly(positions: 3)
    #expect(isCheap && isCostly)
  }

  @Test func etasApplyInTheOrderOfTheirAge() {
    var etas = EtaFile()
    let y = WorkVector()
    y.resize(2)
    y.add(0, 2)
    y.add(1, 1)
    etas.append(0, y, positions: 2)
    y.clear()
    y.add(0, 1)
    y.add(1, 4)
    etas.append(1, y, positions: 2)
    y.clear()
    let (count, isConsistent) = (etas.count, etas.isConsistent)
    #expect(count == 2 && isConsistent)
    // E1 = [2 1; 0 1], E2 = [1 0; 1 4], B = E2 E1. B (1, 1) = E2 (3, 1) = (3, 7).
    y.add(0, 3)
    y.add(1, 7)
    _ = etas.applyInverse(y)
    #expect([y[0], y[1]] == [1, 1])
    y.clear()
    // (1, 1) B = (2, 4) E1 = (4, 6).
    y.add(0, 4)
    y.add(1, 6)
    _ = etas.applyInverseTransposed(y)
    #expect([y[0], y[1]] == [1, 1])
    etas.removeAll()
    let (left, isEmpty) = (etas.count, etas.isConsistent)
    #expect(left == 0 && isEmpty)
  }

  /// L = [1 0 0; 2 1 0; 0 3 1]: L^-1 (1, 0, 0) = (1, -2, 6), and (0, 0, 1) L^-1 = (6, -3, 1).
  @Test func lowerFactorSubtractsInTopologicalOrder() {
    let lines = LinePlaces()
    lines.open(lines: 3)
    var lower = LowerFactor(lines)
    lower.isTouched.resize(3)
    lower.append(2, 1, 3)
    lower.append(1, 0, 2)
    var search = DepthFirstSearch()
    let vector = WorkVector()
    vector.resize(3)
    vector.add(0, 1)
    _ = lower.applyInverse(vector, &search)
    #expect([vector[0], vector[1], vector[2]] == [1, -2, 6])
    vector.clear()
    vector.add(2, 1)
    _ = lower.applyInverseTransposed(vector, &search)
    #expect([vector[0], vector[1], vector[2]] == [6, -3, 1])
    let isMentioned = lower.mentions(0)
    let isTransposed = lower.rows.isTransposed(of: lower.columns)
    #expect(isMentioned && isTransposed)
  }

  /// A search that is continued finds nothing twice; one that is begun finds everything again.
  @Test func searchesKnowWhatWasFound() {
    let fixture = BasisFixture([[1, 0, 0], [-1, 1, 0], [0, -2, 1]])
    _ = fixture.factorize()
    fixture.basis.search.begin()
    fixture.basis.searchDependents(of: 1, fixture.table)
    #expect(fixture.found == [2, 1])
    fixture.basis.search.continue()
    fixture.basis.searchDefinitions(of: 2, fixture.table, within: Everywhere())
    #expect(fixture.found == [0, 1, 2])
    fixture.basis.search.continue()
    fixture.basis.searchDefinitions(of: 1, fixture.table, within: Everywhere())
    #expect(fixture.found == [])
    let wasFound = fixture.basis.search.wasFound(0)
    #expect(wasFound)
  }

  /// The largest count first, whatever was counted in between.
  @Test func countedListsGiveTheLargestCount() {
    var lists = CountedLists()
    lists.open(3)
    var first = lists.first()
    #expect(first == -1)
    for thing: Int32 in [0, 1, 1, 2, 2, 2] { lists.add(thing) }
    first = lists.first()
    #expect(first == 2)
    lists.clear(2)
    first = lists.first()
    #expect(first == 1)
    lists.clear(1)
    first = lists.first()
    #expect(first == 0)
  }
}
