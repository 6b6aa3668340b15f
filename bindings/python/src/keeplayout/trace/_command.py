"""python -m keeplayout replay and shrink: the results of a trace, and the part that shows a
fault."""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
import tempfile
from pathlib import Path

from .._progress import Progress
from ._events import Event, Reader, TraceError
from ._replaying import Replayed, replay, text_of
from ._shrinking import calls, least

_CRASH = (sys.executable, "-m", "keeplayout", "replay", "--loose")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of replay."""
    parser.add_argument("trace", type=Path, help="what was recorded; - for standard input")
    parser.add_argument("--layout", type=int, metavar="N", help="show only the Nth layout")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw it, or else the last one")
    parser.add_argument("--loose", action="store_true", help="compare nothing, call what there is")


def add_shrink_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of shrink, except the command that tells whether a fault shows."""
    parser.usage = "%(prog)s [-h] [--out FILE] trace [-- test ...]"
    parser.epilog = (
        "The test is a command that ends with 0 where the file that is its last argument still "
        "shows the fault; unless given, that is so where replaying it crashes. What is left is "
        "lines of the trace, which `replay --loose` takes."
    )
    parser.add_argument("trace", type=Path, help="what was recorded")
    parser.add_argument("--out", type=Path, metavar="FILE", help="what is left; else TRACE.least")


def run(given: argparse.Namespace) -> int:
    """Runs replay or shrink. Returns 0 if every result is the same, or if what is left shows the
    fault; 1 if not; and 2 if a file cannot be read or written."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        return _shrink(given) if given.command == "shrink" else _replay(given)
    except TraceError as error:
        _complain(given, str(error))
        return 1
    except OSError as error:
        _complain(given, str(error))
        return 2


def _replay(given: argparse.Namespace) -> int:
    trace: Path | str = given.trace
    if str(trace) == "-":
        trace = sys.stdin.buffer.read().decode("utf-8", "surrogateescape")
    replayed = replay(trace, Progress("line"), strict=not given.loose)
    return _show(replayed, given)


def _shrink(given: argparse.Namespace) -> int:
    trace = Reader()
    text = text_of(given.trace)
    all_ = calls(text, trace)
    head = text.partition("\n")[0]
    with tempfile.TemporaryDirectory() as folder:
        part = Path(folder, given.trace.name)

        def shows(events: list[Event]) -> bool:
            _write(part, head, events)
            quiet = subprocess.DEVNULL
            command = [*(given.test or _CRASH), part]
            status = subprocess.run(command, stdout=quiet, stderr=quiet).returncode
            return status == 0 if given.test else status < 0

        kept = least(all_, shows, Progress("call"))
    target = given.out or given.trace.with_name(given.trace.name + ".least")
    _write(target, head, kept)
    print(f"{target}: {len(kept)} of {len(all_)} calls")
    return 0


def _write(file: Path, head: str, events: list[Event]) -> None:
    text = head + "\n" + "".join(event.text for event in events)
    file.write_text(text, "utf-8", "surrogateescape")


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
