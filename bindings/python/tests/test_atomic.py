"""Atomic groups: recorded in a block, taken back and put back as one."""

from __future__ import annotations

import gc

import pytest
from keeplayout import (
    HIGH,
    REQUIRED,
    AttributeKind,
    ConflictError,
    ConflictPolicy,
    InvalidHandleError,
    Layout,
    LimitError,
    Node,
    Relation,
    StateError,
)


@pytest.fixture
def box(ui: Layout) -> Node:
    return ui.node("window", size=(200, 100)).node("box")


def test_two_arrangements_of_one_screen(ui: Layout, box: Node) -> None:
    with ui.atomic() as wide:
        box.width.equal = 100
        box.left_inset.equal = 10
    assert box.frame == (10, 0, 100, 0)
    wide.deactivate()
    with ui.atomic() as narrow:
        box.width.equal = 50
    assert (box.frame, wide.is_active, narrow.is_active) == ((0, 0, 50, 0), False, True)
    with ui.transaction():
        narrow.deactivate()
        wide.activate()
    assert box.frame == (10, 0, 100, 0)
    assert [c.description for c in wide.constraints] == [
        "width of <box> equal to 100 with required priority",
        "left inset of <box> to superview <window> equal to 10 with required priority",
    ]
    assert narrow.constraints == []
    assert repr(wide) == "<Atomic of 2 constraints>"


def test_frames_stay_until_the_end(ui: Layout, box: Node) -> None:
    with ui.atomic():
        box.width.equal = 100
        assert box.frame.width == 0
    assert box.frame.width == 100


def test_the_last_write_wins(ui: Layout, box: Node) -> None:
    with ui.atomic() as group:
        box.width.equal = 10
        box.width.equal = 20 @ HIGH
        box.aspect_ratio.equal = 2
        box.aspect_ratio.equal = 4
        box.height.min = 5
        box.height.min = None
    assert [c.value for c in group.constraints] == [20 @ HIGH, 4]
    group.deactivate()
    group.deactivate()
    assert not box.width.is_active
    assert not box.aspect_ratio.is_active


def test_what_was_set_again_stays(ui: Layout, box: Node) -> None:
    with ui.atomic() as group:
        box.width.equal = 10
        box.height.equal = 10
    box.width.equal = 30
    group.deactivate()
    assert (box.width.equal, box.height.equal) == (30 @ REQUIRED, None)
    group.activate()
    assert (box.width.equal, box.height.equal) == (10 @ REQUIRED, 10 @ REQUIRED)


def test_what_is_cleared_is_not_recorded(ui: Layout, box: Node) -> None:
    with ui.atomic() as group:
        box.width.equal = 5
        box.width.clear()
    box.width.equal = 44
    group.activate()
    assert box.width.equal == 44 @ REQUIRED


def test_values_and_rules_that_are_changed_in_place(ui: Layout, box: Node) -> None:
    """A value set again stays; a rule is inactive, and returns with its latest value."""
    with ui.atomic() as group:
        rule = box.add_rule(AttributeKind.HEIGHT, Relation.EQUAL, 17)
        box.width.equal = 17
    value = box.width.constraint(Relation.EQUAL)
    assert value is not None
    rule.constant = value.constant = 18
    group.deactivate()
    assert (box.width.equal, rule.is_active) == (18 @ REQUIRED, False)
    group.activate()
    assert (box.width.equal, rule.constant, rule.is_active) == (17 @ REQUIRED, 18, True)


def test_it_is_switched_also_while_it_is_inactive(ui: Layout, box: Node) -> None:
    """Of a node that is gone, and of one whose offset has lost its other node to another tree."""
    assert box.parent
    other = box.parent.node("other")
    other.left_inset.equal = 5
    with ui.atomic() as group:
        box.width.equal = 10
        rule = box.add_rule(AttributeKind.LEFT_OFFSET, Relation.EQUAL, 17, other)
    box.gone = True
    other.move(None)
    ui.solve()
    assert (box.width.is_active, rule.is_active) == (False, False)
    assert (group.is_active, len(group.constraints)) == (True, 2)
    group.deactivate()
    assert (group.is_active, group.constraints, box.width.equal) == (False, [], None)
    group.activate()
    assert (group.is_active, rule.is_active, box.width.equal) == (True, False, 10 @ REQUIRED)
    box.gone = False
    other.move(box.parent)
    ui.solve()
    assert box.frame == (22, 0, 10, 0)


