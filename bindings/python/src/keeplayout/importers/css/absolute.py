"""Boxes that are placed in another one, and not beside each other."""

from __future__ import annotations

from collections.abc import Mapping

from ...attributes.term import Line, Sum
from ...geometry import Insets
from ...kinds import Axis
from ...nodes.node import Node
from .boxes import END, SIZE, START, Box, layout_parent
from .distributing import plain
from .lengths import Length, Unit
from .sizes import ACROSS, NEARLY, Sizes, align_of, along, containing, turns_with_lines


def containing_in(box: Box, root: Box) -> Box:
    """What an absolute box is placed in: the root where nothing else is."""
    return containing(box) or root


def is_between_shares(box: Box, axis: Axis) -> bool:
    """Whether its size is what its insets leave, and one of them is a share."""
    units = [box.side("inset", side[axis]).unit for side in (START, END)]
    return Unit.PERCENT in units and Unit.AUTO not in units and box.size(axis).unit is Unit.AUTO


def place(
    box: Box, root: Box, nodes: Mapping[Box, Node], kept: Mapping[Box, Insets], sizes: Sizes
) -> None:
    """Keeps an absolute box where its insets say, or else where it would be as a member."""
    outer = containing_in(box, root)
    for axis in Axis:
        _Placing(box, outer, nodes, kept, sizes, axis).place()


class _Placing:
    """A box along one axis."""

    def __init__(
        self, box: Box, outer: Box, nodes: Mapping[Box, Node], kept: Mapping[Box, Insets],
        sizes: Sizes, axis: Axis,
    ) -> None:  # fmt: skip
        self._box, self._outer, self._axis = box, outer, axis
        self._nodes, self._kept, self._sizes = nodes, kept, sizes
        self._node = nodes[box]
        self._parent = layout_parent(box) or outer

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
        if is_pulled:
            place = self._edge_of(self._outer, side, inset, 1 if side is START else -1)
            self._node.layout.add(self._edge(side) == place @ NEARLY)
            return
        name = side[self._axis]
        if is_in_parent and inset.unit is Unit.POINTS:
            border: float = getattr(self._sizes.around(self._outer, "border"), name)
            getattr(self._node, f"{name}_inset").equal = border + inset.value
        else:
            place = self._edge_of(self._outer, side, inset, 1 if side is START else -1)
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

    def _edge_of(self, outer: Box, side: Mapping[Axis, str], inset: Length, sign: int) -> Sum:
        """Where an inset is from the padding box of what contains the box."""
        axis, name = self._axis, side[self._axis]
        border: float = getattr(self._sizes.around(outer, "border"), name)
        line = self._line(outer, side) + sign * border
        if inset.unit is Unit.PERCENT:
            size = self._size_of(outer)
            taken = along(self._sizes.around(outer, "border"), axis)
            return line + inset.part(size - taken) * sign
        return line + sign * inset.value

    def _line(self, outer: Box, side: Mapping[Axis, str]) -> Sum:
        """An edge of the frame of a box: for what is not its child, constraints see its margins."""
        name = side[self._axis]
        line: Line = getattr(self._nodes[outer], name)
        if self._nodes[outer] == self._node.parent:
            return +line
        margin: float = getattr(self._kept[outer], name)
        return line + (margin if side is START else -margin)

    def _size_of(self, outer: Box) -> Sum:
        node = self._nodes[outer]
        size = node.width if self._axis == Axis.HORIZONTAL else node.height
        return size - along(self._kept[outer], self._axis)

    def _centre(self, insets: list[Length]) -> None:
        first = self._edge_of(self._outer, START, insets[0], 1)
        last = self._edge_of(self._outer, END, insets[1], -1)
        self._node.layout.add(self._edge(START) + self._edge(END) == first + last)

    def _place_as_member(self) -> None:
        """Where it would be as the only member of what it is in."""
        parent, axis, ui = self._parent, self._axis, self._node.layout
        inside = self._sizes.inside(parent)
        if parent.kind == "grid" and parent is self._outer:
            inside = self._sizes.around(parent, "border")
        first = self._line(parent, START) + getattr(inside, START[axis])
        last = self._line(parent, END) - getattr(inside, END[axis])
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
