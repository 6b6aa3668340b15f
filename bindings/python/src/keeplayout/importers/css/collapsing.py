"""Margins that collapse: of two between blocks only the larger one is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ...kinds import Axis
from .boxes import Box, layout_parent, members
from .lengths import AUTO

if TYPE_CHECKING:
    from .sizes import Sizes


def before(parent: Box) -> Mapping[Box, Box]:
    """The block before each block of a parent, where their margins collapse."""
    if parent.kind != "block":
        return {}
    inside = members(parent)
    pairs = zip(inside[1:], inside, strict=False)
    return {each: other for each, other in pairs if _is_block(each) and _is_block(other)}


def collapsed(first: float, second: float) -> float:
    """What is left of the second margin beside the first one: together they are the largest above
    0, and the smallest below."""
    return max(first, second, 0.0) + min(first, second, 0.0) - first


def margins_go_through(box: Box, sizes: Sizes) -> bool:
    """Whether a margin of what is inside of a block is outside of it in browsers: where nothing is
    between its edge and the block's."""
    inside = members(box) if box.kind == "block" else []
    if not inside or _is_closed(box):
        return False
    around, is_open = sizes.inside(box), box.size(Axis.VERTICAL) == AUTO
    first, last = sizes.around(inside[0], "margin").top, sizes.around(inside[-1], "margin").bottom
    goes_up = first and not around.top and _is_block(inside[0])
    goes_down = last and not around.bottom and is_open and _is_block(inside[-1])
    return bool(goes_up or goes_down)


def _is_block(box: Box) -> bool:
    return not box.is_inline and not box.is_replaced


def _is_closed(box: Box) -> bool:
    """Whether no margin goes through a block, whatever it has around it."""
    outer = layout_parent(box)
    return (
        outer is None
        or outer.kind != "block"
        or box.is_absolute
        or box.is_inline
        or box.is_replaced
        or "flow-root" in box.word("display")
        or box.word("overflow-y") != "visible"
    )
