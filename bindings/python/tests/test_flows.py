"""Rows that wrap. Frames are calculated by hand, from what the header says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from keeplayout import (
    Align,
    Axis,
    Direction,
    Distribution,
    InvalidArgumentError,
    Layout,
    Log,
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


def test_widths_are_measured_before_a_flow_asks_for_its_length() -> None:
    """Of text that is set in columns: 40 for any height. So the flow is 40 + 8 long, on one."""
    root = Layout().node()
    nodes = chips(root, 0, 0)
    nodes[0].set_measure(lambda _: 40, Axis.HORIZONTAL)
    tags = root.flow(*nodes, gap=8)
    assert places(*nodes) == [(0, 0), (48, 0)]
    assert tags.frame.width == 48


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


def test_content_is_measured_in_order_of_creation(window: Node) -> None:
    """Whatever moved first, or was told to have changed first."""
    asked: list[Node] = []

    def measure(node: Node) -> Callable[[float], float]:
        def height(_width: float) -> float:
            asked.append(node)
            return 10

        return height

    nodes = chips(window, 50, 80, 30)
    for node in reversed(nodes):
        node.measure = measure(node)
    filled(window.flow(*nodes))
    window.layout.solve()
    assert asked == nodes
    asked.clear()
    for node, width in zip(reversed(nodes), (35, 85, 55), strict=True):
        node.content_size = (width, None)
        node.invalidate_content()
    window.layout.solve()
    assert asked == nodes


def test_lines_take_no_numbers(window: Node) -> None:
    """The window, six members and the flow are there before, however often lines are made."""
    filled(window.flow(*chips(window, *WIDTHS), gap=6))
    for width in (200, 100, 300, 80):
        window.set_size(width, 300)
        window.layout.solve()
    assert window.node("last").number == 9
    assert [window.layout.numbered(number) for number in (8, 9)] == [
        window.layout.find("tags"), window.layout.find("last"),
    ]  # fmt: skip


def test_it_is_saved_and_rolled_back(window: Node) -> None:
    ui = window.layout
    nodes = chips(window, *WIDTHS)
    filled(window.flow(*nodes, gap=6, row_distribution=Distribution.PACKED, row_bias=0.5))
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


def test_lines_are_decided_once(window: Node) -> None:
    """On one line the second is at 0, and 70 too narrow for 80. On two it is at 20, and with 90
    they would fit: they stay, which is told once."""
    told: list[str] = []
    window.layout.set_log(lambda _, text: told.append(text), Log.DECISION)
    nodes = chips(window, 40, 40)
    tags = window.flow(*nodes)
    tags.name = "tags"
    for constant in (70, 90, 70):
        tags.width.set_equal_to(nodes[1].top_inset, constant=constant)
        lines = [(0, 0), (0, 20)] if constant == 70 else [(0, 0), (40, 0)]
        assert places(*nodes) == lines
        assert tags.frame.width == 90
    words = "flow <tags> stays as it was decided, though the last frames would decide otherwise"
    assert told == [words, words]


def test_what_a_flow_has_asked_for_is_not_kept(window: Node) -> None:
    """A member without a length of its own may be as long as that."""
    tags = window.flow(window.node(), window.node(), gap=8, distribution=Distribution.SPREAD)
    for gap in 8, 0, 3:
        tags.gap = gap
        window.layout.solve()
        assert tags.frame.width == gap


def test_what_it_says(window: Node) -> None:
    nodes = chips(window, 150, 60)
    filled(window.flow(*nodes, gap=6))
    window.layout.solve()
    told = {str(each) for each in nodes[1].constraints}
    assert any("in flow <tags>" in each for each in told)


def test_refusals(window: Node) -> None:
    with pytest.raises(InvalidArgumentError, match="the top padding -1 is negative"):
        window.flow(padding=-1)
    tags = window.flow()
    assert tuple(tags.frame) == (0, 0, 0, 0)
    assert tags.wraps
    with pytest.raises(TypeError):
        tags.wraps = 2  # type: ignore[assignment]
    assert not window.wraps
