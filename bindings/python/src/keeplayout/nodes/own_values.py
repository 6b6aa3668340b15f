"""What a node has of its own in a container."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, SupportsFloat

from .._c.misspelt import NamedToSet
from .._c.parameters import Parameter, own_chosen, own_length, plain, truth
from .._c.properties import as_insets
from .._c.values import MemberValue
from ..geometry import AnyInsets, Insets
from ..kinds import Align, Least

if TYPE_CHECKING:
    from .node import Node


class OwnValues:
    """Of a member in its container, or of a listed node in a row that lists it."""

    __slots__ = ()
    _own_calls: ClassVar = ("keep_member_get", "keep_member_set")
    """By which functions they are read and set."""

    weight: Parameter[float, SupportsFloat] = plain(
        MemberValue.WEIGHT,
        "Its share of what members of its container without a weight leave, which are then as"
        " small as they may be; 0 for none.",
    )
    gap_after: Parameter[float | None, SupportsFloat | None] = own_length(
        MemberValue.GAP_AFTER, "From it to the next member; None for the gap of the container."
    )
    own_align: Parameter[Align | None, Align | None] = own_chosen(
        MemberValue.ALIGN, Align,
        "How it lies across its container; None for the alignment of the container.",
    )  # fmt: skip
    own_justify: Parameter[Align | None, Align | None] = own_chosen(
        MemberValue.JUSTIFY, Align,
        "How it lies in its columns of a grid; None for the justification of the grid.",
    )  # fmt: skip
    is_excluded: Parameter[bool, bool] = truth(
        MemberValue.EXCLUDED, "Whether it is not arranged, though it is in a container."
    )
    overlay: Parameter[bool, bool] = truth(
        MemberValue.OVERLAY,
        "Whether it lies over its grid: in its cells, or from edge to edge, without taking or"
        " widening one.",
    )
    shrink: Parameter[float, SupportsFloat] = plain(
        MemberValue.SHRINK,
        "How much it loses where content is missing: in proportion to this, 1 unless set, times its"
        " content; 0 for nothing, as long as others can lose.",
    )
    basis: Parameter[float, SupportsFloat] = plain(
        MemberValue.BASIS,
        "The length from which it grows by its weight: with one, weights are shares of what is left"
        " above bases and contents.",
    )
    grows: Parameter[bool, bool] = truth(
        MemberValue.GROWS, "Whether its content is its basis, from which it grows by its weight."
    )

    own_least: Parameter[Least | None, Least | None] = own_chosen(
        MemberValue.LEAST, Least,
        "What it keeps of its content; None for what its container says.",
    )  # fmt: skip

    first_column: Parameter[float | None, SupportsFloat | None] = own_length(
        MemberValue.FIRST_COLUMN,
        "The column of its grid that it begins in; None for one that is found, as for a column that"
        " there is not.",
    )
    first_row: Parameter[float | None, SupportsFloat | None] = own_length(
        MemberValue.FIRST_ROW, "The row of its grid that it begins in; None for one that is found."
    )
    column_span: Parameter[float, SupportsFloat] = plain(
        MemberValue.COLUMN_SPAN, "How many columns of its grid it is in, 1 unless set."
    )
    row_span: Parameter[float, SupportsFloat] = plain(
        MemberValue.ROW_SPAN, "How many rows of its grid it is in, 1 unless set."
    )

    own_margin_top: Parameter[float, SupportsFloat] = plain(
        MemberValue.MARGIN_TOP, "The space that it keeps above it; below 0 it overlaps."
    )
    own_margin_left: Parameter[float, SupportsFloat] = plain(
        MemberValue.MARGIN_LEFT, "The space that it keeps at its leading edge; below 0 it overlaps."
    )
    own_margin_bottom: Parameter[float, SupportsFloat] = plain(
        MemberValue.MARGIN_BOTTOM, "The space that it keeps below it; below 0 it overlaps."
    )
    own_margin_right: Parameter[float, SupportsFloat] = plain(
        MemberValue.MARGIN_RIGHT,
        "The space that it keeps at its trailing edge; below 0 it overlaps.",
    )
    own_margin_fraction_top: Parameter[float, SupportsFloat] = plain(
        MemberValue.MARGIN_FRACTION_TOP,
        "The share of the height of its container that this margin has in addition.",
    )
    own_margin_fraction_left: Parameter[float, SupportsFloat] = plain(
        MemberValue.MARGIN_FRACTION_LEFT,
        "The share of the width of its container that this margin has in addition.",
    )
    own_margin_fraction_bottom: Parameter[float, SupportsFloat] = plain(
        MemberValue.MARGIN_FRACTION_BOTTOM,
        "The share of the height of its container that this margin has in addition.",
    )
    own_margin_fraction_right: Parameter[float, SupportsFloat] = plain(
        MemberValue.MARGIN_FRACTION_RIGHT,
        "The share of the width of its container that this margin has in addition.",
    )

    @property
    def own_margin(self) -> Insets:
        """The space that it keeps around it in a container; left is the leading edge. One number is
        for all four. Its size is without it, and it is gone when it is."""
        return Insets(*(side.__get__(self, type(self)) for side in OWN_MARGIN))

    @own_margin.setter
    def own_margin(self, margin: AnyInsets) -> None:
        set_sides(self, OWN_MARGIN, as_insets(margin), self.own_margin)


class Listed(OwnValues, NamedToSet):
    """What a node that stays where it is has of its own in a row or column that lists it:
    `row.own(title).weight = 1`. The names are those of members."""

    __slots__ = ("_node", "_stack")
    _own_calls: ClassVar = ("keep_node_listed_value", "keep_node_set_listed_value")

    def __init__(self, stack: Node, node: Node) -> None:
        self._stack, self._node = stack, node

    def _in_c(self) -> tuple[Any, ...]:
        return *self._stack._in_c(), self._node._handle


OWN_MARGIN = tuple(
    plain(side, "")
    for side in (
        MemberValue.MARGIN_TOP,
        MemberValue.MARGIN_LEFT,
        MemberValue.MARGIN_BOTTOM,
        MemberValue.MARGIN_RIGHT,
    )
)


def set_sides(
    node: Any, sides: Sequence[Parameter[Any, Any]], insets: Any, before: Insets | None
) -> None:
    """All four, or none of them."""
    try:
        for side, given in zip(sides, _sides(insets), strict=True):
            side.__set__(node, given)
    except Exception:
        if before is not None:
            for side, given in zip(sides, _sides(before), strict=True):
                side.__set__(node, given)
        raise


def _sides(insets: Any) -> tuple[float, ...]:
    return insets.top, insets.left, insets.bottom, insets.right
