"""kiwisolver's interface: names, operators, strengths, exceptions, and what follows from them.

Expected values follow by hand; those of strengths from kiwi's documents.
"""

from __future__ import annotations

import itertools
import operator
from collections.abc import Callable
from typing import Any

import pytest
from keeplayout._c.ffi import C
from keeplayout.errors import InvalidArgumentError
from keeplayout.kiwisolver import (
    BadRequiredStrength,
    Constraint,
    DuplicateConstraint,
    DuplicateEditVariable,
    Expression,
    Solver,
    Term,
    UnknownConstraint,
    UnknownEditVariable,
    UnsatisfiableConstraint,
    Variable,
    engine,
    strength,
)

A, B = Variable("a"), Variable("b")


# Writing


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        (2 * A, "2 * a"),
        (-A / 4, "-0.25 * a"),
        (A + 3, "1 * a + 3"),
        (3 - A, "-1 * a + 3"),
        (2 * (A + B - 3) - B, "2 * a + 2 * b + -1 * b + -6"),
        (A == B, "1 * a + -1 * b + 0 == 0 | strength = 1.001e+09"),
        (A + A <= 5, "2 * a + -5 <= 0 | strength = 1.001e+09"),
        (operator.ge(5, A), "1 * a + -5 <= 0 | strength = 1.001e+09"),
        ((A - 7 <= 0) | "weak", "1 * a + -7 <= 0 | strength = 1"),
        (0.5 | (A == 0), "1 * a + 0 == 0 | strength = 0.5"),
    ],
)
def test_what_is_written_is_shown(written: object, shown: str) -> None:
    assert repr(written) == shown


@pytest.mark.parametrize("left", [A, 2 * A, A + 1])
@pytest.mark.parametrize("compare", [operator.lt, operator.gt, operator.ne])
def test_other_comparisons_are_refused(left: Any, compare: Callable[..., Any]) -> None:
    with pytest.raises(TypeError, match=r"'kiwisolver\.Variable'"):
        compare(left, B)


@pytest.mark.parametrize("left", [A, 2 * A, A + 1])
def test_a_product_of_variables_is_refused(left: Any) -> None:
    with pytest.raises(TypeError, match=r"unsupported operand type\(s\) for \*"):
        left * B


def test_a_constraint_of_the_wrong_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="relational operator"):
        Constraint(A + 1, "<")
    with pytest.raises(TypeError, match="Expression"):
        Constraint(2 * A, "==")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'urgent'"):
        Constraint(A + 1, "==", "urgent")
    with pytest.raises(TypeError, match="Term"):
        Expression([A])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="Variable"):
        Term(3)  # type: ignore[arg-type]


def test_strengths_are_three_parts_of_at_most_a_thousand() -> None:
    assert strength.create(1, 2, 3) == 1_002_003
    assert strength.create(0, 0, 3, 4) == 12
    assert strength.create(-1, 5_000, 0) == 1_000_000
    assert strength.required == 1_001_001_000


# Solving


def solved(solver: Solver, *variables: Variable) -> list[float]:
    solver.updateVariables()
    return [variable.value() for variable in variables]


def test_a_stronger_constraint_wins() -> None:
    x, solver = Variable("x"), Solver()
    solver.addConstraint((x == 10) | "weak")
    solver.addConstraint((x == 20) | "strong")
    solver.addConstraint((x == 30) | "medium")
    assert solved(solver, x) == [20]


def weak_crowd(**options: bool) -> float:
    """Three at strengths below two's, which they outvote where they add up."""
    x, solver = Variable("x"), Solver(**options)
    for _ in range(3):
        solver.addConstraint((x == 10) | strength.create(0, 0, 1))
    solver.addConstraint((x == 20) | strength.create(0, 0, 2))
    return solved(solver, x)[0]


def test_weights_add_up_within_a_strength() -> None:
    assert weak_crowd() == 10


def test_strict_lets_none_be_outvoted() -> None:
    assert weak_crowd(strict=True) == 20


def test_a_thousand_weak_ones_do_not_outvote_a_medium_one() -> None:
    """Where kiwi's do: 1,001 times 1 is more than 1,000."""
    x, solver = Variable("x"), Solver()
    for _ in range(1001):
        solver.addConstraint((x == 10) | "weak")
    solver.addConstraint((x == 20) | "medium")
    assert solved(solver, x) == [20]


def test_a_constraint_of_no_strength_counts_for_nothing() -> None:
    x, solver = Variable("x"), Solver()
    idle = (x == 10) | 0
    solver.addConstraint(idle)
    solver.addEditVariable(x, 0)
    solver.suggestValue(x, 5)
    assert solved(solver, x) == [0]
    assert solver.hasConstraint(idle)
    solver.removeConstraint(idle)
    assert not solver.hasConstraint(idle)


