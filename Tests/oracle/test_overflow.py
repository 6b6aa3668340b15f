"""Rows and columns in each other that are too small: those inside are as large as what is in them.
All lie as where there is enough, and only the outermost one is smaller."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from budget import seeds
from keeplayout import REQUIRED, Align, Axis, Distribution, Layout, Node

FACTORS = [0.2, 0.5, 0.8, 1]


@dataclass
class Part:
    """A row or a column of others, or something of a size that is required."""

    size: tuple[float, float] = (0, 0)
    axis: Axis = Axis.HORIZONTAL
    members: list[Part] = field(default_factory=list)
    gap: float = 0
    padding: float = 0

    def __post_init__(self) -> None:
        if self.members:
            widths, heights = zip(*(member.size for member in self.members), strict=True)
            gaps = self.gap * (len(self.members) - 1)
            if self.axis == Axis.HORIZONTAL:
                width, height = sum(widths) + gaps, max(heights)
            else:
                width, height = max(widths), sum(heights) + gaps
            self.size = (width + 2 * self.padding, height + 2 * self.padding)

    def frames(self, x: float = 0, y: float = 0) -> list[tuple[float, float, float, float]]:
        """Its own and those of all within, outermost first."""
        found = [(x, y, *self.size)]
        x, y = x + self.padding, y + self.padding
        for member in self.members:
            found += member.frames(x, y)
            if self.axis == Axis.HORIZONTAL:
                x += member.size[0] + self.gap
            else:
                y += member.size[1] + self.gap
        return found

    def make(self, parent: Node, nodes: list[Node], rng: random.Random) -> Node:
        if self.members:
            own = parent.row if self.axis == Axis.HORIZONTAL else parent.column
            node = own(
                gap=self.gap, padding=self.padding, align=Align.START,
                distribution=rng.choice([Distribution.PACKED, Distribution.EQUAL_GAPS]),
            )  # fmt: skip
        else:
            node = parent.node()
            if rng.random() < 0.5:
                node.content_size, node.compression = self.size, REQUIRED
            else:
                node.keep_size(*self.size)
        nodes.append(node)
        for member in self.members:
            member.make(node, nodes, rng)
        return node


def drawn(rng: random.Random, depth: int) -> Part:
    if depth == 0 or rng.random() < 0.3:
        return Part((rng.choice([20, 35.5, 80]), rng.choice([12, 20, 31])))
    members = [drawn(rng, depth - 1) for _ in range(rng.randint(1, 4))]
    gap, padding = rng.choice([0, 8]), rng.choice([0, 5])
    return Part((0, 0), rng.choice(list(Axis)), members, gap, padding)


def test_the_outermost_box_overflows() -> None:
    for seed in seeds(131_000, 200):
        rng = random.Random(seed)
        part = Part(
            (0, 0), rng.choice(list(Axis)), [drawn(rng, 2) for _ in range(rng.randint(1, 4))]
        )
        layout = Layout()
        window = layout.node("window", size=(10, 10))
        nodes: list[Node] = []
        part.make(window, nodes, rng).insets.equal = 0
        for factor in rng.sample(FACTORS, 2):
            size = (part.size[0] * factor, part.size[1] * factor)
            window.set_size(*size)
            layout.solve()
            wanted = [(0, 0, *size), *part.frames()[1:]]
            for node, frame in zip(nodes, wanted, strict=True):
                assert tuple(node.frame_in_root) == pytest.approx(frame, abs=1e-9), seed
