"""Which functions may call the host before they return: those that the guide for authors of
bindings lists, and no other.

Every function is called in layouts in which all that can be called back is waiting for it: a
measure whose content has changed, a condition, a curve and a completion of an animation on its way.
"""

from __future__ import annotations

import ctypes
import math
import re
from collections.abc import Callable

import pytest
from header import ROOT
from keeplayout._c import api as _api
from keeplayout._c.api import keep_node
from scene import ARGUMENTS, OF_LAYOUTS, REQUIRED, SITUATIONS, VERTICAL, C, Scene, refuse, transact

DOCUMENT = b"keeplayout 1\n"

# They release the leftovers of a call that failed for want of memory.
RARELY = {"keep_constraint_set_priority", "keep_constraint_set_relation"}


def listed() -> set[str]:
    """The functions that the guide for authors of bindings says may call the host."""
    guide = (ROOT / "bindings" / "README.md").read_text()
    paragraph = re.search(r"\*\*Calling back\.\*\*.*?no others:(.*?)\.\s", guide, re.DOTALL)
    assert paragraph
    return set(re.findall(r"keep_\w+", paragraph[1]))


@pytest.mark.parametrize("situation", SITUATIONS)
def test_no_other_function_calls(situation: Callable[[Scene], object]) -> None:
    silent = set(OF_LAYOUTS) - listed()
    assert len(silent) > 150
    for name in silent:
        scene = Scene()
        situation(scene)
        scene.calls.clear()
        scene.call(name)
        assert (name, scene.calls) == (name, [])
        C.keep_layout_destroy(scene.ui)


def read_document(scene: Scene) -> None:
    """Where conflicts are refused, removed objects are released by the next solve."""
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


SIZE = _api.keep_size(0, 0)
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
    "keep_layout_update": lambda s: C.keep_layout_update(s.ui, DOCUMENT),
    "keep_layout_set_user_data": lambda s: C.keep_layout_set_user_data(s.ui, None, s.let_go),
    "keep_layout_set_log": lambda s: C.keep_layout_set_log(s.ui, 0, s.log, None, s.let_go),
    "keep_node_destroy": lambda s: C.keep_node_destroy(s.ui, s.text),
    "keep_node_set_user_data": lambda s: C.keep_node_set_user_data(s.ui, s.box, None, s.let_go),
    "keep_node_set_measure": lambda s: s.give_measure(),
    "keep_node_set_measure_both": lambda s: C.keep_node_set_measure_both(
        s.ui, s.text, _api.keep_measure_both_function(), None, s.let_go
    ),
    "keep_node_fitting_size": lambda s: C.keep_node_fitting_size(
        s.ui, s.root, SIZE, 50, 50, ctypes.pointer(_api.keep_size())
    ),
    "keep_node_size_range": lambda s: C.keep_node_size_range(s.ui, s.root, 0, 1000, None, None),
    "keep_node_set_autoresizing": lambda s: C.keep_node_set_autoresizing(
        s.ui, s.box, 0, _api.keep_rect(), _api.keep_size(math.nan, math.nan)
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
    "keep_animation_set_progress": lambda s: C.keep_animation_set_progress(s.ui, s.moving, 0.9),
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


def test_what_fails_is_logged() -> None:
    scene = Scene()
    C.keep_layout_set_log(scene.ui, 1, scene.log, None, scene.let_go)
    scene.calls.clear()
    C.keep_node_create(scene.ui, keep_node(5))
    C.keep_node_set_size(scene.ui, scene.box, 1, 1)
    assert scene.calls == ["log", "log"]
    C.keep_layout_destroy(scene.ui)


def test_data_that_is_released_is_not_attached() -> None:
    """What releases it may ask the layout, which has the next data then, and cannot change it."""
    scene = Scene()
    answers: list[object] = []

    def release(_: object) -> None:
        answers.append(C.keep_layout_user_data(scene.ui))
        answers.append(C.keep_layout_set_user_data(scene.ui, 3, scene.let_go).value)

    releases = _api.keep_destroy_function(release)
    C.keep_layout_set_user_data(scene.ui, 1, releases)
    C.keep_layout_set_user_data(scene.ui, 2, scene.let_go)
    assert answers == [2, -6]
    C.keep_layout_destroy(scene.ui)


@pytest.mark.parametrize("name", ["keep_layout_changes", "keep_layout_presented_changes"])
def test_nothing_is_reported_inside_a_callback(name: str) -> None:
    scene = Scene()
    changes = getattr(C, name)
    answers = []

    def measure(*_: object) -> float:
        answers.append(changes(scene.ui, None, None, 9))
        return 10

    asking = _api.keep_measure_function(measure)
    C.keep_node_set_measure(scene.ui, scene.text, VERTICAL, asking, None, scene.let_go)
    changes(scene.ui, None, None, 9)
    C.keep_node_set_axis_size(scene.ui, scene.root, 0, 70, REQUIRED)
    assert C.keep_layout_solve(scene.ui).value == 0
    assert answers == [0]
    assert changes(scene.ui, None, None, 9) > 0
    C.keep_layout_destroy(scene.ui)
