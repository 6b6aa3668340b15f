"""The columns and rows of grids, from the text of a style."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from .cells import MOST_TRACKS, TooManyError
from .declarations import split
from .lengths import AUTO, Length, Unit

_NOTHING = Length(Unit.POINTS)


class Sizing(NamedTuple):
    """How large a track is: at least, and at most."""

    least: Length
    most: Length
    fits: bool = False
    """Whether it is as large as its content up to its most: fit-content."""

    @property
    def is_content(self) -> bool:
        """Whether its members alone say how large it is."""
        is_open = self.most.unit in (Unit.AUTO, Unit.CONTENT)
        return is_open and self.least.unit not in (Unit.POINTS, Unit.PERCENT)

    @property
    def grows_to(self) -> Length | None:
        """Up to which length it is as large as there is room, whatever its content."""
        is_length = self.most.unit in (Unit.POINTS, Unit.PERCENT)
        return self.most if is_length and self.least != self.most and not self.fits else None

    @property
    def is_fixed(self) -> bool:
        """Whether it is a length, or a share of a length."""
        return self.least == self.most and self.most.unit in (Unit.POINTS, Unit.PERCENT)

    @property
    def yields(self) -> bool:
        """Whether it is a share that no member widens."""
        return self.most.unit is Unit.FRACTION and self.least.unit in (Unit.POINTS, Unit.PERCENT)


def sizings(
    text: str,
    read: Callable[[str], Length],
    around: float | None,
    gap: float,
    filled: int | None = None,
) -> list[Sizing]:
    """The tracks that a list of them is.

    Args:
        read: reads a length.
        around: how large the grid is inside, if that is known.
        filled: how many tracks have members, of which auto-fit keeps no others.

    Raises TooManyError; ValueError for what is no list of tracks, with a sentence.
    """
    found: list[Sizing] = []
    text = re.sub(r"\[[^\]]*\]", " ", text).strip().lower()
    if text in ("none", "auto", ""):
        return [_sizing("auto", read)] if text == "auto" else []
    words = split(text, " ")
    others = [word for word in words if not word.startswith("repeat(auto-")]
    for word in words:
        if not (word.startswith("repeat(") and word.endswith(")")):
            found.append(_sizing(word, read))
        else:
            count, _, tracks = word[len("repeat(") : -1].partition(",")
            inside = [_sizing(each, read) for each in split(tracks, " ")]
            room = around
            if room is not None and count.strip().startswith("auto-"):
                plain = sizings(" ".join(others), read, around, gap) if others else []
                room -= sum((_least_or_most(each, around) or 0.0) + gap for each in plain)
            times = _times(count.strip(), inside, room, gap)
            if count.strip() == "auto-fit" and filled is not None:
                times = min(times, max(-(-(filled - len(found)) // len(inside)), 1))
                if not filled:  # nobody is in them: they are there for lines, and 0 wide
                    inside, times = [Sizing(_NOTHING, _NOTHING)], 1
            if times * len(inside) > MOST_TRACKS:
                raise TooManyError
            found += inside * times
        if len(found) > MOST_TRACKS:
            raise TooManyError
    return found


def names_of_lines(text: str) -> dict[str, list[int]]:
    """The lines that have names, each from 0; none behind as many tracks as fit."""
    found: dict[str, list[int]] = {}
    _name_lines(split(text.lower(), " "), 0, found)
    return found


def _name_lines(words: list[str], at: int, found: dict[str, list[int]]) -> int | None:
    """The line behind some tracks; None if that is not known."""
    for word in words:
        if word.startswith("["):
            for name in word.strip("[]").split():
                found.setdefault(name, []).append(at)
        elif word.startswith("repeat("):
            count, _, inside = word[len("repeat(") : -1].partition(",")
            if not count.strip().isdigit():
                return None
            for _ in range(min(int(count[:6]), MOST_TRACKS)):
                after = _name_lines(split(inside, " "), at, found)
                if after is None or after > MOST_TRACKS:
                    return None
                at = after
        else:
            at += 1
    return at


def _times(word: str, inside: list[Sizing], around: float | None, gap: float) -> int:
    if word.isdigit():
        return int(word) if len(word) < 6 else MOST_TRACKS + 1
    if word not in ("auto-fill", "auto-fit"):
        raise ValueError(f"repeat({word}, ...)")
    sizes = [_least_or_most(each, around) for each in inside]
    if around is None or not sizes or any(size is None for size in sizes):
        raise ValueError(f"repeat({word}, ...) in what is not known")
    whole = sum(size for size in sizes if size is not None) + gap * len(sizes)
    return max(int((around + gap + 1e-9) // max(whole, 1.0)), 1)


def _least_or_most(sizing: Sizing, around: float | None) -> float | None:
    """The size of a track that is counted for how many fit."""
    most, least = sizing.most.of(around), sizing.least.of(around)
    return next((size for size in (most, least) if size), None)


def _sizing(word: str, read: Callable[[str], Length]) -> Sizing:
    if word.startswith("minmax(") and word.endswith(")"):
        least, most = (read(each) for each in word[len("minmax(") : -1].partition(",")[::2])
        is_turned = least.unit is Unit.CONTENT and most.unit is Unit.LEAST
        return Sizing(least, least if is_turned else most)  # the least one wins
    if word.startswith("fit-content("):
        return Sizing(AUTO, read(word[len("fit-content(") : -1]), fits=True)
    size = read(word)
    if size.unit is Unit.UNKNOWN:
        raise ValueError(word[:40])
    if size.unit in (Unit.AUTO, Unit.FRACTION):
        return Sizing(AUTO, size)
    return Sizing(size, size)
