"""Apply lists: what replaces what, and what becomes of it in the tree and in transactions. Expected
values are EasyPeasy's table of slots and the rulings, worked out by hand.
"""

from __future__ import annotations

from typing import Any

import keeplayout
import pytest
from apply_scene import Scene, told
from keeplayout import LOW, MEDIUM, Curve, InvalidHandleError, Layout, Relation
from keeplayout.apply import (
    Bottom,
    BottomMargin,
    CenterX,
    CenterXWithinMargins,
    CenterY,
    CenterYWithinMargins,
    Edges,
    FirstBaseline,
    Height,
    LastBaseline,
    Leading,
    LeadingMargin,
    Left,
    LeftMargin,
    Right,
    RightMargin,
    Size,
    Top,
    TopMargin,
    Trailing,
    TrailingMargin,
    Width,
    greater_than_or_equal_to,
    less_than_or_equal_to,
    multiplied_by,
)


@pytest.fixture
def scene() -> Scene:
    return Scene()


# Which replaces which

NEAR_X = [Left, Leading, LeftMargin, LeadingMargin]
NEAR_Y = [Top, FirstBaseline, TopMargin]
FAR_X = [Right, Trailing, RightMargin, TrailingMargin]
FAR_Y = [Bottom, LastBaseline, BottomMargin]
CENTER_X = [CenterX, CenterXWithinMargins]
CENTER_Y = [CenterY, CenterYWithinMargins]
FAMILIES: list[list[Any]] = [
    NEAR_X, FAR_X, CENTER_X, NEAR_Y, FAR_Y, CENTER_Y, [Width], [Height],
]  # fmt: skip
ALL = [kind for family in FAMILIES for kind in family]


def excludes(one: Any, other: Any) -> bool:
    """EasyPeasy's table of slots."""
    for near, far, center in ((NEAR_X, FAR_X, CENTER_X), (NEAR_Y, FAR_Y, CENTER_Y)):
        for a, b in ((one, other), (other, one)):
            if a in center and b in near + far + center:
                return True
    return any(one in family and other in family for family in FAMILIES)


@pytest.mark.parametrize("old", ALL)
def test_every_pair(scene: Scene, old: Any) -> None:
    for new in ALL:
        (constraint,) = scene.view.apply(old(1))
        scene.view.apply(new(2))
        isreplaced = excludes(old, new)
        assert len(scene.view.applied) == (1 if isreplaced else 2)
        assert constraint.is_valid == (old is new or not isreplaced)
        scene.view.clear_applied()


@pytest.mark.parametrize("old", ALL)
def test_another_relation_or_priority_never_replaces(scene: Scene, old: Any) -> None:
    scene.view.apply(old(1))
    for kept in (
        old(greater_than_or_equal_to(1)), old(less_than_or_equal_to(1)), old(1) @ MEDIUM,
        old(greater_than_or_equal_to(2)) @ MEDIUM, old(2) @ 500.5,
    ):  # fmt: skip
        before = len(scene.view.applied)
        scene.view.apply(kept)
        assert len(scene.view.applied) == before + 1
    scene.view.apply(old(7) @ 500)  # the same as MEDIUM
    assert len(scene.view.applied) == 6


def test_left_then_far_limit_then_center(scene: Scene) -> None:
    scene.view.apply(Left(1), Right(greater_than_or_equal_to(2)))
    scene.view.apply(CenterX(0))
    assert [c.relation for c in scene.view.applied] == [Relation.AT_LEAST, Relation.EQUAL]


def test_left_removes_a_center_and_not_right(scene: Scene) -> None:
    scene.view.apply(CenterX(0))
    scene.view.apply(Left(1))
    scene.view.apply(Right(1))
    assert [text.split()[0] for text in told(scene.view.applied)] == ["left", "right"]


