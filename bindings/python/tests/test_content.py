"""Content sizes, measured content, hidden and gone nodes, pixels. Expected values by hand."""

from __future__ import annotations

import gc
import math
import weakref
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from keeplayout import (
    MEDIUM,
    REQUIRED,
    Axis,
    BusyError,
    ConflictError,
    ConflictPolicy,
    Direction,
    InvalidArgumentError,
    InvalidHandleError,
    Layout,
    LimitError,
    Node,
    Rect,
    Size,
    Source,
    StateError,
    Value,
)


@pytest.fixture
def window(ui: Layout) -> Node:
    return ui.node("window", size=(400, 300))


class Text:
    """Letters of 10 x 20 that wrap; counts how often it is measured."""

    def __init__(self, letters: int) -> None:
        self.letters = letters
        self.calls: list[float] = []

    def __call__(self, width: float) -> float:
        self.calls.append(width)
        per_line = max(1, math.floor(width / 10 + 1e-9))
        return 20 * math.ceil(self.letters / per_line)


def label(parent: Node, text: Text) -> Node:
    node = parent.node()
    node.content_size = (text.letters * 10, None)
    node.measure = text
    return node


# Content size


def test_content_decides_where_nothing_else_does(ui: Layout, window: Node) -> None:
    icon = window.node()
    assert icon.content_size == (None, None)
    icon.content_size = (32, 24)
    ui.solve()
    assert icon.frame == Rect(0, 0, 32, 24)
    assert icon.content_size == (32, 24)
    icon.content_size = (None, 10)
    ui.solve()
    assert icon.frame == Rect(0, 0, 0, 10)


def test_a_required_compression_can_conflict(ui: Layout, window: Node) -> None:
    title = window.node("title")
    title.content_size = (100, None)
    title.horizontal_compression = REQUIRED
    title.width.equal = 50
    ui.solve()
    (conflict,) = ui.conflicts()
    assert set(str(conflict).splitlines()[1:]) == {
        "  width of <title> equal to 50 with required priority",
        "  width of <title> holds its content of 100 with required priority",
    }
    (content,) = [c for c in conflict.constraints if c.source == Source.CONTENT]
    assert content.node == title
    with pytest.raises(StateError, match="follows from what its node is"):
        content.remove()


def test_what_resists_by_how_much_unless_said(ui: Layout, window: Node) -> None:
    """Apple's 250 and 750, along both axes, for whoever has content or has none."""
    box = window.node()
    for node in (window, box):
        assert (node.horizontal_hugging, node.vertical_hugging) == (250, 250)
        assert (node.horizontal_compression, node.vertical_compression) == (750, 750)
    box.content_size = (100, 100)
    box.width.equal, box.height.equal = Value(90, 749.5), Value(110, 249.5)
    ui.solve()
    assert box.frame == Rect(0, 0, 100, 100)
    box.width.equal, box.height.equal = Value(90, 750.5), Value(110, 250.5)
    ui.solve()
    assert box.frame == Rect(0, 0, 90, 110)


def test_sizes_below_nothing_are_in_conflicts_by_name(ui: Layout) -> None:
    """What logs hide: a label 20 inside a cell of no width fits only with a width of -40."""
    cell = ui.node("cell", size=(0, None))
    label = cell.node("label")
    label.horizontal_insets.equal = 20
    ui.solve()
    conflict = ui.conflicts()[0]
    assert "width of <label> cannot be negative" in str(conflict)
    label.destroy()
    cell.margins = 15
    assert cell.margins_guide().is_guide
    ui.solve()
    conflict = ui.conflicts()[0]
    assert "cannot be negative" in str(conflict)


def test_content_is_taken_back(ui: Layout, window: Node) -> None:
    icon: Any = window.node()
    icon.content_size = (10, 10)
    ui.solve()
    ui.begin()
    icon.content_size = (20, None)
    icon.hugging = 300
    ui.solve()
    assert icon.frame.width == 20
    ui.rollback()
    assert icon.content_size == (10, 10)
    assert icon.hugging == 250
    ui.solve()
    assert icon.frame == Rect(0, 0, 10, 10)


@pytest.mark.parametrize("bad", [-1, -1e-300, math.inf, 1e13, -math.inf])
def test_what_is_no_content_size(ui: Layout, window: Node, bad: float) -> None:
    window.content_size = (5, 6)
    for size, name in (((bad, 1), "width"), ((1, bad), "height")):
        with pytest.raises(InvalidArgumentError, match=rf"the {name} .* is (negative|larger)"):
            window.content_size = size
    assert window.content_size == (5, 6)
    ui.solve()


def test_not_a_number_is_no_way_to_say_none(window: Node) -> None:
    box = window.node()
    box.content_size = (5, None)
    for size in ((math.nan, 1), (1, math.nan)):
        with pytest.raises(InvalidArgumentError, match="NaN"):
            box.content_size = size
    with pytest.raises(InvalidArgumentError, match="NaN"):
        box.left_inset.gone_value = math.nan
    assert box.content_size == (5, None)


@pytest.mark.parametrize(
    ("ratio", "width", "height"), [(2, 100, 50), (0, 0, 50), (-1e-12, 0, 0), (-2, 0, 0)]
)
def test_ratios_that_leave_no_size(
    ui: Layout, window: Node, ratio: float, width: float, height: float
) -> None:
    """width = ratio * height, both at least 0: no soft constraint makes them negative."""
    box = window.node()
    box.aspect_ratio.equal = ratio
    box.height.equal = 50 @ MEDIUM
    ui.solve()
    assert box.frame == Rect(0, 0, width, height)
    assert not ui.conflicts()
    box.width.min = 30
    ui.solve()
    assert bool(ui.conflicts()) == (ratio <= 0)


# Measured content


