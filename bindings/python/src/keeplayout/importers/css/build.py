"""Layouts of boxes: rows, columns, flows and grids, and what their styles say besides."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ...attributes.attribute import Attribute
from ...attributes.term import Sum
from ...errors import LimitError
from ...geometry import Insets, Size
from ...kinds import Axis
from ...layout.layout import Layout
from ...nodes.environment import Direction
from ...nodes.node import Node
from ...values import HIGH, REQUIRED
from .. import text
from ..unsaid import Unsaid
from . import absolute
from .baselines import set_baseline
from .boxes import END, SIZE, START, Box, Defaults, layout_parent, members, visible_children
from .collapsing import margins_go_through
from .flex import Line
from .grid import Grid
from .lengths import AUTO, Length, Unit, units_of_elsewhere
from .properties import LEFT_OUT
from .shrinking import Shrinking
from .sizes import (
    NEARLY,
    Sizes,
    along,
    available,
    is_in_cells,
    is_stretched_beside_size,
    ratio_of,
)

_PULLED, _LEAST_PULLED = 251.9, 251.01
"""Of what is stretched up to a limit: above what hugs its content and what makes tracks of grids
small (251), and below all that decides how large the box around is."""
_PER_LEVEL = 0.01
"""By how much weaker a pull is than that on a box around: it is not to move that one."""
_OF_CONTENT = "percent of what is as large as its content"
_WITHOUT_EFFECT = ("none", "normal", "visible", "horizontal-tb", "static", "auto", "1", "baseline",
                   "initial", "unset", "inherit")  # fmt: skip


@dataclass(frozen=True)
class Choices:
    """What a file does not say.

    Args:
        defaults: what holds where a style says nothing; those of browsers for HTML, and of Yoga for
            JSON, unless given.
        size: of what is around the root, which a root that fills it has.
        letter: the size of each letter of a text.
    """

    defaults: Defaults | None = None
    size: Size | None = None
    letter: text.Letter = text.DEFAULT


FROM_FILE = Choices()
"""No choice of its own."""


class Build:
    """Makes the layout of a tree of boxes.

    Args:
        root: its outermost box.
        choices: what the file does not say.
        unsaid: counts what is left out, and what is assumed.

    Raises TooManyError for a grid of too many cells.
    """

    def __init__(self, root: Box, choices: Choices, unsaid: Unsaid) -> None:
        self.root: Box = root
        self.layout: Layout = Layout()
        self.nodes: dict[Box, Node] = {}
        self.sizes: Sizes = Sizes(available(choices.size), unsaid)
        self._letter = choices.letter
        self._unsaid = unsaid
        self._lines: dict[Box, Line] = {}
        self._grids: dict[Box, Grid] = {}
        self._kept: dict[Box, Insets] = {}
        """By how much the rectangle that constraints see is larger: margins of no members."""
        self._make(root, self.layout)
        for box in self.nodes:
            if box.kind != "none":
                self._hold(box)
        containers: list[Line | Grid] = [*self._lines.values(), *self._grids.values()]
        for each in containers:
            for box in each.on_baseline:
                set_baseline(box, self.nodes, self.sizes, unsaid)
        try:
            self.layout.solve()
        except LimitError:
            self._unsaid.leave_out("lines whose places change their own size", root.place)
            return
        for grid in self._grids.values():
            grid.tell(self.nodes)
        Shrinking(self._lines, self.nodes, self.sizes, self._kept).tell(unsaid)

    # Nodes

    def _make(self, box: Box, parent: Layout | Node) -> Node:
        node = self.nodes[box] = self._node(box, parent)
        if called := box.called:
            node.name = called
        if box.parent is None or box.says("direction") or box.is_reversed or _is_turned(box):
            node.direction = _direction(box)
        self._keep_margins(box, node)
        if box.word("visibility") in ("hidden", "collapse"):
            node.hidden = True
        if box.kind == "none":
            node.gone = True
            return node
        self._count_left_out(box)
        if box in self._grids:
            self._grids[box].hold_tracks(node)
        self._fill(box, node)
        return node

    def _node(self, box: Box, parent: Layout | Node) -> Node:
        if box.kind == "none" or not list(visible_children(box)):
            return parent.node()
        if box.kind == "grid":
            grid = self._grids[box] = Grid(box, self.sizes, self._unsaid)
            before = parent.node()  # all at once: each alone would place the others again
            node = grid.make(parent, [self._make(each, before) for each in grid.members])
            before.destroy()
            return node
        line = self._lines[box] = Line(box, self.sizes, self._unsaid)
        return line.make(parent)

    def _fill(self, box: Box, node: Node) -> None:
        """Makes what is inside of a box."""
        if node.is_container:
            inside = self.sizes.inside(box)
            is_turned = box.is_right_to_left != (box.is_reversed and box.axis == Axis.HORIZONTAL)
            left, right = inside.left, inside.right
            node.padding = inside._replace(left=right, right=left) if is_turned else inside
            self._let_scroll(box, node)
            if box in self._grids:
                for each in self._grids[box].members:
                    self._grids[box].place(each, node, self.nodes[each])
                    self._set_margins(each, self.nodes[each], box)
            else:
                self._fill_line(self._lines[box], node)
            for each in visible_children(box):
                if each.is_absolute or each.kind == "none":
                    self._make(each, node).is_excluded = True
        elif box.text:
            across, down = (
                self.sizes.both_inside(box, axis) + self.kept(box, axis) for axis in Axis
            )
            node.measure_both = text.measure(box.text, self._letter, (across, down))
            self._unsaid.assume(
                f"text: letters of {self._letter.width:g} x {self._letter.height:g}", box.place
            )

    def _fill_line(self, line: Line, node: Node) -> None:
        """Makes the members of a row, column or flow; auto margins are members without gaps."""
        before, after = line.sides()
        nodes: list[tuple[Node, float]] = []
        for box in line.order():
            if line.has_spacer(box, before):
                nodes.append((self._spacer(node), 0))
            made = self._make(box, node)
            self._set_margins(box, made, line.box)
            line.align_own(box, made)
            line.flex(box, made)
            nodes.append((made, 0 if line.has_spacer(box, after) else line.gap))
            if line.has_spacer(box, after):
                nodes.append((self._spacer(node), line.gap))
        if line.left > 1e-9:
            nodes[-1] = nodes[-1][0], 0
            nodes.append((self._spacer(node, "what is left", line.left), 0))
        for made, gap in nodes[:-1]:
            if gap != line.gap:
                made.gap_after = gap

    def _spacer(self, node: Node, name: str = "auto margin", weight: float = 1) -> Node:
        spacer = node.node(name)
        spacer.weight = weight
        return spacer

    def _set_margins(self, box: Box, node: Node, parent: Box) -> None:
        """Those of a member."""
        margin = self.sizes.around(box, "margin")
        is_flipped = parent.is_reversed and parent.axis == Axis.HORIZONTAL
        if parent.is_right_to_left != is_flipped:
            margin = margin._replace(left=margin.right, right=margin.left)
        if any(margin):
            node.own_margin = margin

    def _keep_margins(self, box: Box, node: Node) -> None:
        """Margins, and where a box is shifted to. Those of a box that is placed by itself make the
        rectangle larger that is aligned."""
        margin = self.sizes.around(box, "margin")
        if layout_parent(box) is not None and not box.is_absolute:
            margin = Insets(0, 0, 0, 0)
        self._kept[box] = margin
        across, down = self._shift(box)
        if any(margin) or across or down:
            node.alignment_insets = Insets(
                -margin.top - down, -margin.left - across, -margin.bottom + down,
                -margin.right + across,
            )  # fmt: skip

    def _shift(self, box: Box) -> tuple[float, float]:
        """How far a box is moved from its place."""
        if box.word("position") not in ("relative", "sticky"):
            return 0.0, 0.0
        found = []
        for axis in Axis:
            sides = [START[axis], END[axis]]
            if axis == Axis.HORIZONTAL and box.parent is not None and box.parent.is_right_to_left:
                sides.reverse()
            given = [box.side("inset", side) for side in sides]
            which = 0 if given[0].unit is not Unit.AUTO else 1
            parent = layout_parent(box)
            inner = None
            if given[which].unit is Unit.PERCENT and parent is not None:
                inner = self.sizes.inner(parent, axis)
            shift = given[which].of(inner)
            if shift is None:
                shift = 0.0
                if not given[which].is_zero:
                    self._unsaid.leave_out("offsets in percent of what is not known", box.place)
            found.append(shift if sides[which] == START[axis] else -shift)
        return found[0], found[1]

    def _let_scroll(self, box: Box, node: Node) -> None:
        scrolls = [box.word(f"overflow-{axis}") in ("scroll", "auto") for axis in "xy"]
        if not any(scrolls):
            return
        content = node.scroll_guide()
        scrolls = [is_so and axis == box.axis for is_so, axis in zip(scrolls, Axis, strict=True)]
        node.horizontal_scroll_disabled, node.vertical_scroll_disabled = (
            not is_so for is_so in scrolls
        )
        if scrolls[0]:  # what scrolls is at least as large as what shows it
            self.layout.add(content.width >= node.width)
        if scrolls[1]:
            self.layout.add(content.height >= node.height)

    def _count_left_out(self, box: Box) -> None:
        for name in box.names:
            text = box.text_of(name).lower()
            if name in LEFT_OUT and text not in _WITHOUT_EFFECT:
                self._unsaid.leave_out(LEFT_OUT[name], box.place)
            units = units_of_elsewhere(text)
            if "font" in units:
                self._unsaid.assume("em and rem: a font of 16", box.place)
            if "window" in units and box.defaults.window is None:
                self._unsaid.leave_out("vw and vh of no window (--size 320x568)", box.place)
        if margins_go_through(box, self.sizes):
            self._unsaid.leave_out("margins that go through what is around them", box.place)
        if box.word("flex-wrap") not in ("nowrap", "wrap", "wrap-reverse"):
            self._unsaid.leave_out("lines that are balanced", box.place)
        is_of_file = box.is_replaced and not box.children and not box.text
        is_open = any(box.size(axis) == AUTO for axis in Axis)
        if is_of_file and is_open and not self.sizes.has_aspect_ratio(box):
            self._unsaid.leave_out(f"the size of <{box.tag}>, which is elsewhere", box.place)

    # Sizes

    def _hold(self, box: Box) -> None:
        node = self.nodes[box]
        if box is self.root:
            self._hold_root(node)
        else:
            for axis in Axis:
                self._hold_size(box, axis)
                if self.sizes.is_held_back(box, axis):
                    room = self._room(box, axis)
                    taken = self.sizes.margins(box, axis)
                    self._pull(box, axis, None if room is None else room - taken)
        self._hold_ratio(box)
        if not box.text:
            content = [self._content(box, axis) for axis in Axis]
            if content != [None, None]:
                node.content_size = content[0], content[1]
        if box.is_absolute and box is not self.root:
            for axis in Axis:
                if absolute.is_between_shares(box, axis) and self._is_of_content(box, axis):
                    self._unsaid.leave_out(_OF_CONTENT, box.place)
            absolute.place(box, self._around_absolute(box), self.nodes, self.sizes)

    def _around_absolute(self, box: Box) -> absolute.Around:
        outer = absolute.containing_in(box, self.root)
        grid = self._grids.get(outer) if is_in_cells(box) else None
        return absolute.Around(box, outer, grid, self.nodes, self._kept, self.sizes)

    def _content(self, box: Box, axis: Axis) -> float | None:
        """The size that constraints see of a box by itself, as far as nothing inside decides it.
        What may shrink is content, as a layout shares what is missing of that."""
        if (wanted := self._shrinks_from(box, axis)) is not None:
            return wanted
        if self.nodes[box].is_container or self._is_given(box, axis):
            return None
        return max(self.sizes.both_inside(box, axis) + self.kept(box, axis), 0.0)

    def _shrinks_from(self, box: Box, axis: Axis) -> float | None:
        """The size that constraints see of a box that may shrink from it; None for others."""
        if box is self.root or box.text or not self._may_shrink(box, axis):
            return None
        value = self._preferred(box, axis).of(None)
        if value is None or any(self._is_relative(box, axis, which) for which in ("min", "max")):
            return None
        found = self.sizes.limited(box, axis, self.sizes.outer(box, axis, max(value, 0.0)))
        return max(found + self.kept(box, axis), 0.0)

    def _is_given(self, box: Box, axis: Axis) -> bool:
        unit = box.size(axis).unit
        return unit is Unit.POINTS or (unit is Unit.PERCENT and self.sizes.imposed(box, axis))

    def kept(self, box: Box, axis: Axis) -> float:
        """By how much the size that constraints see is larger than that of the frame."""
        return along(self._kept[box], axis)

    def _hold_root(self, node: Node) -> None:
        found: list[float | None] = []
        for axis in Axis:
            size = self.sizes.known(self.root, axis)
            if size is None:
                for which in "min", "max":
                    self._limit(self.root, axis, which)
                if self.root.size(axis).unit is Unit.PERCENT:
                    self._unsaid.leave_out("percent of what is around the root", self.root.place)
            found.append(None if size is None else max(size + self.kept(self.root, axis), 0.0))
        node.set_size(*found)

    def _hold_size(self, box: Box, axis: Axis) -> None:
        given = self._preferred(box, axis)
        is_soft = self._may_shrink(box, axis)
        size = self._attribute(box, axis)
        value = given.of(None)
        if value is not None:
            found = self.sizes.limited(box, axis, self.sizes.outer(box, axis, max(value, 0.0)))
            is_limited = any(self._is_relative(box, axis, which) for which in ("min", "max"))
            priority = HIGH if is_soft else NEARLY if is_limited else REQUIRED
            size.equal = max(found + self.kept(box, axis), 0.0) @ priority
            if self._keeps_content(box, axis):
                size.equal = max(found + self.kept(box, axis), 0.0) @ HIGH
                self._keep_word(box, axis)
                self._limit(box, axis, "max")
                return
            if is_soft and not is_limited:  # smaller at most, whatever is inside
                self._limit(box, axis, "min")
                size.max = max(found + self.kept(box, axis), 0.0)
            if not is_limited:
                return
        elif given.unit is Unit.PERCENT:
            self._follow(box, axis, given, HIGH if is_soft else NEARLY)
        elif given.unit is Unit.LEAST and axis == Axis.HORIZONTAL and box.text:
            self._keep_word(box, axis)
            size.equal = 0 @ HIGH
        elif given.unit is Unit.UNKNOWN or (given.unit is Unit.LEAST and axis == Axis.HORIZONTAL):
            self._unsaid.leave_out("sizes that are no plain length", box.place)
        elif given.unit is Unit.CONTENT or not is_soft:
            self._keep_content(box, axis)
            self._hold_back(box, axis)
        for which in "min", "max":
            self._limit(box, axis, which)

    def _keep_word(self, box: Box, axis: Axis) -> None:
        measure = self.nodes[box].measure_both
        if measure is not None and axis == Axis.HORIZONTAL:
            self.nodes[box].width.min = measure(0.0, math.inf)[0]

    def _hold_back(self, box: Box, axis: Axis) -> None:
        """Lets what is inside of a box that is stretched overflow it."""
        parent = layout_parent(box)
        if parent is None or box.is_absolute or not self.sizes.is_stretched(box, axis):
            return
        needed, inner = self.sizes.needed(box, axis), self.sizes.inner(box, axis)
        if parent in self._grids:
            grid = self._grids[parent]
            if not grid.keeps_inside(box, axis):
                return
            grid.cut(self.nodes[parent], axis)
        elif inner is None or needed <= inner + 1e-9:
            return
        room = self._room(box, axis)
        if room is None:
            return
        taken = self.sizes.margins(box, axis) - self.kept(box, axis)
        self.layout.add(self._size(box, axis) <= (room - taken) @ NEARLY)

    def _keeps_content(self, box: Box, axis: Axis) -> bool:
        """Whether a member with a basis of its own is never smaller than its content."""
        parent = layout_parent(box)
        is_along = parent is not None and parent.kind == "flex" and parent.axis == axis
        if not is_along or not box.defaults.keeps_content or box.size(axis) != AUTO:
            return False
        has_content = bool(box.text or members(box))
        return has_content and self.sizes.has_least_content(box, axis)

    def _keep_content(self, box: Box, axis: Axis) -> None:
        """Text that may not shrink along a row overflows."""
        parent = layout_parent(box)
        is_along = parent is not None and parent.kind == "flex" and parent.axis == axis
        if is_along and box.text and box.word("flex-basis") == "fit-content":
            return
        if is_along and (box.text or not members(box)):
            if axis == Axis.HORIZONTAL:
                self.nodes[box].horizontal_compression = REQUIRED
            else:
                self.nodes[box].vertical_compression = REQUIRED

    def _preferred(self, box: Box, axis: Axis) -> Length:
        """The size that a box would have without the others; AUTO where its content or what is
        around decides."""
        given = box.size(axis)
        parent = layout_parent(box)
        assert parent is not None
        if parent in self._lines and not box.is_absolute:
            line = self._lines[parent]
            if line.axis == axis and parent.kind == "flex":
                basis = box.length("flex-basis")
                if basis.unit is Unit.PERCENT and basis.is_zero:
                    basis = Length(Unit.POINTS)
                if basis.unit is Unit.PERCENT and not self.sizes.imposed(parent, axis):
                    return AUTO
                is_open = not self.sizes.imposed(parent, axis) and box.defaults.keeps_content
                is_of_content = basis.unit is not Unit.AUTO and is_open
                if box in line.weights or (is_of_content and box.number("flex-grow")):
                    return AUTO
                given = given if basis.unit is Unit.AUTO else basis
        is_of_nothing = given.unit is Unit.PERCENT and not box.is_absolute and parent.kind != "grid"
        if is_of_nothing and axis == Axis.VERTICAL and not self.sizes.imposed(parent, axis):
            return AUTO
        return given

    def _may_shrink(self, box: Box, axis: Axis) -> bool:
        parent = layout_parent(box)
        if parent is None or parent.kind != "flex" or box.is_absolute or parent.axis != axis:
            return False
        if parent.wraps or not box.number("flex-shrink"):
            return False
        is_wrapped = box.text and axis == Axis.HORIZONTAL
        if not is_wrapped and self._is_as_large_as_content(parent, axis):
            return False
        return self.sizes.imposed(parent, axis) or self.sizes.limit(parent, axis, "max") is not None

    def _is_as_large_as_content(self, box: Box, axis: Axis) -> bool:
        """Whether a flexed box is never smaller than its content, which then does not shrink."""
        outer = layout_parent(box)
        if outer is None or box.is_absolute:
            return False
        if outer in self._grids:
            is_widened = self._grids[outer].is_widened(box, axis)
            if not is_widened or not self.sizes.is_stretched(box, axis):
                return False
        elif outer.kind != "flex" or outer.axis != axis:
            return False
        if not box.defaults.keeps_content or box.size(axis) != AUTO:
            return False
        has_limit = self.sizes.limit(box, axis, "max") is not None
        return not has_limit and self.sizes.has_least_content(box, axis)

    def _is_relative(self, box: Box, axis: Axis, which: str) -> bool:
        given = box.length(f"{which}-{'width' if axis == Axis.HORIZONTAL else 'height'}")
        return given.unit is Unit.PERCENT and self.sizes.limit(box, axis, which) is None

    def _limit(self, box: Box, axis: Axis, which: str) -> None:
        """Keeps a least or a greatest size."""
        given = box.length(f"{which}-{'width' if axis == Axis.HORIZONTAL else 'height'}")
        found = self.sizes.limit(box, axis, which)
        attribute = self._attribute(box, axis)
        inside = self.sizes.rigid(box, axis)
        if which == "max" and found is not None:
            found = max(found, self.sizes.limit(box, axis, "min") or 0.0, inside)
        if which == "min" and found is None and inside and self._grows(box, axis):
            found = inside
        if found is not None:
            if found > 0 or which == "max":
                limit = max(found + self.kept(box, axis), 0.0)
                setattr(attribute, which, limit)
            return
        if given.unit in (Unit.UNKNOWN, Unit.CONTENT):
            self._unsaid.leave_out("limits that are no plain length", box.place)
        whole = self._whole(box, axis) if given.unit is Unit.PERCENT else None
        if whole is None:
            return
        size, value = self._size(box, axis), self._outer(box, axis, given.part(whole))
        self.layout.add(size >= value if which == "min" else size <= value)

    def _grows(self, box: Box, axis: Axis) -> bool:
        line = self._lines.get(parent) if (parent := layout_parent(box)) is not None else None
        return line is not None and line.axis == axis and box in line.weights

    def _pull(self, box: Box, axis: Axis, wanted: Sum | None) -> None:
        """Makes a box as large as it is to be where its limits let it, and nothing else smaller."""
        if wanted is None:
            return
        level, outer = 0, layout_parent(box)
        while outer is not None:
            level += self._is_pulled(outer, axis)
            outer = layout_parent(outer)
        priority = round(max(_PULLED - level * _PER_LEVEL, _LEAST_PULLED), 2)
        self.layout.add(self._size(box, axis) >= wanted @ priority)

    def _is_pulled(self, box: Box, axis: Axis) -> bool:
        return self.sizes.is_held_back(box, axis) or self._has_limited_share(box, axis)

    def _has_limited_share(self, box: Box, axis: Axis) -> bool:
        """Whether a size is a share of what is around up to a greatest one."""
        limit = box.length(f"max-{SIZE[axis]}").unit
        is_limited = limit in (Unit.POINTS, Unit.PERCENT)
        return is_limited and box.size(axis).unit is Unit.PERCENT and not box.is_absolute

    def _follow(self, box: Box, axis: Axis, share: Length, priority: float) -> None:
        """Keeps a size at a share of what is around."""
        whole = self._whole(box, axis)
        if whole is None:
            self._unsaid.leave_out("percent of what is not known", box.place)
            return
        if self._is_of_content(box, axis):
            self._unsaid.leave_out(_OF_CONTENT, box.place)
        inside = self.sizes.rigid(box, axis)
        if inside:
            self._attribute(box, axis).min = max(inside + self.kept(box, axis), 0.0)
        wanted = self._outer(box, axis, share.part(whole))
        if self._has_limited_share(box, axis):
            self.layout.add(self._size(box, axis) <= wanted @ priority)
            self._pull(box, axis, wanted)
        else:
            self.layout.add(self._size(box, axis) == wanted @ priority)

    def _is_of_content(self, box: Box, axis: Axis) -> bool:
        """Whether the content of a box is in what its size is a share of, or beyond it: browsers
        find the size of the one around first, as if the share were not there."""
        outer = absolute.containing_in(box, self.root) if box.is_absolute else layout_parent(box)
        has_content = bool(box.text or members(box))
        share = box.size(axis)
        if share.value == 1 and not box.is_absolute and share.more + self._around(box, axis) <= 0:
            return False  # all of it, which fits whatever it is
        is_open = outer is not None and outer.kind != "grid" and not self.sizes.imposed(outer, axis)
        return has_content and is_open

    def _outer(self, box: Box, axis: Axis, size: Sum) -> Sum:
        """The size that constraints see for one that a style says."""
        return size + self._around(box, axis)

    def _around(self, box: Box, axis: Axis) -> float:
        """By how much the size that constraints see is larger than what a style says."""
        more = self.kept(box, axis)
        if box.word("box-sizing") == "content-box":
            more += self.sizes.rigid(box, axis)
        return more

    def _whole(self, box: Box, axis: Axis) -> Sum | None:
        """What a share of a size is of."""
        if box.is_absolute:
            return self._around_absolute(box).size(axis)
        parent = layout_parent(box)
        is_open = parent is None or not (parent in self._grids or self.sizes.imposed(parent, axis))
        return None if is_open and axis == Axis.VERTICAL else self._room(box, axis)

    def _room(self, box: Box, axis: Axis) -> Sum | None:
        """How large the content of what a member is in is: its cells in a grid."""
        parent = layout_parent(box)
        if parent is None:
            return None
        if parent in self._grids:
            return self._grids[parent].area(box, self.nodes[parent], axis)
        taken = self.sizes.both_inside(parent, axis)
        return self._size(parent, axis) - (taken + self.kept(parent, axis))

    def _size(self, box: Box, axis: Axis) -> Sum:
        node = self.nodes[box]
        return +(node.width if axis == Axis.HORIZONTAL else node.height)

    def _attribute(self, box: Box, axis: Axis) -> Attribute:
        node = self.nodes[box]
        return node.width if axis == Axis.HORIZONTAL else node.height

    def _hold_ratio(self, box: Box) -> None:
        ratio = ratio_of(box)
        if ratio is None or not self.sizes.has_aspect_ratio(box):
            return
        width, height = (self._size(box, axis) - self._around(box, axis) for axis in Axis)
        if not is_stretched_beside_size(box):
            self.layout.add(width == height * ratio)
        elif box.parent is not None and box.parent.axis == Axis.HORIZONTAL:
            self.layout.add(width <= height * ratio)
        else:
            self.layout.add(width >= height * ratio)


def _is_turned(box: Box) -> bool:
    """Whether what it is in goes against its own reading direction."""
    parent = layout_parent(box)
    return parent is not None and parent.is_reversed


def _direction(box: Box) -> Direction:
    is_flipped = box.is_reversed and box.axis == Axis.HORIZONTAL
    is_turned = box.is_right_to_left != is_flipped
    return Direction.RIGHT_TO_LEFT if is_turned else Direction.LEFT_TO_RIGHT
