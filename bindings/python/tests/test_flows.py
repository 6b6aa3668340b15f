"""Rows that wrap. Frames are calculated by hand, from what the header says."""

from __future__ import annotations

import pytest
from keeplayout import (
    Align,
    Axis,
    Direction,
    Distribution,
    InvalidArgumentError,
    Layout,
    LimitError,
    Node,
    compare,
)

WIDTHS = (80, 60, 70, 50, 120, 30)


@pytest.fixture
def window() -> Node:
    return Layout().node("window", size=(200, 300))


def chips(window: Node, *widths: float) -> list[Node]:
    made = [window.node(f"c{place}") for place in range(len(widths))]
    for place, (node, width) in enumerate(zip(made, widths, strict=True)):
        node.content_size = (width, 20 + place)
    return made


def filled(flow: Node) -> Node:
    flow.name = "tags"
    flow.keep_insets(0, 0, None, 0)
    return flow


def places(*nodes: Node) -> list[tuple[float, float]]:
    nodes[0].layout.solve()
    assert not nodes[0].layout.conflicts()
    return [(node.frame.x, node.frame.y) for node in nodes]


def test_lines_break_where_the_next_one_does_not_fit(window: Node) -> None:
    """80 + 6 + 60 + 6 + 70 is 222. Lines are 21, 23 and 25 high: 69, and 12 between them."""
    nodes = chips(window, *WIDTHS)
    tags = filled(window.flow(*nodes, gap=6))
    in_three = [(0, 0), (86, 0), (0, 27), (76, 27), (0, 56), (126, 56)]
    assert places(*nodes) == in_three
    assert tuple(tags.frame) == (0, 0, 200, 81)
    window.set_size(284, 300)  # 80 + 60 + 70 + 50 and three gaps are 278; 120 more do not fit
    assert places(*nodes) == [(0, 0), (86, 0), (152, 0), (228, 0), (0, 29), (126, 29)]
    assert tags.frame.height == 54
    window.set_size(1000, 300)
    assert places(*nodes)[5] == (410, 0)
    assert tags.frame.height == 25
    window.set_size(200, 300)
    assert places(*nodes) == in_three


def test_a_member_that_is_too_long_is_as_long_as_the_flow(window: Node) -> None:
    nodes = chips(window, 40, 500, 40)
    filled(window.flow(*nodes, gap=6, padding=10))
    assert places(*nodes) == [(10, 10), (10, 36), (10, 63)]
    assert [node.frame.width for node in nodes] == [40, 180, 40]


def test_gone_members_leave_before_lines_break(window: Node) -> None:
    """Without the second one, 80 + 6 + 70 fit; then 50 + 6 + 120."""
    nodes = chips(window, *WIDTHS)
    tags = filled(window.flow(*nodes, gap=6))
    places(*nodes)
    nodes[1].gone = True
    assert places(*nodes) == [(0, 0), (86, 0), (86, 0), (0, 28), (56, 28), (0, 58)]
    nodes[1].gone = False
    nodes[4].destroy()
    assert places(*nodes[:4], nodes[5]) == [(0, 0), (86, 0), (0, 27), (76, 27), (132, 27)]
    first = tags.node("first")
    first.content_size = (100, 10)
    first.move_before(nodes[0])
    assert places(first, *nodes[:4], nodes[5]) == [
        (0, 0), (106, 0), (0, 26), (66, 26), (142, 26), (0, 55),
    ]  # fmt: skip


