"""Flows, barriers and rows that turn inside of each other: what a solve decides has no history, and
barriers are at the furthest of their nodes."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from budget import are_enough, seeds
from keeplayout import Align, Anchor, Axis, Distribution, Gone, Layout, Node, Priority

Frames = list[tuple[float, ...]]
SIDES = [Anchor.LEFT, Anchor.RIGHT, Anchor.TOP, Anchor.BOTTOM]
SOFT = [Priority(20), Priority(250), Priority(251), Priority(700)]


@dataclass
class Part:
    """What a node is, and what is in it."""

    kind: str
    inside: list[Part] = field(default_factory=list)
    size: tuple[float, float] = (0, 0)
    gap: float = 0
    axis: Axis = Axis.HORIZONTAL
    align: Align = Align.START
    distribution: Distribution = Distribution.PACKED
    most: float | None = None
    gone: Gone = Gone.NOT
    turns: bool = False
    varied: Varied | None = None


@dataclass
class Varied:
    """Two variants more of a part with others inside: at a width, and otherwise."""

    width: float
    gaps: tuple[float, float]
    axes: tuple[Axis, Axis]
    gone: bool
    """Whether its first member is gone in the last one."""
    fits: bool
    """Whether the first one needs its last member to be 40 wide at least."""


@dataclass
class Line:
    """A barrier of parts by their numbers, and what hangs on it: from it to far away, softly."""

    side: Anchor
    nodes: list[int]
    distance: float
    priority: Priority
    most: float


@dataclass
class Window:
    size: tuple[float, float]
    top: Part
    lines: list[Line]


class Made:
    """A layout of that."""

    def __init__(self, window: Window) -> None:
        self.layout = Layout()
        self.window = self.layout.node("window", size=window.size)
        self.nodes: list[Node] = []
        top = self.made(self.window, window.top)
        top.keep_insets(0, 0, None, 0)
        top.bottom_inset.min = 0
        self.barriers = [self.line(line) for line in window.lines]
        self.layout.solve()

    def made(self, parent: Node, part: Part) -> Node:
        place = len(self.nodes)
        self.nodes.append(parent)
        if part.kind in ("flow", "row", "column"):
            members = [self.made(parent, each) for each in part.inside]
            if part.kind == "flow":
                node = parent.flow(
                    *members, axis=part.axis, gap=(part.gap, part.gap / 2), align=part.align,
                    distribution=part.distribution,
                )  # fmt: skip
            else:
                make = parent.row if part.kind == "row" else parent.column
                node = make(*members, gap=part.gap, align=part.align)
                node.turns = part.turns
        else:
            node = parent.node()
            width, height = part.size
            if part.kind == "text":
                node.measure_both = lambda most, _: (
                    min(most, width), height * -(-width // max(min(most, width), 1)),
                )  # fmt: skip
            elif part.kind == "paragraph":
                node.width.min = 30
                node.measure = lambda length: height * -(-width // max(length, 1))
            else:
                node.content_size = part.size
        self.nodes[place] = node
        if part.varied:
            self.vary(node, part.varied)
        self.set(place, part)
        return node

    def vary(self, node: Node, varied: Varied) -> None:
        first, second, last = (
            node.add_variant(2 * varied.width, fits=varied.fits),
            node.add_variant(varied.width),
            node.add_variant(),
        )
        for variant, gap, axis in zip((second, last), varied.gaps, varied.axes, strict=True):
            node.vary(variant, node, gap=gap, axis=axis)
        if varied.gone:
            node.vary(last, node.children[0], gone=Gone.FULLY)
        if varied.fits:
            wide = self.layout.add(node.children[-1].width >= 40 @ Priority(600))
            wide.set_variant(node, first)

    def set(self, place: int, part: Part) -> None:
        node = self.nodes[place]
        node.width.max = part.most
        node.gone = part.gone
        if part.kind == "thing":
            node.content_size = part.size

    def line(self, line: Line) -> Node:
        barrier = self.window.barrier(
            line.side, *(self.nodes[each] for each in line.nodes), distance=line.distance
        )
        hanging = self.window.node()
        window, layout = self.window, self.layout
        match line.side:
            case Anchor.LEFT:
                layout.add(hanging.right == barrier.left)
                layout.add(hanging.left == window.left - 900 @ line.priority)
            case Anchor.RIGHT:
                layout.add(hanging.left == barrier.left)
                layout.add(hanging.right == window.right + 900 @ line.priority)
            case Anchor.TOP:
                layout.add(hanging.bottom == barrier.top)
                layout.add(hanging.top == window.top - 900 @ line.priority)
            case _:
                layout.add(hanging.top == barrier.top)
                layout.add(hanging.bottom == window.bottom + 900 @ line.priority)
        hanging.width.max = hanging.height.max = line.most
        return barrier

    def frames(self) -> Frames:
        return [tuple(node.frame_in_root) for node in [*self.nodes, *self.barriers]]


def every(part: Part) -> list[Part]:
    return [part, *(each for inner in part.inside for each in every(inner))]


def leaf(rng: random.Random) -> Part:
    kind = rng.choice(["thing", "thing", "thing", "text", "paragraph"])
    return Part(kind, size=(rng.choice([20, 35.5, 80, 60.5]), rng.choice([12, 20, 31])))


def grown(rng: random.Random, depth: int) -> Part:
    if depth == 0 or rng.random() < 0.2:
        return leaf(rng)
    part = Part(rng.choice(["flow", "flow", "row", "column"]))
    part.inside = [grown(rng, depth - 1) for _ in range(rng.randint(1, 4))]
    part.gap = rng.choice([0, 4, 7.25])
    part.axis = rng.choice([Axis.HORIZONTAL, Axis.HORIZONTAL, Axis.VERTICAL])
    part.align = rng.choice([Align.FILL, Align.START, Align.CENTER, Align.FIRST_BASELINE])
    part.distribution = rng.choice([Distribution.PACKED, Distribution.SPREAD])
    if rng.random() < 0.2:
        part.most = rng.choice([60, 150, 320])
    return part


def window(rng: random.Random) -> Window:
    top = grown(rng, 3)
    top.most = None
    count = len(every(top))
    lines = [
        Line(
            rng.choice(SIDES),
            rng.sample(range(count), min(count, rng.randint(1, 3))),
            rng.choice([0, 8]),
            rng.choice(SOFT),
            rng.choice([40, 150]),
        )
        for _ in range(rng.randrange(3))
    ]
    return Window((rng.choice([150, 317.5, 480]), 4000), top, lines)


def edit(rng: random.Random, window: Window, made: Made) -> None:
    """Something of the window, or of a part in it."""
    if rng.random() < 0.4:
        window.size = (rng.choice([60, 120.25, 200, 480]), rng.choice([100, 4000]))
        made.window.set_size(*window.size)
        return
    parts = every(window.top)
    if len(parts) == 1:
        return
    place = rng.randrange(1, len(parts))
    part = parts[place]
    what = rng.randrange(3)
    if what == 0:
        some = list(Gone) if part.kind == "thing" else [Gone.NOT, Gone.FULLY]
        part.gone = rng.choice(some)
    elif what == 1:
        part.most = rng.choice([None, 40, 200])
    elif part.kind == "thing":
        part.size = (rng.choice([10, 50, 90.75]), part.size[1])
    made.set(place, part)


def edited(rng: random.Random, wanted: Window) -> Made:
    """A layout of it after some edits, solved and not."""
    made = Made(wanted)
    for _ in range(rng.randint(1, 6)):
        edit(rng, wanted, made)
        if rng.random() < 0.5:
            made.layout.solve()
    made.layout.solve()
    return made


def test_what_is_decided_has_no_history() -> None:
    """After some edits, solved and not: as in a layout that was made so, to the last bit."""
    met = 0
    for seed in seeds(111_000, 300):
        rng = random.Random(seed)
        wanted = window(rng)
        if any(part.kind in ("text", "paragraph") for part in every(wanted.top)):
            met += 1
        made = edited(rng, wanted)
        assert made.frames() == Made(wanted).frames(), seed
    assert are_enough(met, 100), met


@pytest.mark.parametrize("seed", [116_727, 130_923])
def test_what_flows_asked_for_before_has_no_history(seed: int) -> None:
    """These have other members in flows, whose length would be kept by what their flow had asked
    for: beside a text that is missing it, or as nothing else says how long one is."""
    rng = random.Random(seed)
    wanted = window(rng)
    assert edited(rng, wanted).frames() == Made(wanted).frames()


def test_rows_that_turn_have_no_history() -> None:
    """The same where most rows and columns go along the other axis if their members do not fit."""
    met = 0
    for seed in seeds(113_000, 300):
        rng = random.Random(seed)
        wanted = window(rng)
        for part in every(wanted.top):
            part.turns = part.kind in ("row", "column") and rng.random() < 0.8
        made = edited(rng, wanted)
        assert made.frames() == Made(wanted).frames(), seed
        met += sum(part.turns for part in every(wanted.top))
    assert are_enough(met, 300), met


def test_variants_have_no_history() -> None:
    """The same where containers have other gaps, axes, members and constraints at other widths,
    within rounding, which another way to the same solution may do otherwise."""
    met = 0
    for seed in seeds(114_000, 300):
        rng = random.Random(seed)
        wanted = window(rng)
        for part in every(wanted.top):
            part.turns = part.kind in ("row", "column") and rng.random() < 0.3
            if part.inside and rng.random() < 0.6:
                part.varied = varied(rng)
        made = edited(rng, wanted)
        for ours, fresh in zip(made.frames(), Made(wanted).frames(), strict=True):
            assert ours == pytest.approx(fresh, abs=1e-9), seed
        met += sum(node.variant > 0 for node in made.nodes)
    assert are_enough(met, 300), met


def varied(rng: random.Random) -> Varied:
    return Varied(
        rng.choice([40, 60, 120]),
        (rng.choice([0, 2]), rng.choice([1, 9.5])),
        (rng.choice(list(Axis)), rng.choice(list(Axis))),
        rng.random() < 0.5,
        rng.random() < 0.3,
    )


def test_barriers_are_at_the_furthest_of_their_nodes() -> None:
    """Whatever hangs on them; and their nodes are where they are without them."""
    for seed in seeds(112_000, 300):
        rng = random.Random(seed)
        wanted = window(rng)
        made = Made(wanted)
        lines, wanted.lines = wanted.lines, []
        without = Made(wanted).frames()
        for ours, theirs in zip(made.frames(), without, strict=False):
            assert ours == pytest.approx(theirs, abs=1e-6), seed
        for line, barrier in zip(lines, made.barriers, strict=True):
            ends = [far(without[node], line) for node in line.nodes]
            x, y, _, _ = barrier.frame_in_root
            place = x if line.side in (Anchor.LEFT, Anchor.RIGHT) else y
            furthest = min(ends) if line.side in (Anchor.LEFT, Anchor.TOP) else max(ends)
            assert place == pytest.approx(furthest, abs=1e-6), seed


def far(frame: tuple[float, ...], line: Line) -> float:
    x, y, width, height = frame
    return {
        Anchor.LEFT: x - line.distance, Anchor.RIGHT: x + width + line.distance,
        Anchor.TOP: y - line.distance, Anchor.BOTTOM: y + height + line.distance,
    }[line.side]  # fmt: skip
