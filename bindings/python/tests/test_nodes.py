"""Arrays of nodes: every attribute of each, and what is kept between neighbours.

Expected values follow by hand from the equations; the counts are those of KeepLayout's documents.
"""

from __future__ import annotations

from itertools import pairwise

import pytest
from keeplayout import (
    HIGH,
    LOW,
    REQUIRED,
    AttributeKind,
    FrameKind,
    InvalidArgumentError,
    InvalidHandleError,
    Layout,
    Node,
    Nodes,
    Relation,
    UnrelatedError,
    Value,
)
from keeplayout.attributes.accessors import Attributes

WINDOW = (300, 200)
OWN = [n for n in vars(Attributes) if n[0] != "_" and not n.endswith("_to")]
RELATED = [n for n in vars(Attributes) if n.endswith("_to")]


@pytest.fixture
def window(ui: Layout) -> Node:
    return ui.node("window", size=WINDOW)


@pytest.fixture
def row(ui: Layout, window: Node) -> Nodes:
    return ui.nodes([window.node(name) for name in "abc"])


def test_an_array_is_a_sequence(ui: Layout, window: Node, row: Nodes) -> None:
    assert list(row) == window.children
    assert (len(row), row[1].name, list(row[1:])) == (3, "b", window.children[1:])
    assert repr(row) == "<3 of Node>"
    assert [f.width for f in ui.frames(row)] == [0, 0, 0]
    assert row == ui.nodes(window.children)
    assert {row: 1}[ui.nodes(window.children)] == 1
    for other in row[1:], row[::-1], Layout().create_nodes(3), window.children, None:
        assert row != other


@pytest.mark.parametrize("name", OWN)
def test_every_attribute_of_each(row: Nodes, name: str) -> None:
    """A group of the elements' attributes, in order; those of groups where they are groups."""
    group = getattr(row, name)
    each = [getattr(node, name) for node in row]
    flat = [member for one in each for member in one.members or [one]]
    assert group.members == flat
    for relation in ("equal", "min", "max"):
        setattr(group, relation, 0.5 @ HIGH)
        assert [getattr(member, relation) for member in flat] == [0.5 @ HIGH] * len(flat)
        assert getattr(group, relation) is None
    assert group.is_active
    group.clear()
    assert not any(member.is_active for member in flat)


@pytest.mark.parametrize("name", RELATED)
def test_every_attribute_of_each_to_one_other(window: Node, row: Nodes, name: str) -> None:
    other = window.node("other")
    group = getattr(row, name)(other)
    each = [getattr(node, name)(other) for node in row]
    flat = [member for one in each for member in one.members or [one]]
    assert group.members == flat
    group.equal = 1
    assert [member.equal for member in flat] == [1] * len(flat)


BATCHES = {
    "keep_horizontal_offsets": "right_offset_to",
    "keep_leading_offsets": "trailing_offset_to",
    "keep_vertical_offsets": "bottom_offset_to",
    "keep_baseline_offsets": "last_baseline_offset_to",
    "keep_left_alignments": "left_align_to",
    "keep_right_alignments": "right_align_to",
    "keep_leading_alignments": "leading_align_to",
    "keep_trailing_alignments": "trailing_align_to",
    "keep_top_alignments": "top_align_to",
    "keep_bottom_alignments": "bottom_align_to",
    "keep_vertical_alignments": "vertical_align_to",
    "keep_horizontal_alignments": "horizontal_align_to",
    "keep_first_baseline_alignments": "first_baseline_align_to",
    "keep_last_baseline_alignments": "last_baseline_align_to",
}
PLAIN = {
    "keep_widths_equal": ("width_to", 1),
    "keep_heights_equal": ("height_to", 1),
    "keep_left_aligned": ("left_align_to", 0),
    "keep_right_aligned": ("right_align_to", 0),
    "keep_leading_aligned": ("leading_align_to", 0),
    "keep_trailing_aligned": ("trailing_align_to", 0),
    "keep_top_aligned": ("top_align_to", 0),
    "keep_bottom_aligned": ("bottom_align_to", 0),
    "keep_vertically_aligned": ("vertical_align_to", 0),
    "keep_horizontally_aligned": ("horizontal_align_to", 0),
    "keep_first_baseline_aligned": ("first_baseline_align_to", 0),
    "keep_last_baseline_aligned": ("last_baseline_align_to", 0),
}