def test_suggested_values_are_followed() -> None:
    left, width = Variable("left"), Variable("width")
    solver = Solver()
    solver.addConstraint(left + width == 100)
    solver.addConstraint(width >= 30)
    solver.addEditVariable(left, "strong")
    assert solved(solver, left, width) == [0, 100]
    solver.suggestValue(left, 40)
    assert solved(solver, left, width) == [40, 60]
    solver.suggestValue(left, 90)
    assert solved(solver, left, width) == [70, 30]
    solver.removeEditVariable(left)
    assert solved(solver, left, width) == [0, 100]


def test_violated_is_told_of_the_values_that_are_there() -> None:
    x, solver = Variable("x"), Solver()
    kept, missed = (x >= 5) | "strong", (x <= 3) | "weak"
    solver.addConstraint(kept)
    solver.addConstraint(missed)
    assert kept.violated()
    solver.updateVariables()
    assert not kept.violated()
    assert missed.violated()


def test_what_is_removed_no_longer_counts() -> None:
    x, solver = Variable("x"), Solver()
    asked = [x >= 10, (x == 20) | "weak", (x == 5) | "weak"]
    for each in asked:
        solver.addConstraint(each)
    solver.removeConstraint(asked[1])
    assert solved(solver, x) == [10]
    solver.removeConstraint(asked[0])
    assert solved(solver, x) == [5]
    solver.removeConstraint(asked[2])
    solver.updateVariables()  # nothing mentions x any more
    solver.addConstraint((x == 7) | "weak")
    assert solved(solver, x) == [7]


def test_reset_forgets_everything() -> None:
    x, solver = Variable("x"), Solver()
    fixed = x == 10
    solver.addConstraint(fixed)
    solver.addEditVariable(x, "weak")
    assert solved(solver, x) == [10]
    solver.reset()
    assert not solver.hasConstraint(fixed)
    assert not solver.hasEditVariable(x)
    solver.addConstraint(x >= -1)
    assert solved(solver, x) == [0]


# Refusing


def test_contradictions_are_told_at_once_and_leave_nothing() -> None:
    x, y, solver = Variable("x"), Variable("y"), Solver()
    solver.addConstraint(x + y == 10)
    solver.addConstraint(x >= 4)
    solver.addConstraint(y >= 5)
    refused = x >= 6
    with pytest.raises(UnsatisfiableConstraint) as told:
        solver.addConstraint(refused)
    assert told.value.constraint is refused
    assert not solver.hasConstraint(refused)
    assert solved(solver, x, y) == [4, 6]
    solver.addConstraint(x >= 5)
    assert solved(solver, x, y) == [5, 5]


def test_what_held_only_before_a_removal_is_not_relied_on() -> None:
    x, z, solver = Variable("x"), Variable("z"), Solver()
    solver.addConstraint((x == 0) | "weak")
    passing = x >= 5
    solver.addConstraint(passing)
    solver.removeConstraint(passing)
    solver.addConstraint(z - x == 0)
    solver.addConstraint(x <= 2)
    with pytest.raises(UnsatisfiableConstraint):
        solver.addConstraint(z >= 4)


def test_one_that_names_no_variable_is_true_or_refused() -> None:
    x, solver = Variable("x"), Solver()
    solver.addConstraint(x - x <= 1)
    with pytest.raises(UnsatisfiableConstraint):
        solver.addConstraint(x - x >= 1)


def test_the_same_twice_is_refused() -> None:
    x, solver = Variable("x"), Solver()
    once = x == 1
    solver.addConstraint(once)
    with pytest.raises(DuplicateConstraint) as told:
        solver.addConstraint(once)
    assert told.value.constraint is once
    solver.addConstraint(x == 1)  # another one that says the same
    solver.addEditVariable(x, "weak")
    with pytest.raises(DuplicateEditVariable) as edited:
        solver.addEditVariable(x, "weak")
    assert edited.value.edit_variable is x


def test_unknown_ones_are_refused() -> None:
    x, solver = Variable("x"), Solver()
    with pytest.raises(UnknownConstraint):
        solver.removeConstraint(x == 1)
    with pytest.raises(UnknownEditVariable):
        solver.suggestValue(x, 1)
    with pytest.raises(UnknownEditVariable):
        solver.removeEditVariable(x)
    with pytest.raises(BadRequiredStrength):
        solver.addEditVariable(x, "required")
    assert not solver.hasEditVariable(x)


