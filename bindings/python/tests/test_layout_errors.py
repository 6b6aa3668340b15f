"""What a layout refuses: the right error, a message that names the culprit, and nothing changed."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from keeplayout import (
    AttributeKind,
    Axis,
    ConflictError,
    ConflictPolicy,
    CycleError,
    InvalidArgumentError,
    InvalidHandleError,
    KeepError,
    Layout,
    LimitError,
    Node,
    Relation,
    StateError,
    UnrelatedError,
    Value,
)

INF, NAN = math.inf, math.nan


@dataclass
class Scene:
    """A window with a box in it, a second tree, a destroyed node, and a stranger's node."""

    ui: Layout
    window: Node
    box: Node
    inner: Node
    apart: Node
    gone: Node
    foreign: Node

    def state(self) -> object:
        """Everything that a refused call must leave as it is."""
        self.ui.solve()
        tree = [(node, node.parent, node.name, node.children) for node in self.nodes()]
        values = [(a.equal, a.min, a.max) for a in (self.box.width, self.box.left_inset)]
        return tree, values, self.ui.frames(self.nodes()), self.ui.node_count, self.ui.conflicts()

    def nodes(self) -> list[Node]:
        return [self.window, self.box, self.inner, self.apart]


@pytest.fixture
def scene() -> Scene:
    ui, other = Layout(), Layout()
    window = ui.node("window", size=(100, 80))
    box, gone = window.node("box"), window.node("gone")
    gone.destroy()
    box.width.equal = 30
    box.left_inset.min = 5
    return Scene(
        ui, window, box, box.node("inner"), ui.node("apart"), gone, other.node("foreign").node()
    )


Calls = dict[str, Callable[[Scene], Any]]


def setting(name: str, value: Any) -> Callable[[Scene], Any]:
    """Sets equal, min or max of the box's width."""
    return lambda scene: setattr(scene.box.width, name, value)


ARGUMENTS: Calls = {
    **{f"{name} nan": setting(name, NAN) for name in ("equal", "min", "max")},
    **{f"{name} inf": setting(name, INF) for name in ("equal", "min", "max")},
    "-inf": setting("equal", -INF),
    "too large": setting("equal", 1.1e12),
    **{f"priority {p}": setting("equal", Value(1, p)) for p in (0, -1, 1000.5, NAN, INF)},
    "factor too small": lambda s: setattr(s.box.aspect_ratio, "equal", 1e-13),
    "kind": lambda s: s.box.attribute(999),  # type: ignore[arg-type]
    "kind to": lambda s: s.box.attribute(999, s.window),  # type: ignore[arg-type]
    "needs another": lambda s: s.box.attribute(AttributeKind.LEFT_OFFSET),
    "takes no other": lambda s: s.box.attribute(AttributeKind.LEFT_INSET, s.window),
    "to itself": lambda s: s.box.left_align_to(s.box),
    "root size inf": lambda s: s.window.set_size(INF, 1),
    "root size nan": lambda s: s.window.set_size(NAN, 1),
    "root size priority": lambda s: s.window.set_size(Value(1, 2000), 1),
    "before itself": lambda s: s.box.move_before(s.box),
    "name of zeros": lambda s: setattr(s.box, "name", "a\0b"),
    "name of surrogates": lambda s: setattr(s.box, "name", "\ud800"),
    "attribute name": lambda s: setattr(s.box.width, "name", "\ud800"),
    "policy": lambda s: setattr(s.ui, "conflict_policy", 9),
    "rule relation": lambda s: s.box.add_rule(AttributeKind.WIDTH, 9, 1),  # type: ignore[arg-type]
    "rule none": lambda s: s.box.add_rule(AttributeKind.WIDTH, Relation.EQUAL, None),
    "rule on a group": lambda s: s.box.add_rule(AttributeKind.SIZE, Relation.EQUAL, 1),
    "bulk inf": lambda s: s.ui.set_values([s.box.width, s.box.height], [1, INF]),
    "bulk relation": lambda s: s.ui.set_values([s.box.width], [1], relations=[5]),
    "bulk priority": lambda s: s.ui.set_values([s.box.width] * 2, [1, 2], priorities=[1, 0]),
}
HANDLES: Calls = {
    "child of gone": lambda s: s.gone.node(),
    "destroy gone": lambda s: s.gone.destroy(),
    "move gone": lambda s: s.gone.move(s.window),
    "move to gone": lambda s: s.box.move(s.gone),
    "move to foreign": lambda s: s.box.move(s.foreign),
    "before gone": lambda s: s.box.move_before(s.gone),
    "name gone": lambda s: setattr(s.gone, "name", "x"),
    "size gone": lambda s: s.gone.set_size(1, 1),
    "attribute of gone": lambda s: s.gone.width,
    "attribute to gone": lambda s: s.box.left_align_to(s.gone),
    "attribute to foreign": lambda s: s.box.left_align_to(s.foreign),
    "rule to gone": lambda s: s.box.add_rule(AttributeKind.LEFT_OFFSET, Relation.EQUAL, 1, s.gone),
    "frames of gone": lambda s: s.ui.frames([s.box, s.gone]),
    "frames in root of foreign": lambda s: s.ui.frames_in_root([s.box, s.foreign]),
    "many under gone": lambda s: s.ui.create_nodes([s.box, s.gone]),
    "bulk stale": lambda s: s.ui.set_values([s.box.width, s.foreign.width], [1, 2]),
}
UNRELATED: Calls = {
    "inset of a root": lambda s: s.window.left_inset,
    "centre of a root": lambda s: s.window.center,
    "different trees": lambda s: s.box.left_offset_to(s.apart),
    "rule between trees": lambda s: s.box.add_rule(AttributeKind.WIDTH, Relation.EQUAL, 1, s.apart),
}
CYCLES: Calls = {
    "into itself": lambda s: s.box.move(s.box),
    "into its child": lambda s: s.box.move(s.inner),
    "root into its grandchild": lambda s: s.window.move(s.inner),
    "before its child": lambda s: s.box.move_before(s.inner),
}
STATES: Calls = {
    "size of a child": lambda s: s.box.set_size(1, 1),
    "commit without begin": lambda s: s.ui.commit(),
    "rollback without begin": lambda s: s.ui.rollback(),
}
LIMITS: Calls = {
    "name": lambda s: setattr(s.box, "name", "x" * 256),
    "attribute name": lambda s: setattr(s.box.width, "name", "ä" * 128),
}
CASES = [
    pytest.param(call, kind, id=f"{kind.__name__}: {name}")
    for kind, calls in (
        (InvalidArgumentError, ARGUMENTS),
        (InvalidHandleError, HANDLES),
        (UnrelatedError, UNRELATED),
        (CycleError, CYCLES),
        (StateError, STATES),
        (LimitError, LIMITS),
    )
    for name, call in calls.items()
]


