"""Tracks of grids that are there as often as fits, which a layout decides for itself, whatever the
window is."""

from __future__ import annotations

import re
from typing import NamedTuple

from ...kinds import Axis, Repeat
from .boxes import SIZE, Box, visible_children
from .declarations import split
from .lengths import Unit
from .sizes import is_in_cells
from .tracks import Sizing

_REPEATS = {"auto-fill": Repeat.FILL, "auto-fit": Repeat.FIT}
_LAST = re.compile(r"repeat\(\s*(auto-fill|auto-fit)\s*,(.*)\)\Z")


class Repeated(NamedTuple):
    """A list of tracks that ends with one that is there as often as fits."""

    repeats: Repeat
    word: str
    others: str
    """The list without it."""


def repeated(text: str) -> Repeated | None:
    """How a list of tracks ends; None for another end, also for several that are there as often
    together."""
    words = split(re.sub(r"\[[^\]]*\]", " ", text).strip().lower(), " ")
    found = _LAST.match(words[-1]) if words else None
    if found is None or len(split(found[2], " ")) != 1:
        return None
    return Repeated(_REPEATS[found[1]], found[1], " ".join(words[:-1]))


def has_length(last: Sizing) -> bool:
    """Whether a length of a track, the only one or the least one, says how often it is there."""
    is_length = last.least.unit is Unit.POINTS and last.least.value > 0
    return is_length and (last.is_fixed or last.yields)


def is_plain(sizing: Sizing) -> bool:
    """Whether a track has its size without any constraint besides, whatever is in it."""
    is_length = sizing.is_fixed and sizing.most.unit is Unit.POINTS
    return is_length or sizing.most.unit is Unit.FRACTION


def is_share(box: Box) -> bool:
    """Whether a size of a member is a share of its cells."""
    names = (f"{which}{SIZE[axis]}" for axis in Axis for which in ("", "min-", "max-"))
    return any(box.length(name).unit is Unit.PERCENT for name in names)


def has_boxes_in_cells(box: Box) -> bool:
    """Whether absolute boxes of a grid are in cells of it."""
    return any(is_in_cells(each) for each in visible_children(box))
