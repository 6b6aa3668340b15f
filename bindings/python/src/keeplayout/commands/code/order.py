"""The statements of a program, in an order in which each call finds what it needs.

Nodes are made in the order of their numbers, as that decides what is ambiguous; then the tree gets
its form, and then come values.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...kinds import AttributeKind as Kind
from ...kinds import Axis
from .effect import Effect
from .reading import Reading, ReadNode
from .statements import (
    Arranging,
    AttributeOf,
    Keeping,
    Making,
    Moving,
    Placing,
    RootSize,
    Statement,
    Variant,
)

_GROUPS: dict[Kind, tuple[Kind, ...]] = {
    Kind.SIZE: (Kind.WIDTH, Kind.HEIGHT),
    Kind.CENTER: (Kind.HORIZONTAL_CENTER, Kind.VERTICAL_CENTER),
}
for _area in "", "SAFE_", "MARGIN_":
    _along = Kind[f"LEFT_{_area}INSET"], Kind[f"RIGHT_{_area}INSET"]
    _down = Kind[f"TOP_{_area}INSET"], Kind[f"BOTTOM_{_area}INSET"]
    _GROUPS[Kind[f"{_area}INSETS"]] = (*_along, *_down)
    _GROUPS[Kind[f"HORIZONTAL_{_area}INSETS"]] = _along
    _GROUPS[Kind[f"VERTICAL_{_area}INSETS"]] = _down
"""Attributes that have a name together, the largest groups first."""


def ordered(reading: Reading) -> tuple[list[Statement], bool]:
    """All statements of a program, and whether some are left out, which have no effect."""
    layout, *nodes = reading.nodes.values()
    found: list[Statement] = [*layout.statements, *_made(reading)]
    all_, effect = [each for node in nodes for each in _grouped(node)], Effect(reading)
    rest = [each for each in all_ if effect.has(each)]
    # Which cells a grid has follows from its axis.
    found += [each for each in rest if isinstance(each, Arranging)]
    found += [each for each in rest if isinstance(each, Placing)]
    tracks = (node.making for node in nodes if node.making.track is not None)
    found += (_with_grid(making, reading) for making in tracks)
    found += [each for each in rest if isinstance(each, Variant)]
    found += [each for each in rest if not isinstance(each, Arranging | Placing | Variant)]
    return found, len(rest) < len(all_)


def _with_grid(making: Making, reading: Reading) -> Making:
    making.parent = reading.nodes[making.node].parent
    return making


# Nodes


def _made(reading: Reading) -> Iterator[Statement]:
    """Nodes, members with their containers, and moves where the tree is another one afterwards."""
    tree = _Tree()
    for making in _in_order(reading):
        node = reading.nodes[making.node]
        making.parent = _above(node, reading, tree)
        if making.guide is None:
            tree.add(making.node, making.parent)
            if making.container is not None:
                making.members = [each for each in node.children if each in tree.children]
                for member in making.members:
                    tree.add(member, making.node)
            _take_size(node)
        yield making
    for number, node in reading.nodes.items():
        if node.making.guide is None:
            yield from (Moving(child, number) for child in tree.misplaced(number, node.children))


class _Tree:
    """What is where while nodes are made: children in their order, as keys."""

    def __init__(self) -> None:
        self.children: dict[int, dict[int, None]] = {0: {}}
        self._parents: dict[int, int] = {}

    def add(self, node: int, parent: int) -> None:
        """Puts a node behind the children of another."""
        if node in self._parents:
            del self.children[self._parents[node]][node]
        self.children.setdefault(node, {})
        self.children[parent][node] = None
        self._parents[node] = parent

    def misplaced(self, parent: int, wanted: list[int]) -> list[int]:
        """The children that are to be moved to a parent, for it to have them in an order."""
        there, all_ = self.children[parent], set(wanted)
        strays = [child for child in wanted if child not in there]
        is_in_order = [each for each in there if each in all_] + strays == wanted
        return strays if is_in_order else wanted


def _in_order(reading: Reading) -> Iterator[Making]:
    """By number; a barrier comes behind the nodes that it is of."""
    waiting: list[tuple[float, Making]] = []
    for number, node in reading.nodes.items():
        line = node.making.line
        last = max([number, *line.nodes]) if line else number
        if number and node.making.track is None:
            waiting.append((last if last == number else last + 0.5, node.making))
    waiting.sort(key=lambda each: each[0])
    return (making for _, making in waiting)


def _above(node: ReadNode, reading: Reading, tree: _Tree) -> int:
    """The innermost node around one that is made already."""
    above = node.parent
    while above not in tree.children:
        above = reading.nodes[above].parent
    return above


def _take_size(node: ReadNode) -> None:
    """The size of a root goes with its making where it is required along both axes."""
    size = next((each for each in node.statements if isinstance(each, RootSize)), None)
    if size is None or node.making.container is not None or node.parent or node.making.parent:
        return
    values = [size.sizes.get(axis) for axis in Axis]
    if all(value is not None and value.priority == 1000 for value in values):
        width, height = (value.number for value in values if value is not None)
        node.making.size = width, height
        node.statements.remove(size)


# Values


def _grouped(node: ReadNode) -> list[Statement]:
    """The statements of a node, with one value for a group where all its attributes have it."""
    found = list(node.statements)
    for group, kinds in _GROUPS.items():
        for first in [each for each in found if isinstance(each, Keeping)]:
            if first not in found or first.attribute.kind != kinds[0]:
                continue
            same = [first._replace(attribute=first.attribute._replace(kind=kind)) for kind in kinds]
            if all(each in found for each in same):
                whole = AttributeOf(first.attribute.node, group, first.attribute.other)
                found[found.index(first)] = first._replace(attribute=whole)
                found = [each for each in found if each not in same[1:]]
    return found
