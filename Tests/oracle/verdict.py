"""Compares the library with the oracles and says in words what is wrong; None when nothing is."""

import exact
import numpy as np
import oracle
from live import Live, apply

RELATIVE = 1e-6


def _tolerances(system, x):
    """By priority: what counts as nothing, next to the terms that were added up."""
    total = dict.fromkeys(system.priorities(), 1e-12)
    for row in system.rows:
        size = sum(abs(c * x[k]) for k, c in row.terms) + abs(row.constant)
        total[row.priority] += row.weight * size
    return {priority: RELATIVE * max(size, 1e-3) for priority, size in total.items()}


def compare_costs(system, x, costs):
    """The first priority at which x is worse, or too good to be true, than the optimum."""
    tolerance = _tolerances(system, x)
    for (priority, found), (_p, least) in zip(system.cost(x), costs, strict=True):
        if abs(found - least) > tolerance[priority]:
            return f"violation @{priority:g} is {found:.9g}, the least is {float(least):.9g}"
    return None


def compare_points(system, x, best):
    size = RELATIVE * max(system.magnitude(), np.abs(best).max(initial=0))
    for k, (found, right) in enumerate(zip(x, best, strict=True)):
        if not abs(found - right) <= size:
            return f"x{k} is {found:.12g}, the canonical point has {right:.12g}"
    return None


def against_linear_programs(system, x):
    best = oracle.optimum(system)
    return compare_costs(system, x, best.costs) or compare_points(system, x, best.x)


def against_rationals(system, x, points=True):
    point = exact.simplex(system)
    wrong = compare_costs(system, x, exact.cost(system, point))
    if points and not wrong:
        wrong = compare_points(system, x, np.array([float(v) for v in point]))
    return wrong


def judge(system, x):
    """What is wrong with x as the solution; the exact oracle has the last word."""
    if not np.isfinite(x).all():
        return f"values that are no numbers: {x}"
    try:
        wrong = against_linear_programs(system, x)
        if wrong is None or len(system.defaults) > 20:
            return wrong
    except oracle.UndecidedError:
        pass
    return against_rationals(system, x)


def solved(system):
    """What is wrong with the library's solution of a system."""
    return judge(system, Live(system).values())


def replayed(system, edits):
    """What is wrong at the end of a sequence of edits that says itself where to solve."""
    live = Live(system)
    for edit in edits:
        apply(live, edit)
    return compare_points(live.system, live.values(), Live(live.system).values())


def edited(system, edits):
    """What is wrong in a sequence of edits: each step against a fresh solver."""
    live = Live(system)
    x = live.values()
    for step, edit in enumerate(edits):
        apply(live, edit)
        x = live.values()
        if wrong := compare_points(live.system, x, Live(live.system).values()):
            return f"step {step} {edit}: {wrong.replace('the canonical point', 'a fresh solver')}"
    return judge(live.system, x)
