"""What a stranger gets wrong at first: each time an error that names it and says what to do."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from keeplayout import (
    HIGH,
    LOW,
    Anchor,
    AttributeKind,
    InvalidArgumentError,
    Layout,
    LimitError,
    Node,
    Priority,
    Solver,
    StateError,
    Value,
)
from keeplayout.apply import Top


class Scene:
    """A window with two boxes."""

    def __init__(self) -> None:
        self.ui = Layout()
        self.window = self.ui.node("window", size=(100, 100))
        self.a, self.b = self.window.node("a"), self.window.node("b")


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_a_priority_of_ones_own() -> None:
    assert 10 @ Priority(600) == Value(10, 600)
    with pytest.raises(TypeError):
        10 @ 600  # type: ignore[operator]  # noqa: B018


def test_a_pair_is_no_value_at_a_priority(scene: Scene) -> None:
    with pytest.raises(TypeError, match=r"a value at a priority is 42 @ Priority\(700\)"):
        scene.a.width.equal = (42, 700)  # type: ignore[assignment]


def test_an_attribute_is_no_value(scene: Scene) -> None:
    with pytest.raises(TypeError, match=r"to follow it: set_equal_to, set_min_to, set_max_to"):
        scene.a.width.equal = scene.b.width  # type: ignore[assignment]


def test_a_list_is_no_member(scene: Scene) -> None:
    """What is in it is not shown, however much that is."""
    window: Any = scene.window
    calls: list[Callable[[Any], object]] = [
        window.row,
        window.flow,
        lambda many: window.grid(many, columns=[1]),
        lambda many: window.barrier(Anchor.LEFT, many),
        lambda many: window.barrier(Anchor.LEFT, scene.a).set_barrier(many),
    ]
    for many, found in ([scene.a] * 50, "a list"), (scene.ui.nodes([scene.a]), "a Nodes"):
        for call in calls:
            with pytest.raises(TypeError) as caught:
                call(many)
            told = f"a Node is needed, not {found}; *nodes passes what is in one"
            assert str(caught.value) == told


def test_two_gaps_are_no_number(scene: Scene) -> None:
    tags = scene.window.flow(gap=(6, 4))
    assert (tags.gap, tags.row_gap) == (6, 4)
    with pytest.raises(TypeError, match=r"not \(8, 2\); between lines it is row_gap"):
        tags.gap = (8, 2)  # type: ignore[assignment]
    with pytest.raises(TypeError, match=r"a number is needed, not \(8, 2\)$"):
        tags.bias = (8, 2)  # type: ignore[assignment]


@pytest.mark.parametrize("name", ["size", "width", "height"])
def test_the_size_of_a_root_is_not_assigned(name: str, scene: Scene) -> None:
    """Of the two that could be meant it has the one from outside, a child the other."""
    with pytest.raises(AttributeError, match=r"\.set_size\(width, height\)"):
        setattr(scene.window, name, (320, 568))
    with pytest.raises(AttributeError, match=rf"\.{name}\.equal = ") as caught:
        setattr(scene.a, name, 10)
    assert "set_size" not in str(caught.value)


PLURALS: dict[str, str] = {
    "widths": r"\.width, layout\.nodes\(\[a, b\]\)\.keep_widths_equal\(\)$",
    "sizes": r"\.size, layout\.nodes\(\[a, b\]\)\.keep_sizes_equal\(\)$",
    "left_insets": r"\.left_inset$",
    "horizontal_offsets": r"\.horizontal_offsets$",
    "keep_top_aligned": r"\.keep_top_aligned$",
}


@pytest.mark.parametrize("name", PLURALS)
def test_words_of_many_nodes(name: str, scene: Scene) -> None:
    with pytest.raises(AttributeError, match=PLURALS[name]) as caught:
        getattr(scene.a, name)
    assert f"a node has no {name}, but an array of nodes has: layout.nodes" in str(caught.value)
    row = scene.ui.nodes([scene.a, scene.b])
    if not hasattr(type(row), name):
        with pytest.raises(AttributeError, match=f"an array of nodes has no {name}, but: "):
            getattr(row, name)
    assert not hasattr(scene.a, "colour")
    assert not hasattr(row, "colours")


@pytest.mark.parametrize("second", [LOW, 250, np.float64(250)])
def test_a_value_has_one_priority(second: Any, scene: Scene) -> None:
    says = "10 @ 750 has its priority; another one is for its number: 10 @ 250"
    with pytest.raises(InvalidArgumentError, match=says):
        10 @ HIGH @ second
    with pytest.raises(InvalidArgumentError, match="two priorities: @ 750 @ 250"):
        scene.a.width * 2 @ HIGH @ second


@pytest.mark.parametrize("size", [5, "ab", (1, 2, 3), (), None, 10 @ HIGH])
def test_a_size_is_two_numbers(size: Any, scene: Scene) -> None:
    """So is a value at a priority to Python, but it is one number."""
    with pytest.raises(TypeError, match=r"\(width, height\) is needed, not "):
        scene.a.content_size = size
    if size is not None:
        with pytest.raises(TypeError, match=r"\(width, height\) is needed, not "):
            scene.ui.node(size=size)
    assert scene.ui.node_count == 3, "the node is unmade"


def test_other_tuples(scene: Scene) -> None:
    with pytest.raises(TypeError, match=r"\(top, left, bottom, right\) is needed, not \(1, 2\)"):
        scene.a.margins = (1, 2)  # type: ignore[assignment]
    with pytest.raises(TypeError, match=r"\(first, last\) is needed, not 3"):
        scene.a.baselines = 3  # type: ignore[assignment]
    with pytest.raises(TypeError, match=r"\(x, y, width, height\) is needed, not \(0, 0\)"):
        scene.a.set_autoresizing(0, (0, 0))  # type: ignore[arg-type]


def test_nan_is_not_none(scene: Scene) -> None:
    offset = scene.a.left_offset_to(scene.b)
    offset.gone_value = 3
    scene.a.content_size = (1, 2)
    with pytest.raises(InvalidArgumentError, match="None takes a value away"):
        offset.gone_value = math.nan
    with pytest.raises(InvalidArgumentError, match="None takes a value away"):
        scene.a.content_size = (math.nan, 3)
    assert (offset.gone_value, scene.a.content_size) == (3, (1, 2))
    with pytest.raises(InvalidArgumentError, match="the constant nan is not a number"):
        scene.ui.add(scene.a.left == math.nan)


FLAGS: dict[str, Callable[[Scene, Any], object]] = {
    "gone": lambda scene, flag: setattr(scene.a, "gone", flag),
    "hidden": lambda scene, flag: setattr(scene.a, "hidden", flag),
    "scroll": lambda scene, flag: setattr(scene.a, "vertical_scroll_disabled", flag),
    "margins": lambda scene, flag: setattr(scene.a, "inherits_margins", flag),
    "safe": lambda scene, flag: setattr(scene.a, "margins_include_safe_area", flag),
    "directional": lambda scene, flag: scene.a.set_margins(8, flag),
    "axes": lambda scene, flag: scene.ui.set_mixed_axes(flag),
    "sizes": lambda scene, flag: scene.ui.set_negative_sizes(flag),
    "places": lambda scene, flag: setattr(scene.ui, "notes_places", flag),
    "installed": lambda scene, flag: scene.ui.equation("a.left == 1", installed=flag),
}


@pytest.mark.parametrize("name", FLAGS)
def test_flags(name: str, scene: Scene) -> None:
    good: list[Any] = [True, False, 1, 0, np.bool_(True)]
    for flag in good:
        FLAGS[name](scene, flag)
    wrong: list[Any] = ["yes", "", b"", None, 2, 0.5, math.nan, [], object(), 10**400]
    for flag in wrong:
        with pytest.raises(TypeError, match="True or False is needed, not "):
            FLAGS[name](scene, flag)


def test_numbers_that_mean_nothing_are_shown_as_given(scene: Scene) -> None:
    with pytest.raises(InvalidArgumentError, match="the kind -5 is none of AttributeKind"):
        scene.a.attribute(-5)  # type: ignore[arg-type]
    with pytest.raises(InvalidArgumentError, match="the relation -5 is none of Relation"):
        scene.a.add_rule(AttributeKind.WIDTH, -5, 1)  # type: ignore[arg-type]


def test_a_bad_priority_is_not_the_fault_of_a_node(scene: Scene) -> None:
    row = scene.ui.nodes([scene.a, scene.b])
    with pytest.raises(InvalidArgumentError) as caught:
        row.hugging = 5000
    assert str(caught.value) == ("the priority 5000 is not above 0 and at most 1000")


def test_why_before_a_solve(scene: Scene) -> None:
    scene.a.width.equal = 10
    constraint = scene.ui.equation("a.width >= 20")
    assert constraint.why().description.endswith("binding constraints unknown: solve first")
    scene.ui.solve()
    assert "solve first" not in constraint.why().description


def test_why_where_numbers_are_of_too_different_size(scene: Scene) -> None:
    """10 times and a tenth differ by rounding, of which a small factor elsewhere lets more show."""
    scene.a.width_to(scene.b).equal = 10
    scene.b.width_to(scene.a).equal = 0.1
    scene.window.node().width_to(scene.window).equal = 1e-4
    constraint = scene.ui.equation("a.width == 100 @ high")
    with contextlib.suppress(LimitError):
        scene.ui.solve()
    assert "solve first" not in constraint.why().description


def test_why_it_could_hold_nowhere(scene: Scene) -> None:
    """However often it is solved: nothing holds it, and there is nothing to be solved first."""
    for words in "a.left == a.left + 10 @ low", "2 * a.left - a.left == a.left + 10":
        constraint = scene.ui.equation(words)
        for _ in range(2):
            scene.ui.solve()
            why = constraint.why()
            assert why.reasons == []
            assert why.description.endswith("violated by 10, wherever its nodes are")
        constraint.remove()


def test_a_zero_character(scene: Scene) -> None:
    """Where it is, and no more of a long text than fits into a line."""
    text = "keeplayout 1\nnode 1\n  width = \0" + "20\n" * 1000
    with pytest.raises(InvalidArgumentError, match=r"^line 3, column 11: a zero") as caught:
        scene.ui.read_document(text)
    assert len(str(caught.value)) < 120
    with pytest.raises(InvalidArgumentError, match=r"^line 1, column 2: a zero"):
        scene.a.name = "a\0b"


def test_a_document_is_text(scene: Scene) -> None:
    with pytest.raises(TypeError, match="a document is a str, not None"):
        scene.ui.read_document(None)  # type: ignore[arg-type]


def test_what_is_of_a_closed_layout_can_be_shown(scene: Scene) -> None:
    width, made = scene.a.width, scene.ui.add(scene.a.left == 3)
    assert scene.a in [scene.b, scene.a]
    row, group = scene.ui.nodes([scene.a]), scene.ui.group(width)
    scene.ui.close()
    assert repr(scene.a) == "<a Node of a closed layout>"
    assert repr(made) == "<a Constraint of a closed layout>"
    assert repr(width) == "<a Dimension of a closed layout>"
    assert repr(group) == "<a Group of a closed layout>"
    assert "Node" in repr(row)
    assert "closed" in repr(scene.a.left)
    with pytest.raises(StateError, match="the layout is closed"):
        scene.a.name  # noqa: B018


def test_a_position_held_to_its_own_node_is_a_size(scene: Scene) -> None:
    """Top = own bottom - 10, by the header: 10 high."""
    scene.a.apply(Top(-10).to(scene.a))
    scene.ui.solve()
    assert scene.a.frame.height == 10


def test_a_curve_that_fails_late_leaves_the_block_active(scene: Scene) -> None:
    is_bad = False

    def curve(time: float) -> float:
        if is_bad:
            raise LimitError("curve")
        return time

    def grow(node: Node, width: float) -> None:
        node.width.equal = width

    with scene.ui.animate(1, curve=curve):
        grow(scene.a, 20)
    scene.ui.advance(0.3)
    is_bad = True
    with pytest.raises(LimitError, match="curve"), scene.ui.animate(1):
        grow(scene.a, 50)
    assert scene.a.frame.width == 50
    scene.ui.begin()
    scene.ui.rollback()
    assert scene.ui.advance(0.5)


CALLS: dict[str, Callable[[Any], object]] = {
    "Node.grid()": lambda scene: scene.window.grid(colums=[1]),
    "Node.row()": lambda scene: scene.window.row(scene.a, gp=3),
    "Nodes.distribute()": lambda scene: scene.ui.nodes([scene.a]).distribute(a=1),
    "Layout.row()": lambda scene: scene.ui.row(scene.a, gp=3),
    "Layout.animate()": lambda scene: scene.ui.animate(),
    "Layout.commit()": lambda scene: scene.ui.commit(1),
    "Layout.transaction()": lambda scene: scene.ui.transaction(1),
    "Solver.commit()": lambda _scene: Solver().commit(*[1]),
    "Solver.transaction()": lambda _scene: Solver().transaction(*[1]),
    "Constraint.remove()": lambda scene: scene.ui.add(scene.a.left == 3).remove(1),
}


@pytest.mark.parametrize("method", CALLS)
def test_methods_have_the_names_of_their_users(scene: Scene, method: str) -> None:
    """Not those of the parts of a class."""
    with pytest.raises(TypeError) as caught:
        CALLS[method](scene)
    assert str(caught.value).startswith(method)


def test_no_message_names_functions_in_c(scene: Scene) -> None:
    ui, told = scene.ui, []
    ui.set_log(lambda _kind, text: told.append(text))
    with pytest.raises(InvalidArgumentError) as caught:
        scene.a.width.equal = math.inf
    assert str(caught.value) == told[0] == "width of <a>: the value inf is not finite"
    with pytest.raises(InvalidArgumentError, match=r"the axis 9 is none of Axis$"):
        scene.window.row(scene.a).axis = 9  # type: ignore[assignment]


def test_a_constant_that_is_none_is_told_with_what_it_is_for() -> None:
    ui = Layout()
    window = ui.node("window", size=(300, 200))
    box = window.node("box")
    for number, fault in ((math.inf, "inf is not finite"), (math.nan, "nan is not a number")):
        with pytest.raises(InvalidArgumentError) as caught:
            box.width.set_equal_to(window.width, 2, number)
        assert str(caught.value) == f"width of <box>: the constant {fault}"
        with pytest.raises(InvalidArgumentError) as caught:
            ui.add(box.left >= window.left + number)
        assert str(caught.value) == f"left of <box>: the constant {fault}"
    assert box.constraints == []
