"""Systems unlike layouts: violations against linear programs, and no history."""

import random

import isolation
import oracle
import pytest
import verdict
from budget import seeds
from general import NUMBERS, general
from live import Live
from systems import REQUIRED

# variables, rows, terms a row, seeds
SHAPES = [(40, 40, 3, 80), (40, 80, 2, 80), (60, 60, 12, 30), (120, 120, 4, 20), (300, 300, 4, 6)]


@pytest.mark.parametrize("numbers", NUMBERS)
@pytest.mark.parametrize(("size", "rows", "terms", "count"), SHAPES)
def test_violations_are_least(size, rows, terms, count, numbers):
    for seed in seeds(0, count):
        system = general(size, rows, terms, numbers, seed)
        isolation.note(system.name)
        x = Live(system).values()
        wrong = verdict.compare_costs(system, x, oracle.least_costs(system))
        assert wrong is None, f"{system.name}: {wrong}"


@pytest.mark.parametrize("numbers", NUMBERS)
def test_any_order_gives_the_same_point(numbers):
    for seed in seeds(0, 6):
        system = general(120, 110, 4, numbers, seed)
        isolation.note(system.name)
        order = list(range(len(system.rows)))
        random.Random(seed).shuffle(order)
        wrong = verdict.compare_points(system, Live(system).values(), Live(system, order).values())
        assert wrong is None, f"{system.name}: {wrong}"


@pytest.mark.parametrize("numbers", NUMBERS)
def test_edits_equal_a_fresh_solve(numbers):
    for seed in seeds(0, 6):
        system = general(120, 120, 4, numbers, seed)
        rng = random.Random(seed)
        live = Live(system)
        for step in range(10):
            isolation.note(f"{system.name}, step {step}")
            live.values()
            live.change(rng.randrange(120), constant=float(rng.randint(-100, 100)))
            live.change(rng.randrange(120), priority=rng.choice([REQUIRED, 500.0]))
            wrong = verdict.compare_points(live.system, live.values(), Live(live.system).values())
            assert wrong is None, f"{system.name}, step {step}: {wrong}"
