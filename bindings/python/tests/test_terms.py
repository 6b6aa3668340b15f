"""Terms: TULayoutAdditions' constraints, with operators and in its own words. Expected frames and
linear forms are worked out by hand; the examples are those of its README (seed 001)."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from keeplayout import (
    HIGH,
    LOW,
    REQUIRED,
    Anchor,
    Constraint,
    Info,
    InvalidArgumentError,
    InvalidHandleError,
    Layout,
    Node,
    Relation,
    Source,
    StateError,
    UnrelatedError,
)


class Scene:
    """A window of 400 x 300, blue in its corner, red in the opposite one, green to be placed."""

    def __init__(self) -> None:
        self.ui = Layout()
        self.window = self.ui.node("window", size=(400, 300))
        self.green = self.window.node("green")
        self.red = self.window.node("red")
        self.blue = self.window.node("blue")
        self.blue.keep_size(100, 50)
        self.blue.keep_insets(0, 0, None, None)
        self.red.keep_size(100, 80)
        self.red.keep_insets(None, None, 20, 0)


@pytest.fixture
def scene() -> Scene:
    return Scene()


def form(made: Constraint) -> tuple[list[tuple[str | None, Anchor, float]], Relation, float, float]:
    """The linear form by names, and the priority."""
    terms, relation, constant = made.linear
    named = [(None if node is None else node.name, anchor, of) for node, anchor, of in terms]
    return named, relation, constant, made.priority


# The README's example, in both vocabularies


def check_readme(scene: Scene, made: list[Constraint]) -> None:
    up, down, equal = Relation.AT_LEAST, Relation.AT_MOST, Relation.EQUAL
    assert down not in {constraint.relation for constraint in made}
    assert [form(constraint) for constraint in made] == [
        ([("green", Anchor.TOP, 1), ("blue", Anchor.BOTTOM, -1)], up, 10, 1000),
        ([("green", Anchor.BOTTOM, 1), ("red", Anchor.BOTTOM, -1)], equal, 0, 1000),
        ([("green", Anchor.HEIGHT, 1)], equal, 100, 250),
        ([("green", Anchor.RIGHT, 1), ("red", Anchor.LEFT, -1)], equal, -10, 1000),
        ([("green", Anchor.LEFT, 1), (None, Anchor.LEFT, -1)], equal, 10, 1000),
    ]
    scene.ui.solve()
    assert scene.green.frame == (10, 180, 280, 100)


def test_readme_with_operators(scene: Scene) -> None:
    green, red, blue = scene.green, scene.red, scene.blue
    with scene.ui.capture() as made:
        scene.ui.add(green.top >= blue.bottom + 10)
        scene.ui.add(green.bottom == red.bottom)
        scene.ui.add(green.height == 100 @ LOW)
        scene.ui.add(green.right == red.left - 10)
        scene.ui.add(green.left == 10)
    check_readme(scene, made)


def test_readme_in_its_own_words(scene: Scene) -> None:
    green, red, blue = scene.green, scene.red, scene.blue
    with scene.ui.capture() as made:
        green.constrained_top = blue.constrained_bottom.greater_than_or_equal.plus(10)
        green.constrained_bottom = red.constrained_bottom
        green.constrained_height = Info.number(100).with_priority(LOW)
        green.constrained_right = red.constrained_left.minus(10)
        green.constrained_left = 10
    check_readme(scene, made)


def test_the_last_of_a_block_is_the_one_just_made(scene: Scene) -> None:
    with scene.ui.capture() as made:
        scene.green.constrained_left = 10
    assert len(made) == 1
    assert made[-1].description.startswith("left of <green> equal to")
    made[-1].remove()
    assert not made[0].is_valid


def test_made_by_hand(scene: Scene) -> None:
    with scene.ui.capture() as made:
        constraint = scene.green.constrain(Anchor.LEFT, 10, installed=False)
    assert made == []
    assert constraint.is_valid
    assert (constraint.is_installed, constraint.is_active) == (False, False)
    constraint.install()
    assert (constraint.is_installed, constraint.is_active) == (True, True)
    constraint.uninstall()
    assert (constraint.is_installed, constraint.is_active) == (False, False)
    scene.green.left.constrain(Relation.AT_LEAST, 5, installed=False).install()


def test_readme_picture_of_the_order_of_operations(scene: Scene) -> None:
    """In its own words it is always mX + b; what one calculates with operators is calculated."""
    left = scene.blue.constrained_left
    for info in (left.plus(10).times(2), left.times(2).plus(10)):
        assert (info.multiplier, info.constant) == (2, 10)
    assert (left.plus(3).plus(4).constant, left.times(2).times(3).multiplier) == (7, 6)
    assert left.plus(3).with_constant(1).constant == 1
    assert (left.times(3).with_multiplier(5).multiplier, left.divided_by(4).multiplier) == (5, 0.25)
    assert left == scene.blue.constrained_left, "an Info is a value"
    assert form(scene.ui.add(scene.green.left == (scene.blue.left + 10) * 2)) == (
        [("green", Anchor.LEFT, 1), ("blue", Anchor.LEFT, -2)], Relation.EQUAL, 20, 1000
    )  # fmt: skip


NAMES = "left right top bottom leading trailing width height center_x center_y baseline"


@pytest.mark.parametrize("name", NAMES.split())
def test_a_number_alone(scene: Scene, name: str) -> None:
    """It is the parent's same anchor plus the number for positions (the sign is not turned), and
    the number itself for sizes."""
    anchor = Anchor.LAST_BASELINE if name == "baseline" else Anchor[name.upper()]
    with scene.ui.capture() as made:
        setattr(scene.green, f"constrained_{name}", -100)
        setattr(scene.green, f"constrained_{name}", Info.number(-100).with_multiplier(2))
    alone: list[tuple[str | None, Anchor, float]] = [("green", anchor, 1.0)]
    if name in ("width", "height"):
        expected = [alone, alone]
    else:
        expected = [[*alone, (None, anchor, -1.0)], [*alone, (None, anchor, -2.0)]]
    assert [form(one)[0] for one in made] == expected
    assert {form(one)[1:] for one in made} == {(Relation.EQUAL, -100, 1000)}
    assert getattr(scene.green, f"constrained_{name}") == Info(scene.green, anchor)


@pytest.mark.parametrize("anchor", Anchor, ids=lambda anchor: anchor.name)
def test_every_anchor_is_a_term(scene: Scene, anchor: Anchor) -> None:
    green, red = scene.green, scene.red
    name = anchor.name.lower()
    made = scene.ui.add(getattr(green, name) <= 2 * getattr(red, name) + 3 @ HIGH)
    assert form(made) == (
        [("green", anchor, 1), ("red", anchor, -2)], Relation.AT_MOST, 3, 750
    )  # fmt: skip
    same = green.constrain(anchor, Info(red, anchor).times(2).plus(3).less_than_or_equal)
    assert form(same) == (*form(made)[:3], REQUIRED)
    assert (made.source, made.attribute, made.node) == (Source.TERMS, None, green)


# Operators


CALCULATIONS: list[tuple[str, Callable[[Any, Any], Any], list[tuple[str, float]], float]] = [
    ("plus", lambda a, b: a.layout.add(a.left == b.left + 10), [("a", 1), ("b", -1)], 10),
    ("from the right", lambda a, b: a.layout.add(a.left == 10 + b.left), [("a", 1), ("b", -1)], 10),
    ("minus", lambda a, b: a.layout.add(a.left == b.left - 10), [("a", 1), ("b", -1)], -10),
    ("number minus", lambda a, b: a.layout.add(a.left == 10 - b.left), [("a", 1), ("b", 1)], 10),
    ("times", lambda a, b: a.layout.add(a.left == b.left * 2), [("a", 1), ("b", -2)], 0),
    ("number times", lambda a, b: a.layout.add(a.left == 2 * b.left), [("a", 1), ("b", -2)], 0),
    ("over", lambda a, b: a.layout.add(a.left == b.left / 2), [("a", 1), ("b", -0.5)], 0),
    ("negative", lambda a, b: a.layout.add(a.left == -b.left), [("a", 1), ("b", 1)], 0),
    ("positive", lambda a, b: a.layout.add(a.left == +b.left), [("a", 1), ("b", -1)], 0),
    ("both sides", lambda a, b: a.layout.add(a.left + 1 == b.left + 3), [("a", 1), ("b", -1)], 2),
    ("distance", lambda a, b: a.layout.add(a.left - b.left == 7), [("a", 1), ("b", -1)], 7),
    (
        "many",
        lambda a, b: a.layout.add(2 * (a.left - b.right) == (b.left - a.right) / 4 + 1),
        [("a", 2), ("b", -2), ("b", -0.25), ("a", 0.25)],
        1,
    ),
    ("statement", lambda a, _: a.layout.add(a.left == a.left), [("a", 1), ("a", -1)], 0),
    ("other size", lambda a, _: a.layout.add(a.width == 2 * a.height), [("a", 1), ("a", -2)], 0),
    ("two widths", lambda a, b: a.layout.add(a.width == b.width), [("a", 1), ("b", -1)], 0),
]


@pytest.mark.parametrize(("make", "terms", "constant"), [case[1:] for case in CALCULATIONS],
                         ids=[case[0] for case in CALCULATIONS])  # fmt: skip
def test_calculations(make: Any, terms: list[tuple[str, float]], constant: float) -> None:
    window = Layout().node("window")
    made = make(window.node("a"), window.node("b"))
    assert [(name, of) for name, _, of in form(made)[0]] == terms
    assert form(made)[1:] == (Relation.EQUAL, constant, 1000)


def test_priorities_bind_as_at_does(scene: Scene) -> None:
    green, red = scene.green, scene.red
    assert scene.ui.add(green.left == red.left @ LOW).priority == 250
    assert scene.ui.add(green.left == red.left * 2 + 10 @ HIGH).priority == 750
    assert scene.ui.add(green.left @ LOW == red.left).priority == 250
    assert scene.ui.add(green.left == 10 @ LOW).priority == 250
    assert scene.ui.add(10 @ LOW + red.left == green.left).priority == 250
    assert scene.ui.add(green.left == (red.left - 5) @ 42.5).priority == 42.5
    assert scene.ui.add(green.left @ LOW == red.left @ LOW).priority == 250
    with pytest.raises(InvalidArgumentError, match="two priorities"):
        scene.ui.add(green.left @ LOW == red.left @ HIGH)


def test_a_chain_is_several_comparisons(scene: Scene) -> None:
    green, red = scene.green, scene.red
    with scene.ui.capture() as made:
        with pytest.raises(TypeError, match="add each comparison by itself"):
            scene.ui.add(10 <= green.width <= red.width / 2)
        both = scene.ui.add_all([green.width >= 10, green.width <= red.width / 2])
    assert made == both
    assert [form(one)[:3] for one in made] == [
        ([("green", Anchor.WIDTH, 1)], Relation.AT_LEAST, 10),
        ([("green", Anchor.WIDTH, 1), ("red", Anchor.WIDTH, -0.5)], Relation.AT_MOST, 0),
    ]


ONE_OF_TWO: list[Callable[[Scene], Any]] = [
    lambda s: s.green.left == 10 and s.red.left == 20,
    lambda s: s.green.width == 10 @ LOW and s.red.left == 20,
    lambda s: s.green.left == s.blue.left and s.red.left == 20,
    lambda s: s.green.left and s.red.left == 20,
    lambda s: s.green.width and s.red.left == 20,
    lambda s: s.green.left + 1 or s.red.left == 20,
    lambda s: s.green.left >= 10 and s.red.left == 20,
    lambda s: s.green.left >= 10 or s.red.left == 20,
]


@pytest.mark.parametrize("both", ONE_OF_TWO)
def test_two_comparisons_do_not_become_one(scene: Scene, both: Callable[[Scene], Any]) -> None:
    """`and` gives Python's choice of the two, and the other one would be lost."""
    with scene.ui.capture() as made, pytest.raises(TypeError, match=r"ui\.add_all\(\["):
        scene.ui.add(both(scene))
    assert made == []


