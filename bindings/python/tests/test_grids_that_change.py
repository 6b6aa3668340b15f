"""Grids whose columns change: in place, by room, on their way. Values are calculated by hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from keeplayout import (
    CONTENT,
    Align,
    Axis,
    Curve,
    InvalidArgumentError,
    Layout,
    LimitError,
    Node,
    Repeat,
    StateError,
    Track,
    TrackKind,
    fraction,
)

CARD = Track(TrackKind.YIELDING, 1, 230)


def board(count: int, columns: int = 2) -> tuple[Layout, Node, list[Node]]:
    ui = Layout()
    window = ui.node("window", size=(400, 300))
    cards = [window.node(f"card {place}") for place in range(count)]
    for card in cards:
        card.content_size = (50, 40)
    grid = window.grid(*cards, columns=[fraction(1)] * columns)
    grid.insets.equal = 0
    ui.solve()
    return ui, grid, cards


def shop(
    width: float, count: int, repeats: Repeat = Repeat.FILL
) -> tuple[Layout, Node, list[Node]]:
    ui = Layout()
    window = ui.node("window", size=(width, 600))
    cards = [window.node() for _ in range(count)]
    for card in cards:
        card.content_size = (100, 50)
    grid = window.grid(*cards, columns=[CARD], gap=16, repeats=repeats)
    grid.left_inset.equal = grid.right_inset.equal = grid.top_inset.equal = 0
    ui.solve()
    return ui, grid, cards


def rows(cards: list[Node]) -> list[tuple[float, float, float]]:
    return [(card.frame.x, card.frame.y, card.frame.width) for card in cards]


def test_members_flow_on_and_back() -> None:
    ui, grid, cards = board(5)
    grid.set_track_count(Axis.HORIZONTAL, 4)
    ui.solve()
    assert rows(cards) == [(0, 0, 100), (100, 0, 100), (200, 0, 100), (300, 0, 100), (0, 40, 100)]
    assert grid.track_count(Axis.HORIZONTAL) == 4
    assert grid.track_count(Axis.VERTICAL) == 2
    assert cards[4].cells == (0, 1, 1, 1)
    grid.set_track_count(Axis.HORIZONTAL, 1)
    ui.solve()
    assert [card.frame.y for card in cards] == [0, 40, 80, 120, 160]


def test_cells_that_there_are_not_wait() -> None:
    ui, grid, cards = board(3)
    grid.place(cards[0], 1, 1)
    grid.set_track_count(Axis.HORIZONTAL, 1)
    ui.solve()
    assert [card.cells for card in cards] == [(0, 1, 1, 1), (0, 0, 1, 1), (0, 2, 1, 1)]
    assert cards[0].first_column == 1
    grid.set_track_count(Axis.HORIZONTAL, 2)
    ui.solve()
    assert [card.cells for card in cards] == [(1, 1, 1, 1), (0, 0, 1, 1), (1, 0, 1, 1)]


def test_a_member_of_a_given_column_lies_otherwise_in_it() -> None:
    """Its row is found; it stays there, and is as wide as its content, 10, in half of 400."""
    ui, _, cards = board(1)
    cards[0].content_size = (10, None)
    cards[0].first_column = 1
    ui.solve()
    assert cards[0].frame.width == 200
    cards[0].own_justify = Align.START
    ui.solve()
    assert cards[0].frame.width == 10


def test_new_columns_are_as_the_last_one() -> None:
    _, grid, _ = board(1)
    grid.set_track(Axis.HORIZONTAL, 1, Track(TrackKind.FIXED, 80))
    grid.set_track_count(Axis.HORIZONTAL, 3)
    assert grid.get_track(Axis.HORIZONTAL, 2) == Track(TrackKind.FIXED, 80)
    assert grid.get_track(Axis.HORIZONTAL, 0) == fraction(1)
    assert grid.get_track(Axis.VERTICAL, 0) == CONTENT


def test_rows_with_members_stay() -> None:
    ui, grid, cards = board(4)
    grid.set_track(Axis.VERTICAL, 1, 90)
    ui.solve()
    assert cards[2].frame.height == 90
    grid.set_track_count(Axis.VERTICAL, 0)
    ui.solve()
    assert grid.track_count(Axis.VERTICAL) == 2
    assert cards[2].frame.height == 40


def test_a_change_is_taken_back() -> None:
    ui, grid, cards = board(5)
    before = rows(cards), [card.cells for card in cards]
    ui.begin()
    grid.set_track_count(Axis.HORIZONTAL, 3)
    cards[1].column_span = 2
    grid.dense = True
    ui.solve()
    assert cards[1].cells == (1, 0, 2, 1)
    ui.rollback()
    assert (rows(cards), [card.cells for card in cards]) == before


def test_it_is_animated() -> None:
    ui, grid, cards = board(3)
    with ui.animate(1, curve=Curve.LINEAR):
        grid.set_track_count(Axis.HORIZONTAL, 4)
    ui.advance(0.5)
    shown = [tuple(card.presented_frame) for card in cards]
    assert shown == [(0, 0, 150, 40), (150, 0, 150, 40), (100, 20, 150, 40)]


def test_it_waits_for_a_delay() -> None:
    ui, grid, cards = board(3)
    with ui.animate(1, delay=1):
        grid.set_track_count(Axis.HORIZONTAL, 3)
        cards[0].column_span = 2
    ui.solve()
    assert grid.track_count(Axis.HORIZONTAL) == 2
    ui.advance(2)
    assert [card.cells for card in cards] == [(0, 0, 2, 1), (2, 0, 1, 1), (0, 1, 1, 1)]


@pytest.mark.parametrize(
    ("width", "columns"), [(200, 1), (475.9, 1), (476, 2), (721, 2), (722, 3), (1000, 4)]
)
def test_as_many_columns_as_fit(width: float, columns: int) -> None:
    """n columns of 230 and n - 1 gaps of 16: 476 for two, 722 for three, 968 for four."""
    _, grid, cards = shop(width, 5)
    each = max(230.0, (width - 16 * (columns - 1)) / columns)
    assert grid.track_count(Axis.HORIZONTAL) == columns
    for place, card in enumerate(cards):
        row, column = divmod(place, columns)
        assert card.frame == pytest.approx((column * (each + 16), row * 66, each, 50))


def test_columns_without_members_are_left_out() -> None:
    _, grid, cards = shop(1000, 2, Repeat.FIT)
    assert grid.track_count(Axis.HORIZONTAL) == 2
    assert rows(cards) == [(0, 0, 492), (508, 0, 492)]
    _, _, cards = shop(1000, 2)
    assert rows(cards) == [(0, 0, 238), (254, 0, 238)]


def test_columns_flip_in_one_step() -> None:
    ui, grid, cards = shop(500, 3)
    with ui.animate(1, curve=Curve.LINEAR):
        ui.roots[0].set_size(732, 600)
    assert grid.track_count(Axis.HORIZONTAL) == 3
    ui.advance(0.5)
    # From 0, 66 below two columns of 242 to 498.67 beside two of 233.33.
    assert cards[2].presented_frame == pytest.approx(
        (0.5 * 1496 / 3, 33, 0.5 * (242 + 700 / 3), 50)
    )


def test_a_column_without_a_length_is_there_once() -> None:
    ui, grid, _ = shop(1000, 3)
    grid.set_track(Axis.HORIZONTAL, 0, fraction(1))
    ui.solve()
    assert grid.track_count(Axis.HORIZONTAL) == 1
    grid.set_track(Axis.HORIZONTAL, 0, 300)
    ui.solve()
    assert grid.track_count(Axis.HORIZONTAL) == 3
    grid.repeats = Repeat.NONE
    ui.solve()
    assert grid.track_count(Axis.HORIZONTAL) == 1


def test_columns_that_were_added_are_the_grids_own() -> None:
    ui, grid, cards = shop(1000, 3)
    added = grid.track(Axis.HORIZONTAL, 2)
    assert added is not None
    with pytest.raises(StateError):
        cards[0].left_align_to(added).equal = 0
    with pytest.raises(InvalidArgumentError):
        grid.set_track(Axis.HORIZONTAL, 2, 50)
    assert ui.document.count("grid-column") == 1
    made = Layout()
    made.read_document(ui.document)
    made.solve()
    assert made.document == ui.document


def test_a_grid_in_what_is_as_small_as_it_goes_has_one_column() -> None:
    ui = Layout()
    window = ui.node("window", size=(900, 300))
    cards = [window.node() for _ in range(3)]
    grid = window.grid(*cards, columns=[CARD], repeats=Repeat.FILL)
    row = window.row(grid)
    row.left_inset.equal = 0
    ui.solve()
    assert grid.frame.width == 230
    assert grid.track_count(Axis.HORIZONTAL) == 1


def test_a_child_lies_over_cells() -> None:
    """An absolute box in cells: it is in no one's way, and as wide as its columns."""
    ui, grid, cards = board(3)
    badge = ui.roots[0].node("badge")
    badge.content_size = (500, 500)
    grid.place(badge, 1, 0)
    badge.overlay = True
    badge.own_margin = 4
    ui.solve()
    assert rows(cards) == [(0, 0, 200), (200, 0, 200), (0, 40, 200)]
    assert badge.frame == (204, 4, 192, 32)
    assert badge.cells is None
    grid.set_track_count(Axis.HORIZONTAL, 1)
    ui.solve()
    assert badge.frame == (4, 4, 392, 32)
    badge.overlay = False
    ui.solve()
    assert badge.cells == (0, 0, 1, 1)


