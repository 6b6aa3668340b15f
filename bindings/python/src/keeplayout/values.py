"""The words that values are said with: priorities, relations, values at a priority."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, NoReturn, SupportsFloat, TypeAlias

from ._c.arguments import is_number, number
from ._c.frozen import Frozen
from .errors import InvalidArgumentError

if TYPE_CHECKING:
    from typing_extensions import Self


class Priority(float):
    """How much a value is wanted: above 0, up to 1000, which is required.

    A number like any other, and the right side of `@`:

        >>> 42 @ HIGH
        Value(value=42.0, priority=750.0)
        >>> 42 @ HIGH.more
        Value(value=42.0, priority=760.0)
        >>> 42 @ Priority(600)
        Value(value=42.0, priority=600.0)

    Between two numbers, `42 @ 600`, `@` means nothing to Python, which raises TypeError.

    Raises InvalidArgumentError for a number that is no priority, and for a value that has one
    already.
    """

    __slots__ = ()
    __array_ufunc__ = None
    """Leaves `@` of a numpy number to this class."""

    def __new__(cls, priority: SupportsFloat) -> Self:
        made = super().__new__(cls, number(priority))
        if not 0 < made <= 1000:
            raise InvalidArgumentError(
                f"the priority {float(made):g} is not above 0 and at most 1000"
            )
        return made

    @property
    def more(self) -> Priority:
        """A little above it: by 10."""
        return self + 10

    @property
    def less(self) -> Priority:
        """A little below it: by 10."""
        return self - 10

    def __rmatmul__(self, value: SupportsFloat) -> Value:
        if isinstance(value, Value):
            return value @ self
        return Value(number(value), float(self))

    def __add__(self, more: float) -> Priority:
        return Priority(float(self) + more)

    def __sub__(self, less: float) -> Priority:
        return Priority(float(self) - less)


class Value(Frozen):
    """A value at a priority; written `42 @ HIGH`. It equals what sets it: a number alone stands for
    one that is required. float() gives the number alone.

        >>> 42 @ REQUIRED == 42, 42 @ HIGH == 42, 42 @ HIGH == 42 @ HIGH
        (True, False, True)

    It does not calculate: in `42 @ HIGH + 10` either could be meant.

        >>> wide = 42 @ HIGH
        >>> (wide.value + 10) @ Priority(wide.priority)
        Value(value=52.0, priority=750.0)
    """

    __slots__ = ("value", "priority")  # noqa: RUF023 - in the order of the arguments
    value: float
    priority: float

    def __init__(self, value: float, priority: float) -> None:
        self._set(value, priority)

    def __float__(self) -> float:
        return self.value

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Value):
            return self.value == other.value and self.priority == other.priority
        return self.value == other if self.priority == REQUIRED else NotImplemented

    def __hash__(self) -> int:
        return hash(self.value if self.priority == REQUIRED else (self.value, self.priority))

    def _calculated(self, other: object) -> Any:
        if not is_number(other):
            return NotImplemented
        raise TypeError(
            f"{self!r} does not calculate; its number does: x.value, and again at its priority: "
            "(x.value + 5) @ Priority(x.priority)"
        )

    if not TYPE_CHECKING:  # type checkers refuse these by themselves
        __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = _calculated
        __rtruediv__ = __lt__ = __le__ = __gt__ = __ge__ = _calculated

    def __matmul__(self, priority: SupportsFloat) -> NoReturn:
        raise InvalidArgumentError(
            f"{self.value:g} @ {self.priority:g} has its priority; "
            f"another one is for its number: {self.value:g} @ {float(priority):g}"
        )


REQUIRED = Priority(1000)
"""Must hold; contradictions are conflicts."""
HIGH = Priority(750)
MEDIUM = Priority(500)
LOW = Priority(250)
FITTING = Priority(50)
MUST, SHALL, MAY, FIT = REQUIRED, HIGH, LOW, FITTING
"""The same in KeepLayout 0.3's words: a must, shall, may or fit rule."""

AnyValue: TypeAlias = SupportsFloat | Value | None
"""What a value may be set to: a number, which is then required; a number @ a priority; or None,
which takes the value away."""


class Relation(IntEnum):
    """How what is constrained relates to its value."""

    AT_MOST = -1
    EQUAL = 0
    AT_LEAST = 1
