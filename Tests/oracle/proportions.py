"""Sizes in proportion by an independent rule: CSS's flexible lengths (Flexible Box Layout, 9.7).

Sizes are shares of one length, each held between limits. There is one length of a share with which
they come to what is there: it is found by bisection, which knows nothing of constraints.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Share:
    """A weight above 0, and the least and the greatest size, in points."""

    weight: float
    least: float = 0.0
    most: float = float("inf")

    def size(self, unit: float) -> float:
        return min(max(self.weight * unit, self.least), self.most)


def shared(length: float, shares: Sequence[Share]) -> list[float]:
    """The sizes that come to a length, in points, or as near as limits let them."""
    low, high = 0.0, length / min(share.weight for share in shares) + 1.0
    for _ in range(200):
        unit = (low + high) / 2
        if sum(share.size(unit) for share in shares) < length:
            low = unit
        else:
            high = unit
    return [share.size(high) for share in shares]
