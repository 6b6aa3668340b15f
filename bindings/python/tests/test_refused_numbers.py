"""Numbers at the edges of what is accepted, in every way of saying them: taken, or refused with
nothing changed, and never half of either."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from keeplayout import (
    HIGH,
    LOW,
    AttributeKind,
    InvalidArgumentError,
    Layout,
    Relation,
    Value,
)
from keeplayout.apply import CenterX, Left, Size, Top, Width, equal_to

NUMBERS = [
    0.0, 1e-300, 1e-13, 5e-13, 9.99e-13, 1e-12, 1.9e-12, 2e-12, 1e-6, 0.5, 1.0, 1000.0, 1000.5,
    1e6, 1e9, 1e11, 9e11, 1e12 - 1, 1e12, 1.1e12, 1e13, 1e15, 1e300, math.inf,
]  # fmt: skip


class Scene:
    """A window with two boxes, of which one has something of each sort, to be changed or kept."""

    def __init__(self) -> None:
        self.ui = Layout()
        self.window = self.ui.node("window", size=(400, 300))
        self.window.safe_area = (1e6, 0, 1e6, 30)
        self.a, self.b = self.window.node("a"), self.window.node("b")
        self.middle = self.a.center_align_to(self.b)
        self.a.width.set_min_to(self.b.width, 0.5, 3, LOW)
        self.a.insets.equal = 3 @ LOW
        self.middle.min = 5 @ LOW
        self.a.width_to(self.b).max = 2 @ HIGH
        self.rule = self.a.add_rule(AttributeKind.HEIGHT, Relation.AT_LEAST, 20)
        self.sum = self.ui.equation("a.left >= 0.5 * b.centerX + 3 @ low")
        self.a.set_autoresizing(18, (10, 10, 50, 40))
        self.b.apply(Left(10), Top(3), Size(20))
        self.group = self.ui.group(self.a.width, self.middle, name="several")


WAYS: dict[str, Callable[[Scene, float], object]] = {
    "a value": lambda s, n: setattr(s.a.width, "equal", n),
    "a factor": lambda s, n: setattr(s.a.width_to(s.b), "max", n),
    "a center": lambda s, n: setattr(s.a.center, "min", n),
    "a priority": lambda s, n: setattr(s.a.insets, "equal", Value(4, n)),
    "a group's value": lambda s, n: setattr(s.group, "max", n),
    "nodes": lambda s, n: s.ui.nodes([s.a, s.b]).keep_center(n, 0.5),
    "between": lambda s, n: setattr(s.ui.nodes([s.a, s.b]).horizontal_offsets, "equal", n),
    "limits": lambda s, n: s.a.width.keep_at(5, min=1, max=n),
    "several values": lambda s, n: s.ui.set_values([s.a.width, s.b.height], [4, n]),
    "a gone value": lambda s, n: setattr(s.middle, "gone_value", n),
    "a link": lambda s, n: s.a.width.set_min_to(s.b.width, n, 4),
    "a link to a center": lambda s, n: s.a.width.set_min_to(s.middle.members[0], n, 4),
    "a link to a safe inset": lambda s, n: s.a.width.set_min_to(s.b.right_safe_inset, n, 4),
    "a link of groups": lambda s, n: s.group.set_min_to(s.group, n, 4),
    "a link's constant": lambda s, n: s.group.set_min_to(s.b.width, 2, n),
    "a rule": lambda s, n: s.a.add_rule(AttributeKind.HORIZONTAL_CENTER, Relation.EQUAL, n),
    "a rule's value": lambda s, n: setattr(s.rule, "constant", n),
    "a sum's multiplier": lambda s, n: setattr(s.sum, "multiplier", n),
    "a term": lambda s, n: s.ui.add(s.a.center_x >= s.b.right * n + 3),
    "a term of a center": lambda s, n: s.ui.add(s.a.left >= s.b.center_x * n + 3),
    "a term of itself": lambda s, n: s.ui.add(s.a.width >= s.a.width * -n + 3),
    "an equation": lambda s, n: s.ui.equation("a.left == m * b.centerX", metrics={"m": n}),
    "a list": lambda s, n: s.b.apply(Left(5), Width(equal_to(3) * n).like(s.b), Size(30)),
    "a list with a center": lambda s, n: s.b.apply(Left(5), CenterX(equal_to(3) * n), Size(30)),
    "a list's value": lambda s, n: s.b.apply(Left(5), Top(n)),
    "a size": lambda s, n: s.window.set_size(5, n),
    "insets": lambda s, n: s.a.keep_insets(1, 2, 3, n),
    "margins": lambda s, n: setattr(s.window, "margins", (1, 2, 3, n)),
    "a safe area": lambda s, n: setattr(s.window, "safe_area", (n, n, n, n)),
    "alignment insets": lambda s, n: setattr(s.b, "alignment_insets", (n, n, n, n)),
    "baselines": lambda s, n: setattr(s.b, "baselines", (n, n)),
    "a content size": lambda s, n: setattr(s.b, "content_size", (5, n)),
    "a scale": lambda s, n: setattr(s.ui, "scale", n),
    "a frame to keep": lambda s, n: s.a.set_autoresizing(13, (n, 10, n, 10)),
    "a place to keep": lambda s, n: s.a.set_autoresizing(63, (-n, n, 5, 5)),
}


@pytest.mark.parametrize("way", WAYS)
def test_what_is_refused_has_changed_nothing(way: str) -> None:
    refused = 0
    for number in [*NUMBERS, *[-number for number in NUMBERS[1:]]]:
        scene = Scene()
        before = scene.ui.document
        try:
            WAYS[way](scene, number)
        except InvalidArgumentError:
            refused += 1
            if scene.ui.document != before:
                pytest.fail(f"refused at {number}, and yet something has changed")
    assert refused >= 1


@pytest.mark.parametrize("number", [1e-12, -1e-12, 1e-300])
def test_a_group_follows_as_one_or_not_at_all(number: float) -> None:
    """Its second member is a center, half of which is a size."""
    scene = Scene()
    with pytest.raises(InvalidArgumentError, match=r"the multiplier -?1e-"):
        scene.group.set_min_to(scene.group, number, 77)
    assert scene.a.width.followed(Relation.AT_LEAST) == (scene.b.width, 0.5, 3, LOW)
    assert scene.middle.members[0].min == 5 @ LOW
    scene.group.set_min_to(scene.group, 2e-12, 77)


def test_large_factors_and_areas_meet() -> None:
    """1e12 times an inset of which 1e12 is the safe area's is 1e24, and counts as 1e15, whichever
    of the two comes first."""
    first, last = Scene(), Scene()
    first.window.safe_area = (0, 0, 0, 1e12)
    for scene in (first, last):
        scene.a.left_inset.set_max_to(scene.b.right_safe_inset, 1e12, 0, LOW)
    last.window.safe_area = (0, 0, 0, 1e12)
    line = "left-inset <= 1000000000000 * right-safe-inset of 3 + 0 @250"
    assert line in first.ui.document
    assert first.ui.document == last.ui.document


def test_a_refused_size_leaves_conflicts_to_be_read() -> None:
    """They can be until something active changes, and nothing has."""
    ui = Layout()
    window = ui.node(size=(100, 100))
    window.node().keep_size(5, 5)
    window.children[0].width.min = 6
    ui.solve()
    assert len(ui.conflicts()) == 1
    with pytest.raises(InvalidArgumentError):
        window.set_size(5, math.inf)
    assert len(ui.conflicts()) == 1
