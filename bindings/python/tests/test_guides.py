"""Guides, nodes that scroll, and how strongly nodes resist. Frames follow by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from keeplayout import (
    FITTING,
    HIGH,
    Direction,
    Insets,
    InvalidArgumentError,
    InvalidHandleError,
    Layout,
    Node,
    StateError,
)


@pytest.fixture
def window(ui: Layout) -> Node:
    return ui.node("window", size=(200, 100))


def test_a_guide_stands_where_a_node_may(ui: Layout, window: Node) -> None:
    guide, box = window.guide("middle"), window.node("box")
    guide.keep_insets(10, 20, 30, 40)
    box.edge_align_to(guide).equal = 1
    ui.solve()
    assert guide.frame == (20, 10, 140, 60)
    assert box.frame == (21, 11, 138, 58)
    assert (guide.is_guide, box.is_guide, guide.parent, guide.name) == (
        True, False, window, "middle",
    )  # fmt: skip
    assert window.children == [box]
    assert repr(guide) == "<middle Rect(x=20.0, y=10.0, width=140.0, height=60.0)>"
    unnamed = window.guide()
    assert repr(unnamed).startswith("<guide Rect(")
    assert unnamed.left_inset.name == "left inset of <guide #4> to superview <window>"


def test_what_a_guide_cannot_be(window: Node) -> None:
    guide, box = window.guide(), window.node()
    for call in (
        guide.node,
        lambda: guide.move(box),
        lambda: box.move(guide),
        guide.safe_guide,
        guide.scroll_guide,
    ):
        with pytest.raises(StateError, match="guide"):
            call()
    guide.destroy()
    assert not guide.is_valid
    with pytest.raises(InvalidHandleError):
        guide.margins_guide()


def test_the_guides_of_a_node(ui: Layout, window: Node) -> None:
    """The safe area is the whole node, margins are 8, until a host says otherwise."""
    assert window.safe_guide() == window.safe_guide()
    ui.solve()
    assert window.safe_guide().frame == (0, 0, 200, 100)
    assert window.margins_guide().is_guide
    ui.solve()
    assert window.margins_guide().frame == (8, 8, 184, 84)


def test_what_scrolls(ui: Layout, window: Node) -> None:
    """Insets inside are those of the content, widths those of the frame."""
    page = window.node("page")
    page.insets.equal = 10
    content = page.scroll_guide()
    assert content == page.scroll_guide()
    picture = page.node("picture")
    picture.insets.equal = 5
    picture.size.equal = 300
    ui.solve()
    assert (page.frame, content.frame) == ((10, 10, 180, 80), (0, 0, 310, 310))
    picture.width.equal = None
    page.horizontal_scroll_disabled = True
    ui.solve()
    assert (content.frame, picture.frame.width) == ((0, 0, 180, 310), 170)
    assert (page.horizontal_scroll_disabled, page.vertical_scroll_disabled) == (True, False)
    page.horizontal_scroll_disabled = False
    assert not page.horizontal_scroll_disabled
    page.vertical_scroll_disabled = True
    picture.height.equal = None
    ui.solve()
    assert picture.frame.height == 70


def test_scroll_disabling_is_one_thing_however_often_asked(window: Node) -> None:
    page = window.node()
    assert not page.horizontal_scroll_disabled
    count = page.layout.node_count
    for disabled in (True, False, True, True):
        page.horizontal_scroll_disabled = disabled
        assert page.horizontal_scroll_disabled is disabled
    assert page.layout.node_count == count + 1
    assert page.children == []


def test_resistance(window: Node) -> None:
    box = window.node()
    assert (box.hugging, box.compression) == (250, 750)
    box.horizontal_hugging = HIGH
    assert (box.horizontal_hugging, box.vertical_hugging, box.hugging) == (750, 250, 250)
    box.compression = 600
    assert (box.horizontal_compression, box.vertical_compression) == (600, 600)
    for priority in (0, 1000.5, float("nan")):
        with pytest.raises(InvalidArgumentError):
            box.hugging = priority
    with pytest.raises(TypeError):
        box.hugging = "high"  # type: ignore[assignment]
    box.destroy()
    assert box.hugging is None
    with pytest.raises(InvalidHandleError):
        box.hugging = 100


def test_guides_stand_before_nodes(ui: Layout, window: Node) -> None:
    """In whatever order they were made: a document has them so, and read back asks the same."""
    a, middle, b = window.node("a"), window.guide("middle"), window.node("b")
    ui.add(a.right <= middle.left)
    a.size_to(middle).equal = 1
    b.move_before(a)
    ui.solve()
    copy = Layout()
    copy.read_document(ui.document)
    copy.solve()

    def asked(of: Layout) -> list[tuple[str, bool]]:
        return [(each.attribute.name, each.is_determining) for each in of.ambiguous()]

    assert asked(ui)[0] == ("width of <middle>", True)
    assert asked(ui) == asked(copy)
    assert ui.ambiguity() == copy.ambiguity()
    assert copy.document == ui.document
    assert window.children == [b, a]


def test_whether_scrolling_is_disabled_is_a_value(ui: Layout) -> None:
    """Recorded by atomic groups, and delayed; another multiple of the node's size is not it."""
    page = ui.node(size=(300, 200)).node()
    with ui.atomic() as fixed:
        page.vertical_scroll_disabled = True
    fixed.deactivate()
    assert not page.vertical_scroll_disabled
    fixed.activate()
    assert page.vertical_scroll_disabled
    with ui.animate(1, delay=1):
        page.horizontal_scroll_disabled = True
    assert not page.horizontal_scroll_disabled
    ui.advance(1)
    assert page.horizontal_scroll_disabled
    page.scroll_guide().width_to(page).equal = 2
    assert not page.horizontal_scroll_disabled


