"""What a solver owns: variables and rows, one by one and many at a time."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias, TypeVar, overload

from . import _buffers
from ._ffi import C, keep_row, keep_variable
from .values import Relation

if TYPE_CHECKING:
    from typing_extensions import Self

    from .solver import Solver


class _Member:
    """Something that a solver owns, known by its handle."""

    __slots__ = ("_handle", "_solver")
    handle_type: ClassVar[Any]

    def __init__(self, solver: Solver, handle: Any) -> None:
        self._solver = solver
        self._handle = handle

    @property
    def id(self) -> int:
        """The handle's number: equal ids of one solver are the same thing."""
        return int(self._handle.id)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self) or not isinstance(other, _Member):
            return NotImplemented
        return self.id == other.id and self._solver is other._solver

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id:#x})"


class Variable(_Member):
    """One unknown of a solver; made by Solver.add_variable."""

    __slots__ = ()
    handle_type = keep_variable

    @property
    def value(self) -> float:
        """The value as of the last solve: before the first one the default; 0 once removed."""
        return float(C.keep_solver_value(self._solver._pointer, self._handle))

    def set_default(self, default: float) -> None:
        """Changes where the variable goes when the rows leave it a choice.

        Raises InvalidArgumentError (not finite), InvalidHandleError (removed).
        """
        C.keep_solver_set_default(self._solver._pointer, self._handle, default)

    def range(self) -> tuple[float, float]:
        """The smallest and largest value possible without any row being worse off; infinite where
        there is no bound. Solves first if anything has changed.

        Raises InvalidHandleError (removed).
        """
        low, high = ctypes.c_double(), ctypes.c_double()
        C.keep_solver_range(
            self._solver._pointer, self._handle, ctypes.byref(low), ctypes.byref(high)
        )
        return low.value, high.value

    def explanation(self) -> Explanation:
        """Why the variable has its value: value = sum of factor * constant of the rows reported,
        plus what the defaults of free variables contribute."""
        call, pointer = C.keep_solver_explanation, self._solver._pointer
        rest = ctypes.c_double()
        count = call(pointer, self._handle, None, None, 0, ctypes.byref(rest))
        rows, factors = (keep_row * count)(), (ctypes.c_double * count)()
        call(pointer, self._handle, rows, factors, count, None)
        pairs = [(Row(self._solver, rows[i]), factors[i]) for i in range(count)]
        return Explanation(pairs, rest.value)

    def remove(self) -> None:
        """Removes the variable.

        Raises StateError while a row mentions it, InvalidHandleError once it is gone.
        """
        C.keep_solver_remove_variable(self._solver._pointer, self._handle)


class Row(_Member):
    """One linear constraint of a solver; made by Solver.add_row. What is set here takes effect at
    the next solve, and raises InvalidArgumentError for a number out of range and
    InvalidHandleError once the row is removed."""

    __slots__ = ()
    handle_type = keep_row

    @property
    def violation(self) -> float:
        """How far the row is from holding at the current values, without its weight; 0 if it
        holds, or once it is removed."""
        return float(C.keep_solver_violation(self._solver._pointer, self._handle))

    def set_constant(self, constant: float) -> None:
        """Changes the constant: finite, at most 1e15 in size."""
        C.keep_solver_set_constant(self._solver._pointer, self._handle, constant)

    def set_priority(self, priority: float) -> None:
        """Changes the priority, also to and from REQUIRED: 0 < priority <= 1000."""
        C.keep_solver_set_priority(self._solver._pointer, self._handle, priority)

    def set_weight(self, weight: float) -> None:
        """Changes the weight among the rows of its priority: between 1e-6 and 1e6."""
        C.keep_solver_set_weight(self._solver._pointer, self._handle, weight)

    def set_relation(self, relation: Relation) -> None:
        """Changes the relation."""
        C.keep_solver_set_relation(self._solver._pointer, self._handle, relation)

    def set_coefficient(self, variable: Variable, coefficient: float) -> None:
        """Changes the coefficient of one variable, or adds the term; 0 removes it. In size
        between 1e-12 and 1e12."""
        C.keep_solver_set_coefficient(
            self._solver._pointer, self._handle, variable._handle, coefficient
        )

    def remove(self) -> None:
        """Removes the row."""
        C.keep_solver_remove_row(self._solver._pointer, self._handle)


class Explanation(NamedTuple):
    """Why a variable has its value: the sum of factor * constant over the rows, plus the rest."""

    rows: list[tuple[Row, float]]
    from_defaults: float


_M = TypeVar("_M", bound=_Member)


class _Members(Sequence[_M]):
    """Many members of one solver: a sequence of objects over one array of ids, which bulk calls
    take as it is. `ids` shares its memory: numpy.asarray(members.ids) works."""

    __slots__ = ("_solver", "ids")
    _kind: type[_M]

    def __init__(self, solver: Solver, ids: array[int]) -> None:
        self._solver = solver
        self.ids = ids

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, index: int) -> _M: ...
    @overload
    def __getitem__(self, index: slice) -> Self: ...
    def __getitem__(self, index: int | slice) -> _M | Self:
        if isinstance(index, slice):
            return type(self)(self._solver, self.ids[index])
        return self._kind(self._solver, self._kind.handle_type(self.ids[index]))

    def __repr__(self) -> str:
        return f"<{len(self)} of {self._kind.__name__}>"


class Variables(_Members[Variable]):
    """A sequence of variables that bulk calls take as it is."""

    __slots__ = ()
    _kind = Variable


class Rows(_Members[Row]):
    """A sequence of rows that bulk calls take as it is."""

    __slots__ = ()
    _kind = Row


AnyVariables: TypeAlias = Variables | Iterable[Variable] | Any
"""Variables for a bulk call: Variables, single ones, or a buffer of their ids."""
AnyRows: TypeAlias = Rows | Iterable[Row] | Any
"""Rows for a bulk call: Rows, single ones, or a buffer of their ids."""
Terms: TypeAlias = Mapping[Variable, float] | Iterable[tuple[Variable, float]]
"""The left side of a row: variables with their coefficients. As pairs a variable may occur more
than once; its coefficients add up."""


def handles(kind: type[_Member], members: Any) -> Any:
    """The C array of handles of AnyVariables or AnyRows."""
    if isinstance(members, _Members):
        members = members.ids
    elif not _buffers.is_buffer(members):
        members = array("Q", [member.id for member in members])
    return _buffers.identifiers(members, kind.handle_type)
