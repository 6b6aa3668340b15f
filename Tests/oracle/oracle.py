"""The optimum by linear programming: one LP a priority, highest first (SciPy's HiGHS).

What an LP fixes for the next ones is not its objective, which would cost accuracy, but its face:
the optimal points of an LP are the feasible ones that are complementary to any one of its dual
solutions. So after an LP every row with a multiplier inside its interval must hold with equality,
and one with a multiplier at the end of its interval stays on its side.
"""

from dataclasses import dataclass

import numpy as np
from scipy.optimize import linprog
from systems import AT_LEAST, AT_MOST, EQUAL, Row, System

ZERO = 1e-7  # multipliers below this, of weights scaled to 1, are none
DIRECTION = 1e-9  # a null space this thin is none


class UndecidedError(Exception):
    """The LP code gave no answer; that says nothing about the system."""


class Face:
    """A polyhedron a·x RELATION b, rows scaled to a largest coefficient of 1, and a point of it."""

    def __init__(self, n):
        self.a, self.b = np.zeros((0, n)), np.zeros(0)
        self.relation = np.zeros(0, int)
        self.point = np.zeros(n)

    def copy(self):
        other = Face(len(self.point))
        other.a, other.b, other.relation = self.a, self.b, self.relation.copy()
        other.point = self.point.copy()
        return other

    def add(self, a, b, relation):
        self.a = np.vstack([self.a, a])
        self.b = np.append(self.b, b)
        self.relation = np.append(self.relation, relation)

    def free_directions(self):
        """A basis of the directions that keep every equality."""
        equal = self.a[self.relation == EQUAL]
        if not len(equal):
            return np.eye(len(self.point))
        _, s, v = np.linalg.svd(equal)
        return v[np.sum(s > DIRECTION * max(1, s[0])) :].T

    def minimize(self, cost, soft_a=None, soft_b=None, soft_relation=None, weight=None):
        """min cost·x + weight·violation over the face; shrinks the face to the optimal points.

        Answers the multipliers of the soft rows, or None when it is unbounded.
        """
        n, m = len(self.point), 0 if soft_a is None else len(soft_a)
        hard = self.relation != EQUAL
        sign = np.where(self.relation[hard] == AT_LEAST, -1.0, 1.0)
        upper, bound = (
            [np.hstack([sign[:, None] * self.a[hard], np.zeros((hard.sum(), m))])],
            [sign * self.b[hard]],
        )
        sides = []
        for side in (1.0, -1.0) if m else ():
            chosen = np.flatnonzero(side * soft_relation <= 0)
            upper.append(np.hstack([side * soft_a[chosen], -np.eye(m)[chosen]]))
            bound.append(side * soft_b[chosen])
            sides.append((side, chosen))
        equal = np.hstack([self.a[~hard], np.zeros(((~hard).sum(), m))])
        result = linprog(
            np.concatenate([cost, weight if m else []]),
            A_ub=np.vstack(upper),
            b_ub=np.concatenate(bound),
            A_eq=equal,
            b_eq=self.b[~hard],
            bounds=[(None, None)] * n + [(0, None)] * m,
            method="highs",
            options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10},
        )
        if result.status == 3:
            return None
        if result.status != 0:
            raise UndecidedError(result.message)
        self.point = result.x[:n]
        dual = -result.ineqlin.marginals
        tight = np.flatnonzero(hard)[np.abs(dual[: hard.sum()]) > ZERO]
        self.relation[tight] = EQUAL
        y, at = np.zeros(m), hard.sum()
        for side, chosen in sides:
            y[chosen] += side * dual[at : at + len(chosen)]
            at += len(chosen)
        return y


@dataclass
class Optimum:
    """What the oracle says about a system."""

    costs: list[tuple[float, float]]  # (priority, least sum of violations), highest first
    face: Face  # the optimal points
    x: np.ndarray  # the canonical one


def _dense(rows: list[Row], n):
    a = np.zeros((len(rows), n))
    for i, row in enumerate(rows):
        for k, c in row.terms:
            a[i, k] += c
    return a


