"""Apply lists, handed everything that they must refuse: nothing has changed then."""

from __future__ import annotations

from itertools import repeat
from typing import Any

import pytest
from keeplayout import (
    Anchor,
    Context,
    InvalidArgumentError,
    InvalidHandleError,
    KeepError,
    Layout,
    LimitError,
    Node,
    StateError,
    UnrelatedError,
    Value,
)
from keeplayout.apply import (
    AppliedAttribute,
    Bottom,
    CenterX,
    Constant,
    Edges,
    Leading,
    Left,
    Right,
    Size,
    Top,
    Width,
    multiplied_by,
    together,
)

BAD_NUMBERS = [float("nan"), float("inf"), -float("inf"), 1e13, -1e300]
BAD_PRIORITIES = [0, -0.0, -1, 1000.5, 1e300, float("nan"), float("inf")]


class Scene:
    def __init__(self) -> None:
        self.ui = Layout()
        self.window = self.ui.node("window", size=(300, 200))
        self.view, self.other = self.window.node("view"), self.window.node("other")
        self.lonely = self.ui.node("lonely")
        self.gone = self.window.node()
        self.gone.destroy()
        self.foreign = Layout().node()
        self.view.apply(Left(1), Width(20), Left(2).when(lambda: False))
        self.before = self.state()

    def state(self) -> Any:
        self.ui.solve()
        return [(c, c.is_active, c.description) for c in self.view.applied], self.view.frame

    def refuse(self, error: type[Exception], *attributes: Any, match: str = ".") -> None:
        with pytest.raises(error, match=match):
            self.view.apply(Top(9), Left(7), *attributes)
        assert self.state() == self.before


@pytest.fixture
def scene() -> Scene:
    return Scene()


@pytest.mark.parametrize("number", BAD_NUMBERS)
def test_numbers(scene: Scene, number: float) -> None:
    scene.refuse(InvalidArgumentError, Top(number), match="element 2: the value")
    scene.refuse(InvalidArgumentError, Size(width=1, height=number), match="element 2: the value")
    scene.refuse(InvalidArgumentError, Edges(number), match="element 2: the value")
    scene.refuse(InvalidArgumentError, Top(multiplied_by(number)), match="element 2: the multi")


def test_a_multiplier_that_is_too_small(scene: Scene) -> None:
    scene.refuse(InvalidArgumentError, Width(multiplied_by(1e-13)).like(scene.other))
    scene.view.apply(Width(multiplied_by(0)).like(scene.other), Right(multiplied_by(0)))
    scene.view.apply(Left(multiplied_by(-1)))


@pytest.mark.parametrize("priority", BAD_PRIORITIES)
def test_priorities(scene: Scene, priority: float) -> None:
    for attribute in (Top(1), Edges(1), together(Top(1), Left(2)), Top(Value(1, 5))):
        with pytest.raises(InvalidArgumentError, match="priority"):
            attribute @ priority
    with pytest.raises(InvalidArgumentError, match="priority"):
        Top(Value(1, priority))
    assert scene.state() == scene.before


def test_references(scene: Scene) -> None:
    for node, error in (
        (scene.gone, InvalidHandleError),
        (scene.foreign, InvalidHandleError),
        (scene.lonely, UnrelatedError),
    ):
        for attribute in (Top(1).to(node), Width().like(node), Size().like(node), Edges().to(node)):
            scene.refuse(error, attribute, match="element 2")


def test_anchors_that_mean_nothing_together(scene: Scene) -> None:
    for attribute in (
        Left(1).to(scene.other, Anchor.TOP),
        Left(1).to(scene.other, "leading"),
        Leading(1).to(scene.other, "right"),
        CenterX(1).to(scene.other, "center_y"),
    ):
        scene.refuse(InvalidArgumentError, attribute, match="element 2")
    scene.view.apply(CenterX(1).to(scene.other, "leading"))
    scene.view.apply(Left(multiplied_by(0.5)).to(scene.window, "right"))


