"""Documents as code. C, JavaScript and Swift are run by Tests/contract/test_converted.py."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest
from commands import ALL, CARD, DOCUMENTS, ENVIRONMENT, differences, keeplayout, written
from grown_layout import NUMBERS, all_nodes, grown, scatter
from keeplayout import Align, Distribution, Layout, Least, Rect, Repeat
from keeplayout.commands.code.statements import Making
from keeplayout.commands.code.words import name, names
from keeplayout.commands.code.writer import EDGES
from keeplayout.commands.convert import converted
from keeplayout.commands.source import Source


def read(document: str) -> Layout:
    ui = Layout()
    ui.read_document(document)
    return ui


def executed(document: str) -> Layout:
    """The layout that the Python of a document builds."""
    found: dict[str, Any] = {}
    exec(converted(Source("x", document), "python", "built"), found)
    built = found["built"]()
    assert isinstance(built, Layout)
    return built


def frames(ui: Layout) -> list[tuple[str, Rect]]:
    return [(node.name, node.frame) for node in all_nodes(ui)]


@pytest.mark.parametrize("file", ALL, ids=lambda file: file.stem)
def test_python_builds_the_same(file: Path) -> None:
    """By the reader of documents, to which the code owes nothing."""
    document = file.read_text("utf-8")
    assert differences(read(document), executed(document)) == []


def spelled(words: type[IntEnum]) -> list[str]:
    return [word.name.lower().replace("_", "-") for word in words]


SIDES = [f"{what}{side}" for what in ("", "fraction-") for side in EDGES]
PARAMETERS = [
    "gap 3", "row-gap 4", "gap-fraction 0.1", "row-gap-fraction 0.2", "bias 0", "bias 0.5",
    "row-bias 0", "row-bias 0.25", "most 3", "padding-from-margins", "baselines-reversed",
    "gap-from-baselines", "hugs-lines", "turns", "dense", "last-line-packed", "lines-reversed",
    "safe",
    *(f"padding-{side} 0.5" for side in SIDES),
    *(f"{what} {word}" for what in ("alignment", "justify") for word in spelled(Align)),
    *(f"{row}distribution {word}" for row in ("", "row-") for word in spelled(Distribution)),
    *(f"least {word}" for word in spelled(Least)),
]  # fmt: skip
OF_GRIDS = ["axis vertical", *(f"repeats {word}" for word in spelled(Repeat))]
OWN = [
    "weight 2", "gap-after 0", "shrink 2", "basis 8", "excluded", "grows", "overlay",
    *(f"own-margin-{side} 0.5" for side in SIDES),
    *(f"own-{what} {word}" for what in ("alignment", "justify") for word in spelled(Align)),
    *(f"own-least {word}" for word in spelled(Least)),
]  # fmt: skip
CELLS = ["first-column 1", "first-row 2", "column-span 2", "row-span 3", "cells 1 2 1 1"]


@pytest.mark.parametrize("kind", ["row", "column", "row, wraps", "column, wraps", "grid"])
def test_each_word_of_containers_and_members(kind: str) -> None:
    """A container for each, as the words of the library's tables are."""
    is_grid = kind == "grid"
    lines = ["keeplayout 1", "node 1 window"]
    for number, word in enumerate([*PARAMETERS, *OF_GRIDS * is_grid, *OWN, *CELLS * is_grid], 1):
        box = [f"node box{number}", *(f"  {line}" for line in kind.split(", "))]
        if is_grid:
            guides = 1000 + 2 * number, 1001 + 2 * number
            box += [f"  grid-column {guide}" for guide in guides]
            box += [f"  guide {guide}" for guide in guides]
        member = [f"  node member{number}", "    content-width 20"]
        if word in OWN + CELLS:
            member.append(f"    {word}")
        else:
            box.append(f"  {word}")
        lines += [f"  {line}" for line in box + member]
    document = "\n".join([*lines, ""])
    assert differences(read(document), executed(document)) == []


def test_each_word_of_listed_nodes() -> None:
    """Those that nothing else mentions have a variable, too."""
    lines = ["keeplayout 1", "node window"]
    for number, word in enumerate(OWN):
        value = "" if " " in word else " 1"
        lines += ["  node", "    row", f"    listed node{number} {word}{value}"]
    lines += [f"  node node{number}" for number in range(len(OWN))]
    document = "\n".join([*lines, ""])
    assert differences(read(document), executed(document)) == []


