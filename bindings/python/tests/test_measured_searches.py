"""Content whose measured size depends on itself: a square around text that wraps.

Expected sizes are solved for by hand; with a jump, the least one at which the text fits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import pytest
from keeplayout import LOW, REQUIRED, Layout, LimitError, Node

GRID = 1 / 256


def text(width: float) -> float:
    """A text of 1000 in lines of 20: at 1000 / 7 it has 7 of them, and is 140 high."""
    return 20 * math.ceil(1000 / width) if width > 0 else 1e6


def square(parent: Node, measure: Callable[[float], float], name: str = "box") -> Node:
    node = parent.node(name)
    node.aspect_ratio.equal = 1
    node.measure = measure
    return node


@pytest.fixture
def window(ui: Layout) -> Node:
    return ui.node("window", size=(1000, 1000))


@pytest.mark.parametrize(
    ("measure", "size"),
    [
        (text, 1000 / 7),
        (lambda width: 10000 / max(width, 1e-9), 100),
        (lambda width: 20000 / max(width, 1e-9), math.sqrt(20000)),
        (lambda width: max(0, 100 - width / 2), 200 / 3),
        (lambda width: 50 + width / 2, 100),
        (lambda width: 50 + width * 0.9, 500),
        (lambda width: max(0, 300 - 5 * width), 50),
        (lambda _width: 0.3, 0.3),
    ],
)
@pytest.mark.parametrize("begin", [None, 3.7, 250, 999])
def test_a_square_fits(
    ui: Layout, window: Node, measure: Callable[[float], float], size: float, begin: float | None
) -> None:
    """Also after it was of another size, which is then forgotten."""
    calls: list[float] = []

    def counted(width: float) -> float:
        calls.append(width)
        return measure(width)

    box = square(window, counted)
    if begin is not None:
        box.width.equal = begin
        ui.solve()
        box.width.equal = None
        calls.clear()
    ui.solve()
    assert size - 1e-9 <= box.frame.width <= size + GRID
    assert box.frame.height == box.frame.width
    assert measure(box.frame.width) <= box.frame.height + 1e-9
    assert len(calls) <= 40
    other = Layout()
    fresh = square(other.node(size=(1000, 1000)), measure)
    other.solve()
    assert box.frame == fresh.frame
    found, count = box.frame, len(calls)
    ui.solve()
    box.invalidate_content()
    ui.solve()
    assert box.frame == found
    assert len(calls) > count


def test_on_pixels_it_is_a_whole_pixel(ui: Layout, window: Node) -> None:
    ui.scale = 2
    box = square(window, text)
    ui.solve()
    assert box.frame[2:] == (143, 143)


@pytest.mark.parametrize("order", ["square first", "square last"])
def test_what_depends_on_a_square_is_exact(ui: Layout, window: Node, order: str) -> None:
    """A text beside it gets the rest of 1000, one below is as wide as that one is high."""
    nodes: dict[str, Node] = {}
    names = ["box", "beside", "below"]
    for name in names if order == "square first" else reversed(names):
        nodes[name] = square(window, text) if name == "box" else window.node(name)
    box, beside, below = (nodes[name] for name in names)
    box.left_inset.equal = beside.right_inset.equal = 0
    beside.left_offset_to(box).equal = 0
    beside.measure = lambda width: 100000 / max(width, 1)
    below.measure = lambda width: 3 * width
    below.width.set_equal_to(beside.height)
    ui.solve()
    side = box.frame.width
    assert 1000 / 7 <= side <= 1000 / 7 + GRID
    assert beside.frame.height == pytest.approx(100000 / (1000 - side), abs=1e-9)
    assert below.frame.height == pytest.approx(3 * beside.frame.height, abs=1e-9)


def test_squares_side_by_side_and_inside_each_other(ui: Layout, window: Node) -> None:
    one = square(window, text, "one")
    two = square(window, lambda width: 10000 / max(width, 1e-9), "two")
    two.left_offset_to(one).equal = 0
    inner = square(two, lambda width: 400 / max(width, 1e-9), "inner")
    ui.solve()
    for node, size in ((one, 1000 / 7), (two, 100), (inner, 20)):
        assert size - 1e-9 <= node.frame.width <= size + GRID


def test_limits_hold(ui: Layout, window: Node) -> None:
    """No wider than 120: there the text is 180 high, for which the square has no room."""
    box = square(window, text)
    box.width.max = 120
    ui.solve()
    assert box.frame[2:] == (120, 120)
    box.width.max = None
    box.width.min = 200
    ui.solve()
    assert box.frame[2:] == (200, 200)


def test_the_size_that_is_asked_for(ui: Layout, window: Node) -> None:
    card = window.node("card")
    box = square(card, text)
    box.insets.equal = 10
    ui.solve()
    frame = card.frame
    size = card.fitting_size()
    assert 1000 / 7 + 20 <= size.width <= 1000 / 7 + 20 + GRID
    assert size.height == size.width
    assert card.frame == frame


def test_a_rollback_has_what_was_before(ui: Layout, window: Node) -> None:
    box = square(window, text)
    ui.solve()
    frame = box.frame
    ui.begin()
    box.aspect_ratio.equal = 2
    ui.solve()
    assert box.frame != frame
    ui.rollback()
    ui.solve()
    assert box.frame == frame


def jumps(width: float) -> float:
    return 100 if width <= 50 else 10


@pytest.mark.parametrize("hugging", [LOW, REQUIRED])
def test_a_jump_is_reported_where_content_hugs(ui: Layout, window: Node, hugging: float) -> None:
    """100 up to a width of 50, and then 10: just above 50 it fits, with 40 to spare."""
    box = square(window, jumps)
    box.vertical_hugging = hugging
    for _ in range(3):
        if hugging == LOW:
            ui.solve()
        else:
            with pytest.raises(LimitError, match="<box> does not converge"):
                ui.solve()
        assert 50 < box.frame.width <= 50 + GRID
    box.measure = None
    ui.solve()


def test_what_has_no_size_is_reported_each_time(ui: Layout, window: Node) -> None:
    """Always more than there is; and answers that never repeat."""
    box = square(window, lambda width: 2 * width + 1)
    for _ in range(3):
        with pytest.raises(LimitError, match="<box> does not converge"):
            ui.solve()
        assert all(math.isfinite(number) for number in box.frame)
    answers: Iterator[int] = iter(range(100, 10**6, 7))
    box.measure = lambda _width: next(answers)
    with pytest.raises(LimitError):
        ui.solve()
    box.measure = text
    ui.solve()
    assert 1000 / 7 <= box.frame.width <= 1000 / 7 + GRID


def test_two_that_depend_on_a_jump(ui: Layout, window: Node) -> None:
    """A size at a jump stays while what follows it is still searched for: the text below is as wide
    as the square is high, less the width of a second square."""
    box = square(window, text)
    other = square(window, lambda width: 10000 / max(width, 1e-9), "other")
    below = window.node("below")
    below.measure = lambda width: 5000 / max(width, 1)
    ui.equation(
        "below.width == box.height - other.width", {"below": below, "box": box, "other": other}
    )
    ui.solve()
    side, width = box.frame.height, below.frame.width
    assert 1000 / 7 <= side <= 1000 / 7 + GRID
    assert width == pytest.approx(side - other.frame.width)
    assert below.frame.height == pytest.approx(5000 / width, abs=GRID)
