"""What conditions are passed: where a node is."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class SizeClass(IntEnum):
    """How much room there is along an axis; Apple's size classes."""

    UNSPECIFIED = 0
    COMPACT = 1
    REGULAR = 2


class Idiom(IntEnum):
    """What is in front of the user."""

    UNSPECIFIED = 0
    PHONE = 1
    PAD = 2
    DESKTOP = 3
    TV = 4
    CAR = 5
    WATCH = 6


class Orientation(IntEnum):
    """Which side is up."""

    UNSPECIFIED = 0
    PORTRAIT = 1
    LANDSCAPE = 2


class Context(NamedTuple):
    """What the host says of where a node is; the library does not look at it.

    As long as a size class is unspecified it is neither compact nor regular, and so on.
    """

    horizontal: SizeClass = SizeClass.UNSPECIFIED
    vertical: SizeClass = SizeClass.UNSPECIFIED
    idiom: Idiom = Idiom.UNSPECIFIED
    orientation: Orientation = Orientation.UNSPECIFIED

    @property
    def is_pad(self) -> bool:
        """A tablet."""
        return self.idiom == Idiom.PAD

    @property
    def is_phone(self) -> bool:
        """A phone."""
        return self.idiom == Idiom.PHONE

    @property
    def is_portrait(self) -> bool:
        """Higher than wide."""
        return self.orientation == Orientation.PORTRAIT

    @property
    def is_landscape(self) -> bool:
        """Wider than high."""
        return self.orientation == Orientation.LANDSCAPE

    @property
    def is_horizontal_compact(self) -> bool:
        """Little room from left to right."""
        return self.horizontal == SizeClass.COMPACT

    @property
    def is_vertical_compact(self) -> bool:
        """Little room from top to bottom."""
        return self.vertical == SizeClass.COMPACT

    @property
    def is_horizontal_vertical_compact(self) -> bool:
        """Little room either way."""
        return self.is_horizontal_compact and self.is_vertical_compact

    @property
    def is_horizontal_regular(self) -> bool:
        """Enough room from left to right."""
        return self.horizontal == SizeClass.REGULAR

    @property
    def is_vertical_regular(self) -> bool:
        """Enough room from top to bottom."""
        return self.vertical == SizeClass.REGULAR

    @property
    def is_horizontal_vertical_regular(self) -> bool:
        """Enough room either way."""
        return self.is_horizontal_regular and self.is_vertical_regular
