"""What the values of layout files stand for that begin with @."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable

from ..source import File, Place
from ..unsaid import Unsaid

_NUMBER = re.compile(r"(-?\d*\.?\d+)(dp|dip|sp|px|pt|in|mm)?\Z")
_UNITS = {"pt": 160 / 72, "in": 160.0, "mm": 160 / 25.4}
_MOST = 1e6
_MOST_STEPS = 16


class Resources:
    """Dimensions and strings of values files; what is in none of them counts as left out.

    Args:
        density: pixels in a point.
    """

    def __init__(self, files: Iterable[File], density: float, unsaid: Unsaid) -> None:
        self._density = density
        self._unsaid = unsaid
        self._found: dict[str, str] = {}
        for file in files:
            for element in file.xml().children:
                kind = element.get("type") or element.tag
                self._found[f"{kind}/{element.get('name')}"] = element.text.strip()

    def length(self, text: str, place: Place) -> float | None:
        """A length in points; None for what is none."""
        text = self._resolved(text.strip(), place)
        found = _NUMBER.match(text)
        if found is None:
            if text.startswith(("@", "?")):
                self._unsaid.leave_out(f"a value of elsewhere: {text.partition('/')[0]}", place)
            return None
        value = float(found[1])
        unit = found[2] or ""
        value = value / self._density if unit == "px" else value * _UNITS.get(unit, 1.0)
        return value if math.isfinite(value) and abs(value) <= _MOST else None

    def string(self, text: str, place: Place) -> str:
        """A text."""
        found = self._resolved(text, place)
        return found if found != text or not text.startswith("@string/") else text[8:]

    def _resolved(self, text: str, place: Place) -> str:
        for _ in range(_MOST_STEPS):
            if not text.startswith("@") or text[1:] not in self._found:
                break
            text = self._found[text[1:]]
        return text