def test_text_wraps(ui: Layout, window: Node) -> None:
    """100 letters in 400: 40 a line, so three lines; in 200, five."""
    text = Text(100)
    body = label(window, text)
    below = window.node()
    body.horizontal_insets.equal = 0
    body.top_inset.equal = 0
    below.top_offset_to(body).equal = 8
    ui.solve()
    assert body.frame == Rect(0, 0, 400, 60)
    assert below.frame.top == 68
    assert text.calls == [400]
    ui.solve()
    assert text.calls == [400]
    window.set_size(200, 300)
    ui.solve()
    assert body.frame == Rect(0, 0, 200, 100)
    assert text.calls == [400, 200]
    assert body.content_size == (1000, 100)


def test_only_what_is_invalidated_is_measured(ui: Layout, window: Node) -> None:
    texts = [Text(60) for _ in range(20)]
    labels = [label(window, text) for text in texts]
    for above, below in pairwise(labels):
        below.top_offset_to(above).equal = 0
    for node in labels:
        node.horizontal_insets.equal = 0
    ui.solve()
    assert labels[-1].frame.top == 19 * 40
    texts[3].letters = 100
    labels[3].invalidate_content()
    ui.solve()
    assert labels[-1].frame.top == 19 * 40 + 20
    assert [len(text.calls) for text in texts] == [1] * 3 + [2] + [1] * 16


def test_width_from_height(ui: Layout, window: Node) -> None:
    """The mirror: a column of an area of 6000 along the other axis."""
    column = window.node()
    column.set_measure(lambda height: 6000 / height, Axis.HORIZONTAL)
    column.height.equal = 60
    ui.solve()
    assert column.frame == Rect(0, 0, 100, 60)
    column.height.equal = 120
    ui.solve()
    assert column.frame.width == 50


def test_measuring_ends(ui: Layout, window: Node) -> None:
    text = Text(100)
    body = label(window, text)
    body.content_size = (1000, 33)
    body.horizontal_insets.equal = 0
    ui.solve()
    assert body.frame.height == 60
    body.measure = None
    ui.solve()
    assert body.frame.height == 33
    body.invalidate_content()
    ui.solve()
    assert len(text.calls) == 1


def test_a_coupled_size_converges(ui: Layout, window: Node) -> None:
    """Width is twice the height, and the height follows the width: h = 50 + w / 4, so h = 100."""
    box = window.node()
    box.aspect_ratio.equal = 2
    box.set_measure(lambda width: 50 + width / 4)
    box.vertical_hugging = box.vertical_compression = 999
    ui.solve()
    assert box.frame.height == pytest.approx(100, abs=1e-6)
    assert box.frame.width == pytest.approx(200, abs=1e-6)


def test_a_coupled_size_that_jumps_is_reported(ui: Layout, window: Node) -> None:
    """Wide it wants to be high, and high it becomes narrow: there is no size that fits."""
    box = window.node("box")
    box.set_measure(lambda width: 100 if width > 50 else 10)
    box.vertical_hugging, box.vertical_compression = 999, 998
    other = window.node()
    other.height_to(box).equal = 1
    other.aspect_ratio.equal = 1
    other.left_inset.equal = 0
    box.left_offset_to(other).equal = 0
    box.right_inset.equal = 320
    with pytest.raises(LimitError, match="<box> does not converge"):
        ui.solve()
    assert all(math.isfinite(number) for number in box.frame)
    box.measure = None
    ui.solve()


def test_many_answers_are_asked_for_once(ui: Layout, window: Node) -> None:
    """A function that answers differently each time: what counts is what it said last."""
    answers = iter(range(10, 100))
    box = window.node()
    box.measure = lambda _width: next(answers)
    ui.solve()
    ui.solve()
    assert box.frame.height == 10
    box.invalidate_content()
    ui.solve()
    assert box.frame.height == 11


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf, -1, 1e13])
def test_what_is_no_measure(ui: Layout, window: Node, bad: float) -> None:
    good, broken = window.node(), window.node("broken")
    good.measure = lambda _width: 40
    broken.measure = lambda _width: 30
    ui.solve()
    broken.measure = lambda _width: bad
    broken.content_size = (50, None)
    for _ in range(2):
        with pytest.raises(
            InvalidArgumentError, match=r"<broken> was measured .* for a length of 50"
        ):
            ui.solve()
        assert good.frame.height == 40
        assert broken.content_size == (50, None)
        assert broken.frame.height == 0
    broken.measure = lambda _width: 20
    ui.solve()
    assert broken.frame.height == 20


def test_what_it_raises_solve_raises(ui: Layout, window: Node) -> None:
    def fail(_width: float) -> float:
        raise ZeroDivisionError("no font")

    box, good = window.node(), window.node()
    box.measure = fail
    good.measure = lambda _width: 40
    for _ in range(2):
        with pytest.raises(ZeroDivisionError, match="no font"):
            ui.solve()
        assert good.frame.height == 40
    box.measure = lambda _width: "high"  # type: ignore[assignment, return-value]
    with pytest.raises(TypeError, match="a number is needed"):
        ui.solve()
    box.measure = lambda _width: 7
    ui.solve()
    assert box.frame.height == 7


def test_a_failure_is_reported_until_it_is_over(ui: Layout, window: Node) -> None:
    """A text without its font: every solve asks again, and only for that one."""
    font: list[float] = [20]
    calls: list[float] = []

    def measure(width: float) -> float:
        calls.append(width)
        return font[0] * 1000 / width

    box, other = window.node(), window.node()
    box.horizontal_insets.equal = 0
    box.measure = measure
    ui.solve()
    assert box.frame.height == 50
    font[0] = math.nan
    ui.solve()
    assert calls == [400]
    window.set_size(200, 300)
    for count in (2, 3, 4):
        other.width.equal = 10 * count
        with pytest.raises(InvalidArgumentError, match="nan for a length of 200"):
            ui.solve()
        assert (box.frame, other.frame.width) == (Rect(0, 0, 200, 50), 10 * count)
        assert box.content_size == (None, 50)
        assert len(calls) == count
    ui.begin()
    with pytest.raises(InvalidArgumentError, match="nan for a length of 200"):
        ui.commit()
    font[0] = 20
    ui.solve()
    assert (box.frame.height, calls[-1]) == (100, 200)
    calls.clear()
    ui.solve()
    assert calls == []