def test_items(scene: Scene) -> None:
    for node in (scene.gone, scene.foreign):
        with pytest.raises(InvalidHandleError):
            Node(scene.ui, node._handle).apply(Left(1))
    assert scene.gone.applied == []
    for call in (scene.gone.clear_applied, scene.gone.reload):
        with pytest.raises(InvalidHandleError):
            call()
    with pytest.raises(InvalidHandleError):
        scene.gone.set_context(Context())
    assert scene.gone.context == Context()


def test_a_position_of_a_root(scene: Scene) -> None:
    """EasyPeasy creates nothing and says so on its debug output; sizes need no superview."""
    with pytest.raises(UnrelatedError, match="lonely"):
        scene.lonely.apply(Width(3), Top(1))
    assert scene.lonely.applied == []
    assert len(scene.lonely.apply(Width(3))) == 1
    scene.window.apply(Left(1).to(scene.view))


def test_a_node_itself(scene: Scene) -> None:
    """A statement that is false is a conflict of one, one that is true is inert (ruling 6)."""
    scene.view.apply(Width().like(scene.view), Left(0).to(scene.view, "left"))
    scene.ui.solve()
    assert scene.ui.conflicts() == []
    scene.view.apply(Left(5).to(scene.view, "left"))
    scene.ui.solve()
    (conflict,) = scene.ui.conflicts()
    assert len(conflict.constraints) == 1


def test_too_many(scene: Scene) -> None:
    many = [Width(1) @ (k / 5 + 1) for k in range(4094)]
    scene.refuse(LimitError, many, match="4,096")
    scene.view.clear_applied()
    scene.view.apply(many)
    assert len(scene.view.applied) == 4094
    scene.view.apply(many)
    with pytest.raises(LimitError):
        scene.view.apply(Top(1), Left(1), Right(1))
    scene.other.apply(Top(1))


def test_what_is_no_attribute(scene: Scene) -> None:
    endless: list[Any] = []
    endless.append(endless)
    for attribute in (3, "Left", b"Left", None, object(), Left, [Top(1), None]):
        scene.refuse(TypeError, attribute)
    scene.refuse(InvalidArgumentError, endless)
    scene.refuse(InvalidArgumentError, repeat(Top(1)))
    with pytest.raises(TypeError):
        together(3)  # type: ignore[arg-type]
    with pytest.raises((KeepError, NotImplementedError)):
        scene.view.apply(AppliedAttribute(1))


def test_what_is_no_number() -> None:
    for value in ("3", None, b"3", object(), [3]):
        with pytest.raises(TypeError):
            Left(value)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            Left(1) @ value  # type: ignore[operator]
    with pytest.raises(InvalidArgumentError):
        Left(10**400)
    with pytest.raises(TypeError):
        Constant() * "2"  # type: ignore[operator]


def test_what_is_no_reference(scene: Scene) -> None:
    for value in (None, 3, "view", scene.view.insets):
        with pytest.raises(TypeError):
            Bottom(1).to(value)  # type: ignore[arg-type]
    for name in ("middle", "LEFT ", ""):
        with pytest.raises(InvalidArgumentError):
            Bottom(1).to(scene.view, name)
    for anchor in (3.5, Edges, object()):
        with pytest.raises(TypeError):
            Bottom(1).to(scene.view, anchor)  # type: ignore[arg-type]


def test_contexts_that_are_none(scene: Scene) -> None:
    for context in (Context(3), Context(0, -1), Context(idiom=7), Context(orientation=99)):  # type: ignore[arg-type]
        with pytest.raises(InvalidArgumentError):
            scene.ui.context = context
        with pytest.raises(InvalidArgumentError):
            scene.view.set_context(context)
    with pytest.raises(TypeError):
        scene.ui.context = None  # type: ignore[assignment]


def test_a_closed_layout(scene: Scene) -> None:
    scene.ui.close()
    for call in (scene.ui.reload, scene.view.reload, scene.view.apply, scene.view.clear_applied):
        with pytest.raises(StateError):
            call()
