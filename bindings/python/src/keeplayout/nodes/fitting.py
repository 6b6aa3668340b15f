"""What size nodes want, without changing the layout."""

from __future__ import annotations

import ctypes
from enum import IntEnum

from .._c.api import keep_rect, keep_size
from .._c.arguments import code, number, number_or_none, several
from .._c.ffi import C
from .._c.members import Member
from ..attributes.attribute import as_value
from ..errors import InvalidArgumentError
from ..geometry import Rect, Size
from ..kinds import Axis
from ..values import FITTING, REQUIRED, AnyValue


class Autoresizing(IntEnum):
    """What of a node is flexible when its parent is resized, and whether its mask stays where the
    node is constrained; combined with |."""

    FLEXIBLE_LEFT = 1
    FLEXIBLE_WIDTH = 2
    FLEXIBLE_RIGHT = 4
    FLEXIBLE_TOP = 8
    FLEXIBLE_HEIGHT = 16
    FLEXIBLE_BOTTOM = 32
    STAYS = 64


class Fitting(Member):
    """Questions about the size of a node with all that is in it. What holds it from outside is set
    aside for the question; afterwards the layout is as it was."""

    __slots__ = ()

    def fitting_size(self, width: AnyValue = 0 @ FITTING, height: AnyValue = 0 @ FITTING) -> Size:
        """The size that it wants, as near to a target as the priorities allow: by default as small
        as it goes.

            cell.fitting_size(width=320)  # how high it is when 320 wide
            popover.fitting_size(10000 @ FITTING, 10000 @ FITTING)  # as large as it likes

        For the size that it likes up to some width, set its own `width.max`, once or between
        `begin()` and `rollback()`.

        Args:
            width, height: the target, REQUIRED unless a priority is given; None for none.

        Frames are brought up to date first, as by Layout.solve, which this raises as. Raises
        InvalidArgumentError (negative, not finite, a priority out of range), InvalidHandleError.
        """
        wide, horizontal = as_value(width)
        high, vertical = as_value(height)
        found = keep_size()
        with self._owner._conflicts_told():
            C.keep_node_fitting_size(
                self._owner._pointer, self._handle, keep_size(wide, high), horizontal, vertical,
                ctypes.byref(found),
            )  # fmt: skip
        return Size(found.width, found.height)

    def size_range(self, axis: Axis, priority: float = REQUIRED) -> tuple[float, float]:
        """How small and how large it can be along an axis, without making anything worse of at
        least a priority; infinite without a bound. All from 999 on counts as required, members
        inside of their containers among them.

        Raises as fitting_size.
        """
        least, most = ctypes.c_double(), ctypes.c_double()
        with self._owner._conflicts_told():
            C.keep_node_size_range(
                self._owner._pointer, self._handle, code(axis, Axis), number(priority),
                ctypes.byref(least), ctypes.byref(most),
            )  # fmt: skip
        return least.value, most.value

    # Autoresizing

    def set_autoresizing(
        self,
        mask: int,
        frame: Rect | tuple[float, float, float, float],
        parent: Size | tuple[float | None, float | None] = (None, None),
    ) -> None:
        """Keeps it where a frame in its parent puts it; when its parent is resized, what the mask
        calls flexible changes in proportion. The mask ends where the node is constrained, unless
        it has Autoresizing.STAYS. One that is set on a node with constraints may conflict with
        them.

            box.set_autoresizing(Autoresizing.FLEXIBLE_WIDTH, (10, 10, 80, 80), parent=(100, 100))

        Args:
            parent: the size that its parent has around this frame, as files of interface builders
                have it; None along an axis for the size that it is solved to.

        Without a size of the parent frames are brought up to date first, as by Layout.solve, which
        this raises as then. Raises InvalidArgumentError (bits that mean nothing, a frame or a size
        that is none), UnrelatedError for a root, InvalidHandleError.
        """
        bits = code(mask, Autoresizing)
        if bits < 0:
            raise InvalidArgumentError(f"{bits} is no Autoresizing")
        rectangle = keep_rect(*map(number, several(frame, *Rect._fields)))
        size = keep_size(*map(number_or_none, several(parent, *Size._fields)))
        with self._owner._conflicts_told():
            C.keep_node_set_autoresizing(
                self._owner._pointer, self._handle, bits, rectangle, size
            )  # fmt: skip

    def clear_autoresizing(self) -> None:
        """Takes what set_autoresizing made away."""
        C.keep_node_clear_autoresizing(self._owner._pointer, self._handle)

    @property
    def autoresizing(self) -> int | None:
        """Its mask, until it is cleared or the node is constrained; None without one."""
        mask = C.keep_node_autoresizing(self._owner._pointer, self._handle)
        return None if mask < 0 else int(mask)
