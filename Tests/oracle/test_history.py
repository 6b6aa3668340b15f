"""Values have no history, to the last bit: whatever way a layout came to its window's size, its
frames are those of one that was made at that size; and so are the values of a system whose
constants went up and down."""

import random

import pytest
from budget import seeds
from keeplayout import HIGH, LOW, Layout
from live import Live
from systems import TAME, generate


def a_size(rng):
    """As hosts drag, as people write, and as programs compute: 340 * 1.1 is no whole number."""
    whole = [340, 340, 374, 238, rng.randint(50, 1000)]
    return rng.choice(
        [*whole, 340 * 1.1, 340 * 0.7, rng.uniform(50, 1000), rng.randint(500, 9999) / 10]
    )


class Window:
    """A layout of its own seed, in a window: boxes in each other and beside each other, with
    fractions, gaps, limits and preferences."""

    def __init__(self, seed, width, height):
        rng = random.Random(seed)
        self.layout = Layout()
        self.window = self.layout.node(size=(width, height))
        self.nodes = [self.window]
        for _ in range(rng.randint(2, 8)):
            self.layout.add_all(self.relations(rng))
        self.layout.solve()

    def relations(self, rng):
        outer = rng.choice(self.nodes)
        box, gap, part = (
            outer.node(),
            rng.choice([5, 7.3, 0.1]),
            rng.choice([0.3, 1 / 3, 0.6, 0.25]),
        )
        kind = rng.randrange(6)
        beside = rng.choice([node for node in self.nodes if node.parent is outer] or [None])
        self.nodes.append(box)
        if kind == 0:
            return [box.width == outer.width * part, box.left == outer.left + gap]
        if kind == 1:
            return [box.center_x == outer.center_x, box.width == rng.choice([340, 100.1])]
        if kind == 2:
            return [box.left == outer.left + gap, box.right == outer.right - 0.2]
        if kind == 3:
            return [
                box.right == outer.right - 3,
                box.width <= outer.width * part,
                box.width == 200.5 @ LOW,
            ]
        if kind == 4 and beside:
            return [box.left == beside.right + gap, box.width == beside.width * part]
        return [
            box.width >= 50,
            box.width <= outer.width * 0.5,
            box.right == (outer.right - 10.1) @ HIGH,
        ]

    def resize(self, width, height):
        self.window.set_size(width, height)
        self.layout.solve()

    def frames(self):
        return [node.frame for node in self.nodes]


@pytest.mark.parametrize("seed", seeds(77_000, 250))
def test_a_window_that_was_resized(seed):
    rng = random.Random(seed)
    window = Window(seed, 340, 340)
    for _ in range(12):
        width = a_size(rng)
        height = width if rng.random() < 0.3 else 340
        window.resize(width, height)
        assert window.frames() == Window(seed, width, height).frames(), (width, height)


@pytest.mark.parametrize("family", TAME)
def test_constants_that_go_and_come_back(family):
    """As sweeps and as single edits: the same constants give the same bits, whenever they come."""
    for seed in seeds(78_000, 25):
        rng, system = random.Random(seed), generate(family, seed)
        if not system.rows:
            continue
        live = Live(system)
        rows = [rng.randrange(len(system.rows)) for _ in range(rng.choice([1, 1, 2]))]
        for _ in range(12):
            for row in rows:
                live.change(row, constant=a_size(rng) / rng.choice([1, 3, 10]))
            if rng.random() < 0.1:
                rows[0] = rng.randrange(len(system.rows))
            values, fresh = live.values(), Live(live.system).values()
            assert values.tolist() == fresh.tolist(), live.system
