"""Many edits on one solver: no drift away from a fresh solve, no growth, no slowing down.

KEEPLAYOUT_LONG_RUN=1000000 sets the number of edits of the long one.
"""

import os
import random

import isolation
import pytest
import verdict
from driver import BYTES
from live import KINDS, Live, apply, random_edit
from systems import generate

EDITS = int(os.environ.get("KEEPLAYOUT_LONG_RUN", "100000"))
SECONDS = max(120, EDITS / 500)

# No change in how many rows and variables there are, on the average.
STEADY = [k for k in KINDS if "variable" not in k]


def grow_back(rng, live, rows):
    """Keeps the number of rows near what it was."""
    while len(live.rows) > rows + 15:
        live.remove_row(rng.randrange(len(live.rows)))
    while len(live.rows) < rows - 15:
        apply(live, random_edit(rng, ["add"]))


def check(live, step):
    fresh = Live(live.system).values()
    wrong = verdict.compare_points(live.system, live.values(), fresh)
    assert wrong is None, f"after {step} edits: {wrong}\n{live.system}"


@pytest.mark.seconds(SECONDS)
@pytest.mark.parametrize(
    ("family", "seed"), [("layout", 5), ("mixed", 11), ("contradictory", 3), ("degenerate", 8)]
)
def test_random_edits(family, seed):
    rng = random.Random(seed)
    live = Live(generate(family, seed))
    while len(live.variables) < 20:
        live.add_variable(0.0)
    rows = max(30, len(live.rows))
    grow_back(rng, live, rows)
    count, bytes_at = EDITS // 4, {}
    every = max(1, count // 200)
    for step in range(count):
        apply(live, random_edit(rng, STEADY))
        if step % 2:
            live.solver.solve()
        if step % every == 0:
            isolation.note(f"{family} {seed}, edit {step}")
            grow_back(rng, live, rows)
            check(live, step)
            bytes_at[step / count] = live.solver.counter(BYTES)
    early = max(b for at, b in bytes_at.items() if at <= 0.5)
    late = max(b for at, b in bytes_at.items() if at > 0.5)
    assert late <= 1.25 * early + 4096, f"{early} bytes became {late}"


def test_variables_come_and_go():
    rng = random.Random(1)
    live = Live(generate("mixed", 4))
    sizes = []
    for step in range(max(1, EDITS // 20)):
        kind = "variable" if len(live.variables) < 25 else "drop variable"
        apply(live, random_edit(rng, [kind, "add", "add", "add"]))
        if len(live.rows) > 80:
            live.remove_row(rng.randrange(len(live.rows)))
        live.solver.solve()
        if step % 250 == 0:
            check(live, step)
            sizes.append(live.solver.counter(BYTES))
    half = len(sizes) // 2
    assert max(sizes[half:]) <= 1.25 * max(sizes[: half + 1]) + 4096, sizes


def test_constants_that_creep():
    """A value that is moved by a tenth, ten thousand times: the sum must not wander off."""
    live = Live(generate("layout", 2))
    first = live.values()
    moving = next(i for i, row in enumerate(live.system.rows) if row.priority < 1000)
    start = live.system.rows[moving].constant
    for step in range(10_000):
        live.change(moving, constant=start + 0.1 * (step + 1))
        live.solver.solve()
    check(live, 10_000)
    live.change(moving, constant=start)
    assert live.values() == pytest.approx(first, abs=1e-9 * live.system.magnitude())


def test_transactions_taken_back_leave_no_storage_behind():
    rng = random.Random(2)
    live = Live(generate("layout", 9))
    live.values()
    sizes = []
    for step in range(2_000):
        saved = live.snapshot()
        live.solver.begin()
        for _ in range(5):
            apply(live, random_edit(rng))
        live.solver.solve()
        live.solver.rollback()
        live.restore(saved)
        if step % 100 == 0:
            check(live, step)
            sizes.append(live.solver.counter(BYTES))
    assert max(sizes[10:]) <= 1.25 * max(sizes[:10]) + 4096, sizes
