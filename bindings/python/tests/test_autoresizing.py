"""Autoresizing masks as constraints, and the readable guide. Expected frames by hand."""

from __future__ import annotations

import math

import pytest
from keeplayout import (
    LOW,
    Anchor,
    AttributeKind,
    Autoresizing,
    Insets,
    InvalidArgumentError,
    InvalidHandleError,
    Layout,
    Node,
    Rect,
    Relation,
    UnrelatedError,
)
from keeplayout.apply import Left, Width

LEFT, WIDTH, RIGHT = (
    Autoresizing.FLEXIBLE_LEFT,
    Autoresizing.FLEXIBLE_WIDTH,
    Autoresizing.FLEXIBLE_RIGHT,
)

# A node at 20 that is 60 wide in 200, so with 120 after it; then its parent is 300 wide.
COMBINATIONS = {
    0: (20, 60),
    RIGHT: (20, 60),
    LEFT: (120, 60),
    WIDTH: (20, 160),
    LEFT | RIGHT: (20 / 140 * 300 - 20 / 140 * 60, 60),
    WIDTH | RIGHT: (20, 60 / 180 * (300 - 20)),
    LEFT | WIDTH: (300 - 120 - 60 / 80 * (300 - 120), 60 / 80 * (300 - 120)),
    LEFT | WIDTH | RIGHT: (30, 90),
}


@pytest.mark.parametrize(("mask", "expected"), COMBINATIONS.items())
@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("insets", [Insets(), Insets(1, 2, 3, 4)])
def test_all_combinations(
    ui: Layout, mask: int, expected: tuple[float, float], axis: int, insets: Insets
) -> None:
    """Of frames, whatever is around what constraints see of them."""
    window = ui.node(size=(200, 200))
    box = window.node()
    box.alignment_insets = insets
    ui.solve()
    frame = (20, 5, 60, 10) if axis == 0 else (5, 20, 10, 60)
    box.set_autoresizing(mask << (3 * axis), frame)
    assert box.autoresizing == mask << (3 * axis)
    ui.solve()
    assert box.frame == pytest.approx(frame)
    window.set_size(300, 300)
    ui.solve()
    found = (box.frame.x, box.frame.width) if axis == 0 else (box.frame.y, box.frame.height)
    assert found == pytest.approx(expected, abs=1e-9)
    assert not ui.conflicts()


def test_it_begins_again_and_ends(ui: Layout) -> None:
    window = ui.node(size=(200, 200))
    box = window.node()
    ui.solve()
    assert box.autoresizing is None
    box.set_autoresizing(WIDTH, Rect(10, 10, 100, 20))
    box.set_autoresizing(LEFT, Rect(30, 30, 50, 20))
    ui.solve()
    assert not ui.conflicts()
    assert box.frame == Rect(30, 30, 50, 20)
    ui.begin()
    box.clear_autoresizing()
    assert box.autoresizing is None
    ui.rollback()
    assert box.autoresizing == LEFT
    box.clear_autoresizing()
    ui.solve()
    assert box.frame == Rect(0, 0, 0, 0)
    box.clear_autoresizing()


def test_nothing_to_divide_by(ui: Layout) -> None:
    """All of the parent, at 0: what is flexible has nothing to share, and gets as much of it."""
    window = ui.node(size=(200, 200))
    box = window.node()
    ui.solve()
    for mask in range(64):
        box.set_autoresizing(mask, (0, 0, 200, 200))
        ui.solve()
        assert box.frame == Rect(0, 0, 200, 200)
        box.set_autoresizing(mask, (0, 0, 0, 0))
        ui.solve()
        assert all(math.isfinite(number) for number in box.frame)


