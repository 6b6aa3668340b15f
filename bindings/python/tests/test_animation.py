"""Animations from Python. Curves and springs are held against calculations of another kind: the
Bezier curve inverted by bisection in rational numbers, the spring's equation integrated in steps.
"""

from __future__ import annotations

import gc
import itertools
import math
import weakref
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from keeplayout import (
    Animation,
    Attribute,
    BusyError,
    ConflictError,
    ConflictPolicy,
    Curve,
    InvalidArgumentError,
    InvalidHandleError,
    Layout,
    Motion,
    Node,
    Spring,
    StateError,
    UnrelatedError,
)
from keeplayout.nodes.animation import AnyCurve


class Stage:
    """A box in a window, whose left inset is 0; what is heard of animations."""

    def __init__(self) -> None:
        self.ui = Layout()
        self.window = self.ui.node("window", size=(320, 480))
        self.box = self.window.node("box")
        self.box.keep_size(100, 20)
        self.box.left_inset.equal = 0
        self.heard: list[Any] = []

    def hear(self, name: str) -> Callable[[bool], None]:
        return lambda finished: self.heard.append((name, finished))

    @property
    def seen(self) -> float:
        return self.box.presented_frame.x

    def way(self, curve: AnyCurve, duration: float, times: list[float]) -> list[float]:
        """The shares of a way of 1 at these times."""
        with self.ui.animate(duration, curve=curve):
            self.box.left_inset.equal = 1
        shares, now = [], 0.0
        for time in times:
            self.ui.advance(time - now)
            now = time
            shares.append(self.seen)
        return shares


TIMES = [0.0, 0.01, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.99, 0.9999]


# Curves


def inverted(x1: float, y1: float, x2: float, y2: float, x: float) -> float:
    """The y of a Bezier curve at an x: 100 bisections of the parameter, without rounding."""
    low, high, goal = Fraction(0), Fraction(1), Fraction(x)
    for _ in range(100):
        t = (low + high) / 2
        at = 3 * (1 - t) ** 2 * t * Fraction(x1) + 3 * (1 - t) * t**2 * Fraction(x2) + t**3
        low, high = (t, high) if at < goal else (low, t)
    t = low
    return float(3 * (1 - t) ** 2 * t * Fraction(y1) + 3 * (1 - t) * t**2 * Fraction(y2) + t**3)


@pytest.mark.parametrize(
    "points",
    [
        (0.42, 0.0, 0.58, 1.0),
        (0.42, 0.0, 1.0, 1.0),
        (0.0, 0.0, 0.58, 1.0),
        (0.25, 0.1, 0.25, 1.0),
        (0.0, 1.0, 1.0, 0.0),
        (1.0, 0.0, 0.0, 1.0),  # upright in the middle
        (0.68, -0.55, 0.265, 1.55),  # overshoots both ends
        (0.0, 0.0, 0.0, 0.0),
        (1.0, 1.0, 1.0, 1.0),
        (0.0, -1e6, 1.0, 1e6),
    ],
)
def test_beziers(points: tuple[float, float, float, float]) -> None:
    expected = [inverted(*points, time) for time in TIMES]
    scale = max(1.0, *map(abs, points))
    assert Stage().way(points, 1, TIMES) == pytest.approx(expected, abs=2e-9 * scale)


@pytest.mark.parametrize(
    ("curve", "points"),
    [
        (Curve.EASE_IN_OUT, (0.42, 0.0, 0.58, 1.0)),
        (Curve.EASE_IN, (0.42, 0.0, 1.0, 1.0)),
        (Curve.EASE_OUT, (0.0, 0.0, 0.58, 1.0)),
    ],
)
def test_ready_made_curves(curve: Curve, points: tuple[float, float, float, float]) -> None:
    assert Stage().way(curve, 1, TIMES) == Stage().way(points, 1, TIMES)
    assert Stage().way(Curve.LINEAR, 1, TIMES) == pytest.approx(TIMES)


def test_functions() -> None:
    assert Stage().way(math.sqrt, 2, [0.02, 0.5, 2.0]) == pytest.approx([0.1, 0.5, 1.0])


# Springs


def integrated(ratio: float, velocity: float, duration: float, times: list[float]) -> list[float]:
    """x'' + 2 ratio w x' + w^2 x = 0 from a distance of 1, in steps of a fourth-order method. What
    is left at the end is taken off by the time squared; w is as the header says."""
    slowest = ratio if ratio <= 1 else ratio - math.sqrt(ratio * ratio - 1)
    w = math.log(1000) / (slowest * duration)

    def change(x: float, v: float) -> tuple[float, float]:
        return v, -2 * ratio * w * v - w * w * x

    def at(end: float) -> float:
        steps = max(1, math.ceil(end / duration * 50_000))
        h, x, v = end / steps, 1.0, -velocity
        for _ in range(steps):
            a, b = change(x, v)
            c, d = change(x + h / 2 * a, v + h / 2 * b)
            e, f = change(x + h / 2 * c, v + h / 2 * d)
            g, i = change(x + h * e, v + h * f)
            x, v = x + h / 6 * (a + 2 * c + 2 * e + g), v + h / 6 * (b + 2 * d + 2 * f + i)
        return x

    rest = at(duration)
    return [1 - at(time) + rest * (time / duration) ** 2 for time in times]


@pytest.mark.parametrize(
    ("ratio", "velocity"),
    [
        (0.1, 0.0), (0.5, 0.0), (0.8, 5.0), (0.999999, 1.0), (1.0, 0.0), (1.0, -3.0),
        (1.000001, 1.0), (1.5, 2.0), (5.0, 0.0),
    ],
)  # fmt: skip
def test_springs(ratio: float, velocity: float) -> None:
    times = [0.05, 0.3, 0.7, 1.9]
    found = Stage().way(Spring(ratio, velocity), 2, times)
    assert found == pytest.approx(integrated(ratio, velocity, 2, times), abs=1e-8)


@pytest.mark.parametrize("ratio", [0.001, 0.05, 1.0, 1000.0])
def test_springs_end_at_their_goal(ratio: float) -> None:
    found = Stage().way(Spring(ratio, 10.0), 1, [1 - 1e-9, 1.0])
    assert found == pytest.approx([1, 1], abs=1e-4)


