"""Content that is measured along both axes. Expected sizes by hand: text in cells of 8 x 16."""

from __future__ import annotations

import gc
import math
import re
import weakref
from typing import Any

import pytest
from keeplayout import (
    CONTENT,
    HIGH,
    MEDIUM,
    REQUIRED,
    Align,
    Axis,
    BusyError,
    ConflictError,
    ConflictPolicy,
    Gone,
    InvalidArgumentError,
    InvalidHandleError,
    Layout,
    LimitError,
    Node,
    Rect,
    Size,
    Value,
    fraction,
)

FOX = "the quick brown fox jumps over the lazy dog"
NATURAL = (math.inf, math.inf)


class Words:
    """Text whose lines are broken between words, in cells of 8 x 16."""

    def __init__(self, text: str = FOX) -> None:
        self.text = text
        self.calls: list[tuple[float, float]] = []

    def __call__(self, width: float, height: float) -> tuple[float, float]:
        self.calls.append((width, height))
        lines = [""]
        for word in self.text.split():
            if lines[-1] and 8 * len(f"{lines[-1]} {word}") > width:
                lines.append(word)
            else:
                lines[-1] = f"{lines[-1]} {word}".strip()
        return 8 * max(map(len, lines)), 16 * len(lines)


class Font:
    """A text of 300 x 40 whose font shrinks until it fits."""

    def __init__(self) -> None:
        self.calls: list[tuple[float, float]] = []

    def __call__(self, width: float, height: float) -> tuple[float, float]:
        self.calls.append((width, height))
        scale = min(1, width / 300, height / 40)
        return 300 * scale, 40 * scale


@pytest.fixture
def window(ui: Layout) -> Node:
    return ui.node("window", size=(200, 300))


def bubble(parent: Node, measure: Any) -> Node:
    """A node with a text inside, 5 from its edges, and not beyond the right edge of its parent."""
    node = parent.node("bubble")
    node.left_inset.equal = node.top_inset.equal = 0
    node.right_inset.min = 10
    text = node.node("text")
    text.insets.equal = 5
    text.measure_both = measure
    return text


# What is measured


def test_a_bubble_is_as_wide_as_its_longest_line(ui: Layout, window: Node) -> None:
    """200 - 10 - 2 * 5 is 180, or 22 letters: "the quick brown fox", "jumps over the lazy", both of
    19, and "dog". 43 letters are 344."""
    words = Words()
    text = bubble(window, words)
    ui.solve()
    assert text.frame == Rect(5, 5, 152, 48)
    assert text.parent
    assert text.parent.frame == Rect(0, 0, 162, 58)
    assert words.calls == [NATURAL, (180, math.inf)]
    assert text.content_size == (152, 48)
    window.set_size(500, 300)
    ui.solve()
    assert text.frame == Rect(5, 5, 344, 16)
    assert len(words.calls) == 2


def test_a_long_word_is_wider_than_what_is_available(ui: Layout, window: Node) -> None:
    """In 36, of 5 letters as wide as 40, there are 4: one word on each of nine lines."""
    text = bubble(window, Words())
    window.set_size(56, 300)
    ui.solve()
    assert text.frame[2:] == (36, 9 * 16)
    assert text.content_size == (40, 144)
    text.compression = REQUIRED
    ui.solve()
    assert ui.conflicts()


def test_what_is_stretched_has_all_that_it_takes(ui: Layout, window: Node) -> None:
    words = Words("a b")
    text = window.node()
    text.measure_both = words
    text.insets.equal = 0
    ui.solve()
    assert (text.frame[2:], text.content_size) == ((200, 300), (24, 16))
    assert words.calls == [NATURAL]


