"""The engine on its own: variables and linear rows with priorities, for hosts with their own model.

    >>> solver = Solver()
    >>> x, w = solver.add_variable(), solver.add_variable()
    >>> total = solver.add_row({x: 1, w: 1}, Relation.EQUAL, 100)
    >>> least = solver.add_row({w: 1}, Relation.AT_LEAST, 30)
    >>> solver.solve()
    >>> x.value, w.value
    (0.0, 100.0)

A row says: the sum of coefficient * variable is at most, equal to, or at least a constant, at a
priority. For every priority, highest first, the solver minimises the sum of weight * violation,
never at the cost of a higher priority. What the rows leave open goes to the variables' defaults.

A solver belongs to one thread at a time.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import IntEnum
from typing import Any, TypeVar, overload

from .._c import arguments as _arguments
from .._c import buffers as _buffers
from .._c.api import keep_row, keep_variable
from .._c.arguments import code, number
from .._c.buffers import Memory, Numbers
from .._c.called import as_one
from .._c.ffi import C
from .._c.members import handles, ids, listed, optional, same_length
from .._c.owner import Owner
from ..kinds import ConflictPolicy
from ..values import REQUIRED, Relation
from .variables import AnyRows, AnyVariables, Row, Rows, Terms, Variable, Variables

_Out = TypeVar("_Out", bound=Memory)


class Counter(IntEnum):
    """What a solver counts of its own work, independent of the machine."""

    PIVOTS = 0
    FACTORIZATIONS = 1
    WORK = 2
    ALLOCATIONS = 3
    BYTES = 4


@as_one
class Solver(Owner):
    """Variables and rows, and the values that satisfy the rows best.

    A solver frees what it holds when it is closed, left as a context, or no longer referred to.

    Args:
        conflict_policy: what happens when required rows contradict each other.
    """

    __slots__ = ()
    _noun = "solver"

    def __init__(self, conflict_policy: ConflictPolicy = ConflictPolicy.REPORTED) -> None:
        super().__init__(conflict_policy)

    # Variables

    def add_variable(self, default: float = 0.0) -> Variable:
        """A new variable. `default` is where it goes when the rows leave it a choice.

        Raises InvalidArgumentError (not finite), LimitError (more than 2^24 variables).
        """
        handle = keep_variable()
        C.keep_solver_add_variable(self._pointer, number(default), ctypes.byref(handle))
        return Variable(self, handle)

    def add_variables(self, defaults: int | Numbers) -> Variables:
        """Many new variables in one call: a number of them with default 0, or one for each default.

        Raises as add_variable; then none is added.
        """
        count, numbers = _arguments.count(defaults, 1 << 24, "variables"), None
        if count is None:
            numbers = _buffers.doubles(defaults)
            count = len(numbers)
        added = Variables(self, ids(count))
        C.keep_solver_add_variables(self._pointer, numbers, count, handles(Variable, self, added))
        return added

    # Rows

    def add_row(
        self,
        terms: Terms,
        relation: Relation,
        constant: float,
        priority: float = REQUIRED,
        weight: float = 1.0,
    ) -> Row:
        """A new row: sum of coefficient * variable, relation, constant, at a priority.

        Args:
            terms: {variable: coefficient}, or pairs. Coefficients are 0 (then the term is dropped)
                or between 1e-12 and 1e12 in magnitude.
            relation: AT_MOST, EQUAL or AT_LEAST.
            constant: finite, at most 1e15 in magnitude.
            priority: 0 < priority <= 1000.
            weight: of the violation among rows of the same priority; 1e-6 to 1e6.

        Raises InvalidArgumentError, InvalidHandleError (a variable removed or of another solver),
        LimitError.
        """
        pairs = _pairs(terms)
        variables = handles(Variable, self, [variable for variable, _ in pairs])
        coefficients = _buffers.doubles([coefficient for _, coefficient in pairs])
        handle = keep_row()
        C.keep_solver_add_row(
            self._pointer, variables, coefficients, len(variables), code(relation, Relation),
            number(constant), number(priority), number(weight), ctypes.byref(handle),
        )  # fmt: skip
        return Row(self, handle)

    def add_rows(
        self,
        starts: Iterable[int] | Memory,
        variables: AnyVariables,
        coefficients: Numbers,
        relations: Iterable[int] | Memory,
        constants: Numbers,
        priorities: Numbers | None = None,
        weights: Numbers | None = None,
    ) -> Rows:
        """Many new rows in one call, in compressed-row form: row i has the terms starts[i] up to,
        and without, starts[i + 1].

        Everything may be a list, or a buffer (an array, a numpy array), which is not copied if it
        holds the right kind of number: 8-byte integers for starts and ids, doubles, signed bytes
        for relations.

        Args:
            starts: one more than there are rows; never decreasing, the first 0.
            variables: one for each term; also as ids.
            coefficients: one for each term.
            relations: one for each row, numbers of Relation.
            constants: one for each row.
            priorities: one for each row; REQUIRED everywhere by default.
            weights: one for each row; 1 everywhere by default.

        Raises as add_row, naming the row that failed, and ValueError if the lengths do not fit
        together. Then no row is added.
        """
        offsets = _buffers.sizes(starts)
        columns, numbers = handles(Variable, self, variables), _buffers.doubles(coefficients)
        constant, sides = _buffers.doubles(constants), _buffers.bytes_(relations)
        count = len(constant)
        same_length("starts", offsets, count + 1)
        same_length("relations", sides, count)
        same_length("variables", columns, offsets[count])
        same_length("coefficients", numbers, offsets[count])
        added = Rows(self, ids(count))
        C.keep_solver_add_rows(
            self._pointer, count, offsets, columns, numbers, sides, constant,
            optional(priorities, count, "priorities"), optional(weights, count, "weights"),
            handles(Row, self, added),
        )  # fmt: skip
        return added

    def remove_rows(self, rows: AnyRows) -> None:
        """Removes many rows: all, or none.

        Raises InvalidHandleError if one is gone, foreign, or occurs twice.
        """
        removed = handles(Row, self, rows)
        C.keep_solver_remove_rows(self._pointer, removed, len(removed))

    def set_constants(self, rows: AnyRows, constants: Numbers) -> None:
        """Changes the constants of many rows: all, or none.

        Raises as setting Row.constant, and ValueError if the lengths differ.
        """
        changed, numbers = handles(Row, self, rows), _buffers.doubles(constants)
        same_length("constants", numbers, len(changed))
        C.keep_solver_set_constants(self._pointer, changed, numbers, len(changed))

    # Results

    @overload
    def values(self, variables: AnyVariables, out: None = None) -> array[float]: ...
    @overload
    def values(self, variables: AnyVariables, out: _Out) -> _Out: ...
    def values(self, variables: AnyVariables, out: Any = None) -> Any:
        """The values of many variables as of the last solve, in one call.

        Args:
            variables: the variables; also as ids.
            out: a writable buffer of as many doubles to write into, else a new array is made.

        Returns:
            `out`, or the new array of doubles.

        Raises InvalidHandleError, and ValueError for an `out` that does not fit.
        """
        asked = handles(Variable, self, variables)
        result = array("d", bytes(8 * len(asked))) if out is None else out
        numbers = _buffers.writable_doubles(result)
        same_length("out", numbers, len(asked))
        C.keep_solver_values(self._pointer, asked, numbers, len(asked))
        return result

    def changes(self) -> tuple[Variables, array[float]]:
        """The variables whose values differ from what this method last reported (at first: from
        their defaults), and their values, in no particular order."""
        count = C.keep_solver_changes(self._pointer, None, None, 0)
        variables, values = Variables(self, ids(count)), array("d", bytes(8 * count))
        C.keep_solver_changes(
            self._pointer,
            handles(Variable, self, variables),
            _buffers.writable_doubles(values),
            count,
        )
        return variables, values

    def conflicts(self) -> list[list[Row]]:
        """The conflicts that the last solve, or a later call that raised ConflictError, has met:
        for each its rows, first the one that is violated. Without any one of them the others can be
        kept. Once something has changed there are none until the next solve, unless they were
        refused."""
        count = C.keep_solver_conflict_count(self._pointer)
        return [listed(Row, self, C.keep_solver_conflict, index) for index in range(count)]

    def freedom(self) -> int:
        """In how many independent ways the values could change without any priority being worse
        off: a row may lose what others of its priority gain. 0 when every value is determined.

        Solves first if anything has changed, so that values are then those of that solve. Raises
        as solve, if it does.
        """
        with self._solved_first():
            return int(C.keep_solver_freedom(self._pointer))

    def counter(self, counter: Counter) -> int:
        """One of the counters of the solver's own work."""
        return int(C.keep_solver_counter(self._pointer, code(counter, Counter)))

    @contextmanager
    def _solved_first(self) -> Iterator[None]:
        """Raises what went wrong in a call that returns no status."""
        C.keep_solver_clear_error(self._pointer)
        with self._conflicts_told():
            yield
            C.keep_solver_error(self._pointer)


def _pairs(terms: Terms) -> list[tuple[Variable, float]]:
    """The terms of a row, variable and coefficient."""
    pairs = list(terms.items() if isinstance(terms, Mapping) else terms)
    for pair in pairs:
        if not isinstance(pair, tuple) or len(pair) != 2:
            what = _arguments.shown(pair)
            raise TypeError(f"a pair of a variable and a coefficient is needed, not {what}")
    return pairs
