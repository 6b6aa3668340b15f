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

import ctypes
import math
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from . import _arguments, _callbacks
from ._api import (
    keep_animation,
    keep_completion_function,
    keep_curve_function,
    keep_destroy_function,
    keep_rect,
)
from ._callbacks import Callbacks
from ._ffi import NO_NODE, C
from ._members import Member, handles, ids
from ._owner import Owner
from .geometry import Rect
from .kinds import FrameKind

if TYPE_CHECKING:
    from .layout import AnyNodes, Layout
    from .node import Node


class Curve(IntEnum):
    """How an animation gets from the beginning to the end. The numbers are UIKit's."""

    EASE_IN_OUT = 0
    EASE_IN = 1
    EASE_OUT = 2
    LINEAR = 3


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
        """The share of its duration that is over: 0 in its delay, 1 once it has ended."""
        return float(C.keep_animation_progress(self._owner._pointer, self._handle))

    def _shown(self) -> str:
        if not self.is_valid:
            return "<an animation that has ended>"
        return f"<Animation at {self.progress:.0%}>"


class LayoutAnimation(Owner):
    """What a layout has to do with time."""

    __slots__ = ()
    _callbacks: Callbacks
    _frames: Callable[[Any, AnyNodes, Any], Any]

    @contextmanager
    def animate(
        self,
        duration: float,
        *,
        delay: float = 0.0,
        curve: AnyCurve = Curve.EASE_IN_OUT,
        solved: bool = False,
        completion: AnyCompletion | None = None,
    ) -> Iterator[Animation]:
        """Animates what is changed in the block, everywhere; Node.animate is for a part.

        Values are active when the block ends, and what is seen follows from where it is, with the
        velocity that it has. The block is a transaction: it is taken back if it raises. Blocks
        nest; each moves what is changed in it.

        Args:
            duration: seconds; 0 without a delay is at once, also in a block that moves.
            delay: seconds until the values that are set in the block are set at all. What else is
                changed in it, such as the tree, is changed at once, and seen after the delay.
            curve: how it moves.
            solved: moves the values of attributes and solves for every instant, so that every
                constraint holds on the way, too.
            completion: called at the end.

        Raises InvalidArgumentError; StateError inside a transaction or an atomic group; LimitError;
        ConflictError as begin; at its end as a block of `transaction`. What the curve of an
        animation raises is raised by what calls it next: by advance, or by the end of a block,
        which may be a later one. Everything in that block is then active.
        """
        with _animated(self, NO_NODE, duration, delay, curve, solved, completion) as animation:
            yield animation

    def advance(self, seconds: float) -> bool:
        """Lets time go by, and tells whether anything still moves, or waits to.

        What happens on the way happens when it is due; completions are called at the end. Once
        everything is done, this raises what a curve, condition or completion has raised; if several
        completions have, as nested finally clauses do: each is the `__context__` of the next.

        When a delay is over, earlier changes that are not solved yet are solved first; then the
        animation makes its own. If conflicts are refused, each of the two is refused by itself.

        Raises InvalidArgumentError for less than 0 or more than 1e9; StateError inside a
        transaction, if anything moves; BusyError from inside a callback; and, once everything else
        is done, ConflictError with all that was refused, or LimitError if a change whose
        delay was over exceeds a limit: time has gone by, and is_moving tells the rest.
        """
        moving = ctypes.c_bool()
        with self._conflicts_told():
            C.keep_layout_advance(self._pointer, _arguments.number(seconds), ctypes.byref(moving))
        return moving.value

    @property
    def is_moving(self) -> bool:
        """Whether anything moves, or waits to."""
        return bool(C.keep_layout_is_moving(self._pointer))

    def presented_frames(self, nodes: AnyNodes, out: Any = None) -> Any:
        """Where many nodes are seen, each in its parent, in one call; as Layout.frames."""
        return self._frames(FrameKind.PRESENTED, nodes, out)

    def presented_frames_in_root(self, nodes: AnyNodes, out: Any = None) -> Any:
        """Where many nodes are seen, each in the coordinates of its root; as Layout.frames."""
        return self._frames(FrameKind.PRESENTED_IN_ROOT, nodes, out)

    def presented_changes(self) -> list[tuple[Node, Rect]]:
        """The nodes whose presented frames differ from what this method last reported (at first:
        from an empty rectangle at 0, 0), with those frames: what a host has to draw again."""
        from .node import Node
        from .nodes import Nodes

        count = C.keep_layout_presented_changes(self._pointer, None, None, 0)
        nodes, numbers = Nodes(self, ids(count)), array("d", bytes(32 * count))
        room = (keep_rect * count).from_buffer(numbers)
        C.keep_layout_presented_changes(self._pointer, handles(Node, self, nodes), room, count)
        each = iter(numbers)
        return list(zip(nodes, map(Rect, each, each, each, each), strict=True))

    def close(self) -> None:
        """Frees everything; every other call then raises StateError. Called inside one of its own
        callbacks, it frees everything once the call that is running has ended."""
        if self._callbacks.running:
            self._open = None
        else:
            super().close()


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
        solved: bool = False,
        completion: AnyCompletion | None = None,
    ) -> Iterator[Animation]:
        """Animates what is changed in the block, as far as it is this node or inside of it; as
        Layout.animate. With `solved`, what depends on their values moves along, also elsewhere.

        Raises as Layout.animate, and InvalidHandleError.
        """
        with _animated(
            self._owner, self._handle, duration, delay, curve, solved, completion
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

    def _presented(self, kind: FrameKind) -> Rect:
        frame = C.keep_node_frame_as(self._owner._pointer, self._handle, kind)
        return Rect(frame.x, frame.y, frame.width, frame.height)


@contextmanager
def _animated(
    layout: Any,
    within: Any,
    duration: float,
    delay: float,
    curve: AnyCurve,
    solved: bool,
    completion: AnyCompletion | None,
) -> Iterator[Animation]:
    """A block that moves."""
    seconds = _arguments.number(duration), _arguments.number(delay)
    with layout._conflicts_told():
        handle = C.keep_animation_begin(layout._pointer, within, *seconds)
    layout._begun()
    with layout._until(partial(_commit, layout)):
        _set_curve(layout, handle, curve)
        C.keep_animation_set_solved(layout._pointer, handle, _arguments.flag(solved))
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
    return _callbacks.run(number, math.nan, lambda curve: _arguments.number(curve(time)))


def _complete(_layout: Any, _animation: Any, finished: bool, number: int | None) -> None:
    """What C calls for every completion."""
    _callbacks.run(number, None, lambda completion: completion(finished), once=True)


_PROGRESS, _COMPLETE = keep_curve_function(_progress), keep_completion_function(_complete)
_FORGET = keep_destroy_function(_callbacks.forget)
