"""Layouts from Python. The expected frames follow by hand from the attributes' equations."""

from __future__ import annotations

from array import array

import numpy as np
import pytest
from keeplayout import (
    HIGH,
    LOW,
    MEDIUM,
    REQUIRED,
    AttributeKind,
    Axis,
    ConflictError,
    ConflictPolicy,
    InvalidArgumentError,
    InvalidHandleError,
    Layout,
    Node,
    Rect,
    Relation,
    Solver,
    Source,
    StateError,
    UnrelatedError,
    Value,
)


@pytest.fixture
def window(ui: Layout) -> Node:
    return ui.node("window", size=(100, 80))


def test_the_example_of_the_design(ui: Layout) -> None:
    window = ui.node(size=(320, 568))
    image, label = window.node("image"), window.node("label")
    image.aspect_ratio.equal = 16 / 9
    image.horizontal_insets.equal = 10
    label.top_offset_to(image).min = 8
    label.width.equal = 42 @ HIGH
    ui.solve()
    assert image.frame == (10, 0, 300, 168.75)
    assert str(image.frame) == "Rect(x=10.0, y=0.0, width=300.0, height=168.75)"
    assert label.frame.width == 42
    assert label.frame.top >= 168.75 + 8
    assert window.frame == (0, 0, 320, 568)


def test_frames_are_of_the_last_solve(ui: Layout, window: Node) -> None:
    box = window.node()
    assert box.frame == (0, 0, 0, 0)
    box.width.equal = 10
    assert box.frame == (0, 0, 0, 0)
    ui.solve()
    box.width.equal = 20
    assert box.frame.width == 10
    ui.solve()
    assert box.frame.width == 20


def test_frames_in_the_root(ui: Layout, window: Node) -> None:
    outer = window.node("outer")
    inner = outer.node("inner")
    outer.insets.equal = 10
    inner.insets.equal = 5
    ui.solve()
    assert outer.frame == (10, 10, 80, 60)
    assert inner.frame == (5, 5, 70, 50)
    assert inner.frame_in_root == (15, 15, 70, 50)
    frame = inner.frame_in_root
    assert (frame.left, frame.top, frame.right, frame.bottom) == (15, 15, 85, 65)
    assert frame.center == (50, 40)


def test_values_are_independent_and_live(ui: Layout, window: Node) -> None:
    box = window.node("box")
    box.width.min = 10
    box.width.max = 50
    box.width.equal = 70 @ LOW
    ui.solve()
    assert box.frame.width == 50
    assert (box.width.min, box.width.equal, box.width.max) == (
        Value(10, 1000),
        Value(70, 250),
        Value(50, 1000),
    )
    box.width.max = None
    ui.solve()
    assert box.frame.width == 70
    box.width.clear()
    assert [box.width.min, box.width.equal, box.width.max] == [None] * 3
    ui.solve()
    assert box.frame.width == 0


def test_the_size_of_a_root(ui: Layout) -> None:
    window = ui.node("window", size=(50 @ HIGH, None))
    box = window.node("box")
    box.insets.equal = 10
    box.size.equal = 100
    ui.solve()
    assert window.frame == (0, 0, 120, 120)
    assert window.outer_size == (50 @ HIGH, None)
    box.width.equal = None
    window.set_size(60, 70 @ LOW)
    ui.solve()
    assert window.frame == (0, 0, 60, 120)
    with pytest.raises(StateError):
        box.set_size(1, 1)


def test_a_refused_size_changes_neither_axis(window: Node) -> None:
    with pytest.raises(InvalidArgumentError):
        window.set_size(1, float("inf"))
    assert window.outer_size == (100 @ REQUIRED, 80 @ REQUIRED)


def test_a_refused_root_is_not_made(ui: Layout) -> None:
    with pytest.raises(ValueError, match="zero"):
        ui.node("a\0b")
    with pytest.raises(InvalidArgumentError):
        ui.node("a", size=(1, float("inf")))
    assert ui.node_count == 0


