"""Shrinking: the least part of a trace that still shows something."""

from __future__ import annotations

import os
from collections.abc import Callable

from ._events import Event, Reader, TraceError
from ._replaying import Replayed, play, text_of


def shrink(
    text: str | os.PathLike[str],
    shows: Callable[[Replayed], object],
    progress: Callable[[int, int], None] | None = None,
) -> str:
    """Leaves out of a trace, call by call, what is not needed to show something; returns the trace
    of what is left, which replays as it is written.

        >>> with recording() as trace:
        ...     ui = Layout()
        ...     for x in range(10):
        ...         ui.node(f"box {x}").size.equal = 20 * x
        >>> text = shrink(trace.text, lambda replayed: any(ui.find("box 7") for ui in replayed))
        >>> [box.name for box in replay(text)[0].roots]
        ['box 7']

    Args:
        text: the trace; or its file, as a path.
        shows: called with the layouts of a part of the trace, replayed without comparing results;
            returns whether they show it. There is no layout if none has been made.
        progress: called, from time to time, with how many calls have been tried, of how many.

    Raises TraceError for what cannot be read, and if the whole trace does not show it.
    """
    trace = Reader()

    def does_show(events: list[Event]) -> bool:
        replayed = play(events, trace, strict=False)
        try:
            return bool(shows(replayed))
        finally:
            for owner in (*replayed, *replayed.solvers):
                owner.close()

    events = least(calls(text, trace), does_show, progress)
    return play(events, trace, strict=False).trace.text


def calls(text: str | os.PathLike[str], trace: Reader) -> list[Event]:
    """The calls of a trace, with those at the end that were not over."""
    return [*trace.read(text_of(text)), *trace.open_calls]


def least(
    events: list[Event],
    shows: Callable[[list[Event]], bool],
    progress: Callable[[int, int], None] | None = None,
) -> list[Event]:
    """Events that still show it, and none of which can be left out. Many are left out at once first
    (Zeller and Hildebrandt, Simplifying and isolating failure-inducing input, 2002)."""
    if not shows(events):
        raise TraceError("the trace does not show it")
    size = len(events)
    while size:
        start, before = 0, len(events)
        while start < len(events):
            rest = events[:start] + events[start + size :]
            if shows(rest):
                events = rest
            else:
                start += size
            if progress:
                progress(start, len(events))
        if size > 1 or len(events) == before:
            size //= 2
    return events
