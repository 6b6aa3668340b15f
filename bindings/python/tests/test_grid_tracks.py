"""Columns and rows of grids, and what lies in them. Frames are calculated by hand, from what the
header says."""

from __future__ import annotations

import pytest
from keeplayout import (
    CONTENT,
    REQUIRED,
    Align,
    Axis,
    Layout,
    Node,
    Priority,
    Track,
    TrackKind,
    fraction,
)


@pytest.fixture
def window() -> Node:
    return Layout().node("window", size=(120, 120))


def sized(window: Node, width: float, height: float) -> Node:
    node = window.node()
    node.width.equal, node.height.equal = width, height
    return node


@pytest.mark.parametrize("kind", [TrackKind.FIXED, TrackKind.YIELDING])
def test_what_is_too_large_at_the_start_of_its_cell_overflows_at_its_end(
    window: Node, kind: TrackKind
) -> None:
    """60 in columns and rows of 40, the third of which ends with the grid."""
    tracks = [Track(kind, 40)] * 3
    node = sized(window, 60, 60)
    grid = window.grid(columns=tracks, rows=tracks, align=Align.START, justify=Align.START)
    grid.insets.equal = 0
    grid.place(node, 2, 2)
    window.layout.solve()
    assert node.frame == (80, 80, 60, 60)


FILLING = Track(TrackKind.FILLING)
LEAST = Track(TrackKind.LEAST)


def widths(
    window: Node, width: float, *columns: Track, contents: tuple[float, ...] = ()
) -> list[float]:
    """Of columns with content, in a window of a width."""
    window.set_size(width, 120)
    members = [window.node() for _ in columns]
    for node, length in zip(members, contents, strict=False):
        node.content_size = length, 10
    grid = window.grid(*members, columns=list(columns))
    grid.insets.equal = 0
    return solved(grid)


def solved(grid: Node) -> list[float]:
    grid.layout.solve()
    found: list[float] = []
    while (track := grid.track(Axis.HORIZONTAL, len(found))) is not None:
        found.append(track.frame.width)
    return found


def test_a_limited_fraction_leaves_to_fractions_what_it_cannot_take(window: Node) -> None:
    """200 - 40 - 30: not to content, which has what it needs."""
    columns = CONTENT, fraction(3, max=30), fraction(1)
    assert widths(window, 200, *columns, contents=(40,)) == [40, 30, 130]


def test_where_all_fractions_are_at_their_most_the_rest_is_at_the_end(window: Node) -> None:
    """That is 15 of 85, and no demand that is unmet."""
    assert widths(window, 85, fraction(1, max=30), CONTENT, contents=(0, 40)) == [30, 40]
    assert window.layout.unmet() == []


def test_what_fills_takes_what_fractions_leave(window: Node) -> None:
    """Fractions first: 345 - 60 - 60. Those at most 50 leave 245 - 50 - 60, for two to share."""
    columns = Track(TrackKind.YIELDING, 1), FILLING, CONTENT
    assert widths(window, 345, *columns, contents=(110, 60, 60)) == [225, 60, 60]
    window.children[0].destroy()
    limited = fraction(1, max=50), FILLING, Track(TrackKind.FILLING, max=80), CONTENT
    assert widths(window, 245, *limited, contents=(0, 60, 60, 60)) == [50, 67.5, 67.5, 60]


def test_content_precedes_fractions_that_hold_something_required(window: Node) -> None:
    """7.5 of 16.5 are required, 9 left for content of 40: none for the other fraction."""
    found = widths(window, 16.5, fraction(1), fraction(1), CONTENT, contents=(0, 7.5, 40))
    grid = window.children[0]
    assert found == [0, 0, 16.5]
    grid.children[1].compression = REQUIRED
    assert solved(grid) == [0, 7.5, 9]


def test_a_column_is_as_large_as_the_host_makes_it(window: Node) -> None:
    """By its own width, or by where a member begins, at any priority."""
    widths(window, 200, CONTENT, fraction(3, max=30), fraction(1), contents=(40,))
    grid = window.children[0]
    column = grid.track(Axis.HORIZONTAL, 0)
    assert column is not None
    column.width.min = 60 @ Priority(600)
    assert solved(grid) == [60, 30, 110]
    column.width.min = None
    assert solved(grid) == [40, 30, 130]
    grid.destroy()
    widths(window, 200, CONTENT, fraction(1), contents=(40,))
    grid = window.children[0]
    grid.children[1].left_inset.equal = 90 @ Priority(700)
    assert solved(grid) == [90, 110]


def text(width: float, _height: float) -> tuple[float, float]:
    """Two words of 40, in lines of 10."""
    return (80, 10) if width >= 80 else (40, 20)


@pytest.mark.parametrize(
    ("columns", "expected"),
    [([LEAST, LEAST], [20, 20]), ([Track(TrackKind.FIXED, 15), LEAST], [15, 25])],
)
def test_text_in_several_columns_as_small_as_may_be(
    columns: list[Track], expected: list[float]
) -> None:
    """They share its longest word, 40."""
    ui = Layout()
    label = ui.node()
    grid = ui.grid(columns=columns, align=Align.START, justify=Align.START)
    grid.place(label, 0, 0, len(columns), 1)
    label.measure_both = text
    assert solved(grid) == expected


def test_a_row_in_a_column_needs_what_is_in_it(window: Node) -> None:
    """10 and 30 and 4 between them; 50 and 20 of 100 leave 15 for each row that fills."""
    label, field = sized(window, 10, 10), sized(window, 30, 10)
    panel = window.row(label, field, gap=4)
    window.set_size(200, 100)
    grid = window.grid(panel, columns=[CONTENT, fraction(3, max=30), fraction(1)])
    grid.insets.equal = 0
    assert solved(grid) == [44, 30, 126]
    field.width.equal = 50
    assert solved(grid) == [64, 30, 106]
    grid.destroy()
    column = window.column(sized(window, 10, 20))
    rows = window.grid(
        sized(window, 50, 50), column, columns=[CONTENT], rows=[FILLING] * 2, align=Align.START
    )
    rows.insets.equal = 0
    window.layout.solve()
    tracks = [rows.track(Axis.VERTICAL, k) for k in (0, 1)]
    assert [track.frame.height for track in tracks if track] == [65, 35]


def test_what_is_left_beside_text_is_shared_at_the_first_solve(window: Node) -> None:
    """Text of 80 beside content of 40 and 20 leaves 30 for each of them in 200."""
    label, *others = (window.node() for _ in range(3))
    label.measure_both = text
    for node, width in zip(others, (40, 20), strict=True):
        node.content_size = width, 10
    window.set_size(200, 100)
    grid = window.grid(label, *others, columns=[CONTENT, FILLING, FILLING])
    grid.insets.equal = 0
    first = solved(grid)
    assert first == [80, 70, 50]
    window.set_size(60, 100)
    solved(grid)
    window.set_size(200, 100)
    assert solved(grid) == first


@pytest.mark.parametrize(("least", "expected"), [(0, [100, 0]), (25, [75, 25])])
def test_a_fraction_has_what_one_that_yields_does_not(
    window: Node, least: float, expected: list[float]
) -> None:
    """100 in both of 44, as CSS has it for 1fr and minmax(0, 1fr) (Grid Layout, 12.5)."""
    window.set_size(44, 100)
    grid = window.grid(columns=[fraction(1), Track(TrackKind.YIELDING, 1, least)])
    grid.insets.equal = 0
    grid.place(sized(grid, 100, 10), 0, 0, 2, 1)
    assert solved(grid) == expected
