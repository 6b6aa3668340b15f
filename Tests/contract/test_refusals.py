"""What api.json says of arguments is so: a pointer that may be NULL may be, another may not, and
what is refused is named in the message, with what it may be instead.

Each function that returns a status, and that succeeds in a layout with everything in it, is
called with one argument after the other made wrong. Messages are compared by their shape.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import read_headers
from keeplayout import Status
from keeplayout._c import api as _api
from read_headers import Function, Value
from scene import ARGUMENTS, C, Scene

API = read_headers.read()
ENUMS = {enum["name"] for enum in API["enums"]}
HANDLES = {s["name"] for s in API["structs"] if [f["name"] for f in s["fields"]] == ["id"]}
OF_LAYOUTS = [
    function
    for function in API["functions"]
    if function["result"] == "keep_status" and function["parameters"][0]["type"] == "keep_layout *"
]
# They take time or a document away from what is compared, or read another owner's words.
LEFT_OUT = ("keep_layout_destroy", "keep_layout_read_document")
# One node has no pairs: nothing is set, and nothing else is looked at.
OF_PAIRS = ("keep_nodes_set_between", "keep_nodes_distribute")
UNKNOWN = 77


def call(function: Function, place: int | None = None, wrong: Any = None) -> tuple[int, str]:
    """The status of a call, perhaps with one argument replaced, and the message if it failed."""
    scene = Scene()
    kinds = ARGUMENTS[function["name"]]
    arguments = [scene.argument(kind) for kind in kinds]
    if place is not None:
        arguments[place] = wrong
    status: int = getattr(C, function["name"])(*arguments).value
    message = C.keep_layout_error_message(scene.ui).decode() if status else ""
    C.keep_layout_destroy(scene.ui)
    return status, message


def cases(chosen: Any) -> list[Any]:
    """The parameters that something is asked of, in functions that succeed otherwise."""
    return list(_cases(chosen))


def _cases(chosen: Any) -> Iterator[Any]:
    for function in OF_LAYOUTS:
        if function["name"] in (*LEFT_OUT, *OF_PAIRS) or call(function)[0] != Status.OK:
            continue
        for place, value in enumerate(function["parameters"]):
            if place and chosen(value):
                name = f"{function['name']}-{value['name']}"
                yield pytest.param(function, place, value, id=name)


def is_pointer(value: Value) -> bool:
    return "*" in value["type"] and value["role"] in ("in", "out") and value["type"] != "void *"


@pytest.mark.parametrize(("function", "place", "value"), cases(is_pointer))
def test_null(function: Function, place: int, value: Value) -> None:
    status, message = call(function, place, None)
    if value["nullable"]:
        assert f"{value['name']} is NULL" not in message
        assert value["role"] != "out" or status == Status.OK
    else:
        assert status == Status.INVALID_ARGUMENT
        assert re.match(rf"{function['name']}: .*\b{value['name']} is NULL", message)


@pytest.mark.parametrize(
    ("function", "place", "value"), cases(lambda value: value["type"] in ENUMS)
)
def test_unknown_enums(function: Function, place: int, value: Value) -> None:
    status, message = call(function, place, UNKNOWN)
    assert status == Status.INVALID_ARGUMENT
    assert re.match(rf"{function['name']}: .*\b{UNKNOWN} is none of {value['type']}$", message)


@pytest.mark.parametrize(
    ("function", "place", "value"),
    cases(lambda value: value["type"] == "double" and value["name"].endswith("priority")),
)
def test_priorities(function: Function, place: int, value: Value) -> None:
    assert value["role"] == "in"
    status, message = call(function, place, 1000.5)
    assert status == Status.INVALID_ARGUMENT
    assert re.match(rf"{function['name']}: .*\b1000.5 is not (above|from) 0 .*1000$", message)


@pytest.mark.parametrize(
    ("function", "place", "value"), cases(lambda value: value["type"] in HANDLES)
)
def test_handles(function: Function, place: int, value: Value) -> None:
    """None may stand for something (the parent of a root); a handle of nothing never does."""
    wrong = getattr(_api, value["type"])(2**64 - 1)
    status, message = call(function, place, wrong)
    assert status == Status.INVALID_HANDLE
    assert re.match(rf"{function['name']}: .*\bthe \w+ .*\b(does not exist|is )", message)


def test_most_functions_are_called() -> None:
    assert len({each.values[0]["name"] for each in cases(bool)}) > 50


@pytest.mark.parametrize(
    ("function", "place", "value"), cases(lambda value: value["name"] == "count")
)
def test_counts(function: Function, place: int, value: Value) -> None:
    assert value["type"] == "size_t"
    status, message = call(function, place, 2**28 + 1)
    assert status in (Status.INVALID_ARGUMENT, Status.LIMIT)
    assert re.match(rf"{function['name']}: .*\b(268435457|at most)\b", message)
