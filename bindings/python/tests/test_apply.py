"""Apply lists: what each attribute says, and EasyPeasy's own examples. Expected values are what
EasyPeasy documents, worked out by hand in the scene of apply_scene.py.
"""

from __future__ import annotations

from typing import Any

import keeplayout
import pytest
from apply_scene import Scene, told
from keeplayout import (
    HIGH,
    LOW,
    MEDIUM,
    REQUIRED,
    Anchor,
    Direction,
    Insets,
    InvalidArgumentError,
    Relation,
    Source,
    Value,
    apply,
)
from keeplayout.apply import (
    HIGH_PRIORITY,
    LOW_PRIORITY,
    MEDIUM_PRIORITY,
    Bottom,
    BottomMargin,
    Center,
    CenterWithinMargins,
    CenterX,
    CenterXWithinMargins,
    CenterY,
    CenterYWithinMargins,
    Constant,
    Edges,
    FirstBaseline,
    Height,
    LastBaseline,
    Leading,
    LeadingMargin,
    Left,
    LeftMargin,
    Margins,
    Right,
    RightMargin,
    Size,
    Top,
    TopMargin,
    Trailing,
    TrailingMargin,
    Width,
    equal_to,
    greater_than_or_equal_to,
    less_than_or_equal_to,
    multiplied_by,
    together,
)


@pytest.fixture
def scene() -> Scene:
    return Scene()


# The table of attributes


def test_baselines_align_texts() -> None:
    """A price beside a title of two lines, each 15 and 5 from its edges: first to first, last to
    last."""
    ui = Scene().ui
    window = ui.node("window", size=(320, 568))
    title, price = window.node("title"), window.node("price")
    title.baselines = price.baselines = (15, 5)
    title.keep_insets(0, 0, None, None)
    title.keep_size(200, 60)
    price.keep_insets(None, None, None, 0)
    price.keep_size(60, 20)
    for line, top in (FirstBaseline, 0), (LastBaseline, 40):
        price.clear_applied()
        price.apply(line(0).to(title))
        ui.solve()
        assert price.frame.y == top


ALONE = [  # the attribute of 10, and where it puts which edge of the view
    (Left(10), "left", 10),
    (Right(10), "right", 290),
    (Leading(10), "left", 10),
    (Trailing(10), "right", 290),
    (Top(10), "top", 10),
    (Bottom(10), "bottom", 190),
    (CenterX(10), "center_x", 160),
    (CenterY(10), "center_y", 110),
    (FirstBaseline(10), "top", 10),
    (LastBaseline(10), "bottom", 190),
    (LeftMargin(10), "left", 10),  # margin to margin: both are 8 inside
    (RightMargin(10), "right", 290),
    (LeadingMargin(10), "left", 10),
    (TrailingMargin(10), "right", 290),
    (TopMargin(10), "top", 10),
    (BottomMargin(10), "bottom", 190),
    (CenterXWithinMargins(10), "center_x", 160),
    (CenterYWithinMargins(10), "center_y", 110),
]
OPPOSITE = [  # the same to the header, which is 30...130 x 20...60
    (Left(10), "left", 140, Anchor.RIGHT),
    (Right(10), "right", 20, Anchor.LEFT),
    (Leading(10), "left", 140, Anchor.TRAILING),
    (Trailing(10), "right", 20, Anchor.LEADING),
    (Top(10), "top", 70, Anchor.BOTTOM),
    (Bottom(10), "bottom", 10, Anchor.TOP),
    (CenterX(10), "center_x", 90, Anchor.CENTER_X),
    (CenterY(10), "center_y", 50, Anchor.CENTER_Y),
    (FirstBaseline(10), "top", 30, Anchor.FIRST_BASELINE),  # EasyPeasy: of a baseline, itself
    (LastBaseline(10), "bottom", 50, Anchor.LAST_BASELINE),
    (LeftMargin(10), "left", 124, Anchor.RIGHT_MARGIN),  # + 8 == 130 - 8 + 10
    (RightMargin(10), "right", 36, Anchor.LEFT_MARGIN),
    (LeadingMargin(10), "left", 124, Anchor.TRAILING_MARGIN),
    (TrailingMargin(10), "right", 36, Anchor.LEADING_MARGIN),
    (TopMargin(10), "top", 54, Anchor.BOTTOM_MARGIN),
    (BottomMargin(10), "bottom", 26, Anchor.TOP_MARGIN),
    (CenterXWithinMargins(10), "center_x", 90, Anchor.CENTER_X_WITHIN_MARGINS),
    (CenterYWithinMargins(10), "center_y", 50, Anchor.CENTER_Y_WITHIN_MARGINS),
]