def test_springs_keep_the_velocity() -> None:
    """Interrupted, the speed on screen just before is that just after: by differences."""
    stage, h = Stage(), 1e-7
    with stage.ui.animate(1, curve=Spring(0.5)):
        stage.box.left_inset.equal = 100
    stage.ui.advance(0.1 - h)
    before = stage.seen
    stage.ui.advance(h)
    middle = stage.seen
    with stage.ui.animate(1, curve=Spring(0.7)):
        stage.box.left_inset.equal = -50
    assert stage.seen == pytest.approx(middle)
    stage.ui.advance(h)
    assert (stage.seen - middle) / h == pytest.approx((middle - before) / h, rel=1e-3)
    assert abs(middle - before) / h > 100


def test_an_upright_curve_is_steep_and_not_infinitely() -> None:
    """In the middle, where it has the steepness of what is close by, it goes on upwards."""
    stage = Stage()
    with stage.ui.animate(1, curve=(1, 0, 0, 1)):
        stage.box.left_inset.equal = 100
    stage.ui.advance(0.5)
    assert stage.seen == pytest.approx(50)
    with stage.ui.animate(1, curve=Curve.LINEAR):
        stage.box.left_inset.equal = 0
    stage.ui.advance(1e-3)
    assert 60 < stage.seen < 1e6


def test_one_long_step_is_many_short_ones() -> None:
    ends = []
    for steps in (1, 7, 1000):
        stage = Stage()
        with stage.ui.animate(2, curve=Spring(0.3)):
            stage.box.left_inset.equal = 100
        with stage.ui.animate(1, delay=0.5, curve=Spring(0.6)):
            stage.box.left_inset.equal = -100
        for _ in range(steps):
            stage.ui.advance(1.2 / steps)
        ends.append(stage.seen)
    assert ends[1:] == pytest.approx([ends[0]] * 2, abs=1e-6)


# What is told


def test_completions_say_whether_it_finished() -> None:
    stage = Stage()
    ui, left = stage.ui, stage.box.left_inset
    with ui.animate(1, completion=stage.hear("first")) as first:
        left.equal = 100
    assert first.is_valid
    assert first.progress == 0
    with ui.animate(1, completion=stage.hear("second")) as second:
        left.equal = 50
    assert stage.heard == [("first", False)]
    assert not first.is_valid
    second.cancel()
    with ui.animate(1, delay=1, completion=stage.hear("third")) as third:
        left.equal = 0
    third.finish()
    with ui.animate(0, completion=stage.hear("fourth")):
        left.equal = 10
    assert stage.heard[1:] == [("second", False), ("third", True), ("fourth", True)]
    assert "ended" in repr(first)
    assert not ui.is_moving
    with pytest.raises(InvalidHandleError, match="the animation does not exist any more"):
        first.cancel()


def test_the_order_of_completions() -> None:
    """In one instant: what is over, then what ends as delays are; in the order of the commits."""
    stage = Stage()
    ui = stage.ui
    a, b, c, d = (stage.window.node() for _ in range(4))
    with ui.animate(0, delay=1, completion=stage.hear("waited")):
        a.width.equal = 5
    with ui.animate(5, delay=1):
        b.width.equal = 5
    with ui.animate(9, completion=stage.hear("taken over")):
        b.width.equal = 7
    with ui.animate(1, completion=stage.hear("outer")):
        c.width.equal = 5
        with ui.animate(1, completion=stage.hear("inner")):
            d.width.equal = 5
    ui.advance(1)
    assert stage.heard == [
        ("inner", True), ("outer", True), ("waited", True), ("taken over", False),
    ]  # fmt: skip


def test_what_hangs_on_values_of_a_part_moves_along() -> None:
    """Beside a panel that grows from 100 to 200, half of the way."""
    for solved, seen in ((False, 200), (True, 150)):
        ui = Layout()
        window = ui.node(size=(400, 100))
        panel, side = window.node(), window.node()
        panel.left_inset.equal = 0
        panel.width.equal = 100
        side.left_offset_to(panel).equal = 0
        side.width.equal = 30
        with panel.animate(1, curve=Curve.LINEAR, motion=Motion(solved)):
            panel.width.equal = 200
            side.width.equal = 50
        ui.advance(0.5)
        assert panel.presented_frame.width == 150
        assert (side.presented_frame.x, side.presented_frame.width) == (seen, 50)


def test_completions_may_change_the_layout() -> None:
    stage = Stage()

    def swap(_: bool) -> None:
        stage.box.destroy()
        stage.box = stage.window.node("next")
        stage.box.width.equal = 10
        with stage.ui.animate(1, completion=stage.hear("next")):
            stage.box.width.equal = 20
        with pytest.raises(BusyError):
            stage.ui.advance(1)

    with stage.ui.animate(1, completion=swap):
        stage.box.left_inset.equal = 10
    assert stage.ui.advance(1)
    assert not stage.ui.advance(1)
    assert stage.heard == [("next", True)]
    assert stage.box.name == "next"


def test_closing_in_a_completion() -> None:
    """The step comes to its end, and what ends in it is told."""
    stage = Stage()
    with stage.ui.animate(1, completion=lambda _: stage.ui.close()):
        stage.box.left_inset.equal = 10
    with stage.ui.animate(1, completion=stage.hear("next")):
        stage.box.width.equal = 10
    assert not stage.ui.advance(1)
    assert stage.heard == [("next", True)]
    with pytest.raises(StateError):
        stage.ui.advance(1)


def test_what_is_raised_comes_out() -> None:
    stage = Stage()

    def fail(_: object) -> float:
        raise ZeroDivisionError

    with stage.ui.animate(1, curve=fail), stage.ui.animate(0.5, completion=fail):
        stage.box.left_inset.equal = 10
    with stage.ui.animate(1, curve=fail):
        stage.box.width.equal = 200
    with pytest.raises(ZeroDivisionError):
        stage.ui.advance(0.25)
    assert stage.box.presented_frame.width == 125
    with pytest.raises(ZeroDivisionError):
        stage.ui.advance(1)
    assert not stage.ui.advance(1)
    with pytest.raises(ZeroDivisionError), stage.ui.animate(0, completion=fail):
        pass


