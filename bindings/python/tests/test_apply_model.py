"""Apply lists against a model of them: many random programs; the active ones after each step.

The model is the rule of the header, in the plainest form: a list for each node, read from its end.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest
from keeplayout import Layout, Node, Relation
from keeplayout.apply import (
    AppliedAttribute,
    Bottom,
    CenterX,
    CenterY,
    Constant,
    Height,
    LastBaseline,
    Leading,
    Left,
    Right,
    Top,
    Trailing,
    Width,
)

PLACES: dict[type[AppliedAttribute], tuple[str, str]] = {
    Left: ("x", "near"), Leading: ("x", "near"), Right: ("x", "far"), Trailing: ("x", "far"),
    CenterX: ("x", "center"), Top: ("y", "near"), Bottom: ("y", "far"),
    LastBaseline: ("y", "far"), CenterY: ("y", "center"), Width: ("x", "size"),
    Height: ("y", "size"),
}  # fmt: skip


@dataclass
class Entry:
    kind: type[AppliedAttribute]
    value: float
    relation: Relation
    priority: float
    condition: int | None

    @property
    def key(self) -> tuple[object, ...]:
        return self.kind, self.relation, self.priority, self.condition

    def excludes(self, other: Entry) -> bool:
        (axis, place), (its_axis, its_place) = PLACES[self.kind], PLACES[other.kind]
        if (axis, self.relation, self.priority) != (its_axis, other.relation, other.priority):
            return False
        if "size" in (place, its_place):
            return place == its_place
        return place == its_place or "center" in (place, its_place)


class Program:
    """A layout and its model, doing the same."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.ui = Layout()
        window = self.ui.node(size=(100, 100))
        self.nodes = [window.node() for _ in range(2)]
        self.answers = [self.random.random() < 0.5 for _ in range(4)]
        self.conditions = [lambda number=number: self.answers[number] for number in range(4)]
        # Per node: entries with the answer that counts for each.
        self.model: list[list[tuple[Entry, bool]]] = [[], []]

    def entry(self) -> Entry:
        condition = self.random.choice([None, None, 0, 1, 2, 3])
        return Entry(
            kind=self.random.choice(list(PLACES)),
            value=self.random.randrange(100),
            relation=self.random.choice([Relation.EQUAL, Relation.EQUAL, Relation.AT_LEAST]),
            priority=self.random.choice([1000.0, 1000.0, 500.0]),
            condition=condition,
        )

    def apply(self, place: int) -> None:
        entries = [self.entry() for _ in range(self.random.randrange(1, 5))]
        self.nodes[place].apply(self.attribute(entry) for entry in entries)
        for entry in entries:
            known = [(e, a) for e, a in self.model[place] if e.key != entry.key]
            if entry.condition is None:
                known = [(e, a) for e, a in known if not entry.excludes(e)]
            answer = entry.condition is None or self.answers[entry.condition]
            self.model[place] = [*known, (entry, answer)]

    def attribute(self, entry: Entry) -> AppliedAttribute:
        attribute = entry.kind(Constant(entry.value, entry.relation)) @ entry.priority
        condition = entry.condition
        return attribute if condition is None else attribute.when(self.conditions[condition])

    def reload(self, places: list[int]) -> None:
        for place in places:
            self.model[place] = [
                (e, e.condition is None or self.answers[e.condition]) for e, _ in self.model[place]
            ]

    def step(self) -> None:
        place = self.random.randrange(2)
        match self.random.choice(["apply"] * 4 + ["turn"] * 3 + ["reload", "all", "clear"]):
            case "apply":
                self.apply(place)
            case "turn":
                self.answers[self.random.randrange(4)] ^= True
            case "reload":
                self.nodes[place].reload()
                self.reload([place])
            case "all":
                self.ui.reload()
                self.reload([0, 1])
            case "clear" if self.random.random() < 0.3:
                self.nodes[place].clear_applied()
                self.model[place] = []

    def expected(self, place: int) -> list[tuple[float, float, bool]]:
        chosen: list[Entry] = []
        states: list[tuple[float, float, bool]] = []
        for entry, holds in reversed(self.model[place]):
            is_in = holds and not any(c.excludes(entry) for c in chosen)
            chosen += [entry] if is_in else []
            states.append((entry.value, entry.priority, is_in))
        return states[::-1]


def seen(node: Node) -> list[tuple[float, float, bool]]:
    return [(abs(c.value.value), c.value.priority, c.is_active) for c in node.applied if c.value]


@pytest.mark.parametrize("seed", range(40))
def test_random_programs(seed: int) -> None:
    program = Program(seed)
    for _ in range(60):
        program.step()
        for place in (0, 1):
            assert seen(program.nodes[place]) == program.expected(place)
    before = [seen(node) for node in program.nodes]
    program.ui.begin()
    for _ in range(20):
        program.step()
    program.ui.rollback()
    assert [seen(node) for node in program.nodes] == before
