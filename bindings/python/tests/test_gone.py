"""What sums, applied attributes, masks and links come to while a node of theirs is gone. They do
what attributes do that say the same, in test_content.py; expected values by hand."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable

import pytest
from keeplayout import (
    LOW,
    REQUIRED,
    Autoresizing,
    ConflictPolicy,
    Constraint,
    Layout,
    Node,
    Rect,
    Relation,
    compare,
)
from keeplayout import AttributeKind as Kind
from keeplayout.apply import Edges

INSIDE = Rect(30, 30, 40, 140)
NOTHING = Rect(0, 0, 0, 0)


def by_attributes(box: Node) -> None:
    box.insets.equal = 30


def by_apply(box: Node) -> None:
    box.apply(Edges(30))


def by_rules(box: Node) -> None:
    for kind in Kind.TOP_INSET, Kind.BOTTOM_INSET, Kind.LEFT_INSET, Kind.RIGHT_INSET:
        box.add_rule(kind, Relation.EQUAL, 30)


def by_terms(box: Node) -> None:
    parent = box.parent
    assert parent
    box.layout.add(box.right == parent.right - 30)
    box.layout.add(box.left == parent.left + 30)
    box.layout.add(box.top == 30)
    box.layout.add(box.bottom == parent.bottom - 30)


def by_terms_of_the_parent(box: Node) -> None:
    parent = box.parent
    assert parent
    box.layout.add(parent.left + 30 == box.left)
    box.layout.add(parent.right == box.right + 30)
    box.layout.add(parent.top + 30 == box.top)
    box.layout.add(parent.bottom == box.bottom + 30)


def by_equations(box: Node) -> None:
    for words in (
        "box.leading == parent.leading + 30",
        "box.trailing == parent.trailing - 30",
        "box.top + 30 == 2 * parent.top + 60",
        "0.5 * box.bottom == 0.5 * parent.bottom - 15",
    ):
        box._owner.equation(words, {"box": box})


def by_mask(box: Node) -> None:
    box.set_autoresizing(Autoresizing.FLEXIBLE_WIDTH | Autoresizing.FLEXIBLE_HEIGHT, INSIDE)


WORDS = [
    by_attributes, by_apply, by_rules, by_terms, by_terms_of_the_parent, by_equations, by_mask,
]  # fmt: skip


@pytest.mark.parametrize("is_gone_before", [False, True])
@pytest.mark.parametrize("policy", list(ConflictPolicy))
@pytest.mark.parametrize("say", WORDS)
def test_held_at_all_edges(
    ui: Layout, say: Callable[[Node], None], policy: ConflictPolicy, is_gone_before: bool
) -> None:
    """It is at the near ones, without a conflict, and back where it was."""
    ui.conflict_policy = policy
    window = ui.node("window", size=(100, 200))
    box = window.node("box")
    box.gone = is_gone_before
    say(box)
    box.gone = True
    ui.solve()
    assert (box.frame, ui.conflicts(), ui.freedom()) == (NOTHING, [], 0)
    copy = Layout()
    copy.read_document(ui.document)
    copy.solve()
    again = copy.find("box")
    assert again
    assert again.frame == NOTHING
    box.gone = False
    ui.solve()
    assert (box.frame, ui.conflicts()) == (INSIDE, [])


@pytest.mark.parametrize("say", [by_attributes, by_apply, by_rules, by_terms, by_equations])
def test_it_leaves_others_their_size(ui: Layout, say: Callable[[Node], None]) -> None:
    """Its max edges do not hold its parent to a point: the bar is 20 around the 20 of the other."""
    window = ui.node("window", size=(400, 300))
    bar = window.node("bar")
    bar.top_inset.equal = bar.left_inset.equal = 0
    box, other = bar.node("box"), bar.node("other")
    other.size.equal = other.insets.equal = 20
    say(box)
    box.gone = True
    ui.solve()
    assert (bar.frame, box.frame, ui.conflicts()) == (Rect(0, 0, 60, 60), NOTHING, [])


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_near_and_far_in_any_order_and_words(ui: Layout, order: tuple[int, ...]) -> None:
    """What a max edge weighs follows the min edge, whichever comes first."""
    window = ui.node("window", size=(400, 300))
    bar = window.node("bar")
    bar.top_inset.equal = bar.horizontal_insets.equal = 0
    box, other = bar.node("box"), bar.node("other")
    box.left_inset.equal = other.left_inset.equal = other.width.equal = 0
    other.vertical_insets.equal, other.height.equal = 4, 32
    made: list[Constraint] = []

    def near() -> None:
        made.append(bar.layout.add(box.top == bar.top + 4))

    def far() -> None:
        box.bottom_inset.equal = 4

    def gone() -> None:
        box.gone = True

    for step in order:
        (near, far, gone)[step]()
    top = made[0]

    def bounds() -> tuple[float, float]:
        ui.solve()
        assert ui.conflicts() == []
        return bar.frame.height, box.frame.top

    assert bounds() == (40, 0)
    top.uninstall()  # the max edge alone holds it again
    assert bounds() == (40, 40)
    top.install()
    assert bounds() == (40, 0)
    top.relation = Relation.AT_LEAST
    assert bounds() == (40, 40)
    top.relation = Relation.EQUAL
    assert bounds() == (40, 0)
    with ui.atomic() as group:
        box.add_rule(Kind.TOP_INSET, Relation.EQUAL, 4)
    top.remove()
    assert bounds() == (40, 0)
    group.deactivate()
    assert bounds() == (40, 40)
    group.activate()
    assert bounds() == (40, 0)


def test_sizes_among_others(ui: Layout) -> None:
    """A size that is a multiple of one that is gone is inactive; all else goes on with 0."""
    window = ui.node("window", size=(400, 300))
    gone, box = window.node("gone"), window.node("box")
    gone.width.equal = 80

    def width(words: str) -> float:
        made = ui.equation(words, {"gone": gone, "box": box, "window": window})
        ui.solve()
        assert ui.conflicts() == []
        came = box.frame.width
        made.remove()
        return came

    box.width.equal = 60 @ LOW
    assert width("box.width == 0.5 * gone.width") == 40
    gone.gone = True
    assert width("box.width == 0.5 * gone.width") == 60
    assert width("2 * gone.width <= box.width") == 60
    assert width("box.width == gone.width + 30") == 30
    assert width("box.width + gone.width == 300") == 300
    assert width("gone.width + box.width == 300") == 60  # that is a size of its own
    assert width("box.right == box.left + gone.width + 5") == 5
    for following in box.width, box.left_inset:
        following.set_equal_to(gone.width, constant=30)
    ui.solve()
    assert (box.frame.left, box.frame.width) == (30, 30)
    for following in box.width, box.left_inset:
        following.set_equal_to(gone.width)
    ui.solve()
    assert not box.width.is_active
    assert box.left_inset.is_active
    assert box.frame.left == 0


def test_what_is_added_to_a_size_changes(ui: Layout) -> None:
    """To a multiple and nothing more, which is inactive, and back."""
    window = ui.node("window", size=(400, 300))
    gone, box = window.node("gone"), window.node("box")
    box.width.equal = 60 @ LOW
    gone.gone = True
    wider = ui.add(box.width == gone.width + 30)
    for value, width in (30, 30), (0, 60), (5, 5):
        wider.constant = value
        ui.solve()
        assert (wider.is_active, box.frame.width) == (value != 0, width)
    gone.gone = False
    wider.constant = 0
    ui.solve()
    assert wider.is_active


def test_others_are_violated_too(ui: Layout) -> None:
    """A label that is 10 inside of a picture does not fit, and that is no contradiction."""
    window = ui.node("window", size=(400, 300))
    picture, label = window.node("picture"), window.node("label")
    picture.left_inset.equal = 50
    label.left_align_to(picture).equal = label.right_align_to(picture).equal = 10
    ui.add(label.top == picture.top + 10)
    ui.add(label.bottom == picture.bottom - 10)
    picture.gone = True
    ui.solve()
    assert ui.conflicts() == []
    assert (label.frame.width, label.frame.height) == (0, 0)
    assert label.left_align_to(picture).equal == 10 @ REQUIRED
    # They still come before what is kept of the picture itself.
    label.right_align_to(picture).equal = label.width.equal = None
    label.left_inset.equal = 25
    ui.solve()
    assert (picture.frame.left, label.frame.left) == (15, 25)


@pytest.mark.parametrize("is_moved", [False, True])
@pytest.mark.parametrize("has_gone_value", [False, True])
def test_what_is_inactive_is_not_activated_by_it(
    ui: Layout, has_gone_value: bool, is_moved: bool
) -> None:
    """A value follows what is in another tree, or inside of something gone: the right inset alone
    says where the box is, 10 from the edge and 90 wide, and at the edge while it is gone."""
    window, other = ui.node("window", size=(400, 300)), ui.node("other")
    box, beside, around = window.node("box"), window.node("beside"), window.node("around")
    followed = around.node("followed")
    left = box.left_offset_to(beside) if has_gone_value else box.left_inset
    left.set_equal_to(followed.left_inset, constant=100)
    if has_gone_value:
        left.gone_value = 50
    box.width.equal = 90
    box.right_inset.equal = 10
    gone_one = beside if has_gone_value else box

    def hide(is_away: bool) -> None:
        if is_moved:
            around.move(other if is_away else window)
        else:
            around.gone = is_away

    def check(frame: Rect) -> None:
        ui.solve()
        assert (left.is_active, box.frame, ui.conflicts()) == (False, frame, [])

    hide(True)
    check(Rect(300, 0, 90, 0))
    gone_one.gone = True
    check(Rect(300, 0, 90, 0) if has_gone_value else Rect(400, 0, 0, 0))
    hide(False)
    assert left.is_active
    hide(True)
    assert not left.is_active
    gone_one.gone = False
    check(Rect(300, 0, 90, 0))
    hide(False)
    assert left.is_active


@pytest.mark.parametrize("policy", list(ConflictPolicy))
def test_content_of_what_scrolls(policy: ConflictPolicy) -> None:
    """What is inside of the node is inside of its content, and inactive with it."""
    ui = Layout(policy)
    window = ui.node("window", size=(400, 300))
    page = window.node("page")
    page.insets.equal = 50
    content, margins = page.scroll_guide(), page.margins_guide()
    picture = page.node("picture")
    inner = picture.node("inner")
    picture.insets.equal = 10
    picture.size.equal = 500
    inner.insets.equal = 20
    beside = window.node("beside")
    beside.top_align_to(picture).equal = 5
    ui.solve()
    there = [node.frame for node in (content, margins, picture, inner, beside)]
    assert there == [(0, 0, 520, 520), (8, 8, 504, 504), (10, 10, 500, 500), (20, 20, 460, 460),
                     (0, 65, 0, 0)]  # fmt: skip

    content.gone = True
    ui.solve()
    assert (ui.conflicts(), page.frame) == ([], (50, 50, 300, 200))
    assert [node.frame for node in (content, margins, picture, inner, beside)] == [NOTHING] * 5
    for attribute in picture.width, inner.top_inset, beside.top_align_to(picture):
        assert not attribute.is_active
    assert {number.attribute.node for number in ui.ambiguous()} == {beside}
    late = page.node("late")
    late.insets.equal = 30
    inner.move(window)
    ui.solve()
    assert (late.frame, inner.frame) == (NOTHING, (20, 20, 360, 260))
    inner.move(picture)
    ui.solve()
    again = Layout()
    again.read_document(ui.document)
    again.solve()
    assert not compare(ui, again)
    late.destroy()

    content.gone = False
    ui.solve()
    assert [node.frame for node in (content, margins, picture, inner, beside)] == there
    content.gone = True
    ui.solve()
    content.destroy()
    picture.size.equal = None
    ui.solve()
    assert (picture.frame, inner.frame) == ((10, 10, 280, 180), (20, 20, 240, 140))


def test_what_is_inside_is_inactive_with_its_gone_values(ui: Layout) -> None:
    window = ui.node("window", size=(400, 300))
    outer, beside = window.node("outer"), window.node("beside")
    inner = outer.node("inner")
    gap = beside.left_offset_to(inner)
    gap.equal, gap.gone_value = 8, 1
    made = ui.add(beside.top == inner.top + 5)
    outer.gone = True
    assert not gap.is_active
    assert not made.is_active
    outer.gone = False
    inner.gone = True
    inner.left_inset.equal = 20
    ui.solve()
    assert (gap.is_active, made.is_active, beside.frame.left) == (True, True, 1)


def test_a_root_that_is_gone(ui: Layout) -> None:
    """Its parent, which it has not, is in inactive sums; its inside is inactive, too."""
    window = ui.node("window", size=(400, 300))
    box = window.node("box")
    inner = box.node("inner")
    inner.insets.equal = 10
    sums = [ui.equation("box.left == parent.left + 30"), ui.equation("parent.top + 30 == box.top")]
    box.move(None)
    box.gone = True
    ui.solve()
    assert [each.is_active for each in sums] == [False, False]
    assert (box.frame, ui.conflicts()) == (NOTHING, [])
    box.move(window)
    ui.solve()
    assert [each.is_active for each in sums] == [True, True]
    box.gone = False
    ui.solve()
    assert box.frame == Rect(30, 30, 20, 20)


def test_a_node_that_many_relate_to_is_gone_in_linear_time(ui: Layout) -> None:
    """4,000 nodes that end where a gone one does. Each asking all others would take seconds."""
    window = ui.node("window", size=(1000, 1000))
    hub = window.node("hub")
    hub.left_inset.equal = 3
    for _ in range(4000):
        box = window.node()
        box.width.equal = 10
        hub.right_align_to(box).equal = 1
    start = time.process_time()
    hub.gone = True
    ui.solve()
    assert time.process_time() - start < 0.5
    assert hub.frame == (0, 0, 0, 0)  # without its margin
