"""Where the sides of views are to be: distances from edges of the layout, of lines, of others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ...attributes.term import Dimension, Line, Sum
from ...kinds import Anchor, Axis
from ...nodes.node import Node
from ..reading import nearest_of
from ..unsaid import Unsaid
from .sides import SIDES, Side
from .views import View

EDGES = {
    Axis.HORIZONTAL: (Anchor.LEFT, Anchor.RIGHT), Axis.VERTICAL: (Anchor.TOP, Anchor.BOTTOM),
}  # fmt: skip
_LINES: dict[Anchor, Callable[[Node], Line]] = {
    Anchor.LEFT: lambda node: node.left, Anchor.RIGHT: lambda node: node.right,
    Anchor.TOP: lambda node: node.top, Anchor.BOTTOM: lambda node: node.bottom,
}  # fmt: skip


def edges(node: Node, axis: Axis) -> tuple[Line, Line]:
    """The edges of a node along an axis."""
    first, last = EDGES[axis]
    return _LINES[first](node), _LINES[last](node)


def size(node: Node, axis: Axis) -> Dimension:
    """The size of a node along an axis."""
    return node.width if axis == Axis.HORIZONTAL else node.height


class Place(NamedTuple):
    """Where an edge of a view is to be: so far from an edge of another node."""

    node: Node
    anchor: Anchor
    offset: float = 0.0

    @property
    def sum(self) -> Sum:
        """It as a thing to calculate with."""
        return _LINES[self.anchor](self.node) + self.offset

    def moved(self, distance: float) -> Place:
        """A place so far behind it."""
        return self._replace(offset=self.offset + distance)


class Places:
    """The places that the views of one layout hang on.

    What the importer adds of its own begins with a guide, so that a view has in its document, and
    in its drawing, what its author has written.
    """

    def __init__(self, outer: View, nodes: Mapping[View, Node], unsaid: Unsaid) -> None:
        self.outer = outer
        self.node: Node = nodes[outer]
        self._nodes = nodes
        self._unsaid = unsaid
        self._views: dict[str, View] = {}
        for child in outer.children:
            if child.id in self._views:
                unsaid.cannot_read(f'a second view has the id "{child.id[:60]}"', child.place)
            elif child.id:
                self._views[child.id] = child
        self._lines: dict[str, tuple[Node, Axis]] = {}
        self._room: Node | None = None
        self._outlines: dict[Node, Node] = {}

    @property
    def views(self) -> Mapping[str, View]:
        """The views of the layout by their ids."""
        return self._views

    def add_line(self, view: View, line: Node, axis: Axis) -> None:
        """Makes a guideline or a barrier a place on an axis."""
        if view.id:
            line.name = view.id[:60]
            self._lines[view.id] = line, axis

    # What ids stand for

    def named(self, id_: str, by: View) -> View | None:
        """The view of an id that another one has in an attribute; tells if there is none."""
        found = self._views.get(id_)
        if found is None:
            near = "" if self._unsaid.is_full else nearest_of(id_, self._views)
            hint = f'; the nearest is "{near}"' if near else ""
            self._unsaid.cannot_read(f'no view here has the id "{id_[:60]}"{hint}', by.place)
        return found

    def other(self, id_: str, by: View) -> View | None:
        """Another view that one hangs on, which has a node; tells if there is none."""
        found = self.outer if id_ in ("parent", self.outer.id) else self.named(id_, by)
        if found is by:
            self._leave_out_own(by)
        elif found is not None and found not in self._nodes:
            self._leave_out_side(by)
        else:
            return found
        return None

    def _leave_out_own(self, view: View) -> None:
        self._unsaid.cannot_read("a constraint of a view to itself is left out", view.place)

    def _leave_out_side(self, by: View) -> None:
        self._unsaid.leave_out("constraints to what has no such side", by.place)

    def at(self, side: Side | None, view: View, axis: Axis, sign: int) -> Place | None:
        """Where a side of a view is to be; None where nothing holds it."""
        if side is None:
            return None
        if self._views.get(side.target) is view:
            self._leave_out_own(view)
            return None
        if side.target != "parent" and self._target(side, axis) is None:
            if self.named(side.target, view) is not None:
                self._leave_out_side(view)
            return None
        return self.line_of(side, axis).moved(sign * self.margin(side))

    def line_of(self, side: Side | None, axis: Axis) -> Place:
        """The edge that a side hangs on, without its margin."""
        node = None if side is None else self._target(side, axis)
        if side is None or node is None:
            return self.edge(axis, 0 if side is None else side.end)
        return Place(node, EDGES[axis][side.end])

    def _target(self, side: Side, axis: Axis) -> Node | None:
        if side.target in self._lines:
            line, along = self._lines[side.target]
            return line if along == axis else None
        view = self._views.get(side.target)
        return None if view is None else self._nodes.get(view)

    def edge(self, axis: Axis, end: int) -> Place:
        """An edge of the layout, within its padding."""
        inside = self.outer.inside(SIDES[axis][end])
        return Place(self.node, EDGES[axis][end], -inside if end else inside)

    def margin(self, side: Side | None) -> float:
        """The margin of a side, which is another one while what it hangs on is gone."""
        if side is None:
            return 0.0
        view = self._views.get(side.target)
        is_gone = view is not None and view.is_gone
        if is_gone and side.gone_margin is not None:
            return side.gone_margin
        return side.margin

    # Guides

    @property
    def room(self) -> Node:
        """The layout within its padding."""
        if self._room is None:
            self._room = room = self.node.guide("room")
            for side, inset in (
                ("left", room.left_inset), ("right", room.right_inset),
                ("top", room.top_inset), ("bottom", room.bottom_inset),
            ):  # fmt: skip
                inset.equal = self.outer.inside(side)
        return self._room

    @property
    def has_padding(self) -> bool:
        """Whether its room is smaller than the layout."""
        return any(self.outer.inside(side) for sides in SIDES.values() for side in sides)

    def outline(self, node: Node) -> Node:
        """A guide that is where a view is; or the node of one that is gone, as what relates others
        through it is for the layout to say."""
        if node.is_guide or node.gone:
            return node
        if node not in self._outlines:
            guide = self._outlines[node] = self.node.guide(f"outline of {node.name}"[:60])
            for edge in (
                guide.left_align_to(node), guide.right_align_to(node),
                guide.top_align_to(node), guide.bottom_align_to(node),
            ):  # fmt: skip
                edge.equal = 0
        return self._outlines[node]

    def of_guide(self, place: Place) -> Place:
        """A place as that of a guide."""
        if place.node != self.node:
            return place._replace(node=self.outline(place.node))
        axis = Axis.HORIZONTAL if place.anchor in EDGES[Axis.HORIZONTAL] else Axis.VERTICAL
        edge = self.edge(axis, EDGES[axis].index(place.anchor))
        return Place(self.room, place.anchor, place.offset - edge.offset)
