"""Making rows, columns, flows and grids, in a node or as roots."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, SupportsFloat

from .._c.api import keep_grid, keep_stack, keep_track
from .._c.arguments import code, in_order, number, several, shown
from .._c.ffi import C
from .._c.frozen import Frozen
from .._c.properties import as_insets
from ..geometry import AnyInsets
from ..kinds import Align, Axis, Distribution, Repeat, TrackKind

if TYPE_CHECKING:
    from ..layout.layout import Layout
    from .node import Node


class Track(Frozen):
    """How large a column or row of a grid is: as its members need, a length, or a share of what
    the others leave; between limits, if there are any.

    Track(TrackKind.YIELDING, 1) is a share that no member widens, Track(TrackKind.LEAST) has its
    text as long as its longest word, Track(TrackKind.FILLING) has an equal part of what the grid
    has left besides its content.
    """

    # In the order of the arguments.
    __slots__ = ("kind", "value", "min", "max")  # noqa: RUF023
    kind: TrackKind
    value: float
    min: float
    max: float | None

    def __init__(
        self,
        kind: TrackKind = TrackKind.CONTENT,
        value: SupportsFloat = 0,
        min: SupportsFloat = 0,
        max: SupportsFloat | None = None,
    ) -> None:
        self._set(kind, number(value), number(min), None if max is None else number(max))


CONTENT = Track()
"""A column or row as large as its members."""


def content(
    min: SupportsFloat = 0,
    max: SupportsFloat | None = None,
) -> Track:
    """A column or row as large as its members, between limits."""
    return Track(TrackKind.CONTENT, 0, min, max)


def fraction(
    share: SupportsFloat,
    min: SupportsFloat = 0,
    max: SupportsFloat | None = None,
) -> Track:
    """A column or row that has a share of what the others leave, between limits."""
    return Track(TrackKind.FRACTION, share, min, max)


class Arranging:
    """Makes nodes that arrange others: a node its last child, a layout a root."""

    __slots__ = ()

    def _inside(self) -> tuple[Layout, Any]:
        """The layout, and the handle of the parent of what is made."""
        raise NotImplementedError

    def row(
        self,
        *members: Node,
        gap: SupportsFloat = 0,
        padding: AnyInsets = 0,
        align: Align = Align.FILL,
        distribution: Distribution = Distribution.FILL,
        bias: SupportsFloat = 0,
    ) -> Node:
        """A new last child (of a layout: a new root) that arranges nodes in a row, in reading
        direction. They become its children.

        Args:
            members: each once, and none that contains this node.
            gap: from one member to the next.
            padding: from its edges to the members; left is the leading edge, right the trailing
                one. One number is for all four.
            align: how members lie across it.
            distribution: how members lie along it.
            bias: how much of what is left is before packed members: 0 none, 0.5 half of it, 1 all.

        Raises CycleError for a member that contains this node, StateError for guides,
        InvalidArgumentError for a member that is given twice, and for negative lengths.
        """
        return self._stack(
            members, axis=Axis.HORIZONTAL, gap=gap, padding=padding, align=align,
            distribution=distribution, bias=bias,
        )  # fmt: skip

    def column(
        self,
        *members: Node,
        gap: SupportsFloat = 0,
        padding: AnyInsets = 0,
        align: Align = Align.FILL,
        distribution: Distribution = Distribution.FILL,
        bias: SupportsFloat = 0,
    ) -> Node:
        """A new last child or root that arranges nodes in a column; otherwise as row."""
        return self._stack(
            members, axis=Axis.VERTICAL, gap=gap, padding=padding, align=align,
            distribution=distribution, bias=bias,
        )  # fmt: skip

    def flow(
        self,
        *members: Node,
        axis: Axis = Axis.HORIZONTAL,
        gap: SupportsFloat | tuple[SupportsFloat, SupportsFloat] = 0,
        padding: AnyInsets = 0,
        align: Align = Align.FILL,
        distribution: Distribution = Distribution.FILL,
        bias: SupportsFloat = 0,
        row_distribution: Distribution = Distribution.FILL,
        row_bias: SupportsFloat = 0,
    ) -> Node:
        """A new last child or root that arranges nodes in lines: a member that does not fit begins
        a line. They become its children; otherwise as row.

            tags = window.flow(*chips, gap=6)

        Args:
            axis: along which its lines go.
            gap: from one member to the next, and from one line to the next; one number is for both.
            align: how members lie across their line.
            distribution: how members lie along their line, in which they keep their sizes: filled
                as packed.
            bias: of each line.
            row_distribution: how the lines lie across it: filled, they share what is left.
            row_bias: where they are packed.
        """
        along, across = _both(gap)
        return self._stack(
            members, axis=axis, gap=along, padding=padding, align=align, distribution=distribution,
            bias=bias, wraps=True, row_gap=across, row_distribution=row_distribution,
            row_bias=row_bias,
        )  # fmt: skip

    def grid(
        self,
        *members: Node,
        columns: Sequence[Track | SupportsFloat],
        rows: Sequence[Track | SupportsFloat] = (),
        gap: SupportsFloat | tuple[SupportsFloat, SupportsFloat] = 0,
        padding: AnyInsets = 0,
        align: Align = Align.FILL,
        justify: Align = Align.FILL,
        distribution: Distribution = Distribution.FILL,
        bias: SupportsFloat = 0,
        row_distribution: Distribution = Distribution.FILL,
        row_bias: SupportsFloat = 0,
        repeats: Repeat = Repeat.NONE,
    ) -> Node:
        """A new last child or root that keeps nodes in columns and rows. They become its children,
        each in the next free cell unless it is placed.

            form = window.grid(columns=[CONTENT, fraction(1)], gap=(8, 12))
            form.place(label, column=0, row=0)
            form.place(field, column=1, row=0)

        Args:
            members: each once, and none that contains this node.
            columns: each as large as its content, a share of what the others leave, or a number.
            rows: the first rows; others are made where members need them, as large as their
                content.
            gap: from one column to the next, and from one row to the next; one number is for both.
            padding: as of row.
            align: how members lie in their rows.
            justify: how members lie in their columns.
            distribution: how columns lie along it, which begin at the start unless told otherwise;
                a fraction leaves nothing.
            bias: where they are packed.
            row_distribution: the same of rows.
            row_bias: where they are packed.
            repeats: whether the last column is there as often as its length, or its minimum, fits:
                `columns=[fraction(1, min=230)], repeats=Repeat.FILL`.

        Raises as row, and InvalidArgumentError without a column.
        """
        across, down = _both(gap)
        first, second = as_tracks(columns, "columns"), as_tracks(rows, "rows")
        grid = keep_grid(
            ctypes.sizeof(keep_grid), code(align, Align), code(justify, Align), first, len(first),
            second, len(second), number(across), number(down), as_insets(padding),
            code(distribution, Distribution), number(bias),
            code(row_distribution, Distribution), number(row_bias),
            code(repeats, Repeat),
        )  # fmt: skip
        layout, parent = self._inside()
        of, many = layout._handles(members), len(members)
        made = C.keep_grid_create(layout._pointer, parent, ctypes.byref(grid), of, many)
        return layout._made(made)

    def _stack(
        self, members: tuple[Node, ...], *, axis: Axis, gap: SupportsFloat, padding: AnyInsets,
        align: Align, distribution: Distribution, bias: SupportsFloat, wraps: bool = False,
        row_gap: SupportsFloat = 0, row_distribution: Distribution = Distribution.FILL,
        row_bias: SupportsFloat = 0,
    ) -> Node:  # fmt: skip
        stack = keep_stack(
            ctypes.sizeof(keep_stack), code(axis, Axis), wraps, number(gap), as_insets(padding),
            code(align, Align), code(distribution, Distribution), number(bias),
            number(row_gap), code(row_distribution, Distribution), number(row_bias),
        )  # fmt: skip
        layout, parent = self._inside()
        of, many = layout._handles(members), len(members)
        made = C.keep_stack_create(layout._pointer, parent, ctypes.byref(stack), of, many)
        return layout._made(made)


def _both(gap: Any) -> tuple[Any, Any]:
    """A gap along and one across; one number is for both."""
    along, across = several(gap, "along", "across") if in_order(gap) is not None else (gap, gap)
    return along, across


def as_tracks(tracks: Sequence[Track | SupportsFloat], name: str) -> Any:
    """Columns or rows as C takes them; a number is a length."""
    given = in_order(tracks)
    if given is None:
        example = "[CONTENT, fraction(1), 80]"
        raise TypeError(f"{name} are a list, an entry for each: {example}, not {shown(tracks)}")
    all_of_them = []
    for track in given:
        if not isinstance(track, Track):
            track = Track(TrackKind.FIXED, track)
        all_of_them.append(
            keep_track(code(track.kind, TrackKind), track.value, track.min, track.max or 0)
        )
    return (keep_track * len(all_of_them))(*all_of_them)
