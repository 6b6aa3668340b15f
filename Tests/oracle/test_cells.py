"""In which cells of grids members are, against CSS's placement, while they and the grids change."""

from __future__ import annotations

import random

import pytest
from budget import seeds
from cells import Item, placed
from keeplayout import Axis, Layout, Node, fraction

SPANS = [1, 1, 1, 1, 2, 3]


class Grid:
    """A grid in a window, and what is known of it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng, self.items = rng, list[Item]()
        self.width, self.by_column, self.is_dense = rng.randint(1, 4), False, False
        self.layout = Layout()
        self.window = self.layout.node("window", size=(400, 300))
        self.grid = self.window.grid(columns=[fraction(1)] * self.width, gap=4)
        self.grid.insets.equal = 0
        self.nodes: list[Node] = []

    def come(self) -> None:
        rng, at = self.rng, self.rng.randint(0, len(self.items))
        node = self.window.node()
        node.content_size = (rng.choice([10, 40]), rng.choice([10, 25]))
        if at < len(self.nodes):
            node.move_before(self.nodes[at])
        else:
            self.grid.flow_in(node)
        self.nodes.insert(at, node)
        self.items.insert(at, Item())
        if rng.random() < 0.5:
            self.choose()

    def choose(self) -> None:
        if not self.items:
            return
        rng, at = self.rng, self.rng.randrange(len(self.items))
        is_gone = self.items[at].is_gone
        item = self.items[at] = Item(columns=rng.choice(SPANS), rows=rng.choice(SPANS))
        item.column = rng.choice([None, None, rng.randrange(5)])
        item.row = rng.choice([None, None, rng.randrange(5)])
        item.is_gone = is_gone
        node = self.nodes[at]
        node.first_column, node.first_row = item.column, item.row
        node.column_span, node.row_span = item.columns, item.rows

    def leave(self) -> None:
        if self.items:
            at = self.rng.randrange(len(self.items))
            self.items.pop(at)
            self.nodes.pop(at).destroy()

    def go(self) -> None:
        if self.items:
            at = self.rng.randrange(len(self.items))
            self.items[at].is_gone = self.nodes[at].gone = not self.items[at].is_gone

    def recount(self) -> None:
        self.width = self.rng.randint(1, 5)
        self.grid.set_track_count(Axis.VERTICAL if self.by_column else Axis.HORIZONTAL, self.width)

    def turn(self) -> None:
        self.by_column = not self.by_column
        self.grid.axis = Axis.VERTICAL if self.by_column else Axis.HORIZONTAL
        self.recount()

    def tighten(self) -> None:
        self.is_dense = self.grid.dense = not self.is_dense

    def expect(self) -> None:
        options = {"by_column": self.by_column, "is_dense": self.is_dense}
        wanted = placed(self.items, self.width, **options)
        found = [node.cells for node in self.nodes]
        assert found == wanted, (self.items, self.width, options)
        self.layout.solve()
        made = Layout()
        made.read_document(self.layout.document)
        made.solve()
        assert self.frames(self.layout) == self.frames(made), self.layout.document

    def frames(self, layout: Layout) -> list[object]:
        """Of all, in their order: fresh from a document they are the same to the last bit."""
        window = layout.roots[0]
        return [node.frame for grid in window.children for node in [grid, *grid.children]]


@pytest.mark.parametrize("seed", seeds(54_000, 120))
def test_members_are_where_css_has_them(seed: int) -> None:
    grid = Grid(random.Random(seed))
    edits = [*[grid.come] * 4, grid.choose, grid.leave, grid.go, grid.recount, grid.turn]
    for step in range(30):
        random.Random(f"{seed} {step}").choice([*edits, grid.tighten])()
        if grid.rng.random() < 0.7:
            grid.expect()
    grid.expect()
