"""The solver from Python. The expected values follow by hand from the header's statement: lowest
total violation, highest priority first; what is left open goes to the defaults."""

from __future__ import annotations

import itertools
import math
from array import array

import numpy as np
import pytest
from keeplayout import (
    HIGH,
    LOW,
    ConflictError,
    ConflictPolicy,
    Counter,
    InvalidHandleError,
    Relation,
    Row,
    Solver,
    StateError,
    Variable,
)

AT_MOST, EQUAL, AT_LEAST = Relation.AT_MOST, Relation.EQUAL, Relation.AT_LEAST


@pytest.fixture
def solver() -> Solver:
    return Solver()


def test_the_header_s_example(solver: Solver) -> None:
    x, w = solver.add_variable(), solver.add_variable()
    solver.add_row({x: 1, w: 1}, EQUAL, 100)
    solver.add_row({w: 1}, AT_LEAST, 30)
    solver.solve()
    assert (x.value, w.value) == (0, 100)


def test_a_variable_has_its_default_before_the_first_solve_and_without_rows(solver: Solver) -> None:
    x = solver.add_variable(default=7.5)
    assert x.value == 7.5
    solver.solve()
    assert x.value == 7.5
    x.default = -2
    solver.solve()
    assert x.value == -2


def test_a_higher_priority_is_never_outweighed(solver: Solver) -> None:
    x = solver.add_variable()
    solver.add_row({x: 1}, EQUAL, 10, priority=HIGH)
    for _ in range(1001):
        solver.add_row({x: 1}, EQUAL, 0, priority=HIGH - 1)
    solver.solve()
    assert x.value == 10


def test_violations_add_up_as_absolute_values(solver: Solver) -> None:
    """The point of least total distance to 0, 10 and 40 is the one in the middle."""
    x = solver.add_variable()
    rows = [solver.add_row({x: 1}, EQUAL, at, priority=LOW) for at in (0, 10, 40)]
    solver.solve()
    assert x.value == 10
    assert [row.violation for row in rows] == [10, 0, 30]
    rows[2].weight = 3
    solver.solve()
    assert x.value == 40


def test_what_was_given_reads_back(solver: Solver) -> None:
    """Terms of one variable add up, and one that comes to 0 is none: 1 + 2, 5 - 5."""
    x, y, z = solver.add_variable(7), solver.add_variable(), solver.add_variable()
    row = solver.add_row([(x, 1), (y, -4), (x, 2), (z, 5), (z, -5)], AT_LEAST, 10, HIGH, 3)
    assert (x.default, y.default) == (7, 0)
    assert row.terms == {x: 3, y: -4}
    assert (row.relation, row.constant, row.priority, row.weight) == (AT_LEAST, 10, 750, 3)
    x.default = -1.5
    row.set_coefficient(x, 0)
    row.set_coefficient(z, 0.1)
    row.relation, row.constant, row.priority, row.weight = EQUAL, -2, 1000, 1
    assert x.default == -1.5
    assert row.terms == {y: -4, z: 0.1}
    assert (row.relation, row.constant, row.priority, row.weight) == (EQUAL, -2, 1000, 1)
    solver.begin()
    row.constant = 5
    solver.rollback()
    assert row.constant == -2
    row.remove()
    x.remove()
    assert (row.terms, row.relation, row.constant) == ({}, EQUAL, 0)
    assert (row.priority, row.weight, row.violation, x.default) == (0, 0, 0, 0)


def test_everything_of_a_row_is_live(solver: Solver) -> None:
    x, y = solver.add_variables(2)
    row = solver.add_row([(x, 1)], EQUAL, 10)
    solver.solve()
    assert x.value == 10
    row.constant = 20
    solver.solve()
    assert x.value == 20
    row.set_coefficient(x, 4)
    solver.solve()
    assert x.value == 5
    row.relation = AT_MOST
    solver.solve()
    assert x.value == 0
    row.relation = AT_LEAST
    row.priority = LOW
    solver.add_row({x: 1}, EQUAL, 3)
    solver.solve()
    assert (x.value, row.violation) == (3, 8)
    row.set_coefficient(x, 0)
    row.set_coefficient(y, 1)
    solver.solve()
    assert (x.value, y.value) == (3, 20)
    row.remove()
    solver.solve()
    assert y.value == 0


