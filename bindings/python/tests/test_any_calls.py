"""Every function of a layout, called at random with what its types allow: a call that fails has
changed nothing, and whatever has come of the others reads back as it is.

What there is to call is read off the table of functions, so that new ones are among them.
"""

from __future__ import annotations

import ctypes
import math
import random
from typing import Any

import pytest
from keeplayout import _ffi

C = _ffi.bind(_ffi.LIBRARY, checked=False)
HANDLES: tuple[Any, ...] = (
    _ffi.keep_node, _ffi.keep_attribute, _ffi.keep_constraint, _ffi.keep_atomic,
    _ffi.keep_animation,
)  # fmt: skip
# What ends the layout, or may undo more than the call at hand.
LEFT_OUT = {"keep_layout_destroy", "keep_layout_set_conflict_policy", "keep_layout_read_document"}
FUNCTIONS = [
    (name, result, arguments)
    for name, result, arguments in _ffi.FUNCTIONS
    if arguments[:1] == (_ffi.keep_layout_p,) and name not in LEFT_OUT
]
NUMBERS = [
    0.0, -0.0, 0.5, 1.0, -1.0, 2.0, 3.25, 100.0, 250.0, 750.0, 1000.0, 1e-12, 1e12, 1e13, math.inf,
    math.nan,
]  # fmt: skip
TEXTS = [None, b"", b"name", b"a\nb", b"\xff", b"name.left == 3", b"#2.width >= #1.height / 2"]
ARRAY = 4


class Caller:
    """A layout of a few nodes, and the handles that calls have answered with."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.layout = C.keep_layout_create()
        self.known: dict[Any, list[Any]] = {kind: [kind()] for kind in HANDLES}
        root = self.make(_ffi.keep_node())
        C.keep_node_set_size(self.layout, root, 400, 300)
        for _ in range(5):
            self.make(self.handle(_ffi.keep_node))

    def make(self, parent: Any) -> Any:
        node = C.keep_node_create(self.layout, parent)
        self.known[_ffi.keep_node].append(node)
        return node

    def call(self) -> str | None:
        """Calls any function; answers its name if it failed."""
        name, result, types = self.rng.choice(FUNCTIONS)
        arguments = [self.any(kind) for kind in types[1:]]
        C.keep_layout_clear_error(self.layout)
        answer = getattr(C, name)(self.layout, *arguments)
        if C.keep_layout_error(self.layout).value != 0:
            return f"{name}: {C.keep_layout_error_message(self.layout).decode()}"
        if result in self.known and answer.id:
            self.known[result].append(answer)
        return None

    def handle(self, kind: Any) -> Any:
        """Mostly one of those answered last; some are stale by now, and some of another kind."""
        if self.rng.random() < 0.03:
            kind_of_another = self.known[self.rng.choice(HANDLES)]
            return kind(self.rng.choice(kind_of_another).id)
        return self.rng.choice(self.known[kind][-12:])

    def any(self, kind: Any) -> Any:
        """Anything of a type."""
        rng = self.rng
        if kind in self.known:
            return self.handle(kind)
        if kind is ctypes.c_double:
            return rng.choice(NUMBERS)
        if kind is ctypes.c_char_p:
            return rng.choice(TEXTS)
        if kind is ctypes.c_size_t:
            return rng.randrange(ARRAY)
        if issubclass(kind, ctypes.Structure):
            return kind(*[self.any(field[1]) for field in kind._fields_])
        if issubclass(kind, ctypes._Pointer):
            return self.array(kind._type_) if rng.random() < 0.95 else None
        if issubclass(kind, ctypes._SimpleCData) and kind is not ctypes.c_void_p:
            return kind(rng.choice([-1, 0, 1, 1, 2, rng.randrange(30), rng.randrange(130)]))
        return kind()  # no function, and no data of one

    def array(self, kind: Any) -> Any:
        made = (kind * ARRAY)(*[self.any(kind) for _ in range(ARRAY)])
        for element in made if kind is _ffi.keep_applied else ():
            element.parts = None  # of which there may be as many as the compound has
        return made


@pytest.mark.parametrize("seed", range(30))
def test_a_call_that_fails_has_changed_nothing(seed: int) -> None:
    caller = Caller(seed)
    failures = 0
    for _ in range(300):
        before = C.keep_layout_document(caller.layout)
        failure = caller.call()
        if failure:
            failures += 1
            assert C.keep_layout_document(caller.layout) == before, failure
    assert 50 < failures < 250
    text = C.keep_layout_report(caller.layout)
    copy = C.keep_layout_create()
    C.keep_layout_read_document(copy, text)
    assert C.keep_layout_document(copy) == C.keep_layout_document(caller.layout)
    C.keep_layout_destroy(copy)
    C.keep_layout_destroy(caller.layout)