@pytest.mark.parametrize("is_handling", [False, True])
def test_nothing_that_completions_raise_is_lost(is_handling: bool) -> None:
    """Also where one of them was raised before, or by another, or comes of something else."""
    stage = Stage()
    first, second, same = ValueError("first"), KeyError("second"), TypeError("same")

    def raises(error: BaseException) -> Callable[[bool], object]:
        def completion(_: bool) -> None:
            if error is not second:
                raise error
            try:
                raise IndexError
            except IndexError:
                raise second from None

        return completion

    for error in same, first, same, second:
        with stage.ui.animate(1, completion=raises(error)):
            stage.window.node().width.equal = 10

    def advance() -> list[BaseException]:
        with pytest.raises(KeyError) as caught:
            stage.ui.advance(1)
        found: list[BaseException] = [caught.value]
        while (context := found[-1].__context__) is not None:
            found.append(context)
        return found

    around = RuntimeError()
    try:
        if is_handling:
            raise around
        found = advance()
    except RuntimeError:
        found = advance()
    handled = [around] if is_handling else []
    assert [found[0], *found[2:]] == [second, first, same, *handled]
    assert type(found[1]) is IndexError


def test_what_ends_in_a_transaction() -> None:
    """Linear, from 0 to 100: a quarter, and once what was cancelled is taken back another one."""
    stage = Stage()

    def fail(finished: bool) -> None:
        stage.hear("told")(finished)
        raise ZeroDivisionError

    def begin() -> Animation:
        with stage.ui.animate(1, curve=Curve.LINEAR, completion=fail) as animation:
            stage.box.left_inset.equal = 100
        return animation

    animation = begin()
    stage.ui.advance(0.25)
    stage.ui.begin()
    animation.cancel()
    assert not animation.is_valid
    assert stage.seen == 100
    stage.ui.rollback()
    assert animation.is_valid
    assert stage.seen == 25
    assert not stage.heard
    stage.ui.advance(0.25)
    assert stage.seen == 50
    with pytest.raises(ZeroDivisionError), stage.ui.transaction():
        animation.finish()
    assert stage.heard == [("told", True)]
    assert not stage.ui.is_moving

    stage.box.left_inset.equal = 0
    again = begin()
    with pytest.raises(ZeroDivisionError), stage.ui.atomic():
        again.cancel()
    assert stage.heard == [("told", True), ("told", False)]
    assert not stage.ui.is_moving


def test_closing_when_a_transaction_ends() -> None:
    stage = Stage()
    with stage.ui.animate(1, completion=lambda _: stage.ui.close()) as animation:
        stage.box.left_inset.equal = 100
    with stage.ui.transaction():
        animation.cancel()
    with pytest.raises(StateError):
        stage.ui.solve()


def test_curves_may_ask_and_not_change() -> None:
    stage = Stage()

    def nosy(time: float) -> float:
        assert stage.box.frame.x == 10
        with pytest.raises(BusyError, match="callback"):
            stage.box.left_inset.equal = 3
        return time

    with stage.ui.animate(1, curve=nosy):
        stage.box.left_inset.equal = 10
    stage.ui.advance(0.5)
    assert stage.seen == 5


# Transactions


def test_a_block_that_raises_has_not_been() -> None:
    stage = Stage()
    with pytest.raises(TypeError), stage.ui.animate(1, completion=stage.hear("no")):
        (stage.box.left_inset.equal, stage.box.width.equal) = 10, "wide"  # type: ignore[assignment]
    assert stage.box.left_inset.equal == 0
    assert stage.heard == []
    assert not stage.ui.is_moving


def test_conflicts_that_are_refused() -> None:
    ui = Layout(ConflictPolicy.REFUSED)
    box = ui.node("window", size=(300, 300)).node("box")
    box.width.equal = 10
    with pytest.raises(ConflictError) as caught, ui.animate(1):
        box.width.min = 20
    assert len(caught.value.conflicts) == 1
    assert not ui.is_moving
    assert box.width.min is None


def test_what_waits_and_what_was_changed_are_refused_apart() -> None:
    """`box` is 10 wide, and its neighbour at most 15: 20 contradicts either."""
    ui = Layout(ConflictPolicy.REFUSED)
    window = ui.node("window", size=(300, 300))
    box, other = window.node("box"), window.node("other")
    box.width.equal, other.width.max = 10, 15
    heard: list[bool] = []
    with ui.animate(1, delay=1, completion=heard.append):
        other.width.equal = 20
    with ui.animate(2, delay=1, completion=heard.append) as kept:
        box.height.equal = 30
    box.width.min = 20
    with pytest.raises(ConflictError, match=r"^width of <box>") as caught:
        ui.advance(1)
    sentences = [conflict.description for conflict in caught.value.conflicts]
    assert len(sentences) == 2
    assert "width of <box> at least 20" in sentences[0]
    assert "width of <other> at most 15" in sentences[1]
    assert (heard, box.width.min, other.width.equal) == ([False], None, None)
    assert (ui.is_moving, kept.is_valid, box.frame.height) == (True, True, 30)
    with ui.animate(1, delay=1, completion=heard.append) as late:
        box.height.equal = 40
    box.width.min = 20
    with pytest.raises(ConflictError, match=r"^width of <box>") as caught:
        late.finish()
    assert len(caught.value.conflicts) == 1
    assert (late.is_valid, box.width.min, box.frame.height) == (False, None, 40)
    assert heard == [False, True, False]  # the last one has lost what it moved to `late`


def test_a_measure_that_raises_before_a_block() -> None:
    stage = Stage()

    def fail(_: float) -> float:
        raise ZeroDivisionError

    stage.box.height.equal = None
    stage.box.measure = fail
    with pytest.raises(ZeroDivisionError), stage.ui.animate(1):
        pytest.fail("a block that is not begun")
    assert not stage.ui.is_moving
    with pytest.raises(StateError):
        stage.ui.rollback()


def test_where_animations_cannot_begin() -> None:
    ui = Stage().ui
    with ui.transaction():
        with pytest.raises(StateError, match="a transaction is open"), ui.animate(1):
            pass
        assert not ui.advance(1)
    with ui.animate(1), pytest.raises(StateError):
        ui.commit()
    with ui.animate(1):
        pass
    with ui.transaction(), pytest.raises(StateError):
        ui.advance(1)
    with ui.animate(1) as animation, pytest.raises(StateError):
        animation.cancel()


# Presented frames


