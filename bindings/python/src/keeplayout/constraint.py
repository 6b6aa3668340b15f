"""Constraints: what the layout keeps, whatever words it was said in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from . import _text
from ._ffi import C, keep_constraint
from ._members import Member
from .kinds import Source
from .values import Relation, Value

if TYPE_CHECKING:
    from .attribute import Attribute
    from .node import Node


class Constraint(Member):
    """A value of an attribute, a rule, the size of a root, or the floor under every size.

    Once it is removed it reads as nothing: source NONE, value None.
    """

    __slots__ = ()
    handle_type = keep_constraint

    @property
    def source(self) -> Source:
        """Where it comes from."""
        return Source(C.keep_constraint_source(self._owner._pointer, self._handle))

    @property
    def node(self) -> Node | None:
        """The node that it belongs to: the first one of its equation."""
        found = C.keep_constraint_node(self._owner._pointer, self._handle)
        node: Node | None = self._owner._node(found)
        return node

    @property
    def attribute(self) -> Attribute | None:
        """The attribute that it is a value of, or a rule on; None for sizes from outside."""
        found = C.keep_constraint_attribute(self._owner._pointer, self._handle)
        attribute: Attribute | None = self._owner._attribute(found)
        return attribute

    @property
    def relation(self) -> Relation:
        """How it relates to its value, in the words of who made it."""
        return Relation(C.keep_constraint_relation(self._owner._pointer, self._handle))

    @property
    def value(self) -> Value | None:
        """Its value and priority, in the words of who made it."""
        if not self.is_valid:
            return None
        pointer = self._owner._pointer
        return Value(
            C.keep_constraint_value(pointer, self._handle),
            C.keep_constraint_priority(pointer, self._handle),
        )

    @property
    def is_valid(self) -> bool:
        """Whether it still exists."""
        return bool(C.keep_constraint_is_valid(self._owner._pointer, self._handle))

    @property
    def is_active(self) -> bool:
        """Whether it is in force. It sleeps while its nodes share no tree."""
        return bool(C.keep_constraint_is_active(self._owner._pointer, self._handle))

    @property
    def description(self) -> str:
        """A sentence: "width of <image> equal to 20 with high priority"."""
        return _text.read(C.keep_constraint_description(self._owner._pointer, self._handle))

    def remove(self) -> None:
        """Removes it: a rule goes, a value becomes none, a root's size is left to its content.

        Raises InvalidHandleError once it is gone; StateError for a size that is never negative.
        """
        C.keep_constraint_remove(self._owner._pointer, self._handle)

    def __repr__(self) -> str:
        return f"<{self.description or 'a constraint that is gone'}>"


class Conflict(NamedTuple):
    """Constraints that cannot be kept together: first the one that gave way. Without any one of
    them the others could be kept. `str` gives the sentences."""

    constraints: list[Constraint]
    description: str

    def __str__(self) -> str:
        return self.description
