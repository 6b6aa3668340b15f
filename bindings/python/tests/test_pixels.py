"""Content on pixels: no snapped frame is smaller than content that is met.

Expected values by hand: a size rounded up to the next multiple of 1 / scale.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from math import ceil

import pytest
from keeplayout import HIGH, REQUIRED, Align, Distribution, Layout, Node, Size


def text(parent: Node, width: float, height: float = 20) -> Node:
    node = parent.node()
    node.content_size = (width, height)
    node.compression = REQUIRED
    node.hugging = HIGH
    return node


def right(node: Node) -> None:
    node.right_inset.equal = 16


def left(node: Node) -> None:
    node.left_inset.equal = 7.3


def centred(node: Node) -> None:
    node.keep_centered()


@pytest.mark.parametrize("scale", [0.5, 1, 1.25, 1.5, 2, 3, 640 / 375])
@pytest.mark.parametrize("place", [right, left, centred])
def test_no_text_is_cut(ui: Layout, scale: float, place: Callable[[Node], None]) -> None:
    """Nor has any a pixel more than it needs."""
    rng = random.Random(1)
    ui.scale = scale
    window = ui.node(size=(401.37, 300.11))
    for _ in range(50):
        width, height = rng.uniform(-50, 300), rng.uniform(0, 90)
        node = text(window, max(width, 0), height)
        place(node)
        ui.solve()
        for snapped, content in zip(node.snapped_frame[2:], node.content_size, strict=True):
            assert content is not None
            assert snapped >= content
        exact = node.frame
        assert exact.width * scale == pytest.approx(ceil(max(width, 0) * scale))
        assert exact.height * scale == pytest.approx(ceil(height * scale))


def test_the_scale_may_come_later_and_change(ui: Layout) -> None:
    window = ui.node(size=(320, 100))
    node = text(window, 61.7, 20.1)
    measured = window.node()
    measured.left_inset.equal = measured.top_inset.equal = 0
    measured.width.equal = 30
    measured.measure = lambda width: width + 0.3
    for scale, size, height in ((2, (62, 20.5), 30.5), (1, (62, 21), 31), (10, (61.7, 20.1), 30.3)):
        ui.scale = scale
        ui.solve()
        assert node.frame[2:] == pytest.approx(size)
        assert measured.frame[3] == pytest.approx(height)
        assert node.content_size == Size(61.7, 20.1)


def test_a_window_around_content_fits_it(ui: Layout) -> None:
    ui.scale = 3
    window = ui.node()
    label = text(window, 10.01, 5)
    label.insets.equal = 1
    ui.solve()
    third = float(Fraction(31, 3))
    assert window.frame[2:] == pytest.approx((2 + third, 7))
    assert window.fitting_size() == pytest.approx((2 + third, 7))


def test_a_rollback_takes_the_scale_back(ui: Layout) -> None:
    window = ui.node(size=(320, 100))
    node, wrapping = text(window, 61.7), window.node()
    wrapping.left_inset.equal = wrapping.top_inset.equal = 0
    wrapping.width.equal = 10.1
    wrapping.measure = lambda width: 2 * width
    ui.solve()
    sizes = []
    for steps in ("ms", "sm", "msm", "sms"):
        ui.begin()
        for number, step in enumerate(steps):
            if step == "s":
                ui.scale = 1 + number
            else:
                wrapping.width.equal = 20.3 + number
            ui.solve()
        ui.rollback()
        ui.solve()
        sizes.append((node.frame.width, wrapping.frame[2:]))
        assert ui.scale == 1
    assert sizes == [(61.7, (10.1, 20.2))] * 4


def test_a_document_has_a_scale_of_1_that_was_set(ui: Layout) -> None:
    node = text(ui.node(size=(320, 100)), 61.7)
    node.name = "text"
    ui.solve()
    assert "scale" not in ui.document
    ui.scale = 1
    ui.solve()
    assert "scale 1\n" in ui.document
    copy = Layout()
    copy.read_document(ui.document)
    copied = copy.find("text")
    assert copied is not None
    assert copied.frame.width == 62


@pytest.mark.parametrize("scale", [1e6, 1e-6, 5e-324])
def test_extreme_scales_give_finite_frames(ui: Layout, scale: float) -> None:
    ui.scale = scale
    node = text(ui.node(), 1e12, 1e-9)
    ui.solve()
    assert all(abs(number) <= 2e12 for number in node.frame)


def test_where_the_content_was_set_is_kept(ui: Layout) -> None:
    """Not where the scale was."""
    window = ui.node("window", size=(50, 100))
    node = text(window, 61.7)
    node.left_inset.equal = node.right_inset.equal = 0
    ui.solve()
    before = {it.place for it in ui.conflicts()[0].constraints} if ui.conflicts() else set()
    ui.scale = 2
    ui.solve()
    assert {it.place for it in ui.conflicts()[0].constraints} == before


def lines(words: list[float], width: float) -> int:
    """Of words with blanks of 3 between them, broken greedily."""
    count, end = 1, 0.0
    for word in words:
        if end and end + 3 + word > width + 1e-9:
            count, end = count + 1, word
        else:
            end += word + (3 if end else 0)
    return count


def widest(words: list[float], width: float) -> float:
    """The longest of its lines."""
    end = longest = 0.0
    for word in words:
        fits = end == 0 or end + 3 + word <= width + 1e-9
        end = end + (3 if end else 0) + word if fits else word
        longest = max(longest, end)
    return longest


@pytest.mark.parametrize("both", [False, True])
def test_lines_of_text_fit_into_the_width_that_is_drawn(both: bool) -> None:
    """Columns of thirds of a point: text is measured for whole pixels; it is never drawn narrower
    (react/yoga 1975)."""
    rng = random.Random(4)
    for case in range(150):
        ui = Layout()
        ui.scale = rng.choice((1, 1.5, 2, 3))
        window = ui.node(size=(rng.randint(200, 500), 800))
        row = window.row(
            gap=1 / 3 if case % 2 else 0, padding=rng.choice((0, 0.3, 5)),
            distribution=Distribution.FILL_EQUALLY, align=Align.START,
        )  # fmt: skip
        row.keep_insets(0, 0, None, 0)
        texts = []
        for _ in range(3):
            words = [rng.randint(50, 400) / 10 for _ in range(rng.randint(3, 25))]
            node = row.node()
            texts.append((node, words))
            if both:
                node.measure_both = lambda width, _height, words=words: (
                    widest(words, width), 20 * lines(words, width)
                )  # fmt: skip
            else:
                node.measure = lambda width, words=words: 20 * lines(words, width)
        for size in (None, rng.randint(200, 500)):
            if size:
                window.set_size(size, 800)
            ui.solve()
            for node, words in texts:
                drawn = node.snapped_frame
                assert lines(words, drawn.width) * 20 <= drawn.height + 1e-6


def noting(asked: list[float]) -> Callable[[float], float]:
    def measure(width: float) -> float:
        asked.append(width)
        return 10.0

    return measure


def test_another_scale_measures_again(ui: Layout) -> None:
    """What is 100.7 wide has 100 whole pixels, or 100.5 at a scale of 2, or else all of it."""
    asked: list[float] = []
    node = ui.node(size=(100.7, 50)).node()
    node.insets.equal = 0
    node.measure = noting(asked)
    ui.solve()
    for scale in (1, 2, 2, 10):
        ui.scale = scale
        ui.solve()
    assert asked == pytest.approx([100.7, 100, 100.5, 100.7])


def test_rounding_does_not_take_a_pixel_away(ui: Layout) -> None:
    """Three times 100.1 less 200.2 is less than 100.1 by rounding."""
    asked: list[float] = []
    ui.scale = 10
    node = ui.node(size=(100.1 * 3 - 200.2, 50)).node()
    node.insets.equal = 0
    node.measure = noting(asked)
    ui.solve()
    assert asked == pytest.approx([100.1], abs=1e-9)
