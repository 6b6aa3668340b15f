"""Rows and columns. Frames are calculated by hand, from what the header says."""

from __future__ import annotations

import pytest
from keeplayout import (
    CONTENT,
    LOW,
    Align,
    Axis,
    CycleError,
    Direction,
    Distribution,
    Insets,
    InvalidArgumentError,
    Layout,
    Node,
    StateError,
    content,
    fraction,
)


@pytest.fixture
def window() -> Node:
    return Layout().node("window", size=(600, 100))


def buttons(window: Node, *widths: float) -> list[Node]:
    made = [window.node(f"b{place}") for place in range(len(widths))]
    for node, width in zip(made, widths, strict=True):
        node.content_size = (width, 20)
    return made


def solved(*nodes: Node) -> list[tuple[float, ...]]:
    nodes[0].layout.solve()
    return [tuple(node.frame) for node in nodes]


def test_a_toolbar(window: Node) -> None:
    """600 - 2 * 16 padding - 2 * 8 gap is 552, of which 60 and 40 go to the others."""
    save, cancel, help_ = buttons(window, 100, 60, 40)
    bar = window.row(save, cancel, help_, gap=8, padding=16, align=Align.CENTER)
    bar.keep_insets(0, 0, 0, 0)
    save.weight = 2
    assert solved(save, cancel, help_) == [
        (16, 40, 452, 20), (476, 40, 60, 20), (544, 40, 40, 20),
    ]  # fmt: skip
    assert bar.children == [save, cancel, help_]


def test_a_root_can_be_a_container(window: Node) -> None:
    """300 - 2 * 10 padding - 8 gap is 272, of which 72 go to the second. By hand for all."""
    ui = window.layout
    one, other = buttons(window, 100, 72)
    bar = ui.row(one, other, gap=8, padding=10)
    one.weight = 1
    bar.set_size(300, 40)
    assert (bar.parent, one.parent, ui.roots) == (None, bar, [window, bar])
    assert solved(one, other) == [(10, 10, 200, 20), (218, 10, 72, 20)]
    page = ui.column(bar.node(), gap=3)
    assert (page.axis, page.gap, page.parent) == (Axis.VERTICAL, 3, None)
    lines = ui.flow(*buttons(page, 60, 60), gap=(4, 5))
    lines.set_size(100, None)
    assert solved(*lines.children) == [(0, 0, 60, 20), (0, 25, 60, 20)]
    form = ui.grid(*buttons(page, 10, 20, 30), columns=[50, CONTENT], gap=1)
    assert solved(*form.children)[1] == (51, 0, 20, 20)
    with pytest.raises(InvalidArgumentError, match="twice"):
        ui.row(one, one)
    with pytest.raises(CycleError):
        bar.row(bar)


def test_everything_is_live(window: Node) -> None:
    one, other = buttons(window, 100, 60)
    bar = window.row(one, other)
    bar.keep_insets(0, 0, 0, 0)
    bar.distribution, bar.bias, bar.gap = Distribution.PACKED, 1, 10
    bar.padding = Insets(top=5, right=30)
    one.own_align, one.gap_after = Align.START, 20
    assert solved(one, other) == [(390, 5, 100, 20), (510, 5, 60, 95)]
    assert (bar.distribution, bar.bias, bar.gap) == (Distribution.PACKED, 1, 10)
    assert (bar.padding, bar.align, bar.axis) == (Insets(5, 0, 0, 30), Align.FILL, Axis.HORIZONTAL)
    assert (one.own_align, one.gap_after, one.weight) == (Align.START, 20, 0)
    bar.axis, bar.align, one.gap_after, one.own_align = Axis.VERTICAL, Align.END, None, None
    assert solved(one, other) == [(470, 50, 100, 20), (510, 80, 60, 20)]
    one.is_excluded = True
    assert one.is_excluded
    assert solved(other)[0][1] == 80
    one.destroy()
    bar.bias = 0
    assert solved(other)[0][1] == 5


