"""Rows, columns, flows and grids: nodes that arrange their children by constraints."""

from __future__ import annotations

import ctypes
import math
import operator
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, SupportsFloat, overload

from .._c.api import keep_guideline, keep_track
from .._c.arguments import code, handle, in_order, number, shown
from .._c.ffi import C
from .._c.members import Member, handles
from .._c.parameters import Length, Parameter, chosen, length
from .._c.properties import as_insets
from .._c.values import ContainerValue
from ..errors import InvalidArgumentError
from ..geometry import AnyInsets, Insets
from ..kinds import (
    Align,
    Anchor,
    Axis,
    ContainerKind,
    Distribution,
    Least,
    Repeat,
    TrackKind,
)
from .arranging import Arranging, Track, as_tracks
from .own_values import Listed, OwnValues, set_sides

if TYPE_CHECKING:
    from ..layout.layout import Layout
    from .node import Node


def _single_gap(gap: Any) -> float:
    """The gap of members alone, though both are given at once where a container is made."""
    if in_order(gap) is not None:
        raise TypeError(f"a number is needed, not {shown(gap)}; between lines it is row_gap")
    return number(gap)


class Containers(Member, Arranging, OwnValues):
    """A row or column arranges its children, in their order, by constraints: priorities, conflicts,
    explanations and animations are as for all others. Its members come, go and change places as
    children do (node, move, move_before, destroy); one that is gone leaves no gap.

        bar = window.row(save, cancel, help, gap=8, padding=16, align=Align.CENTER)
        save.weight = 2
        bar.gap = 12

    Everything is live. Setting raises StateError for a node that is no container, or not in one,
    InvalidArgumentError for negative lengths and weights, InvalidHandleError.
    """

    __slots__ = ()

    def place(self, node: Node, column: int, row: int, columns: int = 1, rows: int = 1) -> None:
        """Puts a node into cells of this grid, whose last child it becomes if it is elsewhere.

        Raises InvalidArgumentError beyond the last column, CycleError for a node that contains the
        grid, StateError if this is no grid.
        """
        if columns < 1 or rows < 1:
            raise InvalidArgumentError("a member is in one column and row at least")
        self._place(node, column, row, columns, rows)

    def flow_in(self, node: Node) -> None:
        """Lets a node go to the next free cell of this grid; otherwise as place."""
        self._place(node, 0, 0, 0, 0)

    def track(self, axis: Axis, index: int) -> Node | None:
        """The guide that a column (HORIZONTAL) or a row of this grid is: other nodes may relate to
        it, and columns of two grids to each other. None if there is none."""
        found = C.keep_grid_track(
            self._owner._pointer, self._handle, code(axis, Axis), cell(index, "index")
        )
        node: Node | None = self._owner._node(found)
        return node

    def set_track(self, axis: Axis, index: int, track: Track | SupportsFloat) -> None:
        """Changes a column (HORIZONTAL) or a row of this grid.

        Raises InvalidArgumentError if there is none, StateError if this is no grid.
        """
        C.keep_grid_set_track(
            self._owner._pointer, self._handle, code(axis, Axis), cell(index, "index"),
            as_tracks([track], "track")[0],
        )  # fmt: skip

    def get_track(self, axis: Axis, index: int) -> Track:
        """What a column (HORIZONTAL) or a row of this grid was set to. Raises as set_track."""
        track = keep_track()
        C.keep_grid_get_track(
            self._owner._pointer, self._handle, code(axis, Axis), cell(index, "index"),
            ctypes.byref(track),
        )  # fmt: skip
        return Track(TrackKind(track.kind), track.value, track.min, track.max or None)

    def track_count(self, axis: Axis) -> int:
        """How many columns (HORIZONTAL) or rows this grid has, with those that were made for
        members; 0 for a node that is no grid."""
        count: int = C.keep_grid_track_count(self._owner._pointer, self._handle, code(axis, Axis))
        return count

    def set_track_count(self, axis: Axis, count: int) -> None:
        """Sets how many columns (HORIZONTAL) or rows this grid has: new ones are as the last one
        that it was given. Members of columns that go are in the next free cells, until there are as
        many columns again; rows with members stay for them, as large as their content.

            grid.set_track_count(Axis.HORIZONTAL, 2 if window.width.measured < 600 else 4)

        Raises InvalidArgumentError for no column, LimitError above 10,000, StateError if this is no
        grid.
        """
        C.keep_grid_set_track_count(
            self._owner._pointer, self._handle, code(axis, Axis), cell(count, "count")
        )

    @property
    def cells(self) -> tuple[int, int, int, int] | None:
        """Where it is in its grid, also if it went there by itself: the column and the row that it
        begins in, and how many of them it is in. None in no cell."""
        of, axes = self._owner._pointer, (Axis.HORIZONTAL, Axis.VERTICAL)
        column, row = (C.keep_member_cell(of, self._handle, axis) for axis in axes)
        columns, rows = (C.keep_member_span(of, self._handle, axis) for axis in axes)
        return (column, row, columns, rows) if columns else None

    def guideline(
        self, edge: Anchor, distance: SupportsFloat = 0, *, fraction: SupportsFloat = 0
    ) -> Node:
        """A new guide in this node that is one line: at a distance inside of one of its edges, and
        a fraction of its extent from there.

            middle = window.guideline(Anchor.LEADING, fraction=0.5)

        Raises StateError if this is a guide, InvalidArgumentError for what is no edge.
        """
        return self._line(edge, distance, fraction, ())

    def barrier(self, edge: Anchor, *nodes: Node, distance: SupportsFloat = 0) -> Node:
        """A new guide in this node that is one line: at a distance beyond this edge of the
        outermost of some nodes. Those that are gone are left out.

            line = form.barrier(Anchor.TRAILING, name, mail, distance=8)
            field.leading_align_to(line).equal = 0

        Raises as guideline, UnrelatedError for a node of another tree, InvalidArgumentError without
        nodes.
        """
        if not nodes:  # which is a guideline in C
            raise InvalidArgumentError("a barrier needs a node")
        return self._line(edge, distance, 0, nodes)

    def set_barrier(self, *nodes: Node) -> None:
        """Puts other nodes in place of those of this barrier. Raises as barrier, and
        StateError if it is none."""
        C.keep_barrier_set_nodes(
            self._owner._pointer, self._handle, handles(type(self), self._owner, nodes), len(nodes)
        )

    @overload
    def keep_circle(self, center: Node, angle: SupportsFloat, radius: SupportsFloat) -> None: ...
    @overload
    def keep_circle(self, center: None) -> None: ...
    def keep_circle(
        self, center: Node | None, angle: SupportsFloat = math.nan, radius: SupportsFloat = math.nan
    ) -> None:
        """Keeps its centre at an angle and a distance from that of another node; None lets it go.
        An animation that changes the angle runs along the arc. While it is gone, it stays there as
        a point: others on the circle do not close up.

        Args:
            angle: in degrees, clockwise from above. An animation runs through the angles in
                between: from 350 to 370 it is a short way, from 350 to 10 nearly a turn back.

        Raises UnrelatedError for a node of another tree, InvalidArgumentError for itself and for a
        negative radius.
        """
        other = self.handle_type() if center is None else handle(center, type(self), self._owner)
        C.keep_node_set_circle(
            self._owner._pointer, self._handle, other, number(angle), number(radius)
        )

    @property
    def circle(self) -> tuple[Node, float, float] | None:
        """The node that it is on a circle around, the angle and the radius; None for no circle."""
        angle, radius = ctypes.c_double(), ctypes.c_double()
        center = self._owner._node(
            C.keep_node_circle(
                self._owner._pointer, self._handle, ctypes.byref(angle), ctypes.byref(radius)
            )
        )
        return None if center is None else (center, angle.value, radius.value)

    # Of nodes that stay where they are

    @property
    def listed(self) -> tuple[Node, ...]:
        """The nodes that a row or column arranges where they are, before its children: they stay
        children of their parents, so that each may be in several.

            row = window.row(distribution=Distribution.SPREAD, align=Align.NONE)
            row.listed = back, title, send
            row.own(title).weight = 1

        They may be anywhere in its tree, also around the row. Setting raises UnrelatedError for a
        node of another tree, StateError for guides.
        """
        index = range(C.keep_node_listed_count(*self._in_c()))
        return tuple(self._owner._node(C.keep_node_listed(*self._in_c(), each)) for each in index)

    @listed.setter
    def listed(self, nodes: Sequence[Node]) -> None:
        C.keep_node_set_listed(*self._in_c(), handles(type(self), self._owner, nodes), len(nodes))

    def own(self, node: Node) -> Listed:
        """What a listed node has of its own in this row or column: the same names as of a member,
        such as weight and own_margin. Setting raises StateError if it is not listed."""
        handle(node, type(self), self._owner)
        return Listed(self, node)  # type: ignore[arg-type]

    # Of a container

    @property
    def is_container(self) -> bool:
        """Whether it arranges its children."""
        return self.container_kind in (ContainerKind.STACK, ContainerKind.GRID)

    @property
    def container_kind(self) -> ContainerKind:
        """Whether it is a STACK, which is a row or a column by its `axis` and a flow if it `wraps`,
        a GRID, a GUIDELINE, a BARRIER, or NONE of these."""
        return ContainerKind(C.keep_node_container_kind(self._owner._pointer, self._handle))

    axis: Parameter[Axis | None, Axis] = chosen(
        ContainerValue.AXIS, Axis,
        "Whether a container is a row or a column, or along which axis members of a grid go to free"
        " cells. None for other nodes, as of all these.",
    )  # fmt: skip
    gap: Length = length(ContainerValue.GAP, "From one member to the next.", write=_single_gap)
    row_gap: Length = length(
        ContainerValue.ROW_GAP, "From one row of a grid, or one line of a flow, to the next."
    )
    align: Parameter[Align | None, Align] = chosen(
        ContainerValue.ALIGN, Align, "How members lie across it; of one member own_align."
    )
    justify: Parameter[Align | None, Align] = chosen(
        ContainerValue.JUSTIFY, Align,
        "How the members of a grid lie in their columns; of one own_justify.",
    )  # fmt: skip
    distribution: Parameter[Distribution | None, Distribution] = chosen(
        ContainerValue.DISTRIBUTION, Distribution, "How members lie along it, or its columns."
    )
    row_distribution: Parameter[Distribution | None, Distribution] = chosen(
        ContainerValue.ROW_DISTRIBUTION, Distribution,
        "How the lines of a flow lie across it, or the rows of a grid.",
    )  # fmt: skip

    least: Parameter[Least | None, Least] = chosen(
        ContainerValue.LEAST, Least,
        "What members keep of their content where it is too short; of one member own_least.",
    )  # fmt: skip

    repeats: Parameter[Repeat | None, Repeat] = chosen(
        ContainerValue.REPEATS, Repeat,
        "Whether the last column of a grid is there as often as fits.",
    )  # fmt: skip

    edge: Parameter[Anchor | None, Anchor] = chosen(
        ContainerValue.EDGE, Anchor, "The edge that a guideline or a barrier is at."
    )
    distance: Length = length(
        ContainerValue.DISTANCE,
        "How far a guideline is inside of its edge, or a barrier outside of its nodes.",
    )
    fraction: Length = length(
        ContainerValue.FRACTION, "The share of its owner from its edge to a guideline, in addition."
    )

    @property
    def padding(self) -> Insets | None:
        """From its edges to the members; left is the leading edge, right the trailing one."""
        top, left, bottom, right = (side.__get__(self, type(self)) for side in _PADDING)
        if top is None or left is None or bottom is None or right is None:
            return None
        return Insets(top, left, bottom, right)

    @padding.setter
    def padding(self, padding: AnyInsets) -> None:
        set_sides(self, _PADDING, as_insets(padding), self.padding)

    # Behind these

    def _inside(self) -> tuple[Layout, Any]:
        return self._owner, self._handle

    def _line(
        self, edge: Anchor, distance: SupportsFloat, fraction: SupportsFloat,
        nodes: tuple[Node, ...],
    ) -> Node:  # fmt: skip
        line = keep_guideline(
            ctypes.sizeof(keep_guideline), code(edge, Anchor), number(distance), number(fraction)
        )
        made = C.keep_guideline_create(
            self._owner._pointer, self._handle, ctypes.byref(line),
            handles(type(self), self._owner, nodes), len(nodes),
        )  # fmt: skip
        node: Node = self._owner._node(made)
        return node

    def _place(self, node: Node, column: int, row: int, columns: int, rows: int) -> None:
        C.keep_grid_place(
            self._owner._pointer, self._handle, handle(node, type(self), self._owner),
            cell(column, "column"), cell(row, "row"), cell(columns, "columns"), cell(rows, "rows"),
        )  # fmt: skip


_PADDING = tuple(
    length(side, "")
    for side in (
        ContainerValue.PADDING_TOP,
        ContainerValue.PADDING_LEFT,
        ContainerValue.PADDING_BOTTOM,
        ContainerValue.PADDING_RIGHT,
    )
)


def cell(index: int, what: str) -> int:
    """A number of cells, or the number of one, as C takes it."""
    found = operator.index(index)
    if found < 0:
        raise InvalidArgumentError(f"{what} is negative")
    return found
