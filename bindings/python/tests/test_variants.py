"""Variants of a node: by its size, and by where it fits. Frames are by hand."""

from __future__ import annotations

import math
from contextlib import suppress

import pytest
from keeplayout import (
    Align,
    Axis,
    ConflictPolicy,
    Distribution,
    Gone,
    Insets,
    InvalidArgumentError,
    KeepError,
    Layout,
    Node,
    Priority,
    StateError,
)


@pytest.fixture
def ui() -> Layout:
    return Layout()


class Card:
    """A picture of 80 x 60 beside a text of 100 x 20, below 200 without it."""

    def __init__(self, ui: Layout) -> None:
        self.ui = ui
        self.window = ui.node("window", size=(300, 200))
        self.picture, self.text = self.window.node("picture"), self.window.node("text")
        self.picture.content_size, self.text.content_size = (80, 60), (100, 20)
        self.card = self.window.row(self.picture, self.text, gap=10)
        self.card.name = "card"
        self.card.keep_insets(0, 0, None, 0)
        self.card.add_variant(width=200)
        self.narrow = self.card.add_variant()
        self.card.vary(self.narrow, self.picture, gone=Gone.FULLY)
        self.card.vary(self.narrow, self.card, axis=Axis.VERTICAL, gap=3)

    def resized(self, width: float) -> tuple[int, float, float]:
        """Which variant is in use then, how high the card is, and where its text is."""
        self.window.set_size(width, 200)
        self.ui.solve()
        return self.card.variant, self.card.frame.height, self.text.frame.x


@pytest.fixture
def card(ui: Layout) -> Card:
    return Card(ui)


def test_other_values_at_other_widths(card: Card) -> None:
    assert card.resized(300) == (0, 60, 90)
    assert card.resized(200) == (0, 60, 90)
    assert card.resized(199) == (1, 20, 0)
    assert card.resized(300) == (0, 60, 90)


def test_what_is_set_is_for_the_first_one(card: Card) -> None:
    card.resized(100)
    assert (card.card.axis, card.card.gap, card.picture.gone) == (Axis.HORIZONTAL, 10, Gone.NOT)
    card.card.gap = 20
    assert card.resized(100) == (1, 20, 0)
    assert card.card.gap == 20
    assert card.resized(300) == (0, 60, 100)


def test_values_of_members(card: Card) -> None:
    card.card.vary(card.narrow, card.text, own_align=Align.END)
    assert card.resized(150) == (1, 20, 50)
    assert card.resized(300) == (0, 60, 90)


def test_all_sides_at_once(card: Card) -> None:
    """The text of 20 with a margin of 1 and 4 is in padding of 8, 6 from the left with 7 more."""
    card.card.vary(card.narrow, card.card, padding=(8, 6, 8, 0))
    card.card.vary(card.narrow, card.text, own_margin=Insets(1, 7, 4, 0))
    assert card.resized(150) == (1, 41, 13)
    assert card.resized(300) == (0, 60, 90)
    card.card.vary(card.narrow, card.card, padding=3, padding_left=0)
    assert card.resized(150) == (1, 31, 7)
    with pytest.raises(TypeError, match="the nearest is 'padding'"):
        card.card.vary(card.narrow, card.card, paddin=3)
    with pytest.raises(TypeError):
        card.card.vary(card.narrow, card.card, padding=(1, 2))
    assert card.resized(150) == (1, 31, 7)


def test_without_variants_everything_is_as_it_is_set(card: Card) -> None:
    card.resized(100)
    card.card.clear_variants()
    assert card.resized(100)[0] == card.card.variant_count == 0
    assert card.picture.frame.height == 60


def test_a_rollback_takes_them_back(card: Card) -> None:
    card.resized(100)
    with suppress(ZeroDivisionError), card.ui.transaction():
        card.card.clear_variants()
        raise ZeroDivisionError
    assert card.resized(100) == (1, 20, 0)
    assert card.resized(300) == (0, 60, 90)


@pytest.mark.parametrize("width", [100, 300])
def test_documents_have_what_is_set(card: Card, width: float) -> None:
    card.resized(width)
    other = Layout()
    other.read_document(card.ui.document)
    assert other.document == card.ui.document
    assert other.description == card.ui.description
    card.card.clear_variants()
    card.ui.update(other.document)
    assert card.ui.document == other.document
    assert card.resized(100) == (1, 20, 0)
    assert card.resized(300) == (0, 60, 90)


def test_a_node_that_is_destroyed_leaves_the_others_as_they_are_set(card: Card) -> None:
    window = card.window
    outer = window.node()
    outer.keep_insets(0, 0, 0, 0)
    outer.add_variant(width=500)
    outer.vary(outer.add_variant(), card.text, gone=Gone.FULLY)
    card.resized(300)
    assert card.text.frame.width == 0
    outer.destroy()
    assert card.resized(300) == (0, 60, 90)


@pytest.fixture
def menu(ui: Layout) -> tuple[Node, Node, Node]:
    window = ui.node(size=(300, 200))
    button, menu = window.node(), window.node()
    button.keep_size(40, 20)
    button.top_inset.equal = 50
    menu.content_size = 100, 60
    menu.insets.min = 0
    below, above = menu.add_variant(fits=True), menu.add_variant(fits=True)
    for variant, line in (
        (below, menu.top == button.bottom + 4 @ Priority(700)),
        (above, menu.bottom == button.top - 4 @ Priority(700)),
    ):
        ui.add(line).set_variant(menu, variant)
    return window, button, menu