@pytest.mark.parametrize(("batch", "accessor"), BATCHES.items())
def test_batches_with_a_value(row: Nodes, batch: str, accessor: str) -> None:
    getattr(row, batch)(5 @ HIGH)
    for this, following in pairwise(row):
        assert getattr(this, accessor)(following).equal == 5 @ HIGH
        assert getattr(this, accessor)(following).min is None
    getattr(row, batch)(None)
    for this, following in pairwise(row):
        assert getattr(this, accessor)(following).equal is None


@pytest.mark.parametrize(("batch", "accessor"), BATCHES.items())
def test_the_same_as_groups(row: Nodes, batch: str, accessor: str) -> None:
    """Beyond the original: limits between neighbours."""
    group = getattr(row, batch.removeprefix("keep_"))
    assert group.members == [getattr(this, accessor)(after) for this, after in pairwise(row)]
    group.min, group.max = 8, 20
    for this, following in pairwise(row):
        pair = getattr(this, accessor)(following)
        assert (pair.min, pair.equal, pair.max) == (8, None, 20)


@pytest.mark.parametrize("batch", PLAIN)
def test_batches_without_a_value(row: Nodes, batch: str) -> None:
    accessor, value = PLAIN[batch]
    getattr(row, batch)()
    pairs = [getattr(this, accessor)(following) for this, following in pairwise(row)]
    assert [pair.equal for pair in pairs] == [value] * 2
    getattr(row, batch)(HIGH)
    assert [pair.equal for pair in pairs] == [value @ HIGH] * 2


def test_sizes_equal(row: Nodes) -> None:
    row.keep_sizes_equal(LOW)
    for this, following in pairwise(row):
        assert this.width_to(following).equal == this.height_to(following).equal == 1 @ LOW


def test_every_batch_has_a_test() -> None:
    batches = {name for name in dir(Nodes) if name.startswith("keep_")}
    single = {name for name in dir(Node) if name.startswith("keep_")}
    assert batches - single == {*BATCHES, *PLAIN, "keep_sizes_equal"}
    offered = {name for name in dir(Nodes) if name.endswith(("_offsets", "_alignments"))}
    assert {n.removeprefix("keep_") for n in BATCHES} == {n for n in offered if n[:5] != "keep_"}


def test_three_in_a_row(ui: Layout, row: Nodes) -> None:
    """(300 - 2*10 - 2*10) / 3 wide, 10 apart."""
    row[0].left_inset.equal = 10
    row[2].right_inset.equal = 10
    row.top_inset.equal = 5
    row.height.equal = 20
    row.keep_widths_equal()
    row.keep_horizontal_offsets(10)
    ui.solve()
    width = 260 / 3
    for place, frame in enumerate(ui.frames(row)):
        assert frame == pytest.approx((10 + place * (width + 10), 5, width, 20))


def test_stairs(ui: Layout, row: Nodes) -> None:
    """left = next.left + v: with v above 0 each later one lies further left."""
    row[0].left_inset.equal = 100
    row.keep_left_alignments(30)
    row[0].bottom_inset.equal = 0
    row.keep_bottom_alignments(10)
    row.size.equal = 10
    ui.solve()
    assert [f.left for f in ui.frames(row)] == [100, 70, 40]
    assert [f.bottom for f in ui.frames(row)] == [200, 210, 220]


