"""Programs, as traces of what they called: made at random, judged while they are replayed, and made
as small as shows what is wrong."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import abuse
import histories
import isolation
import watch
from keeplayout.trace import TraceError, replay
from keeplayout.trace._events import Event, Reader
from keeplayout.trace._recording import Trace, functions, recorded, written
from keeplayout.trace._replaying import _Session
from keeplayout.trace._shrinking import calls, least

CRASH, HANG, OTHERWISE = "crash", "hang", "another replay"


@dataclass(frozen=True)
class Kind:
    """A sort of programs."""

    make: Callable[[int], None]
    """Calls what the program of a seed does."""
    watchers: tuple[type[watch.Watcher], ...]
    seconds: float
    """How long one may take before it counts as one that never ends, many times what it takes."""


def _abuse(seed: int) -> None:
    abuse.Abuser(seed, functions(False)).run(200)


def _history(seed: int) -> None:
    histories.Host(seed).run(60)


ALWAYS = (watch.Numbers, watch.Failures, watch.Rollbacks)
KINDS = {
    "abuse": Kind(_abuse, (*ALWAYS, watch.Documents), 20),
    "histories": Kind(_history, (*ALWAYS, watch.Histories), 20),
}


@dataclass(frozen=True)
class Finding:
    """What is wrong with a program, and the least part of it that shows it."""

    kind: str
    seed: int
    fault: str
    """The name of who says so, or how the process ended."""
    words: str
    trace: str

    def __str__(self) -> str:
        return f"{self.kind}, seed {self.seed}, {self.fault}: {self.words}\n{self.trace}"


def first_wrong(kind: str, seeds: Iterable[int]) -> int | None:
    """The first seed whose program something is wrong with; all run in one process, a child."""

    def search() -> int | None:
        return next((seed for seed in seeds if _is_wrong(kind, seed)), None)

    outcome = isolation.run(search, 3600)
    if outcome.kind == "raised":
        raise RuntimeError(outcome.text)  # a mistake of ours
    said = outcome.text if outcome else outcome.note
    return int(said) if said else None


def _is_wrong(kind: str, seed: int) -> bool:
    isolation.note(seed)
    signal.setitimer(signal.ITIMER_REAL, KINDS[kind].seconds)  # which ends the process
    trace = Trace()
    _record(kind, seed, trace)
    text = trace.text
    return bool(_otherwise(text) or _wrong(kind, text))


FAST_PATHS = 14
"""How many fast paths the solver has: Sources/ConstraintSolver/Tools/FastPath.swift."""


LEFT_OPEN = ("keep_layout_changes", "keep_attribute_explanation", "keep_layout_conflict_text")
"""In which order changes are listed; which of several sets of constraints explains a value, where
more hold exactly than determine it, as a first solve comes to one or the other; and constraints by
their handles, which count how often a place was used before. A program that comes to such a
difference is not compared any further."""


def without(seed: int, left_out: int) -> str:
    """How the numbers of a program differ, to the last bit, where a checked library leaves out some
    of the solver's fast paths."""
    trace = Trace()
    limit = KINDS["histories"].seconds
    made = isolation.run(lambda: _record("histories", seed, trace), limit)
    if not made:
        return str(_ended(made))

    def replayed() -> str:
        os.environ["KEEPLAYOUT_WITHOUT"] = str(left_out)  # which the library has yet to read
        return _otherwise(trace.text)

    outcome = isolation.run(replayed, 10 * limit)
    words = outcome.text if outcome else str(_ended(outcome))
    line = words.partition("\n")[0]
    is_open = any(f": {name}" in line for name in LEFT_OPEN)
    return "" if is_open else words


def investigate(kind: str, seed: int, seconds: float = 60) -> Finding | None:
    """What is wrong with a program, shrunk for about so long; all of it in children, that may
    crash."""
    trace = Trace()
    limit = KINDS[kind].seconds
    outcome = isolation.run(lambda: _record(kind, seed, trace), limit)
    reader = Reader()
    events = calls(trace.text, reader)
    fault, words = _ended(outcome)
    if not fault:
        fault, words, events = _fault(kind, events, reader)
    if not fault:
        words = isolation.run(lambda: _otherwise(trace.text), limit).text
        fault = OTHERWISE if words else ""
    if not fault:
        return None
    deadline = time.monotonic() + seconds

    def shows(part: list[Event]) -> bool:
        return time.monotonic() < deadline and _fault(kind, part, reader, fault)[0] == fault

    try:
        events = least(events, shows)
        words = _fault(kind, events, reader, fault)[1]
    except TraceError:
        words += " (not when it is replayed)"
    return Finding(kind, seed, fault, words, _text(trace.text, events))


def _record(kind: str, seed: int, trace: Trace) -> None:
    """Lets the program of a seed run, and be written down."""
    make = KINDS[kind].make
    with recorded(trace):
        make(seed)


def _otherwise(text: str) -> str:
    """How a replay differs from what was recorded: the same calls give the same numbers, to the
    last bit."""
    try:
        replay(text)
    except TraceError as error:
        return str(error)
    return ""


def _wrong(kind: str, text: str) -> tuple[str, str, int] | None:
    reader = Reader()
    return judged(calls(text, reader), reader, KINDS[kind].watchers)


def judged(
    events: Sequence[Event], reader: Reader, watchers: Sequence[type[watch.Watcher]]
) -> tuple[str, str, int] | None:
    """Calls everything again, and answers which watcher is the first to find something wrong, what,
    and after how many calls."""
    session = _Session(reader, strict=False)
    watching = [each(session) for each in watchers]
    now = Reader()
    with written(session.replayed.trace):
        for count, event in enumerate(events, 1):
            for each in watching:
                each.before(event)
            session.play(event)
            for found in now.read(session.replayed.trace._new()):
                for each in watching:
                    if wrong := each.after(found):
                        return type(each).__name__, wrong, count
    return None


def _fault(
    kind: str, events: list[Event], reader: Reader, expected: str = ""
) -> tuple[str, str, list[Event]]:
    """What is wrong with calls, in a process of their own, and those up to there."""

    def find() -> str:
        wrong = judged(events, reader, KINDS[kind].watchers)
        if not wrong and expected in ("", OTHERWISE):
            session = _Session(reader, strict=False)
            with written(session.replayed.trace):
                for event in events:
                    session.play(event)
            text = _otherwise(session.replayed.trace.text)
            wrong = (OTHERWISE, text, len(events)) if text else None
        return json.dumps(wrong)

    outcome = isolation.run(find, KINDS[kind].seconds)
    fault, words = _ended(outcome)
    if fault:
        return fault, words, events
    found = json.loads(outcome.text)
    return (found[0], found[1], events[: found[2]]) if found else ("", "", events)


def _ended(outcome: isolation.Outcome) -> tuple[str, str]:
    if outcome.kind == "raised":
        raise RuntimeError(outcome.text)  # a mistake of ours
    return {"ok": "", "died": CRASH, "late": HANG}[outcome.kind], outcome.text


def _text(whole: str, events: Sequence[Event]) -> str:
    """The lines of a trace that are left, which `python -m keeplayout replay --loose` takes."""
    return whole.partition("\n")[0] + "\n" + "".join(event.text for event in events)