def test_the_last_of_a_list_wins(scene: Scene) -> None:
    """Ruling 17, and 2."""
    (only,) = scene.view.apply(Left(10), Left(20))
    assert scene.edge("left") == 20
    assert only.value == 20
    scene.view.clear_applied()
    scene.view.apply(Edges(1), Left(9))
    assert len(scene.view.applied) == 4
    assert scene.frame() == (9, 1, 290, 198)
    scene.view.clear_applied()
    scene.view.apply(Left(9), Edges(1))
    assert len(scene.view.applied) == 4
    assert scene.frame() == (1, 1, 298, 198)
    made = scene.view.apply(CenterX(0), Left(2), Leading(3), Right(4))
    assert [text.split()[0] for text in told(made)] == ["leading", "right"]


def test_the_same_object_again_is_an_update(scene: Scene) -> None:
    """Ruling 9."""
    left = Left(10)
    assert scene.view.apply(left) == scene.view.apply(left) == scene.view.apply(left, left)
    assert len(scene.view.applied) == 1
    scene.header.apply(left)
    assert len(scene.view.applied) == 1
    scene.view.clear_applied()
    assert scene.frame(scene.header)[0] == 10


def test_attributes_are_values(scene: Scene) -> None:
    """Ruling 19: neither priority, reference nor condition comes back into what it was put on."""
    top = Top(3)
    others = [top @ LOW, top.to(scene.header), top.when(lambda: False)]
    assert told(scene.view.apply(top)) == ["top equal to top of superview <window> + 3"]
    assert others[0].reference is None


def test_a_new_reference_is_a_new_constraint(scene: Scene) -> None:
    (to_window,) = scene.view.apply(Top(3))
    (to_header,) = scene.view.apply(Top(3).to(scene.header))
    assert not to_window.is_valid
    assert scene.view.applied == [to_header]


def test_a_new_multiplier_is_the_same_constraint(scene: Scene) -> None:
    (before,) = scene.view.apply(Width(3).like(scene.header))
    scene.ui.solve()
    (after,) = scene.view.apply(Width(multiplied_by(2)).like(scene.header))
    assert after == before
    assert scene.frame()[2] == 200


def test_only_this_vocabulary_is_replaced(scene: Scene) -> None:
    """Ruling 18."""
    scene.view.left_inset.equal = 5 @ LOW
    scene.view.width.min = 5
    constraint = scene.view.add_rule(keeplayout.AttributeKind.LEFT_INSET, Relation.EQUAL, 4 @ LOW)
    scene.view.apply(Left(10) @ LOW, CenterX(0), Width(50))
    assert scene.view.left_inset.equal == 5 @ LOW
    assert scene.view.width.min == 5
    assert constraint.is_active
    scene.view.clear_applied()
    assert scene.view.left_inset.equal == 5 @ LOW
    assert constraint.is_active


def test_other_nodes_are_left_alone(scene: Scene) -> None:
    four = scene.view.apply(Edges(5))
    scene.header.apply(Edges(1))
    scene.header.clear_applied()
    assert scene.view.applied == four
    assert all(c.is_active for c in four)


# Guides


def test_a_guide_is_an_item(scene: Scene) -> None:
    guide = scene.window.guide("guide")
    guide.apply(Left(10), Top(5), Size(20))
    assert scene.frame(guide) == (10, 5, 20, 20)
    guide.apply(CenterX(0), Width(50))
    assert len(guide.applied) == 4
    assert scene.frame(guide) == (125, 5, 50, 20)
    scene.view.apply(Size(0).like(guide), Left(10).to(guide, "left"), Top(0).to(guide))
    assert scene.frame() == (135, 25, 50, 20)
    guide.clear_applied()
    assert guide.applied == []


# The tree


def test_a_position_follows_its_node_to_another_parent(scene: Scene) -> None:
    """Ruling 12: attributes stay with their node, those to the parent mean the new one."""
    (right, to_header) = scene.view.apply(Right(10), Top(1).to(scene.header))
    scene.view.apply(Size(20))
    scene.view.move(scene.header)
    assert scene.frame() == (70, 41, 20, 20)
    scene.view.move(None)
    assert not right.is_active
    assert not to_header.is_active
    assert [c.is_valid for c in (right, to_header)] == [True, True]
    scene.view.move(scene.window)
    assert scene.frame() == (270, 61, 20, 20)