def test_the_tree(ui: Layout, window: Node) -> None:
    a, b = window.node("a"), window.node("b")
    c = a.node("c")
    assert (window.parent, a.parent, c.parent) == (None, window, a)
    assert c.root == window
    assert window.children == [a, b]
    assert ui.roots == [window]
    assert ui.node_count == 4
    assert (ui.find("c"), a.find("c"), b.find("c"), ui.find("")) == (c, c, None, None)
    c.move(b)
    assert (c.parent, a.children) == (b, [])
    b.move_before(a)
    assert window.children == [b, a]
    c.move(None)
    assert ui.roots == [window, c]
    b.name = "bee"
    assert (b.name, ui.find("bee")) == ("bee", b)
    b.destroy()
    assert not b.is_valid
    assert (b.frame, b.parent, b.root, b.children, b.name) == ((0, 0, 0, 0), None, None, [], "")
    assert window.children == [a]
    with pytest.raises(InvalidHandleError):
        b.destroy()


def test_insets_follow_a_move_and_related_attributes_are_inactive(ui: Layout, window: Node) -> None:
    other = ui.node("other", size=(200, 100))
    a, b = window.node("a"), window.node("b")
    a.right_inset.equal = 10
    a.width.equal = 10
    gap = b.left_offset_to(a)
    gap.equal = 5
    a.move(other)
    assert a.right_inset.equal == 10
    assert gap.equal == 5
    assert not gap.is_active
    with pytest.raises(UnrelatedError):
        b.left_offset_to(a)
    gap.equal = None
    assert gap.equal is None
    gap.equal = 5
    ui.solve()
    assert a.frame.x == 180
    a.move(window)
    assert gap.is_active
    ui.solve()
    assert (a.frame.x, b.frame.x) == (80, 95)


def test_nodes_are_values(ui: Layout, window: Node) -> None:
    box = window.node("box")
    assert ui.find("box") == box
    assert {box: 1}[window.children[0]] == 1
    assert box != window
    assert Layout().node() != ui.roots[0]
    ui.solve()
    assert repr(box) == "<box Rect(x=0.0, y=0.0, width=0.0, height=0.0)>"
    assert repr(ui) == "<Layout of 2 nodes>"
    box.destroy()
    assert repr(box) == "<a destroyed node>"


def test_many_at_once(ui: Layout, window: Node) -> None:
    boxes = ui.create_nodes([window] * 3)
    assert window.children == list(boxes)
    widths = [box.width for box in boxes]
    ui.set_values(widths, [10, 20, 30])
    ui.set_values(
        array("Q", [box.left_inset.id for box in boxes]),
        np.array([1.0, 2.0, 3.0]),
        relations=[Relation.AT_LEAST] * 3,
        priorities=[1000, 750, 500],
    )
    ui.solve()
    assert [box.left_inset.min for box in boxes] == [1, 2 @ HIGH, 3 @ MEDIUM]
    assert [(f.x, f.width) for f in ui.frames(boxes)] == [(1, 10), (2, 20), (3, 30)]
    assert ui.frames([boxes[2]])[0] == boxes[2].frame
    out = np.zeros(12)
    assert ui.frames_in_root(np.asarray(boxes.ids), out=out) is out
    assert out.reshape(3, 4)[:, 2].tolist() == [10, 20, 30]
    table = np.zeros((3, 4))
    assert ui.frames(boxes, out=table) is table
    assert table.ravel().tolist() == out.tolist()
    for unfit in (
        np.zeros((3, 3)), np.zeros((4, 3)), np.zeros((3, 4, 1)), np.zeros((2, 4)),
        np.zeros((4, 3)).T, np.zeros((3, 8))[:, ::2], np.zeros((3, 4), np.float32),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=r"out has 8 entries|a table with 4 columns"):
            ui.frames(boxes, out=unfit)
    ui.set_values(widths[:1], [float("nan")])
    assert widths[0].equal is None
    roots = ui.create_nodes(2)
    assert ui.roots == [window, *roots]
    assert ui.frames([]) == []
    for attributes, values in ((widths, [1, 2]), (widths[:1], [1, 2])):
        with pytest.raises(ValueError, match="values has 2 entries"):
            ui.set_values(attributes, values)
    for missing in {"relations": [Relation.EQUAL]}, {"priorities": [HIGH]}:
        with pytest.raises(ValueError, match=rf"{next(iter(missing))} has 1 entries"):
            ui.set_values(widths[:2], [1, 2], **missing)


