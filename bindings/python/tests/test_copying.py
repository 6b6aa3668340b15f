"""An owner holds a C object, of which there is one: it is neither copied nor pickled. What is told
about it is words and numbers, which go anywhere, as errors do into the process that waits."""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest
from keeplayout import (
    HIGH,
    Conflict,
    ConflictError,
    ConflictPolicy,
    ConflictReason,
    EquationError,
    Fault,
    KeepError,
    Layout,
    Rect,
    Relation,
    Size,
    Solver,
    Status,
    errors,
)


@pytest.mark.parametrize("owner", [Layout, Solver])
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickle.dumps])
def test_owners_are_not_copied(
    owner: Callable[[], Any], duplicate: Callable[[Any], object]
) -> None:
    with owner() as one, pytest.raises(TypeError, match="cannot be"):
        duplicate(one)


def test_nodes_do_not_take_their_layout_along() -> None:
    with Layout() as layout:
        node = layout.node("box")
        with pytest.raises(TypeError, match="cannot be"):
            copy.deepcopy(node)


def faulty() -> None:
    ui = Layout()
    ui.node("r")
    ui.equations(["r.width == 0", "r.foo == 3", "r."])


def contradictory() -> None:
    ui = Layout(ConflictPolicy.REFUSED)
    root = ui.node("r")
    root.width.equal = 3
    root.width.max = 2
    ui.solve()


def contradictory_rows() -> None:
    solver = Solver(ConflictPolicy.REFUSED)
    x = solver.add_variable()
    for number in (1, 2):
        solver.add_row({x: 1}, Relation.EQUAL, number)
    solver.solve()


def raised(call: Callable[[], None]) -> Any:
    with pytest.raises(KeepError) as caught:
        call()
    return caught.value


def unpickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


def test_errors_go_into_another_process() -> None:
    here = [raised(call) for call in (faulty, contradictory, contradictory_rows)]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = [
            pool.submit(call).exception(60) for call in (faulty, contradictory, contradictory_rows)
        ]
    assert [type(error) for error in there] == [EquationError, ConflictError, ConflictError]
    assert list(map(str, there)) == list(map(str, here))


def test_faults_go_along_with_their_error() -> None:
    """Two of three strings have one: at the fourth character, foo, of the second, and at the end,
    after two, of the third."""
    error = unpickled(raised(faulty))
    assert str(error).startswith("2 of 3 equations have faults")
    assert error.faults == raised(faulty).faults
    assert [(each.index, each.column) for each in error.faults] == [(1, 3), (2, 3)]
    assert error.faults[0].fault == Fault.UNKNOWN_ATTRIBUTE
    assert error.status == Status.INVALID_ARGUMENT


def test_conflicts_go_along_with_their_error_in_words() -> None:
    error = raised(contradictory)
    [conflict] = unpickled(error).conflicts
    assert isinstance(conflict, Conflict)
    assert (len(error.conflicts[0].constraints), conflict.constraints) == (2, [])
    assert str(conflict) == str(error.conflicts[0]) != ""
    assert (conflict.report, conflict.log) == (error.conflicts[0].report, error.conflicts[0].log)
    assert conflict.reason != ConflictReason.NONE
    assert unpickled(raised(contradictory_rows)).conflicts == [[]]


@pytest.mark.parametrize("status", [*list(Status)[1:], -99])
def test_every_error_survives(status: int) -> None:
    error = errors.error(status, "the culprit")
    again = unpickled(error)
    assert (type(again), again.status, again.message) == (type(error), status, "the culprit")


def test_what_is_plain_goes_along() -> None:
    for value in (42 @ HIGH, HIGH, Rect(1, 2, 3, 4), Size(1, 2), Relation.AT_LEAST):
        assert unpickled(value) == copy.deepcopy(value) == value
        assert type(unpickled(value)) is type(value)