def test_nothing_else_is_taken() -> None:
    ui, grid, cards = board(2)
    with pytest.raises(InvalidArgumentError):
        grid.set_track_count(Axis.HORIZONTAL, 0)
    with pytest.raises(LimitError):
        grid.set_track_count(Axis.VERTICAL, 10_001)
    with pytest.raises(StateError):
        cards[0].set_track_count(Axis.HORIZONTAL, 1)
    for number in (-1, 0.5, 10_000):
        with pytest.raises(InvalidArgumentError):
            cards[0].first_column = number
    with pytest.raises(InvalidArgumentError):
        cards[0].column_span = 0
    ui.solve()


@pytest.mark.parametrize(("width", "columns"), [(420, 1), (780, 3), (1100, 4)])
def test_a_page_of_offers(width: float, columns: int) -> None:
    ui = Layout()
    windows = Path(__file__).parents[1] / "examples" / "windows"
    ui.read_document((windows / "market.keep").read_text())
    ui.roots[0].set_size(width, None)
    ui.solve()
    offers, bicycle = ui.find("offers"), ui.find("bicycle")
    assert offers is not None
    assert bicycle is not None
    assert offers.track_count(Axis.HORIZONTAL) == columns
    assert bicycle.cells == (0, 0, min(2, columns), 1)


def test_a_grid_that_grows_by_its_columns_grows_once() -> None:
    """Its member, a margin inside of it, keeps it longer than its columns, which follow it."""
    root = Layout().node()
    card = root.node()
    card.right_margin_inset.equal = 1
    grid = root.grid(card, columns=[CARD], repeats=Repeat.FILL)
    root.layout.solve()
    width = grid.frame.width
    root.layout.solve()
    assert grid.frame.width == width