@pytest.mark.parametrize(
    ("mask", "extent", "start", "length", "expected"),
    [
        (LEFT | RIGHT, 320, 320, 320, (370, 320)),
        (LEFT | RIGHT, 320, 320 + 1e-7, 320, (370, 320)),
        (LEFT | RIGHT, 320, -20, 360, (30, 360)),
        (LEFT | WIDTH, 320, -100, 100, (-50, 150)),
        (WIDTH | RIGHT, 320, 320, 100, (320, 150)),
        (LEFT | WIDTH | RIGHT, 0, 5, 60, (5 + 100 / 3, 60 + 100 / 3)),
        # In proportion: parts of 320 and -318, and one that is next to nothing.
        (LEFT | RIGHT, 321, 320, 319, (320 + 100 * 320 / 2, 319)),
        (LEFT | RIGHT, 2e10, 4, 0, (4, 0)),
    ],
)
@pytest.mark.parametrize("axis", [0, 1])
def test_parts_that_cancel_out_take_as_much_as_each_other(
    ui: Layout,
    mask: int,
    extent: float,
    start: float,
    length: float,
    expected: tuple[float, float],
    axis: int,
) -> None:
    """In a parent that becomes 100 larger."""
    window = ui.node(size=(extent, extent))
    box = window.node()
    box.set_autoresizing(
        mask << (3 * axis), (start, 0, length, 0) if axis == 0 else (0, start, 0, length)
    )
    ui.solve()
    assert (box.frame[axis], box.frame[axis + 2]) == pytest.approx((start, length), abs=1e-6)
    window.set_size(extent + 100, extent + 100)
    ui.solve()
    assert (box.frame[axis], box.frame[axis + 2]) == pytest.approx(expected, abs=1e-6)
    assert not ui.conflicts()


def test_bad_input(ui: Layout) -> None:
    window = ui.node(size=(200, 200))
    box: Node = window.node()
    for mask in (128, 255, 256, 1 << 20, -1):
        with pytest.raises(InvalidArgumentError):
            box.set_autoresizing(mask, (0, 0, 1, 1))
    for frame in ((0, 0, -1, 1), (math.nan, 0, 1, 1), (0, math.inf, 1, 1), (0, 0, 1, 1e13)):
        with pytest.raises(InvalidArgumentError, match=r"the value|the width -1 is negative"):
            box.set_autoresizing(0, frame)
    with pytest.raises(InvalidArgumentError, match="the height -1 is negative"):
        box.set_autoresizing(0, (0, 0, 1, -1))
    with pytest.raises(UnrelatedError):
        window.set_autoresizing(0, (0, 0, 1, 1))
    assert box.autoresizing is None
    box.destroy()
    with pytest.raises(InvalidHandleError):
        box.set_autoresizing(0, (0, 0, 1, 1))
    with pytest.raises(InvalidHandleError):
        box.clear_autoresizing()


@pytest.mark.parametrize(
    ("width", "left", "wide"), [(400, 8, 384), (688, 8, 672), (1000, 164, 672)]
)
def test_readable_guide(ui: Layout, width: float, left: float, wide: float) -> None:
    window = ui.node(size=(width, 300))
    guide = window.readable_guide()
    assert guide == window.readable_guide()
    text = window.node()
    text.edge_align_to(guide).equal = 0
    ui.solve()
    assert text.frame == Rect(left, 8, wide, 284)
    guide.width.max = 200
    window.margins = Insets(0, 0, 0, 100)
    ui.solve()
    assert text.frame == Rect((width - 100 - 200) / 2, 0, 200, 300)
    guide.destroy()
    assert window.readable_guide() != guide


def test_a_parent_that_was_never_solved(ui: Layout) -> None:
    """Its size is the active one, for its children as well."""
    window = ui.node("window", size=(200, 100))
    box = window.node("box")
    box.set_autoresizing(WIDTH, (20, 10, 160, 50))
    inner = box.node("inner")
    inner.set_autoresizing(LEFT | RIGHT, (40, 0, 20, 10))
    window.set_size(300, 100)
    ui.solve()
    assert box.frame == Rect(20, 10, 260, 50)
    assert inner.frame == pytest.approx((40 / 140 * 260 - 40 / 140 * 20, 0, 20, 10))
    window.set_size(400, 100)
    inner.set_autoresizing(LEFT, (300, 0, 20, 10))
    ui.solve()
    assert inner.frame == Rect(300, 0, 20, 10)


