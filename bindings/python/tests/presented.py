"""What a host in C is told of what is seen: all at once, or in portions."""

from __future__ import annotations

from keeplayout import Layout, Rect
from keeplayout._c.api import keep_node, keep_rect
from keeplayout._c.ffi import C


def presented(ui: Layout, room: int) -> dict[int, Rect]:
    """The frames that have moved, by the node's id, asked for until none is left."""
    nodes, frames = (keep_node * room)(), (keep_rect * room)()
    told: dict[int, Rect] = {}
    left = room + 1
    while left > room:
        left = C.keep_layout_presented_changes(ui._pointer, nodes, frames, room)
        for node, frame in zip(nodes[:left], frames, strict=False):
            told[node.id] = Rect(frame.x, frame.y, frame.width, frame.height)
    return told
