"""The guide to documents: its documents are read, and its commands do what is shown."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest
from commands import keeplayout
from header import ROOT
from keeplayout import Layout

GUIDE = ROOT / "bindings" / "python" / "DOCUMENTS.md"
TEXT = GUIDE.read_text("utf-8")
EXAMPLES = ROOT / "bindings" / "python" / "examples"

DOCUMENTS = re.findall(r"```keep\n(.*?)```", TEXT, re.DOTALL)
NAMES = ["card.keep", "form.keep", "bar.keep", "grid.keep", "shop.keep", "menu.keep"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the documents of the guide are."""
    for name, document in zip(NAMES, DOCUMENTS, strict=True):
        (tmp_path / name).write_text(document, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["keeplayout"])
    return tmp_path


def commands() -> list[tuple[str, str]]:
    """The commands of all sessions, in order, each with what it prints."""
    sessions = "".join(re.findall(r"```console\n(.*?)```", TEXT, re.DOTALL))
    found = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", sessions, re.MULTILINE)
    assert len(found) > 6
    return found


def test_the_sessions(folder: Path) -> None:
    for command, printed in commands():
        if command.startswith("keeplayout "):
            _, out, fault = keeplayout(*shlex.split(command)[1:])
            assert out + fault == printed, command
        else:
            subprocess.run(["bash", "-c", command], cwd=folder, check=True)


@pytest.mark.parametrize("name", NAMES)
def test_its_documents_are_right(name: str, folder: Path) -> None:
    assert keeplayout("check", folder / name) == (0, "", "")
    assert keeplayout("format", "--check", folder / name) == (0, "", "")


def test_the_card_is_the_example() -> None:
    assert (EXAMPLES / "card.keep").read_text("utf-8") == DOCUMENTS[0]
    status, out, _ = keeplayout("draw", EXAMPLES / "card.keep", "--as", "svg")
    assert status == 0
    assert (EXAMPLES / "card.svg").read_text("utf-8") == out


BEHIND_A_SUM = ("variant 0 of", "off", "@", "named", "as ")


def lines() -> list[str]:
    """The lines of documents that its tables explain: what is in code in the first column."""
    rows = re.findall(r"^\| (`.*?) \| .* \|$", TEXT, re.MULTILINE)
    found = [code for row in rows for code in re.findall(r"`([^`]*)`", row)]
    return [code for code in found if not code.startswith(("keeplayout ", *BEHIND_A_SUM))]


COMPONENT = "component field who\n  node $who\n"
OF_THE_LAYOUT = {"right-to-left", "scale 2", "negative-sizes", "mixed-axes"}
GRID = "  node 6\n    grid\n    grid-column 7\n    grid-column 8\n    guide 7\n    guide 8\n"


def document(line: str) -> str:
    """A document with a line where it belongs, and what that is about."""
    line = line.replace("\\|", "|")  # as a table has it
    layout, root, end = "", "", f"  node 6\n    row\n    {line}\n"
    word = line.split()[0]
    if line.startswith("component"):
        layout, end = f"{line}\n  node $who\n", ""
    elif word == "use":
        layout = COMPONENT
        end = f"  {line}\n"
    elif line in OF_THE_LAYOUT or word == "let":
        layout, end = f"{line}\n", ""
    elif word.startswith("size-"):
        root, end = f"  {line}\n", ""
    elif word in ("row", "column"):
        end = f"  node 6\n    {line}\n"
    elif word == "in-variant":
        end = f"  node 6\n    row\n    variant\n    variant\n    {line}\n"
    elif word in ("grid", "cells"):
        end = GRID + f"    node 9\n      {line}\n" * (word == "cells")
    elif word in ("guideline", "barrier"):
        end = f"  guide 6\n    {line}\n"
    elif word in ("edge", "distance", "fraction"):
        end = f"  guide 6\n    guideline\n    {line}\n"
    elif word in ("node", "guide"):
        end = "  node 18\n  " + re.sub(" [24]", " 20", line, count=1) + "\n"
    return (
        f'keeplayout 1\n{layout}node 1 "w"\n{root}  node 2 "image"\n  node 3 "title"\n  node 4\n'
        f"  node 5\n{end}"
    )


@pytest.mark.parametrize("line", sorted(set(lines())))
def test_its_lines_can_be_read(line: str) -> None:
    with Layout() as ui:
        ui.read_document(document(line))
