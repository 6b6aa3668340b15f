"""Resources outside of Python: a C object by its address, a file by its number."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable


class Hold:
    """Releases a resource when nothing refers to this object any more.

    The garbage collector does not track this object. Otherwise it would call its finalizer, be it a
    `__del__` or a `weakref.finalize`, before those of other objects in the same cycle, which may
    still use the resource. So the resource goes last, after their `__del__`, and after generators
    are closed, in whichever thread: nobody is left who could use it in another.

    Nothing is released when the interpreter ends: atexit handlers and `__del__` may still use the
    resource, a thread may be in it, and the system takes all of it back.
    """

    __slots__ = ("_number", "_release")

    def __init__(self, release: Callable[[int], object], number: int) -> None:
        self._release = release
        self._number = number
        ctypes.pythonapi.PyObject_GC_UnTrack(ctypes.py_object(self))

    def __del__(self, is_finalizing: Callable[[], bool] = sys.is_finalizing) -> None:
        if not is_finalizing():
            self._release(self._number)