# Ambiguous content


def test_scroll_content_that_nothing_sizes_is_ambiguous(ui: Layout, window: Node) -> None:
    """Sized along one axis, then along both; along the second with space for more, which only the
    fitting level takes away."""
    page = window.node("page")
    page.insets.equal = 0
    content = page.scroll_guide()
    ui.solve()
    assert [it.attribute for it in ui.ambiguous()] == [content.width, content.height]
    assert ui.freedom() == 2
    box = page.node("box")
    box.keep_size(300, 40)
    box.horizontal_insets.equal = 0
    box.top_inset.equal = 0
    box.bottom_inset.min = 5
    ui.solve()
    assert content.frame == (0, 0, 300, 45)
    (number,) = ui.ambiguous()
    assert (number.attribute, number.minimum) == (content.height, 45)
    box.bottom_inset.equal = 5
    ui.solve()
    assert (ui.freedom(), ui.ambiguity()) == (0, "")


def test_what_only_the_fitting_level_holds_is_ambiguous(ui: Layout, window: Node) -> None:
    box = window.node("box")
    box.insets.equal = 0
    inner = box.node("inner")
    inner.insets.equal = 0
    ui.solve()
    assert ui.freedom() == 0
    inner.right_inset.equal = None
    inner.width.equal = 30 @ FITTING
    ui.solve()
    assert inner.frame.width == 30
    (number,) = ui.ambiguous()
    assert (number.attribute, number.minimum) == (inner.width, 0)
    assert "which is ambiguous" in str(inner.width.why())
    inner.width.equal = 30 @ (FITTING + 1)
    ui.solve()
    assert ui.freedom() == 0


# KeepLayout's layout view


def test_the_layout_guide(ui: Layout, window: Node) -> None:
    """KeepLayout 1.7: insets of 0 to the safe area at top and bottom, to the margins at the sides;
    margins are within the safe area unless they are told otherwise."""
    window.safe_area = Insets(20, 3, 10, 5)
    window.margins = Insets(1, 16, 2, 16)
    view = window.layout_guide()
    assert view == window.layout_guide() != window.safe_guide()
    ui.solve()
    assert view.frame == (19, 20, 200 - 19 - 21, 70)
    window.margins_include_safe_area = False
    ui.solve()
    assert view.frame == (16, 20, 168, 70)
    copy = Layout()
    copy.read_document(ui.document)
    root = copy.roots[0]
    assert root.layout_guide().frame == view.frame
    view.destroy()
    ui.solve()
    assert window.layout_guide() != view


def test_a_guide_is_not_ambiguous_where_nothing_mentions_it(ui: Layout, window: Node) -> None:
    """A line at a third of the width has no height that anybody asks for; with a width alone, where
    it is along the same axis is open, and once something stands on it, across it as well."""
    line = window.guide("line")
    line.left_inset.equal = 66
    line.width.equal = 0
    ui.solve()
    assert (ui.freedom(), ui.ambiguity()) == (0, "")
    line.left_inset.clear()
    ui.solve()
    assert [it.attribute for it in ui.ambiguous()] == [line.left_inset]
    line.left_inset.equal = 66
    window.node("box").keep_insets(0, 0, 0, 0)
    line.height.min = 10
    ui.solve()
    assert ui.freedom() == 2


