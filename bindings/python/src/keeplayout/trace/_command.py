"""python -m keeplayout replay: what a trace comes to."""

from __future__ import annotations

import argparse
import io
import sys
import time
from pathlib import Path

from ._events import TraceError
from ._replaying import Replayed, replay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command is told."""
    parser.add_argument("trace", type=Path, help="what was recorded; - for standard input")
    parser.add_argument("--layout", type=int, metavar="N", help="show only the Nth layout")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw it, or else the last one")


def run(given: argparse.Namespace) -> int:
    """Shows the layouts of a trace. Answers 0 if everything comes out as it did, 1 if not, and 2 if
    a file cannot be read or written."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        trace: Path | str = given.trace
        if str(trace) == "-":
            trace = sys.stdin.buffer.read().decode("utf-8", "surrogateescape")
        replayed = replay(trace, _Progress())
        return _show(replayed, given)
    except TraceError as error:
        _complain(given, str(error))
        return 1
    except OSError as error:
        _complain(given, str(error))
        return 2


def _show(replayed: Replayed, given: argparse.Namespace) -> int:
    layouts = list(enumerate(replayed, 1))
    if given.layout is not None:
        layouts = [pair for pair in layouts if pair[0] == given.layout]
        if not layouts:
            _complain(given, f"there {_counted(len(replayed), 'layout')}")
            return 2
    for number, layout in layouts:
        print(f"layout {number}\n{layout.description}")
    if replayed.solvers and given.layout is None:
        print(f"there {_counted(len(replayed.solvers), 'solver')}")
    if given.svg and layouts:
        given.svg.write_text(layouts[-1][1].svg(), encoding="utf-8")
    if replayed.unfinished:
        _complain(given, f"{replayed.unfinished}; what was before is shown")
    return 0


def _complain(given: argparse.Namespace, what: str) -> None:
    print(f"{given.trace}: {what}", file=sys.stderr)


def _counted(number: int, noun: str) -> str:
    return f"is 1 {noun}" if number == 1 else f"are {number} {noun}s"


class _Progress:
    """Tells how far it is, where someone may be waiting."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    def __call__(self, line: int, lines: int) -> None:
        now = time.monotonic()
        if sys.stderr.isatty() and now - self._last > 1:
            self._last = now
            print(f"line {line} of {lines}", end="\r", file=sys.stderr, flush=True)