def test_changes_are_told_once(ui: Layout, window: Node) -> None:
    box = window.node("box")
    box.width.equal = 10
    ui.solve()
    assert dict(ui.changes()) == {window: (0, 0, 100, 80), box: (0, 0, 10, 0)}
    assert ui.changes() == []
    box.width.equal = 11
    ui.solve()
    assert ui.changes() == [(box, Rect(0, 0, 11, 0))]


def test_a_transaction_is_kept_or_taken_back(ui: Layout, window: Node) -> None:
    box = window.node("box")
    box.width.equal = 10
    ui.solve()
    ui.begin()
    more = window.node("more")
    box.width.equal = 50
    ui.solve()
    assert box.frame.width == 50
    ui.rollback()
    assert not more.is_valid
    assert (box.frame.width, box.width.equal) == (10, 10 @ REQUIRED)
    with ui.transaction():
        box.width.equal = 60
    assert box.frame.width == 60


def test_conflicts_are_told_in_sentences(ui: Layout, window: Node) -> None:
    title, icon = window.node("title"), window.node("icon")
    title.left_offset_to(icon).equal = 20
    title.left_offset_to(icon).min = 50
    ui.solve()
    (conflict,) = ui.conflicts()
    lines = str(conflict).splitlines()
    assert lines[0] == "conflict, 2 constraints:"
    assert sorted(lines[1:]) == [
        "  left offset of <title> to <icon> at least 50 with required priority",
        "  left offset of <title> to <icon> equal to 20 with required priority",
    ]
    assert {c.relation for c in conflict.constraints} == {Relation.EQUAL, Relation.AT_LEAST}
    assert {c.node for c in conflict.constraints} == {title}


@pytest.mark.parametrize("kind", [Layout, Solver])
def test_the_conflict_policy(kind: type[Layout | Solver]) -> None:
    """Reported unless set; one that is refused leaves it as it was."""
    owner = kind()
    assert owner.conflict_policy is ConflictPolicy.REPORTED
    owner.conflict_policy = ConflictPolicy.REFUSED
    assert owner.conflict_policy is ConflictPolicy.REFUSED
    with owner.transaction(), pytest.raises(StateError):
        owner.conflict_policy = ConflictPolicy.REPORTED
    assert owner.conflict_policy is ConflictPolicy.REFUSED
    assert kind(ConflictPolicy.REFUSED).conflict_policy is ConflictPolicy.REFUSED


def test_refused_conflicts_undo_and_tell() -> None:
    ui = Layout(conflict_policy=ConflictPolicy.REFUSED)
    box = ui.node("window", size=(100, 80)).node("box")
    box.width.equal = 10
    ui.solve()
    box.width.min = 50
    with pytest.raises(ConflictError) as caught:
        ui.solve()
    assert [len(conflict.constraints) for conflict in caught.value.conflicts] == [2]
    assert "width of <box> at least 50" in str(caught.value.conflicts[0])
    assert (box.width.min, box.frame.width) == (None, 10)


def test_constraints_and_rules(ui: Layout, window: Node) -> None:
    box = window.node("box")
    box.width.equal = 10 @ HIGH
    value = box.width.constraint(Relation.EQUAL)
    assert value is not None
    assert box.width.constraint(Relation.AT_MOST) is None
    assert (value.source, value.node, value.attribute) == (Source.VALUE, box, box.width)
    assert (value.relation, value.value, value.is_active) == (Relation.EQUAL, 10 @ HIGH, True)
    assert repr(value) == "<width of <box> equal to 10 with high priority>"
    first = box.add_rule(AttributeKind.WIDTH, Relation.AT_LEAST, 20)
    second = box.add_rule(AttributeKind.WIDTH, Relation.AT_LEAST, 30 @ LOW)
    assert (first.source, second.value) == (Source.RULE, 30 @ LOW)
    ui.solve()
    assert box.frame.width == 20
    first.remove()
    value.remove()
    assert (first.is_valid, first.value, first.source, first.node) == (
        False,
        None,
        Source.NONE,
        None,
    )
    assert box.width.equal is None
    ui.solve()
    assert box.frame.width == 30
    with pytest.raises(InvalidHandleError):
        first.remove()


