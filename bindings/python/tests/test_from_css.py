"""from-css: flexible boxes and grids as layouts. Inputs are made here; frames are calculated by
hand, after CSS Flexible Box Layout, CSS Grid Layout, and Yoga's documentation of its defaults."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

import pytest
from keeplayout import Layout, Size
from keeplayout.__main__ import main
from keeplayout.importers.css import IMPORTER, properties, read
from keeplayout.importers.css.declarations import of_mapping, of_text
from keeplayout.importers.source import MOST_DEPTH, File, Place, UnreadableError
from keeplayout.importers.text import Letter
from keeplayout.importers.unsaid import Unsaid


def _layouts(text: str, unsaid: Unsaid | None = None, **options: Any) -> list[Layout]:
    given = argparse.Namespace(
        **{"defaults": None, "size": None, "letter": Letter(10, 10)} | options
    )
    file = File("page", text.encode())
    counted = Unsaid() if unsaid is None else unsaid
    return [scene.layout for scene in IMPORTER.scenes(file, given, counted)]


def _frames(text: str, **options: Any) -> dict[str, tuple[float, ...]]:
    """The frames of all boxes that have a name, all of which can be said."""
    unsaid = Unsaid()
    (layout,) = _layouts(text, unsaid, **options)
    assert not unsaid.left_out
    return _named(layout)


def _named(layout: Layout) -> dict[str, tuple[float, ...]]:
    waiting, found = [layout.find("root")], {}
    while waiting:
        node = waiting.pop()
        assert node is not None
        if node.name:
            found[node.name] = tuple(node.frame)
        waiting += node.children
    return found


def _left_out(text: str, **options: Any) -> set[str]:
    unsaid = Unsaid()
    _layouts(text, unsaid, **options)
    return set(unsaid.left_out)


def _row(style: str, *members: str) -> str:
    """A row of 300 x 100 with members a, b, c."""
    inside = "".join(
        f'<div id="{name}" style="{each}"></div>'
        for name, each in zip("abcdef", members, strict=False)
    )
    return (
        f'<div id="root" style="display: flex; width: 300px; height: 100px; {style}">{inside}</div>'
    )


# Along the main axis


def test_members_grow_from_a_basis_and_shrink_by_factors() -> None:
    """300 less 40, halved; 300 in 200, in proportion to 200 and 2 x 100, 50 each."""
    found = _frames(_row("", "flex: 1 1 40px", "flex: 1"))
    assert found["a"] == (0, 0, 170, 100)
    assert found["b"] == (170, 0, 130, 100)
    text = _row("", "width: 200px", "width: 100px; flex-shrink: 2").replace("300px", "200px")
    assert _frames(text)["a"] == (0, 0, 150, 100)


@pytest.mark.parametrize(
    ("style", "width"),
    [("", 60), ("min-width: 0", 40), ("overflow: hidden", 40), ("flex: 1", 60)],
)
def test_text_keeps_its_longest_word(style: str, width: float) -> None:
    """min-width: auto is the longest word, of 60 here, in a row of 40."""
    inside = f'<p id="a" style="margin: 0; {style}">ab abcdef</p>'
    text = f'<div id="root" style="display: flex; width: 40px">{inside}</div>'
    assert _frames(text)["a"][2] == width


def test_growing_takes_what_is_left() -> None:
    found = _frames(_row("gap: 10px", "width: 50px; flex-shrink: 0", "flex: 1", "flex: 2"))
    assert found["a"] == (0, 0, 50, 100)
    assert found["b"] == pytest.approx((60, 0, 230 / 3, 100))  # 300 - 50 - 2 gaps
    assert found["c"] == pytest.approx((70 + 230 / 3, 0, 460 / 3, 100))


@pytest.mark.parametrize(
    ("justify", "lefts"),
    [
        ("flex-start", (0, 60)),
        ("center", (90, 150)),
        ("flex-end", (180, 240)),
        ("space-between", (0, 240)),
        ("space-evenly", (60, 180)),
        ("space-around", (45, 195)),
    ],
)
def test_what_is_left_is_distributed(justify: str, lefts: tuple[float, float]) -> None:
    found = _frames(_row(f"justify-content: {justify}", "width: 60px", "width: 60px"))
    assert (found["a"][0], found["b"][0]) == lefts


@pytest.mark.parametrize(
    ("style", "lefts"),
    [
        ("flex-direction: row-reverse", (240, 180)),
        ("direction: rtl", (240, 180)),
        ("direction: rtl; flex-direction: row-reverse", (0, 60)),
        ("flex-direction: row-reverse; justify-content: flex-end", (60, 0)),
    ],
)
def test_rows_from_the_end(style: str, lefts: tuple[float, float]) -> None:
    found = _frames(_row(style, "width: 60px", "width: 60px"))
    assert (found["a"][0], found["b"][0]) == lefts


def test_columns_from_the_end() -> None:
    found = _frames(_row("flex-direction: column-reverse", "height: 20px", "height: 30px"))
    assert found["a"] == (0, 80, 300, 20)
    assert found["b"] == (0, 50, 300, 30)


def test_margins_are_around_and_auto_ones_take_what_is_left() -> None:
    found = _frames(_row("", "width: 60px; margin: 5px 10px", "width: 60px; margin-left: auto"))
    assert found["a"] == (10, 5, 60, 90)
    assert found["b"] == (240, 0, 60, 100)


def test_margins_do_not_count_as_shares() -> None:
    found = _frames(_row("", "flex: 1; margin-left: 20px; margin-right: 10px", "flex: 1"))
    assert found["a"] == (20, 0, 135, 100)  # (300 - 30) / 2
    assert found["b"] == (165, 0, 135, 100)


def test_order_and_contents() -> None:
    text = (
        '<div id="root" style="display: flex; width: 300px; height: 100px">'
        '<div style="display: contents"><div id="a" style="width: 10px; order: 2"></div></div>'
        '<div id="b" style="width: 20px"></div>'
        '<div id="gone" style="display: none; width: 30px"></div></div>'
    )
    found = _frames(text)
    assert (found["a"][0], found["b"][0]) == (20, 0)
    assert found["gone"][2:] == (0, 0)


# Sizes


def test_padding_is_inside_or_outside() -> None:
    words = "width: 100px; height: 50px; padding: 10px; border: 2px solid"
    assert _frames(f'<div id="root" style="{words}"></div>')["root"] == (0, 0, 124, 74)
    words += "; box-sizing: border-box"
    assert _frames(f'<div id="root" style="{words}"></div>')["root"] == (0, 0, 100, 50)


def test_percent_of_what_is_inside_the_padding() -> None:
    found = _frames(_row("padding: 0 50px", "width: 50%; height: 25%; margin-left: 10px"))
    assert found["root"] == (0, 0, 400, 100)
    assert found["a"] == (60, 0, 150, 25)


def test_limits_win_over_sizes() -> None:
    found = _frames(_row("", "width: 200px; max-width: 40%", "width: 10px; min-width: 30px"))
    assert found["a"][2] == 120
    assert found["b"][2] == 30


def test_what_shrinks_keeps_its_least_size_and_is_never_larger() -> None:
    style = "flex-direction: column; height: 60px; align-items: flex-start"
    text = (
        f'<div id="root" style="display: flex; width: 300px; {style}">'
        '<div id="a" style="width: 20px; height: 100px; min-height: 40px"></div>'
        '<div id="b" style="height: 20px; flex-shrink: 0"></div></div>'
    )
    assert _frames(text)["a"] == (0, 0, 20, 40)
    inside = '<div id="b" style="width: 10px; height: 50px; flex-shrink: 0"></div>'
    held = f'<div id="a" style="display: flex; flex-direction: column; height: 10px">{inside}</div>'
    found = _frames(f'<div id="root" style="display: flex; {style}">{held}</div>')
    assert found["a"][3] == 10  # its height, and not that of what is in it
    assert found["b"][3] == 50


@pytest.mark.parametrize(
    ("style", "frame"),
    [
        ("width: calc(50% - 8px)", (0, 0, 142, 100)),
        ("width: calc((50% - 8px) / 2 + 2 * 10px); height: calc(100% - 1px * 2)", (0, 0, 91, 98)),
        ("width: 30px; margin: calc(1px + 2px) calc(10%)", (30, 3, 30, 94)),
        ("width: min(20px, 1in); height: max(1px, 2px, calc(1px + 2px))", (0, 0, 20, 3)),
        ("width: clamp(10px, 5px, 20px)", (0, 0, 10, 100)),
        ("width: 90%; max-width: calc(10% + 3px)", (0, 0, 33, 100)),
        ("width: calc(10% - 60px)", (0, 0, 0, 100)),
        ("position: absolute; left: calc(50% - 10px); width: 20px; height: 3px", (140, 0, 20, 3)),
        ("width: 10vw; height: 20vmin; margin-left: 1dvh", (5, 0, 40, 80)),
        ("width: calc(50vw - 4px)", (0, 0, 196, 100)),
        ("width: 30px; border: thin solid gold", (0, 0, 32, 100)),
        ("width: 30px; border: solid", (0, 0, 36, 100)),
        ("width: 30px; border: 4px none", (0, 0, 30, 100)),
        ("width: 30px; border: 2px solid var(--line)", (0, 0, 34, 100)),
    ],
)
def test_lengths_are_calculated(style: str, frame: tuple[float, ...]) -> None:
    """css-values-4, 6.1.2 (of a window of 400 x 500) and 10; CSS2 8.5 for borders."""
    found = _frames(_row("", f"flex-shrink: 0; {style}"), size=Size(400, 500))
    assert found["a"] == pytest.approx(frame)


def test_calculated_tracks_follow_the_grid() -> None:
    style = "flex: 1; display: grid; grid-template-columns: calc(50% - 20px)"
    text = _row("", "width: 100px; flex-shrink: 0", style)
    inside = '"><div id="c" style="height: 9px"></div></div></div>'
    assert _frames(text.replace('"></div></div>', inside))["c"][2] == 80  # half of 200, less 20


def test_a_window_that_nobody_says_is_assumed_or_left_out() -> None:
    unsaid = Unsaid()
    (layout,) = _layouts('<p id="root" style="width: 10vw; height: 10vh"></p>', unsaid)
    assert _named(layout)["root"] == (0, 0, 80, 60)
    assert "what is around: 800 x 600 (--size 320x568)" in unsaid.assumed
    tree = '{"name": "root", "style": {"width": "10vw"}}'
    assert _left_out(tree) == {"vw and vh of no window (--size 320x568)"}
    assert _frames(tree, size=Size(320, 100))["root"][2] == 32


def _widths(text: str, *sizes: float) -> list[list[float]]:
    """The widths of a, b, c in a root of some widths, as far as they are there."""
    (layout,) = _layouts(text)
    (root,), found = layout.roots, []
    for size in sizes:
        root.set_size(size, 100)
        layout.solve()
        nodes = [layout.find(name) for name in "abc"]
        found.append([round(node.frame.width, 6) for node in nodes if node is not None])
    return found


def test_what_is_missing_is_shared_in_proportion() -> None:
    """Flexible Box Layout, 9.7: a factor times the base size. Of 300 in 225 a quarter is missing;
    in 90 the least size of b is 60, and a and c share the other 30."""
    text = _row("", "width: 120px", "width: 90px; min-width: 60px", "flex-basis: 90px")
    assert not _left_out(text.replace("300px", "225px"))
    found = _widths(text, 300, 225, 90, 400)
    assert found[:2] == [[120, 90, 90], [90, 67.5, 67.5]]
    assert found[2] == pytest.approx([120 / 7, 60, 90 / 7])
    assert found[3] == [120, 90, 90]


def test_what_does_not_shrink_is_left_out_of_that() -> None:
    text = _row("", "width: 60px; flex-shrink: 0", "width: 200px", "width: 100px")
    assert _widths(text, 210) == [[60, 100, 50]]
    column = text.replace("display: flex", "display: flex; flex-direction: column")
    (layout,) = _layouts(column.replace("width", "height").replace("height: 300px", "width: 9px"))
    assert [node.frame.height for node in layout.roots[0].children] == pytest.approx(
        [60, 200 * 40 / 300, 100 * 40 / 300]
    )


@pytest.mark.parametrize(
    ("members", "what"),
    [
        (("width: 200px", "width: 100px; flex-shrink: 2"), None),
        (("width: 180px; margin-left: 20px", "width: 100px"), None),
        (("width: 150px", "width: 40px"), None),
    ],
)
def test_what_shrinks_otherwise_is_told_with_how_much(
    members: tuple[str, ...], what: str | None
) -> None:
    text = _row("", *members).replace("300px", "200px")
    assert _left_out(text) == ({f"how members of a row shrink: {what}"} if what else set())
    assert not _left_out(_row("", *members))  # in 300 nothing is missing


def test_words_shrink_as_far_as_their_longest() -> None:
    inside = '<p id="a">aaaa bbbb cccc</p><p id="b">dd</p>'
    text = f'<div id="root" style="display: flex; width: {{}}px">{inside}</div>'
    assert not _left_out(text.format(160))
    assert not _left_out(text.format(100))  # 80 of 140, and 20, which is a word


def test_aspect_ratio() -> None:
    found = _frames(_row("align-items: flex-start", "width: 80px; aspect-ratio: 16 / 9"))
    assert found["a"] == (0, 0, 80, 45)


def test_text_wraps_at_the_size_of_letters() -> None:
    text = '<div id="root" style="width: 70px"><p id="a">aaa bbb cc</p></div>'
    assert _frames(text)["a"] == (0, 0, 70, 20)  # "aaa bbb" is 70 wide


# Across


@pytest.mark.parametrize(
    ("align", "top", "height"),
    [("stretch", 0, 100), ("flex-start", 0, 20), ("center", 40, 20), ("flex-end", 80, 20)],
)
def test_alignment_across(align: str, top: float, height: float) -> None:
    size = "" if align == "stretch" else "; height: 20px"
    found = _frames(_row("", f"width: 60px; align-self: {align}{size}"))
    assert found["a"] == (0, top, 60, height)


def test_baselines_of_boxes_are_their_bottoms() -> None:
    found = _frames(_row("align-items: baseline", "height: 50px", "height: 20px"))
    assert (found["a"][1], found["b"][1]) == (0, 30)


def test_lines_of_a_flow() -> None:
    style = "flex-wrap: wrap; align-content: flex-start; gap: 5px 10px"
    found = _frames(_row(style, *["width: 140px; height: 20px"] * 3))
    assert found["b"] == (150, 0, 140, 20)
    assert found["c"] == (0, 25, 140, 20)


# Absolute boxes


def test_absolute_boxes_are_in_what_has_a_position() -> None:
    text = """<div id="root" style="width: 200px; height: 100px; position: relative; padding: 10px;
        border: 5px solid; box-sizing: border-box"><div id="a"><div id="b" style="position:
        absolute; right: 10px; bottom: 20%; width: 50%; height: 10px"></div></div></div>"""
    found = _frames(text)
    # Within the border it is 190 x 90: the right edge at 185, the bottom edge at 77 in the root,
    # and the box that it is in begins at 15, 15.
    assert found["b"] == pytest.approx((185 - 95 - 15, 77 - 10 - 15, 95, 10))


