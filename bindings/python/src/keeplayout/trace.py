"""Traces: everything that was called on layouts, written down on request, and called again.

    >>> with recording() as trace:
    ...     ui = Layout()
    ...     window = ui.node("window", size=(320, 568))
    ...     ui.solve()
    >>> (again,) = replay(trace.text)
    >>> again.roots[0].frame
    Rect(x=0.0, y=0.0, width=320.0, height=568.0)

A trace is text: a line of JSON for each call of the library, with its arguments, its result and
what it wrote, numbers to the last bit. Replaying checks every result, so that a trace is also a
test. What a layout's host does in functions of its own (measuring, conditions, completions) cannot
be called again: such a call is written down, and a replay stops there.

Outside of a recording nothing is different, and nothing costs anything.
"""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from ._ffi import FUNCTIONS, C, Handle, keep_layout_p
from .errors import KeepError

if TYPE_CHECKING:
    from .layout import Layout

VERSION = 1
_LONGEST = 1 << 24  # elements of an array
_TYPES = {name: (result, arguments) for name, result, arguments in FUNCTIONS}
_NUMBERS = (
    ctypes.c_bool,
    ctypes.c_int,
    ctypes.c_int8,
    ctypes.c_int32,
    ctypes.c_uint32,
    ctypes.c_uint64,
    ctypes.c_size_t,
    ctypes.c_double,
)
_QUIET = ("keep_layout_destroy", "keep_layout_error_message", "keep_layout_error")
_FUNCTION: Any = ctypes.CFUNCTYPE(None).__bases__[0]
_TAG = 0xFFF << 48  # the part of a handle that tells layouts apart


class TraceError(ValueError):
    """A trace that cannot be read, or does not come out as it was written; with its line."""


class Trace:
    """What was called so far."""

    def __init__(self) -> None:
        self._lines = [json.dumps({"keeplayout trace": VERSION})]
        self._layouts: dict[int, int] = {}

    @property
    def text(self) -> str:
        """The trace, as replay takes it."""
        return "\n".join(self._lines) + "\n"

    def _note(self, name: str, given: Any, arguments: Any, result: Any) -> None:
        if isinstance(result, keep_layout_p) and name == "keep_layout_create":
            self._layouts[result.value or 0] = len(self._layouts)
        if any(isinstance(a, keep_layout_p) and a.value not in self._layouts for a in arguments):
            return  # a layout from before the recording
        written = [_plain(a, self._layouts) for a in arguments if _is_written(a)]
        answer = _plain(result, self._layouts)
        self._lines.append(json.dumps([name, given, answer, written], separators=(",", ":")))


@contextmanager
def recording() -> Iterator[Trace]:
    """Records what is called on the layouts that are made inside the block. Recordings do not nest;
    RuntimeError if one is under way."""
    if getattr(C, "_trace", None) is not None:
        raise RuntimeError("a recording is under way")
    trace = Trace()
    plain = SimpleNamespace(**vars(C))
    C._trace = trace
    for name, (_, kinds) in _TYPES.items():
        if name not in _QUIET and ("layout" in name or kinds[:1] == (keep_layout_p,)):
            setattr(C, name, _recorder(name, getattr(plain, name), trace))
    try:
        yield trace
    finally:
        for name in _TYPES:
            setattr(C, name, getattr(plain, name))
        C._trace = None


def _recorder(name: str, function: Any, trace: Trace) -> Callable[..., Any]:
    def record(*arguments: Any) -> Any:
        given = [_plain(a, trace._layouts) for a in arguments]
        try:
            result = function(*arguments)
        except KeepError as error:
            trace._note(name, given, arguments, error)
            raise
        trace._note(name, given, arguments, result)
        return result

    return record


def _is_written(argument: Any) -> bool:
    return isinstance(argument, ctypes.Array) or hasattr(argument, "_obj")


def _plain(value: Any, layouts: dict[int, int]) -> Any:
    """A value as JSON has it."""
    if hasattr(value, "_obj"):  # byref
        return {"to": type(value._obj).__name__, "is": _plain(value._obj, layouts)}
    if isinstance(value, keep_layout_p):
        return {"layout": layouts.get(value.value or 0, len(layouts))}
    if isinstance(value, KeepError):
        return {"error": int(value.status)}
    if isinstance(value, float):
        return {"f": value.hex()}
    if isinstance(value, bytes):
        return {"text": value.decode("latin-1")}
    if isinstance(value, Handle):
        return {"id": value.id}
    if isinstance(value, ctypes.Array):
        return {
            "of": value._type_.__name__,
            "has": [_plain(each, layouts) for each in value],
        }
    if isinstance(value, ctypes.Structure):
        fields = [field[0] for field in value._fields_]
        return {"fields": [_plain(getattr(value, field), layouts) for field in fields]}
    if isinstance(value, ctypes._SimpleCData):
        return _plain(value.value, layouts)
    if value is None or isinstance(value, (bool, int)):
        return value
    return {"function": type(value).__name__}


# Replaying


