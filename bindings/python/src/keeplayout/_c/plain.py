"""What of C is plain: properties of one value each.

`make generate` writes this from the headers.
"""
# fmt: off

from __future__ import annotations

from typing import Any, SupportsFloat

from ..geometry import AnyInsets, Insets, Rect
from .arguments import flag, number_or_none
from .arguments import number as as_number
from .members import Member
from .owner import Owner
from .parameters import Length, Parameter, length, truth
from .properties import Plain, Read, as_insets, insets, optional, rect
from .values import ContainerValue


class PlainLayout(Owner):
    """What is plain of a layout."""

    __slots__ = ()

    needs_solve: Read[bool] = Read("keep_layout_needs_solve", bool)
    """Whether anything has changed since the last solve that frames may depend on: a host asks
    before it draws. It stays true where that solve did not converge or had no answer of a
    measure."""

    scale: Plain[float, SupportsFloat] = Plain(
        "keep_layout_scale", float, "keep_layout_set_scale", as_number
    )
    """How many pixels of the device a point is wide, for FrameKind.SNAPPED; 1 unless set. From
    then on content counts as rounded up to whole pixels: no snapped frame is smaller than
    content that is met; and it is measured for lengths rounded down to them. A layout without a
    scale stays exact, for print and vectors.

    scale: above 0 and at most 1e6."""

    node_count: Read[int] = Read("keep_layout_node_count", int)
    """How many nodes there are, roots and guides included."""


