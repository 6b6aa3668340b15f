"""Members with a share beside others: those have what they ask for, shares what that leaves.

So CSS has it for `flex: 0 1 auto` beside `flex: 1 1 0` with `min-width: 0` (Flexible Box Layout,
9.7): what a share contains counts for nothing, unless it is required.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from budget import are_enough, seeds
from keeplayout import REQUIRED, Axis, Distribution, Layout, Node, Priority
from proportions import Share, shared
from shrinking import Ask, shrunk

CONTENTS = [0, 7.5, 20, 40, 60, 110]
FACTORS = [0.3, 0.6, 0.9, 1, 1.2, 2]
DISTRIBUTIONS = [Distribution.FILL, Distribution.FILL, Distribution.PACKED, Distribution.EQUAL_GAPS]
INFINITY = float("inf")


@dataclass
class Part:
    """A member: its weight, or 0, its content, whether that is required, and its limits."""

    weight: float
    content: float
    required: bool = False
    least: float = 0.0
    most: float = INFINITY

    @property
    def ask(self) -> Ask:
        return Ask(self.content, self.content if self.required else self.least, self.most)

    @property
    def share(self) -> Share:
        return Share(self.weight, self.content if self.required else self.least, self.most)


@dataclass
class Case:
    """A row or a column that fills its window along an axis."""

    axis: Axis
    parts: list[Part]
    gap: float
    distribution: Distribution = Distribution.FILL
    gone: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.layout = Layout()
        self.window = self.layout.node("window", size=(100, 100))
        self.nodes = [self.sized(self.window.node(), part) for part in self.parts]
        make = self.window.row if self.axis == Axis.HORIZONTAL else self.window.column
        row = make(*self.nodes, gap=self.gap, distribution=self.distribution)
        row.insets.equal = 0
        for node, part in zip(self.nodes, self.parts, strict=True):
            node.weight = part.weight

    def sized(self, node: Node, part: Part) -> Node:
        node.content_size = (part.content, part.content)
        if part.required:
            node.compression = REQUIRED
        size = node.width if self.axis == Axis.HORIZONTAL else node.height
        if part.least:
            size.min = part.least
        if part.most < INFINITY:
            size.max = part.most
        return node

    def solve(self, length: float) -> list[float]:
        self.window.set_size(*(length, 400)[:: 1 if self.axis == Axis.HORIZONTAL else -1])
        self.layout.solve()
        frames = [node.frame for node in self.nodes]
        return [f.width if self.axis == Axis.HORIZONTAL else f.height for f in frames]

    @property
    def there(self) -> list[Part]:
        return [part for k, part in enumerate(self.parts) if k not in self.gone]

    def length_of(self, factor: float) -> float:
        """The length of so much of what others ask for, and shares have to be."""
        whole = sum(part.share.least if part.weight else part.ask.whole for part in self.there)
        return factor * whole + self.gap * (len(self.there) - 1)

    def expected(self, length: float) -> list[float] | None:
        """None where what is required does not fit, or limits leave nothing to share."""
        room = length - self.gap * (len(self.there) - 1)
        shares = [part.share for part in self.there if part.weight]
        asks = [part.ask for part in self.there if not part.weight]
        whole, least = sum(ask.whole for ask in asks), sum(share.least for share in shares)
        if whole + least <= room:
            if not shares or room - whole > sum(share.most for share in shares):
                return None
            found = [ask.whole for ask in asks], shared(room - whole, shares)
        else:
            if room - least < sum(ask.least for ask in asks):
                return None
            found = shrunk(room - least, asks), [share.least for share in shares]
        others, sizes = map(iter, found)
        taken = [0.0] * len(self.parts)
        for place, part in enumerate(self.parts):
            if place not in self.gone:
                taken[place] = next(sizes if part.weight else others)
        return taken

    def check(self, length: float, seed: int) -> bool:
        found, wanted = self.solve(length), self.expected(length)
        if wanted is not None:
            assert found == pytest.approx(wanted, abs=1e-6), seed
        return wanted is not None


@dataclass
class Box:
    """A row or a column of contents, and of others of its kind, with gaps of 4 and padding of 3."""

    axis: Axis
    inside: list[float | Box]
    node: Node | None = None

    def length(self, axis: Axis) -> float:
        """How long it is along an axis: as its members together, or as the longest of them."""
        lengths = [each.length(axis) if isinstance(each, Box) else each for each in self.inside]
        within = sum(lengths) + 4 * (len(lengths) - 1) if axis == self.axis else max(lengths)
        return within + 6

    def made(self, window: Node) -> Node:
        nodes = []
        for each in self.inside:
            nodes.append(each.made(window) if isinstance(each, Box) else window.node())
            if not isinstance(each, Box):
                nodes[-1].content_size = (each, each)
        make = window.row if self.axis == Axis.HORIZONTAL else window.column
        self.node = make(*nodes, gap=4, padding=3)
        return self.node


class Boxed(Case):
    """A case in which some members without a weight are boxes."""

    boxes: dict[int, Box]

    def __init__(self, axis: Axis, parts: list[Part], gap: float, boxes: dict[int, Box]) -> None:
        self.boxes = boxes
        super().__init__(axis, parts, gap)

    def sized(self, node: Node, part: Part) -> Node:
        box = self.boxes.get(next(k for k, each in enumerate(self.parts) if each is part))
        if box is None:
            return super().sized(node, part)
        node.destroy()
        part.content = box.length(self.axis)
        return box.made(self.window)


def box(rng: random.Random, deep: int = 2) -> Box:
    inside: list[float | Box] = [
        box(rng, deep - 1) if deep and rng.random() < 0.3 else rng.choice(CONTENTS)
        for _ in range(rng.randint(1, 3))
    ]
    return Box(rng.choice(list(Axis)), inside)


def drawn(seed: int) -> tuple[random.Random, Case]:
    rng = random.Random(seed)
    parts = [Part(1, rng.choice(CONTENTS))]
    for _ in range(rng.randint(1, 5)):
        part = Part(rng.choice([0, 0, 1, 1, 2, 3]), rng.choice(CONTENTS), rng.random() < 0.2)
        if not part.required and rng.random() < 0.4:
            part.least = rng.choice([0, 0, 30])
            part.most = rng.choice([INFINITY, (part.least or 12) + rng.choice([0, 25.5])])
        parts.append(part)
    rng.shuffle(parts)
    axis, gap = rng.choice(list(Axis)), rng.choice([0, 8])
    return rng, Case(axis, parts, gap, rng.choice(DISTRIBUTIONS))


def test_the_rule_by_hand():
    """Rows of 200, 250 and 150: CSS Flexible Box Layout, 9.7."""
    limited = Case(Axis.HORIZONTAL, [Part(0, 40), Part(3, 0, most=30), Part(1, 0)], 0)
    assert limited.expected(200) == pytest.approx([40, 30, 130])
    assert limited.solve(200) == [40, 30, 130]
    beside = Case(Axis.HORIZONTAL, [Part(0, 120), Part(1, 180)], 0)
    assert beside.expected(250) == pytest.approx([120, 130])
    assert beside.solve(250) == [120, 130]
    assert beside.solve(150) == [120, 30]


def test_shares_are_of_what_others_leave():
    """Also after a resize and back, to the last bit."""
    met = 0
    for seed in seeds(97_000, 150):
        rng, case = drawn(seed)
        start = case.length_of(rng.choice(FACTORS))
        first = case.solve(start)
        for factor in rng.sample(FACTORS, 3):
            met += case.check(case.length_of(factor), seed)
        assert case.solve(start) == first, seed
    assert are_enough(met, 300), met


def test_who_comes_and_goes_leaves_no_trace():
    """Members that are gone, get other content, or nodes inside and lose them again."""
    met = 0
    for seed in seeds(98_000, 60):
        rng, case = drawn(seed)
        length = case.length_of(rng.choice(FACTORS))
        first = case.solve(length)
        place = rng.randrange(len(case.parts))
        node, part = case.nodes[place], case.parts[place]
        case.gone = {place}
        node.gone = True
        met += case.check(case.length_of(1.2), seed)
        case.gone = set()
        node.gone = False
        inside = node.node()
        inside.size.equal = 50
        case.solve(length)
        inside.destroy()
        part.content, known = 25, part.content
        node.content_size = (25, 25)
        met += case.check(case.length_of(1.2), seed)
        part.content = known
        node.content_size = (known, known)
        assert case.solve(length) == first, seed
    assert are_enough(met, 60), met


def test_shares_at_their_limits_leave_the_rest_to_the_weakest():
    """140 of 200 for content, which hugs at 250; 130 for a spacer without any, and for what hugs
    less."""
    case = Case(Axis.HORIZONTAL, [Part(0, 40), Part(1, 0, most=30), Part(3, 0, most=30)], 0)
    assert case.solve(200) == [140, 30, 30]
    case = Case(Axis.HORIZONTAL, [Part(0, 40), Part(0, 20), Part(1, 0, most=30)], 0)
    case.nodes[1].hugging = 240
    assert case.solve(200) == [40, 130, 30]


def test_a_size_of_the_host_is_what_a_member_needs():
    """Set, at least or at most, at any priority above that of hugging: 200 between 40 and shares of
    which one is at most 30."""
    case = Case(Axis.HORIZONTAL, [Part(0, 40), Part(3, 0, most=30), Part(1, 0)], 0)
    width = case.nodes[0].width
    width.min = 60 @ Priority(600)
    assert case.solve(200) == [60, 30, 110]
    width.min = None
    width.max = 20 @ Priority(800)
    assert case.solve(200) == [20, 30, 150]
    width.max = None
    width.equal = 100 @ Priority(800)
    assert case.solve(200) == [100, 30, 70]


def test_where_the_host_places_members_they_follow():
    """The second member begins at 90, at 700, so that content is stretched."""
    case = Case(Axis.HORIZONTAL, [Part(0, 40), Part(1, 0)], 0)
    case.nodes[1].left_inset.equal = 90 @ Priority(700)
    assert case.solve(200) == [90, 110]


def test_what_is_inside_of_others_keeps_its_content():
    """A column of 60 without a share, made before its content, and shares of which one is at most
    30, in 200: no member of it is cut."""
    case = Case(Axis.HORIZONTAL, [Part(0, 0), Part(1, 0), Part(1, 0, most=30)], 0)
    label = case.nodes[0].node()
    label.insets.equal = 0
    label.content_size = (60, 20)
    case.solve(200)
    assert label.frame.width >= 60


def test_rows_and_columns_inside_have_what_their_members_need():
    """Boxes beside shares with limits, also where a content in one changes, or is gone and back."""
    met = 0
    for seed in seeds(99_000, 100):
        rng = random.Random(seed)
        parts = [Part(1, 0), Part(rng.choice([1, 3]), 0, most=rng.choice([30, 60]))]
        parts += [Part(0, 0) for _ in range(rng.randint(1, 3))]
        rng.shuffle(parts)
        boxes = {k: box(rng) for k, part in enumerate(parts) if not part.weight}
        case = Boxed(rng.choice(list(Axis)), parts, rng.choice([0, 8]), boxes)
        start = case.length_of(rng.choice([1, 1.2, 2])) + 20
        met += case.check(start, seed)
        first = case.solve(start)
        place, inner = rng.choice(list(boxes.items()))
        while isinstance(inner.inside[0], Box):
            inner = inner.inside[0]
        assert inner.node
        leaf, known = inner.node.children[0], inner.inside[0]
        inner.inside[0] = 90
        leaf.content_size = (90, 90)
        parts[place].content = boxes[place].length(case.axis)
        met += case.check(case.length_of(1) + 50, seed)
        inner.inside[0] = known
        leaf.content_size = (known, known)
        parts[place].content = boxes[place].length(case.axis)
        leaf.gone = True
        case.solve(start)
        leaf.gone = False
        assert case.solve(start) == first, seed
    assert are_enough(met, 150), met


def test_a_limited_share_beside_a_box_leaves_the_rest_to_others():
    """A row of 200 with a column of 40, weights 3, at most 30, and 1: CSS has 40, 30 and 130."""
    column = Box(Axis.VERTICAL, [34, 20])
    parts = [Part(0, 0), Part(3, 0, most=30), Part(1, 0)]
    assert Boxed(Axis.HORIZONTAL, parts, 0, {0: column}).solve(200) == [40, 30, 130]


@pytest.mark.parametrize("is_sum_first", [True, False])
def test_a_sum_precedes_what_has_no_share(is_sum_first: bool) -> None:
    """Whatever came first: beside a share, a member that a sum with another one has 100 long is
    that long at 750, not 0 as by its content."""
    layout = Layout()
    window = layout.node("window", size=(300, 100))
    other, share, beside = window.node(), window.node(), window.node()
    other.width.equal = 60
    window.row(share, beside).insets.equal = 0
    if not is_sum_first:
        share.weight = 1
    layout.add(beside.width + other.width == 160 @ Priority(750))
    share.weight = 1
    layout.solve()
    assert [share.frame.width, beside.frame.width] == [200, 100]
