"""Equation strings. The examples are those of PLXVisualAttributeConstraints' README (seed 004) and
the rows of the accept/reject table of its grammar; linear forms are worked out by hand."""

from __future__ import annotations

import ctypes
import math
import random
import time
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from keeplayout import (
    HIGH,
    LOW,
    Anchor,
    Attribute,
    AttributeKind,
    Constraint,
    Direction,
    EquationError,
    EquationFault,
    Fault,
    InvalidArgumentError,
    InvalidHandleError,
    KeepError,
    Layout,
    Node,
    Relation,
    Status,
)
from keeplayout._c.api import keep_constraint
from keeplayout._c.ffi import C
from keeplayout.layout.equation import context_of, faults_of

Terms = list[tuple[str, Anchor, float]]
AT_LEAST, EQUAL, AT_MOST = Relation.AT_LEAST, Relation.EQUAL, Relation.AT_MOST
RELATIONS = {"<=": AT_MOST, "==": EQUAL, ">=": AT_LEAST}


class Scene:
    def __init__(self) -> None:
        self.ui = Layout()
        self.window = self.ui.node("window", size=(400, 300))
        self.a = self.window.node("a")
        self.b = self.window.node("b")
        self.c = self.window.node("c")


@pytest.fixture
def scene() -> Scene:
    return Scene()


def form(made: Constraint) -> tuple[Terms, Relation, float, float]:
    terms, relation, constant = made.linear
    named = [("^" if node is None else node.name, anchor, of) for node, anchor, of in terms]
    return named, relation, constant, made.priority


def read(scene: Scene, text: str) -> tuple[Terms, Relation, float, float]:
    return form(scene.ui.equation(text, metrics={"gap": 8, "left": 3, "wide": 900}))


def failed(scene: Scene, text: str) -> tuple[Fault, int]:
    """What is wrong, and in which column. Nothing is made."""
    with scene.ui.capture() as made, pytest.raises(EquationError) as caught:
        scene.ui.equation(text, metrics={"gap": 8, "huge": 1e13, "none": math.nan})
    assert made == []
    assert len(caught.value.faults) == 1
    fault = caught.value.faults[0]
    first, *lines, pointer = fault.description.split("\n")
    shown = "\n".join(lines)
    assert first.startswith(f"column {fault.column}: ")
    assert set(pointer) <= {" ", "^"}
    assert pointer.endswith("^")
    if len(text) < 60 and not any("\ud800" <= letter < "\ue000" for letter in text):
        read, line_of_fault = text[: fault.column - 1], text.count("\n", 0, fault.column - 1)
        assert len(lines) == 1 + line_of_fault
        assert len(shown) == len(read) + len(text[len(read) :].split("\n")[0])
        assert len(pointer) == len(read) - (read.rfind("\n") + 1) + 1
    return fault.fault, fault.column


# The README


README = [
    ("secondView.left >= firstView.left * 2 + 10", "left", AT_LEAST, "left", 2, 10),
    ("secondView.left <= firstView.left - 10", "left", AT_MOST, "left", 1, -10),
    ("secondView.right >= firstView.right + 10", "right", AT_LEAST, "right", 1, 10),
    ("secondView.top == firstView.bottom * 2.5 + 5", "top", EQUAL, "bottom", 2.5, 5),
    ("control1.top >= control2.bottom + 20", "top", AT_LEAST, "bottom", 1, 20),
    ("control1.top <= control2.bottom - 20.5", "top", AT_MOST, "bottom", 1, -20.5),
    ("control1.top == control2.bottom * 2.3 + 4.5", "top", EQUAL, "bottom", 2.3, 4.5),
    ("control1.top >= control2.bottom * 2 - 10", "top", AT_LEAST, "bottom", 2, -10),
]


@pytest.mark.parametrize(("text", "one", "relation", "other", "multiplier", "constant"), README)
def test_readme(
    scene: Scene, text: str, one: str, relation: Relation, other: str, multiplier: float,
    constant: float,
) -> None:  # fmt: skip
    """In doubles: 2.3 is 2.3, not the nearest number of 32 bits."""
    names = {"secondView": scene.a, "firstView": scene.b, "control1": scene.a, "control2": scene.b}
    made = scene.ui.equation(text, names)
    terms = [("a", Anchor[one.upper()], 1), ("b", Anchor[other.upper()], -multiplier)]
    assert form(made) == (terms, relation, constant, 1000)
    assert made.is_active


def test_readme_array(scene: Scene) -> None:
    names = {"firstView": scene.b, "secondView": scene.a}
    made = scene.ui.equations([text for text, *_ in README[1:4]], names, priority=HIGH)
    assert [one.priority for one in made] == [750] * 3
    assert [one.relation for one in made] == [AT_MOST, AT_LEAST, EQUAL]


@pytest.mark.parametrize("text", ["control1.top >= 100", "control1.top == 100.5"])
def test_readme_hacky(scene: Scene, text: str) -> None:
    """A number alone is a position in the parent's coordinates, without the trick, and with it."""
    scene.a.keep_size(10, 10)
    scene.ui.equation(text, {"control1": scene.a})
    scene.ui.equation("control1.top >= control1.top * 0 + 50", {"control1": scene.a})
    scene.ui.solve()
    assert scene.a.frame.y == float(text.split()[-1])


def test_a_right_edge_is_no_inset(scene: Scene) -> None:
    scene.a.keep_size(10, 10)
    scene.ui.equations(["a.right == 100", "a.bottom == 70"])
    scene.ui.solve()
    assert scene.a.frame == (90, 60, 10, 10)


SHORT = [
    "left",
    "top",
    "right",
    "bottom",
    "leading",
    "trailing",
    "width",
    "height",
    "centerx",
    "centery",
    "baseline",
]


@pytest.mark.parametrize("relation", RELATIONS)
@pytest.mark.parametrize("name", SHORT)
def test_every_attribute_of_plx(scene: Scene, name: str, relation: str) -> None:
    spelled = {"centerx": "CENTER_X", "centery": "CENTER_Y", "baseline": "LAST_BASELINE"}
    anchor = Anchor[spelled.get(name, name.upper())]
    for word in (name, name.upper(), name.title()):
        assert read(scene, f"a.{word} {relation} b.{word} * 2 - 1") == (
            [("a", anchor, 1), ("b", anchor, -2)], RELATIONS[relation], -1, 1000
        )  # fmt: skip


@pytest.mark.parametrize("anchor", Anchor, ids=lambda anchor: anchor.name)
def test_every_attribute(scene: Scene, anchor: Anchor) -> None:
    name = anchor.name.replace("_", "")
    assert read(scene, f"a.{name} == b.{name.lower()}")[0] == [("a", anchor, 1), ("b", anchor, -1)]


# The table of what was accepted (it keeps its meaning), and of what was rejected