def test_there_are_twenty_attributes_and_five_compounds() -> None:
    kinds: list[Any] = [getattr(apply, name) for name in apply.__all__]
    anchors = {kind.anchor for kind in kinds if getattr(kind, "anchor", None)}
    compounds = {kind.compound for kind in kinds if getattr(kind, "compound", None)}
    assert sorted(anchors) == list(range(1, 21))
    assert sorted(compounds) == list(keeplayout.Compound)


@pytest.mark.parametrize(("attribute", "edge", "place"), ALONE, ids=lambda v: type(v).__name__)
def test_to_the_parent(scene: Scene, attribute: Any, edge: str, place: float) -> None:
    (constraint,) = scene.view.apply(attribute)
    assert constraint.source == Source.APPLIED
    assert constraint.node == scene.view
    assert scene.edge(edge) == place


@pytest.mark.parametrize(
    ("attribute", "edge", "place", "opposite"), OPPOSITE, ids=lambda v: type(v).__name__
)
def test_to_another_node(
    scene: Scene, attribute: Any, edge: str, place: float, opposite: Anchor
) -> None:
    """The default is the opposite attribute, and the same one if the node is the parent."""
    (constraint,) = scene.view.apply(attribute.to(scene.header))
    assert scene.edge(edge) == place
    (same,) = scene.view.apply(attribute.to(scene.header, opposite))
    assert same == constraint
    scene.view.apply(attribute.to(scene.window))
    alone = {type(a): place for a, _, place in ALONE}
    assert scene.edge(edge) == alone[type(attribute)]


def test_only_the_parent_itself_has_the_same_attribute_by_default(scene: Scene) -> None:
    """Neither a guide of the parent (EasyPeasy's issue 81), nor a grandparent, nor a child."""
    guide, child = scene.window.safe_guide(), scene.view.node()
    scene.view.apply(Top(10).to(guide))
    assert scene.edge("top") == 210
    scene.view.apply(Top(10).to(guide, Top))
    assert scene.edge("top") == 10
    (constraint,) = child.apply(Left(3).to(scene.window))
    assert "right of <window> + 3" in constraint.description
    (constraint,) = scene.view.apply(Left(3).to(child))
    assert "right of <node" in constraint.description


def test_to_a_named_attribute(scene: Scene) -> None:
    for named in (Anchor.LEFT_MARGIN, "left_margin", "leftMargin", LeftMargin):
        scene.view.apply(Left(10).to(scene.window, named))
        assert scene.edge("left") == 18
    scene.view.apply(CenterX().to(scene.header, "right"), Top().to(scene.header, CenterY))
    assert (scene.edge("center_x"), scene.edge("top")) == (130, 40)


def test_sizes(scene: Scene) -> None:
    scene.view.apply(Width(200), Height(120))
    assert scene.frame()[2:] == (200, 120)
    scene.view.apply(Width().like(scene.header), Height(5).like(scene.header))
    assert scene.frame()[2:] == (100, 45)
    scene.view.apply(Width(multiplied_by(2)).like(scene.header), Height().like(scene.view, "width"))
    assert scene.frame()[2:] == (200, 200)
    scene.view.apply(Width(60), Height(multiplied_by(0.5)).like(scene.view, Width))
    assert scene.frame()[2:] == (60, 30)


