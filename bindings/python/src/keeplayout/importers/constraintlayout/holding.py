"""What holds the views of one layout, along an axis and across both."""

from __future__ import annotations

from collections.abc import Mapping

from ...kinds import Anchor, Axis
from ...nodes.constrained import Info
from ...nodes.node import Node
from ...values import REQUIRED, Priority, Relation
from ..words import Words
from .chaining import hold_chain
from .chains import bias_of, chains, shared_at_ratio
from .lines import grows
from .places import EDGES, Place, Places, edges, size
from .sides import Side, sides_of
from .sizing import fills, is_derived, is_firm, is_fitted, is_plain, ratio_of
from .strengths import EVEN, FILLS, INSIDE, KEPT
from .views import NAMES, View, id_of

_HUGE = 10_000
_CENTERS = {Axis.HORIZONTAL: Anchor.CENTER_X, Axis.VERTICAL: Anchor.CENTER_Y}


class Holding:
    """Makes the constraints of views.

    Args:
        nodes: those of the views.
    """

    def __init__(self, places: Places, nodes: Mapping[View, Node]) -> None:
        self._places = places
        self._outer = places.outer
        self._node = places.node
        self._nodes = nodes
        self._ui = self._node.layout
        self._words = Words()
        self._settled: set[tuple[Node, Axis]] = set()

    def hold(self, views: list[View]) -> None:
        """Holds views along both axes."""
        sides = {axis: {view: sides_of(view, axis) for view in views} for axis in Axis}
        found = {axis: list(chains(self._places.views, sides[axis], axis)) for axis in Axis}
        wide, high = (shared_at_ratio(found[axis]) for axis in Axis)
        following = high - wide, wide
        for axis in Axis:
            in_chains: set[View] = set()
            for chain in found[axis]:
                hold_chain(chain, sides[axis], self._places, self._nodes, following[axis])
                in_chains.update(chain.members)
            for view, (first, last) in sides[axis].items():
                if view not in in_chains:
                    self._hold_view(view, axis, first, last)

    def _hold_view(self, view: View, axis: Axis, first: Side | None, last: Side | None) -> None:
        if first is not None and last is not None and first[:2] == last[:2]:
            first, last = (each._replace(margin=0.0, gone_margin=None) for each in (first, last))
        start = self._places.at(first, view, axis, 1)
        end = self._places.at(last, view, axis, -1)
        if start is not None and end is not None:
            self._hold_between(view, axis, start, end)
        elif start is not None:
            self._keep(view, axis, 0, start)
        elif end is not None:
            self._keep(view, axis, 1, end)
        elif not _is_placed_elsewhere(view, axis):
            self._keep(view, axis, 0, self._places.edge(axis, 0))
        if view.is_gone or self._is_settled(view, axis, start or end):
            return
        if end is None:
            self._keep_inside(view, axis, 1, self._places.edge(axis, 1), KEPT)
        elif start is None:
            self._keep_inside(view, axis, 0, self._places.edge(axis, 0), KEPT)

    def _is_settled(self, view: View, axis: Axis, *places: Place | None) -> bool:
        """Whether it is known where a view is, so that nothing else can move it or make it
        smaller; then what hangs on it may be so as well."""
        known = all(
            each is not None and (each.node == self._node or (each.node, axis) in self._settled)
            for each in places
        )
        is_box = not view.is_layout or view.size(axis) == "fixed"
        is_settled = known and is_box and is_firm(view, axis) and not grows(self._outer, axis)
        if is_settled:
            self._settled.add((self._nodes[view], axis))
        return is_settled

    def _keep(
        self, view: View, axis: Axis, end: int, place: Place, priority: Priority = REQUIRED
    ) -> None:
        """Keeps an edge of a view where a place is, in an attribute if there is one for that."""
        info = Info(place.node, place.anchor, Relation.EQUAL, 1.0, place.offset, priority)
        node, anchor = self._nodes[view], EDGES[axis][end]
        if not self._words.say(node, anchor, info, ""):
            node.constrain(anchor, info)

    def _keep_inside(
        self, view: View, axis: Axis, end: int, place: Place, priority: Priority
    ) -> None:
        """Keeps an edge of a view on the inner side of a place."""
        beyond = self._places.of_guide(place).sum - edges(self._nodes[view], axis)[end]
        self._ui.add(beyond >= 0 @ priority if end else beyond <= 0 @ priority)

    def _hold_between(self, view: View, axis: Axis, start: Place, end: Place) -> None:
        """Between two lines: filled, or at a share of what is left."""
        is_full, is_full_at_ratio = fills(view, axis), is_fitted(view, self._outer)
        if (
            is_full
            and not is_full_at_ratio
            and is_plain(view, axis)
            and not grows(self._outer, axis)
        ):
            self._keep(view, axis, 0, start, INSIDE)
            self._keep(view, axis, 1, end, INSIDE)
            return
        self._hold_at_bias(view, axis, start, end)
        if view.is_gone:
            return
        is_settled = self._is_settled(view, axis, start, end)
        if (is_full or not is_derived(view)) and not is_settled:
            strength = KEPT if is_firm(view, axis) else INSIDE
            self._keep_inside(view, axis, 0, start, strength)
            self._keep_inside(view, axis, 1, end, strength)
        node, ui = self._nodes[view], self._ui
        if is_full and is_full_at_ratio:  # the room itself would be pulled smaller
            ui.add(size(self._places.outline(node), axis) >= _HUGE @ EVEN)
        elif is_full:  # a row as such: what does not fit is beyond its edges
            room = self._places.of_guide(end).sum - self._places.of_guide(start).sum
            missing = room - size(node, axis)
            ui.add(missing == 0 @ (REQUIRED if view.kind == "Flow" else FILLS))

    def _hold_at_bias(self, view: View, axis: Axis, start: Place, end: Place) -> None:
        bias = bias_of(view, axis)
        if axis == Axis.HORIZONTAL and self._outer.is_right_to_left:
            bias = 1 - bias
        is_in_outer = start[:2] == (self._node, EDGES[axis][0]) and end[:2] == (
            self._node, EDGES[axis][1]
        )  # fmt: skip
        if bias == 0.5 and is_in_outer and start.offset == -end.offset:
            info = Info(self._node, _CENTERS[axis])
            if self._words.say(self._nodes[view], _CENTERS[axis], info, ""):
                return
        low, high = edges(self._nodes[view], axis)
        if view.is_gone:  # whose own margins the layout leaves out, where it begins with its edges
            self._ui.add((low - start.sum) * (1 - bias) == (end.sum - high) * bias)
            return
        before = self._places.of_guide(start).sum - low
        after = self._places.of_guide(end).sum - high
        self._ui.add(before * (1 - bias) + after * bias == 0)

    # Across both axes

    def hold_more(self, view: View) -> None:
        """What does not belong to one axis: ratios, circles, baselines, percents."""
        node = self._nodes[view]
        for axis in Axis:
            name = f"layout_constraint{NAMES[axis].title()}_percent"
            if view.size(axis) == "match" and view.says(name):
                self._hold_share(node, axis, view.number(name, 1.0))
        ratio = ratio_of(view)
        is_open = any(view.size(axis) == "match" for axis in Axis)
        if ratio is not None and is_open and not view.is_gone:
            node.aspect_ratio.equal = ratio
        if view.says("layout_constraintCircle"):
            self._hold_circle(view, node)

    def _hold_share(self, node: Node, axis: Axis, share: float) -> None:
        whole = self._places.room if self._places.has_padding else self._node
        related = node.width_to if axis == Axis.HORIZONTAL else node.height_to
        related(whole).equal = share @ FILLS

    def _hold_circle(self, view: View, node: Node) -> None:
        center = self._places.other(id_of(view.get("layout_constraintCircle")), view)
        if center is not None:
            angle = view.number("layout_constraintCircleAngle", 0.0)
            radius = max(view.length("layout_constraintCircleRadius"), 0.0)
            node.keep_circle(self._nodes[center], angle, radius)


def _is_placed_elsewhere(view: View, axis: Axis) -> bool:
    if view.says("layout_constraintCircle"):
        return True
    return axis == Axis.VERTICAL and view.says("layout_constraintBaseline_toBaselineOf")
