"""An alignment is one attribute with two sides: each node sets and reads it with its own sign, and
who asked first decides nothing. Frames follow by hand: left = other.left + value, right =
other.right - value, and so on, as keep_attribute_kind has it."""

from __future__ import annotations

import random

import pytest
from keeplayout import (
    HIGH,
    LOW,
    Attribute,
    AttributeKind,
    Direction,
    Gone,
    InvalidArgumentError,
    Layout,
    Motion,
    Node,
    Relation,
)

ALIGNMENTS = [kind for kind in AttributeKind if 60 <= kind < 70]

INWARDS = (
    AttributeKind.RIGHT_ALIGN, AttributeKind.TRAILING_ALIGN, AttributeKind.BOTTOM_ALIGN,
    AttributeKind.FIRST_BASELINE_ALIGN, AttributeKind.LAST_BASELINE_ALIGN,
)  # fmt: skip


class Scene:
    def __init__(self) -> None:
        self.ui = Layout()
        self.window = self.ui.node("window", size=(400, 300))
        self.p, self.q = self.window.node("p"), self.window.node("q")
        for node in self.p, self.q:
            node.keep_size(30, 20)
            node.baselines = (4, 3)
        self.p.left_inset.equal = self.p.top_inset.equal = 100

    def moved(self) -> tuple[float, float]:
        """How far q is right of p, and below."""
        self.ui.solve()
        assert not self.ui.conflicts()
        return self.q.frame.x - self.p.frame.x, self.q.frame.y - self.p.frame.y


@pytest.fixture
def scene() -> Scene:
    return Scene()


def expected(kind: AttributeKind, value: float) -> tuple[float, float]:
    """Where q is in relation to p if its alignment to p is a value."""
    distance = -value if kind in INWARDS else value
    vertical = kind in (
        AttributeKind.TOP_ALIGN, AttributeKind.BOTTOM_ALIGN, AttributeKind.HORIZONTAL_ALIGN,
        AttributeKind.FIRST_BASELINE_ALIGN, AttributeKind.LAST_BASELINE_ALIGN,
    )  # fmt: skip
    return (-100, distance) if vertical else (distance, -100)


@pytest.mark.parametrize("kind", ALIGNMENTS)
@pytest.mark.parametrize("asked", ["", "p", "q", "p q", "q p"])
@pytest.mark.parametrize("read", [False, True])
def test_who_asked_first_decides_nothing(
    scene: Scene, kind: AttributeKind, asked: str, read: bool
) -> None:
    for name in asked.split():
        one, other = (scene.p, scene.q) if name == "p" else (scene.q, scene.p)
        attribute = one.attribute(kind, other)
        if read:
            scene.ui.solve()
            assert attribute.measured is not None
            assert (attribute.equal, attribute.is_active) == (None, False)
    scene.q.attribute(kind, scene.p).equal = 5
    assert scene.moved() == expected(kind, 5)
    for own, other, value in ((scene.q, scene.p, 5), (scene.p, scene.q, -5)):
        attribute = own.attribute(kind, other)
        assert attribute.equal == value
        assert attribute.measured == value
        assert attribute.is_active
        assert (attribute.node, attribute.other) == (own, other)
    scene.p.attribute(kind, scene.q).equal = 7
    assert scene.moved() == expected(kind, -7)
    assert scene.q.attribute(kind, scene.p).equal == -7


def test_both_are_one_attribute(scene: Scene) -> None:
    one, other = scene.p.left_align_to(scene.q), scene.q.left_align_to(scene.p)
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other, scene.p.right_align_to(scene.q)}) == 2
    assert one != scene.p.right_align_to(scene.q)
    assert one != scene.q.left_align_to(scene.window)
    assert scene.p.width_to(scene.q) != scene.q.width_to(scene.p)
    group = scene.ui.group(one, other)
    assert group.members == [one]
    group.equal = 5
    assert one.equal == 5
    one.name = "edges"
    assert (one.name, other.name) == ("edges", "edges")
    other.name = None
    assert one.name == "left alignment of <p> to <q>"
    assert other.name == "left alignment of <q> to <p>"
    scene.q.destroy()
    assert one != other


