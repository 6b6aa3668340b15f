"""The names of things that are numbered in C: attributes, axes, sources of constraints."""

from __future__ import annotations

from enum import IntEnum, IntFlag


class Axis(IntEnum):
    """The two directions of the plane."""

    HORIZONTAL = 0
    VERTICAL = 1


class Gone(IntEnum):
    """Along which axes a node takes no space. Any but NOT counts as true."""

    NOT = 0
    FULLY = 1
    HORIZONTALLY = 2
    VERTICALLY = 3


class Source(IntEnum):
    """Where a constraint comes from."""

    NONE = 0
    VALUE = 1
    RULE = 2
    ROOT_SIZE = 3
    NOT_NEGATIVE = 4
    LINK = 5
    TERMS = 6
    APPLIED = 7
    CONTENT = 8
    GONE = 9
    CONTAINER = 10


class ContainerKind(IntEnum):
    """What kind of container a node is."""

    NONE = 0
    STACK = 1
    GRID = 2
    GUIDELINE = 3
    BARRIER = 4


class Distribution(IntEnum):
    """How members of a row or column lie along it, lines across a flow, and tracks in a grid."""

    FILL = 0
    FILL_EQUALLY = 1
    FILL_PROPORTIONALLY = 2
    EQUAL_GAPS = 3
    EQUAL_CENTERS = 4
    SPREAD = 5
    PACKED = 6
    AROUND = 7


class Align(IntEnum):
    """How a member lies across a row or column."""

    FILL = 0
    START = 1
    CENTER = 2
    END = 3
    FIRST_BASELINE = 4
    LAST_BASELINE = 5
    NONE = 6


class Least(IntEnum):
    """What members keep of their content along a row or column that is too short."""

    WORD = 0
    CONTENT = 1
    NOTHING = 2


class Repeat(IntEnum):
    """Whether the last column of a grid is repeated, or its last row where members go by columns:
    as often as fits, with FIT without those at the end that no member is in."""

    NONE = 0
    FILL = 1
    FIT = 2


class TrackKind(IntEnum):
    """What the size of a column or row of a grid comes from."""

    CONTENT = 0
    FIXED = 1
    FRACTION = 2
    YIELDING = 3
    LEAST = 4
    FILLING = 5


class AttributeKind(IntEnum):
    """The attributes of a node. What each means is documented at the property or method of Node."""

    WIDTH = 1
    HEIGHT = 2
    ASPECT_RATIO = 3

    LEFT_INSET = 10
    RIGHT_INSET = 11
    LEADING_INSET = 12
    TRAILING_INSET = 13
    TOP_INSET = 14
    BOTTOM_INSET = 15
    FIRST_BASELINE_INSET = 16
    LAST_BASELINE_INSET = 17

    LEFT_SAFE_INSET = 20
    RIGHT_SAFE_INSET = 21
    LEADING_SAFE_INSET = 22
    TRAILING_SAFE_INSET = 23
    TOP_SAFE_INSET = 24
    BOTTOM_SAFE_INSET = 25

    LEFT_MARGIN_INSET = 30
    RIGHT_MARGIN_INSET = 31
    LEADING_MARGIN_INSET = 32
    TRAILING_MARGIN_INSET = 33
    TOP_MARGIN_INSET = 34
    BOTTOM_MARGIN_INSET = 35

    HORIZONTAL_CENTER = 48
    VERTICAL_CENTER = 49

    LEFT_OFFSET = 50
    RIGHT_OFFSET = 51
    LEADING_OFFSET = 52
    TRAILING_OFFSET = 53
    TOP_OFFSET = 54
    BOTTOM_OFFSET = 55
    FIRST_BASELINE_OFFSET = 56
    LAST_BASELINE_OFFSET = 57

    LEFT_ALIGN = 60
    RIGHT_ALIGN = 61
    LEADING_ALIGN = 62
    TRAILING_ALIGN = 63
    TOP_ALIGN = 64
    BOTTOM_ALIGN = 65
    FIRST_BASELINE_ALIGN = 66
    LAST_BASELINE_ALIGN = 67
    VERTICAL_ALIGN = 68
    HORIZONTAL_ALIGN = 69

    SIZE = 100
    INSETS = 110
    HORIZONTAL_INSETS = 111
    VERTICAL_INSETS = 112
    SAFE_INSETS = 120
    HORIZONTAL_SAFE_INSETS = 121
    VERTICAL_SAFE_INSETS = 122
    MARGIN_INSETS = 130
    HORIZONTAL_MARGIN_INSETS = 131
    VERTICAL_MARGIN_INSETS = 132
    CENTER = 140
    EDGE_ALIGN = 160
    CENTER_ALIGN = 161

    GROUP = 200


