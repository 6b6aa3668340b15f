"""Atomic groups: what is set in a block, taken back and put back as one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .._c.api import keep_atomic
from .._c.ffi import C
from .._c.members import Member, listed
from ..attributes.constraint import Constraint
from ..attributes.group import Lease

if TYPE_CHECKING:
    pass


class Atomic(Member):
    """Everything that was set while it was recorded; made by Layout.atomic.

        with ui.atomic() as wide:
            image.width.equal = 480
        with ui.atomic() as narrow:
            image.width.equal = 240

        with ui.transaction():                      # one solve for both
            narrow.deactivate()
            wide.activate()

    Once nothing refers to it, it can no longer be taken back: what it has made active stays.
    """

    __slots__ = ("_lease",)
    handle_type = keep_atomic

    def __init__(self, layout: Any = None, handle: Any = None) -> None:
        super().__init__(layout, handle)
        self._lease = Lease(layout._dropped.atomics, handle)

    def deactivate(self) -> None:
        """Takes back what it has set, as far as it is still active as the group set it: what was
        set again since stays. Values become none; they do not go back to what they were before. It
        takes effect at the next solve, and does nothing a second time.

        Raises StateError inside its own block; InvalidHandleError once it was rolled back.
        """
        C.keep_atomic_deactivate(self._owner._pointer, self._handle)

    def activate(self) -> None:
        """Activates everything that it has recorded, over what has been set since. It takes
        effect at the next solve.

        Raises as deactivate.
        """
        C.keep_atomic_activate(self._owner._pointer, self._handle)

    @property
    def is_active(self) -> bool:
        """Whether anything is active as it set it, so that deactivate would take it back. What
        is inactive counts, too: because a node is gone, say."""
        return bool(C.keep_atomic_is_active(self._owner._pointer, self._handle))

    @property
    def is_valid(self) -> bool:
        """Whether it still exists: not if the block that recorded it was rolled back."""
        return bool(C.keep_layout_handle_kind(self._owner._pointer, self._handle.id))

    @property
    def constraints(self) -> list[Constraint]:
        """What is active as it set it, with what is inactive, in the order in which it was first
        set."""
        return listed(Constraint, self._owner, C.keep_atomic_constraints, self._handle)

    def _shown(self) -> str:
        if not self.is_valid:
            return "<an atomic group that is gone>"
        return f"<Atomic of {len(self.constraints)} constraints>"
