"""Reasons: why an attribute is what it is, and what holds a constraint that is violated."""

from __future__ import annotations

import ctypes
from ctypes import c_double
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from .._c import text as _text
from .._c.api import keep_constraint
from .._c.arguments import number
from .._c.ffi import C
from ..kinds import Text

if TYPE_CHECKING:
    from .constraint import Constraint


class ConflictReason(IntEnum):
    """Why the first constraint of a conflict is the violated one."""

    NONE = 0
    """There is no such conflict."""
    ALONE = 1
    """It is the only one that can be violated: sizes that are never negative cannot."""
    LEAST = 2
    """Any other would have to be violated by more."""
    TIE = 3
    """Others would have to be violated by as much; the smallest sizes, then positions, decide."""
    TOGETHER = 4
    """Together with the other conflicts this is the least total violation."""


class Reason(NamedTuple):
    """A constraint that takes part in a number, and what is added to the number if the constraint's
    value grows by 1: 0 for a constraint whose value is itself a factor."""

    constraint: Constraint
    factor: float


class Why(NamedTuple):
    """Why an attribute is what it is: the sum over the reasons of factor times value, plus the
    rest, which comes from no value (margins). `str` says it in words."""

    reasons: list[Reason]
    rest: float
    description: str

    def __str__(self) -> str:
        return self.description

    def __repr__(self) -> str:
        return f"<{self.description}>"


class Violation(NamedTuple):
    """The violation of a constraint, and its binding constraints. `str` has it in words."""

    distance: float
    reasons: list[Reason]
    description: str

    def __str__(self) -> str:
        return self.description

    def __repr__(self) -> str:
        return f"<{self.description}>"


class ConstraintDiagnosis:
    """What a constraint can be asked about itself."""

    __slots__ = ()
    _owner: Any
    _handle: Any

    def _words(self, text: Text) -> str:
        return _text.read(C.keep_constraint_text(self._owner._pointer, self._handle, text))

    @property
    def place(self) -> tuple[str, int] | None:
        """The file and line where it was last set: of a document the line, in a file without a
        name. None for what Python code has set unless Layout.notes_places was on."""
        line = C.keep_constraint_line(self._owner._pointer, self._handle)
        if line == 0:
            return None
        return self._words(Text.FILE), int(line)

    @property
    def violation(self) -> float:
        """How far it is from holding, in points of the first length of its equation; for a sum of
        terms, in the unit of the sum: with 2 * a.width, in half points of a's width."""
        return float(C.keep_constraint_violation(self._owner._pointer, self._handle))

    def why(self) -> Violation:
        """Whether it is kept, and if not, what keeps it violated: others of its priority and above,
        which would be worse off if it were better off. The answer is for the frames of the last
        solve: a constraint that was set since may be violated with nothing that holds it."""
        pointer = self._owner._pointer
        count = C.keep_constraint_binding(pointer, self._handle, None, None, 0)
        found, factors = (keep_constraint * count)(), (c_double * count)()
        C.keep_constraint_binding(pointer, self._handle, found, factors, count)
        reasons = _reasons(self._owner, found, factors)
        words = self._words(Text.WHY)
        return Violation(self.violation, reasons, words)


class AttributeDiagnosis:
    """What an attribute can be asked about itself."""

    __slots__ = ()
    _owner: Any
    _handle: Any

    def _words(self, text: Text) -> str:
        return _text.read(C.keep_attribute_text(self._owner._pointer, self._handle, text))

    @property
    def measured(self) -> float:
        """What it is as of the last solve, whether or not anything keeps it there; NaN for a group,
        while its nodes share no tree, and for a quotient of 0."""
        return float(C.keep_attribute_measured(self._owner._pointer, self._handle))

    def range(self, priority: float = 0) -> tuple[float, float]:
        """How far it could go without any constraint of at least a priority being worse off: the
        value twice if it is determined, infinite where there is no bound, NaN as measured and for a
        quotient of lengths that are not determined.

            divider.left_inset.range(REQUIRED)  # how far it can be dragged

        What would be required if no node were gone counts as required.

        Raises InvalidArgumentError (a priority out of range), InvalidHandleError.
        """
        least, most = c_double(), c_double()
        C.keep_attribute_range(
            self._owner._pointer,
            self._handle,
            number(priority),
            ctypes.byref(least),
            ctypes.byref(most),
        )
        return least.value, most.value

    def why(self) -> Why:
        """Why it is what it is; for a quotient (a ratio, a relative size, a centre) the reasons are
        those of what is divided."""
        pointer, rest = self._owner._pointer, c_double()
        count = C.keep_attribute_explanation(pointer, self._handle, None, None, 0, None)
        found, factors = (keep_constraint * count)(), (c_double * count)()
        C.keep_attribute_explanation(
            pointer, self._handle, found, factors, count, ctypes.byref(rest)
        )
        reasons = _reasons(self._owner, found, factors)
        words = self._words(Text.WHY)
        return Why(reasons, rest.value, words)


def _reasons(owner: Any, found: Any, factors: Any) -> list[Reason]:
    return [
        Reason(owner._constraint(keep_constraint(each.id)), factor)
        for each, factor in zip(found, factors, strict=True)
    ]
