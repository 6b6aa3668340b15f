"""Constraint systems as plain data, and families of random ones with fixed seeds."""

import random
from dataclasses import dataclass, field, replace

AT_MOST, EQUAL, AT_LEAST = -1, 0, 1
REQUIRED = 1000.0
SYMBOL = {AT_MOST: "<=", EQUAL: "==", AT_LEAST: ">="}


@dataclass(frozen=True)
class Row:
    """sum of coefficient * x[variable] RELATION constant, at a priority."""

    terms: tuple[tuple[int, float], ...]
    relation: int
    constant: float
    priority: float = REQUIRED
    weight: float = 1.0

    def residual(self, x):
        return sum(c * x[k] for k, c in self.terms) - self.constant

    def violation(self, x):
        s = self.residual(x)
        return max(s if self.relation <= 0 else 0, -s if self.relation >= 0 else 0)

    def __str__(self):
        left = " + ".join(f"{c:g}*x{k}" for k, c in self.terms) or "0"
        weight = "" if self.weight == 1 else f" weight {self.weight:g}"
        return f"{left} {SYMBOL[self.relation]} {self.constant:g} @{self.priority:g}{weight}"


@dataclass
class System:
    """Variables by position, in order of creation, and the rows between them."""

    defaults: list[float]
    rows: list[Row] = field(default_factory=list)
    name: str = ""

    def priorities(self):
        return sorted({row.priority for row in self.rows}, reverse=True)

    def cost(self, x):
        """Violations summed by priority, highest first: what is minimised lexicographically."""
        total = dict.fromkeys(self.priorities(), 0)
        for row in self.rows:
            total[row.priority] += type(total[row.priority])(0) + row.weight * row.violation(x)
        return list(total.items())

    def magnitude(self):
        """The size of the numbers, against which an error is small or large."""
        return max([1.0, *map(abs, self.defaults), *(abs(row.constant) for row in self.rows)])

    def __str__(self):
        head = f"{self.name or 'system'}: defaults {[f'{d:g}' for d in self.defaults]}"
        return "\n  ".join([head.replace("'", ""), *map(str, self.rows)])


FEW = (REQUIRED, 750.0, 500.0, 250.0)


def _terms(rng, n, coefficients, longest=4):
    variables = rng.sample(range(n), min(n, rng.choice([1, 1, 2, 2, 2, 3, longest])))
    return tuple((k, float(coefficients(rng))) for k in variables)


def _relation(rng):
    return rng.choice([AT_MOST, EQUAL, AT_LEAST])


def _plain(rng):
    return rng.choice([1, 1, -1, -1, 1, -1, 0.5, -0.5, 2])


def _size(rng, largest):
    """Mostly small, sometimes up to the largest."""
    return rng.randint(1, rng.choice([3, 5, 8, 12, largest]))


def _system(rng, n, m, make, defaults=None):
    return System(defaults or [0.0] * n, [make(rng, n) for _ in range(m)])


def layout(rng):
    """Boxes beside and inside each other, with preferred and least sizes; sensible numbers."""
    n = max(1, _size(rng, 30))
    rows = [Row(((0, 1.0),), EQUAL, 0.0)]
    for k in range(n):
        left, size = 2 * k, 2 * k + 1
        rows.append(Row(((size, 1.0),), AT_LEAST, float(rng.choice([0, 0, 20]))))
        rows.append(
            Row(((size, 1.0),), _relation(rng), float(10 * rng.randint(1, 20)), rng.choice(FEW[1:]))
        )
        if k:
            before = 2 * rng.randrange(k)
            gap = float(rng.choice([0, 4, 8]))
            beside = ((left, 1.0), (before, -1.0), (before + 1, -1.0))
            rows.append(Row(beside, rng.choice([EQUAL, AT_LEAST]), gap))
        if k and rng.random() < 0.4:
            other = 2 * rng.randrange(k) + 1
            rows.append(
                Row(
                    ((size, 1.0), (other, -rng.choice([1.0, 0.5, 2.0]))),
                    EQUAL,
                    0.0,
                    rng.choice(FEW),
                )
            )
        if rng.random() < 0.2:
            rows.append(
                Row(
                    ((left, 1.0), (size, 0.5)),
                    EQUAL,
                    float(rng.randint(0, 300)),
                    rng.choice(FEW[1:]),
                )
            )
    rows.append(
        Row(
            ((2 * n - 2, 1.0), (2 * n - 1, 1.0)),
            AT_MOST,
            float(rng.randint(50, 100 * n)),
            rng.choice(FEW),
        )
    )
    return System([0.0] * (2 * n), rows)


def mixed(rng):
    """Rows of usual coefficients between anything and anything."""
    n = _size(rng, 40)
    defaults = [float(rng.randint(-20, 20)) for _ in range(n)]
    make = lambda r, n: Row(  # noqa: E731
        _terms(r, n, _plain), _relation(r), float(r.randint(-40, 40)), r.choice(FEW)
    )
    return _system(rng, n, rng.randint(1, 3 * n + 2), make, defaults)