def test_in_a_delay_a_mask_is_set_and_taken_away_at_once(ui: Layout) -> None:
    """As everything but what the header names."""
    box = ui.node(size=(200, 100)).node("box")
    box.set_autoresizing(0, (0, 0, 10, 10))
    with ui.animate(1, delay=1):
        box.set_autoresizing(0, (50, 40, 30, 20))
    assert box.frame == Rect(50, 40, 30, 20)
    assert not ui.conflicts()
    with ui.animate(1, delay=1):
        box.clear_autoresizing()
    assert box.autoresizing is None
    assert box.frame == Rect(0, 0, 0, 0)
    ui.advance(2)
    assert box.frame == Rect(0, 0, 0, 0)


def test_a_conflict_names_the_mask(ui: Layout) -> None:
    window = ui.node("window", size=(200, 100))
    box = window.node("box")
    box.width.equal = 100
    box.set_autoresizing(0, (20, 10, 160, 50))
    ui.solve()
    (conflict,) = ui.conflicts()
    assert (
        "width of <box> equal to 160 with required priority, by its autoresizing mask"
        in conflict.description
    )
    assert "width of <box> equal to 100 with required priority\n" in conflict.description + "\n"


def test_what_does_not_converge_is_reported_before_anything_is_set(ui: Layout) -> None:
    window = ui.node("window", size=(200, 100))
    box = window.node("box")
    box.measure = lambda _width: -1
    with pytest.raises(InvalidArgumentError, match="<box> was measured -1"):
        box.set_autoresizing(0, (20, 10, 160, 50))
    assert box.autoresizing is None


def test_the_frame_is_the_whole_frame(ui: Layout) -> None:
    """The alignment rectangle 20 20 50 50 with 1 above it, 2 left, 3 below and 4 right of it."""
    window = ui.node(size=(400, 300))
    node = window.node()
    node.alignment_insets = Insets(1, 2, 3, 4)
    whole = Rect(18, 19, 56, 54)
    for mask in (RIGHT, WIDTH, LEFT):
        node.set_autoresizing(mask, whole)
        for _ in range(2):
            ui.solve()
            assert node.frame == whole
            node.set_autoresizing(mask, node.frame)
    window.set_size(500, 300)
    ui.solve()
    assert node.frame == Rect(118, 19, 56, 54)
    window.set_size(400, 300)
    node.set_autoresizing(WIDTH, whole)
    window.set_size(500, 300)
    ui.solve()
    assert node.frame == Rect(18, 19, 156, 54)


def test_in_what_scrolls_the_content_is_the_parent(ui: Layout) -> None:
    """A content of 500 x 900, then of 600 x 900, in a window of 300 x 200: with a flexible distance
    on the left the node keeps its 440 on the right; with a flexible width its 10 on the left, too.
    The content is what constraints see of it: alignment insets change nothing."""
    window = ui.node(size=(300, 200))
    page = window.node()
    page.insets.equal = 0
    content = page.scroll_guide()
    content.keep_size(500, 900)
    node = page.node()
    frame = Rect(10, 20, 50, 40)
    for insets in (Insets(), Insets(1, 2, 3, 4)):
        content.alignment_insets = insets
        for mask, wider in ((LEFT, Rect(110, 20, 50, 40)), (WIDTH, Rect(10, 20, 150, 40))):
            content.width.equal = 500
            node.set_autoresizing(mask, frame)
            ui.solve()
            assert node.frame == frame
            content.width.equal = 600
            ui.solve()
            assert node.frame == wider


@pytest.mark.parametrize(("mask", "expected"), COMBINATIONS.items())
@pytest.mark.parametrize("scrolls", [False, True])
def test_the_parent_is_its_frame_or_its_content(
    ui: Layout, mask: int, expected: tuple[float, float], scrolls: bool
) -> None:
    """In a frame, and in a content, of 200 and then of 300: with an alignment rectangle of 193 and
    293, and in a frame that is half as large as its content."""
    window = ui.node()
    page = window.node()
    page.insets.equal = 0
    if scrolls:
        content = page.scroll_guide()
        page.width.equal = 100
    else:
        content = page
        page.alignment_insets = Insets(1, 3, 2, 4)
    box = page.node()
    around = 0 if scrolls else 7
    content.keep_size(200 - around, 200)
    ui.solve()
    box.set_autoresizing(mask, (20, 5, 60, 10))
    ui.solve()
    assert box.frame == pytest.approx((20, 5, 60, 10))
    content.width.equal = 300 - around
    ui.solve()
    assert (box.frame.x, box.frame.width) == pytest.approx(expected, abs=1e-9)
    assert not ui.conflicts()


