"""How large boxes are, as far as constants alone decide that, and what is around them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...geometry import Insets, Size
from ...kinds import Axis
from ...values import Priority
from ..unsaid import Unsaid
from .boxes import END, SIZE, START, Box, layout_parent, members
from .collapsing import before, collapsed
from .declarations import SIDES
from .lengths import Length, Unit

ACROSS = {Axis.HORIZONTAL: Axis.VERTICAL, Axis.VERTICAL: Axis.HORIZONTAL}
NEARLY = Priority(999.8)
"""Of sizes between limits: these win, and what is around a box, or inside, does not."""
LINES = [f"grid-{line}-{end}" for line in ("row", "column") for end in ("start", "end")]
_AXIS = {side[axis]: axis for axis in Axis for side in (START, END)}


class Sizes:
    """What is known of the boxes of a tree before it is laid out.

    Args:
        available: of what is around the root; None along an axis of which nothing is known.
    """

    def __init__(self, available: tuple[float | None, float | None], unsaid: Unsaid) -> None:
        self._available = available
        self._unsaid = unsaid
        self._known: dict[tuple[Box, Axis], float | None] = {}
        self._fitting: dict[tuple[Box, Axis], bool] = {}
        self._imposed: dict[tuple[Box, Axis], bool] = {}
        self._around: dict[tuple[Box, str], Insets] = {}
        self._before: dict[Box, Mapping[Box, Box]] = {}
        self.cells: dict[tuple[Box, Axis], float] = {}
        """How large the cells of members of grids are together, where constants decide that."""

    # What is around a box

    def around(self, box: Box, what: str) -> Insets:
        """The margin, the padding or the border at its sides; auto counts as 0."""
        if (box, what) not in self._around:
            found = {side: self._side(box, what, side) for side in SIDES}
            if what == "border":
                for side in scroll_bars(box):
                    found[side] += self._scroll_bar(box, _AXIS[side])
            if what == "margin":
                found["top"] = self._beside_other_margin(box, found["top"])
            self._around[box, what] = Insets(
                found["top"], found["left"], found["bottom"], found["right"]
            )
        return self._around[box, what]

    def _beside_other_margin(self, box: Box, top: float) -> float:
        """A margin without what collapses with that of the box above."""
        parent = layout_parent(box)
        if parent is None or box.is_absolute:
            return top
        if parent not in self._before:
            self._before[parent] = before(parent)
        other = self._before[parent].get(box)
        return top if other is None else collapsed(self._side(other, "margin", "bottom"), top)

    def _side(self, box: Box, what: str, side: str) -> float:
        given = box.side(what, side)
        of = self._width_around(box) if given.unit is Unit.PERCENT else None
        found = given.of(of)
        if found is None:
            if given.unit is Unit.PERCENT:
                self._unsaid.leave_out(f"{what} in percent of what is not known", box.place)
            elif given.unit is Unit.UNKNOWN:
                self._unsaid.leave_out(f"{what} that is no plain length", box.place)
            return 0.0
        return found if what == "margin" else max(found, 0.0)

    def _width_around(self, box: Box) -> float | None:
        outer = layout_parent(box)
        if outer is None:
            return self._available[0]
        if box.is_absolute:
            return self._around_absolute(box, Axis.HORIZONTAL)
        return self._inner_around(box, outer, Axis.HORIZONTAL)

    def inside(self, box: Box) -> Insets:
        """Padding and border together: from its edges to its content."""
        padding, border = self.around(box, "padding"), self.around(box, "border")
        return Insets(*(a + b for a, b in zip(padding, border, strict=True)))

    def both_inside(self, box: Box, axis: Axis) -> float:
        """Padding and border at both sides together, with scroll bars."""
        return along(self.inside(box), axis)

    def rigid(self, box: Box, axis: Axis) -> float:
        """The same without scroll bars, which are part of a size, and shrink with it."""
        return sum(
            max(self._side(box, what, side[axis]), 0.0)
            for what in ("padding", "border")
            for side in (START, END)
        )

    def _scroll_bar(self, box: Box, axis: Axis) -> float:
        """The space of a scroll bar: no more than there is."""
        wanted, parent = box.number("scrollbar-width"), layout_parent(box)
        room = self.known(box, axis) if self.limit(box, axis, "max") is None else None
        if room is None:
            room = self.limit(box, axis, "max")
        if room is None and parent is not None and self.imposed(parent, axis):
            room = self.inner(parent, axis)
        return wanted if room is None else min(wanted, max(room - self.rigid(box, axis), 0.0))

    def margins(self, box: Box, axis: Axis) -> float:
        """Margins at both sides together."""
        return along(self.around(box, "margin"), axis)

    # Sizes

    def outer(self, box: Box, axis: Axis, size: float) -> float:
        """The size from edge to edge for one that a style says."""
        inside = self.rigid(box, axis)
        return size + inside if box.word("box-sizing") == "content-box" else max(size, inside)

    def limited(self, box: Box, axis: Axis, size: float) -> float:
        """A size between the limits that are known; the least one wins."""
        for limit, choose in ("max", min), ("min", max):
            found = self.limit(box, axis, limit)
            if found is not None:
                size = choose(size, found)
        return max(size, self.rigid(box, axis))

    def limit(self, box: Box, axis: Axis, which: str) -> float | None:
        """The least ("min") or greatest ("max") size from edge to edge, if it is known."""
        given = box.length(f"{which}-{SIZE[axis]}")
        of = self._whole(box, axis) if given.unit is Unit.PERCENT else None
        found = given.of(of)
        return None if found is None else self.outer(box, axis, max(found, 0.0))

    def known(self, box: Box, axis: Axis) -> float | None:
        """How large it is from edge to edge, if nothing but constants decides that."""
        key = box, axis
        if key not in self._known:
            self._known[key] = None  # for those that ask meanwhile
            found = self._find_known(box, axis)
            self._known[key] = None if found is None else self.limited(box, axis, found)
        return self._known[key]

    def _find_known(self, box: Box, axis: Axis) -> float | None:
        parent, given = layout_parent(box), box.size(axis)
        is_flexed = parent is not None and not box.is_absolute and parent.kind == "flex"
        if parent is not None and is_flexed and parent.axis == axis:
            if box.number("flex-grow") or box.length("flex-basis").unit is not Unit.AUTO:
                return None
            shrinks = box.number("flex-shrink") and self.imposed(parent, axis)
            if shrinks and not self._fit(parent, axis):
                return None
        if given.unit in (Unit.POINTS, Unit.PERCENT):
            whole = self._whole(box, axis) if given.unit is Unit.PERCENT else None
            found = given.of(whole)
            return None if found is None else self.outer(box, axis, max(found, 0.0))
        if parent is None:
            whole = self._available[axis]
            fills = whole is not None and self._fills_window(box, axis)
            return max(whole - self.margins(box, axis), 0.0) if fills and whole else None
        if not box.is_absolute and self.is_stretched(box, axis):
            inner = self._inner_around(box, parent, axis)
            return None if inner is None else max(inner - self.margins(box, axis), 0.0)
        return None

    def _fills_window(self, box: Box, axis: Axis) -> bool:
        """Whether a root without a size is as large as what is around."""
        if axis not in box.defaults.root_fills or box.is_inline or box.is_replaced:
            return False
        is_derived = ratio_of(box) is not None and box.size(ACROSS[axis]).unit is Unit.POINTS
        return box.size(axis).unit is Unit.AUTO and not box.is_absolute and not is_derived

    def _fit(self, box: Box, axis: Axis) -> bool:
        """Whether the members of a row or column have room, as far as that is known."""
        if (box, axis) not in self._fitting:
            self._fitting[box, axis] = False
            room, needed = self.inner(box, axis), 0.0
            inside = members(box)
            for each in inside:
                size = each.size(axis).of(None)
                is_empty = not each.text and not each.children
                if size is None and not (is_empty and each.size(axis).unit is Unit.AUTO):
                    return False
                needed += self.outer(each, axis, size or 0.0) + self.margins(each, axis)
            needed += gap(box, self, axis, self._unsaid) * max(len(inside) - 1, 0)
            self._fitting[box, axis] = room is not None and needed <= room + 1e-9
        return self._fitting[box, axis]

    def _whole(self, box: Box, axis: Axis) -> float | None:
        """What a share of a size is of, if that is known."""
        outer = layout_parent(box)
        if outer is None:
            return self._available[axis]
        if box.is_absolute:
            return self._around_absolute(box, axis)
        return self._inner_around(box, outer, axis)

    def _inner_around(self, box: Box, outer: Box, axis: Axis) -> float | None:
        """How large what a member is in is, if that is known: its cells in a grid."""
        return self.cells.get((box, axis)) if outer.kind == "grid" else self.inner(outer, axis)

    def _around_absolute(self, box: Box, axis: Axis) -> float | None:
        return None if is_in_cells(box) else self.padding_box(containing(box), axis)

    def inner(self, box: Box, axis: Axis) -> float | None:
        """How large its content can be, if that is known."""
        found = self.known(box, axis)
        return None if found is None else max(found - self.both_inside(box, axis), 0.0)

    def padding_box(self, box: Box | None, axis: Axis) -> float | None:
        """How large it is within its border, if that is known; of what is around for None."""
        if box is None:
            return self._available[axis]
        found = self.known(box, axis)
        return None if found is None else found - along(self.around(box, "border"), axis)

    def has_aspect_ratio(self, box: Box) -> bool:
        """Whether one of its sizes follows from the other."""
        if ratio_of(box) is None:
            return False
        if is_stretched_beside_size(box) and self.imposed(_parent_of(box), _across(box)):
            return False
        return not all(box.size(axis).unit is Unit.POINTS for axis in Axis)

    def is_stretched(self, box: Box, axis: Axis) -> bool:
        """Whether a member is as large across as what it is in."""
        parent = layout_parent(box)
        if parent is None or box.size(axis).unit is not Unit.AUTO:
            return False
        if parent.kind == "block":  # where auto margins take what a limit leaves
            return axis == Axis.HORIZONTAL and not box.is_replaced and not box.is_inline
        if any(box.has_auto_margin(side[axis]) for side in (START, END)):
            return False
        if parent.kind == "flex":
            if parent.axis == axis or parent.wraps:
                return False
            return align_of(box) == "stretch" and not self.has_aspect_ratio(box)
        return align_of(box, axis) == "stretch" and not self.has_aspect_ratio(box)

    def is_held_back(self, box: Box, axis: Axis) -> bool:
        """Whether a member is stretched as far as its greatest size, and no further."""
        if box.is_absolute or not self.is_stretched(box, axis):
            return False
        return box.length(f"max-{SIZE[axis]}").unit in (Unit.POINTS, Unit.PERCENT)

    def needed(self, box: Box, axis: Axis) -> float:
        """How much of the members of a box constants alone keep, from its edges on."""
        inner = self.inner(box, axis)
        found = [self._kept(each, axis, inner) + self.margins(each, axis) for each in members(box)]
        is_along = box.kind in ("flex", "block") and box.axis == axis and not box.wraps
        if box.kind == "grid" or not found:
            return 0.0
        return sum(found) if is_along else max(found)

    def _kept(self, box: Box, axis: Axis, inner: float | None) -> float:
        size = box.size(axis).of(inner)
        if size is not None:
            return self.outer(box, axis, max(size, 0.0))
        return self.needed(box, axis) + self.both_inside(box, axis)

    def has_least_content(self, box: Box, axis: Axis) -> bool:
        """Whether min-width: auto, or min-height, is the content of a member."""
        is_cut = any(box.word(f"overflow-{each}") not in ("visible", "clip") for each in "xy")
        return not is_cut and box.length(f"min-{SIZE[axis]}").unit is Unit.AUTO

    def imposed(self, box: Box, axis: Axis) -> bool:
        """Whether its size comes from outside, and not from its content."""
        key = box, axis
        if key not in self._imposed:
            self._imposed[key] = False
            self._imposed[key] = self._find_imposed(box, axis)
        return self._imposed[key]

    def _find_imposed(self, box: Box, axis: Axis) -> bool:
        parent, given = layout_parent(box), box.size(axis)
        if given.unit is Unit.POINTS:
            return True
        if given.unit is Unit.PERCENT:
            if box.is_absolute:
                return True
            return (
                self._available[axis] is not None
                if parent is None
                else (parent.kind == "grid" or self.imposed(parent, axis))
            )
        other = ACROSS[axis]
        if ratio_of(box) is not None and box.size(other).unit is Unit.POINTS:
            return True
        if parent is None:
            return self.known(box, axis) is not None
        if box.is_absolute:
            return all(box.side("inset", side[axis]).unit is not Unit.AUTO for side in (START, END))
        if parent.kind == "grid":
            return self.is_stretched(box, axis)
        if parent.kind == "flex" and parent.axis == axis:
            return self._is_flexed(box, parent, axis)
        is_line = parent.wraps and parent.word("align-content") == "stretch"
        if is_line and given.unit is Unit.AUTO and align_of(box) == "stretch":
            return self.imposed(parent, axis)
        return self.is_stretched(box, axis) and self.imposed(parent, axis)

    def _is_flexed(self, box: Box, parent: Box, axis: Axis) -> bool:
        basis = box.length("flex-basis").unit
        if box.number("flex-grow") and not parent.wraps:
            return self.imposed(parent, axis)
        return basis is Unit.POINTS or (basis is Unit.PERCENT and self.imposed(parent, axis))


def along(insets: Insets, axis: Axis) -> float:
    """Both sides of insets together."""
    if axis == Axis.HORIZONTAL:
        return insets.left + insets.right
    return insets.top + insets.bottom


def ratio_of(box: Box) -> float | None:
    """Width divided by height, if the style says that."""
    words = [word for word in box.word("aspect-ratio").split() if word != "auto"]
    width, _, height = "".join(words).partition("/")
    try:
        found = float(width) / float(height or 1)
    except (ValueError, ZeroDivisionError):
        return None
    return found if 1e-6 < found < 1e6 else None


def is_stretched_beside_size(box: Box) -> bool:
    """Whether a member of a line has a size along it and is stretched across, which in browsers
    leaves nothing for its ratio to say but how high the line is at least."""
    parent = layout_parent(box)
    if parent is None or parent.kind != "flex" or parent.wraps or box.is_absolute:
        return False
    across = ACROSS[parent.axis]
    has_margins = any(box.has_auto_margin(side[across]) for side in (START, END))
    is_open = box.size(across).unit is Unit.AUTO and not has_margins
    if not box.defaults.keeps_content or not is_open or align_of(box) != "stretch":
        return False
    lengths = box.length("flex-basis"), box.size(parent.axis)
    has_size = any(each.unit in (Unit.POINTS, Unit.PERCENT) for each in lengths)
    return has_size and (parent.axis == Axis.HORIZONTAL or not box.number("flex-grow"))


def _parent_of(box: Box) -> Box:
    parent = layout_parent(box)
    assert parent is not None
    return parent


def _across(box: Box) -> Axis:
    return ACROSS[_parent_of(box).axis]


_ALIGNMENTS = {
    "flex-start": "start", "flex-end": "end", "first baseline": "baseline", "normal": "stretch",
}  # fmt: skip


def turns_with_lines(box: Box) -> bool:
    """Whether a member is aligned by flex-start and flex-end, or stretched, in lines that go in
    reverse: the start of others is that of the reading direction."""
    parent = layout_parent(box)
    if parent is None or not parent.wraps or parent.word("flex-wrap") != "wrap-reverse":
        return False
    own = box.word("align-self")
    own = parent.word("align-items") if own in ("", "auto", "normal") else own
    return own.split()[-1] not in ("start", "end", "self-start", "self-end", "baseline")


def align_of(box: Box, axis: Axis | None = None) -> str:
    """How a member lies across what it is in; for grids: along which axis."""
    what = "justify" if axis == Axis.HORIZONTAL else "align"
    own = box.word(f"{what}-self")
    parent = layout_parent(box)
    if own in ("", "auto", "normal"):
        own = "stretch" if parent is None else parent.word(f"{what}-items")
    for plain in "safe ", "unsafe ":
        own = own.removeprefix(plain)
    if own in ("self-start", "self-end"):
        across = axis
        if across is None and parent is not None:
            across = ACROSS[parent.axis]
        is_turned = parent is not None and parent.is_right_to_left != box.is_right_to_left
        if across == Axis.HORIZONTAL and is_turned:
            own = "end" if own == "self-start" else "start"
        own = own.removeprefix("self-")
    return _ALIGNMENTS.get(own, own)


def containing(box: Box) -> Box | None:
    """What an absolute box is placed in; None for what is around the root."""
    outer = box.parent
    while outer is not None:
        if outer.kind != "contents" and (
            outer.word("position") != "static" or outer.parent is None
        ):
            return outer
        outer = outer.parent
    return None


def is_in_cells(box: Box) -> bool:
    """Whether an absolute box is placed in cells of a grid, and not in all of it."""
    outer = containing(box) if box.is_absolute else None
    is_in_grid = outer is not None and outer.kind == "grid"
    return is_in_grid and any(box.word(name) not in ("", "auto") for name in LINES)


def scroll_bars(box: Box) -> Iterator[str]:
    """The sides at which it has one that takes space."""
    if box.word("overflow-y") == "scroll":
        yield "left" if box.is_right_to_left else "right"
    if box.word("overflow-x") == "scroll":
        yield "bottom"


def gap(box: Box, sizes: Sizes, axis: Axis, unsaid: Unsaid) -> float:
    """Between what lies along an axis in a box."""
    given: Length = box.length("column-gap" if axis == Axis.HORIZONTAL else "row-gap")
    of = sizes.inner(box, axis) if given.unit is Unit.PERCENT else None
    found = given.of(of)
    if found is None:
        is_nothing = axis == Axis.VERTICAL and box.kind == "flex"  # of a height that is open
        if not given.is_zero and not is_nothing:
            unsaid.leave_out("gaps in percent of what is not known", box.place)
        return 0.0
    return max(found, 0.0)


def available(size: Size | None) -> tuple[float | None, float | None]:
    """What is around the root, as Sizes takes it."""
    return (None, None) if size is None else (size.width, size.height)
