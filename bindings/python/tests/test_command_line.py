"""The command line: drawing, checking, explaining, formatting, watching, and what it refuses."""

from __future__ import annotations

import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from commands import CARD, DOCUMENTS, ENVIRONMENT, WINDOWS, keeplayout, written
from keeplayout import Layout, __version__
from keeplayout.commands import raster
from keeplayout.commands.command import RefusedError
from keeplayout.commands.completion import _commands
from keeplayout.commands.picture import Picture
from keeplayout.commands.registry import commands, parser

SMALL = "node 1\n  size-width 40\n  size-height 40\n"
WRONG = 'keeplayout 1\nnode 1 "é"\n  node 2 "b"  # a note\n    name width "é" widht\n'
CONFLICT = """\
keeplayout 1
node 1 "window"
  size-width 100
  size-height 50
  node 2 "a"
    left-inset = 10
    left-inset >= 20
    width = 30
    vertical-insets = 0
"""


def picture(text: str, columns: int = 41) -> list[str]:
    ui = Layout()
    ui.read_document(text)
    return Picture(columns).draw(ui).splitlines()


# Pictures


def test_a_picture_is_to_scale() -> None:
    """400 points in 41 columns are 10 a column, and 20 a line: calculated by hand."""
    text = (
        'keeplayout 1\nnode 1 "w"\n  size-width 400\n  size-height 120\n'
        '  node 2 "left"\n    left-inset = 0\n    vertical-insets = 0\n    width = 200\n'
        '  node 3 "right"\n    left-offset to 2 = 0\n    top-inset = 40\n    bottom-inset = 0\n'
        "    right-inset = 100\n"
    )
    assert picture(text)[:7] == [
        "┌─ w ───────────────┬───────────────────┐",
        "│                   │                   │",
        "│                   ├─────────┐         │",
        "│       left        │         │         │",
        "│                   │  right  │         │",
        "│                   │         │         │",
        "└───────────────────┴─────────┴─────────┘",
    ]
    assert picture(text)[7] == "w 400 x 120; a column is 10 points, a line 20"


def test_what_has_no_space_for_its_name_is_listed() -> None:
    text = "keeplayout 1\nnode 1\n  size-width 400\n  size-height 100\n" + "".join(
        f'  node {number} "number {number}"\n    left-inset = {40 * number}\n    size = 30\n'
        "    top-inset = 0\n"
        for number in (2, 3)
    )
    lines = picture(text)
    assert "a number 2 30 x 30 at 80, 0" in lines
    assert "b number 3 30 x 30 at 120, 0" in lines
    assert "│a │" in lines[1]
    assert "│b │" in lines[1]


def test_a_picture_does_not_move_the_cursor() -> None:
    text = 'keeplayout 1\nnode 1 "\\u001b[2J\\n"\n  size-width 40\n  size-height 40\n'
    assert all(line.isprintable() for line in picture(text))


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("", "there is no node to draw"),
        ("node 1\n", "there is nothing to draw"),
        ("node 1\n  size-width 1e12\n  size-height 1\n", "a column is 2.5e+10 points"),
        (f"{SMALL}  node 2\n    left-inset = 1e11\n    size = 1e11\n", "1e+11 x 1e+11 at 1e+11, 0"),
    ],
)
def test_odd_pictures(body: str, told: str) -> None:
    lines = picture("keeplayout 1\n" + body)
    assert any(told in line for line in lines)
    assert all(len(line) <= 80 for line in lines)


def test_what_is_hidden_or_gone_is_not_drawn() -> None:
    text = CARD.read_text().replace('node 4 "button"\n', 'node 4 "button"\n    hidden\n')
    assert "button" not in "\n".join(picture(text, 80))


def test_draw(tmp_path: Path) -> None:
    status, out, fault = keeplayout("draw", CARD)
    assert (status, fault) == (0, "")
    assert out.startswith("┌─ card ──")
    assert max(map(len, out.splitlines())) == 80
    svg = tmp_path / "card.svg"
    assert keeplayout("draw", CARD, "-o", svg) == (0, "", "")
    ui = Layout()
    ui.read_document(CARD.read_text())
    assert svg.read_text("utf-8") == ui.svg()
    assert keeplayout("draw", "-", "--as", "svg", given=CARD.read_text()) == (0, ui.svg(), "")
    ui.roots[0].set_size(500, 200)
    ui.solve()
    assert keeplayout("draw", CARD, "--as", "svg", "--size", "500x200") == (0, ui.svg(), "")


