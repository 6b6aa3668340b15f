"""What a layout has to do with time: see keeplayout.nodes.animation."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar, overload

from .._c import arguments as _arguments
from .._c.buffers import Memory
from .._c.callbacks import Callbacks
from .._c.ffi import NO_NODE, C
from .._c.owner import Owner
from ..geometry import Rect
from ..kinds import FrameKind
from ..nodes.animation import Animation, AnyCompletion, AnyCurve, Curve, Motion, animated
from ..nodes.node import Node
from ..nodes.nodes import AnyNodes

_Out = TypeVar("_Out", bound=Memory)


class LayoutAnimation(Owner):
    """What a layout has to do with time."""

    __slots__ = ()
    _callbacks: Callbacks
    _frames: Callable[[Any, AnyNodes, Any], Any]
    _changes: Callable[[Any], list[tuple[Node, Rect]]]

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
        """Animates what is changed in the block, everywhere; Node.animate is for a part.

        Values are active when the block ends, and what is seen follows from where it is, with the
        velocity that it has. The block is a transaction: it is taken back if it raises. Blocks
        nest; each moves what is changed in it.

        Args:
            duration: seconds; 0 without a delay is at once, also in a block that moves.
            delay: seconds until the values that are set in the block are set at all, and nodes are
                gone. What else is changed in it, such as the tree, is changed at once, and seen
                after the delay.
            curve: how it moves.
            motion: what moves: frames, or values, so that every constraint holds on the way, too.
            completion: called at the end.

        Raises InvalidArgumentError; StateError inside a transaction or an atomic group; LimitError;
        ConflictError as begin; at its end as a block of `transaction`. What the curve of an
        animation raises is raised by what calls it next: by advance, or by the end of a block,
        which may be a later one. Everything in that block is then active.
        """
        with animated(self, NO_NODE, duration, delay, curve, motion, completion) as animation:
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

    @overload
    def presented_frames(self, nodes: AnyNodes, out: None = None) -> list[Rect]: ...
    @overload
    def presented_frames(self, nodes: AnyNodes, out: _Out) -> _Out: ...
    def presented_frames(self, nodes: AnyNodes, out: Any = None) -> Any:
        """Where many nodes are seen, each in its parent, in one call; as Layout.frames."""
        return self._frames(FrameKind.PRESENTED, nodes, out)

    @overload
    def presented_frames_in_root(self, nodes: AnyNodes, out: None = None) -> list[Rect]: ...
    @overload
    def presented_frames_in_root(self, nodes: AnyNodes, out: _Out) -> _Out: ...
    def presented_frames_in_root(self, nodes: AnyNodes, out: Any = None) -> Any:
        """Where many nodes are seen, each in the coordinates of its root; as Layout.frames."""
        return self._frames(FrameKind.PRESENTED_IN_ROOT, nodes, out)

    def presented_changes(self) -> list[tuple[Node, Rect]]:
        """The nodes whose presented frames differ from what this method last reported (at first:
        from an empty rectangle at 0, 0), with those frames: what a host has to draw again."""
        return self._changes(FrameKind.PRESENTED)

    def close(self) -> None:
        """Frees everything; every other call then raises StateError. Called inside one of its own
        callbacks, it frees everything once the call that is running has ended."""
        if self._callbacks.running:
            self._open = None
        else:
            super().close()
