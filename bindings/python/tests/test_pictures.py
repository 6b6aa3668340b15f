"""Drawings, compared with reviewed ones in Tests/pictures.

To review a change: KEEPLAYOUT_DRAW=1 writes the drawings again; look at each, then commit.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import xml.etree.ElementTree as Tree
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from keeplayout import (
    HIGH,
    LOW,
    REQUIRED,
    Align,
    Curve,
    Drawn,
    FrameKind,
    Insets,
    InvalidArgumentError,
    Layout,
    Node,
    Rect,
)

PICTURES = Path(__file__).with_name("pictures")
EXAMPLES = Path(__file__).parents[1] / "examples"
DRAWING = sorted(path for path in EXAMPLES.glob("*.py") if path.name != "picture.py")


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


def form() -> Layout:
    """A window as people write it: what content makes of it is not drawn, and every name is."""
    ui = Layout()
    window = ui.node("window", size=(460, None))
    captions = "Name", "Street and number", "E-mail"
    labels = [window.node(caption) for caption in captions]
    fields = [window.node(f"{caption} field") for caption in captions]
    for label, field, width in zip(labels, fields, (36, 114, 38), strict=True):
        label.content_size = width, 14
        label.hugging = label.compression = HIGH
        label.leading_inset.min = 16
        label.trailing_offset_to(field).equal = 8
        label.horizontal_align_to(field).equal = 0
        field.content_size = 120, 22
        field.hugging = LOW.less
        field.trailing_inset.equal = 16
    fields[0].top_inset.equal = 16
    fields[0].leading_inset.equal = 0 @ LOW
    for above, field in pairwise(fields):
        field.top_offset_to(above).equal = 8
        field.leading_align_to(above).equal = 0
    fields[-1].bottom_inset.equal = 16
    ui.solve()
    return ui


def toolbar() -> Layout:
    """A row, whose own constraints are not drawn."""
    ui = Layout()
    bar = ui.node("toolbar", size=(420, 48))
    buttons = [bar.node(name) for name in ("Open", "Save", "Share", "Search")]
    for button in buttons:
        button.content_size = 70, 28
    buttons[3].hugging = LOW.less
    bar.row(*buttons, gap=8, padding=10, align=Align.CENTER).keep_insets(0, 0, 0, 0)
    ui.solve()
    return ui


def messages() -> Layout:
    """A list that scrolls between a title and a bar: its rows are drawn as far as they are seen."""
    ui = Layout()
    window = ui.node("window", size=(240, 260))
    title, page, bar = (window.node(name) for name in ("title", "list", "bar"))
    for node in title, page, bar:
        node.horizontal_insets.equal = 0
    title.top_inset.equal = bar.bottom_inset.equal = 0
    title.height.equal = bar.height.equal = 44
    page.top_offset_to(title).equal = page.bottom_offset_to(bar).equal = 0
    page.scroll_guide()
    rows = [page.node(f"message {number}") for number in range(1, 8)]
    for row in rows:
        row.horizontal_insets.equal = 8
        row.height.equal = 40
    rows[0].top_inset.equal = rows[-1].bottom_inset.equal = 8
    for above, row in pairwise(rows):
        row.top_offset_to(above).equal = 8
    page.horizontal_scroll_disabled = True
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


@pytest.mark.parametrize("make", [card, message, page, form, toolbar, messages, screen])
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
    told = re.findall(r'<path d="([^"]*)".* equal to (\d+) ', drawing)
    assert len(told) == 1 + 2 + 1 + 1 + 1 + 2 + 4 + 2  # of the row two insets are seen
    for path, value in told:  # a line, perhaps in parts, and a tick at each end
        parts = re.findall(r"M(\S+) ([^hv]+)([hv])([\d.]+)", path)
        way = parts[0][2]
        starts = [float(x if way == "h" else y) for x, y, _, _ in parts]
        ends = [
            start + float(part[3]) * (part[2] == way)
            for start, part in zip(starts, parts, strict=True)
        ]
        assert max(ends) - min(starts) == float(value), path
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


def labels(drawing: Tree.Element) -> Iterator[tuple[str, Rect]]:
    """Texts with their boxes, as wide as DejaVu Sans is according to FreeType."""
    ft2font = pytest.importorskip("matplotlib.ft2font")
    manager = pytest.importorskip("matplotlib.font_manager")
    font = ft2font.FT2Font(manager.findfont("DejaVu Sans"))

    def walk(element: Tree.Element, size: float, anchor: str) -> Iterator[tuple[str, Rect]]:
        size = float(element.get("font-size", size))
        anchor = element.get("text-anchor", anchor)
        if element.tag.endswith("}text"):
            font.set_size(size, 72)
            font.set_text(element.text or "", 0)
            width = font.get_width_height()[0] / 64
            x, y = float(element.get("x", 0)), float(element.get("y", 0))
            x -= {"start": 0, "middle": width / 2, "end": width}[anchor]
            # Digits and capitals are 0.73 high.
            yield element.text or "", Rect(x, y - 0.73 * size, width, 0.73 * size)
        for child in element:
            yield from walk(child, size, anchor)

    return walk(drawing, 16, "start")


def shapes(drawing: Tree.Element) -> Iterator[Rect]:
    """Rectangles, and the parts of paths of the commands M, m, h and v."""
    for element in drawing.iter():
        if element.tag.endswith("}rect") and element.get("width") != "100%":
            x, y, width, height = (
                float(element.get(name, 0)) for name in ("x", "y", "width", "height")
            )
            yield Rect(x, y, width, height)
        if element.tag.endswith("}path") and not element.get("stroke"):
            x = y = 0.0
            for command, numbers in re.findall(r"([Mmhv])([^Mmhv]*)", element.get("d", "")):
                values = [float(number) for number in numbers.split()]
                if command == "M":
                    x = y = 0.0
                dx, dy = (values[0], 0) if command == "h" else (0, values[-1])
                if command in "Mm":
                    dx, dy = values
                else:
                    yield Rect(min(x, x + dx), min(y, y + dy), abs(dx), abs(dy))
                x, y = x + dx, y + dy


def assert_is_legible(drawing: str) -> int:
    """No two labels overlap, and all is within the view box; returns how many labels there are."""
    tree = Tree.fromstring(drawing)
    box = [0.0, 0.0, float(tree.get("width", 0)), float(tree.get("height", 0))]
    x, y, width, height = (float(word) for word in tree.get("viewBox", "").split() or box)
    boxes = list(labels(tree))
    for shape in [*shapes(tree), *(label for _, label in boxes)]:
        is_across = x <= shape.x and shape.x + shape.width <= x + width
        is_along = y <= shape.y and shape.y + shape.height <= y + height
        assert (is_across, is_along) == (True, True), shape
    for (word, one), (other_word, other) in combinations(boxes, 2):
        is_beside = one.x + one.width <= other.x or other.x + other.width <= one.x
        is_above = one.y + one.height <= other.y or other.y + other.height <= one.y
        assert is_beside or is_above, (word, other_word)
    return len(boxes)


def crossed(drawing: str) -> list[str]:
    """The labels through which an edge or a dimension goes."""
    tree = Tree.fromstring(drawing)
    lines: list[Rect] = []
    for x, y, width, height in shapes(tree):
        lines += [Rect(x, y, width, 0), Rect(x, y + height, width, 0)]
        lines += [Rect(x, y, 0, height), Rect(x + width, y, 0, height)]
    return [
        word
        for word, (x, y, width, height) in labels(tree)
        if any(
            line.x < x + width
            and x < line.x + line.width
            and line.y < y + height
            and y < line.y + line.height
            for line in lines
        )
    ]


def anything(seed: int) -> Layout:
    """Nodes inside one another with sizes and distances that often contradict or leave something
    open."""
    chance = random.Random(seed)
    ui = Layout()
    nodes = [ui.node("window", size=(chance.randrange(60, 500), chance.randrange(40, 400)))]
    for number in range(chance.randrange(2, 30)):
        node = chance.choice(nodes).node(f"{chance.choice(['Wm', 'label', 'i'])} {number}")
        for attribute in node.left_inset, node.top_inset, node.width, node.height, node.right_inset:
            value = chance.randrange(-20, 120)
            priority = chance.choice([1000, 1000, 750, 500])
            if chance.random() < 0.6:
                attribute.equal = max(0, value) @ HIGH if priority == 750 else max(0, value)
            elif chance.random() < 0.5:
                attribute.min = value
            elif chance.random() < 0.5:
                attribute.max = value
        if chance.random() < 0.5:
            node.left_offset_to(chance.choice(nodes[1:] or [node.node("own")])).min = 8
        nodes.append(node)
    ui.solve()
    return ui


@pytest.mark.parametrize("make", [card, message, page, form, toolbar, messages, screen])
def test_drawings_are_legible(make: Callable[[], Layout]) -> None:
    ui = make()
    drawing = ui.svg()
    assert assert_is_legible(drawing) >= 4
    if make not in (page, screen):
        assert crossed(drawing) == []
        seen = [node for root in ui.roots for node in (root, *root.children) if node.name]
        words = [word for word, _ in labels(Tree.fromstring(drawing))]
        assert [node.name for node in seen if node.name not in words] == []


def test_what_content_and_containers_make_is_drawn_in_conflicts() -> None:
    assert " hugs " not in form().svg()
    assert " gap " not in toolbar().svg()
    ui = toolbar()
    (button,) = (node for node in ui.roots[0].children[0].children if node.name == "Open")
    button.compression = REQUIRED
    button.width.equal = 50
    ui.solve()
    assert "width of &lt;Open&gt; holds its content of 70" in ui.svg()


def test_what_scrolls_is_drawn_inside() -> None:
    """The list is from 44 to 216, and its rows with it: the fourth is cut, the fifth not drawn."""
    drawing = Tree.fromstring(messages().svg())
    rows = [box for box in shapes(drawing) if box.width == 240 - 2 * 8]
    assert [(box.y - 24, box.height) for box in rows] == [(52, 40), (100, 40), (148, 40), (196, 20)]
    assert "message 5" not in [word for word, _ in labels(drawing)]


def rectangles(drawing: str) -> dict[int, Rect]:
    """The rectangles of nodes, by their numbers."""
    found = re.findall(
        r'<rect data-node="(\d+)" x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"', drawing
    )
    return {int(number): Rect(*map(float, box)) for number, *box in found}


def test_rectangles_have_the_numbers_of_their_nodes() -> None:
    """Roots begin at 24, 24, so each is where its frame in the root is, moved by that."""
    ui = card()
    found = rectangles(ui.svg())
    assert sorted(found) == [1, 2, 3, 4, 5, 6]
    for number, box in found.items():
        node = ui.numbered(number)
        assert node is not None
        x, y, width, height = node.frame_in_root
        assert box == pytest.approx((24 + x, 24 + y, width, height), abs=0.005)


def test_a_drawing_shows_what_is_chosen() -> None:
    """In a toolbar 48 high with buttons 70 wide, 28 high, 8 apart, 10 from its ends."""
    ui = toolbar()
    told = {
        shows: re.findall(r"<path.*<title>(.*)</title>", ui.svg(shows=shows))
        for shows in (Drawn.FRAMES, Drawn.VALUES, Drawn.CONTAINERS, Drawn.CONTENT)
    }
    assert told[Drawn.FRAMES] == told[Drawn.VALUES] == []  # it fills the window: no line between
    assert sum(words.startswith("gap between") for words in told[Drawn.CONTAINERS]) == 3
    assert sum("content of 70" in words for words in told[Drawn.CONTENT]) == 8
    button = next(row.node for row in ui.tree() if row.name == "Save")
    button.width.equal = 50 @ REQUIRED
    button.compression = REQUIRED
    ui.solve()
    assert 'stroke="#d22"' in ui.svg()
    assert 'stroke="#d22"' in ui.svg(shows=Drawn.CONFLICTS)
    assert 'stroke="#d22"' not in ui.svg(shows=Drawn.VALUES)
    assert 'url(#keep-hatch)"' not in card().svg(shows=Drawn.VALUES | Drawn.CONFLICTS)
    assert ui.svg(shows=Drawn(0)) == ui.svg()


def test_a_drawing_of_a_part() -> None:
    """The card, of 288 x 208, begins where a root does; what leads out of it is not drawn."""
    ui = card()
    (part,) = (row.node for row in ui.tree() if row.name == "card")
    found = rectangles(drawing := ui.svg(part))
    assert sorted(found) == [2, 3, 4, 5, 6]
    assert found[part.number] == (24, 24, 288, 208)
    assert "superview &lt;window&gt;" not in drawing
    assert_is_legible(drawing)


def test_what_is_hidden_or_gone_is_drawn_if_asked_for() -> None:
    """The second label, and the third field."""
    ui = form()
    numbers = {row.name: row.node.number for row in ui.tree()}
    away = [next(row.node for row in ui.tree() if row.name == name) for name in ("E-mail", "Name")]
    away[0].hidden, away[1].gone = True, True
    ui.solve()
    assert numbers.keys() - {"E-mail", "Name"} == {
        name for name, number in numbers.items() if number in rectangles(ui.svg())
    }
    assert "&lt;E-mail&gt;" not in ui.svg()
    shown = ui.svg(shows=Drawn.VALUES | Drawn.HIDDEN)
    assert sorted(rectangles(shown)) == sorted(numbers.values())
    dashed = re.findall(r'dasharray="4 3">\n((?:<rect.*\n)*)', shown)
    assert sorted(rectangles(dashed[0])) == sorted(node.number for node in away)


def test_a_drawing_of_frames_on_their_way() -> None:
    """Half of the way from 10 to 110; and on pixels, of which a point has two."""
    ui = Layout()
    window = ui.node("window", size=(300, 100))
    box = window.node("box")
    box.keep_size(40, 20.2)
    box.left_inset.equal, box.top_inset.equal = 10, 5
    ui.solve()
    with ui.animate(1, curve=Curve.LINEAR):
        box.left_inset.equal = 110
    ui.advance(0.5)
    assert rectangles(ui.svg())[2] == (24 + 110, 24 + 5, 40, 20.2)
    assert rectangles(ui.svg(kind=FrameKind.PRESENTED))[2] == (24 + 60, 24 + 5, 40, 20.2)
    ui.scale = 2
    ui.solve()
    assert rectangles(ui.svg(kind=FrameKind.SNAPPED))[2] == (24 + 110, 24 + 5, 40, 20)


def test_a_drawing_without_a_background_and_what_is_refused() -> None:
    ui = card()
    assert ui.svg().count('fill="#fff"') == 1
    assert ui.svg(transparent=True).count('fill="#fff"') == 0
    with pytest.raises(InvalidArgumentError):
        ui.svg(shows=Drawn(128))
    with pytest.raises(InvalidArgumentError):
        ui.svg(kind=8)  # type: ignore[arg-type]
    (hint,) = (row.node for row in ui.tree() if row.name == "hint")
    hint.destroy()
    assert ui.svg(hint) == ui.svg(Layout().node()) == ""


def test_the_check_of_drawings_can_fail() -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10">{}</svg>'
    word = '<text x="{}" y="9" font-size="10">word</text>'
    assert assert_is_legible(drawing.format(word.format(0))) == 1
    for elements in (word.format(0) + word.format(2), word.format(20), '<path d="M0 0v11"/>'):
        with pytest.raises(AssertionError):
            assert_is_legible(drawing.format(elements))
    assert crossed(drawing.format(word.format(0) + '<path d="M4 0v10"/>')) == ["word"]


def test_random_drawings_are_legible() -> None:
    assert sum(assert_is_legible(anything(seed).svg()) for seed in range(60)) > 600


@pytest.mark.skipif(
    not (EXAMPLES.parents[2] / "examples-c").exists(), reason="some read files of the repository"
)
@pytest.mark.parametrize("script", DRAWING, ids=lambda path: path.stem)
def test_pictures_of_examples_are_legible(script: Path, tmp_path: Path) -> None:
    path = tmp_path / "picture.svg"
    subprocess.run(
        [sys.executable, script, path],
        check=True,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert_is_legible(path.read_text(encoding="utf-8"))
