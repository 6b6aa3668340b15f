"""Who shrinks where there is too little room, as browsers have it (Flexible Box Layout, 9.7). A
layout shares what is missing in proportion to content; where that is not the same, it is told."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from ...geometry import Insets
from ...kinds import Axis
from ...nodes.node import Node
from ..unsaid import Unsaid
from .boxes import SIZE, Box, members
from .flex import Line
from .lengths import Unit
from .sizes import Sizes, along

_LEAST = 0.5
"""Points of a difference that is told."""


@dataclass
class _Item:
    """A member while its line shrinks; all sizes are from edge to edge."""

    base: float
    least: float
    factor: float
    """Its factor, times the base size of its content."""
    found: float
    """Its size in the layout."""
    size: float = 0.0
    is_frozen: bool = False


class Shrinking:
    """Compares the sizes of members that are too large in all with those of browsers.

    Args:
        lines: the rows and columns.
        nodes: as they are laid out.
        kept: by how much the size that constraints see is larger than that of a frame.
    """

    def __init__(
        self, lines: Mapping[Box, Line], nodes: Mapping[Box, Node], sizes: Sizes,
        kept: Mapping[Box, Insets],
    ) -> None:  # fmt: skip
        self._lines = lines
        self._nodes = nodes
        self._sizes = sizes
        self._kept = kept
        self._contents: dict[tuple[Box, Axis, bool], float] = {}

    def tell(self, unsaid: Unsaid) -> None:
        """Notes the lines of which a member has another size in browsers."""
        for box, line in self._lines.items():
            is_shared = box.kind == "flex" and not box.wraps and not line.weights
            if not is_shared or not self._sizes.imposed(box, line.axis):
                continue
            missing, items = self._items(line)
            if missing <= _LEAST or not any(item.factor for item in items):
                continue
            _shrink(items, missing)
            most = max(abs(item.size - item.found) for item in items)
            if most > _LEAST:
                what = "row" if line.axis == Axis.HORIZONTAL else "column"
                told = f"how members of a {what} shrink: {missing:.4g} missing, {most:.3g} off"
                unsaid.leave_out(told, box.place)

    def _items(self, line: Line) -> tuple[float, list[_Item]]:
        """How much is missing in a line, and its members."""
        axis = line.axis
        frame = self._nodes[line.box].frame
        room = frame[2 + axis] - self._sizes.both_inside(line.box, axis)
        items, taken = [], line.gap * max(len(line.members) - 1, 0)
        for box in line.members:
            base, least = self._base(box, axis, room), self._least(box, axis)
            taken += max(base, least) + self._sizes.margins(box, axis)
            inner = max(base - self._sizes.both_inside(box, axis), 0.0)
            factor = box.number("flex-shrink") * inner
            found = self._nodes[box].frame[2 + axis]
            items.append(_Item(base, least, factor, found, base))
        return taken - room, items

    def _base(self, box: Box, axis: Axis, room: float) -> float:
        given = box.length("flex-basis")
        if given.unit is Unit.AUTO:
            given = box.size(axis)
        size = given.of(room)
        wanted = self._own(box, axis) if size is None else self._outer(box, axis, size)
        most = box.length(f"max-{SIZE[axis]}").of(room)
        return wanted if most is None else min(wanted, self._outer(box, axis, most))

    def _outer(self, box: Box, axis: Axis, size: float) -> float:
        return self._sizes.outer(box, axis, max(size, 0.0))

    def _own(self, box: Box, axis: Axis, *, is_least: bool = False) -> float:
        """How large a box is by itself, or where its lines break as often as they can."""
        given = box.size(axis)
        if given.unit is Unit.POINTS:
            return self._outer(box, axis, given.value)
        least = self._sizes.limit(box, axis, "min") or 0.0
        return max(self._of_content(box, axis, is_least=is_least), least)

    def _least(self, box: Box, axis: Axis) -> float:
        """The least size of a member: that of its style, or else of its content."""
        given = self._sizes.limit(box, axis, "min")
        if given is not None:
            return given
        if box.word("overflow-x") not in ("visible", "clip"):
            return self._sizes.both_inside(box, axis)
        content = self._of_content(box, axis, is_least=True)
        size = box.size(axis)
        if size.unit is Unit.POINTS:
            return min(content, self._outer(box, axis, size.value))
        return content

    def _of_content(self, box: Box, axis: Axis, *, is_least: bool) -> float:
        """How large the content of a box makes it, or makes it at least."""
        key = box, axis, is_least
        if key not in self._contents:
            self._contents[key] = self._find_of_content(box, axis, is_least=is_least)
        return self._contents[key]

    def _find_of_content(self, box: Box, axis: Axis, *, is_least: bool) -> float:
        inside = self._sizes.both_inside(box, axis)
        if box.text:
            return self._of_text(box, axis, is_least=is_least)
        within = members(box)
        if box.kind == "grid":
            return self._nodes[box].frame[2 + axis]
        found = [
            self._own(each, axis, is_least=is_least) + self._sizes.margins(each, axis)
            for each in within
        ]
        if box.axis != axis or not found:
            return max(found, default=0.0) + inside
        gap = self._lines[box].gap if box in self._lines else 0.0
        return sum(found) + gap * (len(found) - 1) + inside

    def _of_text(self, box: Box, axis: Axis, *, is_least: bool) -> float:
        node = self._nodes[box]
        measure = node.measure_both
        assert measure is not None
        width = 0.0 if is_least else math.inf
        if axis == Axis.VERTICAL:
            width = node.frame.width + along(self._kept[box], Axis.HORIZONTAL)
        return float(measure(width, math.inf)[axis]) - along(self._kept[box], axis)


def _shrink(items: list[_Item], missing: float) -> None:
    """Gives members their sizes in browsers; missing: of their base sizes, or least ones."""
    room = sum(max(item.base, item.least) for item in items) - missing
    for item in items:
        item.size = max(item.base, item.least)
        item.is_frozen = not item.factor or item.base < item.least
    while any(not item.is_frozen for item in items):
        free = [item for item in items if not item.is_frozen]
        taken = sum(item.size if item.is_frozen else item.base for item in items)
        whole = sum(item.factor for item in free)
        for item in free:
            item.size = item.base - (taken - room) * item.factor / whole
        short = [item for item in free if item.size < item.least]
        for item in short or free:
            item.size = max(item.size, item.least)
            item.is_frozen = True
