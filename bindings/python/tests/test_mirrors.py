"""Random hosts that keep what is reported to them: whatever they do, and whatever they take back,
their copy is what the getters give, and nothing is reported to them that they have."""

from __future__ import annotations

import contextlib
import ctypes
import random
from collections.abc import Callable
from typing import Any

import pytest
from keeplayout import (
    ConflictPolicy,
    Curve,
    KeepError,
    Layout,
    Motion,
    Node,
    Rect,
    Relation,
    Row,
    Solver,
    Spring,
    Variable,
)
from keeplayout._c.api import keep_rect
from keeplayout._c.ffi import C


def take(
    call: Any, owner: Any, kind: Any, many: Any, chance: random.Random
) -> tuple[dict[Any, Any], int]:
    """What is reported, as much at a time as the capacity takes, all of it or only some; and how
    much is left then."""
    room = chance.choice([1, 2, 1000])
    handles, numbers = (kind.handle_type * room)(), (many * room)()
    told: dict[Any, Any] = {}
    left, portions = 1, chance.choice([1, 2, 1000])
    while left > 0 and portions > 0:
        portions -= 1
        count = call(owner._pointer, handles, numbers, room)
        assert not told or count == left
        left = max(0, count - room)
        for handle, number in zip(handles[: count - left], numbers, strict=False):
            member = kind(owner, kind.handle_type(handle.id))
            assert member not in told
            told[member] = number if kind is Variable else rect(number)
    return told, left


def rect(at: Any) -> Rect:
    return Rect(at.x, at.y, at.width, at.height)


