"""What is left along and across containers. Frames are calculated by hand."""

from __future__ import annotations

import pytest
from keeplayout import (
    CONTENT,
    Align,
    Axis,
    Curve,
    Direction,
    Distribution,
    InvalidArgumentError,
    Layout,
    Node,
    fraction,
)


@pytest.fixture
def window() -> Node:
    return Layout().node("window", size=(320, 200))


def boxes(window: Node, count: int = 6) -> list[Node]:
    made = [window.node(f"b{place}") for place in range(count)]
    for node in made:
        node.content_size = (100, 40)
    return made


def tops(nodes: list[Node]) -> list[float]:
    nodes[0].layout.solve()
    return [node.frame.y for node in nodes]


def test_it_is_animated(window: Node) -> None:
    """Two lines of 40 in 200 leave 120. Halfway from none of them before the lines to all."""
    nodes = boxes(window)
    flow = window.flow(*nodes, row_distribution=Distribution.PACKED)
    flow.insets.equal = 0
    ui = window.layout
    assert tops(nodes)[::3] == [0, 40]
    with ui.animate(1, curve=Curve.LINEAR):
        flow.row_bias = 1
    ui.advance(0.5)
    assert [node.presented_frame.y for node in nodes[::3]] == [60, 100]
    ui.advance(0.5)
    assert tops(nodes)[::3] == [120, 160]


def test_lines_that_fill_are_decided_in_every_solve(window: Node) -> None:
    """Lines of 40 and of 60 share the rest of 200, that of 160, and nothing of 100; and back."""
    nodes = boxes(window)
    nodes[4].content_size = (100, 60)
    flow = window.flow(*nodes)
    flow.insets.equal = 0
    for height, expected in ((200, 90), (160, 70), (100, 40), (200, 90)):
        window.set_size(320, height)
        assert tops(nodes)[3] == pytest.approx(expected), height
        assert nodes[0].frame.height == pytest.approx(expected)
    flow.row_distribution = Distribution.SPREAD
    assert tops(nodes)[::3] == pytest.approx([100 / 3, 200 / 3 + 40])
    flow.row_distribution = Distribution.FILL
    assert tops(nodes)[::3] == [0, 90]
    window.set_size(None, None)
    window.width.equal = 320
    assert tops(nodes)[3] == 40
    assert window.frame.height == 100


@pytest.mark.parametrize(
    ("bias", "lefts"), [(None, [0, 120]), (0.5, [-40, 80]), (1, [-80, 40]), (0.25, [-20, 100])]
)
@pytest.mark.parametrize("distribution", [Distribution.EQUAL_GAPS, Distribution.EQUAL_CENTERS])
def test_what_is_too_large_for_equal_gaps_lies_at_the_bias(
    distribution: Distribution, bias: float | None, lefts: list[float]
) -> None:
    """100 and 100 with a gap of 20 are 80 too long for 140; in 320 they are at the edges, with any
    bias. So are columns, and in a column of 140 rows."""
    window = Layout().node(size=(140, 140))
    row = window.row(gap=20, distribution=distribution)
    grid = window.grid(columns=[100, 100], rows=[100, 100], gap=20)
    for container in row, grid:
        container.insets.equal = 0
        for _ in range(2):
            container.node().keep_size(100, 100)
    grid.distribution = grid.row_distribution = distribution
    if bias is not None:
        row.bias = grid.bias = grid.row_bias = bias
    members = [*row.children, *grid.children]
    for size, expected in ((140, lefts), (320, [0, 220]), (140, lefts)):
        window.set_size(size, size)
        window.layout.solve()
        assert [node.frame.x for node in members] == pytest.approx(expected * 2)
        rows = [grid.track(Axis.VERTICAL, place) for place in range(2)]
        assert [row.frame.y for row in rows if row] == pytest.approx(expected)


