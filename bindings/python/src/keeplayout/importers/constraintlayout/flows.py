"""Flows: rows and columns of views, which may break into lines."""

from __future__ import annotations

from collections.abc import Mapping

from ...geometry import Insets
from ...kinds import Align, Axis, Distribution
from ...nodes.node import Node
from ..unsaid import Unsaid
from .places import Places
from .sizing import wraps
from .views import NAMES, View, called

_STYLES = {
    "spread": Distribution.SPREAD, "spread_inside": Distribution.EQUAL_GAPS,
    "packed": Distribution.PACKED,
}  # fmt: skip
_ALIGN = {
    "top": Align.START, "start": Align.START, "bottom": Align.END, "end": Align.END,
    "center": Align.CENTER, "baseline": Align.FIRST_BASELINE,
}  # fmt: skip


def make(view: View, places: Places, nodes: Mapping[View, Node], unsaid: Unsaid) -> Node:
    """Makes the container of a flow."""
    named = [places.named(each, view) for each in dict.fromkeys(view.referenced)]
    members = [
        nodes[each]
        for each in named
        if each is not None and each in nodes and not nodes[each].is_guide
    ]
    axis = Axis.VERTICAL if view.get("orientation") == "vertical" else Axis.HORIZONTAL
    name, across = ("horizontal", "vertical") if axis == Axis.HORIZONTAL else (
        "vertical", "horizontal"
    )  # fmt: skip
    distribution, bias = _distribution(view, axis, name)
    gap = max(view.length(f"flow_{name}Gap"), 0.0)
    align = _ALIGN.get(view.get(f"flow_{across}Align", "center"), Align.CENTER)
    padding = Insets(*map(view.inside, ("top", "left", "bottom", "right")))
    mode, outer = view.get("flow_wrapMode", "none"), places.node
    if mode == "none":
        arrange = outer.row if axis == Axis.HORIZONTAL else outer.column
        node = arrange(
            *members, gap=gap, padding=padding, align=align, distribution=distribution, bias=bias
        )
    else:
        if mode == "aligned" or view.says("flow_maxElementsWrap"):
            unsaid.leave_out("flows in columns (aligned, maxElementsWrap)", view.place)
        node = outer.flow(
            *members, axis=axis, gap=(gap, max(view.length(f"flow_{across}Gap"), 0.0)),
            padding=padding, align=align, distribution=distribution, bias=bias,
        )  # fmt: skip
        node.row_distribution, node.row_bias = _distribution(view, Axis(1 - axis), across)
    node.name = called(view)
    node.gone = view.is_gone
    for each in Axis:
        if view.size(each) == "fixed":
            size = node.width if each == Axis.HORIZONTAL else node.height
            size.equal = max(view.length(f"layout_{NAMES[each]}"), 0.0)
    return node


def _distribution(view: View, axis: Axis, name: str) -> tuple[Distribution, float]:
    """How views lie along an axis, or lines across it."""
    style = view.get(f"flow_{name}Style", "spread")
    bias = min(max(view.number(f"flow_{name}Bias", 0.5), 0.0), 1.0)
    if wraps(view, axis):
        return Distribution.PACKED, bias
    return _STYLES.get(style, Distribution.SPREAD), bias
