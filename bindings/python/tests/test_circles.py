"""Nodes on circles. Frames are calculated by hand."""

from __future__ import annotations

import math
import re

import pytest
from keeplayout import Curve, InvalidArgumentError, Layout, Motion, Node, UnrelatedError


@pytest.fixture
def window() -> Node:
    return Layout().node("window", size=(400, 400))


def pair(window: Node) -> tuple[Node, Node]:
    """A node of 20 x 20 with its centre at 200, 200, and one of 10 x 10."""
    sun, moon = window.node("sun"), window.node("moon")
    sun.keep_size(20, 20)
    moon.keep_size(10, 10)
    sun.left_inset.equal = sun.top_inset.equal = 190
    return sun, moon


def center(node: Node, *, presented: bool = False) -> tuple[float, float]:
    node.layout.solve()
    frame = node.presented_frame if presented else node.frame
    return frame.x + frame.width / 2, frame.y + frame.height / 2


def test_angles_are_clockwise_from_above(window: Node) -> None:
    sun, moon = pair(window)
    for angle, x, y in ((0, 200, 100), (90, 300, 200), (180, 200, 300), (270, 100, 200)):
        moon.keep_circle(sun, angle, 100)
        assert center(moon) == pytest.approx((x, y))
    moon.keep_circle(sun, 30, 50)
    assert center(moon) == pytest.approx((225, 200 - 25 * math.sqrt(3)))
    assert moon.circle == (sun, 30, 50)
    assert sun.circle is None
    assert window.layout.ambiguous() == []
    sun.left_inset.equal = 90
    assert center(moon) == pytest.approx((125, 200 - 25 * math.sqrt(3)))
    moon.keep_circle(None)
    assert moon.circle is None


@pytest.mark.parametrize("motion", Motion)
def test_animations_run_along_the_arc(window: Node, motion: Motion) -> None:
    sun, moon = pair(window)
    moon.keep_circle(sun, 0, 100)
    window.layout.solve()
    with window.layout.animate(1, curve=Curve.LINEAR, motion=motion):
        moon.keep_circle(sun, 180, 100)
    for step in range(1, 4):
        window.layout.advance(0.25)
        turn = math.radians(45 * step)
        assert center(moon, presented=True) == pytest.approx(
            (200 + 100 * math.sin(turn), 200 - 100 * math.cos(turn))
        )
    window.layout.advance(1)
    assert center(moon, presented=True) == pytest.approx((200, 300))


def test_the_radius_alone_moves_on_a_line(window: Node) -> None:
    sun, moon = pair(window)
    moon.keep_circle(sun, 90, 100)
    window.layout.solve()
    with window.layout.animate(1, curve=Curve.LINEAR):
        moon.keep_circle(sun, 90, 50)
    window.layout.advance(0.5)
    assert center(moon, presented=True) == pytest.approx((275, 200))
    window.layout.begin()
    moon.keep_circle(sun, 0, 10)
    window.layout.rollback()
    assert moon.circle == (sun, 90, 50)
    assert center(moon) == pytest.approx((250, 200))


def test_it_is_saved_and_named(window: Node) -> None:
    sun, moon = pair(window)
    moon.keep_circle(sun, 30, 50)
    window.layout.solve()
    copy = Layout()
    copy.read_document(window.layout.document)
    assert copy.document == window.layout.document
    found = copy.find("moon")
    assert found is not None
    assert tuple(found.frame) == pytest.approx(tuple(moon.frame))
    before = window.layout.document
    moon.keep_circle(sun, 90, 100)
    window.layout.update(before)
    assert moon.circle == (sun, 30, 50)
    told = [each.description for each in moon.constraints]
    for axis in ("horizontal", "vertical"):
        assert f"{axis} angle of <moon> 50 around <sun> equal to 30 with required priority" in told
    row = window.row(moon)  # what a container keeps of it is apart from that
    row.keep_insets(0, 0, None, None)
    assert moon.circle == (sun, 30, 50)
    moon.move(window)
    moon.gone = True
    assert center(moon) == pytest.approx((225, 200 - 25 * math.sqrt(3)))
    sun.destroy()
    assert moon.circle is None


def test_it_waits_while_its_center_is_in_another_tree(window: Node) -> None:
    sun, moon = pair(window)
    moon.keep_circle(sun, 90, 100)
    ui = window.layout
    other = ui.node("other")
    sun.move(other)
    ui.solve()
    copy = Layout()
    copy.read_document(ui.document)
    copy.update(ui.document)
    assert copy.document == ui.document
    sun.move(window)
    assert center(moon) == pytest.approx((300, 200))


def test_refusals(window: Node) -> None:
    sun, moon = pair(window)
    moon.keep_circle(sun, 30, 50)
    with pytest.raises(InvalidArgumentError, match="radius -1 is negative"):
        moon.keep_circle(sun, 0, -1)
    with pytest.raises(InvalidArgumentError):
        moon.keep_circle(moon, 0, 1)
    with pytest.raises(InvalidArgumentError):
        moon.keep_circle(sun, math.inf, 1)
    with pytest.raises(UnrelatedError):
        moon.keep_circle(window.layout.node("stranger"), 0, 1)
    assert moon.circle == (sun, 30, 50)


def test_why_names_the_radius(window: Node) -> None:
    """At 45 degrees and 80 the center is 80 / sqrt(2) further to the right and up: it is no margin.
    Straight to the right nothing is added upwards."""
    sun, moon = pair(window)
    moon.keep_circle(sun, 45, 80)
    window.layout.solve()
    for inset, sign, axis in (
        (moon.left_inset, "+", "horizontal"),
        (moon.top_inset, "-", "vertical"),
    ):
        words = re.sub(r"[0-9.]+ (?=\(h|\(v)", lambda it: f"{float(it[0]):.9f} ", str(inset.why()))
        offset = f"{80 / math.sqrt(2):.9f}"
        assert f" {sign} {offset} ({axis} angle of <moon> 80 around <sun> equal to 45)" in words
        assert "margins" not in words
        assert inset.why().rest == pytest.approx(80 / math.sqrt(2) * (1 if sign == "+" else -1))
    moon.keep_circle(sun, 90, 80)
    window.layout.solve()
    words = str(moon.top_inset.why())
    assert "by 90 (vertical angle of <moon> 80 around <sun>)" in words
    assert "margins" not in words
