"""Flows, also in others, against lines that are broken from the outside in."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from budget import are_enough, seeds
from distribution import Lie
from flows import (
    Align,
    Box,
    Column,
    Flow,
    Frame,
    Group,
    Row,
    Text,
    Thing,
    every,
    placed,
    text_height,
)
from keeplayout import Align as ToAlign
from keeplayout import Axis, Direction, Distribution, Layout, Node

WIDTHS = [20, 30, 35.5, 48, 60, 60, 80, 110]
HEIGHTS = [12, 20, 20, 31]
SPACES = [40, 75.25, 120, 130, 200, 317.5, 480, 900]


class Case:
    """A box at the top left corner of a window, and the nodes of it and of all within.

    Where its axis is vertical, x and y, widths and heights change places.
    """

    def __init__(
        self,
        box: Box,
        axis: Axis = Axis.HORIZONTAL,
        *,
        fills: bool = False,
        high: float | None = None,
    ) -> None:
        self.box, self.axis, self.fills, self.high = box, axis, fills, high
        self.layout = Layout()
        self.window = self.layout.node("window", size=(100, 100))
        self.nodes: dict[Box, Node] = {}
        top = self.made(self.window, box)
        top.left_inset.equal = top.top_inset.equal = 0
        far, below = top.right_inset, top.bottom_inset
        if axis == Axis.VERTICAL:
            far, below = below, far
        if high is not None:
            below.equal = 0
        if fills:
            far.equal = 0
        else:
            far.min = 0

    def turned(self, first: float, second: float) -> tuple[float, float]:
        return (first, second) if self.axis == Axis.HORIZONTAL else (second, first)

    def made(self, parent: Node, box: Box) -> Node:
        if isinstance(box, Group):
            node = self.grouped(parent, box, [self.made(parent, each) for each in box.inside])
        else:
            node = parent.node()
        if isinstance(box, Text):
            whole = box.length
            node.measure_both = lambda width, _: (min(width, whole), text_height(whole, width))
        elif isinstance(box, Thing):
            node.content_size = self.turned(box.length, box.high)
            if box.required:
                size = node.width if self.axis == Axis.HORIZONTAL else node.height
                size.equal = box.length
        self.nodes[box] = node
        return node

    def grouped(self, parent: Node, box: Group, members: list[Node]) -> Node:
        align = ToAlign[box.align.name]
        if isinstance(box, Flow):
            across = Distribution[box.lines_lie.name] if box.lines_lie else Distribution.FILL
            flow = parent.flow(
                *members, axis=self.axis, gap=(box.gap, box.row_gap), padding=box.padding,
                align=align, distribution=Distribution[box.lie.name], bias=box.bias,
                row_distribution=across, row_bias=box.lines_bias,
            )  # fmt: skip
            flow.last_line_packed, flow.lines_reversed = box.last_packed, box.reversed
            return flow
        distribution = Distribution.PACKED if isinstance(box, Row) else Distribution.FILL
        make = parent.row if isinstance(box, Row) else parent.column
        return make(
            *members, gap=box.gap, padding=box.padding, align=align, distribution=distribution
        )

    def solve(self, length: float) -> list[Frame]:
        self.window.set_size(*self.turned(length, self.high or 1000))
        self.layout.solve()
        return self.frames()

    def frames(self) -> list[Frame]:
        found = []
        for box in every(self.box):
            x, y, width, height = self.nodes[box].frame_in_root
            found.append(Frame(*self.turned(x, y), *self.turned(width, height)))
        return found

    def check(self, length: float, seed: int) -> list[Frame]:
        """Frames at a length, which are those of the rule."""
        frames = self.solve(length)
        if self.is_cut(length):
            return frames
        for ours, theirs in zip(frames, self.wanted(length), strict=True):
            assert tuple(ours) == pytest.approx(tuple(theirs), abs=1e-6), seed
        return frames

    def wanted(self, length: float) -> list[Frame]:
        return placed(self.box, length, fills=self.fills, high=self.high)

    def is_cut(self, length: float) -> bool:
        """Whether a row has less than its things and the longest members of its flows."""
        if not isinstance(self.box, Row):
            return False
        least = 0.0
        for box in self.box.members:
            inner = box.members if isinstance(box, Flow) else [box]
            least += max((1 if each.can_break() else each.whole() for each in inner), default=0)
        return least + 20 * len(self.box.members) > length

    def breaks(self) -> bool:
        return any(len(box.lines) > 1 for box in every(self.box) if isinstance(box, Flow))


def chips(rng: random.Random, least: int = 1, most: int = 9) -> list[Box]:
    """A quarter of them must be as long as they are, also where their flow is shorter."""
    return [
        Thing(rng.choice(WIDTHS), rng.choice(HEIGHTS), rng.random() < 0.25)
        for _ in range(rng.randint(least, most))
    ]


def flow(rng: random.Random, members: list[Box]) -> Flow:
    return Flow(
        members,
        gap=rng.choice([0, 6, 8]),
        padding=rng.choice([0, 0, 5]),
        align=rng.choice(list(Align)),
        row_gap=rng.choice([0, 4]),
        lines_lie=rng.choice([None, None, *Lie]),
        lines_bias=rng.choice([0, 0.5, 1]),
        reversed=rng.random() < 0.2,
    )


def single(rng: random.Random) -> Case:
    made = flow(rng, chips(rng))
    made.bias = rng.choice([0, 0, 0.5, 1])
    return Case(made, rng.choice(list(Axis)))


def filled(rng: random.Random) -> Case:
    """As long as its window, so that there is something to be distributed."""
    sizes = zip(rng.choices(WIDTHS[:5], k=8), HEIGHTS * 2, strict=True)
    made = flow(rng, [Thing(*each) for each in sizes])
    made.lie, made.last_packed = rng.choice(list(Lie)), rng.random() < 0.5
    return Case(made, rng.choice(list(Axis)), fills=True)


def tall(rng: random.Random) -> Case:
    """Higher than its lines, so that there is something to be distributed across it; flows in it
    that fill their line are so as well."""
    case = rng.choice([single, nested])(rng)
    return Case(case.box, case.axis, fills=rng.random() < 0.5, high=rng.choice([700, 1012.5]))


def with_texts(rng: random.Random) -> Case:
    members = chips(rng, 1, 5)
    for _ in range(rng.randint(1, 2)):
        members.insert(rng.randint(0, len(members)), Text(rng.choice([90, 250, 1003])))
    return Case(flow(rng, members))


def nested(rng: random.Random) -> Case:
    """A flow whose members are chips, and flows of chips and of flows."""
    members = chips(rng, 1, 4)
    for _ in range(rng.randint(1, 3)):
        inner = chips(rng, 1, 4)
        if rng.random() < 0.3:
            inner = [flow(rng, inner), *chips(rng, 1, 2)]
        members.insert(rng.randint(0, len(members)), flow(rng, inner))
    return Case(flow(rng, members), rng.choice(list(Axis)))


def in_column(rng: random.Random) -> Case:
    """Cards below each other, that have flows and texts in them."""
    some = [flow(rng, chips(rng)), Text(rng.choice([250, 1003])), *chips(rng, 1, 2)]
    rng.shuffle(some)
    align = rng.choice([Align.FILL, Align.START, Align.END])
    return Case(Column(some, gap=8, padding=rng.choice([0, 10]), align=align), fills=True)


def in_row(rng: random.Random) -> Case:
    """Flows and texts beside icons: those that can break share what is missing."""
    wraps = flow(rng, [Thing(each, 20) for each in rng.choices(WIDTHS[:3], k=4)])
    wraps.lines_lie = Lie.PACKED
    some: list[Box] = [wraps]
    for _ in range(rng.randint(1, 2)):
        some.append(Thing(rng.choice(WIDTHS), rng.choice(HEIGHTS)))
    if rng.random() < 0.5:
        some.append(Text(rng.choice([90, 250, 1003])))
    rng.shuffle(some)
    return Case(Row(some, gap=8, align=rng.choice(list(Align))))


MAKERS: list[Callable[[random.Random], Case]] = [
    single, filled, with_texts, nested, in_column, in_row, tall,
]  # fmt: skip


def made(base: int) -> list[tuple[int, Callable[[random.Random], Case]]]:
    return [
        (seed, make)
        for place, make in enumerate(MAKERS)
        for seed in seeds(base + 1_000_000 * place, 60)
    ]


def test_the_rule_by_hand() -> None:
    """CSS Flexible Box Layout, 9.3: three of 80, gaps of 8, are on one line of 256 if it fits. An
    icon of 40 beside a text of 1,000 in 292: 40 and 252."""
    three = Flow([Thing(80, 20) for _ in range(3)], gap=8)
    assert placed(three, 300) == [
        (0, 0, 256, 20), (0, 0, 80, 20), (88, 0, 80, 20), (176, 0, 80, 20),
    ]  # fmt: skip
    assert placed(three, 255)[0] == (0, 0, 255, 40)
    assert [frame.y for frame in placed(three, 168)] == [0, 0, 0, 20]
    row = Row([Thing(40, 40), Text(1000)])
    assert [frame.width for frame in placed(row, 292)] == [292, 40, 252]


def test_lines_break_from_the_outside_in() -> None:
    """Also after a resize and back, to the last bit, as a layout that never had another size."""
    met = 0
    for seed, make in made(101_000):
        rng = random.Random(seed)
        case = make(rng)
        start = rng.choice(SPACES)
        first = case.check(start, seed)
        for length in rng.sample(SPACES, 2):
            frames = case.check(length, seed)
            met += case.breaks()
        assert make(random.Random(seed)).solve(length) == frames, seed
        assert case.solve(start) == first, seed
    assert are_enough(met, 200), met


def test_what_is_gone_is_on_no_line() -> None:
    """And back again, to the last bit."""
    met = 0
    for seed, make in made(102_000):
        rng = random.Random(seed)
        case = make(rng)
        start = rng.choice(SPACES)
        first = case.check(start, seed)
        within = every(case.box)[1:]
        for box in rng.sample(within, rng.randint(1, max(1, len(within) // 2))):
            case.nodes[box].gone = box.gone = True
        case.check(start, seed)
        met += case.breaks()
        for box in within:
            case.nodes[box].gone = box.gone = False
        assert case.solve(start) == first, seed
    assert are_enough(met, 100), met


def test_what_is_read_from_the_right_is_mirrored() -> None:
    """Lines along and across, wherever they lie."""
    for seed, make in [(seed, make) for make in (filled, tall) for seed in seeds(104_000, 60)]:
        rng = random.Random(seed)
        case = make(rng)
        length = rng.choice(SPACES)
        case.check(length, seed)
        nodes = [case.nodes[box] for box in every(case.box)]
        width = case.window.frame.width
        wanted = [(width - x - w, y, w, h) for x, y, w, h in (n.frame_in_root for n in nodes)]
        # At the left edge the flow is where the window is, not where reading begins.
        shift = nodes[0].frame_in_root.x - wanted[0][0]
        case.window.direction = Direction.RIGHT_TO_LEFT
        case.layout.solve()
        for node, (x, y, w, h) in zip(nodes, wanted, strict=True):
            assert node.frame_in_root == pytest.approx((x + shift, y, w, h), abs=1e-6), seed


def test_lines_have_no_history() -> None:
    """Members come, leave and get another size: the same as a layout that was made so at once, to
    the last bit."""
    for seed in seeds(103_000, 100):
        rng = random.Random(seed)
        case = single(rng)
        top = case.nodes[case.box]
        assert isinstance(case.box, Flow)
        case.solve(rng.choice(SPACES))
        added = Thing(rng.choice(WIDTHS), rng.choice(HEIGHTS))
        case.box.inside.append(added)
        case.made(top, added)
        left = case.box.inside.pop(rng.randrange(len(case.box.inside)))
        case.nodes[left].destroy()
        case.box.padding = rng.choice([0, 5, 10])
        top.padding = case.box.padding
        length = rng.choice(SPACES)
        assert case.check(length, seed) == Case(case.box, case.axis).solve(length), seed