ACCEPTED: list[tuple[str, Terms, Relation, float]] = [
    ("a.top>=b.bottom*2-10", [("a", Anchor.TOP, 1), ("b", Anchor.BOTTOM, -2)], AT_LEAST, -10),
    (" a.top  ==\tb.top\n", [("a", Anchor.TOP, 1), ("b", Anchor.TOP, -1)], EQUAL, 0),
    ("a.TOP == b.CenterY", [("a", Anchor.TOP, 1), ("b", Anchor.CENTER_Y, -1)], EQUAL, 0),
    ("a.top == b.top * 0 + 5", [("a", Anchor.TOP, 1), ("b", Anchor.TOP, 0)], EQUAL, 5),
    ("a.width==100", [("a", Anchor.WIDTH, 1)], EQUAL, 100),
    ("a.top == 100", [("a", Anchor.TOP, 1)], EQUAL, 100),
    ("a.top == 56.", [("a", Anchor.TOP, 1)], EQUAL, 56),
    # Rejected by PLX, and part of the superset (ruling 20).
    ("a .top == b.top", [("a", Anchor.TOP, 1), ("b", Anchor.TOP, -1)], EQUAL, 0),
    ("a. top == b.top", [("a", Anchor.TOP, 1), ("b", Anchor.TOP, -1)], EQUAL, 0),
    ("a.top == -100", [("a", Anchor.TOP, 1)], EQUAL, -100),
    ("a.top == +100", [("a", Anchor.TOP, 1)], EQUAL, 100),
    ("a.top == .5", [("a", Anchor.TOP, 1)], EQUAL, 0.5),
    ("a.top == 1e3", [("a", Anchor.TOP, 1)], EQUAL, 1000),
    ("a.top == 1.5E-2", [("a", Anchor.TOP, 1)], EQUAL, 0.015),
    ("a.top == b.top * -2", [("a", Anchor.TOP, 1), ("b", Anchor.TOP, 2)], EQUAL, 0),
    ("a.top == b.top + -5", [("a", Anchor.TOP, 1), ("b", Anchor.TOP, -1)], EQUAL, -5),
    ("a.top == b.top - 1 - 2", [("a", Anchor.TOP, 1), ("b", Anchor.TOP, -1)], EQUAL, -3),
    ("a.top == b.top *2*3", [("a", Anchor.TOP, 1), ("b", Anchor.TOP, -6)], EQUAL, 0),
    ("a.top == b.top + 10 * 2", [("a", Anchor.TOP, 1), ("b", Anchor.TOP, -1)], EQUAL, 20),
    ("a.top == b.top*2.5+.5", [("a", Anchor.TOP, 1), ("b", Anchor.TOP, -2.5)], EQUAL, 0.5),
    ("a.top == 10 + b.top", [("a", Anchor.TOP, 1), ("b", Anchor.TOP, -1)], EQUAL, 10),
    ("a.top == 2 * b.top", [("a", Anchor.TOP, 1), ("b", Anchor.TOP, -2)], EQUAL, 0),
    ("a.top == b.top / 2", [("a", Anchor.TOP, 1), ("b", Anchor.TOP, -0.5)], EQUAL, 0),
    # And more.
    ("100 <= a.width", [("a", Anchor.WIDTH, 1)], AT_LEAST, 100),
    ("10 + b.top == a.top", [("b", Anchor.TOP, 1), ("a", Anchor.TOP, -1)], EQUAL, -10),
    ("a.width / 2 / 5 == 1", [("a", Anchor.WIDTH, 0.1)], EQUAL, 1),
    ("a.width == gap * 2 + left", [("a", Anchor.WIDTH, 1)], EQUAL, 19),
    ("a.width == --+-3", [("a", Anchor.WIDTH, 1)], EQUAL, -3),
    ("-(a.width - 3) == -((b.width))", [("a", Anchor.WIDTH, -1), ("b", Anchor.WIDTH, 1)], EQUAL,
     -3),
    ("a.right == parent.right - gap", [("a", Anchor.RIGHT, 1), ("^", Anchor.RIGHT, -1)], EQUAL, -8),
    ("SuperView.width >= a.width", [("^", Anchor.WIDTH, 1), ("a", Anchor.WIDTH, -1)], AT_LEAST, 0),
    (
        "2*(a.left-b.right) == (b.left - a.right)/4 + 1",
        [("a", Anchor.LEFT, 2), ("b", Anchor.RIGHT, -2), ("b", Anchor.LEFT, -0.25),
         ("a", Anchor.RIGHT, 0.25)],
        EQUAL, 1,
    ),
    (
        "(3 + a.width) * 2 == 5 * (b.width - 1)",
        [("a", Anchor.WIDTH, 2), ("b", Anchor.WIDTH, -5)], EQUAL, -11,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "terms", "relation", "constant"), ACCEPTED,
                         ids=[case[0] for case in ACCEPTED])  # fmt: skip
def test_accepted(
    scene: Scene, text: str, terms: Terms, relation: Relation, constant: float
) -> None:
    assert read(scene, text) == (terms, relation, constant, 1000)


