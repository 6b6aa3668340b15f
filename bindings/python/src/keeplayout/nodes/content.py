"""How large nodes are by themselves, how that is measured, and nodes that are not to be seen."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Any, SupportsFloat, TypeAlias

from .._c import callbacks as _callbacks
from .._c.api import (
    keep_destroy_function,
    keep_measure_both_function,
    keep_measure_function,
    keep_size,
)
from .._c.arguments import code, flag, number, number_or_none, several
from .._c.ffi import C
from .._c.members import Member
from .._c.text import read
from ..geometry import Rect
from ..kinds import Axis, FrameKind, Gone

Measure: TypeAlias = Callable[[float], SupportsFloat]
"""Tells how large a node's content is along one axis, from how long the node is along the other."""

MeasureBoth: TypeAlias = Callable[[float, float], tuple[SupportsFloat, SupportsFloat]]
"""Tells how wide and how high a node's content is, from the width and the height that are
available: `math.inf` along an axis where the layout has as much as the content takes."""


class Content(Member):
    """Content, and presence, of a node.

    Along each axis the content counts as two constraints: at most as large, at the priority of
    `hugging`, and at least as large, at that of `compression`. The latter is HIGH unless set: a
    soft constraint at HIGH, such as where something is dragged to, may squeeze content, one at
    HIGH.less not.

    Setting raises InvalidArgumentError (negative, not finite) and InvalidHandleError.
    """

    __slots__ = ()

    @property
    def content_size(self) -> tuple[float | None, float | None]:
        """How wide and how high its content is, as set or as measured last; None for an axis
        without content."""
        sizes = [
            C.keep_node_content_size(self._owner._pointer, self._handle, axis) for axis in Axis
        ]
        width, height = (None if math.isnan(size) else size for size in sizes)
        return width, height

    @content_size.setter
    def content_size(self, size: tuple[SupportsFloat | None, SupportsFloat | None]) -> None:
        width, height = map(number_or_none, several(size, "width", "height"))
        C.keep_node_set_content_size(self._owner._pointer, self._handle, width, height)

    def set_measure(self, measure: Measure | None, axis: Axis = Axis.VERTICAL) -> None:
        """Lets a function measure its content along an axis: `measure(width)` is how high a text is
        that wraps at a width. None takes the node's function away, along whichever axis it
        measures.

        It is called from solve, when the length has changed or after invalidate_content, at most
        once in a round. It may read the layout, and finds the frames of the solve before; changing
        it, solving, and an attribute that was not used before raise BusyError. What it raises is
        raised by solve, InvalidArgumentError for what is no length (negative, not finite). Then
        everything else is solved, with the content as it was, and the next solve asks again. If
        content and sizes go round in circles, solve searches for the least size at which the
        content fits, and raises LimitError if there is none.
        """
        self._set_measure(C.keep_node_set_measure, _MEASURE, measure, code(axis, Axis))

    @property
    def measure(self) -> Measure | None:
        """The function that measures its content along `measured_axis`; None without one. Setting
        it measures the height, as by set_measure: see there."""
        axis = self.measured_axis
        found: Measure | None = None if axis is None else self._find_measure(axis)
        return found

    @measure.setter
    def measure(self, measure: Measure | None) -> None:
        self.set_measure(measure)

    @property
    def measured_axis(self) -> Axis | None:
        """Along which axis a function measures its content; None without one, and for both."""
        measured = [axis for axis in Axis if self._measure_number(axis)]
        return measured[0] if len(measured) == 1 else None

    @property
    def measure_both(self) -> MeasureBoth | None:
        """The function that measures its content along both axes; None without one, which setting
        takes it away. `measure_both(width, height)` returns `(width, height)` of the content, in
        points, where so much is available: a text returns its longest line, and a font shrinks.

        solve calls it with `(math.inf, math.inf)` for the natural size; with `(width, math.inf)` if
        the node then has less width than that; with `(width, height)` if it has less height than
        was returned for the width. What it returns may be larger than what is available, and is
        kept until invalidate_content. `inf // 8` is NaN: `min(width, length) // 8` counts letters.
        A node has this function or `measure`.

        It may read the layout, and raise, as with set_measure: solve raises InvalidArgumentError
        for a size that is negative or not finite, TypeError for what is not two numbers, and
        LimitError if the node gets less each time that it is measured.
        """
        found: MeasureBoth | None = None
        if self.measured_axis is None:
            found = self._find_measure(Axis.HORIZONTAL)
        return found

    @measure_both.setter
    def measure_both(self, measure: MeasureBoth | None) -> None:
        self._set_measure(C.keep_node_set_measure_both, _MEASURE_BOTH, measure)

    def _set_measure(self, call: Any, thunk: Any, measure: Any, *axis: int) -> None:
        pointer = self._owner._pointer
        if measure is None:
            call(pointer, self._handle, *axis, type(thunk)(), None, keep_destroy_function())
            return
        if not callable(measure):
            raise TypeError(f"a function is needed, not {measure!r}")
        key = self._owner._callbacks.add(measure)
        try:
            call(pointer, self._handle, *axis, thunk, key, FORGET)
        except Exception:
            _callbacks.forget(key)
            raise
        measured = Axis(*axis) if axis else Axis.HORIZONTAL
        self._owner._measures[self._measure_number(measured)] = key

    def _measure_number(self, axis: Axis) -> int:
        return int(C.keep_node_measure(self._owner._pointer, self._handle, axis))

    def _find_measure(self, axis: Axis) -> Any:
        return _callbacks.find(self._owner._measures.get(self._measure_number(axis)))

    def invalidate_content(self) -> None:
        """Says that its content has changed, so that the next solve measures it again. A rollback
        does not take this back, as it is no change of the layout."""
        C.keep_node_invalidate_content(self._owner._pointer, self._handle)

    # Presence

    @property
    def gone(self) -> Gone:
        """Whether it takes no space, along both axes (True) or one: it is then a point where its
        constraints put it, its own insets, offsets and alignments count as 0, and all that is
        inside of it is inactive. A section folds up while it is Gone.VERTICALLY, and keeps its
        width. Values that relate others to it may be different then: Attribute.gone_value."""
        return Gone(C.keep_node_gone(self._owner._pointer, self._handle))

    @gone.setter
    def gone(self, gone: Gone | bool) -> None:
        if isinstance(gone, Enum) and not isinstance(gone, Gone):
            raise TypeError(f"True, False or a Gone is needed, not {gone}")
        axes = gone if isinstance(gone, Gone) else flag(gone)
        C.keep_node_set_gone(self._owner._pointer, self._handle, axes)

    # Frames

    @property
    def snapped_frame(self) -> Rect:
        """Its frame with every edge on the nearest pixel (Layout.scale), in its parent's
        coordinates. What touches still does."""
        return self._frame(FrameKind.SNAPPED)

    @property
    def snapped_frame_in_root(self) -> Rect:
        """The same in the coordinates of its root."""
        return self._frame(FrameKind.SNAPPED_IN_ROOT)

    def _frame(self, kind: FrameKind) -> Rect:
        return self._rect(C.keep_node_frame_as, kind)

    def _rect(self, call: Callable[..., Any], *arguments: Any) -> Rect:
        found = call(self._owner._pointer, self._handle, *arguments)
        return Rect(found.x, found.y, found.width, found.height)


def _measure(layout: Any, node: Any, length: float, key: int) -> float:
    def call(measure: Measure) -> float:
        return _callbacks.answered(number, measure(length), measure, partial(_role, layout, node))

    return _callbacks.run(key, math.nan, call)


def _measure_both(layout: Any, node: Any, available: keep_size, size: Any, key: int) -> None:
    def call(measure: MeasureBoth) -> None:
        found = measure(available.width, available.height)
        size[0] = _callbacks.answered(_size, found, measure, partial(_role, layout, node))

    _callbacks.run(key, None, call)


def _size(found: Any) -> keep_size:
    return keep_size(*map(number, several(found, "width", "height")))


def _role(layout: Any, node: Any) -> str:
    name = read(C.keep_node_name(layout, node))
    return f"the measure of <{name}>" if name else "the measure of a node without a name"


_MEASURE = keep_measure_function(_measure)
_MEASURE_BOTH = keep_measure_both_function(_measure_both)

FORGET: Any = keep_destroy_function(_callbacks.forget)
"""Called by C when it releases a callback of Python's."""