def test_distribution_within_lines(window: Node) -> None:
    nodes = chips(window, 80, 60, 100, 50)
    tags = filled(window.flow(*nodes, gap=6))
    expected = {
        Distribution.FILL: (0, 86, 0, 106),  # members keep their sizes
        Distribution.PACKED: (0, 86, 0, 106),
        Distribution.EQUAL_GAPS: (0, 140, 0, 150),
        Distribution.EQUAL_CENTERS: (0, 140, 0, 150),
        # 200 - 140 - 6 in three parts of 18; 200 - 150 - 6 in three of 14 2/3.
        Distribution.SPREAD: (18, 122, 44 / 3, 100 + 44 / 3 * 2 + 6),
    }
    for distribution, lefts in expected.items():
        tags.distribution = distribution
        assert [x for x, _ in places(*nodes)] == pytest.approx(lefts)
    tags.distribution, tags.bias = Distribution.PACKED, 1
    assert [x for x, _ in places(*nodes)] == [54, 140, 44, 150]
    tags.bias = 0.5
    assert [x for x, _ in places(*nodes)] == [27, 113, 22, 128]
    tags.distribution = Distribution.EQUAL_GAPS
    nodes[1].gone = nodes[3].gone = True  # 80 + 6 + 100 are one line, which ends at 200
    assert [x for x, _ in places(*nodes)] == [0, 100, 100, 200]


def test_what_fills_is_packed(window: Node) -> None:
    """The bias divides 200 - 146 and 200 - 156; members are as high as their lines, 21 and 23."""
    nodes = chips(window, 80, 60, 100, 50)
    filled(window.flow(*nodes, gap=6, bias=0.5))
    assert places(*nodes) == [(27, 0), (113, 0), (22, 27), (128, 27)]
    assert [node.frame.height for node in nodes] == [21, 21, 23, 23]


def test_alignment_in_lines_and_of_lines(window: Node) -> None:
    nodes = chips(window, 150, 40, 100)
    nodes[1].content_size = (40, 50)
    tags = filled(window.flow(*nodes, gap=(6, 10), align=Align.END))
    assert places(*nodes) == [(0, 30), (156, 0), (0, 60)]
    tags.align = Align.CENTER
    assert places(*nodes) == [(0, 15), (156, 0), (0, 60)]
    tags.align = Align.FILL
    places(*nodes)
    assert [node.frame.height for node in nodes] == [50, 50, 22]
    tags.align = Align.START
    tags.bottom_inset.equal = 0  # 300 high, of which lines take 50 + 10 + 22
    assert places(*nodes) == [(0, 0), (156, 0), (0, 60)]
    tags.justify = Align.END
    assert places(*nodes) == [(0, 218), (156, 218), (0, 278)]
    tags.justify = Align.CENTER
    assert places(*nodes) == [(0, 109), (156, 109), (0, 169)]
    nodes[0].baselines, nodes[1].baselines = (16, 4), (40, 4)
    tags.justify, tags.align = Align.START, Align.FIRST_BASELINE
    assert places(*nodes) == [(0, 24), (156, 0), (0, 60)]


def test_reading_direction_and_axis(window: Node) -> None:
    nodes = chips(window, *WIDTHS)
    packed = Distribution.PACKED
    tags = filled(window.flow(*nodes, gap=6, align=Align.START, distribution=packed))
    window.direction = Direction.RIGHT_TO_LEFT
    assert places(*nodes) == [(120, 0), (54, 0), (130, 27), (74, 27), (80, 56), (44, 56)]
    # Columns of 20 + 6 + 21, 22 + 6 + 23, and 24 + 6 + 25 in 60; from the right.
    window.set_size(400, 60)
    tags.bottom_inset.equal, tags.left_inset.equal = 0, None
    tags.axis = Axis.VERTICAL
    assert places(*nodes) == [(202, 0), (222, 26), (126, 0), (146, 28), (0, 0), (90, 30)]
    assert tuple(tags.frame) == (118, 0, 282, 60)  # 80 + 70 + 120 + 12
    tags.wraps = False
    assert not tags.wraps
    window.set_size(400, 200)
    assert places(*nodes) == [
        (tags.frame.width - width, y)
        for width, y in zip(WIDTHS, (0, 26, 53, 81, 110, 140), strict=True)
    ]


def test_it_is_as_long_as_one_line_if_it_can_be() -> None:
    """As a member of a column, at the start: up to what the column is wide."""
    ui = Layout()
    window = ui.node("window", size=(150, 100))
    nodes = chips(window, 80, 60, 70)
    tags = window.flow(*nodes, gap=6)
    column = window.column(tags, align=Align.START)
    column.keep_insets(0, 0, None, 0)
    assert places(*nodes) == [(0, 0), (86, 0), (0, 27)]
    assert tuple(tags.frame) == (0, 0, 150, 49)
    window.set_size(300, 100)
    assert places(*nodes) == [(0, 0), (86, 0), (152, 0)]
    assert tuple(tags.frame) == (0, 0, 222, 22)
    nodes[2].gone = True
    assert places(*nodes)[1] == (86, 0)
    assert tags.frame.width == 146