def test_atomic_groups_do_not_record_it(window: Node) -> None:
    """The gap and the weight stay, so that 600 - 30 - 60 is left; the height goes."""
    one, other = buttons(window, 100, 60)
    bar = window.row(one, other, gap=10)
    bar.keep_insets(0, 0, None, 0)
    with window.layout.atomic() as group:
        bar.gap, one.weight = 30, 1
        bar.height.equal = 40
    assert solved(one, other) == [(0, 0, 510, 40), (540, 0, 60, 40)]
    group.deactivate()
    assert (bar.gap, one.weight, bar.height.equal) == (30, 1, None)
    assert solved(one, other) == [(0, 0, 510, 20), (540, 0, 60, 20)]


def test_what_is_no_container(window: Node) -> None:
    node = window.node()
    assert not window.is_container
    assert node.gap is None
    assert node.padding is None
    assert node.axis is None
    assert node.align is None
    assert node.bias is None
    with pytest.raises(StateError, match="is no container"):
        node.gap = 3
    with pytest.raises(StateError, match="is not in a container"):
        node.weight = 3
    assert window.row().is_container


def test_refusals(window: Node) -> None:
    one, other = buttons(window, 1, 2)
    count = window.layout.node_count
    with pytest.raises(InvalidArgumentError, match="<b0> is given twice"):
        window.row(one, other, one)
    with pytest.raises(InvalidArgumentError, match="the top padding -1 is negative"):
        window.row(one, padding=-1)
    with pytest.raises(CycleError):
        one.row(window)
    with pytest.raises(StateError):
        window.row(window.safe_guide())
    window.safe_guide().destroy()
    assert window.layout.node_count == count
    assert one.parent == window
    bar = window.row(one, other, padding=3)
    with pytest.raises(InvalidArgumentError):
        bar.padding = Insets(1, 2, 3, -4)
    assert bar.padding == Insets(3, 3, 3, 3)
    for value in (-1, 1e9):
        with pytest.raises(InvalidArgumentError, match="weight"):
            one.weight = value
    with pytest.raises(TypeError):
        bar.align = "center"  # type: ignore[assignment]
    assert one.weight == 0
    assert bar.align == Align.FILL


def test_the_document_has_the_container_and_not_its_constraints(window: Node) -> None:
    one, other = buttons(window, 100, 60)
    bar = window.row(one, other, gap=8, padding=(1, 2, 3, 4), distribution=Distribution.SPREAD)
    bar.keep_insets(0, 0, 0, 0)
    other.gap_after = 5
    window.layout.solve()
    document = window.layout.document
    assert "sum" not in document
    assert "row" in document
    assert "gap-after 5" in document
    copy = Layout()
    copy.read_document(document)
    assert copy.document == document
    copy.solve()
    assert [n.frame for n in copy.roots[0].children[0].children] == [one.frame, other.frame]


def test_a_form(window: Node) -> None:
    """600 - 60 - 8 is 532 for the field; the note is in both columns."""
    label, field, note = buttons(window, 60, 10, 10)
    form = window.grid(columns=[CONTENT, fraction(1)], gap=(8, 12))
    form.keep_insets(0, 0, None, 0)
    form.place(label, column=0, row=0)
    form.place(field, column=1, row=0)
    form.place(note, column=0, row=1, columns=2)
    assert solved(label, field, note) == [
        (0, 0, 60, 20), (68, 0, 532, 20), (0, 32, 600, 20),
    ]  # fmt: skip
    assert form.children == [label, field, note]
    form.set_track(Axis.HORIZONTAL, 0, content(min=100))
    form.row_gap, form.justify, label.own_justify = 2, Align.START, Align.END
    assert solved(label, field, note) == [(40, 0, 60, 20), (108, 0, 10, 20), (0, 22, 10, 20)]
    assert (form.gap, form.row_gap, form.justify) == (8, 2, Align.START)
    assert label.own_justify == Align.END
    form.flow_in(note)
    assert solved(note) == [(0, 22, 10, 20)]
    column = form.track(Axis.HORIZONTAL, 1)
    assert column is not None
    assert column.frame.width == 492
    assert form.track(Axis.VERTICAL, 2) is None
    form.set_track(Axis.HORIZONTAL, 0, 30)
    assert solved(column)[0][2] == 562