def test_a_multiplier_says_nothing_of_a_length(scene: Scene) -> None:
    scene.view.apply(Width(equal_to(50) * 7))
    assert scene.frame()[2] == 50


# Constants

CONSTANTS = [
    (Constant(), (0, Relation.EQUAL, 1)),
    (equal_to(200), (200, Relation.EQUAL, 1)),
    (greater_than_or_equal_to(200), (200, Relation.AT_LEAST, 1)),
    (less_than_or_equal_to(200), (200, Relation.AT_MOST, 1)),
    (multiplied_by(2), (0, Relation.EQUAL, 2)),  # ruling 1: the value stays 0
    (equal_to(20) * 0.5, (20, Relation.EQUAL, 0.5)),
    (greater_than_or_equal_to(20) * 0.5, (20, Relation.AT_LEAST, 0.5)),
    (less_than_or_equal_to(20) * 0.5, (20, Relation.AT_MOST, 0.5)),
    (multiplied_by(2) * 3, (0, Relation.EQUAL, 6)),
]


@pytest.mark.parametrize(("constant", "expected"), CONSTANTS)
def test_constants(constant: Constant, expected: tuple[float, ...]) -> None:
    assert tuple(constant) == expected


def test_half_of_another_width(scene: Scene) -> None:
    """EasyPeasy's tutorial has 320 halved to 160."""
    scene.header.apply(Width(320))
    scene.view.apply(Width(multiplied_by(0.5)).like(scene.header))
    assert scene.frame()[2] == 160


def test_relations(scene: Scene) -> None:
    """Low soft constraints show where the limits are. The relation is the screen's: ruling 6."""
    scene.view.apply(Width(greater_than_or_equal_to(50)), Width(less_than_or_equal_to(80)))
    scene.view.apply(Width(10) @ LOW)
    assert scene.frame()[2] == 50
    scene.view.apply(Width(1000) @ LOW)
    assert scene.frame()[2] == 80
    scene.view.apply(Right(greater_than_or_equal_to(10)), Right(100) @ LOW)
    assert scene.edge("right") == 290, "at most 10 inside"
    scene.view.apply(Bottom(less_than_or_equal_to(20)), Bottom(0) @ LOW)
    assert scene.edge("bottom") == 180, "at least 20 inside"


def test_negative_and_fractional_constants(scene: Scene) -> None:
    scene.view.apply(Right(-5), Top(0.25))
    assert (scene.edge("right"), scene.edge("top")) == (305, 0.25)


# Compounds

PARTS: list[tuple[Any, list[str]]] = [
    (Size(), ["width equal to 0", "height equal to 0"]),
    (Size(100), ["width equal to 100", "height equal to 100"]),
    (Size(greater_than_or_equal_to(50)), ["width at least 50", "height at least 50"]),
    (Size(width=200, height=100), ["width equal to 200", "height equal to 100"]),
    (
        Edges(),
        [f"{e} equal to {e} of superview <window>" for e in ("top", "left", "right", "bottom")],
    ),
    (
        Edges(10),
        [
            "top equal to top of superview <window> + 10",
            "left equal to left of superview <window> + 10",
            "right equal to right of superview <window> - 10",
            "bottom equal to bottom of superview <window> - 10",
        ],
    ),
    (
        Edges(top=5, left=10, bottom=6, right=11),
        [
            "top equal to top of superview <window> + 5",
            "left equal to left of superview <window> + 10",
            "right equal to right of superview <window> - 11",
            "bottom equal to bottom of superview <window> - 6",
        ],
    ),
    (
        Edges(less_than_or_equal_to(50)),
        [
            "top at most top of superview <window> + 50",
            "left at most left of superview <window> + 50",
            "right at most right of superview <window> - 50",
            "bottom at most bottom of superview <window> - 50",
        ],
    ),
    (
        Center(multiplied_by(2)),
        [
            "center x equal to 2 * center x of superview <window>",
            "center y equal to 2 * center y of superview <window>",
        ],
    ),
    (
        Center(x=0, y=50),
        [
            "center x equal to center x of superview <window>",
            "center y equal to center y of superview <window> + 50",
        ],
    ),
    (
        Margins(10, left=3),
        [
            "top margin equal to top margin of superview <window> + 10",
            "left margin equal to left margin of superview <window> + 3",
            "right margin equal to right margin of superview <window> - 10",
            "bottom margin equal to bottom margin of superview <window> - 10",
        ],
    ),
    (
        CenterWithinMargins(10),
        [
            "center x within margins equal to center x within margins of superview <window> + 10",
            "center y within margins equal to center y within margins of superview <window> + 10",
        ],
    ),
]


