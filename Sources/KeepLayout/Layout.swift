import ConstraintSolver
public final class Layout { public init() {} }
