"""Every attribute by its equation, worked out by hand, and the identities that KeepLayout promises.

The scene: a root of 100 x 80; in it `other`, at (20, 10), 40 x 20; and `box`, 10 x 8.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from keeplayout import Attribute, AttributeKind, Layout, Node, Priority

# name, value, what of the frame of `box` it decides, and the number.
OWN = [
    ("left_inset", 7, "left", 7),
    ("right_inset", 7, "right", 93),
    ("leading_inset", 7, "left", 7),
    ("trailing_inset", 7, "right", 93),
    ("top_inset", 7, "top", 7),
    ("bottom_inset", 7, "bottom", 73),
    ("horizontal_center", 0.5, "center_x", 50),
    ("horizontal_center", 0, "center_x", 0),
    ("horizontal_center", 1, "center_x", 100),
    ("vertical_center", 0.25, "center_y", 20),
    ("center", 0.5, "center_y", 40),
    ("insets", 7, "left", 7),
]
RELATED = [
    ("left_offset_to", 5, "left", 65),
    ("right_offset_to", 5, "right", 15),
    ("leading_offset_to", 5, "left", 65),
    ("trailing_offset_to", 5, "right", 15),
    ("top_offset_to", 5, "top", 35),
    ("bottom_offset_to", 5, "bottom", 5),
    ("left_align_to", 5, "left", 25),
    ("right_align_to", 5, "right", 55),
    ("leading_align_to", 5, "left", 25),
    ("trailing_align_to", 5, "right", 55),
    ("top_align_to", 5, "top", 15),
    ("bottom_align_to", 5, "bottom", 25),
    ("vertical_align_to", 5, "center_x", 45),
    ("horizontal_align_to", 5, "center_y", 25),
    ("center_align_to", 0, "center_y", 20),
]
HIGHEST_SOFT = Priority(999)
GROUPS = {
    "size": ["width", "height"],
    "insets": ["top_inset", "bottom_inset", "left_inset", "right_inset"],
    "horizontal_insets": ["left_inset", "right_inset"],
    "vertical_insets": ["top_inset", "bottom_inset"],
    "safe_insets": ["top_safe_inset", "bottom_safe_inset", "left_safe_inset", "right_safe_inset"],
    "horizontal_safe_insets": ["left_safe_inset", "right_safe_inset"],
    "vertical_safe_insets": ["top_safe_inset", "bottom_safe_inset"],
    "margin_insets": [
        "top_margin_inset",
        "bottom_margin_inset",
        "left_margin_inset",
        "right_margin_inset",
    ],
    "horizontal_margin_insets": ["left_margin_inset", "right_margin_inset"],
    "vertical_margin_insets": ["top_margin_inset", "bottom_margin_inset"],
    "center": ["horizontal_center", "vertical_center"],
}
RELATED_GROUPS = {
    "size_to": ["width_to", "height_to"],
    "edge_align_to": ["top_align_to", "left_align_to", "right_align_to", "bottom_align_to"],
    "center_align_to": ["vertical_align_to", "horizontal_align_to"],
}
INVERSES = [
    ("left_offset_to", "right_offset_to"),
    ("leading_offset_to", "trailing_offset_to"),
    ("top_offset_to", "bottom_offset_to"),
    ("first_baseline_offset_to", "last_baseline_offset_to"),
]
ALIGNMENTS = [
    f"{side}_align_to"
    for side in (
        "left", "right", "leading", "trailing", "top", "bottom", "vertical", "horizontal",
        "first_baseline", "last_baseline",
    )
]  # fmt: skip


@dataclass
class Scene:
    ui: Layout
    window: Node
    other: Node
    box: Node

    def solved(self, what: str) -> float:
        """A number of the solved frame of `box`."""
        self.ui.solve()
        frame = self.box.frame
        if what.startswith("center"):
            return frame.center["xy".index(what[-1])]
        return float(getattr(frame, what))


@pytest.fixture
def scene() -> Scene:
    ui = Layout()
    window = ui.node("window", size=(100, 80))
    other, box = window.node("other"), window.node("box")
    other.left_inset.equal = 20
    other.top_inset.equal = 10
    other.width.equal, other.height.equal = 40, 20
    box.width.equal, box.height.equal = 10 @ HIGHEST_SOFT, 8 @ HIGHEST_SOFT
    return Scene(ui, window, other, box)


@pytest.mark.parametrize(("name", "value", "what", "expected"), OWN)
def test_own(scene: Scene, name: str, value: float, what: str, expected: float) -> None:
    getattr(scene.box, name).equal = value
    assert scene.solved(what) == expected


@pytest.mark.parametrize(("name", "value", "what", "expected"), RELATED)
def test_related(scene: Scene, name: str, value: float, what: str, expected: float) -> None:
    getattr(scene.box, name)(scene.other).equal = value
    assert scene.solved(what) == expected


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [("right_inset", 5, 30), ("left_inset", 5, 30), ("bottom_inset", 5, 30)],
)
def test_min_and_max_follow_the_reader(scene: Scene, name: str, low: float, high: float) -> None:
    """An inset of at least 5 and at most 30, wanted at 50, becomes 30; wanted at 0, 5."""
    inset = getattr(scene.box, name)
    inset.min, inset.max = low, high
    inset.equal = 50 @ HIGHEST_SOFT
    edge = name.split("_")[0]
    size = {"right": 100, "left": 0, "bottom": 80}[edge]
    assert abs(size - scene.solved(edge)) == high
    inset.equal = 0 @ HIGHEST_SOFT
    assert abs(size - scene.solved(edge)) == low


def test_edges(scene: Scene) -> None:
    scene.box.edge_align_to(scene.other).equal = 2
    scene.ui.solve()
    assert scene.box.frame == (22, 12, 36, 16)


@pytest.mark.parametrize(("group", "members"), GROUPS.items())
def test_groups(scene: Scene, group: str, members: list[str]) -> None:
    box = scene.window.node("fresh")
    whole, parts = getattr(box, group), [getattr(box, member) for member in members]
    check_group(whole, parts)


@pytest.mark.parametrize(("group", "members"), RELATED_GROUPS.items())
def test_related_groups(scene: Scene, group: str, members: list[str]) -> None:
    box, other = scene.window.node("fresh"), scene.other
    whole = getattr(box, group)(other)
    check_group(whole, [getattr(box, member)(other) for member in members])


def check_group(whole: Attribute, parts: list[Attribute]) -> None:
    """Setting a group sets its attributes; reading it gives none."""
    assert not whole.is_active
    whole.min = 0.25 @ HIGHEST_SOFT
    assert [part.min for part in parts] == [0.25 @ Priority(999)] * len(parts)
    assert whole.min is None
    assert whole.is_active
    parts[0].min = None
    assert whole.is_active
    whole.clear()
    assert [part.min for part in parts] == [None] * len(parts)
    assert not whole.is_active


@pytest.mark.parametrize(("name", "inverse"), INVERSES)
def test_offsets_are_one_from_both_sides(scene: Scene, name: str, inverse: str) -> None:
    box, other = scene.box, scene.other
    there, back = getattr(box, name)(other), getattr(other, inverse)(box)
    assert there == back
    assert getattr(other, name)(box) != there
    assert (back.node, back.other) == (box, other)
    there.equal = 3
    assert back.equal == 3


@pytest.mark.parametrize("name", ALIGNMENTS)
def test_alignments_are_one_from_both_sides(scene: Scene, name: str) -> None:
    box, other = scene.box, scene.other
    assert getattr(box, name)(other) == getattr(other, name)(box)
    assert getattr(box, name)(other).node == box


def test_relative_sizes_are_one_per_direction(scene: Scene) -> None:
    assert scene.box.width_to(scene.other) != scene.other.width_to(scene.box)


def test_asked_again_the_answer_is_the_same(scene: Scene) -> None:
    assert scene.box.width == scene.box.width
    assert scene.box.insets == scene.box.insets
    assert hash(scene.box.width) == hash(scene.box.width)
    assert scene.box.width != scene.box.height


def test_every_kind_is_offered_by_its_name() -> None:
    """As node.<kind>, or node.<kind>_to(other), or both."""
    offered = {name.removesuffix("_to") for name in dir(Node)}
    by_kind = [kind for kind in AttributeKind if kind is not AttributeKind.GROUP]
    assert [kind.name for kind in by_kind if kind.name.lower() not in offered] == []


def test_an_attribute_tells_about_itself(scene: Scene) -> None:
    box, other = scene.box, scene.other
    gap = box.right_offset_to(other)
    assert (gap.kind, gap.node, gap.other) == (AttributeKind.LEFT_OFFSET, other, box)
    assert gap.name == "left offset of <other> to <box>"
    assert box.edge_align_to(other).name == "edge alignment of <box> to <other>"
    assert box.center_align_to(other).name == "center alignment of <box> to <other>"
    assert (box.left_inset.other, box.width.other) == (scene.window, None)
    box.width.min, box.width.equal = 100, 120 @ (HIGHEST_SOFT - 249)
    assert box.width.description == "width of <box> [100 < 120@750 < none]"
    assert repr(box.width) == "<width of <box> [100 < 120@750 < none]>"
    box.width.name = "my width"
    assert box.width.name == "my width"
    box.width.name = None
    assert box.width.name == "width of <box>"
    other.destroy()
    assert (gap.is_valid, gap.kind, gap.node, gap.equal) == (False, None, None, None)
    assert repr(gap) == "<an attribute that is gone>"


def test_an_attribute_cannot_be_replaced_by_a_value(scene: Scene) -> None:
    with pytest.raises(AttributeError):
        scene.box.width = 5  # type: ignore[assignment]


def test_an_attribute_itself_is_not_set() -> None:
    """What one writes first is told what to write."""
    ui = Layout()
    box = ui.node().node()
    with pytest.raises(AttributeError, match=r"width .* equal, min or max: \.width\.equal = "):
        box.width = 3  # type: ignore[assignment]
    with pytest.raises(AttributeError, match=r"\.top_inset\.equal = "):
        ui.nodes([box]).top_inset = 3  # type: ignore[assignment]
    assert box.width.equal is None
