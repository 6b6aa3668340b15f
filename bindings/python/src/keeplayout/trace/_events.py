"""The lines of a trace as events: calls, the callbacks in them, the calls in those."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

VERSION = "2"
_HEAD = "keeplayout trace"


class TraceError(ValueError):
    """A trace that cannot be read, or whose replay has other results; with its line."""


@dataclass
class Event:
    """A call of the library, or a callback."""

    line: int
    kind: str
    """`call` or `ask`."""
    name: str
    owner: str | None
    fields: dict[str, Any]
    """Arguments and results, by name; numbers are text, as they were written."""
    text: str
    """Its lines, with those of what happened before it was over."""
    events: list[Event] = field(default_factory=list)
    """What happened before it was over."""


NO_TRACE = "the text is not a trace: it does not begin as one"
_DECODER = json.JSONDecoder(parse_float=str, parse_int=str, parse_constant=str)
_RESULTS = {"call": "returns", "ask": "answer"}
_ENDS = {"returned": "call", "answered": "ask"}


class Reader:
    """Reads a trace, line after line, into what happened."""

    def __init__(self) -> None:
        self.library = ""
        """The version that was called."""
        self._open: dict[str | None, list[Event]] = {}
        self._line = 0
        self._cut = ""

    @property
    def unfinished(self) -> str:
        """The events that were not over where the trace breaks off, in words."""
        open_ = [event for above in self._open.values() for event in above]
        if self._cut or not open_:
            return self._cut
        *outer, last = sorted(open_, key=_line)
        inside = "".join(f" in {event.name}" for event in outer[::-1])
        return f"line {last.line}: {last.name}{inside} was not over"

    @property
    def open_calls(self) -> list[Event]:
        """The events that were not over where the trace breaks off, with what happened in them."""
        return sorted((above[0] for above in self._open.values() if above), key=_line)

    def read(self, text: str) -> Iterator[Event]:
        """The events that are not inside of another one of the same owner, each once it is over.
        Raises TraceError, with the number of the line that is wrong."""
        start = 0
        while (end := text.find("\n", start)) >= 0:
            event = self._read(text[start:end], is_cut=False)
            if event:
                yield event
            start = end + 1
        if start < len(text) or not text:
            event = self._read(text[start:], is_cut=True)
            if event:
                yield event

    def _read(self, line: str, is_cut: bool) -> Event | None:
        self._line += 1
        if self._line == 1 and line[:1] != "{":
            raise TraceError(f"line 1: {NO_TRACE}")
        try:
            read = _parsed(line, is_cut)
            if self._line == 1:
                self._begin(read)
                return None
            return self._add(read, line)
        except (ValueError, RecursionError) as error:
            if is_cut and self._line > 1:
                name = re.match(r'\}?\{"\w+":"([\w ]+)"', line)
                self._cut = f"line {self._line} breaks off{f', in {name[1]}' if name else ''}"
                return None
            raise TraceError(f"line {self._line}: {error}") from None

    def _begin(self, read: dict[str, Any]) -> None:
        version = read.get(_HEAD)
        if version is None:
            raise ValueError(NO_TRACE)
        if version != VERSION:
            raise ValueError(f"a trace of form {version}; this version reads form {VERSION}")
        self.library = str(read.get("library", ""))

    def _add(self, read: dict[str, Any], line: str) -> Event | None:
        kind = next(iter(read), "")
        name = read.pop(kind, None)
        owner = read.get("layout", read.get("solver"))
        if not isinstance(name, str) or not isinstance(owner, (str, type(None))):
            raise ValueError("it is no call")
        above = self._open.setdefault(owner, [])
        if above and owner:
            above[0].text += line + "\n"
        if kind in _ENDS:
            return self._ended(above, _ENDS[kind], name, owner, read)
        if kind not in _RESULTS:
            raise ValueError("it is no call")
        event = Event(self._line, kind, name, owner, read, line + "\n")
        is_inner = above and owner
        if is_inner:
            above[-1].events.append(event)
        if _RESULTS[kind] not in read:
            above.append(event)
            return None
        return None if is_inner else event

    def _ended(
        self, above: list[Event], kind: str, name: str, owner: str | None, read: dict[str, Any]
    ) -> Event | None:
        # A call without an owner may overlap with any others, in other threads.
        open_ = above[-1:] if owner else above
        event = next((each for each in open_ if (each.kind, each.name) == (kind, name)), None)
        if event is None:
            raise ValueError(f"{name} ends, and did not begin")
        above.remove(event)
        event.fields.update(read)
        return None if above and owner else event


def _line(event: Event) -> int:
    return event.line


def _parsed(line: str, is_cut: bool) -> dict[str, Any]:
    """A line; of one that may be cut, the beginning of its call. What it returned may be cut within
    a number, or between results: that is no line."""
    try:
        read = _DECODER.decode(line)
    except json.JSONDecodeError as error:
        if is_cut:
            read = _parsed(line + "}", False)
            kind = next(iter(read), "")
            if kind in _RESULTS and _RESULTS[kind] not in read:
                return read
        raise ValueError(f"it is not JSON: {error.msg} at column {error.colno}") from None
    if not isinstance(read, dict):
        raise ValueError("it is not a JSON object")
    return read
