"""Flows by an independent rule: CSS's lines of flexible boxes (Flexible Box Layout, 9.3 and 9.4).

Lengths go from the outside in: a box asks for as much as it takes on one line, gets what there is,
and its lines are broken at that, greedily. Heights come back from the inside out: a line is as high
as its highest member. So there is one answer, whatever was before. The rule knows nothing of
constraints.

Where the library differs from CSS on purpose, it is as the library's guide says: a member that is
longer than its flow is as long as the flow, and loses content, unless its length is required; where
a row has too little, what can break into lines yields before what cannot, in proportion to its
one-line length.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from math import ceil
from typing import NamedTuple

from distribution import Lie, places, row_length
from shrinking import Ask, shrunk

ROUNDING = 1e-6
"""How much longer than a flow a line may be."""


class Frame(NamedTuple):
    """In the outermost box."""

    x: float
    y: float
    width: float
    height: float


class Align(Enum):
    """How they lie across it."""

    FILL = auto()
    START = auto()
    CENTER = auto()
    END = auto()


@dataclass(eq=False)
class Box:
    """What has a length on one line, and a height at each length."""

    gone: bool = field(default=False, init=False)
    frame: Frame = field(default=Frame(0, 0, 0, 0), init=False)
    height: float = field(default=0.0, init=False)

    def whole(self) -> float:
        """Its length on one line."""
        raise NotImplementedError

    def can_break(self) -> bool:
        return False

    def least(self) -> float:
        """What is required of its length."""
        return 0.0

    def least_content(self) -> float:
        """The length below which content in it is compressed."""
        return self.whole()

    def can_fill(self, length: float) -> bool:
        return self.least() <= length

    def lay(self, _length: float) -> None:
        """Finds the lengths within, and its height."""
        raise NotImplementedError

    def put(self, x: float, y: float, length: float, height: float) -> None:
        self.frame = Frame(x, y, length, height)


@dataclass(eq=False)
class Thing(Box):
    """A picture, a chip."""

    length: float
    high: float
    required: bool = False

    def whole(self) -> float:
        return self.length

    def least(self) -> float:
        return self.length if self.required else 0.0

    def can_fill(self, _length: float) -> bool:
        return not self.required

    def lay(self, _length: float) -> None:
        self.height = self.high


@dataclass(eq=False)
class Text(Box):
    """A text whose words are so short that it is as long as there is space, in lines of 20."""

    length: float

    def whole(self) -> float:
        return self.length

    def can_break(self) -> bool:
        return True

    def least_content(self) -> float:
        return 0.0

    def lay(self, length: float) -> None:
        self.height = text_height(self.length, length)


def text_height(whole: float, length: float) -> float:
    return 20.0 * ceil(whole / max(1.0, min(length, whole)))


@dataclass(eq=False)
class Group(Box):
    """A box with others inside of its padding. Those that are not gone are its members."""

    inside: list[Box]
    gap: float = 0.0
    padding: float = 0.0
    align: Align = Align.START
    lengths: list[float] = field(default_factory=list, init=False)

    @property
    def members(self) -> list[Box]:
        return [box for box in self.inside if not box.gone]

    def longest(self) -> float:
        return max((each.least() for each in self.members), default=0) + 2 * self.padding

    def least_content(self) -> float:
        return max((each.least_content() for each in self.members), default=0) + 2 * self.padding

    def inner(self, length: float) -> float:
        return length - 2 * self.padding


def among(box: Box, length: float) -> float:
    """The length of a box that has so much for itself."""
    return max(box.least(), min(box.whole(), length))


@dataclass(eq=False)
class Flow(Group):
    """A row that wraps."""

    row_gap: float = 0.0
    lie: Lie = Lie.PACKED
    bias: float = 0.0
    lines_lie: Lie | None = None
    """How lines lie across it; none if they fill it."""
    lines_bias: float = 0.0
    last_packed: bool = False
    reversed: bool = False
    """Whether its first line is the last one across it."""
    lines: list[range] = field(default_factory=list, init=False)

    def whole(self) -> float:
        return row_length([each.whole() for each in self.members], self.gap) + 2 * self.padding

    def least(self) -> float:
        return self.longest()

    def can_break(self) -> bool:
        return True

    def lay(self, length: float) -> None:
        self.lengths = [among(each, self.inner(length)) for each in self.members]
        for member, each in zip(self.members, self.lengths, strict=True):
            member.lay(each)
        self.lines = broken(self.lengths, self.inner(length), self.gap)
        heights = [self.line_height(line) for line in self.lines]
        self.height = row_length(heights, self.row_gap) + 2 * self.padding

    def line_height(self, line: range) -> float:
        return max(self.members[k].height for k in line)

    def filled(self, height: float) -> list[float]:
        """The heights of lines: equal parts of what is left are added to those that fill their
        flow (9.4)."""
        heights = [self.line_height(line) for line in self.lines]
        rest = height - row_length(heights, self.row_gap)
        more = rest / len(heights) if self.lines_lie is None and heights and rest > 0 else 0
        return [each + more for each in heights]

    def put(self, x: float, y: float, length: float, height: float) -> None:
        super().put(x, y, length, height)
        inner = height - 2 * self.padding
        heights = self.filled(inner)
        lie = self.lines_lie or Lie.PACKED
        tops = places(heights, inner, self.row_gap, lie, self.lines_bias)
        for line, down, high in zip(self.lines, tops, heights, strict=True):
            top = inner - down - high if self.reversed else down
            self.put_line(line, x + self.padding, y + self.padding + top, high, length)

    def put_line(self, line: range, x: float, y: float, high: float, length: float) -> None:
        lie, bias = self.lie, self.bias
        if self.last_packed and line is self.lines[-1]:
            lie, bias = Lie.PACKED, 0.0
        lengths = [self.lengths[k] for k in line]
        across = {Align.START: Align.END, Align.END: Align.START} if self.reversed else {}
        align = across.get(self.align, self.align)
        for k, place in zip(
            line, places(lengths, self.inner(length), self.gap, lie, bias), strict=True
        ):
            put_across(self.members[k], x + place, y, self.lengths[k], high, align)


def put_across(member: Box, x: float, y: float, length: float, height: float, align: Align) -> None:
    rest = height - member.height
    above = {Align.CENTER: rest / 2, Align.END: rest}.get(align, 0)
    member.put(x, y + above, length, height if align is Align.FILL else member.height)


@dataclass(eq=False)
class Row(Group):
    """A row that does not wrap, whose members have what they ask for, or lose some of it."""

    def whole(self) -> float:
        return row_length([each.whole() for each in self.members], self.gap) + 2 * self.padding

    def least(self) -> float:
        return row_length([each.least() for each in self.members], self.gap) + 2 * self.padding

    def least_content(self) -> float:
        lengths = [each.least_content() for each in self.members]
        return row_length(lengths, self.gap) + 2 * self.padding

    def lay(self, length: float) -> None:
        space = self.inner(length) - row_length([0.0] * len(self.members), self.gap)
        asks = [Ask(each.whole(), each.least_content()) for each in self.members]
        self.lengths = lost(asks, [each.can_break() for each in self.members], space)
        for member, each in zip(self.members, self.lengths, strict=True):
            member.lay(each)
        self.height = max((each.height for each in self.members), default=0) + 2 * self.padding

    def put(self, x: float, y: float, length: float, height: float) -> None:
        super().put(x, y, length, height)
        across = x + self.padding
        for member, each in zip(self.members, self.lengths, strict=True):
            put_across(
                member, across, y + self.padding, each, height - 2 * self.padding, self.align
            )
            across += each + self.gap


@dataclass(eq=False)
class Column(Group):
    """A column whose members are as wide as it is (`Align.FILL`), or as they ask for."""

    def whole(self) -> float:
        return max((each.whole() for each in self.members), default=0) + 2 * self.padding

    def least(self) -> float:
        return self.longest()

    def can_break(self) -> bool:
        return any(each.can_break() for each in self.members)

    def lay(self, length: float) -> None:
        inner = self.inner(length)
        self.lengths = [
            inner if self.align is Align.FILL and each.can_fill(inner) else among(each, inner)
            for each in self.members
        ]
        for member, each in zip(self.members, self.lengths, strict=True):
            member.lay(each)
        self.height = row_length([each.height for each in self.members], self.gap)
        self.height += 2 * self.padding

    def put(self, x: float, y: float, length: float, height: float) -> None:
        super().put(x, y, length, height)
        down = y + self.padding
        for member, each in zip(self.members, self.lengths, strict=True):
            rest = self.inner(length) - each
            before = {Align.CENTER: rest / 2, Align.END: rest}.get(self.align, 0)
            member.put(x + self.padding + before, down, each, member.height)
            down += member.height + self.gap


def placed(
    box: Box, available: float, *, fills: bool = False, high: float | None = None
) -> list[Frame]:
    """The frames of a box and all within, outermost first. The outermost one is no longer
    than what is available: its members overflow it. It may be higher than it needs to be."""
    length = available if fills else min(box.whole(), available)
    box.lay(length)
    box.put(0, 0, length, box.height if high is None else high)
    return [each.frame for each in every(box)]


def every(box: Box) -> list[Box]:
    """A box and all that are there within, outermost first."""
    members = box.members if isinstance(box, Group) else []
    return [box, *(each for member in members for each in every(member))]


def broken(lengths: Sequence[float], length: float, gap: float) -> list[range]:
    """The lines of members: each begins with one that does not fit on the line before."""
    lines, start = [], 0
    for k in range(1, len(lengths)):
        if row_length(lengths[start : k + 1], gap) > length + ROUNDING:
            lines.append(range(start, k))
            start = k
    return [*lines, range(start, len(lengths))] if lengths else []


def lost(asks: Sequence[Ask], breaks: Sequence[bool], space: float) -> list[float]:
    """Lengths of a row, where there is space for the least content of all: what can break loses
    before what cannot."""
    if sum(ask.whole for ask in asks) <= space:
        return [ask.whole for ask in asks]
    rigid = sum(ask.whole for ask, can in zip(asks, breaks, strict=True) if not can)
    breaking = [ask for ask, can in zip(asks, breaks, strict=True) if can]
    some = iter(shrunk(space - rigid, breaking))
    return [next(some) if can else ask.whole for ask, can in zip(asks, breaks, strict=True)]
