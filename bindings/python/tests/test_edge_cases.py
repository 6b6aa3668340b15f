"""The edge cases of KeepLayout, one test a row of the inventory of its behaviour (c1 to c38).

What a row leaves open is decided in the header. Numbers are worked out by hand.
"""

from __future__ import annotations

import math

import pytest
from keeplayout import (
    HIGH,
    LOW,
    REQUIRED,
    InvalidArgumentError,
    InvalidHandleError,
    Layout,
    Node,
    Relation,
    StateError,
    UnrelatedError,
    Value,
)


@pytest.fixture
def window(ui: Layout) -> Node:
    return ui.node("window", size=(100, 80))


@pytest.fixture
def a(window: Node) -> Node:
    return window.node("a")


@pytest.fixture
def b(window: Node) -> Node:
    return window.node("b")


def test_c1_opposite_offsets_are_one_attribute(ui: Layout, a: Node, b: Node) -> None:
    assert a.right_offset_to(b) == b.left_offset_to(a)
    assert a.bottom_offset_to(b) == b.top_offset_to(a)
    assert a.trailing_offset_to(b) == b.leading_offset_to(a)
    assert a.last_baseline_offset_to(b) == b.first_baseline_offset_to(a)
    a.left_inset.equal, a.width.equal = 0, 10
    a.right_offset_to(b).min = 5
    b.left_inset.equal = 0 @ LOW
    ui.solve()
    assert b.frame.left == 15


def test_c2_an_alignment_is_one_whoever_asked_first(ui: Layout, a: Node, b: Node) -> None:
    """In arrays the pair is (this, next): a.left = b.left + 10."""
    b.left_align_to(a)
    ui.nodes([a, b]).keep_left_alignments(10)
    a.left_inset.equal = 50
    ui.solve()
    assert b.frame.left == 40


def test_c3_relative_sizes_are_not_symmetric(ui: Layout, a: Node, b: Node) -> None:
    a.width_to(b).equal = 2
    b.width_to(a).equal = 0.5
    a.width.equal = 30
    ui.solve()
    assert (b.frame.width, ui.conflicts()) == (15, [])
    b.width_to(a).equal = 2
    ui.solve()
    assert len(ui.conflicts()) == 1


def test_c4_left_and_right_offset_are_two(a: Node, b: Node) -> None:
    assert a.left_offset_to(b) != a.right_offset_to(b)
    a.left_offset_to(b).equal = a.right_offset_to(b).equal = 5
    assert a.left_offset_to(b).is_active
    assert a.right_offset_to(b).is_active


def test_c5_far_sides_count_inwards(ui: Layout, a: Node) -> None:
    """A bottom inset of at least 10: bottom <= 80 - 10."""
    a.bottom_inset.min = 10
    a.height.equal = 20
    a.top_inset.equal = 1000 @ LOW
    ui.solve()
    assert a.frame.bottom == 70


def test_c6_alignments_of_rules_are_raw(ui: Layout, a: Node, b: Node) -> None:
    """0.3.1's right alignment of 5 is 5 to the right, an attribute's 5 to the left."""
    b.left_inset.equal, b.width.equal = 20, 30
    a.width.equal = 10
    kind = a.right_align_to(b).kind
    assert kind is not None
    rule = a.add_rule(kind, Relation.EQUAL, 5, b)
    ui.solve()
    assert a.frame.right == 55
    rule.remove()
    a.right_align_to(b).equal = 5
    ui.solve()
    assert a.frame.right == 45


@pytest.mark.parametrize(("value", "center"), [(0, 0), (-0.5, -50), (0.5, 50), (1, 100), (2, 200)])
def test_c7_centres_of_any_factor(ui: Layout, a: Node, value: float, center: float) -> None:
    a.horizontal_center.equal = value
    a.width.equal = 10
    ui.solve()
    assert a.frame.center[0] == center


def test_c8_a_relative_size_of_nothing(ui: Layout, a: Node, b: Node) -> None:
    b.size.equal = 50
    for progress in (0.0, 1.0, 0.25, 0.0):
        a.width_to(b).equal = 1 - progress
        ui.solve()
        assert a.frame.width == 50 * (1 - progress)


