"""Which functions may call the host before they return: those that the header lists, and no other.

Every function is called in layouts in which all that can be called back is waiting for it: a
measure whose content has changed, a condition, a curve and a completion of an animation on its way.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from typing import Any

import pytest
from header import HEADER
from keeplayout import _ffi, _library
from keeplayout._ffi import keep_node

C = _ffi.bind(_library.load(), checked=False)
ARGUMENTS = {name: arguments for name, _, arguments in _ffi.FUNCTIONS}

NAN, VERTICAL, REQUIRED = float("nan"), 1, 1000.0
WIDTH, WIDTH_ANCHOR = 1, 7
DOCUMENT = b"keeplayout 1\n"

# They let go of what a call has left that failed for want of room.
RARELY = {"keep_constraint_set_priority", "keep_constraint_set_relation"}


def listed() -> set[str]:
    """The functions that the header says may call the host."""
    text = HEADER.read_text()
    paragraph = re.search(r"\*   Calling .*?ever does:(.*?)\.", text, re.DOTALL)
    assert paragraph
    return set(re.findall(r"keep_\w+", paragraph[1]))


class Scene:
    """A layout with everything in it that calls back, and what it has called."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.let_go = _ffi.keep_destroy_function(lambda _: self.calls.append("let go"))
        self.measure = _ffi.keep_measure_function(lambda *_: self.note("measure", 10.0))
        self.holds = _ffi.keep_condition(lambda *_: self.note("condition", 1))
        self.curve = _ffi.keep_curve_function(lambda time, _: self.note("curve", time))
        self.end = _ffi.keep_completion_function(lambda *_: self.note("completion", None))
        self.ui = C.keep_layout_create()
        self.root = C.keep_node_create(self.ui, keep_node(0))
        self.box, self.text = (C.keep_node_create(self.ui, self.root) for _ in range(2))
        C.keep_node_set_name(self.ui, self.box, b"box")
        C.keep_node_set_size(self.ui, self.root, 100, 100)
        self.height = C.keep_node_attribute(self.ui, self.box, 2)
        self.rule = _ffi.keep_constraint()
        C.keep_node_add_rule(self.ui, self.box, 2, keep_node(0), 1, 5, 500, self.rule)
        self.give_measure()
        self.apply()
        self.atomic = C.keep_atomic_begin(self.ui)
        C.keep_attribute_set_equal(self.ui, self.height, 8, REQUIRED)
        C.keep_atomic_end(self.ui)
        self.begin()
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
        """Lets the text be measured, anew or for the first time."""
        C.keep_node_set_measure(self.ui, self.text, VERTICAL, self.measure, None, self.let_go)

    def apply(self) -> None:
        """Applies an attribute with a condition to the box."""
        item = _ffi.keep_applied(
            anchor=WIDTH_ANCHOR, multiplier=1, value=20, priority=900,
            when=self.holds, destroy=self.let_go,
        )  # fmt: skip
        C.keep_node_apply(self.ui, self.box, ctypes.pointer(item), 1, None, 0)
        self.applied = _ffi.keep_constraint()
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
            _ffi.keep_layout_p: self.ui, keep_node: self.box, _ffi.keep_attribute: self.height,
            _ffi.keep_constraint: self.applied, _ffi.keep_atomic: self.atomic,
            _ffi.keep_animation: self.waiting, ctypes.c_char_p: b"box.width == 20",
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


def refuse(scene: Scene) -> None:
    """Has conflicts refused, so that a transaction is open at all times."""
    C.keep_layout_set_conflict_policy(scene.ui, 1)
    C.keep_node_invalidate_content(scene.ui, scene.text)


def transact(scene: Scene) -> None:
    """Begins a transaction, in which a measure is taken away."""
    C.keep_layout_begin(scene.ui)
    scene.give_measure()
    C.keep_node_invalidate_content(scene.ui, scene.text)


SITUATIONS: list[Callable[[Scene], object]] = [
    lambda _: None,
    refuse,
    transact,
    lambda scene: scene.begin(),
    lambda scene: scene.begin(delay=1),
]


@pytest.mark.parametrize("situation", SITUATIONS)
def test_no_other_function_calls(situation: Callable[[Scene], object]) -> None:
    silent = [
        name
        for name, arguments in ARGUMENTS.items()
        if arguments and arguments[0] is _ffi.keep_layout_p and name not in listed()
    ]
    assert len(silent) > 150
    for name in silent:
        scene = Scene()
        situation(scene)
        scene.calls.clear()
        getattr(C, name)(*(scene.argument(kind) for kind in ARGUMENTS[name]))
        assert (name, scene.calls) == (name, [])
        C.keep_layout_destroy(scene.ui)


def read_document(scene: Scene) -> None:
    """Where conflicts are refused, what is gone is let go of by the next solve."""
    refuse(scene)
    C.keep_node_destroy(scene.ui, scene.root)
    scene.calls.clear()
    assert C.keep_layout_read_document(scene.ui, DOCUMENT).value == 0


