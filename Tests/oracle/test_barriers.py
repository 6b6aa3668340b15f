"""Barriers, which are at the furthest of their nodes, and move none of them."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest
from budget import are_enough, seeds
from keeplayout import HIGH, LOW, Anchor, Attribute, Axis, Layout, Line, Node, Priority

SIZES = [(300, 200), (520.5, 340), (90, 700)]
EDGES = [Anchor.LEFT, Anchor.RIGHT, Anchor.TOP, Anchor.BOTTOM]
PLACED_AT = [1000.0, float(HIGH), 300.0]
"""How strongly nodes are where they are."""
PULLED_AT = [float(LOW), 100.0]
"""How strongly what hangs on a barrier is pulled away."""


@dataclass
class Placed:
    """A node at a distance and a fraction of the window, along the axis of the barrier."""

    place: float
    fraction: float
    size: float

    def ends(self, length: float) -> tuple[float, float]:
        near = self.place + self.fraction * length
        return near, near + self.size


def placed(rng: random.Random) -> Placed:
    place, fraction = rng.choice([0, 10, 40, 75.5]), rng.choice([0, 0, 0.1, 0.3])
    return Placed(place, fraction, rng.choice([0, 20, 60]))


class Case:
    """A barrier of nodes, and a node that begins at it and is pulled to the far end of the window,
    or to its beginning."""

    def __init__(self, rng: random.Random) -> None:
        self.edge, self.distance = rng.choice(EDGES), rng.choice([0, 0, 8, 12.5])
        self.axis = Axis.HORIZONTAL if self.edge in EDGES[:2] else Axis.VERTICAL
        self.is_far = self.edge in (Anchor.RIGHT, Anchor.BOTTOM)
        self.layout = Layout()
        self.window = self.layout.node("window", size=(100, 100))
        self.placed = [placed(rng) for _ in range(rng.randint(1, 5))]
        self.gone: set[int] = set()
        self.nodes = [self.put(each, rng.choice(PLACED_AT)) for each in self.placed]
        self.barrier = self.window.barrier(self.edge, *self.nodes, distance=self.distance)
        self.hanging = self.hang(rng)

    def line(self, node: Node, *, far: bool) -> Line:
        if self.axis == Axis.HORIZONTAL:
            return node.right if far else node.left
        return node.bottom if far else node.top

    def length(self, node: Node) -> Attribute:
        return node.width if self.axis == Axis.HORIZONTAL else node.height

    def put(self, placed: Placed, priority: float) -> Node:
        node = self.window.node()
        self.length(node).equal = placed.size
        start = self.line(self.window, far=False) + placed.place
        wanted = start + placed.fraction * self.length(self.window)
        self.layout.add(self.line(node, far=False) == wanted @ Priority(priority))
        return node

    def hang(self, rng: random.Random) -> Node:
        node = self.window.node("hanging")
        self.length(node).equal = 30
        ends = self.line(node, far=not self.is_far) == self.line(self.barrier, far=self.is_far)
        far = rng.random() < 0.5
        pull = self.line(self.window, far=far) @ Priority(rng.choice(PULLED_AT))
        self.layout.add_all([ends, self.line(node, far=far) == pull])
        return node

    def solve(self, size: tuple[float, float]) -> list[float]:
        """Where nodes begin, and the barrier is."""
        self.window.set_size(*size)
        self.layout.solve()
        frames = [node.frame for node in [*self.nodes, self.barrier, self.hanging]]
        return [f.x if self.axis == Axis.HORIZONTAL else f.y for f in frames]

    def expected(self, size: tuple[float, float]) -> list[float]:
        length = size[0] if self.axis == Axis.HORIZONTAL else size[1]
        ends = [each.ends(length) for each in self.placed]
        there = [each for at, each in enumerate(ends) if at not in self.gone]
        if self.is_far:
            line = max(far for _, far in there) + self.distance
            return [*(near for near, _ in ends), line, line]
        line = min(near for near, _ in there) - self.distance
        return [*(near for near, _ in ends), line, line - 30]

    def check(self, size: tuple[float, float], seed: int) -> list[float]:
        found, wanted = self.solve(size), self.expected(size)
        for at, (ours, theirs) in enumerate(zip(found, wanted, strict=True)):
            assert at in self.gone or ours == pytest.approx(theirs, abs=1e-9), seed
        return found


def test_a_barrier_is_at_the_furthest_of_its_nodes_and_moves_nothing() -> None:
    """Also after a resize and back, and with nodes that are gone and come back, to the last bit."""
    met = 0
    for seed in seeds(121_000, 150):
        rng = random.Random(seed)
        case = Case(rng)
        first = case.check(SIZES[0], seed)
        for size in SIZES[1:]:
            case.check(size, seed)
        case.gone = set(rng.sample(range(len(case.nodes)), rng.randrange(len(case.nodes))))
        for at in case.gone:
            case.nodes[at].gone = True
        case.check(SIZES[1], seed)
        met += bool(case.gone)
        for at in case.gone:
            case.nodes[at].gone = False
        case.gone = set()
        assert case.check(SIZES[0], seed) == first, seed
    assert are_enough(met, 40), met


def test_what_is_required_acts_through_a_barrier() -> None:
    """A field of at least 100 beside a barrier squeezes the label of 120 before it, in 200, to 100;
    the shorter one stays."""
    layout = Layout()
    window = layout.node("window", size=(200, 100))
    labels = [window.node(), window.node()]
    for label, width in zip(labels, (120, 60), strict=True):
        label.content_size = (width, 20)
        label.left_inset.equal = 0
    field = window.node("field")
    line = window.barrier(Anchor.RIGHT, *labels)
    layout.add_all([field.left == line.right, field.right == window.right, field.width >= 100])
    layout.solve()
    assert [label.frame.width for label in labels] == [100, 60]
    assert (line.frame.x, field.frame.width) == (100, 100)
    window.set_size(400, 100)
    layout.solve()
    assert [label.frame.width for label in labels] == [120, 60]
    assert (line.frame.x, field.frame.width) == (120, 280)