def test_a_reference_that_goes_takes_what_is_held_to_it_along(scene: Scene) -> None:
    other = scene.window.node()
    isnear = [True]
    scene.view.apply(Left(5), Left(1).to(other).when(lambda: isnear[0]), Width().like(scene.header))
    other.destroy()
    assert told(scene.view.applied) == [
        "left equal to left of superview <window> + 5",
        "width equal to width of <header>",
    ]
    assert scene.edge("left") == 5, "what waited is back at once"
    scene.header.destroy()
    assert len(scene.view.applied) == 3  # and a Size at high
    scene.view.destroy()
    assert scene.view.applied == []


def test_removing_the_constraint_forgets_the_attribute(scene: Scene) -> None:
    scene.view.apply(Left(5), (near := CenterX(1).when(lambda: True)))
    (constraint,) = scene.view.apply(near)
    constraint.remove()
    assert scene.edge("left") == 5
    with pytest.raises(InvalidHandleError):
        constraint.remove()


def test_clear(scene: Scene) -> None:
    """Five of mixed relations and priorities, as EasyPeasy's own test has them."""
    scene.view.apply(
        Left(1), Right(greater_than_or_equal_to(2)) @ LOW, Top(less_than_or_equal_to(3)),
        Width(4).like(scene.header) @ MEDIUM, Height(5).when(lambda: False),
    )  # fmt: skip
    assert len(scene.view.applied) == 5
    scene.view.clear_applied()
    assert scene.view.applied == []
    scene.view.clear_applied()
    assert scene.frame() == (0, 0, 0, 0)


def test_nothing_at_all(scene: Scene) -> None:
    assert scene.view.apply() == scene.view.apply([]) == scene.view.apply([[], ()]) == []


# Transactions


def test_a_rollback_takes_everything_back(scene: Scene) -> None:
    iswide = [True]
    (left,) = scene.view.apply(Left(5))
    scene.view.apply(CenterX(1).when(lambda: iswide[0]))
    before = scene.view.applied
    scene.ui.begin()
    scene.view.apply(Right(3), Left(7), Width(20).when(lambda: True))
    iswide[0] = False
    scene.ui.reload()
    scene.view.clear_applied()
    scene.view.apply(CenterX(0))
    scene.ui.rollback()
    assert scene.view.applied == before
    assert not left.is_active
    scene.ui.reload()
    assert left.is_active
    assert scene.edge("left") == 5


def test_a_refused_conflict_takes_the_list_back() -> None:
    ui = Layout(conflict_policy=keeplayout.ConflictPolicy.REFUSED)
    view = ui.node(size=(100, 100)).node()
    view.apply(Left(1), Right(1))
    ui.solve()
    with pytest.raises(keeplayout.ConflictError), ui.transaction():
        view.apply(Width(50), Top(3))
    assert len(view.applied) == 2
    ui.solve()
    assert view.frame.width == 98


def test_sentences_are_kept(scene: Scene) -> None:
    (constraint,) = scene.view.apply(Right(greater_than_or_equal_to(10) * 0.5) @ MEDIUM)
    assert constraint.description == (
        "right of <view> at least 0.5 * right of superview <window> - 10 with medium priority"
    )


# What else is there to say of the constraints


def test_changing_the_constraint_replaces_again(scene: Scene) -> None:
    """There are never two of one relation and priority in one place."""
    (left,) = scene.view.apply(Left(5) @ LOW)
    (leading,) = scene.view.apply(Leading(7))
    assert left.is_active
    left.priority = 1000
    assert (left.is_active, leading.is_active) == (False, True)
    leading.relation = Relation.AT_LEAST
    assert left.is_active
    left.constant = 9
    assert scene.edge("left") == 9
    left.priority = 500
    assert scene.edge("left") == 9


