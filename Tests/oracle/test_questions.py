"""What the solver answers about a solution: ranges, freedom, explanations.

Asking changes nothing.
"""

import math
import random
from dataclasses import replace

import driver
import exact
import isolation
import numpy as np
import oracle
import pytest
import shrink
from budget import seeds
from live import Live
from systems import AT_LEAST, AT_MOST, EQUAL, TAME, Row, System, generate


def systems(count, base):
    for seed in seeds(base, count / len(TAME)):
        for family in TAME:
            system = generate(family, seed)
            isolation.note(system)
            yield random.Random(seed), system


def wrong_ranges(system):
    """[least, largest] of every variable (at most 8) over the optimal face, by two LPs each: of all
    rows, and of those of at least a priority."""
    live = Live(system)
    x = live.values()
    size = 1e-6 * max(system.magnitude(), np.abs(x).max(initial=0))
    rng = random.Random(len(x))
    for priority in 0.0, rng.choice(system.priorities() or [1.0]):
        above = replace(system, rows=[row for row in system.rows if row.priority >= priority])
        try:
            best = oracle.optimum(above)
            places = rng.sample(range(len(x)), min(8, len(x)))
            expected = {k: oracle.value_range(best.face, k) for k in places}
        except oracle.UndecidedError:
            return None
        for k, (low, high) in expected.items():
            found = live.solver.range(live.variables[k], priority)
            for f, e in zip(found, (low, high), strict=True):
                if not (f == e or abs(f - e) <= size):
                    return f"x{k} ranges over {found} from {priority} up, not over {(low, high)}"
            if priority == 0 and low == high and found != (x[k], x[k]) and found[0] == found[1]:
                return f"x{k} is determined at {x[k]!r}, but its range is {found}"
    return None


def test_ranges():
    for _rng, system in systems(160, 50_000):
        if wrong_ranges(system):
            pytest.fail(shrink.report(system, wrong_ranges))


def wrong_freedom(system):
    live = Live(system)
    live.values()
    try:
        right = oracle.dimension(oracle.optimum(system).face)
    except oracle.UndecidedError:
        return None
    found = live.solver.freedom()
    return None if found == right else f"{found} degrees of freedom, the face has dimension {right}"


def test_freedom_is_the_dimension_of_the_optimal_face():
    for _rng, system in systems(300, 51_000):
        if wrong_freedom(system):
            pytest.fail(shrink.report(system, wrong_freedom))


def wrong_explanation(system):
    live = Live(system)
    x = live.values()
    place = {row: i for i, row in enumerate(live.rows)}
    for k, variable in enumerate(live.variables):
        parts, rest = live.solver.explanation(variable)
        rows = [place[row] for row, _ in parts]
        if rows != sorted(set(rows)):
            return f"x{k} is explained by rows {rows}: not each once, oldest first"
        terms = [
            factor * system.rows[i].constant for i, (_, factor) in zip(rows, parts, strict=True)
        ]
        value, size = sum(terms) + rest, sum(map(abs, terms)) + abs(rest)
        if abs(value - x[k]) > 1e-9 * max(1.0, size):
            return f"x{k} is {x[k]}, its explanation comes to {value}: {parts} {rest}"
        if any(system.rows[i].violation(x) > 1e-6 * system.magnitude() for i in rows):
            return f"x{k} is explained by a row that does not hold: {rows}"
        if any(factor == 0 for _, factor in parts):
            return f"x{k} is explained by a row that has no part in it"
    return None


def test_explanations_come_to_the_value():
    for _rng, system in systems(300, 52_000):
        if wrong_explanation(system):
            pytest.fail(shrink.report(system, wrong_explanation))


def read(live):
    """What a caller can see, bit for bit, and what the solver holds."""
    return (
        live.solver.values(live.variables).tobytes(),
        [live.solver.violation(row) for row in live.rows],
        live.solver.conflict_count(),
        [live.solver.conflict(i) for i in range(live.solver.conflict_count())],
    )