def test_terms_are_values(scene: Scene) -> None:
    """Ruling 19: using one twice gives the same thing twice."""
    base = scene.blue.left * 2
    first, second = (
        scene.ui.add(scene.green.left == base + 10),
        scene.ui.add(scene.red.left == base + 10),
    )
    assert form(first)[0][1] == form(second)[0][1] == ("blue", Anchor.LEFT, -2)
    assert first.constant == second.constant == 10


def test_looking_for_a_term_makes_nothing(scene: Scene) -> None:
    """Python asks by == and hash; the answers are those of any other value."""
    green, red = scene.green, scene.red
    before = scene.ui.description
    with scene.ui.capture() as made:
        assert green.width in [green.left, green.width]
        assert green.width not in [red.width, green.height, None, "width"]
        assert [green.width, red.width].index(red.width) == 1
        assert green.left in [green.left]
        assert green.left not in [red.left, green.right, green.left + 1]
        assert 2 * green.left + 1 in [2 * green.left + 1]
        assert green.left @ LOW not in [green.left]
        assert {green.width: 1, red.width: 2, green.height: 3}[red.width] == 2
        assert {green.left: 1, red.left: 2, green.right: 3}[green.left] == 1
        assert (green.width != red.width, green.left != green.left) == (True, False)
        assert (green.width == green.left_inset) is False
        assert (green.left_inset == green.width) is False
        green.width.equal = 10
        behind = green.width.constraint(Relation.EQUAL)
        assert behind is not None
        assert (behind.attribute == green.width, green.width == behind.attribute) == (True, True)
        green.width.equal = None
    assert made == []
    assert scene.ui.description == before


