"""The optimum in exact rational arithmetic, for small systems, in two ways.

`simplex` is the textbook's: two non-negative variables for each signed quantity, a full tableau,
Bland's rule. The objective is a list of rows compared lexicographically. Numbers are integers over
one common denominator, so that nothing is ever rounded. `enumerate_vertices` tries every
vertex. Neither has anything in common with the engine.
"""

from fractions import Fraction
from itertools import combinations
from math import lcm

import numpy as np
from systems import System


def _fractions(system: System):
    """Rows as (coefficients, constant, relation, priority, weight) in fractions."""
    for row in system.rows:
        a = [Fraction(0)] * len(system.defaults)
        for k, c in row.terms:
            a[k] += Fraction(c)
        yield a, Fraction(row.constant), row.relation, row.priority, Fraction(row.weight)


def _integers(numbers):
    """The least common multiple of the denominators, and the numbers times it."""
    factor = lcm(*(v.denominator for v in numbers))
    return factor, [int(v * factor) for v in numbers]


def _tableau(system, direction=None):
    """Rows p_i - n_i = s_i (a_i x - b_i), x_k = default_k + P_k - N_k, at the vertex x = default.

    s_i makes the row whole. Columns: P and N of the variables, p and n of the rows, right side.
    Below the rows stand the objectives: one a priority, then, with a direction, that linear form,
    then |x_k - default_k| for every k.
    """
    n, rows = len(system.defaults), list(_fractions(system))
    m = len(rows)
    defaults = [Fraction(d) for d in system.defaults]
    width = 2 * n + 2 * m + 1
    body, basis, scales = [], [], []
    for i, (a, b, *_rest) in enumerate(rows):
        start = sum((c * d for c, d in zip(a, defaults, strict=True)), Fraction(0)) - b
        scale, (*a, start) = _integers([*a, start])
        sign = 1 if start >= 0 else -1
        line = [0] * width
        for k in range(n):
            line[2 * k], line[2 * k + 1] = -sign * a[k], sign * a[k]
        line[2 * n + 2 * i], line[2 * n + 2 * i + 1] = sign, -sign
        line[-1] = sign * start
        body.append(line)
        scales.append(scale)
        basis.append(2 * n + 2 * i + (0 if start >= 0 else 1))
    objectives = [[Fraction(0)] * width for _ in range(len(system.priorities()))]
    for objective, priority in zip(objectives, system.priorities(), strict=True):
        for i, (_a, _b, relation, p, weight) in enumerate(rows):
            if p == priority:
                objective[2 * n + 2 * i] = weight / scales[i] if relation <= 0 else Fraction(0)
                objective[2 * n + 2 * i + 1] = weight / scales[i] if relation >= 0 else Fraction(0)
    if direction is not None:
        objectives.append([Fraction(side * c) for c in direction for side in (1, -1)])
        objectives[-1] += [Fraction(0)] * (width - 2 * n)
    for k in range(n):
        objectives.append([Fraction(int(j // 2 == k)) for j in range(width)])
    for objective in objectives:
        for line, column in zip(body, basis, strict=True):
            if factor := objective[column]:
                objective[:] = [v - factor * w for v, w in zip(objective, line, strict=True)]
    return body + [_integers(objective)[1] for objective in objectives], basis, m


class UnboundedError(Exception):
    """The direction asked for improves without end."""


def _entering(costs):
    """Bland's rule: the first column whose cost vector is lexicographically negative."""
    for j in range(costs.shape[1] - 1):
        first = next((v for v in costs[:, j] if v != 0), 0)
        if first < 0:
            return j
    return None


def _leaving(table, m, basis, column):
    """The row of the least ratio; among equals the one of the smallest basic variable."""
    best = None
    for i in range(m):
        if table[i, column] > 0:
            if best is not None:
                difference = table[i, -1] * table[best, column] - table[best, -1] * table[i, column]
                if difference > 0 or (difference == 0 and basis[i] > basis[best]):
                    continue
            best = i
    return best


def _solve(system, direction=None):
    """The values of the basic variables at the optimum, by column.

    All numbers of the table share one denominator, and the division at a pivot is exact.
    """
    lines, basis, m = _tableau(system, direction)
    if not lines:
        return {}
    table, denominator = np.array(lines, dtype=object), 1
    while (column := _entering(table[m:])) is not None:
        row = _leaving(table, m, basis, column)
        if row is None:
            raise UnboundedError
        pivot, kept = table[row, column], table[row].copy()
        table = (table * pivot - np.outer(table[:, column], kept)) // denominator
        table[row] = kept
        denominator, basis[row] = pivot, column
    return {column: Fraction(int(table[i, -1]), int(denominator)) for i, column in enumerate(basis)}


def _point(system, values):
    zero = Fraction(0)
    return [
        Fraction(d) + values.get(2 * k, zero) - values.get(2 * k + 1, zero)
        for k, d in enumerate(system.defaults)
    ]


def cost(system, x):
    """The vector of E_P at a rational point, exactly."""
    total = dict.fromkeys(system.priorities(), Fraction(0))
    for a, b, relation, priority, weight in _fractions(system):
        s = sum((c * v for c, v in zip(a, x, strict=True)), Fraction(0)) - b
        violation = max(s if relation <= 0 else Fraction(0), -s if relation >= 0 else Fraction(0))
        total[priority] += weight * violation
    return list(total.items())


def simplex(system: System):
    """The canonical optimal point, as fractions."""
    return _point(system, _solve(system))


def value_range(system: System, k):
    """[least, largest] of variable k over the optimal face; None for an end that is infinite."""
    ends = []
    for side in (1, -1):
        direction = [0] * len(system.defaults)
        direction[k] = side
        try:
            ends.append(_point(system, _solve(system, direction))[k])
        except UnboundedError:
            ends.append(None)
    return tuple(ends)


def _intersection(rows, n):
    """The point where n rows (a, b) hold with equality, or None."""
    lines = [[*a, b] for a, b in rows]
    for column in range(n):
        pivot = next((i for i in range(column, n) if lines[i][column]), None)
        if pivot is None:
            return None
        lines[column], lines[pivot] = lines[pivot], lines[column]
        lines[column] = [v / lines[column][column] for v in lines[column]]
        for i in range(n):
            if i != column and lines[i][column]:
                factor = lines[i][column]
                lines[i] = [v - factor * w for v, w in zip(lines[i], lines[column], strict=True)]
    return [line[-1] for line in lines]


def enumerate_vertices(system: System):
    """The canonical optimal point by trying every vertex; for up to 4 variables and 12 rows."""
    n = len(system.defaults)
    defaults = [Fraction(d) for d in system.defaults]
    planes = [(a, b) for a, b, *_rest in _fractions(system) if any(a)]
    planes += [([Fraction(int(k == j)) for j in range(n)], defaults[k]) for k in range(n)]
    planes = list({(tuple(a), b): (a, b) for a, b in planes}.values())
    best = None
    for chosen in combinations(planes, n):
        x = _intersection(chosen, n)
        if x is None:
            continue
        key = [e for _p, e in cost(system, x)] + [
            abs(v - d) for v, d in zip(x, defaults, strict=True)
        ]
        if best is None or key < best[0]:
            best = key, x
    return best[1]
