"""Where baselines are: a box with members has those of the first one, as a container does, and an
empty one has its bottom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...kinds import Axis
from ...nodes.node import Node
from ..unsaid import Unsaid
from .boxes import Box, members
from .sizes import Sizes, align_of


def set_baseline(box: Box, nodes: Mapping[Box, Node], sizes: Sizes, unsaid: Unsaid) -> None:
    """Lets a box that is aligned by its first baseline have that of what is inside."""
    found = baseline_of(box, sizes)
    if found is not None:
        above, height = found
        nodes[box].baselines = above, height - above
        return
    for each in _deciding(box):
        if each.text or _is_turned(each):
            unsaid.leave_out("baselines of what is inside", box.place)
        elif not members(each):
            nodes[each].baseline_share = 1


def _deciding(box: Box) -> Iterator[Box]:
    """The boxes that decide where its baseline is."""
    waiting = [box]
    while waiting:
        each = waiting.pop()
        yield each
        waiting += _first(each)


def _first(box: Box) -> list[Box]:
    """The members whose baseline is that of a box."""
    inside = members(box)
    if box.kind == "flex" and box.axis == Axis.HORIZONTAL and not box.wraps:
        return [each for each in inside if align_of(each) == "baseline"] or inside[:1]
    return inside[:1]


def _is_turned(box: Box) -> bool:
    is_from_end = box.is_reversed or box.word("flex-wrap") == "wrap-reverse"
    is_cut = any(box.word(f"overflow-{axis}") not in ("visible", "clip") for axis in "xy")
    return (is_from_end or is_cut) and bool(members(box))


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