def rolled_back(scene: Scene) -> None:
    transact(scene)
    scene.calls.clear()
    C.keep_layout_rollback(scene.ui)


def committed(scene: Scene, begin: str, end: str) -> None:
    getattr(C, begin)(scene.ui)
    C.keep_node_invalidate_content(scene.ui, scene.text)
    scene.calls.clear()
    getattr(C, end)(scene.ui)


def animated(scene: Scene) -> None:
    scene.begin()
    C.keep_node_invalidate_content(scene.ui, scene.text)
    scene.calls.clear()
    C.keep_animation_commit(scene.ui)


def set_in_animation(name: str) -> Callable[[Scene], object]:
    def call(scene: Scene) -> None:
        animation = scene.begin()
        scene.calls.clear()
        arguments = [scene.argument(kind) for kind in ARGUMENTS[name][2:]]
        if name == "keep_animation_set_function":
            arguments = [scene.curve, None, scene.let_go]
        assert getattr(C, name)(scene.ui, animation, *arguments).value == 0

    return call


SIZE = _ffi.keep_size(0, 0)
CALLS: dict[str, Callable[[Scene], object]] = {
    "keep_layout_destroy": lambda s: C.keep_layout_destroy(s.ui),
    "keep_layout_solve": lambda s: C.keep_layout_solve(s.ui),
    "keep_layout_begin": lambda s: C.keep_layout_begin(s.ui),
    "keep_layout_commit": lambda s: committed(s, "keep_layout_begin", "keep_layout_commit"),
    "keep_layout_rollback": rolled_back,
    "keep_layout_set_conflict_policy": lambda s: C.keep_layout_set_conflict_policy(s.ui, 1),
    "keep_layout_reload": lambda s: C.keep_layout_reload(s.ui),
    "keep_layout_advance": lambda s: C.keep_layout_advance(s.ui, 0.1, None),
    "keep_layout_read_document": read_document,
    "keep_node_destroy": lambda s: C.keep_node_destroy(s.ui, s.text),
    "keep_node_set_measure": lambda s: s.give_measure(),
    "keep_node_fitting_size": lambda s: C.keep_node_fitting_size(
        s.ui, s.root, SIZE, 50, 50, ctypes.pointer(_ffi.keep_size())
    ),
    "keep_node_size_range": lambda s: C.keep_node_size_range(s.ui, s.root, 0, 1000, None, None),
    "keep_node_set_autoresizing": lambda s: C.keep_node_set_autoresizing(
        s.ui, s.box, 0, _ffi.keep_rect()
    ),
    "keep_node_apply": lambda s: s.apply(),
    "keep_node_clear_applied": lambda s: C.keep_node_clear_applied(s.ui, s.box),
    "keep_node_reload": lambda s: C.keep_node_reload(s.ui, s.box),
    "keep_constraint_remove": lambda s: C.keep_constraint_remove(s.ui, s.applied),
    "keep_atomic_begin": lambda s: C.keep_atomic_begin(s.ui),
    "keep_atomic_end": lambda s: committed(s, "keep_atomic_begin", "keep_atomic_end"),
    "keep_animation_begin": lambda s: C.keep_animation_begin(s.ui, keep_node(0), 1, 0),
    "keep_animation_commit": animated,
    "keep_animation_cancel": lambda s: C.keep_animation_cancel(s.ui, s.waiting),
    "keep_animation_finish": lambda s: C.keep_animation_finish(s.ui, s.waiting),
    "keep_layout_exercise": lambda s: C.keep_layout_exercise(s.ui, 1),
    **{name: set_in_animation(name) for name in listed() if name.startswith("keep_animation_set_")},
}


def test_every_listed_function_calls() -> None:
    assert CALLS.keys() == listed() - RARELY
    for name, call in CALLS.items():
        scene = Scene()
        scene.calls.clear()
        call(scene)
        assert (name, bool(scene.calls)) == (name, True)
        if name != "keep_layout_destroy":
            C.keep_layout_destroy(scene.ui)


@pytest.mark.parametrize("name", ["keep_layout_changes", "keep_layout_presented_changes"])
def test_nothing_is_reported_inside_a_callback(name: str) -> None:
    scene = Scene()
    changes = getattr(C, name)
    answers = []

    def measure(*_: object) -> float:
        answers.append(changes(scene.ui, None, None, 9))
        return 10

    asking = _ffi.keep_measure_function(measure)
    C.keep_node_set_measure(scene.ui, scene.text, VERTICAL, asking, None, scene.let_go)
    changes(scene.ui, None, None, 9)
    C.keep_node_set_axis_size(scene.ui, scene.root, 0, 70, REQUIRED)
    assert C.keep_layout_solve(scene.ui).value == 0
    assert answers == [0]
    assert changes(scene.ui, None, None, 9) > 0
    C.keep_layout_destroy(scene.ui)
