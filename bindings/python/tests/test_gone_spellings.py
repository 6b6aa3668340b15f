"""One relation, however it is written, gives the same frames once a node is gone, and what is not
active or no longer there has no part in it. Expected values by hand; for random layouts, those of
another spelling and of a layout built afresh."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable

import pytest
from keeplayout import (
    HIGH,
    MEDIUM,
    Attribute,
    Direction,
    InvalidArgumentError,
    Layout,
    Node,
    Priority,
    Relation,
    Value,
)
from keeplayout import AttributeKind as Kind
from keeplayout.apply import CenterX, Left, Right, Width

Way = Callable[[], object]


def set_to(attribute: Attribute, value: float | Value) -> Way:
    return lambda: setattr(attribute, "equal", value)


# Between two nodes


@pytest.mark.parametrize(("factor", "place"), [(3 / 7, 150), (2, 1000 / 3), (1, 250)])
@pytest.mark.parametrize("way", ["sum", "inset", "offset", "the other offset", "equation"])
def test_a_share_of_the_rest(ui: Layout, way: str, factor: float, place: float) -> None:
    """x, 100 wide, divides what is left of 600 between a, at the left edge, and r, a point at the
    right one: 500 * 3 / 10, 500 * 2 / 3, 500 / 2."""
    window = ui.node("window", size=(600, 100))
    a, r, x = (window.node(name) for name in "arx")
    a.width.equal = a.left_inset.equal = r.right_inset.equal = 0
    r.width.equal = 40
    x.width.equal = 100
    if way == "sum":
        ui.add(x.left - a.right == factor * (r.left - x.right))
    elif way == "equation":
        ui.equation(
            "x.left + k * x.right == a.right + k * r.left",
            {"a": a, "r": r, "x": x}, metrics={"k": factor},
        )  # fmt: skip
    elif way == "inset":
        x.left_inset.set_equal_to(x.right_offset_to(r), factor)
    elif way == "offset":
        x.left_offset_to(a).set_equal_to(x.right_offset_to(r), factor)
    else:
        x.right_offset_to(r).set_equal_to(x.left_offset_to(a), 1 / factor)
    r.gone = True
    ui.solve()
    assert x.frame.x == pytest.approx(place)


CENTERED: dict[str, Callable[[Layout, Node, Node], object]] = {
    "attribute": lambda _ui, _window, x: setattr(x.horizontal_center, "equal", 0.5),
    "inset": lambda _ui, _window, x: x.left_inset.set_equal_to(x.right_inset),
    "opposite inset": lambda _ui, _window, x: x.right_inset.set_equal_to(x.left_inset),
    "term": lambda ui, window, x: ui.add(x.center_x == window.center_x),
    "sum": lambda ui, window, x: ui.add(x.left - window.left == window.right - x.right),
    "equation": lambda ui, _window, x: ui.equation("x.centerX == parent.centerX", {"x": x}),
    "apply": lambda _ui, _window, x: x.apply(CenterX(0)),
}


@pytest.mark.parametrize("way", CENTERED)
def test_centred_by_any_spelling_it_is_in_the_middle(ui: Layout, way: str) -> None:
    window = ui.node("window", size=(600, 100))
    x, beside = window.node("x"), window.node("beside")
    CENTERED[way](ui, window, x)
    x.width.equal = 100
    beside.left_align_to(x).equal = 0
    x.gone = True
    ui.solve()
    assert (x.frame.x, x.frame.width, beside.frame.x) == (300, 0, 300)
    assert ui.conflicts() == []


# Rows


@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("direction", [Direction.LEFT_TO_RIGHT, Direction.RIGHT_TO_LEFT])
@pytest.mark.parametrize("way", ["attribute", "reading", "apply", "term", "equation"])
def test_rows_are_mirror_images(
    ui: Layout, way: str, direction: Direction, is_mirrored: bool
) -> None:
    """The outermost node, 16 from the edge, is gone; the next one keeps its own margin of 8."""
    ui.direction = direction
    window = ui.node("window", size=(300, 10))
    outer, inner = window.node("outer"), window.node("inner")
    outer.width.equal = inner.width.equal = 50
    is_at_right = is_mirrored
    if way == "reading":
        is_at_right = is_mirrored != (direction == Direction.RIGHT_TO_LEFT)
        (outer.trailing_inset if is_mirrored else outer.leading_inset).equal = 16
        gap = inner.trailing_offset_to if is_mirrored else inner.leading_offset_to
        gap(outer).equal = 8
    else:
        (outer.right_inset if is_mirrored else outer.left_inset).equal = 16
    if way == "attribute":
        (inner.right_offset_to if is_mirrored else inner.left_offset_to)(outer).equal = 8
    elif way == "apply":
        inner.apply((Right(8) if is_mirrored else Left(8)).to(outer))
    elif way == "term":
        ui.add(inner.right == outer.left - 8 if is_mirrored else inner.left == outer.right + 8)
    elif way == "equation":
        words = "i.right == o.left - 8" if is_mirrored else "i.left == o.right + 8"
        ui.equation(words, {"i": inner, "o": outer})
    outer.gone = True
    for layout in ui, read_again(ui):
        layout.solve()
        frame = at(layout, "inner").frame
        assert (300 - frame.right if is_at_right else frame.x) == 8


def test_an_offset_is_on_the_node_that_was_asked(ui: Layout) -> None:
    """What is only looked at says nothing, nor does what has been taken back."""
    window = ui.node("window", size=(300, 10))
    outer, inner = window.node("outer"), window.node("inner")
    outer.right_inset.equal = 16
    inner.width.equal = 50
    outer.gone = True
    assert outer.left_offset_to(inner).equal is None
    inner.right_offset_to(outer).equal = 8
    assert outer.left_offset_to(inner).equal is not None
    ui.solve()
    assert inner.frame.right == 292
    inner.right_offset_to(outer).equal = None
    outer.left_offset_to(inner).equal = 8
    ui.solve()
    assert inner.frame.right == 300


@pytest.mark.parametrize("is_right", [False, True])
def test_a_gone_value_at_either_side(ui: Layout, is_right: bool) -> None:
    """3 where the node is away, 8 where it is there; 0 of the node itself."""
    window = ui.node("window", size=(300, 10))
    outer, inner = window.node("outer"), window.node("inner")
    outer.width.equal = inner.width.equal = 50
    (outer.right_inset if is_right else outer.left_inset).equal = 16
    gap = (inner.right_offset_to if is_right else inner.left_offset_to)(outer)
    gap.equal, gap.gone_value = 8, 3

    def distance() -> float:
        ui.solve()
        return 300 - inner.frame.right if is_right else inner.frame.x

    outer.gone = True
    assert distance() == 3
    outer.gone, inner.gone = False, True
    assert distance() == 66
    inner.gone = False
    assert distance() == 74


def test_a_gone_value_is_the_constant_of_what_follows(ui: Layout) -> None:
    """b is twice as far from a as a from the edge, and 8; while a is gone, and 3."""
    window = ui.node("window", size=(300, 10))
    a, b, c = (window.node(name) for name in "abc")
    a.left_inset.equal, a.width.equal, c.left_inset.equal = 20, 50, 30
    gap = b.left_offset_to(a)
    gap.set_equal_to(c.left_inset, 2, 8)
    ui.solve()
    assert b.frame.x == 20 + 50 + 60 + 8
    a.gone = True
    ui.solve()
    assert b.frame.x == 60 + 8
    gap.gone_value = 3
    ui.solve()
    assert b.frame.x == 60 + 3
    b.gone = True
    ui.solve()
    assert b.frame.x == 60


def test_a_gone_value_needs_another_node(ui: Layout) -> None:
    box = ui.node("window").node("box")
    for attribute in box.left_inset, box.insets, box.width, box.right_safe_inset:
        with pytest.raises(InvalidArgumentError, match="only an offset or an alignment"):
            attribute.gone_value = 3
        attribute.gone_value = None


# History


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_what_is_inactive_does_not_count(ui: Layout, order: tuple[int, ...]) -> None:
    """The right inset alone puts g at 100, whatever becomes of an alignment whose nodes share no
    tree: it is made, its node moves away, it is cleared."""
    window, other = ui.node("window", size=(100, 100)), ui.node("other")
    g, o = window.node("g"), window.node("o")
    g.right_inset.equal = 0 @ MEDIUM
    g.left_inset.max = 30 @ Priority(400)
    aligned = g.left_align_to(o)
    steps: list[Way] = [
        set_to(aligned, 7 @ HIGH),
        lambda: o.move(other),
        lambda: setattr(g, "gone", True),
    ]
    for step in order:
        steps[step]()
        ui.solve()
    assert (aligned.is_active, g.frame.x) == (False, 100)
    aligned.equal = None
    ui.solve()
    assert g.frame.x == 100
    aligned.equal = 7 @ HIGH
    o.move(window)
    ui.solve()
    assert aligned.is_active
    o.destroy()
    ui.solve()
    assert g.frame.x == 100


# Random layouts

NAMES = [f"n{place}" for place in range(6)]


def at(ui: Layout, name: str) -> Node:
    found = ui.find(name)
    assert found
    return found


def read_again(ui: Layout) -> Layout:
    copy = Layout()
    copy.read_document(ui.document)
    return copy


def spellings(x: Node, kind: str, other: Node, value: float) -> list[Way]:
    """The ways to keep something of a node, alone or to another."""
    ui, parent = x._owner, x.parent
    assert parent
    names = {"x": x, "o": other}

    def rule(kind: Kind, value: float, to: Node | None = None) -> Way:
        return lambda: x.add_rule(kind, Relation.EQUAL, value, to)

    def says(words: str) -> Way:
        return lambda: ui.equation(words, names)

    ways: dict[str, list[Way]] = {
        "left": [
            set_to(x.left_inset, value), lambda: ui.add(x.left == parent.left + value),
            says(f"x.left == parent.left + {value}"), lambda: x.apply(Left(value)),
            rule(Kind.LEFT_INSET, value), lambda: ui.add(parent.left + value == x.left),
        ],
        "right": [
            set_to(x.right_inset, value), lambda: ui.add(x.right == parent.right - value),
            says(f"x.right == parent.right - {value}"), lambda: x.apply(Right(value)),
            rule(Kind.RIGHT_INSET, value), lambda: ui.add(parent.right == x.right + value),
        ],
        "center": [
            set_to(x.horizontal_center, 0.5), lambda: ui.add(x.center_x == parent.center_x),
            says("x.centerX == parent.centerX"), lambda: x.apply(CenterX(0)),
        ],
        "after": [
            set_to(x.left_offset_to(other), value), lambda: ui.add(x.left == other.right + value),
            says(f"x.left == o.right + {value}"), lambda: x.apply(Left(value).to(other)),
            rule(Kind.LEFT_OFFSET, value, other),
        ],
        "before": [
            set_to(x.right_offset_to(other), value), lambda: ui.add(x.right == other.left - value),
            says(f"x.right == o.left - {value}"), lambda: x.apply(Right(value).to(other)),
            rule(Kind.RIGHT_OFFSET, value, other),
        ],
        "align": [
            set_to(x.left_align_to(other), value), lambda: ui.add(x.left == other.left + value),
            says(f"x.left == o.left + {value}"), rule(Kind.LEFT_ALIGN, value, other),
        ],
        "gap of a gap": [
            lambda: x.left_offset_to(other).set_equal_to(x.left_inset, 0.5, value),
            lambda: ui.add(x.left == other.right + 0.5 * (x.left - parent.left) + value),
            says(f"x.left == o.right + 0.5 * x.left - 0.5 * parent.left + {value}"),
        ],
        "width": [
            set_to(x.width, value), lambda: ui.add(x.width == value),
            says(f"x.width == {value}"), lambda: x.apply(Width(value)),
        ],
        "as wide": [
            set_to(x.width_to(other), 2), lambda: ui.add(x.width == 2 * other.width),
            says("x.width == 2 * o.width"),
        ],
    }  # fmt: skip
    return ways[kind]


def keep(ui: Layout, seed: int, chance: random.Random) -> None:
    """The relations of a seed, each spelled by chance. A node has one thing that says where it is,
    and one that says how wide."""
    facts = random.Random(seed)
    window = at(ui, "window")
    for place, name in enumerate(NAMES):
        x = at(ui, name)
        siblings = [at(ui, other) for other in NAMES[:place] if at(ui, other).parent == x.parent]
        places, sizes = ["left", "right", "center"], ["width"]
        if siblings:
            places += ["after", "before", "align", "gap of a gap"]
            sizes += ["as wide"]
        for kinds, value in (places, facts.randrange(1, 20)), (sizes, facts.randrange(10, 90)):
            other = facts.choice(siblings or [window])
            chance.choice(spellings(x, facts.choice(kinds), other, value))()


def grown(seed: int) -> Layout:
    facts = random.Random(seed)
    ui = Layout()
    nodes = [ui.node("window", size=(5000, 10))]
    for name in NAMES:
        nodes.append(facts.choice([nodes[0], nodes[0], facts.choice(nodes)]).node(name))
    return ui


def lefts_and_widths(ui: Layout) -> Iterable[float]:
    """Of what is seen, and of what is itself gone."""
    ui.solve()
    for name in NAMES:
        node = at(ui, name)
        parent = node.parent
        while parent and not parent.gone:
            parent = parent.parent
        if not parent:
            yield from (node.frame.x, node.frame.width)


@pytest.mark.parametrize("seed", range(120))
def test_spellings_agree_and_history_does_not_show(seed: int) -> None:
    chance = random.Random(-seed - 1)
    gone = chance.sample(NAMES, chance.randrange(1, 4))
    known: list[float] | None = None
    for is_gone_before in False, True, False:
        ui = grown(seed)
        for name in gone:
            at(ui, name).gone = is_gone_before
        keep(ui, seed, chance)
        for _ in range(2):  # others come and go
            name = chance.choice(NAMES)
            at(ui, name).gone = True
            ui.solve()
            at(ui, name).gone = name in gone
        for name in gone:
            at(ui, name).gone = True
        found = list(lefts_and_widths(ui))
        assert ui.conflicts() == []
        assert list(lefts_and_widths(read_again(ui))) == pytest.approx(found)
        if known is not None:
            assert found == pytest.approx(known)
        known = found
