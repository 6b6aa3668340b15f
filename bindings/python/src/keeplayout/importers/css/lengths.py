"""Lengths of styles: points, shares of what is around, or a word."""

from __future__ import annotations

import math
import re
from enum import Enum, auto
from typing import NamedTuple


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
    UNKNOWN = auto()
    """What is not to be said in advance, such as calc() or min-content."""


class Length(NamedTuple):
    """A length, or a word in its place."""

    unit: Unit
    value: float = 0.0

    def of(self, whole: float | None) -> float | None:
        """Its points; whole: what a share is of, if that is known."""
        if self.unit is Unit.POINTS:
            return self.value
        return whole * self.value if self.unit is Unit.PERCENT and whole is not None else None


AUTO = Length(Unit.AUTO)
_WORDS = {
    "auto": AUTO, "none": AUTO, "normal": AUTO, "": AUTO, "max-content": Length(Unit.CONTENT),
    "fit-content": Length(Unit.CONTENT), "content": Length(Unit.CONTENT),
    "stretch": Length(Unit.PERCENT, 1.0), "-webkit-fill-available": Length(Unit.PERCENT, 1.0),
    "-moz-available": Length(Unit.PERCENT, 1.0), "thin": Length(Unit.POINTS, 1.0),
    "medium": Length(Unit.POINTS, 3.0), "thick": Length(Unit.POINTS, 5.0),
}  # fmt: skip
_POINTS = {
    "px": 1.0, "": 1.0, "pt": 4 / 3, "pc": 16.0, "in": 96.0, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "rem": 16.0, "em": 16.0,
}  # fmt: skip
_NUMBER = re.compile(r"([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)([a-z%]*)\Z")
_MOST_LETTERS = 60
MOST = 1e9
"""Beyond this a number is none of a layout."""


def length(text: str) -> Length:
    """A length as CSS writes it; a bare number is in points, as in JSON."""
    text = text.strip().lower()
    if text in _WORDS:
        return _WORDS[text]
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
    if unit in _POINTS:
        return Length(Unit.POINTS, value * _POINTS[unit])
    return Length(Unit.UNKNOWN)


def is_relative_to_font(text: str) -> bool:
    """Whether a length counts letters, which a file does not say the size of."""
    found = _NUMBER.match(text.strip().lower())
    return found is not None and found[2] in ("em", "rem")


def number(text: str, otherwise: float) -> float:
    """A plain number, such as a factor."""
    found = length(text)
    is_plain = found.unit is Unit.POINTS and not re.search(r"[a-df-z]", text.lower())
    return found.value if is_plain else otherwise
