"""Margins, negative gaps and fractions of rows and columns, against their places added up."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from budget import seeds
from keeplayout import Axis, Direction, Distribution, Layout, Node


@dataclass
class Member:
    """Its size and margins along a stack, in points and as a share of it, and across it."""

    size: float
    before: float
    after: float
    share_before: float
    above: float
    below: float
    is_gone: bool = False


@dataclass
class Case:
    """A packed stack that fills a window, from which it takes its length."""

    axis: Axis
    is_from_right: bool
    gap: float
    gap_share: float
    padding: float
    padding_share: float
    members: list[Member]
    length: float
    nodes: list[Node] = field(default_factory=list)

    def make(self) -> Layout:
        ui = Layout()
        window = ui.node("window")
        self.nodes = [window.node() for _ in self.members]
        make = window.row if self.axis == Axis.HORIZONTAL else window.column
        stack = make(*self.nodes, gap=self.gap, distribution=Distribution.PACKED)
        stack.insets.equal = 0
        if self.is_from_right:
            stack.direction = Direction.RIGHT_TO_LEFT
        stack.gap_fraction = self.gap_share
        along, across = self.padding, 3
        if self.axis == Axis.HORIZONTAL:
            stack.padding = (across, along, across, along)
            stack.padding_fraction_left = self.padding_share
        else:
            stack.padding = (along, across, along, across)
            stack.padding_fraction_top = self.padding_share
        for node, member in zip(self.nodes, self.members, strict=True):
            size = node.width if self.axis == Axis.HORIZONTAL else node.height
            size.equal = member.size
            around = (member.before, member.after, member.above, member.below)
            if self.axis == Axis.HORIZONTAL:
                node.own_margin = (around[2], around[0], around[3], around[1])
                node.own_margin_fraction_left = member.share_before
            else:
                node.own_margin = (around[0], around[2], around[1], around[3])
                node.own_margin_fraction_top = member.share_before
        self.resize(ui, self.length)
        return ui

    def resize(self, ui: Layout, length: float) -> None:
        self.length = length
        window = ui.find("window")
        assert window is not None
        window.set_size(*((length, 90) if self.axis == Axis.HORIZONTAL else (90, length)))
        for node, member in zip(self.nodes, self.members, strict=True):
            node.gone = member.is_gone
        ui.solve()

    def frames(self) -> list[tuple[float, ...]]:
        return [tuple(node.frame) for node in self.nodes]

    def expected(self) -> list[tuple[float, float, float, float] | None]:
        """From one end to the other; None for what is gone."""
        place = self.padding + self.padding_share * self.length
        found: list[tuple[float, float, float, float] | None] = []
        is_first = True
        for member in self.members:
            if member.is_gone:
                found.append(None)
                continue
            if not is_first:
                place += self.gap + self.gap_share * self.length
            is_first = False
            place += member.before + member.share_before * self.length
            across, high = 3 + member.above, 84 - member.above - member.below
            if self.axis == Axis.VERTICAL:
                if self.is_from_right:
                    across = 3 + member.below
                found.append((across, place, high, member.size))
            elif self.is_from_right:
                found.append((self.length - place - member.size, across, member.size, high))
            else:
                found.append((place, across, member.size, high))
            place += member.size + member.after
        return found

    def check(self) -> None:
        for frame, wanted in zip(self.frames(), self.expected(), strict=True):
            if wanted is not None:
                assert frame == pytest.approx(wanted, abs=1e-9)


def drawn(rng: random.Random) -> Case:
    def length(least: float, most: float) -> float:
        return rng.randint(int(least * 4), int(most * 4)) / 4

    members = [
        Member(
            length(5, 30), length(-10, 20), length(-10, 20), rng.choice([0, 0, 0.125]),
            length(-5, 9), length(-5, 9),
        )
        for _ in range(rng.randint(1, 6))
    ]  # fmt: skip
    return Case(
        rng.choice(list(Axis)), rng.random() < 0.3, length(-6, 12), rng.choice([0, 0.0625]),
        length(0, 20), rng.choice([0, 0.125]), members, length(500, 900),
    )  # fmt: skip


def test_members_are_where_their_margins_put_them() -> None:
    """Also after a resize and back, and gone and back, to the last bit."""
    for seed in seeds(97_000, 80):
        rng = random.Random(seed)
        case = drawn(rng)
        ui = case.make()
        case.check()
        first, length = case.frames(), case.length
        case.resize(ui, length + rng.randint(-40, 40) / 8)
        case.check()
        for member in case.members:
            member.is_gone = rng.random() < 0.3
        case.resize(ui, case.length)
        case.check()
        for member in case.members:
            member.is_gone = False
        case.resize(ui, length)
        assert case.frames() == first, seed
        assert not ui.conflicts()
        assert not ui.ambiguous()
