"""Rows, columns and grids: nodes that arrange their children by constraints."""

from __future__ import annotations

import ctypes
import math
import operator
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any, SupportsFloat, TypeVar

from .._c.api import keep_grid, keep_stack, keep_track
from .._c.arguments import code, flag, handle, in_order, number, number_or_none, several
from .._c.ffi import C
from .._c.frozen import Frozen
from .._c.members import Member, handles
from ..errors import InvalidArgumentError
from ..geometry import AnyInsets, Insets
from ..kinds import Align, Axis, ContainerValue, Distribution, MemberValue, TrackKind
from .environment import as_insets

if TYPE_CHECKING:
    from .node import Node

_Choice = TypeVar("_Choice", bound=IntEnum)


class Track(Frozen):
    """How large a column or row of a grid is: as its members need, a length, or a share of what
    the others leave; between limits, if there are any."""

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


class Containers(Member):
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

    def row(
        self,
        *members: Node,
        gap: SupportsFloat = 0,
        padding: AnyInsets = 0,
        align: Align = Align.FILL,
        distribution: Distribution = Distribution.FILL,
        bias: SupportsFloat = 0,
    ) -> Node:
        """A new last child that arranges nodes in a row, in reading direction. They become its
        children.

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
        return self._stack(Axis.HORIZONTAL, members, gap, padding, align, distribution, bias)

    def column(
        self,
        *members: Node,
        gap: SupportsFloat = 0,
        padding: AnyInsets = 0,
        align: Align = Align.FILL,
        distribution: Distribution = Distribution.FILL,
        bias: SupportsFloat = 0,
    ) -> Node:
        """A new last child that arranges nodes in a column; otherwise as row."""
        return self._stack(Axis.VERTICAL, members, gap, padding, align, distribution, bias)

    def grid(
        self,
        *members: Node,
        columns: Sequence[Track | SupportsFloat],
        rows: Sequence[Track | SupportsFloat] = (),
        gap: SupportsFloat | tuple[SupportsFloat, SupportsFloat] = 0,
        padding: AnyInsets = 0,
        align: Align = Align.FILL,
        justify: Align = Align.FILL,
    ) -> Node:
        """A new last child that keeps nodes in columns and rows. They become its children, each in
        the next free cell unless it is placed.

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

        Raises as row, and InvalidArgumentError without a column.
        """
        across, down = several(gap, "columns", "rows") if in_order(gap) is not None else (gap, gap)
        first, second = _tracks(columns), _tracks(rows)
        grid = keep_grid(
            ctypes.sizeof(keep_grid), code(align, Align), code(justify, Align), first, len(first),
            second, len(second), number(across), number(down), as_insets(padding),
        )  # fmt: skip
        made = C.keep_grid_create(
            self._owner._pointer, self._handle, ctypes.byref(grid),
            handles(type(self), self._owner, members), len(members),
        )  # fmt: skip
        node: Node = self._owner._node(made)
        return node

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
            _tracks([track])[0],
        )  # fmt: skip

    # Of a container

    @property
    def is_container(self) -> bool:
        """Whether it arranges its children."""
        return not math.isnan(self._container_value(ContainerValue.AXIS))

    @property
    def axis(self) -> Axis | None:
        """Whether a container is a row or a column. None for other nodes, as of all these."""
        return self._chosen(ContainerValue.AXIS, Axis)

    @axis.setter
    def axis(self, axis: Axis) -> None:
        self._set_container(ContainerValue.AXIS, code(axis, Axis))

    @property
    def gap(self) -> float | None:
        """From one member to the next."""
        return _some(self._container_value(ContainerValue.GAP))

    @gap.setter
    def gap(self, gap: SupportsFloat) -> None:
        self._set_container(ContainerValue.GAP, number(gap))

    @property
    def row_gap(self) -> float | None:
        """From one row of a grid to the next."""
        return _some(self._container_value(ContainerValue.ROW_GAP))

    @row_gap.setter
    def row_gap(self, gap: SupportsFloat) -> None:
        self._set_container(ContainerValue.ROW_GAP, number(gap))

    @property
    def justify(self) -> Align | None:
        """How the members of a grid lie in their columns."""
        return self._chosen(ContainerValue.JUSTIFY, Align)

    @justify.setter
    def justify(self, align: Align) -> None:
        self._set_container(ContainerValue.JUSTIFY, code(align, Align))

    @property
    def padding(self) -> Insets | None:
        """From its edges to the members; left is the leading edge, right the trailing one."""
        padding = Insets(*map(self._container_value, _PADDING))
        return None if math.isnan(padding.top) else padding

    @padding.setter
    def padding(self, padding: AnyInsets) -> None:
        insets, before = as_insets(padding), self.padding
        try:
            for side in _PADDING:
                self._set_container(
                    side, getattr(insets, side.name.removeprefix("PADDING_").lower())
                )
        except Exception:
            for side, length in zip(_PADDING, before or (), strict=False):
                self._set_container(side, length)
            raise

    @property
    def align(self) -> Align | None:
        """How members lie across it."""
        return self._chosen(ContainerValue.ALIGN, Align)

    @align.setter
    def align(self, align: Align) -> None:
        self._set_container(ContainerValue.ALIGN, code(align, Align))

    @property
    def distribution(self) -> Distribution | None:
        """How members lie along it."""
        return self._chosen(ContainerValue.DISTRIBUTION, Distribution)

    @distribution.setter
    def distribution(self, distribution: Distribution) -> None:
        self._set_container(ContainerValue.DISTRIBUTION, code(distribution, Distribution))

    @property
    def bias(self) -> float | None:
        """How much of what is left is before packed members: 0 none, 0.5 half of it, 1 all."""
        return _some(self._container_value(ContainerValue.BIAS))

    @bias.setter
    def bias(self, bias: SupportsFloat) -> None:
        self._set_container(ContainerValue.BIAS, number(bias))

    # Of a member

    @property
    def weight(self) -> float:
        """Its share of what members of its container without a weight leave, which are then as
        small as they may be; 0 for none."""
        return self._member_value(MemberValue.WEIGHT)

    @weight.setter
    def weight(self, weight: SupportsFloat) -> None:
        self._set_member(MemberValue.WEIGHT, number(weight))

    @property
    def gap_after(self) -> float | None:
        """From it to the next member; None for the gap of the container."""
        return _some(self._member_value(MemberValue.GAP_AFTER))

    @gap_after.setter
    def gap_after(self, gap: SupportsFloat | None) -> None:
        self._set_member(MemberValue.GAP_AFTER, number_or_none(gap))

    @property
    def own_align(self) -> Align | None:
        """How it lies across its container; None for the alignment of the container."""
        found = _some(self._member_value(MemberValue.ALIGN))
        return None if found is None else Align(int(found))

    @own_align.setter
    def own_align(self, align: Align | None) -> None:
        self._set_member(MemberValue.ALIGN, math.nan if align is None else code(align, Align))

    @property
    def own_justify(self) -> Align | None:
        """How it lies in its columns of a grid; None for the justification of the grid."""
        found = _some(self._member_value(MemberValue.JUSTIFY))
        return None if found is None else Align(int(found))

    @own_justify.setter
    def own_justify(self, align: Align | None) -> None:
        self._set_member(MemberValue.JUSTIFY, math.nan if align is None else code(align, Align))

    @property
    def is_excluded(self) -> bool:
        """Whether it is not arranged, though it is in a container."""
        return self._member_value(MemberValue.EXCLUDED) == 1

    @is_excluded.setter
    def is_excluded(self, excluded: bool) -> None:
        self._set_member(MemberValue.EXCLUDED, flag(excluded))

    # Behind these

    def _place(self, node: Node, column: int, row: int, columns: int, rows: int) -> None:
        C.keep_grid_place(
            self._owner._pointer, self._handle, handle(node, type(self), self._owner),
            cell(column, "column"), cell(row, "row"), cell(columns, "columns"), cell(rows, "rows"),
        )  # fmt: skip

    def _stack(
        self, axis: Axis, members: tuple[Node, ...], gap: SupportsFloat,
        padding: AnyInsets, align: Align, distribution: Distribution, bias: SupportsFloat,
    ) -> Node:  # fmt: skip
        stack = keep_stack(
            ctypes.sizeof(keep_stack), axis, number(gap), as_insets(padding), code(align, Align),
            code(distribution, Distribution), number(bias),
        )  # fmt: skip
        made = C.keep_stack_create(
            self._owner._pointer, self._handle, ctypes.byref(stack),
            handles(type(self), self._owner, members), len(members),
        )  # fmt: skip
        node: Node = self._owner._node(made)
        return node

    def _container_value(self, what: ContainerValue) -> float:
        return float(C.keep_container_get(self._owner._pointer, self._handle, what))

    def _chosen(self, what: ContainerValue, kind: type[_Choice]) -> _Choice | None:
        found = self._container_value(what)
        return None if math.isnan(found) else kind(int(found))

    def _set_container(self, what: ContainerValue, value: float) -> None:
        C.keep_container_set(self._owner._pointer, self._handle, what, value)

    def _member_value(self, what: MemberValue) -> float:
        return float(C.keep_member_get(self._owner._pointer, self._handle, what))

    def _set_member(self, what: MemberValue, value: float) -> None:
        C.keep_member_set(self._owner._pointer, self._handle, what, value)


_PADDING = (
    ContainerValue.PADDING_TOP,
    ContainerValue.PADDING_LEFT,
    ContainerValue.PADDING_BOTTOM,
    ContainerValue.PADDING_RIGHT,
)


def _some(number: float) -> float | None:
    return None if math.isnan(number) else number


def cell(index: int, what: str) -> int:
    """A number of cells, or the number of one, as C takes it."""
    found = operator.index(index)
    if found < 0:
        raise InvalidArgumentError(f"{what} is negative")
    return found


def _tracks(tracks: Iterable[Track | SupportsFloat]) -> Any:
    """Columns or rows as C takes them; a number is a length."""
    all_of_them = []
    for track in tracks:
        if not isinstance(track, Track):
            track = Track(TrackKind.FIXED, track)
        all_of_them.append(
            keep_track(code(track.kind, TrackKind), track.value, track.min, track.max or 0)
        )
    return (keep_track * len(all_of_them))(*all_of_them)
