"""Small systems against exact rational arithmetic, where no tolerance of an LP code is in doubt."""

import random
from fractions import Fraction

import driver
import exact
import isolation
import numpy as np
import pytest
import shrink
import verdict
from budget import OTHERS, runs, seeds
from live import Live, apply, random_edit
from systems import AT_LEAST, AT_MOST, EQUAL, FAMILIES, FEW, TAME, Row, System, generate


def small(family, count):
    """Systems of the family with few variables and rows."""
    found, first = 0, 10_000 + OTHERS  # other ones than test_oracle's
    for seed in range(first, first + 40 * count):
        if found == count:
            return
        system = generate(family, seed)
        if len(system.defaults) <= 8 and len(system.rows) <= 18:
            found += 1
            yield system


def exactly(system):
    return verdict.against_rationals(system, Live(system).values())


@pytest.mark.parametrize("family", TAME)
def test_small_systems(family):
    for system in small(family, runs(80)):
        isolation.note(system)
        if exactly(system):
            pytest.fail(shrink.report(system, exactly))


def no_worse(system):
    """Violations, and values to nine digits each; a solver that gives up must say so."""
    live = Live(system)
    status = live.solver.call("solve")
    x = live.solver.values(live.variables)
    if not np.isfinite(x).all():
        return f"values that are no numbers: {x}"
    if status == driver.LIMIT:
        return None
    if status != driver.OK:
        return f"status {status}"
    best = exact.simplex(system)
    if wrong := verdict.compare_costs(system, x, exact.cost(system, best)):
        return wrong
    for k, (found, right) in enumerate(zip(x, map(float, best), strict=True)):
        if abs(found - right) > max(1e-9 * abs(right), 1e-12):
            return f"x{k} is {found:.12g}, the canonical point has {right:.12g}"
    return None


@pytest.mark.parametrize("family", ["scaled", "wide", "uneven"])
def test_units_that_differ_by_many_orders_of_magnitude(family):
    for system in small(family, runs(300)):
        isolation.note(system)
        if no_worse(system):
            pytest.fail(shrink.report(system, no_worse))


def test_a_wide_range_is_no_reason_to_give_up():
    """Of the systems above, hardly any is beyond what can be computed."""
    for family in ("wide", "uneven"):
        systems = list(small(family, runs(300)))
        given_up = sum(Live(s).solver.call("solve") == driver.LIMIT for s in systems)
        assert given_up <= len(systems) // 100


def row(terms, relation, constant, priority=1000.0):
    return Row(tuple(terms.items()), relation, float(constant), priority)


# What had been taken for rounding, one thing each. The solutions are found by hand.
WIDE = {
    # A coefficient that is 1e-24 of the largest in its row.
    "a small coefficient": (
        [row({0: 1e12, 1: 1e-12}, EQUAL, 1), row({0: 1.0}, EQUAL, 0)],
        [0, 1e12],
    ),
    # A violation that is 1 in the row's unit and 1e-12 where that is scaled to 1.
    "a small violation": (
        [row({0: 1e12}, AT_LEAST, 0.5, 500), row({0: 1.0}, AT_MOST, 0, 250)],
        [5e-13, 0],
    ),
    # x1 has to go a million million times as far as x0.
    "a slow variable": (
        [
            row({0: 2.0**38, 1: -1.0}, EQUAL, 0),
            row({1: 2.0**-1}, AT_LEAST, 1, 500),
            row({0: 2.0**38}, AT_MOST, 1, 750),
        ],
        [2.0**-38, 1],
    ),
    # The second row decides although it is 2^-40 of the first two, which balance each other.
    "a small weight": (
        [
            row({0: 2.0**38}, AT_LEAST, 2.0**38, 500),
            row({0: 2.0**38}, AT_MOST, 0, 500),
            row({0: 2.0**-2}, EQUAL, 1, 500),
            row({0: 1.0}, EQUAL, 0, 250),
        ],
        [1, 0],
    ),
    # No coefficient is out of the ordinary; that 2^18 and 2^26 meet shows only on the way.
    "a product of usual coefficients": (
        [
            row({1: 64, 3: 4}, AT_MOST, 0, 500),
            row({0: 64}, AT_MOST, 0.09375),
            row({0: 32, 1: 2.0**-6}, EQUAL, 0.2421875, 500),
            row({2: -1024, 3: 2.0**-8}, AT_MOST, 144, 500),
            row({0: -1, 2: 2.0**-8, 1: -1}, AT_MOST, -3072, 250),
        ],
        [0, 15.5, -782464, -205118205952],
    ),
}