def test_a_minimum_is_the_other_ones_maximum(scene: Scene) -> None:
    one, other = scene.p.left_align_to(scene.q), scene.q.left_align_to(scene.p)
    one.min = 5 @ HIGH
    one.max = 8
    assert other.min == -8
    assert other.max == -5 @ HIGH
    other.max = -6
    assert one.min == 6
    assert one.max == 8
    assert other.constraint(Relation.AT_MOST) == one.constraint(Relation.AT_LEAST)
    assert "left alignment of <q> to <p> at most -6" in str(other.constraint(Relation.AT_MOST))
    one.min = None
    assert other.max is None
    other.clear()
    assert one.min is None
    assert not one.is_active
    assert len([it for it in scene.ui.constraints if "alignment" in str(it)]) == 0


def test_the_constraint_stays_and_is_stated_by_who_set_it_last(scene: Scene) -> None:
    one, other = scene.p.left_align_to(scene.q), scene.q.left_align_to(scene.p)
    one.equal = 5
    made = one.constraint(Relation.EQUAL)
    assert made is not None
    other.equal = 7
    assert made == other.constraint(Relation.EQUAL) == one.constraint(Relation.EQUAL)
    assert (made.constant, made.attribute, made.node) == (7, other, scene.q)
    assert made.description.startswith("left alignment of <q> to <p> equal to 7")
    made.constant = 9
    assert values(one, other) == [-9, 9]
    assert one.description == "left alignment of <p> to <q> [none < -9 < none]"
    assert scene.moved() == (9, -100)


def test_a_value_that_follows_is_one_from_both_sides(scene: Scene) -> None:
    one, other = scene.p.left_align_to(scene.q), scene.q.left_align_to(scene.p)
    one.set_equal_to(scene.p.width, -0.5, 2)
    assert scene.moved() == (13, -100)  # -(-0.5 * 30 + 2)
    followed = other.followed(Relation.EQUAL)
    assert followed is not None
    assert (followed.attribute, followed.multiplier, followed.constant) == (
        scene.p.width, 0.5, -2,
    )  # fmt: skip
    other.equal = 4
    assert one.followed(Relation.EQUAL) is None
    assert one.equal == -4
    scene.q.width.equal = None
    scene.q.width.set_equal_to(one, -2, 1)
    assert scene.moved() == (4, -100)
    assert scene.q.frame.width == 9


def test_margins_while_gone_have_the_sign_of_their_side(scene: Scene) -> None:
    one, other = scene.p.left_align_to(scene.q), scene.q.left_align_to(scene.p)
    other.equal = 20
    one.gone_value = -3
    assert other.gone_value == 3
    scene.p.gone = True
    scene.ui.solve()
    assert scene.q.frame.x == scene.p.frame.x + 3
    other.gone_value = None
    assert one.gone_value is None
    scene.ui.solve()
    assert scene.q.frame.x == scene.p.frame.x + 20


def values(*attributes: Attribute) -> list[float | None]:
    return [None if it.equal is None else it.equal.value for it in attributes]


def test_an_atomic_group_takes_back_what_the_other_side_has_not_set_since(scene: Scene) -> None:
    one, other = scene.p.left_align_to(scene.q), scene.q.left_align_to(scene.p)
    with scene.ui.atomic() as atomic:
        one.equal = 5
    assert other.equal == -5
    atomic.deactivate()
    assert values(one, other) == [None, None]
    atomic.activate()
    assert values(one, other) == [5, -5]
    other.equal = 6
    atomic.deactivate()
    assert one.equal == -6
    atomic.activate()
    assert values(one, other) == [5, -5]