@pytest.mark.parametrize("number", [10, 10.0, 10 @ HIGH, Fraction(10)])
def test_a_term_is_no_number_that_is_asked_for(scene: Scene, number: Any) -> None:
    """It would be False for every width, and nothing would be kept."""
    for ask in (lambda: bool(scene.green.width == number), lambda: scene.green.width != number):
        with pytest.raises(TypeError, match=r"\.width\.measured, .*\.width\.equal; .*add_all"):
            ask()
    with pytest.raises(TypeError, match=r"<left of green == 10.*node\.frame_in_root"):
        bool(scene.green.left == number)


def test_sizes_of_two_layouts_are_two_keys() -> None:
    """Also where their handles, of layouts made long after each other, are the same number."""
    one, two = Scene(), Scene()
    widths = [each.green.width for each in (one, two)]
    widths[1]._handle = type(widths[0]._handle)(widths[0].id)
    assert hash(widths[0]) == hash(widths[1])
    assert len(dict.fromkeys(widths)) == 2


def test_a_comparison_is_a_value(scene: Scene) -> None:
    green, red = scene.green, scene.red
    comparison = green.width >= red.width + 10
    first, second = scene.ui.add(comparison), scene.ui.add(comparison, installed=False)
    assert form(first) == form(second)
    assert (first.is_installed, second.is_installed) == (True, False)
    assert (comparison.relation, repr(comparison)) == (
        Relation.AT_LEAST, "<width of green >= width of red + 10>"
    )  # fmt: skip


