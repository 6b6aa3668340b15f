"""Attributes of elements by type: numbers, flags and words as Interface Builder writes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from ..reading import Check, WrongValueError, cut, number, one_of
from ..source import Element
from ..unsaid import Unsaid
from .traits import Traits

_T = TypeVar("_T")
_MOST = 1e9
"""What a number of a layout is at most, by far."""
any_number = number("8", -_MOST, _MOST)
content_priority = number("250", 0, 1000)
"""The type of priorities of hugging and compression resistance."""
_check_flag = one_of(("YES", "NO"))


def priority(text: str) -> None:
    """The type of priorities. Raises WrongValueError."""
    any_number(text)
    if not 0 < float(text) <= 1000:
        raise WrongValueError("a priority is above 0 and at most 1000")


class Values:
    """Reads attributes as the variations have them that hold. What is none of its type is told
    once, and counts as not written.

    Args:
        traits: which variations hold.
        unsaid: counts what means nothing.
    """

    def __init__(self, traits: Traits, unsaid: Unsaid) -> None:
        self.traits = traits
        self.unsaid = unsaid
        self._told: set[tuple[Element, str]] = set()

    def text(self, element: Element, name: str, otherwise: str = "") -> str:
        """Any text."""
        return self.traits.get(element, name, otherwise)

    def number(
        self, element: Element, name: str, otherwise: float = 0.0, check: Check = any_number
    ) -> float:
        """A number, of a type."""
        is_there = bool(self.text(element, name)) and self.is_right(element, name, check)
        return float(self.text(element, name)) if is_there else otherwise

    def word(self, element: Element, name: str, known: Mapping[str, _T], otherwise: str) -> _T:
        """What a word stands for."""
        is_there = bool(self.text(element, name)) and self.is_right(element, name, one_of(known))
        return known[self.text(element, name) if is_there else otherwise]

    def is_set(self, element: Element, name: str, *, otherwise: bool = False) -> bool:
        """Whether an attribute is YES."""
        is_there = bool(self.text(element, name)) and self.is_right(element, name, _check_flag)
        return self.text(element, name) == "YES" if is_there else otherwise

    def is_right(self, element: Element, name: str, check: Check, lost: str = "") -> bool:
        """Whether an attribute is of a type; tells if not, and what is left out with it."""
        text = self.text(element, name)
        try:
            check(text)
        except WrongValueError as error:
            said = f'{name}="{text}"'
            if (element, name) not in self._told:
                self._told.add((element, name))
                ending = f"; {lost} is left out" if lost else ""
                self.unsaid.cannot_read(f"{cut(said)}: {error}{ending}", element.place)
            return False
        return True
