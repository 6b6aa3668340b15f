"""Nodes that are gone along one axis alone: what folds up. Expected values by hand."""

from __future__ import annotations

import pytest
from keeplayout import (
    REQUIRED,
    Align,
    Axis,
    Curve,
    Gone,
    Insets,
    KeepError,
    Layout,
    Node,
    Rect,
    Size,
    compare,
)


class Section:
    """A header of 30, a section of 120 that is 16 inside at its sides and 8 below it, and a footer
    8 below that; a body 10 inside of the section."""

    def __init__(self, ui: Layout) -> None:
        self.window = ui.node("window", size=(320, 480))
        self.header, self.section, self.footer = (
            self.window.node(name) for name in ("header", "section", "footer")
        )
        self.body = self.section.node("body")
        for each in self.header, self.footer:
            each.horizontal_insets.equal = 0
            each.height.equal = 30
        self.header.top_inset.equal = 0
        self.section.horizontal_insets.equal = 16
        self.section.height.equal = 120
        self.section.top_offset_to(self.header).equal = 8
        self.footer.top_offset_to(self.section).equal = 8
        self.body.insets.equal = 10

    @property
    def frames(self) -> list[Rect]:
        return [node.frame for node in (self.section, self.body, self.footer)]


OPEN = [Rect(16, 38, 288, 120), Rect(10, 10, 268, 100), Rect(0, 166, 320, 30)]
FOLDED = [Rect(16, 30, 288, 0), Rect(10, 0, 268, 0), Rect(0, 38, 320, 30)]


def test_a_section_folds_up(ui: Layout) -> None:
    """Its height and the margin above it go; the footer keeps its own. Nothing else changes."""
    stage = Section(ui)
    ui.solve()
    before = ui.document
    assert (stage.frames, stage.section.gone) == (OPEN, Gone.NOT)
    stage.section.gone = Gone.VERTICALLY
    ui.solve()
    assert (stage.frames, ui.conflicts(), ui.freedom()) == (FOLDED, [], 0)
    assert (stage.section.gone, bool(stage.section.gone)) == (Gone.VERTICALLY, True)
    assert not stage.section.height.is_active
    assert stage.section.left_inset.is_active
    assert stage.body.left_inset.is_active
    assert not stage.body.top_inset.is_active
    stage.section.gone = Gone.NOT
    ui.solve()
    assert (stage.frames, ui.document) == (OPEN, before)


@pytest.mark.parametrize("first", list(Gone))
@pytest.mark.parametrize("second", list(Gone))
def test_how_it_came_to_be_gone_does_not_show(ui: Layout, first: Gone, second: Gone) -> None:
    stage = Section(ui)
    stage.section.gone = first
    ui.solve()
    stage.section.gone = second
    ui.solve()
    fresh = Layout()
    other = Section(fresh)
    other.section.gone = second
    fresh.solve()
    assert (stage.frames, stage.section.gone) == (other.frames, second)
    assert ui.document == fresh.document


@pytest.mark.parametrize("gone", list(Gone))
def test_a_document_has_it(ui: Layout, gone: Gone) -> None:
    stage = Section(ui)
    stage.section.gone = gone
    ui.solve()
    word = {
        Gone.NOT: None,
        Gone.FULLY: "gone",
        Gone.HORIZONTALLY: "gone-horizontally",
        Gone.VERTICALLY: "gone-vertically",
    }[gone]
    words = [line.strip() for line in ui.document.splitlines() if line.strip().startswith("gone")]
    assert words == ([word] if word else [])
    copy = Layout()
    copy.read_document(ui.document)
    copy.solve()
    section = copy.find("section")
    assert section
    assert (section.gone, section.frame) == (gone, stage.section.frame)
    assert not compare(ui, copy)
    updated = Layout()
    other = Section(updated)
    updated.update(ui.document)
    updated.solve()
    assert (other.section.gone, other.frames) == (gone, stage.frames)


