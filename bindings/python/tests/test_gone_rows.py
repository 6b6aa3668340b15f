"""Rows, columns and tables some nodes of which are gone: what is equal stays equal, and nothing is
pulled together. Expected values by hand, or from the sums of what is there."""

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
        is_back = kind in (Kind.LEFT_OFFSET, Kind.LEADING_OFFSET, Kind.TOP_OFFSET)
        self.is_counted_back = is_mirrored != is_back
        end = Kind(kind - Kind.LEFT_OFFSET + Kind.LEFT_INSET)
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
def test_equal_gaps_are_as_if_it_had_never_been_there(
    ui: Layout, kind: Kind, direction: Direction
) -> None:
    """Whichever of five are gone, first, last, neighbours; and with all back it is as before."""
    row = Row(ui, 5, kind, direction)
    ui.nodes(row.nodes).distribute(kind)
    sizes = row.sizes()
    for count in range(4):
        for gone in itertools.combinations(range(5), count):
            row.set_gone(set(gone))
            there = [place for place in range(5) if place not in gone]
            found = row.places()
            expected = spread([sizes[place] for place in there])
            for place, (begin, end) in zip(there, expected, strict=True):
                assert found[place] == pytest.approx((begin, end)), (gone, place)
            assert all(found[place][0] == found[place][1] for place in gone)
            assert found == sorted(found)
    row.set_gone(set())
    for back, known in zip(row.places(), spread(sizes), strict=True):
        assert back == pytest.approx(known)


def four_from_the_left(ui: Layout) -> list[Node]:
    """Boxes 40 wide in 400, the first of them at the left edge."""
    window = ui.node("window", size=(400, 300))
    boxes = [window.node(name) for name in "abcd"]
    boxes[0].left_inset.equal = 0
    for box in boxes:
        box.width.equal = 40
    return boxes


def test_equal_gaps_by_hand(ui: Layout) -> None:
    """Four of 40 in 400: gaps of 80, and of 140 between three."""
    boxes = four_from_the_left(ui)
    boxes[3].right_inset.equal = 0
    ui.nodes(boxes).distribute_horizontally()

    def lefts() -> list[float]:
        ui.solve()
        return [box.frame.left for box in boxes]

    assert lefts() == [0, 120, 240, 360]
    for gone, expected in enumerate(
        ([0, 0, 180, 360], [0, 40, 180, 360], [0, 180, 220, 360], [0, 180, 360, 400])
    ):
        boxes[gone].gone = True
        assert lefts() == expected
        assert ui.freedom() == 7  # four tops, and the heights of three
        boxes[gone].gone = False
    assert lefts() == [0, 120, 240, 360]


def test_a_row_of_equal_gaps_behind_another_box(ui: Layout) -> None:
    """Its first is 8 after the other one; without it, that gap is gone: 280 for the two."""
    window = ui.node("window", size=(400, 300))
    before, *boxes = (window.node(name) for name in "xabc")
    before.left_inset.equal = boxes[2].right_inset.equal = 0
    for box in (before, *boxes):
        box.width.equal = 40
    boxes[0].left_offset_to(before).equal = 8
    ui.nodes(boxes).distribute_horizontally()
    boxes[0].gone = True
    ui.solve()
    assert [box.frame.left for box in boxes] == [40, 180, 360]
    boxes[0].left_offset_to(before).equal = None
    ui.add(boxes[0].left == before.right + 8)
    ui.solve()
    assert [box.frame.left for box in boxes] == [40, 180, 360]


def test_gaps_that_follow_one_at_a_number(ui: Layout) -> None:
    """The last is 8 and the others are as wide: also while what it is before is gone."""
    boxes = four_from_the_left(ui)
    ui.nodes(boxes).distribute_horizontally()
    boxes[3].left_offset_to(boxes[2]).equal = 8

    def lefts(*gone: int) -> list[float]:
        for place, box in enumerate(boxes):
            box.gone = place in gone
        ui.solve()
        return [box.frame.left for box in boxes]

    assert lefts() == [0, 48, 96, 144]
    assert lefts(3) == [0, 48, 96, 136]
    assert lefts(2) == [0, 48, 88, 96]
    assert lefts(2, 3) == [0, 48, 88, 88]