REJECTED = [
    ("a.top = b.top", Fault.RELATION, 7),
    ("a.top < b.top", Fault.RELATION, 7),
    ("a.top > b.top", Fault.RELATION, 7),
    ("a.top === b.top", Fault.RELATION, 7),
    ("a.top =< b.top", Fault.RELATION, 7),
    ("a.top != b.top", Fault.RELATION, 7),
    ("a.top == 1.2.3", Fault.NUMBER, 13),
    ("a.top == 1..2", Fault.NUMBER, 12),
    ("a.top == .", Fault.NUMBER, 10),
    ("a.top == 1e", Fault.NUMBER, 12),
    ("a.top == 1e+", Fault.NUMBER, 13),
    ("a.top == 3px", Fault.NUMBER, 11),
    ("a.top == 0x10", Fault.NUMBER, 11),
    ("a.top == b.top +", Fault.OPERAND, 17),
    ("a.top == b.top *", Fault.OPERAND, 17),
    ("a.top == b.top 5", Fault.END, 16),
    ("a.top == b", Fault.UNKNOWN_METRIC, 10),
    ("a.top == b.", Fault.ATTRIBUTE, 12),
    ("a.top == b.2", Fault.ATTRIBUTE, 12),
    ("a.top", Fault.RELATION, 6),
    ("a.top ==", Fault.OPERAND, 9),
    ("", Fault.EMPTY, 1),
    (" \n\t ", Fault.EMPTY, 5),
    ("x.top == b.top", Fault.UNKNOWN_NODE, 1),
    ("first.topleft == 1", Fault.UNKNOWN_NODE, 1),
    ("a.topleft == 1", Fault.UNKNOWN_ATTRIBUTE, 3),
    ("a.top == b.foo", Fault.UNKNOWN_ATTRIBUTE, 12),
    ("a.top == unknown.top", Fault.UNKNOWN_NODE, 10),
    ("a.width == unknown.width*2+10", Fault.UNKNOWN_NODE, 12),
    ("A.top == 1", Fault.UNKNOWN_NODE, 1),
    ("a.top == b.top; a.left == 1", Fault.END, 15),
    ("a.top == b.top @", Fault.OPERAND, 17),
    ("a.top @ 500", Fault.RELATION, 7),
    ("a.top == b.top @500 @500", Fault.END, 21),
    ("a.top == b.top @ b.top", Fault.PRIORITY, 18),
    ("a.top == b.top @ 0", Fault.PRIORITY, 18),
    ("a.top == b.top @ -5", Fault.PRIORITY, 18),
    ("a.top == b.top @ 1000.5", Fault.PRIORITY, 18),
    ("a.top == b.top @ urgent", Fault.UNKNOWN_PRIORITY, 18),
    ("a.width * b.width == 3", Fault.PRODUCT, 9),
    ("a.width * (b.width + 1) == 3", Fault.PRODUCT, 9),
    ("3 / a.width == 3", Fault.DIVISOR, 3),
    ("a.width / 0 == 3", Fault.ZERO, 9),
    ("a.width == 3 / (1 - 1)", Fault.ZERO, 14),
    ("a.width / b.width == 3", Fault.DIVISOR, 9),
    ("3 == 4", Fault.CONSTANT, 3),
    ("1 <= gap <= a.width", Fault.CONSTANT, 3),
    ("(a.width == 3", Fault.PARENTHESIS, 10),
    ("((a.width) == 3", Fault.PARENTHESIS, 12),
    ("(a.width", Fault.PARENTHESIS, 1),
    ("a.width) == 3", Fault.RELATION, 8),
    ("() == 3", Fault.OPERAND, 2),
    ("a.width == 1e13", Fault.RANGE, 12),
    ("a.width == 1e999999999999999999999", Fault.RANGE, 12),
    ("a.width == 1e12 * 1e12", Fault.REFUSED, 9),
    ("a.width * 1e12 * 1e12 == 0", Fault.REFUSED, 23),
    ("a.width == " + "1e12*" * 26 + "0", Fault.REFUSED, 9),
    ("a.width * 1e-13 == 0", Fault.REFUSED, 17),
    ("a.width == huge", Fault.REFUSED, 12),
    ("a.width == none", Fault.REFUSED, 12),
    ("a.left == b.top", Fault.REFUSED, 8),
    ("a.left == b.leading", Fault.REFUSED, 8),
    ("parent.left == 3", Fault.REFUSED, 13),
    ('"a.top == 1', Fault.QUOTE, 1),
    ('"a" == 1', Fault.ATTRIBUTE, 5),
    ('"zz".top == 1', Fault.UNKNOWN_NODE, 1),
    ("#.top == 1", Fault.EMPTY, 11),
    ("#99.top == 1", Fault.UNKNOWN_NODE, 1),
    ("#99999999999999999999999.top == 1", Fault.UNKNOWN_NODE, 1),
    ("#2 == 1", Fault.ATTRIBUTE, 4),
    ("left == 10", Fault.UNKNOWN_METRIC, 1),
    ("a.top == b.top\0", Fault.TEXT, 15),
    ("\0", Fault.TEXT, 1),
    ("a.top == \udc80", Fault.TEXT, 10),
    ("a.t\ud800p == 1", Fault.TEXT, 4),
    ('"\udc80".top == 1', Fault.TEXT, 2),
    ("größe.top == 1", Fault.UNKNOWN_NODE, 1),
    ("a.größe == 1", Fault.UNKNOWN_ATTRIBUTE, 3),
    ("größer == größe.top", Fault.UNKNOWN_METRIC, 1),
    ("“a”.top == 1", Fault.UNKNOWN_NODE, 1),
]  # fmt: skip


@pytest.mark.parametrize(("text", "fault", "column"), REJECTED, ids=range(len(REJECTED)))
def test_rejected(scene: Scene, text: str, fault: Fault, column: int) -> None:
    assert failed(scene, text) == (fault, column)


def cut(scene: Scene, text: bytes, length: int) -> tuple[list[str], list[EquationFault]]:
    """What comes of a string that ends after a number of bytes, whatever is behind them."""
    context = context_of(scene.ui, None, {"gap": 8}, 1000)
    context.skips_faults = True
    made, count = (keep_constraint * 3)(), ctypes.c_size_t()
    C.keep_equations_create(
        scene.ui._pointer, (ctypes.c_char_p * 1)(text), (ctypes.c_size_t * 1)(length), 1,
        ctypes.byref(context), made, 3, ctypes.byref(count),
    )  # fmt: skip
    rules = [Constraint(scene.ui, keep_constraint(made[k].id)) for k in range(count.value)]
    return [rule.description for rule in rules], faults_of(scene.ui._pointer)


def test_nothing_is_read_behind_the_end(scene: Scene) -> None:
    for text in [case[0] for case in ACCEPTED] + [case[0] for case in REJECTED]:
        encoded = text.encode("utf-8", "surrogatepass")
        for length in range(min(len(encoded), 60)):
            assert cut(scene, encoded, length) == cut(scene, encoded[:length], length)


def test_the_pointer_points() -> None:
    ui = Layout()
    ui.equation("größe.width\t==\n1", {"größe": ui.node()}, metrics={})
    with pytest.raises(EquationError) as caught:
        ui.equation("größe.lefft\t==\n1", {"größe": ui.node()})
    assert str(caught.value.faults[0]) == (
        'column 7: there is no attribute "lefft"; the nearest is "left"\ngröße.lefft ==\n      ^'
    )
    assert caught.value.faults[0].offset == 8
    with pytest.raises(EquationError) as caught:
        ui.equation("1 + " * 100 + "?" + " + 1" * 100)
    assert str(caught.value.faults[0]).splitlines()[1:] == [
        "..." + "1 + " * 15 + "?" + " + 1" * 14 + " + ...",
        " " * 63 + "^",
    ]


# Names, metrics, priorities


@pytest.mark.parametrize(
    ("text", "priority"),
    [
        ("a.width == 1", 1000),
        ("a.width == 1 @ 250", 250),
        ("a.width == 1@0.5", 0.5),
        ("a.width == 1 @required", 1000),
        ("a.width == 1 @ HIGH", 750),
        ("a.width == 1 @ medium", 500),
        ("a.width == 1 @ Low", 250),
        ("a.width == 1 @ fitting", 50),
        ("a.width == 1 @ high + 10", 760),
        ("a.width == 1 @ (required - low) / 2", 375),
        ("a.width == 1 @ wide", 900),
        ("a.width == 1 @ wide - gap", 892),
    ],
)
def test_priorities(scene: Scene, text: str, priority: float) -> None:
    assert read(scene, text)[3] == priority