def test_a_font_shrinks_to_its_box(ui: Layout, window: Node) -> None:
    """Two thirds of it in 200 x 100; half of it in 200 x 20."""
    font = Font()
    box = window.node()
    box.measure_both = font
    box.left_inset.equal = box.top_inset.equal = 0
    box.right_inset.min = box.bottom_inset.min = 0
    window.set_size(200, 100)
    ui.solve()
    assert box.frame == pytest.approx((0, 0, 200, 80 / 3))
    assert font.calls == [NATURAL, (200, math.inf)]
    window.set_size(200, 20)
    ui.solve()
    assert box.frame == pytest.approx((0, 0, 150, 20))
    assert font.calls[2:] == [(200, 20)]


def test_heights_are_found_for_the_widths(ui: Layout, window: Node) -> None:
    """Two in a column 60 high: the first is 100 x 40, all that is there for it once the other has
    shrunk to 100 x 40 / 3; before that they are 80 high."""
    fonts = [Font(), Font()]
    boxes = [window.node(), window.node()]
    for box, font in zip(boxes, fonts, strict=True):
        box.measure_both = font
        box.left_inset.equal = 0
    boxes[0].right_inset.min, boxes[1].width.max = -100, 100
    boxes[1].top_offset_to(boxes[0]).equal = 0
    boxes[1].bottom_inset.min = 0
    window.set_size(200, 60)
    ui.solve()
    assert boxes[0].frame == (0, 0, 300, 40)
    assert boxes[1].frame == pytest.approx((0, 40, 100, 40 / 3))
    assert fonts[0].calls == [NATURAL]
    assert fonts[1].calls == [NATURAL, (100, math.inf)]


def test_compression_decides_who_gets_less(ui: Layout, window: Node) -> None:
    """Two of 152 in a row of 200: the stronger has all, the other 48, where each word is a line."""
    names = "the quick brown fox"
    one, other = window.node(), window.node()
    for node in (one, other):
        node.measure_both = Words(names)
    one.left_inset.equal = 0
    other.left_offset_to(one).equal = 0
    other.right_inset.min = 0
    one.horizontal_compression = 751
    ui.solve()
    assert (one.frame[2:], other.frame[2:]) == ((152, 16), (40, 64))
    other.horizontal_compression = 752
    ui.solve()
    assert (one.frame[2:], other.frame[2:]) == ((40, 64), (152, 16))


def test_a_priority_below_compression_does_not_make_it_wrap(ui: Layout, window: Node) -> None:
    text = window.node()
    text.measure_both = Words("the quick brown fox")
    text.width.equal = Value(100, 749)
    ui.solve()
    assert text.frame[2:] == (152, 16)
    text.width.equal = Value(100, 751)
    ui.solve()
    assert text.frame[2:] == (100, 32)
    assert text.content_size == (72, 32)


def test_what_is_measured_along_one_axis_follows(ui: Layout, window: Node) -> None:
    """A text below as wide as a bubble: 152 once the bubble has wrapped, not 180."""
    text = bubble(window, Words())
    below = window.node()
    calls: list[float] = []

    def height(width: float) -> float:
        calls.append(width)
        return 1520 / width

    below.measure = height
    below.width_to(text).equal = 1
    ui.solve()
    assert below.frame[2:] == (152, 10)
    assert calls[-1] == 152


def test_on_pixels_it_is_rounded_up(ui: Layout, window: Node) -> None:
    ui.scale = 2
    text = window.node()
    text.measure_both = lambda _width, _height: (10.1, 5.3)
    ui.solve()
    assert (text.frame[2:], text.content_size) == ((10.5, 5.5), (10.1, 5.3))


# When it is measured


def test_it_is_measured_when_it_has_changed(ui: Layout, window: Node) -> None:
    words = Words()
    text = bubble(window, words)
    ui.solve()
    words.calls.clear()
    other = window.node()
    for width in (10, 20, 30):
        other.width.equal = width
        ui.solve()
    assert words.calls == []
    words.text = "the quick"
    ui.solve()
    assert words.calls == []
    text.invalidate_content()
    ui.solve()
    assert words.calls == [NATURAL]
    assert text.frame[2:] == (72, 16)