def test_all_or_none(scene: Scene) -> None:
    comparisons = [scene.green.left == 3, scene.green.left == scene.red.top]
    with scene.ui.capture() as made, pytest.raises(InvalidArgumentError):
        scene.ui.add_all(comparisons)
    assert made == []


def test_a_forgotten_add_is_told(scene: Scene) -> None:
    with pytest.warns(RuntimeWarning, match="never added"):
        scene.green.left == 10  # noqa: B015
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        repr(scene.green.left == 10)
        assert scene.green.left != scene.red.left


NO_COMPARISONS: list[Callable[[Scene], Any]] = [
    lambda _: True,
    lambda _: None,
    lambda s: s.green.left,
    lambda s: s.green.left == None,  # noqa: E711
    lambda s: s.green.width == "100",
    lambda s: s.green.left == s.green.left_inset,
    lambda s: s.green.left == s.red,
    lambda s: s.green.left != s.red.left,
    lambda s: s.green.width == s.green.left_inset,
]


@pytest.mark.parametrize("make", NO_COMPARISONS)
def test_what_is_no_comparison_is_not_added(scene: Scene, make: Callable[[Scene], Any]) -> None:
    with pytest.raises(TypeError, match="a comparison of terms is needed"):
        scene.ui.add(make(scene))


