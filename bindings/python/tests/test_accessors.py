"""Every accessor by every relation and sign, measured on the solved frames.

What each measures is its equation read backwards. The scene: a root of 100 x 80; in it `other`, at
(20, 10), 40 x 20; and `box`, with a weak size of 10 x 8. Margins are 8 on every side, the
safe area is the whole parent, and without baselines of its own a node's first is its top, its last
its bottom.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from keeplayout import FITTING, LOW, Attribute, Layout, Node, Rect, Relation

Measure = Callable[[Rect], float]


@dataclass
class Scene:
    ui: Layout
    other: Node
    box: Node


@pytest.fixture
def scene() -> Scene:
    ui = Layout()
    window = ui.node("window", size=(100, 80))
    other, box = window.node("other"), window.node("box")
    other.keep_insets(10, 20, 50, 40)
    box.keep_size(10 @ FITTING, 8 @ FITTING)
    return Scene(ui, other, box)


SIZES: dict[str, Measure] = {
    "width": lambda f: f.width,
    "height": lambda f: f.height,
    "width_to": lambda f: f.width / 40,
    "height_to": lambda f: f.height / 20,
}
INSETS: dict[str, Measure] = {
    "left_inset": lambda f: f.left,
    "right_inset": lambda f: 100 - f.right,
    "leading_inset": lambda f: f.left,
    "trailing_inset": lambda f: 100 - f.right,
    "top_inset": lambda f: f.top,
    "bottom_inset": lambda f: 80 - f.bottom,
    "first_baseline_inset": lambda f: f.top,
    "last_baseline_inset": lambda f: 80 - f.bottom,
    "left_safe_inset": lambda f: f.left,
    "right_safe_inset": lambda f: 100 - f.right,
    "leading_safe_inset": lambda f: f.left,
    "trailing_safe_inset": lambda f: 100 - f.right,
    "top_safe_inset": lambda f: f.top,
    "bottom_safe_inset": lambda f: 80 - f.bottom,
    "left_margin_inset": lambda f: f.left - 8,
    "right_margin_inset": lambda f: 92 - f.right,
    "leading_margin_inset": lambda f: f.left - 8,
    "trailing_margin_inset": lambda f: 92 - f.right,
    "top_margin_inset": lambda f: f.top - 8,
    "bottom_margin_inset": lambda f: 72 - f.bottom,
}
CENTERS: dict[str, Measure] = {
    "horizontal_center": lambda f: f.center[0] / 100,
    "vertical_center": lambda f: f.center[1] / 80,
}
OFFSETS: dict[str, Measure] = {
    "left_offset_to": lambda f: f.left - 60,
    "right_offset_to": lambda f: 20 - f.right,
    "leading_offset_to": lambda f: f.left - 60,
    "trailing_offset_to": lambda f: 20 - f.right,
    "top_offset_to": lambda f: f.top - 30,
    "bottom_offset_to": lambda f: 10 - f.bottom,
    "first_baseline_offset_to": lambda f: f.top - 30,
    "last_baseline_offset_to": lambda f: 10 - f.bottom,
}
ALIGNMENTS: dict[str, Measure] = {
    "left_align_to": lambda f: f.left - 20,
    "right_align_to": lambda f: 60 - f.right,
    "leading_align_to": lambda f: f.left - 20,
    "trailing_align_to": lambda f: 60 - f.right,
    "top_align_to": lambda f: f.top - 10,
    "bottom_align_to": lambda f: 30 - f.bottom,
    "first_baseline_align_to": lambda f: 10 - f.top,
    "last_baseline_align_to": lambda f: 30 - f.bottom,
    "vertical_align_to": lambda f: f.center[0] - 40,
    "horizontal_align_to": lambda f: f.center[1] - 20,
}
LENGTHS = {**INSETS, **OFFSETS, **ALIGNMENTS}
FACTORS = CENTERS


def asked(scene: Scene, name: str) -> Attribute:
    """The attribute of `box`, to `other` where it takes one."""
    found = getattr(scene.box, name)
    attribute: Attribute = found(scene.other) if name.endswith("_to") else found
    return attribute


def measured(scene: Scene, measure: Measure) -> float:
    scene.ui.solve()
    assert scene.ui.conflicts() == []
    return measure(scene.box.frame)


CASES = [
    *[(name, value, 50.0) for name in LENGTHS for value in (7.0, -7.0, 0.0)],
    *[(name, value, 0.5) for name in FACTORS for value in (0.25, -0.25, 0.0)],
    *[(name, value, 2.0) for name in SIZES for value in (3.0, 0.0)],
]
EVERYTHING = {**LENGTHS, **FACTORS, **SIZES}


@pytest.mark.parametrize(("name", "value"), [case[:2] for case in CASES])
def test_equal(scene: Scene, name: str, value: float) -> None:
    asked(scene, name).equal = value
    assert measured(scene, EVERYTHING[name]) == pytest.approx(value, abs=1e-9)


@pytest.mark.parametrize(("name", "value", "away"), CASES)
def test_min(scene: Scene, name: str, value: float, away: float) -> None:
    """Wished less, it is the minimum; wished more, what was wished."""
    attribute = asked(scene, name)
    attribute.min = value
    attribute.equal = (value - away) @ LOW
    assert measured(scene, EVERYTHING[name]) == pytest.approx(value, abs=1e-9)
    attribute.equal = (value + away) @ LOW
    assert measured(scene, EVERYTHING[name]) == pytest.approx(value + away, abs=1e-9)


@pytest.mark.parametrize(("name", "value", "away"), CASES)
def test_max(scene: Scene, name: str, value: float, away: float) -> None:
    """Wished more, it is the maximum; wished less, what was wished, though no size below 0."""
    attribute = asked(scene, name)
    attribute.max = value
    attribute.equal = (value + away) @ LOW
    assert measured(scene, EVERYTHING[name]) == pytest.approx(value, abs=1e-9)
    attribute.equal = (value - away) @ LOW
    least = max(0.0, value - away) if name in SIZES else value - away
    assert measured(scene, EVERYTHING[name]) == pytest.approx(least, abs=1e-9)


@pytest.mark.parametrize("relation", ["equal", "min", "max"])
@pytest.mark.parametrize("name", SIZES)
def test_negative_sizes(scene: Scene, name: str, relation: str) -> None:
    """A size below 0 is a conflict with their lower bound 0, and at least one below 0 is none."""
    asked(scene, name).equal = 0 @ FITTING.more
    setattr(asked(scene, name), relation, -3)
    scene.ui.solve()
    assert SIZES[name](scene.box.frame) == 0
    conflicts = scene.ui.conflicts()
    assert len(conflicts) == (0 if relation == "min" else 1)
    assert all("cannot be negative" in str(conflict) for conflict in conflicts)


@pytest.mark.parametrize("relation", ["equal", "min", "max"])
@pytest.mark.parametrize("ratio", [2.0, 0.5, 0.0])
def test_aspect_ratio(scene: Scene, ratio: float, relation: str) -> None:
    """Width over height, whichever of the two is given."""
    scene.box.height.equal = 8
    setattr(scene.box.aspect_ratio, relation, ratio)
    scene.box.width.equal = {"equal": 99, "min": 0, "max": 99}[relation] @ LOW
    assert measured(scene, lambda f: f.width) == ratio * 8


@pytest.mark.parametrize(("first", "second"), [("box", "other"), ("other", "box")])
@pytest.mark.parametrize("name", ALIGNMENTS)
def test_each_side_gives_an_alignment_its_own_sign(
    scene: Scene, name: str, first: str, second: str
) -> None:
    """The other side has the same attribute, reads the opposite, and who asked first is nothing."""
    one, two = getattr(scene, first), getattr(scene, second)
    there, back = getattr(one, name)(two), getattr(two, name)(one)
    assert there == back
    back.equal = 5
    assert there.equal == -5
    sign = -1 if first == "box" else 1
    assert measured(scene, ALIGNMENTS[name]) == 5 * sign


GROUPS = {
    "size": (("width", "height"), 3.0),
    "insets": (("top_inset", "bottom_inset", "left_inset", "right_inset"), 7.0),
    "horizontal_insets": (("left_inset", "right_inset"), 7.0),
    "vertical_insets": (("top_inset", "bottom_inset"), 7.0),
    "safe_insets": (
        ("top_safe_inset", "bottom_safe_inset", "left_safe_inset", "right_safe_inset"), 7.0,
    ),
    "horizontal_safe_insets": (("left_safe_inset", "right_safe_inset"), 7.0),
    "vertical_safe_insets": (("top_safe_inset", "bottom_safe_inset"), 7.0),
    "margin_insets": (
        ("top_margin_inset", "bottom_margin_inset", "left_margin_inset", "right_margin_inset"), 7.0,
    ),
    "horizontal_margin_insets": (("left_margin_inset", "right_margin_inset"), 7.0),
    "vertical_margin_insets": (("top_margin_inset", "bottom_margin_inset"), 7.0),
    "center": (("horizontal_center", "vertical_center"), 0.25),
    "size_to": (("width_to", "height_to"), 3.0),
    "edge_align_to": (
        ("top_align_to", "left_align_to", "right_align_to", "bottom_align_to"), 7.0,
    ),
    "center_align_to": (("vertical_align_to", "horizontal_align_to"), 7.0),
}  # fmt: skip


@pytest.mark.parametrize("name", GROUPS)
def test_a_group_is_its_members(scene: Scene, name: str) -> None:
    members, value = GROUPS[name]
    group = asked(scene, name)
    assert group.members == [asked(scene, member) for member in members]
    assert group.is_group
    group.equal = value
    for member in members:
        assert measured(scene, EVERYTHING[member]) == pytest.approx(value, abs=1e-9)
    for relation in Relation:
        assert group.constraint(relation) is None


def test_an_attribute_that_is_no_group_has_no_members(scene: Scene) -> None:
    assert scene.box.width.members == []
    assert not scene.box.width.is_group