def test_words_of_the_older_rules_are_priorities(scene: Scene) -> None:
    """Ruling 25: must, shall, may and fit are 1000, 750, 250 and 50."""
    words = {"must": 1000, "Shall": 750, "may": 250, "fit": 50}
    assert {word: read(scene, f"a.width == 1 @ {word}")[3] for word in words} == words


def test_a_metric_does_not_replace_a_priority(scene: Scene) -> None:
    """Neither of the two is taken in silence: where a priority stands the name is a fault."""
    for text in ("a.width == 1 @ high", "a.width == 1 @ low + 3"):
        with pytest.raises(EquationError, match="a priority and a metric") as caught:
            scene.ui.equation(text, metrics={"high": 3, "low": 4})
        fault = caught.value.faults[0]
        assert (fault.fault, fault.column) == (Fault.METRIC_AND_PRIORITY, 16)


def test_an_unknown_priority_is_told_as_one(scene: Scene) -> None:
    with pytest.raises(EquationError, match='column 16: there is no priority or metric "weak"'):
        scene.ui.equation("a.width == 1 @ weak")


@pytest.mark.parametrize(
    "text",
    [
        "a.width == 10 # ten",
        "a.width == 10 // ten",
        "a.width // the width\n == // of\n10 @ 1000 # all\n",
        "# the width\n// of a\na.width == 10",
        "a.width == 10 #",
        "a.width == 10 ## 2",
    ],
)
def test_comments(scene: Scene, text: str) -> None:
    made = scene.ui.equation(text)
    assert form(made) == ([("a", Anchor.WIDTH, 1)], EQUAL, 10, 1000)


def test_lines_of_a_file(scene: Scene) -> None:
    """Lines without an equation are skipped; the index of a fault is that of its line."""
    lines = ["# widths", "", "a.width == 10", "  \t", "a.widht == 3", "// b", "b.width == 20 # two"]
    faults: list[EquationFault] = []
    made = scene.ui.equations(lines, faults=faults)
    assert [form(each)[2] for each in made] == [10, 20]
    assert [(each.index, each.fault) for each in faults] == [(4, Fault.UNKNOWN_ATTRIBUTE)]
    with pytest.raises(EquationError, match="1 of 7 equations have faults") as caught:
        scene.ui.equations(lines)
    assert caught.value.faults[0].index == 4
    assert scene.ui.equations(["", "#"]) == []


def test_what_is_no_comment(scene: Scene) -> None:
    """#2 is a node; one stroke divides; a quoted name keeps its characters."""
    scene.window.node("#1 // x")
    made = scene.ui.equation('"#1 // x".width == a.width / 2 // 3')
    assert form(made)[0] == [("#1 // x", Anchor.WIDTH, 1), ("a", Anchor.WIDTH, -0.5)]
    number = scene.window.node().width.name.split("#")[1].split(">")[0]
    assert form(scene.ui.equation(f"#{number}.width == 3 #"))[2] == 3
    assert failed(scene, "a.width == 10 #2") == (Fault.END, 15)
    assert failed(scene, "# nothing") == (Fault.EMPTY, 10)


def test_a_position_beside_a_length() -> None:
    """It is in the parent's coordinates: a tenth of 400 from its left."""
    ui = Layout()
    window = ui.node("window", size=(400, 300))
    a = window.node("a")
    ui.equation("a.left == parent.width * 0.1")
    ui.equation("a.right == parent.width - 100")
    ui.equation("a.bottom + a.height == 3 * parent.width / 4")
    ui.equation("a.top == a.height")
    ui.solve()
    # bottom + height = 2 top + height... = 3 heights = 300, with top = height
    assert a.frame == (40, 100, 260, 100)


def test_the_position_of_a_root_is_refused() -> None:
    """As by calls: it belongs to the host. A distance within the root is its size."""
    ui = Layout()
    window = ui.node("window")
    a = window.node("a")
    for text in ("window.left == 10", "2 * window.top >= 3", "a.width == parent.left"):
        with pytest.raises(EquationError, match="the host places a root") as caught:
            ui.equation(text)
        assert caught.value.faults[0].fault == Fault.REFUSED
    made = ui.equation("window.right - window.left == 80")
    moved = ui.equation("a.left == 7")
    ui.solve()
    assert (window.frame.width, a.frame.x) == (80, 7)
    a.move(None)
    ui.solve()
    assert (made.is_active, moved.is_active, ui.conflicts()) == (True, False, [])


def test_a_priority_of_the_call(scene: Scene) -> None:
    made = scene.ui.equations(["a.width == 1", "a.width == 2 @ low"], priority=HIGH)
    assert [one.priority for one in made] == [750, 250]
    for bad in (0, -1, 1001, math.nan):
        with pytest.raises(InvalidArgumentError) as caught:
            scene.ui.equation("a.width == 1", priority=bad)
        assert not isinstance(caught.value, EquationError)


def test_the_callers_names_come_first(scene: Scene) -> None:
    """A node may be called parent, a metric high: PLX knew no such words."""
    made = scene.ui.equation("parent.left == x.left", {"parent": scene.b, "x": scene.a})
    assert form(made)[0] == [("b", Anchor.LEFT, 1), ("a", Anchor.LEFT, -1)]
    made = scene.ui.equation("a.width == high", metrics={"high": 42})
    assert made.constant == 42
    with pytest.raises(EquationError):
        scene.ui.equation("a.width == 1", {"b": scene.a})


def test_names_that_are_attributes(scene: Scene) -> None:
    names = {"left": scene.a, "width": scene.b}
    made = scene.ui.equation("left.left == width.left + width", names, {"width": 5})
    assert form(made)[:3] == ([("a", Anchor.LEFT, 1), ("b", Anchor.LEFT, -1)], EQUAL, 5)


def test_names_of_all_kinds(scene: Scene) -> None:
    scene.a.name = 'say "a" \\ or else'
    scene.b.name = "größe_1"
    scene.c.name = None
    made = scene.ui.equation(
        '"say \\"a\\" \\\\ or else".left == größe_1.left + #4.width - #4.width'
    )
    assert [node for node, _, _ in made.linear.terms] == [scene.a, scene.b, scene.c, scene.c]
    with pytest.raises(InvalidArgumentError):
        scene.ui.equation("a.left == 1", {"a\0": scene.a})
    with pytest.raises(InvalidHandleError):
        scene.ui.equation("x.left == 1", {"x": Layout().node()})
    gone = scene.window.node()
    gone.destroy()
    with pytest.raises(EquationError) as caught:
        scene.ui.equation("x.left == 1", {"x": gone})
    assert caught.value.faults[0].status is Status.INVALID_HANDLE


