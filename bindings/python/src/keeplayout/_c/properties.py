"""Properties that are one call of C to read, and another one to set, if they can be set."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from ..geometry import Insets, Rect
from .api import keep_insets
from .arguments import in_order, number, several
from .ffi import C

if TYPE_CHECKING:
    from typing_extensions import Self

_Got = TypeVar("_Got")
_Given = TypeVar("_Given")


class Read(Generic[_Got]):
    """A property that is only read, of an owner or of something that it owns. Functions of C are
    known by their names: while something is recorded, others have them."""

    def __init__(self, get: str, read: Callable[[Any], _Got]) -> None:
        self._get, self._read = get, read

    @overload
    def __get__(self, one: None, owner: type) -> Self: ...
    @overload
    def __get__(self, one: Any, owner: type) -> _Got: ...
    def __get__(self, one: Any, owner: type) -> _Got | Self:
        if one is None:
            return self
        return self._read(getattr(C, self._get)(*one._in_c()))


class Plain(Read[_Got], Generic[_Got, _Given]):
    """One that is set as well."""

    def __init__(
        self, get: str, read: Callable[[Any], _Got], set_: str, write: Callable[[Any], Any]
    ) -> None:
        super().__init__(get, read)
        self._set = set_
        self.writes: Callable[[Any], Any] = write

    def __set__(self, one: Any, value: _Given) -> None:
        getattr(C, self._set)(*one._in_c(), self.writes(value))


# How answers are read.


def optional(found: float) -> float | None:
    """A number, or none, which is NaN in C."""
    return None if math.isnan(found) else float(found)


def rect(found: Any) -> Rect:
    """A rectangle."""
    return Rect(found.x, found.y, found.width, found.height)


def insets(found: Any) -> Insets:
    """Insets."""
    return Insets(found.top, found.left, found.bottom, found.right)


def as_insets(given: Any) -> keep_insets:
    """Insets as C takes them; one number stands for all four."""
    each = in_order(given)
    four = (given,) * 4 if each is None else several(each, *Insets._fields)
    return keep_insets(*map(number, four))