@pytest.mark.parametrize(
    ("ratio", "height", "width"), [(0, 20, 0), (2, 0, 0), (-2, 0, 0), (1.5, 20, 30)]
)
def test_c9_aspect_ratios(ui: Layout, a: Node, ratio: float, height: float, width: float) -> None:
    """Nothing is divided by the height; below 0 only an empty rectangle has the ratio."""
    a.aspect_ratio.equal = ratio
    a.height.equal = 20 @ HIGH if ratio < 0 else height
    ui.solve()
    assert (a.frame.width, a.frame.height) == (width, height)


@pytest.mark.parametrize("ratio", [math.inf, -math.inf, math.nan])
def test_c9_a_ratio_that_is_no_number(a: Node, ratio: float) -> None:
    with pytest.raises(InvalidArgumentError):
        a.aspect_ratio.equal = ratio


def test_c10_limits_of_a_ratio_are_about_width_over_height(ui: Layout, a: Node) -> None:
    a.height.equal = 10
    a.aspect_ratio.min, a.aspect_ratio.max = 4 / 3, 16 / 9
    a.width.equal = 0 @ LOW
    ui.solve()
    assert a.frame.width == pytest.approx(40 / 3)
    a.width.equal = 90 @ LOW
    ui.solve()
    assert a.frame.width == pytest.approx(160 / 9)


@pytest.mark.parametrize("priority", [0, -1, 1000.5, math.nan, math.inf])
def test_c11_a_priority_out_of_range_is_an_error(a: Node, priority: float) -> None:
    with pytest.raises(InvalidArgumentError, match="priority"):
        a.width.equal = Value(5, priority)
    assert a.width.equal is None


def test_c12_to_and_from_required_in_place(ui: Layout, a: Node) -> None:
    handles, widths = set(), []
    for value in (10 @ HIGH, 20 @ REQUIRED, 20 @ REQUIRED, 30 @ LOW, 40):
        a.width.equal = value
        constraint = a.width.constraint(Relation.EQUAL)
        assert constraint is not None
        handles.add(constraint)
        ui.solve()
        widths.append(a.frame.width)
    assert len(handles) == 1
    assert widths == [10, 20, 20, 30, 40]


def test_c13_contradictions_are_reported_by_name(ui: Layout, a: Node) -> None:
    a.width.equal, a.width.max = 20, 10
    ui.solve()
    (conflict,) = ui.conflicts()
    assert sorted(str(conflict).splitlines()[1:]) == [
        "  width of <a> at most 10 with required priority",
        "  width of <a> equal to 20 with required priority",
    ]


def test_c14_what_is_unset_reads_as_none(a: Node) -> None:
    assert (a.width.equal, a.width.min, a.width.max) == (None, None, None)
    a.width.equal = None
    a.width.clear()
    assert a.width.description == "width of <a> [none < none < none]"


def test_c15_a_group_reads_as_none(a: Node) -> None:
    a.insets.equal = 5
    assert (a.insets.equal, a.top_inset.equal) == (None, 5 @ REQUIRED)


def test_c16_moved_to_another_parent(ui: Layout, a: Node, b: Node) -> None:
    """Insets go over with their values; a relation of two trees is inactive, and reported so."""
    other = ui.node("other", size=(300, 300))
    inset, gap = a.right_inset, a.left_offset_to(b)
    inset.equal, gap.equal, a.width.equal = 10, 5, 20
    a.move(other)
    assert (inset.other, inset.is_active, gap.is_active) == (other, True, False)
    assert gap.equal == 5
    ui.solve()
    assert a.frame.left == 270
    b.move(other)
    assert gap.is_active
    ui.solve()
    assert b.frame.right == 265


def test_c17_taken_out_and_put_back(ui: Layout, window: Node, a: Node) -> None:
    insets, left = a.insets, a.left_inset
    insets.equal = 10
    a.move(None)
    assert not insets.is_active
    assert left.equal == 10
    ui.solve()
    assert a.frame == (0, 0, 0, 0)
    a.move(window)
    ui.solve()
    assert a.frame == (10, 10, 80, 60)


def test_c18_an_inset_needs_a_parent(window: Node) -> None:
    for name in ("left_inset", "insets", "safe_insets", "margin_insets", "center"):
        with pytest.raises(UnrelatedError, match="<window>"):
            getattr(window, name)