@pytest.mark.parametrize("count", [1, 20])
def test_names_are_found_one_by_one_and_by_hash(count: int) -> None:
    """Few strings look through the names, many make a table of them; a name that two nodes have is
    a fault, either way."""
    ui = Layout()
    window = ui.node("window")
    nodes = [window.node(f"n{number % 60}") for number in range(100)]
    texts = ["n49.width >= n59.width", "#60.width == n47.width @ m7", "n60.width == 1"]
    texts = [*texts, "n7.top == 1"] * count
    faults: list[EquationFault] = []
    metrics = {f"m{number}": number + 1 for number in range(50)}
    made = ui.equations(texts, metrics=metrics, faults=faults)
    assert len(made) == 2 * count
    assert [fault.fault for fault in faults] == [Fault.UNKNOWN_NODE, Fault.AMBIGUOUS] * count
    assert [node for node, _, _ in made[0].linear.terms] == [nodes[49], nodes[59]]
    assert [node for node, _, _ in made[-1].linear.terms] == [nodes[58], nodes[47]]
    assert made[-1].priority == 8
    named = {f"x{number}": node for number, node in enumerate(nodes)}
    made = ui.equations(["x99.width == x0.width"] * count, named)
    assert [node for node, _, _ in made[-1].linear.terms] == [nodes[99], nodes[0]]


@pytest.mark.parametrize("seed", range(6))
def test_names_that_come_and_go(seed: int) -> None:
    """What a node is called: by its name while no other has it, by its number otherwise."""
    rng = random.Random(seed)
    ui = Layout()
    nodes = [ui.node() for _ in range(12)]
    made = len(nodes)

    def change() -> None:
        nonlocal made
        node = rng.choice(nodes)
        if rng.random() < 0.1:
            nodes.remove(node)
            node.destroy()
            nodes.append(ui.node(rng.choice("abcd")))
            made += 1
        else:
            node.name = rng.choice(["", *"abcdefghijkl"])

    for _ in range(150):
        before = [(node, node.name) for node in nodes], made
        ui.begin()
        for _ in range(rng.randint(0, 3)):
            change()
        look_up(nodes, rng)
        if rng.random() < 0.3:
            ui.rollback()
            nodes = [node for node, _ in before[0]]
            assert [node.name for node in nodes] == [name for _, name in before[0]]
        else:
            ui.commit()
        look_up(nodes, rng)


def look_up(nodes: list[Node], rng: random.Random) -> None:
    """Finds one, and writes all."""
    names = [node.name for node in nodes]
    for node in nodes if rng.random() < 0.5 else rng.sample(nodes, 3):
        node.height.equal = 20
        constraint = node.height.constraint(EQUAL)
        assert constraint is not None
        called = node.name if names.count(node.name) == 1 and node.name else None
        assert (constraint.equation == f"{called}.height == 20") == (called is not None)
        if called:
            assert node.layout.equation(f"{called}.width >= 1").node == node
        else:
            assert constraint.equation.startswith("#")


def test_a_name_that_several_nodes_have(scene: Scene) -> None:
    """None of them is meant silently, as each of many cells may have a title. A name of the call is
    one node's; what nobody mentions may be called as it likes."""
    cells = [scene.window.node("cell") for _ in range(3)]
    with pytest.raises(EquationError) as caught:
        scene.ui.equation("a.left == 2 * cell.left +\n cell.left")
    assert str(caught.value) == (
        'column 15: several nodes have the name "cell"; pass names for nodes\n'
        "a.left == 2 * cell.left +\n              ^"
    )
    assert caught.value.faults[0].fault is Fault.AMBIGUOUS
    assert caught.value.faults[0].status is Status.INVALID_ARGUMENT
    made = scene.ui.equation("cell.left == a.left", {"cell": cells[1], "a": scene.a})
    assert made.linear.terms[0][0] == cells[1]
    cells[0].destroy()
    cells[2].name = '"'
    twin = scene.window.node('"')
    assert scene.ui.equation("cell.left == a.left").linear.terms[0][0] == cells[1]
    assert failed(scene, '"\\"".top == 1') == (Fault.AMBIGUOUS, 1)
    twin.destroy()
    assert scene.ui.equation('"\\"".top == 1').node == cells[2]


def test_a_number_is_one_nodes_whatever_was_refused_before() -> None:
    ui = Layout()
    first, second = ui.node("same"), ui.node("same")
    with pytest.raises(EquationError, match='several nodes have the name "same"'):
        ui.equation("same.width == 10")
    assert ui.equation("#2.width == 20").node == second
    assert ui.equation("#1.width == 10").node == first


NEAREST: list[tuple[str, str]] = [
    ("a.lefft == 3", '"lefft"; the nearest is "left"'),
    ("a.centre_x == 3", '"centre_x"; the nearest is "centerX"'),
    ("a.basleine == 3", '"basleine"; the nearest is "baseline"'),
    ("lable.left == 3", '"lable"; the nearest is "label"'),
    ("LABEL.left == 3", '"LABEL"; the nearest is "label"'),
    ('"lable".left == 3', '"lable"; the nearest is "label"'),
    ("paren.left == 3", '"paren"; the nearest is "parent"'),
    ("a.left == gpa", '"gpa"; the nearest is "gap"'),
    ("a.left == 3 @ hihg", '"hihg"; the nearest is "high"'),
    ("a.left == 3 @ srtong", '"srtong"; the nearest is "strong"'),
    ("a.left == 3 + label", '"label", and a node needs a dot and an attribute'),
    ("a.left == top", '"top", and an attribute needs a node and a dot'),
    ("a.left == centerX + 3", '"centerX", and an attribute needs a node and a dot'),
    ("a.left == 3 @ x", '"x"\n'),
    ("a.colour == 3", '"colour"\n'),
    (f"{'x' * 5000}.left == 3", '"' + 60 * "x" + '..."\n'),
]


@pytest.mark.parametrize(("text", "words"), NEAREST)
def test_the_nearest_name(scene: Scene, text: str, words: str) -> None:
    """One letter that is wrong, missing, too many or exchanged, for every three."""
    scene.window.node("label")
    with pytest.raises(EquationError) as caught:
        scene.ui.equation(text, metrics={"gap": 8, "strong": 900})
    assert words in str(caught.value)


@pytest.mark.parametrize("wrong", ["=", "===", "=<", "<", "≤", ">", "=>", "≥", "!=", "=!="])
def test_what_is_no_relation(scene: Scene, wrong: str) -> None:
    right = "<=" if set(wrong) & set("<≤") else ">=" if set(wrong) & set(">≥") else "=="
    meant = ": ==, <= or >=" if "!" in wrong else f"; {right} is"
    with pytest.raises(EquationError) as caught:
        scene.ui.equation(f"a.left {wrong} 3")
    assert f'column 8: "{wrong}" is no relation{meant}\n' in str(caught.value)
    assert caught.value.faults[0].fault is Fault.RELATION


def test_looking_for_names_ends(scene: Scene) -> None:
    """Thousands of faults among thousands of names, each of which is a little like it."""
    for number in range(3000):
        scene.window.node(f"some rather long name of a node {number}")
    faults: list[Any] = []
    texts = ['"some rather long name of a nodes".left == 3'] * 3000
    before = time.process_time()
    scene.ui.equations(texts, faults=faults)
    assert len(faults) == 3000
    assert "nearest" in str(faults[0])
    assert time.process_time() - before < 5


