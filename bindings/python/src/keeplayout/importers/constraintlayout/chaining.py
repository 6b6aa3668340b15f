"""What holds the members of a chain: a row or column that lists them, between two lines."""

from __future__ import annotations

from collections.abc import Mapping, Set

from ...geometry import Insets
from ...kinds import Align, Axis, Distribution
from ...nodes.environment import Direction
from ...nodes.node import Node
from .chains import Chain, Sides
from .places import Places, edges
from .sizing import fills
from .views import View

_STYLES = {"packed": Distribution.PACKED, "spread_inside": Distribution.EQUAL_GAPS}


def hold_chain(
    chain: Chain, sides: Sides, places: Places, nodes: Mapping[View, Node], following: Set[View]
) -> None:
    """Makes the row of a chain, with the margins of its members as their own.

    Args:
        following: views whose size along the chain follows from their other one.
    """
    axis, ui = chain.axis, places.node.layout
    is_row = axis == Axis.HORIZONTAL
    bias = chain.bias
    if is_row and places.outer.is_right_to_left:
        bias = 1 - bias
    make = places.node.row if is_row else places.node.column
    row = make(align=Align.NONE, distribution=_STYLES.get(chain.style, Distribution.SPREAD))
    row.bias = bias  # also 0
    row.name = f"chain of {nodes[chain.members[0]].name}"[:60]
    row.direction = Direction.LEFT_TO_RIGHT
    for at, side in enumerate((sides[chain.members[0]][0], sides[chain.members[-1]][1])):
        ui.add(edges(row, axis)[at] == places.line_of(side, axis).sum)
    row.listed = [nodes[view] for view in chain.members]
    for view in chain.members:
        before, after = map(places.margin, sides[view])
        own = row.own(nodes[view])
        own.own_margin = Insets(0, before, 0, after) if is_row else Insets(before, 0, after, 0)
        if fills(view, axis) and view not in following:
            own.weight = chain.weight(view)
