"""What is held outside of Python: a C object by its address, a file by its number."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable


class Hold:
    """Lets go of something when nothing refers to this any more.

    The garbage collector is kept from looking at it. It would call whoever lets go, be it a
    `__del__` or a `weakref.finalize`, while others that are in the same cycle have yet to be called
    and may still use the thing; so it goes last, after their `__del__`, and after generators that
    are closed. Whichever thread that is in: nobody is left who could use the thing in another.

    When the interpreter ends nothing is let go of. Handlers of atexit and `__del__` find it whole,
    a thread may be in it, and the system takes it all back.
    """

    __slots__ = ("_number", "_release")

    def __init__(self, release: Callable[[int], object], number: int) -> None:
        self._release = release
        self._number = number
        ctypes.pythonapi.PyObject_GC_UnTrack(ctypes.py_object(self))

    def __del__(self, is_finalizing: Callable[[], bool] = sys.is_finalizing) -> None:
        if not is_finalizing():
            self._release(self._number)
