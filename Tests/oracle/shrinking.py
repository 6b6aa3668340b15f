"""What is missing, or left, shared by an independent rule: CSS's flexible lengths.

Members lose in proportion to what they ask for times a factor, or gain in proportion to a weight,
each held between limits (Flexible Box Layout, 9.7). There is one loss, or one gain, with which they
come to what is there: it is found by bisection, which knows nothing of constraints.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Ask:
    """What a member asks for, its least and greatest size, in points, and how it flexes."""

    length: float
    least: float = 0.0
    most: float = float("inf")
    shrink: float = 1.0
    weight: float = 0.0

    def held(self, size: float) -> float:
        return min(max(size, self.least), self.most)

    def shrunk(self, loss: float) -> float:
        return self.held(max(self.length * (1 - self.shrink * loss), 0))

    def grown(self, gain: float) -> float:
        return self.held(self.length + self.weight * gain)

    @property
    def whole(self) -> float:
        return self.held(self.length)


def _met(length: float, most: float, sizes: Callable[[float], list[float]]) -> list[float]:
    """The sizes that come to a length, of those that fall with a number up to a greatest one."""
    low, high = 0.0, most
    for _ in range(200):
        number = (low + high) / 2
        if sum(sizes(number)) > length:
            low = number
        else:
            high = number
    return sizes(high)


def shrunk(length: float, asks: Sequence[Ask]) -> list[float]:
    """The sizes that come to a length less than all ask for, as far as limits let them."""
    least = min((ask.shrink for ask in asks if ask.shrink), default=1.0)
    return _met(length, 1 / least, lambda loss: [ask.shrunk(loss) for ask in asks])


def grown(length: float, asks: Sequence[Ask]) -> list[float]:
    """The sizes that come to a length greater than all ask for, as far as limits let them."""
    most = length / min(ask.weight for ask in asks) + 1
    return _met(length, most, lambda rest: [ask.grown(most - rest) for ask in asks])