class Anchor(IntEnum):
    """Which number of a node stands in a sum of terms: where one of its lines is, or how large it
    is."""

    LEFT = 1
    RIGHT = 2
    TOP = 3
    BOTTOM = 4
    LEADING = 5
    TRAILING = 6
    WIDTH = 7
    HEIGHT = 8
    CENTER_X = 9
    CENTER_Y = 10
    LAST_BASELINE = 11
    FIRST_BASELINE = 12
    LEFT_MARGIN = 13
    RIGHT_MARGIN = 14
    TOP_MARGIN = 15
    BOTTOM_MARGIN = 16
    LEADING_MARGIN = 17
    TRAILING_MARGIN = 18
    CENTER_X_WITHIN_MARGINS = 19
    CENTER_Y_WITHIN_MARGINS = 20
    LEFT_SAFE = 21
    RIGHT_SAFE = 22
    TOP_SAFE = 23
    BOTTOM_SAFE = 24
    LEADING_SAFE = 25
    TRAILING_SAFE = 26
    CENTER_X_WITHIN_SAFE_AREA = 27
    CENTER_Y_WITHIN_SAFE_AREA = 28


class Fault(IntEnum):
    """What is wrong with an equation string, or a visual format."""

    NONE = 0
    """Nothing."""
    EMPTY = 1
    """There is nothing in the string."""
    TEXT = 2
    """It is not UTF-8, or has a zero byte."""
    OPERAND = 3
    """A node, a number or a metric is missing."""
    ATTRIBUTE = 4
    """An attribute is missing."""
    UNKNOWN_NODE = 5
    """No node has that name."""
    UNKNOWN_METRIC = 6
    """No metric has that name."""
    UNKNOWN_ATTRIBUTE = 7
    """There is no such attribute."""
    RELATION = 8
    """A relation is missing, or is none of == <= >=."""
    END = 9
    """Something is left over behind the equation."""
    PARENTHESIS = 10
    """A parenthesis is not closed."""
    QUOTE = 11
    """A name in quotes does not end."""
    NUMBER = 12
    """A number is not written as one."""
    RANGE = 13
    """A number is larger than 1e12."""
    PRODUCT = 14
    """Attributes are multiplied with each other."""
    DIVISOR = 15
    """Something is divided by an attribute."""
    ZERO = 16
    """Something is divided by 0."""
    PRIORITY = 17
    """The priority is no number above 0 and at most 1000."""
    CONSTANT = 18
    """There is no attribute on either side."""
    DEPTH = 19
    """Parentheses are nested more than 64 deep."""
    REFUSED = 20
    """The string can be read, but the layout refuses what it says: the status tells why."""
    AMBIGUOUS = 21
    """Several nodes have that name."""
    UNKNOWN_PRIORITY = 22
    """No priority and no metric has that name."""
    METRIC_AND_PRIORITY = 23
    """A metric has the name of a priority, and stands where a priority does."""
    METRIC_AND_NODE = 24
    """Of formats: a metric has the name of a node, and stands where a node may."""
    ORIENTATION = 25
    """A format begins neither with H: or V: nor with a view or |."""
    VIEW = 26
    """A view is missing."""
    BRACKET = 27
    """The bracket of a view is not closed."""
    CONNECTION = 28
    """What stands between two views is no connection."""
    VIEW_RANGE = 29
    """A range of views ends with no number, or a wrong one."""
    MANY = 30
    """Ranges of views make more than 65,536 constraints."""
    NOTHING = 31
    """The format makes no constraint."""
    FORMAT_END = 32
    """Something is left over behind the format."""
    STACK = 33
    """A view stack is not ``{name:[view]...}``."""


