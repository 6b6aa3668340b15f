"""Nodes that are gone drop out of words for groups, and what keeps others apart through them stays
required. Frames are calculated by hand, as of a row of those that are there."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable

import pytest
from keeplayout import (
    HIGH,
    ConflictError,
    ConflictPolicy,
    Gone,
    Layout,
    Node,
)

COUNT = 5


def made(count: int = COUNT, width: float = 480) -> tuple[Layout, Node, list[Node]]:
    ui = Layout()
    window = ui.node("window", size=(width, 300))
    return ui, window, [window.node("abcdef"[place]) for place in range(count)]


def by_neighbours(ui: Layout, nodes: list[Node]) -> None:
    ui.nodes(nodes).keep_widths_equal()


def by_terms(ui: Layout, nodes: list[Node]) -> None:
    for one, other in itertools.pairwise(nodes):
        ui.add(one.width == other.width)


def by_the_first(_: Layout, nodes: list[Node]) -> None:
    for node in nodes[1:]:
        node.width_to(nodes[0]).equal = 1


def by_following(_: Layout, nodes: list[Node]) -> None:
    for one, other in itertools.pairwise(nodes):
        other.width.set_equal_to(one.width)


def by_a_format(ui: Layout, nodes: list[Node]) -> None:
    for one, other in itertools.pairwise(nodes):
        ui.format(f"H:[{one.name}({other.name})]")


WAYS = [by_neighbours, by_terms, by_the_first, by_following, by_a_format]


def check(nodes: list[Node], gone: set[int], width: float) -> None:
    found = [node.frame.width for node in nodes]
    assert found == pytest.approx([0 if k in gone else width for k in range(len(nodes))]), gone


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("along", [Gone.FULLY, Gone.HORIZONTALLY])
def test_widths_of_those_that_are_there_are_equal(
    way: Callable[[Layout, list[Node]], None], along: Gone
) -> None:
    """In a row without gaps from edge to edge: 480 over how many there are; whichever are gone, in
    any order, and back, as a fresh layout has it to the last bit."""
    ui, window, nodes = made()
    way(ui, nodes)
    row = ui.nodes(nodes)
    row.keep_horizontal_offsets(0)
    nodes[0].left_inset.equal = nodes[-1].right_inset.equal = 0
    order = [
        set(it) for count in range(COUNT) for it in itertools.combinations(range(COUNT), count)
    ]
    random.Random(3).shuffle(order)
    for gone in order:
        for place, node in enumerate(nodes):
            node.gone = along if place in gone else Gone.NOT
        ui.solve()
        assert not ui.conflicts()
        check(nodes, gone, 480 / (COUNT - len(gone)))
        with Layout() as fresh:
            fresh.read_document(ui.document)
            for node in nodes:
                again = fresh.find(node.name)
                assert again is not None
                assert again.frame == node.frame
    window.set_size(300, 300)
    for node in nodes:
        node.gone = False
    ui.solve()
    check(nodes, set(), 60)


def test_what_relates_them_changes_while_one_is_gone() -> None:
    """Also the constraint that stands for its size, its priority, and the node at its other end."""
    ui, _, (a, b, c, d) = made(4)
    for one, other in ((a, b), (b, c), (c, d)):
        one.width_to(other).equal = 1
    a.width.equal = 30
    for node in (b, c, d):
        node.width.equal = 90 @ HIGH
    b.gone = True
    ui.solve()
    assert [node.frame.width for node in (a, b, c, d)] == [30, 0, 30, 30]
    a.width_to(b).equal = None
    ui.solve()
    assert [node.frame.width for node in (a, b, c, d)] == [30, 0, 90, 90]
    a.width_to(b).equal = 1
    c.gone = True
    ui.solve()
    assert [node.frame.width for node in (a, b, c, d)] == [30, 0, 0, 30]
    ui.begin()
    a.destroy()
    ui.solve()
    assert d.frame.width == 90
    ui.rollback()
    ui.solve()
    assert [node.frame.width for node in (a, b, c, d)] == [30, 0, 0, 30]
    b.gone = False
    ui.solve()
    assert [node.frame.width for node in (a, b, c, d)] == [30, 30, 0, 30]
    c.destroy()
    ui.solve()
    assert [node.frame.width for node in (a, b, d)] == [30, 30, 90]


def test_many_equal_ones_are_gone_in_linear_time() -> None:
    """Ten times as many take about ten times as long: 100 times, if each asked all others."""

    def seconds(count: int) -> float:
        ui = Layout()
        window = ui.node(size=(1000, 100))
        nodes = [window.node() for _ in range(count)]
        ui.nodes(nodes).keep_widths_equal()
        nodes[0].width.equal = 1
        ui.solve()
        start = time.process_time()
        for node in nodes[1:-1]:
            node.gone = True
        ui.solve()
        taken = time.process_time() - start
        assert nodes[-1].frame.width == 1
        return taken

    seconds(100)
    assert seconds(2000) < 50 * seconds(200)


@pytest.mark.parametrize("size", [326, 60])
@pytest.mark.parametrize("gone", ["", "side", "0 wide"])
@pytest.mark.parametrize("policy", list(ConflictPolicy))
@pytest.mark.parametrize("mirrored", [False, True])
def test_a_window_that_is_too_narrow_says_so_whoever_is_gone(
    size: float, gone: str, policy: ConflictPolicy, mirrored: bool
) -> None:
    """A side bar and a body that is at least 326: in 100 that is a conflict, refused where that is
    the policy, and it overflows at the end of the window. A body of 60 fits only
    without the bar."""
    ui = Layout(policy)
    window = ui.node("window", size=(400, 100))
    side, body = window.node("side"), window.node("body")
    side.width.equal = 0 if gone == "0 wide" else 50
    if mirrored:
        side.right_inset.equal = body.left_inset.equal = 0
        body.right_offset_to(side).equal = 0
    else:
        side.left_inset.equal = body.right_inset.equal = 0
        body.left_offset_to(side).equal = 0
    body.width.min = size
    side.gone = gone == "side"
    ui.solve()
    window.set_size(100, 100)
    fits = size == 60 and gone != ""
    if policy == ConflictPolicy.REFUSED and not fits:
        with pytest.raises(ConflictError):
            ui.solve()
        return
    ui.solve()
    assert bool(ui.conflicts()) == (not fits)
    if fits:
        assert body.frame.width == 100
        return
    (conflict,) = ui.conflicts()
    assert "width of <body> at least" in str(conflict)


def test_what_fits_is_no_conflict_whoever_is_gone() -> None:
    """Rows that are fixed from edge to edge, and edges that are aligned with different insets: what
    is too wide then, or in two places, was none before."""
    ui, window, (a, b, c) = made(3, 400)
    for node in (a, b, c):
        node.width.equal = 128
    a.left_inset.equal = c.right_inset.equal = 0
    ui.nodes((a, b, c)).keep_horizontal_offsets(8)
    d = window.node("d")
    a.top_inset.equal = b.top_inset.equal = 10
    d.top_align_to(a).equal = d.top_align_to(b).equal = 0
    ui.solve()
    assert not ui.conflicts()
    for gone in (a, b, c):
        gone.gone = True
        ui.solve()
        assert not ui.conflicts(), gone
        gone.gone = False


@pytest.mark.parametrize(
    "gone", [set(it) for n in range(4) for it in itertools.combinations("abc", n)]
)
def test_gaps_from_edge_to_edge_are_equal_between_those_that_are_there(gone: set[str]) -> None:
    """Of boxes of 40 in 400, with the edges of the window as the ends."""
    ui, window, (a, b, c) = made(3, 400)
    for node in (a, b, c):
        node.width.equal = 40
    ui.add(a.left - window.left == b.left - a.right)
    ui.add(b.left - a.right == c.left - b.right)
    ui.add(c.left - b.right == window.right - c.right)
    for node in (a, b, c):
        node.gone = node.name in gone
    ui.solve()
    assert not ui.conflicts()
    there = [node for node in (a, b, c) if node.name not in gone]
    gap = (400 - 40 * len(there)) / (len(there) + 1)
    places = [gap + place * (gap + 40) for place in range(len(there))]
    assert [node.frame.x for node in there] == pytest.approx(places)