class PlainNode(Member):
    """What is plain of a node."""

    __slots__ = ()

    number: Read[int] = Read("keep_node_number", int)
    """The number of a node or guide: in messages, in documents, and in drawings
    (keeplayout/documents.h). A line of a flow has that of the flow."""

    is_guide: Read[bool] = Read("keep_node_is_guide", bool)
    """Whether a node is a guide."""

    scroll_content: Read[Rect] = Read("keep_node_scroll_content", rect)
    """The content of a node that scrolls as of the last solve, in the coordinates of the node."""

    margins_are_directional: Read[bool] = Read("keep_node_margins_are_directional", bool)
    """Whether left of the margins of a node stands for leading, and right for trailing."""

    inherits_margins: Plain[bool, Any] = Plain(
        "keep_node_inherits_margins", bool, "keep_node_set_inherits_margins", flag
    )
    """Whether a node inherits its parent's margins; not unless set. On each side its margin is
    then at least the parent's effective one, less the distance between the two edges, which is
    0 for one that sticks out; those of a parent that scrolls are those of its content. A node
    entirely outside of its parent inherits nothing, unless inheriting nothing would bring it
    back inside. As this depends on positions, a solve may take more than one round. Cost: as
    Node.margins."""

    margins_include_safe_area: Plain[bool, Any] = Plain(
        "keep_node_margins_include_safe_area", bool, "keep_node_set_margins_include_safe_area", flag
    )
    """Whether the margins of a node count from its safe area, as they do unless set, or from its
    edges. Cost: as Node.margins."""

    effective_margins: Read[Insets] = Read("keep_node_effective_margins", insets)
    """The margins as of the last solve: the node's own, from its safe area unless set otherwise,
    and inherited ones; 0 for a node that is gone. Cost: linear in the depth of the node."""

    safe_area: Plain[Insets, AnyInsets] = Plain(
        "keep_node_safe_area", insets, "keep_node_set_safe_area", as_insets
    )
    """How far hardware, bars or a keyboard cover a root along its edges. Nodes inside have safe
    insets as far as they lie under that; a node clear of it, or beyond the edge, such as a page
    that is still to be scrolled in, has none; one that sticks out over the edge has those it
    would have if it ended there. For a node that is not a root, the insets are added, in itself
    and in all nodes inside, on the sides on which they are not beyond its edge; beyond it as
    well where that edge is covered itself.

    The position of a node may depend on its safe insets, and then several positions may be
    consistent. The node gets the one that is found by solving with no safe insets and no
    inherited margins, then with those of that solution, and so on, whatever was solved before;
    every fifth time with those that the last solutions lead to. Layout.solve raises LimitError
    where 40 solves find none. A node that moves beyond the edge when covered, and back when
    not, counts as covered as at the edge. While required constraints contradict each other, and
    where content is measured, earlier solves may have an influence.

    insets: each at most 1e12 in magnitude; zero unless set. Cost: as Node.margins; nodes
    further inside are visited by the next solve."""

    effective_safe_area: Read[Insets] = Read("keep_node_effective_safe_area", insets)
    """The insets from the frame of a node to its safe area as of the last solve: none negative,
    larger than the node where all of it is covered, 0 for a node that is gone. Cost: linear in
    the depth of the node."""

    alignment_insets: Plain[Insets, AnyInsets] = Plain(
        "keep_node_alignment_insets", insets, "keep_node_set_alignment_insets", as_insets
    )
    """The insets from the frame of a node to its alignment rectangle, which constraints refer to:
    around it is a shadow or a badge. Widths, heights, content and the node's own edges are
    those of the alignment rectangle. Nodes inside, margins and the safe area relate to the
    frame, and frames that are read are whole frames. A frame that negative insets would make
    smaller than nothing has an extent of 0, unless negative sizes are allowed.

    insets: each at most 1e12 in magnitude; zero unless set. Cost: linear in the subtree and its
    attributes."""

    baseline_share: Plain[float, SupportsFloat] = Plain(
        "keep_node_baseline_share", float, "keep_node_set_baseline_share", as_number
    )
    """The share of the height of a node by which both baselines are further inside, in addition to
    their distances. With one half they count from the middle, as those of text that is centred
    vertically: of a line of 16 with its baseline at 12, they are at 4 and -4.

    share: from 0 to 1; 0 unless set. Cost: as Node.margins."""

    hidden: Plain[bool, Any] = Plain(
        "keep_node_is_hidden", bool, "keep_node_set_hidden", flag
    )
    """Whether a node was hidden itself.

    Hides a node, or shows it again. Its frame is not affected: drawing is up to the host."""

    clips: Plain[bool, Any] = Plain(
        "keep_node_clips", bool, "keep_node_set_clips", flag
    )
    """Whether a node clips what is inside of it: Node.at and drawings leave out what is outside of
    its frame. A node that scrolls (Guide.SCROLL) always does."""

    variant: Read[int] = Read("keep_node_variant", int)
    """Which variant of a node is in use as of the last solve, from 0 on; 0 for a node without."""

    line: Read[int] = Read("keep_node_line", int)
    """The line of a document in which a node begins, from 1; 0 for a node that no document has
    made."""

    bias: Length = length(
        ContainerValue.BIAS,
        "As stack.bias; None while it is not set."
    )

    wraps: Parameter[bool, bool] = truth(
        ContainerValue.WRAPS,
        "Whether it is a flow: its members break into lines."
    )

    padding_from_margins: Parameter[bool, bool] = truth(
        ContainerValue.PADDING_FROM_MARGINS,
        "1 if padding counts from the margins of the container, with the safe area where they "
        "have it; 0 from its edges."
    )

    gap_fraction: Length = length(
        ContainerValue.GAP_FRACTION,
        "The share of its width, or height, that gaps along it have in addition; from 0 to 1, "
        "as all of these."
    )

    row_gap_fraction: Length = length(
        ContainerValue.ROW_GAP_FRACTION,
        "The same of grid.row_gap."
    )

    padding_fraction_top: Length = length(
        ContainerValue.PADDING_FRACTION_TOP,
        "Of its height, in addition to padding."
    )

    padding_fraction_left: Length = length(
        ContainerValue.PADDING_FRACTION_LEFT,
        "Of its width, at the leading edge."
    )

    padding_fraction_bottom: Length = length(
        ContainerValue.PADDING_FRACTION_BOTTOM,
        "Of its height."
    )

    padding_fraction_right: Length = length(
        ContainerValue.PADDING_FRACTION_RIGHT,
        "Of its width, at the trailing edge."
    )

    baselines_reversed: Parameter[bool, bool] = truth(
        ContainerValue.BASELINES_REVERSED,
        "1 if first baselines are as far down as they go, and last ones as far up, as in "
        "UIKit's stacks; 0 for the other way."
    )

    gap_from_baselines: Parameter[bool, bool] = truth(
        ContainerValue.GAP_FROM_BASELINES,
        "1 if gaps of a column are from the last baseline of a member to the first one of the "
        "next; 0 from its edge."
    )

    most: Length = length(
        ContainerValue.MOST,
        "How many members a line of a flow has at most; 0 for any number."
    )

    hugs_lines: Parameter[bool, bool] = truth(
        ContainerValue.HUGS_LINES,
        "1 if a flow with several lines asks for no more than the longest of them; 0 for all "
        "that it gets."
    )

    turns: Parameter[bool, bool] = truth(
        ContainerValue.TURNS,
        "1 if a stack goes along the other axis where its members do not fit; 0 if not."
    )

    dense: Parameter[bool, bool] = truth(
        ContainerValue.DENSE,
        "1 if members of a grid without cells of their own fill gaps before others; 0 if they "
        "are in their order."
    )

    row_bias: Length = length(
        ContainerValue.ROW_BIAS,
        "As stack.row_bias; None while it is not set."
    )

    last_line_packed: Parameter[bool, bool] = truth(
        ContainerValue.LAST_LINE_PACKED,
        "1 if the last line of a flow, which may be the only one, is packed at its start, "
        "whatever its distribution."
    )

    lines_reversed: Parameter[bool, bool] = truth(
        ContainerValue.LINES_REVERSED,
        "1 if the first line of a flow is the last one across it, as the lowest one of rows. "
        "What is at the start across it is at the end then."
    )

    safe: Parameter[bool, bool] = truth(
        ContainerValue.SAFE,
        "1 if what is too large begins at the start, whatever its alignment and the bias, and "
        "overflows at the end."
    )


