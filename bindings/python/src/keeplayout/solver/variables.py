"""What a solver owns: variables and rows, one by one and many at a time."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from .._c.api import keep_row, keep_variable
from .._c.arguments import code, handle, number
from .._c.buffers import Memory
from .._c.ffi import C
from .._c.members import Member, Members
from .._c.plain import PlainRow
from ..values import Relation


class Variable(Member):
    """One unknown of a solver; made by Solver.add_variable."""

    __slots__ = ()
    handle_type = keep_variable

    @property
    def value(self) -> float:
        """The value as of the last solve: before the first one the default that it was made with; 0
        once removed."""
        return float(C.keep_solver_value(self._owner._pointer, self._handle))

    @property
    def default(self) -> float:
        """Where the variable goes when the rows leave it a choice; 0 once removed.

        Setting raises InvalidArgumentError (not finite), InvalidHandleError (removed).
        """
        return float(C.keep_solver_default(self._owner._pointer, self._handle))

    @default.setter
    def default(self, default: float) -> None:
        C.keep_solver_set_default(self._owner._pointer, self._handle, number(default))

    def range(self, priority: float = 0) -> tuple[float, float]:
        """The smallest and largest value possible without any row of at least a priority being
        worse off: of 0, as for Solver.freedom; infinite where there is no bound.

        Solves first if anything has changed, so that values are then those of that solve. Raises
        InvalidArgumentError (a priority out of range), InvalidHandleError (removed), and as
        Solver.solve, if it does.
        """
        low, high = ctypes.c_double(), ctypes.c_double()
        with self._owner._conflicts_told():
            C.keep_solver_range(
                self._owner._pointer,
                self._handle,
                number(priority),
                ctypes.byref(low),
                ctypes.byref(high),
            )
        return low.value, high.value

    def explanation(self) -> Explanation:
        """Why the variable has its value: value = sum of factor * constant of the rows reported,
        plus what the defaults of free variables contribute. Where more rows hold exactly than
        decide it, which of them are reported may depend on earlier edits and rollbacks.

        Solves first if anything has changed, so that values are then those of that solve. Raises
        as Solver.solve, if it does.
        """
        call, pointer = C.keep_solver_explanation, self._owner._pointer
        rest = ctypes.c_double()
        with self._owner._solved_first():
            count = call(pointer, self._handle, None, None, 0, ctypes.byref(rest))
        rows, factors = (keep_row * count)(), (ctypes.c_double * count)()
        call(pointer, self._handle, rows, factors, count, None)
        pairs = [(Row(self._owner, rows[i]), factors[i]) for i in range(count)]
        return Explanation(pairs, rest.value)

    def remove(self) -> None:
        """Removes the variable.

        Raises StateError while a row mentions it, InvalidHandleError once it is gone.
        """
        C.keep_solver_remove_variable(self._owner._pointer, self._handle)


class Row(PlainRow):
    """One linear constraint of a solver; made by Solver.add_row. What is set here takes effect at
    the next solve, and raises InvalidArgumentError for a number out of range and
    InvalidHandleError once the row is removed. Then all its numbers read as 0."""

    __slots__ = ()
    handle_type = keep_row

    @property
    def terms(self) -> dict[Variable, float]:
        """Its coefficients, by variable: none is 0. One that is to change is set by
        set_coefficient."""
        call, pointer = C.keep_solver_terms, self._owner._pointer
        count = call(pointer, self._handle, None, None, 0)
        found, coefficients = (keep_variable * count)(), (ctypes.c_double * count)()
        call(pointer, self._handle, found, coefficients, count)
        variables = [Variable(self._owner, keep_variable(each.id)) for each in found]
        return dict(zip(variables, coefficients, strict=True))

    @property
    def relation(self) -> Relation:
        """How the sum of its terms relates to its constant; EQUAL once it is removed."""
        return Relation(C.keep_solver_relation(self._owner._pointer, self._handle))

    @relation.setter
    def relation(self, relation: Relation) -> None:
        C.keep_solver_set_relation(self._owner._pointer, self._handle, code(relation, Relation))

    def set_coefficient(self, variable: Variable, coefficient: float) -> None:
        """Changes the coefficient of one variable, or adds the term; 0 removes it. In size
        between 1e-12 and 1e12."""
        C.keep_solver_set_coefficient(
            self._owner._pointer,
            self._handle,
            handle(variable, Variable, self._owner),
            number(coefficient),
        )

    def remove(self) -> None:
        """Removes the row."""
        C.keep_solver_remove_row(self._owner._pointer, self._handle)


class Explanation(NamedTuple):
    """Why a variable has its value: the sum of factor * constant over the rows, plus the rest."""

    rows: list[tuple[Row, float]]
    from_defaults: float


class Variables(Members[Variable]):
    """A sequence of variables that bulk calls take as it is; made by Solver.add_variables."""

    __slots__ = ()
    _kind = Variable


class Rows(Members[Row]):
    """A sequence of rows that bulk calls take as it is; made by Solver.add_rows."""

    __slots__ = ()
    _kind = Row


AnyVariables: TypeAlias = Variables | Iterable[Variable] | Memory
"""Variables for a bulk call: Variables, single ones, or a buffer of their ids."""
AnyRows: TypeAlias = Rows | Iterable[Row] | Memory
"""Rows for a bulk call: Rows, single ones, or a buffer of their ids."""
Terms: TypeAlias = Mapping[Variable, float] | Iterable[tuple[Variable, float]]
"""The left side of a row: variables with their coefficients. As pairs a variable may occur more
than once; its coefficients add up."""