class FormatOption(IntEnum):
    """Options of a visual format, to be combined with |: with the bits of Apple's. Alignments are
    across the format."""

    ALIGN_LEFT = 0x2
    ALIGN_RIGHT = 0x4
    ALIGN_TOP = 0x8
    ALIGN_BOTTOM = 0x10
    ALIGN_LEADING = 0x20
    ALIGN_TRAILING = 0x40
    ALIGN_CENTER_X = 0x200
    ALIGN_CENTER_Y = 0x400
    ALIGN_LAST_BASELINE = 0x800
    ALIGN_FIRST_BASELINE = 0x1000
    LEFT_TO_RIGHT = 0x10000
    """A horizontal format goes from left to right, whatever the reading direction."""
    RIGHT_TO_LEFT = 0x20000
    """A horizontal format goes from right to left, whatever the reading direction."""
    BASELINE_TO_BASELINE = 0x80000
    """Gaps between views are from the last baseline of the upper to the first one of the lower."""


class Compound(IntEnum):
    """Several attributes that are applied as one."""

    SIZE = 1
    EDGES = 2
    CENTER = 3
    MARGINS = 4
    CENTER_WITHIN_MARGINS = 5


class FrameKind(IntEnum):
    """Which frame of a node is meant."""

    IN_PARENT = 0
    IN_ROOT = 1
    SNAPPED = 2
    SNAPPED_IN_ROOT = 3
    PRESENTED = 4
    PRESENTED_IN_ROOT = 5
    PRESENTED_SNAPPED = 6
    PRESENTED_SNAPPED_IN_ROOT = 7


class Log(IntFlag):
    """What a layout tells without being asked."""

    REFUSED = 1
    """A call was refused: the message of the exception."""
    CONFLICT = 2
    """A solve met a conflict that the one before did not: its report."""
    AMBIGUITY = 4
    """A solve left something ambiguous, other than the one before: Layout.ambiguity."""
    UNMET = 8
    """A solve left a container without what it asks for, and the one before did not."""
    DECISION = 16
    """A solve left a flow, a barrier, a row that turns or a variant as it was decided, though the
    last frames would decide otherwise."""


class Drawn(IntFlag):
    """What a drawing shows."""

    FRAMES = 1
    """Frames with names and sizes, guides, margins, baselines: always there."""
    VALUES = 2
    """Dimensions of what the host has set: values, rules, sums."""
    CONTAINERS = 4
    """Dimensions of what containers ask of their members."""
    CONTENT = 8
    """Dimensions of content."""
    CONFLICTS = 16
    """What is in a conflict, in red."""
    AMBIGUITY = 32
    """Ambiguous ranges, hatched."""
    HIDDEN = 64
    """What is hidden or gone, dashed."""


class Resistance(IntEnum):
    """What a node resists, as far as it has content."""

    HUGGING = 0
    COMPRESSION = 1


class Text(IntEnum):
    """Which text about something."""

    NAME = 0
    DESCRIPTION = 1
    WHY = 2
    REPORT = 3
    LOG = 4
    FILE = 5
    EQUATION = 6
    DOCUMENT = 7
    AMBIGUITY = 8


class HandleKind(IntEnum):
    """What a handle names."""

    NONE = 0
    NODE = 1
    ATTRIBUTE = 2
    CONSTRAINT = 3
    ATOMIC = 4
    ANIMATION = 5
    FORMAT = 6
    """A visual format."""


class ConflictPolicy(IntEnum):
    """What happens when required rows contradict each other."""

    REPORTED = 0
    """The rows stay, the least total violation is found, and the conflict can be read."""
    REFUSED = 1
    """The transaction (or the solve outside one) raises ConflictError and is undone."""