def test_asking_changes_nothing():
    for rng, system in systems(100, 53_000):
        asked, quiet = Live(system), Live(system)
        asked.values(), quiet.values()
        asked.solver.changes(1000), quiet.solver.changes(1000)
        before = read(asked)
        for k in rng.sample(range(len(asked.variables)), min(4, len(asked.variables))):
            asked.solver.range(asked.variables[k])
            asked.solver.explanation(asked.variables[k])
        asked.solver.freedom()
        assert read(asked) == before, system
        assert asked.solver.changes(1000) == (0, {}), system
        for live in (asked, quiet):
            for i, row in enumerate(live.system.rows):
                live.change(i, constant=row.constant + i % 3)
        assert asked.values() == pytest.approx(quiet.values(), abs=1e-9 * system.magnitude()), (
            system
        )


def test_questions_of_a_wide_range():
    """Ranges by the exact oracle, and whether there are any; explanations come to the value."""
    for family in ("scaled", "wide", "uneven"):
        for seed in seeds(54_000, 60):
            system = generate(family, seed)
            if len(system.defaults) > 4 or len(system.rows) > 12:
                continue
            isolation.note(system)
            live = Live(system)
            if live.solver.call("solve") != driver.OK:
                continue
            x = live.solver.values(live.variables)
            ranges = [exact.value_range(system, k) for k in range(len(x))]
            is_point = all(least is not None and least == most for least, most in ranges)
            assert (live.solver.freedom() == 0) == is_point, system
            for k, variable in enumerate(live.variables):
                ends = zip(ranges[k], (-np.inf, np.inf), strict=True)
                right = [far if end is None else float(end) for end, far in ends]
                assert live.solver.range(variable) == pytest.approx(right, rel=1e-9, abs=1e-12)
                parts, rest = live.solver.explanation(variable)
                terms = [f * system.rows[live.rows.index(row)].constant for row, f in parts]
                size = max(abs(x[k]), sum(map(abs, terms)) + abs(rest))
                assert sum(terms) + rest == pytest.approx(x[k], rel=0, abs=1e-9 * size), system
            assert live.solver.values(live.variables).tobytes() == x.tobytes(), system


def test_asking_changes_nothing_where_there_is_no_way_back():
    """What the first solve finds row by row, 1e44, no solve of all rows at once comes to."""
    live = Live(System([0.0, -6.0, 0.0, 0.0]))
    rows = [
        Row(((2, -1e12), (3, -1e-12)), -1, 1e-15, weight=2.0),
        Row(((1, 2.0),), 1, 0.0, weight=1e6),
        Row(((3, 1e12), (1, -1.0)), -1, -1e9, weight=1e-6),
        Row(((2, 2.0),), -1, -1e9, weight=1e-6),
    ]
    live.add_row(rows[0])
    live.values()
    for row in rows[1:]:
        live.add_row(row)
    before = live.values().tobytes()
    live.solver.freedom()
    assert live.solver.values(live.variables).tobytes() == before


def test_the_number_of_conflicts_is_read_in_a_sweep():
    """x1 is a third of x0, which is edited again and again; two rows contradict each other."""
    rows = [
        Row(((0, 1.0),), 0, 1.0),
        Row(((1, 3.0), (0, -1.0)), 0, 0.0),
        Row(((2, 3.0), (1, -1.0)), 0, 0.1),
        Row(((3, 1.0), (2, -1.0)), 1, 1.0),
        Row(((3, 1.0), (2, -1.0)), -1, 0.5),
    ]
    asked, quiet = Live(System([0.0] * 4, rows)), Live(System([0.0] * 4, rows))
    for step in range(50):
        for live in (asked, quiet):
            live.change(0, constant=1 + step * 0.7)
            live.values()
        assert asked.solver.conflict_count() == 1
        assert len(asked.solver.conflict(0)) == 2
        assert asked.values().tobytes() == quiet.values().tobytes(), step