def test_changes_are_what_moved() -> None:
    stage = Stage()
    stage.ui.solve()
    assert {node for node, _ in stage.ui.presented_changes()} == {stage.window, stage.box}
    with stage.ui.animate(1, curve=Curve.LINEAR):
        stage.box.left_inset.equal = 100
    stage.ui.advance(0.5)
    assert stage.ui.presented_changes() == [(stage.box, stage.box.presented_frame)]
    assert stage.ui.presented_frames([stage.box]) == [(50, 0, 100, 20)]
    assert stage.ui.presented_frames_in_root([stage.box]) == [(50, 0, 100, 20)]
    assert stage.box.presented_frame_in_root == (50, 0, 100, 20)
    assert stage.ui.presented_changes() == []


def test_solved_animations_keep_everything_on_the_way() -> None:
    """Gaps, margins and the window's size, while a window grows and a column with it."""
    stage = Stage()
    a, b = stage.window.node("a"), stage.window.node("b")
    for node in (a, b):
        node.top_inset.equal = 0
        node.height.equal = 10
    a.left_inset.equal, b.right_inset.equal = 10, 10
    b.left_offset_to(a).equal = 5
    a.width.equal = 30
    a.width.max = 120
    b.width.min = 150
    stage.ui.solve()
    with stage.ui.animate(1, motion=Motion.VALUES, curve=Curve.EASE_OUT):
        stage.window.set_size(500, 480)
        a.width.equal = 100
    widths = []
    for _ in range(9):
        stage.ui.advance(0.1)
        window, one, two = (n.presented_frame for n in (stage.window, a, b))
        assert two.x == pytest.approx(one.right + 5)
        assert window.width - two.right == pytest.approx(10)
        widths.append(one.width)
    assert widths == sorted(widths)
    assert 30 < widths[0] < widths[-1] < 100
    assert a.frame.width == 100


@pytest.mark.parametrize("is_taken_back", [False, True])
def test_a_value_that_is_set_back_is_not_taken_over(is_taken_back: bool) -> None:
    """From 0 to 100 in a second: half way there after a half, whatever else is begun and changes
    nothing, and there after the other half."""
    stage = Stage()
    left = stage.box.left_inset
    with stage.ui.animate(
        1, motion=Motion.VALUES, curve=Curve.LINEAR, completion=stage.hear("first")
    ):
        left.equal = 100
    stage.ui.advance(0.5)
    with stage.ui.animate(9, motion=Motion.VALUES, completion=stage.hear("second")):
        stage.ui.begin()
        left.equal = 300
        if is_taken_back:
            stage.ui.rollback()
        else:
            left.equal = 100
            stage.ui.commit()
    assert stage.seen == 50
    stage.ui.advance(0.5)
    assert stage.seen == 100
    assert stage.heard == [("first", True)]


def test_content_and_sums_are_values_that_move() -> None:
    """Half way from 100 to 200 wide, 10 beside it; and half way from there to 30 beside it."""
    stage = Stage()
    text, beside = stage.window.node(), stage.window.node()
    text.left_inset.equal = 0
    text.content_size = (100, 20)
    gap = stage.ui.add(beside.left == text.right + 10)
    stage.ui.solve()
    with stage.ui.animate(1, motion=Motion.VALUES, curve=Curve.LINEAR):
        text.content_size = (200, 20)
    stage.ui.advance(0.5)
    assert (text.presented_frame.width, beside.presented_frame.x) == (150, 160)
    stage.ui.advance(0.5)
    with stage.ui.animate(1, motion=Motion.VALUES, curve=Curve.LINEAR):
        gap.constant = 30
    stage.ui.advance(0.5)
    assert beside.presented_frame.x == 220


# Animations in the delay of others


def test_held_at_a_share() -> None:
    """Linear, so that a share of the time is one of the way."""
    ui = Layout()
    box = ui.node(size=(320, 568)).node("box")
    box.width.equal = 100
    with ui.animate(1, curve=Curve.LINEAR) as animation:
        box.width.equal = 200
        with pytest.raises(StateError):
            animation.progress = 0.5
    for share in (0.75, 1, 0.25, 0, 0.5):
        animation.progress = share
        assert not ui.is_moving
        assert not ui.advance(7)
        assert (animation.progress, box.presented_frame.width) == (share, 100 + 100 * share)
    bad: Any
    for bad in (-0.1, 1.1, math.inf):
        with pytest.raises(InvalidArgumentError, match="is not from 0 to 1"):
            animation.progress = bad
    with pytest.raises(TypeError):
        animation.progress = "half"  # type: ignore[assignment]
    with ui.transaction(), pytest.raises(StateError):
        animation.progress = 0.1
    assert animation.progress == 0.5
    animation.progress = None
    assert ui.advance(0.25)
    assert box.presented_frame.width == 175
    assert not ui.advance(0.25)
    with pytest.raises(InvalidHandleError):
        animation.progress = 0.1


@pytest.mark.parametrize("motion", Motion)
def test_an_overshoot(motion: Motion) -> None:
    """Twice the way in all, by the curve: to 250, where 230 is the most. Only frames that are not
    bounded go there. Back to 10, no size is presented below 0."""
    ui = Layout()
    box = ui.node(size=(320, 568)).node("box")
    box.width.equal = 100
    box.width.max = 230
    ui.solve()
    with ui.animate(1, curve=lambda time: 2 * time, motion=motion):
        box.width.equal = 200
    ui.advance(0.75)
    assert box.presented_frame.width == (250 if motion == Motion.FRAMES else 230)
    ui.advance(1)
    with ui.animate(1, curve=lambda time: 2 * time, motion=motion):
        box.width.equal = 10
    ui.advance(0.75)
    assert box.presented_frame.width == 0


@pytest.mark.parametrize("delay", [0, 1])
@pytest.mark.parametrize("is_solved", [False, True])
def test_what_is_set_last_counts_also_in_a_delay(delay: float, is_solved: bool) -> None:
    """An inner animation makes its changes where it was begun. It takes the box over, so that the
    outer one has nothing left to move, unless that changes it once more. With the velocity taken
    over: after a half, of 20 in 2 it has come 5, of 10 a second 10 * 0.5 * 0.75^2; and of 30 in 1
    15, of 20 / 2 + 10 a second 20 * 0.5 * 0.5^2."""
    for last in (None, 30):
        stage = Stage()
        left = stage.box.left_inset
        with stage.ui.animate(
            1,
            delay=delay,
            motion=Motion(is_solved),
            curve=Curve.LINEAR,
            completion=stage.hear("outer"),
        ):
            left.equal = 10
            with stage.ui.animate(
                2, motion=Motion(is_solved), curve=Curve.LINEAR, completion=stage.hear("inner")
            ):
                left.equal = 20
            if last:
                left.equal = last
        stage.ui.advance(delay)
        left_to = "outer" if last else "inner"
        given_up = "inner" if last else "outer"
        assert stage.box.frame.x == (last or 20)
        stage.ui.advance(0.5)
        assert stage.seen == pytest.approx(17.5 if last else 7.8125)
        stage.ui.advance(9)
        assert stage.heard == [(given_up, False), (left_to, True)]