class PlainAttribute(Member):
    """What is plain of an attribute."""

    __slots__ = ()

    gone_value: Plain[float | None, SupportsFloat | None] = Plain(
        "keep_attribute_gone_value", optional, "keep_attribute_set_gone_value", number_or_none
    )
    """The margin while gone: what the values of an offset or alignment count as while the node
    that it is not on (Node.gone) is gone. Where a value follows another attribute, that is its
    constant.

    attribute: an attribute, or a group of such; InvalidArgumentError for one without another
    node, and for a factor. value: at most 1e12 in magnitude; None, as unless set, for no
    difference."""


class PlainConstraint(Member):
    """What is plain of a constraint."""

    __slots__ = ()

    variant: Read[int] = Read("keep_constraint_variant", int)
    """Which variant of that node it belongs to."""


class PlainRow(Member):
    """What is plain of a row."""

    __slots__ = ()

    constant: Plain[float, SupportsFloat] = Plain(
        "keep_solver_constant", float, "keep_solver_set_constant", as_number
    )
    """The constant of a row. Cost: constant. The next solve costs what the change moves; no more
    than writing the values that move, as long as the basis stays the same, no row that moves
    passes its constant, and no variable its default."""

    priority: Plain[float, SupportsFloat] = Plain(
        "keep_solver_priority", float, "keep_solver_set_priority", as_number
    )
    """The priority of a row, also to and from required. Cost: that of what depends on the row."""

    weight: Plain[float, SupportsFloat] = Plain(
        "keep_solver_weight", float, "keep_solver_set_weight", as_number
    )
    """The weight of a row, between 1e-6 and 1e6. Cost: that of what depends on the row."""

    violation: Read[float] = Read("keep_solver_violation", float)
    """The violation of a row at the last solve, without its weight. Cost: that of the row."""
