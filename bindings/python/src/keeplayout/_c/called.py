"""Methods by the name of the class that users know, and not by that of the part that it has them
from: for a wrong argument Python's message has the name of the function."""

from __future__ import annotations

from contextlib import contextmanager
from types import FunctionType
from typing import Any, TypeVar

_Kind = TypeVar("_Kind", bound=type)
_PACKAGE = __name__.partition(".")[0]
_OF_BLOCKS = contextmanager(lambda: iter(())).__code__
"""The code of every function that contextmanager makes."""


def as_one(kind: _Kind) -> _Kind:
    """Lets the functions of a class's parts be called by its name. What other classes have as well,
    it gets a copy of."""
    seen = set(vars(kind))
    for part in kind.__mro__[1:]:
        if part.__module__.partition(".")[0] != _PACKAGE:
            continue
        is_shared = len(part.__subclasses__()) > 1
        for name, function in list(vars(part).items()):
            if name in seen or name.startswith("_") or type(function) is not FunctionType:
                continue
            seen.add(name)
            if is_shared:
                setattr(kind, name, _renamed(_copied(function), kind))
            else:
                _renamed(function, kind)
    return kind


def _renamed(function: Any, kind: type) -> Any:
    function.__qualname__ = f"{kind.__name__}.{function.__name__}"
    if function.__code__ is _OF_BLOCKS:
        function.__wrapped__.__qualname__ = function.__qualname__
    return function


def _copied(function: Any) -> Any:
    if function.__code__ is _OF_BLOCKS:
        return contextmanager(_copied(function.__wrapped__))
    copy = FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__,
        function.__closure__,
    )  # fmt: skip
    copy.__kwdefaults__, copy.__doc__ = function.__kwdefaults__, function.__doc__
    copy.__annotations__, copy.__module__ = function.__annotations__, function.__module__
    return copy