REFUSED: list[tuple[str, Callable[[Scene], object], type[Exception]]] = [
    ("less", lambda s: s.green.left < s.red.left, TypeError),
    ("greater", lambda s: s.green.left + 1 > 3, TypeError),
    ("none", lambda s: s.green.left <= None, TypeError),  # type: ignore[operator]
    ("chain", lambda s: 10 <= s.green.left <= 20, TypeError),
    ("other layout's", lambda s: Layout().add(s.green.left == 10), InvalidHandleError),
    ("hash of a sum", lambda s: {s.green.left + 1: 2}, TypeError),
    ("product", lambda s: s.green.left * s.red.left, TypeError),  # type: ignore[operator]
    ("quotient", lambda s: 1 / s.red.left, TypeError),  # type: ignore[operator]
    ("text added", lambda s: s.green.width + "100", TypeError),  # type: ignore[operator]
    ("over 0", lambda s: s.green.left / 0, ZeroDivisionError),
    ("nan", lambda s: s.ui.add(s.green.left == math.nan), InvalidArgumentError),
    ("infinite", lambda s: s.ui.add(s.green.left == s.red.left + math.inf), InvalidArgumentError),
    ("huge factor", lambda s: s.ui.add(s.green.left == s.red.left * 1e13), InvalidArgumentError),
    ("huge", lambda s: s.ui.add(s.green.width == 10**400), InvalidArgumentError),
    ("priority 0", lambda s: s.green.left @ 0, InvalidArgumentError),
    ("priority 1001", lambda s: s.ui.add(s.green.left == s.red.left @ 1001), InvalidArgumentError),
    ("x and y", lambda s: s.ui.add(s.green.left == s.red.top), InvalidArgumentError),
    ("left and leading", lambda s: s.ui.add(s.green.left == s.red.leading), InvalidArgumentError),
    ("position and number", lambda s: s.ui.add(s.green.left + 5 == 10), InvalidArgumentError),
    ("twice a position", lambda s: s.ui.add(2 * s.green.left == 10), InvalidArgumentError),
    ("parent of a root", lambda s: s.ui.add(s.window.left == 10), UnrelatedError),
    ("other tree", lambda s: s.ui.add(s.green.left == s.ui.node().left), UnrelatedError),
    ("other layout", lambda s: s.ui.add(s.green.left == Scene().green.left), InvalidHandleError),
    ("no anchor", lambda s: s.green.constrain(99, 1), InvalidArgumentError),  # type: ignore[arg-type]
    ("no info", lambda s: s.green.constrain(Anchor.LEFT, None), TypeError),  # type: ignore[arg-type]
    ("no relation", lambda s: s.green.left.constrain(5, 1), ValueError),  # type: ignore[arg-type]
]  # fmt: skip


@pytest.mark.parametrize(("call", "error"), [case[1:] for case in REFUSED],
                         ids=[case[0] for case in REFUSED])  # fmt: skip
def test_refused(scene: Scene, call: Any, error: type[Exception]) -> None:
    with scene.ui.capture() as made, pytest.raises(error):
        call(scene)
    assert made == []


def test_axes_mix_if_they_may(scene: Scene) -> None:
    """PLX's own test has such a line: bottom <= left * 2 - 10."""
    with pytest.raises(InvalidArgumentError, match="two axes"):
        scene.ui.add(scene.green.bottom <= scene.red.left * 2 - 10)
    scene.ui.set_mixed_axes(True)
    scene.ui.add(scene.green.bottom <= scene.red.left * 2 - 10)


def test_a_term_of_a_node_that_is_gone(scene: Scene) -> None:
    line = scene.green.left
    scene.green.destroy()
    with pytest.raises(InvalidHandleError):
        scene.ui.add(line == 3)
    with pytest.raises(InvalidHandleError):
        _ = scene.green.width


# Captures


def test_captures_nest(scene: Scene) -> None:
    green = scene.green
    with scene.ui.capture() as outer:
        first = scene.ui.add(green.left == 1)
        with scene.ui.capture() as inner:
            second = scene.ui.add(green.top == 1)
        third = scene.ui.add(green.width == 1)
        with scene.ui.capture() as empty:
            pass
    assert (outer, inner, empty) == ([first, second, third], [second], [])


def test_a_capture_ends_when_its_block_raises(scene: Scene) -> None:
    def fail() -> None:
        scene.ui.add(scene.green.left == 1)
        raise KeyError

    with scene.ui.capture() as outer:
        with pytest.raises(KeyError), scene.ui.capture() as inner:
            fail()
        assert len(inner) == 1
    assert outer == inner
    with scene.ui.capture() as later:
        pass
    assert later == []


# Live


