"""The callables that conditions are, as C asks them.

To C a condition is a number. Which callable that is, the layout's Conditions know, so that one that
refers to its layout does not keep it alive for ever; what C calls finds it by a weak reference.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from ._arguments import shown
from ._ffi import keep_condition, keep_destroy_function
from .context import Context, Idiom, Orientation, SizeClass
from .errors import KeepError

Condition: TypeAlias = Callable[[], object] | Callable[[Context], object]
"""Tells by its truth whether an attribute holds: without arguments, or with the Context."""


class Conditions:
    """The conditions that the attributes of one layout are applied under."""

    def __init__(self) -> None:
        self._known: dict[Any, _Known] = {}
        self._raised: BaseException | None = None

    @contextmanager
    def lent(self, conditions: Iterable[Condition | None]) -> Iterator[list[int | None]]:
        """The numbers of conditions, for one call to C, which keeps them unless it fails."""
        lent = [None if condition is None else self._lend(condition) for condition in conditions]
        try:
            with self.asked():
                yield [None if known is None else known.number for known in lent]
        except BaseException:
            for known in lent:
                if known:
                    known.give_back()
            raise

    @contextmanager
    def asked(self) -> Iterator[None]:
        """A call to C that asks conditions: what one of them raises comes out of it."""
        try:
            yield
        except KeepError:
            if self._raised is None:
                raise
            raise self._raised from None
        finally:
            self._raised = None

    def _lend(self, condition: Condition) -> _Known:
        same = key(condition)
        known = self._known.get(same)
        if known is None:
            known = self._known[same] = _Known(self, condition, same)
        known.uses += 1
        return known


class _Known:
    """One condition, and how many attributes C has it for."""

    def __init__(self, conditions: Conditions, condition: Condition, same: Any) -> None:
        self.number = next(_numbers)
        self.uses = 0
        self._conditions = conditions
        self._condition: Callable[..., object] = condition
        self._key = same
        self._wants_context = wants_context(condition)
        _live[self.number] = self

    def ask(self, context: Any) -> int:
        """What it answers; below 0 if it raises."""
        try:
            arguments = (as_context(context),) if self._wants_context else ()
            return int(bool(self._condition(*arguments)))
        except BaseException as raised:
            self._conditions._raised = raised
            return -1

    def give_back(self) -> None:
        """One attribute less."""
        self.uses -= 1
        if self.uses == 0:
            del self._conditions._known[self._key]


_numbers = count(1)
_live: WeakValueDictionary[int, _Known] = WeakValueDictionary()


def _ask(_layout: Any, _node: Any, context: Any, number: int) -> int:
    """What C calls for every condition."""
    known = _live.get(number)
    return known.ask(context.contents) if known else 0


def _forget(number: int) -> None:
    """What C calls once an attribute does not need its condition any more."""
    known = _live.get(number)
    if known:
        known.give_back()


ask, forget = keep_condition(_ask), keep_destroy_function(_forget)


def as_context(context: Any) -> Context:
    """The context that C tells."""
    return Context(
        SizeClass(context.horizontal),
        SizeClass(context.vertical),
        Idiom(context.idiom),
        Orientation(context.orientation),
    )


def key(condition: Condition) -> Any:
    """What makes a condition the same as another: that it is equal to it, or that it is the same
    lambda over nothing, so that code that runs again does not apply another attribute."""
    if inspect.isfunction(condition) and not (
        condition.__closure__ or condition.__defaults__ or condition.__kwdefaults__
    ):
        return condition.__code__, id(condition.__globals__)
    try:
        hash(condition)
    except TypeError:
        return id(condition)
    return condition


def wants_context(condition: Condition) -> bool:
    """Whether it is to be called with the context. Raises TypeError for what cannot be asked."""
    if not callable(condition):
        raise TypeError(f"a condition is something to call, not {shown(condition)}")
    try:
        parameters = inspect.signature(condition).parameters.values()
    except ValueError:  # written in C, without saying what it takes
        return False
    optional = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    needed = [p for p in parameters if p.default is p.empty and p.kind not in optional]
    if not needed:
        return False
    if len(needed) == 1 and needed[0].kind is not inspect.Parameter.KEYWORD_ONLY:
        return True
    raise TypeError(f"a condition takes nothing or the context: {shown(condition)}")
