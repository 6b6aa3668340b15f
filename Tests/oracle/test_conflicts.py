"""Contradictions between required rows: counted, irreducible, and naming the violated row.

Whether rows can hold together is decided by an LP of our own.
"""

import random

import driver
import exact
import isolation
import numpy as np
import pytest
import shrink
from budget import runs, seeds
from live import Live, apply, nudge, random_edit
from oracle import is_feasible
from systems import REQUIRED, Row, System, generate

FAMILIES = (
    "contradictory",
    "mixed",
    "repeated",
    "layout",
    "degenerate",
    "fixed_and_free",
    "weighted",
)


def wrong_conflicts(live, x):
    """What is wrong with the conflicts that the solver reports; None when nothing is."""
    n, place = len(live.variables), {row: i for i, row in enumerate(live.rows)}
    rows, size = live.system.rows, 1e-6 * live.system.magnitude()
    broken = {
        i for i, row in enumerate(rows) if row.priority == REQUIRED and row.violation(x) > size
    }
    count = live.solver.conflict_count()
    named = set()
    for index in range(count):
        members = [place[row] for row in live.solver.conflict(index)]
        what = f"conflict {index} {members}"
        if not members or len(set(members)) != len(members):
            return f"{what} is empty or has a row twice"
        if any(rows[i].priority != REQUIRED for i in members):
            return f"{what} has a row that is not required"
        if members[0] not in broken or members[0] in named:
            return f"{what} does not begin with a violated row not named before"
        named.update(members)
        if is_feasible([rows[i] for i in members], n):
            return f"{what} is none: its rows can be kept together"
        for i in members:
            if not is_feasible([rows[j] for j in members if j != i], n):
                return f"{what} is not irreducible: the rest is a conflict without {i}"
    if live.solver.conflict(count):
        return "a conflict beyond the last"
    if broken - named:
        return f"the rows {sorted(broken - named)} are violated, and in no conflict"
    return None


def solved(system):
    live = Live(system)
    return wrong_conflicts(live, live.values())


def edited(system, edits):
    live = Live(system)
    for edit in edits:
        live.values()
        apply(live, edit)
    return wrong_conflicts(live, live.values())


@pytest.mark.parametrize("family", FAMILIES)
def test_random_conflicts(family):
    met = 0
    for seed in seeds(40_000, 60):
        system = generate(family, seed)
        isolation.note(system)
        if solved(system):
            pytest.fail(shrink.report(system, solved))
        met += 1
    assert met


def test_conflicts_after_edits():
    for seed in seeds(41_000, 60):
        rng = random.Random(seed)
        system = generate(rng.choice(FAMILIES), seed)
        edits = [random_edit(rng) for _ in range(15)]
        isolation.note(f"{system}\n{edits}")
        if edited(system, edits):
            pytest.fail(shrink.report_edits(system, edits, edited))


