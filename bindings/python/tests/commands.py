"""The command line as a user runs it: in this process, which is quick, or in one of its own."""

from __future__ import annotations

import io
import os
import re
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from keeplayout import Layout, compare
from keeplayout.__main__ import main
from keeplayout.documents.difference import Change

DOCUMENTS = Path(__file__).parent / "documents"
WINDOWS = sorted((Path(__file__).parents[1] / "examples" / "windows").glob("*.keep"))
ALL = [*sorted(DOCUMENTS.glob("*.keep")), *WINDOWS]
"""What is converted: documents for the purpose, and whole windows."""
CARD = DOCUMENTS / "card.keep"
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join(sys.path),
    "PYTHONIOENCODING": "utf-8",
    "COLUMNS": "80",
}
"""Of a process that runs the command line."""


def keeplayout(*words: str | Path, given: str | bytes = b"") -> tuple[int, str, str]:
    """The exit status of a command, and what it has printed."""
    data = given.encode("utf-8") if isinstance(given, str) else given
    out, fault = _stream(), _stream()
    with (
        redirect_stdout(out), redirect_stderr(fault), patch.object(sys, "stdin", _stream(data)),
        patch.dict(os.environ, COLUMNS="80"),
    ):  # fmt: skip
        try:
            status = main([str(word) for word in words])
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 2
    return status, _text(out), _text(fault)


def _stream(data: bytes = b"") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(data), "utf-8", write_through=True)


def _text(stream: io.TextIOWrapper) -> str:
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode("utf-8")


def differences(one: Layout, other: Layout | str) -> list[Change]:
    """What is different in another layout, without the numbers of guides that columns and rows of
    grids are, which the library gives."""
    return [each for each in compare(one, other) if _plain(each.before) != _plain(each.after)]


def _plain(line: str | None) -> str | None:
    return line and re.sub(r"^(grid-\w+) \d+", r"\1", line)


def written(folder: Path, text: str, name: str = "x.keep") -> Path:
    """A document in a file."""
    file = folder / name
    file.write_text(text, "utf-8")
    return file
