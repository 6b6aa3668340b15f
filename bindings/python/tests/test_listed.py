"""Rows and columns of nodes that stay where they are. They do what the same row of children does,
which other tests hold to written rules; what else is expected is calculated by hand, from what the
header says."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from keeplayout import (
    Align,
    Axis,
    Constraint,
    Direction,
    Distribution,
    Gone,
    InvalidArgumentError,
    Layout,
    Node,
    Relation,
    StateError,
    UnrelatedError,
)

SEEDS = range(60)


@pytest.fixture
def window() -> Node:
    ui = Layout()
    window = ui.node("window")
    window.set_size(200, 100)
    return window


def sized(window: Node, name: str, width: float, height: float = 10) -> Node:
    node = window.node(name)
    node.content_size = width, height
    return node


def chain(window: Node, *nodes: Node, axis: Axis = Axis.HORIZONTAL, **words: object) -> Node:
    make = window.row if axis == Axis.HORIZONTAL else window.column
    row = make(align=Align.NONE, **words)  # type: ignore[arg-type]
    row.listed = nodes
    return row


def frames(window: Node) -> list[tuple[float, ...]]:
    window.layout.solve()
    return [tuple(node.frame) for node in window.children]


# By hand


def test_a_row_and_a_column_of_the_same_node(window: Node) -> None:
    """Equal gaps: (200 - 20 - 30) / 3 = 50 along, (100 - 10 - 20) / 3 across."""
    a, b, c = sized(window, "a", 20), sized(window, "b", 30), sized(window, "c", 5, 20)
    row = chain(window, a, b, distribution=Distribution.SPREAD)
    column = chain(window, a, c, axis=Axis.VERTICAL, distribution=Distribution.EQUAL_GAPS)
    b.top_inset.equal = 5
    c.left_inset.equal = 7
    window.layout.solve()
    assert tuple(a.frame) == (50, 0, 20, 10)
    assert tuple(b.frame) == (120, 5, 30, 10)
    assert tuple(c.frame) == (7, 80, 5, 20)
    assert a.parent == window
    assert row.listed == (a, b)
    assert column.listed == (a, c)
    assert not row.children


def test_each_row_has_values_of_its_own(window: Node) -> None:
    """Weights 3 and 1 of 200 along, 1 and 1 of 100 across; margins count along the row alone."""
    a, b, c = window.node("a"), window.node("b"), window.node("c")
    row, column = chain(window, a, b), chain(window, a, c, axis=Axis.VERTICAL)
    row.own(a).weight, row.own(b).weight = 3, 1
    column.own(a).weight = column.own(c).weight = 1
    b.top_inset.equal = c.left_inset.equal = b.height.equal = c.width.equal = 0
    window.layout.solve()
    assert tuple(a.frame) == (0, 0, 150, 50)
    row.own(a).own_margin = 10
    row.own(a).gap_after = 5
    window.layout.solve()
    assert (a.frame.x, a.frame.width) == (10, 0.75 * 175)
    assert (a.frame.y, a.frame.height) == (0, 50)
    assert row.own(a).weight == 3
    assert column.own(a).own_margin_left == 0
    assert a.weight == 0


def test_between_two_lines(window: Node) -> None:
    """The host holds a row where it likes; packed at its end, 180 - 20 - 30."""
    a, b = sized(window, "a", 20), sized(window, "b", 30)
    row = chain(window, a, b, distribution=Distribution.PACKED, bias=1)
    window.layout.solve()
    assert (row.frame.x, row.frame.width, a.frame.x) == (0, 200, 150)
    row.left_inset.equal = 0
    row.right_inset.equal = 20
    window.layout.solve()
    assert (row.frame.x, row.frame.width) == (0, 180)
    assert (a.frame.x, b.frame.x) == (130, 150)
    row.left_inset.equal = None  # as small as its members
    window.layout.solve()
    assert (row.frame.x, row.frame.width, a.frame.x) == (130, 50, 130)
    row.right_inset.equal = None
    window.layout.solve()
    assert (row.frame.x, row.frame.width, a.frame.x) == (0, 200, 150)


def test_a_sum_says_where_a_row_is(window: Node) -> None:
    """Also after a solve: from 30 on, as small as its members; without one from 0 to 200."""
    a, b = sized(window, "a", 20), sized(window, "b", 30)
    row = chain(window, a, b, distribution=Distribution.PACKED, bias=1)
    for _ in range(2):
        window.layout.solve()
        assert (row.frame.x, row.frame.width, a.frame.x) == (0, 200, 150)
        sum_ = row.left.constrain(Relation.EQUAL, 30)
        window.layout.solve()
        assert (row.frame.x, row.frame.width, a.frame.x) == (30, 50, 30)
        sum_.remove()


def test_a_row_that_another_lists(window: Node) -> None:
    """It is where the other one has it, at the end, 200 - 20; otherwise from edge to edge."""
    a, b = sized(window, "a", 20), window.node("b")
    row = chain(window, a, distribution=Distribution.PACKED)
    other = chain(window, b, distribution=Distribution.PACKED, bias=1)
    for is_destroyed in False, True:
        window.layout.solve()
        assert (row.frame.x, row.frame.width, a.frame.x) == (0, 200, 0)
        other.listed = (row,)
        window.layout.solve()
        assert (row.frame.x, row.frame.width, a.frame.x) == (180, 20, 180)
        if is_destroyed:
            other.destroy()
        else:
            other.listed = (b,)
    window.layout.solve()
    assert (row.frame.x, row.frame.width, a.frame.x) == (0, 200, 0)


def test_what_is_around_is_as_large(window: Node) -> None:
    """A row in something as large as its content makes that as large as its members: 20, 5, 30."""
    box = window.column()
    box.left_inset.equal = box.top_inset.equal = 0
    a, b = sized(box, "a", 20), sized(box, "b", 30)
    for node in a, b:
        node.is_excluded = True
        node.top_inset.equal = 0
    row = box.row(align=Align.NONE, distribution=Distribution.PACKED, gap=5)
    row.is_excluded = True
    row.listed = a, b
    box.height.equal = 20
    window.layout.solve()
    assert (box.frame.width, b.frame.x) == (55, 25)


def test_one_that_is_gone_leaves_no_gap(window: Node) -> None:
    a, b, c = (sized(window, name, 20) for name in "abc")
    box = window.node("box")
    b.move(box)
    box.left_inset.equal = box.top_inset.equal = 0
    row = chain(window, a, b, c, gap=5, distribution=Distribution.PACKED)
    window.layout.solve()
    assert [a.frame.x, b.frame_in_root.x, c.frame.x] == [0, 25, 50]
    for gone in b, box:
        gone.gone = True
        window.layout.solve()
        assert [a.frame.x, c.frame.x] == [0, 25]
        gone.gone = False
    a.gone = True
    window.layout.solve()
    assert [b.frame_in_root.x, c.frame.x] == [0, 25]
    row.gone = True
    c.left_inset.equal = 70
    a.gone = False
    window.layout.solve()
    assert c.frame.x == 70
    row.gone = False
    c.left_inset.equal = None
    window.layout.solve()
    assert [a.frame.x, b.frame_in_root.x, c.frame.x] == [0, 25, 50]


def test_who_leaves(window: Node) -> None:
    ui = window.layout
    a, b, c, d = (sized(window, name, 20) for name in "abcd")
    row = chain(window, a, b, c, d, distribution=Distribution.PACKED)
    row.own(d).own_margin_left = 3
    b.destroy()
    assert list(row.listed) == [a, c, d]
    c.move(ui.node("other"))
    assert list(row.listed) == [a, d]
    box = window.node("box")
    a.move(box)
    assert list(row.listed) == [a, d]
    row.listed = d, a
    assert row.own(d).own_margin_left == 3
    d.left_inset.equal = a.left_inset.equal = None
    box.left_inset.equal = 0
    ui.solve()
    assert (d.frame.x, a.frame_in_root.x) == (3, 23)
    row.destroy()
    a.left_inset.equal = 9
    ui.solve()
    assert a.frame_in_root.x == 9


@pytest.mark.parametrize("emptied", [0, 1])
@pytest.mark.parametrize("end", ["empty", "destroy"])
def test_a_row_that_ends_leaves_others_theirs(window: Node, emptied: int, end: str) -> None:
    a, b, c = (sized(window, name, 20) for name in "abc")
    rows = chain(window, a, b, c), chain(window, a, b, c, axis=Axis.VERTICAL)
    rows[1 - emptied].own(b).weight = 3
    window.layout.solve()
    if end == "empty":
        rows[emptied].listed = ()
    else:
        rows[emptied].destroy()
    assert rows[1 - emptied].listed == (a, b, c)
    assert rows[1 - emptied].own(b).weight == 3


def test_refusals(window: Node) -> None:
    ui = window.layout
    a, b, guide = window.node("a"), window.node("b"), window.guide("guide")
    row = chain(window, a)
    row.name = "row"
    with pytest.raises(InvalidArgumentError, match="element 1: <row> cannot relate to itself"):
        row.listed = a, row
    with pytest.raises(StateError, match="guide"):
        row.listed = (guide,)
    with pytest.raises(UnrelatedError, match="stranger"):
        row.listed = a, ui.node("stranger")
    with pytest.raises(InvalidArgumentError):
        row.listed = a, b, a
    with pytest.raises(StateError, match="<a> is no stack"):
        a.listed = (b,)
    with pytest.raises(StateError, match="<b> is not listed by <row>"):
        row.own(b).weight = 1
    with pytest.raises(InvalidArgumentError, match="<a>: the weight -1"):
        row.own(a).weight = -1
    assert row.listed == (a,)
    assert a.listed == ()


def test_rolled_back(window: Node) -> None:
    ui = window.layout
    a, b = sized(window, "a", 20), sized(window, "b", 30)
    row = chain(window, a, b, distribution=Distribution.PACKED)
    before = frames(window)

    def edit() -> None:
        with ui.transaction():
            row.listed = (b,)
            a.destroy()
            raise RuntimeError

    with pytest.raises(RuntimeError):
        edit()
    assert row.listed == (a, b)
    assert frames(window) == before


# Nodes around their row


@pytest.fixture
def boxed(window: Node) -> tuple[Node, Node, Node]:
    """A box and a button, arranged from edge to edge of the window by a row in the box."""
    box, button = window.node("box"), sized(window, "button", 30)
    row = chain(box, box, button, gap=5)
    row.name = "row"
    row.left_align_to(window).equal = row.right_align_to(window).equal = 0
    row.own(box).weight = 1
    return box, button, row


def across(*nodes: Node) -> list[tuple[float, float]]:
    nodes[0].layout.solve()
    return [(node.frame_in_root.x, node.frame.width) for node in nodes]


IN_A_BOX = [(0, 165), (170, 30), (0, 200)]
"""200 - 30 - 5 are left for the box."""


def test_a_row_may_be_in_what_it_lists(window: Node, boxed: tuple[Node, Node, Node]) -> None:
    """Where its nodes are in the tree makes no difference."""
    box, button, row = boxed
    assert across(*boxed) == IN_A_BOX
    inner = box.node("inner")
    moves = (row, window), (row, inner), (button, inner), (row, button), (button, window)
    for node, parent in moves:
        node.move(parent)
        assert row.listed == (box, button)
        assert across(*boxed) == IN_A_BOX


def test_a_row_may_be_deep_in_what_it_lists(window: Node) -> None:
    """20 and 30 of the window are left beside the box, and 10 of that on both sides."""
    box = window.node("box")
    inner = box.node("inner")
    inner.horizontal_insets.equal = 10
    row = chain(inner, box)
    row.padding = 0, 20, 0, 30
    row.left_align_to(window).equal = row.right_align_to(window).equal = 0
    assert across(box, inner, row) == [(20, 150), (30, 130), (0, 200)]
    row.move(inner.node("further"))
    assert across(box, inner, row) == [(20, 150), (30, 130), (0, 200)]


def test_documents_of_a_row_in_what_it_lists(boxed: tuple[Node, Node, Node]) -> None:
    box, _, row = boxed
    ui = row.layout
    row.move(box.parent)
    outside = ui.document
    row.move(box)
    inside = ui.document
    for before in "keeplayout 1\n", outside:
        other = Layout()
        other.read_document(before)
        other.update(inside)
        assert other.document == inside
        found = [node for name in ("box", "button", "row") if (node := other.find(name))]
        assert across(*found) == IN_A_BOX
        assert found[2].listed == (found[0], found[1])
    ui.begin()
    ui.update(outside)
    assert ui.document == outside
    ui.rollback()
    assert ui.document == inside
    assert across(*boxed) == IN_A_BOX


def test_a_box_goes_with_the_row_of_it(boxed: tuple[Node, Node, Node]) -> None:
    box, button, row = boxed
    ui = box.layout
    ui.begin()
    box.destroy()
    ui.rollback()
    assert across(*boxed) == IN_A_BOX
    box.destroy()
    assert not row.is_valid
    button.left_inset.equal = 7
    assert across(button) == [(7, 30)]


# As a row of children


def random_row(chance: random.Random, make: Callable[[], Node]) -> Node:
    row = make()
    row.gap = chance.choice((0, 6.5))
    row.align = Align.NONE
    row.distribution = chance.choice(list(Distribution))
    row.bias = chance.choice((0, 0.25, 1))
    row.padding = chance.choice((0, 4))
    return row


def set_up(chance: random.Random, nodes: list[Node], own: Callable[[Node], object]) -> None:
    """Contents, limits, and what each has of its own."""
    has_weights = chance.random() < 0.4
    for node in nodes:
        node.content_size = chance.choice((10, 32.5, 80)), 10
        node.top_inset.equal = 1
        if chance.random() < 0.2:
            node.width.max = 40
        of = own(node)
        if has_weights and chance.random() < 0.6:
            of.weight = chance.choice((1, 2, 3.5))  # type: ignore[attr-defined]
        if chance.random() < 0.3:
            of.own_margin = chance.choice((3, -2))  # type: ignore[attr-defined]
        if chance.random() < 0.2:
            of.gap_after = 11  # type: ignore[attr-defined]


def both(seed: int) -> tuple[Node, list[Node], Node, list[Node]]:
    """A row of children as large as its window, and a window whose children a row lists."""
    made: list[object] = []
    for is_listed in False, True:
        chance = random.Random(seed)
        ui = Layout()
        window = ui.node("window")
        window.set_size(200, 100)
        if chance.random() < 0.3:
            window.direction = Direction.RIGHT_TO_LEFT
        count = chance.randint(1, 6)
        nodes = [window.node(f"n{at}") for at in range(count)]
        row = random_row(chance, window.row)
        row.insets.equal = 0
        if is_listed:
            row.listed = nodes
            set_up(chance, nodes, row.own)
        else:
            for node in nodes:
                node.move(row)
            set_up(chance, nodes, lambda node: node)
        made += [window, nodes]
    return tuple(made)  # type: ignore[return-value]


def seen(nodes: list[Node]) -> list[tuple[float, float]]:
    nodes[0].layout.solve()
    return [(node.frame_in_root.x, node.frame.width) for node in nodes]


@pytest.mark.parametrize("seed", SEEDS)
def test_as_a_row_of_children(seed: int) -> None:
    """Also with one gone, in other widths, and back."""
    window, nodes, other, listed = both(seed)
    chance = random.Random(seed)
    gone = chance.randrange(len(nodes))
    for step in "", "gone", "narrow", "back", "wide":
        for top, members in ((window, nodes), (other, listed)):
            if step == "gone" or step == "back":
                members[gone].gone = step == "gone"
            elif step:
                top.set_size(60 if step == "narrow" else 320, 100)
        there = [at for at in range(len(nodes)) if not nodes[at].gone]
        expected = [seen(nodes)[at] for at in there]
        for found, wanted in zip([seen(listed)[at] for at in there], expected, strict=True):
            assert found == pytest.approx(wanted, abs=1e-6), step


# History


def fresh(window: Node) -> list[tuple[float, ...]]:
    """The frames of a layout that reads the document of this one."""
    ui = Layout()
    ui.read_document(window.layout.document)
    ui.solve()
    found = ui.find("window")
    assert found is not None
    return [tuple(node.frame) for node in found.children]


@pytest.mark.parametrize("seed", SEEDS)
def test_no_history(seed: int) -> None:
    """A row and a column of the same nodes after any edits: to the last bit as in a new layout."""
    chance = random.Random(seed)
    ui = Layout()
    window = ui.node("window")
    window.set_size(200, 100)
    nodes = [sized(window, f"n{at}", chance.choice((10, 32.5, 80)), 10) for at in range(6)]
    row = random_row(chance, window.row)
    column = random_row(chance, window.column)
    row.listed, column.listed = nodes[:4], nodes[2:]
    before = frames(window)
    for _ in range(8):
        edit = chance.randrange(6)
        node = chance.choice(nodes)
        if edit == 0:
            node.gone = not node.gone
        elif edit == 1:
            window.set_size(chance.choice((60, 200, 320)), 100)
        elif edit == 2:
            row.listed = chance.sample(nodes, chance.randint(1, 5))
        elif edit == 3 and node in row.listed:
            row.own(node).weight = chance.choice((0, 1, 2))
        elif edit == 4:
            way = (Direction.LEFT_TO_RIGHT, Direction.RIGHT_TO_LEFT)
            window.direction = chance.choice(way)
        elif edit == 5:
            node.content_size = chance.choice((10, 50)), 10
        if chance.random() < 0.5:
            assert frames(window) == fresh(window)
    assert frames(window) == fresh(window)
    assert len(before) == len(frames(window))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_history_of_rows_that_rows_list(seed: int) -> None:
    """Rows are listed by others and no more, come to be members and leave, and sums say where they
    are: frames are those of a new layout."""
    chance = random.Random(seed)
    ui = Layout()
    window = ui.node("window")
    window.set_size(200, 100)
    nodes = [sized(window, f"n{at}", chance.choice((10, 32.5, 80)), 10) for at in range(4)]
    rows = [random_row(chance, chance.choice((window.row, window.column))) for _ in range(3)]
    outer = random_row(chance, window.row)
    sums: list[Constraint] = []

    def add_a_sum() -> None:
        one, other = chance.choice(rows), chance.choice(nodes)
        line = chance.choice(("left", "right", "top", "bottom", "width"))
        sum_ = getattr(other, line) * chance.choice((1, 0.5)) + chance.choice((0, 7))
        sums.append(getattr(one, line).constrain(chance.choice(list(Relation)), sum_))

    def remove_a_sum() -> None:
        if sums:
            sums.pop(chance.randrange(len(sums))).remove()

    def exclude() -> None:
        for row in outer.children:
            row.is_excluded = chance.random() < 0.5

    def let_go() -> None:
        chance.choice(rows).gone = chance.random() < 0.5

    def list_some() -> None:
        place = chance.randrange(3)
        some = nodes + rows[place + 1 :]
        rows[place].listed = chance.sample(some, chance.randint(0, 3))

    edits: list[Callable[[], None]] = [
        add_a_sum, add_a_sum, remove_a_sum, exclude, let_go, list_some, list_some, list_some,
        lambda: chance.choice(rows).move(window), lambda: chance.choice(rows).move(outer),
    ]  # fmt: skip
    for _ in range(12):
        chance.choice(edits)()
        if chance.random() < 0.5:
            ui.solve()
    ui.solve()
    other = Layout()
    other.read_document(ui.document)
    other.solve()
    assert ui.description == other.description


def test_documents(window: Node) -> None:
    ui = window.layout
    a, b = sized(window, "a", 20), sized(window, "b", 30)
    row = chain(window, b, a, distribution=Distribution.PACKED)
    row.own(b).weight = 2
    row.own(b).own_align = Align.CENTER
    row.own(a).is_excluded = True
    text = ui.document
    assert "    listed 3 weight 2 own-alignment center\n    listed 2 excluded 1\n" in text
    other = Layout()
    other.read_document(text)
    assert other.document == text
    plain = Layout()
    plain.read_document(
        'keeplayout 1\nnode 1 "window"\n  node 2 "a"\n  node 3 "b"\n  node 4\n    row\n'
    )
    plain.update(text)
    assert plain.document == text
    ui.update(text.replace("    listed 2 excluded 1\n", ""))
    assert list(row.listed) == [b]
    ui.update(text)
    assert list(row.listed) == [b, a]
    assert row.own(a).is_excluded


def test_what_a_flow_lists_comes_into_it_with_its_parent(window: Node) -> None:
    """The parent is on no line of the flow yet where what is inside of it is arranged."""
    ui = window.layout
    box = window.node()
    inner = box.node()
    inner.width.equal = 30
    flow = window.flow(window.node())
    flow.listed = (inner,)
    box.gone = Gone.FULLY
    ui.solve()
    box.move(flow)
    ui.solve()
    box.gone = Gone.NOT
    ui.solve()
    window.node().move(flow)
    ui.solve()
    assert inner.frame.width == 30
