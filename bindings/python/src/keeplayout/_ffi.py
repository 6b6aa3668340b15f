"""The C functions, as a table: name, result, arguments. Nothing here decides anything.

A test compares the table with include/keeplayout.h, so that the two cannot drift.
"""

from __future__ import annotations

import ctypes
from ctypes import (
    POINTER,
    c_char_p,
    c_double,
    c_int,
    c_int8,
    c_size_t,
    c_uint32,
    c_uint64,
    c_void_p,
)
from types import SimpleNamespace
from typing import Any

from . import _library, errors


class Handle(ctypes.Structure):
    """The shape of every handle: eight bytes, passed by value."""

    _fields_ = (("id", c_uint64),)


class keep_variable(Handle):  # noqa: N801 - the name in C
    """A variable of a solver."""


class keep_row(Handle):  # noqa: N801
    """A row of a solver."""


class keep_status(c_int):  # noqa: N801 - results of this type are checked, see _check
    """What became of a call."""


class keep_solver_p(c_void_p):  # noqa: N801
    """A solver: the owner of variables and rows."""


keep_relation = keep_conflict_policy = keep_counter = c_int

_doubles = POINTER(c_double)
_bytes = POINTER(c_int8)
_sizes = POINTER(c_size_t)
_variables = POINTER(keep_variable)
_rows = POINTER(keep_row)

# fmt: off
FUNCTIONS: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (
    ("keep_version_number", c_uint32, ()),
    ("keep_version_string", c_char_p, ()),
    ("keep_status_name", c_char_p, (keep_status,)),

    ("keep_solver_create", keep_solver_p, ()),
    ("keep_solver_destroy", None, (keep_solver_p,)),
    ("keep_solver_error_message", c_char_p, (keep_solver_p,)),
    ("keep_solver_set_conflict_policy", keep_status, (keep_solver_p, keep_conflict_policy)),
    ("keep_solver_add_variable", keep_status, (keep_solver_p, c_double, _variables)),
    ("keep_solver_add_variables", keep_status, (keep_solver_p, _doubles, c_size_t, _variables)),
    ("keep_solver_remove_variable", keep_status, (keep_solver_p, keep_variable)),
    ("keep_solver_set_default", keep_status, (keep_solver_p, keep_variable, c_double)),
    ("keep_solver_add_row", keep_status,
     (keep_solver_p, _variables, _doubles, c_size_t, keep_relation, c_double, c_double, c_double,
      _rows)),
    ("keep_solver_add_rows", keep_status,
     (keep_solver_p, c_size_t, _sizes, _variables, _doubles, _bytes, _doubles, _doubles, _doubles,
      _rows)),
    ("keep_solver_remove_row", keep_status, (keep_solver_p, keep_row)),
    ("keep_solver_remove_rows", keep_status, (keep_solver_p, _rows, c_size_t)),
    ("keep_solver_set_constant", keep_status, (keep_solver_p, keep_row, c_double)),
    ("keep_solver_set_constants", keep_status, (keep_solver_p, _rows, _doubles, c_size_t)),
    ("keep_solver_set_priority", keep_status, (keep_solver_p, keep_row, c_double)),
    ("keep_solver_set_weight", keep_status, (keep_solver_p, keep_row, c_double)),
    ("keep_solver_set_relation", keep_status, (keep_solver_p, keep_row, keep_relation)),
    ("keep_solver_set_coefficient", keep_status,
     (keep_solver_p, keep_row, keep_variable, c_double)),
    ("keep_solver_begin", keep_status, (keep_solver_p,)),
    ("keep_solver_commit", keep_status, (keep_solver_p,)),
    ("keep_solver_rollback", keep_status, (keep_solver_p,)),
    ("keep_solver_solve", keep_status, (keep_solver_p,)),
    ("keep_solver_value", c_double, (keep_solver_p, keep_variable)),
    ("keep_solver_values", keep_status, (keep_solver_p, _variables, _doubles, c_size_t)),
    ("keep_solver_changes", c_size_t, (keep_solver_p, _variables, _doubles, c_size_t)),
    ("keep_solver_violation", c_double, (keep_solver_p, keep_row)),
    ("keep_solver_conflict_count", c_size_t, (keep_solver_p,)),
    ("keep_solver_conflict", c_size_t, (keep_solver_p, c_size_t, _rows, c_size_t)),
    ("keep_solver_freedom", c_size_t, (keep_solver_p,)),
    ("keep_solver_range", keep_status, (keep_solver_p, keep_variable, _doubles, _doubles)),
    ("keep_solver_explanation", c_size_t,
     (keep_solver_p, keep_variable, _rows, _doubles, c_size_t, _doubles)),
    ("keep_solver_counter", c_uint64, (keep_solver_p, keep_counter)),
)
# fmt: on


def _check(result: keep_status, _function: object, arguments: tuple[Any, ...]) -> None:
    """Turns every status but KEEP_OK into its exception, with the owner's message."""
    if result.value != 0:
        message = C.keep_solver_error_message(arguments[0])
        raise errors.error(result.value, message.decode("utf-8", "replace"))


def _bind() -> SimpleNamespace:
    """The functions of the table, typed and checked."""
    library = _library.load()
    functions = SimpleNamespace()
    for name, result, arguments in FUNCTIONS:
        try:
            function = getattr(library, name)
        except AttributeError:
            raise _library.LibraryError(f"the library has no function {name}") from None
        function.restype = result
        function.argtypes = arguments
        if result is keep_status:
            function.errcheck = _check
        setattr(functions, name, function)
    return functions


C = _bind()
