"""Lengths of styles: points, shares of what is around, or a word."""

from __future__ import annotations

import math
import re
from enum import Enum, auto
from typing import NamedTuple, TypeVar

from ...attributes.term import Sum
from ...geometry import Size
from ..reading import ElsewhereError, WrongValueError
from .calculated import Amount, calculated, is_function

_T = TypeVar("_T", float, Sum)


class Unit(Enum):
    """What the number of a length counts."""

    POINTS = auto()
    PERCENT = auto()
    """A share of what is around: 1 for all of it."""
    FRACTION = auto()
    """A share of what other tracks of a grid leave."""
    AUTO = auto()
    CONTENT = auto()
    """As large as the content: max-content, fit-content."""
    LEAST = auto()
    """As small as the content may be: min-content, which is known of tracks and of text."""
    UNKNOWN = auto()
    """What is not to be said in advance."""


class Length(NamedTuple):
    """A length, or a word in its place."""

    unit: Unit
    value: float = 0.0
    more: float = 0.0
    """Points besides a share, as calc(50% - 8px) has them."""

    def of(self, whole: float | None) -> float | None:
        """Its points; whole: what a share is of, if that is known."""
        if self.unit is Unit.POINTS:
            return self.value
        is_known = self.unit is Unit.PERCENT and whole is not None
        return self.part(whole) if is_known and whole is not None else None

    def part(self, whole: _T) -> _T:
        """What a share is of something."""
        return whole * self.value + self.more

    @property
    def is_zero(self) -> bool:
        """Whether it is 0 of whatever it counts, or a word."""
        return self.value == self.more == 0


AUTO = Length(Unit.AUTO)
STRETCH = ("stretch", "-webkit-fill-available", "-moz-available")
"""As large as what is around leaves, less its margins."""
_WORDS = {
    "auto": AUTO, "none": AUTO, "normal": AUTO, "": AUTO, "max-content": Length(Unit.CONTENT),
    "min-content": Length(Unit.LEAST),
    "fit-content": Length(Unit.CONTENT), "content": Length(Unit.CONTENT),
    **dict.fromkeys(STRETCH, Length(Unit.PERCENT, 1.0)), "thin": Length(Unit.POINTS, 1.0),
    "medium": Length(Unit.POINTS, 3.0), "thick": Length(Unit.POINTS, 5.0),
}  # fmt: skip
_POINTS = {
    "px": 1.0, "": 1.0, "pt": 4 / 3, "pc": 16.0, "in": 96.0, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6, "rem": 16.0, "em": 16.0,
}  # fmt: skip
_OF_FONTS = ("em", "rem")
_OF_WINDOW = re.compile(r"[sld]?v(w|h|i|b|min|max)\Z")
_NUMBER = re.compile(r"([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)([a-z%]*)\Z")
_UNIT = re.compile(r"\d(em|rem|[sld]?v(?:w|h|i|b|min|max))\b")
_MOST_LETTERS = 60
MOST = 1e9
"""Beyond this a number is none of a layout."""


def length(text: str, window: Size | None = None) -> Length:
    """A length as CSS writes it; a bare number is in points, as in JSON.

    Args:
        window: what vw and vh are of, if that is known.
    """
    text = text.strip().lower()
    if text in _WORDS:
        return _WORDS[text]
    if is_function(text):
        try:
            return calculated_length(text, window)
        except (WrongValueError, ElsewhereError):
            return Length(Unit.UNKNOWN)
    found = _NUMBER.match(text) if len(text) <= _MOST_LETTERS else None
    if found is None:
        return Length(Unit.UNKNOWN)
    value, unit = float(found[1]), found[2]
    if not math.isfinite(value) or abs(value) > MOST:
        return Length(Unit.UNKNOWN)
    if unit == "%":
        return Length(Unit.PERCENT, value / 100)
    if unit == "fr":
        return Length(Unit.FRACTION, value)
    by = _points_of(unit, window)
    return Length(Unit.UNKNOWN) if by is None else Length(Unit.POINTS, value * by)


def calculated_length(text: str, window: Size | None) -> Length:
    """What a function such as calc() is. Raises WrongValueError and ElsewhereError."""

    def read(word: str) -> Amount:
        found = length(word, window)
        is_number = bool(_NUMBER.match(word)) and word[-1:] in "0123456789."
        if found.unit is Unit.PERCENT:
            return Amount(0.0, found.value)
        if found.unit is not Unit.POINTS:
            raise WrongValueError(f'"{word}" is no length')
        return Amount(found.value, 0.0, is_number)

    points, share, is_number = calculated(text, read)
    if is_number:
        raise WrongValueError("the result is a number; a length has a unit")
    if not (abs(points) <= MOST and abs(share) <= MOST):
        raise WrongValueError(f"{MOST:g} is the most")
    return Length(Unit.PERCENT, share, points) if share else Length(Unit.POINTS, points)


def _points_of(unit: str, window: Size | None) -> float | None:
    """How many points a unit has; None for what is none, or not known."""
    if unit in _POINTS:
        return _POINTS[unit]
    found = _OF_WINDOW.match(unit)
    if found is None or window is None:
        return None
    sides = {"w": window.width, "i": window.width, "h": window.height, "b": window.height}
    return {**sides, "min": min(window), "max": max(window)}[found[1]] / 100


def units_of_elsewhere(text: str) -> set[str]:
    """The units in a value that count letters, of a size that a file does not say ("font"), or
    windows ("window")."""
    found = {unit[1] for unit in _UNIT.finditer(text.lower())}
    return {"font" if unit in _OF_FONTS else "window" for unit in found}


def number(text: str, otherwise: float) -> float:
    """A plain number, such as a factor."""
    found = length(text)
    is_plain = found.unit is Unit.POINTS and not re.search(r"[a-df-z]", text.lower())
    return found.value if is_plain else otherwise
