"""What attributes of apply lists have in common."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, SupportsFloat, TypeAlias

from .._c.api import keep_node
from .._c.arguments import in_order, number, shown
from ..attributes.term import Dimension, Line
from ..errors import InvalidArgumentError
from ..kinds import Anchor, Compound
from ..values import REQUIRED, Priority, Relation, Value
from .conditions import Condition, wants_context

if TYPE_CHECKING:
    from typing_extensions import Self

    from .node import Node


class Constant(NamedTuple):
    """What an attribute is kept at: a relation, and reference * multiplier + value."""

    value: float = 0
    relation: Relation = Relation.EQUAL
    multiplier: float = 1

    def __mul__(self, more: SupportsFloat) -> Constant:  # type: ignore[override]
        """The same with a multiplier: greater_than_or_equal_to(20) * 0.5."""
        return self._replace(multiplier=self.multiplier * number(more))


AnyConstant: TypeAlias = SupportsFloat | Constant | Value
"""A number, which is then equal to it; a Constant; or a number @ a priority."""


def equal_to(value: SupportsFloat) -> Constant:
    """Equal to a value; what a number alone is."""
    return Constant(number(value))


def greater_than_or_equal_to(value: SupportsFloat) -> Constant:
    """At least a value."""
    return Constant(number(value), Relation.AT_LEAST)


def less_than_or_equal_to(value: SupportsFloat) -> Constant:
    """At most a value."""
    return Constant(number(value), Relation.AT_MOST)


def multiplied_by(multiplier: SupportsFloat) -> Constant:
    """Equal to a multiple of the reference."""
    return Constant(multiplier=number(multiplier))


# What all attributes have


class Applicable:
    """Something that can be applied to a node: an attribute, a compound, or several together."""

    __slots__ = ()

    def attributes(self) -> Sequence[AppliedAttribute]:
        """The attributes and compounds that it is."""
        raise NotImplementedError


class AppliedAttribute(Applicable):
    """An attribute or a compound: a constant, a priority, a reference, a condition."""

    __slots__ = ("condition", "constant", "parts", "priority", "reference", "reference_anchor")
    anchor: ClassVar[Anchor | None] = None
    compound: ClassVar[Compound | None] = None

    def __init__(self, constant: AnyConstant = 0) -> None:
        self.priority: Priority = REQUIRED
        if isinstance(constant, Value):
            self.priority = Priority(constant.priority)
            constant = constant.value
        if not isinstance(constant, Constant):
            constant = Constant(number(constant))
        self.constant: Constant = constant
        self.parts: tuple[float, ...] | None = None
        self.reference: Node | None = None
        self.reference_anchor: Anchor | None = None
        self.condition: Condition | None = None

    def attributes(self) -> Sequence[AppliedAttribute]:
        """Itself."""
        return (self,)

    def with_priority(self, priority: SupportsFloat) -> Self:
        """The same at a priority; also written `attribute @ priority`."""
        other = copy.copy(self)
        other.priority = Priority(number(priority))
        return other

    def __matmul__(self, priority: SupportsFloat) -> Self:
        return self.with_priority(priority)

    def when(self, condition: Condition | None) -> Self:
        """The same, only while a condition is true: something to call without arguments or with the
        Context. None is always. It is asked when the attribute is applied and at each reload.

        Equal conditions count as one: keep the callable in order to apply the attribute again in
        place of the old one. Bound methods, and lambdas that refer to nothing around them, are
        equal when they are made again.
        """
        if condition is not None:
            wants_context(condition)
        other = copy.copy(self)
        other.condition = condition
        return other

    def _begin(
        self,
        constant: Any,
        order: tuple[int, ...],
        *named: SupportsFloat | None,
    ) -> None:
        """Takes what a compound is given: a constant for all parts, numbers for each (in the order
        in which they are named, which is not that of the parts), and those that are named."""
        numbers = None if isinstance(constant, Constant) else in_order(constant)
        if numbers is not None:
            constant = 0
            if len(numbers) != len(order):
                raise InvalidArgumentError(f"{len(order)} numbers are needed, not {len(numbers)}")
        AppliedAttribute.__init__(self, constant)
        if numbers is None and all(each is None for each in named):
            return
        values = numbers or (self.constant.value,) * len(order)
        each = [number(v if n is None else n) for v, n in zip(values, named, strict=True)]
        self.parts = tuple(each[place] for place in order)

    def _held(self, reference: Reference, anchor: AnyAnchor | None) -> Self:
        """The same, held to a node or to a line of one."""
        node: Any = reference
        if isinstance(reference, (Line, Dimension)):
            if anchor is not None:
                raise InvalidArgumentError("a line of a node is named twice")
            node, anchor = reference.node, reference.anchor
        other = copy.copy(self)
        other.reference = node
        other.reference_anchor = None if anchor is None else as_anchor(anchor)
        if getattr(node, "handle_type", None) is not keep_node:
            raise TypeError(f"a node is needed, not {shown(reference)}")
        return other

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.parts or self.constant.value:}>"


class DimensionAttribute(AppliedAttribute):
    """A width or a height: a length, or like that of another node."""

    __slots__ = ()

    def like(self, reference: Reference, anchor: AnyAnchor | None = None) -> Self:
        """The same, as large as a node: as its same size, unless another one is named, as in
        like(header, "height") or like(header.height)."""
        return self._held(reference, anchor)


class PositionAttribute(AppliedAttribute):
    """A position: to the parent, or to another node."""

    __slots__ = ()

    def to(self, reference: Reference, anchor: AnyAnchor | None = None) -> Self:
        """The same, held to a node: to the same line if that is the parent, else to the opposite
        one, so that Top(10).to(header) is 10 below the header; unless a line is named, as in
        to(header, "left") or to(header.left)."""
        return self._held(reference, anchor)


Reference: TypeAlias = "Node | Line | Dimension"
"""A node, or a line or size of one: header, header.bottom."""
AnyAnchor: TypeAlias = Anchor | str | type[AppliedAttribute]
"""A number of a node: Anchor.LEFT_MARGIN, "left_margin", "leftMargin", or LeftMargin."""


_ANCHORS = {anchor.name.lower(): anchor for anchor in Anchor}
_ANCHORS |= {name.replace("_", ""): anchor for name, anchor in _ANCHORS.items()}
_ANCHORS["baseline"] = Anchor.LAST_BASELINE
"""Anchors by their names as equations have them: center_x, centerX, in any case."""


def as_anchor(anchor: AnyAnchor) -> Anchor:
    """The anchor that is meant."""
    if isinstance(anchor, Anchor):
        return anchor
    if isinstance(anchor, type) and issubclass(anchor, AppliedAttribute) and anchor.anchor:
        return anchor.anchor
    if isinstance(anchor, str):
        found = _ANCHORS.get(anchor.lower())
        if found is None:
            raise InvalidArgumentError(f"{shown(anchor)} is no attribute of a node")
        return found
    raise TypeError(f"an attribute of a node is needed, not {shown(anchor)}")


class together(Applicable):  # noqa: N801 - used as a function
    """Several as one, to give all of them a priority or a condition."""

    __slots__ = ("_all",)

    def __init__(self, *attributes: AnyAttribute) -> None:
        self._all = flat(attributes)

    def attributes(self) -> Sequence[AppliedAttribute]:
        """All of them."""
        return self._all

    def with_priority(self, priority: SupportsFloat) -> together:
        """All of them at one priority, whatever they had; also written `... @ priority`."""
        return together([each.with_priority(priority) for each in self._all])

    def __matmul__(self, priority: SupportsFloat) -> together:
        return self.with_priority(priority)

    def when(self, condition: Condition | None) -> together:
        """All of them under one condition, whatever they had."""
        return together([each.when(condition) for each in self._all])


AnyAttribute: TypeAlias = Applicable | Iterable["AnyAttribute"]
"""What may be applied: attributes, and lists of them, also nested."""


def flat(attributes: Iterable[AnyAttribute]) -> list[AppliedAttribute]:
    """The attributes in lists of lists, in order."""
    found: list[AppliedAttribute] = []
    open_lists = [iter(attributes)]
    while open_lists:
        each = next(open_lists[-1], _END)
        if each is _END:
            open_lists.pop()
        elif isinstance(each, Applicable):
            found += each.attributes()
        elif isinstance(each, Iterable) and not isinstance(each, (str, bytes)):
            open_lists.append(iter(each))
        else:
            raise TypeError(f"an attribute is needed, not {shown(each)}")
        if len(open_lists) > _DEPTH or len(found) > _COUNT:
            raise InvalidArgumentError("more attributes, or lists in lists, than a node takes")
    return found


_END = object()
_DEPTH = 100
_COUNT = 1 << 16
