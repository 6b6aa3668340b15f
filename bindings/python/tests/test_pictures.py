"""Drawings, compared with reviewed ones in Tests/pictures.

To review a change: KEEPLAYOUT_DRAW=1 writes the drawings again; look at each, then commit.
"""

from __future__ import annotations

import os
import re
import xml.etree.ElementTree as Tree
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from keeplayout import HIGH, Insets, Layout, Node

PICTURES = Path(__file__).with_name("pictures")


def card() -> Layout:
    """Six nodes: dimensions, a violated soft constraint, a conflict, and something open."""
    ui = Layout()
    card = ui.node("window", size=(320, 240)).node("card")
    button, image = card.node("button"), card.node("image")
    label, hint = card.node("label & co"), card.node("hint")
    card.insets.equal = 16
    image.left_inset.equal = image.top_inset.equal = 12
    image.aspect_ratio.equal = 16 / 9
    image.width_to(card).equal = 0.5
    label.left_offset_to(image).equal = 8
    label.top_align_to(image).equal = 0
    label.right_inset.min = 12
    label.height.equal = 20
    label.width.equal = 200 @ HIGH
    button.width.equal = 80
    button.width.min = 100
    button.height.equal = 28
    button.bottom_inset.equal = 12
    button.horizontal_center.equal = 0.5
    hint.height.equal = 24
    hint.width.max = 60
    hint.left_inset.equal = hint.bottom_inset.equal = 12
    ui.solve()
    return ui


def message() -> Layout:
    """Five nodes, some with several limits of a size, whose numbers must not cover each other."""
    ui = Layout()
    window = ui.node("window", size=(320, 200))
    image, name, text, ok = (window.node(word) for word in ("image", "name", "text", "ok"))
    image.left_inset.equal = image.top_inset.equal = 12
    image.width.equal = image.height.equal = 48
    image.height.min = 20
    name.left_offset_to(image).equal = 8
    name.top_align_to(image).equal = 0
    name.right_inset.equal = 12
    name.height.equal = 20
    text.left_align_to(name).equal = text.right_align_to(name).equal = 0
    text.top_offset_to(name).equal = 6
    text.bottom_offset_to(ok).min = 8
    text.height.max = 90
    text.height.equal = 80 @ HIGH
    text.height.min = 40
    ok.right_inset.equal = ok.bottom_inset.equal = 12
    ok.width.equal = 80
    ok.height.equal = 28
    ui.solve()
    return ui


def page() -> Layout:
    """What is no frame: guides, margins, baselines; and two roots."""
    ui = Layout()
    page = ui.node("page", size=(200, 150))
    text, side = page.node("text"), ui.node("side", size=(60, 90))
    guide = page.guide()
    page.margins = (20, 20, 20, 20)
    text.margin_insets.equal = 0
    text.baselines = (14, 6)
    guide.left_inset.equal = 0
    guide.right_inset.equal = 0
    guide.top_inset.equal = 75
    guide.height.equal = 0
    side.node("inner").insets.equal = 10
    ui.solve()
    return ui


def screen() -> Layout:
    """501 nodes, one conflict, one open height."""
    ui = Layout()
    screen = ui.node("screen", size=(1200, 800))
    column: Node | None = None
    for x in range(20):
        previous, column = column, screen.node(f"column {x}")
        column.vertical_insets.equal = 8
        column.width.equal = 52
        if previous is None:
            column.left_inset.equal = 8
        else:
            column.left_offset_to(previous).equal = 7
        row: Node | None = None
        for y in range(24):
            above, row = row, column.node(f"r{y}")
            row.horizontal_insets.equal = 4
            row.height.equal = (20, 24, 28)[(x * 7 + y * 5) % 3]
            if above is None:
                row.top_inset.equal = 6
            else:
                row.top_offset_to(above).equal = 6
            if (x, y) == (3, 5):
                row.width.equal = 50
            if (x, y) == (7, 9):
                row.height.equal = None
                row.height.max = 80
    ui.solve()
    return ui


@pytest.mark.parametrize("make", [card, message, page, screen])
def test_pictures_are_the_reviewed_ones(make: Callable[[], Layout]) -> None:
    ui = make()
    drawing = ui.svg()
    Tree.fromstring(drawing)
    path = PICTURES / f"{make.__name__}.svg"
    if os.environ.get("KEEPLAYOUT_DRAW"):
        path.write_text(drawing, encoding="utf-8")
    assert drawing == path.read_text(encoding="utf-8")
    assert ui._repr_svg_() == drawing


def test_dimensions_are_as_long_as_they_say() -> None:
    """From lines that are not those of frames: of an alignment rectangle of 100 x 60 in a frame of
    104 x 90, of its baselines, of content that scrolls, of margins."""
    ui = Layout()
    window = ui.node("window", size=(400, 300))
    text, button = window.node("text"), window.node("button")
    text.alignment_insets = Insets(top=10, left=1, bottom=20, right=3)
    text.baselines = (12, 4)
    text.left_margin_inset.equal = 30
    text.keep_size(100, 60)
    text.first_baseline_inset.equal = 62
    button.left_offset_to(text).equal = 25
    button.first_baseline_offset_to(text).equal = 35
    button.keep_size(50, 20)
    page = window.node("page")
    page.keep_insets(200, 10, 10, 10)
    page.scroll_guide()
    row = page.node("row")
    row.keep_insets(15, 16, 17, 18)
    row.keep_size(500, 400)
    ui.solve()
    assert text.frame == (37, 40, 104, 90)
    drawing = ui.svg()
    told = re.findall(r"<path d=.M\S+ \S+[hv](\S+)m.*>.* equal to (\d+) ", drawing)
    assert len(told) == 1 + 2 + 1 + 1 + 1 + 2 + 4 + 4 + 2
    assert all(float(length) == float(value) for length, value in told)
    lines = re.findall(r'<path d="M(\S+) (\S+)h104"/>', drawing)
    edge = (24 + 37, 24 + 40 + 10)  # of the alignment rectangle, in the picture
    assert lines == [(f"{edge[0]}", f"{edge[1] + 12}"), (f"{edge[0]}", f"{edge[1] + 60 - 4}")]


def test_a_drawing_of_nothing_and_of_odd_names() -> None:
    ui = Layout()
    Tree.fromstring(ui.svg())
    ui.node("<&>\"'\x01 é", size=(1e12, 1))
    ui.solve()
    Tree.fromstring(ui.svg())


def test_a_name_may_have_what_xml_has_not() -> None:
    """U+FFFE and U+FFFF, of all above U+001F; neighbours of theirs in Unicode and in UTF-8 stay."""
    ui = Layout()
    ui.node("\ufffd\ufffe\uffff\uffc0\U0001fffe.", size=(300, 100))
    ui.solve()
    (name,) = (text for text in Tree.fromstring(ui.svg()).itertext() if text.endswith("."))
    assert name == "\ufffd\ufffd\ufffd\uffc0\U0001fffe."


def test_what_is_ambiguous_at_one_place_is_told_line_by_line() -> None:
    """Of four nodes in a corner, with one in each: one line at the node, others below."""
    ui = Layout()
    window = ui.node("window", size=(300, 200))
    for number in range(4):
        window.node(f"card {number}").node("title").height.min = 30
    ui.solve()
    told = re.findall(r'<text x="26" y="([\d.]+)">(.* … .*)</text>', ui.svg())
    heights = [float(height) for height, _ in told]
    assert len(told) == 8
    assert all(above + 8 <= below for above, below in pairwise(heights))
    assert [words.startswith("&lt;") for _, words in told] == [False] + [True] * 7
    assert ui.svg().count(">card ") == 0
