"""The words that values are said with: priorities, relations, values at a priority."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple, SupportsFloat, TypeAlias


class Priority(float):
    """How much a value is wanted: above 0, up to 1000, which is required.

    A number like any other, and the right side of `@`:

        >>> 42 @ HIGH
        Value(value=42.0, priority=750.0)
        >>> 42 @ (HIGH + 10)
        Value(value=42.0, priority=760.0)
    """

    __slots__ = ()
    __array_ufunc__ = None
    """Leaves `@` of a numpy number to this class."""

    def __rmatmul__(self, value: SupportsFloat) -> Value:
        return Value(as_number(value), float(self))

    def __add__(self, more: float) -> Priority:
        return Priority(float(self) + more)

    def __sub__(self, less: float) -> Priority:
        return Priority(float(self) - less)


class Value(NamedTuple):
    """A value at a priority; written `42 @ HIGH`."""

    value: float
    priority: float


def as_number(value: SupportsFloat) -> float:
    """The number as C takes it. Text is none, though float() would read it."""
    if isinstance(value, (str, bytes, bytearray)):
        raise TypeError(f"a number is needed, not {value!r}")
    return float(value)


REQUIRED = Priority(1000)
"""Must hold; contradictions are conflicts."""
HIGH = Priority(750)
MEDIUM = Priority(500)
LOW = Priority(250)
FITTING = Priority(50)

AnyValue: TypeAlias = SupportsFloat | Value | None
"""What a value may be set to: a number, which is then required; a number @ a priority; or None,
which takes the value away."""


class Relation(IntEnum):
    """How what is constrained relates to its value."""

    AT_MOST = -1
    EQUAL = 0
    AT_LEAST = 1


class ConflictPolicy(IntEnum):
    """What happens when required rows contradict each other."""

    REPORTED = 0
    """The rows stay, the least total violation is found, and the conflict can be read."""
    REFUSED = 1
    """The transaction (or the solve outside one) raises ConflictError and is undone."""