def test_a_terminal_without_boxes_gets_ascii() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "keeplayout", "draw", CARD],
        capture_output=True, env={**ENVIRONMENT, "PYTHONIOENCODING": "ascii"}, check=True,
    )  # fmt: skip
    assert done.stdout.startswith(b"+- card --")
    assert max(done.stdout) < 128


@pytest.mark.skipif(not shutil.which("rsvg-convert"), reason="needs rsvg-convert")
def test_draw_png(tmp_path: Path) -> None:
    """The size is in the header of a PNG: as large as the drawing, times the scale."""
    sizes = []
    for scale in "1", "2":
        assert keeplayout("draw", CARD, "-o", tmp_path / "card.png", "--scale", scale)[0] == 0
        data = (tmp_path / "card.png").read_bytes()
        assert data.startswith(b"\x89PNG")
        sizes.append((int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")))
    assert sizes[1] == (2 * sizes[0][0], 2 * sizes[0][1])
    assert sizes[0] > (380, 144)


def test_a_png_without_a_converter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(RefusedError, match="rsvg-convert, cairosvg, inkscape"):
        raster.png("<svg/>")


def test_draw_tells_where_to_look(tmp_path: Path) -> None:
    file = written(tmp_path, CONFLICT)
    status, _, fault = keeplayout("draw", file)
    assert status == 0
    assert fault == f"{file}: 1 conflict; `python -m keeplayout check {file}` tells\n"


# Checks


def found(text: str, tmp_path: Path, *words: str) -> tuple[int, list[str]]:
    """What check prints, without the name of the file."""
    file = written(tmp_path, text)
    status, out, fault = keeplayout("check", file, *words)
    assert fault == ""
    return status, [line.removeprefix(f"{file}:") for line in out.splitlines()]


def test_a_card_is_right(tmp_path: Path) -> None:
    assert found(CARD.read_text(), tmp_path) == (0, [])
    status, lines = found(CARD.read_text(), tmp_path, "--notes")
    # 380 - 12 - 150 - 8 - 12 = 198 are left of 240.
    told = "violated by 42: width of <title> equal to 240 with high priority"
    assert (status, lines) == (0, [f"14: note: {told}"])


def test_a_fault_is_where_it_is(tmp_path: Path) -> None:
    """Columns are characters: of é there are two bytes."""
    status, lines = found(WRONG, tmp_path)
    assert (status, lines) == (2, ['4:20: error: "widht": the line should end here'])


def test_a_conflict_is_told_with_its_lines(tmp_path: Path) -> None:
    status, lines = found(CONFLICT, tmp_path)
    assert status == 1
    assert sorted(line for line in lines if "left inset of" in line)[0].startswith("6: ")
    assert lines[0].startswith(("6: error: conflict: ", "7: error: conflict: "))
    assert any(re.match(r"[67]: note: contradicts left inset of <a>", line) for line in lines)


def test_what_does_not_fit(tmp_path: Path) -> None:
    text = (
        'keeplayout 1\nnode 1 "w"\n  size-width 100\n  size-height 50\n'
        '  node 2 "long"\n    content-width 80\n    horizontal-insets = 20\n    height = 10\n'
        "    top-inset = 0\n"
        '  node 3 "out"\n    left-inset = 90\n    top-inset = -5\n    size = 30\n'
        '  node 4 "bar"\n    row\n    left-inset = 0\n    bottom-inset = 0\n    height = 8\n'
        '    width = 40\n    node 5 "wide"\n      width = 60\n'
    )
    status, lines = found(text, tmp_path)
    assert status == 1
    assert lines[:2] == [
        "10: warning: <out> reaches out of <w> by 20 at its right and 5 at its top",
        "20: warning: <wide> reaches out of <bar> by 20 at its right",
    ]
    held = "width of <long> holds its content of 80 with high priority"
    assert lines[2] == f"6: warning: content is cut by 20: {held}"
    assert [line for line in lines if line.startswith("15: warning: violated by 20: gap")]
    clipped = text.replace('node 1 "w"\n', 'node 1 "w"\n  clips\n')
    assert not [line for line in found(clipped, tmp_path)[1] if "reaches out of <w>" in line]
    kinds = "overflow", "cut", "container"
    ignored = [word for kind in kinds for word in ("--ignore", kind)]
    assert found(text, tmp_path, *ignored) == (0, [])
    assert found(text, tmp_path, "--size", "160x50", "--ignore", "container")[1][:1] == [
        "10: warning: <out> reaches out of <w> by 5 at its top"
    ]


def test_what_has_no_effect(tmp_path: Path) -> None:
    """Each line once."""
    text = (
        'keeplayout 1\nnode 1 "w"\n  size-width 90\n  size-height 90\n  insets >= 0\n'
        '  node 2 "a"\n    size-width 20\n    size = 4\n    left-inset = 0\n    top-inset = 0\n'
    )
    status, lines = found(text, tmp_path)
    assert (status, len(lines)) == (1, 2)
    first, second = sorted(lines)
    assert first.startswith("5: warning: <w> has no parent: no effect has ")
    assert second == "7: warning: <a> has a parent, and its size from outside has no effect"
    assert found(text, tmp_path, "--ignore", "idle") == (0, [])


def test_what_is_ambiguous(tmp_path: Path) -> None:
    text = 'keeplayout 1\nnode 1 "w"\n  size-width 100\n  size-height 50\n  node 2 "a"\n'
    text += "    vertical-insets = 0\n    left-inset = 0\n    right-inset >= 0\n"
    told = "ambiguous: width of <a> is 0, could be 0 to 100"
    assert found(text, tmp_path) == (1, [f"5: warning: {told}"])


def test_findings_as_data(tmp_path: Path) -> None:
    good, bad = written(tmp_path, WRONG), written(tmp_path, CONFLICT, "y.keep")
    status, out, _ = keeplayout("check", "--json", good, bad)
    assert status == 2
    fault, conflict = json.loads(out)
    assert fault == {
        "severity": "error", "kind": "fault", "file": str(good), "line": 4, "column": 20,
        "length": 5, "message": '"widht": the line should end here', "nearest": None, "related": [],
    }  # fmt: skip
    assert conflict["kind"] == "conflict"
    assert {each["line"] for each in conflict["related"]} <= {6, 7}
    assert keeplayout("check", "--json", CARD)[:2] == (0, "[]\n")


def test_the_nearest_word_is_data(tmp_path: Path) -> None:
    text = "keeplayout 1\nnode 1\n  widht = 8\n"
    (fault,) = json.loads(keeplayout("check", "--json", written(tmp_path, text))[1])
    assert (fault["nearest"], fault["line"], fault["column"], fault["length"]) == ("width", 3, 3, 5)


@pytest.mark.parametrize("file", WINDOWS, ids=lambda file: file.stem)
def test_whole_windows_are_right(file: Path) -> None:
    assert len(WINDOWS) == 8
    assert keeplayout("check", file) == (0, "", "")
    assert keeplayout("format", "--check", file) == (0, "", "")


def test_a_window_that_is_too_small() -> None:
    """Of the folders' 160 and the messages' 220 at least, 300 leave nothing for the text."""
    mail = next(file for file in WINDOWS if file.stem == "mail")
    status, out, _ = keeplayout("check", mail, "--size", "300x560", "--ignore", "ambiguity")
    assert status == 1
    assert "warning: <messages> reaches out of <panes> by 80 at its right" in out


def test_a_window_of_another_width_is_as_high_as_it_needs() -> None:
    """Pictures are a third of 352 - 32, and 5 / 4 as high; below them are 8 + 18 + 8 + 22. Two rows
    of these, a banner of 90, three lines of filters, and gaps come to 724.667."""
    shop = next(file for file in WINDOWS if file.stem == "shop")
    assert keeplayout("check", shop, "--size", "400x") == (0, "", "")
    assert keeplayout("check", shop, "--size", "x1500")[0] == 1
    assert "page 400 x 724.667" in keeplayout("draw", shop, "--size", "400x")[1]


# Why


def test_why() -> None:
    status, out, fault = keeplayout("why", CARD, "title.width")
    assert (status, fault) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("width of <title> = 198 = 380 (width of <card>)")
    noted = [line.removeprefix(f"{CARD}:") for line in lines[2:]]
    assert [int(line.partition(":")[0]) for line in noted] == [4, 5, 7, 8, 8, 9, 11, 13]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["title.left-offset", "image"], "left offset of <title> to <image> = 8"),
        (["title.left_offset_to", "image"], "left offset of <title> to <image> = 8"),
        (["card/title.height"], "height of <title> = 20"),
        (["3.height"], "height of <title> = 20"),
    ],
)
def test_ways_to_ask_why(words: list[str], told: str) -> None:
    assert keeplayout("why", CARD, *words)[1].startswith(told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["title"], '"title" is not of the form NODE.ATTRIBUTE, as title.width is'),
        (["titel.width"], 'there is no node "titel"; the nearest is "title"'),
        (["title.widht"], 'there is no attribute "widht"; the nearest is "width"'),
        (["title.left-offset"], "the other node is the next argument"),
        (["title.width", "nobody"], 'there is no node "nobody"'),
        (["card.left-inset"], ": left inset of <card>: a parent is needed"),
    ],
)
def test_what_nobody_can_ask(words: list[str], told: str) -> None:
    status, out, fault = keeplayout("why", CARD, *words)
    assert (status, out) == (2, "")
    assert told in fault
    assert fault.count("\n") == 1


