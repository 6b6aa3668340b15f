"""Columns as often as fits: repeat(auto-fill, minmax(230px, 1fr)) of CSS, by its rules."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest
from budget import seeds
from cells import Cells, Item, placed
from keeplayout import Align, Axis, Layout, Node, Repeat, Track, TrackKind, fraction

KINDS = ["fraction", "yielding", "fixed"]


@dataclass
class Card:
    size: tuple[float, float]
    item: Item
    is_text: bool = False


class Shop:
    """A window with a grid of cards; by rows, or turned."""

    def __init__(self, seed: int) -> None:
        rng = self.rng = random.Random(seed)
        self.least, self.kind = rng.choice([60, 80.5, 120]), rng.choice(KINDS)
        self.gap, self.padding = rng.choice([0, 8, 12.5]), rng.choice([0, 10])
        self.first = rng.choice([None, None, 40])
        self.is_fit = rng.random() < 0.3
        self.axis = rng.choice([Axis.HORIZONTAL, Axis.HORIZONTAL, Axis.VERTICAL])
        self.cards = [self.card() for _ in range(rng.randint(0, 9))]
        self.length = self.some_length()
        self.layout = Layout()
        self.window = self.layout.node("window")
        self.nodes: list[Node] = []
        self.make()

    def some_length(self) -> float:
        return self.rng.choice([self.rng.uniform(30, 700), self.rng.randrange(50, 700)])

    def card(self) -> Card:
        rng, item = self.rng, Item()
        if rng.random() < 0.3:
            item.columns, item.rows = rng.choice([1, 2, 3]), rng.choice([1, 2])
            item.column, item.row = rng.choice([None, None, 1]), rng.choice([None, None, 0])
        return Card((rng.choice([20, 50, 55.5]), rng.choice([10, 20.25])), item, rng.random() < 0.3)

    def make(self) -> None:
        last = {
            "fraction": fraction(1, min=self.least),
            "yielding": Track(TrackKind.YIELDING, 1, self.least),
            "fixed": self.least,
        }[self.kind]
        given = [last] if self.first is None else [self.first, last]
        is_row = self.axis == Axis.HORIZONTAL
        columns, rows = (given, []) if is_row else ([30], given)
        self.grid = self.window.grid(
            columns=columns, rows=rows, gap=self.gap, padding=self.padding,
            repeats=Repeat.FIT if self.is_fit else Repeat.FILL, align=Align.FILL,
        )  # fmt: skip
        self.grid.axis = self.axis
        if is_row:
            self.grid.left_inset.equal = self.grid.right_inset.equal = 0
            self.grid.top_inset.equal = 0
        else:
            self.grid.top_inset.equal = self.grid.bottom_inset.equal = 0
            self.grid.left_inset.equal = 0
        for card in self.cards:
            self.add(card)
        self.resize(self.length)

    def add(self, card: Card) -> None:
        node = self.window.node()
        width, height = card.size
        if card.is_text:
            node.measure_both = lambda most, _: (
                min(most, 4 * width), height * -(-4 * width // max(min(most, 4 * width), width)),
            )  # fmt: skip
            node.compression = 1
        else:
            node.content_size = card.size
        self.grid.flow_in(node)
        self.set(node, card)
        self.nodes.append(node)

    def set(self, node: Node, card: Card) -> None:
        node.gone = card.item.is_gone
        node.first_column, node.first_row = card.item.column, card.item.row
        node.column_span, node.row_span = card.item.columns, card.item.rows

    def resize(self, length: float) -> None:
        self.length = length
        is_row = self.axis == Axis.HORIZONTAL
        self.window.set_size(length if is_row else 2000, 2000 if is_row else length)

    # What is to be

    def count(self) -> int:
        room = self.length - 2 * self.padding + self.gap
        if self.first is not None:
            room -= self.first + self.gap
        return max(1, int((room + 1e-6) // (self.least + self.gap)))

    def columns(self, cells: list[Cells | None]) -> list[tuple[float, float]]:
        """Where each column begins, and how long it is."""
        count = self.count() + (self.first is not None)
        if self.is_fit:
            at, span = (0, 2) if self.axis == Axis.HORIZONTAL else (1, 3)
            used = max((each[at] + each[span] for each in cells if each), default=0)
            count = max(1 + (self.first is not None), min(count, used))
        lengths = [self.least] * count
        if self.first is not None:
            lengths[0] = self.first
        if self.kind != "fixed":
            room = self.length - 2 * self.padding - (count - 1) * self.gap
            shares = lengths[self.first is not None :]
            one = max(self.least, (room - sum(lengths) + sum(shares)) / len(shares))
            lengths[self.first is not None :] = [one] * len(shares)
        begins = [self.padding + sum(lengths[:at]) + at * self.gap for at in range(len(lengths))]
        return list(zip(begins, lengths, strict=True))

    def expect(self) -> None:
        self.layout.solve()
        items, by_column = [card.item for card in self.cards], self.axis == Axis.VERTICAL
        count = self.count() + (self.first is not None)
        cells = placed(items, count, by_column=by_column)
        assert [node.cells for node in self.nodes] == cells
        columns, at = self.columns(cells), 1 if by_column else 0
        assert self.grid.track_count(self.axis) == len(columns)
        for node, each in zip(self.nodes, cells, strict=True):
            if each is None or node.gone:
                continue
            first, last = columns[each[at]], columns[each[at] + each[at + 2] - 1]
            frame = node.frame
            found = (frame.y, frame.height) if by_column else (frame.x, frame.width)
            end = last[0] + last[1]
            if found[0] + found[1] <= end + 1e-6:
                assert found == pytest.approx((first[0], end - first[0]), abs=1e-6)

    def fresh(self) -> None:
        """Made at once it has the same frames, to the last bit."""
        made = Shop.__new__(Shop)
        made.__dict__.update(self.__dict__)
        made.layout, made.nodes = Layout(), []
        made.window = made.layout.node("window")
        made.make()
        made.layout.solve()
        assert [node.frame for node in self.nodes] == [node.frame for node in made.nodes]
        assert self.grid.frame == made.grid.frame


@pytest.mark.parametrize("seed", seeds(54_200, 150))
def test_columns_are_there_as_often_as_fits(seed: int) -> None:
    shop = Shop(seed)
    rng = shop.rng
    shop.expect()
    for _ in range(8):
        edit = rng.choice(["resize", "resize", "resize", "gone", "card", "come"])
        if edit == "resize":
            shop.resize(shop.some_length())
        elif edit == "come":
            shop.cards.append(shop.card())
            shop.add(shop.cards[-1])
        elif shop.cards:
            at = rng.randrange(len(shop.cards))
            card = shop.cards[at]
            if edit == "gone":
                card.item.is_gone = not card.item.is_gone
            elif not card.is_text:
                card.size = shop.card().size
                shop.nodes[at].content_size = card.size
            shop.set(shop.nodes[at], card)
        shop.expect()
        shop.fresh()
