"""Arrays of nodes: what can be kept of a node, kept of each of many."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from .._c.arguments import code, handle
from .._c.buffers import Memory
from .._c.called import as_one
from .._c.ffi import C
from .._c.members import Members, handles
from ..attributes.group import Group, give_back
from ..kinds import AttributeKind
from .between import Between
from .hints import Hints
from .node import Node
from .resistance import Resistance
from .shortcuts import Shortcuts


@as_one
class Nodes(Members[Node], Shortcuts, Resistance, Between, Hints):
    """A sequence of nodes; made by Layout.nodes and Layout.create_nodes. They have every attribute
    that a node has, as a group of those of each node, in order.

        row = ui.nodes([a, b, c])
        row.height.equal = 20
        row.top_inset.min = 8
        row.left_align_to(title).equal = 0
        row.keep_horizontal_offsets(10)

    If one of them is refused nothing is done for any, and the message says which. An array of none
    is legal and does nothing. Bulk calls take it as it is.
    """

    __slots__ = ()
    _kind = Node
    _owner: Any

    def attribute(self, kind: AttributeKind, other: Node | None = None) -> Group:
        """A group: an attribute of each by its kind, also in relation to one other node.

        Raises as Node.attribute.
        """
        give_back(self._owner)
        pointer, nodes = self._owner._pointer, self._node_handles()
        number = code(kind, AttributeKind)
        if other is None:
            found = C.keep_nodes_attribute(pointer, nodes, len(nodes), number)
        else:
            found = C.keep_nodes_attribute_to(
                pointer, nodes, len(nodes), number, handle(other, Node, self._owner)
            )
        return Group(self._owner, found)

    def _node_handles(self) -> Any:
        return handles(Node, self._owner, self)


AnyNodes: TypeAlias = Nodes | Iterable[Node] | Memory
"""Nodes for a bulk call: Nodes, single ones, or a buffer of their ids."""
