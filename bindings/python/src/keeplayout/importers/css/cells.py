"""In which cells of a grid its members are, by CSS's rules for lines, spans and free places."""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from typing import NamedTuple

from ...kinds import Axis
from ..unsaid import Unsaid
from .boxes import Box

MOST_TRACKS = 10_000
MOST_STEPS = 1_000_000
"""How many places are tried for the members of a grid in all."""

_SIDES = ("start", "end")


class Cells(NamedTuple):
    """Where a member is: its first column and row, from 0, and how many of them."""

    column: int
    row: int
    columns: int
    rows: int

    def along(self, axis: Axis) -> tuple[int, int]:
        """The first column and how many, or the same of rows."""
        return (self.column, self.columns) if axis == Axis.HORIZONTAL else (self.row, self.rows)

    def ends(self, axis: Axis) -> tuple[int, int]:
        """The first column and the one behind the last, or the same of rows."""
        first, count = self.along(axis)
        return first, first + count


class Wanted(NamedTuple):
    """What a style says of where a member is along an axis; first is None for wherever there is
    room."""

    first: int | None
    tracks: int


class Areas:
    """Names of lines: those of grid-template-areas, each the line where it begins and ends, and
    those that stand between tracks.

    Args:
        lines: the latter, by their names.
    """

    def __init__(self, text: str, lines: Mapping[Axis, Mapping[str, list[int]]]) -> None:
        self._lines = lines
        rows = [row.split() for row in re.findall(r"[\"']([^\"']*)[\"']", text)]
        self.row_count: int = len(rows)
        self.column_count: int = max(map(len, rows), default=0)
        self.rows: dict[str, tuple[int, int]] = {}
        self.columns: dict[str, tuple[int, int]] = {}
        for at, row in enumerate(rows):
            for column, name in enumerate(row):
                name = name.lower()
                first, last = self.rows.get(name, (at, at + 1))
                self.rows[name] = min(first, at), max(last, at + 1)
                first, last = self.columns.get(name, (column, column + 1))
                self.columns[name] = min(first, column), max(last, column + 1)

    def line(self, axis: Axis, text: str, end: int) -> int | None:
        """The line of a name, which may have a number; end: 0 for where something begins, and 1
        for where it ends."""
        name, _, at = text.partition(" ")
        areas = self.columns if axis == Axis.HORIZONTAL else self.rows
        sides = {f"{area}-{side}": ends[at] for area, ends in areas.items()
                 for at, side in enumerate(_SIDES)}  # fmt: skip
        if name in areas or name in sides:
            return areas[name][end] if name in areas else sides[name]
        lines = self._lines[axis]
        found = lines.get(f"{name}-{_SIDES[end]}") or lines.get(name) or []
        which = int(at) - 1 if at.isdigit() else 0
        return found[which] if which in range(len(found)) else None