def test_a_range_solves_first():
    live = Live(System([0.0], []))
    live.values()
    live.add_row(Row(((0, 1.0),), 1, 3.0))
    live.add_row(Row(((0, 1.0),), -1, 7.0))
    assert live.solver.range(live.variables[0]) == (3.0, 7.0)


def test_ends_without_a_bound_are_infinite():
    live = Live(System([0.0, 0.0], [Row(((0, 1.0),), 1, 3.0)]))
    assert list(live.values()) == [3.0, 0.0]
    assert live.solver.range(live.variables[0]) == (3.0, math.inf)
    assert live.solver.range(live.variables[1]) == (-math.inf, math.inf)
    assert live.solver.freedom() == 2


def test_an_end_far_away_is_left_again():
    """x0 follows x6 / 90, which may fall for ever. On the way x1 begins to be pushed at x0 == -511.
    What can never hold weighs on nothing, but its priority has multipliers, and they have noise."""
    rows = [
        Row(((2, -2.0), (3, 1.0)), 1, 28.0, 1000.0),
        Row(((2, 3.0), (6, -0.1)), 0, 0.0, 250.0),
        Row(((0, 3.0), (2, -1.0)), 0, 0.0, 500.0),
        Row(((1, 2.0), (0, -1 / 7)), -1, 73.0, 1000.0),
        Row(((4, -0.61804697156983923), (6, 1 / 3)), 0, 0.0, 500.0),
        Row((), 0, 94.0, 250.0),
        Row(((6, -1.0), (5, 1.0)), -1, 0.0, 500.0),
        Row(((3, -1.0), (6, -1.0)), 0, 0.0, 250.0),
    ]
    live = Live(System([0.0] * 7, rows))
    live.values()
    low, high = live.solver.range(live.variables[0])
    assert low == -math.inf
    assert high == pytest.approx(-26.25 / 90, abs=1e-9)


def sums_and_boxes(seed):
    """Sums and limits in the first half of the variables, and boxes beside the first variable."""
    rng = random.Random(seed)
    count, rows = rng.choice([20, 24, 28, 32]), []
    half = count // 2
    for _ in range(rng.randrange(2, 6)):
        first = rng.randrange(half - 6)
        terms = tuple((first + k, 1.0) for k in range(6))
        rows.append(Row(terms, EQUAL, float(rng.choice([2, 100, 1000])), 100.0))
    for most, coefficients in (5, (-3.0, 2.0, -0.25)), (4, (1.0, 4.0)):
        for _ in range(rng.randrange(1, most)):
            chosen = rng.sample(range(count), len(coefficients))
            terms = tuple(zip(chosen, coefficients, strict=True))
            rows.append(Row(terms, AT_MOST, 127.0, 750.0))
    rows += [Row(((k, 1.0), (0, -1.0)), AT_LEAST, 114.0, 750.0) for k in range(half, count)]
    rows.append(Row(((0, 1.0),), AT_LEAST, 114.0, 750.0))
    return System([0.0] * count, rows, f"sums and boxes {seed}")


# So much moved in a step that solves no longer followed numbers. The step had, but the exchange at
# its end did not know that, nor what stands between the variables that moved.
@pytest.mark.parametrize("seed", [278, 1608, 2268])
def test_questions_one_after_the_other(seed):
    """Each is answered as by a solver that was asked nothing else. A box that only its own row
    mentions may be as far away as it likes."""
    system = sums_and_boxes(seed)
    count = len(system.defaults)

    def solved():
        live = Live(system)
        live.values()
        return live

    forwards, backwards = solved(), solved()
    for live, order in (forwards, range(count)), (backwards, range(count - 1, -1, -1)):
        for k in order:
            found, alone = live.solver.range(live.variables[k]), solved()
            assert found == pytest.approx(alone.solver.range(alone.variables[k])), k
            mentions = [row for row in system.rows if k in dict(row.terms)]
            assert k < count // 2 or len(mentions) > 1 or found[1] == math.inf, k


