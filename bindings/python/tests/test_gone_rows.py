"""Rows, columns and tables some nodes of which are gone: each is a point without margins of its
own, and nothing is pulled together. Expected values by hand, or from the sums of what is there.

That equal gaps and sizes skip nodes that are gone is a container's business (ruling 21), so equal
gaps count a point like any member here, and a multiple of a size that is gone is inactive.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from math import inf

import pytest
from keeplayout import HIGH, LOW, REQUIRED, Axis, Direction, Layout, Node, Rect
from keeplayout import AttributeKind as Kind

LENGTH = 400.0
SIDES = [
    (Kind.RIGHT_OFFSET, Direction.LEFT_TO_RIGHT),
    (Kind.LEFT_OFFSET, Direction.LEFT_TO_RIGHT),
    (Kind.RIGHT_OFFSET, Direction.RIGHT_TO_LEFT),
    (Kind.TRAILING_OFFSET, Direction.LEFT_TO_RIGHT),
    (Kind.TRAILING_OFFSET, Direction.RIGHT_TO_LEFT),
    (Kind.LEADING_OFFSET, Direction.RIGHT_TO_LEFT),
    (Kind.BOTTOM_OFFSET, Direction.LEFT_TO_RIGHT),
    (Kind.TOP_OFFSET, Direction.RIGHT_TO_LEFT),
]


class Row:
    """Nodes of 20, 30, 40 ... from edge to edge, counted in the direction of the gaps."""

    def __init__(self, ui: Layout, count: int, kind: Kind, direction: Direction) -> None:
        ui.direction = direction
        self.ui = ui
        self.window = ui.node("window", size=(LENGTH, LENGTH))
        self.nodes = [self.window.node(f"n{place}") for place in range(count)]
        self.is_vertical = kind in (Kind.BOTTOM_OFFSET, Kind.TOP_OFFSET)
        is_trailing = kind in (Kind.TRAILING_OFFSET, Kind.LEADING_OFFSET)
        is_mirrored = is_trailing and direction == Direction.RIGHT_TO_LEFT
        self.is_counted_back = is_mirrored
        # A kind and its opposite are the same: nodes are in their order along the axis.
        end = Kind((kind | 1) - Kind.LEFT_OFFSET + Kind.LEFT_INSET)
        start = Kind(end ^ 1)
        self.nodes[0].attribute(start).equal = 0
        self.nodes[-1].attribute(end).equal = 0
        for node, size in zip(self.nodes, self.sizes(), strict=True):
            (node.height if self.is_vertical else node.width).equal = size

    def sizes(self) -> list[float]:
        return [20.0 + 10 * place for place in range(len(self.nodes))]

    def set_gone(self, gone: set[int]) -> None:
        for place, node in enumerate(self.nodes):
            node.gone = place in gone

    def places(self) -> list[tuple[float, float]]:
        """Where each begins and ends in the direction of the gaps."""
        self.ui.solve()
        assert self.ui.conflicts() == []
        found = []
        for node in self.nodes:
            frame = node.frame
            begin, size = (frame.y, frame.height) if self.is_vertical else (frame.x, frame.width)
            if self.is_counted_back:
                begin = LENGTH - begin - size
            found.append((begin, begin + size))
        return found


def spread(sizes: list[float]) -> list[tuple[float, float]]:
    """Where boxes are from edge to edge with equal gaps."""
    gap = (LENGTH - sum(sizes)) / (len(sizes) - 1)
    places, begin = [], 0.0
    for size in sizes:
        places.append((begin, begin + size))
        begin += size + gap
    return places


@pytest.mark.parametrize(("kind", "direction"), SIDES)
def test_equal_gaps_are_between_those_that_are_there(
    ui: Layout, kind: Kind, direction: Direction
) -> None:
    """Whichever of five are gone, neighbours, too; and with all back it is as before. The first and
    the last one say where the others begin and end: they count as points."""
    row = Row(ui, 5, kind, direction)
    ui.nodes(row.nodes).distribute(kind)
    for count in range(6):
        for gone in itertools.combinations(range(5), count):
            row.set_gone(set(gone))
            sizes = [0 if place in gone else size for place, size in enumerate(row.sizes())]
            there = [place for place in range(5) if place in (0, 4) or place not in gone]
            places = row.places()
            wanted = spread([sizes[place] for place in there])
            for place, expected in zip(there, wanted, strict=True):
                assert places[place] == pytest.approx(expected), gone
            for place in set(range(5)) - set(there):
                assert places[place] == pytest.approx((places[place - 1][1],) * 2), gone
    row.set_gone(set())
    for back, known in zip(row.places(), spread(row.sizes()), strict=True):
        assert back == pytest.approx(known)


@pytest.mark.parametrize("is_back", [False, True])
def test_columns_without_an_outer_one(ui: Layout, is_back: bool) -> None:
    """Gaps of 10 are right offsets, margins of the node before: the first takes its own with it, of
    the last the one before keeps its own."""
    window = ui.node("window", size=(400, 300))
    boxes = [window.node(name) for name in "abcd"]
    boxes[0].left_inset.equal = boxes[3].right_inset.equal = 0
    ui.nodes(boxes[::-1] if is_back else boxes).keep_widths_equal()
    ui.nodes(boxes).keep_horizontal_offsets(10)
    for gone, expected in (0, [0, 0, 10, 20]), (3, [0, 10, 20, 30]):
        boxes[gone].gone = True
        ui.solve()
        width = (400 - expected[-1]) / 3
        there = [box for box in boxes if not box.gone]
        assert [box.frame.width for box in there] == pytest.approx([width] * 3)
        before = [width * sum(not box.gone for box in boxes[:place]) for place in range(4)]
        assert [box.frame.left for box in boxes] == pytest.approx(
            [gaps + widths for gaps, widths in zip(expected, before, strict=True)]
        )
        assert ui.conflicts() == []
        boxes[gone].gone = False


def test_multiples_of_one_that_is_gone(ui: Layout) -> None:
    """They are inactive, whatever that one is a multiple of."""
    window = ui.node("window", size=(400, 300))
    a, b, c = (window.node(name) for name in "abc")
    a.width_to(b).equal = 2
    b.width_to(c).equal = 3
    c.width.equal = 10
    a.width.equal = 70 @ LOW
    b.gone = True
    ui.solve()
    assert (a.frame.width, c.frame.width, ui.conflicts()) == (70, 10, [])
    assert not a.width_to(b).is_active
    b.gone = False
    ui.solve()
    assert a.frame.width == 60


def by_attributes(cell: Node, columns: list[Node]) -> None:
    cell.leading_align_to(columns[0]).equal = 0
    cell.trailing_align_to(columns[1]).equal = 0


def by_terms(cell: Node, columns: list[Node]) -> None:
    cell.layout.add(cell.leading == columns[0].leading)
    cell.layout.add(cell.trailing == columns[1].trailing)


@pytest.mark.parametrize("direction", [Direction.LEFT_TO_RIGHT, Direction.RIGHT_TO_LEFT])
@pytest.mark.parametrize("say", [by_attributes, by_terms])
@pytest.mark.parametrize("is_gone_before", [False, True])
def test_a_cell_over_two_columns(
    ui: Layout, say: Callable[[Node, list[Node]], None], direction: Direction, is_gone_before: bool
) -> None:
    """It does not pull them together, whatever their widths weigh."""
    ui.direction = direction
    window = ui.node("window", size=(400, 300))
    columns = [window.node("c1"), window.node("c2")]
    cell = window.node("cell")
    cell.gone = is_gone_before
    columns[0].leading_inset.equal = 0
    columns[1].leading_offset_to(columns[0]).equal = 8
    for column in columns:
        column.content_size = (50, 20)
        column.top_inset.equal = 0
    say(cell, columns)
    cell.gone = True

    def begins() -> list[tuple[float, float]]:
        ui.solve()
        assert ui.conflicts() == []
        is_ltr = direction == Direction.LEFT_TO_RIGHT
        return [
            (node.frame.x if is_ltr else 400 - node.frame.right, node.frame.width)
            for node in (*columns, cell)
        ]

    assert begins() == [(0, 50), (58, 50), (0, 0)]
    for column in columns:
        column.content_size = (None, None)
        column.width.equal = 50 @ LOW
    assert begins() == [(0, 50), (58, 50), (0, 0)]
    cell.gone = False
    assert begins() == [(0, 50), (58, 50), (0, 108)]


def test_the_last_of_what_sizes_others_still_holds(ui: Layout) -> None:
    """Where it is gone, its parent ends with the one before, whatever it would be."""
    window = ui.node("window", size=(400, 300))
    box = window.node("box")
    box.left_inset.equal = 0
    box.width.equal = 200 @ LOW
    a, b = box.node("a"), box.node("b")
    a.left_inset.equal, a.width.equal = 5, 30
    b.left_offset_to(a).equal, b.width.equal = 8, 50
    b.right_inset.equal = 5
    b.gone = True
    ui.solve()
    assert (box.frame.width, b.frame.left) == (35, 35)
    assert box.fitting_size().width == 35


def test_what_a_row_has_space_left_for_while_one_is_gone(ui: Layout) -> None:
    """Three panes of at least 40 in 300; without the middle one, the last begins from 40 to 260,
    and 80 is the least that they need."""
    window = ui.node("window", size=(300, 100))
    panes = [window.node() for _ in range(3)]
    ui.nodes(panes).width.min = 40
    ui.nodes(panes).keep_horizontal_offsets(0)
    panes[0].left_inset.equal = panes[2].right_inset.equal = 0
    ui.solve()
    assert panes[2].left_inset.range(REQUIRED) == (80, 260)
    assert window.size_range(Axis.HORIZONTAL) == (120, inf)
    panes[1].gone = True
    ui.solve()
    assert panes[2].left_inset.range(REQUIRED) == (40, 260)
    assert panes[0].width.range(REQUIRED) == (40, 260)
    assert window.size_range(Axis.HORIZONTAL) == (80, inf)
    panes[2].left_inset.equal = 20 @ HIGH
    ui.solve()
    assert panes[2].frame == Rect(40, 0, 260, 0)