def test_insets_of_absolute_boxes_are_attributes() -> None:
    style = "position: absolute; right: 24px; bottom: 8px; width: 20px; height: 10px"
    (layout,) = _layouts(_row("border: 1px solid; position: relative", style))
    assert _named(layout)["a"] == (302 - 1 - 24 - 20, 102 - 1 - 8 - 10, 20, 10)
    assert "right-inset = 25\n" in layout.document
    assert "sum" not in layout.document


def test_absolute_boxes_without_insets_are_where_a_member_would_be() -> None:
    style = "justify-content: center; align-items: flex-end"
    found = _frames(_row(style, "position: absolute; width: 20px; height: 10px"))
    assert found["a"] == (140, 90, 20, 10)


def test_relative_boxes_are_moved_alone() -> None:
    members = "width: 60px; position: relative; left: 5px; bottom: 3px", "width: 60px"
    found = _frames(_row("", *members))
    assert found["a"] == (5, -3, 60, 100)
    assert found["b"] == (60, 0, 60, 100)


# Grids


def test_tracks_of_a_grid() -> None:
    style = (
        "display: grid; grid-template-columns: 60px repeat(2, 1fr); gap: 10px; align-content: start"
    )
    found = _frames(_row(style, *["height: 20px"] * 4))
    assert found["b"] == (70, 0, 110, 20)
    assert found["d"] == (0, 30, 60, 20)


def test_tracks_as_their_content_and_shares_that_yield() -> None:
    """Of 300, 20 are the longest word, 60 a box, and the rest a share that 500 do not widen."""
    columns = "display: grid; grid-template-columns: min-content auto minmax(0, 1fr)"
    text = _row(columns, "", "width: 60px", "width: 500px").replace("></div>", ">aa bb</div>", 1)
    assert not _left_out(text)
    found = _frames(text)
    assert [found[name][0] for name in "abc"] == [0, 20, 80]
    assert found["c"][2] == 500
    text = _row("display: grid; grid-template-columns: auto auto", "width: 40px", "width: 60px")
    assert _frames(text)["b"] == (140, 0, 60, 100)  # each has 100 of what is left
    text = _row("display: grid; grid-template-columns: 0fr 1fr", "width: 40px", "")
    assert not _left_out(text)
    assert _frames(text)["b"][0] == 40


def test_baselines_of_a_grid() -> None:
    style = "display: grid; align-items: baseline; grid-template-columns: 50px 50px"
    found = _frames(_row(style, "height: 20px", "height: 30px"))
    assert [found[name][1] for name in "ab"] == [10, 0]


def test_cells_of_a_grid() -> None:
    style = "display: grid; grid-template: repeat(2, 50px) / repeat(3, 100px)"
    members = "grid-column: 2 / -1", "grid-row: 1 / span 2", "", "grid-area: 2 / 3"
    found = _frames(_row(style, *members))
    assert found["a"] == (100, 0, 200, 50)
    assert found["b"] == (0, 0, 100, 100)
    assert found["c"] == (100, 50, 100, 50)
    assert found["d"] == (200, 50, 100, 50)


