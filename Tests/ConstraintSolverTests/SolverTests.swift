import Testing
@testable import ConstraintSolver

@Test func emptySolver() { _ = Solver() }