def test_pairs_may_repeat_a_variable(solver: Solver) -> None:
    x = solver.add_variable()
    solver.add_row([(x, 1), (x, 3)], EQUAL, 8)
    solver.solve()
    assert x.value == 2


STARTS, COEFFICIENTS = [0, 1, 3, 5], [1, 1, -1, 1, -1]
RELATIONS, CONSTANTS = [EQUAL, EQUAL, AT_LEAST], [5, 10, 20]


@pytest.mark.parametrize("kind", ["lists", "generators", "arrays", "numpy"])
def test_many_rows_at_once(solver: Solver, kind: str) -> None:
    """x0 == 5; x1 - x0 == 10; x2 - x1 >= 20."""
    x = solver.add_variables(3)
    columns = [x[0], x[1], x[0], x[2], x[1]]
    if kind == "lists":
        rows = solver.add_rows(STARTS, columns, COEFFICIENTS, RELATIONS, CONSTANTS)
    elif kind == "generators":
        rows = solver.add_rows(
            iter(STARTS), iter(columns), iter(COEFFICIENTS), iter(RELATIONS), iter(CONSTANTS)
        )
    elif kind == "arrays":
        rows = solver.add_rows(
            array("Q", STARTS), array("Q", [v.id for v in columns]), array("d", COEFFICIENTS),
            array("b", RELATIONS), array("d", CONSTANTS), priorities=array("d", [1000] * 3),
        )  # fmt: skip
    else:
        rows = solver.add_rows(
            np.array(STARTS), np.asarray(x.ids)[[0, 1, 0, 2, 1]], np.array(COEFFICIENTS),
            np.array(RELATIONS), np.array(CONSTANTS), weights=np.ones(3),
        )  # fmt: skip
    solver.solve()
    assert list(solver.values(x)) == [5, 15, 35]
    assert len(rows) == 3
    assert isinstance(rows[-1], Row)
    rows[2].constant = 1
    solver.set_constants(rows[:2], [6, 11])
    solver.solve()
    assert list(solver.values(x)) == [6, 17, 18]
    solver.remove_rows(rows[1:])
    solver.solve()
    assert list(solver.values(x)) == [6, 0, 0]


def test_values_into_a_buffer_of_the_host(solver: Solver) -> None:
    x = solver.add_variables([1, 2, 3])
    solver.solve()
    out = np.zeros(3)
    assert solver.values(x, out=out) is out
    assert out.tolist() == [1, 2, 3]
    assert solver.values([x[2], x[0]]).tolist() == [3, 1]
    assert solver.values([]).tolist() == []
    for unfit in (
        np.zeros((3, 1)),
        np.zeros(2),
        np.zeros(3, dtype=np.float32),
        np.zeros(6)[::2],
        bytes(24),
    ):
        with pytest.raises(ValueError, match=r"out has|writable"):
            solver.values(x, out=unfit)


def test_changes_are_told_once(solver: Solver) -> None:
    x = solver.add_variables(3)
    row = solver.add_row({x[1]: 1}, EQUAL, 4)
    solver.solve()
    variables, values = solver.changes()
    assert (list(variables), values.tolist()) == ([x[1]], [4])
    assert len(solver.changes()[0]) == 0
    row.constant = 9
    solver.solve()
    assert solver.changes()[1].tolist() == [9]


def test_reported_conflicts_are_irreducible(solver: Solver) -> None:
    x, y = solver.add_variables(2)
    low = solver.add_row({x: 1}, AT_MOST, 10)
    solver.add_row({y: 1}, EQUAL, 1)
    high = solver.add_row({x: 1}, AT_LEAST, 30)
    solver.solve()
    assert [set(conflict) for conflict in solver.conflicts()] == [{low, high}]
    assert low.violation + high.violation == 20
    assert y.value == 1
    high.constant = 5
    solver.solve()
    assert solver.conflicts() == []
    assert 5 <= x.value <= 10


