"""What holds the members of a chain."""

from __future__ import annotations

from collections.abc import Mapping

from ...attributes.term import Sum
from ...kinds import Axis
from ...nodes.node import Node
from .chains import Chain, Sides
from .places import Places, edges
from .sizing import fills
from .strengths import EVEN, FILLS, INSIDE
from .views import View


def hold_chain(chain: Chain, sides: Sides, places: Places, nodes: Mapping[View, Node]) -> None:
    """Makes the constraints of a chain; of members that are gone the others hold none."""
    ui, axis = places.node.layout, chain.axis
    visible = [view for view in chain.members if not view.is_gone]
    members = visible or chain.members[:1]
    gaps = _gaps(chain, members, sides, places, nodes)
    for gap in gaps[1:-1]:
        ui.add(gap >= 0 @ INSIDE)
    fillers = [view for view in visible if fills(view, axis)]
    if any(chain.weight(view) > 0 for view in fillers):
        for gap in gaps:
            ui.add(gap == 0 @ EVEN)
        _share(chain, fillers, nodes)
    _distribute(chain, gaps, places)
    start = places.line_of(sides[chain.members[0]][0], axis)
    for at, view in enumerate(chain.members):
        if view not in members:
            beside = start.sum if at == 0 else +edges(nodes[chain.members[at - 1]], axis)[1]
            ui.add(edges(nodes[view], axis)[0] == beside)


def _gaps(
    chain: Chain, members: list[View], sides: Sides, places: Places, nodes: Mapping[View, Node]
) -> list[Sum]:
    """How much is left before, between and behind members, besides their margins."""
    axis = chain.axis
    before = [places.margin(sides[view][0]) for view in members]
    after = [places.margin(sides[view][1]) for view in members]
    start = places.of_guide(places.line_of(sides[chain.members[0]][0], axis))
    end = places.of_guide(places.line_of(sides[chain.members[-1]][1], axis))
    behind = [start.sum]
    for view, margin in zip(members[:-1], after, strict=False):
        behind.append(edges(places.outline(nodes[view]), axis)[1] + margin)
    gaps = [
        (sum_ + margin - edges(nodes[view], axis)[0]) * -1
        for sum_, margin, view in zip(behind, before, members, strict=True)
    ]
    return [*gaps, end.sum - after[-1] - edges(nodes[members[-1]], axis)[1]]


def _distribute(chain: Chain, gaps: list[Sum], places: Places) -> None:
    ui, bias = places.node.layout, chain.bias
    if chain.style == "packed" or len(gaps) == 2:
        for gap in gaps[1:-1]:
            ui.add(gap == 0 @ INSIDE)
        if chain.axis == Axis.HORIZONTAL and places.outer.is_right_to_left:
            bias = 1 - bias
        ui.add(gaps[0] * (1 - bias) == gaps[-1] * bias)
    elif chain.style == "spread_inside":
        ui.add_all([gaps[0] == 0 @ EVEN, gaps[-1] == 0 @ EVEN, gaps[0] == gaps[-1]])
        ui.add_all([gap == gaps[1] @ FILLS for gap in gaps[2:-1]])
    else:
        ui.add(gaps[0] == gaps[-1])
        ui.add_all([gap == gaps[0] @ FILLS for gap in gaps[1:-1]])
    for gap in gaps[0], gaps[-1]:
        ui.add(gap >= 0 @ FILLS)


def _share(chain: Chain, fillers: list[View], nodes: Mapping[View, Node]) -> None:
    """Keeps the sizes of members that fill in proportion to their weights."""
    weights = {view: chain.weight(view) for view in fillers}
    first = next(view for view in fillers if weights[view] > 0)
    is_wide = chain.axis == Axis.HORIZONTAL
    for view in fillers:
        if view is not first:
            node, share = nodes[view], weights[view] / weights[first]
            related = node.width_to if is_wide else node.height_to
            related(nodes[first]).equal = share @ FILLS