def test_what_is_begun_in_a_delay_is_refused_with_it() -> None:
    """The inner one is all right by itself. One that has a delay of its own is, and is made."""
    stage = Stage()
    stage.ui.conflict_policy = ConflictPolicy.REFUSED
    left = stage.box.left_inset
    with stage.ui.animate(1, delay=1, completion=stage.hear("outer")):
        with stage.ui.animate(0, completion=stage.hear("inner")):
            left.equal = 20
        with stage.ui.animate(0, delay=1, completion=stage.hear("later")):
            stage.box.top_inset.equal = 5
        left.max = -1
    with pytest.raises(ConflictError):
        stage.ui.advance(1)
    assert stage.heard == [("inner", False), ("outer", False)]
    assert left.equal == 0
    assert left.max is stage.box.top_inset.equal is None
    stage.ui.advance(1)
    assert stage.heard[2:] == [("later", True)]
    assert stage.box.top_inset.equal == 5


def test_what_is_begun_in_a_delay_goes_with_its_rollback() -> None:
    stage = Stage()
    left = stage.box.left_inset
    with stage.ui.animate(0, delay=1, completion=stage.hear("outer")):
        with pytest.raises(ZeroDivisionError), stage.ui.animate(1, completion=stage.hear("inner")):
            left.equal = 20 / 0
        left.equal = 30
    stage.ui.advance(1)
    assert left.equal == 30
    assert stage.heard == [("outer", True)]


def test_what_is_begun_in_a_delay_may_be_cancelled_or_left_alone() -> None:
    stage = Stage()
    box = stage.box
    with stage.ui.animate(0, delay=1, completion=stage.hear("outer")) as outer:
        box.left_inset.equal = 10
        with stage.ui.animate(0, completion=stage.hear("one")) as one:
            box.left_inset.equal = 20
        with stage.ui.animate(0, completion=stage.hear("two")):
            box.top_inset.equal = 20
    one.cancel()
    outer.cancel()
    stage.ui.advance(1)
    assert box.frame == (0, 20, 100, 20)
    assert stage.heard == [("one", False), ("outer", False), ("two", True)]


def test_what_is_finished_in_its_delay_makes_the_changes_of_what_was_begun_in_it() -> None:
    """Where they were made among its own, as when the delay is over by itself."""
    stage = Stage()
    box = stage.box
    with stage.ui.animate(0, delay=1, completion=stage.hear("outer")) as outer:
        box.left_inset.equal = 10
        with stage.ui.animate(0, completion=stage.hear("inner")):
            box.left_inset.equal = 20
            box.top_inset.equal = 20
        box.left_inset.equal = 30
    outer.finish()
    assert box.frame == (30, 20, 100, 20)
    assert stage.heard == [("inner", True), ("outer", True)]
    assert not stage.ui.is_moving


def test_delays_of_what_was_begun_in_it_begin_where_a_delay_is_cut_short() -> None:
    """The outer one is finished at 1 of 4 seconds: 2 and then 3 seconds follow from there, and not
    for an animation that was begun outside of it."""
    stage = Stage()
    box = stage.box
    with (
        stage.ui.animate(0, delay=4) as outer,
        stage.ui.animate(0, delay=2, completion=stage.hear("inner")),
        stage.ui.animate(0, delay=3, completion=stage.hear("innermost")),
    ):
        box.left_inset.equal = 20
    with stage.ui.animate(0, delay=4, completion=stage.hear("other")):
        box.top_inset.equal = 20
    stage.ui.advance(1)
    outer.finish()
    for seconds, heard in [(1.5, []), (1, ["inner"]), (1, ["other"]), (1, []), (1, ["innermost"])]:
        stage.heard.clear()
        stage.ui.advance(seconds)
        assert stage.heard == [(name, True) for name in heard]


def test_what_was_begun_in_a_cancelled_one_waits_as_before() -> None:
    stage = Stage()
    box = stage.box
    with stage.ui.animate(0, delay=1) as outer, stage.ui.animate(0, delay=1):
        box.left_inset.equal = 20
    outer.cancel()
    stage.ui.advance(1.5)
    assert box.left_inset.equal != 20
    stage.ui.advance(0.5)
    assert box.left_inset.equal == 20


def test_what_follows_another_tree_when_a_delay_is_over_is_inactive() -> None:
    """As a value does whose nodes are moved apart after it was set; it is activated likewise."""
    stage = Stage()
    ui, box = stage.ui, stage.box
    other = stage.window.node("other")
    other.width.equal = 70
    with ui.animate(0, delay=1):
        box.width.set_equal_to(other.width)
    other.move(None)
    ui.advance(1)
    assert not box.width.is_active
    with pytest.raises(UnrelatedError):
        box.height.set_equal_to(other.width)
    other.move(stage.window)
    ui.solve()
    assert box.frame.width == 70


# Active constraints before a delay is over


class Away(Stage):
    """A node after a text, which loses its content in an animation with a delay, so that the node
    belongs 100 further to the left. Linear, in a second after one."""

    def __init__(self, duration: float = 1) -> None:
        super().__init__()
        self.text, self.after = self.window.node("text"), self.window.node("after")
        self.text.left_inset.equal = 0
        self.text.content_size = 100, 20
        self.after.left_offset_to(self.text).equal = 0
        self.after.keep_size(10, 10)
        with self.ui.animate(
            duration, delay=1, curve=Curve.LINEAR, completion=self.hear("away")
        ) as self.away:
            self.text.content_size = 0, 20
            self.after.width.equal = 50
        assert self.after.frame == (0, 0, 10, 10)

    @property
    def seen_after(self) -> tuple[float, float]:
        return self.after.presented_frame.x, self.after.presented_frame.width


