"""Values of files, read by type. What is none of a type is told with its place and the nearest word
that is one, and counts as not written; so do names that nothing has.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from itertools import islice
from typing import TypeAlias

from .._c.misspelt import nearest
from .source import Place
from .unsaid import Unsaid

Check: TypeAlias = Callable[[str], None]
"""Raises WrongValueError for a text that is no value of a type."""
_MOST_LETTERS = 60
_MOST_WORDS = 8
_MOST_CANDIDATES = 600
_MOST_OF_VALUE = 4000


class WrongValueError(ValueError):
    """A text that is no value of a type; prints as what is needed."""


class ElsewhereError(ValueError):
    """A value that is in another file, or known at run time alone; prints as what is left out."""


def one_of(words: Iterable[str]) -> Check:
    """A type of words."""
    known = tuple(words)

    def check(text: str) -> None:
        if text not in known:
            raise WrongValueError(needed(text, known))

    return check


def needed(text: str, known: Collection[str]) -> str:
    """Which word is to be in place of another one."""
    found = nearest_of(text, known)
    if found:
        return f'the nearest word is "{found}"'
    shown = [*map(cut, list(known)[:_MOST_WORDS]), *(["..."] if len(known) > _MOST_WORDS else [])]
    return f"one of {', '.join(shown)} is needed"


def nearest_of(word: str, known: Iterable[str]) -> str:
    """Which of some words was meant, or an empty one. Files repeat what is wrong in them, and may
    have any number of words: of many the first are looked at."""
    return _nearest(word[:_MOST_LETTERS], tuple(islice(known, _MOST_CANDIDATES)))


@lru_cache(maxsize=1024)
def _nearest(word: str, known: tuple[str, ...]) -> str:
    return nearest(word, known)


def number(example: str, least: float = -math.inf, most: float = math.inf) -> Check:
    """A type of plain numbers."""

    def check(text: str) -> None:
        try:
            found = float(text)
        except ValueError:
            found = math.nan
        if math.isnan(found) or "_" in text:
            raise WrongValueError(f"a number is needed, such as {example}")
        check_range(found, least, most)

    return check


def check_range(found: float, least: float, most: float) -> None:
    """Raises WrongValueError for a number outside of a range."""
    if found < least:
        raise WrongValueError(f"{least:g} is the least")
    if found > most:
        raise WrongValueError(f"{most:g} is the most")


def anything(_text: str) -> None:
    """The type of any text."""


def cut(text: str) -> str:
    """A text for a message, without what makes it long."""
    plain = " ".join(text.split())
    return plain if len(plain) <= _MOST_LETTERS else plain[: _MOST_LETTERS - 3] + "..."


class Names:
    """The names that something has: those with a type, and those that no layout depends on.

    Args:
        types: the type of each that is read.
        ignored: whether nothing depends on a name.
        others: more names that there are, for finding the nearest.
    """

    def __init__(
        self, types: Mapping[str, Check], ignored: Callable[[str], bool],
        others: Iterable[str] = (),
    ) -> None:  # fmt: skip
        self.types = types
        self.ignored = ignored
        self._all = tuple(dict.fromkeys((*types, *others)))

    def is_right(self, name: str, text: str, said: str, place: Place, unsaid: Unsaid) -> bool:
        """Whether a value of a name that is read is to be used; tells if not.

        Args:
            said: how the file has both.
        """
        check = self.types[name]
        try:
            if len(text) > _MOST_OF_VALUE and check is not anything:
                raise WrongValueError("it is longer than any value")
            check(text)
        except WrongValueError as error:
            unsaid.cannot_read(f"{cut(said)}: {error}", place)
        except ElsewhereError as error:
            unsaid.leave_out(str(error), place)
        else:
            return True
        return False

    def tell_unknown(
        self, name: str, said: str, place: Place, unsaid: Unsaid,
        spell: Callable[[str], str] = str,
    ) -> None:  # fmt: skip
        """Notes a name that is not read.

        Args:
            spell: how the file has a name.
        """
        if self.ignored(name):
            unsaid.pass_over(name[:_MOST_LETTERS], place)
        elif found := "" if unsaid.is_full else nearest_of(name, self._all):
            unsaid.cannot_read(f'{cut(said)}: the nearest name is "{spell(found)}"', place)
        else:
            unsaid.leave_out(f"{cut(name)}, which is not known", place)
