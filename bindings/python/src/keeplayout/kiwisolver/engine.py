"""The engine as kiwi's solver uses it: many columns and rows in a call, and what a solve changes.

It calls C with arrays of its own. What `keeplayout.Solver` checks of what it is passed is known to
be right here, and would take longer than the calls.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from ctypes import byref, c_double, c_int8, c_size_t
from itertools import accumulate
from typing import Any

from .._c.api import keep_row, keep_variable
from .._c.arguments import number
from .._c.ffi import C
from ..solver.solver import Solver

_ROOM = 64
"""How many changes are fetched at a time."""


class Engine:
    """Columns and rows by their ids in C."""

    __slots__ = ("_changed", "_pointer", "_values", "_written_ids", "_written_values")

    def __init__(self) -> None:
        self._pointer = Solver()._pointer  # which keeps the solver
        self._changed, self._values = array("Q", bytes(8 * _ROOM)), array("d", bytes(8 * _ROOM))
        self._written_ids = _shared(keep_variable, self._changed)
        self._written_values = _shared(c_double, self._values)

    def add_columns(self, count: int) -> list[int]:
        """New columns, which go to 0 where rows leave them a choice."""
        added = array("Q", bytes(8 * count))
        C.keep_solver_add_variables(self._pointer, None, count, _shared(keep_variable, added))
        return added.tolist()

    def remove_column(self, column: int) -> None:
        """Removes one that no row mentions any more."""
        C.keep_solver_remove_variable(self._pointer, keep_variable(column))

    def add_rows(
        self,
        columns: Sequence[Sequence[int]],
        coefficients: Iterable[float],
        relations: Iterable[int],
        constants: Iterable[float],
        ranks: Sequence[tuple[float, float]],
    ) -> list[int]:
        """New rows: of each its columns, a coefficient for each of these, a relation, a constant,
        and a priority with a weight."""
        count = len(columns)
        added = array("Q", bytes(8 * count))
        starts = array("Q", accumulate(map(len, columns), initial=0))
        C.keep_solver_add_rows(
            self._pointer, count, _shared(c_size_t, starts),
            _shared(keep_variable, array("Q", [each for row in columns for each in row])),
            _shared(c_double, array("d", coefficients)),
            _shared(c_int8, array("b", relations)),
            _shared(c_double, array("d", constants)),
            _shared(c_double, array("d", [priority for priority, _ in ranks])),
            _shared(c_double, array("d", [weight for _, weight in ranks])),
            _shared(keep_row, added),
        )  # fmt: skip
        return added.tolist()

    def remove_row(self, row: int) -> None:
        """Removes a row."""
        C.keep_solver_remove_row(self._pointer, keep_row(row))

    def set_constant(self, row: int, constant: float) -> None:
        """Changes the constant of a row. Raises InvalidArgumentError for one that is not finite."""
        C.keep_solver_set_constant(self._pointer, keep_row(row), number(constant))

    def solve(self) -> None:
        """Solves. Raises LimitError as Solver.solve."""
        C.keep_solver_solve(self._pointer)

    def has_conflict(self) -> bool:
        """Whether the last solve could not keep all required rows."""
        return int(C.keep_solver_conflict_count(self._pointer)) > 0

    def changes(self) -> Iterator[tuple[int, float]]:
        """The columns whose values differ from what was last fetched, at first from 0."""
        ids, values = self._written_ids, self._written_values
        left = _ROOM + 1
        while left > _ROOM:
            left = C.keep_solver_changes(self._pointer, ids, values, _ROOM)
            yield from zip(self._changed[:left], self._values[:left], strict=True)


def _shared(kind: Any, of: array[Any]) -> Any:
    """Where the memory of an array begins. An array of ctypes would be of a type that is made for
    its length first, which takes longer than the call."""
    return byref(kind.from_buffer(of)) if of else None
