"""What was applied to a node: apply, reload, clear."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from .._c.api import keep_applied, keep_constraint, keep_context
from .._c.arguments import own
from .._c.ffi import NO_NODE, C
from .._c.members import Member, listed
from ..attributes.constraint import Constraint
from . import conditions as _conditions
from .context import Context

if TYPE_CHECKING:
    from .applicable import AnyAttribute, AppliedAttribute


class Applying(Member):
    """Attributes are applied in place of those that they conflict with: see keeplayout.apply."""

    __slots__ = ()

    def apply(self, *attributes: AnyAttribute) -> list[Constraint]:
        """Applies attributes, and lists of them, in order: of two that conflict the later wins.

        Returns the constraints that are active; what waits for its condition is in `applied`.

        Raises InvalidArgumentError (a number out of range, anchors that mean nothing together),
        InvalidHandleError, UnrelatedError (a reference in another tree, a position of a root),
        LimitError, and what a condition raises. Then nothing has changed.
        """
        from .applicable import flat

        layout = self._owner
        all_ = flat(attributes)
        room = (keep_constraint * (4 * len(all_)))()
        with layout._conditions.lent(each.condition for each in all_) as numbers:
            entries = [_entry(layout, each, to_c) for each, to_c in zip(all_, numbers, strict=True)]
            c_list = (keep_applied * len(entries))(*entries)
            C.keep_node_apply(layout._pointer, self._handle, c_list, len(entries), room, len(room))
        made = [Constraint(layout, keep_constraint(each.id)) for each in room if each.id]
        return [each for each in made if each.is_active]

    @property
    def applied(self) -> list[Constraint]:
        """The constraints of what was applied to it, the oldest first: those that hold are active,
        the others wait."""
        return listed(Constraint, self._owner, C.keep_node_applied, self._handle)

    def clear_applied(self) -> None:
        """Takes everything away that was applied to it, also what waits.

        Raises InvalidHandleError once it is gone.
        """
        C.keep_node_clear_applied(self._owner._pointer, self._handle)

    def reload(self) -> None:
        """Asks the conditions of what was applied to it again.

        Raises what a condition raises, and then has changed nothing; InvalidHandleError.
        """
        C.keep_node_reload(self._owner._pointer, self._handle)

    @property
    def context(self) -> Context:
        """The context that conditions of nodes inside it are passed."""
        return _conditions.as_context(C.keep_node_context(self._owner._pointer, self._handle))

    def set_context(self, context: Context | None) -> None:
        """Sets the context that conditions of nodes inside it are passed, from the next reload on;
        None leaves that to its ancestors.

        Raises InvalidArgumentError, InvalidHandleError.
        """
        told = None if context is None else ctypes.byref(as_keep_context(context))
        C.keep_node_set_context(self._owner._pointer, self._handle, told)


def as_keep_context(context: Context) -> keep_context:
    """The context as C takes it."""
    return keep_context(*context)


def _entry(layout: Any, attribute: AppliedAttribute, condition: int | None) -> keep_applied:
    """The attribute as C takes it."""
    reference = attribute.reference
    entry = keep_applied(
        size=ctypes.sizeof(keep_applied),
        anchor=attribute.anchor or 0,
        compound=attribute.compound or 0,
        relation=attribute.constant.relation,
        multiplier=attribute.constant.multiplier,
        value=attribute.constant.value,
        priority=attribute.priority,
        to=NO_NODE if reference is None else own(reference, layout),
        to_anchor=attribute.reference_anchor or 0,
    )
    if attribute.parts is not None:
        entry.parts = (ctypes.c_double * len(attribute.parts))(*attribute.parts)
    if condition is not None:
        entry.when, entry.destroy = _conditions.ask, _conditions.forget
        entry.user_data = condition
    return entry
