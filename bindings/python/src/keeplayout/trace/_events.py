"""The lines of a trace, as what happened: calls, the questions in them, the calls in those."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .._arguments import shown

VERSION = "2"
_HEAD = "keeplayout trace"


class TraceError(ValueError):
    """A trace that cannot be read, or does not come out as it was written; with its line."""


@dataclass
class Event:
    """A call of the library's, or a question of its."""

    line: int
    kind: str
    """`call` or `ask`."""
    name: str
    owner: str | None
    fields: dict[str, Any]
    """Arguments and results, by name; numbers are text, as they were written."""
    events: list[Event] = field(default_factory=list)
    """What happened before it was over."""
    is_over: bool = False


_RESULTS = {"call": "returns", "ask": "answer"}
_ENDS = {"returned": "call", "answered": "ask"}


class Reader:
    """Reads lines, one after the other."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        """What did not happen in the course of something else of the same owner."""
        self.library = ""
        self.unfinished = ""
        """What was not over at the end, in words."""
        self._open: dict[str | None, list[Event]] = {}
        self._line = 0

    def read(self, text: str) -> None:
        """Reads whole lines. Raises TraceError, with the number of the line that is wrong."""
        for line in text.split("\n")[:-1]:
            self._read_line(line, _parsed)

    def read_last(self, line: str) -> None:
        """Reads what there is of a line without an end: of a call without one, its beginning."""
        try:
            self._read_line(line, _parsed if _is_whole(line) else lambda part: _parsed(part + "}"))
        except TraceError:
            if self._line == 1:
                raise
            name = re.match(r'\}?\{"\w+":"([\w ]+)"', line)
            self.unfinished = f"line {self._line} breaks off{f', in {name[1]}' if name else ''}"

    def _read_line(self, line: str, parsed: Callable[[str], dict[str, Any]]) -> None:
        self._line += 1
        try:
            read = parsed(line)
            if self._line == 1:
                self._begin(read)
            else:
                self._add(read)
        except (ValueError, RecursionError) as error:
            raise TraceError(f"line {self._line}: {error}") from None

    def finish(self) -> None:
        """Leaves out what was not over."""
        open_ = [event for above in self._open.values() for event in above]
        if open_ and not self.unfinished:
            *outer, last = sorted(open_, key=lambda event: event.line)
            inside = "".join(f" in {event.name}" for event in outer[::-1])
            self.unfinished = f"line {last.line}: {last.name}{inside} was not over"
        self.events = [event for event in self.events if event.is_over]

    def _begin(self, read: dict[str, Any]) -> None:
        version = read.get(_HEAD)
        if version is None:
            raise ValueError("the text is not a trace: it does not begin as one")
        if version != VERSION:
            raise ValueError(f"a trace of form {version}; this version reads form {VERSION}")
        self.library = str(read.get("library", ""))

    def _add(self, read: dict[str, Any]) -> None:
        kind = next(iter(read), "")
        name = read.pop(kind, None)
        owner = read.get("layout", read.get("solver"))
        if not isinstance(name, str) or not isinstance(owner, (str, type(None))):
            raise ValueError("it is no call")
        if kind in _RESULTS:
            event = Event(self._line, kind, name, owner, read, is_over=_RESULTS[kind] in read)
            above = self._open.setdefault(owner, [])
            (above[-1].events if above and owner else self.events).append(event)
            if not event.is_over:
                above.append(event)
        elif kind in _ENDS:
            self._end(_ENDS[kind], name, owner, read)
        else:
            raise ValueError("it is no call")

    def _end(self, kind: str, name: str, owner: str | None, read: dict[str, Any]) -> None:
        above = self._open.get(owner, [])
        # Without an owner anything may be going on in other threads.
        open_ = above[-1:] if owner else above
        event = next((each for each in open_ if (each.kind, each.name) == (kind, name)), None)
        if event is None:
            raise ValueError(f"{name} ends, and did not begin")
        above.remove(event)
        event.fields.update(read)
        event.is_over = True


def read(text: str) -> Reader:
    """A whole trace. Where it breaks off, because its host did, what was not over is told."""
    if not isinstance(text, str):
        raise TypeError(f"the text of a trace is needed, not {shown(text)}")
    reader = Reader()
    lines, newline, last = text.rpartition("\n")
    reader.read(lines + newline)
    if last or not newline:
        reader.read_last(last)
    reader.finish()
    return reader


def _is_whole(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _parsed(line: str) -> dict[str, Any]:
    try:
        read = json.loads(line, parse_float=str, parse_int=str, parse_constant=str)
    except json.JSONDecodeError as error:
        raise ValueError(f"it is not JSON: {error.msg} at column {error.colno}") from None
    if not isinstance(read, dict):
        raise ValueError("it is not a JSON object")
    return read
