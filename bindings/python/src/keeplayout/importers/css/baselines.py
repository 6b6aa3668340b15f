"""Where baselines are, as far as constants decide that."""

from __future__ import annotations

from ...kinds import Axis
from ...nodes.node import Node
from ..unsaid import Unsaid
from .boxes import Box, members
from .sizes import Sizes, align_of


def set_baseline(box: Box, node: Node, sizes: Sizes, unsaid: Unsaid) -> None:
    """Lets the node of a box have the baseline of the box, if it is known."""
    found = baseline_of(box, sizes)
    if found is None:
        unsaid.leave_out("baselines of what is inside", box.place)
        return
    above, height = found
    node.baselines = above, height - above


def baseline_of(box: Box, sizes: Sizes) -> tuple[float, float] | None:
    """How far below its top the first baseline of a box is, and its height; None if not known."""
    height = sizes.known(box, Axis.VERTICAL)
    if box.text or box.kind == "grid":
        return None
    inside = members(box)
    if not inside:
        height = sizes.both_inside(box, Axis.VERTICAL) if height is None else height
        return height, height
    if height is None:
        return None
    first = inside[0]
    is_row = box.axis == Axis.HORIZONTAL
    is_at_start = (
        align_of(first) in ("start", "stretch", "baseline")
        if is_row
        else (box.word("justify-content") in ("flex-start", "start"))
    )
    of_first = baseline_of(first, sizes)
    if of_first is None or not is_at_start or box.wraps or box.is_reversed:
        return None
    if is_row and len(inside) > 1 and any(align_of(each) == "baseline" for each in inside):
        return None
    return sizes.inside(box).top + sizes.around(first, "margin").top + of_first[0], height