def test_each_member_is_measured_once_a_width(window: Node) -> None:
    """Text of 4,000 square points."""
    calls: list[float] = []

    def measure(width: float) -> float:
        calls.append(width)
        return 4000 / max(width, 1)

    nodes = chips(window, 50, 80, 50, 300, 40, 40)
    for node in nodes:
        node.measure = measure
    tags = filled(window.flow(*nodes, gap=10))
    assert places(*nodes) == [(0, 0), (60, 0), (150, 0), (0, 90), (0, 120), (50, 120)]
    assert tags.frame.height == 120 + 100
    assert sorted(calls) == [40, 40, 50, 50, 80, 200]
    calls.clear()
    window.set_size(240, 300)  # only the long one is of another width
    places(*nodes)
    assert calls == [240]


def test_it_is_saved_and_rolled_back(window: Node) -> None:
    ui = window.layout
    nodes = chips(window, *WIDTHS)
    filled(window.flow(*nodes, gap=6, justify=Align.CENTER))
    before = places(*nodes)
    text = ui.document
    assert "wraps" in text
    copy = Layout()
    copy.read_document(text)
    assert copy.document == text
    copy.solve()
    found = copy.find("c4")
    assert found is not None
    assert found.frame == nodes[4].frame
    ui.begin()
    window.set_size(100, 300)
    ui.solve()
    assert nodes[1].frame.y > 0
    ui.rollback()
    assert places(*nodes) == before
    assert ui.document == text


def test_lines_are_in_no_document(window: Node) -> None:
    """They follow from the width: two of 60 and a gap of 6 are 126, on one line in 200, on two in
    100, the first of which is 20 high. So a resize is the only difference, and an update keeps
    the flow."""
    ui = window.layout
    nodes = chips(window, 60, 60)
    tags = filled(window.flow(*nodes, gap=6))
    ui.solve()
    before, text = ui.description, ui.document
    assert "guide" not in text
    window.set_size(100, 300)
    assert places(*nodes) == [(0, 0), (0, 26)]
    assert "guide" not in ui.document
    changes = {change.subject for change in compare(before, ui)}
    assert changes <= {"frame", "size-width", "size-height"}
    resized = ui.document
    for document, expected in ((text, [(0, 0), (66, 0)]), (resized, [(0, 0), (0, 26)])):
        ui.update(document)
        assert ui.document == document
        assert ui.find("tags") == tags
        assert places(*nodes) == expected


def test_lines_that_do_not_converge_name_the_flow(window: Node) -> None:
    """On one line the second is at 0, and 70 too narrow for 80. On two it is at 20: 90 is not."""
    nodes = chips(window, 40, 40)
    tags = window.flow(*nodes)
    tags.name = "tags"
    tags.width.set_equal_to(nodes[1].top_inset, constant=70)
    with pytest.raises(LimitError, match="<tags> does not converge: its lines change its size"):
        window.layout.solve()
    tags.width.equal = 70
    assert places(*nodes) == [(0, 0), (0, 20)]


def test_what_it_says(window: Node) -> None:
    nodes = chips(window, 150, 60)
    filled(window.flow(*nodes, gap=6))
    window.layout.solve()
    told = {str(each) for each in nodes[1].constraints}
    assert any("in flow <tags>" in each for each in told)


def test_refusals(window: Node) -> None:
    with pytest.raises(InvalidArgumentError, match="the row gap -1 is negative"):
        window.flow(gap=(0, -1))
    tags = window.flow()
    assert tuple(tags.frame) == (0, 0, 0, 0)
    assert tags.wraps
    with pytest.raises(TypeError):
        tags.wraps = 2  # type: ignore[assignment]
    assert not window.wraps