@pytest.mark.parametrize("way", ["invalidated", "replaced", "taken away", "gone", "destroyed"])
def test_how_a_failure_ends(ui: Layout, window: Node, way: str) -> None:
    answers = [math.nan, 30.0]
    box = window.node()
    box.measure = lambda _width: answers.pop(0)
    with pytest.raises(InvalidArgumentError):
        ui.solve()
    if way == "invalidated":
        box.invalidate_content()
    elif way == "replaced":
        box.measure = lambda _width: 30
    elif way == "taken away":
        box.measure = None
    elif way == "gone":
        box.gone = True
    else:
        box.destroy()
    ui.solve()
    assert box.frame.height == (30 if way in ("invalidated", "replaced") else 0)
    ui.solve()


def test_a_failure_that_is_taken_back(ui: Layout, window: Node) -> None:
    """At 400 it can be measured, at 200 it cannot, and at 400 nobody has to ask again."""
    calls: list[float] = []

    def measure(width: float) -> float:
        calls.append(width)
        return 20 if width == 400 else -1

    box = window.node()
    box.horizontal_insets.equal = 0
    box.measure = measure
    ui.solve()
    ui.begin()
    window.set_size(200, 300)
    with pytest.raises(InvalidArgumentError):
        ui.solve()
    ui.rollback()
    ui.solve()
    assert (box.frame, calls) == (Rect(0, 0, 400, 20), [400, 200])


def test_it_may_ask_the_layout_and_not_change_it(ui: Layout, window: Node) -> None:
    box = window.node("box")
    seen: list[object] = []

    def ask(width: float) -> float:
        seen.extend([box.name, box.frame.width, window.children, ui.changes(), width])
        return 10

    box.width.equal = 30
    box.measure = ask
    ui.solve()
    assert seen == ["box", 0, [box], [], 30]
    changes: list[Callable[[], object]] = [
        lambda: setattr(box.width, "equal", 5),
        lambda: window.node(),
        lambda: box.destroy(),
        lambda: ui.solve(),
        lambda: ui.begin(),
        lambda: setattr(box, "measure", None),
        lambda: box.invalidate_content(),
    ]
    for change in changes:
        box.measure = lambda _width, change=change: change() or 1
        with pytest.raises(BusyError, match="called from inside a callback of the layout"):
            ui.solve()
    assert ui.node_count == 2
    box.measure = lambda _width: 9
    ui.solve()
    assert box.frame == Rect(0, 0, 30, 9)


def test_frames_inside_are_those_of_the_solve_before(ui: Layout, window: Node) -> None:
    """Whatever way they are read; also where the question is how large the window wants to be."""
    body, below = window.node("body"), window.node()
    seen: list[Rect] = []

    def measure(width: float) -> float:
        frames = {
            body.frame, body.frame_in_root, body.frame_in(window), body.snapped_frame,
            body.snapped_frame_in_root, body.presented_frame, *ui.frames([body]),
            *ui.frames_in_root([body]), *ui.snapped_frames([body]), *ui.presented_frames([body]),
        }  # fmt: skip
        assert len(frames) == 1
        assert not ui.conflicts()
        assert body.width.measured == body.frame.width
        assert below.baseline_positions[0] == below.frame.top
        seen.append(frames.pop())
        return 8000 / width

    body.horizontal_insets.equal = 0
    body.top_inset.equal = 5
    body.measure = measure
    below.top_offset_to(body).equal = 10
    assert body.width.equal is None
    ui.solve()
    assert body.frame == Rect(0, 5, 400, 20)
    assert below.frame.top == 35
    window.set_size(200, 300)
    below.left_inset.equal = 3
    ui.solve()
    assert body.frame == Rect(0, 5, 200, 40)
    ui.begin()
    window.set_size(100, 300)
    ui.solve()
    ui.rollback()
    assert window.fitting_size(width=50) == Size(50, 0)
    window.set_size(80, 300)
    ui.solve()
    assert seen == [
        Rect(0, 0, 0, 0), Rect(0, 5, 400, 20), Rect(0, 5, 200, 40), Rect(0, 5, 200, 40),
        Rect(0, 5, 200, 40),
    ]  # fmt: skip
    assert body.frame == Rect(0, 5, 80, 100)


def test_areas_inside_are_those_of_the_solve_before(ui: Layout, window: Node) -> None:
    window.safe_area = (44, 0, 0, 0)
    page = window.node()
    page.insets.equal = 0
    seen: list[object] = []

    def measure(_width: float) -> float:
        seen.append((page.effective_safe_area.top, page.effective_margins.top))
        return 20

    page.measure = measure
    ui.solve()
    page.top_inset.equal = 30
    page.invalidate_content()
    ui.solve()
    page.invalidate_content()
    ui.solve()
    assert seen[1:] == [(44, 52), (14, 22)]


def test_conflicts_are_known_when_it_is_solved(ui: Layout, window: Node) -> None:
    """Inside they are not known yet, as the header has it; asking must not hide what there is."""
    body = window.node()
    body.vertical_compression = REQUIRED
    body.height.max = 30
    counts: list[int] = []

    def measure(_width: float) -> float:
        counts.append(len(ui.conflicts()))
        return 20 * (1 + len(counts))

    body.measure = measure
    ui.solve()
    assert len(ui.conflicts()) == 1
    body.invalidate_content()
    ui.solve()
    assert len(ui.conflicts()) == 1
    assert counts == [0, 0]


