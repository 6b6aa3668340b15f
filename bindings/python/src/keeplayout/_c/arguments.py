"""What callers pass, on its way to C: of the right type, or a TypeError that says what is needed.

The library decides whether a number is in range; what could not even be passed to C is refused
here.
"""

from __future__ import annotations

import math
import operator
import reprlib
from collections.abc import Mapping
from enum import IntEnum
from typing import Any, SupportsFloat

from ..errors import InvalidArgumentError, LimitError


def number(value: SupportsFloat) -> float:
    """A number as C takes it. Text and buffers of bytes are refused, though float() would read
    both; so is a complex number, of which float() would take the real part."""
    if type(value) is float:
        return value
    if hasattr(value, "priority"):
        raise TypeError(f"a number without a priority is needed, not {shown(value)}")
    if not is_number(value):
        raise TypeError(f"a number is needed, not {shown(value)}")
    try:
        return float(value)
    except TypeError:
        raise TypeError(f"a number is needed, not {shown(value)}") from None
    except OverflowError:
        raise InvalidArgumentError("a number is too large for a double") from None


def is_number(value: Any) -> bool:
    """Whether `number` takes it, as far as its type tells."""
    if isinstance(value, (float, int)):
        return True
    kind = getattr(getattr(value, "dtype", None), "kind", None)
    if is_text(value) or kind in _NO_NUMBERS:
        return False
    return hasattr(value, "__float__") or hasattr(value, "__index__")


_NO_NUMBERS = ("c", "S", "T", "U")
"""What numpy calls complex numbers, and text."""


def is_text(value: object) -> bool:
    """Whether it is text, also in bytes, or the memory of bytes."""
    memory = value.obj if isinstance(value, memoryview) else value
    return isinstance(memory, (str, bytes, bytearray))


def number_or_none(value: SupportsFloat | None) -> float:
    """A number as C takes it, NaN for None. A NaN that comes from Python is a mistake in somebody's
    calculation, and is not taken for None."""
    if value is None:
        return math.nan
    of = number(value)
    if math.isnan(of):
        raise InvalidArgumentError("a value is not a number (NaN); None takes a value away")
    return of


def flag(value: Any) -> bool:
    """True or false, also as 1 or 0. Anything else, such as text, is refused, even if it counts as
    true in Python."""
    if not isinstance(value, bool):
        try:
            is_one = number(value) in (0, 1)
        except (TypeError, ValueError):
            is_one = False
        if not is_one:
            raise TypeError(f"True or False is needed, not {shown(value)}")
    return bool(value)


def in_order(values: Any) -> tuple[Any, ...] | None:
    """What is in a list, an array or the like; None for a single thing, and for what is in no
    order."""
    if is_text(values) or isinstance(values, UNORDERED):
        return None
    try:
        return tuple(values)
    except TypeError:
        return None


UNORDERED = (set, frozenset, Mapping)
"""Types without an order, in which a number could be meant for any place."""


def several(values: Any, *names: str) -> tuple[Any, ...]:
    """Several numbers in one: a size, a rectangle."""
    found = in_order(values)
    if found is None or len(found) != len(names):
        raise TypeError(f"({', '.join(names)}) is needed, not {shown(values)}")
    return found


def code(value: int, kind: type[IntEnum]) -> int:
    """The number of an enum's constant in C. A number that this package does not know is passed on,
    for the library to refuse."""
    try:
        index = operator.index(value)
    except TypeError:
        raise TypeError(f"{article(kind)} is needed, not {shown(value)}") from None
    if not -(2**31) <= index < 2**31:
        raise InvalidArgumentError(f"{shown(index)} is no {kind.__name__}")
    return index


def count(value: Any, limit: int, what: str) -> int | None:
    """How many are to be made, if that is what the value tells, and None for something else."""
    try:
        index = operator.index(value)
    except TypeError:
        return None
    if index < 0:
        raise InvalidArgumentError(f"{shown(index)} {what} cannot be made")
    if index > limit:
        raise LimitError(f"{shown(index)} {what} are more than the library holds")
    return index


def place(value: Any, bits: int, what: str) -> int:
    """An index, counted from 0, in that many bits: C would cut off a larger one."""
    try:
        index = operator.index(value)
    except TypeError:
        raise TypeError(f"a whole number is needed, not {shown(value)}") from None
    if not 0 <= index < 1 << bits:
        raise InvalidArgumentError(f"there is no {what} {shown(index)}")
    return index


def handle(value: Any, kind: type[Any], owner: Any) -> Any:
    """The handle of a node, an attribute ..., as the kind tells."""
    if not isinstance(value, kind):
        raise TypeError(f"{article(kind)} is needed, not {shown(value)}")
    return own(value, owner)


def own(member: Any, owner: Any) -> Any:
    """The handle of something of an owner's. For something of another owner's it is the none
    handle, which the library refuses: after thousands of owners the two handles may be equal."""
    return member._handle if member._owner is owner else type(member._handle)(NOBODYS)


NOBODYS = (1 << 64) - 1
"""An id that no owner gives out: none holds that many things."""


_SHORT = reprlib.Repr()
_SHORT.maxother = 60  # as long as what this package has to show of a Value, or an Anchor


def shown(value: object) -> str:
    """A value in a message: cut short, or its type where it cannot be shown."""
    try:
        return _SHORT.repr(value)
    except ValueError:  # an int of more digits than Python writes out
        return f"such {article(type(value))}"


def article(kind: type) -> str:
    """A type in a message: "a Node"."""
    name = kind.__name__
    return f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"