# Format


def test_format(tmp_path: Path) -> None:
    file = tmp_path / "x.keep"
    text = (
        'keeplayout 1\r\n\n\n// two nodes\nnode 1   "a  b"   //of  a name\n  size-width =  8\n'
        "  node 2\n    width   ==  4 @ high #x\n    sum   = 0 :  1 2 left ,  -1 parent left\n\n\n"
    )
    file.write_bytes(text.encode())
    assert keeplayout("format", "--check", file) == (1, f"{file}\n", "")
    assert file.read_bytes() == text.encode()
    expected = (
        'keeplayout 1\n\n# two nodes\nnode 1 "a  b"  # of  a name\n  size-width 8\n'
        "  node 2\n    width = 4 @high  # x\n    sum = 0 : 1 2 left, -1 parent left\n"
    )
    assert keeplayout("format", "-", given=text) == (0, expected, "")
    assert keeplayout("format", file) == (0, f"{file}\n", "")
    assert file.read_bytes() == expected.encode()
    assert keeplayout("format", "--check", file) == (0, "", "")


def test_what_cannot_be_read_is_not_formatted(tmp_path: Path) -> None:
    file = written(tmp_path, WRONG)
    status, out, fault = keeplayout("format", file, CARD)
    assert (status, out) == (2, "")
    assert fault == f'{file}:4:20: error: "widht": the line should end here\n'
    assert file.read_text("utf-8") == WRONG