def test_what_is_gone_is_not_measured(ui: Layout, window: Node) -> None:
    words = Words()
    text = bubble(window, words)
    text.gone = True
    ui.solve()
    assert words.calls == []
    assert text.content_size == (None, None)
    text.gone = False
    ui.solve()
    assert text.frame[2:] == (152, 48)
    window.gone = True
    words.text = "x"
    text.invalidate_content()
    words.calls.clear()
    ui.solve()
    assert words.calls == []
    window.gone = False
    ui.solve()
    assert text.frame[2:] == (8, 16)


def test_what_is_gone_has_no_longest_word(ui: Layout, window: Node) -> None:
    """Of no width of its own any more, it is as long as the row."""
    window.set_size(10, 300)
    row = window.row(align=Align.START)
    row.left_inset.equal = row.right_inset.equal = row.top_inset.equal = 0
    text = row.node("text")
    text.measure_both = lambda width, _height: (150, 12) if width >= 150 else (30, 60)
    ui.solve()
    assert text.frame.width == 30
    text.gone = Gone.VERTICALLY
    ui.update(re.sub(r" *content-(width|height).*\n", "", ui.document))
    ui.solve()
    assert text.frame.width == 10


def test_the_size_that_is_asked_for(ui: Layout, window: Node) -> None:
    """In 100 - 2 * 5, of 11 letters: "the quick", "brown fox", "jumps over", "the lazy", "dog"."""
    words = Words()
    text = bubble(window, words)
    node = text.parent
    assert node
    ui.solve()
    frame = node.frame
    assert node.fitting_size() == Size(354, 26)
    assert node.fitting_size(width=100) == Size(100, 90)
    assert node.size_range(Axis.HORIZONTAL) == (10, math.inf)
    assert (node.frame, text.content_size) == (frame, (152, 48))
    words.calls.clear()
    ui.solve()
    assert words.calls == []


# What it is not


@pytest.mark.parametrize(
    "bad", [(math.nan, 5), (5, math.nan), (-1, 5), (5, -1e-9), (math.inf, 5), (5, 1e13)]
)
def test_what_is_no_size(ui: Layout, window: Node, bad: tuple[float, float]) -> None:
    good, broken = window.node(), window.node("broken")
    good.measure_both = lambda _width, _height: (40, 30)
    broken.measure_both = lambda _width, _height: bad
    with pytest.raises(InvalidArgumentError, match=r"<broken> was measured .* where inf x inf is"):
        ui.solve()
    assert good.frame[2:] == (40, 30)
    assert (broken.content_size, broken.frame[2:]) == ((None, None), (0, 0))
    broken.measure_both = lambda _width, _height: (20, 10)
    ui.solve()
    assert broken.frame[2:] == (20, 10)
    broken.measure_both = lambda width, _height: (20, 10) if width == math.inf else bad
    broken.width.equal = 15
    for _ in range(2):
        with pytest.raises(InvalidArgumentError, match=r"<broken> .* where 15 x inf is available"):
            ui.solve()
        assert (broken.content_size, broken.frame[2:]) == ((20, 10), (15, 10))
    broken.width.equal = None
    ui.solve()
    assert broken.frame[2:] == (20, 10)


def test_what_it_raises_solve_raises(ui: Layout, window: Node) -> None:
    calls: list[tuple[float, ...]] = []

    def fail(*available: float) -> tuple[float, float]:
        calls.append(available)
        raise ZeroDivisionError("no font")

    box: Any = window.node()
    box.measure_both = fail
    for count in (1, 2):
        with pytest.raises(ZeroDivisionError, match="no font"):
            ui.solve()
        assert len(calls) == count
    for wrong, match in (
        (lambda *_: 5, r"\(width, height\) is needed"),
        (lambda *_: ("a", 1), "number"),
    ):
        box.measure_both = wrong
        with pytest.raises(TypeError, match=match):
            ui.solve()
    with pytest.raises(TypeError, match="a function is needed"):
        box.measure_both = (20, 10)
    box.measure_both = lambda *_: (7, 8)
    ui.solve()
    assert box.frame[2:] == (7, 8)


