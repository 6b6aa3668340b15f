"""The oracles against each other: three ways that share no code must name the same point.

This needs no library; it is what makes the other suites worth believing.
"""

import math

import exact
import numpy as np
import oracle
import pytest
from budget import runs
from systems import FAMILIES, TAME, System, generate


def small(family, count, variables, rows):
    """The first systems of a family that are small enough."""
    found, seed = 0, 0
    while found < count and seed < 40 * count:
        system = generate(family, seed)
        seed += 1
        if len(system.defaults) <= variables and len(system.rows) <= rows:
            found += 1
            yield system


def close(a, b, system):
    return (
        np.abs(np.array(a, float) - np.array(b, float)).max(initial=0) <= 1e-7 * system.magnitude()
    )


@pytest.mark.parametrize("family", FAMILIES)
def test_simplex_finds_what_trying_every_vertex_finds(family):
    for system in small(family, runs(8), 3, 9):
        assert exact.simplex(system) == exact.enumerate_vertices(system), system


@pytest.mark.parametrize("family", TAME)
def test_linear_programs_find_what_rational_arithmetic_finds(family):
    for system in small(family, runs(20), 8, 20):
        best, point = oracle.optimum(system), exact.simplex(system)
        assert close(best.x, point, system), system
        exactly = [float(e) for _p, e in exact.cost(system, point)]
        assert close([e for _p, e in best.costs], exactly, system), system


@pytest.mark.parametrize("family", TAME)
def test_ranges_agree_and_freedom_is_their_witness(family):
    for system in small(family, runs(4), 5, 12):
        best = oracle.optimum(system)
        widest = 0.0
        for k in range(len(system.defaults)):
            low, high = exact.value_range(system, k)
            low = -math.inf if low is None else float(low)
            high = math.inf if high is None else float(high)
            assert oracle.value_range(best.face, k) == pytest.approx((low, high), abs=1e-6), system
            widest = max(widest, high - low)
        assert (oracle.dimension(best.face) > 0) == (widest > 1e-7), system


def test_a_system_of_nothing():
    assert exact.simplex(System([3.0, -2.0])) == [3, -2]
    assert list(oracle.optimum(System([3.0, -2.0])).x) == [3, -2]
    assert oracle.dimension(oracle.optimum(System([3.0, -2.0])).face) == 2