def test_bounds_that_only_further_digits_tell_apart():
    """x <= 1e12 y and 1e12 x - 2 y == -70: by hand, y is at least -70 / (1e24 - 2), which is next
    to 0, where z has to begin to make up for it, and z is free."""
    rows = [
        Row(((0, 1.0), (1, -1e12)), -1, 0.0),
        Row(((0, 1e12), (1, -2.0)), 0, -70.0, 500.0),
        Row(((1, 3.5), (2, 1.0)), 1, 0.0, 750.0),
    ]
    live = Live(System([0.0] * 3, rows))
    assert list(live.values()) == [0.0, 35.0, 0.0]
    least = -70 / (1e24 - 2)
    assert live.solver.range(live.variables[0]) == (pytest.approx(1e12 * least), math.inf)
    assert live.solver.range(live.variables[1]) == (pytest.approx(least, abs=0), math.inf)
    assert live.solver.range(live.variables[2]) == (-math.inf, math.inf)


def test_every_value_between_two_soft_rows_of_one_priority_is_as_good():
    """x == 100 and x == 200 at one priority: the canonical point is the one closest to 0."""
    rows = [Row(((0, 1.0),), 0, 100.0, 500.0), Row(((0, 1.0),), 0, 200.0, 500.0)]
    live = Live(System([0.0], rows))
    assert list(live.values()) == [100.0]
    assert live.solver.range(live.variables[0]) == (100.0, 200.0)
    assert live.solver.freedom() == 1
    live.set_default(0, 130.0)
    assert list(live.values()) == [130.0]


def test_an_explanation_by_hand():
    """x + w == 100, w == 30 + 2 h, h == 10: x = 100 - 30 - 2 * 10 = 50."""
    rows = [
        Row(((0, 1.0), (1, 1.0)), 0, 100.0),
        Row(((1, 1.0), (2, -2.0)), 0, 30.0, 750.0),
        Row(((2, 1.0),), 0, 10.0, 500.0),
        Row(((2, 1.0),), -1, 90.0),
    ]
    live = Live(System([0.0] * 3, rows))
    assert list(live.values()) == [50.0, 50.0, 10.0]
    parts, rest = live.solver.explanation(live.variables[0])
    assert parts == [(live.rows[0], 1.0), (live.rows[1], -1.0), (live.rows[2], -2.0)]
    assert rest == 0.0
    assert live.solver.freedom() == 0


def test_what_the_defaults_contribute():
    """y - x == 5: the elder, x, is brought to its default of 7 first, and y is 5 + 7."""
    live = Live(System([7.0, 0.0], [Row(((1, 1.0), (0, -1.0)), 0, 5.0)]))
    assert list(live.values()) == [7.0, 12.0]
    parts, rest = live.solver.explanation(live.variables[1])
    assert parts == [(live.rows[0], 1.0)]
    assert rest == 7.0
    assert live.solver.explanation(live.variables[0]) == ([], 7.0)


def test_a_what_if_question():
    """A transaction that solves, reads and rolls back: the least width of a row of boxes."""
    rows = [Row(((k, 1.0),), 1, 20.0 + k) for k in range(5)]
    rows += [Row(((k, 1.0), (5, -0.2)), 0, 0.0, 500.0) for k in range(5)]
    rows += [
        Row((*((k, 1.0) for k in range(5)), (5, -1.0)), 0, 0.0),
        Row(((5, 1.0),), 0, 500.0, 750.0),
    ]
    live = Live(System([0.0] * 6, rows))
    before = live.values().tobytes()
    live.solver.begin()
    live.solver.add_row([live.variables[5]], [1.0], driver.AT_MOST, 0.0, 900.0)
    live.solver.solve()
    assert live.solver.value(live.variables[5]) == 20 + 21 + 22 + 23 + 24
    live.solver.rollback()
    assert live.solver.values(live.variables).tobytes() == before