def test_refused_by_grids(window: Node) -> None:
    (one,) = buttons(window, 10)
    form = window.grid(columns=[50, 50])
    for cells in ((2, 0), (1, 0, 2), (0, 10_000), (-1, 0), (0, 0, 0, 0)):
        with pytest.raises(InvalidArgumentError):
            form.place(one, *cells)
    with pytest.raises(InvalidArgumentError, match="needs a column"):
        window.grid(columns=[])
    with pytest.raises(InvalidArgumentError, match="negative"):
        window.grid(columns=[-3])
    with pytest.raises(InvalidArgumentError, match="fraction"):
        form.set_track(Axis.HORIZONTAL, 0, fraction(0))
    with pytest.raises(StateError):
        window.place(one, 0, 0)
    with pytest.raises(CycleError):
        form.place(window, 0, 0)
    track = form.track(Axis.HORIZONTAL, 0)
    assert track is not None
    with pytest.raises(StateError, match="is a column or a row of a grid"):
        track.destroy()
    assert one.parent == window


@pytest.mark.parametrize("is_made_last", [False, True])
def test_a_gone_node_that_becomes_a_member_weighs_nothing(is_made_last: bool) -> None:
    """A sum wants it at 15, and its row at 20: it is in the row, until that leaves it out."""
    page = Layout().node(size=(400, 100)).node()
    page.left_inset.equal, page.width.equal = 0, 30
    member = page.node()
    row = page if is_made_last else page.row(member)
    page.layout.add(member.left == page.right * 0.5 + 3)
    member.gone = True
    if is_made_last:
        row = page.row(member)
    row.left_inset.equal = 20 @ LOW
    places = []
    for member.is_excluded in (False, True, False):
        page.layout.solve()
        places.append((row.frame.x, member.frame_in_root.x))
    assert places == [(20, 20), (20, 15), (20, 20)]


@pytest.mark.parametrize("name", ["align", "justify"])
def test_a_member_is_told_of_its_own(name: str) -> None:
    """What a container says of all members, a member says of itself by another name."""
    window = Layout().node("window", size=(100, 100))
    label = window.node("label")
    window.grid(label, columns=[CONTENT])
    words = rf"<label> is no container; of a member it is own_{name}$"
    with pytest.raises(StateError, match=words):
        setattr(label, name, Align.END)
    setattr(label, f"own_{name}", Align.END)
    with pytest.raises(StateError, match=r"<window> is no container$"):
        setattr(window, name, Align.END)


def test_a_mirrored_grid_that_scrolls_is_destroyed() -> None:
    """Its scroll guide goes before the guides of its tracks, which must not be arranged again."""
    ui = Layout()
    window = ui.node(size=(100, 100))
    member = window.node()
    member.direction = Direction.RIGHT_TO_LEFT
    grid = window.grid(member, columns=[20])
    grid.scroll_guide()
    grid.destroy()
    ui.solve()
    assert ui.node_count == 1


def test_members_come_and_go_while_others_share_what_is_missing() -> None:
    """Four of 80 in 160 are 40 each, three 53.3, two 80: by hand. What shares is among siblings of
    members that are moved, destroyed and made there."""
    ui = Layout()
    window = ui.node("window", size=(160, 20))
    members = [window.node() for _ in range(4)]
    row = window.row(*members)
    row.insets.equal = 0

    def widths() -> list[float]:
        ui.solve()
        return [round(member.frame.width, 1) for member in row.children]

    for member in members:
        member.content_size = 80, 10
    assert widths() == [40] * 4
    members[3].move(window)
    assert widths() == [53.3] * 3
    members[3].move_before(members[0])
    assert widths() == [40] * 4
    members[1].destroy()
    assert widths() == [53.3] * 3
    members[2].destroy()
    assert widths() == [80, 80]
    for _ in range(2):
        row.node().content_size = 80, 10
        assert len(set(widths())) == 1
    assert widths() == [40] * 4