# The centre of what scrolls. Apple, "Working with Scroll Views": edges and margins are those of the
# content, width, height and centre those of the frame.
CENTERS: dict[str, Callable[[Node, Node], object]] = {
    "a sum": lambda page, box: page.layout.add(box.center_x == page.center_x),
    "an attribute": lambda _, box: setattr(box.horizontal_center, "equal", 0.5),
    "a shortcut": lambda _, box: box.keep_horizontally_centered(),
    "a term": lambda _, box: setattr(box, "constrained_center_x", 0),
    "an alignment": lambda page, box: setattr(box.vertical_align_to(page), "equal", 0),
    "an equation": lambda page, box: page.layout.equation(
        "b.centerX == p.centerX", {"b": box, "p": page}
    ),
    "its frame guide": lambda page, box: page.layout.add(
        box.center_x == page.frame_guide().center_x
    ),
    "a link": lambda page, box: box.vertical_align_to(page).set_equal_to(
        box.vertical_align_to(page.frame_guide()), 0, 0
    ),
    "from outside": lambda page, box: page.layout.add(
        page.parent.center_x == box.center_x  # type: ignore[union-attr]
    ),
}


@pytest.mark.parametrize("way", CENTERS)
@pytest.mark.parametrize("insets", [Insets(), Insets(1, 20, 3, 40)])
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("is_root", [False, True])
@pytest.mark.parametrize("direction", [Direction.LEFT_TO_RIGHT, Direction.RIGHT_TO_LEFT])
def test_the_centre_of_what_scrolls_is_that_of_its_frame(
    way: str, insets: Insets, late: bool, is_root: bool, direction: Direction
) -> None:
    """Content of 1000 in a frame of 400: a box of 100 begins at 150, also where the node begins to
    scroll afterwards; and it makes the content no larger."""
    if is_root and way == "from outside":
        pytest.skip("nothing is around it")
    ui = Layout()
    ui.direction = direction
    if is_root:
        page = ui.node("page")
        page.set_size(400, 300)
    else:
        window = ui.node("window", size=(400, 300))
        page = window.node("page")
        page.alignment_insets = insets
        page.keep_insets(insets.top, insets.left, insets.bottom, insets.right)
    wide, box = page.node("wide"), page.node("box")
    wide.size.equal = 100
    if not late:
        page.scroll_guide()
    CENTERS[way](page, box)
    wide.insets.equal = 0
    content = page.scroll_guide()
    wide.width.equal = 1000
    box.keep_size(100, 50)
    ui.solve()
    assert not ui.conflicts()
    assert page.frame.width == 400
    assert (content.frame.width, wide.frame.width) == (1000, 1000)
    assert box.frame.x == pytest.approx(150, abs=1e-9)


@pytest.mark.parametrize("scrolls", [False, True])
@pytest.mark.parametrize("is_root", [False, True])
def test_the_frame_can_be_named_from_inside(ui: Layout, scrolls: bool, is_root: bool) -> None:
    window = ui.node("window", size=(200, 100))
    page = window
    if not is_root:
        page = window.node()
        page.insets.equal = 0
    if scrolls:
        page.scroll_guide().keep_size(1000, 600)
    frame = page.frame_guide()
    assert frame == page.frame_guide()
    box = page.node("box")
    box.edge_align_to(frame).equal = 5
    ui.solve()
    assert box.frame == (5, 5, 190, 90)
    window.set_size(300, 100)
    ui.solve()
    assert box.frame == (5, 5, 290, 90)
    with Layout() as again:
        again.read_document(ui.document)
        assert again.document == ui.document
        found = again.find("box")
        assert found is not None
        assert found.frame == box.frame


def test_a_page_that_is_empty_is_in_the_middle_of_what_scrolls() -> None:
    """pocket-casts-ios, PromotionViewController.xib, reduced; frames are Apple's."""
    ui = Layout()
    scroll = ui.node("screen", size=(414, 722)).node("scroll")
    scroll.insets.equal = 0
    scroll.scroll_guide()
    image, label = scroll.node("image"), scroll.node("label")
    image.keep_size(180, 180)
    image.top_inset.equal = 0
    label.height.equal = 20
    ui.add_all([
        image.center_x == scroll.center_x, label.left == scroll.left + 20,
        label.center_x == scroll.center_x, scroll.right == label.right - 20,
        label.top == image.bottom, label.bottom == scroll.bottom,
    ])  # fmt: skip
    ui.solve()
    assert not ui.conflicts()
    assert image.frame == (117, 0, 180, 180)
    assert label.frame == (20, 180, 374, 20)
    assert scroll.scroll_content == (0, 0, 374 + 40 - 40, 200)