def test_what_is_found_inside_is_that_of_the_solve_before(ui: Layout, window: Node) -> None:
    """Also in later passes, and though numbers that are open are asked for there first. Wide is as
    wide as body is high.
    """
    box, body, wide = (window.node(name) for name in ("box", "body", "wide"))
    box.left_inset.equal, box.width.equal = 5, 500
    ui.add(wide.width == body.height)
    found: list[tuple[object, ...]] = []
    calls: list[str] = []
    height = 20

    def look() -> tuple[object, ...]:
        numbers = [(each.attribute, each.is_determining) for each in ui.ambiguous()]
        frames = [node.frame for node in (box, body, wide)]
        assert ui.svg()
        assert ui.report()
        return ui.freedom(), numbers, ui.ambiguity(), box.left_inset.range(), frames

    def measure_body(_width: float) -> float:
        calls.append("body")
        if height != 20:
            found.append(look())
        return height

    def measure_wide(width: float) -> float:
        calls.append("wide")
        if height != 20:
            found.append(look())
        return width

    body.measure, wide.measure = measure_body, measure_wide
    ui.solve()
    height = 30
    calls.clear()
    body.invalidate_content()
    ui.solve()
    assert calls == ["body", "wide"]
    assert wide.frame.width == 30
    height = 20
    body.invalidate_content()
    ui.solve()
    assert found == [look()] * 2


def test_conflicts_while_fitting(ui: Layout, window: Node) -> None:
    """Inside they are not known, and afterwards they are those of the solve before."""
    box, text = window.node("box"), Text(10)
    box.left_inset.equal, box.width.equal, box.right_inset.min = 5, 500, 0
    body = label(window, text)
    found: list[int] = []

    def measure(width: float) -> float:
        found.append(len(ui.conflicts()))
        return text(width)

    body.measure = measure
    ui.solve()
    before = [str(each) for each in ui.conflicts()]
    body.fitting_size(width=50)
    assert [str(each) for each in ui.conflicts()] == before != []
    assert found == [0, 0]


def test_what_is_there_is_read_and_what_is_not_is_not_made(ui: Layout, window: Node) -> None:
    box, other = window.node(), window.node()
    box.width.equal = 30
    box.left_offset_to(other).min = 5
    assert box.insets.equal is None
    safe = window.safe_guide()
    kept: list[object] = []

    def ask(_width: float) -> float:
        kept.extend([box.width.equal, box.left_offset_to(other).min, box.insets.equal])
        kept.extend([other.right_offset_to(box).min, window.safe_guide(), ui.freedom()])
        return 10

    box.measure = ask
    ui.solve()
    assert kept[:2] == [30 @ REQUIRED, 5 @ REQUIRED]
    assert kept[2:5] == [None, 5 @ REQUIRED, safe]
    makers: list[Callable[[], object]] = [
        lambda: box.height.equal,
        lambda: box.right_offset_to(other),
        window.margins_guide,
        lambda: window.fitting_size(),
    ]
    for make in makers:
        box.measure = lambda _width, make=make: make() and 1
        with pytest.raises(BusyError, match="called from inside a callback of the layout"):
            ui.solve()
    assert ui.node_count == 4


def test_a_destroyed_layout_is_told_in_time(ui: Layout, window: Node) -> None:
    """Closing a layout from inside its own callback: the call comes to its end."""
    box = window.node()
    box.measure = lambda _width: ui.close() or 5  # type: ignore[func-returns-value]
    ui.solve()
    with pytest.raises(StateError):
        ui.solve()


def test_functions_are_released(ui: Layout, window: Node) -> None:
    class Measure:
        def __call__(self, _width: float) -> float:
            return 10

    def watched(node: Node) -> weakref.ref[Measure]:
        measure = Measure()
        node.measure = measure
        return weakref.ref(measure)

    box = window.node()
    first = watched(box)
    assert first() is not None
    second = watched(box)
    assert first() is None
    box.measure = None
    assert second() is None
    third = watched(box)
    box.destroy()
    assert third() is None

    box = window.node()
    fourth = watched(box)
    ui.solve()
    ui.begin()
    box.destroy()
    ui.rollback()
    assert fourth() is not None
    ui.solve()
    assert box.frame.height == 10
    ui.begin()
    fifth = watched(box)
    assert fourth() is not None
    ui.rollback()
    assert fifth() is None
    assert fourth() is not None
    ui.close()
    assert fourth() is None


def test_a_function_does_not_keep_its_layout_alive() -> None:
    def made() -> weakref.ref[Layout]:
        layout = Layout()
        box = layout.node()
        box.measure = lambda width: box.frame.width + width
        return weakref.ref(layout)

    layout = made()
    gc.collect()
    assert layout() is None


def test_measures_are_taken_back_with_the_rest(ui: Layout, window: Node) -> None:
    text = Text(100)
    body = label(window, text)
    body.horizontal_insets.equal = 0
    ui.solve()
    ui.begin()
    window.set_size(200, 300)
    ui.solve()
    assert body.frame.height == 100
    text.letters = 200
    body.invalidate_content()
    ui.solve()
    assert body.frame.height == 200
    text.letters = 100
    ui.rollback()
    assert body.frame == Rect(0, 0, 400, 60)
    ui.solve()
    assert body.frame == Rect(0, 0, 400, 60)


def test_a_refused_conflict_takes_measures_back() -> None:
    ui = Layout(ConflictPolicy.REFUSED)
    window = ui.node(size=(400, 300))
    body = label(window, Text(100))
    body.horizontal_insets.equal = 0
    ui.solve()
    window.set_size(200, 300)
    body.width.equal = 300
    with pytest.raises(ConflictError):
        ui.solve()
    assert body.frame == Rect(0, 0, 400, 60)
    ui.solve()
    assert body.frame == Rect(0, 0, 400, 60)


@pytest.mark.parametrize("who", ["text", "box"])
@pytest.mark.parametrize("change", ["content", "width", "measure", "another", "back", "none"])
def test_what_was_to_be_measured_still_is(ui: Layout, window: Node, change: str, who: str) -> None:
    """A what-if question where the node is gone, or its parent, has nobody to ask. 100 letters of
    10 x 20 in a width of 400 are 3 lines, 100 in 200 are 5, 200 in 400 are 5, 300 in 400 are 8."""
    text, another = Text(100), Text(300)
    box = window.node("box")
    body = box.node("text")
    body.left_inset.equal = 0
    body.width.equal = 400
    if change != "measure":
        body.measure = text
    body.gone = change == "back"
    ui.begin()
    if change == "content":
        text.letters = 200
        body.invalidate_content()
    elif change == "width":
        body.width.equal = 200
    elif change in ("measure", "another"):
        body.measure = text if change == "measure" else another
    body.gone = False
    ui.begin()
    (body if who == "text" else box).gone = True
    ui.solve()
    ui.rollback()
    ui.solve()
    lines = {"content": 5, "width": 5, "measure": 3, "another": 8, "back": 3, "none": 3}[change]
    assert (body.frame.height, body.content_size) == (20 * lines, (None, 20 * lines))
    ui.commit()
    assert body.frame.height == 20 * lines
    assert (text.calls + another.calls)[-1] == (200 if change == "width" else 400)