def test_what_is_no_way_of_being_gone(ui: Layout) -> None:
    box = ui.node("box")
    box.gone = Gone.VERTICALLY
    for wrong in 4, "vertically", None:
        with pytest.raises(TypeError, match=f"True or False is needed, not {wrong!r}"):
            box.gone = wrong  # type: ignore[assignment]
    assert box.gone == Gone.VERTICALLY
    with pytest.raises(KeepError, match="gone-sideways"):
        Layout().read_document("keeplayout 1\nnode 1\n  gone-sideways\n")


def test_sizes_that_relate_both_axes(ui: Layout) -> None:
    """Of a folded node, what mentions its height says nothing more of its width."""
    window = ui.node("window", size=(400, 300))
    box, other = window.node("box"), window.node("other")
    box.left_inset.equal = box.top_inset.equal = 20
    box.aspect_ratio.equal = 2
    box.width.equal = 80
    made = [ui.equation(words, {"box": box, "other": other}) for words in (
        "other.height == 0.5 * box.height", "other.width == 0.5 * box.width",
        "other.left == other.width + box.height + 5")]  # fmt: skip
    ui.solve()
    assert [box.frame, other.frame] == [Rect(20, 20, 80, 40), Rect(85, 0, 40, 20)]
    box.gone = Gone.VERTICALLY
    ui.solve()
    assert [box.frame, other.frame] == [Rect(20, 0, 80, 0), Rect(45, 0, 40, 0)]
    assert [each.is_active for each in made] == [False, True, True]
    assert not box.aspect_ratio.is_active
    assert ui.conflicts() == []
    box.gone = Gone.HORIZONTALLY
    ui.solve()
    assert (box.frame.left, box.frame.width, box.frame.top) == (0, 0, 20)
    assert [each.is_active for each in made] == [True, False, True]


def test_margins_safe_areas_and_baselines(ui: Layout) -> None:
    """They go along the axis alone; inside, they reach as far as before along the other."""
    window = ui.node("window", size=(400, 300))
    window.safe_area = (44, 20, 0, 0)
    box = window.node("box")
    box.insets.equal = 0
    box.margins = 8
    inner = box.node("inner")
    inner.insets.equal = 0
    inner.content_size = (10, 10)
    box.gone = Gone.VERTICALLY
    ui.solve()
    assert box.frame == Rect(0, 0, 400, 0)
    assert box.effective_safe_area == Insets(0, 20, 0, 0)
    assert box.effective_margins == Insets(0, 28, 0, 8)
    assert inner.effective_safe_area.left == 20
    assert box.margins == Insets(8, 8, 8, 8)
    box.gone = Gone.HORIZONTALLY
    ui.solve()
    assert box.frame == Rect(0, 0, 0, 300)
    assert box.effective_safe_area == Insets(44, 0, 0, 0)
    box.alignment_insets = (1, 2, 3, 4)
    ui.solve()
    assert box.frame == Rect(0, -1, 0, 304)