def test_everything_is_recorded(ui: Layout, box: Node) -> None:
    """Rules, groups, arrays, shortcuts, limits and values that follow others."""
    row = ui.nodes([box, *(box.parent.node() for _ in range(2))]) if box.parent else ui.nodes([])
    with ui.atomic() as group:
        box.add_rule(AttributeKind.WIDTH, Relation.AT_LEAST, 5)
        row.keep_widths_equal()
        row.insets.min = 1
        box.keep_size(None, 20)
        box.width.set_max_to(row[1].height, 2)
    assert len(group.constraints) == 1 + 2 + 12 + 1 + 1
    group.deactivate()
    assert group.constraints == []
    group.activate()
    assert len(group.constraints) == 17


def test_blocks_nest_and_record_separately(ui: Layout, box: Node) -> None:
    with ui.atomic() as outer:
        box.width.equal = 10
        with ui.atomic() as inner:
            box.height.equal = 20
        assert box.frame == (0, 0, 0, 0)
        box.left_inset.equal = 5
    assert box.frame == (5, 0, 10, 20)
    assert (len(outer.constraints), len(inner.constraints)) == (2, 1)
    inner.deactivate()
    assert outer.is_active


def test_a_block_that_raises_is_taken_back(ui: Layout, box: Node) -> None:
    groups = []

    def fail_in_a_block() -> None:
        with ui.atomic() as group:
            groups.append(group)
            box.width.equal = 10
            raise KeyError

    with pytest.raises(KeyError):
        fail_in_a_block()
    (group,) = groups
    assert (box.width.equal, group.is_valid, group.is_active) == (None, False, False)
    assert repr(group) == "<an atomic group that is gone>"
    for call in (group.activate, group.deactivate):
        with pytest.raises(InvalidHandleError):
            call()


def test_states(ui: Layout) -> None:
    with ui.atomic() as group:
        with pytest.raises(StateError):
            group.deactivate()
        with pytest.raises(StateError):
            ui.commit()
    assert not group.is_active
    with pytest.raises(LimitError):
        fill(ui, 65)
    assert ui.node_count == 0
    ui.solve()


def fill(ui: Layout, levels: int) -> None:
    """Atomic groups inside each other, without recursing in the test."""
    blocks = [ui.atomic() for _ in range(levels)]
    entered = []
    try:
        for block in blocks:
            block.__enter__()
            entered.append(block)
    finally:
        for block in reversed(entered):
            block.__exit__(None, None, None)


def test_a_refused_end_carries_the_conflicts() -> None:
    ui = Layout(conflict_policy=ConflictPolicy.REFUSED)
    box = ui.node("window", size=(100, 80)).node("box")
    ui.solve()
    groups = []

    def contradict_in_a_block() -> None:
        with ui.atomic() as group:
            groups.append(group)
            box.width.equal = 10
            box.width.min = 20

    with pytest.raises(ConflictError) as caught:
        contradict_in_a_block()
    (group,) = groups
    assert "width of <box>" in str(caught.value.conflicts[0])
    assert (group.is_valid, box.width.equal) == (False, None)


def test_a_destroyed_node_is_left_out(ui: Layout, box: Node) -> None:
    with ui.atomic() as group:
        box.width.equal = 10
        other = ui.roots[0].node()
        other.width.equal = 5
    box.destroy()
    group.deactivate()
    group.activate()
    assert [c.node for c in group.constraints] == [other]


def test_groups_nobody_refers_to_are_given_back(ui: Layout, box: Node) -> None:
    """What they set stays; their places are used again."""
    places = set()
    for width in range(1000):
        with ui.atomic() as group:
            box.width.equal = width
        places.add(group.id & 0xFFF_FFFF)
        del group
    gc.collect()
    assert len(places) <= 4
    assert box.width.equal == 999


@pytest.mark.parametrize("was_active", [False, True])
def test_one_that_is_switched_in_a_delay_is_not_referred_to(
    ui: Layout, box: Node, was_active: bool
) -> None:
    """It is switched all the same, and given back when that is over."""
    places = set()
    for _ in range(20):
        with ui.atomic() as group:
            box.width.equal = 40
        places.add(group.id & 0xFFF_FFFF)
        if not was_active:
            group.deactivate()
            ui.solve()
        with ui.animate(1, delay=1):
            if was_active:
                group.deactivate()
            else:
                group.activate()
        del group
        gc.collect()
        ui.group()
        ui.advance(3)
        assert box.frame.width == (0 if was_active else 40)
    assert len(places) <= 4