@pytest.mark.parametrize("is_replaced", [False, True])
@pytest.mark.parametrize("policy", list(ConflictPolicy))
def test_that_content_has_changed_is_not_taken_back(
    policy: ConflictPolicy, is_replaced: bool
) -> None:
    """Three lines, then five, then eight, whatever becomes of what the layout was told beside it,
    be it that another function measures, or none."""
    ui = Layout(policy)
    window = ui.node(size=(400, 300))
    text = Text(100)
    body = label(window, text)
    body.horizontal_insets.equal = 0
    ui.solve()
    ui.begin()
    ui.begin()
    text.letters = 200
    body.invalidate_content()
    window.set_size(100, 300)
    ui.solve()
    assert body.frame.height == 400
    ui.rollback()
    ui.rollback()
    ui.solve()
    assert (body.frame, text.calls) == (Rect(0, 0, 400, 100), [400, 100, 400])
    ui.solve()
    assert text.calls == [400, 100, 400]

    ui.begin()
    body.measure = text if is_replaced else None
    text.letters = 300
    body.invalidate_content()
    ui.solve()
    ui.rollback()
    ui.solve()
    assert body.frame == Rect(0, 0, 400, 160)


def test_that_content_has_changed_is_not_refused() -> None:
    """What does not fit is refused until it does: 200 letters are five lines of 20, where there is
    height for three."""
    ui = Layout(ConflictPolicy.REFUSED)
    window = ui.node(size=(400, 300))
    text = Text(100)
    body = label(window, text)
    body.horizontal_insets.equal = 0
    ui.solve()
    text.letters = 90
    body.invalidate_content()
    body.width.equal = 300
    with pytest.raises(ConflictError):
        ui.solve()
    ui.solve()
    assert (body.frame, text.calls[2:]) == (Rect(0, 0, 400, 60), [400])

    body.vertical_compression = REQUIRED
    body.height.max = 60
    ui.solve()
    text.letters = 200
    body.invalidate_content()
    for _ in range(2):
        with pytest.raises(ConflictError):
            ui.solve()
        assert body.frame == Rect(0, 0, 400, 60)
    body.height.max = 100
    ui.solve()
    assert body.frame == Rect(0, 0, 400, 100)


@pytest.mark.parametrize("order", [1, -1])
def test_incremental_is_from_scratch(order: int) -> None:
    """The same form built at once, and built by way of other sizes and texts."""

    def build(letters: list[int]) -> tuple[Layout, Node, list[Node], list[Text]]:
        ui = Layout()
        window = ui.node(size=(300, None))
        texts = [Text(count) for count in letters]
        labels = [label(window, text) for text in texts]
        for node in labels:
            node.horizontal_margin_insets.equal = 0
        labels[0].top_margin_inset.equal = 0
        for above, below in pairwise(labels):
            below.top_offset_to(above).equal = 4
        labels[-1].bottom_margin_inset.equal = 0
        return ui, window, labels, texts

    letters = [30, 80, 5, 200, 41]
    ui, window, labels, _ = build(letters)
    ui.solve()
    heights = [20 * math.ceil(count / 28) for count in letters]
    assert [node.frame.height for node in labels] == heights
    assert window.frame.height == sum(heights) + 4 * 4 + 16
    other, second, nodes, texts = build([1, 1, 1, 1, 1])
    other.solve()
    for width in (100, 500, 777):
        second.set_size(width, None)
        other.solve()
    for place in range(len(letters))[::order]:
        texts[place].letters = letters[place]
        nodes[place].content_size = (letters[place] * 10, None)
        nodes[place].invalidate_content()
        other.solve()
    second.set_size(300, None)
    other.solve()
    assert [node.frame for node in nodes] == [node.frame for node in labels]


def test_what_is_no_function(window: Node) -> None:
    with pytest.raises(TypeError, match="a function is needed"):
        window.measure = 5  # type: ignore[assignment]
    box = window.node()
    box.destroy()
    with pytest.raises(InvalidHandleError):
        box.measure = lambda _width: 5
    with pytest.raises(InvalidHandleError):
        box.invalidate_content()
    with pytest.raises(InvalidArgumentError, match="axis"):
        window.set_measure(lambda _width: 5, 7)  # type: ignore[arg-type]


# Hidden and gone


def row(window: Node) -> list[Node]:
    """Three boxes of 50 x 20, 10 from the edge, gaps of 8."""
    boxes = [window.node(name) for name in ("a", "b", "c")]
    for box in boxes:
        box.width.equal, box.height.equal = 50, 20
        box.top_inset.equal = 10
    boxes[0].left_inset.equal = 10
    boxes[1].left_offset_to(boxes[0]).equal = 8
    boxes[2].left_offset_to(boxes[1]).equal = 8
    return boxes


def test_hidden_keeps_its_place(ui: Layout, window: Node) -> None:
    boxes = row(window)
    ui.solve()
    before = [box.frame for box in boxes]
    boxes[1].hidden = True
    ui.solve()
    assert boxes[1].hidden
    assert [box.frame for box in boxes] == before