def test_a_variable_of_no_constraint_is_0() -> None:
    """As kiwi's, from the next update on; unless another constraint has it by then."""
    x, y, solver = Variable("x"), Variable("y"), Solver()
    of_x, of_y = x == 3, y == 4
    for constraint in of_x, of_y:
        solver.addConstraint(constraint)
    assert solved(solver, x, y) == [3, 4]
    solver.removeConstraint(of_x)
    solver.removeConstraint(of_y)
    solver.addConstraint(y == 5)
    assert (x.value(), y.value()) == (3, 4)
    assert solved(solver, x, y) == [0, 5]


def test_methods_that_programs_override_are_called_by_programs_alone() -> None:
    """As kiwi's: one that counts or logs sees what was added, and is not called half made."""
    x, called = Variable("x"), []

    class Counting(Solver):
        def __init__(self) -> None:
            super().__init__()
            self.ready = True

        def __getattribute__(self, name: str) -> Any:
            if not name.startswith("_") and name != "ready":
                called.append((name, self.ready))
            return super().__getattribute__(name)

    solver = Counting()
    solver.addEditVariable(x, "strong")
    solver.suggestValue(x, 3)
    solver.updateVariables()
    solver.addConstraint(x <= 2)
    with pytest.raises(UnsatisfiableConstraint):
        solver.addConstraint(x >= 3)
    solver.removeEditVariable(x)
    solver.dump()
    solver.reset()
    assert called == [(name, True) for name in (
        "addEditVariable", "suggestValue", "updateVariables", "addConstraint", "addConstraint",
        "removeEditVariable", "dump", "reset",
    )]  # fmt: skip


def test_strengths_are_not_changed() -> None:
    named: Any = strength
    for name in "required", "strong", "medium", "weak":
        with pytest.raises(AttributeError):
            setattr(named, name, 3.0)
    assert (named.weak, ((A == 1) | strength.weak).strength()) == (1.0, 1.0)


def test_a_drag_makes_three_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    called = []

    class Counting:
        def __getattr__(self, name: str) -> Any:
            called.append(name)
            return getattr(C, name)

    x, y, solver = Variable("x"), Variable("y"), Solver()
    solver.addEditVariable(x, "weak")
    solver.addConstraint(y == x + 3)
    solver.updateVariables()
    monkeypatch.setattr(engine, "C", Counting())
    solver.suggestValue(x, 7)
    assert solved(solver, x, y) == [7, 10]
    assert called == ["keep_solver_set_constant", "keep_solver_solve", "keep_solver_changes"]
    solver.updateVariables()
    assert len(called) == 3


def test_more_changes_than_are_fetched_at_once() -> None:
    many, solver = [Variable(str(place)) for place in range(200)], Solver()
    solver.addEditVariable(many[0], "strong")
    for one, other in itertools.pairwise(many):
        solver.addConstraint(other == one + 1)
    solver.suggestValue(many[0], 5)
    assert solved(solver, *many) == list(range(5, 205))


NOT_A_NUMBER, ENDLESS = float("nan"), float("inf")


@pytest.mark.parametrize("number", [NOT_A_NUMBER, ENDLESS, -ENDLESS, 1e16])
def test_numbers_that_are_none_change_nothing(number: float) -> None:
    x, solver = Variable("x"), Solver()
    solver.addConstraint((x == 3) | "weak")
    solver.addEditVariable(x, "strong")
    solver.suggestValue(x, 2)
    with pytest.raises(InvalidArgumentError):
        solver.suggestValue(x, number)
    fault = "is not a number: " if number != number else "is above 1e1[25] in size: "
    for refused in x >= number, number * x >= 1:
        with pytest.raises(InvalidArgumentError, match=fault):
            solver.addConstraint(refused)
    assert solved(solver, x) == [2]


@pytest.mark.parametrize(
    "call",
    [
        lambda solver: solver.addConstraint(3),
        lambda solver: solver.hasConstraint("x"),
        lambda solver: solver.addEditVariable(3, "weak"),
        lambda solver: solver.suggestValue("x", 3),
    ],
)
def test_what_is_of_another_kind_is_refused(call: Callable[[Solver], object]) -> None:
    with pytest.raises(TypeError, match="is needed, not"):
        call(Solver())


def test_a_dump_shows_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    x, solver = Variable("x"), Solver()
    solver.addConstraint(x == 10)
    solver.addEditVariable(x, "weak")
    solver.updateVariables()
    solver.dump()
    assert capsys.readouterr().out.startswith(solver.dumps())
    assert "x = 10" in solver.dumps()
    assert "1 * x + -10 == 0 | strength = 1.001e+09" in solver.dumps()
