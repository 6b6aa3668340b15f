"""Rows, columns and flows: how the members of a flexible box share its main axis."""

from __future__ import annotations

import math

from ...kinds import Align, Axis, Distribution, Least
from ...nodes.arranging import Arranging
from ...nodes.node import Node
from ..unsaid import Unsaid
from .boxes import END, START, Box, members
from .distributing import distribution_of, is_safe, plain
from .lengths import Unit
from .sizes import ACROSS, Sizes, align_of, gap, turns_with_lines

_ALIGN = {
    "stretch": Align.FILL, "start": Align.START, "left": Align.START, "end": Align.END,
    "right": Align.END, "center": Align.CENTER, "baseline": Align.FIRST_BASELINE,
    "last baseline": Align.LAST_BASELINE,
}  # fmt: skip


class Line:
    """What is to be known of a flexible box before its members are made.

    Args:
        sizes: of the tree that it is in.
    """

    def __init__(self, box: Box, sizes: Sizes, unsaid: Unsaid) -> None:
        self.box: Box = box
        self.axis: Axis = box.axis
        self.members: list[Box] = members(box)
        self.gap = gap(box, sizes, self.axis, unsaid)
        self.on_baseline: list[Box] = []
        """The members that lie on their first baseline."""
        self._sizes = sizes
        self._unsaid = unsaid
        self._bases: dict[Box, float | None] = {}
        """From which members grow; None for their content."""
        self.left = 0.0
        """The share of what is left that no member takes, where factors are below 1 in all."""
        self.weights = self._find_weights() if box.kind == "flex" else {}

    # Weights

    def _find_weights(self) -> dict[Box, float]:
        growers = {each: each.number("flex-grow") for each in self.members}
        growers = {each: grow for each, grow in growers.items() if grow > 0}
        limit = self._sizes.limit(self.box, self.axis, "min")
        if not growers or not (self._sizes.imposed(self.box, self.axis) or limit):
            return {}
        if self.box.wraps:
            self._unsaid.leave_out("growing in lines that wrap", self.box.place)
            return {}
        self.left = max(1 - sum(growers.values()), 0.0)
        bases = {each: self._basis(each) for each in growers}
        shares = [_share(bases[each], grow) for each, grow in growers.items()]
        if (len(shares) > 1 and not _are_equal(shares)) or self._shrinks(bases):
            self._bases = bases
        if any(basis is None and not each.text for each, basis in self._bases.items()):
            self._unsaid.leave_out("growing from what is inside", self.box.place)
        return {each: min(max(grow, 1e-6), 1e6) for each, grow in growers.items()}

    def _shrinks(self, bases: dict[Box, float | None]) -> bool:
        """Whether all bases are known, and there may be too little space for them."""
        if any(basis is None for basis in bases.values()) or not any(bases.values()):
            return False
        taken = sum(basis or 0.0 for basis in bases.values())
        for each in self.members:
            taken += self._sizes.margins(each, self.axis)
            taken += (self._sizes.known(each, self.axis) or 0.0) if each not in bases else 0.0
        room = self._sizes.inner(self.box, self.axis)
        return room is None or taken > room

    def _basis(self, box: Box) -> float | None:
        """How large a member is before it grows; None if that is not known."""
        given = box.length("flex-basis")
        if given.unit is Unit.AUTO:
            given = box.size(self.axis)
        inner = self._sizes.inner(self.box, self.axis) if given.unit is Unit.PERCENT else None
        if given.unit is Unit.PERCENT and given.is_zero:
            inner = 0.0
        found = given.of(inner)
        if found is not None:
            return self._sizes.outer(box, self.axis, max(found, 0.0))
        if given.unit is Unit.PERCENT or not self._is_empty(box):
            return None
        return self._sizes.both_inside(box, self.axis)

    def _is_empty(self, box: Box) -> bool:
        """Whether a box is as large as what is around its content alone."""
        if box.text or box.is_replaced:
            return False
        return all(
            each.size(self.axis).unit is Unit.AUTO
            and not self._sizes.both_inside(each, self.axis)
            and not self._sizes.margins(each, self.axis)
            and not self._sizes.limit(each, self.axis, "min")
            and self._is_empty(each)
            for each in members(box)
        )

    # The node

    def make(self, parent: Arranging) -> Node:
        """The row, column or flow in a node or a layout, without members."""
        box, sizes, unsaid = self.box, self._sizes, self._unsaid
        distribution, bias = self._distribution()
        across = ACROSS[self.axis]
        align = self._align(align_of_members(box))
        if not box.wraps:
            make = parent.row if self.axis == Axis.HORIZONTAL else parent.column
            line = make(gap=self.gap, align=align, distribution=distribution, bias=bias)
            line.safe = self._is_safe
            if not box.defaults.keeps_content:
                line.least = Least.NOTHING
            return line
        of_lines, line_bias = self._distribution_of_lines()
        flow = parent.flow(
            axis=self.axis, gap=(self.gap, gap(box, sizes, across, unsaid)), align=align,
            distribution=distribution, bias=bias, row_distribution=of_lines, row_bias=line_bias,
        )  # fmt: skip
        flow.lines_reversed, flow.safe = self._has_reversed_lines, self._is_safe
        return flow

    @property
    def _is_safe(self) -> bool:
        return self.box.kind == "flex" and is_safe(self.box, self._unsaid)

    @property
    def _has_reversed_lines(self) -> bool:
        return self.box.word("flex-wrap") == "wrap-reverse"

    def _distribution_of_lines(self) -> tuple[Distribution, float]:
        word = plain(self.box.word("align-content"))
        if word in ("normal", "stretch"):
            return Distribution.FILL, 0.0
        distribution, bias = distribution_of(word)
        is_turned = self._has_reversed_lines and word in ("start", "end")
        return distribution, 1 - bias if is_turned else bias

    def _distribution(self) -> tuple[Distribution, float]:
        box = self.box
        word = "flex-start" if box.kind == "block" else box.word("justify-content")
        word = plain(word)
        distribution, bias = distribution_of(word)
        if self.weights and word in ("flex-start", "start", "stretch") and not box.is_reversed:
            return Distribution.FILL, 0.0
        if word in ("left", "right") and self.axis == Axis.HORIZONTAL:
            bias = float((word == "right") != (box.is_right_to_left != box.is_reversed))
        if word in ("start", "end") and box.is_reversed:
            bias = 1 - bias
        if self._is_mirrored and distribution == Distribution.PACKED:
            bias = 1 - bias
        return distribution, bias

    @property
    def _is_mirrored(self) -> bool:
        """Whether its members are made in reverse: columns have no reading direction."""
        return self.box.is_reversed and self.axis == Axis.VERTICAL

    def order(self) -> list[Box]:
        """Its members in the order in which they are made."""
        if self._is_mirrored and self.box.wraps:
            self._unsaid.leave_out("lines that begin below (column-reverse)", self.box.place)
        return self.members[::-1] if self._is_mirrored else self.members

    def sides(self) -> tuple[str, str]:
        """Of its margins, the one before and the one after a member, in the order of order()."""
        sides = START[self.axis], END[self.axis]
        if self.axis == Axis.VERTICAL:
            return sides
        is_from_right = self.box.is_right_to_left != self.box.is_reversed
        return sides[::-1] if is_from_right else sides

    def has_spacer(self, box: Box, side: str) -> bool:
        """Whether the margin of a member at a side takes what is left."""
        if self.box.kind == "block" or self.weights or not box.has_auto_margin(side):
            return False
        return self._sizes.imposed(self.box, self.axis)

    # Members

    def flex(self, box: Box, node: Node) -> None:
        """Says how a member grows, how it shrinks, and what of its content it keeps."""
        node.weight = self.weights.get(box, 0)
        if box in self._bases:
            basis, most = self._bases[box], self._sizes.limit(box, self.axis, "max")
            node.grows = basis is None
            node.basis = min(basis or 0.0, math.inf if most is None else most)
        shrink = box.number("flex-shrink")
        if shrink != 1 and shrink:
            node.shrink = min(max(shrink, 1e-6), 1e6)
        if box.defaults.keeps_content and box.text:
            keeps_content = self._sizes.has_least_content(box, self.axis)
            node.own_least = Least.CONTENT if keeps_content else Least.NOTHING

    def align_own(self, box: Box, node: Node) -> None:
        """Says how a member lies across, if not as all the others."""
        across = ACROSS[self.axis]
        first, last = START[across], END[across]
        autos = box.has_auto_margin(first), box.has_auto_margin(last)
        word = align_of(box) if self.box.kind == "flex" else align_in_block(box)
        has_size = box.size(across).unit is not Unit.AUTO or self._sizes.is_held_back(box, across)
        if word == "stretch" and has_size:
            word = "start"  # what has a size of its own is not stretched, and stretches no other
        if any(autos) and (word != "stretch" or self.box.kind == "flex"):
            word = "center" if all(autos) else ("end" if autos[0] else "start")
            is_turned = across == Axis.HORIZONTAL and self.box.is_right_to_left
            if is_turned and word != "center":
                word = "start" if word == "end" else "end"
            if self._is_too_large(box, across):
                word = "start"
        if across == Axis.HORIZONTAL and word in ("left", "right"):
            word = "start" if (word == "left") != self.box.is_right_to_left else "end"
        if self._has_reversed_lines and not turns_with_lines(box):  # which turns start and end
            word = {"start": "end", "end": "start"}.get(word, word)
        if word == "baseline" and self.axis == Axis.HORIZONTAL:
            self.on_baseline.append(box)
        align = self._align(word)
        if align != self._align(align_of_members(self.box)):
            node.own_align = align

    def _is_too_large(self, box: Box, axis: Axis) -> bool:
        """Whether a member leaves nothing for its auto margins."""
        size, room = self._sizes.known(box, axis), self._sizes.inner(self.box, axis)
        if size is None or room is None or self.box.wraps:
            return False
        return size + self._sizes.margins(box, axis) > room

    def _align(self, word: str) -> Align:
        return _ALIGN.get(word, Align.FILL)


def align_of_members(box: Box) -> str:
    """How members lie across that say nothing of their own."""
    if box.kind == "block":
        return "stretch"
    word = plain(box.word("align-items"))
    return {"flex-start": "start", "self-start": "start", "flex-end": "end", "self-end": "end"}.get(
        word, word
    )


def align_in_block(box: Box) -> str:
    """How a box lies across a block: pieces of lines are as large as their content."""
    return "start" if box.is_inline or box.is_replaced else "stretch"


def _share(basis: float | None, grow: float) -> float | None:
    return None if basis is None else basis / grow


def _are_equal(shares: list[float | None]) -> bool:
    known = [share for share in shares if share is not None]
    return len(known) == len(shares) and max(known) - min(known) < 1e-9
