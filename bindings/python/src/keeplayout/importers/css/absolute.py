"""Boxes that are placed in another one, and not beside each other."""

from __future__ import annotations

from collections.abc import Mapping

from ...attributes.term import Line, Sum
from ...geometry import Insets
from ...kinds import Axis
from ...nodes.node import Node
from .boxes import END, SIZE, START, Box, layout_parent
from .distributing import plain
from .grid import Grid
from .lengths import Length, Unit
from .sizes import ACROSS, NEARLY, Sizes, align_of, containing, turns_with_lines


def containing_in(box: Box, root: Box) -> Box:
    """What an absolute box is placed in: the root where nothing else is."""
    return containing(box) or root


def is_between_shares(box: Box, axis: Axis) -> bool:
    """Whether its size is what its insets leave, and one of them is a share."""
    units = [box.side("inset", side[axis]).unit for side in (START, END)]
    return Unit.PERCENT in units and Unit.AUTO not in units and box.size(axis).unit is Unit.AUTO


class Around:
    """What an absolute box is placed in: the padding box of another one, or its cells of a grid.

    Args:
        grid: None where it is in no cells.
    """

    def __init__(
        self, box: Box, outer: Box, grid: Grid | None, nodes: Mapping[Box, Node],
        kept: Mapping[Box, Insets], sizes: Sizes,
    ) -> None:  # fmt: skip
        self.outer = outer
        self._box, self._grid, self._nodes = box, grid, nodes
        self._kept, self._sizes = kept, sizes

    def edge(self, side: Mapping[Axis, str], axis: Axis) -> Sum:
        """Where it begins or ends along an axis."""
        found = self._edge_of_cells(side, axis)
        border: float = getattr(self._sizes.around(self.outer, "border"), side[axis])
        if found is not None:
            return found
        return self.line(self.outer, side[axis]) + (border if side is START else -border)

    def size(self, axis: Axis) -> Sum:
        """How large it is."""
        return self.edge(END, axis) - self.edge(START, axis)

    def has_line(self, side: Mapping[Axis, str], axis: Axis) -> bool:
        """Whether it ends at a line of a grid."""
        return self._edge_of_cells(side, axis) is not None

    def _edge_of_cells(self, side: Mapping[Axis, str], axis: Axis) -> Sum | None:
        if self._grid is None:
            return None
        return self._grid.edge(self._box, self._nodes[self.outer], axis, int(side is END))

    def line(self, box: Box, name: str) -> Sum:
        """An edge of the frame of a box: for what is not its child, constraints see its margins."""
        line: Line = getattr(self._nodes[box], name)
        if self._nodes[box] == self._nodes[self._box].parent:
            return +line
        margin: float = getattr(self._kept[box], name)
        return line + (margin if name in START.values() else -margin)


def place(box: Box, around: Around, nodes: Mapping[Box, Node], sizes: Sizes) -> None:
    """Keeps an absolute box where its insets say, or else where it would be as a member."""
    for axis in Axis:
        _Placing(box, around, nodes, sizes, axis).place()