def side_by_side(boxes, seed):
    """A row of boxes, all of one width, with widths and a window that contradict each other. The
    variables of a box are its left edge, its width, and its right edge."""
    rng = random.Random(seed)
    rows = [Row(((0, 1.0),), 0, 0.0), Row(((3 * boxes - 1, 1.0),), 0, 10.0 * rng.randrange(50))]
    for left in range(0, 3 * boxes, 3):
        width, right = left + 1, left + 2
        rows.append(Row(((width, 1.0),), 1, 0.0))
        rows.append(Row(((right, 1.0), (left, -1.0), (width, -1.0)), 0, 0.0))
        if left > 0:
            rows.append(Row(((left, 1.0), (left - 1, -1.0)), 0, float(rng.randrange(3))))
            rows.append(Row(((width, 1.0), (width - 3, -1.0)), 0, 0.0))
        if rng.random() < 0.3:
            rows.append(Row(((width, 1.0),), rng.choice([-1, 0, 1]), 5.0 * rng.randrange(20)))
    for _ in range(boxes // 4):
        one, other = rng.sample(range(3 * boxes), 2)
        terms = ((one, rng.choice([1.0, -1.0, 2.0])), (other, rng.choice([1.0, -1.0])))
        rows.append(Row(terms, rng.choice([-1, 0, 1]), float(rng.randrange(3))))
    return System([0.0] * (3 * boxes), rows)


def test_conflicts_of_many_boxes():
    """Enough that the solver may restart while it tries one: what it names is a conflict."""
    for seed in seeds(43_110, 20):
        system = side_by_side(60, seed)
        isolation.note(system)
        live = Live(system)
        live.values()
        assert live.solver.conflict_count() > 0
        for members in conflicts(live):
            rows = [system.rows[k] for k in members]
            assert not is_feasible(rows, len(system.defaults)), (seed, members)


def conflicts(live):
    place = {row: i for i, row in enumerate(live.rows)}
    count = live.solver.conflict_count()
    return [[place[row] for row in live.solver.conflict(index)] for index in range(count)]


def remembered(system, edits):
    """What the conflicts show of the way to values that a fresh solver finds to the last bit."""
    live = Live(system)
    for edit in edits:
        live.values()
        apply(live, edit)
        fresh = Live(live.system)
        if live.values().tobytes() == fresh.values().tobytes():
            found, expected = conflicts(live), conflicts(fresh)
            if found != expected:
                return f"conflicts {found} after edits, {expected} in a fresh solver"
    return None


def test_conflicts_do_not_depend_on_the_way():
    for seed in seeds(42_900, 100):
        rng = random.Random(seed)
        system = generate(rng.choice(FAMILIES), seed)
        if not system.rows:
            continue
        edits = [nudge(rng, system) for _ in range(10)]
        isolation.note(f"{system}\n{edits}")
        if remembered(system, edits):
            pytest.fail(shrink.report_edits(system, edits, remembered))


def test_conflicts_do_not_depend_on_what_was_rounded_on_the_way():
    """The values come back to the last bit; what was added up in residuals need not."""
    live = Live(
        System(
            [0.0, 1 / 3, 0.0],
            [
                Row(((1, -1.0), (2, 0.1), (0, -0.02)), 1, 400.0),
                Row(((0, -1.0),), 0, 100.0),
                Row(((1, 1 / 3), (2, -0.02), (0, 0.1)), -1, 1 / 3),
                Row(((0, 1 / 3),), 0, 100.0),
                Row(((1, 1 / 3), (0, 1.0), (2, -0.02)), 0, -56.7),
            ],
        )
    )
    values, before, saved = list(live.values()), conflicts(live), live.snapshot()
    live.solver.begin()
    live.remove_row(0)
    live.solver.rollback()
    live.restore(saved)
    assert list(live.values()) == values
    assert conflicts(live) == before


def can_hold(rows, n):
    """Whether all of the rows can hold at once, exactly."""
    system = System([0.0] * n, rows)
    return not any(least for _, least in exact.cost(system, exact.simplex(system)))


@pytest.mark.parametrize(
    ("family", "base", "count"),
    [("scaled", 42_000, runs(100)), ("wide", 30_099, runs(100)), ("uneven", 30_859, 1)],
)
def test_conflicts_of_a_wide_range(family, base, count):
    """The sets are infeasible, and irreducible, by the exact oracle."""
    for seed in range(base, base + count):
        system = generate(family, seed)
        isolation.note(system)
        live = Live(system)
        if live.solver.call("solve") != driver.OK:
            continue
        n, place = len(system.defaults), {row: i for i, row in enumerate(live.rows)}
        for index in range(live.solver.conflict_count()):
            rows = [system.rows[place[row]] for row in live.solver.conflict(index)]
            assert not can_hold(rows, n), system
            for k in range(len(rows)):
                assert can_hold(rows[:k] + rows[k + 1 :], n), system


@pytest.mark.parametrize(
    "rows",
    [
        # x0 is not quite 0, but where 300000 times it is 0.
        [Row(((0, 1e12),), 1, 1e-6), Row(((0, 3e5),), 0, 0.0)],
        # Where the first is violated, what it comes to is less than 1e15 is rounded by.
        [
            Row(((0, 1e-12), (1, 2.0)), 1, 1e15, weight=1e6),
            Row(((1, -1e12),), 1, 1e-15, weight=2.0),
            Row(((0, -1e-12),), 1, -0.999999999999, weight=1e6),
            Row(((0, 1e-12), (1, -1e9)), -1, 0.0),
        ],
        # Where these meet takes more digits than there are to compare it with the first.
        [
            Row(((0, 1.0),), -1, 0.75),
            Row(((0, 1e-6), (1, -1e-12)), 1, -13.0),
            Row(((0, -1e-12), (1, 1e6)), 1, 0.0, weight=1e6),
            Row(((0, 1.0), (1, 1.0)), 0, -5.0, weight=1e6),
            Row(((0, 3e5),), -1, -12.0),
            Row(((0, 3e5), (1, -1e-12)), 1, -6.0, weight=1e6),
        ],
    ],
)
def test_conflicts_about_next_to_nothing(rows):
    """The sets are infeasible, and irreducible, by the exact oracle."""
    live = Live(System([0.0, 0.0], rows))
    live.values()
    assert live.solver.conflict_count() > 0
    for index in range(live.solver.conflict_count()):
        members = [rows[live.rows.index(row)] for row in live.solver.conflict(index)]
        assert not can_hold(members, 2)
        for k in range(len(members)):
            assert can_hold(members[:k] + members[k + 1 :], 2)


def test_the_same_conflict_breaks_the_same_way():
    """In whatever order the rows came, up to the rule that prefers to violate the newest."""
    for seed in seeds(42_000, 40):
        system = generate("contradictory", seed)
        first, second = Live(system), Live(system)
        first.values(), second.values()
        count = first.solver.conflict_count()
        assert second.solver.conflict_count() == count
        for index in range(count):
            a = [first.rows.index(row) for row in first.solver.conflict(index)]
            b = [second.rows.index(row) for row in second.solver.conflict(index)]
            assert a == b, system


def two(policy=driver.REPORTED):
    """x == 5, then x == 10: hand calculation says one conflict of both."""
    live = Live(System([0.0], [Row(((0, 1.0),), 0, 5.0)]))
    live.solver.set_conflict_policy(policy)
    live.values()
    return live


def test_two_rows_reported():
    live = two()
    live.add_row(Row(((0, 1.0),), 0, 10.0))
    assert list(live.values()) == [5.0]  # anything from 5 to 10 is least; 5 is closest to 0
    assert live.solver.conflict_count() == 1
    assert live.solver.conflict(0) == [live.rows[1], live.rows[0]]
    assert live.solver.violation(live.rows[1]) == 5.0
    live.remove_row(0)
    assert list(live.values()) == [10.0]
    assert live.solver.conflict_count() == 0
    assert live.solver.conflict(0) == []


def test_two_rows_refused_outside_a_transaction():
    live = two(driver.REFUSED)
    row = live.solver.add_row([live.variables[0]], [1.0], 0, 10.0)
    with pytest.raises(driver.StatusError) as refusal:
        live.solver.solve()
    assert refusal.value.status == driver.CONFLICT
    assert list(live.solver.values(live.variables)) == [5.0]
    assert live.solver.conflict_count() == 1
    with pytest.raises(driver.StatusError):
        live.solver.set_constant(row, 5.0)  # undone with everything since the last solve
    assert list(live.values()) == [5.0]


def test_a_false_row_without_terms_is_a_conflict_by_itself():
    live = Live(System([1.0], []))
    live.add_row(Row((), 0, 0.0))
    live.add_row(Row((), 1, 3.0, 500.0))
    assert list(live.values()) == [1.0]
    assert live.solver.conflict_count() == 0
    live.add_row(Row((), 1, 3.0))
    assert list(live.values()) == [1.0]
    assert live.solver.conflict_count() == 1
    assert live.solver.conflict(0) == [live.rows[2]]
    assert live.solver.violation(live.rows[2]) == 3.0


def test_a_chain_of_bounds_names_all_of_it():
    """x0 >= 0, x1 >= x0 + 10, ... x9 <= 50: every row is needed for the contradiction."""
    rows = [Row(((0, 1.0),), 1, 0.0)]
    rows += [Row(((k, 1.0), (k - 1, -1.0)), 1, 10.0) for k in range(1, 10)]
    rows += [Row(((9, 1.0),), -1, 50.0)]
    bystanders = [Row(((k, 1.0),), -1, 1000.0) for k in range(10)]
    live = Live(System([0.0] * 10, bystanders + rows))
    x = live.values()
    assert wrong_conflicts(live, x) is None
    assert set(live.solver.conflict(0)) == set(live.rows[10:])
    assert sum(row.violation(x) for row in rows) == 40.0


def test_boxes_that_do_not_fit_are_one_conflict():
    """100 boxes of at least 3, 1 apart, in 200: by hand, all rows contradict each other together
    and nothing less does; the shortfall of 100 * 3 + 99 - 200 is spread over many of them."""
    rows = [Row(((0, 1.0),), 0, 0.0)]  # left edges are even, widths odd
    rows += [Row(((2 * k + 1, 1.0),), 1, 3.0) for k in range(100)]
    rows += [
        Row(((2 * k, 1.0), (2 * k - 2, -1.0), (2 * k - 1, -1.0)), 0, 1.0) for k in range(1, 100)
    ]
    rows += [Row(((198, 1.0), (199, 1.0)), -1, 200.0)]
    live = Live(System([0.0] * 200, rows))
    x = live.values()
    assert sum(row.violation(x) for row in rows) == pytest.approx(199)
    assert live.solver.conflict_count() == 1
    assert set(live.solver.conflict(0)) == set(live.rows)


def test_conflicts_apart_from_each_other_are_counted_apart():
    rows = [Row(((k, 1.0),), 0, float(c)) for k in range(5) for c in (1, 2)]
    live = Live(System([0.0] * 6, [*rows, Row(((5, 1.0),), 0, 7.0)]))
    x = live.values()
    assert live.solver.conflict_count() == 5
    assert wrong_conflicts(live, x) is None
    assert x[5] == 7.0  # the rest of the layout is still solved
    assert np.all(x[:5] == 1.0)