def test_a_mask_is_one_until_it_is_cleared(ui: Layout) -> None:
    box = ui.node(size=(200, 200)).node()
    with ui.capture() as made:
        box.set_autoresizing(WIDTH, (20, 20, 60, 60))
    for constraint in made:
        constraint.remove()
        assert box.autoresizing == WIDTH
    box.clear_autoresizing()
    assert box.autoresizing is None


# What ends a mask, and of card, in the window, and of button and label, in the card:
# whose masks are left. By TULayoutAdditions and KeepLayout ("on both views, unless one is a
# superview of the other"); by EasyPeasy, that of the target alone.
ENDS = {
    "button.width.equal = 50": "card label",
    "button.left_inset.min = 5": "card label",
    "button.left_inset.equal = 5 @ LOW": "card label",
    "button.keep_centered()": "card label",
    "button.aspect_ratio.equal = 2": "card label",
    "button.left_offset_to(label).equal = 1": "card",
    "button.left_align_to(label).equal = 1": "card",
    "label.width_to(button).max = 1": "card",
    "button.width_to(card).equal = 1": "card label",
    "card.height_to(button).equal = 2": "card label",
    "button.left_align_to(window).equal = 2": "card label",
    "button.edge_align_to(guide).equal = 0": "card label",
    "button.width.set_equal_to(label.height, 2, 1)": "card",
    "button.width.set_equal_to(card.width, 0.5)": "card label",
    "button.add_rule(AttributeKind.WIDTH, Relation.EQUAL, 5)": "card label",
    "button.constrained_left = 10": "card label",
    "button.constrained_left = label.constrained_right": "card",
    "ui.equation('b.width == l.width + c.width', {'b': button, 'l': label, 'c': card})": "card",
    "button.apply(Left(1).to(label))": "card label",
    "button.apply(Width(1).when(lambda: False))": "card label",
    "button.apply()": "card label",
    "button.width.equal = None": "card button label",
    "button.width": "card button label",
    "button.content_size = 9, 9": "card button label",
    "guide.left_inset.equal = 9": "card button label",
    "button.constrain(Anchor.LEFT, 10, installed=False)": "card button label",
    "button.constrain(Anchor.LEFT, 10, installed=False).install()": "card label",
}


WORDS = {it.__name__: it for it in (Anchor, AttributeKind, Left, Relation, Width)} | {"LOW": LOW}


@pytest.mark.parametrize("statement", ENDS)
@pytest.mark.parametrize("how", ["", "atomic", "rolled back", "delayed"])
def test_a_mask_ends_where_its_node_is_constrained(ui: Layout, statement: str, how: str) -> None:
    window = ui.node("window", size=(300, 300))
    card = window.node("card")
    button, label, guide = card.node("button"), card.node("label"), card.guide()
    nodes = (card, button, label)
    card.set_autoresizing(WIDTH, (0, 0, 200, 200))
    for node in (button, label):
        node.set_autoresizing(0, (0, 0, 50, 50))
    names = {**WORDS, **locals()}
    if how == "atomic":
        with ui.atomic():
            exec(statement, names)
    elif how == "delayed":
        with ui.animate(1, delay=1):
            exec(statement, names)
        ui.advance(3)
    elif how == "rolled back":
        ui.begin()
        exec(statement, names)
        ui.rollback()
    else:
        exec(statement, names)
    left = " ".join(it.name or "" for it in nodes if it.autoresizing is not None)
    assert left == ("card button label" if how == "rolled back" else ENDS[statement])
    ui.solve()
    assert not ui.conflicts()
    if "button" in left:
        assert button.frame == Rect(0, 0, 50, 50)


def test_a_refused_value_leaves_the_mask(ui: Layout) -> None:
    box = ui.node("window", size=(300, 300)).node("box")
    box.set_autoresizing(0, (0, 0, 50, 50))
    for bad in (math.inf, 1e13):
        with pytest.raises(InvalidArgumentError):
            box.width.equal = bad
    assert box.autoresizing == 0


