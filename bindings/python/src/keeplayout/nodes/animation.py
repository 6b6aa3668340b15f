"""Animations: what is drawn follows what is kept.

    >>> from keeplayout import Curve, Layout
    >>> ui = Layout()
    >>> window = ui.node("window", size=(320, 568))
    >>> box = window.node("box")
    >>> box.width.equal = 100
    >>> with ui.animate(1, curve=Curve.LINEAR):
    ...     box.width.equal = 200
    >>> ui.advance(0.25)
    True
    >>> box.frame.width, box.presented_frame.width
    (200.0, 125.0)

The clock is the host's: nothing moves but by Layout.advance. A change outside of such a block moves
what is seen by as much, at once; a node on its way goes on, to the new place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from .._c import arguments as _arguments
from .._c import callbacks as _callbacks
from .._c.api import (
    keep_animation,
    keep_completion_function,
    keep_curve_function,
    keep_destroy_function,
)
from .._c.ffi import C
from .._c.members import Member
from ..geometry import Rect
from ..kinds import FrameKind

if TYPE_CHECKING:
    from ..layout.layout import Layout


class Curve(IntEnum):
    """How an animation gets from the beginning to the end. The numbers are UIKit's."""

    EASE_IN_OUT = 0
    EASE_IN = 1
    EASE_OUT = 2
    LINEAR = 3


class Motion(IntEnum):
    """What an animation moves."""

    FRAMES = 0
    """Frames, each on its own."""
    VALUES = 1
    """The values of attributes, with a solve for every instant, so that every constraint holds on
    the way, too."""
    BOUNDED = 2
    """Frames, where an overshoot ends for all of them as soon as a required minimum or maximum
    would be violated."""


class Spring(NamedTuple):
    """A mass on a spring.

    Args:
        damping_ratio: 0.001 to 1000; below 1 underdamped, 1 critically damped, above 1 overdamped.
        initial_velocity: towards the goal, in distances a second.
    """

    damping_ratio: float
    initial_velocity: float = 0.0


AnyCurve: TypeAlias = Curve | Spring | tuple[float, float, float, float] | Callable[[float], float]
"""A ready-made curve; a spring; the control points x1, y1, x2, y2 of a cubic Bezier curve from 0, 0
to 1, 1; or a function from the share of the time to the share of the way."""

AnyCompletion: TypeAlias = Callable[[bool], object]
"""Called when an animation has ended, with True if its time was over or it was finished, False if
it was cancelled, lost all that it moved, or its changes were refused when its delay was over. It
may change the layout, but not advance it."""


class Animation(Member):
    """A set of changes on its way; made by Layout.animate and Node.animate."""

    __slots__ = ()
    handle_type = keep_animation

    def cancel(self) -> None:
        """Ends it, unfinished: what it still moves is at once where it belongs. If its delay is not
        over, the changes that wait for it are never made; those that were made at once stay.
        Animations begun in it go on. Rolling a transaction back undoes this.

        Raises InvalidHandleError once it has ended; StateError inside its own block.
        """
        C.keep_animation_cancel(self._owner._pointer, self._handle)

    def finish(self) -> None:
        """Ends it as if its time were over. If its delay is not over, it ends now: its changes are
        made first, as by Layout.advance, and the delays of animations begun in it begin. These go
        on.

        Raises as cancel; if its delay is not over, also StateError inside a transaction, and as
        Layout.advance what failed then: it has ended all the same.
        """
        with self._owner._conflicts_told():
            C.keep_animation_finish(self._owner._pointer, self._handle)

    @property
    def is_valid(self) -> bool:
        """Whether it has not ended."""
        return bool(C.keep_layout_handle_kind(self._owner._pointer, self._handle.id))

    @property
    def progress(self) -> float:
        """The share of its duration that is over: 0 in its delay, 1 once it has ended.

        Set, it holds the animation there, forward or backward, as a finger that drags wants it;
        Layout.advance passes it by, and 1 does not end it. None lets time move it again; and an
        animation that sets one of its values again, also to what it is, takes over what it moves.

        Raises, if set, InvalidArgumentError unless it is from 0 to 1, InvalidHandleError once the
        animation has ended, and StateError in its own block, in its delay, and in a transaction.
        """
        return float(C.keep_animation_progress(self._owner._pointer, self._handle))

    @progress.setter
    def progress(self, share: float | None) -> None:
        number = math.nan if share is None else _arguments.number(share)
        C.keep_animation_set_progress(self._owner._pointer, self._handle, number)

    def _shown(self) -> str:
        if not self.is_valid:
            return "<an animation that has ended>"
        return f"<Animation at {self.progress:.0%}>"


