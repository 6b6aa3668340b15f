"""What all importers share: reading files with bounds, telling what was left out, and the command.
The importer here makes a root of every <view>, which no real one does."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import pytest
from keeplayout import Layout
from keeplayout.__main__ import main
from keeplayout.importers import command
from keeplayout.importers.command import Importer, Scene
from keeplayout.importers.reading import Check, Names, WrongValueError, number, one_of
from keeplayout.importers.source import (
    MOST_BYTES,
    MOST_DEPTH,
    MOST_ELEMENTS,
    File,
    OtherKindError,
    Place,
    UnreadableError,
)
from keeplayout.importers.unsaid import Unsaid


def _scenes(file: File, given: argparse.Namespace, unsaid: Unsaid) -> Iterator[Scene]:
    for element in file.xml():
        if element.tag == "view":
            ui = Layout()
            ui.node(element.get("name"), size=(given.width, 10))
            unsaid.assume("the size of a view", element.place)
            ui.solve()
            yield Scene(element.get("name"), element.place, ui)
        elif element.tag in ("widget", "colors"):
            what = f"a {element.tag} is no view"
            raise OtherKindError(element.place, what, is_layout=element.tag == "widget")
        elif element.tag != "views":
            unsaid.leave_out(f"a <{element.tag}>", element.place)


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--width", type=float, default=100)


VIEWS = Importer("from-views", "views", _options, _scenes, (".views",))


def _run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser, VIEWS)
    return command.run(VIEWS, parser.parse_args(words))


def test_elements_have_their_lines_and_their_text() -> None:
    root = File("a.xml", b"<a>\n <b x='1'>one</b>\n <!-- c -->\n <b/>two</a>").xml()
    assert [(each.tag, each.place.line) for each in root] == [("a", 1), ("b", 2), ("b", 4)]
    first = root.first("b")
    assert first is not None
    assert (first.get("x"), first.get("y", "none"), first.text) == ("1", "none", "one")
    assert str(first.place) == "a.xml:2"


# A small file that stands for 10^9 characters, if entities were replaced.
_BOMB = (
    "<!DOCTYPE a [<!ENTITY e0 'ha'>"
    + "".join(f"<!ENTITY e{n} '{f'&e{n - 1};' * 10}'>" for n in range(1, 10))
    + "]>\n<a>&e9;</a>"
)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("", "a.xml:1: no XML: no element found"),
        ("hello", "a.xml:1: no XML: syntax error"),
        ("<a>\n<b", "a.xml:2: the file ends inside of <a> of line 1"),
        ("<a>\n<b>\n", "a.xml:3: the file ends inside of <b> of line 2"),
        ("<a>\n</b>", "a.xml:2: no XML: mismatched tag"),
        ("<a>\n<b x='1' x='2'/></a>", "a.xml:2: no XML: duplicate attribute"),
        ("<a>\n&nothing;</a>", "a.xml:2: no XML: undefined entity"),
        (_BOMB, 'a.xml:1: it declares the entity "e0", which no layout needs'),
        (
            '<!DOCTYPE a [\n<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
            'a.xml:2: it declares the entity "x", which no layout needs',
        ),
        ('<?xml version="1.0" encoding="klingon"?>\n<a/>', "a.xml:1: no XML: unknown encoding"),
    ],
)
def test_what_is_no_xml_is_told_with_its_line(data: str, message: str) -> None:
    with pytest.raises(UnreadableError) as told:
        File("a.xml", data.encode()).xml()
    assert str(told.value).startswith(message)


def test_size_depth_and_number_of_elements_are_bounded() -> None:
    with pytest.raises(UnreadableError, match="nested more than"):
        File("a.xml", b"<a>" * (MOST_DEPTH + 1)).xml()
    with pytest.raises(UnreadableError, match="elements"):
        File("a.xml", b"<a>" + b"<b/>" * MOST_ELEMENTS + b"</a>").xml()
    with pytest.raises(UnreadableError, match="64 MiB"):
        File("a.xml", bytes(MOST_BYTES + 1))
    deep = File("a.xml", b"<a>" * MOST_DEPTH + b"</a>" * MOST_DEPTH).xml()
    assert len(list(deep)) == MOST_DEPTH


def test_text_is_utf_8() -> None:
    assert File("a", b"\xef\xbb\xbfone").text() == "one"
    with pytest.raises(UnreadableError, match="a:2: not UTF-8: byte 0xff"):
        File("a", b"one\n\xff").text()


def test_unsaid_is_a_table_of_counts_the_commonest_first() -> None:
    unsaid = Unsaid()
    assert (str(unsaid), bool(unsaid)) == ("", False)
    file = File("a", b"")
    unsaid.assume("content", file.place(1))
    assert not unsaid
    unsaid.leave_out("a blur", file.place(7))
    for line in 3, 5:
        unsaid.leave_out("a very odd gradient", file.place(line))
    assert unsaid
    unsaid.cannot_read("gap=x: a length is needed", file.place(4))
    for name in "tint", "color", "font", "color", "shade":
        unsaid.pass_over(name, file.place(2))
    assert str(unsaid).splitlines() == [
        "not understood               count  first",
        "  gap=x: a length is needed      1  a:4",
        "left out               count  first",
        "  a very odd gradient      2  a:3",
        "  a blur                   1  a:7",
        "assumed    count  first",
        "  content      1  a:1",
        "not of layout                   count  first",
        "  color, tint, font and 1 more      5  a:2",
    ]


def test_what_is_not_understood_counts_as_lacking() -> None:
    unsaid, file = Unsaid(), File("a", b"")
    unsaid.pass_over("color", file.place(1))
    assert not unsaid
    unsaid.cannot_read("gap=x: a length is needed", file.place(4))
    assert unsaid
    both = Unsaid()
    both.take(unsaid)
    both.take(unsaid)
    assert str(both).count("  2  a:4") == 1


def test_the_number_of_kinds_is_bounded() -> None:
    unsaid, file = Unsaid(), File("a", b"")
    for line in range(5000):
        unsaid.leave_out(f"{line} {'x' * 1000}", file.place(line))
    assert unsaid.is_full
    assert len(unsaid.left_out) == 301
    lines = str(unsaid).splitlines()
    assert len(lines) < 50
    assert max(map(len, lines)) < 200
    assert lines[1].split() == ["others", "4700", "a:300"]
    assert lines[-1] == "  and 261 more kinds"


# Values


@pytest.mark.parametrize(
    ("check", "text", "what"),
    [
        (one_of(["spread", "packed"]), "spred", 'the nearest word is "spread"'),
        (one_of(["spread", "packed"]), "inward", "one of spread, packed is needed"),
        (one_of("abcdefghijk"), "none", "one of a, b, c, d, e, f, g, h, ... is needed"),
        (number("0.5"), "x", "a number is needed, such as 0.5"),
        (number("0.5"), "nan", "a number is needed, such as 0.5"),
        (number("0.5"), "1_0", "a number is needed, such as 0.5"),
        (number("0.5", 0, 1), "-1", "0 is the least"),
        (number("0.5", 0, 1), "inf", "1 is the most"),
    ],
)
def test_what_is_no_value_is_told_with_what_would_be_one(
    check: Check, text: str, what: str
) -> None:
    with pytest.raises(WrongValueError) as told:
        check(text)
    assert str(told.value) == what


def test_names_are_read_known_or_told_with_the_nearest() -> None:
    names = Names({"width": number("4", 0)}, lambda name: name == "color", ["height"])
    place, unsaid = Place("a", 3), Unsaid()
    assert names.is_right("width", "4", "width=4", place, unsaid)
    assert not unsaid
    assert not names.is_right("width", "-4", "width=-4", place, unsaid)
    for name in "color", "heigth", "altitude":
        names.tell_unknown(name, f"{name}=1", place, unsaid)
    assert list(unsaid.misread) == [
        "width=-4: 0 is the least",
        'heigth=1: the nearest name is "height"',
    ]
    assert list(unsaid.left_out) == ["altitude, which is not known"]
    assert list(unsaid.passed) == ["color"]


def test_a_command_writes_a_document_a_scene(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.xml"
    file.write_text('<views>\n<view name="a/b"/>\n<view name="A B"/>\n<view name="a_b"/></views>')
    out, svg = tmp_path / "out", tmp_path / "svg"
    assert _run(str(file), "--out", str(out), "--svg", str(svg), "--width", "7") == 0
    names = ["some-a_b", "some-A_B-2", "some-a_b-3"]
    assert sorted(path.name for path in out.iterdir()) == sorted(f"{n}.keep" for n in names)
    assert sorted(path.name for path in svg.iterdir()) == sorted(f"{n}.svg" for n in names)
    again = Layout()
    again.read_document((out / "some-a_b.keep").read_text())
    found = again.find("a/b")
    assert found is not None
    assert found.frame == (0, 0, 7, 10)
    told = capsys.readouterr()
    assert told.out.split() == [
        str(folder / f"{n}.{kind}") for n in names for folder, kind in ((out, "keep"), (svg, "svg"))
    ]
    assert "the size of a view      3" in told.err


def test_a_scene_is_written_over_itself_and_over_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in "a", "b":
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "mine.xml").write_text('<view name="mine"/>')
    one, other = tmp_path / "a" / "mine.xml", tmp_path / "b" / "mine.xml"
    to = "--out", str(tmp_path / "out"), "--svg", str(tmp_path / "out")
    for source in one, other, one, other:
        assert _run(str(source), *to) == 0
    names = ["mine-2.keep", "mine-2.svg", "mine.keep", "mine.svg"]
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == names
    for name, source in ("mine", one), ("mine-2", other):
        about = f"mine, {source}:1"
        document, drawing = (
            (tmp_path / "out" / f"{name}.{end}").read_text() for end in ("keep", "svg")
        )
        assert document.startswith(f"keeplayout 1  # {about}\n")
        assert drawing.endswith(f"</svg>\n<!-- {about} -->\n")
    monkeypatch.chdir(tmp_path / "a")
    assert _run("mine.xml", *to) == 0  # which is the first one
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == names
    (tmp_path / "out" / "mine.keep").write_text("of my own")
    capsys.readouterr()
    assert _run(str(one), "--out", str(tmp_path / "out"), "--quiet") == 0
    assert capsys.readouterr().out == f"{tmp_path / 'out' / 'mine-3.keep'}\n"
    assert (tmp_path / "out" / "mine.keep").read_text() == "of my own"


@pytest.mark.parametrize(
    ("scene", "name"),
    [("../../x", "a-x"), ("  ", "a"), ("*--*", "a"), ("é 1/2", "a-é_1_2"), (".a", "a")],
)
def test_names_of_files_are_plain(
    scene: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.xml").write_text(f'<view name="{scene}"/>')
    assert _run(str(tmp_path / "a.xml"), "--out", str(tmp_path), "--quiet") == 0
    path = Path(capsys.readouterr().out.strip())
    assert path == tmp_path / f"{name}.keep"
    Layout().read_document(path.read_text())


def test_a_command_writes_to_standard_output_unless_told_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.xml"
    file.write_text('<views>\n<view name="a"/><blur/>\n<view name="b"/></views>')
    assert _run(str(file), "--scene", "b", "--quiet") == 1  # as a blur was left out
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out.startswith(f"keeplayout 1  # b, {file}:3\nnode 1")
    Layout().read_document(told.out)
    assert _run(str(file), "--scene", "c", "--quiet") == 2
    what = 'there is no scene "c": the nearest word is "a"'
    assert capsys.readouterr().err == f"python -m keeplayout from-views: {what}\n"
    assert _run(str(file), "--scene", "welcome", "--quiet") == 2
    assert 'there is no scene "welcome": one of a, b is needed' in capsys.readouterr().err


def test_a_folder_stands_for_the_files_in_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "inner").mkdir()
    for name in "b.views", "inner/a.views", "inner/other.xml":
        (tmp_path / name).write_text(f'<view name="{name}"/>')
    assert _run(str(tmp_path), "--quiet") == 0
    heads = [
        line for line in capsys.readouterr().out.splitlines() if "# " in line and "keep" in line
    ]
    assert [head.split()[-2] for head in heads] == ["b.views,", "inner/a.views,"]


def test_a_file_that_cannot_be_read_is_told_and_the_others_are_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, cut = tmp_path / "good.xml", tmp_path / "cut.xml"
    good.write_text('<view name="a"/>')
    cut.write_text("<views>\n<view")
    missing = tmp_path / "missing.xml"
    assert _run(str(missing), str(cut), str(good)) == 2
    told = capsys.readouterr()
    assert told.err.splitlines() == [  # errors come last, and with them no assumptions
        "assumed               count  first",
        f"  the size of a view      1  {good}:1",
        f"python -m keeplayout from-views: {missing}: No such file or directory",
        f"python -m keeplayout from-views: {cut}:2: the file ends inside of <views> of line 1",
    ]
    assert "node 1" in told.out


def test_a_folder_with_nothing_to_read_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.txt").write_text("no views")
    assert _run(str(tmp_path)) == 2
    assert capsys.readouterr().err.endswith(f": {tmp_path}: no .views is in it\n")


def test_files_of_another_kind_in_a_folder_are_no_errors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, text in ("a", "<view name='a'/>"), ("b", "<widget/>"), ("c", "<colors/>"):
        (tmp_path / f"{name}.views").write_text(text)
    assert _run(str(tmp_path)) == 1
    told = capsys.readouterr()
    assert told.out.count("keeplayout 1") == 1
    assert f"a file: a widget is no view      1  {tmp_path / 'b.views'}:1" in told.err
    assert "colors" not in told.err
    (tmp_path / "a.views").unlink()
    assert _run(str(tmp_path)) == 2
    what = f": {tmp_path}: no .views with such a layout is in it\n"
    assert capsys.readouterr().err.endswith(what)
    assert _run(str(tmp_path / "b.views")) == 2  # somebody has chosen it
    assert capsys.readouterr().err.endswith("b.views:1: a widget is no view\n")


def test_a_document_is_not_imported_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.keep"
    path.write_text("keeplayout 1\nnode 1\n")
    assert _run(str(path)) == 2
    assert f"{path}:1: a document already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "importer"),
    [
        ('<?xml version="1.0"?>\n<!-- a -->\n<document type="x"/>', "from-xib"),
        ("<androidx.constraintlayout.widget.ConstraintLayout />", "from-constraintlayout"),
        ("\n<!doctype html>\n<html>", "from-css"),
        ('{"style": {}}', "from-css"),
    ],
)
def test_commands_of_documents_tell_what_imports_a_file(
    text: str, importer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a"
    path.write_text(text)
    for words in ["draw"], ["check"], ["diff", str(path)]:
        assert main([*words, str(path)]) == 2
        told = "".join(capsys.readouterr())
        assert f"{path}:1: error: no document; `python -m keeplayout {importer} {path} " in told
    path.write_text(f"{' ' * 100_000}<?{'<!' * 100_000}")
    assert main(["draw", str(path)]) == 2
    assert "from-" not in capsys.readouterr().err


def test_what_cannot_be_written_is_told_without_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, taken = tmp_path / "a.views", tmp_path / "taken"
    file.write_text("<view name='a'/>")
    taken.write_text("a file, and no folder")
    assert _run(str(file), "--out", str(taken)) == 2
    assert capsys.readouterr().err.endswith(f": {taken}: File exists\n")