def test_refused_conflicts_undo_and_tell() -> None:
    solver = Solver(ConflictPolicy.REFUSED)
    x = solver.add_variable()
    first = solver.add_row({x: 1}, EQUAL, 10)
    solver.solve()
    solver.begin()
    solver.add_row({x: 1}, EQUAL, 50)
    with pytest.raises(ConflictError) as caught:
        solver.commit()
    assert [len(conflict) for conflict in caught.value.conflicts] == [2]
    assert first in caught.value.conflicts[0]
    solver.solve()
    assert (x.value, first.violation) == (10, 0)
    first.constant = 11
    solver.solve()
    assert x.value == 11


def test_a_transaction_is_kept_or_taken_back(solver: Solver) -> None:
    x = solver.add_variable()
    row = solver.add_row({x: 1}, EQUAL, 1)
    with solver.transaction():
        row.constant = 2
        with solver.transaction():
            row.constant = 3
    assert x.value == 3

    def fails() -> None:
        with solver.transaction():
            row.remove()
            row.constant = 4

    with pytest.raises(InvalidHandleError):
        fails()
    solver.solve()
    assert (x.value, row.violation) == (3, 0)
    solver.begin()
    row.constant = 50
    solver.solve()
    assert x.value == 50
    solver.rollback()
    solver.solve()
    assert x.value == 3


def test_what_an_inner_transaction_found_unsolved_stays_active(solver: Solver) -> None:
    """y = x + 1: first x = 3, then 50 without a solve, which the inner transaction solves as 70."""
    x, y = solver.add_variables(2)
    row = solver.add_row({x: 1}, EQUAL, 3)
    solver.add_row({y: 1, x: -1}, EQUAL, 1)
    solver.add_row({y: 1}, AT_MOST, 60, 500)
    solver.solve()
    solver.begin()
    row.constant = 50
    solver.begin()
    row.constant = 70
    solver.solve()
    assert (x.value, y.value) == (70, 71)
    solver.rollback()
    solver.solve()
    assert (x.value, y.value) == (50, 51)
    solver.rollback()
    assert (x.value, y.value) == (3, 4)


def test_freedom_range_and_explanation(solver: Solver) -> None:
    x, w = solver.add_variables(2)
    total = solver.add_row({x: 1, w: 1}, EQUAL, 100)
    least = solver.add_row({w: 1}, AT_LEAST, 30)
    solver.solve()
    assert solver.freedom() == 1
    assert x.range() == (-math.inf, 70)
    assert w.range() == (30, math.inf)
    least.relation = EQUAL
    solver.solve()
    assert solver.freedom() == 0
    assert x.range() == (70, 70)
    soft = solver.add_row({x: 1}, EQUAL, 90, 500)
    total.priority = 300
    solver.solve()
    assert x.range() == x.range(500) == (90, 90)
    assert x.range(500.5) == (-math.inf, math.inf)
    assert w.range(500.5) == (30, 30)
    soft.remove()
    total.priority = 1000
    why = x.explanation()
    assert why.rows == [(total, 1), (least, -1)]
    assert why.from_defaults == 0


def test_questions_solve_first_and_raise_what_is_refused(solver: Solver) -> None:
    x = solver.add_variable()
    row = solver.add_row({x: 1}, EQUAL, 5)
    solver.solve()
    for constant, ask in ((6, solver.freedom), (7, x.range), (8, x.explanation)):
        row.constant = constant
        assert x.value == constant - 1
        ask()
        assert x.value == constant
    solver.conflict_policy = ConflictPolicy.REFUSED
    for ask in (solver.freedom, x.range, x.explanation):
        with pytest.raises(InvalidHandleError):
            solver.remove_rows([row, row])
        solver.add_row({x: 1}, EQUAL, 9)
        with pytest.raises(ConflictError) as caught:
            ask()
        assert [conflict[0] for conflict in caught.value.conflicts] != []
        ask()


def test_a_range_while_a_row_is_dragged(solver: Solver) -> None:
    """-500 <= z <= x + 5, and x is dragged to -177."""
    x, z = solver.add_variables(2)
    dragged = solver.add_row({x: 1}, EQUAL, 0)
    solver.add_row({z: 1}, AT_LEAST, -500)
    solver.add_row({z: 1, x: -1}, AT_MOST, 5)
    for step in range(60):
        dragged.constant = -3 * step
        solver.solve()
    assert z.range() == (-500, -172)
    assert (x.value, z.value) == (-177, -172)