class _Placing:
    """A box along one axis."""

    def __init__(
        self, box: Box, around: Around, nodes: Mapping[Box, Node], sizes: Sizes, axis: Axis
    ) -> None:
        self._box, self._around, self._axis = box, around, axis
        self._nodes, self._sizes = nodes, sizes
        self._node = nodes[box]
        self._outer = around.outer
        self._parent = layout_parent(box) or self._outer

    def place(self) -> None:
        axis = self._axis
        insets = [self._box.side("inset", side[axis]) for side in (START, END)]
        has = [each.unit in (Unit.POINTS, Unit.PERCENT) for each in insets]
        if not any(has):
            self._place_as_member()
            return
        if all(has) and self._has_size():
            autos = [self._box.has_auto_margin(side[axis]) for side in (START, END)]
            if all(autos):
                self._centre(insets)
                return
            is_from_end = axis == Axis.HORIZONTAL and self._box.is_right_to_left
            if autos[0] or autos[1]:
                is_from_end = autos[0]
            has[0 if is_from_end else 1] = False
        pulled = None
        if all(has) and self._has_limit():
            is_from_end = axis == Axis.HORIZONTAL and self._box.is_right_to_left
            pulled = START if is_from_end else END
        for side, inset, is_there in zip((START, END), insets, has, strict=True):
            if is_there:
                self._keep(side, inset, is_pulled=side is pulled)

    def _has_limit(self) -> bool:
        names = (f"{which}-{SIZE[self._axis]}" for which in ("min", "max"))
        return any(self._box.length(name).unit in (Unit.POINTS, Unit.PERCENT) for name in names)

    def _keep(self, side: Mapping[Axis, str], inset: Length, *, is_pulled: bool) -> None:
        """Keeps an edge at an inset, in an attribute if there is one for that; one that is pulled
        only as far as limits of the size let it."""
        is_in_parent = self._nodes[self._outer] == self._node.parent
        place = self._place_of(side, inset)
        if is_pulled:
            self._node.layout.add(self._edge(side) == place @ NEARLY)
            return
        name = side[self._axis]
        is_plain = inset.unit is Unit.POINTS and not self._around.has_line(side, self._axis)
        if is_in_parent and is_plain:
            border: float = getattr(self._sizes.around(self._outer, "border"), name)
            getattr(self._node, f"{name}_inset").equal = border + inset.value
        else:
            self._node.layout.add(self._edge(side) == place)

    def _has_size(self) -> bool:
        units = Unit.POINTS, Unit.PERCENT
        other = ACROSS[self._axis]
        if self._box.size(self._axis).unit in units:
            return True
        if not self._sizes.has_aspect_ratio(self._box):
            return self._box.is_replaced
        ends = [self._box.side("inset", side[other]).unit in units for side in (START, END)]
        return self._box.size(other).unit in units or (all(ends) and self._axis == Axis.VERTICAL)

    def _edge(self, side: Mapping[Axis, str]) -> Line:
        found: Line = getattr(self._node, side[self._axis])
        return found

    def _place_of(self, side: Mapping[Axis, str], inset: Length) -> Sum:
        """Where an inset is from an edge of what contains the box."""
        edge, sign = self._around.edge(side, self._axis), 1 if side is START else -1
        if inset.unit is Unit.PERCENT:
            return edge + inset.part(self._around.size(self._axis)) * sign
        return edge + sign * inset.value

    def _centre(self, insets: list[Length]) -> None:
        first, last = self._place_of(START, insets[0]), self._place_of(END, insets[1])
        self._node.layout.add(self._edge(START) + self._edge(END) == first + last)

    def _place_as_member(self) -> None:
        """Where it would be as the only member of what it is in."""
        parent, axis, ui = self._parent, self._axis, self._node.layout
        if parent.kind == "grid" and parent is self._outer:
            first, last = (self._around.edge(side, axis) for side in (START, END))
        else:
            inside = self._sizes.inside(parent)
            first = self._around.line(parent, START[axis]) + getattr(inside, START[axis])
            last = self._around.line(parent, END[axis]) - getattr(inside, END[axis])
        place = self._member_place()
        if place == "center":
            ui.add(self._edge(START) + self._edge(END) == first + last)
        elif place == "end" and self._is_safe():
            ui.add(self._edge(START) >= first)
            ui.add(self._edge(END) == last @ NEARLY)
        elif place == "end":
            ui.add(self._edge(END) == last)
        else:
            ui.add(self._edge(START) == first)

    def _is_safe(self) -> bool:
        is_along = self._parent.kind == "flex" and self._parent.axis == self._axis
        return not is_along and self._box.word("align-self").startswith("safe ")

    def _member_place(self) -> str:
        box, parent, axis = self._box, self._parent, self._axis
        is_along = parent.kind == "flex" and parent.axis == axis
        if parent.kind == "block":
            word = "start"
        elif is_along:
            word = plain(parent.word("justify-content"))
            is_flipped = parent.is_reversed and word not in ("start", "end")
            word = word.replace("flex-", "")
            word = {"space-around": "center", "space-evenly": "center"}.get(word, word)
            if is_flipped:
                word = {"end": "start", "center": "center"}.get(word, "end")
        else:
            word = align_of(box, axis if parent.kind == "grid" else None)
            if turns_with_lines(box):
                word = {"end": "start", "center": "center"}.get(word, "end")
        if axis == Axis.HORIZONTAL and parent.is_right_to_left:
            if word in ("left", "right"):
                return "start" if word == "left" else "end"
            return {"end": "start", "center": "center"}.get(word, "end")
        return {"right": "end", "end": "end", "center": "center"}.get(word, "start")