def test_c19_the_other_node_may_be_anywhere_in_the_tree(
    ui: Layout, window: Node, a: Node, b: Node
) -> None:
    inner = b.node("inner")
    b.keep_insets(10, 20, 0, 0)
    inner.keep_insets(5, 5, None, None)
    a.left_align_to(inner).equal = 0
    a.top_align_to(window).equal = 3
    a.size_to(window).equal = 0.5
    window.width_to(inner).min = 1
    ui.solve()
    assert a.frame == (25, 3, 50, 40)
    with pytest.raises(UnrelatedError):
        a.left_align_to(ui.node("apart"))


def test_c20_a_child_does_not_free_its_parent(ui: Layout, window: Node, a: Node) -> None:
    """It follows the parent's size; to change it is a conflict."""
    a.width_to(window).equal = 2
    ui.solve()
    assert (window.frame.width, a.frame.width) == (100, 200)
    a.width.equal = 50
    ui.solve()
    (conflict,) = ui.conflicts()
    assert "width of <window> equal to 100" in str(conflict)


def test_c21_a_node_is_not_related_to_itself(a: Node) -> None:
    for ask in (a.width_to, a.left_align_to, a.left_offset_to, a.edge_align_to):
        with pytest.raises(InvalidArgumentError, match="<a>"):
            ask(a)


def test_c22_what_contains_the_other_is_the_common_space(ui: Layout, window: Node, a: Node) -> None:
    inner = a.node("inner")
    a.left_inset.equal = 30
    inner.left_inset.equal = 7
    inner.width.equal = 10
    window.right_align_to(inner).equal = 0  # asked of the container: it has to end where inner does
    window.set_size(None, 80)
    ui.solve()
    assert window.frame.width == 47


def test_c23_leading_is_where_reading_begins(ui: Layout, a: Node, b: Node) -> None:
    """From left to right unless a host says otherwise."""
    a.leading_inset.equal, a.width.equal, b.width.equal = 10, 20, 30
    b.leading_offset_to(a).equal = 5
    ui.solve()
    assert (a.frame.left, b.frame.left) == (10, 35)


def test_c24_margin_and_safe_insets_are_of_the_direct_parent(ui: Layout, window: Node) -> None:
    """Insets and the margin; insets and what covers the parent as far as it lies under it."""
    window.safe_area = (20, 0, 0, 0)
    panel = window.node()
    panel.left_inset.equal, panel.top_inset.equal = 0, 5
    panel.width.equal, panel.height.equal = 100, 100
    panel.margins = (0, 12, 0, 0)
    inner = panel.node()
    inner.left_margin_inset.equal = 3
    inner.top_safe_inset.equal = 2
    ui.solve()
    assert inner.frame.left == 15  # 12 of the panel's margin, and 3
    assert inner.frame.top == 17  # 15 of the panel are covered, and 2


def test_c25_guides_are_not_among_the_children(window: Node, a: Node) -> None:
    window.horizontal_scroll_disabled = True
    assert window.safe_guide().is_guide
    assert window.children == [a]


def test_c26_atomic_groups(ui: Layout, a: Node) -> None:
    """The last write wins; taken back, values are none and not what they were before."""
    a.width.equal = 5
    with ui.atomic() as group:
        a.width.equal = 10
        a.width.equal = 20 @ HIGH
    group.deactivate()
    assert a.width.equal is None
    group.activate()
    assert a.width.equal == 20 @ HIGH


def test_c27_what_somebody_else_has_set_since_stays(ui: Layout, a: Node) -> None:
    with ui.atomic() as first:
        a.width.equal = 10
    with ui.atomic() as second:
        a.width.equal = 20
    first.deactivate()
    assert a.width.equal == 20
    second.deactivate()
    assert a.width.equal is None


def test_c29_an_attribute_goes_with_either_node(a: Node, b: Node) -> None:
    gap = a.left_offset_to(b)
    gap.equal = 5
    b.destroy()
    assert (gap.is_valid, gap.is_active, gap.equal) == (False, False, None)
    with pytest.raises(InvalidHandleError):
        gap.equal = 6


