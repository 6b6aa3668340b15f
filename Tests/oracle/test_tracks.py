"""Columns and rows of grids against CSS's track sizing."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

import pytest
from budget import are_enough, seeds
from distribution import Lie, places
from keeplayout import CONTENT, REQUIRED, Axis, Distribution, Layout, Node, content, fraction
from keeplayout import Track as ToTrack
from tracks import INFINITY, Kind, Member, Track, fitting, sizes

CONTENTS = [0, 7.5, 20, 40, 60, 110]
FACTORS = [0.2, 0.5, 0.8, 0.95, 1, 1.2, 2]
FRACTIONS = [0.5, 1, 1, 2, 3]
KINDS = [Kind.FIXED, Kind.CONTENT, Kind.FRACTION]


def written(track: Track) -> ToTrack | float:
    if track.kind is Kind.FIXED:
        return track.value
    limits = (track.least, None if track.most == INFINITY else track.most)
    return fraction(track.value, *limits) if track.kind is Kind.FRACTION else content(*limits)


@dataclass
class Case:
    """A grid that fills its window along one axis: each member has a line of its own across."""

    axis: Axis
    tracks: list[Track]
    members: list[Member]
    gap: float
    gone: set[int] = field(default_factory=set)
    lie: Lie | None = None
    bias: float = 0.0

    def __post_init__(self) -> None:
        self.layout = Layout()
        self.window = self.layout.node("window", size=(100, 100))
        along = [written(track) for track in self.tracks]
        is_row = self.axis == Axis.HORIZONTAL
        columns, rows = (along, []) if is_row else ([CONTENT] * len(self.members), along)
        self.grid = self.window.grid(columns=columns, rows=rows, gap=(self.gap, self.gap))
        self.grid.insets.equal = 0
        lie = Distribution[self.lie.name] if self.lie else Distribution.FILL
        if is_row:
            self.grid.distribution = lie
        else:
            self.grid.row_distribution = lie
        if self.bias:
            setattr(self.grid, "bias" if is_row else "row_bias", self.bias)
        self.nodes = [self.placed(at, member) for at, member in enumerate(self.members)]

    def placed(self, at: int, member: Member) -> Node:
        node = self.window.node()
        node.content_size = (member.most, member.most)
        if self.axis == Axis.HORIZONTAL:
            self.grid.place(node, member.first, at, member.count, 1)
        else:
            self.grid.place(node, at, member.first, 1, member.count)
        if member.least == member.most:
            node.compression = REQUIRED
        elif member.least:
            size = node.width if self.axis == Axis.HORIZONTAL else node.height
            size.min = member.least
        return node

    def solve(self, length: float) -> list[float]:
        self.window.set_size(*(length, 4000)[:: 1 if self.axis == Axis.HORIZONTAL else -1])
        self.layout.solve()
        return self.lengths()

    def there(self, length: float) -> list[tuple[float, float]]:
        self.solve(length)
        return self.found()

    def set_gone(self, *, to: bool) -> None:
        for at in self.gone:
            self.nodes[at].gone = to
        if not to:
            self.gone = set()

    def lengths(self) -> list[float]:
        return [length for _, length in self.found()]

    def found(self) -> list[tuple[float, float]]:
        """Where each track begins, and how long it is."""
        frames = [self.grid.track(self.axis, k).frame for k in range(len(self.tracks))]
        is_row = self.axis == Axis.HORIZONTAL
        return [(f.x, f.width) if is_row else (f.y, f.height) for f in frames]

    @property
    def present(self) -> list[Member]:
        return [each for at, each in enumerate(self.members) if at not in self.gone]

    def fresh(self) -> Case:
        """The same grid, which never had another size."""
        return Case(self.axis, self.tracks, self.members, self.gap, lie=self.lie, bias=self.bias)

    @property
    def alone(self) -> list[Member]:
        return [member for member in self.members if member.count == 1]

    @property
    def collapsed(self) -> frozenset[int]:
        """Content tracks with members of their own that are all gone."""
        found = {k for at in self.gone for k in self.members[at].places}
        found -= {k for member in self.present for k in member.places}
        return frozenset(k for k in found if self.tracks[k].kind is Kind.CONTENT)

    def expected(self, length: float) -> list[float]:
        return sizes(self.tracks, self.present, length, self.gap, self.collapsed)


def track(rng: random.Random, *, limits: bool) -> Track:
    kind = rng.choice(KINDS)
    if kind is Kind.FIXED:
        return Track(kind, rng.choice([20, 48.5, 80]))
    if kind is Kind.FRACTION:
        return Track(kind, rng.choice(FRACTIONS))
    least, most = 0.0, INFINITY
    if limits and rng.random() < 0.4:
        least = rng.choice([0, 30, 50])
        most = rng.choice([INFINITY, least or 12, least + 25.5])
    return Track(kind, 0, least, most)


def member(rng: random.Random, first: int, count: int = 1, *, yields: bool = True) -> Member:
    """Content that yields, that does not, or that yields down to a least size."""
    most = rng.choice(CONTENTS) * count
    return Member(first, rng.choice([0, most, most / 2]) if yields else most, most, count)


def drawn(
    rng: random.Random,
    *,
    limits: bool = False,
    spans: bool = False,
    yields: bool = True,
    of_fractions: float | None = None,
) -> Case:
    """A random grid; members of fractions are at least a part of their content, if that is told."""
    tracks = [track(rng, limits=limits) for _ in range(rng.randint(1, 6))]
    members = [
        member(rng, k, yields=yields) for k in range(len(tracks)) for _ in range(rng.randint(1, 2))
    ]
    if of_fractions is not None:
        members = [
            Member(each.first, each.most * of_fractions, each.most)
            if tracks[each.first].kind is Kind.FRACTION
            else each
            for each in members
        ]
    for _ in range(rng.randint(1, 3) if spans and len(tracks) > 1 else 0):
        count = rng.randint(2, len(tracks))
        first = rng.randint(0, len(tracks) - count)
        members.append(member(rng, first, count, yields=yields))
    return Case(rng.choice(list(Axis)), tracks, members, rng.choice([0, 8]))


def limited(rng: random.Random) -> Case:
    """A random grid whose fractions have limits, too, and what is in them is required or counts for
    nothing."""
    tracks = [track(rng, limits=True) for _ in range(rng.randint(2, 6))]
    for k, each in enumerate(tracks):
        if each.kind is Kind.FRACTION and rng.random() < 0.5:
            least = rng.choice([0, 0, 30])
            most = rng.choice([least or 30, least + 25.5, INFINITY])
            tracks[k] = Track(each.kind, each.value, least, most)
    members = [member(rng, k) for k in range(len(tracks)) for _ in range(rng.randint(1, 2))]
    return Case(rng.choice(list(Axis)), tracks, members, rng.choice([0, 8]))


def test_the_rule_by_hand() -> None:
    """CSS Grid Layout, 12.5: 60 that a member of 180 lacks are 15 for each of 10 90 10 10; over a
    fraction one widens no content. Content of 120 and 80 in 150 is 90 and 60, and what is
    required overflows."""
    content, one = Track(Kind.CONTENT), Track(Kind.FRACTION, 1)
    four = [Member(k, each, each) for k, each in enumerate([10, 90, 10, 10])]
    assert sizes([content] * 4, [*four, Member(0, 180, 180, 4)], 400) == pytest.approx(
        [25, 105, 25, 25]
    )
    over = [Member(0, 10, 10), Member(1, 20, 20), Member(0, 0, 500, 3)]
    assert sizes([content, content, one], over, 400) == pytest.approx([10, 20, 370])
    yielding = [Member(0, 0, 120), Member(1, 0, 80)]
    assert sizes([content] * 2, yielding, 150) == pytest.approx([90, 60])
    assert sizes([content] * 2, [Member(k, 80, 80) for k in (0, 1)], 100) == [80, 80]
    assert sizes([one] * 2, [Member(0, 100, 100)], 60) == [100, 0]
    assert fitting([one, Track(Kind.FRACTION, 2)], [Member(0, 0, 120), Member(1, 0, 180)]) == 360


def compare(case: Case, length: float, seed: int) -> list[float]:
    """The lengths in a grid of a length, which are those of the rule."""
    lengths = case.solve(length)
    assert lengths == pytest.approx(case.expected(length), abs=1e-6), seed
    return lengths


def test_tracks_are_as_large_as_what_is_in_them_needs() -> None:
    """Where there is enough; also after a resize and back, to the last bit, as if it had always had
    that size."""
    for seed in seeds(111_000, 200):
        rng = random.Random(seed)
        case = drawn(rng, limits=True)
        enough = fitting(case.tracks, case.members, case.gap)
        first = compare(case, enough, seed)
        for factor in rng.sample([1.1, 1.5, 2, 5], 2):
            lengths = compare(case, enough * factor, seed)
        assert case.fresh().solve(enough * factor) == lengths, seed
        assert case.solve(enough) == first, seed


def test_members_in_several_tracks_widen_them_equally() -> None:
    """Of content, unless a fraction is among them; also those that overlap, in a grid that gets
    larger, and back, to the last bit."""
    met = 0
    for seed in seeds(115_000, 200):
        rng = random.Random(seed)
        case = drawn(rng, spans=True)
        enough = fitting(case.tracks, case.members, case.gap)
        first = compare(case, enough, seed)
        met += first != sizes(case.tracks, case.alone, enough, case.gap)
        for factor in rng.sample([1.1, 1.5, 2, 5], 2):
            lengths = compare(case, enough * factor, seed)
        assert case.fresh().solve(enough * factor) == lengths, seed
        assert case.solve(enough) == first, seed
    assert are_enough(met, 20), met


def test_a_grid_is_as_large_as_its_tracks() -> None:
    for seed in seeds(112_000, 100):
        case = drawn(random.Random(seed), limits=True)
        is_row = case.axis == Axis.HORIZONTAL
        case.window.set_size(None if is_row else 4000, 4000 if is_row else None)
        case.layout.solve()
        found = case.window.frame.width if is_row else case.window.frame.height
        assert found == pytest.approx(fitting(case.tracks, case.members, case.gap)), seed


def test_what_is_required_overflows_at_the_end() -> None:
    """Nothing yields, and there is too little: each track is as long as it must be."""
    for seed in seeds(113_000, 100):
        rng = random.Random(seed)
        case = drawn(rng, limits=True, yields=False)
        enough = fitting(case.tracks, case.members, case.gap)
        compare(case, enough * rng.choice(FACTORS[:4]), seed)


def test_tracks_whose_members_are_gone_close_their_gaps() -> None:
    """And back again, to the last bit."""
    for seed in seeds(114_000, 100):
        rng = random.Random(seed)
        case = drawn(rng)
        length = 2 * fitting(case.tracks, case.members, case.gap)
        first = compare(case, length, seed)
        case.gone = set(rng.sample(range(len(case.members)), rng.randint(1, len(case.members))))
        for at in case.gone:
            case.nodes[at].gone = True
        compare(case, length, seed)
        for at in case.gone:
            case.nodes[at].gone = False
        assert case.solve(length) == first, seed


def test_what_is_missing_of_content_is_shared() -> None:
    """In proportion to content, down to what is required, before fractions get anything; and back,
    to the last bit."""
    met = 0
    for seed in seeds(116_000, 300):
        rng = random.Random(seed)
        case = drawn(rng, limits=True, of_fractions=0)
        enough = fitting(case.tracks, case.alone, case.gap)
        first = compare(case, enough, seed)
        for factor in rng.sample(FACTORS[:4], 2):
            met += compare(case, enough * factor, seed) != first
        assert case.solve(enough) == first, seed
    assert are_enough(met, 200), met


def test_fractions_with_limits_are_beside_content() -> None:
    """Content has what it needs, with enough space and too little; and back, to the last bit."""
    met = 0
    for seed in seeds(117_000, 300):
        rng = random.Random(seed)
        case = limited(rng)
        needed = [
            Member(each.first, each.least, each.least)
            if case.tracks[each.first].kind is Kind.FRACTION
            else each
            for each in case.members
        ]
        # What is just enough is a double, so that what is missing is nothing.
        enough = math.ceil(64 * fitting(case.tracks, needed, case.gap)) / 64
        first = compare(case, enough, seed)
        for factor in rng.sample(FACTORS, 2):
            met += compare(case, enough * factor, seed) != first
        assert case.solve(enough) == first, seed
    assert are_enough(met, 200), met


def check_places(case: Case, length: float, seed: int) -> list[tuple[float, float]]:
    """Where tracks lie in a grid of a length, which is as the rule says; those that are gone lie
    anywhere."""
    lengths = compare(case, length, seed)
    there = [k for k in range(len(lengths)) if k not in case.collapsed]
    sizes = [lengths[k] for k in there]
    found = case.found()
    assert case.lie is not None
    wanted = places(sizes, length, case.gap, case.lie, case.bias)
    assert [found[k][0] for k in there] == pytest.approx(wanted, abs=1e-6), seed
    return found


def test_what_is_left_of_a_grid_is_distributed() -> None:
    """Also where members of some columns are gone, and back, or after a resize and back, to the
    last bit, as if it had always been so."""
    met = 0
    for seed in seeds(118_000, 200):
        rng = random.Random(seed)
        case = drawn(rng, spans=rng.random() < 0.3)
        case.lie, case.bias = rng.choice(list(Lie)), rng.choice([0, 0.25, 1])
        if case.lie is Lie.EQUAL_GAPS:
            case.bias = 0
        case = case.fresh()
        enough = fitting(case.tracks, case.members, case.gap)
        first = check_places(case, enough * 1.5, seed)
        assert check_places(case, enough * 4, seed) == case.fresh().there(enough * 4), seed
        if len(case.alone) < len(case.members):
            continue
        case.gone = set(rng.sample(range(len(case.members)), rng.randint(1, len(case.members))))
        case.set_gone(to=True)
        if len(case.collapsed) < len(case.tracks):
            check_places(case, enough * 1.5, seed)
            met += not any(track.kind is Kind.FRACTION for track in case.tracks)
        case.set_gone(to=False)
        assert case.there(enough * 1.5) == first, seed
    assert are_enough(met, 30), met
