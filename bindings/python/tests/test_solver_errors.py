"""What a solver refuses: the right error, a message, and nothing changed."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from ctypes import c_double, c_int8, c_size_t
from dataclasses import dataclass
from typing import Any

import pytest
from keeplayout import (
    HIGH,
    InvalidArgumentError,
    InvalidHandleError,
    KeepError,
    LimitError,
    Relation,
    Row,
    Solver,
    StateError,
    Variable,
)
from keeplayout._c.ffi import C

EQUAL = Relation.EQUAL


@dataclass
class Scene:
    """A solved system with a living and a removed row, and a stranger's variable and row."""

    solver: Solver
    x: Variable
    row: Row
    stale: Row
    removed: Variable
    foreign: Variable
    foreign_row: Row


@pytest.fixture
def scene() -> Scene:
    solver, other = Solver(), Solver()
    x, removed = solver.add_variable(), solver.add_variable()
    row, stale = solver.add_row({x: 1}, EQUAL, 42), solver.add_row({x: 1}, EQUAL, 0, priority=1)
    stale.remove()
    removed.remove()
    solver.solve()
    stranger = other.add_variable()
    return Scene(solver, x, row, stale, removed, stranger, other.add_row({stranger: 1}, EQUAL, 1))


BAD_ARGUMENTS: dict[str, Callable[[Scene], Any]] = {
    "default nan": lambda s: s.solver.add_variable(math.nan),
    "default inf": lambda s: s.solver.add_variable(math.inf),
    "defaults nan": lambda s: s.solver.add_variables([0, math.nan]),
    "set default nan": lambda s: setattr(s.x, "default", math.nan),
    "constant nan": lambda s: s.solver.add_row({s.x: 1}, EQUAL, math.nan),
    "constant -inf": lambda s: s.solver.add_row({s.x: 1}, EQUAL, -math.inf),
    "constant too large": lambda s: s.solver.add_row({s.x: 1}, EQUAL, 1.1e15),
    "coefficient nan": lambda s: s.solver.add_row({s.x: math.nan}, EQUAL, 1),
    "coefficient too small": lambda s: s.solver.add_row({s.x: 1e-13}, EQUAL, 1),
    "coefficient too large": lambda s: s.solver.add_row({s.x: 1e13}, EQUAL, 1),
    "relation": lambda s: s.solver.add_row({s.x: 1}, 7, 1),  # type: ignore[arg-type]
    "priority 0": lambda s: s.solver.add_row({s.x: 1}, EQUAL, 1, priority=0),
    "priority -1": lambda s: s.solver.add_row({s.x: 1}, EQUAL, 1, priority=-1),
    "priority above": lambda s: s.solver.add_row({s.x: 1}, EQUAL, 1, priority=1000.5),
    "priority nan": lambda s: s.solver.add_row({s.x: 1}, EQUAL, 1, priority=math.nan),
    "weight 0": lambda s: s.solver.add_row({s.x: 1}, EQUAL, 1, weight=0),
    "weight nan": lambda s: s.solver.add_row({s.x: 1}, EQUAL, 1, weight=math.nan),
    "weight too large": lambda s: s.solver.add_row({s.x: 1}, EQUAL, 1, weight=1e7),
    "set constant nan": lambda s: setattr(s.row, "constant", math.nan),
    "set priority 0": lambda s: setattr(s.row, "priority", 0),
    "set weight -1": lambda s: setattr(s.row, "weight", -1),
    "set relation 2": lambda s: setattr(s.row, "relation", 2),
    "set coefficient inf": lambda s: s.row.set_coefficient(s.x, math.inf),
    "policy": lambda s: setattr(s.solver, "conflict_policy", 5),
    "range above": lambda s: s.x.range(1000.5),
    "range below": lambda s: s.x.range(-1),
    "bulk constant nan": lambda s: s.solver.set_constants([s.row], [math.nan]),
    "bulk starts not 0": lambda s: s.solver.add_rows([1, 1], [s.x], [1], [0], [1]),
    "bulk starts fall": lambda s: s.solver.add_rows([0, 2, 1], [s.x], [1], [0, 0], [1, 1]),
    "bulk relation": lambda s: s.solver.add_rows([0, 1], [s.x], [1], [9], [1]),
    "bulk priority": lambda s: s.solver.add_rows(
        [0, 1, 2], [s.x, s.x], [1, 1], [0, 0], [1, 1], priorities=[1000, 1000.5]
    ),
    "bulk weight": lambda s: s.solver.add_rows(
        [0, 1, 2], [s.x, s.x], [1, 1], [0, 0], [1, 1], weights=[1, 0]
    ),
}
BAD_HANDLES: dict[str, Callable[[Scene], Any]] = {
    "removed variable": lambda s: s.solver.add_row({s.removed: 1}, EQUAL, 1),
    "foreign variable": lambda s: s.solver.add_row({s.foreign: 1}, EQUAL, 1),
    "no variable": lambda s: s.solver.add_rows([0, 0, 1], array("Q", [0]), [1], [0, 0], [0, 1]),
    "any variable": lambda s: s.solver.add_rows([0, 1], array("Q", [2**64 - 1]), [1], [0], [1]),
    "remove twice": lambda s: s.stale.remove(),
    "remove variable twice": lambda s: s.removed.remove(),
    "remove foreign": lambda s: s.solver.remove_rows([s.foreign_row]),
    "remove one row twice": lambda s: s.solver.remove_rows([s.row, s.row]),
    "stale constant": lambda s: setattr(s.stale, "constant", 1),
    "stale priority": lambda s: setattr(s.stale, "priority", 1),
    "stale weight": lambda s: setattr(s.stale, "weight", 1),
    "stale relation": lambda s: setattr(s.stale, "relation", EQUAL),
    "stale coefficient": lambda s: s.stale.set_coefficient(s.x, 1),
    "foreign coefficient": lambda s: s.row.set_coefficient(s.foreign, 1),
    "bulk stale constant": lambda s: s.solver.set_constants([s.row, s.stale], [1, 2]),
    "removed default": lambda s: setattr(s.removed, "default", 1),
    "removed range": lambda s: s.removed.range(),
    "values of removed": lambda s: s.solver.values([s.x, s.removed]),
    "values of foreign": lambda s: s.solver.values([s.x, s.foreign]),
}
BAD_STATES: dict[str, Callable[[Scene], Any]] = {
    "variable in use": lambda s: s.x.remove(),
    "commit without begin": lambda s: s.solver.commit(),
    "rollback without begin": lambda s: s.solver.rollback(),
}
CONSTANT = "and must be between -1e+15 and 1e+15"
COEFFICIENT = "and must be 0, or in size between 1e-12 and 1000000000000"
PRIORITY = "and must be above 0 and at most 1000"
LEAST = "and must be between 0 and 1000"
WEIGHT = "and must be between 1e-06 and 1000000"
RELATION = "relation is none of KEEP_AT_MOST, KEEP_EQUAL, KEEP_AT_LEAST"
STRANGE = "is none, stale, or of another solver"
# What was wrong: the function, the argument, its place among several, and what would be right.
WORDS = {
    "default nan": f"add_variable: the default is nan, {CONSTANT}",
    "default inf": f"add_variable: the default is inf, {CONSTANT}",
    "defaults nan": f"add_variables: default 1 is nan, {CONSTANT}",
    "set default nan": f"set_default: the default is nan, {CONSTANT}",
    "constant nan": f"add_row: the constant is nan, {CONSTANT}",
    "constant -inf": f"add_row: the constant is -inf, {CONSTANT}",
    "constant too large": f"add_row: the constant is 1.1e+15, {CONSTANT}",
    "coefficient nan": f"add_row: coefficient 0 is nan, {COEFFICIENT}",
    "coefficient too small": f"add_row: coefficient 0 is 1e-13, {COEFFICIENT}",
    "coefficient too large": f"add_row: coefficient 0 is 10000000000000, {COEFFICIENT}",
    "relation": f"add_row: the {RELATION}",
    "priority 0": f"add_row: the priority is 0, {PRIORITY}",
    "priority -1": f"add_row: the priority is -1, {PRIORITY}",
    "priority above": f"add_row: the priority is 1000.5, {PRIORITY}",
    "priority nan": f"add_row: the priority is nan, {PRIORITY}",
    "weight 0": f"add_row: the weight is 0, {WEIGHT}",
    "weight nan": f"add_row: the weight is nan, {WEIGHT}",
    "weight too large": f"add_row: the weight is 10000000, {WEIGHT}",
    "set constant nan": f"set_constant: the constant is nan, {CONSTANT}",
    "set priority 0": f"set_priority: the priority is 0, {PRIORITY}",
    "set weight -1": f"set_weight: the weight is -1, {WEIGHT}",
    "set relation 2": f"set_relation: the {RELATION}",
    "set coefficient inf": f"set_coefficient: the coefficient is inf, {COEFFICIENT}",
    "policy": "set_conflict_policy: the policy is none of KEEP_CONFLICTS_REPORTED, "
    "KEEP_CONFLICTS_REFUSED",
    "range above": f"range: the priority is 1000.5, {LEAST}",
    "range below": f"range: the priority is -1, {LEAST}",
    "bulk constant nan": f"set_constants: constant 0 is nan, {CONSTANT}",
    "bulk starts not 0": "add_rows: start 0 is less than the one before, or the first is not 0",
    "bulk starts fall": "add_rows: start 2 is less than the one before, or the first is not 0",
    "bulk relation": f"add_rows: row 0: the {RELATION}",
    "bulk priority": f"add_rows: row 1: the priority is 1000.5, {PRIORITY}",
    "bulk weight": f"add_rows: row 1: the weight is 0, {WEIGHT}",
    "removed variable": f"add_row: variable 0 {STRANGE}",
    "foreign variable": f"add_row: variable 0 {STRANGE}",
    "no variable": f"add_rows: row 1: variable 0 {STRANGE}",
    "any variable": f"add_rows: row 0: variable 0 {STRANGE}",
    "remove twice": f"remove_row: the row {STRANGE}",
    "remove variable twice": f"remove_variable: the variable {STRANGE}",
    "remove foreign": f"remove_rows: row 0 {STRANGE}",
    "remove one row twice": "remove_rows: row 1 is given twice",
    "stale constant": f"set_constant: the row {STRANGE}",
    "stale priority": f"set_priority: the row {STRANGE}",
    "stale weight": f"set_weight: the row {STRANGE}",
    "stale relation": f"set_relation: the row {STRANGE}",
    "stale coefficient": f"set_coefficient: the row {STRANGE}",
    "foreign coefficient": f"set_coefficient: the variable {STRANGE}",
    "bulk stale constant": f"set_constants: row 1 {STRANGE}",
    "removed default": f"set_default: the variable {STRANGE}",
    "removed range": f"range: the variable {STRANGE}",
    "values of removed": f"values: variable 1 {STRANGE}",
    "values of foreign": f"values: variable 1 {STRANGE}",
    "variable in use": "remove_variable: a row still mentions the variable",
    "commit without begin": "commit: there is no transaction to end",
    "rollback without begin": "rollback: there is no transaction to end",
}
CASES = [
    pytest.param(call, kind, WORDS[name], id=name)
    for kind, calls in (
        (InvalidArgumentError, BAD_ARGUMENTS),
        (InvalidHandleError, BAD_HANDLES),
        (StateError, BAD_STATES),
    )
    for name, call in calls.items()
]


