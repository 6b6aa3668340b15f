"""Functions of Python's that C calls: by number, through thunks that live as long as the process.

A layout holds the functions that it was given, so that a function that refers to its layout does
not keep the layout alive for ever. An exception cannot pass through C: it is kept, C gets a neutral
answer, and the call into C that has called the function raises it, whether or not that call fails.
"""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable, Iterator
from typing import Any, NoReturn, TypeVar

_Answer = TypeVar("_Answer")

_numbers = itertools.count(1)
_keepers: dict[int, weakref.ref[Callbacks]] = {}


class Callbacks:
    """The functions that one layout was given, by number."""

    def __init__(self) -> None:
        self._functions: dict[int, Callable[..., Any]] = {}
        self.running: int = 0
        """How many of them are running, one inside the other."""
        self.raised: dict[int, BaseException] = {}
        """What was raised in a call to C that is not over, by how many were running when it was
        called."""

    def add(self, function: Callable[..., Any]) -> int:
        """Keeps a function; the number goes to C in place of a pointer."""
        number = next(_numbers)
        self._functions[number] = function
        _keepers[number] = weakref.ref(self)
        return number

    def run(
        self, number: int, neutral: _Answer, call: Callable[[Any], _Answer], once: bool
    ) -> _Answer:
        """Calls a function; if it raises, the answer is `neutral`. As a function that is called
        again raises again, only the first exception is kept; but all of them are, of functions
        that are called `once`."""
        self.running += 1
        try:
            return call(self._functions[number])
        except BaseException as error:
            before = self.raised.setdefault(self.running - 1, error)
            if once:
                self.raised[self.running - 1] = _chained(before, error)
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
            passed_on(found)


def passed_on(error: BaseException) -> NoReturn:
    """Raises an exception from elsewhere, with its own context, whatever is being handled."""
    context = error.__context__
    try:
        raise error
    finally:
        error.__context__ = context


def _chained(before: BaseException, error: BaseException) -> BaseException:
    """Two exceptions as one, as from nested finally clauses: the later one, with the earlier one at
    the end of its chain of contexts, unless one is already in the chain of the other."""
    known = {id(each) for each in _contexts(before)}
    if id(error) in known:
        return before
    for each in _contexts(error):
        if each.__context__ is None or id(each.__context__) in known:
            each.__context__ = before
            break
    return error


def _contexts(error: BaseException | None) -> Iterator[BaseException]:
    """An exception, its context, the context of that, and so on."""
    seen = set()
    while error is not None and id(error) not in seen:
        yield error
        seen.add(id(error))
        error = error.__context__


def answered(
    read: Callable[[Any], _Answer], found: Any, by: object, role: Callable[[], str]
) -> _Answer:
    """What a function has returned, as C takes it; or a TypeError that names the function and its
    role, as the traceback has only lines of this package."""
    try:
        return read(found)
    except TypeError as error:
        name = getattr(by, "__qualname__", type(by).__name__)
        words = f"{role()} ({name}): {error}"
        raise TypeError(words + ("; is a return missing?" if found is None else "")) from None


def run(
    number: int | None, neutral: _Answer, call: Callable[[Any], _Answer], once: bool = False
) -> _Answer:
    """Calls the function of a number, of whichever layout."""
    keeper = _keepers.get(number or 0)
    callbacks = keeper() if keeper else None
    return callbacks.run(number or 0, neutral, call, once) if callbacks else neutral


def forget(number: int | None) -> None:
    """Releases a function that C calls no more. This may run finalizers that call into the
    layout."""
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
