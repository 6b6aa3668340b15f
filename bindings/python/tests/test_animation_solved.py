"""Animations that move values, against the same layout solved for the values in between: random
trees, constraints at all priorities, limits that begin and cease to hold on the way."""

from __future__ import annotations

import random

import pytest
from keeplayout import LOW, Attribute, AttributeKind, Curve, Layout, Motion, Node, Relation, Spring
from presented import presented

KINDS = [
    AttributeKind.WIDTH, AttributeKind.HEIGHT, AttributeKind.ASPECT_RATIO,
    AttributeKind.LEFT_INSET, AttributeKind.RIGHT_INSET, AttributeKind.TOP_INSET,
    AttributeKind.TRAILING_INSET, AttributeKind.BOTTOM_INSET, AttributeKind.HORIZONTAL_CENTER,
]  # fmt: skip
BETWEEN = [AttributeKind.RIGHT_OFFSET, AttributeKind.TOP_ALIGN, AttributeKind.WIDTH]
FACTORS = {AttributeKind.ASPECT_RATIO, AttributeKind.HORIZONTAL_CENTER}


class World:
    """A layout that a number makes; the same number makes the same again."""

    def __init__(self, seed: int) -> None:
        chance = random.Random(seed)
        self.ui = Layout()
        self.windows = [self.ui.node(size=(400, 300)), self.ui.node(size=(200, 200))]
        self.nodes: list[Node] = []
        for _ in range(8):
            self.nodes.append(chance.choice(self.windows + self.nodes).node())
        self.set: list[tuple[Attribute, Relation, bool]] = []
        for _ in range(24):
            self.add(chance)
        self.ui.solve()

    def add(self, chance: random.Random) -> None:
        """Another value of an attribute."""
        node, other = chance.sample(self.nodes, 2)
        if chance.random() < 0.3 and node.parent == other.parent:
            kind = chance.choice(BETWEEN)
            attribute, is_factor = node.attribute(kind, other), kind is AttributeKind.WIDTH
        else:
            kind = chance.choice(KINDS)
            attribute, is_factor = node.attribute(kind), kind in FACTORS
        relation = chance.choice([Relation.EQUAL, Relation.AT_LEAST, Relation.AT_MOST])
        self.set.append((attribute, relation, is_factor))
        priority = chance.choice([250, 500, 750, 1000 if relation is Relation.EQUAL else 999])
        self.put(len(self.set) - 1, self.value(chance, is_factor), min(priority, 999))

    @staticmethod
    def value(chance: random.Random, is_factor: bool) -> float:
        return chance.choice([0.5, 1, 1.5, 2]) if is_factor else chance.randrange(0, 150)

    def priority(self, place: int) -> float:
        attribute, relation, _ = self.set[place]
        values = {
            Relation.EQUAL: attribute.equal,
            Relation.AT_LEAST: attribute.min,
            Relation.AT_MOST: attribute.max,
        }
        return float(values[relation].priority)  # type: ignore[union-attr]

    def put(self, place: int, value: float, priority: float) -> None:
        attribute, relation, _ = self.set[place]
        self.ui.set_values([attribute], [value], [relation], [priority])

    def goals(self, seed: int) -> dict[int, float]:
        """Other values for some of the attributes; the last for each."""
        chance = random.Random(seed + 1000)
        places = chance.sample(range(len(self.set)), 5)
        latest = {(a.id, r): place for place, (a, r, _) in enumerate(self.set)}
        kept = [p for p in places if latest[self.set[p][0].id, self.set[p][1]] == p]
        return {place: self.value(chance, self.set[place][2]) for place in kept}

    def now(self, place: int) -> float:
        attribute, relation, _ = self.set[place]
        value = {
            Relation.EQUAL: attribute.equal,
            Relation.AT_LEAST: attribute.min,
            Relation.AT_MOST: attribute.max,
        }[relation]
        return float(value.value)  # type: ignore[union-attr]

    @property
    def all(self) -> list[Node]:
        return self.windows + self.nodes


@pytest.mark.parametrize("seed", range(60))
def test_every_instant_is_solved(seed: int) -> None:
    moving, still = World(seed), World(seed)
    goals = moving.goals(seed)
    starts = {place: moving.now(place) for place in goals}
    with moving.ui.animate(1, curve=Curve.LINEAR, motion=Motion.VALUES):
        for share in (0.3, 1):  # what is set in between is seen nowhere
            for place, goal in goals.items():
                value = starts[place] * (1 - share) + goal * share
                moving.put(place, value, moving.priority(place))
    seen: dict[Node, object] = dict(moving.ui.presented_changes())
    for step in range(9):
        if step:
            moving.ui.advance(0.125)
        for place, goal in goals.items():
            share = step / 8
            value = starts[place] * (1 - share) + goal * share
            still.put(place, value, still.priority(place))
        still.ui.solve()
        for node, twin in zip(moving.all, still.all, strict=True):
            assert node.presented_frame == pytest.approx(twin.frame, abs=1e-6), step
        seen.update(moving.ui.presented_changes())
        for node in moving.all:
            assert seen.get(node, (0, 0, 0, 0)) == node.presented_frame
    assert not moving.ui.is_moving
    for node, twin in zip(moving.all, still.all, strict=True):
        assert node.frame == node.presented_frame == pytest.approx(twin.frame, abs=1e-6)


@pytest.mark.parametrize("seed", range(10))
def test_a_value_that_is_one_number_moves_as_the_frame_does(seed: int) -> None:
    """Also when it is taken over again and again, with the velocity that it has."""
    chance = random.Random(seed)
    layouts = [Layout(), Layout()]
    boxes = [ui.node(size=(100, 100)).node() for ui in layouts]
    for box in boxes:
        box.left_inset.equal = 10
    for _ in range(8):
        goal, seconds = chance.randrange(100), chance.choice([1, 2, 5])
        curve = chance.choice([*Curve, Spring(0.5), Spring(1.5, 2)])
        for ui, box in zip(layouts, boxes, strict=True):
            with ui.animate(seconds, curve=curve, motion=Motion(ui is layouts[0])):
                box.left_inset.equal = goal
        for _ in range(3):
            step = chance.random() / 3
            for ui in layouts:
                ui.advance(step)
            one, other = (box.presented_frame.x for box in boxes)
            assert one == pytest.approx(other, abs=1e-6)
            for ui, box in zip(layouts, boxes, strict=True):
                told = presented(ui, 2)
                assert told.get(box.id, box.presented_frame) == box.presented_frame


@pytest.mark.parametrize("factor", [1, 1e12])
def test_coefficients_that_add_up_are_solved_for_too(factor: float) -> None:
    """An inset from both sides of a parent is a term of its own and one of the other inset's, which
    makes 1e12 and 1. Half way a is 20 wide, and so is c, which is no less than a and 20 before."""
    ui = Layout()
    window = ui.node(size=(100, 100))
    a, c, far = (window.node() for _ in range(3))
    a.width.equal, c.width.equal = 10, 20 @ LOW
    c.width.set_min_to(a.width)
    far.left_inset.set_equal_to(far.right_inset, multiplier=factor)
    ui.solve()
    with ui.animate(1, motion=Motion.VALUES, curve=Curve.LINEAR):
        a.width.equal = 30
    ui.advance(0.5)
    assert (a.presented_frame.width, c.presented_frame.width) == (20, 20)
