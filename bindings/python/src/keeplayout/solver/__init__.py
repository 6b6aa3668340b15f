"""The solver without a layout: variables, rows, strict priorities."""

from .solver import Counter, Solver
from .variables import Explanation, Row, Rows, Variable, Variables

__all__ = ["Counter", "Explanation", "Row", "Rows", "Solver", "Variable", "Variables"]
