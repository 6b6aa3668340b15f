"""`keeplayout watch`: a document, drawn again each time it is saved."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from . import draw
from .command import Command, RefusedError, program, write
from .findings import findings
from .options import add_file
from .source import FaultyError, Source

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
_Stamp = tuple[int, int, int]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of watch."""
    add_file(parser)
    parser.add_argument(
        "-o", "--output", metavar="FILE", type=Path,
        help="write each picture to a file, which a viewer may show",
    )  # fmt: skip
    draw.add_choices(parser)
    parser.add_argument(
        "--every", metavar="SECONDS", type=_seconds, default=0.2,
        help="how often to look whether it has changed; 0.2",
    )  # fmt: skip


def run(given: argparse.Namespace) -> int:
    """Draws a document whenever it has changed, until it is interrupted."""
    if str(given.file) == "-":
        raise RefusedError("standard input cannot be watched; draw draws it once")
    view = _View(given)
    try:
        while True:
            view.update()
            time.sleep(given.every)
    except KeyboardInterrupt:
        return 0


class _View:
    """What is shown: the last picture that could be drawn, and what is wrong since."""

    def __init__(self, given: argparse.Namespace) -> None:
        self._given = given
        self._stamp: _Stamp | None = None
        self._is_first = True
        self._picture = ""

    def update(self) -> None:
        """Draws again if the file has changed."""
        stamp = _stamp(self._given.file)
        if stamp == self._stamp and not self._is_first:
            return
        self._stamp, self._is_first = stamp, False
        try:
            faults = self._draw()
        except FaultyError as error:
            faults = error.messages
        except RefusedError as error:
            faults = [str(error)]
        self._show(faults)

    def _draw(self) -> list[str]:
        """Draws it; returns what is wrong with it all the same."""
        given, source = self._given, Source.read(self._given.file)
        with source.layout(given.size) as layout:
            drawn = draw.drawing(layout, given, given.output)
        if given.output is not None:
            write(given.output, drawn)
            self._picture = f"{given.output}\n"
        elif isinstance(drawn, str):
            self._picture = drawn
        else:
            raise RefusedError("a PNG is not for a terminal; -o FILE writes it")
        return [str(each) for each in findings(source, given.size) if each.severity == "error"]

    def _show(self, faults: list[str]) -> None:
        if sys.stdout.isatty():
            print(_CLEAR, end="")
        elif faults:
            self._picture = ""  # what was printed before is still there
        print(self._picture, end="", flush=True)
        for fault in faults:
            print(fault, file=sys.stderr, flush=True)
        if sys.stdout.isatty():
            now = time.strftime("%H:%M:%S")
            print(f"{now}  {program()} watch {self._given.file}; ^C ends it", flush=True)


def _stamp(path: Path) -> _Stamp | None:
    """What is different once a file was saved."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def _seconds(text: str) -> float:
    number = float(text)
    if not 0.01 <= number <= 3600:
        raise argparse.ArgumentTypeError("from 0.01 to 3600")
    return number


COMMAND = Command(
    "watch", "a document, drawn again each time it is saved",
    add_arguments, run,
    """\
    {0} watch card.keep
    {0} watch card.keep -o card.svg     beside a browser or a viewer that reloads

A document with a fault leaves the last picture, and the fault is told.
""",
)  # fmt: skip
