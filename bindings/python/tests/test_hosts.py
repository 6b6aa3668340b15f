"""What a host writes first: the node under the mouse, what is kept of a node, a log. Expected
values are worked out by hand."""

from __future__ import annotations

import math
from typing import Any

import pytest
from keeplayout import (
    LOW,
    BusyError,
    Curve,
    FrameKind,
    InvalidArgumentError,
    InvalidHandleError,
    Layout,
    Log,
    Node,
    Rect,
)


class Scene:
    """A window with a card, whose label reaches out of it to 130."""

    def __init__(self) -> None:
        self.ui = Layout()
        self.window = self.ui.node("window", size=(200, 100))
        self.card = self.window.node("card")
        self.label = self.card.node("label")
        place(self.card, 10, 10, 100, 50)
        place(self.label, 80, 20, 40, 10)
        self.ui.solve()


def place(node: Node, x: float, y: float, width: float, height: float) -> None:
    node.left_inset.equal, node.top_inset.equal = x, y
    node.keep_size(width, height)


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_hits(scene: Scene) -> None:
    points = [(0, 0), (10, 10), (90, 30), (125, 35), (130, 35), (200, 5), (math.nan, 0)]
    found = [scene.window.node_at(x, y) for x, y in points]
    window, card, label = scene.window, scene.card, scene.label
    assert found == [window, card, label, label, window, None, None]
    assert scene.card.node_at(85, 25) == label
    above = window.node("above")
    above.insets.equal = 0
    scene.ui.solve()
    assert window.node_at(90, 30) == above
    above.hidden = True
    card.gone = True
    assert window.node_at(90, 30) == window


def test_hits_on_the_way(scene: Scene) -> None:
    with scene.ui.animate(1, curve=Curve.LINEAR):
        scene.card.left_inset.equal = 60.5
    scene.ui.advance(0.5)  # 35.25
    kind = FrameKind.PRESENTED_IN_ROOT
    assert scene.window.node_at(35.1, 50, kind) == scene.window
    assert scene.window.node_at(35.1, 50, FrameKind.PRESENTED_SNAPPED_IN_ROOT) == scene.card
    assert scene.card.presented_snapped_frame == Rect(35, 10, 100, 50)
    assert scene.label.presented_snapped_frame_in_root == Rect(115, 30, 40, 10)


def test_bad_hits(scene: Scene) -> None:
    with pytest.raises(TypeError):
        scene.window.node_at("1", 2)  # type: ignore[arg-type]
    assert scene.window.node_at(1, 1, 99) is None  # type: ignore[arg-type]
    scene.card.destroy()
    assert scene.card.node_at(1, 1) is None


def test_constraints(scene: Scene) -> None:
    count = len(scene.ui.constraints)
    assert count == 10, "the size of the window, and four of each"
    assert len(scene.label.constraints) == 4
    assert len(scene.card.constraints) == 4, "the insets of the label are its own"
    added = scene.ui.add(scene.label.left + scene.label.right == scene.card.width)
    assert scene.label.constraints[-1] == scene.card.constraints[-1] == added
    assert len(scene.label.constraints) == 5
    scene.label.destroy()
    assert scene.label.constraints == []
    assert len(scene.ui.constraints) == 6


def test_log(scene: Scene) -> None:
    told: list[tuple[Log, str]] = []
    scene.ui.set_log(lambda kind, text: told.append((kind, text)), Log.CONFLICT | Log.AMBIGUITY)
    scene.card.width.min = 120
    scene.ui.solve()
    assert [kind for kind, _ in told] == [Log.CONFLICT]
    assert told[0][1].startswith("conflict, 2 constraints:\n")
    scene.ui.solve()
    assert len(told) == 1
    scene.card.width.min = None
    scene.card.height.equal = None
    scene.ui.solve()
    assert [kind for kind, _ in told[1:]] == [Log.AMBIGUITY]
    scene.ui.set_log(None)
    scene.card.width.min = 120
    scene.ui.solve()
    assert len(told) == 2


def test_refusals_are_told(scene: Scene) -> None:
    told: list[str] = []
    scene.ui.set_log(lambda _, text: told.append(text))
    with pytest.raises(InvalidArgumentError) as caught:
        scene.card.width.equal = math.inf
    assert told == [str(caught.value)]


def test_a_log_that_fails(scene: Scene) -> None:
    """It may read, not change; what it raises, the solve raises."""

    def log(_kind: Log, _text: str) -> None:
        assert scene.card.frame.height == 50
        scene.card.width.equal = 5

    scene.ui.set_log(log)
    scene.card.height.min = 60 @ LOW
    scene.ui.solve()
    scene.card.height.max = 20
    with pytest.raises(BusyError):
        scene.ui.solve()
    assert scene.card.width.equal == 100


@pytest.mark.parametrize("kinds", [32, -1, 1 << 32, "all", None])
def test_bad_logs(scene: Scene, kinds: Any) -> None:
    with pytest.raises((InvalidArgumentError, TypeError)):
        scene.ui.set_log(print, kinds)
    with pytest.raises(TypeError, match="a function is needed"):
        scene.ui.set_log(3)  # type: ignore[arg-type]


def test_a_log_ends_with_its_layout() -> None:
    log: list[str] = []
    with Layout() as ui:
        node = ui.node("box")
        ui.set_log(lambda _, text: log.append(text))
        node.destroy()
        with pytest.raises(InvalidHandleError):
            node.name = "gone"
    assert len(log) == 1
