"""Every accessor by every relation and sign, measured on the solved frames.

What each measures is its equation read backwards. The scene: a root of 100 x 80; in it `other`, at
(20, 10), 40 x 20; and `box`, which wishes weakly to be 10 x 8. Margins are 8 on every side, the
safe area is the whole parent, and without baselines of its own a node's first is its top, its last
its bottom.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from keeplayout import FITTING, HIGH, LOW, REQUIRED, Attribute, Layout, Node, Rect, Relation

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
    """A size below 0 is a conflict with the floor under sizes, and at least one below 0 is none."""
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


@pytest.mark.parametrize("is_asked_before", [False, True])
@pytest.mark.parametrize("setter", ["box", "other"])
@pytest.mark.parametrize("name", ALIGNMENTS)
def test_an_alignment_has_the_sign_of_the_node_that_is_asked(
    scene: Scene, name: str, setter: str, is_asked_before: bool
) -> None:
    """KeepLayout's table of equations, from either side and whoever has asked before."""
    if is_asked_before:
        getattr(scene.box, name)(scene.other)
        getattr(scene.other, name)(scene.box)
    if setter == "box":
        getattr(scene.box, name)(scene.other).equal = 5
    else:
        getattr(scene.other, name)(scene.box).equal = -5
    assert measured(scene, ALIGNMENTS[name]) == 5
    there, back = getattr(scene.box, name)(scene.other), getattr(scene.other, name)(scene.box)
    assert there.is_same(back)
    assert (there.equal, back.equal) == (5 @ REQUIRED, -5 @ REQUIRED)
    assert there.constraint(Relation.EQUAL) == back.constraint(Relation.EQUAL)
    assert there.is_active
    assert back.is_active


@pytest.mark.parametrize("name", ALIGNMENTS)
def test_an_alignment_has_one_equal_one_min_and_one_max(scene: Scene, name: str) -> None:
    """Setting from the other node replaces; one's min is the other's max, the sign turned."""
    there, back = getattr(scene.box, name)(scene.other), getattr(scene.other, name)(scene.box)
    there.min, there.max = 3, 7 @ HIGH
    assert (back.min, back.max) == (-7 @ HIGH, -3 @ REQUIRED)
    back.max = -4
    assert (there.min, there.max) == (4 @ REQUIRED, 7 @ HIGH)
    assert str(there.description).endswith("[4 < none < 7@750]")
    assert str(back.description).endswith("[-7@750 < none < -4]")
    assert there.constraint(Relation.AT_LEAST) == back.constraint(Relation.AT_MOST)
    scene.ui.solve()
    assert scene.ui.conflicts() == []
    there.clear()
    assert (back.min, back.max, back.is_active) == (None, None, False)


def test_an_alignment_follows_with_the_sign_of_the_node_that_set_it(scene: Scene) -> None:
    there, back = scene.box.left_align_to(scene.other), scene.other.left_align_to(scene.box)
    back.set_equal_to(scene.other.height, -2, -1)
    followed = there.followed()
    assert followed is not None
    assert followed[1:] == (2, 1, REQUIRED)
    assert "[none < 2 * height of <other> + 1 < none]" in there.description
    assert measured(scene, ALIGNMENTS["left_align_to"]) == 41
    there.equal = 4
    assert back.followed() is None
    assert measured(scene, ALIGNMENTS["left_align_to"]) == 4


def test_what_an_atomic_group_or_a_transaction_set_from_one_side(scene: Scene) -> None:
    """The last write wins, from whichever side, and only what is still in force is taken back."""
    there, back = scene.box.left_align_to(scene.other), scene.other.left_align_to(scene.box)
    with scene.ui.atomic() as group:
        there.equal = 1
        back.equal = -2
    assert there.equal == 2 @ REQUIRED
    group.deactivate()
    assert [there.is_active, back.is_active] == [False, False]
    group.activate()
    assert there.equal == 2 @ REQUIRED
    there.equal = 3
    group.deactivate()
    assert back.equal == -3 @ REQUIRED
    scene.ui.begin()
    back.equal = -9
    scene.ui.rollback()
    assert there.equal == 3 @ REQUIRED
    assert measured(scene, ALIGNMENTS["left_align_to"]) == 3


@pytest.mark.parametrize("seed", range(40))
def test_frames_do_not_depend_on_the_side_that_an_alignment_was_set_from(seed: int) -> None:
    """Also where wishes contradict each other and much is open."""

    def frames(*, is_turned: bool) -> list[float]:
        choice, turns = random.Random(seed), random.Random(seed)
        with Layout() as ui:
            window = ui.node(size=(300, 200))
            nodes = [window.node() for _ in range(6)]
            for _ in range(14):
                one, other = choice.sample(nodes, 2)
                name, value = choice.choice(list(ALIGNMENTS)), choice.randint(-40, 40)
                priority = choice.choice([REQUIRED, HIGH, LOW])
                relation = choice.choice(["equal", "min", "max"])
                if is_turned and turns.random() < 0.5:
                    one, other, value = other, one, -value
                    relation = {"equal": "equal", "min": "max", "max": "min"}[relation]
                setattr(getattr(one, name)(other), relation, value @ priority)
            ui.solve()
            return [number for node in nodes for number in node.frame]

    assert frames(is_turned=True) == pytest.approx(frames(is_turned=False), abs=1e-9)


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