class _Replay:
    def __init__(self) -> None:
        self.layouts: list[Layout] = []
        self.tags: dict[int, int] = {}

    def call(self, name: str, given: Any, answer: Any, written: Any) -> None:
        if name not in _TYPES or not isinstance(given, list) or not isinstance(written, list):
            raise ValueError(f"there is no function {str(name)[:60]}")
        result_type, kinds = _TYPES[name]
        if name == "keep_layout_create":
            from .layout import Layout

            self.layouts.append(Layout())
            return
        if name in _QUIET or kinds[:1] != (keep_layout_p,) or len(given) != len(kinds):
            raise ValueError(f"{name} is not called like this")
        arguments = [self.value(g, kind) for g, kind in zip(given, kinds, strict=True)]
        _check_counts(arguments, kinds)
        try:
            result = getattr(C, name)(*arguments)
        except KeepError as error:
            result = error
        found = [_plain(a, {}) for a in arguments if _is_written(a)]
        self.compare(result_type, _plain(result, {}), answer)
        for one, other in zip(found, written, strict=True):
            self.compare(None, one, other)

    def value(self, given: Any, kind: Any) -> Any:
        if kind is keep_layout_p:
            return self.layouts[given["layout"]]._pointer
        if given is None and kind not in _NUMBERS and not issubclass(kind, ctypes.Structure):
            return kind() if issubclass(kind, _FUNCTION) else None
        if kind in _NUMBERS:
            return self.filled(kind, given).value
        if "text" in given and kind is ctypes.c_char_p:
            return given["text"].encode("latin-1").replace(b"\0", b"?")
        if "to" in given:
            return ctypes.byref(self.filled(_pointed(kind), given["is"]))
        if "of" in given:
            return self.array(_pointed(kind), given["has"])
        return self.filled(kind, given)

    def array(self, kind: Any, has: list[Any]) -> Any:
        if len(has) > _LONGEST:
            raise ValueError("the array is too long")
        array = (kind * len(has))()
        for place, each in enumerate(has):
            array[place] = self.filled(kind, each)
        return array

    def filled(self, kind: Any, given: Any) -> Any:
        """A value of a type in C."""
        if isinstance(given, dict) and "id" in given and issubclass(kind, Handle):
            return kind(self.translated(given["id"]))
        if isinstance(given, dict) and "fields" in given:
            pairs = zip(kind._fields_, given["fields"], strict=True)
            return kind(*[self.filled(field[1], each) for field, each in pairs])
        if isinstance(given, dict) and "function" in given:
            raise ValueError("a function of the host's cannot be called again")
        if issubclass(kind, ctypes._Pointer):
            if given is None:
                return kind()
            raise ValueError("a pointer inside of a structure cannot be made again")
        if kind is ctypes.c_char_p and isinstance(given, dict):
            return kind(given["text"].encode("latin-1").replace(b"\0", b"?"))
        if kind not in _NUMBERS:
            raise ValueError("a value is missing, or of another kind")
        return kind(float.fromhex(given["f"]) if isinstance(given, dict) else given)

    def translated(self, handle: int) -> int:
        if handle == 0:
            return 0
        tag = self.tags.get(handle & _TAG)
        return handle if tag is None else handle & ~_TAG | tag

    def compare(self, kind: Any, found: Any, expected: Any) -> None:
        self.learn(found, expected)
        if self.normal(expected) != found:
            raise ValueError(f"the result is {found}, and was {expected}"[:300])

    def learn(self, found: Any, expected: Any) -> None:
        if isinstance(found, dict) and isinstance(expected, dict):
            if "id" in found and "id" in expected and found["id"] and expected["id"]:
                self.tags.setdefault(expected["id"] & _TAG, found["id"] & _TAG)
            for key in found.keys() & expected.keys():
                self.learn(found[key], expected[key])
        elif isinstance(found, list) and isinstance(expected, list):
            for one, other in zip(found, expected, strict=False):
                self.learn(one, other)

    def normal(self, value: Any) -> Any:
        """What was written, with the handles of the new layouts."""
        if isinstance(value, dict):
            if "id" in value:
                return {"id": self.translated(value["id"])}
            if "layout" in value:
                return {"layout": 0}
            return {key: self.normal(each) for key, each in value.items()}
        return [self.normal(each) for each in value] if isinstance(value, list) else value


def _pointed(kind: Any) -> Any:
    if not hasattr(kind, "contents"):
        raise ValueError("an array is given where there is none")
    return kind._type_


def _check_counts(arguments: list[Any], kinds: Any) -> None:
    """No count may be larger than the arrays before it, whatever a trace says."""
    lengths: list[int] = []
    for argument, kind in zip(arguments, kinds, strict=True):
        if isinstance(argument, ctypes.Array):
            lengths.append(len(argument))
        elif hasattr(argument, "_obj"):
            continue
        elif kind is ctypes.c_size_t and lengths:
            if argument > min(lengths):
                raise ValueError("a count is larger than its array")
            lengths = []
    if lengths:
        raise ValueError("an array has no count")


def replay(text: str) -> list[Layout]:
    """Makes the layouts of a trace and calls everything again; answers those that were made.

    Raises TraceError, with the line, for what cannot be read or comes out otherwise than it did.
    """
    if getattr(C, "_trace", None) is not None:
        raise RuntimeError("a recording is under way")
    state = _Replay()
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        try:
            read = json.loads(line)
            if number == 1:
                if read != {"keeplayout trace": VERSION}:
                    raise ValueError("the text is no trace that this version reads")
            else:
                state.call(*read)
        except (
            ValueError,
            TypeError,
            KeyError,
            IndexError,
            AttributeError,
            RecursionError,
            OverflowError,
            ctypes.ArgumentError,
        ) as error:
            raise TraceError(f"line {number}: {error}") from error
    if not lines:
        raise TraceError("line 1: the text is no trace that this version reads")
    return state.layouts
