"""The baselines of containers are those of members, by hand and against what is written
out."""

from __future__ import annotations

import random

import pytest
from keeplayout import Align, Layout, Node


def text(parent: Node, first: float, height: float = 20) -> Node:
    node = parent.node()
    node.content_size = 30, height
    node.baselines = first, 4
    return node


def test_attributes_see_the_text_in_a_box() -> None:
    """The label's baseline, at 14, is the one of the text, at 50 + 8 + 11: it is at 55."""
    ui = Layout()
    window = ui.node(size=(300, 200))
    box = window.column(text(window, 11), text(window, 13), padding=8)
    box.keep_insets(50, 0, None, None)
    label = text(window, 14)
    label.left_inset.equal = 100
    label.first_baseline_align_to(box).equal = 0
    ui.solve()
    assert label.frame.y == 55
    box.children[0].move_before(box.children[1])
    box.children[1].move_before(box.children[0])
    ui.solve()
    assert label.frame.y == 50 + 8 + 13 - 14
    box.children[0].destroy()
    ui.solve()
    assert label.frame.y == 50 + 8 + 11 - 14
    box.children[0].destroy()
    ui.solve()
    assert label.frame.y == 50 - 14
    text(box, 17)
    ui.solve()
    assert label.frame.y == 50 + 8 + 17 - 14
    box.baselines = 3, 0
    ui.solve()
    assert label.frame.y == 50 + 3 - 14


def test_a_row_has_those_of_the_members_aligned_there() -> None:
    """The first member is at the top, and the second one is on the baseline: 0 + 9."""
    ui = Layout()
    window = ui.node(size=(300, 200))
    row = window.row(text(window, 5), text(window, 9), align=Align.START)
    row.keep_insets(20, 0, None, None)
    label = text(window, 14)
    label.left_inset.equal = 100
    label.first_baseline_align_to(row).equal = 0
    ui.solve()
    assert label.frame.y == 20 + 5 - 14
    row.children[1].own_align = Align.FIRST_BASELINE
    ui.solve()
    assert label.frame.y == 20 + 9 - 14


def test_last_baselines_through_levels() -> None:
    ui = Layout()
    window = ui.node(size=(300, 200))
    inner = window.column(text(window, 5), text(window, 9))
    box = window.column(text(window, 7), inner)
    box.keep_insets(10, 0, None, None)
    label = text(window, 14)
    label.left_inset.equal = 100
    label.last_baseline_align_to(box).equal = 0
    ui.solve()
    assert label.frame.y + 16 == 10 + 60 - 4
    inner.gone = True
    ui.solve()
    assert label.frame.y + 16 == 10 + 20 - 4
    inner.gone = False
    inner.children[1].destroy()
    ui.solve()
    assert label.frame.y + 16 == 10 + 40 - 4


@pytest.mark.parametrize("seed", range(30))
def test_edits_leave_no_history(seed: int) -> None:
    """Members that come, leave, go and change places: as the text's own baseline, and as a layout
    that is made by reading, to the last bit."""
    rng = random.Random(seed)
    ui = Layout()
    window = ui.node("window", size=(300, 200))
    boxes = [window.column(padding=rng.randrange(9)) for _ in range(2)]
    boxes[1].move(boxes[0])
    boxes[0].keep_insets(rng.randrange(30), 0, None, None)
    label = text(window, 14)
    label.left_inset.equal = 100
    label.first_baseline_align_to(boxes[0]).equal = 0
    for _ in range(12):
        box = rng.choice(boxes)
        members = [each for each in box.children if each not in boxes]
        what = rng.randrange(5)
        if what == 0 or not members:
            made = text(box, rng.randrange(5, 15))
            if rng.random() < 0.5 and members:
                made.move_before(members[0])
        elif what == 1:
            rng.choice(members).destroy()
        elif what == 2:
            rng.choice(members).gone = rng.random() < 0.5
        elif what == 3:
            rng.choice(members).move(rng.choice(boxes))
        else:
            rng.choice(members).baselines = rng.randrange(5, 15), 4
        ui.solve()
        assert label.frame.y + 14 == pytest.approx(_baseline(boxes[0], 0.0), abs=1e-9)
    fresh = Layout()
    fresh.read_document(ui.document)
    fresh.solve()
    again = fresh.find("window")
    assert again is not None
    assert again.children[-1].frame == label.frame


def _baseline(node: Node, top: float) -> float:
    """By the frames alone."""
    y = top + node.frame.y
    for member in node.children:
        if not member.gone:
            if member.is_container and member.children and _has_text(member):
                return _baseline(member, y)
            own = member.baselines[0] if not member.is_container else 0
            return y + member.frame.y + own
    return y


def _has_text(node: Node) -> bool:
    return any(not each.gone for each in node.children)


def test_a_window_aligned_with_its_own_box_can_be_destroyed() -> None:
    """Its constraint has variables of a member, which goes before the window."""
    ui = Layout()
    window = ui.node(size=(300, 200))
    box = window.column(text(window, 11), text(window, 13))
    window.last_baseline_align_to(box).equal = 20
    ui.solve()
    window.destroy()
    ui.solve()
    assert ui.document == Layout().document


def test_a_container_that_is_made_in_a_row_is_seen() -> None:
    """It is none, and has no members, when it comes: baselines at 50, and at 10 in the column."""
    ui = Layout()
    row = ui.row(align=Align.FIRST_BASELINE)
    row.set_size(100, 100)
    picture = row.node()
    picture.size.equal = 50
    picture.baseline_share = 1
    column = row.column()
    column.height.equal = 20
    caption = column.node()
    caption.height.equal = 10
    caption.baseline_share = 1
    ui.solve()
    assert column.frame.y == 50 - 10
