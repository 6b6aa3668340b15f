"""Grids: their tracks, and the cells of their members."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping

from ...attributes.term import Line, Sum
from ...kinds import Align, Axis, Repeat, TrackKind
from ...nodes.arranging import Arranging, Track, content
from ...nodes.node import Node
from ...values import Priority
from ..unsaid import Unsaid
from .boxes import END, SIZE, START, Box, members
from .cells import Areas, Cells, Placing, TooManyError
from .distributing import is_safe, of_tracks, plain
from .lengths import AUTO, Unit
from .repeating import Repeated, has_boxes_in_cells, has_length, is_plain, is_share, repeated
from .sizes import LINES, Sizes, align_of, gap
from .tracks import Sizing, names_of_lines, sizings

_ALIGN = {
    "start": Align.START, "end": Align.END, "center": Align.CENTER, "stretch": Align.FILL,
    "baseline": Align.FIRST_BASELINE, "last baseline": Align.LAST_BASELINE,
}  # fmt: skip
_NAMES = {Axis.HORIZONTAL: "columns", Axis.VERTICAL: "rows"}
_CONTENT = {Axis.HORIZONTAL: "justify-content", Axis.VERTICAL: "align-content"}
_MOST_PLACED = 2000
"""Placing a member takes time for each of the others."""
_AUTO = Sizing(AUTO, AUTO)
_CUT = Priority(999.9)
"""Of tracks that nothing inside makes larger: above what keeps that inside (999.75)."""
_FITTING = Priority(749.999)
"""Of tracks that are as large as their content up to a length: below the longest words of text
(750), and above what asks for it on one line."""
_GROWING = Priority(252.0)
"""Of tracks that grow up to a length: above what makes tracks small (251)."""


class Grid:
    """What is to be known of a grid before its members are made.

    Raises TooManyError for one that has more cells than a layout.
    """

    def __init__(self, box: Box, sizes: Sizes, unsaid: Unsaid) -> None:
        self.box: Box = box
        self.members: list[Box] = members(box)
        self.on_baseline: list[Box] = []
        """The members that lie on their first baseline."""
        self._sizes = sizes
        self._unsaid = unsaid
        self.gaps = {axis: gap(box, sizes, axis, unsaid) for axis in Axis}
        lines = {axis: names_of_lines(box.word(f"grid-template-{_NAMES[axis]}")) for axis in Axis}
        areas = Areas(box.text_of("grid-template-areas"), lines)
        given = {axis: self._given(f"grid-template-{_NAMES[axis]}", axis) for axis in Axis}
        counts = {Axis.HORIZONTAL: areas.column_count, Axis.VERTICAL: areas.row_count}
        self._given_count = {axis: max(len(given[axis]), counts[axis]) for axis in Axis}
        placing = self._placing = Placing(box, self._given_count, areas, unsaid)
        self.cells: dict[Box, Cells] = placing.place(self.members)
        for axis in Axis:
            self._drop_empty(given, axis)
        ends = {
            Axis.HORIZONTAL: [each.column + each.columns for each in self.cells.values()],
            Axis.VERTICAL: [each.row + each.rows for each in self.cells.values()],
        }
        self.tracks = {
            axis: self._all(
                given[axis],
                placing.before[axis],
                max([placing.before[axis] + self._given_count[axis], *ends[axis]]),
                axis,
            )
            for axis in Axis
        }
        self._along = Axis.VERTICAL if placing.by_column else Axis.HORIZONTAL
        self._has_rest = False  # a track behind the others, which no member is in
        self._repeats = self._found_repeats(given)
        self._tell_unknown()
        for each in self.members:
            for axis in Axis:
                if (known := self._known_cells(each, axis)) is not None:
                    sizes.cells[each, axis] = known
        self._is_cut = dict.fromkeys(Axis, False)
        self._flows = _flow_by_row(box, self.members)
        if not self._flows and len(self.members) > _MOST_PLACED:
            raise TooManyError
        self._usual = {
            axis: _ALIGN.get(plain(box.word(f"{what}-items")).replace("flex-", ""), Align.START)
            for axis, what in ((Axis.HORIZONTAL, "justify"), (Axis.VERTICAL, "align"))
        }

    def _given(self, name: str, axis: Axis) -> list[Sizing]:
        around = self._sizes.inner(self.box, axis)
        try:
            is_filled = axis == Axis.HORIZONTAL and _flow_by_row(self.box, self.members)
            filled = len(self.members) if is_filled or not self.members else None
            text, gap = self.box.word(name), self.gaps[axis]
            if around is None and (found := repeated(text)) is not None:
                text = text.replace(found.word, "1")  # how often that is the layout may decide
            return sizings(text, self.box.read, around, gap, filled)
        except ValueError as error:
            self._unsaid.leave_out(f"tracks of grids: {error}", self.box.place)
            return [_AUTO] * self.box.word(name).count(" ") or [_AUTO]

    def _drop_empty(self, given: Mapping[Axis, list[Sizing]], axis: Axis) -> None:
        """Drops tracks of auto-fit that no member is in, of which browsers leave a line."""
        found = self._repeated(axis)
        if found is None or found.repeats is not Repeat.FIT or has_boxes_in_cells(self.box):
            return
        others = len(sizings(found.others, self.box.read, None, 0.0))
        first = self._placing.before[axis] + others
        taken = {at for each in self.cells.values() for at in range(*each.ends(axis))}
        empty = set(range(first, first + len(given[axis]) - others)) - taken
        if taken and empty:
            self.cells = self._placing.drop(empty, self.cells, axis)
            del given[axis][len(given[axis]) - len(empty) :]
            self._given_count[axis] = len(given[axis])

    def _tell_unknown(self) -> None:
        """Notes tracks of which it is not known how often they are there, and not decided later."""
        for axis in Axis:
            found = self._repeated(axis)
            is_decided = self._repeats is not Repeat.NONE and axis == self._along
            if found is None or is_decided or self._sizes.inner(self.box, axis) is not None:
                continue
            what = f"tracks of grids: repeat({found.word}, ...) in what is not known"
            self._unsaid.leave_out(what, self.box.place)

    def _all(self, given: list[Sizing], before: int, count: int, axis: Axis) -> list[Sizing]:
        """The tracks with those that members need besides."""
        others = self._given(f"grid-auto-{_NAMES[axis]}", axis) or [_AUTO]
        first = [others[(at - before) % len(others)] for at in range(before)]
        missing = max(count - before - len(given), 0)
        found = first + given + [others[at % len(others)] for at in range(missing)]
        return found or [_AUTO]

    def _known_cells(self, box: Box, axis: Axis) -> float | None:
        """How large the cells of a member are together, if constants alone decide that."""
        inner, tracks = self._sizes.inner(self.box, axis), self.tracks[axis]
        may_be_several = self._repeats is not Repeat.NONE and axis == self._along
        if (
            len(tracks) == 1
            and not may_be_several
            and inner is not None
            and self._takes_all(tracks[0], inner, axis)
        ):
            return inner
        first, count = self.cells[box].along(axis)
        found = [each.most.of(inner) for each in tracks[first : first + count] if each.is_fixed]
        known = [each for each in found if each is not None]
        return sum(known) + self.gaps[axis] * (count - 1) if len(known) == count else None

    def _takes_all(self, sizing: Sizing, inner: float, axis: Axis) -> bool:
        """Whether the only track is as large as the grid."""
        is_share = sizing.most.unit is Unit.FRACTION and sizing.most.value >= 1
        is_rest = sizing.most.unit is Unit.AUTO and self._is_stretched(axis)
        sizes = (each.size(axis).of(None) or 0.0 for each in self.members)
        return (is_share or is_rest) and max(sizes, default=0.0) <= inner

    def _is_stretched(self, axis: Axis) -> bool:
        """Whether tracks without a length take what is left."""
        name = _CONTENT[axis]
        is_normal = not self.box.says(name) or self.box.text_of(name) == "normal"
        return is_normal or self.box.word(name) == "stretch"

    def _found_repeats(self, given: Mapping[Axis, list[Sizing]]) -> Repeat:
        """Whether the last track is there as often as fits whatever the window is. That is so where
        members find their cells, and nothing hangs on a track that may not be there."""
        along, across = self._along, Axis(1 - self._along)
        found = self._repeated(along)
        if found is None or not has_length(given[along][-1]) or not self.members:
            return Repeat.NONE
        is_open = len(self.tracks[along]) > len(given[along]) or not all(
            map(is_plain, given[along])
        )
        is_made = self.box.word(f"grid-auto-{_NAMES[across]}") in ("", "auto")
        has_rows = all(is_plain(each) or each.is_content for each in given[across])
        has_rest = any(self._left(axis) > 1e-9 for axis in Axis)
        if is_open or has_rest or not is_made or not has_rows or self._is_filled(across):
            return Repeat.NONE
        has_places = any(each[along].first is not None for each in self._placing.wanted.values())
        hang = has_boxes_in_cells(self.box) or any(
            is_share(box) or self._is_held(box, axis) for box in self.members for axis in Axis
        )
        return Repeat.NONE if has_places or hang else found.repeats

    def _repeated(self, axis: Axis) -> Repeated | None:
        return repeated(self.box.word(f"grid-template-{_NAMES[axis]}"))

    def _is_held(self, box: Box, axis: Axis) -> bool:
        """Whether a constraint keeps a member in its cells."""
        is_inside = self._sizes.is_stretched(box, axis) and self.keeps_inside(box, axis)
        return is_inside or self._sizes.is_held_back(box, axis)

    def keeps_inside(self, box: Box, axis: Axis) -> bool:
        """Whether a member that is stretched is no larger than its cells, though constants inside
        of it are."""
        needed, first, count = self._sizes.needed(box, axis), *self.cells[box].along(axis)
        tracks = self.tracks[axis][first : first + count]
        lengths = (each.least.value for each in tracks if each.least.unit is Unit.POINTS)
        around = self._sizes.margins(box, axis) + self._sizes.both_inside(box, axis)
        cells = sum(lengths) + self.gaps[axis] * (count - 1) - around
        least = max(self._sizes.limit(box, axis, "min") or 0.0, cells)
        return needed > least + 1e-9 and not self.is_widened(box, axis)

    def make(self, parent: Arranging, inside: list[Node]) -> Node:
        """The grid in a node or a layout."""
        tracks = {axis: self._shown(self._tracks(axis), axis) for axis in Axis}
        of_columns, of_rows = (of_tracks(self.box, _CONTENT[axis], axis) for axis in Axis)
        grid = parent.grid(
            *inside,
            columns=tracks[Axis.HORIZONTAL], rows=tracks[Axis.VERTICAL],
            gap=(self.gaps[Axis.HORIZONTAL], self.gaps[Axis.VERTICAL]),
            align=self._usual[Axis.VERTICAL], justify=self._usual[Axis.HORIZONTAL],
            distribution=of_columns[0], bias=of_columns[1],
            row_distribution=of_rows[0], row_bias=of_rows[1], repeats=self._repeats,
        )  # fmt: skip
        grid.safe = is_safe(self.box, self._unsaid)
        if not self._has_rest:
            grid.axis = Axis.VERTICAL if self._placing.by_column else Axis.HORIZONTAL
            grid.dense = self._placing.is_dense
        return grid

    def _shown(self, tracks: list[Track], axis: Axis) -> list[Track]:
        """Those that a style says, if the layout makes the others."""
        found = self._repeated(self._along)
        if self._repeats is Repeat.NONE or found is None:
            return tracks
        if axis != self._along:
            return tracks[: max(self._given_count[axis], axis == Axis.HORIZONTAL)]
        others = sizings(found.others, self.box.read, None, 0.0)
        return [*tracks[: len(others)], tracks[-1]]

    def _tracks(self, axis: Axis) -> list[Track]:
        found, box = self.tracks[axis], self.box
        is_imposed = self._sizes.imposed(box, axis) or self._sizes.limit(box, axis, "min")
        word = "stretch" if self._is_stretched(axis) else box.word(_CONTENT[axis])
        stretched = [each for each in found if each.most.unit is Unit.AUTO]
        left = self._left(axis)
        is_shared = self.gaps[axis] or not is_imposed or (stretched and word == "stretch")
        is_shared = is_shared or word not in ("stretch", "start", "flex-start")
        if left > 1e-9 and is_shared:
            self._unsaid.leave_out("fractions below 1 in all", box.place)
        fills = self._is_filled(axis)
        tracks = [
            self._track(each, axis, index, fills and each.most.unit is Unit.AUTO)
            for index, each in enumerate(found)
        ]
        if left > 1e-9:  # what no member takes is a track behind the others
            self._has_rest = True
            kinds = {each.kind for each in tracks}
            shares = TrackKind.FRACTION if TrackKind.FRACTION in kinds else TrackKind.YIELDING
            tracks.append(Track(shares, left))
        return tracks

    def _is_filled(self, axis: Axis) -> bool:
        """Whether tracks without a length take what is left, as there is something that may be."""
        sizes, units = self._sizes, (each.most.unit for each in self.tracks[axis])
        is_imposed = sizes.imposed(self.box, axis) or sizes.limit(self.box, axis, "min")
        return bool(is_imposed) and self._is_stretched(axis) and Unit.FRACTION not in units

    def _left(self, axis: Axis) -> float:
        """The share of what is left that no track takes, where fractions are below 1 in all."""
        units = (each.most for each in self.tracks[axis])
        found = sum(most.value for most in units if most.unit is Unit.FRACTION)
        return max(1 - found, 0.0) if found else 0.0

    def _is_crossed(self, axis: Axis, index: int) -> bool:
        """Whether a member is in a track and in others."""
        spans = (each.along(axis) for each in self.cells.values())
        return any(count > 1 and first <= index < first + count for first, count in spans)

    def hold_tracks(self, node: Node) -> None:
        """Keeps tracks that are a share of a size that is not known."""
        for axis in Axis:
            self._hold_limits(node, axis)
            for box in self.members:
                self._tell_shares(box, axis)
                self._tell_too_large(box, axis)
            if self._sizes.inner(self.box, axis) is not None:
                continue
            for index, each in enumerate(self.tracks[axis]):
                if self._follows(each, axis):
                    size, whole = _size(node, axis, index), _extent(node, axis)
                    taken = self._sizes.both_inside(self.box, axis) + self._sizes.margins(
                        self.box, axis
                    )
                    node.layout.add(size == each.most.part(whole - taken))

    def _hold_limits(self, node: Node, axis: Axis) -> None:
        """Lets tracks be as large as there is room, or as their content, up to a length."""
        inner = self._sizes.inner(self.box, axis)
        growing = [each.most.of(inner) or 0.0 for each in self.tracks[axis] if each.grows_to]
        if len(growing) > 1 and (inner is not None and sum(growing) > inner):
            self._unsaid.leave_out("how tracks between limits share what is left", self.box.place)
        for index, each in enumerate(self.tracks[axis]):
            most = each.most.of(inner)
            if most is None or (each.grows_to is None and not each.fits):
                continue
            size = _size(node, axis, index)
            if each.fits:
                node.layout.add(size <= most @ _FITTING)
                continue
            most = max(most, each.least.of(inner) or 0.0)
            node.layout.add(size >= most @ _GROWING)
            if each.least.unit is Unit.AUTO:
                node.layout.add(size <= max(most, self._given_size(axis, index)) @ _CUT)

    def _given_size(self, axis: Axis, index: int) -> float:
        """The largest of the sizes that members of a track have of their own."""
        sizes = (
            self._least(box, axis) + self._sizes.margins(box, axis)
            for box, cells in self.cells.items()
            if cells.along(axis) == (index, 1)
        )
        return max(sizes, default=0.0)

    def is_widened(self, box: Box, axis: Axis) -> bool:
        """Whether the content of a member makes its tracks larger."""
        first, count = self.cells[box].along(axis)
        tracks = self.tracks[axis][first : first + count]
        has_share = any(each.most.unit is Unit.FRACTION for each in tracks)
        has_length = all(each.least.unit in (Unit.POINTS, Unit.PERCENT) for each in tracks)
        has_least = box.length(f"min-{SIZE[axis]}").unit is not Unit.AUTO
        return not has_length and not (has_share and (count > 1 or has_least))

    def _has_content(self, box: Box, axis: Axis) -> bool:
        has_size = self._sizes.limit(box, axis, "min") or box.size(axis) != AUTO
        return bool(box.text or members(box) or has_size)

    def _tell_shares(self, box: Box, axis: Axis) -> None:
        """Notes a member that makes only some of its shares larger, which here all keep theirs."""
        first, count = self.cells[box].along(axis)
        tracks = self.tracks[axis][first : first + count]
        shares = [each for each in tracks if each.most.unit is Unit.FRACTION]
        yields = {each.yields for each in shares if each.most.value or not each.yields}
        if len(yields) > 1 and self._least(box, axis):
            self._unsaid.leave_out(
                "sizes across a share that yields and one that does not", box.place
            )

    def _tell_too_large(self, box: Box, axis: Axis) -> None:
        """Notes a member across shares that are too small for it and for another one there, which
        browsers make larger one after another."""
        first, last = self.cells[box].ends(axis)
        units = [each.most.unit for each in self.tracks[axis][first:last]]
        inner = self._sizes.inner(self.box, axis)
        if len(units) == 1 or Unit.FRACTION not in units or inner is None:
            return
        spans = ((other, cells.ends(axis)) for other, cells in self.cells.items())
        beside = (
            self._least(other, axis)
            for other, (begin, end) in spans
            if (begin, end) != (first, last) and begin < last and first < end
        )
        if self._least(box, axis) > inner and any(beside):
            self._unsaid.leave_out("shares too small for what is across them", self.box.place)

    def cut(self, node: Node, axis: Axis) -> None:
        """Lets no member make tracks larger than the grid, if the content of none does."""
        if self._is_cut[axis] or any(
            self._has_content(each, axis) and self.is_widened(each, axis) for each in self.members
        ):
            return
        self._is_cut[axis] = True
        count = len(self.tracks[axis]) + (self._left(axis) > 1e-9)
        room = _extent(node, axis) - self._sizes.both_inside(self.box, axis)
        node.layout.add(self._sum(node, axis, 0, count) <= room @ _CUT)
        self._keep_shares(node, axis)

    def _keep_shares(self, node: Node, axis: Axis) -> None:
        """Lets what overflows its tracks make none of them larger than its share."""
        tracks = self.tracks[axis]
        shares = [at for at, each in enumerate(tracks) if each.most.unit is Unit.FRACTION]
        values = [tracks[at].most.value for at in shares]
        if any(self._has_least(tracks[at], axis, at) for at in shares) or not sum(values):
            return
        if (left := self._left(axis)) > 1e-9:
            shares.append(len(tracks))
            values.append(left)
        first, *others = (_size(node, axis, at) for at in shares)
        whole = sum(others, first)
        for size, value in zip((first, *others), values, strict=True):
            node.layout.add(size == whole * (value / sum(values)) @ _CUT)

    def _has_least(self, sizing: Sizing, axis: Axis, index: int) -> bool:
        """Whether a share may be larger than that, as it has to be for itself or for a member."""
        if sizing.yields:
            return sizing.least.value > 0
        spans = (cells.along(axis) for cells in self.cells.values())
        least = (
            self._least(box, axis)
            for box, (first, count) in zip(self.cells, spans, strict=True)
            if first <= index < first + count
        )
        return any(least)

    def _follows(self, sizing: Sizing, axis: Axis) -> bool:
        is_share = sizing.least == sizing.most and sizing.most.unit is Unit.PERCENT
        return is_share and self._sizes.imposed(self.box, axis)

    def _track(self, sizing: Sizing, axis: Axis, index: int, fills: bool) -> Track:
        inner = self._sizes.inner(self.box, axis)
        least, most = sizing.least.of(inner), sizing.most.of(inner)
        if sizing.most.unit is Unit.FRACTION:
            if sizing.most.value < 1e-6:
                found = self._of_no_share(sizing, axis, index)
                if found is not None:
                    return found
            share = min(max(sizing.most.value, 1e-6), 1e6)
            kind = TrackKind.YIELDING if sizing.yields else TrackKind.FRACTION
            return Track(kind, share, max(least or 0, 0))
        if least is not None and least == most:
            return Track(TrackKind.FIXED, max(least, 0))
        if sizing.most.unit is Unit.LEAST:
            return Track(TrackKind.LEAST, 0, max(least or 0, 0))
        if fills:
            return Track(TrackKind.FILLING, 0, max(least or 0, self._given_size(axis, index)))
        if most is not None and sizing.least.unit in (Unit.AUTO, Unit.LEAST) and not sizing.fits:
            return Track(TrackKind.LEAST)
        is_share = sizing.most.unit is Unit.PERCENT or sizing.least.unit is Unit.PERCENT
        if is_share and inner is None and not self._follows(sizing, axis):
            self._unsaid.leave_out("tracks in percent of what is not known", self.box.place)
        return content(max(least or 0, 0))

    def _of_no_share(self, sizing: Sizing, axis: Axis, index: int) -> Track | None:
        """A fraction of 0; None for one that is as a very small one, as members are across it."""
        inside = [box for box, cells in self.cells.items() if index in range(*cells.ends(axis))]
        inside = [box for box in inside if self._has_content(box, axis)]
        across = [box for box in inside if self.cells[box].along(axis)[1] > 1]
        if sizing.yields:
            if any(self._has_plain_track(box, axis) and self._least(box, axis) for box in across):
                self._unsaid.leave_out("fractions of 0", self.box.place)
            return Track(TrackKind.FIXED, max(sizing.least.of(None) or 0, 0))
        if not across:
            if any(self.is_widened(box, axis) for box in inside):
                return Track(TrackKind.LEAST)
            return Track(TrackKind.FIXED, self._given_size(axis, index))
        if any(each.most.unit is Unit.FRACTION and each.most.value for each in self.tracks[axis]):
            return None
        cut = [box for box in inside if not self.is_widened(box, axis)]
        if cut == inside and not any(self._least(box, axis) for box in cut):
            return Track(TrackKind.FIXED, 0)
        if any(self._sizes.needed(box, axis) > self._least(box, axis) for box in cut):
            self._unsaid.leave_out("fractions of 0", self.box.place)
        return None

    def _least(self, box: Box, axis: Axis) -> float:
        """The size that a member has of its own, or at least."""
        size = self._sizes.outer(box, axis, box.size(axis).of(None) or 0.0)
        return max(size, self._sizes.limit(box, axis, "min") or 0.0)

    def _has_plain_track(self, box: Box, axis: Axis) -> bool:
        """Whether a member is in a track that its content makes larger if it is in no fraction."""
        first, count = self.cells[box].along(axis)
        tracks = self.tracks[axis][first : first + count]
        return any(each.most.unit is not Unit.FRACTION and not each.is_fixed for each in tracks)

    # Members

    def place(self, box: Box, grid: Node, node: Node) -> None:
        """Puts a member into its cells, and says how it lies there."""
        if self._has_rest or not self._flows:
            self._put(box, grid, node)
        justify, align = (self._align_in(box, axis) for axis in Axis)
        if align == Align.FIRST_BASELINE:
            self.on_baseline.append(box)
        if justify != self._usual[Axis.HORIZONTAL]:
            node.own_justify = justify
        if align != self._usual[Axis.VERTICAL]:
            node.own_align = align

    def _put(self, box: Box, grid: Node, node: Node) -> None:
        """Into the cells that a style says, or those that are found along an axis."""
        cells, (column, row) = self.cells[box], self._placing.wanted[box].values()
        if self._has_rest or (column.first is not None and row.first is not None):
            grid.place(node, cells.column, cells.row, cells.columns, cells.rows)
            return
        for name, value, usual in (
            ("first_column", column.first, None), ("first_row", row.first, None),
            ("column_span", column.tracks, 1), ("row_span", row.tracks, 1),
        ):  # fmt: skip
            if value != usual:
                setattr(node, name, value)

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

    def tell(self, nodes: Mapping[Box, Node]) -> None:
        """Notes what is otherwise in browsers: baselines in rows, and once columns are laid out
        what they share: what is missing of texts, and what a text needs that is in columns of
        several kinds."""
        rows = Counter(self.cells[box].row for box in self.on_baseline)
        for box in self.on_baseline:
            if members(box) and rows[self.cells[box].row] > 1:
                self._unsaid.leave_out("baselines of what is inside", box.place)
        short = set()
        for box, cells in self.cells.items():
            measure = nodes[box].measure_both
            if measure is None:
                continue
            tracks = self.tracks[Axis.HORIZONTAL][cells.column : cells.column + cells.columns]
            kinds = {each for each in tracks if not each.is_fixed}
            least, wanted = (float(measure(width, math.inf)[0]) for width in (0.0, math.inf))
            if any(each.most.unit is Unit.FRACTION for each in kinds) or least == wanted:
                continue
            if len(tracks) > 1 and (len(kinds) > 1 or any(each.fits for each in kinds)):
                self._unsaid.leave_out("text across columns of several kinds", box.place)
            elif nodes[box].frame.width < wanted - 0.5 and _shares(tracks):
                short.add((least, wanted))
        if len(short) > 1:
            self._unsaid.leave_out("how columns of texts share what is missing", self.box.place)

    def area(self, box: Box, grid: Node, axis: Axis) -> Sum:
        """How large the cells of a member are together, along an axis."""
        return self._sum(grid, axis, *self.cells[box].along(axis))

    def edge(self, box: Box, grid: Node, axis: Axis, end: int) -> Sum | None:
        """Where the cells of an absolute box begin along an axis (end: 0) or end (1); None for
        where the grid does."""
        count = len(self.tracks[axis])
        is_turned = axis == Axis.HORIZONTAL and self.box.is_right_to_left
        line = self._placing.lines(box, axis, count)[1 - end if is_turned else end]
        if line is None:
            return None
        is_behind = line == count or (line > 0 and end != is_turned)
        track = grid.track(axis, line - is_behind)
        assert track is not None
        low, high = (START[axis], END[axis])
        edge: Line = getattr(track, high if is_behind != is_turned else low)
        return +edge

    def _sum(self, grid: Node, axis: Axis, first: int, count: int) -> Sum:
        """How large some tracks are together."""
        found = _size(grid, axis, first)
        for index in range(first + 1, first + count):
            found += _size(grid, axis, index)
        return found + self.gaps[axis] * (count - 1)


def _shares(tracks: list[Sizing]) -> bool:
    """Whether a member is in one column that is as large as its content, if there is space."""
    return len(tracks) == 1 and tracks[0].most.unit in (Unit.AUTO, Unit.CONTENT)


def _size(grid: Node, axis: Axis, index: int) -> Sum:
    track = grid.track(axis, index)
    assert track is not None
    return _extent(track, axis)


def _extent(node: Node, axis: Axis) -> Sum:
    return +(node.width if axis == Axis.HORIZONTAL else node.height)


def _flow_by_row(box: Box, members: list[Box]) -> bool:
    """Whether every member is in the next cell, row by row, as a grid does that by itself."""
    if box.word("grid-auto-flow") != "row":
        return False
    return all(each.word(name) in ("", "auto") for each in members for name in LINES)
