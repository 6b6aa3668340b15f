"""Attributes: numbers of a node that can be kept equal to, at least, and at most a value."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence
from types import EllipsisType
from typing import TYPE_CHECKING, Any, NamedTuple

from .._c import text as _text
from .._c.api import keep_attribute
from .._c.arguments import code, handle, is_number, number, number_or_none, shown
from .._c.called import as_one
from .._c.ffi import C
from .._c.members import listed
from .._c.plain import PlainAttribute
from ..kinds import AttributeKind, Text
from ..values import HIGH, REQUIRED, AnyValue, Relation, Value
from .constraint import Constraint
from .reasons import AttributeDiagnosis

if TYPE_CHECKING:
    from ..nodes.node import Node


_ALIGNMENT = AttributeKind.LEFT_ALIGN // 10
"""The tens of a kind that is one alignment."""


@as_one
class Attribute(PlainAttribute, AttributeDiagnosis):
    """An attribute of a node, alone or in relation to another, or a group of them; a property of
    nodes, or made by one of their methods.

        label.width.equal = 42 @ HIGH
        label.top_offset_to(image).min = 8
        label.insets.max = None

    `equal`, `min` and `max` are independent of each other. They read as a Value, which equals what
    sets it (`label.width.equal == 42 @ HIGH`), or as None where there is none. A value that follows
    another attribute (`set_equal_to`) reads as None, too: see `followed`. So does a group, as its
    attributes may differ; setting it sets every one of them.

    Setting raises InvalidArgumentError (not finite, a priority out of range) and
    InvalidHandleError once a node that the attribute mentions is gone.
    """

    __slots__ = ()
    handle_type = keep_attribute

    def __eq__(self, other: object) -> bool:
        """An alignment is one attribute from either node: a.left_align_to(b) == b.left_align_to(a),
        though each sets and reads values with its own sign."""
        same = super().__eq__(other)
        if same is True or not isinstance(other, Attribute) or self._owner is not other._owner:
            return same
        if self._owner._open is None:
            return False
        return bool(C.keep_attribute_is_same(self._owner._pointer, self._handle, other._handle))

    def __hash__(self) -> int:
        pointer, handle = self._owner._open, self._handle
        if pointer is not None and C.keep_attribute_kind_of(pointer, handle) // 10 == _ALIGNMENT:
            nodes = C.keep_attribute_node(pointer, handle), C.keep_attribute_other(pointer, handle)
            return hash(nodes[0].id ^ nodes[1].id)
        return super().__hash__()

    @property
    def equal(self) -> Value | None:
        """The value that it is kept equal to."""
        return self._read(Relation.EQUAL)

    @equal.setter
    def equal(self, value: AnyValue) -> None:
        self._set(Relation.EQUAL, value)

    @property
    def min(self) -> Value | None:
        """The value that it is kept at least at."""
        return self._read(Relation.AT_LEAST)

    @min.setter
    def min(self, value: AnyValue) -> None:
        self._set(Relation.AT_LEAST, value)

    @property
    def max(self) -> Value | None:
        """The value that it is kept at most at."""
        return self._read(Relation.AT_MOST)

    @max.setter
    def max(self, value: AnyValue) -> None:
        self._set(Relation.AT_MOST, value)

    def keep_at(
        self,
        value: AnyValue,
        *,
        min: AnyValue | EllipsisType = ...,
        max: AnyValue | EllipsisType = ...,
    ) -> None:
        """Keeps it at a value, HIGH unless a priority is given, but not below `min` and not above
        `max`, which are required unless a priority is given. What is not given stays as it is.

            label.width.keep_at(120, min=80, max=window_width @ LOW)

        Raises as setting does; then nothing is set.
        """
        settings = [(self, Relation.EQUAL, as_value(value, HIGH))]
        if not isinstance(min, EllipsisType):
            settings.append((self, Relation.AT_LEAST, as_value(min)))
        if not isinstance(max, EllipsisType):
            settings.append((self, Relation.AT_MOST, as_value(max)))
        set_all(settings)

    def keep_min_max(self, min: AnyValue, max: AnyValue) -> None:
        """Keeps it between two values, required unless priorities are given; equal stays.

        Raises as setting does; then neither is set.
        """
        low, high = as_value(min), as_value(max)
        set_all([(self, Relation.AT_LEAST, low), (self, Relation.AT_MOST, high)])

    def set_equal_to(
        self,
        followed: Attribute,
        multiplier: float = 1,
        constant: float = 0,
        priority: float = REQUIRED,
    ) -> None:
        """Keeps it equal to multiplier * followed + constant, in place of a number.

            image.left_inset.set_equal_to(window.width, 0.1)        # a tenth of the window
            image.top_inset.set_equal_to(image.left_inset)          # one inset like another
            image.width.set_equal_to(label.height, 2, 8)            # factor and constant

        A length may follow any other length of any node in the same tree, along either axis.
        Attributes that are factors (aspect ratio, relative sizes, centres) neither follow nor are
        followed. A group follows one attribute, or, pair by pair, a group of as many. Setting equal
        ends it.

        Raises InvalidArgumentError (also for a factor, and for groups of different sizes),
        InvalidHandleError, UnrelatedError.
        """
        self._follow(Relation.EQUAL, followed, multiplier, constant, priority)

    def set_min_to(
        self,
        followed: Attribute,
        multiplier: float = 1,
        constant: float = 0,
        priority: float = REQUIRED,
    ) -> None:
        """Keeps it at least at multiplier * followed + constant, as set_equal_to."""
        self._follow(Relation.AT_LEAST, followed, multiplier, constant, priority)

    def set_max_to(
        self,
        followed: Attribute,
        multiplier: float = 1,
        constant: float = 0,
        priority: float = REQUIRED,
    ) -> None:
        """Keeps it at most at multiplier * followed + constant, as set_equal_to."""
        self._follow(Relation.AT_MOST, followed, multiplier, constant, priority)

    def followed(self, relation: Relation = Relation.EQUAL) -> Followed | None:
        """What equal, min (AT_LEAST) or max (AT_MOST) follows; None for a number or none."""
        numbers = ctypes.c_double(), ctypes.c_double(), ctypes.c_double()
        side, of = code(relation, Relation), map(ctypes.byref, numbers)
        found = C.keep_attribute_followed(self._owner._pointer, self._handle, side, *of)
        if not found.id:
            return None
        multiplier, constant, priority = (number.value for number in numbers)
        return Followed(Attribute(self._owner, found), multiplier, constant, priority)

    def clear(self) -> None:
        """Takes equal, min and max away. Rules stay."""
        C.keep_attribute_clear(self._owner._pointer, self._handle)

    @property
    def is_active(self) -> bool:
        """Whether any of its values is active: set, its nodes share a tree, and it is not inactive
        because one of them is gone."""
        return bool(C.keep_attribute_is_active(self._owner._pointer, self._handle))

    @property
    def is_valid(self) -> bool:
        """Whether the nodes it mentions still exist."""
        return bool(C.keep_layout_handle_kind(self._owner._pointer, self._handle.id))

    @property
    def kind(self) -> AttributeKind | None:
        """Which attribute it is. A right offset is the left offset of the other node. None once it
        is no longer valid."""
        number = C.keep_attribute_kind_of(self._owner._pointer, self._handle)
        return AttributeKind(number) if number else None

    @property
    def is_group(self) -> bool:
        """Whether it stands for several attributes."""
        kind = self.kind
        return kind is not None and kind >= AttributeKind.SIZE

    @property
    def members(self) -> list[Attribute]:
        """The attributes of a group, in the order in which they are set; none for a single one."""
        return listed(Attribute, self._owner, C.keep_attribute_members, self._handle)

    @property
    def node(self) -> Node | None:
        """The node that it belongs to: the first one of its equation. None once not valid."""
        return self._node(C.keep_attribute_node)

    @property
    def other(self) -> Node | None:
        """The node that it relates its node to: the parent for insets and centres; None if there
        is no other."""
        return self._node(C.keep_attribute_other)

    @property
    def name(self) -> str:
        """Its own name, or the readable default: "left offset of <title> to <icon>". Setting None
        or "" brings the default back.

        Setting raises InvalidArgumentError (not text that UTF-8 has), LimitError (more than 255
        bytes).
        """
        return self._words(Text.NAME)

    @name.setter
    def name(self, name: str | None) -> None:
        C.keep_attribute_set_name(self._owner._pointer, self._handle, _text.write(name))

    @property
    def description(self) -> str:
        """The name with min, equal and max: "width of <title> [100 < 120@750 < none]"."""
        return self._words(Text.DESCRIPTION)

    def constraint(self, relation: Relation) -> Constraint | None:
        """What stands behind equal, min (AT_LEAST) or max (AT_MOST); None if there is no value."""
        side = code(relation, Relation)
        found = C.keep_attribute_constraint(self._owner._pointer, self._handle, side)
        return Constraint(self._owner, found) if found.id else None

    def _shown(self) -> str:
        return f"<{self.description or 'an attribute that is gone'}>"

    def _read(self, side: Relation) -> Value | None:
        priority = ctypes.c_double()
        of = ctypes.byref(priority)
        value = C.keep_attribute_value(self._owner._pointer, self._handle, side, of)
        return None if math.isnan(value) else Value(value, priority.value)

    def _set(self, side: Relation, value: AnyValue) -> None:
        if isinstance(value, tuple) and self.kind == AttributeKind.SIZE:
            words = f"a number, which is for both sides, is needed, not {shown(value)}"
            raise TypeError(f"{words}; for each its own: node.keep_size(width, height)")
        C.keep_attribute_set(self._owner._pointer, self._handle, side, *as_value(value))

    def _follow(
        self,
        side: Relation,
        followed: Attribute,
        multiplier: float,
        constant: float,
        priority: float,
    ) -> None:
        C.keep_attribute_set_to(
            self._owner._pointer, self._handle, side, handle(followed, Attribute, self._owner),
            number(multiplier), number(constant), number(priority),
        )  # fmt: skip

    def _node(self, getter: Any) -> Node | None:
        node: Node | None = self._owner._node(getter(self._owner._pointer, self._handle))
        return node


class Followed(NamedTuple):
    """What a value follows: multiplier * attribute + constant, at a priority."""

    attribute: Attribute
    multiplier: float
    constant: float
    priority: float


def as_value(value: AnyValue, priority: float = REQUIRED) -> tuple[float, float]:
    """The number and the priority of what a value is set to; NaN stands for none in C."""
    if isinstance(value, Value):
        return number_or_none(value.value), number(value.priority)
    if isinstance(value, (Attribute, tuple)):
        raise TypeError(f"a number is needed, not {shown(value)}{_meant(value)}")
    return number_or_none(value), priority


def _meant(value: object) -> str:
    """What to write in place of something that is no value."""
    if isinstance(value, Attribute):
        return "; to follow it: set_equal_to, set_min_to, set_max_to"
    if isinstance(value, tuple) and len(value) == 2 and all(map(is_number, value)):
        return f"; a value at a priority is {value[0]} @ Priority({value[1]})"
    return ""


def set_all(settings: Sequence[tuple[Attribute, Relation, tuple[float, float]]]) -> None:
    """Sets several values of one layout, all or none."""
    count = len(settings)
    C.keep_layout_set_values(
        settings[0][0]._owner._pointer,
        (keep_attribute * count)(*[attribute._handle for attribute, _, _ in settings]),
        (ctypes.c_int8 * count)(*[relation for _, relation, _ in settings]),
        (ctypes.c_double * count)(*[value for _, _, (value, _) in settings]),
        (ctypes.c_double * count)(*[priority for _, _, (_, priority) in settings]),
        count,
    )
