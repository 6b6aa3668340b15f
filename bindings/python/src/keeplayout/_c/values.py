"""What can be set by a number that says which: `make generate` writes this from the headers."""

from __future__ import annotations

from enum import IntEnum


class ContainerValue(IntEnum):
    """What can be set of a container."""

    AXIS = 0
    GAP = 1
    PADDING_TOP = 2
    PADDING_LEFT = 3
    PADDING_BOTTOM = 4
    PADDING_RIGHT = 5
    ALIGN = 6
    DISTRIBUTION = 7
    BIAS = 8
    ROW_GAP = 9
    JUSTIFY = 10
    WRAPS = 11
    EDGE = 12
    DISTANCE = 13
    FRACTION = 14
    PADDING_FROM_MARGINS = 15
    LEAST = 16
    GAP_FRACTION = 17
    ROW_GAP_FRACTION = 18
    PADDING_FRACTION_TOP = 19
    PADDING_FRACTION_LEFT = 20
    PADDING_FRACTION_BOTTOM = 21
    PADDING_FRACTION_RIGHT = 22
    BASELINES_REVERSED = 23
    GAP_FROM_BASELINES = 24
    MOST = 25
    HUGS_LINES = 26
    TURNS = 27
    DENSE = 28
    ROW_DISTRIBUTION = 29
    ROW_BIAS = 30
    LAST_LINE_PACKED = 31
    LINES_REVERSED = 32
    SAFE = 33
    REPEATS = 34


class MemberValue(IntEnum):
    """What can be set of a member."""

    WEIGHT = 0
    GAP_AFTER = 1
    ALIGN = 2
    EXCLUDED = 3
    JUSTIFY = 4
    SHRINK = 5
    BASIS = 6
    GROWS = 7
    LEAST = 8
    MARGIN_TOP = 9
    MARGIN_LEFT = 10
    MARGIN_BOTTOM = 11
    MARGIN_RIGHT = 12
    MARGIN_FRACTION_TOP = 13
    MARGIN_FRACTION_LEFT = 14
    MARGIN_FRACTION_BOTTOM = 15
    MARGIN_FRACTION_RIGHT = 16
    FIRST_COLUMN = 17
    FIRST_ROW = 18
    COLUMN_SPAN = 19
    ROW_SPAN = 20
    OVERLAY = 21