def test_what_gets_ever_less_is_reported_each_time(ui: Layout, window: Node) -> None:
    """Always wider than it can be, and higher the narrower it is, by which it gets narrower still:
    from 590.1 nearer to 500, by a hundredth of the distance each time."""
    calls: list[float] = []

    def measure(width: float, _height: float) -> tuple[float, float]:
        calls.append(width)
        return 1000, 10 if width == math.inf else 595 / 0.99 - width

    box = window.node("box")
    box.measure_both = measure
    ui.equation("box.width == 600 - 0.99 * box.height", {"box": box})
    for _ in range(3):
        calls.clear()
        with pytest.raises(LimitError, match="<box> does not converge"):
            ui.solve()
        assert len(calls) <= 65
        assert all(math.isfinite(number) for number in box.frame)
    box.measure_both = None
    ui.solve()


def test_it_may_read_the_layout_and_not_change_it(ui: Layout, window: Node) -> None:
    found: list[Rect] = []
    text = window.node()

    def measure(_width: float, _height: float) -> tuple[float, float]:
        found.append(text.frame)
        with pytest.raises(BusyError):
            text.hidden = True
        with pytest.raises(BusyError):
            ui.solve()
        with pytest.raises(BusyError):
            text.measure_both = None
        return 30, 20

    text.measure_both = measure
    ui.solve()
    text.invalidate_content()
    ui.solve()
    assert found == [Rect(0, 0, 0, 0), Rect(0, 0, 30, 20)]


# Its function


def test_a_node_has_one_function(ui: Layout, window: Node) -> None:
    text: Any = window.node()

    def one(_length: float) -> float:
        return 50

    def both(_width: float, _height: float) -> tuple[float, float]:
        return 30, 20

    text.content_size = (11, 12)
    text.measure = one
    assert (text.measure, text.measure_both, text.measured_axis) == (one, None, Axis.VERTICAL)
    text.measure_both = both
    assert (text.measure, text.measure_both, text.measured_axis) == (None, both, None)
    ui.solve()
    assert text.frame[2:] == (30, 20)
    text.set_measure(one, Axis.HORIZONTAL)
    assert (text.measure, text.measure_both) == (one, None)
    ui.solve()
    assert text.frame[2:] == (50, 12)
    text.measure_both = both
    ui.solve()
    text.measure_both = None
    ui.solve()
    assert text.frame[2:] == (11, 12)
    text.measure_both = both
    text.measure = None
    assert (text.measure, text.measure_both) == (None, None)
    text.destroy()
    with pytest.raises(InvalidHandleError):
        text.measure_both = both


def test_functions_are_released(ui: Layout, window: Node) -> None:
    text = window.node()
    words = Words()
    known = weakref.ref(words)
    text.measure_both = words
    del words
    ui.begin()
    text.measure_both = None
    gc.collect()
    assert known()
    ui.commit()
    gc.collect()
    assert known() is None


def test_a_rollback_has_what_was_before(ui: Layout, window: Node) -> None:
    words = Words()
    text = bubble(window, words)
    ui.solve()
    words.calls.clear()
    ui.begin()
    window.set_size(500, 300)
    ui.solve()
    assert text.frame[2:] == (344, 16)
    ui.rollback()
    assert (text.frame[2:], text.content_size) == ((152, 48), (152, 48))
    ui.solve()
    assert (text.frame[2:], words.calls) == ((152, 48), [])
    ui.begin()
    text.measure_both = lambda _width, _height: (9, 9)
    ui.solve()
    ui.rollback()
    ui.solve()
    assert text.frame[2:] == (152, 48)
    ui.begin()
    text.destroy()
    ui.rollback()
    window.set_size(500, 300)
    ui.solve()
    assert text.frame[2:] == (344, 16)


def test_a_refusal_has_what_was_before() -> None:
    ui = Layout(ConflictPolicy.REFUSED)
    text = bubble(ui.node(size=(200, 300)), Words())
    ui.solve()
    text.width.min = 300
    with pytest.raises(ConflictError):
        ui.solve()
    assert (text.frame[2:], text.content_size) == ((152, 48), (152, 48))
    ui.solve()
    assert text.frame[2:] == (152, 48)


