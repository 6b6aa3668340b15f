"""What is missing, shared by an independent rule: CSS's shrinking (Flexible Box Layout, 9.7).

Members lose in proportion to what they ask for, each held between limits. There is one factor of
what they ask for with which they come to what is there: it is found by bisection, which knows
nothing of constraints.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Ask:
    """What a member asks for, and its least and greatest size, in points."""

    length: float
    least: float = 0.0
    most: float = float("inf")

    def size(self, factor: float) -> float:
        return min(max(self.length * factor, self.least), self.most)

    @property
    def whole(self) -> float:
        return self.size(1)


def shrunk(length: float, asks: Sequence[Ask]) -> list[float]:
    """The sizes that come to a length less than all ask for, as far as limits let them."""
    low, high = 0.0, 1.0
    for _ in range(200):
        factor = (low + high) / 2
        if sum(ask.size(factor) for ask in asks) < length:
            low = factor
        else:
            high = factor
    return [ask.size(high) for ask in asks]