def _in_cells(style: str, grid: str = "") -> tuple[float, ...]:
    """The frame of an absolute box in a grid with columns at 10, 60, 120 to 200 of 300 x 100."""
    columns = "padding: 5px 10px; column-gap: 10px; grid-template: 40px 40px / 40px 50px 80px"
    grid = f"position: relative; display: grid; box-sizing: border-box; {columns}; {grid}"
    return _frames(_row(grid, f"position: absolute; {style}"))["a"]


@pytest.mark.parametrize(
    ("style", "frame"),
    [
        ("grid-area: 1 / 2 / 3 / 4; inset: 0", (60, 5, 140, 80)),
        ("grid-area: 2 / 2 / 3 / 3; width: 100%; height: 50%", (60, 45, 50, 20)),
        ("grid-column: 2 / 3; left: 10%; top: 2px; width: 8px; height: 9px", (65, 2, 8, 9)),
        ("grid-column: 2 / span 2; right: 4px; top: 0; width: 8px; height: 9px", (188, 0, 8, 9)),
        ("grid-column-start: 2; inset: 1px", (61, 1, 238, 98)),  # to the edge of the padding
        ("grid-column-end: 2; inset: 1px", (1, 1, 48, 98)),
        ("grid-column: 2 / 9; inset: 0", (60, 0, 240, 100)),  # there is no line 9
        ("grid-column: -1; inset: 0", (200, 0, 100, 100)),
        ("grid-column: 2 / 3; width: 8px; height: 9px; justify-self: end", (102, 0, 8, 9)),
        ("grid-column: 2 / 3; inset: 0; margin: auto; width: 8px; height: 9px", (81, 45.5, 8, 9)),
    ],
)
def test_absolute_boxes_in_cells(style: str, frame: tuple[float, ...]) -> None:
    """CSS Grid, 9: a line that is not given, or that there is not, is the edge of the padding."""
    assert _in_cells(style) == frame


def test_absolute_boxes_in_cells_from_right_to_left() -> None:
    """The second column is from 110 to 60 before the right edge of 300."""
    inset = "inset: 0; direction: ltr"
    assert _in_cells(f"grid-column: 2 / 3; {inset}", "direction: rtl") == (190, 0, 50, 100)
    assert _in_cells(f"grid-column-start: 2; {inset}", "direction: rtl") == (0, 0, 240, 100)


def test_percents_of_cells() -> None:
    """Of margins and padding: of the width of the cells, 60 and 10 and 30."""
    style = "display: grid; grid-template: 50px / 60px 30px; column-gap: 10px"
    text = _row(style, "grid-column: span 2; margin: 10% 20%; padding-left: 5%")
    assert _frames(text)["a"] == (20, 10, 60, 30)
    text = _row("display: grid", "margin: 10%")  # one column takes all of it
    assert _frames(text)["a"] == (30, 30, 240, 40)


def test_rows_take_what_is_left_beside_what_has_members() -> None:
    """Of 100 rows need 50 and 20: each gets 15 of the rest."""
    text = _row("display: grid", "height: 50px", "display: flex; height: 20px")
    text = text.replace("></div></div>", '><div style="height: 10px"></div></div></div>')
    assert _frames(text)["b"][1] == 65


def test_shares_keep_to_themselves_what_overflows_them() -> None:
    """Of 60, a half each; a box of 100 makes no row of minmax(0, 1fr) larger."""
    style = "display: grid; height: 60px; grid-template-rows: repeat(2, minmax(0, 1fr))"
    text = _row(style, "display: flex", "")
    text = text.replace("></div><div", '><div style="height: 100px"></div></div><div', 1)
    assert [_frames(text)[name][1] for name in "ab"] == [0, 30]


def _resized(layout: Layout, width: float) -> dict[str, tuple[float, ...]]:
    root = layout.find("root")
    assert root is not None
    root.set_size(width, None)
    layout.solve()
    return _named(layout)


def _columns(tracks: str, width: int, *members: str) -> str:
    """A grid of some columns with members a, b, c, which is as high as they need."""
    style = f"display: grid; width: {width}px; height: auto; grid-template-columns: {tracks}"
    return _row(style, *members)


def test_columns_by_room_are_others_in_another_window() -> None:
    """Of 120 at least with gaps of 10: three of 120, two of 145 or 184.5, as 3 * 130 > 389."""
    tracks = "repeat(auto-fill, minmax(120px, 1fr)); gap: 10px"
    (layout,) = _layouts(_columns(tracks, 380, *["height: 20px"] * 4))
    assert "repeats fill" in layout.document
    for width, column, count in ((380, 120, 3), (300, 145, 2), (379, 184.5, 2), (100, 120, 1)):
        found = _resized(layout, width)
        for at, name in enumerate("abcd"):
            row, place = divmod(at, count)
            wanted = (place * (column + 10), row * 30, column, 20)
            assert found[name] == pytest.approx(wanted), (width, name)


def test_columns_by_the_room_that_others_leave() -> None:
    """Two of 100 fit in 300 less 80, and three beside each other in 400."""
    style = "display: grid; flex: 1; grid-template-columns: repeat(auto-fill, 100px)"
    inside = "".join(f'<div id="{name}" style="height: 20px"></div>' for name in "abc")
    grid = f'<div style="{style}">{inside}</div>'
    text = f'<div style="width: 80px"></div>{grid}'
    text = f'<div id="root" style="display: flex; width: 300px; align-items: start">{text}</div>'
    (layout,) = _layouts(text)
    assert _frames(text)["c"] == (0, 20, 100, 20)
    assert _resized(layout, 400)["c"] == (200, 0, 100, 20)
    held = text.replace('"a" style="', '"a" style="width: 50%; ')
    assert _left_out(held) == {"tracks of grids: repeat(auto-fill, ...) in what is not known"}


@pytest.mark.parametrize("inside", ["", '<p style="width: 110px"></p>'])
@pytest.mark.parametrize(
    "member", ["", "width: 50%", "grid-column: 1 / 3", "grid-column: 2 / -1", "max-width: 50px"]
)
def test_columns_that_members_hang_on_are_as_many_as_now(member: str, inside: str) -> None:
    """By a share, a line, or as what is inside would make them larger."""
    text = _columns("repeat(auto-fill, 100px)", 300, member)
    (layout,) = _layouts(text.replace("></div></div>", f">{inside}</div></div>"))
    assert ("repeats" in layout.document) == (not member and not inside)


def test_auto_fit_drops_what_nobody_is_in() -> None:
    """Five of 90 with gaps of 10 fit in 500; the first, third and fourth share it: 160 each."""
    tracks = "repeat(auto-fit, minmax(90px, 1fr)); gap: 10px"
    found = _frames(
        _columns(
            tracks, 500, "grid-column: 3 / span 2; height: 20px", "grid-column: 1; height: 10px"
        )
    )
    assert found["a"] == (170, 0, 330, 20)
    assert found["b"] == (0, 30, 160, 10)


def test_members_find_their_cells_again() -> None:
    """The second one has two cells beside the last one, and the first two when the first goes."""
    members = *["grid-column: span 2; height: 20px"] * 2, "grid-row: 2"
    (layout,) = _layouts(_columns("100px 100px 100px", 300, *members))
    found = _named(layout)
    assert [found[name][:2] for name in "abc"] == [(0, 0), (100, 20), (0, 20)]
    first = layout.find("a")
    assert first is not None
    first.destroy()
    layout.solve()
    found = _named(layout)
    assert [found[name][:2] for name in "bc"] == [(0, 0), (0, 20)]


def test_columns_first_and_dense() -> None:
    style = "display: grid; grid-template: 50px 50px / 100px 100px; grid-auto-flow: column dense"
    found = _frames(_row(style, "", "grid-row: span 2", ""))
    assert found["b"] == (100, 0, 100, 100)
    assert found["c"] == (0, 50, 100, 50)


def test_areas_of_a_grid() -> None:
    style = (
        "display: grid; grid-template-columns: 100px 200px; grid-template-rows: 40px 60px; "
        "grid-template-areas: 'head head' 'side main'"
    )
    found = _frames(_row(style, "grid-area: main", "grid-area: head", "grid-area: side"))
    assert found["a"] == (100, 40, 200, 60)
    assert found["b"] == (0, 0, 300, 40)
    assert found["c"] == (0, 40, 100, 60)


def test_repeated_tracks_fill_what_is_known() -> None:
    style = "display: grid; grid-template-columns: repeat(auto-fill, minmax(90px, 1fr)); gap: 15px"
    found = _frames(_row(style + "; align-content: start", *["height: 10px"] * 4))
    # Two of 90 and a gap are 195; a third makes it 300 exactly.
    assert found["c"] == (210, 0, 90, 10)
    assert found["d"] == (0, 25, 90, 10)


# What is around


@pytest.mark.parametrize("display", ["block", "flex", "grid", "flow-root"])
def test_a_root_without_a_width_is_as_wide_as_the_window(display: str) -> None:
    text = f'<div id="root" style="display: {display}; margin: 0 10px; padding: 5px">'
    text += '<div id="a" style="flex: 1; height: 10px"></div></div>'
    found = _frames(text, size=Size(320, 568))
    assert found["root"] == (10, 0, 300, 20)  # within its margins, around its padding
    assert found["a"] == (5, 5, 290, 10)
    assert found["root"] == _frames(text.replace("margin", "width: 290px; margin"))["root"]


