"""What kiwisolver raises, with what was at fault."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .constraints import Constraint, Variable


class _OfConstraint(Exception):
    def __init__(self, constraint: Constraint) -> None:
        super().__init__(constraint)
        self.constraint = constraint


class _OfEditVariable(Exception):
    def __init__(self, edit_variable: Variable) -> None:
        super().__init__(edit_variable)
        self.edit_variable = edit_variable


class BadRequiredStrength(Exception):
    """A variable cannot be edited at the strength of what is required."""


class DuplicateConstraint(_OfConstraint):
    """The constraint is in the solver already."""


class DuplicateEditVariable(_OfEditVariable):
    """The variable is edited already."""


class UnknownConstraint(_OfConstraint):
    """The constraint is not in the solver."""


class UnknownEditVariable(_OfEditVariable):
    """The variable is not edited."""


class UnsatisfiableConstraint(_OfConstraint):
    """A required constraint contradicts those that are there; it was not added."""