def test_a_fraction_leaves_nothing(window: Node) -> None:
    """Without it, the rest of 320 - 100 is before the column."""
    node = boxes(window, 1)[0]
    grid = window.grid(node, columns=[fraction(1)], distribution=Distribution.PACKED, bias=1)
    grid.insets.equal = 0
    window.layout.solve()
    assert grid.distribution == Distribution.PACKED
    assert tuple(node.frame)[::2] == (0, 320)
    grid.set_track(Axis.HORIZONTAL, 0, CONTENT)
    window.layout.solve()
    assert tuple(node.frame)[::2] == (220, 100)
    grid.set_track(Axis.HORIZONTAL, 0, fraction(1))
    window.layout.solve()
    assert tuple(node.frame)[::2] == (0, 320)


def test_rows_that_come_and_leave(window: Node) -> None:
    """Rows of 40 in 200 have 160, 120 and 80 beside them, half of a part at both ends."""
    nodes = boxes(window, 3)
    grid = window.grid(nodes[0], columns=[100], row_distribution=Distribution.AROUND)
    grid.insets.equal = 0
    assert tops(nodes[:1]) == [80]
    nodes[1].move(grid)
    assert tops(nodes[:2]) == [30, 130]
    nodes[2].move(grid)
    assert tops(nodes) == pytest.approx([80 / 6, 80 / 2 + 40, 80 / 6 * 5 + 80])
    nodes[1].gone = True
    assert tops(nodes)[::2] == [30, 130]
    nodes[1].gone = False
    nodes[0].move(window)
    assert tops(nodes[1:]) == [30, 130]
    grid.row_distribution = Distribution.EQUAL_GAPS
    assert tops(nodes[1:]) == [0, 160]
    nodes[2].destroy()
    grid.row_bias = 0.5
    assert tops(nodes[1:2]) == [80]


def test_columns_go_in_the_reading_direction(window: Node) -> None:
    """100 and 100 with 60 behind them in 320, less 60 of padding at the leading edge."""
    nodes = boxes(window, 2)
    window.direction = Direction.RIGHT_TO_LEFT
    grid = window.grid(*nodes, columns=[100, 100], padding=(0, 60, 0, 0))
    grid.insets.equal = 0
    grid.distribution = Distribution.PACKED
    window.layout.solve()
    assert [node.frame.x for node in nodes] == [160, 60]
    grid.distribution = Distribution.SPREAD
    window.layout.solve()
    assert [node.frame.x for node in nodes] == [140, 20]


def test_a_reversed_line_that_is_aligned_at_the_start(window: Node) -> None:
    """The first line is at the bottom, and so are members that are lower than it."""
    nodes = boxes(window)
    nodes[1].content_size = (100, 60)
    flow = window.flow(*nodes, align=Align.START, row_distribution=Distribution.PACKED)
    flow.insets.equal, flow.lines_reversed = 0, True
    assert tops(nodes) == [160, 140, 160, 100, 100, 100]
    nodes[1].own_margin_bottom = 5
    assert tops(nodes) == [160, 135, 160, 95, 95, 95]


def test_what_it_says(window: Node) -> None:
    nodes = boxes(window)
    flow = window.flow(*nodes, row_distribution=Distribution.AROUND)
    flow.name, flow.insets.equal = "boxes", 0
    window.layout.solve()
    told = {str(each) for each in window.layout.constraints}
    for words in (
        "gap before line 0 in flow <boxes> equal to the gap beside it with required(-2) priority",
        "gap after line 1 in flow <boxes> equal to the gap beside it with required(-2) priority",
        "gap before line 1 in flow <boxes> at least 0 with required priority",
    ):
        assert any(words in each for each in told), words


def test_refusals(window: Node) -> None:
    flow = window.flow()
    with pytest.raises(InvalidArgumentError, match=r"the row bias 2 is not between 0 and 1"):
        flow.row_bias = 2
    with pytest.raises((TypeError, ValueError)):
        flow.row_distribution = 9  # type: ignore[assignment]
    assert flow.row_distribution == Distribution.FILL