def test_equal_gaps(ui: Layout, row: Nodes) -> None:
    """300 - 30 - 50 - 20 are 200, in two gaps."""
    for node, width in zip(row, (30, 50, 20), strict=True):
        node.width.equal = width
    row[0].left_inset.equal = 0
    row[2].right_inset.equal = 0
    row.distribute_horizontally()
    ui.solve()
    assert [f.left for f in ui.frames(row)] == [0, 130, 280]
    row.height.equal = 20
    row[0].top_inset.equal = 0
    row[2].bottom_inset.equal = 10
    row.distribute_vertically(HIGH)
    ui.solve()
    assert [f.top for f in ui.frames(row)] == [0, 85, 170]
    gap = row[0].bottom_offset_to(row[1]).followed()
    assert gap is not None
    assert (gap.attribute, gap.priority) == (row[1].bottom_offset_to(row[2]), 750)
    with pytest.raises(InvalidArgumentError, match="offset"):
        row.distribute(AttributeKind.LEFT_ALIGN)


def test_shortcuts_of_many(ui: Layout, row: Nodes) -> None:
    row.keep_size(30, 20 @ HIGH)
    row.keep_center(0.5, 0.25)
    ui.solve()
    assert ui.frames(row) == [(135, 40, 30, 20)] * 3
    row.keep_size(None, None)
    row.keep_center(None, None)
    row.keep_insets(1, 2, 3, 4)
    ui.solve()
    assert ui.frames(row) == [(2, 1, 294, 196)] * 3
    row.keep_insets(None, None, None, None)
    row.keep_margin_insets(1, 2, 3, 4)
    ui.solve()
    assert ui.frames(row) == [(10, 9, 278, 180)] * 3
    row.keep_margin_insets(None, None, None, None)
    row.keep_safe_insets(1, 2, 3, 4)
    ui.solve()
    assert ui.frames(row) == [(2, 1, 294, 196)] * 3
    row.keep_safe_insets(None, None, None, None)
    row.size.equal = 10
    row.keep_centered()
    ui.solve()
    assert ui.frames(row) == [(145, 95, 10, 10)] * 3
    row.center.clear()
    row.keep_horizontally_centered(HIGH)
    row.keep_vertically_centered(LOW)
    assert row[2].horizontal_center.equal == 0.5 @ HIGH
    assert row[2].vertical_center.equal == 0.5 @ LOW


def test_resistance_of_many(row: Nodes) -> None:
    row.hugging = 600
    row[1].horizontal_hugging = 300
    row.vertical_compression = 999
    assert (row.hugging, row.vertical_hugging, row[0].hugging) == (300, 600, 600)
    assert (row.compression, row.vertical_compression) == (750, 999)
    with pytest.raises(InvalidArgumentError):
        row.hugging = 0
    row[2].destroy()
    with pytest.raises(InvalidHandleError):
        row.hugging = 100
    assert (row[0].hugging, row[2].hugging, row.hugging) == (600, None, None)


def constraints_set_by(ui: Layout, row: Nodes, case: str) -> int:
    with ui.atomic() as group:
        if case == "insets":
            row.insets.equal = 10
        else:
            row.keep_widths_equal()
            row.keep_horizontal_offsets(10)
            row.keep_top_aligned()
    return len(group.constraints)


@pytest.mark.parametrize(("case", "expected"), [("insets", 12), ("trio", 6)])
def test_constraint_counts(ui: Layout, row: Nodes, case: str, expected: int) -> None:
    """Insets of three are 12; equal widths, gaps and aligned tops of three are 6. Set again, they
    are no more."""
    assert constraints_set_by(ui, row, case) == expected
    assert constraints_set_by(ui, row, case) == expected


@pytest.mark.parametrize("size", [0, 1])
def test_no_pair_does_nothing(ui: Layout, window: Node, size: int) -> None:
    few = ui.nodes([window.node() for _ in range(size)])
    for batch in BATCHES:
        getattr(few, batch)(5)
        assert getattr(few, batch.removeprefix("keep_")).members == []
    for batch in PLAIN:
        getattr(few, batch)()
    few.keep_sizes_equal()
    few.distribute_horizontally()
    few.keep_size(10, 10)
    few.width.min = 5
    assert len(few.insets.members) == 4 * size