def test_gone_takes_one_gap_with_it(ui: Layout, window: Node) -> None:
    boxes = row(window)
    ui.solve()
    before = [box.frame for box in boxes]
    boxes[1].gone = True
    ui.solve()
    assert boxes[1].gone
    assert not ui.conflicts()
    assert boxes[1].frame == Rect(60, 0, 0, 0)
    assert boxes[2].frame == Rect(68, 10, 50, 20)
    boxes[1].gone = False
    ui.solve()
    assert [box.frame for box in boxes] == before
    boxes[0].gone = True
    ui.solve()
    assert [box.frame.left for box in boxes] == [0, 8, 66]
    boxes[1].left_offset_to(boxes[0]).gone_value = 10
    assert boxes[1].left_offset_to(boxes[0]).gone_value == 10
    ui.solve()
    assert [box.frame.left for box in boxes] == [0, 10, 68]
    boxes[0].gone = False
    ui.solve()
    assert [box.frame for box in boxes] == before


def test_gone_is_taken_back(ui: Layout, window: Node) -> None:
    boxes = row(window)
    ui.solve()
    before = [box.frame for box in boxes]
    ui.begin()
    boxes[1].gone = True
    boxes[0].hidden = True
    boxes[1].width.equal = 70
    ui.solve()
    ui.rollback()
    assert not boxes[1].gone
    assert not boxes[0].hidden
    assert [box.frame for box in boxes] == before
    boxes[1].gone = True
    boxes[1].width.equal = 70
    ui.solve()
    assert boxes[1].frame.width == 0
    boxes[1].gone = False
    ui.solve()
    assert boxes[1].frame.width == 70


def test_what_is_inside_is_inactive(ui: Layout, window: Node) -> None:
    box = window.node()
    inner = box.node()
    inner.insets.equal = 10
    inner.size.equal = 50
    ui.solve()
    assert box.frame == Rect(0, 0, 70, 70)
    assert inner.width.is_active
    box.gone = True
    ui.solve()
    assert not inner.width.is_active
    assert box.frame == Rect(0, 0, 0, 0)
    outside = window.node()
    inner.move(outside)
    ui.solve()
    assert inner.width.is_active
    assert outside.frame == Rect(0, 0, 70, 70)
    inner.move(box)
    assert not inner.width.is_active
    box.gone = False
    ui.solve()
    assert inner.frame == Rect(10, 10, 50, 50)


def test_content_of_a_node_that_is_gone_is_inactive(ui: Layout, window: Node) -> None:
    text = Text(10)
    box = label(window, text)
    box.compression = REQUIRED
    ui.solve()
    assert box.frame == Rect(0, 0, 100, 20)
    box.gone = True
    ui.solve()
    assert not ui.conflicts()
    assert box.frame == Rect(0, 0, 0, 0)
    calls = len(text.calls)
    box.invalidate_content()
    ui.solve()
    assert len(text.calls) == calls
    text.letters = 200
    box.gone = False
    box.invalidate_content()
    box.content_size = (300, None)
    ui.solve()
    assert box.frame == Rect(0, 0, 300, 140)


@pytest.mark.parametrize("direction", [Direction.LEFT_TO_RIGHT, Direction.RIGHT_TO_LEFT])
def test_gone_between_two_edges_is_at_the_near_one(
    ui: Layout, window: Node, direction: Direction
) -> None:
    """A point cannot be at both, and is not ambiguous; nor is anything inactive in it."""
    ui.direction = direction
    window.margins = 16
    box = window.node("box")
    box.horizontal_margin_insets.equal = box.vertical_margin_insets.equal = 0
    inner = box.node("inner")
    inner.insets.equal = 4
    words = window.node()
    words.leading_inset.equal = words.trailing_inset.equal = 20
    words.top_inset.equal = words.height.equal = 10
    box.gone = words.gone = True
    ui.solve()
    assert box.frame == Rect(16, 16, 0, 0)
    is_ltr = ui.direction == Direction.LEFT_TO_RIGHT
    assert words.frame.x == (0 if is_ltr else window.frame.width)
    assert (ui.freedom(), ui.ambiguous(), ui.ambiguity()) == (0, [], "")
    assert ui.conflicts() == []
    beside = window.node()
    beside.size.equal = 10
    beside.left_inset.equal = 0
    ui.solve()  # what is open elsewhere still is
    assert [number.attribute for number in ui.ambiguous()] == [beside.top_inset]


@pytest.mark.parametrize("is_gone_before", [False, True])
def test_gone_between_the_edges_of_what_others_size(
    ui: Layout, window: Node, is_gone_before: bool
) -> None:
    """A bar is as high as the button that is left, and nothing where none is."""
    bar = window.node("bar")
    bar.top_inset.equal = bar.horizontal_insets.equal = 0
    buttons = bar.node("back"), bar.node("next")
    buttons[0].gone = is_gone_before
    for button in buttons:
        button.content_size = (60, 32)
        button.vertical_insets.equal = 4
    buttons[0].leading_inset.equal = buttons[1].trailing_inset.equal = 0
    buttons[0].gone = True
    ui.solve()
    assert bar.frame.height == 40
    assert buttons[1].frame.height == 32
    buttons[0].top_inset.equal = None  # the bottom alone holds it again
    ui.solve()
    assert buttons[0].frame.top == 40
    buttons[0].top_inset.equal = 4
    ui.solve()
    assert (bar.frame.height, buttons[0].frame.top) == (40, 0)
    buttons[1].gone = True
    ui.solve()
    assert bar.frame.height == 0
    assert (ui.freedom(), ui.conflicts()) == (0, [])
    buttons[0].gone = buttons[1].gone = False
    ui.solve()
    assert [button.frame.height for button in buttons] == [32, 32]


def test_what_is_gone_is_measured_where_it_is(ui: Layout, window: Node) -> None:
    """Its own values count as 0, those to it as their gone value; what they measure does not."""
    window.margins = 16
    box, other = window.node("box"), window.node("other")
    box.left_margin_inset.equal = 7
    box.top_inset.equal = 9
    other.left_offset_to(box).equal = 8
    other.left_offset_to(box).gone_value = 3
    other.size.equal, other.top_inset.equal = 5, 0
    box.gone = True
    ui.solve()
    assert box.frame == Rect(16, 0, 0, 0)
    assert (box.left_inset.measured, box.left_inset.range()) == (16, (16, 16))
    assert (box.left_margin_inset.measured, box.top_inset.measured) == (0, 0)
    assert box.right_inset.measured == window.frame.width - 16
    assert other.left_offset_to(box).measured == 3
    assert str(box.left_inset.why()).startswith(
        "left inset of <box> to superview <window> = 16 = 16 (margins)"
    )


