"""The attributes that a node has, by their names in KeepLayout."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn, overload

from .attribute import Attribute
from .kinds import AttributeKind as Kind

if TYPE_CHECKING:
    from typing_extensions import Self

    from .node import Node


class _Own:
    """An attribute of a node by itself, or in its parent: `node.width`."""

    def __init__(self, kind: Kind, meaning: str) -> None:
        self._kind = kind
        self.__doc__ = meaning

    @overload
    def __get__(self, node: None, owner: type) -> Self: ...
    @overload
    def __get__(self, node: Any, owner: type) -> Attribute: ...
    def __get__(self, node: Any, owner: type) -> Attribute | Self:
        return self if node is None else node.attribute(self._kind)

    def __set__(self, node: Any, value: NoReturn) -> None:
        name = self._kind.name.lower()
        raise AttributeError(
            f"{name} itself is not set, but its equal, min or max: .{name}.equal = ..."
        )


class _Related:
    """An attribute of a node in relation to another: `node.left_offset_to(other)`."""

    def __init__(self, kind: Kind, meaning: str) -> None:
        self._kind = kind
        self.__doc__ = meaning

    @overload
    def __get__(self, node: None, owner: type) -> Self: ...
    @overload
    def __get__(self, node: Any, owner: type) -> Callable[[Node], Attribute]: ...
    def __get__(self, node: Any, owner: type) -> Callable[[Node], Attribute] | Self:
        return self if node is None else lambda other: node.attribute(self._kind, other)


class Attributes:
    """What can be kept of a node. `v` is the value. Asking for an attribute changes nothing;
    asked again, the answer is equal.

    Insets and centres raise UnrelatedError for a node without a parent. Attributes of two nodes
    raise it for nodes of different trees, and InvalidArgumentError for a node and itself.
    """

    __slots__ = ()

    width = _Own(Kind.WIDTH, "width = v")
    height = _Own(Kind.HEIGHT, "height = v")
    aspect_ratio = _Own(Kind.ASPECT_RATIO, "width = v * height")
    size = _Own(Kind.SIZE, "Group: width, height.")

    left_inset = _Own(Kind.LEFT_INSET, "left = parent.left + v")
    right_inset = _Own(Kind.RIGHT_INSET, "right = parent.right - v")
    leading_inset = _Own(Kind.LEADING_INSET, "leading = parent.leading + v, as one reads")
    trailing_inset = _Own(Kind.TRAILING_INSET, "trailing = parent.trailing - v, as one reads")
    top_inset = _Own(Kind.TOP_INSET, "top = parent.top + v")
    bottom_inset = _Own(Kind.BOTTOM_INSET, "bottom = parent.bottom - v")
    first_baseline_inset = _Own(Kind.FIRST_BASELINE_INSET, "first baseline = parent.top + v")
    last_baseline_inset = _Own(Kind.LAST_BASELINE_INSET, "last baseline = parent.bottom - v")
    insets = _Own(Kind.INSETS, "Group: top, bottom, left, right inset.")
    horizontal_insets = _Own(Kind.HORIZONTAL_INSETS, "Group: left, right inset.")
    vertical_insets = _Own(Kind.VERTICAL_INSETS, "Group: top, bottom inset.")

    left_safe_inset = _Own(Kind.LEFT_SAFE_INSET, "left = left of the parent's safe area + v")
    right_safe_inset = _Own(Kind.RIGHT_SAFE_INSET, "right = right of the parent's safe area - v")
    leading_safe_inset = _Own(Kind.LEADING_SAFE_INSET, "leading = the safe area's leading + v")
    trailing_safe_inset = _Own(Kind.TRAILING_SAFE_INSET, "trailing = the safe area's trailing - v")
    top_safe_inset = _Own(Kind.TOP_SAFE_INSET, "top = top of the parent's safe area + v")
    bottom_safe_inset = _Own(Kind.BOTTOM_SAFE_INSET, "bottom = bottom of the safe area - v")
    safe_insets = _Own(Kind.SAFE_INSETS, "Group: top, bottom, left, right safe inset.")
    horizontal_safe_insets = _Own(Kind.HORIZONTAL_SAFE_INSETS, "Group: left, right safe inset.")
    vertical_safe_insets = _Own(Kind.VERTICAL_SAFE_INSETS, "Group: top, bottom safe inset.")

    left_margin_inset = _Own(Kind.LEFT_MARGIN_INSET, "left = left margin of the parent + v")
    right_margin_inset = _Own(Kind.RIGHT_MARGIN_INSET, "right = right margin of the parent - v")
    leading_margin_inset = _Own(Kind.LEADING_MARGIN_INSET, "leading = leading margin + v")
    trailing_margin_inset = _Own(Kind.TRAILING_MARGIN_INSET, "trailing = trailing margin - v")
    top_margin_inset = _Own(Kind.TOP_MARGIN_INSET, "top = top margin of the parent + v")
    bottom_margin_inset = _Own(Kind.BOTTOM_MARGIN_INSET, "bottom = bottom margin - v")
    margin_insets = _Own(Kind.MARGIN_INSETS, "Group: top, bottom, left, right margin inset.")
    horizontal_margin_insets = _Own(Kind.HORIZONTAL_MARGIN_INSETS, "Group: left, right of these.")
    vertical_margin_insets = _Own(Kind.VERTICAL_MARGIN_INSETS, "Group: top, bottom of these.")

    horizontal_center = _Own(
        Kind.HORIZONTAL_CENTER, "centre x = v * parent.width: 0 left, 0.5 middle, 1 right"
    )
    vertical_center = _Own(
        Kind.VERTICAL_CENTER, "centre y = v * parent.height: 0 top, 0.5 middle, 1 bottom"
    )
    center = _Own(Kind.CENTER, "Group: horizontal, vertical centre.")

    width_to = _Related(Kind.WIDTH, "width = v * other.width")
    height_to = _Related(Kind.HEIGHT, "height = v * other.height")
    size_to = _Related(Kind.SIZE, "Group: width, height in relation to another node.")

    left_offset_to = _Related(Kind.LEFT_OFFSET, "left = other.right + v: a gap")
    right_offset_to = _Related(Kind.RIGHT_OFFSET, "other.left = right + v: a gap")
    leading_offset_to = _Related(Kind.LEADING_OFFSET, "leading = other.trailing + v: a gap")
    trailing_offset_to = _Related(Kind.TRAILING_OFFSET, "other.leading = trailing + v: a gap")
    top_offset_to = _Related(Kind.TOP_OFFSET, "top = other.bottom + v: a gap")
    bottom_offset_to = _Related(Kind.BOTTOM_OFFSET, "other.top = bottom + v: a gap")
    first_baseline_offset_to = _Related(
        Kind.FIRST_BASELINE_OFFSET, "first baseline = other.last baseline + v"
    )
    last_baseline_offset_to = _Related(
        Kind.LAST_BASELINE_OFFSET, "other.first baseline = last baseline + v"
    )

    left_align_to = _Related(Kind.LEFT_ALIGN, "left = other.left + v")
    right_align_to = _Related(Kind.RIGHT_ALIGN, "right = other.right - v")
    leading_align_to = _Related(Kind.LEADING_ALIGN, "leading = other.leading + v")
    trailing_align_to = _Related(Kind.TRAILING_ALIGN, "trailing = other.trailing - v")
    top_align_to = _Related(Kind.TOP_ALIGN, "top = other.top + v")
    bottom_align_to = _Related(Kind.BOTTOM_ALIGN, "bottom = other.bottom - v")
    first_baseline_align_to = _Related(
        Kind.FIRST_BASELINE_ALIGN, "first baseline = other.first baseline - v: higher up"
    )
    last_baseline_align_to = _Related(
        Kind.LAST_BASELINE_ALIGN, "last baseline = other.last baseline - v: higher up"
    )
    vertical_align_to = _Related(
        Kind.VERTICAL_ALIGN, "centre x = other.centre x + v: both on one vertical line"
    )
    horizontal_align_to = _Related(
        Kind.HORIZONTAL_ALIGN, "centre y = other.centre y + v: both on one horizontal line"
    )
    edge_align_to = _Related(
        Kind.EDGE_ALIGN, "Group: top, left, right, bottom alignment; positive is inside."
    )
    center_align_to = _Related(Kind.CENTER_ALIGN, "Group: vertical, horizontal alignment.")
