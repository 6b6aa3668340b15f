"""What a layout says of itself, against linear programs over its rows as the header has them."""

import math
from dataclasses import replace

import numpy as np
import oracle
import pytest
from budget import are_enough, seeds
from keeplayout import AttributeKind as Kind
from layouts import FACTORS, OWN, Drawn
from systems import AT_LEAST, AT_MOST, EQUAL, REQUIRED, Row


def drawn(count, base, required=0.5):
    for seed in seeds(base, count):
        yield seed, Drawn(seed, required)


def test_the_rows_are_those_of_the_header():
    for seed, case in drawn(60, 70_000):
        try:
            best = oracle.optimum(case.system())
        except oracle.UndecidedError:
            continue
        found = case.system().cost(case.point())
        for (priority, least), (_, cost) in zip(best.costs, found, strict=True):
            assert cost == pytest.approx(least, abs=1e-6 * 1000), (seed, priority)


def relaxed_rows(case):
    """The required rows, by place: one that is violated may be, by as much as it is."""
    point, relaxed = case.point(), {}
    for i, row in enumerate(case.rows):
        if row.priority < REQUIRED:
            continue
        if row.violation(point) > 0:
            rest = row.residual(point)
            relation = AT_MOST if rest > 0 else AT_LEAST
            row = replace(row, relation=relation, constant=row.constant + rest)
        relaxed[i] = row
    return relaxed


def test_conflicts_are_irreducible_and_their_corrections_resolve_them():
    met = repaired = 0
    for seed, case in drawn(150, 71_000, required=0.9):
        n = 4 * len(case.nodes)
        place = {c: i for i, c in enumerate(case.of) if c is not None}
        relaxed = relaxed_rows(case)
        for conflict in case.layout.conflicts():
            members = []
            for constraint in conflict.constraints:
                if constraint in place:
                    members.append(place[constraint])
                else:  # a lower bound 0
                    axis = int(constraint.description.startswith("height"))
                    variable = 4 * case.nodes.index(constraint.node) + axis
                    members.append(case.rows.index(Row(((variable, 1.0),), 1, 0.0, 1001.0)))
            rows = [
                Row(case.rows[i].terms, case.rows[i].relation, case.rows[i].constant)
                for i in members
            ]
            assert not oracle.is_feasible(rows, n), (seed, conflict)
            for k in range(len(rows)):
                assert oracle.is_feasible(rows[:k] + rows[k + 1 :], n), (seed, conflict)
            for k, value in enumerate(conflict.corrections):
                if math.isnan(value):
                    continue
                constraint = conflict.constraints[k]
                assert constraint.value is not None
                attribute = constraint.attribute
                if attribute is not None and attribute.kind in FACTORS:
                    continue
                if attribute is not None and attribute.kind == Kind.WIDTH and attribute.other:
                    continue
                sign = 1
                far = (Kind.RIGHT_INSET, Kind.BOTTOM_INSET)
                if attribute is not None and attribute.kind in far:
                    sign = -1
                moved = rows[k].constant + sign * (value - constraint.value.value)
                back = 0.999 * moved + 0.001 * rows[k].constant  # and nothing less would do
                others = [*rows[:k], *rows[k + 1 :]]
                others += [row for i, row in relaxed.items() if i not in members]
                for constant, is_enough in ((moved, True), (back, False)):
                    trial = [*others, Row(rows[k].terms, rows[k].relation, constant)]
                    assert oracle.is_feasible(trial, n) == is_enough, (seed, conflict.report)
                repaired += 1
            met += 1
    assert are_enough(min(met, repaired), 10), (met, repaired)


def test_every_explanation_comes_to_the_value():
    met = 0
    for seed, case in drawn(60, 72_000):
        for node in case.nodes[1:]:
            for kind in OWN:
                attribute = node.attribute(kind)
                why = attribute.why()
                if kind in FACTORS:
                    continue
                total = why.rest
                for reason in why.reasons:
                    assert reason.constraint.violation == 0, (seed, str(why))
                    assert reason.constraint.value is not None
                    total += reason.factor * reason.constraint.value.value
                scale = 1 + 1000 * sum(abs(r.factor) for r in why.reasons)
                assert abs(total - attribute.measured) <= 1e-9 * scale, (seed, str(why))
                met += 1
    assert are_enough(met, 300)


def inside(face, k, unit):
    """The face with a variable fixed in the middle of its range; None when an LP fails."""
    if face is None:
        return None
    try:
        low, high = oracle.value_range(face, k)
    except oracle.UndecidedError:
        return None
    low, high = max(low, min(high, 200) - 200), min(high, max(low, -200) + 200)
    face.add(unit, (low + high) / 2, EQUAL)
    return face