def test_both_spellings(scene: Scene) -> None:
    """Ruling 26: printed is that of C."""
    for camel, snake in [
        ("centerX", "center_x"),
        ("leftMargin", "left_margin"),
        ("firstBaseline", "First_Baseline"),
        ("centerXWithinSafeArea", "center_x_within_safe_area"),
    ]:
        made = scene.ui.equation(f"a.{snake} == b.{snake}")
        assert made.equation == f"a.{camel} == b.{camel}"
    assert failed(scene, "a.center__x == 3") == (Fault.UNKNOWN_ATTRIBUTE, 3)
    assert failed(scene, "a.center_x_ == 3") == (Fault.UNKNOWN_ATTRIBUTE, 3)
    assert failed(scene, "a._left == 3") == (Fault.UNKNOWN_ATTRIBUTE, 3)


def test_one_equation_has_no_elements(scene: Scene) -> None:
    """Its terms are told by their names."""
    for text in ("window.left == 3", "1e-13 * a.left == 3", "a.left == 1e-13 * b.width"):
        with pytest.raises(EquationError) as caught:
            scene.ui.equation(text)
        assert "element" not in str(caught.value)
    for comparison in (scene.window.left == 3, scene.a.left == scene.b.left * 1e13):
        with pytest.raises(KeepError) as refused:
            scene.ui.add(comparison)
        assert "element" not in str(refused.value)


def test_faults_of_several_lines() -> None:
    """The lines up to that of the fault, as they are, and a pointer under the last of them."""
    ui = Layout()
    ui.node("a").node("b")
    with pytest.raises(EquationError) as caught:
        ui.equation("a.left ==\n  b.lft + 10\n  @ high")
    assert str(caught.value) == (
        'column 15: there is no attribute "lft"; the nearest is "left"\n'
        "a.left ==\n  b.lft + 10\n    ^"
    )


def test_axes_mix_if_they_may(scene: Scene) -> None:
    """A line of PLX's own tests."""
    text = "a.bottom <= b.left * 2 - 10"
    assert failed(scene, text) == (Fault.REFUSED, 10)
    scene.ui.set_mixed_axes(True)
    assert read(scene, text)[:3] == (
        [("a", Anchor.BOTTOM, 1), ("b", Anchor.LEFT, -2)], AT_MOST, -10
    )  # fmt: skip


# Many, chains, all or nothing


def test_chains(scene: Scene) -> None:
    with scene.ui.capture() as captured:
        made = scene.ui.equations(["10 <= a.width <= b.width / 2 == 20 @ low", "a.left == 3"])
    assert captured == made
    assert [form(one) for one in made] == [
        ([("a", Anchor.WIDTH, 1)], AT_LEAST, 10, 250),
        ([("a", Anchor.WIDTH, 1), ("b", Anchor.WIDTH, -0.5)], AT_MOST, 0, 250),
        ([("b", Anchor.WIDTH, 0.5)], EQUAL, 20, 250),
        ([("a", Anchor.LEFT, 1)], EQUAL, 3, 1000),
    ]
    with scene.ui.capture() as captured:
        first = scene.ui.equation("0 <= a.width <= 5")
    assert captured[0] == first
    assert len(captured) == 2


def test_all_or_nothing(scene: Scene) -> None:
    texts = ["a.width == 1", "a.wdith == 1", "b.width == 1", "b.width = 1", "a.left == b.top"]
    with scene.ui.capture() as made, pytest.raises(EquationError) as caught:
        scene.ui.equations(texts)
    assert made == []
    assert [(fault.index, fault.column) for fault in caught.value.faults] == [
        (1, 3),
        (3, 9),
        (4, 8),
    ]
    assert caught.value.message == (
        "3 of 5 equations have faults; line 2, column 3: there is no "
        'attribute "wdith"; the nearest is "width"'
    )
    assert str(caught.value).splitlines()[:4] == [
        "3 of 5 equations have faults",
        'line 2, column 3: there is no attribute "wdith"; the nearest is "width"',
        "a.wdith == 1",
        "  ^",
    ]
    assert caught.value.status is Status.INVALID_ARGUMENT


def test_a_fault_names_the_line_of_the_file(scene: Scene) -> None:
    """Lines without an equation count: the fault is in the fourth."""
    file = "# widths\n\na.width == 1\na.wdith == 1  # here\nb.width == 2\n"
    with pytest.raises(EquationError, match=r"line 4, column 3: ") as caught:
        scene.ui.equations(file.splitlines())
    assert [(fault.index, fault.line) for fault in caught.value.faults] == [(3, 4)]


def test_those_that_can_be_read(scene: Scene) -> None:
    faults: list[object] = []
    texts = ["a.width == 1", "a.wdith == 1", "b.width == 1", "b.width = 1"]
    made = scene.ui.equations(texts, faults=faults)  # type: ignore[arg-type]
    assert [form(one)[0][0][0] for one in made] == ["a", "b"]
    assert [fault.index for fault in faults] == [1, 3]  # type: ignore[attr-defined]
    assert scene.ui.equations(["a.width == 2"], faults=faults) != []  # type: ignore[arg-type]
    assert len(faults) == 2, "what was wrong before is forgotten"
    assert scene.ui.equations([]) == []


def test_not_installed(scene: Scene) -> None:
    elsewhere = scene.ui.node("elsewhere")
    made = scene.ui.equation("a.width == elsewhere.width", installed=False)
    assert (made.is_installed, made.is_valid) == (False, True)
    with pytest.raises(EquationError) as caught:
        scene.ui.equation("a.width == elsewhere.width")
    assert caught.value.faults[0].status is Status.UNRELATED
    elsewhere.move(scene.window)
    made.install()
    assert made.is_active


def test_what_is_no_text(scene: Scene) -> None:
    for bad in (None, b"a.left == 1", 5):
        with pytest.raises(TypeError):
            scene.ui.equation(bad)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        scene.ui.equations("a.left == 1")
    with pytest.raises(TypeError):
        scene.ui.equation("x.left == 1", {"x": 5})  # type: ignore[dict-item]


# Size


def test_deep_parentheses(scene: Scene) -> None:
    def nested(depth: int) -> str:
        return "(" * depth + "a.width" + ")" * depth + " == 1"

    assert read(scene, nested(64))[0] == [("a", Anchor.WIDTH, 1)]
    assert failed(scene, nested(65)) == (Fault.DEPTH, 65)
    assert failed(scene, "(" * 1_000_000) == (Fault.DEPTH, 65)
    assert failed(scene, "a.width == 1 @ " + "(" * 1_000_000) == (Fault.DEPTH, 80)
    assert (
        read(scene, "()".join("" for _ in range(1)) + "a.width == " + "-" * 10_001 + "1")[2] == -1
    )


