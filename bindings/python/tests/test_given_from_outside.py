"""What the host requires from outside is not violated by what is inside.

Expected values by hand; that a window keeps its size is Apple's behaviour (its
UIView-Encapsulated-Layout constraint is never the one that is broken).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from keeplayout import (
    HIGH,
    LOW,
    REQUIRED,
    ConflictError,
    ConflictPolicy,
    ConflictReason,
    Layout,
    Node,
    Priority,
    Size,
)

SIZE = "given from outside"


def too_small(window: Node) -> None:
    child = window.node("child")
    child.insets.equal = 0
    child.keep_size(100, 300)


def too_large(window: Node) -> None:
    child = window.node("child")
    child.insets.equal = 0
    child.keep_size(1000, 3000)


def two_children(window: Node) -> None:
    left, right = window.node("left"), window.node("right")
    left.left_inset.equal = right.right_inset.equal = 0
    left.vertical_insets.equal = right.vertical_insets.equal = 0
    right.left_offset_to(left).equal = 0
    left.keep_size(400, 600)
    right.keep_size(400, 600)


def required_content(window: Node) -> None:
    text = window.node("text")
    text.insets.equal = 0
    text.compression = text.hugging = REQUIRED
    text.content_size = (700, 800)


def own_width(window: Node) -> None:
    window.keep_size(100, 200)


def own_limits(window: Node) -> None:
    window.width.max = 300
    window.height.min = 600


def own_content(window: Node) -> None:
    window.compression = window.hugging = REQUIRED
    window.content_size = (1, 2)


def own_ratio(window: Node) -> None:
    window.aspect_ratio.equal = 1


CONTRADICTIONS = [
    too_small,
    too_large,
    two_children,
    required_content,
    own_width,
    own_limits,
    own_content,
    own_ratio,
]


@pytest.mark.parametrize("contradict", CONTRADICTIONS)
@pytest.mark.parametrize("is_late", [False, True])
@pytest.mark.parametrize("any_gone", [False, True])
def test_a_window_keeps_its_size(
    ui: Layout, contradict: Callable[[Node], None], is_late: bool, any_gone: bool
) -> None:
    """Whether the size or the contradiction is there first."""
    window = ui.node("window", size=None if is_late else (320, 568))
    if any_gone:
        window.node("absent").gone = True
    contradict(window)
    if is_late:
        ui.solve()
        window.set_size(320, 568)
    ui.solve()
    assert window.frame == (0, 0, 320, 568)
    assert ui.conflicts()
    for conflict in ui.conflicts():
        assert SIZE not in conflict.constraints[0].description
        assert any(SIZE in member.description for member in conflict.constraints)
    window.set_size(500, 700)
    ui.solve()
    assert window.frame == (0, 0, 500, 700)


def test_the_size_is_named_as_what_it_is(ui: Layout) -> None:
    window = ui.node("window", size=(320, None))
    window.width.max = 300
    ui.solve()
    (conflict,) = ui.conflicts()
    assert conflict.description.splitlines() == [
        "conflict, 2 constraints:",
        "  width of <window> at most 300 with required priority",
        "  width of <window> equal to 320 with required priority, given from outside",
    ]
    assert conflict.reason == ConflictReason.ALONE


@pytest.mark.parametrize("contradict", CONTRADICTIONS)
def test_what_is_refused_is_inside(contradict: Callable[[Node], None]) -> None:
    ui = Layout(conflict_policy=ConflictPolicy.REFUSED)
    window = ui.node("window", size=(320, 568))
    ui.begin()
    contradict(window)
    with pytest.raises(ConflictError):
        ui.commit()
    assert window.frame[2:] == (320, 568)
    for conflict in ui.conflicts():
        assert SIZE not in conflict.description.splitlines()[1]
        assert SIZE in conflict.description


@pytest.mark.parametrize("priority", [HIGH, LOW, Priority(999)])
def test_a_weaker_size_yields(ui: Layout, priority: Priority) -> None:
    window = ui.node("window", size=(320 @ priority, 568 @ priority))
    too_large(window)
    ui.solve()
    assert window.frame == (0, 0, 1000, 3000)
    assert not ui.conflicts()
    window.set_size(320, 568)
    ui.solve()
    assert window.frame == (0, 0, 320, 568)
    window.set_size(320 @ priority, 568 @ priority)
    ui.solve()
    assert window.frame == (0, 0, 1000, 3000)


def test_a_size_is_from_outside_while_its_node_is_a_root(ui: Layout) -> None:
    window, panel = ui.node("window", size=(320, 568)), ui.node("panel", size=(200, 100))
    panel.keep_size(50, 40)
    ui.solve()
    assert panel.frame == (0, 0, 200, 100)
    panel.move(window)
    ui.solve()
    assert panel.frame == (0, 0, 50, 40)
    assert not ui.conflicts()
    panel.move(None)
    ui.solve()
    assert panel.frame == (0, 0, 200, 100)


def test_a_negative_size_still_yields_to_sizes_that_are_not(ui: Layout) -> None:
    window = ui.node("window", size=(-5, 10))
    ui.solve()
    assert window.frame == (0, 0, 0, 10)
    (conflict,) = ui.conflicts()
    assert SIZE in conflict.constraints[0].description


@pytest.mark.parametrize("contradict", CONTRADICTIONS)
@pytest.mark.parametrize("target", [(320, 568), (10, 20), (2000, 5000)])
@pytest.mark.parametrize("is_root", [False, True])
def test_a_required_target_is_met(
    ui: Layout, contradict: Callable[[Node], None], target: tuple[float, float], is_root: bool
) -> None:
    panel = ui.node("panel") if is_root else ui.node().node("panel")
    contradict(panel)
    ui.solve()
    frame = panel.frame
    assert panel.fitting_size(*target) == Size(*target)
    assert panel.fitting_size(target[0]).width == target[0]
    assert panel.fitting_size(None, target[1]).height == target[1]
    assert panel.frame == frame
