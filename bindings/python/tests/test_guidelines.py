"""Guidelines and barriers. Frames are calculated by hand, from what the header says."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from keeplayout import (
    CONTENT,
    Anchor,
    Curve,
    Direction,
    Distribution,
    Gone,
    InvalidArgumentError,
    Layout,
    Node,
    StateError,
    UnrelatedError,
)


@pytest.fixture
def window() -> Node:
    return Layout().node("window", size=(300, 100))


def solved(*nodes: Node) -> list[float]:
    nodes[0].layout.solve()
    assert not nodes[0].layout.conflicts()
    return [node.frame.x for node in nodes]


def test_a_guideline_is_at_a_distance_or_a_fraction(window: Node) -> None:
    line = window.guideline(Anchor.LEADING, 20)
    third, end = (
        window.guideline(Anchor.TRAILING, fraction=1 / 3),
        window.guideline(Anchor.RIGHT, 5),
    )
    assert solved(line, third, end) == [20, 200, 295]
    assert [each.frame.width for each in (line, third, end)] == [0, 0, 0]
    assert window.layout.ambiguous() == []  # nothing mentions its other axis
    window.direction = Direction.RIGHT_TO_LEFT
    assert solved(line, third, end) == [280, 100, 295]
    line.fraction, line.distance = 0.5, -10
    third.edge = Anchor.LEFT
    assert solved(line, third) == [160, 100]
    assert (line.fraction, line.distance, third.edge) == (0.5, -10, Anchor.LEFT)
    top = window.guideline(Anchor.BOTTOM, 10)
    solved(top)
    assert top.frame.y == 90


def test_a_label_column(window: Node) -> None:
    """Labels are as wide as their content; fields begin behind the wider one and fill the rest,
    though they hug their content."""
    name, mail, field = (window.node(each) for each in ("name", "mail", "field"))
    name.content_size, mail.content_size, field.content_size = (50, 20), (80, 20), (40, 20)
    line = window.barrier(Anchor.TRAILING, name, mail, distance=8)
    for label in name, mail:
        label.leading_inset.equal = 10
    field.leading_align_to(line).equal = 0
    field.trailing_inset.equal = 0
    assert solved(line, field) == [98, 98]
    assert (name.frame.width, mail.frame.width, field.frame.width) == (50, 80, 202)
    mail.content_size = (20, 20)
    assert solved(line) == [68]
    name.gone = True
    assert solved(line) == [38]
    mail.gone = True  # nothing is left: at the min edge
    assert solved(line) == [0]
    name.gone = mail.gone = False
    line.distance = 12
    window.direction = Direction.RIGHT_TO_LEFT
    assert solved(line) == [300 - 10 - 50 - 12]
    line.set_barrier(mail)
    assert solved(line) == [300 - 10 - 20 - 12]
    mail.destroy()
    assert solved(line) == [300]


def test_the_near_side(window: Node) -> None:
    one, other = window.node(), window.node()
    one.keep_size(10, 10)
    other.keep_size(10, 10)
    one.left_inset.equal, other.left_inset.equal = 100, 70
    one.top_inset.equal, other.top_inset.equal = 40, 30
    left, top = window.barrier(Anchor.LEFT, one, other), window.barrier(Anchor.TOP, one, other)
    assert solved(left) == [70]
    assert top.frame.y == 30
    assert window.layout.ambiguous() == []


def test_it_is_saved_named_and_animated(window: Node) -> None:
    ui = window.layout
    label = window.node("label")
    label.keep_size(50, 20)
    label.keep_insets(0, 0, None, None)
    line = window.barrier(Anchor.TRAILING, label, distance=8)
    line.name = "column"
    third = window.guideline(Anchor.LEADING, 3, fraction=1 / 3)
    third.name = "third"
    ui.solve()
    copy = Layout()
    copy.read_document(ui.document)
    assert copy.document == ui.document
    for name in "column", "third":
        found, known = copy.find(name), ui.find(name)
        assert found is not None
        assert known is not None
        assert found.frame == known.frame
    told = {str(each) for each in line.constraints}
    assert any("place of barrier <column> beyond <label>" in each for each in told)
    assert any("place of guideline <third>" in str(each) for each in third.constraints)
    with ui.animate(1):
        third.distance = 13
    assert third.presented_frame.x == pytest.approx(103)
    ui.advance(0.5)
    assert third.presented_frame.x == pytest.approx(108)
    ui.begin()
    third.fraction = 0
    label.destroy()
    ui.rollback()
    assert third.fraction == 1 / 3
    ui.solve()
    assert line.frame.x == 58


def test_a_barrier_waits_for_nodes_in_another_tree(window: Node) -> None:
    ui = window.layout
    label = window.node("label")
    label.left_inset.equal = 0
    label.keep_size(40, 10)
    barrier = window.barrier(Anchor.RIGHT, label)
    label.move(ui.node("other"))
    ui.solve()
    copy = Layout()
    copy.read_document(ui.document)
    copy.update(ui.document)
    assert copy.document == ui.document
    label.move(window)
    assert solved(barrier) == [40]


def test_documents_have_the_nodes_of_a_barrier_in_order_of_creation(window: Node) -> None:
    one, two = window.node(), window.node()
    barrier = window.barrier(Anchor.LEFT, two, one)
    for nodes in ((), (one, two), (two, one, two)):
        if nodes:
            barrier.set_barrier(*nodes)
        text = window.layout.document
        assert "barrier 2 3" in text
        copy = Layout()
        copy.read_document(text)
        assert copy.document == text


def test_corrections_are_what_a_call_sets(window: Node) -> None:
    """The barrier is to be 8 before a node at 0, and its right edge at 0 at least. Its width is 0
    by what it is, so that only its distance, the node or the line may change."""
    node = window.node("node")
    node.left_inset.equal = 0
    line = window.barrier(Anchor.LEADING, node, distance=8)
    line.name = "line"
    line.right_inset.max = 300
    window.layout.solve()
    (conflict,) = window.layout.conflicts()
    report = conflict.report
    assert "place of barrier <line> beyond <node> at least 0 instead of 8 (distance)" in report
    assert "left inset of <node> to superview <window> equal to 8 instead of 0" in report
    assert "width of barrier <line> equal to 8" not in report
    for constraint, value in zip(conflict.constraints, conflict.corrections, strict=True):
        assert math.isnan(value) == constraint.description.startswith("width of barrier")
    line.distance = 0
    window.layout.solve()
    assert window.layout.conflicts() == []


def test_refusals(window: Node) -> None:
    node, stranger = window.node("node"), window.layout.node("stranger")
    line = window.guideline(Anchor.LEFT)
    count = window.layout.node_count
    with pytest.raises(InvalidArgumentError, match="edge"):
        window.guideline(Anchor.WIDTH)
    with pytest.raises(InvalidArgumentError, match="fraction 2"):
        window.guideline(Anchor.LEFT, fraction=2)
    with pytest.raises(UnrelatedError, match="stranger"):
        window.barrier(Anchor.LEFT, node, stranger)
    with pytest.raises(InvalidArgumentError, match="needs a node"):
        window.barrier(Anchor.LEFT)
    with pytest.raises(StateError, match="<guide #4> is no barrier"):
        line.set_barrier(node)
    barrier = window.barrier(Anchor.LEFT, node)
    barrier.destroy()
    with pytest.raises(StateError, match="is no container"):
        window.distance = 3
    with pytest.raises(StateError, match="gap is no parameter of guideline <guide #4>"):
        line.gap = 3
    with pytest.raises(InvalidArgumentError):
        line.edge = Anchor.CENTER_X
    assert window.layout.node_count == count
    assert not line.is_container
    assert window.row().edge is None
    barrier = window.barrier(Anchor.LEFT, node)
    with pytest.raises(InvalidArgumentError):
        barrier.set_barrier(barrier)


def test_the_nodes_of_a_barrier_wait_for_a_delay(window: Node) -> None:
    """It is behind 40, and in an animation with a delay of 1 it is to be behind 90: at rest until
    then, as everything reads, and 65 half-way."""
    ui = window.layout
    a, b, c = (window.node(name) for name in "abc")
    for node, width in (a, 40), (b, 90), (c, 10):
        node.left_inset.equal = 0
        node.width.equal = width
    barrier = window.barrier(Anchor.RIGHT, a)
    c.left_inset.equal = None
    c.left_align_to(barrier).equal = 0
    ui.solve()
    with ui.animate(1, delay=1, curve=Curve.LINEAR):
        barrier.set_barrier(a, b)
        with pytest.raises(UnrelatedError):
            barrier.set_barrier(ui.node())
    assert solved(barrier, c) == [40, 40]
    ui.advance(0.5)
    assert (c.frame.x, c.presented_frame.x) == (40, 40)
    ui.advance(1)
    assert (c.frame.x, c.presented_frame.x) == (90, 65)
    with ui.animate(1, delay=1):
        barrier.set_barrier(a, b)
        b.destroy()  # dropped, as one of its nodes is not there any more
    ui.advance(2)
    assert solved(barrier) == [40]


def go(line: Node, *ways: Gone) -> None:
    for way in ways:
        line.gone = way


LINES: dict[str, Callable[[Node, Node], Node]] = {
    "a barrier": lambda row, other: row.barrier(Anchor.RIGHT, other, distance=10),
    "a guideline": lambda row, _: row.guideline(Anchor.LEFT, distance=10),
}
TOUCHES: dict[str, Callable[[Node], object]] = {
    "gone and back": lambda line: go(line, Gone.FULLY, Gone.NOT),
    "gone along one axis and back": lambda line: go(
        line, Gone.HORIZONTALLY, Gone.VERTICALLY, Gone.NOT
    ),
    "content": lambda line: setattr(line, "content_size", (0, 2)),
    "hugging": lambda line: setattr(line, "hugging", 300),
    "compression": lambda line: setattr(line, "compression", 300),
    "measured": lambda line: setattr(line, "measure", lambda _width: 0),
}


@pytest.mark.parametrize("kind", LINES)
@pytest.mark.parametrize("touch", TOUCHES)
@pytest.mark.parametrize(
    "into", ["row", "column", "proportional", "weighted", "flow", "grid", "node"]
)
def test_a_line_in_a_container_is_no_member(window: Node, kind: str, touch: str, into: str) -> None:
    """It is where it was, 10 beyond 50 or 10 from the left, and owns the same."""
    other = window.node("other")
    other.keep_size(50, 20)
    other.keep_insets(0, 0, None, None)
    inside = [window.node() for _ in range(2)]
    for node in inside:
        node.content_size = (20, 10)
    makers: dict[str, Callable[..., Node]] = {
        "row": window.row, "column": window.column, "flow": window.flow, "weighted": window.row,
        "proportional": lambda *nodes: window.row(
            *nodes, distribution=Distribution.FILL_PROPORTIONALLY
        ),
        "grid": lambda *nodes: window.grid(*nodes, columns=[CONTENT, CONTENT]),
        "node": lambda *_: window.node(),
    }  # fmt: skip
    row = makers[into](*inside)
    row.keep_insets(30, 0, 0, 0)
    if into == "weighted":
        inside[0].weight = 1
    line = LINES[kind](row, other)
    ui = window.layout
    ui.solve()
    place, frames = (60 if kind == "a barrier" else 10), [node.frame for node in inside]
    assert line.frame.x == place
    owned = [each.description for each in ui.constraints if each.is_active]
    TOUCHES[touch](line)
    ui.solve()
    assert line.frame.x == place
    assert [node.frame for node in inside] == frames
    assert set(owned) <= {each.description for each in ui.constraints if each.is_active}
    assert (" barrier 2\n" in ui.document) == (kind == "a barrier")
