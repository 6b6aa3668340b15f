"""What size a subtree wants. Expected values by hand, or from the same subtree as its own root."""

from __future__ import annotations

import math
import random

import pytest
from keeplayout import (
    FITTING,
    HIGH,
    LOW,
    MEDIUM,
    REQUIRED,
    Axis,
    BusyError,
    InvalidArgumentError,
    InvalidHandleError,
    Layout,
    Node,
    Priority,
    Rect,
    Size,
    Value,
)


def bar(parent: Node) -> list[Node]:
    """Two labels side by side, 100 x 20 and 60 x 30, 10 around and 8 between."""
    one, two = parent.node("one"), parent.node("two")
    one.left_inset.equal = 10
    two.left_offset_to(one).equal = 8
    two.right_inset.equal = 10
    one.content_size, two.content_size = (100, 20), (60, 30)
    for node in (one, two):
        node.top_inset.equal = 10
        node.bottom_inset.min = 10
    return [one, two]


def test_a_window_as_small_as_it_goes(ui: Layout) -> None:
    window = ui.node(size=(400, 300))
    labels = bar(window)
    ui.solve()
    before = [node.frame for node in (window, *labels)]
    assert window.fitting_size() == Size(188, 50)
    assert window.fitting_size(width=150) == Size(150, 50)
    assert window.fitting_size(width=500 @ FITTING) == Size(188, 50)
    assert window.fitting_size(width=500 @ HIGH) == Size(500, 50)
    assert window.fitting_size(10000 @ FITTING, 10000 @ FITTING) == Size(188, 10000)
    assert window.fitting_size(None, 77) == Size(188, 77)
    assert [node.frame for node in (window, *labels)] == before
    assert window.outer_size == (400 @ REQUIRED, 300 @ REQUIRED)


@pytest.mark.parametrize(
    ("least", "target", "size"),
    [(0, 0, (0, 0)), (80, 5, (80, 40)), (80, 80, (80, 40)), (80, 90, (90, 45))],
)
def test_a_target_that_is_met_by_itself_holds_against_a_weaker_one(
    ui: Layout, least: float, target: float, size: tuple[float, float]
) -> None:
    """Twice as wide as high, so that the height that is asked for would make it 200 wide."""
    window = ui.node()
    window.aspect_ratio.equal = 2
    window.width.min = least
    ui.solve()
    assert window.fitting_size(target @ HIGH, 100 @ LOW) == Size(*size)


def test_a_node_inside_is_asked_without_what_holds_it(ui: Layout) -> None:
    window = ui.node(size=(400, 300))
    card = window.node()
    bar(card)
    card.insets.equal = 20
    beside = window.node()
    beside.left_align_to(card).equal = 5
    inner = card.find("one")
    assert inner is not None
    inner.width_to(window).equal = 0.5
    ui.solve()
    frames = [node.frame for node in (card, beside, inner)]
    assert card.fitting_size() == Size(188, 50)
    assert inner.fitting_size() == Size(100, 20)
    assert [node.frame for node in (card, beside, inner)] == frames
    assert ui.changes()
    card.fitting_size(width=333)
    assert ui.changes() == []


@pytest.mark.parametrize("priority", [LOW, REQUIRED])
@pytest.mark.parametrize("given", [(100, None), (None, 240), (100, 240)])
def test_an_inactive_size_has_no_part_in_it(
    ui: Layout, given: tuple[float | None, float | None], priority: float
) -> None:
    """A panel that was a window of its own, with a text of 40 x 20 inside, 5 from each edge."""
    width, height = (length and Value(length, priority) for length in given)
    window, panel = ui.node(size=(320, 568)), ui.node(size=(width, height))
    text = panel.node()
    text.insets.equal = 5
    text.content_size = (40, 20)
    panel.move(window)
    ui.solve()
    frame = panel.frame
    assert panel.fitting_size() == Size(50, 30)
    assert panel.fitting_size(200, 300) == Size(200, 300)
    assert panel.fitting_size(width=200) == Size(200, 30)
    assert panel.fitting_size(None, 300) == Size(50, 300)
    assert panel.fitting_size(200 @ MEDIUM, 300 @ HIGH) == Size(200, 300)
    for axis in Axis:
        assert panel.size_range(axis) == (10, math.inf)
    assert panel.frame == frame
    panel.move(None)
    assert panel.outer_size == (width, height)