class Placing:
    """Places members, as many tracks as are given, and as many more as they need.

    Args:
        counts: how many of them the style has.
    """

    def __init__(self, box: Box, counts: Mapping[Axis, int], areas: Areas, unsaid: Unsaid) -> None:
        flow = box.word("grid-auto-flow").split()
        self.by_column = "column" in flow
        self.is_dense = "dense" in flow
        self._counts = dict(counts)
        self._areas = areas
        self._unsaid = unsaid
        self._used: set[tuple[int, int]] = set()
        self._steps = 0
        self.before = {Axis.HORIZONTAL: 0, Axis.VERTICAL: 0}
        """How many tracks there are before the first one that the style has."""
        self.wanted: dict[Box, dict[Axis, Wanted]] = {}
        """What the style says of members, from the first track on."""

    def place(self, members: list[Box]) -> dict[Box, Cells]:
        """The cells of every member."""
        along = Axis.VERTICAL if self.by_column else Axis.HORIZONTAL
        across = Axis.HORIZONTAL if self.by_column else Axis.VERTICAL
        lines = {box: {axis: self._line(box, axis) for axis in Axis} for box in members}
        self.wanted = lines
        least = {
            axis: min((min(each[axis].first or 0, 0) for each in lines.values()), default=0)
            for axis in Axis
        }
        self.before = {axis: -least[axis] for axis in Axis}
        for each in lines.values():
            for axis in Axis:
                begin = each[axis].first
                if begin is not None:
                    each[axis] = Wanted(begin - least[axis], each[axis].tracks)
        width = self._width(lines, along)
        found: dict[Box, Cells] = {}
        for box, each in lines.items():
            first, row = each[along].first, each[across].first
            if first is not None and row is not None:
                found[box] = self._take(first, row, each, along)
        after: dict[int, int] = {}
        for box, each in lines.items():
            row = each[across].first
            if box in found or row is None:
                continue
            begin = 0 if self.is_dense else after.get(row, 0)
            place = self._free(begin, row, each, along, None)
            found[box] = self._take(*place, each, along)
            after[row] = place[0]
            width = max(width, place[0] + each[along].tracks)
        cursor = (0, 0)
        for box, each in lines.items():
            if box in found:
                continue
            column = each[along].first
            begin, row = (0, 0) if self.is_dense else cursor
            if column is not None:
                row += column < begin
                place = self._free_below(column, row, each, along)
            else:
                place = self._free(begin, row, each, along, width)
            found[box] = self._take(*place, each, along)
            cursor = place
        return {box: found[box] for box in members}

    def drop(self, tracks: Set[int], cells: dict[Box, Cells], axis: Axis) -> dict[Box, Cells]:
        """The cells of every member where some tracks that none of them is in are not there."""
        found = {}
        for box, each in cells.items():
            first, wanted = each.along(axis)[0], self.wanted[box][axis]
            first -= sum(track < first for track in tracks)
            name = "column" if axis == Axis.HORIZONTAL else "row"
            found[box] = each._replace(**{name: first})
            if wanted.first is not None:
                self.wanted[box][axis] = wanted._replace(first=first)
        return found

    def _width(self, lines: dict[Box, dict[Axis, Wanted]], along: Axis) -> int:
        most = self._counts[along] + self.before[along]
        for each in lines.values():
            most = max(most, (each[along].first or 0) + each[along].tracks)
        return most

    def _take(self, first: int, row: int, each: dict[Axis, Wanted], along: Axis) -> Cells:
        columns, rows = each[along].tracks, each[Axis(1 - along)].tracks
        self._step(columns * rows)
        self._used.update(
            (column, below)
            for column in range(first, first + columns)
            for below in range(row, row + rows)
        )
        cells = Cells(first, row, columns, rows)
        return Cells(row, first, rows, columns) if self.by_column else cells

    def _free(
        self, begin: int, row: int, each: dict[Axis, Wanted], along: Axis, width: int | None
    ) -> tuple[int, int]:
        count = each[along].tracks
        while True:
            if width is not None and begin + count > width:
                begin, row = 0, row + 1
            elif self._is_free(begin, row, each, along):
                return begin, row
            else:
                begin += 1

    def _free_below(
        self, column: int, row: int, each: dict[Axis, Wanted], along: Axis
    ) -> tuple[int, int]:
        while not self._is_free(column, row, each, along):
            row += 1
        return column, row

    def _is_free(self, first: int, row: int, each: dict[Axis, Wanted], along: Axis) -> bool:
        columns, rows = each[along].tracks, each[Axis(1 - along)].tracks
        self._step(columns * rows)
        return all(
            (column, below) not in self._used
            for column in range(first, first + columns)
            for below in range(row, row + rows)
        )

    def _step(self, count: int) -> None:
        self._steps += count
        if self._steps > MOST_STEPS:
            raise TooManyError

    def lines(self, box: Box, axis: Axis, count: int) -> tuple[int | None, int | None]:
        """The lines of an absolute box, from 0; None for the edge of the grid, as for a line that a
        grid of that count of tracks has not: CSS Grid, 9."""
        (start, start_span), (end, end_span) = self._numbers(box, axis)
        if start is None and end is not None and start_span:
            start = end - start_span
        elif end is None and start is not None and end_span:
            end = start + end_span
        found = [None if each is None else each + self.before[axis] for each in (start, end)]
        first, last = (None if each is None or not 0 <= each <= count else each for each in found)
        if first is None or last is None:
            return first, last
        return min(first, last), None if first == last else max(first, last)

    def _numbers(
        self, box: Box, axis: Axis
    ) -> tuple[tuple[int | None, int | None], tuple[int | None, int | None]]:
        name = f"grid-{'column' if axis == Axis.HORIZONTAL else 'row'}"
        return (
            self._number(box, axis, f"{name}-start", 0),
            self._number(box, axis, f"{name}-end", 1),
        )

    def _line(self, box: Box, axis: Axis) -> Wanted:
        (start, start_span), (end, end_span) = self._numbers(box, axis)
        span = start_span or end_span or 1
        if start is not None and end is not None:
            if start == end:
                return Wanted(start, 1)
            return Wanted(min(start, end), abs(end - start))
        if start is not None:
            return Wanted(start, span)
        return Wanted(None, span) if end is None else Wanted(end - span, span)

    def _number(self, box: Box, axis: Axis, name: str, end: int) -> tuple[int | None, int | None]:
        """The number of a line, from 0, or else how many tracks are spanned."""
        word = box.word(name)
        if word in ("", "auto"):
            return None, None
        named = self._areas.line(axis, word, end)
        if named is not None:
            return named, None
        found = re.fullmatch(r"(span\s+)?(-?\d{1,5})", word)
        value = int(found[2]) if found else 0
        if value == 0 or abs(value) > MOST_TRACKS:
            self._unsaid.leave_out("lines of grids that have names, or no place", box.place)
            return None, None
        if found is not None and found[1]:
            return None, max(value, 1)
        return (value - 1 if value > 0 else self._counts[axis] + 1 + value), None


class TooManyError(Exception):
    """There are more cells than a layout has."""
