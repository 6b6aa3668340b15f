"""Text of letters that all have one size: what a file does not say."""

from __future__ import annotations

import math
from typing import NamedTuple

from ...nodes.content import MeasureBoth

_SPACE_OF_NO_WIDTH = "​"


class Letter(NamedTuple):
    """How wide and how high a letter is, in points."""

    width: float = 8.0
    height: float = 16.0


DEFAULT = Letter()


def measure(text: str, letter: Letter, around: tuple[float, float]) -> MeasureBoth:
    """Measures a text that wraps between words, with what is around it in both directions: padding,
    border and margins."""
    lines = [_words(line) for line in text.split("\n")]

    def measured(width: float, _height: float) -> tuple[float, float]:
        room = width - around[0] + 1e-6
        broken = [length for line in lines for length in _broken(line, room, letter.width)]
        high, wide = len(broken) * letter.height + around[1], max(broken)
        if len(broken) > len(lines):  # what wraps is as wide as there is room, as in browsers
            wide = max(wide, room)
        return max(wide + around[0], 0.0), max(high, 0.0)

    return measured


def _words(line: str) -> list[tuple[int, int]]:
    """The lengths of words, each with that of the space before it."""
    found = []
    for at, part in enumerate(line.split(" ")):
        for inner, word in enumerate(part.split(_SPACE_OF_NO_WIDTH)):
            found.append((int(at > 0 and inner == 0), len(word)))
    return found


def _broken(words: list[tuple[int, int]], room: float, width: float) -> list[float]:
    """How long the lines are that words are broken into."""
    lines = [0.0]
    is_empty = True
    for space, letters in words:
        longer = lines[-1] + (space + letters) * width
        if is_empty or longer <= room or math.isinf(room):
            lines[-1] = letters * width if is_empty else longer
        else:
            lines.append(letters * width)
        is_empty = False
    return lines
