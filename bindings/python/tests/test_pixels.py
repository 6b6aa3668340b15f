"""Content on pixels: no snapped frame is smaller than content that is met.

Expected values by hand: a size rounded up to the next multiple of 1 / scale.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from math import ceil

import pytest
from keeplayout import HIGH, REQUIRED, Insets, Layout, Node, Rect, Size


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


def test_without_a_scale_it_is_exact(ui: Layout) -> None:
    node = text(ui.node(size=(320, 100)), 61.7, 20.1)
    ui.solve()
    assert node.frame == Rect(0, 0, 61.7, 20.1)


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


def test_what_is_whole_except_for_rounding_stays(ui: Layout) -> None:
    """0.1 + 0.2 is 0.30000000000000004: 3 pixels of 0.1, not 4."""
    ui.scale = 10
    node = text(ui.node(size=(320, 100)), 0.1 + 0.2, 0)
    ui.solve()
    assert node.frame[2:] == (0.3, 0)


def test_a_window_around_content_fits_it(ui: Layout) -> None:
    ui.scale = 3
    window = ui.node()
    label = text(window, 10.01, 5)
    label.insets.equal = 1
    ui.solve()
    third = float(Fraction(31, 3))
    assert window.frame[2:] == pytest.approx((2 + third, 7))
    assert window.fitting_size() == pytest.approx((2 + third, 7))


def test_what_is_around_the_alignment_rectangle_counts_as_it_is(ui: Layout) -> None:
    ui.scale = 2
    node = text(ui.node(size=(320, 100)), 61.7, 20)
    node.alignment_insets = Insets(0.1, 0.1, 0.1, 0.1)
    ui.solve()
    assert node.frame[2:] == pytest.approx((62.2, 20.2))


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