@pytest.mark.parametrize("style", ["display: inline-flex", "position: absolute; display: flex"])
def test_a_root_in_a_line_or_out_of_it_is_as_wide_as_its_content(style: str) -> None:
    text = f'<div id="root" style="{style}"><div id="a" style="width: 40px"></div></div>'
    assert _frames(text, size=Size(320, 568))["root"][2] == 40


def test_a_limit_of_a_root_holds_in_a_window() -> None:
    text = '<div id="root" style="max-width: 200px; height: 10px"></div>'
    assert _frames(text, size=Size(320, 568))["root"] == (0, 0, 200, 10)
    assert _frames(text, size=Size(120, 568))["root"] == (0, 0, 120, 10)


def test_a_root_of_yoga_is_as_large_as_what_is_around() -> None:
    text = json.dumps({"name": "root", "children": [{"name": "a", "style": {"flex": 1}}]})
    assert _frames(text, size=Size(320, 568))["a"] == (0, 0, 320, 568)


def test_what_is_around_is_assumed_where_nobody_says_it() -> None:
    unsaid = Unsaid()
    (layout,) = _layouts('<div id="root" style="height: 10px"></div>', unsaid)
    assert _named(layout)["root"] == (0, 0, 800, 10)
    assert list(unsaid.assumed) == ["what is around: 800 x 600 (--size 320x568)"]
    unsaid = Unsaid()
    _layouts('{"style": {"height": 10}}', unsaid)
    assert list(unsaid.assumed) == ["what is around: as large as the content (--size 320x568)"]
    for sized in '<p style="width: 10px"></p>', "<span></span>":
        unsaid = Unsaid()
        _layouts(sized, unsaid)
        assert not any("around" in kind for kind in unsaid.assumed)


# Lines of text


def _texts(text: str, **options: Any) -> list[tuple[float, ...]]:
    """The frames of the root's children, or of the root where there is none."""
    (layout,) = _layouts(text, **options)
    root = layout.find("root")
    assert root is not None
    return [tuple(each.frame) for each in root.children or [root]]


@pytest.mark.parametrize(
    ("inside", "letters", "lines"),
    [
        ("Some <b>bold</b> text", 14, 1),
        ("Some<b>\n bold\n</b>text", 14, 1),
        ("<i>Some <b><u>bold</u></b></i> text", 14, 1),
        ("one<br>three", 5, 2),
        ("one<br/>  <b>three<br>seven</b><br>", 5, 3),  # the last one begins no line
        ("one<br><br>three", 5, 3),
        ("a&nbsp;b &amp; c", 7, 1),
        ('so <a href="x">it</a> is<span hidden> not</span> so', 11, 1),
    ],
)
def test_words_in_elements_are_words_of_the_line(inside: str, letters: int, lines: int) -> None:
    unsaid = Unsaid()
    text = f'<div id="root" style="display: inline-block">{inside}</div>'
    (layout,) = _layouts(text, unsaid)
    assert not unsaid
    assert _named(layout)["root"] == (0, 0, letters * 10, lines * 10)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("<ul><li>one<li>two<ul><li>in</ul><li>six</ul>",
         "<ul><li>one</li><li>two<ul><li>in</li></ul></li><li>six</li></ul>"),
        ("<div><p>one<p>two<div>six</div></div>", "<div><p>one</p><p>two</p><div>six</div></div>"),
        ("<dl><dt>a<dd>b<dt>c</dl>", "<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>"),
        ("<table><tr><td>1<td>2<tbody><tr><th>3</table>",
         ("<table><tr><td>1</td><td>2</td></tr><tbody><tr><th>3</th></tr></tbody></table>")),
        ("<html><head><title>x</title><body style='margin: 8px'><p>one",
         "<html><head><title>x</title></head><body style='margin: 8px'><p>one</p></body></html>"),
        ("<head><meta charset=utf-8><p>one</p>", "<p>one</p>"),
    ],
)  # fmt: skip
def test_end_tags_that_html_does_not_need(text: str, same: str) -> None:
    """HTML, 13.1.2.4."""
    (found,), (wanted,) = _layouts(text), _layouts(same)
    assert found.document == wanted.document


def test_a_long_word_is_broken_where_the_file_allows_it() -> None:
    text = '<div id="root" style="width: 60px">aaaa<wbr>bbbb</div>'
    assert _frames(text)["root"] == (0, 0, 60, 20)


def test_words_beside_boxes_have_boxes_of_their_own() -> None:
    inside = 'head <b>of</b> <p style="height: 30px"></p> tail'
    found = _texts(f'<div id="root" style="width: 100px">{inside}</div>')
    assert found == [(0, 0, 100, 10), (0, 10, 100, 30), (0, 40, 100, 10)]
    row = '<div id="root" style="display: flex">one<b>two</b> and three</div>'
    assert _texts(row) == [(0, 0, 30, 10), (30, 0, 30, 10), (60, 0, 90, 10)]
    tree = {"name": "root", "children": ["one", {"text": "three\nfive"}]}
    assert _texts(json.dumps(tree)) == [(0, 0, 50, 10), (0, 10, 50, 20)]


def test_what_has_blocks_inside_is_a_block() -> None:
    inside = '<a id="a"><div id="b" style="height: 10px"></div></a>'
    found = _frames(f'<div id="root" style="width: 100px">{inside}</div>')
    assert found["a"] == found["b"] == (0, 0, 100, 10)


def test_boxes_that_a_line_would_have_are_left_out() -> None:
    padded = '<p>a <span style="padding: 4px">b</span></p>'
    assert _left_out(padded) == {"boxes of elements in lines of text"}
    pieces = "<p>a <button>b</button></p>", "<p><img width=4 height=4><img width=4 height=4></p>"
    for piece in pieces:
        assert "boxes beside each other in lines of text" in _left_out(piece)
    assert not _left_out("<p><img width=4 height=4></p>")


def test_text_with_margins_is_as_large_as_its_letters() -> None:
    text = (
        '<div id="root" style="width: 100px"><p id="a" style="margin: 5px 8px">four five</p></div>'
    )
    found = _frames(text)
    assert found["a"] == (8, 5, 84, 20)  # 100 - 16, of which a line of 90 has no place
    assert found["root"] == (0, 0, 100, 30)
    row = '<div id="root" style="display: flex"><p id="a" style="margin: 5px 8px">four</p></div>'
    assert _frames(row, size=Size(100, 50))["a"] == (8, 5, 40, 10)


@pytest.mark.parametrize(
    ("first", "second", "between"),
    [(10, 10, 10), (10, 4, 10), (4, 10, 10), (0, 7, 7), (10, -4, 6), (-4, -10, -10), (-4, 9, 5)],
)
def test_margins_between_blocks_collapse(first: int, second: int, between: int) -> None:
    """CSS 2.2, 8.3.1."""
    size = "height: 20px"
    inside = (
        f'<div id="a" style="{size}; margin-bottom: {first}px"></div>'
        f'<div id="b" style="{size}; margin-top: {second}px"></div>'
    )
    block = f'<div id="root" style="{{}}width: 50px; padding: 1px">{inside}</div>'
    assert _frames(block.format(""))["b"][1] == 21 + between
    column = _frames(block.format("display: flex; flex-direction: column; "))
    assert column["b"][1] == 21 + first + second


def test_margins_that_go_through_a_block_are_left_out() -> None:
    inner = '<div style="{}"><p style="margin: 8px 0; height: 4px"></p></div>'
    what = {"margins that go through what is around them"}
    assert _left_out(f"<div>{inner.format('')}</div>") == what
    for closed in "padding: 1px", "display: flow-root", "overflow: hidden", "display: flex":
        assert not _left_out(f"<div>{inner.format(closed)}</div>")
    assert not _left_out(f'<div style="display: flex">{inner.format("")}</div>')
    assert not _left_out(inner.format(""))  # nothing is around it that a margin could be in


def test_what_has_a_height_does_not_stretch_a_row_to_it() -> None:
    inside = '<div id="a" style="height: 10px"></div><div id="b">one<br>five<br>six</div>'
    found = _frames(f'<div id="root" style="display: flex">{inside}</div>', size=Size(100, 50))
    assert (found["a"][3], found["b"][3], found["root"][3]) == (10, 30, 30)


def test_what_grows_in_what_is_as_large_as_its_content_keeps_it() -> None:
    inside = '<p id="a" style="flex: 1">hello</p><p id="b" style="flex: 1">hi</p>'
    found = _frames(f'<div id="root" style="display: inline-flex">{inside}</div>')
    # Browsers share 70 as 35 and 35, of which the first gets 50: its longest word.
    assert (found["a"][2], found["b"][2]) == (50, 20)


def test_a_piece_of_a_line_is_as_wide_as_its_content() -> None:
    text = '<div id="root" style="width: 200px"><button id="a">four</button></div>'
    assert _frames(text)["a"] == (0, 0, 40, 10)


# What is not understood


