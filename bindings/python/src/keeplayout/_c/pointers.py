"""The types in C that do more than hold a value; _api has the others."""

from __future__ import annotations

from ctypes import Structure, c_int, c_uint64, c_void_p

from . import callbacks as _callbacks


class Handle(Structure):
    """The shape of every handle: eight bytes, passed by value."""

    _fields_ = (("id", c_uint64),)


class keep_status(c_int):  # noqa: N801 - the name in C, here and below
    """What became of a call."""


class OwnerPointer(c_void_p):
    """The first argument of every function that can fail."""

    callbacks = _callbacks.Callbacks()
    """The callbacks that it may run: only layouts have any."""
    transactions: list[object]
    """The open transactions, the innermost last; the owner adds one when it has begun."""


class keep_layout_p(OwnerPointer):  # noqa: N801
    """A layout: the owner of nodes."""


class keep_solver_p(OwnerPointer):  # noqa: N801
    """A solver: the owner of variables and rows."""
