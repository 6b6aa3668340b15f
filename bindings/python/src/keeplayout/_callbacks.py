"""Functions of Python's that C calls: by number, through thunks that live as long as the process.

A layout holds the functions that it was given, so that a function that refers to its layout does
not keep it alive for ever. What a function raises cannot pass through C: it is kept, C is told that
there is no answer, and the call that has asked raises it, whether or not it fails for that.
"""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable
from typing import Any, TypeVar

_Answer = TypeVar("_Answer")

_numbers = itertools.count(1)
_keepers: dict[int, weakref.ref[Callbacks]] = {}


class Callbacks:
    """The functions that one layout was given, by number."""

    def __init__(self) -> None:
        self._functions: dict[int, Callable[..., Any]] = {}
        self.running = 0
        """How many of them are running, one inside the other."""
        self.raised: dict[int, BaseException] = {}
        """What was raised first in a call to C that is not over, by how many were running when it
        was called."""

    def add(self, function: Callable[..., Any]) -> int:
        """Keeps a function; the number goes to C in place of a pointer."""
        number = next(_numbers)
        self._functions[number] = function
        _keepers[number] = weakref.ref(self)
        return number

    def run(self, number: int, neutral: _Answer, call: Callable[[Any], _Answer]) -> _Answer:
        """Calls a function; for one that raises the answer is `neutral`."""
        self.running += 1
        try:
            return call(self._functions[number])
        except BaseException as error:
            self.raised.setdefault(self.running - 1, error)
            return neutral
        finally:
            self.running -= 1

    def taken(self) -> BaseException | None:
        """What a function has raised in the call to C that has just returned."""
        return self.raised.pop(self.running, None)

    def pass_on(self) -> None:
        """Raises it, if there is anything."""
        found = self.taken()
        if found is not None:
            raise found


def run(number: int | None, neutral: _Answer, call: Callable[[Any], _Answer]) -> _Answer:
    """Calls the function of a number, whosever it is."""
    keeper = _keepers.get(number or 0)
    callbacks = keeper() if keeper else None
    return callbacks.run(number or 0, neutral, call) if callbacks else neutral


def forget(number: int | None) -> None:
    """Lets go of a function that C calls no more; with it may go what calls into the layout."""
    keeper = _keepers.pop(number or 0, None)
    callbacks = keeper() if keeper else None
    if callbacks:
        callbacks.running += 1
        try:
            callbacks._functions.pop(number or 0, None)
        finally:
            callbacks.running -= 1


def find(number: int | None) -> Any:
    """The function of a number; None once it is let go."""
    keeper = _keepers.get(number or 0)
    callbacks = keeper() if keeper else None
    return callbacks._functions.get(number or 0) if callbacks else None
