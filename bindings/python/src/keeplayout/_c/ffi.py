"""The C functions, bound, with failures raised as exceptions. The table of them is api.py."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any, NoReturn

from .. import errors
from . import callbacks as _callbacks
from . import library as _library
from . import text as _text
from .api import FUNCTIONS, MAKERS, keep_node
from .pointers import Handle, OwnerPointer, keep_layout_p, keep_status

NO_NODE = keep_node(0)


def _check(result: keep_status, _function: object, arguments: tuple[Any, ...]) -> None:
    """Turns every status but KEEP_OK into its exception, with the owner's message; and raises what
    a callback has raised in a call that did not fail because of it."""
    if result.value != 0:
        _fail(result.value, arguments[0])
    if arguments[0].callbacks.raised:
        arguments[0].callbacks.pass_on()


def _check_ended(result: keep_status, function: object, arguments: tuple[Any, ...]) -> None:
    """The same for a call that ends the innermost transaction, which it also does when it fails,
    unless there was no transaction to end, or the call could not be made."""
    if result.value not in (errors.Status.STATE, errors.Status.BUSY):
        del arguments[0].transactions[-1:]
    _check(result, function, arguments)


def _check_begun(result: keep_status, _function: object, arguments: tuple[Any, ...]) -> None:
    """The same for a call that begins something: the caller takes that back before it raises."""
    if result.value != 0:
        _fail(result.value, arguments[0])


def _check_made(result: Handle, _function: object, arguments: tuple[Any, ...]) -> Handle:
    """Turns a none handle into the exception that says why it is none."""
    if result.id == 0:
        _fail(C.keep_layout_error(arguments[0]).value, arguments[0])
    return result


def _fail(status: int, owner: OwnerPointer) -> NoReturn:
    raised = owner.callbacks.taken()
    if raised and status != errors.Status.CONFLICT:
        _callbacks.passed_on(raised)
    of_layout = isinstance(owner, keep_layout_p)
    if not owner:  # closed since it was asked for, by the number of an argument, say
        raise errors.closed("layout" if of_layout else "solver")
    message = C.keep_layout_error_message if of_layout else C.keep_solver_error_message
    # That everything was undone is not hidden by what a function has raised on the way.
    raise errors.error(status, _text.words(message(owner))) from raised


# These return a status as their result, and not because they failed.
REPORTERS = ("keep_layout_error",)

BEGINNERS = ("keep_layout_begin", "keep_solver_begin")
ENDERS = (
    "keep_layout_commit",
    "keep_layout_rollback",
    "keep_atomic_end",
    "keep_animation_commit",
    "keep_solver_commit",
    "keep_solver_rollback",
)


def bind(library: ctypes.PyDLL, checked: bool = True) -> SimpleNamespace:
    """The functions of the table, typed; and, if checked, with failures raised as exceptions."""
    functions = SimpleNamespace()
    for name, result, arguments in FUNCTIONS:
        try:
            function: Any = library[name]
        except AttributeError:
            raise _library.LibraryError(f"the library has no function {name}") from None
        function.restype = result
        function.argtypes = arguments
        if not checked:
            pass
        elif name in MAKERS:
            function.errcheck = _check_made
        elif name in BEGINNERS:
            function.errcheck = _check_begun
        elif name in ENDERS:
            function.errcheck = _check_ended
        elif result is keep_status and name not in REPORTERS:
            function.errcheck = _check
        setattr(functions, name, function)
    return functions


LIBRARY = _library.load()
C = bind(LIBRARY)