def gaps(count: int) -> Solver:
    """Variables in a line, the first at 0 and each at least 1 after the one before."""
    solver = Solver()
    line = solver.add_variables(count)
    solver.add_row({line[0]: 1}, EQUAL, 0)
    for before, after in itertools.pairwise(line):
        solver.add_row({after: 1, before: -1}, AT_LEAST, 1)
    solver.solve()
    return solver


def test_freedom_of_many_variables_is_told_at_once() -> None:
    """All but the first may go up. Four times as many take about four times the work."""
    visited = []
    for count in (500, 2000):
        solver = gaps(count)
        before = solver.counter(Counter.WORK)
        assert solver.freedom() == count - 1
        visited.append(solver.counter(Counter.WORK) - before)
    assert visited[1] <= 5 * visited[0]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        # All at 0: each on its own side of rows that only touch.
        ([({0: 1}, AT_LEAST), ({1: 1}, AT_LEAST), ({2: 1}, AT_LEAST)], 3),
        ([({0: 1}, AT_LEAST), ({0: 1}, AT_MOST)], 2),
        ([({0: 1}, AT_LEAST), ({1: 1}, AT_LEAST), ({0: 1, 1: 1}, AT_MOST)], 1),
        ([({1: 1, 0: -1}, AT_LEAST), ({2: 1, 1: -1}, AT_LEAST)], 3),
        ([({1: 1, 0: -1}, AT_LEAST), ({2: 1, 1: -1}, AT_LEAST), ({2: 1, 0: -1}, AT_MOST)], 1),
        ([({0: 1, 1: 1, 2: -3}, AT_LEAST), ({0: 1, 1: 1, 2: -3}, AT_MOST)], 2),
    ],
)
def test_freedom_where_rows_touch(
    solver: Solver, rows: list[tuple[dict[int, float], Relation]], expected: int
) -> None:
    line = solver.add_variables(3)
    for terms, relation in rows:
        solver.add_row({line[k]: factor for k, factor in terms.items()}, relation, 0)
    solver.solve()
    assert solver.freedom() == expected
    assert list(solver.values(line)) == [0, 0, 0]


def test_a_row_may_lose_what_others_of_its_priority_gain(solver: Solver) -> None:
    """x == 0 and x == 10 at one priority: together they miss by 10 wherever x is between."""
    x = solver.add_variable()
    solver.add_row({x: 1}, EQUAL, 0, 500)
    solver.add_row({x: 1}, EQUAL, 10, 500)
    assert x.range() == (0, 10)
    assert solver.freedom() == 1


def test_a_conflict_that_was_there_before_conflicts_are_refused(solver: Solver) -> None:
    x = solver.add_variable()
    first, second = (solver.add_row({x: 1}, EQUAL, constant) for constant in (5, 6))
    solver.conflict_policy = ConflictPolicy.REFUSED
    with pytest.raises(ConflictError) as caught:
        solver.solve()
    assert {*caught.value.conflicts[0]} == {first, second}
    with pytest.raises(ConflictError), solver.transaction():
        pass
    first.constant = 6
    solver.solve()
    assert x.value == 6


def test_counters_count(solver: Solver) -> None:
    x = solver.add_variable()
    solver.add_row({x: 1}, EQUAL, 1)
    solver.solve()
    assert solver.counter(Counter.BYTES) > 0


def test_handles_are_values(solver: Solver) -> None:
    x, y = solver.add_variables(2)
    again = solver.changes, x
    assert again[1] == x != y
    assert len({x, y, solver.add_variable()}) == 3
    assert x != solver.add_row({}, EQUAL, 0)
    assert Solver().add_variable() != x
    assert repr(x).startswith("Variable(0x")
    variables = solver.add_variables(4)
    assert variables[1:3][0] == variables[1]
    assert variables.index(variables[2]) == 2
    assert repr(variables) == "<4 of Variable>"
    assert all(isinstance(variable, Variable) for variable in variables)


def test_a_closed_solver_says_so() -> None:
    with Solver() as solver:
        x = solver.add_variable()
    with pytest.raises(StateError, match="closed"):
        x.value  # noqa: B018
    with pytest.raises(StateError, match="closed"):
        solver.solve()
    solver.close()