@pytest.mark.parametrize(
    ("style", "what"),
    [
        ("gap: banana", "gap: banana: a length is needed, such as 16px"),
        ("widht: 10px", 'widht: 10px: the nearest name is "width"'),
        ("flex-direction: rwo", 'flex-direction: rwo: the nearest word is "row"'),
        ("width: calc(50% - 4px", "width: calc(50% - 4px: a bracket is not closed"),
        ("width: 4px)", "width: 4px): a bracket closes nothing"),
        ("width: -5px", "width: -5px: 0 is the least"),
        ("width: 10xp", "width: 10xp: the unit is not known; a length is such as 16px"),
        ("width: 1fr",
         "width: 1fr: a length is needed, such as 16px; fr is for tracks of grids"),
        ("width: atuo", 'width: atuo: the nearest word is "auto"'),
        ("margin: 1px 2px 3px 4px 5px", "margin: 1px 2px 3px 4px 5px: 4 values are the most"),
        ("flex: 1 1 1px 1px", "flex: 1 1 1px 1px: 3 values are the most"),
        ("flex: much", "flex: much: a length is needed, such as 16px"),
        ("flex-grow: much", "flex-grow: much: a number is needed, such as 1"),
        ("order: nan", "order: nan: a number is needed, such as 1"),
        ("aspect-ratio: wide", "aspect-ratio: wide: a ratio is needed, such as 16 / 9"),
        ("justify-content: centre", 'justify-content: centre: the nearest word is "center"'),
        ("grid-template-columns: 1fr 2frr",
         "grid-template-columns: 1fr 2frr: the unit is not known; a length is such as 16px"),
        ("grid-template-columns: repeet(2, 1fr)",
         'grid-template-columns: repeet(2, 1fr): the nearest word is "repeat"'),
        ("grid-template-areas: head",
         "grid-template-areas: head: rows in quotes are needed, such as 'head head' 'side main'"),
        ("grid-row-start: 1 / 2",
         "grid-row-start: 1 / 2: a line is needed, such as 2, span 2, or a name"),
        ("position", "position: a property and a value are needed"),
        ("display: 'flex", "display: 'flex: a quote is not closed"),
        ("font: 'Arial; width: 4px", "font: 'Arial; width: 4px: a quote is not closed"),
        ("color: rgb(0; width: 4px", "color: rgb(0; width: 4px: a bracket is not closed"),
        ("border: 1px sold", 'border: 1px sold: the nearest word is "solid"'),
        ("border: thn solid", 'border: thn solid: the nearest word is "thin"'),
        ("border-top: 1px solid 2px",
         "border-top: 1px solid 2px: a width, a style and a color are the most"),
        ("border: 1px", "border: 1px: a border has a style, such as solid"),
        ("width: calc(50% - 4)", ("width: calc(50% - 4): "
         "a length and a number are not added; a length has a unit")),
        ("width: calc(2px * 2px)", "width: calc(2px * 2px): two lengths are not multiplied"),
        ("width: calc(2px / 0)", "width: calc(2px / 0): it divides by 0"),
        ("width: calc(1 + 1)",
         "width: calc(1 + 1): the result is a number; a length has a unit"),
        ("width: calc(50% -4px)", ('width: calc(50% -4px): it cannot be calculated before "-4px)"; '
         "an example is calc(50% - 8px)")),
        ("width: min(4px, 2)", ("width: min(4px, 2): "
         "a length and a number are not compared; a length has a unit")),
        ("width: clamp(4px, 2px)", "width: clamp(4px, 2px): clamp takes 3 of them"),
    ],
)  # fmt: skip
def test_a_style_that_means_nothing_is_told_and_not_taken(style: str, what: str) -> None:
    unsaid = Unsaid()
    text = _row("", f"height: 20px; {style}")
    (layout,) = _layouts(text.replace('"></div></div>', '"></div>\n</div>'), unsaid)
    assert {kind: str(at[0]) for kind, at in unsaid.misread.items()} == {what: "page:1"}
    (plain,) = _layouts(_row("", "height: 20px"))
    assert layout.document == plain.document


def test_an_earlier_declaration_stands_where_a_later_one_means_nothing() -> None:
    unsaid = Unsaid()
    (layout,) = _layouts(_row("", "width: 40px; width: banana"), unsaid)
    assert _named(layout)["a"][2] == 40
    assert len(unsaid.misread) == 1


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('{"style": {"paddng": 4}}', '"paddng": 4: the nearest name is "padding"'),
        ('{"style": {"flexDirecton": "row"}}',
         '"flexDirecton": "row": the nearest name is "flexDirection"'),
        ('{"style": {"alignItems": "centre"}}',
         '"alignItems": "centre": the nearest word is "center"'),
        ('{"style": {"width": true}}', '"width": true: a number or a text is needed'),
        ('{"style": 4}', "4: a style is an object, or text"),
        ('{"chidren": []}', '"chidren": the nearest name is "children"'),
        ('[{"id": "a"}, {"id": "a"}]', 'a second object has the id "a"'),
        ('<p id="a"></p><p id="a"></p>', 'a second element has the id "a"'),
        ('<p styel="width: 4px"></p>', 'styel="width: 4px": the nearest name is "style"'),
        ("<p><dvi></dvi></p>", "<dvi>: the nearest is <div>"),
        ('<p><img width="wide" height=4></p>',
         'width="wide": a number is needed, such as 40'),
        ("<p><![CDATA[x]]></p>", "<![CDATA[x: HTML has no such section"),
    ],
)  # fmt: skip
def test_names_that_nothing_has_are_told(text: str, what: str) -> None:
    unsaid = Unsaid()
    _layouts(text, unsaid)
    assert list(unsaid.misread) == [what]


def test_what_only_draws_is_counted_and_not_left_out() -> None:
    unsaid = Unsaid()
    style = "color: red; border-radius: 4px; --x: 3; -webkit-box-shadow: none; background: url(a;b)"
    _layouts(f'<p style="width: 4px; {style}" onclick="x" data-y="z" title="t"></p>', unsaid)
    assert not unsaid
    assert sorted(unsaid.passed) == [
        "--x", "-webkit-box-shadow", "background", "border-radius", "color", "data-y", "onclick",
        "title",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("<p></p>", {"<p> without the margins of browsers"}),
        ('<p style="margin: 0"></p>', set()),
        ("<h1></h1>", {"<h1> without the margins and fonts of browsers"}),
        ("<div></div>", set()),
    ],
)
def test_what_browsers_would_style_is_assumed_without(text: str, what: set[str]) -> None:
    unsaid = Unsaid()
    _layouts(text, unsaid, size=Size(100, 100))
    assert set(unsaid.assumed) == what


def test_every_property_that_is_asked_for_has_a_type() -> None:
    folder = Path(properties.__file__).parent
    pattern = re.compile(r'\.(?:word|length|number|text_of|says)\("([a-z-]+)"\)')
    asked = {name for path in folder.glob("*.py") for name in pattern.findall(path.read_text())}
    assert "flex-grow" in asked
    assert not asked - properties.INITIAL.keys()


# JSON


_TREE: dict[str, Any] = {
    "name": "root",
    "style": {"width": 200, "height": 100, "paddingHorizontal": 10, "gap": 4},
    "children": [
        {"name": "a", "style": {"height": 20, "marginStart": 6}},
        {"name": "b", "style": {"flex": 1, "alignSelf": "flex-end", "width": "50%"}},
        {"name": "c", "text": "four"},
    ],
}


def test_boxes_are_called_by_their_names_or_their_words_or_what_they_are() -> None:
    text = '<main><p id="a">one</p><p class="big b">two</p><p> three\n<b>words</b></p><img></main>'
    (layout,) = _layouts(text)
    (root,) = layout.roots
    assert [root.name, *(node.name for node in root.children)] == [
        "main", "a", "big", "three words", "img",
    ]  # fmt: skip
    (layout,) = _layouts('{"children": [{"type": "View"}, {}, {"text": "x"}]}')
    (root,) = layout.roots
    assert [root.name or "", *(node.name or "" for node in root.children)] == ["", "View", "", "x"]


def test_trees_of_json_have_the_defaults_of_yoga() -> None:
    found = _frames(json.dumps(_TREE))
    assert found["a"] == (16, 0, 174, 20)
    assert found["b"] == (100, 24, 90, 62)  # 100 - 20 - 10 of text - 2 gaps
    assert found["c"] == (10, 90, 180, 10)


def test_styles_are_lists_and_children_anything_as_in_react_native() -> None:
    style = '[{"width": 90}, [{"height": 40}, null, false, {"width": 200}]]'
    for children in (
        '{"name": "a", "style": {"height": 9}}',
        '[null, [{"name": "a", "style": {"height": 9}}], true]',
    ):
        text = f'{{"name": "root", "style": {style}, "children": {children}}}'
        assert _frames(text) == {"root": (0, 0, 200, 40), "a": (0, 0, 200, 9)}
    for nothing in "null", "[]", "false":
        assert _frames(f'{{"name": "root", "children": {nothing}}}')["root"][2:] == (0, 0)
    assert _frames('{"name": "root", "children": 12}')["root"][2:] == (20, 10)


def test_what_only_acts_in_components_is_counted_and_not_left_out() -> None:
    unsaid = Unsaid()
    _layouts('{"onPress": "x", "source": {}, "accessibilityLabel": "y", "when": 4}', unsaid)
    assert sorted(unsaid.passed) == ["accessibilityLabel", "onPress", "source"]
    assert list(unsaid.left_out) == ["when, which is not known"]


def test_what_means_nothing_in_json_is_told_with_its_own_line() -> None:
    unsaid = Unsaid()
    _layouts('{"style": [{"width": 4},\n{"widht": 1,\n"hieght": 2},\n7],\n"chidren": []}', unsaid)
    assert [at[0].line for at in unsaid.misread.values()] == [2, 3, 4, 5]


