"""How what is left is distributed, along boxes and across them: CSS Box Alignment, 4 and 5."""

from __future__ import annotations

from ...kinds import Axis, Distribution
from ..unsaid import Unsaid
from .boxes import Box, members

_DISTRIBUTION = {
    "space-between": (Distribution.EQUAL_GAPS, 0.0), "space-evenly": (Distribution.SPREAD, 0.0),
    "space-around": (Distribution.AROUND, 0.0), "center": (Distribution.PACKED, 0.5),
    "flex-end": (Distribution.PACKED, 1.0), "end": (Distribution.PACKED, 1.0),
}  # fmt: skip
_MOVING = ("center", "end", "flex-end", "self-end", "left", "right")
"""Words that move what is too large beyond the start, unless they are safe."""


def plain(word: str) -> str:
    """A word without whether it is safe."""
    return word.removeprefix("safe ").removeprefix("unsafe ")


def distribution_of(word: str) -> tuple[Distribution, float]:
    """What a word asks for, and the bias; packed at the start where it is none."""
    return _DISTRIBUTION.get(plain(word), (Distribution.PACKED, 0.0))


def of_tracks(box: Box, name: str, axis: Axis) -> tuple[Distribution, float]:
    """How the columns or rows of a grid lie along it."""
    word = plain(box.word(name))
    if not box.says(name) or word == "stretch":
        return Distribution.FILL, 0.0
    if axis == Axis.HORIZONTAL and word in ("left", "right"):
        word = "start" if (word == "left") != box.is_right_to_left else "end"
    return distribution_of(word)


def is_safe(box: Box, unsaid: Unsaid) -> bool:
    """Whether what is too large in a container begins at its start; all of it does, or none."""
    words = [box.word("justify-content"), box.word("align-items")]
    if box.kind == "grid":
        words.append(box.word("justify-items"))
    if box.kind == "grid" or box.wraps:
        words.append(box.word("align-content"))
    ways = ("align", "justify") if box.kind == "grid" else ("align",)
    words += [each.word(f"{way}-self") for each in members(box) for way in ways]
    safe = [word.startswith("safe ") for word in words if plain(word) in _MOVING]
    if any(safe) and not all(safe):
        unsaid.leave_out("safe alignment beside other", box.place)
    return any(safe)
