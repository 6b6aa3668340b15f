"""Constraint layout for everything that is not an Apple view.

Lengths are points, x grows to the right, y grows downwards. Everything that the library refuses
raises a KeepError whose text names the culprit, and has then changed nothing.
"""

from ._ffi import C as _C
from ._library import VERSION, LibraryError
from .errors import (
    BusyError,
    ConflictError,
    CycleError,
    InvalidArgumentError,
    InvalidHandleError,
    KeepError,
    LimitError,
    StateError,
    Status,
    UnrelatedError,
)
from .solver import ConflictPolicy, Counter, Solver
from .values import FITTING, HIGH, LOW, MEDIUM, REQUIRED, Relation
from .variables import Explanation, Row, Rows, Variable, Variables

__all__ = [
    "FITTING",
    "HIGH",
    "LOW",
    "MEDIUM",
    "REQUIRED",
    "BusyError",
    "ConflictError",
    "ConflictPolicy",
    "Counter",
    "CycleError",
    "Explanation",
    "InvalidArgumentError",
    "InvalidHandleError",
    "KeepError",
    "LibraryError",
    "LimitError",
    "Relation",
    "Row",
    "Rows",
    "Solver",
    "StateError",
    "Status",
    "UnrelatedError",
    "Variable",
    "Variables",
    "__version__",
    "library_version",
]


__version__ = VERSION


def library_version() -> str:
    """The version of the shared library that is loaded, like "0.1.0"."""
    return str(_C.keep_version_string().decode())
