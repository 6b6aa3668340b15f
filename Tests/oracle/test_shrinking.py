"""Members that are too large in all, or grow, with limits, against CSS's flexible lengths."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace

import pytest
from budget import are_enough, seeds
from keeplayout import Axis, Distribution, Layout, Least, Node
from shrinking import Ask, grown, shrunk

CONTENTS = [7.5, 10, 40, 80, 80, 120, 300]
FACTORS = [0.3, 0.5, 0.8, 0.95, 1, 1.2, 2]
DISTRIBUTIONS = [Distribution.FILL, Distribution.FILL, Distribution.PACKED, Distribution.EQUAL_GAPS]


@dataclass
class Case:
    """A row or a column in a window; some members may be in a row or a column of their own."""

    axis: Axis
    gap: float
    asks: list[Ask]
    distribution: Distribution = Distribution.FILL
    nested: range = range(0)
    length: float = 0.0
    gone: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.layout = Layout()
        self.window = self.layout.node("window", size=(100, 100))
        self.members = [asking(self.window.node(), ask, self.axis) for ask in self.asks]
        outer = list(self.members)
        if self.nested:
            inner = self.make(self.window, outer[self.nested.start : self.nested.stop])
            outer[self.nested.start : self.nested.stop] = [inner]
        self.row = self.make(self.window, outer)
        self.row.insets.equal = 0
        for member, ask in zip(self.members, self.asks, strict=True):
            member.shrink, member.weight, member.grows = ask.shrink, ask.weight, ask.weight > 0

    def make(self, parent: Node, members: list[Node]) -> Node:
        make = parent.row if self.axis == Axis.HORIZONTAL else parent.column
        return make(*members, gap=self.gap, distribution=self.distribution)

    def solve(self, length: float) -> list[float]:
        self.length = length
        self.window.set_size(*(length, 100)[:: 1 if self.axis == Axis.HORIZONTAL else -1])
        self.layout.solve()
        return self.sizes()

    def sizes(self) -> list[float]:
        frames = (member.frame for member in self.members)
        return [f.width if self.axis == Axis.HORIZONTAL else f.height for f in frames]

    @property
    def there(self) -> list[int]:
        return [k for k in range(len(self.asks)) if k not in self.gone]

    def length_of(self, factor: float) -> float:
        """The length of so much of all that they ask for."""
        there = self.there
        return factor * sum(self.asks[k].whole for k in there) + self.gap * (len(there) - 1)

    def expected(self) -> list[float] | None:
        """None where limits need more than there is, or nothing is missing."""
        there = self.there
        asks = [self.asks[k] for k in there]
        space = self.length - self.gap * (len(there) - 1)
        whole = sum(a.whole for a in asks)
        least = sum(a.least if a.shrink else a.whole for a in asks)
        most = sum(a.most if a.weight else a.whole for a in asks)
        if not least <= space <= most or space == whole:
            return None
        grows = space > whole and all(a.weight for a in asks)
        if space > whole and not grows:
            return None
        found = grown(space, asks) if grows else shrunk(space, asks)
        sizes = dict(zip(there, found, strict=True))
        return [sizes.get(k, 0.0) for k in range(len(self.asks))]

    def is_whole(self) -> bool:
        """Whether all have what they ask for."""
        sizes = self.sizes()
        return all(sizes[k] >= min(self.asks[k].whole, self.asks[k].length) for k in self.there)


def asking(member: Node, ask: Ask, axis: Axis) -> Node:
    size = member.width if axis == Axis.HORIZONTAL else member.height
    member.content_size = (ask.length, ask.length)
    if ask.least:
        size.min = ask.least
    if ask.most < float("inf"):
        size.max = ask.most
    return member


def drawn(
    seed: int, least: int = 2, most: int = 8, limits: float = 1
) -> tuple[random.Random, Case]:
    rng = random.Random(seed)
    asks = []
    for _ in range(rng.randint(least, most)):
        kind, low, high = rng.random() / limits, 0.0, float("inf")
        if kind < 0.2:
            low = rng.choice([20.0, 40.0, 100.0])
        elif kind < 0.4 and limits == 1:
            high = rng.choice([20.0, 30.0, 60.0])
        elif kind < 0.5 and limits == 1:
            low = rng.choice([20.0, 40.0])
            high = low + rng.choice([0.0, 10.0])
        asks.append(Ask(rng.choice(CONTENTS), low, high))
    count = len(asks)
    nested = range(0)
    if most == 8 and count > 3 and rng.random() < 0.3:
        first = rng.randrange(count - 2)
        nested = range(first, rng.randint(first + 2, count - 1))
    axis, gap = rng.choice(list(Axis)), rng.choice([0.0, 8.0])
    return rng, Case(axis, gap, asks, rng.choice(DISTRIBUTIONS), nested)


def check(case: Case, seed: int) -> int:
    wanted = case.expected()
    if wanted is not None:
        assert case.sizes() == pytest.approx(wanted, abs=1e-9), seed
    elif case.length >= case.length_of(1):
        assert case.is_whole(), seed
    return wanted is not None


def test_the_rule_by_hand():
    """CSS Flexible Box Layout, 9.7: 160 for four of 80; 120 and 80 in 150; a least size of 60."""
    assert shrunk(160, [Ask(80)] * 4) == pytest.approx([40] * 4)
    assert shrunk(150, [Ask(120), Ask(80)]) == pytest.approx([90, 60])
    assert shrunk(120, [Ask(80, 60), Ask(80), Ask(80)]) == pytest.approx([60, 30, 30])
    assert shrunk(100, [Ask(100, most=20), Ask(100)]) == pytest.approx([20, 80])


def test_members_lose_in_proportion_as_far_as_limits_let_them():
    """Also after a resize and back, to the last bit, as a layout that never had another size."""
    met = 0
    for seed in seeds(91_000, 120):
        rng, case = drawn(seed)
        start = case.length_of(rng.choice(FACTORS))
        first = case.solve(start)
        met += check(case, seed)
        for factor in rng.sample(FACTORS, 2):
            case.solve(case.length_of(factor))
            met += check(case, seed)
        assert case.solve(start) == first, seed
    assert are_enough(met, 100), met


def test_of_many_with_least_sizes_each_loses_as_much():
    met = 0
    for seed in seeds(92_000, 40):
        rng, case = drawn(seed, 9, 24, limits=0.3)
        start = case.length_of(rng.choice(FACTORS))
        first = case.solve(start)
        met += check(case, seed)
        case.solve(case.length_of(rng.choice(FACTORS)))
        met += check(case, seed)
        assert case.solve(start) == first, seed
    assert are_enough(met, 30), met


def test_members_that_are_gone_leave_their_space_to_the_others():
    """And back again, to the last bit."""
    met = 0
    for seed in seeds(93_000, 60):
        rng, case = drawn(seed)
        first = case.solve(case.length_of(rng.choice([0.2, 0.3, 0.5])))
        case.gone = set(rng.sample(range(len(case.asks)), rng.randint(1, len(case.asks) - 1)))
        if case.nested and case.gone.issuperset(case.nested):
            continue  # The empty row inside has gaps of its own around it.
        for member in case.gone:
            case.members[member].gone = True
        case.solve(case.length)
        met += check(case, seed)
        for member in case.gone:
            case.members[member].gone = False
        assert case.solve(case.length) == first, seed
    assert are_enough(met, 20), met


def test_members_come_leave_and_get_other_content():
    """The same as a layout that was made so at once, to the last bit."""
    met = 0
    for seed in seeds(94_000, 60):
        rng, case = drawn(seed, most=7)
        case.solve(case.length_of(rng.choice([0.3, 0.5, 0.8])))
        ask = Ask(rng.choice(CONTENTS), rng.choice([0.0, 20.0]))
        case.members.append(asking(case.row.node(), ask, case.axis))
        case.asks.append(ask)
        changed = rng.randrange(len(case.asks))
        known = case.asks[changed]
        case.asks[changed] = Ask(rng.choice(CONTENTS), known.least, known.most)
        case.members[changed].content_size = (case.asks[changed].length,) * 2
        left = rng.randrange(len(case.asks))
        case.members.pop(left).destroy()
        case.asks.pop(left)
        case.layout.solve()
        fresh = Case(case.axis, case.gap, case.asks, case.distribution)
        assert case.sizes() == fresh.solve(case.length), seed
        met += check(case, seed)
    assert are_enough(met, 20), met


def test_what_resists_less_yields_first():
    """Content at 600 of 100 beside 80 and 80 at 750, in 200 and in 120: 40 80 80, and 0 60 60."""
    case = Case(Axis.HORIZONTAL, 0, [Ask(100), Ask(80), Ask(80)])
    case.members[0].compression = 600
    assert case.solve(200) == [40, 80, 80]
    assert case.solve(120) == [0, 60, 60]
    assert case.solve(260) == [100, 80, 80]


def test_factors_and_growth_from_content():
    """And back again, to the last bit."""
    met = {True: 0, False: 0}
    for seed in seeds(95_000, 120):
        rng, known = drawn(seed)
        grows = rng.random() < 0.5
        asks = [
            replace(
                ask,
                shrink=rng.choice([0, 0.5, 1, 1, 2, 3]),
                weight=rng.choice([0.5, 1, 1, 2]) if grows else 0,
            )
            for ask in known.asks
        ]
        case = Case(known.axis, known.gap, asks)
        start = case.length_of(rng.choice(FACTORS))
        first = case.solve(start)
        met[case.length > case.length_of(1)] += check(case, seed)
        for factor in rng.sample(FACTORS, 2):
            case.solve(case.length_of(factor))
            met[factor > 1] += check(case, seed)
        assert case.solve(start) == first, seed
    assert are_enough(met[True], 30), met
    assert are_enough(met[False], 60), met


def test_a_basis_by_hand():
    """300 between 100 and 50, with weights 1 and 1: 175 and 125. A basis of 80 and one of 20 with
    weights 1 and 2, in 160: 100 and 60; in 50: 40 and 10. Factors 1 and 3 of 100 each, in 120: 80
    and 40."""
    case = Case(Axis.HORIZONTAL, 0, [Ask(100, weight=1), Ask(50, weight=1)])
    assert case.solve(300) == [175, 125]
    case = Case(Axis.HORIZONTAL, 0, [Ask(0, weight=1), Ask(0, weight=2)])
    (case.members[0].basis, case.members[1].basis) = (80, 20)
    for member in case.members:
        member.grows = False
    assert case.solve(160) == [100, 60]
    assert case.solve(50) == [40, 10]
    case = Case(Axis.HORIZONTAL, 0, [Ask(100), Ask(100, shrink=3)])
    assert case.solve(120) == [80, 40]


def test_members_that_keep_their_content_lose_nothing():
    """As if it were their least size; where there is too little for that they overflow."""
    met = 0
    for seed in seeds(96_000, 120):
        rng, known = drawn(seed)
        kept = [rng.random() < 0.4 for _ in known.asks]
        asks = [
            replace(ask, least=max(ask.least, min(ask.length, ask.most))) if keeps else ask
            for ask, keeps in zip(known.asks, kept, strict=True)
        ]
        case = Case(known.axis, known.gap, known.asks, known.distribution, known.nested)
        case.asks = asks
        for member, keeps in zip(case.members, kept, strict=True):
            member.own_least = Least.CONTENT if keeps else None
        first = case.solve(case.length_of(rng.choice(FACTORS)))
        length = case.length
        met += check(case, seed)
        case.solve(case.length_of(0.1))
        sizes = case.sizes()
        assert all(s >= a.least for s, a, keeps in zip(sizes, asks, kept, strict=True) if keeps)
        assert case.solve(length) == first, seed
    assert are_enough(met, 30), met