def test_a_value_that_is_set_again_ends_it(ui: Layout) -> None:
    box = ui.node("window", size=(300, 300)).node("box")
    box.width.equal = 10
    box.set_autoresizing(0, (0, 0, 50, 50))
    assert box.autoresizing == 0
    box.width.equal = 20
    assert box.autoresizing is None
    ui.solve()
    assert (box.frame.width, ui.conflicts()) == (20, [])


@pytest.mark.parametrize(("mask", "expected"), COMBINATIONS.items())
@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("scrolls", [False, True])
def test_a_frame_meant_in_a_parent_of_another_size(
    ui: Layout, mask: int, expected: tuple[float, float], axis: int, scrolls: bool
) -> None:
    """Meant in 200, in a parent that is 300 when it is solved, and was never solved before."""
    window = ui.node(size=(1000, 1000))
    page = window.node()
    (page.scroll_guide() if scrolls else page).keep_size(300, 300)
    box = page.node()
    frame = (20, 20, 60, 60)
    box.set_autoresizing(mask << (3 * axis), frame, (200, 200))
    ui.solve()
    assert (box.frame[axis], box.frame[axis + 2]) == pytest.approx(expected, abs=1e-9)
    assert (box.frame[1 - axis], box.frame[3 - axis]) == (20, 60)
    assert not ui.conflicts()


def test_a_file_is_read_before_its_nodes_have_sizes(ui: Layout) -> None:
    """A box at 10 10 80 80 in 100 x 100, both flexible, in one that is put at the insets 0 of 200 x
    100 only afterwards: 10 10 180 80, with nothing solved on the way."""
    window = ui.node(size=(200, 100))
    box = window.node()
    child = box.node()
    both = Autoresizing.FLEXIBLE_WIDTH | Autoresizing.FLEXIBLE_HEIGHT
    child.set_autoresizing(both, (10, 10, 80, 80), parent=(100, 100))
    box.insets.equal = 0
    ui.solve()
    assert child.frame == Rect(10, 10, 180, 80)
    assert not ui.conflicts()


def test_of_a_size_that_is_given_along_one_axis_the_other_is_solved(ui: Layout) -> None:
    box = ui.node(size=(200, 100)).node()
    size = Autoresizing.FLEXIBLE_WIDTH | Autoresizing.FLEXIBLE_HEIGHT
    box.set_autoresizing(size, (0, 0, 50, 50), parent=(100, None))
    ui.solve()
    assert box.frame == Rect(0, 0, 150, 50)


def test_a_parent_that_is_none_is_refused(ui: Layout) -> None:
    box = ui.node(size=(200, 100)).node("box")
    for parent, words in (
        ((-1, 5), "the width of the parent -1 is negative"),
        ((5, -1), "the height of the parent -1 is negative"),
        ((5, math.inf), "the height of the parent inf is"),
        ((2e12, 5), "the width of the parent 2000000000000 is larger than 1e12"),
        ((math.nan, 5), "not a number|NaN|nan"),
    ):
        with pytest.raises(InvalidArgumentError, match=words):
            box.set_autoresizing(0, (0, 0, 1, 1), parent)
    assert box.autoresizing is None


def test_a_mask_that_stays_stands_beside_constraints(ui: Layout) -> None:
    """As Apple's do. The label is pulled to 30 from its parent's left at its own risk."""
    window = ui.node(size=(200, 100))
    box = window.node("box")
    mask = WIDTH | Autoresizing.STAYS
    box.set_autoresizing(mask, (10, 10, 100, 20), parent=(200, 100))
    box.height.min = 15
    box.left_inset.equal = 30 @ LOW
    box.add_rule(AttributeKind.WIDTH, Relation.AT_MOST, 5000)
    ui.equation("box.width <= 4000")
    box.constrained_width = 100
    assert box.autoresizing == mask
    ui.solve()
    assert box.frame == Rect(10, 10, 100, 20)
    assert not ui.conflicts()
    window.set_size(300, 100)
    ui.solve()
    (conflict,) = ui.conflicts()
    assert "by its autoresizing mask" in conflict.description
    box.set_autoresizing(WIDTH, (10, 10, 100, 20))
    box.height.min = 16
    assert box.autoresizing is None