# Watch


def shown(process: subprocess.Popen[bytes], until: bytes) -> bytes:
    """What a process prints up to some words."""
    text, end = b"", time.monotonic() + 30
    assert process.stdout is not None
    while until not in text and time.monotonic() < end:
        if select.select([process.stdout], [], [], 0.1)[0]:
            text += os.read(process.stdout.fileno(), 65536)
    assert until in text
    return text


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
def test_watch(tmp_path: Path) -> None:
    file = written(tmp_path, CARD.read_text())
    process = subprocess.Popen(
        [sys.executable, "-m", "keeplayout", "watch", str(file), "--every", "0.02"],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=ENVIRONMENT,
    )  # fmt: skip
    try:
        assert "button" in shown(process, b"card 380 x 144").decode()
        file.write_text(CARD.read_text().replace('"button"', '"stop"'))
        assert "stop" in shown(process, b"card 380 x 144").decode()
        file.write_text(WRONG)
        assert b"card 380" not in shown(process, b'error: "widht": the line should end here')
        file.unlink()
        shown(process, b"No such file or directory")
        file.write_text(CARD.read_text().replace("380", "400"))
        shown(process, b"card 400 x 144")
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    finally:
        process.kill()
        process.wait()


# What is refused


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", ":1:1: error: the document does not begin with keeplayout 1"),
        (b"\x7fELF\0\0", ":1:5: error: a zero byte: this is no text"),
        (b"keeplayout 1\n\xff", ":2:1: error: a byte that is no UTF-8: this is no text"),
        (b"keeplayout 2\n", ":1:12: error: "),
        (b'keeplayout 1\nnode 1 "a', ":2:10: error: "),
        (b"keeplayout 1\n" + b'"' * 1_000_000, ":2:1: error: "),
        (b"keeplayout 1\n" + b"  " * 500_000 + b"node 1\n", ":2:1000001: error: "),
    ],
)
def test_hostile_files(data: bytes, told: str, tmp_path: Path) -> None:
    file = tmp_path / "x.keep"
    file.write_bytes(data)
    for line in "draw -", "check -", "why - a.width", "format -", "convert - --to c", "diff - -":
        status, out, fault = keeplayout(*(file if word == "-" else word for word in line.split()))
        assert status == 2, line
        assert told in out + fault, line
        assert len(out + fault) < 1000
    assert file.read_bytes() == data