@pytest.mark.parametrize(("call", "kind", "words"), CASES)
def test_refused(
    scene: Scene, call: Callable[[Scene], Any], kind: type[KeepError], words: str
) -> None:
    with pytest.raises(kind) as caught:
        call(scene)
    assert caught.value.message == words.partition(": ")[2]
    scene.solver.solve()
    assert (scene.x.value, scene.row.violation) == (42, 0)
    assert scene.solver.conflicts() == []
    assert scene.solver.freedom() == 0


def test_errors_are_also_python_s_own() -> None:
    assert issubclass(InvalidArgumentError, ValueError)
    assert issubclass(InvalidHandleError, LookupError)


def test_getters_are_neutral_about_what_is_gone(scene: Scene) -> None:
    assert scene.removed.value == 0
    assert scene.stale.violation == 0
    assert scene.removed.explanation().rows == []


@pytest.mark.parametrize("count", [2**31, 2**60, 2**64 - 1])
def test_rows_have_a_limit(scene: Scene, count: int) -> None:
    """Nothing but their number is looked at: there are no more starts than one."""
    with pytest.raises(LimitError, match="more rows than the 2147483647 that there may be"):
        C.keep_solver_add_rows(
            scene.solver._pointer, count, (c_size_t * 1)(0), None, None, (c_int8 * 1)(),
            (c_double * 1)(), None, None, None,
        )  # fmt: skip