def test_the_defaults_are_an_option() -> None:
    text = _row("", "height: 20px").replace("display: flex; ", "")
    found = _frames(text, defaults="yoga")
    assert found["a"] == (0, 0, 300, 20)


def test_names_of_react_native_are_those_of_css() -> None:
    style = {"marginVertical": 4, "flexDirection": "row", "flex": 1}
    unsaid = Unsaid()
    assert of_mapping(style, Place("page", 1), unsaid) == {
        "margin-top": "4", "margin-bottom": "4", "flex-direction": "row", "flex-grow": "1",
        "flex-shrink": "1", "flex-basis": "0",
    }  # fmt: skip
    assert not unsaid


def test_lengths_without_a_unit_are_none_in_css() -> None:
    unsaid = Unsaid()
    found = of_text("width: 300; height: 0; margin: 4px 5", Place("page", 1), unsaid)
    assert found == {"height": "0"}  # a declaration is taken whole, or not at all
    assert list(unsaid.misread) == [
        "width: 300: a length has a unit, such as 300px",
        "margin: 4px 5: a length has a unit, such as 5px",
    ]


# What is left out


@pytest.mark.parametrize(
    ("style", "member", "what"),
    [
        ("", "flex: 1 1 40px", None),
        ("justify-content: space-around", "", None),
        ("flex-wrap: wrap", "width: 20px", None),
        ("flex-wrap: wrap-reverse; align-content: start", "", None),
        ("", "width: min(50%, 40px)",
         "min(50%, 40px), which depends on the size of what is around"),
        ("", "gap: 2cqw", "2cqw, which is not calculated"),
        ("", "height: var(--size, 4px)", "values of elsewhere: var()"),
        ("", "width: min-content", "sizes that are no plain length"),
        ("", "zoom: 2", "zoom"),
        ("", "foo-of-tomorrow: 2", "foo-of-tomorrow, which is not known"),
        ("", "float: left", "floats"),
        ("display: grid; grid-template-columns: subgrid", "", "tracks of grids: subgrid"),
        ("", "width: max(50%, 40px)",
         "max(50%, 40px), which depends on the size of what is around"),
        ("display: grid; grid-template-columns: min-content auto minmax(0, 1fr)", "", None),
        ("display: grid; gap: 1px; grid-template-columns: .2fr .3fr", "",
         "fractions below 1 in all"),
    ],
)  # fmt: skip
def test_what_is_left_out_is_counted(style: str, member: str, what: str | None) -> None:
    assert _left_out(_row(style, member)) == (set() if what is None else {what})


def test_growing_from_what_is_inside_is_left_out() -> None:
    boxes = '<div style="flex: 1 1 auto"><p>text</p></div><div style="flex: 1"></div>'
    style = "width: 300px; display: flex"
    assert _left_out(f'<div style="{style}">{boxes}</div>') == {"growing from what is inside"}
    assert not _left_out(_row("", "flex: 1 1 40px", "flex: 1"))


# The command


def test_the_command_writes_documents(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "page.html"
    path.write_text('<p id="one" style="width: 40px; height: 10px"></p>\n<p id="two">text</p>')
    assert main(["from-css", str(path), "--scene", "one"]) == 0
    out, error = capsys.readouterr()
    layout = Layout()
    layout.read_document(out)
    layout.solve()
    node = layout.find("one")
    assert node is not None
    assert tuple(node.frame) == (0, 0, 40, 10)
    assert "letters of 8 x 16" in error
    assert f"{path}:2" in error


def test_a_style_sheet_is_not_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "page.css"
    path.write_text("p { color: red }")
    assert main(["from-css", str(path)]) == 2
    what = f"{path}:1: a style sheet; HTML with inline styles is read, or JSON"
    assert what in capsys.readouterr().err


def test_the_guide_shows_what_its_example_draws() -> None:
    examples = Path(__file__).parents[1] / "examples"
    (scene,) = read(examples / "card.html")
    assert scene.layout.svg() == (examples / "from_css.svg").read_text("utf-8")


def test_what_is_around_is_an_option() -> None:
    text = '<div id="root" style="height: 50%"><div id="a" style="height: 10px"></div></div>'
    found = _frames(text, size=Size(320, 480))
    assert found["root"] == (0, 0, 320, 240)
    assert found["a"] == (0, 0, 320, 10)


# Bad input

_DEEP = "page:1: objects are nested too deep"
_LARGE = "page:1: a grid with more cells than a layout has"


def _grid(style: str, member: str) -> str:
    return f'<div style="display: grid; {style}"><p style="{member}"></p></div>'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("<div>\n<b>\n", "page:3: the file ends inside of <b> of line 2"),
        ("<div>\n<p>\n", "page:3: the file ends inside of <div> of line 1"),
        ('<div>\n<p style="width: 4px>a</p>',
         "page:2: the file ends inside of a tag, or of a quote in it"),
        ('<p style="width: 4px>a</p>\n<i id="b">c</i>',
         "page:2: </i> where <p> of line 1 is to be closed; a quote in line 1 is not closed"),
        ("<div>\n</p>", "page:2: </p> where <div> of line 1 is to be closed"),
        ("</div>", "page:1: </div> closes nothing"),
        ("words", "page:1: there is no element in it"),
        ("", "page:1: there is no element in it"),
        ('[{"style": {}},\n\n7]', "page:3: an object is needed, not '7'"),
        ('{"style":\n{', "page:2: no JSON: Expecting property name enclosed in double quotes"),
        ("[" * 100_000, _DEEP),
        ('{"children": [' * 300 + "]}" * 300, _DEEP),
        ('<?xml version="1.0"?>\n<document type="x"/>',
         ("page:2: no HTML: <document> is none of its elements; "
         "from-xib reads files of Interface Builder")),
        ("<androidx.constraintlayout.widget.ConstraintLayout/>",
         ("page:1: no HTML: <androidx.constraintlayout.widget.constraintlayout> is none of its "
         "elements; from-constraintlayout reads layouts of Android")),
        ("<dvi></dvi>", "page:1: no HTML: <dvi> is none of its elements; the nearest is <div>"),
        ("<note>4</note>", "page:1: no HTML: <note> is none of its elements"),
        ("<b>" * 1000, f"page:1: elements are nested more than {MOST_DEPTH} deep"),
        (_grid("grid-template-columns: repeat(99999, 1px)", ""), _LARGE),
        (_grid("", "grid-area: 1 / 1 / 9999 / 9999"), _LARGE),
    ],
)  # fmt: skip
def test_files_that_are_no_layout(text: str, message: str) -> None:
    with pytest.raises(UnreadableError) as raised:
        _layouts(text)
    assert str(raised.value) == message


@pytest.mark.parametrize(
    "style",
    [
        "width: 1e400px", "width: -5px", "width: nan", "flex: -1", "flex: 1e300", "order: x",
        "aspect-ratio: 0", "aspect-ratio: 1 / 0", "margin: -1e9px", "gap: -4px",
        "grid-column: 0", "grid-column: span 99999999", "padding: )(", "width: ''", "inset: 1e8%",
    ],
)  # fmt: skip
def test_values_that_mean_nothing_are_survived(style: str) -> None:
    for display in "flex", "grid", "block":
        text = f'<div style="display: {display}; {style}"><p style="{style}">a</p></div>'
        (layout,) = _layouts(text)
        assert not layout.document.count("nan")


# What is stretched as far as a limit: CSS2 10.4 (a greatest size is applied after the box is
# stretched, and says nothing of what is around), 10.3.3 (auto margins take what that leaves)

_WIDE = 'id="root" style="width: 1000px"'


@pytest.mark.parametrize(
    ("style", "frame"),
    [
        ("max-width: 600px; height: 20px", (0, 0, 600, 20)),
        ("width: 100%; max-width: 600px; height: 20px", (0, 0, 600, 20)),
        ("width: 80%; max-width: 50%; height: 20px", (0, 0, 500, 20)),
        ("width: 40%; max-width: 600px; height: 20px", (0, 0, 400, 20)),
        ("max-width: 600px; margin: 0 auto; height: 20px", (200, 0, 600, 20)),
        ("max-width: 2000px; margin: 0 auto; height: 20px", (0, 0, 1000, 20)),
        ("max-width: 600px; margin: 0 0 0 auto; height: 20px", (400, 0, 600, 20)),
        ("max-width: 600px; margin: 0 10px; height: 20px", (10, 0, 600, 20)),
        ("margin: 0 auto; height: 20px", (0, 0, 1000, 20)),
    ],
)
def test_a_limit_narrows_no_block_around(style: str, frame: tuple[float, ...]) -> None:
    found = _frames(f'<div {_WIDE}><div id="m"><div id="a" style="{style}"></div></div></div>')
    assert found["a"] == pytest.approx(frame)
    assert found["m"] == pytest.approx((0, 0, 1000, 20))