@pytest.mark.parametrize("name", WIDE)
def test_what_is_small_but_not_rounding(name):
    rows, right = WIDE[name]
    system = System([0.0] * max(2, len(right)), rows)
    live = Live(system)
    assert live.solver.call("solve") == driver.OK
    assert list(live.solver.values(live.variables)) == pytest.approx(right, rel=1e-12, abs=1e-18)


# What a few more digits would not have told, nor tolerances for numbers of one size: a value of
# 0.04 beside one of 6e28, and rows that lose little each, but much together.
@pytest.mark.parametrize(
    "seed", [11741, 11818, 13751, 204582, 220917, 228822, 231555, 237090, 242696, 244398, 248247]
)
def test_numbers_of_all_sizes(seed):
    assert no_worse(generate("uneven", seed)) is None


def test_a_wide_range_in_a_large_system():
    """x0 == 0, so that 1e12 x0 + 1e-12 x1 == 1 says x1 == 1e12; each of 3,000 more is 1 further."""
    rows = [row({0: 1e12, 1: 1e-12}, EQUAL, 1), row({0: 1.0}, EQUAL, 0)]
    relation = [AT_LEAST, EQUAL, EQUAL]
    rows += [row({k: 1, k - 1: -1}, relation[k % 3], 1) for k in range(2, 3000)]
    live = Live(System([0.0] * 3000, rows))
    assert live.solver.call("solve") == driver.OK
    assert list(live.values()) == [0.0, *(1e12 + k for k in range(2999))]


def test_edits_of_a_wide_range():
    """After each edit as in a fresh solver, and given up only where that gives up."""
    for family in ("scaled", "wide", "uneven"):
        for seed in seeds(3_200, 300):
            rng, live = random.Random(seed), Live(generate(family, seed))
            live.solver.call("solve")
            for _ in range(8):
                edit = random_edit(rng)
                if edit[0] in ("constant", "coefficient"):
                    edit = (*edit[:-1], edit[-1] * 2.0 ** rng.choice([0, rng.randint(-30, 30)]))
                apply(live, edit)
                isolation.note(f"{family} {seed}: {live.system} after {edit}")
                fresh = Live(live.system)
                statuses = live.solver.call("solve"), fresh.solver.call("solve")
                assert statuses[0] != driver.LIMIT or statuses[1] == driver.LIMIT, live.system
                if statuses == (driver.OK, driver.OK):
                    right = list(fresh.solver.values(fresh.variables))
                    found = list(live.solver.values(live.variables))
                    assert found == pytest.approx(right, rel=1e-9, abs=1e-9), live.system


# What is written as a decimal, or a third, and multiplied with others of them.
WRITTEN = [Fraction(n, 120) for n in (12, 24, 84, 40, 36, 18, 120, 120, 240, 1200, 1500)]


def written(rng):
    """Rows in fractions, many of them combinations of others that hold only as they are written,
    and one so uneven that nothing counts as 0 for being small."""
    n, most = rng.randint(2, 4), rng.choice([0, 0, 5, 14])
    units = [Fraction(2) ** rng.randint(-most, most) for _ in range(n)]
    signed = lambda: rng.choice(WRITTEN) * rng.choice([1, -1])  # noqa: E731
    rows = []
    for _ in range(rng.randint(n, 3 * n + 1)):
        if rows and rng.random() < 0.35:
            (a, b), (u, v) = rng.choices(rows, k=2), (signed(), signed())
            terms = {k: u * a[0].get(k, 0) + v * b[0].get(k, 0) for k in {*a[0], *b[0]}}
            constant = u * a[1] + v * b[1] + rng.choice([0, 0, rng.randint(-3, 3)])
        else:
            terms = {k: signed() * units[k] for k in rng.sample(range(n), rng.randint(1, n))}
            constant = rng.randint(-40, 40) * rng.choice(WRITTEN)
        terms = {k: c for k, c in terms.items() if c}
        if terms and all(1e-11 < abs(c) < 1e11 for c in terms.values()):
            rows.append((terms, constant))
    rows = [
        Row(tuple(terms.items()), rng.choice([AT_MOST, EQUAL, EQUAL, AT_LEAST]), c, rng.choice(FEW))
        for terms, c in rows
    ]
    uneven = Row(((n, Fraction(1)), (n + 1, Fraction(-1, 2**30))), EQUAL, Fraction(0))
    return System([Fraction(0)] * (n + 2), [*rows, uneven, Row(((n + 1, 1),), EQUAL, 1)])