def test_c30_violations_add_up_as_they_are(ui: Layout, a: Node) -> None:
    """Soft constraints of 10, 20 and 90: least squares give 40, the sum of distances 20."""
    kind = a.width.kind
    assert kind is not None
    for preferred in (10, 20, 90):
        a.add_rule(kind, Relation.EQUAL, preferred @ LOW)
    ui.solve()
    assert a.frame.width == 20


def test_c31_no_pair_no_batch(ui: Layout, a: Node) -> None:
    for few in (ui.nodes([]), ui.nodes([a])):
        few.keep_widths_equal()
        few.keep_horizontal_offsets(5)
        few.keep_left_aligned()
    with ui.atomic() as group:
        ui.nodes([a]).keep_sizes_equal()
    assert group.constraints == []


def test_c32_sentences_have_the_caller_s_relation_and_value(a: Node) -> None:
    a.bottom_inset.min = 10
    constraint = a.bottom_inset.constraint(Relation.AT_LEAST)
    assert constraint is not None
    assert constraint.description == (
        "bottom inset of <a> to superview <window> at least 10 with required priority"
    )


def test_c33_sizes_are_not_negative(ui: Layout, a: Node) -> None:
    a.left_inset.equal, a.right_inset.equal = 70, 60 @ HIGH
    ui.solve()
    assert a.frame.width == 0


def test_c34_a_part_that_is_none_takes_its_equal_away(a: Node) -> None:
    a.keep_size(10, 20)
    a.width.min = 5
    a.keep_size(None, 30)
    assert (a.width.equal, a.width.min, a.height.equal) == (None, 5 @ REQUIRED, 30 @ REQUIRED)
    a.keep_center(0.5, 0.5)
    a.keep_center(None, 0.25)
    assert (a.horizontal_center.equal, a.vertical_center.equal) == (None, 0.25 @ REQUIRED)


def test_c35_insets_are_top_left_bottom_right(a: Node) -> None:
    a.keep_insets(1, 2, 3, 4)
    edges = a.top_inset, a.left_inset, a.bottom_inset, a.right_inset
    assert [edge.equal for edge in edges] == [1, 2, 3, 4]


def test_c36_content_drives_a_parent_that_is_free(ui: Layout) -> None:
    page = ui.node("page", size=(100, None))
    text = page.node("text")
    text.height.equal = 30
    text.top_inset.equal = 10
    text.bottom_inset.equal = 20
    ui.solve()
    assert page.frame == (0, 0, 100, 60)


def test_c37_insets_alone_leave_the_content_as_small_as_can_be(ui: Layout, window: Node) -> None:
    content = window.scroll_guide()
    inner = window.node("inner")
    inner.insets.equal = 10
    ui.solve()
    assert (content.frame.width, inner.frame.width) == (20, 0)
    inner.width.equal = 500
    ui.solve()
    assert content.frame.width == 520


def test_the_size_of_a_child_is_not_given_from_outside(a: Node) -> None:
    with pytest.raises(StateError, match="<a>"):
        a.set_size(1, 1)


def test_c28_no_time_is_at_once_and_a_delay_delays_the_block(ui: Layout, a: Node) -> None:
    a.left_inset.equal, a.width.equal = 0, 10
    ui.solve()
    ended: list[bool] = []
    with ui.animate(0, completion=ended.append):
        a.width.equal = 20
    assert (a.presented_frame.width, ended) == (20, [True])
    with ui.animate(0, delay=1, completion=ended.append):
        a.width.equal = 30
    assert a.width.equal == 20  # not yet set at all
    ui.advance(1)
    ui.solve()
    assert (a.width.equal, a.presented_frame.width) == (30 @ REQUIRED, 30)
    assert ended == [True, True]


def test_c38_text_is_as_high_as_its_width_makes_it(ui: Layout, window: Node) -> None:
    """Two lines of 20 where 300 points of text have 150: the width is determined first."""
    text = window.node()
    text.left_inset.equal, text.top_inset.equal, text.width.equal = 0, 0, 150
    text.measure = lambda width: 20 * math.ceil(300 / width)
    ui.solve()
    assert (text.frame.width, text.frame.height) == (150, 40)