def test_a_megabyte(scene: Scene) -> None:
    assert read(scene, "a.width == 1" + " + 1" * 250_000)[2] == 250_001
    many = scene.ui.equation("a.width" + " + a.width" * 65_535 + " == 1")
    assert len(many.linear.terms) == 65_536
    assert failed(scene, "a.width" + " + a.width" * 100_000 + " == 1")[0] is Fault.REFUSED
    assert failed(scene, "x" * 1_000_000 + ".left == 1") == (Fault.UNKNOWN_NODE, 1)
    assert failed(scene, "a." + "x" * 1_000_000 + " == 1") == (Fault.UNKNOWN_ATTRIBUTE, 3)
    assert failed(scene, " " * 1_000_000 + "?") == (Fault.OPERAND, 1_000_001)
    assert failed(scene, "a.width == " + "9" * 1_000_000) == (Fault.RANGE, 12)
    assert read(scene, "a.width == 0." + "0" * 100_000 + "1")[2] == 0
    assert read(scene, "a.width == 0." + "3" * 1_000_000)[2] == 1 / 3
    chain = "a.width" + " <= a.width" * 20_000
    assert len(scene.ui.equations([chain])) == 20_000
    assert failed(scene, '"' + "y" * 1_000_000) == (Fault.QUOTE, 1)


# Numbers


@pytest.mark.parametrize(
    "text",
    [
        "0.1", "2.3", "1e-7", "123456789012", "999999999999.9999", "0.30000000000000004",
        "9007199254740993e-4", "4.35", "1e-323", "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "2.2250738585072011e-308", "1e-400", "0.000001", "8.41e-11", "179769313486231580793e-20",
        "1.00000000000000011102230246251565404236316680908203125",
        "1.00000000000000011102230246251565404236316680908203124",
        "1.00000000000000011102230246251565404236316680908203126", "00000000000000000000000001.5",
        "0." + "0" * 400 + "1", "5" * 12 + "." + "5" * 900,
    ],
)  # fmt: skip
def test_numbers_are_the_nearest_doubles(scene: Scene, text: str) -> None:
    """Python's float is the oracle."""
    assert read(scene, f"a.width == {text}")[2] == float(text)


def test_random_numbers_are_the_nearest_doubles(scene: Scene) -> None:
    chance = random.Random(7)
    texts = []
    for _ in range(3000):
        digits = "".join(chance.choices("0123456789", k=chance.randint(1, 30)))
        exponent = chance.randint(-345, 11) - len(digits)
        texts.append(f"{digits}e{exponent}")
        number = chance.random() * 10 ** chance.randint(-15, 11)
        exact = Fraction(number) + Fraction(math.ulp(number)) / 2
        texts.append(format(Decimal(exact.numerator) / Decimal(exact.denominator), "f"))
    made = scene.ui.equations([f"a.width == {text}" for text in texts])
    assert [one.constant for one in made] == [float(text) for text in texts]


# Round trip


def there_and_back(ui: Layout, made: Constraint) -> None:
    text = made.equation
    again = ui.equation(text, installed=False)
    assert again.linear == made.linear, text
    assert again.priority == made.priority
    assert again.equation == text
    again.remove()


@pytest.mark.parametrize("seed", range(30))
def test_random_sums_there_and_back(seed: int) -> None:
    chance = random.Random(seed)
    ui = Layout()
    ui.set_mixed_axes(True)
    window = ui.node("window")
    names = [
        "a",
        "b",
        "b",
        "parent",
        "a b",
        'q"\\',
        "größe",
        "_9",
        "9x",
        "",
        None,
        "superview",
        "\n",
    ]
    nodes = [window] + [window.node(name) for name in chance.sample(names, chance.randint(2, 12))]
    for _ in range(60):
        kinds = chance.choice([(Anchor.LEFT, Anchor.RIGHT_MARGIN, Anchor.CENTER_X),
                               (Anchor.WIDTH, Anchor.HEIGHT), tuple(Anchor)])  # fmt: skip
        left = sum(
            (
                chance.choice([1.0, -1.0, 2.0, 0.1, 1 / 3, 0.0, chance.uniform(-1e3, 1e3)])
                * getattr(chance.choice(nodes), chance.choice(kinds).name.lower())
                for _ in range(chance.randint(1, 5))
            ),
            start=0.0 * window.width if kinds[0] is Anchor.WIDTH else chance.choice(nodes).left,
        )
        right = getattr(chance.choice(nodes), kinds[0].name.lower())
        right += chance.choice([0.0, 1.0, -10.5, chance.uniform(-1e6, 1e6), 1e-30, 1e12])
        try:
            made = left.constrain(chance.choice(list(Relation)),
                                  right @ chance.choice([1000, 750, 0.1, 1 / 3]))  # fmt: skip
        except InvalidArgumentError:
            continue
        there_and_back(ui, made)


def test_everything_else_there_and_back(scene: Scene) -> None:
    """Values, rules, links, sizes of roots, floors, terms of a parent: all are linear."""
    ui, a, b = scene.ui, scene.a, scene.b
    texts = {}
    for kind in AttributeKind:
        if kind >= AttributeKind.SIZE:
            continue
        for other in (None, b):
            try:
                attribute = a.attribute(kind, other)
            except InvalidArgumentError:
                continue
            for relation, value in ((EQUAL, 0.3), (AT_LEAST, 0.1), (AT_MOST, 7 @ LOW)):
                rule = a.add_rule(kind, relation, value, other)
                there_and_back(ui, rule)
            attribute.max = 0.7
            behind = attribute.constraint(AT_MOST)
            assert behind is not None
            there_and_back(ui, behind)
            texts[attribute.name] = behind.equation
    assert texts["right inset of <a> to superview <window>"] == "a.right >= window.right - 0.7"
    assert texts["left offset of <a> to <b>"] == "a.left <= b.right + 0.7"
    assert texts["aspect ratio of <a>"] == "a.width <= 0.7 * a.height"
    assert texts["horizontal center of <a> in superview <window>"] == (
        "a.centerX <= 1.4 * window.centerX"
    )
    a.left_inset.set_equal_to(b.leading_inset, 2, 5, HIGH)
    link = a.left_inset.constraint(EQUAL)
    assert link is not None
    there_and_back(ui, link)
    assert link.equation == ("a.left == window.left + 2 * b.leading - 2 * window.leading + 5 @ 750")
    there_and_back(ui, ui.add(a.right == -10))
    assert ui.add(a.right == -10).equation == "a.right == parent.right - 10"
    ui = Layout()
    ui.node("window", size=(-1, 300))
    ui.solve()
    size, floor = sorted(ui.conflicts()[0].constraints, key=lambda one: one.equation)
    assert (size.equation, floor.equation) == ("window.width == -1", "window.width >= 0")
    there_and_back(ui, size)
    there_and_back(ui, floor)
    gone = scene.ui.add(a.left == 3)
    gone.remove()
    assert gone.equation == ""