def as_violated(case):
    """The system in which what is required and violated asks for what it is: what is violated in
    a conflict does so as it does, and another could only in its place."""
    system, point = case.system(), case.point()
    system.rows = [
        replace(row, constant=row.constant + row.residual(point))
        if row.priority == REQUIRED and row.violation(point) > 1e-9
        else row
        for row in system.rows
    ]
    return system


def test_ranges_and_freedom():
    for seed, case in drawn(60, 73_000):
        try:
            face = oracle.optimum(as_violated(case)).face
            dimension = oracle.dimension(face) - 2  # the root's own position is nowhere
        except oracle.UndecidedError:
            continue
        assert case.layout.freedom() == dimension, seed
        ambiguous = {n.attribute: n for n in case.layout.ambiguous()}
        assert sum(n.is_determining for n in ambiguous.values()) == dimension, seed
        determined = face.copy()
        for number, node in enumerate(case.nodes):
            for k, kind in enumerate((Kind.WIDTH, Kind.HEIGHT, Kind.LEFT_INSET, Kind.TOP_INSET)):
                if number == 0 and k >= 2:
                    continue
                try:
                    expected = oracle.value_range(face, 4 * number + k)
                except oracle.UndecidedError:
                    determined = None
                    continue
                attribute = node.attribute(kind)
                found = attribute.range()
                for one, other in zip(found, expected, strict=True):
                    assert one == other or abs(one - other) <= 1e-3, (seed, str(attribute))
                is_open = expected[1] - expected[0] > 1e-3
                assert (attribute in ambiguous) == is_open, (seed, attribute, expected)
                assert ("ambiguous" in str(attribute.why())) == is_open, (seed, attribute, expected)
                if kind == Kind.LEFT_INSET:  # a margin is 8 wide
                    margin = node.attribute(Kind.LEFT_MARGIN_INSET).range()
                    assert margin == pytest.approx((found[0] - 8, found[1] - 8)), seed
                if is_open and ambiguous[attribute].is_determining:
                    unit = np.zeros(len(face.point))
                    unit[4 * number + k] = 1
                    determined = inside(determined, 4 * number + k, unit)
        try:
            if determined is not None:
                assert oracle.dimension(determined) == 2, seed  # the keys leave nothing open
        except oracle.UndecidedError:
            continue


def test_an_exercise_is_as_good_and_goes_back():
    moved = 0
    for seed, case in drawn(60, 74_000):
        before, costs = case.point(), case.system().cost(case.point())
        is_open = case.layout.freedom() > 0
        for which in (1, 2):
            with case.layout.exercised(which):
                elsewhere = case.point()
            for (_, one), (_, other) in zip(costs, case.system().cost(elsewhere), strict=True):
                assert one == pytest.approx(other, abs=1e-6), seed
            # The way back ends at the same rows, and thirds differ in their last bits by the way.
            assert case.point() == pytest.approx(before, rel=1e-14, abs=1e-14), seed
        assert is_open or elsewhere == before, seed
        moved += elsewhere != before
    assert are_enough(moved, 5)


def test_binding_constraints_would_be_worse_off():
    met = 0
    for seed, case in drawn(60, 75_000):
        n, point = 4 * len(case.nodes), case.point()
        place = {c: i for i, c in enumerate(case.of) if c is not None}
        for constraint, own in place.items():
            if case.rows[own].violation(point) < 1e-6 or case.rows[own].priority >= REQUIRED:
                continue
            held = [place.get(r.constraint) for r in constraint.why().reasons]
            if None in held:
                continue  # a lower bound 0, which is in no list
            caps = []
            for row in (case.rows[i] for i in held):
                residual = row.residual(point)
                assert row.priority >= case.rows[own].priority, seed
                if row.violation(point) < 1e-6:
                    caps.append(Row(row.terms, row.relation, row.constant))
                else:
                    caps.append(Row(row.terms, -1 if residual > 0 else 1, row.constant + residual))
            soft = Row(case.rows[own].terms, case.rows[own].relation, case.rows[own].constant)
            assert not oracle.is_feasible([*caps, soft], n), (seed, str(constraint.why()))
            for k in range(len(caps)):
                rest = [*caps[:k], *caps[k + 1 :], soft]
                assert oracle.is_feasible(rest, n), (seed, str(constraint.why()))
            met += 1
    assert are_enough(met, 10)
