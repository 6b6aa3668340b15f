"""What is left along an axis, by an independent rule: CSS Box Alignment, 5.

It is divided among things that lie one behind the other, be they boxes, lines or tracks: they begin
with a part of it, or have it between them. Where there is too little, what is spread begins at the
start, and what is packed, or has it between, overflows as its bias has it, which CSS has only where
it is packed.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto


class Lie(Enum):
    """How things lie along an axis."""

    PACKED = auto()
    EQUAL_GAPS = auto()
    """`space-between`."""
    SPREAD = auto()
    """`space-evenly`."""
    AROUND = auto()
    """`space-around`."""


def row_length(lengths: Sequence[float], gap: float) -> float:
    return sum(lengths) + gap * max(0, len(lengths) - 1)


def places(
    lengths: Sequence[float], length: float, gap: float, lie: Lie, bias: float = 0.0
) -> list[float]:
    """Where things begin in a length. One alone among gaps has the bias, or is in the middle."""
    if not lengths:
        return []
    rest, count = length - row_length(lengths, gap), len(lengths)
    before, between = rest * bias, gap
    if lie is Lie.EQUAL_GAPS and count > 1:
        before, between = min(rest, 0) * bias, gap + max(rest, 0) / (count - 1)
    elif lie in (Lie.SPREAD, Lie.AROUND) and count == 1:
        before = max(rest, 0) * (bias or 0.5)
    elif lie is Lie.SPREAD:
        before = max(rest, 0) / (count + 1)
        between = gap + before
    elif lie is Lie.AROUND:
        before = max(rest, 0) / count / 2
        between = gap + 2 * before
    found = []
    for each in lengths:
        found.append(before)
        before += each + between
    return found