def test_everything_changes_in_place(scene: Scene) -> None:
    green, ui = scene.green, scene.ui
    green.keep_insets(0, 0, None, None)
    width = ui.add(green.width == 2 * scene.blue.width + 10)
    ui.solve()
    assert green.frame.width == 210
    width.constant = 5
    width.multiplier = 0.5
    ui.solve()
    assert (green.frame.width, width.multiplier, width.constant) == (55, 0.5, 5)
    width.set_coefficient(1, -1)
    width.relation = Relation.AT_LEAST
    ui.add(green.width == 300 @ LOW)
    ui.solve()
    assert (green.frame.width, width.relation) == (300, Relation.AT_LEAST)
    width.relation = Relation.EQUAL
    width.priority = 100
    ui.solve()
    assert (green.frame.width, width.priority) == (300, 100)
    width.priority = REQUIRED
    ui.solve()
    assert green.frame.width == 105
    width.uninstall()
    ui.solve()
    assert (green.frame.width, width.is_active) == (300, False)


def test_values_of_attributes_change_through_their_constraints(scene: Scene) -> None:
    scene.green.width.min = 20
    behind = scene.green.width.constraint(Relation.AT_LEAST)
    assert behind is not None
    behind.constant, behind.priority = 30, LOW
    assert scene.green.width.min == 30 @ LOW
    assert behind.linear == ([(scene.green, Anchor.WIDTH, 1)], Relation.AT_LEAST, 30)
    for change in (behind.install, behind.uninstall, lambda: behind.set_coefficient(0, 2)):
        with pytest.raises(StateError):
            change()
    with pytest.raises(StateError):
        behind.relation = Relation.EQUAL
    with pytest.raises(StateError):
        behind.multiplier = 3


def test_a_constraint_that_is_gone(scene: Scene) -> None:
    made = scene.ui.add(scene.green.left == scene.red.left)
    made.remove()
    assert (made.linear.terms, made.is_installed) == ([], False)
    assert math.isnan(made.constant)
    assert math.isnan(made.multiplier)
    for change in (made.install, made.uninstall, made.remove):
        with pytest.raises(InvalidHandleError):
            change()
    for place in (-1, 2**64, 2**64 + 1):
        with pytest.raises(InvalidArgumentError, match="there is no term"):
            made.set_coefficient(place, 2)


def test_the_parent_is_the_one_of_the_moment(scene: Scene) -> None:
    panel = scene.window.node("panel")
    panel.keep_size(200, 100)
    panel.keep_insets(50, 100, None, None)
    green: Node = scene.green
    green.keep_size(20, 20)
    green.top_inset.equal = 0
    right = scene.ui.add(green.right == -10)
    scene.ui.solve()
    assert green.frame.x == 370
    green.move(panel)
    scene.ui.solve()
    assert green.frame.x == 170
    green.move(None)
    assert (right.is_active, right.is_installed) == (False, True)
    green.move(scene.window)
    scene.ui.solve()
    assert (green.frame.x, right.is_active) == (370, True)


def test_terms_show_what_they_are(scene: Scene) -> None:
    green, red = scene.green, scene.red
    assert repr(green.left * 2 - 10 @ LOW) == "<2 * left of green - 10 @ 250>"
    assert repr(green.left) == "<left of green>"
    assert repr(-green.top - red.bottom / 2) == "<-top of green - 0.5 * bottom of red>"
    assert repr(5 - green.left + red.left) == "<-left of green + left of red + 5>"


@pytest.mark.parametrize("number", [8, 8.0, Fraction(1, 2), -3])
def test_two_lines_and_a_number_in_any_words(number: float | Fraction) -> None:
    """What is added most is put together in a quicker way, and says the same."""
    ui = Layout()
    window = ui.node("window", size=(300, 200))
    a, b = window.node("a"), window.node("b")
    quick = ui.add_all([a.left == b.right + number, a.top == b.top - number, a.left <= b.left])
    slow = [
        ui.add(+a.left == b.right + number), ui.add(+a.top == b.top - number),
        ui.add(+a.left <= b.left),
    ]  # fmt: skip
    assert [str(each) for each in quick] == [str(each) for each in slow]
    assert [each.equation for each in quick] == [each.equation for each in slow]
    assert [each.constant for each in quick] == [number, -number, 0]
    other = Layout().node("other")
    with pytest.raises(InvalidHandleError, match="two layouts"):
        ui.add(a.left == other.left)
    with pytest.raises(InvalidHandleError, match="another layout"):
        Layout().add(a.left == b.left)
