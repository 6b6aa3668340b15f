"""Finds the shared library: the variable, then in the package's folder, then by its name."""

from __future__ import annotations

import ctypes
import os
import sys

VARIABLE = "KEEPLAYOUT_LIBRARY"
NAMES = {"win32": "keeplayout.dll", "darwin": "libkeeplayout.0.dylib"}
NAME = NAMES.get(sys.platform, "libkeeplayout.so.0")
TRACER = "libkeeplayout-trace.so"
VERSION = "0.1.0"


class LibraryError(ImportError):
    """The shared library was not found, or it is not one that this package can use."""


def load() -> ctypes.PyDLL:
    """The library, of a version that fits this package.

    Its functions keep the interpreter's lock, as it has none of its own: two threads in one layout
    would crash the process. They are also called faster.

    Raises:
        LibraryError: says what was tried, and why each failed.
    """
    failures = []
    for origin, name in _candidates():
        try:
            library = ctypes.PyDLL(name)
        except OSError as failure:
            failures.append(f"  {origin}: {failure}")
            continue
        _check_version(library, name)
        return library
    raise LibraryError(
        f"{NAME} was not found; set {VARIABLE} to its path. Tried:\n" + "\n".join(failures)
    )


def load_tracer(library: ctypes.PyDLL) -> ctypes.PyDLL:
    """The recording library, in the folder of the library it records.

    Raises:
        LibraryError: says what was tried.
    """
    found = library._name
    folder = os.path.dirname(os.path.realpath(found)) if os.path.dirname(found) else ""
    try:
        return ctypes.PyDLL(os.path.join(folder, TRACER))
    except OSError as failure:
        raise LibraryError(f"nothing can be recorded without {TRACER}: {failure}") from None


def _candidates() -> list[tuple[str, str]]:
    """Where to look, and how to say so. The variable, where it is set, is the only place."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return [(f"{VARIABLE}={chosen}", chosen)]
    bundled = os.path.join(os.path.dirname(os.path.dirname(__file__)), NAME)
    return [("next to the package", bundled), ("by name", NAME)]


def _check_version(library: ctypes.PyDLL, name: str) -> None:
    """The major number has to be the same and the minor number no lower; while the major number is
    0, the minor number has to be the same."""
    wanted = tuple(int(part) for part in VERSION.split("."))
    try:
        number = library.keep_version_number
    except AttributeError:
        raise LibraryError(f"{name} is not libkeeplayout: it has no keep_version_number") from None
    number.restype = ctypes.c_uint32
    number.argtypes = ()
    counted = number()
    found = (counted // 1_000_000, counted // 1_000 % 1_000, counted % 1_000)
    fits = found[0] == wanted[0] and found[1] >= wanted[1]
    if not fits or (wanted[0] == 0 and found[1] != wanted[1]):
        version = ".".join(str(part) for part in found)
        raise LibraryError(f"{name} is version {version}; this package is made for {VERSION}")