def test_of_none(ui: Layout) -> None:
    nobody = ui.nodes([])
    nobody.hugging = 500
    assert nobody.hugging is None
    assert nobody.width.equal is None
    assert not nobody.width.is_active


def test_a_stale_node_in_the_middle_means_that_nothing_is_set(row: Nodes) -> None:
    row[1].destroy()
    for call in (
        lambda: row.keep_horizontal_offsets(5),
        lambda: row.keep_size(5, 5),
        lambda: setattr(row.left_inset, "equal", 5),
        lambda: row.distribute_vertically(),
        lambda: row.between(AttributeKind.WIDTH),
    ):
        with pytest.raises(InvalidHandleError, match="element 1"):
            call()
    assert row[0].width.equal is row[0].left_inset.equal is None
    assert not row[0].right_offset_to(row[2]).is_active


def test_what_cannot_be_is_refused_for_all(ui: Layout, window: Node, row: Nodes) -> None:
    with pytest.raises(UnrelatedError, match="element 1"):
        _ = ui.nodes([row[0], window]).left_inset
    with pytest.raises(InvalidArgumentError, match="element 0"):
        ui.nodes([row[0], row[0]]).keep_left_aligned()
    with pytest.raises(InvalidArgumentError, match="offset"):
        row.attribute(AttributeKind.LEFT_OFFSET)
    with pytest.raises(InvalidArgumentError):
        row.between(AttributeKind.LEFT_INSET)
    with pytest.raises(InvalidArgumentError):
        row.keep_horizontal_offsets(Value(5, 2000))
    with pytest.raises(TypeError, match="a Node is needed, not 5"):
        ui.nodes([row[0], 5])  # type: ignore[list-item]
    with pytest.raises(InvalidHandleError):
        ui.nodes([Layout().node("stranger")])
    assert not any(node.left_inset.is_active for node in row)


def test_relations_through_a_group(row: Nodes) -> None:
    gaps = row.between(AttributeKind.RIGHT_OFFSET)
    gaps.keep_at(10, min=4, max=30 @ HIGH)
    pair = row[0].right_offset_to(row[1])
    assert (pair.min, pair.equal, pair.max) == (4 @ REQUIRED, 10 @ HIGH, 30 @ HIGH)
    made = pair.constraint(Relation.AT_LEAST)
    assert made is not None
    assert made.description == ("left offset of <b> to <a> at least 4 with required priority")


def test_the_tree_in_one_call() -> None:
    """A box in a panel with a guide, and another window; frames by hand."""
    ui = Layout()
    window, other = ui.node("window", size=(400, 300)), ui.node("other", size=(50, 60))
    panel = window.node("panel")
    box, guide = panel.node("box"), panel.guide()
    panel.keep_insets(50, 100, 50, 100)
    box.keep_insets(20, 10, 130, 160)
    ui.solve()
    rows = ui.tree()
    assert [(row.node, row.parent, row.name) for row in rows] == [
        (window, None, "window"),
        (panel, window, "panel"),
        (guide, panel, ""),
        (box, panel, "box"),
        (other, None, "other"),
    ]
    assert [rows[place].frame for place in (0, 1, 3, 4)] == [
        (0, 0, 400, 300), (100, 50, 200, 200), (10, 20, 30, 50), (0, 0, 50, 60),
    ]  # fmt: skip
    inside = ui.tree(panel, FrameKind.IN_ROOT)
    assert [row.node for row in inside] == [panel, guide, box]
    assert inside[2].frame == (110, 70, 30, 50)
    assert [ui.numbered(row.node.number) for row in rows] == [row.node for row in rows]
    assert [node.number for node in (window, other, panel, box, guide)] == [1, 2, 3, 4, 5]
    assert ui.numbered(0) is ui.numbered(6) is None
    assert Layout().tree() == []
    assert ui.tree(Layout().node()) == []