@pytest.mark.parametrize(("call", "kind"), CASES)
def test_refused(scene: Scene, call: Callable[[Scene], Any], kind: type[KeepError]) -> None:
    before = scene.state()
    with pytest.raises(kind) as caught:
        call(scene)
    assert caught.value.message
    assert "\n" not in caught.value.message
    assert scene.state() == before


@pytest.mark.parametrize(
    ("call", "culprit"),
    [
        (lambda s: s.box.move(s.inner), "<box>"),
        (lambda s: s.window.left_inset, "<window>"),
        (lambda s: s.box.left_offset_to(s.apart), "<apart>"),
        (lambda s: s.box.set_size(1, 1), "<box>"),
        (lambda s: setattr(s.box.width, "equal", INF), "width of <box>: the value inf"),
        (lambda s: setattr(s.box.width, "equal", Value(1, 2000)), "width of <box>: the priority"),
        (lambda s: s.box.attribute(999), "kind"),
    ],
)
def test_the_message_names_the_culprit(
    scene: Scene, call: Callable[[Scene], Any], culprit: str
) -> None:
    with pytest.raises(KeepError) as caught:
        call(scene)
    assert culprit in caught.value.message


def test_a_stale_attribute_is_refused_and_reads_as_nothing(scene: Scene) -> None:
    width = scene.box.width
    scene.box.destroy()
    assert (width.is_valid, width.is_active, width.equal, width.node) == (False, False, None, None)
    for call in (
        width.clear,
        lambda: setattr(width, "equal", 1),
        lambda: width.__setattr__("name", "x"),
    ):
        with pytest.raises(InvalidHandleError):
            call()


def test_transactions_nest_sixty_four_deep(scene: Scene) -> None:
    for _ in range(64):
        scene.ui.begin()
    with pytest.raises(LimitError):
        scene.ui.begin()
    with pytest.raises(StateError):
        scene.ui.conflict_policy = ConflictPolicy.REFUSED


def test_an_unknown_axis_is_none(scene: Scene) -> None:
    with pytest.raises(InvalidArgumentError):
        scene.window._set_axis_size(7, 1)  # type: ignore[arg-type]
    assert scene.window._axis_size(7) is None  # type: ignore[arg-type]
    assert scene.window._axis_size(Axis.VERTICAL) == 80


def test_counts_are_not_negative(scene: Scene) -> None:
    with pytest.raises(ValueError, match="-1"):
        scene.ui.create_nodes(-1)


def test_a_name_cannot_break_a_line(scene: Scene) -> None:
    scene.box.name = "a\nb\u2028c\x1b"
    assert scene.box.name == "a\nb\u2028c\x1b"
    with pytest.raises(InvalidArgumentError) as caught:
        scene.box.width.equal = INF
    assert "width of <a\\nb\\u2028c\\u001B>: the value inf" in caught.value.message
    assert len(caught.value.message.splitlines()) == 1


def test_a_refused_conflict_names_what_was_violated() -> None:
    ui = Layout(conflict_policy=ConflictPolicy.REFUSED)
    box = ui.node("box")
    ui.solve()
    box.width.max = 10
    box.width.min = 20
    with pytest.raises(ConflictError, match=r"width of <box> at (least 20|most 10) with required"):
        ui.solve()
