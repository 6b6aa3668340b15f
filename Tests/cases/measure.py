"""Content that is measured."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from words import CaseError


class Measure(NamedTuple):
    """Lines of one height, of words that do not break, or of ink that breaks anywhere."""

    node: str
    height: float
    is_both: bool
    """Measured along both axes, and not the height alone."""
    breaks: bool
    words: list[float]
    """How long each is."""

    def size(self, width: float) -> tuple[float, float]:
        """Its longest line, and how high it is, where so much width is available."""
        widest, lines = self._ink(width) if self.breaks else self._lines(width)
        return widest, lines * self.height

    def _ink(self, width: float) -> tuple[float, int]:
        ink = sum(self.words)
        width = min(max(width, 1), ink)
        return width, ceil(ink / width - 1e-9)

    def _lines(self, width: float) -> tuple[float, int]:
        widest, line, lines = 0.0, 0.0, 1
        for word in self.words:
            if line and line + word > width + 1e-9:
                line, lines = 0.0, lines + 1
            line += word
            widest = max(widest, line)
        return widest, lines


def read(words: list[str]) -> Measure:
    """`label 20 words 30 50 80`, or `label 20 ink 900`; with `both` behind the height."""
    name, height, *rest = words
    is_both = rest[0] == "both"
    how, *lengths = rest[is_both:]
    if how not in ("words", "ink") or not lengths:
        raise CaseError("content is measured by its words or its ink")
    return Measure(name, float(height), is_both, how == "ink", [float(each) for each in lengths])
