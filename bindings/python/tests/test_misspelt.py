"""Names that are not there: the nearest one, by counting letters, in place of Python's guess."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from keeplayout import HIGH, Layout, Solver


class Scene:
    def __init__(self) -> None:
        self.ui: Any = Layout()
        self.window: Any = self.ui.node("window", size=(100, 100))
        self.a: Any = self.window.node("a")


READ: list[tuple[Callable[[Scene], Any], str]] = [
    (lambda s: s.ui.slove(), "solve"),
    (lambda s: s.a.widht, "width"),
    (lambda s: s.a.wdith, "width"),
    (lambda s: s.a.left_inst, "left_inset"),
    (lambda s: s.a.left_inset.eqal, "equal"),
    (lambda s: s.a.width.minn, "min"),
    (lambda s: s.ui.add(s.a.left == 3).prioritty, "priority"),
    (lambda s: s.ui.nodes([s.a]).heigth, "height"),
    (lambda s: s.a.left.constrian, "constrain"),
    (lambda _: Solver().sovle, "solve"),  # type: ignore[attr-defined]
]


@pytest.mark.parametrize(("read", "nearest"), READ)
def test_reading(read: Callable[[Scene], Any], nearest: str) -> None:
    with pytest.raises(AttributeError, match=rf"; the nearest is '{nearest}'$") as caught:
        read(Scene())
    assert caught.value.obj is None, "Python offers a name as well"


def test_setting() -> None:
    scene = Scene()
    with pytest.raises(AttributeError, match=r"no attribute 'eqal'; the nearest is 'equal'$"):
        scene.a.width.eqal = 3
    with pytest.raises(AttributeError, match=r"no attribute 'hiden'; the nearest is 'hidden'$"):
        scene.a.hiden = True
    with pytest.raises(AttributeError, match=r"no attribute 'sacle'; the nearest is 'scale'$"):
        scene.ui.sacle = 2
    with pytest.raises(AttributeError, match=r"no setter|can't set"):
        scene.a.frame = 3
    with pytest.raises(AttributeError, match=r"\.width\.equal = "):
        scene.a.width = 3


def test_names_that_are_far_from_all() -> None:
    scene = Scene()
    for name in ("colour", "q", "__array__", "_ipython_display_"):
        with pytest.raises(AttributeError, match=rf"has no attribute '{name}'$"):
            getattr(scene.a, name)
        assert not hasattr(scene.ui, name)


def test_a_property_that_raises_is_not_taken_for_misspelt() -> None:
    scene = Scene()
    a = scene.a
    scene.ui.close()
    with pytest.raises(AttributeError, match="the layout is closed"):
        a.name  # noqa: B018
    assert not hasattr(a, "width")


def test_columns_of_a_grid() -> None:
    scene = Scene()
    grid = scene.window.grid(columns=[10])
    with pytest.raises(AttributeError, match="set_track"):
        grid.columns = [10, 20]
    with pytest.raises(AttributeError, match="set_track"):
        grid.rows  # noqa: B018
    with pytest.raises(TypeError, match=r"columns are a list, an entry for each: .*, not 3$"):
        scene.window.grid(columns=3)


def test_a_line_has_no_value() -> None:
    scene = Scene()
    for ask in (
        lambda: setattr(scene.a.left, "equal", 3),
        lambda: scene.a.left.equal,
    ):
        with pytest.raises(AttributeError, match=r"ui\.add\(node\.left == .*node\.left_inset\.equ"):
            ask()
    with pytest.raises(AttributeError, match=r"node\.horizontal_center\.min$"):
        scene.a.center_x.min = 3
    with pytest.raises(AttributeError, match=r"ui\.add\(node\.left_margin == \.\.\.\)$"):
        scene.a.left_margin.max = 3


def test_a_value_does_not_calculate() -> None:
    scene = Scene()
    scene.a.width.equal = 10 @ HIGH
    value: Any = scene.a.width.equal
    calculations: list[Callable[[], Any]] = [
        lambda: value + 5,
        lambda: 5 + value,
        lambda: value - 5.0,
        lambda: 2 * value,
        lambda: value / 2,
        lambda: value > 5,
        lambda: value >= 5,
        lambda: value <= value.value,
    ]
    for calculate in calculations:
        with pytest.raises(TypeError, match=r"does not calculate.*\(x\.value \+ 5\) @ Priority"):
            calculate()
    with pytest.raises(TypeError, match="does not calculate"):
        scene.a.width.equal += 5
    with pytest.raises(TypeError, match="unsupported operand"):
        value + "5"


def test_two_sides_are_no_value() -> None:
    with pytest.raises(TypeError, match=r"not \(10, 20\); .* node\.keep_size\(width, height\)"):
        Scene().a.size.equal = (10, 20)


def test_copies() -> None:
    scene = Scene()
    for of in (scene.ui, scene.a, scene.a.width):
        with pytest.raises(TypeError, match=r"; a new one reads its document: .*read_document\("):
            copy.deepcopy(of)
    other = Layout()
    other.read_document(scene.ui.document)
    assert other.document == scene.ui.document
