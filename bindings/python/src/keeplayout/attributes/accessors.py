"""The attributes that a node has, by their names in KeepLayout."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn, overload

from ..errors import KeepError, of_property
from ..kinds import AttributeKind as Kind
from .attribute import Attribute

if TYPE_CHECKING:
    from typing_extensions import Self

    from ..nodes.node import Node


class Own:
    """An attribute of a node by itself, or in its parent: `node.width`."""

    _name = ""

    def __init__(self, kind: Kind, meaning: str) -> None:
        self._kind = kind
        self.__doc__ = meaning

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, node: None, owner: type) -> Self: ...
    @overload
    def __get__(self, node: Any, owner: type) -> Attribute: ...
    def __get__(self, node: Any, owner: type) -> Attribute | Self:
        if node is None:
            return self
        try:
            return self._of(node)
        except KeepError as error:
            raise of_property(error, self._name) from None

    def _of(self, node: Any) -> Attribute:
        attribute: Attribute = node.attribute(self._kind)
        return attribute

    def __set__(self, node: Any, value: NoReturn) -> None:
        name = self._name
        words = f"{name} itself is not set, but its equal, min or max: .{name}.equal = ..."
        if self._kind in _SIZES and getattr(node, "parent", node) is None:
            words += "; the size of a root comes from outside: .set_size(width, height)"
        raise AttributeError(words)


_SIZES = (Kind.WIDTH, Kind.HEIGHT, Kind.SIZE)


class Related:
    """An attribute of a node in relation to another: `node.left_offset_to(other)`."""

    def __init__(self, kind: Kind, meaning: str) -> None:
        self._kind = kind
        self.__doc__ = f"(other): {meaning}"

    @overload
    def __get__(self, node: None, owner: type) -> Self: ...
    @overload
    def __get__(self, node: Any, owner: type) -> Callable[[Node], Attribute]: ...
    def __get__(self, node: Any, owner: type) -> Callable[[Node], Attribute] | Self:
        return self if node is None else Accessor(node, self._kind, self.__doc__)

    def __set__(self, node: Any, value: NoReturn) -> None:
        raise _without_other(self._kind, "equal = ...")


# What `node.left_offset_to` is before it is called with the other node. It has nothing else, and
# its docstring is that of the attribute.
class Accessor:
    __slots__ = ("__doc__", "_kind", "_node")

    def __init__(self, node: Any, kind: Kind, meaning: str | None) -> None:
        for name, value in ("_node", node), ("_kind", kind), ("__doc__", meaning):
            object.__setattr__(self, name, value)

    def __call__(self, other: Node) -> Attribute:
        attribute: Attribute = self._node.attribute(self._kind, other)
        return attribute

    def __getattr__(self, name: str) -> NoReturn:
        raise _without_other(self._kind, name)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise _without_other(self._kind, f"{name} = ...")

    def __repr__(self) -> str:
        return f"<{_word(self._kind)}(other) of {self._node!r}>"


def _word(kind: Kind) -> str:
    return f"{kind.name.lower()}_to"


def _without_other(kind: Kind, rest: str) -> AttributeError:
    return AttributeError(f"the other node is missing: .{_word(kind)}(other).{rest}")


class Attributes:
    """What can be kept of a node. `v` is the value. Asking for an attribute changes nothing;
    asked again, the answer is equal.

    Insets and centres raise UnrelatedError for a node without a parent. Attributes of two nodes
    raise it for nodes of different trees, and InvalidArgumentError for a node and itself.
    """

    __slots__ = ()

    width: Own = Own(Kind.WIDTH, "width = v")
    height: Own = Own(Kind.HEIGHT, "height = v")
    aspect_ratio: Own = Own(Kind.ASPECT_RATIO, "width = v * height")
    size: Own = Own(Kind.SIZE, "Group: width, height.")

    left_inset: Own = Own(Kind.LEFT_INSET, "left = parent.left + v")
    right_inset: Own = Own(Kind.RIGHT_INSET, "right = parent.right - v")
    leading_inset: Own = Own(Kind.LEADING_INSET, "leading = parent.leading + v, as one reads")
    trailing_inset: Own = Own(Kind.TRAILING_INSET, "trailing = parent.trailing - v, as one reads")
    top_inset: Own = Own(Kind.TOP_INSET, "top = parent.top + v")
    bottom_inset: Own = Own(Kind.BOTTOM_INSET, "bottom = parent.bottom - v")
    first_baseline_inset: Own = Own(Kind.FIRST_BASELINE_INSET, "first baseline = parent.top + v")
    last_baseline_inset: Own = Own(Kind.LAST_BASELINE_INSET, "last baseline = parent.bottom - v")
    insets: Own = Own(Kind.INSETS, "Group: top, bottom, left, right inset.")
    horizontal_insets: Own = Own(Kind.HORIZONTAL_INSETS, "Group: left, right inset.")
    vertical_insets: Own = Own(Kind.VERTICAL_INSETS, "Group: top, bottom inset.")

    left_safe_inset: Own = Own(Kind.LEFT_SAFE_INSET, "left = left of the parent's safe area + v")
    right_safe_inset: Own = Own(
        Kind.RIGHT_SAFE_INSET, "right = right of the parent's safe area - v"
    )
    leading_safe_inset: Own = Own(Kind.LEADING_SAFE_INSET, "leading = the safe area's leading + v")
    trailing_safe_inset: Own = Own(
        Kind.TRAILING_SAFE_INSET, "trailing = the safe area's trailing - v"
    )
    top_safe_inset: Own = Own(Kind.TOP_SAFE_INSET, "top = top of the parent's safe area + v")
    bottom_safe_inset: Own = Own(Kind.BOTTOM_SAFE_INSET, "bottom = bottom of the safe area - v")
    safe_insets: Own = Own(Kind.SAFE_INSETS, "Group: top, bottom, left, right safe inset.")
    horizontal_safe_insets: Own = Own(Kind.HORIZONTAL_SAFE_INSETS, "Group: left, right safe inset.")
    vertical_safe_insets: Own = Own(Kind.VERTICAL_SAFE_INSETS, "Group: top, bottom safe inset.")

    left_margin_inset: Own = Own(Kind.LEFT_MARGIN_INSET, "left = left margin of the parent + v")
    right_margin_inset: Own = Own(Kind.RIGHT_MARGIN_INSET, "right = right margin of the parent - v")
    leading_margin_inset: Own = Own(Kind.LEADING_MARGIN_INSET, "leading = leading margin + v")
    trailing_margin_inset: Own = Own(Kind.TRAILING_MARGIN_INSET, "trailing = trailing margin - v")
    top_margin_inset: Own = Own(Kind.TOP_MARGIN_INSET, "top = top margin of the parent + v")
    bottom_margin_inset: Own = Own(Kind.BOTTOM_MARGIN_INSET, "bottom = bottom margin - v")
    margin_insets: Own = Own(Kind.MARGIN_INSETS, "Group: top, bottom, left, right margin inset.")
    horizontal_margin_insets: Own = Own(
        Kind.HORIZONTAL_MARGIN_INSETS, "Group: left, right of these."
    )
    vertical_margin_insets: Own = Own(Kind.VERTICAL_MARGIN_INSETS, "Group: top, bottom of these.")

    horizontal_center: Own = Own(
        Kind.HORIZONTAL_CENTER, "centre x = v * parent.width: 0 left, 0.5 middle, 1 right"
    )
    vertical_center: Own = Own(
        Kind.VERTICAL_CENTER, "centre y = v * parent.height: 0 top, 0.5 middle, 1 bottom"
    )
    center: Own = Own(Kind.CENTER, "Group: horizontal, vertical centre.")

    width_to: Related = Related(Kind.WIDTH, "width = v * other.width")
    height_to: Related = Related(Kind.HEIGHT, "height = v * other.height")
    size_to: Related = Related(Kind.SIZE, "Group: width, height in relation to another node.")

    left_offset_to: Related = Related(Kind.LEFT_OFFSET, "left = other.right + v: a gap")
    right_offset_to: Related = Related(Kind.RIGHT_OFFSET, "other.left = right + v: a gap")
    leading_offset_to: Related = Related(Kind.LEADING_OFFSET, "leading = other.trailing + v: a gap")
    trailing_offset_to: Related = Related(
        Kind.TRAILING_OFFSET, "other.leading = trailing + v: a gap"
    )
    top_offset_to: Related = Related(Kind.TOP_OFFSET, "top = other.bottom + v: a gap")
    bottom_offset_to: Related = Related(Kind.BOTTOM_OFFSET, "other.top = bottom + v: a gap")
    first_baseline_offset_to: Related = Related(
        Kind.FIRST_BASELINE_OFFSET, "first baseline = other.last baseline + v"
    )
    last_baseline_offset_to: Related = Related(
        Kind.LAST_BASELINE_OFFSET, "other.first baseline = last baseline + v"
    )

    left_align_to: Related = Related(Kind.LEFT_ALIGN, "left = other.left + v")
    right_align_to: Related = Related(Kind.RIGHT_ALIGN, "right = other.right - v")
    leading_align_to: Related = Related(Kind.LEADING_ALIGN, "leading = other.leading + v")
    trailing_align_to: Related = Related(Kind.TRAILING_ALIGN, "trailing = other.trailing - v")
    top_align_to: Related = Related(Kind.TOP_ALIGN, "top = other.top + v")
    bottom_align_to: Related = Related(Kind.BOTTOM_ALIGN, "bottom = other.bottom - v")
    first_baseline_align_to: Related = Related(
        Kind.FIRST_BASELINE_ALIGN, "first baseline = other.first baseline - v: higher up"
    )
    last_baseline_align_to: Related = Related(
        Kind.LAST_BASELINE_ALIGN, "last baseline = other.last baseline - v: higher up"
    )
    vertical_align_to: Related = Related(
        Kind.VERTICAL_ALIGN, "centre x = other.centre x + v: both on one vertical line"
    )
    horizontal_align_to: Related = Related(
        Kind.HORIZONTAL_ALIGN, "centre y = other.centre y + v: both on one horizontal line"
    )
    edge_align_to: Related = Related(
        Kind.EDGE_ALIGN, "Group: top, left, right, bottom alignment; positive is inside."
    )
    center_align_to: Related = Related(Kind.CENTER_ALIGN, "Group: vertical, horizontal alignment.")