@pytest.mark.parametrize("inside", ["size", "content", "measured"])
@pytest.mark.parametrize("target", [(200, 300), (200, 50), (30, 300), (0, 0), (50, 130)])
def test_a_required_target_is_kept(ui: Layout, inside: str, target: tuple[int, int]) -> None:
    """Around a text that has to be 40 x 120, and 5 from each edge, so that 50 x 130 fits."""
    panel = ui.node(size=(320, 568)).node()
    text = panel.node()
    text.insets.equal = 5
    if inside == "size":
        text.keep_size(40, 120)
    else:
        text.compression = text.hugging = REQUIRED
        text.content_size = (40, 120)
    if inside == "measured":
        text.measure = lambda _width: 120
    ui.solve()
    width, height = target
    assert panel.fitting_size(width, height) == Size(width, height)
    assert panel.fitting_size(width) == Size(width, 130)
    assert panel.fitting_size(None, height) == Size(50, height)
    assert panel.fitting_size(width @ HIGH, height) == Size(50, height)
    assert not ui.conflicts()
    assert panel.frame == Rect(0, 0, 50, 130)


def test_a_required_target_is_kept_where_something_has_been_gone(ui: Layout) -> None:
    panel = ui.node(size=(320, 568)).node()
    text = panel.node()
    text.height.max = 10
    panel.gone = True
    ui.solve()
    panel.gone = False
    assert text.fitting_size(None, 120) == Size(0, 120)
    assert text.fitting_size(None, 5) == Size(0, 5)


@pytest.mark.parametrize("place", [0, 1])
def test_what_is_gone_has_no_size_for_any_target(ui: Layout, place: int) -> None:
    panel = ui.node(size=(320, 568)).node()
    text = panel.node()
    text.insets.equal = 5
    text.content_size = (40, 120)
    panel.gone = True
    asked = (panel, text)[place]
    assert asked.fitting_size() == Size(0, 0)
    assert asked.fitting_size(200, 300) == Size(0, 0)
    assert asked.size_range(Axis.HORIZONTAL) == (0, 0)


def test_measured_content_is_measured_for_the_question(ui: Layout) -> None:
    """100 letters of 10 x 20: at 200 five lines, at 400 three."""
    calls: list[float] = []

    def measure(width: float) -> float:
        calls.append(width)
        return 20 * math.ceil(100 / max(1, math.floor(width / 10)))

    window = ui.node(size=(400, None))
    text = window.node()
    text.content_size = (1000, None)
    text.measure = measure
    text.insets.equal = 0
    ui.solve()
    assert window.frame == Rect(0, 0, 400, 60)
    assert window.fitting_size(width=400) == Size(400, 60)
    assert calls == [400]
    assert window.fitting_size(width=200) == Size(200, 100)
    assert calls == [400, 200]
    assert window.frame == Rect(0, 0, 400, 60)
    ui.solve()
    assert window.frame == Rect(0, 0, 400, 60)
    assert calls == [400, 200]
    assert window.fitting_size(10000 @ FITTING) == Size(1000, 20)