def test_documents(ui: Layout, window: Node) -> None:
    """What was measured is in a document; a layout that is updated to one keeps its functions."""
    text = bubble(window, Words())
    ui.solve()
    document = ui.document
    copy = Layout()
    copy.read_document(document)
    copy.solve()
    copied = copy.find("text")
    assert copied
    assert copied.frame == text.frame
    assert copied.content_size == (152, 48)
    ui.update(document.replace("size-width 200", "size-width 500"))
    ui.solve()
    assert text.frame[2:] == (344, 16)


def test_a_document_of_what_is_folded(ui: Layout, window: Node) -> None:
    """What is measured is inactive while its node is gone along one axis; what is set is not."""
    text = window.node("text")
    text.measure_both = Words()
    ui.solve()
    text.gone = Gone.VERTICALLY
    ui.solve()
    copy = Layout()
    copy.read_document(ui.document)
    copy.solve()
    copied = copy.find("text")
    assert copied
    assert copied.frame == text.frame == Rect(0, 0, 0, 0)


# Hugging at the priority of compression resistance


def test_hugging_cuts_text_where_it_is_stronger_than_compression(ui: Layout, window: Node) -> None:
    """Of 60, 70 and 180 in nodes of one width: 180, also where they hug as strongly as they resist,
    which neither is required nor weak; 60 where they hug more strongly."""
    nodes: list[Any] = [window.node(f"{width}") for width in (60, 70, 180)]
    for node in nodes:
        node.content_size = (float(node.name), None)
        node.left_inset.equal = node.top_inset.equal = node.height.equal = 0
    for node in nodes[1:]:
        node.width_to(nodes[0]).equal = 1
    ui.solve()
    assert [node.frame.width for node in nodes] == [180, 180, 180]
    for node in nodes:
        node.horizontal_hugging = node.horizontal_compression
    ui.solve()
    assert [node.frame.width for node in nodes] == [180, 180, 180]
    assert ui.ambiguous() == []
    for node in nodes:
        node.horizontal_compression = MEDIUM
    ui.solve()
    assert [node.frame.width for node in nodes] == [60, 60, 60]
    assert str(nodes[2].width.why()).splitlines()[1:] == [
        "  violated by 120: width of <180> holds its content of 180 with medium priority"
    ]


@pytest.mark.parametrize("container", ["row", "grid"])
def test_what_hugs_does_not_cut_what_is_beside_it(container: str) -> None:
    """Text of 2 lines of 13 beside a price of one, both as high as the row, of which the price
    hugs its content as strongly as the text resists: 26, by hand."""
    ui = Layout()
    page = ui.node("page", size=(400, None))
    text, price = page.node("text"), page.node("price")
    text.measure = lambda width: 13 * math.ceil(450 / max(width, 1))
    price.content_size = 60, 13
    price.compression, price.hugging = REQUIRED, HIGH
    box = (
        page.row(text, price, gap=8)
        if container == "row"
        else page.grid(text, price, columns=[fraction(1), CONTENT], gap=8)
    )
    box.keep_insets(0, 0, 0, 0)
    ui.solve()
    assert (text.frame.height, price.frame.width) == (26, 60)
    assert ui.ambiguous() == []


def test_set_content_that_is_measured_now_is_inactive_while_folded() -> None:
    """Along the axis that is left, content that was set counts, and measured content does not."""
    ui = Layout()
    section = ui.node()
    section.gone = Gone.VERTICALLY
    label = section.node()
    label.content_size = (10, 20)
    ui.solve()
    assert label.frame.width == 10
    label.measure_both = lambda _width, _height: (30, 20)
    ui.solve()
    assert label.frame.width == 0
    label.measure_both = None
    label.content_size = (10, 20)
    ui.solve()
    assert label.frame.width == 10