def _minimize_level(face, rows):
    """Shrinks the face to the points that violate the rows least."""
    n = len(face.point)
    a, b = _dense(rows, n), np.array([row.constant for row in rows])
    relation = np.array([row.relation for row in rows])
    weight = np.array([row.weight for row in rows])
    scale = np.abs(a).max(axis=1)
    some = scale > 0
    a, b, scale = a[some], b[some], scale[some]
    relation, weight = relation[some], weight[some] * scale
    a, b = a / scale[:, None], b / scale
    weight = weight / weight.max(initial=1e-300)
    s = a @ face.point - b
    if np.any(np.where(relation <= 0, s, 0) > 1e-9) or np.any(
        np.where(relation >= 0, -s, 0) > 1e-9
    ):
        y = face.minimize(np.zeros(n), a, b, relation, weight)
        low = np.where(relation <= 0, weight, 0)  # the multiplier when x is above b
        high = np.where(relation >= 0, -weight, 0)  # and when it is below
        inside = (y < low - ZERO) & (y > high + ZERO)
        relation = np.where(inside, EQUAL, np.where(y >= low - ZERO, AT_LEAST, AT_MOST))
        zero = (np.abs(y) <= ZERO) & (low != high)
        own = np.array([row.relation for row in rows])[some]
        relation = np.where(zero & (own != EQUAL), own, relation)
    face.add(a, b, relation)


def _determine(face, k, default):
    """The step of the canonical point for variable k."""
    unit = np.zeros(len(face.point))
    unit[k] = 1
    if abs(face.point[k] - default) > 1e-9:
        one = np.ones(1)
        face.minimize(np.zeros(len(unit)), unit[None], np.array([default]), np.array([EQUAL]), one)
        value = face.point[k]
        if abs(value - default) <= 1e-9 * max(1, abs(default)):
            value = default
    else:
        value = default
    face.add(unit, value, EQUAL)


def canonical_point(face, defaults):
    """The point of the face that is closest to the defaults, one variable after the other."""
    face = face.copy()
    free = face.free_directions()
    for k, default in enumerate(defaults):
        if free.size and np.linalg.norm(free[k]) > DIRECTION:
            _determine(face, k, default)
            free = face.free_directions()
    equal = face.relation == EQUAL
    x = np.linalg.lstsq(face.a[equal], face.b[equal], rcond=None)[0]
    if np.abs(x - face.point).max(initial=0) > 1e-6 * max(1, np.abs(x).max(initial=0)):
        raise UndecidedError("the vertex and the point found differ")
    return x


def _optimal_face(system: System) -> Face:
    """The points that are lexicographically optimal; UndecidedError when the LP code fails."""
    face = Face(len(system.defaults))
    face.point = np.array(system.defaults, float)
    for priority in system.priorities():
        _minimize_level(face, [row for row in system.rows if row.priority == priority])
    return face


def least_costs(system: System):
    """The sums of violations at the optimum, without the canonical point, which takes longer."""
    return system.cost(_optimal_face(system).point)


def optimum(system: System) -> Optimum:
    """The lexicographic optimum; UndecidedError when the LP code fails on it."""
    face = _optimal_face(system)
    x = canonical_point(face, system.defaults)
    return Optimum(system.cost(x), face, x)


def value_range(face: Face, k):
    """[least, largest] of variable k over the face; infinite where nothing bounds it."""
    ends = []
    for side in (1.0, -1.0):
        trial = face.copy()
        cost = np.zeros(len(face.point))
        cost[k] = side
        ends.append(-side * np.inf if trial.minimize(cost) is None else trial.point[k])
    return tuple(ends)


def dimension(face: Face):
    """Degrees of freedom of the face: variables less the rank of what holds with equality on it."""
    a, b, relation = face.a, face.b, face.relation
    hard = np.flatnonzero(relation != EQUAL)
    n, h = len(face.point), len(hard)
    rows = relation == EQUAL
    if h:
        # As much slack as possible in as many inequalities as possible, up to a common factor.
        sign = np.where(relation[hard] == AT_LEAST, -1.0, 1.0)
        slack = np.hstack([sign[:, None] * a[hard], np.eye(h), -(sign * b[hard])[:, None]])
        level = np.hstack([a[rows], np.zeros((rows.sum(), h)), -b[rows][:, None]])
        result = linprog(
            np.concatenate([np.zeros(n), -np.ones(h), [0]]),
            A_ub=slack,
            b_ub=np.zeros(h),
            A_eq=level,
            b_eq=np.zeros(rows.sum()),
            bounds=[(None, None)] * n + [(0, 1)] * h + [(1, None)],
            method="highs",
        )
        if result.status != 0:
            raise UndecidedError(result.message)
        rows = rows.copy()
        rows[hard[result.x[n : n + h] < 0.5]] = True
    return n - (np.linalg.matrix_rank(a[rows], 1e-9) if rows.any() else 0)


def is_feasible(rows: list[Row], n):
    """Whether all of the rows can hold at once."""
    face = Face(n)
    if any(not row.terms and row.violation([]) > 0 for row in rows):
        return False
    rows = [row for row in rows if row.terms]
    if not rows:
        return True
    _minimize_level(face, rows)
    scale = max(1.0, *(abs(row.constant) for row in rows))
    return all(row.violation(face.point) <= 1e-7 * scale for row in rows)
