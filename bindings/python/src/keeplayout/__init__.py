"""Constraint layout for everything that is not an Apple view.

Lengths are points, x grows to the right, y grows downwards. Everything that the library refuses
raises a KeepError whose text names the culprit, and has then changed nothing unless it says so.
"""

from ._ffi import C as _C
from ._library import VERSION, LibraryError
from .animation import Animation, Curve, Spring
from .atomic import Atomic
from .attribute import Attribute, Followed
from .constrained import Info
from .constraint import Conflict, Constraint, Linear
from .context import Context, Idiom, Orientation, SizeClass
from .diagnosis import GivingWay, Holding, OpenNumber, Reason, Why
from .difference import Change, Difference, compare
from .environment import Direction
from .equation import EquationError, EquationFault
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
from .fitting import Autoresizing
from .geometry import Insets, Rect, Size
from .group import Group
from .guides import Guide
from .kinds import Anchor, AttributeKind, Axis, Compound, Fault, Source
from .layout import Layout
from .node import Node
from .nodes import Nodes
from .solver import Counter, Solver
from .term import Comparison, Dimension, Line, Sum
from .trace import Trace, TraceError, recording, replay, shrink
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
    ConflictPolicy,
    Priority,
    Relation,
    Value,
)
from .variables import Explanation, Row, Rows, Variable, Variables

__all__ = [
    "FIT",
    "FITTING",
    "HIGH",
    "LOW",
    "MAY",
    "MEDIUM",
    "MUST",
    "REQUIRED",
    "SHALL",
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
    "Constraint",
    "Context",
    "Counter",
    "Curve",
    "CycleError",
    "Difference",
    "Dimension",
    "Direction",
    "EquationError",
    "EquationFault",
    "Explanation",
    "Fault",
    "Followed",
    "GivingWay",
    "Group",
    "Guide",
    "Holding",
    "Idiom",
    "Info",
    "Insets",
    "InvalidArgumentError",
    "InvalidHandleError",
    "KeepError",
    "Layout",
    "LibraryError",
    "LimitError",
    "Line",
    "Linear",
    "Node",
    "Nodes",
    "OpenNumber",
    "Orientation",
    "Priority",
    "Reason",
    "Rect",
    "Relation",
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
    "UnrelatedError",
    "Value",
    "Variable",
    "Variables",
    "Why",
    "__version__",
    "compare",
    "library_version",
    "recording",
    "replay",
    "shrink",
]

__version__ = VERSION


def library_version() -> str:
    """The version of the shared library that is loaded, like "0.1.0"."""
    return str(_C.keep_version_string().decode())
