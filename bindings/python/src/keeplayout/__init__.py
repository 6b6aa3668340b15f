"""Constraint layout for everything that is not an Apple view.

Lengths are points, x grows to the right, y grows downwards. Everything that the library refuses
raises a KeepError whose text names the culprit, and has then changed nothing unless it says so.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ._c.ffi import C as _C
from ._c.library import VERSION, LibraryError
from .attributes.attribute import Attribute, Followed
from .attributes.constraint import Conflict, Constraint, Linear
from .attributes.group import Group
from .attributes.reasons import ConflictReason, Reason, Violation, Why
from .attributes.term import Comparison, Dimension, Line, Sum
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
from .geometry import Insets, Rect, Size
from .kinds import (
    Align,
    Anchor,
    AttributeKind,
    Axis,
    Compound,
    ConflictPolicy,
    ContainerKind,
    Distribution,
    Drawn,
    Fault,
    FormatOption,
    FrameKind,
    Gone,
    Least,
    Log,
    Repeat,
    Source,
    TrackKind,
)
from .layout.atomic import Atomic
from .layout.diagnosis import AmbiguousAttribute, Unmet
from .layout.document import DocumentError, DocumentFault
from .layout.equation import EquationError, EquationFault
from .layout.format import Format
from .layout.layout import Layout, TreeNode
from .nodes.animation import Animation, Curve, Motion, Spring
from .nodes.arranging import CONTENT, Track, content, fraction
from .nodes.constrained import Info
from .nodes.context import Context, Idiom, Orientation, SizeClass
from .nodes.environment import Direction
from .nodes.fitting import Autoresizing
from .nodes.guides import Guide
from .nodes.node import Node
from .nodes.nodes import Nodes
from .values import (
    FIT,
    FITTING,
    HIGH,
    LOW,
    MAY,
    MEDIUM,
    MUST,
    REQUIRED,
    SHALL,
    Priority,
    Relation,
    Value,
)

if TYPE_CHECKING:
    from .documents.difference import Change, Difference, compare
    from .solver.solver import Counter, Solver
    from .solver.variables import Explanation, Row, Rows, Variable, Variables
    from .trace import Trace, TraceError, recording, replay, shrink

__all__ = [
    "CONTENT",
    "FIT",
    "FITTING",
    "HIGH",
    "LOW",
    "MAY",
    "MEDIUM",
    "MUST",
    "REQUIRED",
    "SHALL",
    "Align",
    "AmbiguousAttribute",
    "Anchor",
    "Animation",
    "Atomic",
    "Attribute",
    "AttributeKind",
    "Autoresizing",
    "Axis",
    "BusyError",
    "Change",
    "Comparison",
    "Compound",
    "Conflict",
    "ConflictError",
    "ConflictPolicy",
    "ConflictReason",
    "Constraint",
    "ContainerKind",
    "Context",
    "Counter",
    "Curve",
    "CycleError",
    "Difference",
    "Dimension",
    "Direction",
    "Distribution",
    "DocumentError",
    "DocumentFault",
    "Drawn",
    "EquationError",
    "EquationFault",
    "Explanation",
    "Fault",
    "Followed",
    "Format",
    "FormatOption",
    "FrameKind",
    "Gone",
    "Group",
    "Guide",
    "Idiom",
    "Info",
    "Insets",
    "InvalidArgumentError",
    "InvalidHandleError",
    "KeepError",
    "Layout",
    "Least",
    "LibraryError",
    "LimitError",
    "Line",
    "Linear",
    "Log",
    "Motion",
    "Node",
    "Nodes",
    "Orientation",
    "Priority",
    "Reason",
    "Rect",
    "Relation",
    "Repeat",
    "Row",
    "Rows",
    "Size",
    "SizeClass",
    "Solver",
    "Source",
    "Spring",
    "StateError",
    "Status",
    "Sum",
    "Trace",
    "TraceError",
    "Track",
    "TrackKind",
    "TreeNode",
    "Unmet",
    "UnrelatedError",
    "Value",
    "Variable",
    "Variables",
    "Violation",
    "Why",
    "__version__",
    "compare",
    "content",
    "fraction",
    "library_version",
    "recording",
    "replay",
    "shrink",
]

__version__ = VERSION

_LOADED_WHEN_USED = {
    "documents.difference": ("Change", "Difference", "compare"),
    "solver": ("Counter", "Solver"),
    "trace": ("Trace", "TraceError", "recording", "replay", "shrink"),
    "solver.variables": ("Explanation", "Row", "Rows", "Variable", "Variables"),
}
"""Names that few programs use, by the modules that they are in."""


def __getattr__(name: str) -> Any:
    """A name of a module that is loaded when it is first used."""
    for module, names in _LOADED_WHEN_USED.items():
        if name in names:
            found = getattr(import_module(f".{module}", __name__), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def library_version() -> str:
    """The version of the shared library that is loaded, like "0.1.0"."""
    return str(_C.keep_version_string().decode())