@pytest.mark.parametrize("how", ["created with it", "moved into it"])
def test_a_container_ends_also_a_mask_that_stays(ui: Layout, how: str) -> None:
    """As a stack view of Apple's does."""
    window = ui.node(size=(200, 100))
    box = window.node()
    box.set_autoresizing(Autoresizing.STAYS, (10, 10, 100, 20))
    row = window.row(*([box] if how == "created with it" else []))
    if how == "moved into it":
        box.move(row)
    assert box.autoresizing is None
    row.insets.equal = 0
    ui.solve()
    assert (box.frame, ui.conflicts()) == (Rect(0, 0, 200, 100), [])


def test_a_part_of_a_mask_that_is_installed_again_ends_nothing(ui: Layout) -> None:
    box = ui.node(size=(200, 200)).node()
    with ui.capture() as made:
        box.set_autoresizing(WIDTH, (20, 20, 60, 60))
    for constraint in made:
        constraint.uninstall()
        constraint.install()
        assert constraint.is_active
    assert box.autoresizing == WIDTH
    ui.solve()
    assert box.frame == pytest.approx((20, 20, 60, 60))


MASKS = (0, WIDTH, LEFT | RIGHT, WIDTH | Autoresizing.STAYS)


@pytest.mark.parametrize("written", MASKS)
@pytest.mark.parametrize("known", [*MASKS, None])
@pytest.mark.parametrize("more", [False, True])
def test_an_update_over_a_mask_is_a_fresh_reading(
    ui: Layout, written: int, known: int | None, more: bool
) -> None:
    """Whatever mask there is now; and it can be updated, changed and destroyed afterwards."""
    window = ui.node("w", size=(400, 300))
    node = window.node("n")
    node.set_autoresizing(written, (10, 10, 50, 40))
    if more:
        node.height.min = 12 @ LOW
    ui.solve()
    document = ui.document
    if known is None:
        node.clear_autoresizing()
        node.keep_size(5, 5)
    else:
        node.set_autoresizing(known, (10, 10, 60, 40))
    window.set_size(500, 300)
    ui.solve()
    for _ in range(2):
        ui.update(document)
        ui.solve()
        assert ui.document == document
        with Layout() as fresh:
            fresh.read_document(document)
            again = fresh.find("n")
            assert again is not None
            assert again.frame == node.frame
        assert all(constraint.is_valid for constraint in node.constraints)
    node.set_autoresizing(0, (1, 2, 3, 4))
    for constraint in node.constraints:
        if constraint.is_valid and "mask" not in constraint.description:
            constraint.remove()
    ui.solve()
    assert node.frame == pytest.approx((1, 2, 3, 4))
    node.destroy()
    ui.solve()


def test_a_mask_outlives_an_update_that_has_it_as_it_is(ui: Layout) -> None:
    window = ui.node("w", size=(400, 300))
    node, other = window.node("n"), window.node("o")
    node.set_autoresizing(WIDTH, (10, 10, 50, 40))
    other.set_autoresizing(WIDTH, (10, 10, 50, 40))
    document = ui.document
    window.set_size(300, 200)
    other.set_autoresizing(WIDTH, (10, 10, 60, 40), (400, 300))
    ui.update(document)
    assert (node.autoresizing, other.autoresizing) == (WIDTH, None)


def test_a_solve_that_breaks_lines_ends_no_mask(ui: Layout) -> None:
    """One that is set on a member stays, as it may conflict, until the host constrains the node."""
    window = ui.node(size=(200, 100))
    flow = window.row(*(window.node() for _ in range(3)))
    flow.wraps = True
    flow.keep_insets(0, 0, None, 0)
    for node in flow.children:
        node.content_size = (80, 20)
    ui.solve()
    last = flow.children[-1]
    last.set_autoresizing(0, (0, 0, 80, 20))
    for width in (100, 300, 200):
        window.set_size(width, 100)
        ui.solve()
        assert last.autoresizing == 0
