"""Autoresizing masks of a file."""

from __future__ import annotations

from ...nodes.fitting import Autoresizing
from ...nodes.node import Node
from .views import View

_BITS = {
    "flexibleMinX": Autoresizing.FLEXIBLE_LEFT,
    "widthSizable": Autoresizing.FLEXIBLE_WIDTH,
    "flexibleMaxX": Autoresizing.FLEXIBLE_RIGHT,
    "flexibleMinY": Autoresizing.FLEXIBLE_TOP,
    "heightSizable": Autoresizing.FLEXIBLE_HEIGHT,
    "flexibleMaxY": Autoresizing.FLEXIBLE_BOTTOM,
}
_WITH_PARENT = Autoresizing.FLEXIBLE_WIDTH | Autoresizing.FLEXIBLE_HEIGHT


def keep(view: View, node: Node, parent: View) -> None:
    """Keeps a view where its mask has it, in a parent as large as in the file."""
    size = (parent.frame.width, parent.frame.height)
    node.set_autoresizing(_mask(view, parent) | Autoresizing.STAYS, view.frame, size)


def _mask(view: View, parent: View) -> int:
    if view.is_content_view:  # which is as large as its cell
        return _WITH_PARENT
    if parent.is_scrolling:  # whose content is not its size
        return 0
    mask = next(view.element.all("autoresizingMask"), None)
    if mask is None:
        return 0
    return sum(bit for word, bit in _BITS.items() if view.values.is_set(mask, word))
