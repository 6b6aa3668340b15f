"""What surrounds a node, and what it says about its own lines."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from .._c.arguments import code, flag, number, several
from .._c.ffi import C
from .._c.plain import PlainNode
from .._c.properties import as_insets
from ..geometry import AnyInsets, Insets


class Direction(IntEnum):
    """Which way reading goes, and with it where leading and trailing are."""

    INHERITED = 0
    """That of the parent; of the layout, for a root."""
    LEFT_TO_RIGHT = 1
    RIGHT_TO_LEFT = 2


class Environment(PlainNode):
    """Direction, margins, safe area, alignment rectangle and baselines of a node.

    All of it changes in place. Setting raises InvalidArgumentError for what is no finite number,
    and InvalidHandleError for a destroyed node.
    """

    __slots__ = ()

    @property
    def direction(self) -> Direction:
        """Which way reading goes in the node and in all nodes inside that have no direction of
        their own; INHERITED unless set. Leading and trailing of an attribute follow the direction
        of the node that the attribute belongs to."""
        return Direction(C.keep_node_direction(self._owner._pointer, self._handle))

    @direction.setter
    def direction(self, direction: Direction) -> None:
        chosen = code(direction, Direction)
        C.keep_node_set_direction(self._owner._pointer, self._handle, chosen)

    @property
    def effective_direction(self) -> Direction:
        """The effective direction: its own, or the one that it inherits."""
        return Direction(C.keep_node_effective_direction(self._owner._pointer, self._handle))

    # Margins

    @property
    def margins(self) -> Insets:
        """How far inside its edges margin insets count from; 8 on every side unless set. One number
        sets all four. Set here, left means left; with set_margins it may mean leading."""
        return self._insets(C.keep_node_margins)

    @margins.setter
    def margins(self, margins: AnyInsets) -> None:
        self.set_margins(margins)

    def set_margins(self, margins: AnyInsets, directional: bool = False) -> None:
        """Sets the margins; `directional` makes left stand for leading, and right for trailing."""
        insets = as_insets(margins)
        C.keep_node_set_margins(self._owner._pointer, self._handle, insets, flag(directional))

    # Alignment rectangle and baselines

    @property
    def baselines(self) -> tuple[float, float]:
        """How far its first baseline is below its top, and its last one above its bottom; 0, 0
        unless set."""
        return self._pair(C.keep_node_baselines)

    @baselines.setter
    def baselines(self, baselines: tuple[float, float]) -> None:
        first, last = map(number, several(baselines, "first", "last"))
        C.keep_node_set_baselines(self._owner._pointer, self._handle, first, last)

    @property
    def baseline_positions(self) -> tuple[float, float]:
        """y of its first and last baseline as of the last solve, in its parent's coordinates."""
        return self._pair(C.keep_node_baseline_positions)

    def _insets(self, call: Callable[..., Any]) -> Insets:
        found = call(self._owner._pointer, self._handle)
        return Insets(found.top, found.left, found.bottom, found.right)

    def _pair(self, call: Callable[..., Any]) -> tuple[float, float]:
        first, last = ctypes.c_double(), ctypes.c_double()
        call(self._owner._pointer, self._handle, ctypes.byref(first), ctypes.byref(last))
        return first.value, last.value
