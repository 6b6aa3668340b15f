"""Many edits on one solver: no drift away from a fresh solve, no growth, no slowing down.

KEEPLAYOUT_LONG_RUN=1000000 sets the number of edits of the long one.
"""

import os
import random
from dataclasses import replace

import isolation
import pytest
import shrink
import verdict
from budget import seeds
from driver import BYTES, LIMIT, OK, StatusError
from live import KINDS, Live, apply, nudge, random_edit
from systems import TAME, System, generate, joined

EDITS = int(os.environ.get("KEEPLAYOUT_LONG_RUN", "100000"))
SECONDS = max(180, EDITS / 500)
SHRINKING = 60  # seconds for one failure
SEEDS = (101_821, 410_177, 410_305, 410_671, 411_100)

SOLVE = ((), (("solve",),))  # after every other edit

# No change in how many rows and variables there are, on the average.
STEADY = [k for k in KINDS if "variable" not in k]


class Run:
    """A solver under edits that is compared with a fresh one now and then.

    What was done is kept, to be shrunk when something is wrong.
    """

    def __init__(self, family, seed, variables=0):
        self.live = Live(generate(family, seed))
        while len(self.live.variables) < variables:
            self.live.add_variable(0.0)
        self.first = self.live.snapshot()[0]
        self.edits, self.sizes = [], []

    def edit(self, *edits):
        for edit in edits:
            self.edits.append(edit)
            wrong = None
            try:
                apply(self.live, edit)
            except StatusError as error:
                wrong = f"edit {len(self.edits)}, {edit}: {error}"
            if wrong:
                self.fail(wrong)

    def grow_back(self, rng, rows):
        """Keeps the number of rows near what it was."""
        while len(self.live.rows) > rows + 15:
            self.edit(("remove", rng.randrange(10**6)))
        while len(self.live.rows) < rows - 15:
            self.edit(random_edit(rng, ["add"]))

    def check(self):
        isolation.note(f"{self.live.system.name}, edit {len(self.edits)}")
        self.edit(("solve",))
        fresh = Live(self.live.system).values()
        if wrong := verdict.compare_points(self.live.system, self.live.values(), fresh):
            self.fail(f"after {len(self.edits)} edits: {wrong}")
        self.sizes.append(self.live.solver.counter(BYTES))

    def fail(self, wrong):
        """Fails with the shortest part of the edits that shows it."""
        text = shrink.report_edits(self.first, self.edits, verdict.replayed, SHRINKING)
        pytest.fail(f"{wrong}\n{text}")

    def assert_flat(self):
        """The second half needs no more storage than the first."""
        half = len(self.sizes) // 2
        early, late = max(self.sizes[: half + 1]), max(self.sizes[half:])
        assert late <= 1.25 * early + 32_768, f"{early} bytes became {late}"


@pytest.mark.seconds(SECONDS)
@pytest.mark.parametrize(
    ("family", "seed"), [("layout", 5), ("mixed", 11), ("contradictory", 3), ("degenerate", 8)]
)
def test_random_edits(family, seed):
    rng, run = random.Random(seed), Run(family, seed, variables=20)
    rows = max(30, len(run.live.rows))
    count = EDITS // 4
    every = max(1, count // 200)
    for step in range(count):
        run.edit(random_edit(rng, STEADY), *SOLVE[step % 2])
        if step % every == 0:
            run.grow_back(rng, rows)
            run.check()
    run.assert_flat()


def test_variables_come_and_go():
    rng, run = random.Random(1), Run("mixed", 4)
    for step in range(max(1, EDITS // 20)):
        kind = "variable" if len(run.live.variables) < 25 else "drop variable"
        run.edit(random_edit(rng, [kind, "add", "add", "add"]))
        if len(run.live.rows) > 80:
            run.edit(("remove", rng.randrange(10**6)))
        run.edit(("solve",))
        if step % 250 == 0:
            run.check()
    run.assert_flat()


def follow_edits(seed):
    """A joined system after each of twelve groups of edits, beside a fresh one."""
    rng = random.Random(seed)
    live = Live(joined(rng, [*TAME, "scaled", "wide", "uneven"], more=2))
    if live.solver.call("solve") == LIMIT:  # coefficients so far apart that the way is in doubt
        return
    for step in range(12):
        for _ in range(rng.choice([1, 1, 1, 3, 10])):
            is_nudge = rng.random() < 0.6 and live.system.rows
            apply(live, nudge(rng, live.system) if is_nudge else random_edit(rng))
        fresh = Live(live.system)
        status = live.solver.call("solve")
        if fresh.solver.call("solve") == LIMIT:
            return
        assert status == OK, (seed, step)
        isolation.note(live.system)
        wrong = verdict.compare_points(live.system, live.values(), fresh.values())
        assert not wrong, f"seed {seed}, step {step}: {wrong}"


def test_entangled_systems_follow_edits():
    """Systems of a hundred variables, some with coefficients far apart. SEEDS are of those that
    showed what solves had left behind: rounding at a level where nothing was violated, residues,
    doubt."""
    for seed in [*SEEDS, *seeds(0, 100)]:
        follow_edits(seed)


def test_what_was_given_is_read_back():
    """Whatever was edited and taken back: rows and defaults are those of the system beside it."""
    for seed in seeds(0, 100):
        rng = random.Random(seed)
        live = Live(joined(rng, [*TAME, "scaled", "wide", "uneven"], more=2))
        for _ in range(10):
            saved = live.snapshot()
            if live.solver.call("begin") == LIMIT:
                break
            for _ in range(rng.randint(1, 10)):
                apply(live, random_edit(rng))
            if rng.random() < 0.5:
                live.solver.rollback()
                live.restore(saved)
            else:
                live.solver.call("commit")
            assert live.given() == with_sorted_terms(live.system), seed


def with_sorted_terms(system):
    rows = [replace(row, terms=tuple(sorted(row.terms))) for row in system.rows]
    return System(system.defaults, rows, system.name)


def test_constants_that_creep():
    """A value that is moved by a tenth, ten thousand times: the sum must not wander off."""
    live = Live(generate("layout", 2))
    first = live.values()
    moving = next(i for i, row in enumerate(live.system.rows) if row.priority < 1000)
    start = live.system.rows[moving].constant
    for step in range(10_000):
        live.change(moving, constant=start + 0.1 * (step + 1))
        live.solver.solve()
    fresh = Live(live.system).values()
    assert verdict.compare_points(live.system, live.values(), fresh) is None
    live.change(moving, constant=start)
    assert live.values() == pytest.approx(first, abs=1e-9 * live.system.magnitude())


def test_transactions_taken_back_leave_no_storage_behind():
    rng, run = random.Random(2), Run("layout", 9)
    live = run.live
    live.values()
    for step in range(2_000):
        saved = live.snapshot()
        live.solver.begin()
        for _ in range(5):
            apply(live, random_edit(rng))
        live.solver.solve()
        live.solver.rollback()
        live.restore(saved)
        if step % 100 == 0:
            run.check()
    run.assert_flat()
