"""The words of apply lists, EasyPeasy's vocabulary:

    view.apply(Width(200), Height(120))
    label.apply(Top(10).to(header), Left().to(header, "left"))
    view.apply(Top(greater_than_or_equal_to(50)) @ MEDIUM_PRIORITY)
    view.apply(Left(10).when(lambda c: c.is_pad), CenterX(0).when(lambda c: c.is_phone))

Attributes are values: what their methods return is another one. A constant counts inwards; a
relation is the screen's, so that Right(greater_than_or_equal_to(10)) is at most 10 from the edge.
"""

from __future__ import annotations

from typing import ClassVar

from ..kinds import Anchor
from ..nodes.applicable import (
    AppliedAttribute,
    Constant,
    DimensionAttribute,
    PositionAttribute,
    equal_to,
    greater_than_or_equal_to,
    less_than_or_equal_to,
    multiplied_by,
    together,
)
from ..values import Priority
from .compounds import Center, CenterWithinMargins, Edges, Margins, Size

__all__ = [
    "HIGH_PRIORITY",
    "LOW_PRIORITY",
    "MEDIUM_PRIORITY",
    "AppliedAttribute",
    "Bottom",
    "BottomMargin",
    "Center",
    "CenterWithinMargins",
    "CenterX",
    "CenterXWithinMargins",
    "CenterY",
    "CenterYWithinMargins",
    "Constant",
    "DimensionAttribute",
    "Edges",
    "FirstBaseline",
    "Height",
    "LastBaseline",
    "Leading",
    "LeadingMargin",
    "Left",
    "LeftMargin",
    "Margins",
    "PositionAttribute",
    "Right",
    "RightMargin",
    "Size",
    "Top",
    "TopMargin",
    "Trailing",
    "TrailingMargin",
    "Width",
    "equal_to",
    "greater_than_or_equal_to",
    "less_than_or_equal_to",
    "multiplied_by",
    "together",
]

HIGH_PRIORITY = Priority(1000)
"""EasyPeasy's high of 2016, next to keeplayout.HIGH."""
MEDIUM_PRIORITY = Priority(500)
LOW_PRIORITY = Priority(1)
"""EasyPeasy's low of 2016, next to keeplayout.LOW."""


class Width(DimensionAttribute):
    """How wide it is."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.WIDTH


class Height(DimensionAttribute):
    """How high it is."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.HEIGHT


class Left(PositionAttribute):
    """Its left edge, to the left edge of the parent."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.LEFT


class Right(PositionAttribute):
    """Its right edge, so far inside the right edge of the parent."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.RIGHT


class Top(PositionAttribute):
    """Its top edge, to the top edge of the parent."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.TOP


class Bottom(PositionAttribute):
    """Its bottom edge, so far inside the bottom edge of the parent."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.BOTTOM


class Leading(PositionAttribute):
    """Where one begins to read."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.LEADING


class Trailing(PositionAttribute):
    """Where one stops reading, so far inside."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.TRAILING


class CenterX(PositionAttribute):
    """Its middle from left to right, to that of the parent."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.CENTER_X


class CenterY(PositionAttribute):
    """Its middle from top to bottom, to that of the parent."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.CENTER_Y


class FirstBaseline(PositionAttribute):
    """The baseline of its first line of text."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.FIRST_BASELINE


class LastBaseline(PositionAttribute):
    """The baseline of its last line of text, so far inside."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.LAST_BASELINE


class LeftMargin(PositionAttribute):
    """Its left edge within its margins, to that of the parent."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.LEFT_MARGIN


class RightMargin(PositionAttribute):
    """Its right edge within its margins, so far inside that of the parent."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.RIGHT_MARGIN


class TopMargin(PositionAttribute):
    """Its top edge within its margins, to that of the parent."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.TOP_MARGIN


class BottomMargin(PositionAttribute):
    """Its bottom edge within its margins, so far inside that of the parent."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.BOTTOM_MARGIN


class LeadingMargin(PositionAttribute):
    """Where one begins to read, within the margins."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.LEADING_MARGIN


class TrailingMargin(PositionAttribute):
    """Where one stops reading, within the margins, so far inside."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.TRAILING_MARGIN


class CenterXWithinMargins(PositionAttribute):
    """Its middle between its left and right margins."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.CENTER_X_WITHIN_MARGINS


class CenterYWithinMargins(PositionAttribute):
    """Its middle between its top and bottom margins."""

    __slots__ = ()
    anchor: ClassVar[Anchor | None] = Anchor.CENTER_Y_WITHIN_MARGINS
