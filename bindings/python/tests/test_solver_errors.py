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
from keeplayout._ffi import C

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
    "policy": lambda s: s.solver.set_conflict_policy(5),  # type: ignore[arg-type]
    "bulk constant nan": lambda s: s.solver.set_constants([s.row], [math.nan]),
    "bulk starts not 0": lambda s: s.solver.add_rows([1, 1], [s.x], [1], [0], [1]),
    "bulk starts fall": lambda s: s.solver.add_rows([0, 2, 1], [s.x], [1], [0, 0], [1, 1]),
    "bulk relation": lambda s: s.solver.add_rows([0, 1], [s.x], [1], [9], [1]),
    "bulk priority": lambda s: s.solver.add_rows([0, 1], [s.x], [1], [0], [1], priorities=[0]),
    "bulk weight": lambda s: s.solver.add_rows([0, 1], [s.x], [1], [0], [1], weights=[0]),
}
BAD_HANDLES: dict[str, Callable[[Scene], Any]] = {
    "removed variable": lambda s: s.solver.add_row({s.removed: 1}, EQUAL, 1),
    "foreign variable": lambda s: s.solver.add_row({s.foreign: 1}, EQUAL, 1),
    "no variable": lambda s: s.solver.add_rows([0, 1], array("Q", [0]), [1], [0], [1]),
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
CASES = [
    pytest.param(call, kind, id=name)
    for kind, calls in (
        (InvalidArgumentError, BAD_ARGUMENTS),
        (InvalidHandleError, BAD_HANDLES),
        (StateError, BAD_STATES),
    )
    for name, call in calls.items()
]


@pytest.mark.parametrize(("call", "kind"), CASES)
def test_refused(scene: Scene, call: Callable[[Scene], Any], kind: type[KeepError]) -> None:
    with pytest.raises(kind) as caught:
        call(scene)
    assert caught.value.message
    assert "\n" not in caught.value.message
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
        scene.solver.set_conflict_policy(0)  # type: ignore[arg-type]


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
