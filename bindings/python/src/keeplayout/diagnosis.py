"""Diagnosis: a layout explains itself. Nothing here costs anything until it is asked for."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import c_bool, c_double
from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from . import _text
from ._api import keep_attribute, keep_constraint
from ._arguments import flag, number, place, shown
from ._ffi import C
from ._owner import Owner, block
from .kinds import Text

if TYPE_CHECKING:
    from .attribute import Attribute
    from .constraint import Conflict, Constraint

_PACKAGE = __name__.partition(".")[0]


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


class AmbiguousAttribute(NamedTuple):
    """An attribute that is not determined, how far it could go (infinite without a bound), and
    whether it is in the shortest list of attributes that would determine all of them."""

    attribute: Attribute
    minimum: float
    maximum: float
    is_determining: bool


class ConstraintDiagnosis:
    """What a constraint can be asked about itself."""

    __slots__ = ()
    _owner: Any
    _handle: Any

    def _words(self, text: Text) -> str:
        return _text.read(C.keep_constraint_text(self._owner._pointer, self._handle, text))

    @property
    def place(self) -> tuple[str, int] | None:
        """The file and line where it was last set; None unless Layout.notes_places was on."""
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


class LayoutDiagnosis(Owner):
    """What a layout can be asked about itself."""

    __slots__ = ()
    _attribute: Any

    def _words(self, text: Text) -> str:
        return _text.read(C.keep_layout_text(self._pointer, text))

    @property
    def notes_places(self) -> bool:
        """Whether constraints remember the file and line of the Python code that has set them,
        which reports then show. Off unless set."""
        return self._notes_places

    @notes_places.setter
    def notes_places(self, are_noted: bool) -> None:
        self._notes_places = flag(are_noted)
        if not are_noted:
            C.keep_layout_at(self._pointer, None, 0)

    def _note_place(self) -> None:
        """Tells where the code is that has called into this package."""
        frame = sys._getframe(2)
        while frame.f_back and frame.f_globals.get("__name__", "").partition(".")[0] in (
            _PACKAGE,
            "contextlib",
        ):
            frame = frame.f_back
        file = frame.f_code.co_filename.encode("utf-8", "replace").replace(b"\0", b"?")
        C.keep_layout_at(self._open, file, frame.f_lineno)

    def freedom(self) -> int:
        """In how many independent ways frames could differ and be equally good; 0 for a layout that
        is not ambiguous. What is held at FITTING only is. What is violated in a conflict goes on
        doing so by as much, and what is inside a node that is gone is not looked at."""
        return int(C.keep_layout_freedom(self._pointer))

    def ambiguous(self) -> list[AmbiguousAttribute]:
        """The widths, heights, left and top insets that could be other than they are, node by node.
        As many of them are keys as there are degrees of freedom."""
        room = 4 * int(C.keep_layout_node_count(self._pointer))
        found, keys = (keep_attribute * room)(), (c_bool * room)()
        least, most = (c_double * room)(), (c_double * room)()
        count = C.keep_layout_ambiguous(self._pointer, found, least, most, keys, room)
        return [
            AmbiguousAttribute(
                self._attribute(keep_attribute(found[i].id)), least[i], most[i], bool(keys[i])
            )
            for i in range(count)
        ]

    def ambiguity(self) -> str:
        """The ambiguous attributes in words; "" if there are none."""
        return self._words(Text.AMBIGUITY)

    def exercise(self, which: int = 1) -> None:
        """Solves, and moves what is ambiguous to another, equally good solution; 0 goes back, and
        so does destroying a node. In a conflict, other constraints may be violated in the new
        solution, by as much in all.

        Raises StateError inside a transaction; InvalidArgumentError below 0, and from 2^32 on; as
        solve.
        """
        with self._conflicts_told():
            C.keep_layout_exercise(self._pointer, place(which, 32, "solution"))

    @contextmanager
    def exercised(self, which: int = 1) -> Iterator[None]:
        """Another solution for the length of a block: its end goes back."""
        self.exercise(which)
        with block(partial(self.exercise, 0), partial(self.exercise, 0)):
            yield

    @property
    def description(self) -> str:
        """The tree, indented, with frames, values and constraints, how far each is from what it
        says, and where it was set. It can be read back as a document."""
        return self._words(Text.DESCRIPTION)

    @property
    def document(self) -> str:
        """Text from which read_document makes a layout with the same frames: what is active, and
        rules and sums that are not, which are then not installed. Measured content is in it as
        content sizes, applied attributes as sums; it has no groups, atomic groups, conditions or
        user data."""
        return self._words(Text.DOCUMENT)

    def read_document(self, document: str) -> None:
        """Makes what a document describes in this layout, which has no nodes yet, and solves.

        Raises InvalidArgumentError with the line of what cannot be read, and its column in bytes of
        UTF-8, both from 1; StateError for a layout that has nodes; ConflictError where conflicts
        are refused; then nothing is made. Raises as solve otherwise; then everything is made.
        """
        if not isinstance(document, str):
            raise TypeError(f"a document is a str, not {shown(document)}")
        with self._conflicts_told():
            C.keep_layout_read_document(self._pointer, _text.write(document))

    def report(self) -> str:
        """What belongs into a bug report: the version, conflicts, what is ambiguous, and the
        description. It can be read back as a document."""
        return self._words(Text.REPORT)

    def svg(self) -> str:
        """A drawing, as the text of an SVG file: frames as of the last solve, values and rules as
        dimensions, what is in conflict in red, what is ambiguous hatched as far as it could go."""
        return self._words(Text.SVG)

    def _repr_svg_(self) -> str:
        """Notebooks show the drawing."""
        return self.svg()

    def conflicts(self) -> list[Conflict]:
        """The conflicts that the last solve met, or what raised a ConflictError since; those that
        repeat others come last.

        Reported conflicts are looked for when this is called: once something has changed there are
        none until the next solve. After a refusal, constraints that were undone are gone; their
        sentences are still there.
        """
        from .constraint import Conflict

        count = C.keep_layout_conflict_count(self._pointer)
        return [Conflict(*self._conflict(index)) for index in range(count)]

    def _conflict(self, index: int) -> tuple[Any, ...]:
        from .constraint import Constraint

        pointer = self._pointer
        count = C.keep_layout_conflict(pointer, index, None, 0)
        found, corrections = (keep_constraint * count)(), (c_double * count)()
        C.keep_layout_conflict(pointer, index, found, count)
        C.keep_layout_conflict_corrections(pointer, index, corrections, count)
        owner: Any = self
        constraints = [Constraint(owner, keep_constraint(each.id)) for each in found]
        description = _text.read(C.keep_layout_conflict_text(pointer, index, Text.DESCRIPTION))
        for constraint, sentence in zip(constraints, description.splitlines()[1:], strict=False):
            constraint._refused = sentence.strip()
        return (
            constraints,
            description,
            list(corrections),
            ConflictReason(C.keep_layout_conflict_reason(pointer, index)),
            bool(C.keep_layout_conflict_is_repeat(pointer, index)),
            _text.read(C.keep_layout_conflict_text(pointer, index, Text.REPORT)),
            _text.read(C.keep_layout_conflict_text(pointer, index, Text.LOG)),
        )


def _reasons(owner: Any, found: Any, factors: Any) -> list[Reason]:
    from .constraint import Constraint

    return [
        Reason(Constraint(owner, keep_constraint(each.id)), factor)
        for each, factor in zip(found, factors, strict=True)
    ]
