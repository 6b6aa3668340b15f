"""Groups: any attributes, set as one."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from .._c.ffi import C
from .attribute import Attribute

if TYPE_CHECKING:
    from ..layout.layout import Layout


class Group(Attribute):
    """Attributes that are set, cleared and named as one; made by Layout.group, and by an attribute
    of many nodes. It lives as long as something refers to it; its attributes and their values stay.

        both = ui.group(image.width, label.insets)
        both.equal = 20
    """

    __slots__ = ("_lease",)

    def __init__(self, layout: Any = None, handle: Any = None) -> None:
        super().__init__(layout, handle)
        self._lease = Lease(layout._dropped.groups, handle)


class Lease:
    """Something that C keeps for an object of Python's until that is collected.

    C is not called at that moment: the garbage collector may run in any thread, and a layout
    belongs to one. So it is put on a list, and the layout gives back what is on the list when it
    next makes something of the kind.
    """

    __slots__ = ("_dropped", "_handle")

    def __init__(self, dropped: deque[Any], handle: Any) -> None:
        self._dropped = dropped
        self._handle = handle

    def __del__(self) -> None:
        self._dropped.append(self._handle)


class Dropped:
    """What C kept for objects of a layout that were collected, until it is given back."""

    def __init__(self) -> None:
        self.groups: deque[Any] = deque()
        self.atomics: deque[Any] = deque()


def give_back(layout: Layout) -> None:
    """Gives back what C kept for objects that were collected: not in a transaction, which could be
    rolled back, nor in a callback; and not atomic groups while the delay of an animation may still
    switch one."""
    pointer, dropped = layout._pointer, layout._dropped
    if pointer.transactions or layout._callbacks.running:
        return
    while dropped.groups:
        handle = dropped.groups.popleft()
        if C.keep_layout_handle_kind(pointer, handle.id):
            C.keep_group_destroy(pointer, handle)
    while dropped.atomics and not C.keep_layout_is_moving(pointer):
        handle = dropped.atomics.popleft()
        if C.keep_layout_handle_kind(pointer, handle.id):
            C.keep_atomic_destroy(pointer, handle)
