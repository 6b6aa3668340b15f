"""Runs a function in a process of its own, so that an engine that traps or spins fails one case.

The child tells how far it came through `note`; the parent quotes the last note when it died.
"""

import faulthandler
import os
import select
import signal
import time
import traceback
from dataclasses import dataclass

import pytest

HERE = os.path.dirname(os.path.abspath(__file__))
CONFTEST = os.path.join(HERE, "conftest.py")

_notes = None  # where the child of the moment writes its notes


@dataclass
class Outcome:
    """What became of the child: "ok", "raised", "died" or "late"."""

    kind: str
    text: str = ""
    note: str = ""
    """What it said last that it was about to try, if it did not come to its end."""

    def __bool__(self):
        return self.kind == "ok"


def note(text):
    """Says what is about to be tried; a no-op outside a child."""
    if _notes is not None:
        os.write(_notes, b"N" + str(text).encode()[:4000] + b"\0")


def _describe(error):
    """What failed, and the way there through our own files."""
    told = isinstance(error, AssertionError | pytest.fail.Exception)
    text = str(error) if told else "".join(traceback.format_exception_only(error))
    places = [
        f"{os.path.basename(place.filename)}:{place.lineno}: {place.line}"
        for place in traceback.extract_tb(error.__traceback__)
        if os.path.dirname(place.filename) == HERE and place.filename not in (__file__, CONFTEST)
    ]
    return "\n".join([*places, text])


def _child(function, pipe):
    global _notes
    _notes = pipe
    faulthandler.disable()  # the parent says what the child died of
    try:
        result = function()
        os.write(pipe, b"K" + str("" if result is None else result).encode()[:60000] + b"\0")
    except BaseException as error:  # whatever it was, the parent reports it
        os.write(pipe, b"E" + _describe(error).encode()[:60000] + b"\0")
    finally:
        os._exit(0)


def _read_until(pipe, deadline):
    """Everything the child wrote, and whether it closed the pipe in time."""
    data = b""
    while (left := deadline - time.monotonic()) > 0:
        if select.select([pipe], [], [], left)[0]:
            chunk = os.read(pipe, 65536)
            if not chunk:
                return data, True
            data += chunk
            head, _, tail = data.rpartition(b"\0")
            data = head[head.rfind(b"\0") + 1 :] + b"\0" + tail if head else data
    return data, False


def run(function, seconds):
    """Calls the function in a child for at most that long; an "ok" has str(its result)."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _child(function, writing)
    os.close(writing)
    data, closed = _read_until(reading, time.monotonic() + seconds)
    os.close(reading)
    if not closed:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    last = data.split(b"\0")[-2].decode(errors="replace") if b"\0" in data else "N"
    if not closed:
        return Outcome("late", f"no answer within {seconds:g} s; last: {last[1:]}", last[1:])
    if os.WIFSIGNALED(status):
        name = signal.Signals(os.WTERMSIG(status)).name
        return Outcome("died", f"died of {name}; last: {last[1:]}", last[1:])
    return Outcome("ok" if last[0] == "K" else "raised", last[1:])