def test_transactions_have_a_limit(scene: Scene) -> None:
    for _ in range(64):
        scene.solver.begin()
    with pytest.raises(LimitError):
        scene.solver.begin()
    with pytest.raises(StateError):
        scene.solver.conflict_policy = 0  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (([0, 1, 1], 1, [1], [0], [1]), "starts"),
        (([0, 1], 2, [1], [0], [1]), "variables"),
        (([0, 1], 1, [1, 2], [0], [1]), "coefficients"),
        (([0, 1], 1, [1], [0, 0], [1]), "relations"),
        (([0, 1], 1, [1], [0], [1], [5, 5]), "priorities"),
        (([0, 1], 1, [1], [0], [1], None, []), "weights"),
    ],
)
def test_lengths_must_fit_together(scene: Scene, arguments: Any, complaint: str) -> None:
    starts, count, *rest = arguments
    with pytest.raises(ValueError, match=complaint):
        scene.solver.add_rows(starts, [scene.x] * count, *rest)
    with pytest.raises(ValueError, match="constants"):
        scene.solver.set_constants([scene.row], [])


def test_a_number_at_a_priority_is_no_constant(scene: Scene) -> None:
    needed = r"^a number without a priority is needed, not Value\(value=5.0, priority=750.0\)$"
    with pytest.raises(TypeError, match=needed):
        scene.solver.add_row({scene.x: 1}, EQUAL, 5 @ HIGH)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", ["5", None, [1]])
def test_what_is_no_number_is_a_type_error(scene: Scene, wrong: Any) -> None:
    for call in (
        lambda: scene.solver.add_variable(wrong),
        lambda: setattr(scene.row, "constant", wrong),
        lambda: scene.row.set_coefficient(scene.x, wrong),
        lambda: scene.solver.add_row({scene.x: 1}, EQUAL, wrong),
        lambda: scene.solver.add_row({scene.x: wrong}, EQUAL, 1),
    ):
        with pytest.raises(TypeError):
            call()
    with pytest.raises(TypeError):
        scene.solver.set_constants([scene.row], [wrong])