def test_what_is_active_at_once_is_presented_after_the_delay() -> None:
    """In one movement with what is set then."""
    stage = Away()
    places = [stage.seen_after]
    for step in (0.5, 0.5, 0.25, 0.75):
        stage.ui.advance(step)
        places.append(stage.seen_after)
    assert places == [(100, 10), (100, 10), (100, 10), (75, 20), (0, 50)]
    assert stage.heard == [("away", True)]


def test_what_is_active_at_once_is_presented_at_the_end_of_a_delay_of_nothing() -> None:
    stage = Away(duration=0)
    stage.ui.advance(0.999)
    assert stage.seen_after == (100, 10)
    stage.ui.advance(0.001)
    assert stage.seen_after == (0, 50)


@pytest.mark.parametrize("is_finished", [False, True])
def test_what_waits_to_be_seen_is_seen_when_its_animation_ends(is_finished: bool) -> None:
    stage = Away()
    (stage.away.finish if is_finished else stage.away.cancel)()
    assert stage.seen_after == (0, 50 if is_finished else 10)


def test_what_waits_to_be_seen_can_be_taken_over() -> None:
    """Nothing is left to be seen after the delay but what is set then. From 100 to 20 in 4 seconds,
    and from a width of 10 to one of 50 in the second of them."""
    stage = Away()
    with stage.ui.animate(4, curve=Curve.LINEAR, completion=stage.hear("taken")):
        stage.after.left_inset.equal = 20
        stage.after.left_offset_to(stage.text).equal = None
    stage.ui.advance(1.5)
    assert stage.seen_after == (70, 30)
    stage.ui.advance(0.5)
    assert stage.seen_after == (60, 50)
    assert stage.heard == [("away", True)]
    stage.ui.advance(2)
    assert stage.seen_after == (20, 50)


def test_what_waits_to_be_seen_may_be_all_lost() -> None:
    """The animation waits all the same, and ends when it has nothing to do."""
    stage = Away()
    stage.text.content_size = 100, 20
    with stage.after.animate(1, delay=1, completion=stage.hear("lost")):
        stage.text.content_size = 0, 20
    with stage.ui.animate(3, curve=Curve.LINEAR):
        stage.text.content_size = 100, 20
    stage.ui.advance(0.9)
    assert stage.heard == []
    stage.ui.advance(0.1)
    assert stage.heard == [("lost", False)]


def test_what_moves_stands_still_in_the_delay_of_another() -> None:
    """Half way from 100 to 200; then, a second later, to 0 in a second. The box itself arrives."""
    stage = Stage()
    after = stage.window.node("after")
    after.left_offset_to(stage.box).equal = 0
    stage.box.width.equal = None
    stage.box.content_size = 100, 20
    with stage.ui.animate(1, curve=Curve.LINEAR, completion=stage.hear("one")):
        stage.box.left_inset.equal = 100
    stage.ui.advance(0.5)
    with stage.ui.animate(1, delay=1, curve=Curve.LINEAR, completion=stage.hear("two")):
        stage.box.content_size = 0, 20
        stage.box.left_inset.equal = 0
    seen = []
    for step in (0.25, 0.75, 0.5, 0.5):
        stage.ui.advance(step)
        seen.append(after.presented_frame.x)
    assert seen == [150, 150, 75, 0]
    assert stage.heard == [("one", True), ("two", True)]


@pytest.mark.parametrize("is_solved", [False, True])
def test_an_animation_takes_nothing_over_from_itself(is_solved: bool) -> None:
    """What it had moved before an inner one began has no velocity yet: all of it is linear."""
    stage = Stage()
    with stage.ui.animate(1, curve=Curve.LINEAR, motion=Motion(is_solved)):
        stage.box.left_inset.equal = 10
        with stage.ui.animate(3):
            stage.box.top_inset.equal = 10
        stage.box.left_inset.equal = 20
    stage.ui.advance(0.5)
    assert stage.seen == 10


# Bad input


@pytest.mark.parametrize("seconds", [-1, -1e-300, math.nan, math.inf, 1e10])
def test_bad_times(seconds: float) -> None:
    ui = Stage().ui
    with pytest.raises(InvalidArgumentError, match=r"the time .* is not from 0 to 1e9 seconds"):
        ui.advance(seconds)
    with pytest.raises(InvalidArgumentError, match="the duration"), ui.animate(seconds):
        pass
    with pytest.raises(InvalidArgumentError, match="the delay"), ui.animate(1, delay=seconds):
        pass
    assert not ui.is_moving


@pytest.mark.parametrize(
    "curve",
    [
        (-0.1, 0, 1, 1), (0, 0, 1.1, 1), (math.nan, 0, 1, 1), (0, math.inf, 1, 1), (0, 0, 1, 1e7),
        Spring(0), Spring(-1), Spring(math.nan), Spring(1e4), Spring(1, math.inf), Spring(1, -1e7),
        7, -1,
    ],
)  # fmt: skip
def test_bad_curves(curve: Any) -> None:
    stage = Stage()
    with pytest.raises(InvalidArgumentError), stage.ui.animate(1, curve=curve):
        stage.box.left_inset.equal = 10
    assert stage.box.left_inset.equal == 0
    assert not stage.ui.is_moving


@pytest.mark.parametrize("curve", ["linear", (1, 2, 3), (0, 0, "1", 1), None, Spring("a")])  # type: ignore[arg-type]
def test_what_is_no_curve(curve: Any) -> None:
    with pytest.raises(TypeError), Stage().ui.animate(1, curve=curve):
        pass


def test_what_is_solved_before_the_commit_has_not_begun_to_move() -> None:
    """It is seen where it belongs, or where it was once an inner animation has begun; after the
    commit it moves from where it was, all the same."""
    stage = Stage()
    inset = stage.box.left_inset
    with stage.ui.animate(1, curve=Curve.LINEAR):
        inset.equal = 100
        stage.ui.solve()
        assert stage.seen == 100
    assert stage.seen == 0
    stage.ui.advance(1)
    with stage.ui.animate(1, curve=Curve.LINEAR):
        inset.equal = 200
        with stage.ui.animate(1):
            assert stage.seen == 100
    assert stage.seen == 100
    stage.ui.advance(0.5)
    assert stage.seen == 150


def test_what_is_no_completion() -> None:
    with pytest.raises(TypeError), Stage().ui.animate(1, completion=3):  # type: ignore[arg-type]
        pass


