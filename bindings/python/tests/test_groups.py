"""Groups of any attributes, values that follow others, and values between limits."""

from __future__ import annotations

import copy
import gc
from collections.abc import Callable

import pytest
from keeplayout import (
    HIGH,
    LOW,
    REQUIRED,
    AttributeKind,
    BusyError,
    InvalidArgumentError,
    InvalidHandleError,
    KeepError,
    Layout,
    LimitError,
    Node,
    Relation,
    UnrelatedError,
)


@pytest.fixture
def window(ui: Layout) -> Node:
    return ui.node("window", size=(200, 100))


@pytest.fixture
def box(window: Node) -> Node:
    return window.node("box")


# Groups


def test_any_attributes_are_set_as_one(ui: Layout, window: Node, box: Node) -> None:
    other = window.node("other")
    group = ui.group(box.width, other.insets, box.left_offset_to(other))
    assert group.members == [box.width, *other.insets.members, box.left_offset_to(other)]
    assert (group.kind, group.is_group, group.node) == (AttributeKind.GROUP, True, None)
    group.equal = 20 @ HIGH
    group.min = 5
    assert (box.width.equal, other.top_inset.min) == (20 @ HIGH, 5 @ REQUIRED)
    assert group.equal is None
    assert group.is_active
    group.clear()
    assert not group.is_active
    assert box.width.equal is None


def test_groups_nest_and_repeat_nothing(ui: Layout, box: Node) -> None:
    sides = ui.group(box.left_inset, box.right_inset)
    group = ui.group(sides, box.insets, box.left_inset, sides)
    assert group.members == [box.left_inset, box.right_inset, box.top_inset, box.bottom_inset]
    assert group != ui.group(sides, box.insets)


def test_a_group_of_nothing_does_nothing(ui: Layout) -> None:
    nothing = ui.group()
    nothing.equal = 5
    nothing.clear()
    assert (nothing.members, nothing.is_active, nothing.is_valid) == ([], False, True)


def test_groups_have_names(ui: Layout, box: Node) -> None:
    group = ui.group(box.width, name="card")
    assert group.name == "card"
    assert group.description == "card\n  width of <box> [none < none < none]"
    assert ui.group(box.width).name == "(no name)"
    assert box.insets.name == "all insets of <box> to superview <window>"
    with pytest.raises(LimitError):
        ui.group(box.width, name="x" * 256)


def test_what_is_destroyed_is_in_a_group_no_longer(ui: Layout, window: Node, box: Node) -> None:
    other = window.node()
    stale = box.width
    group = ui.group(stale, other.width)
    box.destroy()
    assert group.members == [other.width]
    with pytest.raises(InvalidHandleError, match="element 1"):
        ui.group(other.width, stale)


def test_what_cannot_be_in_a_group(ui: Layout, box: Node) -> None:
    with pytest.raises(TypeError, match="an Attribute is needed"):
        ui.group(box)  # type: ignore[arg-type]
    with pytest.raises(InvalidHandleError):
        ui.group(Layout().node().width)


def test_groups_are_given_back(ui: Layout, box: Node) -> None:
    """A place among the groups is used again: ids of ten thousand groups have few places."""
    places = set()
    for _ in range(10_000):
        places.add(ui.group(box.width, box.height).id & 0xFFF_FFFF)
    gc.collect()
    assert len(places) <= 4


def test_groups_are_given_back_though_not_at_once(ui: Layout, box: Node) -> None:
    """Neither what a rollback brings back is lost, nor what a callback may not destroy."""
    places = set()

    def height(_width: float) -> float:
        with pytest.raises(BusyError):
            ui.group()
        return 5

    box.measure = height
    for _ in range(1000):
        places.add(ui.group(box.width).id & 0xFFF_FFFF)
        ui.begin()
        ui.group()
        ui.rollback()
        places.add(ui.group(box.width).id & 0xFFF_FFFF)
        box.invalidate_content()
        ui.solve()
    assert box.frame.height == 5
    assert len(places) <= 4


def test_a_copy_is_the_same_group(ui: Layout, box: Node) -> None:
    group = ui.group(box.width)
    twin = copy.copy(group)
    del group
    ui.group(box.height)
    assert twin.is_valid
    assert twin.members == [box.width]


def test_a_group_may_outlive_its_layout() -> None:
    ui = Layout()
    group = ui.group(ui.node().width)
    ui.close()
    del group, ui
    gc.collect()


# Values that follow other attributes