def test_a_limit_is_reached_around_a_row_that_follows_it() -> None:
    """A picture in a grid, whose row would be less high if all were narrower."""
    picture = '<img id="b" style="width: 100%; aspect-ratio: 2">'
    grid = f'<div style="display: grid; grid-template-columns: 1fr"><p>{picture}</p></div>'
    text = f'<div id="root"><div id="a" style="max-width: 600px; margin: 0 auto">{grid}</div></div>'
    for window, frame in (400, (0, 0, 400, 200)), (1000, (200, 0, 600, 300)):
        found = _frames(text, size=Size(window, 100))
        assert found["a"] == pytest.approx(frame)
        assert found["b"][2:] == pytest.approx(frame[2:])


def test_limits_within_limits_are_each_reached() -> None:
    inner = '<div id="b" style="max-width: 200px; height: 10px"></div>'
    middle = f'<div id="a" style="max-width: 300px">{inner}</div>'
    found = _frames(f'<div {_WIDE}><div id="m" style="max-width: 600px">{middle}</div></div>')
    assert [found[name][2] for name in "mab"] == pytest.approx([600, 300, 200])


def test_a_limit_narrows_no_column_of_json() -> None:
    inner = {"id": "k", "style": {"maxWidth": 200, "height": 20}}
    middle = {"id": "list", "style": {}, "children": [inner]}
    style = {"width": 400, "height": 200}
    found = _frames(json.dumps({"id": "root", "style": style, "children": [middle]}))
    assert found["list"] == pytest.approx((0, 0, 400, 20))
    assert found["k"] == pytest.approx((0, 0, 200, 20))


def test_a_limit_lowers_no_row() -> None:
    inner = '<div id="b" style="width: 30px; max-height: 60px"></div>'
    found = _frames(_row("", "display: flex").replace("></div></div>", f">{inner}</div></div>"))
    assert found["a"] == pytest.approx((0, 0, 30, 100))
    assert found["b"] == pytest.approx((0, 0, 30, 60))


def test_a_limit_narrows_no_column_of_a_grid() -> None:
    style = "display: grid; width: 600px; grid-template-columns: 1fr 1fr"
    inside = '<div id="a" style="max-width: 100px; height: 9px"></div><div id="b"></div>'
    found = _frames(f'<div id="root" style="{style}">{inside}</div>')
    assert found["a"] == pytest.approx((0, 0, 100, 9))
    assert found["b"] == pytest.approx((300, 0, 300, 9))


def test_what_is_limited_follows_what_is_around_it() -> None:
    text = '<div id="root"><div id="a" style="max-width: 600px; height: 20px"></div></div>'
    assert _frames(text, size=Size(1000, 500))["a"][2] == pytest.approx(600)
    assert _frames(text, size=Size(400, 500))["a"][2] == pytest.approx(400)


@pytest.mark.parametrize(
    ("outer", "style", "frame"),
    [
        ("height: 100px", "width: 50%", (0, 0, 150, 100)),
        ("height: 100px", "width: 80px", (0, 0, 80, 100)),
        ("height: 100px", "flex: 1", (0, 0, 300, 100)),
        ("height: 100px", "", (0, 0, 200, 100)),
        ("height: 100px", "width: 50%; align-self: center", (0, 12.5, 150, 75)),
        ("height: 100px", "width: 50%; margin-bottom: auto", (0, 0, 150, 75)),
        ("", "width: 50%", (0, 0, 150, 75)),
        ("", "flex: 1", (0, 0, 300, 150)),
        ("height: 100px; flex-direction: column", "height: 50px", (0, 0, 300, 50)),
    ],
)
def test_what_is_stretched_beside_a_size_needs_no_ratio(
    outer: str, style: str, frame: tuple[float, ...]
) -> None:
    """CSS Flexbox 9.4: a stretched item is as high as its line, whatever its ratio (here 2); of a
    line without a height the item says how high it is."""
    inside = f'<div id="a" style="aspect-ratio: 2; {style}"></div>'
    text = f'<div id="root" style="display: flex; width: 300px; {outer}">{inside}</div>'
    assert _frames(text)["a"] == pytest.approx(frame)


@pytest.mark.parametrize(("style", "width"), [("", 200), ("max-width: 50%", 100)])
def test_text_that_wraps_is_as_wide_as_there_is_room(style: str, width: float) -> None:
    # CSS2 10.3.5: fit content is what is available where that is less than the text on one line.
    text = " ".join(["aaaa"] * 8)
    outer = "display: flex; flex-direction: column; align-items: flex-start; width: 200px"
    (layout,) = _layouts(
        f'<div id="root" style="{outer}"><div id="a" style="{style}">{text}</div></div>'
    )
    assert _named(layout)["a"][2] == pytest.approx(width)


def test_text_that_wraps_grows_back_with_its_room() -> None:
    text = " ".join(["aaaa"] * 8)  # 39 letters of 10
    inside = f'<div style="display: flex"><div id="a">{text}</div></div>'
    (layout,) = _layouts(f'<div id="root">{inside}</div>', size=Size(200, 100))
    root = layout.find("root")
    assert root is not None
    for around, width in (100, 100), (1000, 390), (200, 200):
        root.set_size(around, None)
        layout.solve()
        assert _named(layout)["a"][2] == pytest.approx(width)


def test_classes_without_styles_are_told() -> None:
    unsaid = Unsaid()
    _layouts('<div class="flex w-1/2"><p>text</p></div>', unsaid)
    assert "classes: nothing is styled by them" in unsaid.assumed


def test_limits_of_members_that_grow_leave_the_rest_to_others() -> None:
    """Flexible Box Layout, 9.7: what is above a limit goes to the other one."""
    members = "flex: 1 0 0; min-width: 60px", "flex: 1 0 50%; max-width: 20px"
    found = _frames(_row("", *members))
    assert (found["a"][2], found["b"][2]) == (280, 20)
    column = _row(
        "flex-direction: column", "flex: 1 10%; max-height: 60%", "flex: 4 10%; max-height: 20%"
    )
    found = _frames(column)
    assert (found["a"][3], found["b"][3]) == (60, 20)


def test_a_root_between_limits_is_as_large_as_the_bases() -> None:
    text = (
        '<div id="root" style="display: flex; flex-direction: column; width: 100px; '
        'min-height: 100px; max-height: 500px"><div id="a" style="flex: 1 0 200px"></div>'
        '<div id="b" style="height: 100px"></div></div>'
    )
    found = _frames(text)
    assert found["root"][3] == 300
    assert found["a"] == (0, 0, 100, 200)


def test_a_basis_is_not_below_the_content() -> None:
    """min-width: auto: 100 of a box, and 40 of a word."""
    inside = '<div style="width: 100px; height: 10px"></div>'
    text = (
        '<div id="root" style="display: flex; width: 300px"><div id="a" style="display: flex; '
        f'flex: 0 1 50px">{inside}</div><p id="b" style="margin: 0; flex: 0 0 0%">abcd</p></div>'
    )
    found = _frames(text)
    assert (found["a"][2], found["b"][0], found["b"][2]) == (100, 100, 40)


def test_what_is_stretched_is_overflowed() -> None:
    """Of a row of 300 x 100 the height is 100 for a box around one of 30 x 200."""
    inside = '<div id="b" style="width: 30px; height: 200px"></div>'
    text = _row("", "display: flex; align-items: flex-start").replace(
        "></div></div>", f">{inside}</div></div>"
    )
    found = _frames(text)
    assert (found["a"], found["b"]) == ((0, 0, 30, 100), (0, 0, 30, 200))


def test_auto_margins_of_what_is_too_large_are_nothing() -> None:
    """Flexible Box Layout, 9.6: it overflows at the end of the reading direction."""
    style = "flex-direction: column; align-items: center"
    member = "width: 320px; height: 10px; margin-left: auto; margin-right: auto; flex-shrink: 0"
    assert _frames(_row(style, member))["a"][0] == 0
    assert _frames(_row(f"{style}; direction: rtl", member))["a"][0] == -20


@pytest.mark.parametrize(
    ("limits", "frame"),
    [
        ("max-width: 40px; max-height: 30px", (10, 10, 40, 30)),
        ("max-width: 40px; min-width: 50px", (10, 10, 50, 80)),
        ("min-width: 300px", (10, 10, 300, 80)),
        ("", (10, 10, 280, 80)),
    ],
)
def test_absolute_boxes_between_insets_keep_their_limits(
    limits: str, frame: tuple[float, ...]
) -> None:
    """CSS2, 10.3.7: too many of them, and the one at the end yields."""
    text = _row("position: relative", f"position: absolute; inset: 10px; {limits}")
    assert _frames(text)["a"] == frame
    (layout,) = _layouts(text)
    assert not layout.conflicts()


def test_what_scrolls_is_as_large_as_what_shows_it() -> None:
    """Of 300 a scroll bar takes 20; reading from the right its content begins there."""
    style = "overflow-x: scroll; scrollbar-width: 20; direction: {}"
    grown = _frames(_row(style.format("ltr"), "width: 30px", "flex: 1"))
    assert (grown["a"], grown["b"]) == ((0, 0, 30, 80), (30, 0, 270, 80))
    assert _frames(_row(style.format("rtl"), "width: 30px"))["a"] == (270, 0, 30, 80)


def test_scroll_bars_are_part_of_a_size_and_no_larger() -> None:
    style = "overflow: scroll; scrollbar-width: 20; flex-shrink: 0"
    found = _frames(_row("align-items: flex-start", f"{style}; width: 50px; height: 8px"))
    assert found["a"] == (0, 0, 50, 8)


