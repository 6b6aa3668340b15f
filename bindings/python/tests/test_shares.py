"""Shares of a whole, written as decimals or fractions, over-determined from edge to edge, while
some factor elsewhere is so small that nothing may pass for rounding. 0.1, 0.2 and 0.7 are the whole
all the same, although as doubles they are not, by 2.8e-17. Numbers are worked out by hand, or come
from the layout without the small factor.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

import pytest
from keeplayout import (
    HIGH,
    LOW,
    MEDIUM,
    REQUIRED,
    ConflictPolicy,
    Layout,
    Motion,
    Node,
    Priority,
    Rect,
)

SMALL = 0.0002


def in_a_row(parts: list[Node]) -> None:
    """From the left edge of their parent to the right one, side by side."""
    parts[0].left_inset.equal = 0
    parts[-1].right_inset.equal = 0
    for part, following in pairwise(parts):
        following.left_offset_to(part).equal = 0


def in_a_column(parts: list[Node]) -> None:
    parts[0].top_inset.equal = 0
    parts[-1].bottom_inset.equal = 0
    for part, following in pairwise(parts):
        following.top_offset_to(part).equal = 0


def columns(window: Node, shares: list[float]) -> list[Node]:
    parts = [window.node() for _ in shares]
    for part, share in zip(parts, shares, strict=True):
        part.width_to(window).equal = share
    in_a_row(parts)
    return parts


THIRDS = [1 / 3] * 3
GOLDEN = (5**0.5 - 1) / 2


@pytest.mark.parametrize("priority", [MEDIUM, REQUIRED])
@pytest.mark.parametrize(
    "shares",
    [
        [0.1, 0.2, 0.7],
        THIRDS,
        [0.25, 0.25, 0.5],
        [0.3, 0.3, 0.4],
        [0.6, 0.4],
        [0.1] * 10,
        [0.8, 0.15, 1 - 0.8 - 0.15],  # 0.04999999999999996
        [GOLDEN, GOLDEN * GOLDEN],  # next to no fraction
    ],
)
@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_small_factor_leaves_shares_what_they_are(
    ui: Layout, priority: Priority, shares: list[float], elsewhere: bool
) -> None:
    window = ui.node("window")
    window.set_size(1000 @ priority, 100)
    parts = columns(window, shares)
    track = (ui if elsewhere else window).node("track")
    track.width.equal = 48_000
    track.node("bar").width_to(track).equal = SMALL
    ui.solve()
    assert ui.conflicts() == []
    assert window.frame.width == 1000
    assert [part.frame.width for part in parts] == pytest.approx([1000 * s for s in shares])
    assert parts[-1].frame.right == pytest.approx(1000)


def test_a_bar_may_grow_from_nothing(ui: Layout) -> None:
    """Its width is so much of a track of 200."""
    window = ui.node("window")
    window.set_size(1000 @ MEDIUM, 100)
    parts = columns(window, [0.1, 0.2, 0.7])
    track = window.node("track")
    bar = track.node("bar")
    track.width.equal = 200
    progress = bar.width_to(track)
    for part in (0, 1e-12, 1e-7, 0.0001, SMALL, 0.0003, 0.001, 0.5, SMALL, 1):
        progress.equal = part
        ui.solve()
        assert bar.frame.width == pytest.approx(200 * part)
        assert [window.frame.width, *(part.frame.width for part in parts)] == pytest.approx(
            [1000, 100, 200, 700]
        )


def test_a_small_factor_is_not_refused_for_a_conflict_that_is_none(ui: Layout) -> None:
    window = ui.node("window", size=(1000, 100))
    parts = columns(window, THIRDS)
    ui.conflict_policy = ConflictPolicy.REFUSED
    bar = window.node("bar")
    share = bar.width_to(window)
    for part in (0.5, 0.001, SMALL):
        share.equal = part
        ui.solve()
        assert bar.frame.width == pytest.approx(1000 * part)
        assert parts[2].frame.x == pytest.approx(2000 / 3)


def center(bar: Node) -> None:
    bar.horizontal_center.equal = SMALL
    bar.width.equal = 2
    bar.height.equal = 5


def ratio(bar: Node) -> None:
    bar.aspect_ratio.equal = 5000


@pytest.mark.parametrize("small", [center, ratio])
def test_other_words_that_make_small_factors(ui: Layout, small: Callable[[Node], None]) -> None:
    window = ui.node("window")
    window.set_size(1000 @ MEDIUM, 100 @ MEDIUM)
    parts = columns(window, THIRDS)
    small(window.node("bar"))
    ui.solve()
    assert window.frame.width == 1000
    assert parts[2].frame.x == pytest.approx(2000 / 3)


def test_a_factor_that_is_animated_begins_small(ui: Layout) -> None:
    window = ui.node("window")
    window.set_size(1000 @ MEDIUM, 100 @ MEDIUM)
    parts = columns(window, THIRDS)
    share = window.node("bar").width_to(window)
    share.equal = 0
    ui.solve()
    with ui.animate(1, motion=Motion.VALUES):
        share.equal = 0.5
    for _ in range(8):
        ui.advance(0.005)
        assert window.presented_frame.width == 1000
        assert parts[2].presented_frame.width == pytest.approx(1000 / 3)


def test_sums_of_decimals_are_no_conflict(ui: Layout) -> None:
    """Of numbers that are next to no fraction, too."""
    rng = random.Random(3)
    window = ui.node("window")
    for sizes in ([0.1, 0.2], [33.3, 66.6], [rng.uniform(1, 99), rng.uniform(1, 99)]):
        row = window.node()
        parts = [row.node() for _ in sizes]
        for part, size in zip(parts, sizes, strict=True):
            part.width.equal = size
        in_a_row(parts)
        row.width.equal = sum(sizes)
    window.width.equal = 100
    window.node("bar").width_to(window).equal = 1e-9
    ui.solve()
    assert ui.conflicts() == []


# MARK: Random layouts


def decimals(rng: random.Random, count: int) -> list[float]:
    whole = 10 ** rng.choice([1, 2, 3, 5])
    cuts = [0, *sorted(rng.sample(range(1, whole), count - 1)), whole]
    return [(end - begin) / whole for begin, end in pairwise(cuts)]


def weights(rng: random.Random, count: int) -> list[float]:
    parts = [round(rng.uniform(0.5, 5), rng.choice([0, 1, 2])) for _ in range(count)]
    return [part / sum(parts) for part in parts]


def what_is_left(rng: random.Random, count: int) -> list[float]:
    shares = [round(rng.uniform(0.2, 0.9) / count, 2) for _ in range(count - 1)]
    return [*shares, 1 - sum(shares)]


def anything(rng: random.Random, count: int) -> list[float]:
    parts = [rng.uniform(0.1, 1) for _ in range(count)]
    return [part / sum(parts) for part in parts]


Sharing = Callable[[random.Random, int], list[float]]


def split(node: Node, rng: random.Random, sharing: Sharing, depth: int) -> None:
    """Parts side by side or one below the other, and as large as the node the other way."""
    shares = sharing(rng, rng.randint(2, 5))
    parts = [node.node() for _ in shares]
    is_row = rng.random() < 0.5
    (in_a_row if is_row else in_a_column)(parts)
    for part, share in zip(parts, shares, strict=True):
        (part.width_to(node) if is_row else part.height_to(node)).equal = share
        (part.vertical_insets if is_row else part.horizontal_insets).equal = 0
        if depth and rng.random() < 0.5:
            split(part, rng, sharing, depth - 1)
        if rng.random() < 0.2:
            (part.width if is_row else part.height).min = 33.3 @ rng.choice([HIGH, LOW])


def within(node: Node) -> list[Node]:
    return [node, *(each for child in node.children for each in within(child))]


def frames(seed: int, sharing: Sharing, factor: float) -> list[Rect]:
    rng, ui = random.Random(seed), Layout()
    window = ui.node("window")
    size = rng.choice([1000, 333.3, 812]), rng.choice([700, 99.9])
    priority = rng.choice([MEDIUM, HIGH, REQUIRED])
    window.set_size(size[0] @ priority, size[1] @ priority)
    split(window, rng, sharing, 2)
    nodes = within(window)
    track = (window if rng.random() < 0.5 else ui).node("track")
    track.width.equal = 200
    track.node("bar").width_to(track).equal = factor
    ui.solve()
    assert ui.conflicts() == []
    return [node.frame for node in nodes]


@pytest.mark.parametrize("sharing", [decimals, weights, what_is_left, anything])
def test_layouts_with_a_small_factor_and_without(sharing: Sharing) -> None:
    for seed in range(40):
        usual = frames(seed, sharing, 0.5)
        for with_small, without in zip(frames(seed, sharing, SMALL), usual, strict=True):
            assert with_small == pytest.approx(without, abs=1e-6), seed
