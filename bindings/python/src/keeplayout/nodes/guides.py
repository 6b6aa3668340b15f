"""Guides that stand for an area of a node, and nodes that scroll."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from .._c.arguments import flag
from .._c.ffi import C
from .._c.members import Member
from ..kinds import Axis

if TYPE_CHECKING:
    from .node import Node


class Guide(IntEnum):
    """What of a node a guide stands for."""

    SAFE = 0
    MARGINS = 1
    SCROLL = 2
    READABLE = 3
    LAYOUT = 4
    FRAME = 5


class Guides(Member):
    """A guide is a rectangle of a node that nobody draws, to hold other nodes by. It may stand
    wherever a node may, but it is not among the children of its owner, and has none itself.

    These raise InvalidHandleError, and StateError for a guide, which has no guides of its own.
    """

    __slots__ = ()

    def safe_guide(self) -> Node:
        """The guide that fills the safe area. The first call makes it, as of the other guides."""
        return self._guide(Guide.SAFE)

    def layout_guide(self) -> Node:
        """The guide that KeepLayout called the layout view: the safe area at top and bottom, the
        margins at the sides."""
        return self._guide(Guide.LAYOUT)

    def margins_guide(self) -> Node:
        """The guide that fills the node within its margins."""
        return self._guide(Guide.MARGINS)

    def readable_guide(self) -> Node:
        """The guide for text that is to be read: within the margins, in their middle, and as wide
        as these allow, but no wider than its `width.max`, which is 672 unless set."""
        return self._guide(Guide.READABLE)

    def scroll_guide(self) -> Node:
        """Lets the node scroll: nodes inside it from now on relate to the edges of this guide, the
        content, which is as large as what is inside asks for. Its width, height and centre are
        those of its frame, also from inside. Destroying the guide ends the scrolling.
        """
        return self._guide(Guide.SCROLL)

    def frame_guide(self) -> Node:
        """The guide that is where the node's frame is, to name its edges from inside where it
        scrolls, as it is scrolled to the start."""
        return self._guide(Guide.FRAME)

    @property
    def horizontal_scroll_disabled(self) -> bool:
        """Whether the content is kept exactly as wide as the node, so that there is nothing to
        scroll. Setting it lets the node scroll if it does not yet."""
        return self._is_disabled(Axis.HORIZONTAL)

    @horizontal_scroll_disabled.setter
    def horizontal_scroll_disabled(self, disabled: bool) -> None:
        self._set_disabled(Axis.HORIZONTAL, disabled)

    @property
    def vertical_scroll_disabled(self) -> bool:
        """Whether the content is kept exactly as high as the node; as along the other axis."""
        return self._is_disabled(Axis.VERTICAL)

    @vertical_scroll_disabled.setter
    def vertical_scroll_disabled(self, disabled: bool) -> None:
        self._set_disabled(Axis.VERTICAL, disabled)

    def _guide(self, kind: Guide) -> Node:
        made = C.keep_node_guide(self._owner._pointer, self._handle, kind)
        guide: Node = self._owner._node(made)
        return guide

    def _is_disabled(self, axis: Axis) -> bool:
        return bool(C.keep_node_is_scroll_disabled(self._owner._pointer, self._handle, axis))

    def _set_disabled(self, axis: Axis, disabled: bool) -> None:
        C.keep_node_set_scroll_disabled(self._owner._pointer, self._handle, axis, flag(disabled))
