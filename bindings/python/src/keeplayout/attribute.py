"""Attributes: numbers of a node that can be kept equal to, at least, and at most a value."""

from __future__ import annotations

import ctypes
import math
from typing import TYPE_CHECKING, Any

from . import _text
from ._ffi import C, keep_attribute
from ._members import Member
from .constraint import Constraint
from .errors import InvalidArgumentError
from .kinds import AttributeKind
from .values import REQUIRED, AnyValue, Relation, Value, as_number

if TYPE_CHECKING:
    from .node import Node


class Attribute(Member):
    """An attribute of a node, alone or in relation to another, or a group of them.

        label.width.equal = 42 @ HIGH
        label.top_offset_to(image).min = 8
        label.insets.max = None

    `equal`, `min` and `max` are independent of each other. They read as Value, or None where there
    is none; a group reads None, as its attributes may differ, and sets every one of them.

    Setting raises InvalidArgumentError (not finite, a priority out of range) and
    InvalidHandleError once a node that the attribute mentions is gone.
    """

    __slots__ = ()
    handle_type = keep_attribute

    @property
    def equal(self) -> Value | None:
        """The value that it is kept equal to."""
        return self._read(C.keep_attribute_equal)

    @equal.setter
    def equal(self, value: AnyValue) -> None:
        self._set(C.keep_attribute_set_equal, value)

    @property
    def min(self) -> Value | None:
        """The value that it is kept at least at."""
        return self._read(C.keep_attribute_min)

    @min.setter
    def min(self, value: AnyValue) -> None:
        self._set(C.keep_attribute_set_min, value)

    @property
    def max(self) -> Value | None:
        """The value that it is kept at most at."""
        return self._read(C.keep_attribute_max)

    @max.setter
    def max(self, value: AnyValue) -> None:
        self._set(C.keep_attribute_set_max, value)

    def clear(self) -> None:
        """Takes equal, min and max away. Rules stay."""
        C.keep_attribute_clear(self._owner._pointer, self._handle)

    @property
    def is_active(self) -> bool:
        """Whether any of its values is in force: set, and its nodes share a tree."""
        return bool(C.keep_attribute_is_active(self._owner._pointer, self._handle))

    @property
    def is_valid(self) -> bool:
        """Whether the nodes it mentions still exist."""
        return bool(C.keep_attribute_is_valid(self._owner._pointer, self._handle))

    @property
    def kind(self) -> AttributeKind | None:
        """Which attribute it is. A right offset is the left offset of the other node. None once it
        is no longer valid."""
        number = C.keep_attribute_kind_of(self._owner._pointer, self._handle)
        return AttributeKind(number) if number else None

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
        return _text.read(C.keep_attribute_name(self._owner._pointer, self._handle))

    @name.setter
    def name(self, name: str | None) -> None:
        C.keep_attribute_set_name(self._owner._pointer, self._handle, _text.write(name))

    @property
    def description(self) -> str:
        """The name with min, equal and max: "width of <title> [100 < 120@750 < none]"."""
        return _text.read(C.keep_attribute_description(self._owner._pointer, self._handle))

    def constraint(self, relation: Relation) -> Constraint | None:
        """What stands behind equal, min (AT_LEAST) or max (AT_MOST); None if there is no value."""
        found = C.keep_attribute_constraint(self._owner._pointer, self._handle, relation)
        return Constraint(self._owner, found) if found.id else None

    def __repr__(self) -> str:
        return f"<{self.description or 'an attribute that is gone'}>"

    def _read(self, getter: Any) -> Value | None:
        priority = ctypes.c_double()
        value = getter(self._owner._pointer, self._handle, ctypes.byref(priority))
        return None if math.isnan(value) else Value(value, priority.value)

    def _set(self, setter: Any, value: AnyValue) -> None:
        number, priority = as_value(value)
        setter(self._owner._pointer, self._handle, number, priority)

    def _node(self, getter: Any) -> Node | None:
        node: Node | None = self._owner._node(getter(self._owner._pointer, self._handle))
        return node


def as_value(value: AnyValue) -> tuple[float, float]:
    """The number and the priority of what a value was set to; NaN, to C, is none. A NaN that comes
    from Python is a mistake in somebody's calculation, and is not taken for None."""
    if value is None:
        return math.nan, REQUIRED
    number, priority = value if isinstance(value, Value) else (as_number(value), REQUIRED)
    if math.isnan(number):
        raise InvalidArgumentError("a value is not a number (NaN); None takes a value away")
    return number, priority