def followers() -> tuple[Layout, Node, Node, Node]:
    """A window of 200 x 100; in it b, 20 wide and 30 from the left, and p, 50 x 50 and 20 from the
    left and the top; and in p a, 10 wide."""
    ui = Layout()
    window = ui.node("w", size=(200, 100))
    b, p = window.node("b"), window.node("p")
    a = p.node("a")
    b.width.equal, b.left_inset.equal = 20, 30
    p.keep_size(50, 50)
    p.left_inset.equal = p.top_inset.equal = 20
    a.width.equal = 10
    return ui, a, b, p


def test_a_value_that_follows_says_in_an_equation_what_it_is_solved_as() -> None:
    """Each is asked for the frame of a in p, as a value and as the sum that its equation makes."""

    def check(follower: Attribute, followed: Attribute, x: float, text: str) -> None:
        follower.set_equal_to(followed)
        link = follower.constraint(EQUAL)
        assert link is not None
        ui.solve()
        assert (a.frame.x, link.equation) == (x, text)
        there_and_back(ui, link)
        link.remove()
        made = ui.equation(text)
        ui.solve()
        assert a.frame.x == x
        made.remove()

    # 30 from the edge that reading begins at, the right one: 50 - 30 - 10.
    ui, a, b, p = followers()
    ui.direction = Direction.RIGHT_TO_LEFT
    check(a.leading_inset, b.left_inset, 10, "a.right == p.right - b.left + w.left")
    check(a.left_inset, b.trailing_inset, 30, "a.left == p.left + b.left - w.left")
    # b reads the other way: it is 200 - 30 - 20 from the right.
    ui, a, b, p = followers()
    b.direction = Direction.RIGHT_TO_LEFT
    check(a.leading_inset, b.leading_inset, 150, "a.left == p.left - b.right + w.right")
    check(a.leading_inset, b.left_inset, 30, "a.left == p.left + b.left - w.left")
    # What is in p is 30 from the frame of p, which is 3 before what is seen of it, and 7 behind.
    ui, a, b, p = followers()
    p.alignment_insets = (0, 3, 0, 7)
    check(a.left_inset, b.left_inset, 30, "a.left == p.left + b.left - w.left - 3")
    check(
        a.leading_inset, b.leading_inset, 30, "a.leading == p.leading + b.leading - w.leading - 3"
    )
    # The frame is 60 wide.
    check(a.right_inset, b.left_inset, 60 - 30 - 10, "a.right == p.right - b.left + w.left + 7")
    # The content of p is 120 wide.
    ui, a, b, p = followers()
    p.scroll_guide().name = "content"
    wide = p.node()
    wide.horizontal_insets.equal, wide.width.equal = 0, 120
    check(a.right_inset, b.left_inset, 120 - 30 - 10, "a.right == content.right - b.left + w.left")
    ui.direction = Direction.RIGHT_TO_LEFT
    check(a.leading_inset, b.left_inset, 80, "a.right == content.right - b.left + w.left")
    # With margins of 5 as well, which the content has: from the right one.
    p.margins = 5
    check(a.right_margin_inset, b.left_inset, 75, "a.right == content.right - b.left + w.left - 5")


def test_names_in_the_way_are_not_written(scene: Scene) -> None:
    """What would be read as somebody else is written by its number."""
    twin: Node = scene.window.node("a")
    assert scene.ui.add(twin.width == 3).equation == "#5.width == 3"
    assert scene.ui.add(scene.a.width == 3).equation == "#2.width == 3"
    twin.destroy()
    assert scene.ui.add(scene.a.width == 3).equation == "a.width == 3"
    scene.b.name = "parent"
    made = scene.ui.add(scene.a.left == 3)
    assert made.equation == "a.left == superview.left + 3"
    there_and_back(scene.ui, made)
    scene.c.name = "superview"
    assert made.equation == "a.left == window.left + 3"
    assert form(scene.ui.equation(made.equation))[0][1] == ("window", Anchor.LEFT, -1)


# Anything at all


PIECES = [
    "a",
    "b",
    "c",
    "window",
    "parent",
    "superview",
    "x",
    ".left",
    ".width",
    ".top",
    ".",
    "==",
    "<=",
    ">=",
    "=",
    "<",
    ">",
    "+",
    "-",
    "*",
    "/",
    "(",
    ")",
    "@",
    "1",
    "2.5",
    ".5\n1e3",
    "1e",
    "10",
    "gap",
    "high",
    "low",
    '"a"',
    '"',
    "\\",
    "#",
    "#2",
    "#99",
    "\x00",
    "\n",
    "\t",
    "",
    "é",
    "�",
    "0",
    "1e400",
    "1e-400",
    "?",
    ";",
    "left",
]


def test_anything_is_read_or_refused() -> None:
    """Random pieces and mutated equations with a fixed seed: every string makes constraints that
    are finite and read back, or has one fault inside of it."""
    chance = random.Random(20)
    ui = Layout()
    window = ui.node("window", size=(400, 300))
    for name in "abc":
        window.node(name)
    valid = [case[0] for case in ACCEPTED] + [text for text, *_ in README]
    texts = []
    for _ in range(6000):
        if chance.random() < 0.5:
            text = "".join(chance.choices(PIECES, k=chance.randint(0, 14)))
        else:
            letters = list(chance.choice(valid))
            for _ in range(chance.randint(1, 2)):
                place = chance.randrange(len(letters) + 1)
                cut = chance.randint(0, 2)
                letters[place : place + cut] = chance.choice(PIECES)
            text = "".join(letters)
        texts.append(text)
    metrics = {"gap": 8.0, "left": 3.0}
    good = empty = 0
    for text in texts:
        try:
            made = ui.equation(text, metrics=metrics)
        except EquationError as error:
            fault = error.faults[0]
            empty += fault.fault is Fault.EMPTY
            assert 0 <= fault.offset <= len(text.encode("utf-8", "surrogatepass"))
            breaks = text.encode("utf-8", "surrogatepass")[: fault.offset].count(b"\n")
            assert 2 <= fault.description.count("\n") <= 2 + breaks
        else:
            good += 1
            assert math.isfinite(made.constant)
            there_and_back(ui, made)
            made.remove()
    assert good > 50
    faults: list[object] = []
    made_of_all = ui.equations(texts, metrics=metrics, faults=faults)  # type: ignore[arg-type]
    assert len(faults) == len(texts) - good - empty
    assert len(made_of_all) >= good


def test_random_bytes_are_no_equations() -> None:
    chance = random.Random(21)
    ui = Layout()
    ui.node("a")
    for _ in range(3000):
        text = chance.randbytes(chance.randint(0, 40)).decode("utf-8", "surrogateescape")
        with pytest.raises(EquationError):
            ui.equation(text)