class SolverHost:
    """Does one thing after the other to a solver."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.solver = Solver(self.chance.choice(list(ConflictPolicy)))
        self.is_wide = self.chance.random() < 0.3
        self.variables: list[Variable] = []
        self.rows: list[Row] = []
        self.dragged: Row | None = None
        self.copy: dict[Variable, float] = {}
        for _ in range(3):
            self.add_variable()

    def number(self) -> float:
        return self.chance.choice([0, 0, 1, 3, 3, 7, -2, 0.1, 1 / 3])

    def coefficient(self) -> float:
        wide = [8192, 1 / 8192, -5000] if self.is_wide else []
        return self.chance.choice([1, 1, -1, 2, 3, -0.7, *wide])

    def add_variable(self) -> None:
        default = self.chance.choice([0, 0, 3, -2])
        variable = self.solver.add_variable(default)
        self.variables.append(variable)
        self.copy[variable] = default

    def add_row(self) -> None:
        terms = [
            (self.chance.choice(self.variables), self.coefficient())
            for _ in range(self.chance.randint(1, 3))
        ]
        relation = self.chance.choice([Relation.EQUAL, Relation.EQUAL, *Relation])
        priority = self.chance.choice([1000, 1000, 750, 250])
        self.rows.append(self.solver.add_row(terms, relation, self.number(), priority))

    def drag(self) -> None:
        """The same row several times, which is swept."""
        if self.dragged is None or self.chance.random() < 0.2:
            self.dragged = self.chance.choice(self.rows)
        for _ in range(3):
            self.dragged.constant = self.number()
            self.solver.solve()
            if self.chance.random() < 0.5:
                self.look()

    def change(self) -> None:
        what = self.chance.randrange(11)
        if what == 0:
            self.add_variable()
        elif what < 3 or not self.rows:
            self.add_row()
        elif what == 3:
            self.chance.choice(self.rows).remove()
        elif what == 4:
            variable = self.chance.choice(self.variables)
            for row in self.rows:
                with contextlib.suppress(KeepError):
                    row.set_coefficient(variable, 0)
            variable.remove()
        elif what == 5:
            self.chance.choice(self.rows).relation = self.chance.choice(list(Relation))
        elif what == 6:
            self.chance.choice(self.variables).default = self.number()
        elif what == 7:
            self.chance.choice(self.rows).set_coefficient(
                self.chance.choice(self.variables), self.coefficient()
            )
        elif what == 8:
            self.drag()
        else:
            self.chance.choice(self.rows).constant = self.number()

    def do(self) -> None:
        what = self.chance.randrange(10)
        if what < 5:
            self.change()
        elif what == 5:
            self.solver.solve()
        elif what < 8:
            self.chance.choice([self.solver.begin, self.solver.begin, self.solver.freedom])()
        elif what == 8:
            self.solver.rollback()
        elif self.chance.random() < 0.5:
            self.solver.commit()
        else:
            self.chance.choice(self.variables).range(self.chance.choice([0, 500]))

    def look(self) -> None:
        told, left = take(
            C.keep_solver_changes, self.solver, Variable, ctypes.c_double, self.chance
        )
        differ = {}
        for variable in self.variables:
            try:
                self.solver.values([variable])
            except KeepError:
                continue
            if variable.value != self.copy[variable]:
                differ[variable] = variable.value
        assert told.items() <= differ.items()
        assert len(told) + left == len(differ)
        self.copy.update(told)


class LayoutHost:
    """Does one thing after the other to a layout."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.ui = Layout(self.chance.choice(list(ConflictPolicy)))
        self.root = self.ui.node(size=(500, 400))
        self.nodes: list[Node] = []
        for _ in range(5):
            self.make()
        self.copy: dict[Node, Rect] = {}
        self.seen: dict[Node, Rect] = {}

    def number(self) -> float:
        return self.chance.choice([0, 0, 3, 7, 20, 100 / 3])

    def some(self) -> Node:
        return self.chance.choice([node for node in self.nodes if node.is_valid] or [self.root])

    def make(self) -> None:
        node = self.chance.choice([self.root, self.some() if self.nodes else self.root]).node()
        node.width.equal = self.number()
        self.nodes.append(node)

    def change(self) -> None:
        node = self.some()
        what = self.chance.randrange(12)
        if what < 3:
            node.width.equal = self.number()
        elif what < 5:
            node.left_inset.equal = self.number()
        elif what == 5:
            node.top_inset.min = self.number()
        elif what == 6:
            self.make()
        elif what == 7:
            node.alignment_insets = (self.number(), 0, 0, self.number())
        elif what == 8:
            node.gone = not node.gone
        elif what == 9:
            node.move(self.chance.choice([self.root, self.some()]))
        elif what == 10 and self.chance.random() < 0.3:
            node.set_measure(lambda length: length / 2)
        elif node != self.root:
            node.destroy()

    def animate(self) -> None:
        curve: Any = self.chance.choice([*Curve, Spring(0.4)])
        with self.ui.animate(
            self.chance.choice([0, 0.1, 1]),
            delay=self.chance.choice([0, 0, 0.2]),
            curve=curve,
            motion=Motion(self.chance.random() < 0.3),
        ):
            for _ in range(self.chance.randrange(4)):
                self.change()

    def do(self) -> None:
        what = self.chance.randrange(12)
        if what < 4:
            self.change()
        elif what < 6:
            self.ui.solve()
        elif what == 6:
            self.ui.begin()
        elif what == 7:
            self.ui.rollback()
        elif what == 8:
            act: Any = self.chance.choice([self.ui.commit, self.some().fitting_size])
            act()
        elif what == 9:
            self.animate()
        else:
            self.ui.advance(self.chance.choice([0, 1e-17, 0.016, 0.05, 2]))

    def look(self) -> None:
        if self.chance.random() < 0.6:
            self.compare(C.keep_layout_changes, self.copy, lambda node: node.frame)
        if self.chance.random() < 0.6:
            self.compare(
                C.keep_layout_presented_changes, self.seen, lambda node: node.presented_frame
            )

    def compare(self, call: Any, copy: dict[Node, Rect], frame: Callable[[Node], Rect]) -> None:
        told, left = take(call, self.ui, Node, keep_rect, self.chance)
        differ = {}
        for node in [self.root, *self.nodes]:
            if node.is_valid and frame(node) != copy.get(node, Rect(0, 0, 0, 0)):
                differ[node] = frame(node)
        assert told.items() <= differ.items()
        assert len(told) + left == len(differ)
        copy.update(told)


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("kind", [SolverHost, LayoutHost])
def test_a_copy_is_what_is_there(kind: Any, seed: int) -> None:
    host = kind(seed)
    for _ in range(80):
        with contextlib.suppress(KeepError):
            host.do()
        if host.chance.random() < 0.7:
            host.look()