class NodeAnimation:
    """What a node has to do with time."""

    __slots__ = ()
    _owner: Any
    _handle: Any

    @contextmanager
    def animate(
        self,
        duration: float,
        *,
        delay: float = 0.0,
        curve: AnyCurve = Curve.EASE_IN_OUT,
        motion: Motion = Motion.FRAMES,
        completion: AnyCompletion | None = None,
    ) -> Iterator[Animation]:
        """Animates what is changed in the block, as far as it is this node or inside of it; as
        Layout.animate. With Motion.VALUES, what depends on their values moves along,
        also elsewhere.

        Raises as Layout.animate, and InvalidHandleError.
        """
        with animated(
            self._owner, self._handle, duration, delay, curve, motion, completion
        ) as animation:
            yield animation

    @property
    def presented_frame(self) -> Rect:
        """Where it is seen, in the coordinates of where its parent is seen."""
        return self._presented(FrameKind.PRESENTED)

    @property
    def presented_frame_in_root(self) -> Rect:
        """Where it is seen, in the coordinates of its root."""
        return self._presented(FrameKind.PRESENTED_IN_ROOT)

    @property
    def presented_snapped_frame(self) -> Rect:
        """Its presented frame with every edge on the nearest pixel (Layout.scale), in its parent's
        coordinates."""
        return self._presented(FrameKind.PRESENTED_SNAPPED)

    @property
    def presented_snapped_frame_in_root(self) -> Rect:
        """The same in the coordinates of its root."""
        return self._presented(FrameKind.PRESENTED_SNAPPED_IN_ROOT)

    def _presented(self, kind: FrameKind) -> Rect:
        frame = C.keep_node_frame_as(self._owner._pointer, self._handle, kind)
        return Rect(frame.x, frame.y, frame.width, frame.height)


@contextmanager
def animated(
    layout: Any,
    within: Any,
    duration: float,
    delay: float,
    curve: AnyCurve,
    motion: Motion,
    completion: AnyCompletion | None,
) -> Iterator[Animation]:
    """A block that moves."""
    seconds = _arguments.number(duration), _arguments.number(delay)
    with layout._conflicts_told():
        handle = C.keep_animation_begin(layout._pointer, within, *seconds)
    layout._begun()
    with layout._until(partial(_commit, layout)):
        _set_curve(layout, handle, curve)
        C.keep_animation_set_motion(layout._pointer, handle, _arguments.code(motion, Motion))
        if completion is not None:
            _set_completion(layout, handle, completion)
        yield Animation(layout, handle)


def _commit(layout: Layout) -> None:
    with layout._conflicts_told():
        C.keep_animation_commit(layout._pointer)


def _set_curve(layout: Layout, handle: Any, curve: Any) -> None:
    """Tells an animation how to move."""
    pointer, numbers = layout._pointer, _arguments.number
    if isinstance(curve, Spring):
        C.keep_animation_set_spring(
            pointer, handle, numbers(curve.damping_ratio), numbers(curve.initial_velocity)
        )
    elif callable(curve):
        with _lent(layout, curve) as number:
            C.keep_animation_set_function(pointer, handle, _PROGRESS, number, _FORGET)
    elif _arguments.in_order(curve) is not None:
        points = _arguments.several(curve, "x1", "y1", "x2", "y2")
        C.keep_animation_set_bezier(pointer, handle, *map(numbers, points))
    else:
        C.keep_animation_set_curve(pointer, handle, _arguments.code(curve, Curve))


def _set_completion(layout: Layout, handle: Any, completion: AnyCompletion) -> None:
    """Sets the completion of an animation."""
    if not callable(completion):
        raise TypeError(f"a completion is something to call, not {_arguments.shown(completion)}")
    with _lent(layout, completion) as number:
        C.keep_animation_set_completion(layout._pointer, handle, _COMPLETE, number, _FORGET)


@contextmanager
def _lent(layout: Layout, function: Callable[..., Any]) -> Iterator[int]:
    """The number of a function, for one call to C, which keeps it unless it fails."""
    number = layout._callbacks.add(function)
    try:
        yield number
    except BaseException:
        _callbacks.forget(number)
        raise


def _progress(time: float, number: int | None) -> float:
    """What C calls for every curve. NaN stands for an even one."""
    return _callbacks.run(
        number,
        math.nan,
        lambda curve: _callbacks.answered(
            _arguments.number, curve(time), curve, lambda: "the curve"
        ),
    )


def _complete(_layout: Any, _animation: Any, finished: bool, number: int | None) -> None:
    """What C calls for every completion."""
    _callbacks.run(number, None, lambda completion: completion(finished), once=True)


_PROGRESS, _COMPLETE = keep_curve_function(_progress), keep_completion_function(_complete)
_FORGET = keep_destroy_function(_callbacks.forget)
