"""What README.md says of cases: its example is one, and what is wrong is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from case import Case
from stage import Stage
from test_cases import FOLDER, compare, run
from words import CaseError

EXAMPLE = FOLDER / "gone" / "a_margin_goes.keep"


def test_the_example_is_a_case() -> None:
    """The first lines of README.md that are indented."""
    readme = (FOLDER / "README.md").read_text().partition(":\n\n")[2]
    block = re.search(r"(?m)(^( {4}.*)?\n)+", readme)
    assert block
    assert re.sub("(?m)^ {4}", "", block[0]).strip() == EXAMPLE.read_text().strip()


def changed(folder: Path, old: str, new: str) -> Path:
    """The example with something else in it."""
    text = EXAMPLE.read_text()
    assert old in text
    path = folder / "changed.keep"
    path.write_text(text.replace(old, new))
    return path


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("text 68 0 232 _", "text 70 _ 230 _", ["14: text: 68 _ 232 _, expected 70 _ 230 _"]),
        ("icon 10 _ 50 _", "size-range icon horizontal 50 60", ["expected 50 60"]),
        ("icon 10 _ 50 _", "error KEEP_ERROR_LIMIT rounds", ["KEEP_OK, expected KEEP_ERROR_LIMIT"]),
        ("width = 50", "width = 500", ["an unexpected conflict: "]),
        ("width = 50", "widht = 50", ["KEEP_ERROR_INVALID_ARGUMENT", "line 8", "widht"]),
        ("icon 10 _ 50 _", "conflict\n    height of <icon> is 3", ["no conflict of: height of"]),
    ],
)
def test_what_is_wrong_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, told: list[str]
) -> None:
    monkeypatch.setattr("test_cases.FOLDER", tmp_path / "a" / "b")
    found = run(changed(tmp_path, old, new))
    assert found
    assert all(words in "\n".join(found) for words in told), found


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("expect\n", "", "nothing is expected"),
        ("gone icon", "gone ikon", "0 nodes are called ikon"),
        ("gone icon", "hide icon", "hide is none of resize, gone and back"),
        ("text 68 0 232 _", "text 68 0", "14 and below: 4 numbers are wanted, not 68 0"),
        ("text 68 0 232 _", "text 68 0 232 wide", "14 and below: could not convert"),
        ("text 68 _ 132 _", "- text left-inset = 3", "<text> has 0 lines"),
        ("expect\n", "measure text 20\n\nexpect\n", "14 and below"),
    ],
)
def test_what_is_no_case_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(CaseError, match=re.escape(told)):
        Case(changed(tmp_path, old, new))


def test_the_last_bit_is_compared() -> None:
    """0.1 + 0.2 is not 0.3."""
    document = 'keeplayout 1\nnode 1 "window"\n  size-width 0.3\n'
    one, other = Stage(document, []), Stage(document.replace("0.3", repr(0.1 + 0.2)), [])
    assert compare(one, one, "afterwards") == []
    (told,) = compare(one, other, "afterwards")
    assert told.startswith("afterwards: window (0.0, 0.0, 0.30000000000000004")