def rounded(system):
    """The system in doubles."""
    rows = [
        Row(tuple((k, float(c)) for k, c in r.terms), r.relation, float(r.constant), r.priority)
        for r in system.rows
    ]
    return System([0.0] * len(system.defaults), rows, system.name)


def test_a_wide_range_of_what_is_written_in_decimals():
    """The solution is that of the decimals, not of the doubles that are next to them."""
    for seed in seeds(77_000, 1_000):
        system = written(random.Random(seed))
        live = Live(rounded(system))
        assert live.solver.call("solve") == driver.OK, seed
        right = [float(x) for x in exact.simplex(system)]
        assert live.solver.values(live.variables) == pytest.approx(right, rel=1e-9, abs=1e-9), seed


def test_a_row_that_is_removed_takes_its_rounding_along():
    """While x has a coefficient that is next to no fraction, 2^24 y + z is an ordinary sum, where
    6e-13 of y is nothing. From then on y is where it wants to be, and z makes up the sum."""
    rows = [
        Row(((0, 1.0000000000000999),), AT_MOST, 100.0),
        Row(((1, 2.0**24), (2, 1.0)), EQUAL, 1e-5),
    ]
    live = Live(System([0.0] * 3, rows))
    live.values()
    live.remove_row(0)
    assert list(live.values()) == [0.0, 0.0, 1e-5]


# Where a multiplier of 1e-7 and one of 1e8 met at one priority, the tolerance for the large one hid
# the small one; in the last two, rates that were nothing but rounding had taken its place.
@pytest.mark.parametrize("seed", [13791, 15444, 15754, 11919, 12468])
def test_weights_of_one_priority_that_differ_by_many_orders_of_magnitude(seed):
    assert no_worse(generate("scaled", seed)) is None


def heavy(rng):
    """Rows of one priority whose weights are as far apart as weights can be, and ties between them.

    Everything is a whole number of some power of 2, so that a tie is one to the last bit."""
    n, defaults, rows = rng.randint(1, 7), [], []
    for _ in range(n):
        defaults.append(float(rng.randint(-20, 20)))
    for _ in range(rng.randint(n, 3 * n + 2)):
        variables = rng.sample(range(n), min(n, rng.choice([1, 1, 2, 2, 3])))
        terms = tuple((k, rng.choice([1, -1, 2, -2, 0.5, -0.25, 3, -5])) for k in variables)
        relation, constant = rng.choice([AT_MOST, EQUAL, AT_LEAST]), float(rng.randint(-40, 40))
        rows.append(Row(terms, relation, constant, 500.0, rng.choice([2.0**-19, 2.0**19])))
    return System(defaults, rows)


def test_the_least_weight_decides_where_the_largest_ones_balance_each_other():
    for seed in seeds(88_000, 1_000):
        system = heavy(random.Random(seed))
        if no_worse(system):
            pytest.fail(shrink.report(system, no_worse))


@pytest.mark.parametrize("family", ["layout", "mixed", "degenerate", "contradictory", "repeated"])
def test_usual_numbers_come_out_exact(family):
    """Whole constants and coefficients of 1, 2 and a half: no digit is lost."""
    for system in small(family, runs(30)):
        x, best = Live(system).values(), exact.simplex(system)
        if all(v.denominator in (1, 2, 4, 8) for v in best):
            assert list(x) == [float(v) for v in best], system


assert set(TAME) < set(FAMILIES)
