"""Trees of splits, as tiling windows are: an edge inside each, a share of the space for its first
part, and least sizes of all. What comes of them is a few lines of arithmetic, which is the oracle.

Deeper splits are weaker, so that a tree of them has many priorities that wait for each other. What
rounding leaves of a multiplier at a higher one must not hold a row that a lower one pulls on.
"""

import random
from dataclasses import dataclass

import pytest
from budget import seeds
from driver import AT_LEAST, EQUAL, Solver

EDGE = 1.0
REQUIRED, WINDOW, SHARE = 1000.0, 500.0, 250.0


@dataclass
class Part:
    """A window, or a part of a split; with `parts` it is split itself."""

    variable: int
    depth: int
    least: float
    floor: int  # the row that holds the least size
    soft: int = 0
    share: float = 0.0
    parts: tuple = ()

    def needs(self):
        """How large it has to be at least."""
        if not self.parts:
            return self.least
        return sum(part.needs() for part in self.parts) + EDGE

    def place(self, size, sizes):
        """The sizes that everything in it has if it has one itself."""
        sizes[self.variable] = size
        if self.parts:
            first, second = self.parts
            wished = max(self.share * size, first.needs())
            first.place(min(wished, size - EDGE - second.needs()), sizes)
            second.place(size - EDGE - sizes[first.variable], sizes)


class Splits:
    """A solver with some windows that are split again and again."""

    def __init__(self, rng, count):
        self.rng, self.solver = rng, Solver()
        self.parts, self.windows = [], []
        for _ in range(rng.randint(1, 3)):
            window = self.make(0)
            row = self.solver.add_row([window.variable], [1], EQUAL, 50, WINDOW)
            self.windows.append([window, row, 50.0])
        while len(self.parts) < count:
            leaves = [part for part in self.parts if not part.parts and part.depth < 7]
            self.split(rng.choice(leaves))

    def make(self, depth):
        (variable,) = self.solver.add_variables([0.0])
        least = float(self.rng.randint(1, 12))
        floor = self.solver.add_row([variable], [1], AT_LEAST, least)
        self.parts.append(Part(variable, depth, least, floor))
        return self.parts[-1]

    def split(self, part):
        first, second = part.parts = (self.make(part.depth + 1), self.make(part.depth + 1))
        self.solver.set_constant(part.floor, 0)
        three = [part.variable, first.variable, second.variable]
        self.solver.add_row(three, [1, -1, -1], EQUAL, EDGE)
        part.share = self.rng.choice([0.5, 0.25, 0.3333, 0.618, 0.1, 0.9])
        two = [first.variable, part.variable]
        part.soft = self.solver.add_row(two, [1, -part.share], EQUAL, 0, SHARE - part.depth)

    def edit(self):
        """Other sizes for some windows; now and then another least size or share."""
        for window in self.windows:
            if self.rng.random() < 0.8:
                window[2] = float(self.rng.randint(5, 250))
                self.solver.set_constant(window[1], window[2])
        if self.rng.random() < 0.4:
            part = self.rng.choice(self.parts)
            if part.parts:
                part.share = self.rng.random() + 1e-6
                self.solver.set_coefficient(part.soft, part.variable, -part.share)
            else:
                part.least = float(self.rng.randint(1, 12))
                self.solver.set_constant(part.floor, part.least)

    def expected(self):
        sizes = {}
        for window, _, size in self.windows:
            window.place(max(size, window.needs()), sizes)
        return sizes


def check(seed, turns=400, count=40):
    splits = Splits(random.Random(seed), count)
    for turn in range(turns):
        splits.edit()
        splits.solver.solve()
        expected = splits.expected()
        found = splits.solver.values(list(expected))
        for value, (variable, size) in zip(found, expected.items(), strict=True):
            assert abs(value - size) <= 1e-7 * (1 + size), (seed, turn, variable, value, size)


@pytest.mark.seconds(300)
def test_a_tree_of_splits_is_what_arithmetic_says():
    for seed in seeds(0, 60):
        check(seed)


@pytest.mark.parametrize("seed", [210])
def test_trees_that_rested_at_a_worse_point(seed):
    check(seed)