def test_nodes_that_are_gone() -> None:
    stage = Stage()
    with stage.ui.animate(1, completion=stage.hear("a")):
        stage.box.left_inset.equal = 10
    stage.box.destroy()
    assert stage.box.presented_frame == (0, 0, 0, 0)
    with pytest.raises(InvalidHandleError), stage.box.animate(1):
        pass
    with pytest.raises(InvalidHandleError):
        stage.ui.presented_frames([stage.box])
    assert not stage.ui.advance(0.1)
    assert stage.heard == [("a", False)]


def test_what_appears_and_leaves_in_its_place() -> None:
    """Of three boxes of 100 with gaps of 10, right offsets, the one in the middle takes its own
    with it, that to the third. Half-way it is half as wide, at its place at 110: the gap before it
    is of the first one and stays (ruling 21)."""
    stage = Stage()
    second, third = stage.window.node("second"), stage.window.node("third")
    row = stage.ui.nodes([stage.box, second, third])
    row.keep_size(100, 20)
    row.keep_horizontal_offsets(10)
    second.gone = True
    for is_gone, x in ((False, 220), (True, 110)):
        with stage.ui.animate(1, curve=Curve.LINEAR):
            second.gone = is_gone
        stage.ui.advance(0.5)
        assert (second.presented_frame.x, second.presented_frame.width) == (110, 50)
        assert third.presented_frame.x == 165
        assert not stage.ui.advance(0.5)
        assert third.presented_frame.x == x


def test_a_staggered_list() -> None:
    """Rows of 20 leave one after the other, each in a second, half a second after the one before:
    the one in between is 10 high after half of its second, and the last is whole until its turn.
    That was at 30 when the one in between began to leave, 20 a second: 15 and 20 * 0.5 * 0.5^2
    less are left."""
    ui = Layout()
    column = ui.node(size=(320, 480)).column()
    column.keep_insets(0, 0, None, None)
    rows = [column.node() for _ in range(3)]
    for row in rows:
        row.keep_size(100, 20)
    ui.solve()
    for place, row in enumerate(rows):
        with ui.animate(1, delay=place / 2, curve=Curve.LINEAR):
            row.gone = True
            assert bool(row.gone) == (place == 0)
    ui.advance(1)
    assert all(row.gone for row in rows)
    assert [row.presented_frame.height for row in rows] == [0, 10, 20]
    assert [row.presented_frame.y for row in rows] == [0, 0, 12.5]
    assert not ui.advance(1)


def test_what_is_gone_and_restored_in_a_delay() -> None:
    """The last one counts, and a node that is destroyed in the meantime is left out."""
    stage = Stage()
    other = stage.window.node()
    with stage.ui.animate(1, delay=1):
        stage.box.gone = other.gone = True
        stage.box.gone = False
    other.destroy()
    stage.ui.advance(1)
    assert not stage.box.gone


# What is let go


@pytest.mark.parametrize("motion", Motion)
@pytest.mark.parametrize("is_taken_alone", [False, True])
def test_a_finger_lets_go(motion: Motion, is_taken_alone: bool) -> None:
    """A sheet of 400 is dragged to 60 % of its way and let go towards its end, with 900 points a
    second: in a millisecond about 0.9 of the 160 that are left. What else the finger moved goes,
    too."""
    ui = Layout()
    window = ui.node(size=(320, 568))
    sheet, shade = window.node("sheet"), window.node("shade")
    sheet.height.equal = 400
    sheet.top_inset.equal = 568
    shade.width.equal = 0
    ui.solve()
    with ui.animate(0.5, curve=Curve.LINEAR, motion=motion) as finger:
        sheet.top_inset.equal = 168
        shade.width.equal = 100
    finger.progress = 0.6
    assert sheet.presented_frame.y == pytest.approx(328)
    with ui.animate(0.5, curve=Spring(0.8, 900 / 160)):
        sheet.top_inset.equal = 168
        if not is_taken_alone:
            shade.width.equal = 100
    assert not finger.is_valid
    assert sheet.presented_frame.y == pytest.approx(328)
    ui.advance(0.001)
    assert 0.8 < 328 - sheet.presented_frame.y < 1
    assert shade.presented_frame.width > 60
    while ui.advance(1 / 60):
        pass
    assert (sheet.presented_frame.y, shade.presented_frame.width) == (168, 100)


def test_what_is_not_held_goes_on_where_its_values_are_set_again() -> None:
    """Half-way after half of the time, although another one sets the same in between."""
    stage = Stage()
    with stage.ui.animate(1, curve=Curve.LINEAR):
        stage.box.left_inset.equal = 100
    stage.ui.advance(0.25)
    with stage.ui.animate(5, curve=Curve.LINEAR):
        stage.box.left_inset.equal = 100
    stage.ui.advance(0.25)
    assert stage.seen == 50


# Bounds that become others


def bounced(bound: float) -> tuple[Layout, Node, Node]:
    """A box that has flown to the right edge of a window of 300 and is held there, as it would go
    further."""
    ui = Layout()
    window = ui.node("window", size=(300, 100))
    box = window.node("box")
    box.keep_size(100, 50)
    box.left_inset.equal = 0
    box.right_inset.min = bound
    ui.solve()
    with ui.animate(1, curve=Spring(0.3), motion=Motion.BOUNDED):
        box.left_inset.equal = 200
    while box.presented_frame.x < 199.999:
        ui.advance(0.001)
    ui.advance(0.05)
    assert box.presented_frame.x == pytest.approx(200)
    return ui, window, box


@pytest.mark.parametrize("motion", Motion)
@pytest.mark.parametrize("change", ["widened", "removed", "resized"])
def test_a_bound_that_becomes_another(change: str, motion: Motion) -> None:
    """It goes on from where it is, at rest, not beyond the new bound, without a jump at any time,
    and ends where it belongs. The spring is at its fastest near 2,000 points a second."""
    ui, window, box = bounced(0)
    with ui.animate(0.5, curve=Curve.LINEAR, motion=motion):
        if change == "resized":
            window.set_size(320, 100)
        else:
            box.right_inset.min = -20 if change == "widened" else None
    places = [box.presented_frame.x]
    ui.advance(1e-6)
    assert box.presented_frame.x == pytest.approx(200, abs=1e-4)
    while ui.advance(0.001):
        places.append(box.presented_frame.x)
    assert max(abs(one - two) for one, two in itertools.pairwise(places)) < 2.1
    assert max(abs(place - 200) for place in places) > 1
    assert change == "removed" or max(places) <= 220.0001
    assert box.presented_frame.x == 200


