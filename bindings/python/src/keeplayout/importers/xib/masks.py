"""Autoresizing masks: frames that follow the size of the parent, as constraints."""

from __future__ import annotations

from typing import TypeAlias

from ...attributes.attribute import Attribute
from ...nodes.node import Node
from .views import View

_X = ("flexibleMinX", "widthSizable", "flexibleMaxX")
_Y = ("flexibleMinY", "heightSizable", "flexibleMaxY")

_Share: TypeAlias = "tuple[float, float]"
"""A part of the parent's size, and a number of points on top."""


def keep(view: View, node: Node, parent: Node) -> None:
    """Keeps a view where its mask has it, in a parent that was as large as in the file."""
    assert view.parent is not None
    frame, whole = view.aligned, view.parent.frame
    kept = _kept(_flexible(view, _X), frame.x, frame.width, whole.width)
    _keep(node.left_inset, node.right_inset, node.width, parent.width, kept)
    kept = _kept(_flexible(view, _Y), frame.y, frame.height, whole.height)
    _keep(node.top_inset, node.bottom_inset, node.height, parent.height, kept)


def _keep(
    near: Attribute, far: Attribute, size: Attribute, whole: Attribute, kept: dict[str, _Share]
) -> None:
    """Sets insets and a size to points, or to a share of the parent's size and points on top."""
    for attribute, word in (near, "near"), (far, "far"), (size, "size"):
        share, points = kept.get(word, (0.0, None))
        if points is not None and share:
            attribute.set_equal_to(whole, share, points)
        elif points is not None:
            attribute.equal = points


def _flexible(view: View, words: tuple[str, str, str]) -> tuple[bool, bool, bool]:
    """What may change along an axis: the space before it, its size, the space after it."""
    if view.is_content_view:  # which is as large as its cell
        return False, True, False
    if view.parent is not None and view.parent.is_scrolling:  # whose content is not its size
        return False, False, True
    mask = next(view.element.all("autoresizingMask"), None)
    before, inside, after = (mask is not None and mask.get(word) == "YES" for word in words)
    return before, inside, after


def _kept(
    flexible: tuple[bool, bool, bool], before: float, size: float, whole: float
) -> dict[str, _Share]:
    """Two of the distances from the two edges, and the length. Those that are flexible share in
    proportion to the lengths in the file."""
    is_before, is_size, is_after = flexible
    after = whole - before - size
    total = is_before * before + is_size * size + is_after * after

    def share(part: float, is_flexible: bool) -> _Share:
        if not is_flexible:
            return 0, part
        of_parent = part / total if total else 1 / sum(flexible)
        return of_parent, part - of_parent * whole

    if is_size and not is_before and not is_after:
        return {"near": (0, before), "far": (0, after)}
    if is_before and not is_after:
        return {"far": (0, after), "size": share(size, is_size)}
    return {"near": share(before, is_before), "size": share(size, is_size)}