@pytest.mark.parametrize(("compound", "parts"), PARTS)
def test_compounds(scene: Scene, compound: Any, parts: list[str]) -> None:
    assert told(scene.view.apply(compound)) == parts


@pytest.mark.parametrize("kind", [Size, Edges, Center, Margins, CenterWithinMargins])
def test_compounds_pass_everything_on(scene: Scene, kind: Any) -> None:
    for constant in (Constant(), Constant(50), greater_than_or_equal_to(50), multiplied_by(2)):
        made = scene.view.apply((kind(constant) @ LOW).when(lambda: True))
        assert len(made) == (4 if kind in (Edges, Margins) else 2)
        for constraint in made:
            assert constraint.relation == constant.relation
            assert constraint.value is not None
            assert abs(constraint.value.value) == constant.value
            assert constraint.value.priority == LOW
        scene.view.clear_applied()


def test_size_like(scene: Scene) -> None:
    scene.view.apply(Size().like(scene.header))
    assert scene.frame()[2:] == (100, 40)
    scene.view.apply(Size(10).like(scene.header))
    assert scene.frame()[2:] == (110, 50)


def test_edges_to_keeps_what_it_was_given(scene: Scene) -> None:
    """Ruling 8: insets, priority and condition, to the same edges."""
    for edges in (
        Edges(10).to(scene.header) @ LOW,
        (Edges(10) @ LOW).when(lambda: True).to(scene.header),
    ):
        made = scene.view.apply(edges)
        assert {c.value.priority for c in made if c.value} == {LOW}
        assert scene.frame() == (40, 30, 80, 20)


def test_center_and_margins_to(scene: Scene) -> None:
    """EasyPeasy's issue 54."""
    scene.view.apply(Size(20), Center(x=1, y=2).to(scene.header))
    assert scene.frame() == (71, 32, 20, 20)
    scene.view.clear_applied()
    scene.view.apply(Margins(1).to(scene.header))
    assert scene.frame() == (31, 21, 98, 38)


# Priorities

PRIORITIES = [
    (REQUIRED, 1000), (HIGH, 750), (MEDIUM, 500), (LOW, 250),
    (HIGH_PRIORITY, 1000), (MEDIUM_PRIORITY, 500), (LOW_PRIORITY, 1), (750.0, 750), (0.5, 0.5),
]  # fmt: skip


@pytest.mark.parametrize(("priority", "number"), PRIORITIES)
def test_priorities(scene: Scene, priority: float, number: float) -> None:
    for attribute in (Top(5) @ priority, Top(5).with_priority(priority), Top(5 @ HIGH) @ priority):
        (constraint,) = scene.view.apply(attribute)
        assert constraint.value == Value(5, number)
    assert len(scene.view.applied) == 1


def test_several_at_once(scene: Scene) -> None:
    several = together(Top(1), [Left(2) @ HIGH, Edges(3)]) @ LOW
    scene.view.apply(several)
    assert {c.value.priority for c in scene.view.applied if c.value} == {LOW}
    scene.view.clear_applied()
    several = several.when(lambda: False)
    assert scene.view.apply(several) == []
    assert len(scene.view.applied) == 4, "the edges are under the same condition"


