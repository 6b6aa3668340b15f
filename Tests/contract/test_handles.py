"""A handle goes in and out as a 64-bit integer does, for who has no structs to pass."""

from __future__ import annotations

import ctypes
from ctypes import c_double, c_int, c_uint64, c_void_p
from typing import Any

from keeplayout._c import library as _library

LIBRARY = _library.load()
FUNCTION = ctypes.CFUNCTYPE(c_double, c_void_p, c_uint64, c_double, c_void_p)


def function(name: str, result: Any, *arguments: Any) -> Any:
    """A function of the library, of a type that has integers for handles."""
    return ctypes.CFUNCTYPE(result, *arguments)((name, LIBRARY))


def test_handles_are_integers() -> None:
    create = function("keep_node_create", c_uint64, c_void_p, c_uint64)
    parent = function("keep_node_parent", c_uint64, c_void_p, c_uint64)
    set_measure = function(
        "keep_node_set_measure", c_int, c_void_p, c_uint64, c_int, FUNCTION, c_void_p, c_void_p
    )
    ui = function("keep_layout_create", c_void_p)()
    root = create(ui, 0)
    node = create(ui, root)
    assert root != node
    assert (parent(ui, node), parent(ui, root)) == (root, 0)
    asked = []

    def measure(_layout: object, which: int, _length: float, _data: object) -> float:
        asked.append(which)
        return 5

    measure_of_c = FUNCTION(measure)
    assert set_measure(ui, node, 1, measure_of_c, None, None) == 0
    assert function("keep_layout_solve", c_int, c_void_p)(ui) == 0
    assert asked == [node]
    function("keep_layout_destroy", None, c_void_p)(ui)
