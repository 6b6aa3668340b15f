"""What the package does from outside of Python.

    python -m keeplayout diff BEFORE AFTER     what is different between two documents of layouts
    python -m keeplayout replay TRACE          what a trace comes to, as text and as a drawing
    python -m keeplayout shrink TRACE -- TEST  the least part of a trace that shows a fault
    python -m keeplayout from-xib FILES        layouts of Interface Builder, as documents
    python -m keeplayout from-css FILES        layouts of HTML or JSON, as documents
    python -m keeplayout from-constraintlayout FILES  layouts of Android, as documents

Exits with 0 if the documents, or the results of the replay, are the same; with 1 if they differ;
and with 2 if a file cannot be read. Importers exit as `importers/command.py` says.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from .documents.difference import between, read
from .errors import KeepError
from .importers import command, constraintlayout, css, xib
from .importers.command import Importer
from .trace import _command

_ALL: tuple[Importer, ...] = (xib.IMPORTER, css.IMPORTER, constraintlayout.IMPORTER)
_IMPORTERS = {importer.command: importer for importer in _ALL}


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the arguments say; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m keeplayout")
    commands = parser.add_subparsers(dest="command", required=True)
    diff = commands.add_parser("diff", help="what is different between two documents of layouts")
    diff.add_argument("before", type=Path, help="a document, a description or a report")
    diff.add_argument("after", type=Path, help="another one")
    trace = commands.add_parser("replay", help="what a trace comes to")
    _command.add_arguments(trace)
    least = commands.add_parser("shrink", help="the least part of a trace that shows a fault")
    _command.add_shrink_arguments(least)
    for importer in _IMPORTERS.values():
        command.add_arguments(commands.add_parser(importer.command, help=importer.help), importer)
    words, test = _split(sys.argv[1:] if arguments is None else arguments)
    given = parser.parse_args(words, argparse.Namespace(test=test))
    if given.command in _IMPORTERS:
        return command.run(_IMPORTERS[given.command], given)
    return _diff(given) if given.command == "diff" else _command.run(given)


def _split(words: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """The words before `--`, and the command to be run, which comes after it."""
    end = words.index("--") if "--" in words and words[0] == "shrink" else len(words)
    return words[:end], words[end + 1 :]


def _diff(given: argparse.Namespace) -> int:
    documents = []
    for path in (given.before, given.after):
        try:
            documents.append(read(path.read_text("utf-8")))
        except (OSError, UnicodeError, KeepError) as error:
            what = error.strerror if isinstance(error, OSError) else error
            print(f"python -m keeplayout: {path}: {what}", file=sys.stderr)
            return 2
    found = between(*documents)
    if found:
        print(found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
