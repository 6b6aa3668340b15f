"""Text of letters that all have one size: what a file does not say."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from ..nodes.content import MeasureBoth

_SPACE_OF_NO_WIDTH = "​"


class Letter(NamedTuple):
    """How wide and how high a letter is, in points."""

    width: float = 8.0
    height: float = 16.0


DEFAULT = Letter()


class Bounds(NamedTuple):
    """What a text is held to, whatever its words are."""

    least_lines: int = 0
    most_lines: float = math.inf
    least_width: float = 0.0
    most_width: float = math.inf
    breaks_words: bool = False
    """Whether a word that is longer than a line goes on in the next one."""


FREE = Bounds()


def measure(
    text: str, letter: Letter, around: tuple[float, float], bounds: Bounds = FREE
) -> MeasureBoth:
    """Measures a text that wraps between words, with what is around it in both directions: padding,
    border and margins."""
    lines = [_words(line) for line in text.split("\n")]

    def measured(width: float, _height: float) -> tuple[float, float]:
        room = min(width - around[0], bounds.most_width) + 1e-6
        least = letter.width if bounds.breaks_words else math.inf
        broken = [length for line in lines for length in _broken(line, room, letter.width, least)]
        wide = max(broken)
        if len(broken) > len(lines):  # what wraps is as wide as there is room
            wide = max(wide, room)
        count = min(max(len(broken), bounds.least_lines), bounds.most_lines)
        wide = max(wide, bounds.least_width) + around[0]
        return max(wide, 0.0), max(count * letter.height + around[1], 0.0)

    return measured


def _words(line: str) -> list[tuple[int, int]]:
    """The lengths of words, each with that of the space before it."""
    found = []
    for at, part in enumerate(line.split(" ")):
        for inner, word in enumerate(part.split(_SPACE_OF_NO_WIDTH)):
            found.append((int(at > 0 and inner == 0), len(word)))
    return found


def _broken(words: list[tuple[int, int]], room: float, width: float, least: float) -> list[float]:
    """How long the lines are that words are broken into; least: of what is left of a word on a
    line."""
    lines = [0.0]
    is_empty = True
    for space, letters in words:
        longer = lines[-1] + (space + letters) * width
        if longer <= room or math.isinf(room):
            lines[-1] = letters * width if is_empty else longer
        else:
            pieces = list(_pieces(letters, room, width, least))
            lines[-1:] = pieces if is_empty else [lines[-1], *pieces]
        is_empty = False
    return lines


def _pieces(letters: int, room: float, width: float, least: float) -> Iterator[float]:
    """How long the pieces of a word are that are on a line each."""
    whole = max(int(max(room, least) // width), 1) if math.isfinite(least) and width else letters
    for begin in range(0, max(letters, 1), max(whole, 1)):
        yield min(letters - begin, whole) * width