def fractional(rng):
    """Nothing is round: ties are unlikely, so that optima are unique or faces are generic."""
    n = _size(rng, 25)
    defaults = [rng.uniform(-50, 50) for _ in range(n)]
    priorities = [rng.uniform(1, 999) for _ in range(rng.randint(1, 5))] + [REQUIRED]
    make = lambda r, n: Row(  # noqa: E731
        _terms(r, n, lambda q: q.choice([-1, 1]) * q.uniform(0.1, 3)),
        _relation(r),
        r.uniform(-100, 100),
        r.choice(priorities),
        r.choice([1.0, r.uniform(0.1, 10)]),
    )
    return _system(rng, n, rng.randint(1, 3 * n + 2), make, defaults)


def degenerate(rng):
    """Every row passes through one point, and the defaults may be that point."""
    n = _size(rng, 25)
    point = [float(rng.randint(-3, 3)) for _ in range(n)]
    defaults = list(point) if rng.random() < 0.5 else [0.0] * n

    def make(r, n):
        terms = _terms(r, n, _plain)
        through = sum(c * point[k] for k, c in terms)
        return Row(terms, _relation(r), through, r.choice(FEW))

    return _system(rng, n, rng.randint(n, 4 * n + 2), make, defaults)


def contradictory(rng):
    """The same few left sides with different constants, at every priority."""
    n = _size(rng, 15)
    sides = [_terms(rng, n, _plain) for _ in range(n + 1)]
    make = lambda r, _n: Row(  # noqa: E731
        r.choice(sides),
        r.choice([EQUAL, EQUAL, AT_MOST, AT_LEAST]),
        float(10 * r.randint(-5, 5)),
        r.choice(FEW),
    )
    return _system(rng, n, rng.randint(n, 4 * n + 2), make)


def repeated(rng):
    """Rows that occur many times, also multiplied and at other priorities."""
    base = mixed(rng)
    rows = []
    for row in base.rows:
        for _ in range(rng.choice([1, 1, 2, 5])):
            factor = rng.choice([1.0, 1.0, 2.0, 0.5])
            terms = tuple((k, c * factor) for k, c in row.terms)
            priority = rng.choice([row.priority, row.priority, rng.choice(FEW)])
            rows.append(Row(terms, row.relation, row.constant * factor, priority))
    return System(base.defaults, rows)