@pytest.mark.parametrize("language", ["c", "javascript", "python", "swift"])
def test_variants_come_before_what_belongs_to_them(language: str) -> None:
    """Also of nodes that were made later."""
    document = (
        "keeplayout 1\nnode 1 window\n  node 2 a\n    sum = 4 : 1 2 left variant 1 of 3\n"
        "  node 3 b\n    variant width 9\n    variant\n    in-variant 1 2 gone\n"
    )
    code = converted(Source("x", document), language, "x").lower().replace("_", "")
    added, belongs, varies = (code.rindex(word) for word in ("addvariant", "setvariant", "vary"))
    assert added < min(belongs, varies)
    assert differences(read(document), executed(document)) == []


@pytest.mark.parametrize("seed", range(40))
def test_python_of_layouts_at_random(seed: int) -> None:
    ui = grown(seed, NUMBERS)
    for (one, frame), (other, same) in zip(frames(ui), frames(executed(ui.document)), strict=True):
        assert one == other
        assert same == pytest.approx(frame, rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("seed", range(20))
def test_what_is_inactive_is_left_out(seed: int) -> None:
    """Nodes that were moved to other trees leave constraints that no call would make."""
    ui = grown(seed, NUMBERS)
    scatter(ui, random.Random(seed))
    ui.solve()
    built = executed(ui.document)
    assert [node.name for node in built.roots] == [node.name for node in ui.roots]
    for (one, frame), (other, same) in zip(frames(ui), frames(built), strict=True):
        assert one == other
        assert same == pytest.approx(frame, rel=1e-9, abs=1e-9)


def test_what_has_no_effect_is_told() -> None:
    document = (
        'keeplayout 1\nnode 1 "a"\n  size-width 9\n  size-height 9\n  left-inset = 4\n  weight 2\n'
        '  left-offset to 2 = 8\n  sum = 3 : 1 1 right\n  circle 2 0 9\nnode 2 "b"\n'
    )
    code = converted(Source("x", document), "python", "x")
    assert "    # What is inactive, as its nodes share no tree, is left out.\n" in code
    assert "inset" not in code
    assert frames(executed(document)) == frames(read(document))


def test_nodes_that_have_moved_are_in_their_order() -> None:
    ui = Layout()
    window = ui.node("window", size=(100, 100))
    first, second, third = (window.node(each) for each in ("first", "second", "third"))
    row = window.row(third, first, gap=2)
    fourth = row.node("fourth")
    fourth.move_before(first)
    first.node("inner").move(second)
    for node in first, third, fourth:
        node.content_size = 10, 10
    second.move(window.node("late"))
    ui.solve()
    built = executed(ui.document)
    assert frames(built) == frames(ui)
    assert [node.name for node in built.roots[0].children[0].children] == [
        "third", "fourth", "first",
    ]  # fmt: skip


def test_what_is_written_is_plain() -> None:
    status, out, fault = keeplayout("convert", CARD, "--to", "python")
    assert (status, fault) == (0, "")
    assert out.startswith("from keeplayout import HIGH, Layout\n\n\ndef card() -> Layout:\n")
    assert '    card = ui.node("card", size=(380, 144))\n' in out
    assert "    image.vertical_insets.equal = 12\n" in out
    assert "    title.width.equal = 240 @ HIGH\n" in out
    assert "    title.left_offset_to(image).equal = 8\n" in out


@pytest.mark.parametrize("file", ALL, ids=lambda file: file.stem)
def test_python_is_formatted(file: Path) -> None:
    """As ruff would have it, where it is installed with the tests."""
    code = converted(Source.read(file), "python", file.stem)
    ruff = pytest.importorskip("ruff.__main__").find_ruff_bin()
    done = subprocess.run(
        [ruff, "format", "--line-length", "100", "-"], input=code, capture_output=True, text=True,
        env=ENVIRONMENT, check=True,
    )  # fmt: skip
    assert done.stdout == code


def test_long_lists_are_broken() -> None:
    """Also where nothing follows them."""
    tracks = "".join(f"  grid-column {each} fraction 1\n" for each in range(3, 33))
    guides = "".join(f"  guide {each}\n" for each in range(3, 33))
    inner = "".join(f"  {line}\n" for line in (f"grid\n{tracks}{guides}").splitlines())
    document = f'keeplayout 1\nnode 1 "w"\n  node 2\n  {inner}'
    for language in "python", "swift", "javascript", "c":
        code = converted(Source("x", document), language, "x")
        assert max(map(len, code.splitlines())) <= 100
    assert executed(document).find("w") is not None
    assert "\n    ])\n" in converted(Source("x", document), "swift", "x")


def test_convert_to_a_document(tmp_path: Path) -> None:
    target = tmp_path / "out.keep"
    assert keeplayout("convert", CARD, "--to", "document", "-o", target) == (0, "", "")
    assert target.read_text("utf-8") == read(CARD.read_text()).document


def test_what_a_language_cannot_say_is_listed() -> None:
    everything = DOCUMENTS / "everything.keep"
    status, out, fault = keeplayout("convert", everything, "--to", "swift")
    assert (status, out) == (2, "")
    told = f"python -m keeplayout: {everything}: this cannot be said in Swift yet: negative sizes; "
    assert fault.startswith(told)
    assert 'the safe guide of "window"' in fault
    assert fault.count("\n") == 1


def test_formats_are_sums(tmp_path: Path) -> None:
    ui = Layout()
    window = ui.node("window", size=(200, 100))
    for each in "ab":
        window.node(each).content_size = 20, 20
    ui.format("H:|-[a(40)]-(>=8)-[b]-|")
    ui.solve()
    file = written(tmp_path, ui.document)
    assert "visual formats" in keeplayout("convert", file, "--to", "c")[1]
    assert frames(executed(ui.document)) == frames(ui)


@pytest.mark.parametrize(
    ("text", "style", "wanted"),
    [
        ("save button", "python", "save_button"),
        ("saveButton", "python", "save_button"),
        ("HTMLView 2", "python", "html_view_2"),
        ("save button", "swift", "saveButton"),
        ("2nd", "c", "node_2nd"),
        ("日本", "c", ""),
        ("", "python", ""),
    ],
)
def test_names(text: str, style: str, wanted: str) -> None:
    assert name(text, style) == wanted


def test_names_are_different_and_no_keywords() -> None:
    titles = ["class", "class", "Class 1", "ui", "print", "for", "a b", "a_b", "ab", "日本", ""]
    for style in "python", "swift", "javascript", "c":
        found = names([Making(number, each) for number, each in enumerate(titles, 1)], style)
        assert len(set(found.values())) == len(titles) + 1
        assert all(each.isidentifier() and each.isascii() for each in found.values())
        code = "\n".join(f"{each} = 1" for each in found.values())
        compile(code if style == "python" else "", "names", "exec")


def test_names_that_the_code_uses_itself() -> None:
    """Of variables, and of the parent in equation strings."""
    document = (
        'keeplayout 1\nnode 1 "parent"\n  size-width 90\n  node 2 "added"\n'
        '    left-inset = 3 rule named "r"\n'
        '    sum = 20 : 1 2 width named "s"\n    sum = -10 : 1 2 right, -2 parent right\n'
        '    top-inset = 5\n    height = 6\n  node 3 "rule"\n    sum = 7 : 1 3 width named "t"\n'
        "    left-offset to 2 = 1\n"
    )
    assert differences(read(document), executed(document)) == []


def test_hostile_names() -> None:
    """Names that would end a string, or begin something else, in any of the languages."""
    for text in ('"; exit(1) #', "\\", "\\(1)", "%n%s", "??/", "\u2028\x07", "{0}"):
        document = f"keeplayout 1\nnode 1 {json.dumps(text)}\n  size-width 8\n  size-height 9\n"
        built = executed(document)
        assert frames(built) == [(text, Rect(0, 0, 8, 9))]
        for language in "c", "javascript", "swift":
            lines = converted(Source("x", document), language, '"; x').split("\n")
            assert len(lines) < 20
            assert all(line.isprintable() for line in lines)


def test_the_library_of_the_package_is_enough(tmp_path: Path) -> None:
    """The module that is written runs by itself."""
    assert keeplayout("convert", CARD, "--to", "python", "-o", tmp_path / "card.py")[0] == 0
    done = subprocess.run(
        [sys.executable, "-c", "import card; print(card.card().find('title').frame.width)"],
        capture_output=True, text=True, cwd=tmp_path, env=ENVIRONMENT, check=True,
    )  # fmt: skip
    assert done.stdout == "198.0\n"  # 380 - 12 - 1.25 * 120 - 8 - 12


@pytest.mark.parametrize("language", ["c", "javascript", "python", "swift"])
def test_large_documents_take_no_longer_than_their_size(language: str) -> None:
    """Many containers, many members of one, and a sum of many terms: ten times as much takes some
    ten times as long, and not a hundred."""
    rows = "".join(f"  node {each}\n    row\n" for each in range(2, 3000))
    members = "".join(f"    node {each}\n" for each in range(2, 3000))
    terms = ", ".join(["1 2 width"] * 3000)
    for document in (
        f"keeplayout 1\nnode 1\n{rows}",
        f"keeplayout 1\nnode 1\n  node 3000\n    column\n{members}",
        f"keeplayout 1\nnode 1\n  node 2\n    sum >= 2 : {terms}\n",
    ):
        began = time.process_time()
        assert converted(Source("x", document), language, "x")
        assert time.process_time() - began < 10
