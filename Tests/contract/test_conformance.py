"""Traces of small programs, one for each chapter of the headers, are replayed in C, by programs
that are linked with the shared library and with the archive, here and elsewhere; and in Python."""

from __future__ import annotations

import json
import math
import re
import subprocess
import sys
from pathlib import Path

import pytest
from header import ROOT
from keeplayout.trace import replay
from platforms import (
    AARCH64,
    AARCH64_MUSL,
    MICRO,
    MUSL,
    WEBASSEMBLY,
    WINDOWS,
    WITHOUT_MAKE,
    Platform,
    required,
)
from process import run

FOLDER = ROOT / "Tests" / "conformance"
sys.path.append(str(FOLDER))

import record  # noqa: E402

TRACES = sorted(FOLDER.glob("*.trace"))
CALLS = sum(path.read_text(encoding="utf-8").count('{"call":') for path in TRACES)
SAME = f"{CALLS} calls in {len(TRACES)} traces are the same to the last bit\n"


@pytest.fixture(scope="module")
def replayers() -> dict[str, Path]:
    """The replayer in C, linked with the shared library and with the archive."""
    folder = ROOT / "build" / "programs" / "Tests" / "conformance"
    names = "replay", "replay-static"
    made = [str((folder / name).relative_to(ROOT)) for name in names]
    run(["make", "--silent", "-C", str(ROOT), *made], env=WITHOUT_MAKE)
    return {name: folder / name for name in names}