def fixed_and_free(rng):
    """Many variables nailed down by required rows, many mentioned by none."""
    n = rng.randint(3, 40)
    used = rng.sample(range(n), max(1, n // 2))
    rows = [Row(((k, 1.0),), EQUAL, float(rng.randint(-9, 9))) for k in used[: len(used) // 2]]
    for _ in range(len(used)):
        terms = tuple((used[i], _plain(rng)) for i, _ in _terms(rng, len(used), _plain))
        rows.append(Row(terms, _relation(rng), float(rng.randint(-30, 30)), rng.choice(FEW)))
    return System([float(rng.randint(-5, 5)) for _ in range(n)], rows)


def many_priorities(rng):
    """Up to a hundred distinct priorities, some of them very close."""
    n = _size(rng, 20)
    priorities = [999.5, REQUIRED, 0.001] + [
        rng.uniform(0.01, 1000) for _ in range(rng.randint(1, 97))
    ]
    make = lambda r, n: Row(  # noqa: E731
        _terms(r, n, _plain), _relation(r), float(r.randint(-40, 40)), r.choice(priorities)
    )
    return _system(rng, n, rng.randint(n, 4 * n + 10), make)


def weighted(rng):
    """Weights that decide between rows of one priority, and ties between sums of weights."""
    n = _size(rng, 15)
    weights = rng.choice([(1, 2, 3), (0.5, 1, 1.5, 2), (0.01, 1, 100)])
    make = lambda r, n: Row(  # noqa: E731
        _terms(r, n, _plain),
        _relation(r),
        float(r.randint(-40, 40)),
        r.choice([REQUIRED, 500.0, 500.0]),
        float(r.choice(weights)),
    )
    return _system(rng, n, rng.randint(n, 5 * n + 2), make)


def independent(rng):
    """Several systems that share nothing, their variables interleaved."""
    parts = [
        rng.choice([mixed, layout, degenerate, contradictory])(rng)
        for _ in range(rng.randint(2, 4))
    ]
    parts = [part for part in parts if len(part.defaults) <= 20] or [System([1.0], [])]
    places = [(p, k) for p, part in enumerate(parts) for k in range(len(part.defaults))]
    rng.shuffle(places)
    at = {place: i for i, place in enumerate(places)}
    rows = [
        replace(row, terms=tuple((at[p, k], c) for k, c in row.terms))
        for p, part in enumerate(parts)
        for row in part.rows
    ]
    rng.shuffle(rows)
    return System([parts[p].defaults[k] for p, k in places], rows)


def driven(rng):
    """The first row sets the first variable, which decides the others through rows of all
    priorities; these have soft rows of their own."""
    n = rng.randint(2, 7)
    lower = rng.choice(
        [(250.0,), (250.0, 500.0), (100.0, 250.0, 500.0), (250.0, 300.0, 400.0, 750.0)]
    )
    defaults = [float(rng.choice([0, rng.randint(-20, 20)])) for _ in range(n)]
    rows = [Row(((0, 1.0),), EQUAL, 0.0, rng.choice([REQUIRED, 750.0, 500.0, 250.0]))]
    for k in range(1, n):
        origins = rng.sample(range(k), min(k, rng.choice([1, 1, 2])))
        terms = [(origin, -_plain(rng)) for origin in origins]
        priority = rng.choice([REQUIRED, REQUIRED, 500.0, *lower])
        relation = rng.choice([EQUAL, EQUAL, EQUAL, AT_MOST, AT_LEAST])
        constant, weight = float(rng.randint(-10, 10)), rng.choice([1.0, 1.0, 1.5, 2.0])
        rows.append(Row(((k, 1.0), *terms), relation, constant, priority, weight))
    for _ in range(rng.randint(1, 8)):
        terms = (
            (k, rng.choice([1.0, 1.0, -1.0])) for k in rng.sample(range(n), rng.choice([1, 1, 2]))
        )
        priority = rng.choice([*lower, *lower, *lower, REQUIRED])
        constant, weight = float(rng.randint(-40, 40)), rng.choice([0.5, 1.0, 1.0, 2.0])
        rows.append(Row(tuple(terms), _relation(rng), constant, priority, weight))
    return System(defaults, rows)


def scaled(rng):
    """Coefficients from 1e-9 to 1e9: rows and variables in very different units. Small.

    Units are powers of two, or else rows that are multiples of each other would be so no more.
    """
    n = rng.randint(1, 4)
    units = [2.0 ** rng.randint(-14, 14) for _ in range(n)]

    def make(r, n):
        unit = 2.0 ** r.randint(-15, 15)
        terms = tuple((k, c * unit * units[k]) for k, c in _terms(r, n, _plain))
        return Row(terms, _relation(r), unit * r.randint(-40, 40), r.choice(FEW))

    return _system(rng, n, rng.randint(n, 3 * n + 2), make)


def wide(rng):
    """Coefficients from 1e-12 to 1e12 at once: units as far apart as they can be. Small."""
    n, most = rng.randint(1, 4), rng.randint(0, 38)
    units = [2.0 ** rng.randint(-most, most) for _ in range(n)]

    def make(r, n):
        unit = 2.0 ** r.randint(most - 38, 38 - most)
        terms = tuple((k, c * unit * units[k]) for k, c in _terms(r, n, _plain))
        return Row(terms, _relation(r), unit * r.randint(-40, 40), r.choice(FEW))

    return _system(rng, n, rng.randint(n, 3 * n + 2), make)


def uneven(rng):
    """Every number is of a size of its own, from 1e-12 to 1e12: no units make them alike. Small."""
    n, most = rng.randint(1, 4), rng.choice([10, 20, 38])
    size = lambda r: 2.0 ** r.randint(-most, most)  # noqa: E731

    def make(r, n):
        terms = tuple((k, c * size(r)) for k, c in _terms(r, n, _plain))
        constant = r.choice([1.0, size(r)]) * r.randint(-40, 40)
        return Row(terms, _relation(r), constant, r.choice(FEW))

    return _system(rng, n, rng.randint(n, 3 * n + 2), make)


FAMILIES = {
    f.__name__: f
    for f in (
        layout,
        mixed,
        fractional,
        degenerate,
        contradictory,
        repeated,
        fixed_and_free,
        many_priorities,
        weighted,
        independent,
        driven,
        scaled,
        wide,
        uneven,
    )
}

# Families whose numbers are of one size, where a tolerance of 1e-6 says what it seems to say.
TAME = tuple(name for name in FAMILIES if name not in ("scaled", "wide", "uneven"))


def generate(family, seed):
    """The same system for the same family and seed, for ever."""
    system = FAMILIES[family](random.Random(f"{family} {seed}"))
    system.name = f"{family} {seed}"
    return system


def joined(rng, families=TAME, more=None):
    """Several systems in one, with rows about all of them: several for each, or one for four
    variables."""
    defaults, rows = [], []
    parts = rng.randint(3, 12)
    for _ in range(parts):
        part, first = generate(rng.choice(families), rng.randrange(10**9)), len(defaults)
        defaults += part.defaults
        for row in part.rows:
            rows.append(replace(row, terms=tuple((k + first, c) for k, c in row.terms)))
    n = len(defaults)
    for _ in range(n // 4 if more is None else more * parts):
        terms = rng.sample(range(n), min(n, rng.choice([2, 2, 3, 4, n // 2 + 1])))
        terms = tuple((k, rng.choice([1.0, -1.0, 1.0, 2.0])) for k in terms)
        relation, constant = rng.choice([-1, 0, 1]), float(rng.randint(-60, 60))
        rows.append(Row(terms, relation, constant, rng.choice([1000.0, 900.0, 500.0, 250.0])))
    rng.shuffle(rows)
    return System(defaults, rows, "joined")
