"""A layout in which everything that can be called back is waiting for it."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from keeplayout._c import api as _api
from keeplayout._c import ffi as _ffi
from keeplayout._c import library as _library
from keeplayout._c import pointers as _pointers
from keeplayout._c.api import keep_node

C = _ffi.bind(_library.load(), checked=False)
ARGUMENTS = {name: arguments for name, _, arguments in _api.FUNCTIONS}
OF_LAYOUTS = [name for name in ARGUMENTS if ARGUMENTS[name][:1] == (_pointers.keep_layout_p,)]

VERTICAL, REQUIRED = 1, 1000.0
WIDTH_ANCHOR = 7


class Scene:
    """A layout with everything in it that calls back, and what it has called."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.let_go = _api.keep_destroy_function(lambda _: self.calls.append("let go"))
        self.measure = _api.keep_measure_function(lambda *_: self.note("measure", 10.0))
        self.holds = _api.keep_condition(lambda *_: self.note("condition", 1))
        self.curve = _api.keep_curve_function(lambda time, _: self.note("curve", time))
        self.log = _api.keep_log_function(lambda *_: self.note("log", None))
        self.end = _api.keep_completion_function(lambda *_: self.note("completion", None))
        self.ui = C.keep_layout_create()
        self.root = C.keep_node_create(self.ui, keep_node(0))
        self.box, self.text = (C.keep_node_create(self.ui, self.root) for _ in range(2))
        C.keep_node_set_name(self.ui, self.box, b"box")
        C.keep_node_set_user_data(self.ui, self.box, None, self.let_go)
        C.keep_layout_set_user_data(self.ui, None, self.let_go)
        C.keep_layout_set_log(self.ui, 0, self.log, None, self.let_go)
        C.keep_node_set_size(self.ui, self.root, 100, 100)
        self.height = C.keep_node_attribute(self.ui, self.box, 2)
        self.rule = _api.keep_constraint()
        C.keep_node_add_rule(self.ui, self.box, 2, keep_node(0), 1, 5, 500, self.rule)
        self.give_measure()
        self.apply()
        self.atomic = C.keep_atomic_begin(self.ui)
        C.keep_attribute_set(self.ui, self.height, 0, 8, REQUIRED)
        C.keep_atomic_end(self.ui)
        self.moving = self.begin()
        C.keep_node_set_size(self.ui, self.root, 200, 100)
        C.keep_animation_commit(self.ui)
        self.waiting = self.begin(delay=9)
        C.keep_node_set_size(self.ui, self.root, 300, 100)
        C.keep_animation_commit(self.ui)
        C.keep_layout_advance(self.ui, 0.25, None)
        C.keep_layout_clear_error(self.ui)
        C.keep_node_invalidate_content(self.ui, self.text)

    def note(self, what: str, answer: Any) -> Any:
        """Notes that something was called, and answers."""
        self.calls.append(what)
        return answer

    def give_measure(self) -> None:
        """Lets the text be measured, again or for the first time."""
        C.keep_node_set_measure(self.ui, self.text, VERTICAL, self.measure, None, self.let_go)

    def apply(self) -> None:
        """Applies an attribute with a condition to the box."""
        item = _api.keep_applied(
            size=ctypes.sizeof(_api.keep_applied),
            anchor=WIDTH_ANCHOR, multiplier=1, value=20, priority=900,
            when=self.holds, destroy=self.let_go,
        )  # fmt: skip
        C.keep_node_apply(self.ui, self.box, ctypes.pointer(item), 1, None, 0)
        self.applied = _api.keep_constraint()
        C.keep_node_applied(self.ui, self.box, ctypes.pointer(self.applied), 1)

    def begin(self, delay: float = 0) -> Any:
        """Begins an animation with a curve and a completion."""
        animation = C.keep_animation_begin(self.ui, keep_node(0), 1, delay)
        C.keep_animation_set_function(self.ui, animation, self.curve, None, self.let_go)
        C.keep_animation_set_completion(self.ui, animation, self.end, None, self.let_go)
        return animation

    def argument(self, kind: Any) -> Any:
        """Something of a type, of this layout where it is a handle."""
        known = {
            _pointers.keep_layout_p: self.ui, keep_node: self.box, _api.keep_attribute: self.height,
            _api.keep_constraint: self.applied, _api.keep_atomic: self.atomic,
            _api.keep_animation: self.waiting, ctypes.c_char_p: b"box.width == 20",
            ctypes.c_double: 1.0, ctypes.c_bool: True, ctypes.c_void_p: None,
        }  # fmt: skip
        if kind in known:
            return known[kind]
        if issubclass(kind, ctypes._Pointer):
            element = kind._type_
            given = known.get(element) if issubclass(element, ctypes.Structure) else None
            return (element * 64)(*[given] if given else [])
        if issubclass(kind, ctypes._SimpleCData):
            return 1
        return kind()

    def call(self, name: str) -> None:
        """Calls a function with what it takes."""
        getattr(C, name)(*(self.argument(kind) for kind in ARGUMENTS[name]))


def refuse(scene: Scene) -> None:
    """Has conflicts refused, so that a transaction is open at all times."""
    C.keep_layout_set_conflict_policy(scene.ui, 1)
    C.keep_node_invalidate_content(scene.ui, scene.text)


def transact(scene: Scene) -> None:
    """Begins a transaction, in which a measure is taken away."""
    C.keep_layout_begin(scene.ui)
    scene.give_measure()
    C.keep_node_invalidate_content(scene.ui, scene.text)


def move(scene: Scene) -> None:
    """Asks about the animation on its way, which has come further since it was asked about."""
    C.keep_layout_advance(scene.ui, 0.25, None)
    scene.waiting = scene.moving


SITUATIONS: list[Callable[[Scene], object]] = [
    lambda _: None,
    move,
    refuse,
    transact,
    lambda scene: scene.begin(),
    lambda scene: scene.begin(delay=1),
]
