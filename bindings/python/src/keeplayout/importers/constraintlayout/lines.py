"""Guidelines and barriers: what is a place along one axis."""

from __future__ import annotations

from collections.abc import Mapping

from ...kinds import Anchor, Axis
from ...nodes.node import Node
from ...values import Priority
from ..unsaid import Unsaid
from .places import Places
from .sides import SIDES
from .views import View

_ANCHORS = {
    "left": Anchor.LEFT, "right": Anchor.RIGHT, "top": Anchor.TOP, "bottom": Anchor.BOTTOM,
    "start": Anchor.LEADING, "end": Anchor.TRAILING,
}  # fmt: skip


def make_guideline(view: View, places: Places, kept: Priority) -> Node:
    """Makes the guide of a guideline.

    Args:
        kept: how strongly a layout that grows with what is inside keeps it inside.
    """
    axis = Axis.VERTICAL if view.get("orientation") == "horizontal" else Axis.HORIZONTAL
    is_column = axis == Axis.HORIZONTAL
    first, last = (Anchor.LEADING, Anchor.TRAILING) if is_column else (Anchor.TOP, Anchor.BOTTOM)
    before, after = _padding(places.outer, axis)
    node = places.node
    if view.says("layout_constraintGuide_percent"):
        share = min(max(view.number("layout_constraintGuide_percent", 0.0), 0.0), 1.0)
        distance = before - (before + after) * share
        line = node.guideline(first, distance, fraction=share)
    elif view.says("layout_constraintGuide_end"):
        line = node.guideline(last, after + view.length("layout_constraintGuide_end"))
    else:
        line = node.guideline(first, before + view.length("layout_constraintGuide_begin"))
    places.add_line(view, line, axis)
    if grows(places.outer, axis):
        ui = node.layout
        if is_column:
            ui.add_all([line.left >= node.left @ kept, line.right <= node.right @ kept])
        else:
            ui.add_all([line.top >= node.top @ kept, line.bottom <= node.bottom @ kept])
    return line


def _padding(outer: View, axis: Axis) -> tuple[float, float]:
    """That of a layout, in reading direction."""
    before, after = map(outer.inside, SIDES[axis])
    is_turned = axis == Axis.HORIZONTAL and outer.is_right_to_left
    return (after, before) if is_turned else (before, after)


def make_barrier(view: View, places: Places, nodes: Mapping[View, Node], unsaid: Unsaid) -> None:
    """Makes the guide of a barrier."""
    anchor = _ANCHORS.get(view.get("barrierDirection", "left"), Anchor.LEFT)
    named = [places.named(each, view) for each in view.referenced]
    views = [each for each in named if each is not None]
    members = [nodes[each] for each in views if each in nodes]
    if not members:
        unsaid.leave_out("a barrier of no views", view.place)
        return
    has_gone = any(each.is_gone for each in views)
    if has_gone and view.get("barrierAllowsGoneWidgets") != "false":
        unsaid.leave_out("gone views that hold a barrier", view.place)
    line = places.node.barrier(anchor, *members, distance=view.length("barrierMargin"))
    is_across = anchor in (Anchor.TOP, Anchor.BOTTOM)
    places.add_line(view, line, Axis.VERTICAL if is_across else Axis.HORIZONTAL)


def grows(outer: View, axis: Axis) -> bool:
    """Whether a layout grows with what is inside, or with what is around it."""
    view: View | None = outer
    while view is not None and view.size(axis) == "match":
        view = view.parent
    return view is not None and view.size(axis) == "wrap"
