"""Sizes in proportion, with limits, against CSS's flexible lengths."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from budget import are_enough, seeds
from keeplayout import Axis, Distribution, Layout, Node, fraction
from proportions import Share, shared

LENGTHS = [100, 222.25, 300, 317.5, 700, 1000]
WEIGHTS = [0.5, 1, 1, 2, 3, 7]


@dataclass
class Case:
    """A container that fills its window, whose members have shares."""

    axis: Axis
    gap: float
    shares: list[Share]
    make: Callable[[Node, Case], list[Node]]
    length: float = 0.0

    def __post_init__(self) -> None:
        self.layout = Layout()
        self.window = self.layout.node("window", size=(100, 100))
        self.members = self.make(self.window, self)
        self.gone: set[int] = set()

    def solve(self, length: float) -> list[float]:
        self.length = length
        self.window.set_size(*(length, 100)[:: 1 if self.axis == Axis.HORIZONTAL else -1])
        self.layout.solve()
        return self.sizes()

    def sizes(self) -> list[float]:
        frames = (member.frame for member in self.members)
        return [f.width if self.axis == Axis.HORIZONTAL else f.height for f in frames]

    def expected(self) -> list[float] | None:
        """None where limits leave nothing to share."""
        there = [k for k in range(len(self.shares)) if k not in self.gone]
        room = self.length - self.gap * (len(there) - 1)
        shares = [self.shares[k] for k in there]
        if not sum(s.least for s in shares) <= room <= sum(s.most for s in shares):
            return None
        sizes = dict(zip(there, shared(room, shares), strict=True))
        return [sizes.get(k, 0.0) for k in range(len(self.shares))]


def limited(member: Node, share: Share, axis: Axis) -> Node:
    size = member.width if axis == Axis.HORIZONTAL else member.height
    if share.least:
        size.min = share.least
    if share.most < float("inf"):
        size.max = share.most
    return member


def members(window: Node, case: Case) -> list[Node]:
    return [limited(window.node(), share, case.axis) for share in case.shares]


def stack(window: Node, case: Case, distribution: Distribution) -> list[Node]:
    nodes = members(window, case)
    make = window.row if case.axis == Axis.HORIZONTAL else window.column
    make(*nodes, gap=case.gap, distribution=distribution).insets.equal = 0
    return nodes


def weights(window: Node, case: Case) -> list[Node]:
    nodes = stack(window, case, Distribution.FILL)
    for node, share in zip(nodes, case.shares, strict=True):
        node.weight = share.weight
    return nodes


def equal(window: Node, case: Case) -> list[Node]:
    case.shares = [Share(1, share.least, share.most) for share in case.shares]
    return stack(window, case, Distribution.FILL_EQUALLY)


def proportional(window: Node, case: Case) -> list[Node]:
    nodes = stack(window, case, Distribution.FILL_PROPORTIONALLY)
    for node, share in zip(nodes, case.shares, strict=True):
        node.content_size = (share.weight, share.weight)
    return nodes


def fractions(window: Node, case: Case) -> list[Node]:
    tracks = [
        fraction(s.weight, s.least, None if s.most == float("inf") else s.most) for s in case.shares
    ]
    nodes = [window.node() for _ in tracks]
    if case.axis == Axis.HORIZONTAL:
        grid = window.grid(*nodes, columns=tracks, gap=case.gap)
    else:
        grid = window.grid(*nodes, columns=[fraction(1)], rows=tracks, gap=case.gap)
    grid.insets.equal = 0
    return nodes


def drawn(
    seed: int, make: Callable[[Node, Case], list[Node]], most: int = 8
) -> tuple[random.Random, Case]:
    rng = random.Random(seed)
    shares = []
    for _ in range(rng.randint(2, most)):
        kind, least, limit = rng.random(), 0.0, float("inf")
        if kind < 0.25:
            limit = rng.choice([10, 30, 50, 80])
        elif kind < 0.5:
            least = rng.choice([40, 60, 100, 150])
        elif kind < 0.6:
            least = rng.choice([20, 40])
            limit = least + rng.choice([0, 10, 30])
        shares.append(Share(rng.choice(WEIGHTS), least, limit))
    return rng, Case(rng.choice(list(Axis)), rng.choice([0, 8]), shares, make)


MAKERS = [weights, equal, proportional, fractions]


def cases(base: int, makers: list[Callable[[Node, Case], list[Node]]]) -> Iterator[tuple[int, int]]:
    for place in range(len(makers)):
        for seed in seeds(base + 10_000 * place, 60):
            yield place, seed


def test_the_rule_by_hand():
    """Rows of 300: CSS Flexible Box Layout, 9.7."""
    assert shared(300, [Share(1), Share(1, most=50), Share(1)]) == pytest.approx([125, 50, 125])
    assert shared(300, [Share(1), Share(1, 200), Share(1)]) == pytest.approx([50, 200, 50])
    several = [Share(2), Share(1, most=30), Share(1), Share(2)]
    assert shared(300, several) == pytest.approx([108, 30, 54, 108])


def test_sizes_are_in_proportion_as_far_as_limits_let_them():
    """Also after a resize and back, to the last bit."""
    met = 0
    for place, seed in cases(81_000, MAKERS):
        rng, case = drawn(seed, MAKERS[place])
        start = rng.choice(LENGTHS)
        first = case.solve(start)
        for length in [*rng.sample(LENGTHS, 2), start]:
            sizes, wanted = case.solve(length), case.expected()
            if wanted is not None:
                assert sizes == pytest.approx(wanted, abs=1e-9), (seed, MAKERS[place].__name__)
                met += 1
        assert case.sizes() == first, (seed, MAKERS[place].__name__)
    assert are_enough(met, 300), met


def test_members_that_are_gone_leave_the_others_in_proportion():
    """And back again, to the last bit."""
    met = 0
    makers = MAKERS[:3]
    for place, seed in cases(82_000, makers):
        rng, case = drawn(seed, makers[place])
        first = case.solve(rng.choice(LENGTHS))
        case.gone = set(rng.sample(range(len(case.shares)), rng.randint(1, len(case.shares) - 1)))
        for member in case.gone:
            case.members[member].gone = True
        sizes, wanted = case.solve(case.length), case.expected()
        if wanted is not None:
            assert sizes == pytest.approx(wanted, abs=1e-9), (seed, makers[place].__name__)
            met += 1
        for member in case.gone:
            case.members[member].gone = False
        assert case.solve(case.length) == first, (seed, makers[place].__name__)
    assert are_enough(met, 80), met


def test_members_come_leave_and_get_other_weights():
    """The same as a layout that was made so at once, to the last bit."""
    for seed in seeds(83_000, 60):
        rng, case = drawn(seed, weights, most=7)
        case.solve(rng.choice(LENGTHS))
        row = case.members[0].parent
        assert row is not None
        last = Share(rng.choice(WEIGHTS), rng.choice([0.0, 60.0]))
        added = limited(row.node(), last, case.axis)
        added.weight = last.weight
        case.members.append(added)
        case.shares.append(last)
        changed = rng.randrange(len(case.shares))
        share = case.shares[changed]
        case.shares[changed] = Share(rng.choice(WEIGHTS), share.least, share.most)
        case.members[changed].weight = case.shares[changed].weight
        left = rng.randrange(len(case.shares))
        case.members.pop(left).destroy()
        case.shares.pop(left)
        case.layout.solve()
        fresh = Case(case.axis, case.gap, case.shares, weights)
        assert case.sizes() == fresh.solve(case.length), seed
        wanted = case.expected()
        if wanted is not None:
            assert case.sizes() == pytest.approx(wanted, abs=1e-9), seed


def test_a_drag_is_exact_beside_members_that_stand_still() -> None:
    """The third resize is parametric, with members that stand still."""
    shares = [Share(3, most=80), Share(2), Share(2, 20, 20), Share(3)]
    case = Case(Axis.HORIZONTAL, 8, shares, fractions)
    first = case.solve(317.5)
    for length in [150, 700]:
        case.solve(length)
    assert case.solve(317.5) == first
    assert first == [80, 77.4, 20, 116.1]  # (317.5 - 24 - 80 - 20) * 2 / 5 and 3 / 5
