"""Recording, by the same library that records any program."""

from __future__ import annotations

import ctypes
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import SimpleNamespace

from .._c import ffi as _ffi
from .._c import library as _library
from .._c.hold import Hold


class Trace:
    """What was called so far."""

    __slots__ = ("_file", "_hold", "_read")

    def __init__(self) -> None:
        with tempfile.TemporaryFile() as file:
            self._file = os.dup(file.fileno())
        self._hold = Hold(os.close, self._file)
        self._read = 0

    @property
    def text(self) -> str:
        """The trace, as replay takes it."""
        return self._since(0).decode("utf-8")

    def _new(self) -> str:
        """What was written since this was last called, or since its first line."""
        new = self._since(self._read)
        self._read += len(new)
        return new.decode("utf-8")

    def _since(self, place: int) -> bytes:
        return os.pread(self._file, os.fstat(self._file).st_size - place, place)


@cache
def _tracer() -> ctypes.PyDLL:
    tracer = _library.load_tracer(_ffi.LIBRARY)
    tracer.keeplayout_trace_begin.argtypes = (ctypes.c_void_p, ctypes.c_int)
    tracer.keeplayout_trace_begin.restype = ctypes.c_bool
    tracer.keeplayout_trace_end.restype = None
    return tracer


@cache
def functions(checked: bool) -> SimpleNamespace:
    """The library's functions, recorded."""
    return _ffi.bind(_tracer(), checked)


@contextmanager
def written(trace: Trace) -> Iterator[None]:
    """Records the calls in a block; RuntimeError while something else is recorded."""
    if not _tracer().keeplayout_trace_begin(_ffi.LIBRARY._handle, trace._file):
        raise RuntimeError("a recording is under way")
    try:
        yield
    finally:
        _tracer().keeplayout_trace_end()


@contextmanager
def recording() -> Iterator[Trace]:
    """Records what is called on the layouts and solvers that are made inside the block. Recordings
    do not nest; RuntimeError if one is under way.

    Raises LibraryError where libkeeplayout-trace.so is missing.
    """
    trace = Trace()
    with recorded(trace):
        yield trace


@contextmanager
def recorded(trace: Trace) -> Iterator[None]:
    """Records what is called on layouts and solvers that are made inside the block, as text."""
    plain = dict(vars(_ffi.C))
    with written(trace):
        vars(_ffi.C).update(vars(functions(True)))
        try:
            yield
        finally:
            vars(_ffi.C).update(plain)
