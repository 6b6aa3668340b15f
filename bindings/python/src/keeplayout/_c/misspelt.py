"""Names that are not there: an AttributeError that tells the nearest one that is.

Python looks for one itself where it prints a traceback, by another measure: of `slove` it takes
`close` for as near as `solve`. For what is set it looks for none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NoReturn


class Named:
    """What is read and is not there raises with the nearest name."""

    __slots__ = ()

    def _hint(self, name: str) -> str | None:
        """The whole message for a name that one may well look for here."""
        return None

    # Type checkers would take any name for one that is there.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            if hasattr(type(self), name):  # a property, which has raised one itself
                return object.__getattribute__(self, name)
            raise _lack(self, name)


class NamedToSet(Named):
    """The same also for what is set."""

    __slots__ = ()

    if not TYPE_CHECKING:

        def __setattr__(self, name: str, value: object) -> None:
            try:
                object.__setattr__(self, name, value)
            except AttributeError:
                if hasattr(type(self), name):
                    raise
                raise _lack(self, name) from None


def _lack(of: Named, name: str) -> AttributeError:
    """The error for a name that is not there. It does not refer to the object, of which Python
    would offer a name as well."""
    words = of._hint(name)
    if words is None:
        words = f"{type(of).__name__!r} object has no attribute {name!r}{_nearest(type(of), name)}"
    return AttributeError(words, name=name)


def _nearest(kind: type, name: str) -> str:
    """A clause with the name that was meant, if one is near enough."""
    if name.startswith("_"):
        return ""
    found = nearest(name, (each for each in dir(kind) if not each.startswith("_")))
    return f"; the nearest is {found!r}" if found else ""


def nearest(name: str, candidates: Iterable[str]) -> str:
    """Which of some names was meant, if one is near enough, or else an empty one: of two, the one
    with the same first letter."""
    most = max(1, (len(name) + 1) // 3)
    ranked = (
        (_distance(name, each), each[:1] != name[:1], each)
        for each in candidates
        if abs(len(each) - len(name)) <= most
    )
    distance, _, found = min(ranked, default=(most + 1, False, ""))
    return found if distance <= most else ""


def _distance(one: str, other: str) -> int:
    """How many letters are missing, too many, wrong, or swapped with the next one (optimal string
    alignment)."""
    before: list[int] = []
    above = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        row = [i]
        for j, wanted in enumerate(other, 1):
            least = min(above[j] + 1, row[-1] + 1, above[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                least = min(least, before[j - 2] + 1)
            row.append(least)
        before, above = above, row
    return above[-1]