def test_sizes_that_stretch_leave_the_margins() -> None:
    found = _frames(_row("align-items: flex-start", "width: stretch; height: stretch; margin: 5px"))
    assert found["a"] == (5, 5, 290, 90)


def test_percent_of_content_that_has_content_is_left_out() -> None:
    """In browsers 100 for what is around, found without the share, and 50 of that; equations would
    make it 200."""
    inside = '<div style="display: flex; width: {}"><div style="width: 100px"></div></div>'
    text = f'<div style="display: flex; position: absolute">{inside}</div>'
    whole = _row("", "").replace("></div></div>", f">{text}</div></div>")
    assert _left_out(whole.format("50%")) == {"percent of what is as large as its content"}
    assert not _left_out(whole.format("100%"))


def test_tracks_between_limits() -> None:
    """CSS Grid, 12.5 and 12.6: from the least on, or the content, up to the most as far as there
    is room; fit-content up to 50, or a word."""
    columns = "display: grid; grid-template-columns: {}"
    found = _frames(_row(columns.format("minmax(20px, 80px) 30px minmax(20px, 80px)"), "", "", ""))
    assert [found[name][2] for name in "abc"] == [80, 30, 80]
    assert _frames(_row(columns.format("minmax(20px, 400px) 30px"), "", ""))["a"][2] == 270
    text = columns.format("minmax(20px, 80px) minmax(20px, 400px)")
    assert _left_out(_row(text, "")) == {"how tracks between limits share what is left"}
    text = _row(columns.format("fit-content(50px) fit-content(50px) auto"), "", "", "")
    for words in "aa bb cc", "aaaaaa", "a":
        text = text.replace("></div>", f">{words}</div>", 1)
    found = _frames(text)
    assert [found[name][0] for name in "abc"] == [0, 50, 110]


def test_fractions_of_nothing() -> None:
    """Across one of 0 and one of 1 only the latter is larger for it; minmax(0, 0fr) is nothing."""
    columns = "display: grid; grid-template-columns: 0fr 1fr minmax(0, 0fr)"
    found = _frames(_row(columns, "grid-column: 1 / 3", "", "width: 40px"))
    assert (found["a"][0], found["a"][2], found["b"][0]) == (0, 300, 300)


def test_as_many_tracks_as_fit_beside_others() -> None:
    columns = "display: grid; grid-template-columns: 60px repeat(auto-fill, 100px)"
    found = _frames(_row(columns, *["height: 10px"] * 4))  # 60, and two of 100
    assert [found[name][:2] for name in "abcd"] == [(0, 0), (60, 0), (160, 0), (0, 50)]


def test_what_is_inside_of_cells_overflows_them_where_they_do_not_grow() -> None:
    """CSS Grid, 6.6: across a fraction, and in one that may yield, the least size is 0."""
    inside = '<div style="width: 400px; height: 200px"></div>'
    for tracks, cells in (("minmax(0, 1fr)", "1 / 1"), ("1fr 1fr", "1 / 1 / 3 / 3")):
        style = f"display: grid; grid-template: {tracks} / {tracks}"
        text = _row(style, f"grid-area: {cells}")
        found = _frames(text.replace("></div></div>", f">{inside}</div></div>"))
        assert found["a"] == (0, 0, 300, 100)


def test_factors_below_one_leave_the_rest() -> None:
    """Flexible Box Layout, 9.7: 0.2 and 0.4 of the 260 that are left; CSS Grid, 12.7.1: of 300."""
    found = _frames(_row("", "flex: .2 0 40px", "flex: .4 0 0"))
    assert [found[name][2] for name in "ab"] == pytest.approx([92, 104])
    found = _frames(_row("display: grid; grid-template-columns: .3fr .2fr", "", ""))
    assert [found[name][2] for name in "ab"] == pytest.approx([90, 60])


def test_baselines_of_what_is_inside() -> None:
    """The first of what is inside is 15 high, as far below as the other box is high: 20."""
    style = "display: flex; flex-wrap: wrap; align-content: flex-start; width: 50px"
    inside = '<div style="width: 40px; height: 15px"></div>' * 2
    text = _row("align-items: baseline", "width: 20px; height: 20px", style)
    found = _frames(text.replace("></div></div>", f">{inside}</div></div>"))
    assert (found["a"][1], found["b"][1]) == (0, 5)
    assert found["b"][3] == 30


def test_text_as_small_as_its_longest_word() -> None:
    text = _row("align-items: flex-start", "width: min-content", "flex: 0 0 min-content")
    for words in "aa bbb c", "dddd d":
        text = text.replace("></div>", f">{words}</div>", 1)
    found = _frames(text)
    assert (found["a"], found["b"]) == ((0, 0, 30, 30), (30, 0, 40, 20))


@pytest.mark.parametrize(
    ("word", "lefts"),
    [
        ("center", (90, 150)),
        ("end", (180, 240)),
        ("space-between", (0, 240)),
        ("space-around", (45, 195)),
        ("space-evenly", (60, 180)),
        ("right", (180, 240)),
    ],
)
def test_what_tracks_leave_is_distributed(word: str, lefts: tuple[float, float]) -> None:
    """CSS Box Alignment, 5: 180 of 300 are left of two columns, and rows in the same way."""
    style = f"display: grid; grid-template: 60px 60px / 60px 60px; justify-content: {word}"
    cells = "grid-area: 1 / 1", "grid-area: 2 / 2"
    text = _row(f"{style}; align-content: {word}", *cells).replace("100px", "300px")
    found = _frames(text)
    assert tuple(found[name][0] for name in "ab") == lefts
    if word != "right":
        assert tuple(found[name][1] for name in "ab") == lefts


def test_safe_alignment_does_not_overflow_the_start() -> None:
    member = "width: 400px; flex-shrink: 0"
    assert _frames(_row("justify-content: center", member))["a"][0] == -50
    assert _frames(_row("justify-content: safe center", member))["a"][0] == 0
    assert _frames(_row("", "height: 120px; align-self: safe end"))["a"][1] == 0
    grid = "display: grid; grid-template-columns: 400px; justify-content: safe end"
    assert _frames(_row(grid, ""))["a"][0] == 0
    mixed = _row("justify-content: safe center; align-items: end", member)
    assert _left_out(mixed) == {"safe alignment beside other"}


def test_lines_may_begin_at_the_end() -> None:
    style = "flex-wrap: wrap-reverse; align-content: {}"
    members = ["width: 140px; height: 20px"] * 3
    found = _frames(_row(style.format("flex-start"), *members))
    assert [found[name][1] for name in "abc"] == [80, 80, 60]
    found = _frames(_row(style.format("space-between"), *members))
    assert [found[name][1] for name in "abc"] == [80, 80, 0]


def test_lines_of_grids_have_names() -> None:
    """CSS Grid, 7.1 and 8.3: the second line d is behind 50, 60 and 20."""
    columns = "[a] 50px [b c] 60px repeat(2, [d] 20px)"
    style = f"display: grid; grid-template: 10px [low-start] 30px [low-end] 9px / {columns}"
    found = _frames(_row(style, "grid-column: b / d 2", "grid-row: low", "grid-column: c"))
    assert found["a"] == (50, 0, 80, 10)
    assert found["b"][1:] == (10, 50, 30)
    assert found["c"][0] == 50


def test_lines_in_reverse_leave_starts_where_they_are() -> None:
    """CSS Box Alignment, 4.1: start is that of the writing, flex-start that of the lines."""
    members = [f"width: 20px; height: 10px; align-self: {word}" for word in ("start", "flex-start")]
    found = _frames(_row("flex-wrap: wrap-reverse", *members))
    assert [found[name][1] for name in "ab"] == [0, 90]
    absolute = [f"position: absolute; {member}" for member in members]
    found = _frames(_row("flex-wrap: wrap-reverse", *absolute))
    assert [found[name][1] for name in "ab"] == [0, 90]


def test_members_of_stretched_lines_give_their_height_on() -> None:
    style = "display: flex; flex-direction: column; width: 50px"
    text = _row("flex-wrap: wrap", style)
    inside = '<div id="b" style="flex: 1"></div>'
    assert _frames(text.replace("></div></div>", f">{inside}</div></div>"))["b"][3] == 100


def test_tracks_that_fit_are_those_with_members() -> None:
    """CSS Grid, 7.2.3.2: two of 40 are there, and 220 of 300 are left, a third at each end."""
    columns = "grid-template-columns: repeat(auto-fit, 40px)"
    found = _frames(_row(f"display: grid; {columns}; justify-content: space-evenly", "", ""))
    assert found["a"][0] == pytest.approx(220 / 3)


def test_what_yields_beside_what_does_not_is_left_out() -> None:
    columns = "display: grid; grid-template-columns: 1fr minmax(0, 1fr)"
    what = "sizes across a share that yields and one that does not"
    assert _left_out(_row(columns, "grid-column: 1 / 3; width: 400px")) == {what}
    assert not _left_out(_row(columns, "width: 400px"))


def test_safe_absolute_boxes_begin_at_the_start() -> None:
    member = "position: absolute; width: 10px; height: 120px; align-self: "
    assert _frames(_row("", member + "end"))["a"][1] == -20
    assert _frames(_row("", member + "safe end"))["a"][1] == 0