def test_what_is_inside_a_node_that_is_gone_is_not_measured(ui: Layout, window: Node) -> None:
    """It has no width then that would be worth to be told of."""
    text = Text(100)
    box = window.node()
    box.insets.equal = 0
    body = label(box, text)
    body.horizontal_insets.equal = 0
    ui.solve()
    box.gone = True
    ui.solve()
    assert (body.frame.width, text.calls) == (0, [400])
    box.gone = False
    ui.solve()
    assert (body.frame, text.calls) == (Rect(0, 0, 400, 60), [400])
    box.gone = True
    body.invalidate_content()
    ui.solve()
    assert text.calls == [400]
    text.letters = 10
    box.gone = False
    ui.solve()
    assert (body.frame, text.calls) == (Rect(0, 0, 400, 20), [400, 400])


def test_a_gone_value_is_no_factor(window: Node) -> None:
    box = window.node()
    with pytest.raises(InvalidArgumentError, match="only an offset or an alignment"):
        box.aspect_ratio.gone_value = 1
    beside = window.node()
    with pytest.raises(InvalidArgumentError, match="the value"):
        box.left_align_to(beside).gone_value = math.inf
    assert box.left_align_to(beside).gone_value is None
    box.edge_align_to(beside).gone_value = 3
    assert box.left_align_to(beside).gone_value == 3


# Pixels and coordinates


@pytest.mark.parametrize("scale", [1, 1.5, 2, 3])
def test_neighbours_stay_flush_on_pixels(ui: Layout, scale: float) -> None:
    """Seven columns in 100, each divided by three rows in a column: every edge on a pixel."""
    window = ui.node(size=(100, 100))
    ui.scale = scale
    columns = [window.node() for _ in range(7)]
    columns[0].left_inset.equal = 0
    columns[-1].right_inset.equal = 0
    for one, two in pairwise(columns):
        two.left_offset_to(one).equal = 0
        two.width_to(one).equal = 1
    rows = [columns[3].node() for _ in range(3)]
    columns[3].vertical_insets.equal = 0
    for one, two in pairwise(rows):
        two.top_offset_to(one).equal = 0
        two.height_to(one).equal = 1
    rows[0].top_inset.equal = rows[-1].bottom_inset.equal = 0
    for node in rows:
        node.horizontal_insets.equal = 0
    ui.solve()
    frames = [node.snapped_frame_in_root for node in columns]
    for here, there in pairwise(frames):
        assert here.right == pytest.approx(there.left, abs=1e-12)
    for node in [*columns, *rows]:
        frame = node.snapped_frame_in_root
        for edge in (frame.left, frame.right, frame.top, frame.bottom):
            assert edge * scale == pytest.approx(round(edge * scale), abs=1e-9)
    for node in rows:
        inside, outer = node.snapped_frame, columns[3].snapped_frame_in_root
        whole = node.snapped_frame_in_root
        assert inside.x + outer.x == pytest.approx(whole.x)
        assert (inside.width, inside.height) == (whole.width, whole.height)
    assert ui.snapped_frames(columns) == [node.snapped_frame for node in columns]
    assert ui.snapped_frames_in_root(rows) == [node.snapped_frame_in_root for node in rows]


def test_edges_that_touch_in_half_a_pixel(ui: Layout) -> None:
    """1/6, 2/6 and 3/6 of 7 cells meet at 7/6 and at 3.5, which as sums of doubles is once less."""
    window = ui.node(size=(7, 1))
    columns = [window.node() for _ in range(3)]
    columns[0].left_inset.equal = columns[2].right_inset.equal = 0
    for one, two in pairwise(columns):
        two.left_offset_to(one).equal = 0
    columns[0].width_to(window).equal = 1 / 6
    columns[1].width_to(window).equal = 2 / 6
    ui.solve()
    snapped = [column.snapped_frame for column in columns]
    assert [(frame.left, frame.right) for frame in snapped] == [(0, 1), (1, 4), (4, 7)]


@pytest.mark.parametrize("bad", [0, -1, math.nan, math.inf, 1e7])
def test_what_is_no_scale(ui: Layout, bad: float) -> None:
    with pytest.raises(InvalidArgumentError, match="the scale"):
        ui.scale = bad
    assert ui.scale == 1


def test_frames_in_other_coordinates(ui: Layout, window: Node) -> None:
    left, right = window.node(), window.node()
    for node, x in ((left, 10), (right, 200)):
        node.left_inset.equal, node.top_inset.equal = x, 20
        node.size.equal = 150
    inner = left.node()
    inner.left_inset.equal, inner.top_inset.equal, inner.size.equal = 5, 6, 30
    ui.solve()
    assert inner.frame_in(left) == inner.frame == Rect(5, 6, 30, 30)
    assert inner.frame_in(window) == inner.frame_in_root == Rect(15, 26, 30, 30)
    assert inner.frame_in(right) == Rect(-185, 6, 30, 30)
    assert left.frame_in(inner) == Rect(-5, -6, 150, 150)
    assert inner.frame_in(inner) == Rect(0, 0, 30, 30)
    assert window.frame_in(inner) == Rect(-15, -26, 400, 300)
    assert inner.frame_in(ui.node(size=(10, 10))) == Rect(0, 0, 0, 0)


def test_scroll_content(ui: Layout, window: Node) -> None:
    page = window.node()
    page.size.equal = 100
    assert page.scroll_content == Rect(0, 0, 0, 0)
    page.scroll_guide()
    body = page.node()
    body.insets.equal = 10
    body.size.equal = 300
    ui.solve()
    assert page.frame == Rect(0, 0, 100, 100)
    assert page.scroll_content == Rect(0, 0, 320, 320)


