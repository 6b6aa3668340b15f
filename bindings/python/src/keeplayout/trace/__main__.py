"""Replays a trace, and shows what came of it.

python -m keeplayout.trace bug.trace
python -m keeplayout.trace bug.trace --svg bug.svg
"""

from __future__ import annotations

import argparse
import io
import sys
import time
from pathlib import Path

from . import Replayed, TraceError, replay

_PURPOSE = "Replays a trace, and shows what came of it."


def main(arguments: list[str] | None = None) -> int:
    """The command; 0 if everything came out as it did."""
    parser = argparse.ArgumentParser("python -m keeplayout.trace", description=_PURPOSE)
    parser.add_argument("file", type=Path, help="the trace; - for standard input")
    parser.add_argument("--layout", type=int, metavar="N", help="show only the Nth layout")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw it, or else the last one")
    given = parser.parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        is_piped = str(given.file) == "-"
        text = sys.stdin.buffer.read() if is_piped else given.file.read_bytes()
        replayed = replay(text.decode("utf-8", "surrogateescape"), _Progress())
    except (OSError, TraceError) as error:
        print(f"{given.file}: {error}", file=sys.stderr)
        return 1
    if given.layout is not None and not 1 <= given.layout <= len(replayed):
        print(f"{given.file}: there {_counted(len(replayed), 'layout')}", file=sys.stderr)
        return 1
    _show(replayed, given.layout)
    if given.svg and replayed:
        given.svg.write_text(replayed[(given.layout or len(replayed)) - 1].svg(), encoding="utf-8")
    if replayed.unfinished:
        print(f"{given.file}: {replayed.unfinished}; what was before is shown", file=sys.stderr)
    return 0


def _show(replayed: Replayed, only: int | None) -> None:
    for number, layout in enumerate(replayed, 1):
        if only in (None, number):
            print(f"layout {number}\n{layout.description}")
    if replayed.solvers and only is None:
        print(f"there {_counted(len(replayed.solvers), 'solver')} besides")


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


if __name__ == "__main__":
    sys.exit(main())
