"""Grids: their tracks, and the cells of their members."""

from __future__ import annotations

from ...attributes.term import Sum
from ...kinds import Align, Axis, TrackKind
from ...nodes.arranging import CONTENT, Arranging, Track, content
from ...nodes.node import Node
from ..unsaid import Unsaid
from .baselines import set_baseline
from .boxes import END, START, Box, members
from .cells import Areas, Cells, Placing, TooManyError
from .lengths import AUTO, Unit
from .sizes import Sizes, align_of, gap
from .tracks import Sizing, sizings

_ALIGN = {
    "start": Align.START, "end": Align.END, "center": Align.CENTER, "stretch": Align.FILL,
    "baseline": Align.FIRST_BASELINE, "last baseline": Align.LAST_BASELINE,
}  # fmt: skip
_NAMES = {Axis.HORIZONTAL: "columns", Axis.VERTICAL: "rows"}
_CONTENT = {Axis.HORIZONTAL: "justify-content", Axis.VERTICAL: "align-content"}
_MOST_PLACED = 2000
"""Placing a member takes time for each of the others."""
_AUTO = Sizing(AUTO, AUTO)


class Grid:
    """What is to be known of a grid before its members are made.

    Raises TooManyError for one that has more cells than a layout.
    """

    def __init__(self, box: Box, sizes: Sizes, unsaid: Unsaid) -> None:
        self.box: Box = box
        self.members: list[Box] = members(box)
        self._sizes = sizes
        self._unsaid = unsaid
        self.gaps = {axis: gap(box, sizes, axis, unsaid) for axis in Axis}
        areas = Areas(box.text_of("grid-template-areas"))
        given = {axis: self._given(f"grid-template-{_NAMES[axis]}", axis) for axis in Axis}
        counts = {Axis.HORIZONTAL: areas.column_count, Axis.VERTICAL: areas.row_count}
        placing = Placing(
            box, max(len(given[Axis.HORIZONTAL]), counts[Axis.HORIZONTAL]),
            max(len(given[Axis.VERTICAL]), counts[Axis.VERTICAL]), areas, unsaid,
        )  # fmt: skip
        self.cells: dict[Box, Cells] = placing.place(self.members)
        ends = {
            Axis.HORIZONTAL: [each.column + each.columns for each in self.cells.values()],
            Axis.VERTICAL: [each.row + each.rows for each in self.cells.values()],
        }
        self.tracks = {
            axis: self._all(
                given[axis],
                placing.before[axis],
                max([placing.before[axis] + max(len(given[axis]), counts[axis]), *ends[axis]]),
                axis,
            )
            for axis in Axis
        }

        self._flows = _flow_by_row(box, self.members)
        if not self._flows and len(self.members) > _MOST_PLACED:
            raise TooManyError
        self._usual = {
            axis: _ALIGN.get(box.word(f"{what}-items").replace("flex-", ""), Align.START)
            for axis, what in ((Axis.HORIZONTAL, "justify"), (Axis.VERTICAL, "align"))
        }

    def _given(self, name: str, axis: Axis) -> list[Sizing]:
        around = self._sizes.inner(self.box, axis)
        try:
            return sizings(self.box.word(name), self.box.read, around, self.gaps[axis])
        except ValueError as error:
            self._unsaid.leave_out(f"tracks of grids: {error}", self.box.place)
            return [_AUTO] * self.box.word(name).count(" ") or [_AUTO]

    def _all(self, given: list[Sizing], before: int, count: int, axis: Axis) -> list[Sizing]:
        """The tracks with those that members need besides."""
        others = self._given(f"grid-auto-{_NAMES[axis]}", axis) or [_AUTO]
        first = [others[(at - before) % len(others)] for at in range(before)]
        missing = max(count - before - len(given), 0)
        found = first + given + [others[at % len(others)] for at in range(missing)]
        return found or [_AUTO]

    def make(self, parent: Arranging, inside: list[Node]) -> Node:
        """The grid in a node or a layout."""
        tracks = {axis: self._tracks(axis) for axis in Axis}
        return parent.grid(
            *inside,
            columns=tracks[Axis.HORIZONTAL], rows=tracks[Axis.VERTICAL],
            gap=(self.gaps[Axis.HORIZONTAL], self.gaps[Axis.VERTICAL]),
            align=self._usual[Axis.VERTICAL], justify=self._usual[Axis.HORIZONTAL],
        )  # fmt: skip

    def _tracks(self, axis: Axis) -> list[Track]:
        found, box = self.tracks[axis], self.box
        is_imposed = self._sizes.imposed(box, axis) or self._sizes.limit(box, axis, "min")
        fractions = [each.most.value for each in found if each.most.unit is Unit.FRACTION]
        if 0 < sum(fractions) < 1 - 1e-9:
            self._unsaid.leave_out("fractions below 1 in all", box.place)
        word = box.word(_CONTENT[axis])
        if not box.says(_CONTENT[axis]) or box.text_of(_CONTENT[axis]) == "normal":
            word = "stretch"
        stretched = [each for each in found if each.most.unit is Unit.AUTO]
        fills = False
        if is_imposed and not fractions:
            if word == "stretch":
                fills = bool(stretched)
            elif word not in ("start", "flex-start", "left"):
                self._unsaid.leave_out("tracks that are distributed", box.place)
        return [
            self._track(each, axis, index, fills and each.most.unit is Unit.AUTO)
            for index, each in enumerate(found)
        ]

    def _is_crossed(self, axis: Axis, index: int) -> bool:
        """Whether a member is in a track and in others."""
        spans = (
            (each.column, each.columns) if axis == Axis.HORIZONTAL else (each.row, each.rows)
            for each in self.cells.values()
        )
        return any(count > 1 and first <= index < first + count for first, count in spans)

    def hold_tracks(self, node: Node) -> None:
        """Keeps tracks that are a share of a size that is not known."""
        for axis in Axis:
            if self._sizes.inner(self.box, axis) is not None:
                continue
            for index, each in enumerate(self.tracks[axis]):
                if not self._follows(each, axis):
                    continue
                track = node.track(axis, index)
                assert track is not None
                is_across = axis == Axis.HORIZONTAL
                size, whole = (
                    (track.width, node.width) if is_across else (track.height, node.height)
                )
                taken = self._sizes.both_inside(self.box, axis) + self._sizes.margins(
                    self.box, axis
                )
                node.layout.add(size == each.most.part(whole - taken))

    def _follows(self, sizing: Sizing, axis: Axis) -> bool:
        is_share = sizing.least == sizing.most and sizing.most.unit is Unit.PERCENT
        return is_share and self._sizes.imposed(self.box, axis)

    def _track(self, sizing: Sizing, axis: Axis, index: int, fills: bool) -> Track:
        inner = self._sizes.inner(self.box, axis)
        least, most = sizing.least.of(inner), sizing.most.of(inner)
        if sizing.most.unit is Unit.FRACTION:
            if sizing.most.value < 1e-6:
                if not sizing.yields and not self._is_crossed(axis, index):
                    return Track(TrackKind.LEAST)
                self._unsaid.leave_out("fractions of 0", self.box.place)
            share = min(max(sizing.most.value, 1e-6), 1e6)
            kind = TrackKind.YIELDING if sizing.yields else TrackKind.FRACTION
            return Track(kind, share, max(least or 0, 0))
        if least is not None and least == most:
            return Track(TrackKind.FIXED, max(least, 0))
        if sizing.most.unit is Unit.LEAST:
            return Track(TrackKind.LEAST, 0, max(least or 0, 0))
        if fills:
            return Track(TrackKind.FILLING, 0, max(least or 0, 0))
        if most is None and (sizing.is_content or self._follows(sizing, axis)):
            return CONTENT
        if most is not None or least is None:
            if sizing.most.unit is Unit.PERCENT:
                what = "tracks in percent of what is not known"
            else:
                what = "tracks between limits (minmax)"
            self._unsaid.leave_out(what, self.box.place)
        return content(max(least or 0, 0), None if not most else max(most, least or 0))

    # Members

    def place(self, box: Box, grid: Node, node: Node) -> None:
        """Puts a member into its cells, and says how it lies there."""
        if not self._flows:
            cells = self.cells[box]
            grid.place(node, cells.column, cells.row, cells.columns, cells.rows)
        justify, align = (self._align_in(box, axis) for axis in Axis)
        if align in (Align.FIRST_BASELINE, Align.LAST_BASELINE):
            set_baseline(box, node, self._sizes, self._unsaid)
        if justify != self._usual[Axis.HORIZONTAL]:
            node.own_justify = justify
        if align != self._usual[Axis.VERTICAL]:
            node.own_align = align

    def _align_in(self, box: Box, axis: Axis) -> Align:
        word = align_of(box, axis)
        has_size = box.size(axis).unit is not Unit.AUTO or self._sizes.is_held_back(box, axis)
        if word == "stretch" and has_size:
            word = "start"  # what has a size of its own is not stretched, and narrows no track
        autos = box.has_auto_margin(START[axis]), box.has_auto_margin(END[axis])
        is_turned = axis == Axis.HORIZONTAL and self.box.is_right_to_left
        if any(autos):
            word = "center" if all(autos) else ("right" if autos[0] else "left")
        if word in ("left", "right") and axis == Axis.HORIZONTAL:
            word = "start" if (word == "left") != is_turned else "end"
        if word in ("left", "right"):
            word = "end" if word == "right" else "start"
        if word.endswith("baseline") and axis == Axis.HORIZONTAL:
            word = "end" if word.startswith("last") else "start"
        return _ALIGN.get(word, Align.START)

    def area(self, box: Box, grid: Node, axis: Axis) -> Sum | None:
        """How large the cells of a member are together, along an axis."""
        cells = self.cells[box]
        first, count = cells.column, cells.columns
        if axis == Axis.VERTICAL:
            first, count = cells.row, cells.rows
        found: Sum | None = None
        for index in range(first, first + count):
            track = grid.track(axis, index)
            assert track is not None
            size = +(track.width if axis == Axis.HORIZONTAL else track.height)
            found = size if found is None else found + size
        return None if found is None else found + self.gaps[axis] * (count - 1)


def _flow_by_row(box: Box, members: list[Box]) -> bool:
    """Whether every member is in the next cell, row by row, as a grid does that by itself."""
    if box.word("grid-auto-flow") != "row":
        return False
    names = [f"grid-{line}-{end}" for line in ("row", "column") for end in ("start", "end")]
    return all(each.word(name) in ("", "auto") for each in members for name in names)