@pytest.mark.parametrize("is_back", [False, True])
def test_equal_columns_stay_equal(ui: Layout, is_back: bool) -> None:
    """Whichever of four are gone; a gap of 10 goes with each, but the first leaves its own."""
    window = ui.node("window", size=(400, 300))
    boxes = [window.node(name) for name in "abcd"]
    boxes[0].left_inset.equal = boxes[3].right_inset.equal = 0
    ui.nodes(boxes[::-1] if is_back else boxes).keep_widths_equal()
    ui.nodes(boxes).keep_horizontal_offsets(10)
    for count in range(4):
        for gone in itertools.combinations(range(4), count):
            for place, box in enumerate(boxes):
                box.gone = place in gone
            ui.solve()
            there = [place for place in range(4) if place not in gone]
            gaps = 10 * sum(place > 0 for place in there)
            width = (400 - gaps) / len(there)
            assert [boxes[place].frame.width for place in there] == pytest.approx(
                [width] * len(there)
            )
            assert boxes[there[-1]].frame.right == pytest.approx(400)
            assert ui.conflicts() == []


def test_multiples_go_on_over_one_that_is_gone(ui: Layout) -> None:
    """Twice of three times as wide is six times; with the weaker of both priorities."""
    window = ui.node("window", size=(400, 300))
    a, b, c = (window.node(name) for name in "abc")
    a.width_to(b).equal = 2
    b.width_to(c).equal = 3
    c.width.equal = 10
    b.gone = True
    ui.solve()
    assert a.frame.width == 60
    b.width_to(c).equal = 4
    ui.solve()
    assert a.frame.width == 80
    b.width_to(c).equal = 4 @ LOW
    a.width.equal = 70 @ HIGH
    ui.solve()
    assert a.frame.width == 70
    b.width_to(window).equal = 0.1  # one of two: neither
    a.width.equal = None
    ui.solve()
    assert not a.width_to(b).is_active
    b.width_to(c).equal = None
    ui.solve()
    assert a.frame.width == 80
    b.width_to(window).equal = 1e-12  # and a product that nobody may ask for
    a.width_to(b).equal = 1e-12
    ui.solve()
    assert not a.width_to(b).is_active


def test_in_a_circle_of_multiples(ui: Layout) -> None:
    window = ui.node("window", size=(400, 300))
    boxes = [window.node(name) for name in "abc"]
    for box, following in zip(boxes, (*boxes[1:], boxes[0]), strict=True):
        box.width_to(following).equal = 1
    for box in boxes[1:]:
        box.gone = True
    boxes[0].width.equal = 50
    ui.solve()
    assert (boxes[0].frame.width, ui.conflicts()) == (50, [])


def test_what_goes_on_over_one_that_is_gone_is_destroyed(ui: Layout) -> None:
    """What a row or a column went on to is another one at once, and back after a rollback."""
    boxes = four_from_the_left(ui)
    for box in boxes:
        box.height.equal = 20 @ LOW
    boxes[2].height.equal = 50
    boxes[3].right_inset.equal = 0
    ui.nodes(boxes).distribute_horizontally()
    ui.nodes(boxes).keep_heights_equal()
    boxes[1].gone = True
    ui.solve()
    assert (boxes[2].frame.left, boxes[0].frame.height) == (180, 50)
    ui.begin()
    boxes[2].destroy()
    ui.solve()
    assert boxes[0].frame.height == 20
    ui.rollback()
    ui.solve()
    assert [box.frame.left for box in boxes] == [0, 40, 180, 360]
    assert boxes[0].frame.height == 50
    gap = boxes[1].left_offset_to(boxes[0])
    gap.set_equal_to(boxes[3].left_offset_to(boxes[2]))  # no neighbours any more
    boxes[1].gone = False
    copy = Layout()
    copy.read_document(ui.document)
    for layout in ui, copy:
        layout.solve()
    again = [copy.find(box.name) for box in boxes]
    assert [box.frame for box in boxes] == [box.frame for box in again if box]


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


def test_a_separator_along_a_form(ui: Layout) -> None:
    """Fields that are aligned with those of other rows leave them alone, downwards too."""
    window = ui.node("window", size=(400, 300))
    label, field, other, line = (window.node(name) for name in ("label", "field", "other", "line"))
    label.left_inset.equal = label.top_inset.equal = field.top_inset.equal = 10
    label.content_size, field.content_size = (60, 20), (200, 30)
    field.left_offset_to(label).equal = 8
    other.left_offset_to(label).equal = 8
    other.right_align_to(field).equal = 0
    other.top_offset_to(field).equal = 6
    other.height.equal = 20
    line.top_align_to(label).equal = 0
    line.bottom_align_to(other).equal = 0
    line.left_align_to(label).equal = line.right_align_to(field).equal = 0
    expected = [Rect(10, 10, 60, 20), Rect(78, 10, 200, 30)]
    for gone in (), (line,), (other, line), (other,), ():
        other.gone, line.gone = other in gone, line in gone
        ui.solve()
        assert [label.frame, field.frame] == expected
        assert ui.conflicts() == []
    assert line.frame == Rect(10, 10, 268, 56)


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


def test_what_a_row_has_room_for_while_one_is_gone(ui: Layout) -> None:
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