def test_what_brings_frames_up_to_date_refuses() -> None:
    """50 is not at least 100, and every ConflictError says so."""
    ui = Layout(conflict_policy=ConflictPolicy.REFUSED)
    box = ui.node("window", size=(300, 200)).node("box")
    box.width.equal = 50
    ui.solve()

    def atomic() -> None:
        with ui.atomic():
            pytest.fail("a block that is not begun")

    def transaction() -> None:
        with ui.transaction():
            pytest.fail("a block that is not begun")

    for ask in (
        ui.solve,
        ui.begin,
        atomic,
        transaction,
        lambda: setattr(ui, "conflict_policy", ConflictPolicy.REPORTED),
        box.fitting_size,
        lambda: box.size_range(Axis.HORIZONTAL),
        lambda: box.set_autoresizing(0, (0, 0, 10, 10)),
    ):
        box.width.min = 100
        with pytest.raises(ConflictError, match="width of <box>") as caught:
            ask()
        assert [len(conflict.constraints) for conflict in caught.value.conflicts] == [2]
        assert (box.width.min, box.frame.width, box.autoresizing) == (None, 50, None)
        with pytest.raises(StateError):
            ui.rollback()


def test_a_refused_transaction_takes_nothing_else_back() -> None:
    ui = Layout(conflict_policy=ConflictPolicy.REFUSED)
    box = ui.node("window", size=(300, 200)).node("box")
    box.width.equal = 50
    ui.begin()
    box.width.equal = 60
    ui.solve()
    box.width.min = 100
    with pytest.raises(ConflictError):
        ui.commit()
    assert (box.width.equal, box.width.min, box.frame.width) == (50 @ REQUIRED, None, 50)


def test_a_measure_that_raises_before_a_transaction(ui: Layout, window: Node) -> None:
    def fail(_: float) -> float:
        raise ZeroDivisionError

    box = window.node("box")
    box.width.equal = 50
    box.measure = fail
    for begin in (ui.transaction, ui.atomic):
        with pytest.raises(ZeroDivisionError), begin():
            pytest.fail("a block that is not begun")
    with pytest.raises(StateError):
        ui.rollback()
    box.measure = None
    with ui.transaction():
        pass


def test_what_is_ambiguous_is_determined_node_by_node(ui: Layout, window: Node) -> None:
    """In the order in which they were created, wherever they are and whatever was there before; of
    a node its width, its height, its left and its top. Of two that add up to 100 the first is 0."""
    window.set_size(300, 200)
    before = window.node()
    one = window.node()
    before.destroy()
    other = window.node()
    other.move_before(one)
    numbers = [
        number
        for node in (one, other)
        for number in (node.width, node.height, node.left - window.left, node.top - window.top)
    ]
    for later in range(len(numbers)):
        for earlier in range(later):
            constraint = ui.add(numbers[earlier] + numbers[later] == 100)
            ui.solve()
            found = [(f.width, f.height, f.x, f.y) for f in (one.frame, other.frame)]
            assert [*found[0], *found[1]] == [100 * (i == later) for i in range(len(numbers))]
            constraint.remove()


def test_a_closed_layout_says_so() -> None:
    with Layout() as ui:
        node = ui.node("a")
        width = node.width
    for ask in (lambda: node.frame, lambda: width.equal, ui.solve, lambda: ui.roots, node.node):
        with pytest.raises(StateError, match="the layout is closed"):
            ask()
    assert repr(ui) == "<a closed layout>"
    ui.close()


def test_axis_numbers_are_the_library_s() -> None:
    assert (Axis.HORIZONTAL, Axis.VERTICAL) == (0, 1)