def test_what_is_measured_is_inactive(ui: Layout) -> None:
    """1000 of text in lines of 20: at 250 wide four of them. It is not asked while folded."""
    asked: list[float] = []

    def measure(width: float) -> float:
        asked.append(width)
        return 20 * -(-1000 // max(1, width))

    window = ui.node("window", size=(250, 300))
    label = window.node("label")
    label.horizontal_insets.equal = label.top_inset.equal = 0
    label.measure = measure
    for gone, size in (
        (Gone.NOT, (250, 80)), (Gone.VERTICALLY, (250, 0)), (Gone.HORIZONTALLY, (0, 0)),
        (Gone.NOT, (250, 80)),
    ):  # fmt: skip
        label.gone = gone
        ui.solve()
        assert (label.frame.width, label.frame.height) == size
    assert asked == [250]


def test_questions(ui: Layout) -> None:
    """A folded node fits its width alone, and is ambiguous along the other axis alone."""
    window = ui.node("window", size=(400, 300))
    box = window.node("box")
    box.left_inset.equal = box.top_inset.equal = 0
    inner, loose = box.node("inner"), box.node("loose")
    inner.insets.equal = 5
    inner.content_size = (40, 120)
    loose.size.equal = 0
    box.gone = Gone.VERTICALLY
    ui.solve()
    assert box.fitting_size() == Size(50, 0)
    assert box.size_range(Axis.VERTICAL) == (0, 0)
    open_ones = [each.attribute for each in ui.ambiguous() if each.attribute.node == loose]
    assert open_ones == [loose.left_inset]
    assert window.node_at(3, 0) == window


# Containers


def boxes(ui: Layout) -> tuple[Node, list[Node]]:
    """Three of 60 x 40 in a window."""
    window = ui.node("window", size=(400, 300))
    members = [window.node(name) for name in "abc"]
    for box in members:
        box.content_size = (60, 40)
    return window, members


@pytest.mark.parametrize("align", [each for each in Align if each != Align.NONE])
def test_all_of_a_row_fold(ui: Layout, align: Align) -> None:
    """It is as high as its padding, and as long as before."""
    window, members = boxes(ui)
    row = window.row(*members, gap=10, padding=5, align=align)
    row.left_inset.equal = row.top_inset.equal = 0
    for member in members:
        member.gone = Gone.VERTICALLY
    ui.solve()
    assert row.frame == Rect(0, 0, 210, 10)
    assert [each.frame for each in members] == [Rect(x, 5, 60, 0) for x in (5, 75, 145)]
    assert (ui.conflicts(), ui.freedom()) == ([], 0)


# Animation


def test_it_shrinks_and_continues_from_where_it_is(ui: Layout) -> None:
    """120 to 0 in a second: 90 after a quarter, 60 after half. There it is unfolded, at a speed of
    -120: after another half it is 120 - 60 / 2 - 120 * 0.5 * 0.5**2 = 75, and 120 in the end."""
    stage = Section(ui)
    ui.solve()
    with ui.animate(1, curve=Curve.LINEAR):
        stage.section.gone = Gone.VERTICALLY
    assert stage.frames == FOLDED
    ui.advance(0.25)
    assert stage.section.presented_frame == Rect(16, 36, 288, 90)
    assert stage.body.presented_frame == Rect(10, 7.5, 268, 75)
    assert stage.footer.presented_frame == Rect(0, 134, 320, 30)
    ui.advance(0.25)
    with ui.animate(1, curve=Curve.LINEAR):
        stage.section.gone = Gone.NOT
    assert stage.section.presented_frame == Rect(16, 34, 288, 60)
    ui.advance(0.5)
    assert stage.section.presented_frame.height == pytest.approx(75)
    ui.advance(0.5)
    assert [stage.section.presented_frame, stage.footer.presented_frame] == [OPEN[0], OPEN[2]]


def test_a_document_that_folds_it_in_an_animation(ui: Layout) -> None:
    stage = Section(ui)
    ui.solve()
    stage.section.gone = Gone.VERTICALLY
    folded = ui.document
    stage.section.gone = Gone.NOT
    ui.solve()
    with ui.animate(1, curve=Curve.LINEAR):
        ui.update(folded)
    ui.advance(0.5)
    assert stage.section.presented_frame == Rect(16, 34, 288, 60)


def test_a_required_size_of_what_is_inside(ui: Layout) -> None:
    """It is inactive along the axis, until a rollback brings it back."""
    stage = Section(ui)
    stage.body.height.equal = 500 @ REQUIRED
    stage.section.height.equal = None
    ui.solve()
    assert stage.section.frame.height == 520

    def fold() -> None:
        with ui.transaction():
            stage.section.gone = Gone.VERTICALLY
            ui.solve()
            assert stage.section.frame.height == 0
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fold()
    ui.solve()
    assert (stage.section.gone, stage.section.frame.height) == (Gone.NOT, 520)


def test_an_axis_is_not_taken_for_gone() -> None:
    """Axis.VERTICAL is 1, as is True."""
    node = Layout().node()
    with pytest.raises(TypeError, match="a Gone is needed"):
        node.gone = Axis.VERTICAL  # type: ignore[assignment]
    assert node.gone is Gone.NOT
