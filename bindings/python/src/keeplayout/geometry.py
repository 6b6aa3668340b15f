"""Rectangles, in points: x grows to the right, y grows downwards."""

from __future__ import annotations

from typing import NamedTuple, SupportsFloat, TypeAlias


class Rect(NamedTuple):
    """A rectangle by its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def left(self) -> float:
        """The left edge: x."""
        return self.x

    @property
    def top(self) -> float:
        """The top edge: y."""
        return self.y

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The bottom edge."""
        return self.y + self.height

    @property
    def center(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2


class Size(NamedTuple):
    """How large something is."""

    width: float
    height: float


class Insets(NamedTuple):
    """Distances from the edges of a rectangle, positive inside: `Insets(left=8, right=8)`."""

    top: float = 0
    left: float = 0
    bottom: float = 0
    right: float = 0


AnyInsets: TypeAlias = Insets | tuple[float, float, float, float] | list[float] | SupportsFloat
"""Insets as arguments: top, left, bottom, right, in any sequence or array of four numbers; or one
number for all four."""