@pytest.mark.parametrize("steps", [1, 7, 100])
def test_a_bound_that_becomes_another_within_a_step(steps: int) -> None:
    """However long the steps are, as the change is made when its delay is over."""
    places = []
    for count in (1000, steps):
        ui, _, box = bounced(0)
        with ui.animate(0.1, delay=0.05):
            box.right_inset.min = -50
        for _ in range(count):
            ui.advance(0.2 / count)
        places.append(box.presented_frame.x)
    assert places[0] == pytest.approx(places[1], abs=1e-6)
    assert abs(places[0] - 200) > 1


def test_a_bound_that_closes_in() -> None:
    """Beyond a bound that comes nearer it goes on smoothly, and ends inside of it."""
    ui = Layout()
    window = ui.node(size=(300, 100))
    box = window.node()
    box.keep_size(100, 50)
    box.left_inset.equal = 0
    ui.solve()
    with ui.animate(1, curve=Spring(0.3), motion=Motion.BOUNDED):
        box.left_inset.equal = 100
    while box.presented_frame.x < 130:
        ui.advance(0.001)
    before = box.presented_frame.x
    with ui.animate(0.1):
        box.right_inset.min = 90
    assert box.presented_frame.x == pytest.approx(before)
    places = [before]
    while ui.advance(0.001):
        places.append(box.presented_frame.x)
    assert max(abs(one - two) for one, two in itertools.pairwise(places)) < 2.1
    assert max(places[100:]) <= 110
    assert box.presented_frame.x == 100


# Sizes that stop at 0


def closing() -> tuple[Layout, list[Node], Node]:
    """A panel of 100 that closes with a bouncy spring, two that follow it at gaps of 10, and a box
    that goes from 100 to 0 by itself."""
    ui = Layout()
    window = ui.node(size=(320, 100))
    row = [window.node() for _ in range(3)]
    row[0].left_inset.equal = 0
    for before, after in itertools.pairwise(row):
        after.left_offset_to(before).equal = 10
    ui.nodes(row).width.equal = 100
    ui.nodes(row).vertical_insets.equal = 0
    box = window.node()
    box.keep_size(10, 10)
    box.left_inset.equal = 100
    ui.solve()
    with ui.animate(1, curve=Spring(0.3)):
        row[0].width.equal = 0
        box.left_inset.equal = 0
    return ui, row, box


def test_what_is_attached_to_a_size_that_stops_at_zero_stops() -> None:
    ui, row, box = closing()
    least = 0.0
    while ui.advance(0.01):
        frames = [node.presented_frame for node in row]
        assert frames[0].width >= 0
        for one, two in itertools.pairwise(frames):
            assert two.x - one.x - one.width == pytest.approx(10)
        least = min(least, box.presented_frame.x)
    assert least < -20


def test_what_stops_is_taken_back() -> None:
    """Tracks are copied for a transaction."""
    ui, row, _ = closing()
    ui.advance(0.25)
    ui.begin()
    row[2].width.equal = 50
    row[0].destroy()
    ui.solve()
    ui.rollback()
    frames = [node.presented_frame for node in row]
    assert frames[1].x - frames[0].x - frames[0].width == pytest.approx(10)


# A long run


def test_nothing_is_left_behind() -> None:
    stage = Stage()
    values: list[Attribute] = [stage.box.left_inset, stage.box.width]
    for turn, value in zip(range(3000), itertools.cycle(values), strict=False):
        with stage.ui.animate(0.05, curve=lambda t: t, completion=stage.hear("x")):
            value.equal = turn % 17
        stage.ui.advance(0.03)
    stage.ui.advance(1)
    assert len(stage.heard) == 3000
    assert not stage.ui._callbacks._functions


def test_a_layout_that_moves_can_go() -> None:
    def made() -> weakref.ref[Layout]:
        stage = Stage()
        node: Node = stage.box
        with stage.ui.animate(1, curve=lambda t: t + node.frame.x, completion=stage.hear("no")):
            node.left_inset.equal = 10
        return weakref.ref(stage.ui)

    gone = made()
    gc.collect()
    assert gone() is None


def test_many_animations_start_at_once_in_the_order_of_their_beginnings() -> None:
    """Each costs no look at all others: 2,000 that start and end together take as long as some
    hundred solves."""
    ui = Layout()
    window = ui.node(size=(1000, 100))
    boxes = [window.node() for _ in range(2000)]
    for box in boxes:
        box.width.equal = 10
    ui.solve()
    heard: list[int] = []
    for number, box in enumerate(boxes):
        with box.animate(1, delay=0.5, completion=lambda *_, number=number: heard.append(number)):
            box.width.equal = 20
    ui.advance(0.5)
    assert heard == []
    ui.advance(0.5)
    assert {box.presented_frame.width for box in boxes} == {15}
    assert ui.advance(0.5) is False
    assert heard == list(range(2000))


@pytest.mark.parametrize("motion", Motion)
@pytest.mark.parametrize("inner", [0, 0.1])
def test_what_takes_over_from_an_animation_without_duration_begins_at_rest(
    motion: Motion, inner: float
) -> None:
    """The content moves the box below at once, from 20 to 50, and it is presented at rest until the
    delay is over. Then it is there, and its height goes from 30 to 60: 45 half-way."""
    ui = Layout()
    window = ui.node(size=(320, 480))
    above, below = window.node("above"), window.node("below")
    above.keep_insets(0, 0, None, None)
    above.content_size = 20, 20
    below.keep_size(20, 30)
    below.left_inset.equal = 0
    below.top_offset_to(above).equal = 0
    ui.solve()
    with ui.animate(1, delay=0.2, curve=Curve.LINEAR, motion=motion):
        with ui.animate(0, delay=inner, motion=motion):
            above.content_size = 20, 50
        below.height.equal = 60
    ui.advance(0.1)
    assert below.presented_frame == (0, 20, 20, 30)
    ui.advance(0.2 + inner)
    assert below.presented_frame.y == 50
    ui.advance(0.4 - inner)
    assert below.presented_frame == pytest.approx((0, 50, 20, 45))
    ui.advance(0.5)
    assert below.presented_frame == (0, 50, 20, 60)