def test_files_that_are_none(tmp_path: Path) -> None:
    for path, told in (tmp_path, "Is a directory"), (tmp_path / "none", "No such file"):
        for command in "draw", "check", "format", "diff":
            status, out, fault = keeplayout(command, path, *[path] * (command == "diff"))
            assert (status, out) == (2, "")
            assert fault.startswith(f"python -m keeplayout: {path}: {told}")
            assert fault.count("\n") == 1
    status, out, fault = keeplayout("draw", CARD, "-o", tmp_path / "no" / "x.svg")
    assert (status, out) == (2, "")
    assert "No such file or directory" in fault
    assert keeplayout("draw", CARD, "-o", tmp_path / "x.gif")[0] == 2
    assert keeplayout("watch", "-")[0] == 2


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
def test_a_file_without_an_end() -> None:
    status, _, fault = keeplayout("draw", "/dev/zero")
    assert status == 2
    assert "more than 64 megabytes" in fault


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    file = written(tmp_path, CARD.read_text())
    file.chmod(0)
    assert keeplayout("draw", file)[2] == f"python -m keeplayout: {file}: Permission denied\n"


@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
def test_a_reader_that_has_seen_enough() -> None:
    command = f"{sys.executable} -m keeplayout convert {DOCUMENTS}/compose.keep --to c"
    for words in (command, f"{sys.executable} -m keeplayout --help"):
        done = subprocess.run(
            ["bash", "-c", f"{words} | true; exit ${{PIPESTATUS[0]}}"],
            capture_output=True, env=ENVIRONMENT, check=False,
        )  # fmt: skip
        assert done.stderr == b""


@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
def test_streams_that_are_closed() -> None:
    called = f"{sys.executable} -m keeplayout"
    for words, status in (
        (f"draw {CARD} >&-", 0),
        (f"check {CARD} >&- 2>&- <&-", 0),
        ("check - <&-", 2),
        (f"draw {CARD} > /dev/full", 2),
        ("nonsense 2>&-", 2),
    ):
        done = subprocess.run(
            ["bash", "-c", f"{called} {words}"], capture_output=True, env=ENVIRONMENT, check=False
        )
        assert done.returncode == status, words
        assert b"Traceback" not in done.stderr, words


# The command line itself


def test_what_is_misspelt() -> None:
    status, out, fault = keeplayout("drwa", CARD)
    assert (status, out) == (2, "")
    assert 'there is no command "drwa"; the nearest is "draw"' in fault
    assert (
        'there is no option "--szie"; the nearest is "--size"'
        in keeplayout("draw", CARD, "--szie", "1x1")[2]
    )
    assert keeplayout("xyzzy")[2].startswith('python -m keeplayout: there is no command "xyzzy";')
    assert keeplayout()[0] == 2
    assert keeplayout("draw", CARD, "more")[0] == 2
    for words in (
        ["--size", "1"],
        ["--size", "x"],
        ["--columns", "0"],
        ["--scale", "nan"],
        ["--other", "-1"],
    ):
        assert keeplayout("draw", CARD, *words)[0] == 2


def test_each_command_teaches() -> None:
    """An example of each, which begins with how it was called."""
    status, out, _ = keeplayout("--help")
    assert status == 0
    for command in commands():
        assert re.search(rf"^    {command.name}\s", out, re.MULTILINE), command.name
        status, told, _ = keeplayout(command.name, "--help")
        assert status == 0
        assert f"    python -m keeplayout {command.name} " in told
        assert keeplayout("help", command.name) == (0, told, "")
    assert keeplayout("help") == (0, out, "")
    assert keeplayout("--version") == (0, f"keeplayout {__version__}\n", "")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_has_everything(shell: str) -> None:
    status, out, _ = keeplayout("completion", shell)
    assert status == 0
    for words in _commands(parser()):
        assert words.command in out
        for name in words.names:
            assert (name.lstrip("-") if shell == "fish" else name) in out
    if shutil.which(shell):
        checked = subprocess.run([shell, "-n"], input=out.encode(), check=False, timeout=30)
        assert checked.returncode == 0


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("keeplayout dr", {"draw"}),
        ("keeplayout draw --si", {"--size"}),
        ("keeplayout draw --as s", {"svg"}),
        ("keeplayout convert --to p", {"python"}),
        ("keeplayout completion z", {"zsh"}),
    ],
)
def test_bash_completes(line: str, wanted: set[str], tmp_path: Path) -> None:
    script = keeplayout("completion", "bash")[1] + (
        f"\nCOMP_WORDS=({line}); COMP_CWORD=$(({len(line.split())} - 1)); _keeplayout\n"
        'printf "%s\\n" "${COMPREPLY[@]}"\n'
    )
    done = subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert set(done.stdout.split()) == wanted
