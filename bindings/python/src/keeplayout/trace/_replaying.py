"""Replaying: the calls are made again, callbacks return what they returned, and everything is
recorded once more, so that two traces can be compared."""

from __future__ import annotations

import contextlib
import ctypes
import itertools
import json
import math
import os
import weakref
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from .._c import api as _api
from .._c import ffi as _ffi
from .._c.api import BEGINS, CALLBACKS, ENDS, FUNCTIONS, SHAPES
from .._c.arguments import shown
from .._c.pointers import keep_layout_p
from ._arguments import LONGEST, Arguments
from ._events import NO_TRACE, Event, Reader, TraceError
from ._recording import Trace, functions, written

if TYPE_CHECKING:
    from ..layout.layout import Layout
    from ..solver.solver import Solver

_TYPES = {name: arguments for name, _, arguments in FUNCTIONS}
_VERBS = {"call": "called", "ask": "asked"}


class Replayed(list["Layout"]):
    """The layouts of a trace, in the order in which they were made. A layout that the host
    destroyed is here as it was before that."""

    __slots__ = ("solvers", "trace", "unfinished")

    def __init__(self) -> None:
        super().__init__()
        self.solvers: list[Solver] = []
        """Its solvers."""
        self.unfinished: str = ""
        """The call that was not over where the trace breaks off, as the host crashed in it, say; or
        ""."""
        self.trace: Trace = Trace()
        """The trace of the replay: the same text, except for what was destroyed or not over."""


def replay(
    text: str | os.PathLike[str],
    progress: Callable[[int, int], None] | None = None,
    *,
    strict: bool = True,
) -> Replayed:
    """Makes the layouts and solvers of a trace and all calls on them; returns the layouts.

    If a trace breaks off, everything is called up to the call that was not over
    (`Replayed.unfinished`). Callbacks return what they have returned for the same arguments.

    Args:
        text: the trace; or its file, as a path (`pathlib.Path("bug.trace")`).
        progress: called, from time to time, with how many lines are done, of how many.
        strict: whether every result has to be the same. If not, results are not compared, calls
            that cannot be made are left out (on something that has not been made, say), and the
            call that was not over is made, too: after a crash, that is the one that crashed.

    Raises TraceError, with the line, for what cannot be read and for a result that differs;
    RuntimeError while something is recorded; OSError for a file that cannot be read.
    """
    given = text_of(text)
    trace, lines = Reader(), given.count("\n")

    def told() -> Iterator[Event]:
        for count, event in enumerate(trace.read(given)):
            yield event
            if progress and count % 1000 == 0:
                progress(event.line, lines)
        if not strict:
            yield from trace.open_calls

    replayed = play(told(), trace, strict=strict)
    replayed.unfinished = trace.unfinished
    return replayed


def text_of(text: str | os.PathLike[str]) -> str:
    """The text of a trace, or of a file with one."""
    if isinstance(text, os.PathLike):
        text = Path(text).read_bytes().decode("utf-8", "surrogateescape")
    elif not isinstance(text, str):
        raise TypeError(f"the text of a trace or a path is needed, not {shown(text)}")
    elif text[:1] != "{" and 0 < len(text) < 256 and "\n" not in text:
        raise TraceError(f"{NO_TRACE}; of a file, pathlib.Path({text!r}) is replayed")
    return text


def play(events: Iterable[Event], trace: Reader, *, strict: bool) -> Replayed:
    """Calls everything again."""
    session = _Session(trace, strict)
    with written(session.replayed.trace):
        for event in events:
            session.play(event)
    session.is_playing = False
    return session.replayed


class _Host:
    """A function of a host that is not here."""

    def __init__(self, session: _Session) -> None:
        self.session = weakref.ref(session)
        self.answers: dict[Any, Any] = {}


_keys = itertools.count(1)
_hosts: weakref.WeakValueDictionary[int, _Host] = weakref.WeakValueDictionary()