# The seed's examples


def test_two_attributes_at_once(scene: Scene) -> None:
    constraints = scene.view.apply(Width(200), Height(120))
    assert told(constraints) == ["width equal to 200", "height equal to 120"]


def test_ten_under_the_header_with_its_left_margin(scene: Scene) -> None:
    scene.view.apply([Top(10).to(scene.header), Left().to(scene.header, "left")])
    assert (scene.edge("top"), scene.edge("left")) == (70, 30)


def test_updating_without_keeping_a_constraint(scene: Scene) -> None:
    (top, *_) = scene.header.apply([Top(0), Left(0), Right(0), Height(60)])
    scene.header.apply(Width(300))  # in place of the 100
    assert scene.frame(scene.header) == (0, 0, 300, 60)
    (same,) = scene.header.apply(Top(100))
    assert same == top
    assert scene.frame(scene.header) == (0, 100, 300, 60)


def test_left_and_right_become_a_center(scene: Scene) -> None:
    scene.view.apply(Left(10), Right(20), Width(50) @ LOW)
    assert scene.frame()[2] == 270
    scene.view.apply(CenterX(0))
    assert told(scene.view.applied) == [
        "width equal to 50",
        "center x equal to center x of superview <window>",
    ]
    assert scene.frame()[2] == 50


def test_a_width_between_left_and_right_is_a_conflict(scene: Scene) -> None:
    """Which EasyPeasy says that it cannot prevent."""
    scene.view.apply(Left(10), Right(20), Width(50))
    scene.ui.solve()
    (conflict,) = scene.ui.conflicts()
    assert len(conflict.constraints) == 4  # and the width of the window


# What surrounds the nodes


def test_reading_the_other_way_round(scene: Scene) -> None:
    """Leading and trailing are mirrored, constants and all; left and right are not."""
    scene.ui.direction = Direction.RIGHT_TO_LEFT
    for attribute, edge, place in (
        (Leading(10), "right", 290), (Trailing(10), "left", 10), (Left(10), "left", 10),
        (LeadingMargin(10), "right", 290), (Leading(10).to(scene.header), "right", 20),
    ):  # fmt: skip
        scene.view.apply(attribute)
        assert scene.edge(edge) == place
        scene.view.clear_applied()


def test_margins_that_somebody_set(scene: Scene) -> None:
    scene.window.margins = Insets(1, 20, 3, 4)
    scene.view.margins = Insets(0, 5, 0, 0)
    scene.view.apply(LeftMargin(10), TopMargin(10))
    assert (scene.edge("left"), scene.edge("top")) == (25, 11)
    scene.view.apply(Left(10).to(scene.window, "left_margin"))
    assert scene.edge("left") == 30


def test_a_percentage_needs_another_line(scene: Scene) -> None:
    """EasyPeasy's issue 89: half of the parent's left is 0, half of its right is not."""
    scene.view.apply(Left(multiplied_by(0.5)))
    assert scene.edge("left") == 0
    scene.view.apply(Left(multiplied_by(0.5)).to(scene.window.right))
    assert scene.edge("left") == 150


def test_to_its_own_guide(scene: Scene) -> None:
    guide = scene.view.guide("guide")
    guide.apply(Edges(2))
    (constraint,) = scene.view.apply(Left(0).to(guide))
    assert "right of <guide>" in constraint.description


def test_lines_of_terms_are_references(scene: Scene) -> None:
    scene.view.apply(Top(10).to(scene.header.bottom), Left(1).to(scene.header.left))
    assert (scene.edge("top"), scene.edge("left")) == (70, 31)
    scene.view.clear_applied()
    scene.view.apply(Width().like(scene.header.height), Height().like(scene.header.width))
    assert scene.frame()[2:] == (40, 100)
    with pytest.raises(InvalidArgumentError):
        Top(1).to(scene.header.bottom, "top")
