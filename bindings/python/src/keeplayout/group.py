"""Groups: any attributes, set as one."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ._ffi import C, keep_atomic, keep_attribute
from .attribute import Attribute
from .errors import StateError

if TYPE_CHECKING:
    from .layout import Layout


class Group(Attribute):
    """Attributes that are set, cleared and named as one; made by Layout.group, and by an attribute
    of many nodes. It lives as long as something refers to it; its attributes and their values stay.

        both = ui.group(image.width, label.insets)
        both.equal = 20
    """

    __slots__ = ("_lease",)

    def __init__(self, layout: Any = None, handle: Any = None) -> None:
        super().__init__(layout, handle)
        self._lease = Lease(layout._dropped, handle)


class Lease:
    """What C keeps for an object of Python's, which gives it back when it goes.

    Nothing is called at that moment: the garbage collector may run in any thread, and a layout
    belongs to one. So it goes into a list, and the layout gives back what is in it when it next
    makes something of the kind.
    """

    __slots__ = ("_dropped", "_handle")

    def __init__(self, dropped: deque[Any], handle: Any) -> None:
        self._dropped = dropped
        self._handle = handle

    def __del__(self) -> None:
        self._dropped.append(self._handle)


def give_back(layout: Layout) -> None:
    """Gives back what objects that are gone had from C."""
    pointer = layout._pointer
    while layout._dropped:
        handle = layout._dropped.popleft()
        if isinstance(handle, keep_attribute) and C.keep_attribute_is_valid(pointer, handle):
            C.keep_group_destroy(pointer, handle)
        elif isinstance(handle, keep_atomic) and C.keep_atomic_is_valid(pointer, handle):
            with suppress(StateError):  # it is still being recorded, inside of another
                C.keep_atomic_destroy(pointer, handle)