class _Session:
    """One replay."""

    def __init__(self, trace: Reader, strict: bool) -> None:
        self.is_playing = True
        self.strict = strict
        self.functions = functions(False)
        self._then, self._now = trace, Reader()
        self.replayed = Replayed()
        self.owners: dict[str, Layout | Solver] = {}
        self.handles: dict[tuple[str | None, str], int] = {}
        self.hosts: dict[tuple[str | None, str], int] = {}
        self._questions: list[Iterator[Event]] = []
        self._error: BaseException | None = None

    # Calls

    def play(self, event: Event) -> None:
        """Calls what was called, and compares."""
        if not self.strict:
            with contextlib.suppress(TraceError):
                self._call(event)
            self._error = None
            return
        self._call(event)
        text = self.replayed.trace._new()
        if not text and event.name not in ENDS:
            self._fail(event, f"{event.name} is nothing that a trace has")
        if text and text != event.text:
            for found in self._now.read(text):
                self._compare(event, found)

    def _call(self, event: Event) -> None:
        try:
            self._call_again(event)
        except TraceError:
            raise
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError,
                ctypes.ArgumentError) as error:  # fmt: skip
            raise TraceError(f"line {event.line}: {error}") from error

    def _call_again(self, event: Event) -> None:
        if event.kind != "call" or event.name not in _TYPES:
            raise ValueError(f"there is no function {event.name[:60]}")
        if event.name in ENDS and not self._questions:
            return  # so that it can still be looked at
        shapes, kinds = SHAPES[event.name], _TYPES[event.name]
        arguments = Arguments(self, event.owner, event.fields)
        values = arguments.of(shapes, kinds)
        self._questions.append(iter(event.events))
        try:
            result = getattr(self.functions, event.name)(*values)
        finally:
            self._questions.pop()
        if self._error:
            error, self._error = self._error, None
            raise error
        told = event.fields.get("returns")
        if event.name in BEGINS:
            self._made(told, result)
        arguments.learn(told, result)
        for shape, value in zip(shapes, values, strict=True):
            if shape.startswith(">"):
                arguments.learn(event.fields.get(shape[1:].partition("[")[0]), value)

    def _made(self, name: Any, pointer: Any) -> None:
        from ..layout.layout import Layout
        from ..solver.solver import Solver

        kind: Any = Layout if isinstance(pointer, keep_layout_p) else Solver
        made = kind._of(pointer)
        self.owners[str(name)] = made
        (self.replayed if kind is Layout else self.replayed.solvers).append(made)

    # What arguments refer to

    def pointer(self, name: Any, kind: Any) -> Any:
        """The owner of a name."""
        owner = self.owners.get(str(name))
        if owner is None or not isinstance(owner._open, kind):
            raise ValueError(f"there is no {str(name)[:60]}")
        return owner._open

    def handle(self, owner: str | None, name: Any) -> int:
        """The handle of a name: `node 5`, `node 5 of layout 2`, or any number."""
        if name is None:
            return 0
        if str(name).startswith("0x"):
            return int(str(name), 16)
        thing, _, other = str(name).partition(" of ")
        found = self.handles.get((other or owner, thing))
        if found is None:
            raise ValueError(f"there is no {str(name)[:60]}")
        return found

    def function(self, kind: Any, name: Any) -> Any:
        """What the library is given in place of a function of the host's."""
        if name is None:
            return kind()
        noun = str(name).partition(" ")[0]
        if noun == "pointer":  # what only releases data, which a replay does not have
            return _RELEASES.setdefault(str(name), kind(lambda _: None))
        return _THUNKS[noun]

    def data(self, owner: str | None, fields: dict[str, Any]) -> int | None:
        """What the library is given as its data: the key by which its answers are found."""
        texts = (each.split(" ") for each in fields.values() if isinstance(each, str))
        number = next((text[1] for text in texts if len(text) == 2 and text[0] in _THUNKS), None)
        if number is None:
            return None
        if (owner, number) not in self.hosts:
            key, host = next(_keys), _Host(self)
            _hosts[key] = host
            self.hosts[owner, number] = key
            self.owners[str(owner)]._kept.append(host)
        return self.hosts[owner, number]

    # Callbacks

    def answer(self, kind: Any, shapes: tuple[str, ...], arguments: tuple[Any, ...]) -> Any:
        """What the host's callback has returned, once the calls that it has made are made again."""
        question = next(self._questions[-1], None) if self._questions else None
        if question is None or self._error:
            return None  # one callback more than there were: comparing will show it
        told = Arguments(self, question.owner, question.fields)
        for shape, value in zip(shapes, arguments, strict=True):
            told.learn(question.fields.get(shape), value)
        try:
            for call in question.events:
                self._call(call)
            given = question.fields.get("answer")
            if kind is None or given is None:
                return None
            found = told.value(given, kind)
            return found if isinstance(found, ctypes.Structure) else found.value
        except BaseException as error:  # it cannot pass through C
            is_raw = isinstance(error, ValueError) and not isinstance(error, TraceError)
            self._error = TraceError(f"line {question.line}: {error}") if is_raw else error
        return None

    # Comparing

    def _compare(self, event: Event, found: Event) -> None:
        for inner, other in itertools.zip_longest(event.events, found.events):
            if inner is None:
                self._fail(event, f"{other.name} is {_VERBS[other.kind]}, and was not")
            if other is None:
                self._fail(inner, f"{inner.name} is not {_VERBS[inner.kind]}, and was")
            self._compare(inner, other)
        if event.name != found.name:
            self._fail(event, f"{found.name} is {_VERBS[found.kind]}, and {event.name} was")
        for name in {**event.fields, **found.fields}:
            if name == "capacity" and int(event.fields.get(name, 0)) > LONGEST:
                continue  # a replay's capacity is the number recorded
            if event.fields.get(name) != found.fields.get(name):
                now, then = (_shown(each.fields.get(name, "nothing")) for each in (found, event))
                told = f": {name} is {now}, and was {then}"
                if name == "returns":
                    told = f" returns {now}, and returned {then}"
                self._fail(event, event.name + told)

    def _fail(self, event: Event, what: str) -> NoReturn:
        version = _ffi.C.keep_version_string().decode()
        if version != self._then.library:
            what += f" (by libkeeplayout {self._then.library}; this is {version})"
        raise TraceError(f"line {event.line}: {what}")


