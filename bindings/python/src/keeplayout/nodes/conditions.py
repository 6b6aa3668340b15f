"""The callables that conditions are, as C asks them.

For C a condition is a number, as every callable is. An equal condition that is applied again gets
the same number, so that C can tell that it is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any, TypeAlias

from .._c import callbacks as _callbacks
from .._c.api import keep_condition, keep_destroy_function
from .._c.arguments import shown
from .._c.callbacks import Callbacks
from .context import Context, Idiom, Orientation, SizeClass

Condition: TypeAlias = Callable[[], object] | Callable[[Context], object]
"""Tells by its truth whether an attribute holds: without arguments, or with the Context."""


class Conditions:
    """The conditions that the attributes of one layout are applied under."""

    def __init__(self, callbacks: Callbacks) -> None:
        self._callbacks = callbacks
        self._known: dict[Any, _Known] = {}

    @contextmanager
    def lent(self, conditions: Iterable[Condition | None]) -> Iterator[list[int | None]]:
        """The numbers of conditions, for one call to C, which keeps them unless it fails."""
        lent: list[_Known | None] = []
        try:
            for condition in conditions:
                lent.append(None if condition is None else self._lend(condition))
            yield [None if known is None else known.number for known in lent]
        except BaseException:
            for known in lent:
                if known:
                    known.give_back()
            raise

    def _lend(self, condition: Condition) -> _Known:
        same = key(condition)
        known = self._known.get(same)
        if known is None:
            known = self._known[same] = _Known(self, condition, same)
            known.number = self._callbacks.add(known)
        known.uses += 1
        return known


class _Known:
    """One condition, and how many attributes C has it for."""

    number = 0

    def __init__(self, conditions: Conditions, condition: Condition, same: Any) -> None:
        self.uses = 0
        self._known = conditions._known
        self._condition: Callable[..., object] = condition
        self._key = same
        self._wants_context = wants_context(condition)

    def __call__(self, context: Any) -> int:
        """What it answers."""
        arguments = (as_context(context),) if self._wants_context else ()
        return int(bool(self._condition(*arguments)))

    def give_back(self) -> None:
        """One attribute less."""
        self.uses -= 1
        if self.uses == 0:
            del self._known[self._key]
            _callbacks.forget(self.number)


def _ask(_layout: Any, _node: Any, context: Any, number: int) -> int:
    """What C calls for every condition."""
    return _callbacks.run(number, -1, lambda known: int(known(context.contents)))


def _forget(number: int) -> None:
    """What C calls when an attribute needs its condition no more."""
    known = _callbacks.find(number)
    if known:
        known.give_back()
    else:  # the garbage collector has taken the layout
        _callbacks.forget(number)


ask: Any = keep_condition(_ask)
forget: Any = keep_destroy_function(_forget)


def as_context(context: Any) -> Context:
    """The context that C passes."""
    return Context(
        SizeClass(context.horizontal),
        SizeClass(context.vertical),
        Idiom(context.idiom),
        Orientation(context.orientation),
    )


def key(condition: Condition) -> Any:
    """What makes two conditions the same: they are equal, or they are the same lambda without free
    variables, so that code that runs again does not apply one more attribute."""
    if isinstance(condition, FunctionType) and not (
        condition.__closure__ or condition.__defaults__ or condition.__kwdefaults__
    ):
        return condition.__code__, id(condition.__globals__)
    try:
        hash(condition)
    except TypeError:
        return id(condition)
    return condition


def wants_context(condition: Condition) -> bool:
    """Whether it is to be called with the context. Raises TypeError for what cannot be called."""
    import inspect

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