def replayed(replayer: Path, *traces: Path) -> subprocess.CompletedProcess[str]:
    where = {**WITHOUT_MAKE, "LD_LIBRARY_PATH": str(ROOT / "build" / "lib")}
    command = [str(replayer), *map(str, traces)]
    return subprocess.run(command, env=where, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", ["replay", "replay-static"])
def test_all_are_the_same(name: str, replayers: dict[str, Path]) -> None:
    done = replayed(replayers[name])
    assert (done.returncode, done.stdout) == (0, SAME)


@pytest.mark.parametrize(
    "platform",
    [WINDOWS, AARCH64, MUSL, AARCH64_MUSL, MICRO, WEBASSEMBLY],
    ids=lambda platform: platform.cross,
)
def test_all_are_the_same_elsewhere(platform: Platform) -> None:
    replayer = required(platform).program(FOLDER / "replay.c")
    folder = [str(ROOT)] if platform is WEBASSEMBLY else []
    assert platform.run(replayer, *folder) == SAME


@pytest.mark.parametrize("trace", TRACES, ids=lambda path: path.stem)
def test_all_are_the_same_in_python(trace: Path) -> None:
    assert replay(trace).unfinished == ""


@pytest.mark.parametrize("program", record.CHAPTERS, ids=lambda path: path.stem)
def test_a_trace_is_that_of_its_program(program: Path, tmp_path: Path) -> None:
    """`Tests/conformance/record.py` writes it."""
    text = record.recorded([record.compiled(program, tmp_path)], tmp_path)
    assert text == record.trace_of(program).read_text(encoding="utf-8")
    assert record.faults(text) == []


def test_each_has_a_program() -> None:
    assert [record.trace_of(program) for program in record.CHAPTERS] == TRACES


def test_what_is_not_portable_is_found() -> None:
    lines = [
        '{"call":"keep_stack_create","stack":{"size":80,"gap":8},"returns":null}',
        '{"call":"keep_node_children","nodes":"unread","capacity":2147483648}',
        '{"call":"keep_node_set_name","name":"\\udcff"}',
        '{"call":"keep_node_set_axis_size","size":200,"returns":"KEEP_OK"}',
    ]
    assert record.faults("\n".join(lines)) == [
        "line 1: a struct of another size",
        "line 2: an array that is not read",
        "line 2: a count above 2^31",
        "line 3: bytes that are not UTF-8",
    ]


def test_every_function_is_in_a_trace() -> None:
    functions = {
        f["name"] for f in json.loads((ROOT / "bindings" / "api.json").read_text())["functions"]
    }
    called = {
        name
        for path in TRACES
        for name in re.findall(r'^{"call":"(\w+)"', path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert functions - called == {
        "keep_version_number",
        "keep_version_string",
        "keep_status_name",
        "keep_set_out_of_memory_handler",
        "keep_layout_handle_kind",
    }


# ---- A trace that was changed fails, and where ---------------------------------------------------

# Of a line what is to be changed, and into what: the least that can be.
CHANGED = [
    ("springs", '"frames":', r"(\d\.\d+)\d(?=,\d+\]\],)", r"\g<1>", "a digit of a frame"),
    ("values", '"keep_attribute_value"', r'"priority":750', '"priority":751', "what is written"),
    ("errors", "_error_message", r"the ", "The ", "a letter of a message"),
    ("tree", "keep_node_parent", r'"returns":"node 3"', '"returns":"node 2"', "a handle"),
    ("measuring", '"ask":"measure 1"', r'"length":\d', '"length":7', "what is asked"),
    ("user_data", '"ask":"destroy', r"destroy (\d)", r"destroy 9\1", "what is released"),
    ("names", '"call":"keep_attribute_text"', r"largeur", "langeur", "a letter of a name"),
    ("documents", '"KEEP_TEXT_DOCUMENT"', "left-inset = 10", "left-inset = 11", "a document"),
]


@pytest.mark.parametrize(
    ("name", "of", "pattern", "new"),
    [each[:4] for each in CHANGED],
    ids=[each[4].replace(" ", "-") for each in CHANGED],
)
def test_a_change_is_found(
    name: str, of: str, pattern: str, new: str, replayers: dict[str, Path], tmp_path: Path
) -> None:
    lines = (FOLDER / f"{name}.trace").read_text(encoding="utf-8").splitlines()
    place = next(k for k, line in enumerate(lines) if of in line and re.search(pattern, line))
    lines[place] = re.sub(pattern, new, lines[place], count=1)
    changed = tmp_path / "changed.trace"
    changed.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = replayed(replayers["replay"], changed)
    assert done.returncode == 1
    assert done.stdout.startswith(f"{changed}:{place + 1}:")


def test_one_bit_of_any_answer_is_found(replayers: dict[str, Path], tmp_path: Path) -> None:
    """The last bit of each double that is returned, or written, in one trace."""
    lines = (FOLDER / "curves.trace").read_text(encoding="utf-8").splitlines()
    found = 0
    for place, line in enumerate(lines):
        for number in re.finditer(r"\d+\.\d{12,}(?=[\],}])", line):
            changed = line[: number.start()] + next_to(number[0]) + line[number.end() :]
            text = "\n".join([*lines[:place], changed, *lines[place + 1 :]]) + "\n"
            (tmp_path / "changed.trace").write_text(text, encoding="utf-8")
            done = replayed(replayers["replay"], tmp_path / "changed.trace")
            assert done.returncode == 1
            assert done.stdout.startswith(f"{tmp_path}/changed.trace:{place + 1}:")
            found += 1
    assert found > 20


def next_to(number: str) -> str:
    """The next larger double, with as many digits as it needs."""
    return repr(math.nextafter(float(number), math.inf))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no trace of form 2"),
        ('{"keeplayout trace":1}\n', "no trace of form 2"),
        ('{"keeplayout trace":2}\n{"call":"keep_nothing"}\n', "there is no"),
        ('{"keeplayout trace":2}\n{"call":"keep_layout_solve","layout":"layout 1"}\n', "no layout"),
        ('{"keeplayout trace":2}\n{"call":"keep_layout_create"}\n', "the library has made"),
        ('{"keeplayout trace":2}\nnothing\n', "no call"),
    ],
)
def test_what_is_no_trace(text: str, why: str, replayers: dict[str, Path], tmp_path: Path) -> None:
    (tmp_path / "wrong.trace").write_text(text)
    done = replayed(replayers["replay"], tmp_path / "wrong.trace")
    assert done.returncode == 1
    assert why in done.stdout
