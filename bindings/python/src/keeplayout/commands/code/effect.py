"""Which statements have an effect where their nodes are.

A document also has what is inactive: an offset between two trees, an inset of a root. A program
gets there by moving nodes; the calls themselves refuse it, so code leaves it out, and says so.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...kinds import AttributeKind
from .reading import Reading
from .statements import (
    AttributeOf,
    Circling,
    Following,
    Listing,
    Membership,
    Placing,
    Statement,
    Summing,
    Varying,
    is_distance,
)

_IN_PARENT = range(AttributeKind.LEFT_INSET, AttributeKind.LEFT_OFFSET)
_GROUPS_IN_PARENT = range(AttributeKind.INSETS, AttributeKind.EDGE_ALIGN)


class Effect:
    """The trees of a document."""

    def __init__(self, reading: Reading) -> None:
        self._nodes = reading.nodes
        self._roots: dict[int, int] = {0: 0}

    def has(self, statement: Statement) -> bool:
        """Whether a statement does something."""
        if isinstance(statement, Membership):
            return self._is_member(statement.node)
        if isinstance(statement, Varying):
            return statement.noun != "member" or self._is_member(statement.of)
        if isinstance(statement, Placing):
            container = self._nodes[statement.grid].making.container
            return container is not None and container.kind == "grid"
        if isinstance(statement, Listing):
            return self._is_one_tree([statement.node, *statement.nodes])
        if isinstance(statement, Circling):
            return self._is_one_tree([statement.node, statement.center])
        if isinstance(statement, Summing):
            return self._has(statement)
        attribute = getattr(statement, "attribute", None)
        if attribute is None:
            return True
        nodes = self._of(attribute)
        if isinstance(statement, Following):
            nodes += self._of(statement.followed)
        return 0 not in nodes and self._is_one_tree(nodes)

    def _is_member(self, node: int) -> bool:
        return self._nodes[self._nodes[node].parent].making.container is not None

    def _has(self, it: Summing) -> bool:
        nodes = [part.node or it.parent for part in it.parts]
        if len(set(nodes)) == 1 and not is_distance(it):  # in the coordinates of its parent
            nodes.append(self._nodes[nodes[0]].parent)
        return 0 not in nodes and self._is_one_tree(nodes)

    def _of(self, it: AttributeOf) -> list[int]:
        """The nodes that an attribute relates; 0 for the parent of a root."""
        if it.other:
            return [it.node, it.other]
        is_inside = it.kind in _IN_PARENT or it.kind in _GROUPS_IN_PARENT
        return [it.node, self._nodes[it.node].parent] if is_inside else [it.node]

    def _is_one_tree(self, nodes: Iterable[int]) -> bool:
        return len({self._root(node) for node in nodes}) == 1

    def _root(self, node: int) -> int:
        path = []
        while node not in self._roots and self._nodes[node].parent:
            path.append(node)
            node = self._nodes[node].parent
        root = self._roots.get(node, node)
        self._roots.update(dict.fromkeys([*path, node], root))
        return root