def test_values_move_on_from_where_they_are(scene: Scene) -> None:
    one, other = scene.p.left_align_to(scene.q), scene.q.left_align_to(scene.p)
    one.equal = 0
    scene.ui.solve()
    with scene.ui.animate(1, motion=Motion.VALUES):
        one.equal = -80
    scene.ui.advance(0.5)
    assert scene.q.presented_frame.x == pytest.approx(140, abs=1)
    with scene.ui.animate(1, motion=Motion.VALUES):
        other.equal = 180
    assert scene.q.presented_frame.x == pytest.approx(140, abs=1)
    scene.ui.advance(1)
    assert scene.q.presented_frame.x == 280
    with scene.ui.animate(1, delay=1):
        one.equal = 10
        other.equal = 30
    scene.ui.advance(3)
    assert scene.q.frame.x == 130
    assert values(one, other) == [-30, 30]


def test_rules_count_from_their_node(scene: Scene) -> None:
    scene.q.left_align_to(scene.p)
    rule = scene.p.add_rule(AttributeKind.RIGHT_ALIGN, Relation.EQUAL, 5, other=scene.q)
    assert scene.moved() == (-5, -100)
    assert rule.node == scene.p
    assert rule.description.startswith("right alignment of <p> to <q> equal to 5")


def test_a_document_has_it_once(scene: Scene) -> None:
    scene.p.left_align_to(scene.q).equal = 5
    scene.p.left_align_to(scene.q).min = 3
    scene.q.left_align_to(scene.p).equal = -5 @ LOW
    text = scene.ui.document
    assert "left-alignment to 2 = -5 @250" in text
    assert "left-alignment to 3 >= 3" in text
    with Layout() as again:
        again.read_document(text)
        assert again.document == text
    line = "    left-alignment to 3 >= 3\n"
    with pytest.raises(InvalidArgumentError, match="set by a line above already"):
        Layout().read_document(text.replace(line, line + "    left-alignment to 3 = 5\n"))


def changed(rng: random.Random, nodes: list[Node], links: bool) -> None:
    """One change of some alignment, from either side, or something around it."""
    one, other = rng.sample(nodes, 2)
    attribute = one.attribute(rng.choice(ALIGNMENTS), other)
    relation = rng.choice(("equal", "min", "max"))
    match rng.randrange(9 if links else 8):
        case 0:
            setattr(attribute, relation, None)
        case 1:
            attribute.clear()
        case 2:
            attribute.gone_value = rng.choice((None, 3, -4))
        case 3:
            one.gone = rng.choice(list(Gone))
        case 8:
            attribute.set_equal_to(one.left_inset, rng.choice((1, -2)), 5, LOW)
        case _:
            value = rng.randrange(-30, 30) @ rng.choice((LOW, HIGH))
            setattr(attribute, relation, value)  # fmt: skip


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("links", [False, True])
def test_histories_from_both_sides_leave_what_a_fresh_layout_has(seed: int, links: bool) -> None:
    """Whatever was set from where: read again, and updated from there, frames are the same, to the
    last bit where no factor makes thirds, and both sides read one value."""
    rng = random.Random(seed)
    ui = Layout()
    ui.direction = rng.choice((Direction.LEFT_TO_RIGHT, Direction.RIGHT_TO_LEFT))
    window = ui.node("window", size=(400, 300))
    nodes = [window.node(f"n{k}") for k in range(4)]
    for node in nodes:
        node.keep_size(rng.randrange(10, 60), rng.randrange(10, 60))
        node.baselines = (4, 3)
    texts = []
    for _ in range(6):
        for _ in range(5):
            changed(rng, nodes, links)
        ui.solve()
        texts.append(ui.document)
        with Layout() as fresh:
            fresh.read_document(ui.document)
            assert fresh.document == ui.document
            for node in nodes:
                found = fresh.find(node.name)
                assert found is not None
                assert found.frame == (pytest.approx(node.frame) if links else node.frame)
        for one in nodes:
            for other in nodes:
                if one == other:
                    continue
                kind = rng.choice(ALIGNMENTS)
                this, that = one.attribute(kind, other), other.attribute(kind, one)
                assert this == that
                for relation, opposite in (("equal",) * 2, ("min", "max"), ("max", "min")):
                    value, same = getattr(this, relation), getattr(that, opposite)
                    assert (value is None) == (same is None)
                    assert value is None or float(value) == -float(same)
    for text in rng.sample(texts, 3):
        ui.update(text)
        assert ui.document == text
