"""Containers have no history: a row, column, flow or grid that was at another size, read the other
way, or without some of its members, has the frames of one that never was. Every parameter may be
set, also those that go with others badly. Within rounding, as another way may lead to the same
solution; two that are made alike are equal to the last bit."""

import random

import pytest
from budget import are_enough, seeds
from keeplayout import Align, Axis, Direction, Distribution, Layout, Least, Track, TrackKind
from keeplayout.importers.text import Letter, measure

WORDS = ("a", "bb", "cccc", "dddddd")
LENGTHS = (0, 10, 20.5, 40, 100 / 3, 80, 120.1)
GAPS = (0, 0, 8, 4.5)
ALIGNS = [each for each in Align if each is not Align.NONE]


def maybe(rng, share, value):
    """A value, or None more often than not."""
    return value if rng.random() < share else None


class Tree:
    """A container of a seed, in a window of some size."""

    def __init__(self, seed, size):
        rng = random.Random(seed)
        self.layout = Layout()
        self.window = self.layout.node("window", size=size)
        self.nodes = [self.window]
        self.container(rng, self.window).insets.equal = 0
        self.layout.solve()

    def container(self, rng, parent):
        made = rng.choice((self.stack, self.flow, self.grid))(rng, parent)
        self.nodes.append(made)
        made.safe = rng.random() < 0.2
        for _ in range(rng.randint(1, 4)):
            self.member(rng, self.leaf(rng, made))
        return made

    def stack(self, rng, parent):
        make = rng.choice((parent.row, parent.column))
        made = make(
            gap=rng.choice(GAPS),
            align=rng.choice(ALIGNS),
            bias=rng.choice((0, 0.5, 1)),
            padding=rng.choice(GAPS),
            distribution=rng.choice(list(Distribution)),
        )
        made.least = rng.choice(list(Least))
        made.turns = rng.random() < 0.2
        return made

    def flow(self, rng, parent):
        made = parent.flow(
            axis=rng.choice(list(Axis)),
            gap=(rng.choice(GAPS), rng.choice(GAPS)),
            align=rng.choice(ALIGNS),
            distribution=rng.choice(list(Distribution)),
            row_distribution=rng.choice(list(Distribution)),
            row_bias=rng.choice((0, 0.5, 1)),
        )
        made.lines_reversed = rng.random() < 0.3
        made.last_line_packed = rng.random() < 0.3
        made.hugs_lines = rng.random() < 0.3
        made.most = rng.choice((0, 0, 2))
        return made

    def grid(self, rng, parent):
        made = parent.grid(
            columns=[self.track(rng) for _ in range(rng.randint(1, 3))],
            rows=[self.track(rng) for _ in range(rng.randint(0, 2))],
            gap=(rng.choice(GAPS), rng.choice(GAPS)),
            distribution=rng.choice(list(Distribution)),
            align=rng.choice(ALIGNS),
            justify=rng.choice((Align.FILL, Align.CENTER)),
            row_distribution=rng.choice(list(Distribution)),
        )
        made.dense = rng.random() < 0.3
        return made

    def track(self, rng):
        kind = rng.choice(list(TrackKind))
        least = rng.choice((0, 0, 20))
        return Track(kind, rng.choice((1, 2, 30)), least, maybe(rng, 0.2, least + 30))

    def leaf(self, rng, parent):
        node = parent.node()
        self.nodes.append(node)
        if rng.random() < 0.3:
            words = " ".join(rng.choices(WORDS, k=rng.randint(1, 6)))
            node.measure_both = measure(words, Letter(7.3, 16), (0, 0))
        else:
            node.content_size = rng.choice(LENGTHS), rng.choice(LENGTHS)
        if rng.random() < 0.2:
            node.width.max = rng.choice(LENGTHS)
        if rng.random() < 0.1:
            node.height.equal = rng.choice(LENGTHS)
        if rng.random() < 0.2:
            node.baseline_share = rng.choice((0.5, 1))
        return node

    def member(self, rng, node):
        node.weight = rng.choice((0, 0, 0, 1, 2.5))
        node.basis = rng.choice((0, 0, 0, 30))
        node.shrink = rng.choice((1, 1, 0, 3))
        node.own_margin = rng.choice((0, 0, 3))
        node.own_align = maybe(rng, 0.2, rng.choice((Align.START, Align.FILL, Align.END)))

    def frames(self):
        return [length for node in self.nodes for length in node.frame]

    # What is done, and undone

    def resize(self, rng, _size):
        self.window.set_size(rng.choice((60, 210.3, 500)), rng.choice((50, 333.3)))
        self.layout.solve()

    def leave(self, rng, _size):
        for node in rng.sample(self.nodes[2:], min(2, len(self.nodes) - 2)):
            node.gone = True
        self.layout.solve()

    def mirror(self, _rng, _size):
        self.window.direction = Direction.RIGHT_TO_LEFT
        self.layout.solve()

    def go_back(self, size):
        self.window.set_size(*size)
        self.window.direction = Direction.INHERITED
        for node in self.nodes:
            node.gone = False
        self.layout.solve()


TRIPS = Tree.resize, Tree.leave, Tree.mirror


@pytest.mark.parametrize("trip", TRIPS, ids=lambda trip: trip.__name__)
def test_there_and_back(trip):
    moved = 0
    for seed in seeds(410_000, 40):
        rng = random.Random(seed)
        size = rng.choice((120, 300, 317.5)), rng.choice((90, 250))
        tree = Tree(seed, size)
        before = tree.frames()
        trip(tree, rng, size)
        moved += tree.frames() != before
        tree.go_back(size)
        assert tree.frames() == pytest.approx(before, abs=1e-9), seed
        assert Tree(seed, size).frames() == before, seed
    assert are_enough(moved, 20), moved


def check_from_elsewhere(seed):
    """What was made at one size and is shown at another is as what was made there."""
    rng = random.Random(seed)
    first, second = ((rng.choice((120, 300, 317.5)), rng.choice((90, 250))) for _ in range(2))
    tree = Tree(seed, first)
    tree.go_back(second)
    assert tree.frames() == pytest.approx(Tree(seed, second).frames(), abs=1e-9), seed


def test_there_from_elsewhere():
    for seed in seeds(420_000, 80):
        check_from_elsewhere(seed)


# Texts of one word, in columns as small as may be and in others that yield; and flows of columns in
# which text had less before they were broken.
@pytest.mark.parametrize("seed", [420280, 420311, 420317, 420738, 420803, 420961, 421269, 422430])
def test_where_words_came_late(seed):
    check_from_elsewhere(seed)
