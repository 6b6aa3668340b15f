"""Diagnosis: a layout explains itself. Nothing here costs anything until it is asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import byref, c_bool, c_double, sizeof
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from .._c import callbacks as _callbacks
from .._c import text as _text
from .._c.api import (
    keep_attribute,
    keep_constraint,
    keep_destroy_function,
    keep_drawing,
    keep_log_function,
)
from .._c.arguments import flag, place, shown
from .._c.ffi import C
from .._c.owner import block
from ..attributes.constraint import Conflict, Constraint
from ..attributes.reasons import ConflictReason
from ..kinds import Axis, Drawn, FrameKind, Log, Text
from .document import LayoutDocuments

if TYPE_CHECKING:
    from ..attributes.attribute import Attribute
    from ..nodes.node import Node

_PACKAGE = __name__.partition(".")[0]


class AmbiguousAttribute(NamedTuple):
    """An attribute that is not determined, how far it could go (infinite without a bound), and
    whether it is in the shortest list of attributes that would determine all of them."""

    attribute: Attribute
    minimum: float
    maximum: float
    is_determining: bool


class Unmet(NamedTuple):
    """What a container asks for and did not get: the member, or the column or row of a grid, that
    it is about, or the container itself, along which axis, how much is missing, in points, and the
    constraint that is violated, of the container or of the content of the member."""

    node: Node
    axis: Axis
    amount: float
    constraint: Constraint


class LayoutDiagnosis(LayoutDocuments):
    """What a layout can be asked about itself."""

    __slots__ = ()
    _attribute: Any
    _top: Any
    _node: Any
    _callbacks: _callbacks.Callbacks

    def set_log(
        self, log: Callable[[Log, str], object] | None, kinds: Log = Log.REFUSED | Log.CONFLICT
    ) -> None:
        """Lets a function be told what the layout meets, as `log(Log.CONFLICT, report)`; None for
        none. It may read the layout; what it raises, the call that it is told of raises.

        For development: a solve with conflicts, and each with Log.AMBIGUITY, takes longer.
        """
        pointer = self._pointer
        if log is None:
            C.keep_layout_set_log(pointer, 0, keep_log_function(), None, keep_destroy_function())
            return
        if not callable(log):
            raise TypeError(f"a function is needed, not {shown(log)}")
        flags = place(kinds, 32, "kind of log")
        key = self._callbacks.add(log)
        try:
            C.keep_layout_set_log(pointer, flags, _LOG, key, _FORGET)
        except Exception:
            _callbacks.forget(key)
            raise

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
        room = 4 * self.node_count
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

    def report(self) -> str:
        """What belongs into a bug report: the version, conflicts, what is ambiguous, and the
        description. It can be read back as a document."""
        return self._words(Text.REPORT)

    def svg(
        self,
        within: Node | None = None,
        *,
        shows: Drawn = Drawn.VALUES | Drawn.CONFLICTS | Drawn.AMBIGUITY,
        kind: FrameKind = FrameKind.IN_PARENT,
        transparent: bool = False,
    ) -> str:
        """A drawing, as the text of an SVG file: values and rules as dimensions, what is in
        conflict in red, what is ambiguous hatched as far as it could go. The rectangle of a node
        has its number, as `data-node="3"`, and its name and frame as a title.

        Args:
            within: what is drawn, with all inside of it; None draws the layout.
            shows: what is in it besides frames with names, guides and areas.
            kind: which frames: on pixels, or on their way in an animation.
            transparent: whether it has no background; otherwise it is white.

        Raises InvalidArgumentError for what is none of Drawn or FrameKind.
        """
        parts, frames = place(shows, 7, "part of a drawing"), place(kind, 3, "kind of frames")
        drawing = keep_drawing(sizeof(keep_drawing), parts, frames, flag(transparent))
        return _text.read(C.keep_layout_svg(self._pointer, self._top(within), byref(drawing)))

    def _repr_svg_(self) -> str:
        """Notebooks show the drawing."""
        return self.svg()

    def conflicts(self) -> list[Conflict]:
        """The conflicts that the last solve met, or what raised a ConflictError since; those that
        repeat others come last.

        Reported conflicts are looked for when this is called: once something has changed there are
        none until the next solve. After a refusal, constraints that were undone are gone; the
        conflict still has their sentences.
        """
        count = C.keep_layout_conflict_count(self._pointer)
        return [Conflict(*self._conflict(index)) for index in range(count)]

    def unmet(self) -> list[Unmet]:
        """What containers ask for and did not get in the last solve, in the order of the tree: no
        conflict, as what is missing went to what is asked for more strongly."""
        pointer, owner = self._pointer, self
        return [
            Unmet(
                self._node(C.keep_layout_unmet_node(pointer, index)),
                Axis(C.keep_layout_unmet_axis(pointer, index)),
                C.keep_layout_unmet_amount(pointer, index),
                Constraint(cast("Any", owner), C.keep_layout_unmet_constraint(pointer, index)),
            )
            for index in range(C.keep_layout_unmet_count(pointer))
        ]

    def _conflict(self, index: int) -> tuple[Any, ...]:
        pointer = self._pointer
        count = C.keep_layout_conflict(pointer, index, None, 0)
        found, corrections = (keep_constraint * count)(), (c_double * count)()
        C.keep_layout_conflict(pointer, index, found, count)
        C.keep_layout_conflict_corrections(pointer, index, corrections, count)
        owner: Any = self
        constraints = [Constraint(owner, keep_constraint(each.id)) for each in found]
        description = _text.read(C.keep_layout_conflict_text(pointer, index, Text.DESCRIPTION))
        return (
            constraints,
            description,
            list(corrections),
            ConflictReason(C.keep_layout_conflict_reason(pointer, index)),
            bool(C.keep_layout_conflict_is_repeat(pointer, index)),
            _text.read(C.keep_layout_conflict_text(pointer, index, Text.REPORT)),
            _text.read(C.keep_layout_conflict_text(pointer, index, Text.LOG)),
        )


def _log(_layout: object, kind: int, text: bytes, key: int) -> None:
    told = _text.words(text)
    _callbacks.run(key, None, lambda log: log(Log(kind), told), once=True)


_LOG = keep_log_function(_log)
_FORGET = keep_destroy_function(_callbacks.forget)
