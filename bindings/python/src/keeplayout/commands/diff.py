"""`keeplayout diff`: what is different between two documents."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..documents.difference import between, read
from ..documents.document import Document
from ..errors import KeepError
from ..layout.document import DocumentError
from .command import Command
from .source import FaultyError, Source, faults_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of diff."""
    parser.add_argument("before", type=Path, help="a document, a description or a report")
    parser.add_argument("after", type=Path, help="another one")


def run(given: argparse.Namespace) -> int:
    """Compares two documents: 0 if they are the same, 1 if not."""
    before, after = _read(given.before), _read(given.after)
    found = between(before, after)
    if found:
        print(found)
    return int(bool(found))


def _read(path: Path) -> Document:
    source = Source.read(path)
    try:
        return read(source.text)
    except KeepError as error:
        faults = error.faults if isinstance(error, DocumentError) else []
        raise FaultyError(source.file, faults_of(error, source, faults)) from None


COMMAND = Command(
    "diff", "what is different between two documents: nodes, frames, attributes",
    add_arguments, run,
    """\
    {0} diff before.keep after.keep
    git show HEAD:card.keep | {0} diff - card.keep

Exits with 0 if nothing is different, 1 if something is, 2 if a file cannot be read.
""",
)  # fmt: skip