@pytest.mark.parametrize(
    ("letters", "asked"), [(12, Size(136, 36)), (50, Size(216, 76)), (3, Size(46, 36))]
)
def test_as_large_as_it_likes_but_at_most_so_wide(ui: Layout, letters: int, asked: Size) -> None:
    """Letters of 10 x 20 in a bubble with 8 around, at most 216 wide: 20 letters a line."""
    text = ui.node("bubble").node("text")
    bubble = text.parent
    assert bubble is not None
    text.insets.equal = 8
    text.content_size = (letters * 10, None)
    text.measure = lambda width: 20 * -(-letters // max(1, int(width // 10)))
    free = bubble.fitting_size()
    assert free == (letters * 10 + 16, 36)
    ui.begin()
    bubble.width.max = 216
    assert bubble.fitting_size() == asked
    ui.rollback()
    assert bubble.fitting_size() == free


def test_pending_changes_count(ui: Layout) -> None:
    window = ui.node(size=(400, 300))
    labels = bar(window)
    ui.solve()
    labels[0].content_size = (50, 20)
    assert window.fitting_size() == Size(138, 50)


def test_inside_a_transaction(ui: Layout) -> None:
    window = ui.node(size=(400, 300))
    labels = bar(window)
    ui.solve()
    ui.begin()
    labels[0].content_size = (50, 20)
    assert window.fitting_size() == Size(138, 50)
    ui.rollback()
    assert window.fitting_size() == Size(188, 50)
    assert labels[0].content_size == (100, 20)


def test_a_target_that_cannot_be_is_no_conflict_afterwards(ui: Layout) -> None:
    """Required content in a cell of width 0: what logs are full of."""
    window = ui.node(size=(400, 300))
    labels = bar(window)
    labels[0].compression = REQUIRED
    ui.solve()
    size = window.fitting_size(width=0)
    assert math.isfinite(size.width)
    assert not ui.conflicts()
    assert window.frame == Rect(0, 0, 400, 300)


def test_how_small_and_how_large(ui: Layout) -> None:
    window = ui.node(size=(250, 300))
    labels = bar(window)
    labels[0].width.max = 150
    labels[1].width.max = 90
    ui.solve()
    assert window.size_range(Axis.HORIZONTAL) == (28, 268)
    assert window.size_range(Axis.HORIZONTAL, HIGH) == (188, 268)
    assert window.size_range(Axis.HORIZONTAL, LOW) == (188, 188)
    assert window.size_range(Axis.VERTICAL) == (20, math.inf)
    assert window.frame == Rect(0, 0, 250, 300)


@pytest.mark.parametrize(("least", "most"), [(-50, -10), (-50, 30)])
def test_the_least_size_is_nearest_to_0(ui: Layout, least: float, most: float) -> None:
    ui.set_negative_sizes(True)
    box = ui.node()
    box.width.min, box.width.max = least, most
    assert box.size_range(Axis.HORIZONTAL) == (min(most, 0), most)


def test_nothing_is_weaker_than_the_least_priority(ui: Layout) -> None:
    window = ui.node(size=(250, 300))
    box = window.node()
    box.horizontal_insets.equal = 3
    box.width.min = 5
    box.width.max = 50 @ Priority(1e-300)
    assert window.size_range(Axis.HORIZONTAL, Priority(5e-324)) == (11, 56)


def random_card(chance: random.Random, parent: Node) -> list[Node]:
    nodes = [parent.node() for _ in range(chance.randint(1, 8))]
    for place, node in enumerate(nodes):
        node.content_size = (chance.randint(5, 120), chance.randint(5, 60))
        node.hugging = 200 + place
        node.compression = 700 + place
        if place and chance.random() < 0.6:
            node.left_offset_to(nodes[place - 1]).equal = chance.randint(0, 12)
            node.top_align_to(nodes[place - 1]).equal = 0
        else:
            node.left_inset.equal = chance.randint(0, 20)
            if place:
                node.top_offset_to(nodes[place - 1]).equal = chance.randint(0, 12)
            else:
                node.top_inset.equal = chance.randint(0, 20)
        node.right_inset.min = chance.randint(0, 20)
        node.bottom_inset.min = chance.randint(0, 20)
        if chance.random() < 0.3:
            node.aspect_ratio.min = 0.5
    return nodes


@pytest.mark.parametrize("seed", range(40))
def test_the_live_answer_is_that_of_a_layout_of_its_own(seed: int) -> None:
    """The same card inside a window, and as a root that has the target for its size."""
    chance = random.Random(seed)
    ui = Layout()
    window = ui.node(size=(500, 400))
    card = window.node()
    nodes = random_card(chance, card)
    card.left_inset.equal, card.top_inset.equal = 30, 40
    card.size_to(window).equal = 0.5 @ HIGH
    ui.solve()
    frames = [node.frame for node in (card, *nodes)]
    for target in (0 @ FITTING, 150 @ REQUIRED, 300 @ MEDIUM, 10000 @ FITTING):
        alone = Layout()
        root = alone.node(size=(target, 0 @ FITTING))
        random_card(random.Random(seed), root)
        alone.solve()
        size = card.fitting_size(width=target)
        assert size == pytest.approx((root.frame.width, root.frame.height), abs=1e-6)
        assert [node.frame for node in (card, *nodes)] == frames
    ui.solve()
    assert [node.frame for node in (card, *nodes)] == frames


# Bad input


@pytest.mark.parametrize("bad", [-1, math.inf, 1e13, math.nan])
def test_what_is_no_target(ui: Layout, bad: float) -> None:
    window = ui.node(size=(400, 300))
    with pytest.raises(InvalidArgumentError):
        window.fitting_size(width=bad)
    with pytest.raises(InvalidArgumentError):
        window.fitting_size(height=bad @ FITTING)
    assert window.outer_size == (400 @ REQUIRED, 300 @ REQUIRED)


@pytest.mark.parametrize("bad", [0, -1, 1001, math.nan])
def test_what_is_no_priority(ui: Layout, bad: float) -> None:
    window = ui.node(size=(400, 300))
    with pytest.raises(InvalidArgumentError, match="the priority"):
        window.fitting_size(width=Value(1, bad))
    with pytest.raises(InvalidArgumentError, match="the priority"):
        window.size_range(Axis.VERTICAL, bad)


def test_what_is_not_there(ui: Layout) -> None:
    window = ui.node(size=(400, 300))
    with pytest.raises(InvalidArgumentError, match="axis"):
        window.size_range(3)  # type: ignore[arg-type]
    window.destroy()
    with pytest.raises(InvalidHandleError):
        window.fitting_size()


def test_a_measure_that_fails_or_asks_back(ui: Layout) -> None:
    window = ui.node(size=(400, 300))
    box = window.node()
    box.horizontal_insets.equal = 0
    box.measure = lambda width: 10 if width == 400 else math.nan
    ui.solve()
    with pytest.raises(InvalidArgumentError, match="that is no length"):
        window.fitting_size(width=100)
    assert box.frame == Rect(0, 0, 400, 10)
    box.measure = lambda _width: window.fitting_size().height
    with pytest.raises(BusyError):
        ui.solve()


# Safe areas and margins around the node that is asked


def notched(ui: Layout) -> Node:
    """A window with a notch of 44, and a bar of 34 at the bottom."""
    window = ui.node(size=(400, 300))
    window.safe_area = (44, 0, 34, 0)
    return window


@pytest.mark.parametrize(("top", "covered"), [(100, 0), (44, 0), (30, 14), (0, 44), (-10, 44)])
def test_it_is_covered_where_it_lies(ui: Layout, top: float, covered: float) -> None:
    """A card at a place of the window, with a label of 60 x 20 inside by safe insets."""
    window = notched(ui)
    card = window.node()
    card.top_inset.equal, card.left_inset.equal = top, 10
    label = card.node()
    label.safe_insets.equal = 0
    label.content_size = (60, 20)
    ui.solve()
    frames = [node.frame for node in (card, label)]
    assert card.frame == Rect(10, top, 60, 20 + covered)
    assert card.fitting_size() == Size(60, 20 + covered)
    assert card.fitting_size(width=200) == Size(200, 20 + covered)
    assert card.size_range(Axis.VERTICAL, HIGH) == (20 + covered, math.inf)
    assert [node.frame for node in (card, label)] == frames


def test_what_is_around_it_keeps_its_distance(ui: Layout) -> None:
    """A bar 10 above the bottom is covered by 24, however high it is; 7 more are its own."""
    window = notched(ui)
    bar = window.node()
    bar.bottom_inset.equal = 10
    bar.horizontal_insets.equal = 0
    bar.safe_area = (0, 0, 7, 0)
    text = bar.node()
    text.safe_insets.equal = 0
    text.measure = lambda width: 20 if width >= 400 else 50
    ui.solve()
    assert bar.frame == Rect(0, 300 - 10 - 51, 400, 51)
    assert bar.fitting_size(width=400) == Size(400, 51)
    assert bar.fitting_size(width=300) == Size(300, 81)


def test_what_moves_inside_it_comes_clear(ui: Layout) -> None:
    """At 30 a row that is 10 further down is covered by 4; 40 further down it is clear."""
    window = notched(ui)
    card = window.node()
    card.top_inset.equal, card.horizontal_insets.equal = 30, 0
    text, row = card.node(), card.node()
    text.horizontal_insets.equal = text.top_inset.equal = 0
    text.measure = lambda width: 10 if width >= 400 else 40
    row.top_offset_to(text).equal = row.bottom_inset.equal = 0
    label = row.node()
    label.safe_insets.equal = 0
    label.content_size = (60, 20)
    ui.solve()
    assert (row.effective_safe_area.top, card.frame.height) == (4, 34)
    assert card.fitting_size(width=400).height == 34
    assert card.fitting_size(width=300).height == 60
    assert (row.effective_safe_area.top, card.frame.height) == (4, 34)


def test_margins_reach_into_it_where_it_lies(ui: Layout) -> None:
    """Margins of 20 reach 15 into a card that is 5 inside, and none of them 50 inside."""
    window = ui.node(size=(400, 300))
    window.margins = 20
    for inset, margin in ((5, 15), (50, 8)):
        card = window.node()
        card.left_inset.equal = card.top_inset.equal = inset
        card.right_inset.equal = inset
        card.inherits_margins = True
        label = card.node()
        label.margin_insets.equal = 0
        label.content_size = (60, 20)
        ui.solve()
        assert card.fitting_size() == Size(60 + 2 * margin, 20 + margin + 8)
        assert card.frame.height == 20 + margin + 8


def test_what_is_outside_is_not_asked(ui: Layout) -> None:
    """Its neighbour is as wide as what holds both, which is left out of the query."""
    window = ui.node(size=(None, 300))
    card, beside = window.node(), window.node()
    widths: list[float] = []

    def measure(width: float) -> float:
        widths.append(width)
        return 10

    card.horizontal_insets.equal = beside.horizontal_insets.equal = 0
    card.content_size = (200, 20)
    beside.measure = measure
    ui.solve()
    assert (beside.frame.width, widths) == (200, [200])
    assert card.fitting_size(width=50) == Size(50, 20)
    assert card.fitting_size() == Size(200, 20)
    assert (beside.frame.width, widths) == (200, [200])


def test_a_target_that_is_none_is_named(ui: Layout) -> None:
    window = ui.node(size=(400, 300))
    with pytest.raises(InvalidArgumentError, match="the target width -1 is negative"):
        window.fitting_size(width=-1)
    with pytest.raises(InvalidArgumentError, match="the target height -2 is negative"):
        window.fitting_size(height=-2)
    with pytest.raises(InvalidArgumentError, match="the target height inf is larger than 1e12"):
        window.fitting_size(height=math.inf)


def test_conflicts_are_those_of_the_solve_that_a_question_begins_with(ui: Layout) -> None:
    window = ui.node(size=(400, 300))
    window.node().horizontal_insets.equal = 300
    ui.solve()
    assert len(ui.conflicts()) == 1
    window.set_size(700, 300)
    assert window.size_range(Axis.HORIZONTAL) == (600, math.inf)
    assert ui.conflicts() == []
