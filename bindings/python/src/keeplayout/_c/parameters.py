"""Parameters of containers and of their members: properties that are a number in C."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Generic, SupportsFloat, TypeVar, overload

from ..errors import StateError
from .arguments import code, flag, number, number_or_none
from .ffi import C
from .values import ContainerValue, MemberValue

_Got = TypeVar("_Got")
_Given = TypeVar("_Given")
_Choice = TypeVar("_Choice", bound=IntEnum)


class Parameter(Generic[_Got, _Given]):
    """A parameter of a container, or what a node has of its own in one: `node.gap`."""

    def __init__(
        self,
        what: ContainerValue | MemberValue,
        meaning: str,
        read: Callable[[float], _Got],
        write: Callable[[_Given], float],
    ) -> None:
        self._is_own = isinstance(what, MemberValue)
        self._what, self._read, self._write = what, read, write
        self.__doc__ = meaning

    @overload
    def __get__(self, node: None, owner: type) -> Parameter[_Got, _Given]: ...
    @overload
    def __get__(self, node: Any, owner: type) -> _Got: ...
    def __get__(self, node: Any, owner: type) -> _Got | Parameter[_Got, _Given]:
        if node is None:
            return self
        get = getattr(C, node._own_calls[0]) if self._is_own else C.keep_container_get
        return self._read(get(*node._in_c(), self._what))

    def __set__(self, node: Any, value: _Given) -> None:
        set_ = getattr(C, node._own_calls[1]) if self._is_own else C.keep_container_set
        given = self._write(value)
        try:
            set_(*node._in_c(), self._what, given)
        except StateError as error:
            own = _OF_A_MEMBER.get(self._what)
            if own and not node.is_guide and node.parent and node.parent.is_container:
                raise StateError(f"{error}; of a member it is {own}") from None
            raise


_OF_A_MEMBER: dict[ContainerValue | MemberValue, str] = {
    ContainerValue.ALIGN: "own_align",
    ContainerValue.JUSTIFY: "own_justify",
    ContainerValue.LEAST: "own_least",
}
"""What a member has of its own in place of a parameter of its container."""


Length = Parameter["float | None", SupportsFloat]


def length(
    what: ContainerValue | MemberValue,
    meaning: str,
    write: Callable[[SupportsFloat], float] = number,
) -> Length:
    """A number that every container has."""
    return Parameter(what, meaning, _some, write)


def own_length(what: MemberValue, meaning: str) -> Parameter[float | None, SupportsFloat | None]:
    """A number that a member may have, in place of that of its container."""
    return Parameter(what, meaning, _some, number_or_none)


def plain(what: MemberValue, meaning: str) -> Parameter[float, SupportsFloat]:
    """A number that every node has."""
    return Parameter(what, meaning, float, number)


def chosen(
    what: ContainerValue, kind: type[_Choice], meaning: str
) -> Parameter[_Choice | None, _Choice]:
    """One of several that every container has."""
    return Parameter(what, meaning, _reader(kind), lambda value: code(value, kind))


def own_chosen(
    what: MemberValue, kind: type[_Choice], meaning: str
) -> Parameter[_Choice | None, _Choice | None]:
    """One of several that a member may have, in place of that of its container."""
    return Parameter(
        what, meaning, _reader(kind), lambda value: math.nan if value is None else code(value, kind)
    )


def truth(what: ContainerValue | MemberValue, meaning: str) -> Parameter[bool, bool]:
    """Yes or no; no where there is nothing to read."""
    return Parameter(what, meaning, lambda found: found == 1, flag)


def _some(found: float) -> float | None:
    return None if math.isnan(found) else found


def _reader(kind: type[_Choice]) -> Callable[[float], _Choice | None]:
    return lambda found: None if math.isnan(found) else kind(int(found))