def test_factor_and_constant_across_axes(ui: Layout, window: Node, box: Node) -> None:
    other = window.node("other")
    other.height.equal = 30
    box.width.set_equal_to(other.height, 2, 10, HIGH)
    ui.solve()
    assert box.frame.width == 70
    assert box.width.equal is None
    assert box.width.followed() == (other.height, 2, 10, 750)
    assert box.width.followed(Relation.AT_LEAST) is None
    assert box.width.description == "width of <box> [none < 2 * height of <other> + 10@750 < none]"
    box.width.equal = 50
    assert box.width.followed() is None
    ui.solve()
    assert box.frame.width == 50


def test_limits_that_follow(ui: Layout, window: Node, box: Node) -> None:
    other = window.node("other")
    other.width.equal = 60
    box.width.set_min_to(other.width, 0.5)
    box.width.set_max_to(other.width, constant=20)
    box.width.equal = 0 @ LOW
    ui.solve()
    assert box.frame.width == 30
    box.width.equal = 500 @ LOW
    ui.solve()
    assert box.frame.width == 80
    assert box.width.followed(Relation.AT_MOST) == (other.width, 1, 20, 1000)


def test_groups_follow_pair_by_pair(window: Node, box: Node) -> None:
    other = window.node("other")
    box.size.set_equal_to(other.size, 1, 4)
    assert box.height.followed() == (other.height, 1, 4, 1000)
    box.horizontal_insets.set_equal_to(window.height, 0.2)
    assert box.right_inset.followed() == (window.height, 0.2, 0, 1000)
    assert box.size.followed() is None


def test_what_cannot_follow(ui: Layout, box: Node) -> None:
    refused: list[tuple[Callable[[], None], type[KeepError], str]] = [
        (lambda: box.aspect_ratio.set_equal_to(box.width), InvalidArgumentError, "aspect ratio"),
        (lambda: box.width.set_equal_to(box.center), InvalidArgumentError, "horizontal center"),
        (lambda: box.insets.set_equal_to(box.size), InvalidArgumentError, "groups"),
        (lambda: box.width.set_equal_to(box.height, float("nan")), InvalidArgumentError, "nan"),
        (lambda: box.width.set_min_to(box.height, 1, 1e13), InvalidArgumentError, "1e12"),
        (lambda: box.width.set_max_to(box.height, priority=0), InvalidArgumentError, "priority"),
        (lambda: box.width.set_equal_to(ui.node("apart").width), UnrelatedError, "apart"),
        (lambda: box.width.set_equal_to(Layout().node().width), InvalidHandleError, "attribute"),
    ]
    for call, kind, words in refused:
        with pytest.raises(kind, match=words):
            call()
    with pytest.raises(TypeError, match="an Attribute is needed, not 5"):
        box.width.set_equal_to(5)  # type: ignore[arg-type]
    assert not box.width.is_active


# Values between limits


def test_keep_at_has_its_own_default_priorities(box: Node) -> None:
    """The value is high, the limits are required, unless they say otherwise."""
    box.width.keep_at(100, min=80)
    assert (box.width.min, box.width.equal, box.width.max) == (80 @ REQUIRED, 100 @ HIGH, None)
    box.width.keep_at(110, max=120 @ LOW)
    assert (box.width.min, box.width.equal, box.width.max) == (80 @ REQUIRED, 110 @ HIGH, 120 @ LOW)
    box.width.keep_at(90 @ LOW, min=None, max=95)
    assert (box.width.min, box.width.equal, box.width.max) == (None, 90 @ LOW, 95 @ REQUIRED)
    box.width.keep_at(None)
    assert (box.width.equal, box.width.max) == (None, 95 @ REQUIRED)
    box.insets.keep_at(10, min=5, max=20)
    assert box.left_inset.description.endswith("[5 < 10@750 < 20]")


def test_keep_min_max(ui: Layout, box: Node) -> None:
    box.width.equal = 500 @ LOW
    box.width.keep_min_max(10, 40 @ HIGH)
    assert (box.width.min, box.width.max) == (10 @ REQUIRED, 40 @ HIGH)
    assert box.width.equal == 500 @ LOW
    ui.solve()
    assert box.frame.width == 40


def test_all_or_none_of_them(box: Node) -> None:
    refused: list[Callable[[], None]] = [
        lambda: box.width.keep_at(1, min=2, max=float("inf")),
        lambda: box.width.keep_min_max(1, 1e13),
        lambda: box.keep_size(1, 1e13),
        lambda: box.keep_insets(1, 2, 3, float("inf")),
    ]
    for call in refused:
        with pytest.raises(InvalidArgumentError):
            call()
    assert not box.width.is_active
    assert not box.insets.is_active