def test_changes_are_what_differs_from_the_last_report(ui: Layout, window: Node) -> None:
    """Measuring looks at changes, too: what moves to and fro is no change."""
    text = Text(100)
    body = label(window, text)
    body.horizontal_insets.equal = 0
    ui.solve()
    assert {node for node, _ in ui.changes()} == {window, body}
    window.set_size(200, 300)
    ui.solve()
    window.set_size(400, 300)
    ui.solve()
    assert ui.changes() == []
    body.top_inset.equal = 5
    ui.solve()
    assert ui.changes() == [(body, Rect(0, 5, 400, 60))]
    assert ui.changes() == []


def test_as_many_pixels_are_as_many_points(ui: Layout) -> None:
    """At 1.5 a pixel is 2/3 of a point, which no double is: 54 of them are 36 wherever they are."""
    ui.scale = 1.5
    window = ui.node(size=(400, 400))
    box = window.node()
    box.left_inset.equal, box.top_inset.equal = 37.5, 223.5
    inner = box.node()
    inner.left_inset.equal = inner.top_inset.equal = 8
    inner.width.equal = inner.height.equal = 36
    ui.solve()
    assert inner.snapped_frame[2:] == inner.snapped_frame_in_root[2:] == (36, 36)
    assert ui.snapped_frames([inner]) == [inner.snapped_frame]


def test_all_measures_without_an_answer_are_named(ui: Layout) -> None:
    window = ui.node(size=(400, 300))
    boxes = [window.node(f"n{place}") for place in range(7)]
    for box in boxes:
        box.measure = lambda _width: -1
    with pytest.raises(InvalidArgumentError) as raised:
        ui.solve()
    assert str(raised.value) == (
        "<n0> was measured -1 for a length of 0: that is no length, nor is that "
        "of <n1>, <n2>, <n3>, <n4> and 2 more"
    )
    for box in boxes[5:]:
        box.measure = lambda _width: 10
    with pytest.raises(InvalidArgumentError, match=r", nor is that of <n1>, <n2>, <n3>, <n4>$"):
        ui.solve()
    for box in boxes[2:]:
        box.measure = lambda _width: 10
    with pytest.raises(InvalidArgumentError, match=r"that is no length, nor is that of <n1>$"):
        ui.solve()


def test_a_measure_is_read_back(ui: Layout) -> None:
    """Also where a transaction takes it back, or brings back what was replaced."""
    window = ui.node(size=(400, 300))
    box, other = window.node(), window.node()
    assert (box.measure, box.measured_axis) == (None, None)

    def high(width: float) -> float:
        return width

    def wide(height: float) -> float:
        return height

    box.measure = high
    assert (box.measure, box.measured_axis) == (high, Axis.VERTICAL)
    assert other.measure is None
    ui.begin()
    box.set_measure(wide, Axis.HORIZONTAL)
    other.measure = high
    assert [box.measure, box.measured_axis, other.measure] == [wide, Axis.HORIZONTAL, high]
    ui.rollback()
    assert [box.measure, box.measured_axis, other.measure] == [high, Axis.VERTICAL, None]
    box.measure = None
    other.measure = wide
    assert [box.measure, other.measure] == [None, wide]
    other.destroy()
    assert other.measure is None


def test_a_conflict_is_not_hidden_by_what_a_measure_raises() -> None:
    """Everything was undone, and that is what is raised, from what the function has raised."""

    def fail(_width: float) -> float:
        raise ZeroDivisionError

    with Layout(ConflictPolicy.REFUSED) as ui:
        window = ui.node(size=(400, 300))
        box = window.node()
        ui.solve()
        ui.begin()
        box.measure = fail
        box.width.min, box.width.max = 20, 10
        with pytest.raises(ConflictError) as raised:
            ui.commit()
        assert isinstance(raised.value.__cause__, ZeroDivisionError)
        assert len(raised.value.conflicts) == 1
        assert box.measure is None
        box.measure = fail
        with pytest.raises(ZeroDivisionError):
            ui.solve()


@pytest.mark.parametrize("is_destroyed", [False, True])
def test_what_had_no_answer_is_asked_again_after_a_rollback(ui: Layout, is_destroyed: bool) -> None:
    """The solve in the transaction asks, or has nobody to ask; the one after it asks once more."""
    root = ui.node(size=(200, 100))
    text = root.node()
    text.horizontal_insets.equal = 0
    answers = [math.nan]
    text.measure = lambda _width: answers[0]
    with pytest.raises(InvalidArgumentError):
        ui.solve()
    ui.begin()
    if is_destroyed:
        text.destroy()
    answers[0] = 30.0
    ui.solve()
    ui.rollback()
    answers[0] = 40.0
    ui.solve()
    assert text.frame.height == 40


def test_a_measure_without_a_return_is_named() -> None:
    """The traceback has no line of it any more."""
    ui = Layout()
    window = ui.node("window", size=(300, 200))

    def height(width: float) -> Any:
        math.ceil(900 / max(width, 1))

    def half(width: float, _height: float) -> Any:
        return (width, None)

    title, body = window.node("title"), window.node()
    nothing: Any = lambda *_: None  # noqa: E731
    title.measure = height
    with pytest.raises(TypeError, match=r"^the measure of <title> \(.*height\): .* None; is a ret"):
        ui.solve()
    title.measure = None
    body.measure_both = half
    with pytest.raises(TypeError, match=r"^the measure of a node .*half\): a num.*, not None$"):
        ui.solve()
    body.measure_both = nothing
    with pytest.raises(TypeError, match=r"<lambda>\): \(width, height\) is .*; is a return miss"):
        ui.solve()


def test_a_curve_without_a_return_is_named() -> None:
    ui = Layout()
    window = ui.node(size=(300, 200))
    ui.solve()
    nothing: Any = lambda _: None  # noqa: E731
    with ui.animate(1, curve=nothing):
        window.set_size(200, 200)
    with pytest.raises(
        TypeError, match=r"^the curve \(.*<lambda>\): a number .* None; is a return"
    ):
        ui.advance(0.5)