def test_uninstalled_it_keeps_its_place(scene: Scene) -> None:
    (left,) = scene.view.apply(Left(5))
    left.uninstall()
    assert not left.is_active
    scene.ui.reload()
    assert not left.is_active
    left.install()
    assert scene.edge("left") == 5


def test_what_is_not_installed_replaces_nothing(scene: Scene) -> None:
    """As one whose condition is false: what it replaced is back, until it is installed again."""
    (older,) = scene.view.apply(Left(5))
    (newer,) = scene.view.apply(Left(0).when(lambda _: True))
    newer.uninstall()
    assert (older.is_active, newer.is_active) == (True, False)
    assert scene.edge("left") == 5
    scene.ui.reload()
    assert older.is_active
    newer.install()
    assert (older.is_active, newer.is_active) == (False, True)
    assert scene.edge("left") == 0
    older.uninstall()
    older.install()
    assert (older.is_active, newer.is_active) == (False, True)


def test_uninstalling_is_rolled_back(scene: Scene) -> None:
    (older,) = scene.view.apply(Left(5))
    (newer,) = scene.view.apply(Left(0).when(lambda _: True))
    scene.ui.begin()
    newer.uninstall()
    assert scene.edge("left") == 5
    scene.ui.rollback()
    assert (older.is_active, newer.is_active) == (False, True)
    assert scene.edge("left") == 0


def test_what_is_inactive_replaces_all_the_same(scene: Scene) -> None:
    (older,) = scene.view.apply(Left(5))
    newer = scene.view.apply(Left(0).to(scene.window, "left").when(lambda _: True))[0]
    other = scene.window.node()
    held = scene.view.apply(Left().to(other, "left").when(lambda _: True))[0]
    other.move(None)
    assert [each.is_active for each in (older, newer, held)] == [False, False, False]
    other.move(scene.window)
    assert held.is_active


def test_replacing_again_forgets_nothing(scene: Scene) -> None:
    (older,) = scene.view.apply(Left(5) @ LOW)
    (newer,) = scene.view.apply(Leading(7))
    older.priority = 1000
    scene.ui.reload()
    scene.view.apply(Top(3))
    assert (older.is_valid, older.is_active) == (True, False)
    newer.priority = 500
    assert older.is_active


def test_captures_collect_what_is_applied(scene: Scene) -> None:
    with scene.ui.capture() as made:
        applied = scene.view.apply(Size(10), Top(1), Top(2))
    assert made == applied


def test_atomic_groups_do_not_record_it(scene: Scene) -> None:
    with scene.ui.atomic() as group:
        scene.view.apply(Left(5), Left(6))
        scene.view.width.equal = 3
        scene.view.apply(Left(7))
    group.deactivate()
    assert scene.view.width.equal is None
    assert told(scene.view.applied) == ["left equal to left of superview <window> + 7"]
    assert scene.edge("left") == 7


# Animations


def test_applied_in_an_animation(scene: Scene) -> None:
    """EasyPeasy's README: apply within the block, and it moves there."""
    scene.view.apply(Top(100))
    scene.ui.solve()
    with scene.ui.animate(0.3, curve=Curve.LINEAR):
        scene.view.apply(Top(10))
    scene.ui.advance(0.15)
    assert scene.view.presented_frame.y == 55
    assert scene.view.frame.y == 10


def test_applied_after_a_delay(scene: Scene) -> None:
    """A condition is asked then, and what it raises comes out of the clock; the rest goes on."""
    asked = []

    def condition() -> bool:
        asked.append(True)
        raise ValueError("no answer")

    scene.view.apply(Top(100), Left(1))
    with scene.ui.animate(0, delay=1):
        assert scene.view.apply(Left(7).when(condition)) == []
        scene.view.apply(Top(10))
    scene.ui.advance(0.5)
    assert scene.frame()[1] == 100
    assert asked == []
    with pytest.raises(ValueError, match="no answer"):
        scene.ui.advance(0.6)
    assert asked == [True]
    assert scene.frame()[:2] == (1, 10)