def _shown(value: Any) -> str:
    text = _text(value)
    return text if len(text) <= 300 else f"{text[:300]}..."


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ",".join(f"{key}:{_text(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(_text, value)) + "]"
    return value if isinstance(value, str) else json.dumps(value)


def _thunk(name: str) -> Any:
    """A function that C can call in place of any of a kind."""
    kind: Any = getattr(_api, name)
    shapes = tuple(shape.strip("*>") for shape in SHAPES[name])
    place = shapes.index("user_data")
    # What it writes, as it has at most one such parameter, is its answer.
    written = next((k for k, shape in enumerate(SHAPES[name]) if shape[0] == ">"), None)
    answers = kind._restype_ if written is None else kind._argtypes_[written]._type_
    neutral = _NEUTRAL.get(kind._restype_)

    def ask(*arguments: Any) -> Any:
        host = _hosts.get(arguments[place] or 0)
        if host is None:
            return neutral
        session = host.session()
        question = _question(arguments)
        if session and session.is_playing:
            told = session.answer(answers, shapes, arguments)
            if told is not None:
                host.answers[question] = told
        answer = host.answers.get(question)
        if written is None or answer is None:
            return neutral if answer is None else answer
        arguments[written][0] = answer
        return None

    return kind(ask)


def _question(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is asked, as a key."""
    plain = (each.contents if hasattr(each, "contents") else each for each in arguments)
    return tuple(bytes(each) if isinstance(each, ctypes.Structure) else each for each in plain
                 if not isinstance(each, ctypes.c_void_p))  # fmt: skip


# What is answered to what was never asked: that there is no answer.
_NEUTRAL: dict[Any, Any] = {ctypes.c_double: math.nan, ctypes.c_int: -1}
_RELEASES: dict[str, Any] = {}
_THUNKS = {noun: _thunk(name) for noun, name in CALLBACKS.items()}
