"""Autoresizing masks: frames that follow the size of the parent, as constraints."""

from __future__ import annotations

from ...attributes.term import Line, Term
from ...nodes.node import Node
from .views import View

_X = ("flexibleMinX", "widthSizable", "flexibleMaxX")
_Y = ("flexibleMinY", "heightSizable", "flexibleMaxY")


def keep(view: View, node: Node, parent: Node) -> None:
    """Keeps a view where its mask has it, in a parent that was as large as in the file."""
    assert view.parent is not None
    frame, whole, ui = view.aligned, view.parent.frame, node.layout
    near, far, size = _kept(_flexible(view, _X), frame.x, frame.width, whole.width)
    if near is not None:
        ui.add(node.left == _between(parent.left, parent.right, *near))
    if far is not None:
        ui.add(node.right == parent.right - far)
    if size is not None:
        ui.add(node.width == size[0] * parent.width + size[1])
    near, far, size = _kept(_flexible(view, _Y), frame.y, frame.height, whole.height)
    if near is not None:
        ui.add(node.top == _between(parent.top, parent.bottom, *near))
    if far is not None:
        ui.add(node.bottom == parent.bottom - far)
    if size is not None:
        ui.add(node.height == size[0] * parent.height + size[1])


def _flexible(view: View, words: tuple[str, str, str]) -> tuple[bool, bool, bool]:
    """What may change along an axis: the space before it, its size, the space after it."""
    if view.is_content_view:  # which is as large as its cell
        return False, True, False
    if view.parent is not None and view.parent.is_scrolling:  # whose content is not its size
        return False, False, True
    mask = next(view.element.all("autoresizingMask"), None)
    before, inside, after = (mask is not None and mask.get(word) == "YES" for word in words)
    return before, inside, after


_Share = tuple[float, float]
"""A part of the parent's size, and a number of points on top."""


def _kept(
    flexible: tuple[bool, bool, bool], before: float, size: float, whole: float
) -> tuple[_Share | None, float | None, _Share | None]:
    """Two of three: where it begins, how far before the end it ends, how large it is. What is
    flexible shares in proportion to what each is in the file."""
    after = whole - before - size
    flexes = [part for part, is_flexible in zip((before, size, after), flexible, strict=True)
              if is_flexible]  # fmt: skip
    total = sum(flexes)

    def share(part: float) -> _Share:
        of_parent = part / total if total else 1 / len(flexes)
        return of_parent, part - of_parent * whole

    is_before, is_size, is_after = flexible
    if is_before and not is_after:
        return None, after, share(size) if is_size else (0, size)
    if is_size and not is_before and not is_after:
        return (0, before), after, None
    return share(before) if is_before else (0, before), None, share(size) if is_size else (0, size)


def _between(near: Line, far: Line, fraction: float, points: float) -> Term:
    """A place a fraction of the way between two edges, and some points on."""
    if not fraction:
        return near + points
    return (1 - fraction) * near + fraction * far + points
