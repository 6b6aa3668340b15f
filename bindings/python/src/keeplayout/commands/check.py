"""`keeplayout check`: what is wrong with documents, in the shape of compilers' messages."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from .._progress import Progress
from .command import Command, RefusedError, tell
from .findings import KINDS, NOTES, Finding, faults, findings
from .options import add_file, add_size
from .source import FaultyError, Source


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of check."""
    add_file(parser, several=True)
    add_size(parser)
    parser.add_argument(
        "--ignore", metavar="KIND", action="append", choices=list(KINDS), default=[],
        help=f"leave out a kind of findings: {', '.join(KINDS)}",
    )  # fmt: skip
    parser.add_argument(
        "--notes", action="store_true", help="also what may be as it is: violated soft constraints"
    )
    parser.add_argument("--json", action="store_true", help="as an array of objects")


def run(given: argparse.Namespace) -> int:
    """Checks documents: 0 if nothing was found, 1 if something was, 2 if one cannot be read."""
    left_out = {*given.ignore, *(() if given.notes else NOTES)}
    found: list[Finding] = []
    is_refused, progress = False, Progress("finding")
    for path in given.files:
        try:
            for each in _of(path, given):
                progress(len(found) + 1)
                if each.kind in left_out:
                    continue
                found.append(each)
                if not given.json:
                    print(each)
        except RefusedError as error:
            tell(str(error))
            is_refused = True
    if given.json:
        print(json.dumps([each.data() for each in found], indent=2, ensure_ascii=False))
    if is_refused or any(each.kind == "fault" for each in found):
        return 2
    return int(any(each.kind not in NOTES for each in found))


def _of(path: Path, given: argparse.Namespace) -> Iterator[Finding]:
    """What is found in a file, one at a time."""
    try:
        yield from findings(Source.read(path), given.size)
    except FaultyError as error:
        yield from faults(error)


_TABLE = "\n".join(f"    {kind:<11}{meaning}" for kind, meaning in KINDS.items())

COMMAND = Command(
    "check", "what is wrong with documents: faults, conflicts, ambiguity, what does not fit",
    add_arguments, run,
    f"""\
    {{0}} check card.keep
    {{0}} check layouts/*.keep --ignore ambiguity
    {{0}} check card.keep --size 200x100        would it fit?
    {{0}} check card.keep --json | jq '.[].line'

What is found, by its kind:

{_TABLE}

As JSON it is an array of objects with severity, kind, file, line, column, length, message, nearest
(of a misspelt word), and related: objects with message and line. What is not known is 0 or null.

Exits with 0 if nothing was found, 1 if something was, 2 if a file is none or has a fault. Columns
are characters, from 1.
""",
)  # fmt: skip