def test_the_first_one_that_fits(ui: Layout, menu: tuple[Node, Node, Node]) -> None:
    window, button, it = menu
    ui.solve()
    assert (it.variant, it.frame.y) == (0, 74)
    button.top_inset.equal = 120
    ui.solve()
    assert (it.variant, it.frame.y) == (1, 56)
    window.set_size(300, 300)
    ui.solve()
    assert (it.variant, it.frame.y) == (0, 144)


def test_which_one_a_constraint_belongs_to(ui: Layout, menu: tuple[Node, Node, Node]) -> None:
    _, _, it = menu
    ui.solve()
    above = next(line for line in it.constraints if line.is_installed and line.variant == 1)
    assert above.variant_node == it
    assert not above.is_active
    above.set_variant(None)
    assert above.is_active
    assert above.variant_node is None


def test_what_is_refused(card: Card) -> None:
    with pytest.raises(InvalidArgumentError, match="no variant of this index"):
        card.card.vary(2, card.text, gone=Gone.FULLY)
    with pytest.raises(InvalidArgumentError, match="as it is set otherwise"):
        card.card.vary(0, card.text, gone=Gone.FULLY)
    with pytest.raises(StateError):
        card.card.vary(1, card.window, gap=3)
    with pytest.raises(TypeError, match="has colour"):
        card.card.vary(1, card.card, colour=3)
    card.window.add_variant()
    card.window.add_variant()
    with pytest.raises(InvalidArgumentError, match="variants of another node set it"):
        card.window.vary(1, card.picture, gone=Gone.NOT)
    with pytest.raises(StateError):
        card.card.constraints[0].set_variant(card.card, 0)


def test_what_is_unset_in_a_variant_is_read_back(ui: Layout) -> None:
    """NaN stands for what the container, or nothing, says."""
    row = ui.node(size=(200, 100)).row(distribution=Distribution.SPREAD, bias=0.2)
    member = row.node()
    row.add_variant(width=300)
    row.add_variant()
    row.vary(1, row, bias=math.nan)
    row.vary(1, member, gap_after=math.nan, own_align=math.nan)
    document = ui.document
    for word in ("bias", "gap-after", "own-alignment"):
        assert f" {word} unset\n" in document
    copy = Layout()
    copy.read_document(document)
    assert copy.document == document


def test_a_document_varies_what_the_container_has(ui: Layout) -> None:
    with pytest.raises(KeepError, match=r"line 5, .*edge is no parameter of row"):
        ui.read_document(
            "keeplayout 1\nnode 1\n  row\n  variant width 30\n  in-variant 0 1 edge right\n"
        )


def test_a_listed_node_may_have_one_cell_given(ui: Layout) -> None:
    text = """keeplayout 1
node 1
  size-width 30
  node 2
    row
    listed 3 first-column 1
  node 3
"""
    ui.read_document(text)
    assert ui.document == text


def test_rows_of_a_grid_come_and_go(ui: Layout) -> None:
    """Rows of 20, of which the second one is there where the window is 100 wide. They are the
    grid's own: a document has none, so that it is the same after any number of solves."""
    window = ui.node("window", size=(100, 100))
    cards = [window.node(f"card {place}") for place in range(2)]
    for card in cards:
        card.content_size = (10, 20)
    grid = window.grid(*cards, columns=[40])
    window.add_variant(width=100)
    window.vary(window.add_variant(), cards[1], gone=Gone.FULLY)
    ui.solve()
    document = ui.document
    assert "grid-row" not in document
    for width, height in (100, 40), (99, 20), (100, 40):
        window.set_size(width, 100)
        ui.solve()
        assert grid.frame.height == height
    assert ui.document == document
    fresh = Layout()
    fresh.read_document(document)
    assert fresh.document == document
    window.clear_variants()
    ui.solve()
    assert ui.document.count("grid-row") == 2
    fresh.update(ui.document)
    assert fresh.document == ui.document
    fresh.update(document)
    assert fresh.document == document


def test_a_grid_is_destroyed_whose_variants_vary_a_member(ui: Layout) -> None:
    """What the variant leaves would have the grid, which is going, make rows again."""
    ui.conflict_policy = ConflictPolicy.REFUSED
    box = ui.node(size=(100, 100))
    member = box.node()
    grid = box.grid(member, columns=[40], rows=[])
    grid.add_variant(width=60)
    grid.vary(grid.add_variant(), member, weight=0)
    grid.destroy()
    assert not box.children


def test_text_that_is_gone_is_measured_before_it_is_decided_again(ui: Layout) -> None:
    window = ui.node("window", size=(300, 200))
    text, words = window.node("text"), [20]
    text.add_variant(width=60)
    text.vary(text.add_variant(), text, gone=Gone.FULLY)
    text.measure_both = lambda _width, _height: (words[0], 12)
    for width in 20, 80, 59, 60:
        words[0] = width
        text.invalidate_content()
        ui.solve()
        assert (text.variant, text.frame.width) == ((0, width) if width >= 60 else (1, 0))


def test_text_in_what_is_gone_is_measured_before_that_is_decided_again(ui: Layout) -> None:
    window = ui.node("window", size=(300, 200))
    box = window.node("box")
    text = box.node("text")
    text.keep_insets(0, 0, 0, 0)
    box.add_variant(width=60)
    box.vary(box.add_variant(), box, gone=Gone.FULLY)
    ui.solve()
    assert box.variant == 1
    text.measure_both = lambda _width, _height: (80, 12)
    ui.solve()
    assert (box.variant, box.frame.width, text.frame.width) == (0, 80, 80)
