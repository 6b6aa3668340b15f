"""Constraints in KeepLayout's own words, as far as it has some: a document has `left-inset = 8` in
place of a sum of two lines, and a drawing a dimension."""

from __future__ import annotations

from typing import NamedTuple

from ..attributes.attribute import Attribute
from ..kinds import Anchor
from ..nodes.constrained import Info
from ..nodes.node import Node
from ..values import REQUIRED, Relation, Value

_SIZES = (Anchor.WIDTH, Anchor.HEIGHT)
_OPPOSITE = {
    Anchor.LEFT: Anchor.RIGHT, Anchor.LEADING: Anchor.TRAILING, Anchor.TOP: Anchor.BOTTOM,
    Anchor.FIRST_BASELINE: Anchor.LAST_BASELINE,
}  # fmt: skip
_INWARDS_FROM_THE_END = {
    Anchor.RIGHT, Anchor.TRAILING, Anchor.BOTTOM, Anchor.FIRST_BASELINE, Anchor.LAST_BASELINE,
}  # fmt: skip
"""The edges that insets and alignments count inwards from, with the other sign."""
_EDGES = {Anchor.LEFT, Anchor.RIGHT, Anchor.LEADING, Anchor.TRAILING, Anchor.TOP, Anchor.BOTTOM}
_CENTERS = {
    Anchor.CENTER_X: ("horizontal_center", "vertical_align_to"),
    Anchor.CENTER_Y: ("vertical_center", "horizontal_align_to"),
}

_SET = {Relation.EQUAL: "equal", Relation.AT_LEAST: "min", Relation.AT_MOST: "max"}


class Said(NamedTuple):
    """A value of an attribute."""

    attribute: Attribute
    relation: Relation
    number: float


class Words:
    """Sets values of attributes in place of constraints."""

    def __init__(self) -> None:
        self._named: set[Attribute] = set()

    def say(self, node: Node, anchor: Anchor, info: Info, name: str) -> bool:
        """Sets a value of an attribute that means the same as a constraint; returns whether there
        was one that nothing else had set. An attribute with a name has that one value alone."""
        said = _said(node, anchor, info)
        if said is None or said.attribute in self._named:
            return False
        attribute, relation, number = said
        taken = {word for word in _SET.values() if getattr(attribute, word) is not None}
        if _SET[relation] in taken or (name and taken):
            return False
        setattr(attribute, _SET[relation], Value(number, info.priority))
        if name:
            attribute.name = name
            self._named.add(attribute)
        return True


def _said(node: Node, anchor: Anchor, info: Info) -> Said | None:
    other, line = info.node, info.anchor
    if other is None or line is None:
        return Said(getattr(node, _word(anchor)), info.relation, info.constant)
    if anchor in _SIZES:
        return _size(node, anchor, other, line, info)
    if info.multiplier != 1:
        return None
    if other == node.parent:
        return _in_parent(node, anchor, line, info.relation, info.constant)
    if node == other.parent:
        return _in_parent(other, line, anchor, Relation(-info.relation), -info.constant)
    return _beside(node, anchor, other, line, info)


def _size(node: Node, anchor: Anchor, other: Node, line: Anchor, info: Info) -> Said | None:
    if info.constant or info.multiplier <= 0:
        return None
    if other != node:
        is_same = anchor == line
        related = node.width_to if anchor == Anchor.WIDTH else node.height_to
        return Said(related(other), info.relation, info.multiplier) if is_same else None
    if anchor == Anchor.WIDTH and line == Anchor.HEIGHT:
        return Said(node.aspect_ratio, info.relation, info.multiplier)
    # The other way round, points of violation are others.
    if anchor == Anchor.HEIGHT and line == Anchor.WIDTH and info.priority == REQUIRED:
        return Said(node.aspect_ratio, Relation(-info.relation), 1 / info.multiplier)
    return None


def _in_parent(
    node: Node, anchor: Anchor, line: Anchor, relation: Relation, constant: float
) -> Said | None:
    areas = (anchor.name, f"{anchor.name}_MARGIN", f"{anchor.name}_SAFE")
    if anchor in _EDGES and line.name in areas:
        return _inwards(getattr(node, f"{_word(line)}_inset"), anchor, relation, constant)
    if anchor == line and anchor in _CENTERS and relation == Relation.EQUAL and not constant:
        return Said(getattr(node, _CENTERS[anchor][0]), relation, 0.5)
    return None


def _beside(node: Node, anchor: Anchor, other: Node, line: Anchor, info: Info) -> Said | None:
    if anchor == line and anchor in _CENTERS:
        attribute = getattr(node, _CENTERS[anchor][1])(other)
        return Said(attribute, info.relation, info.constant)
    if anchor == line and anchor in _EDGES | _INWARDS_FROM_THE_END:
        attribute = getattr(node, f"{_word(anchor)}_align_to")(other)
        return _inwards(attribute, anchor, info.relation, info.constant)
    if _OPPOSITE.get(anchor) == line:
        attribute = getattr(node, f"{_word(anchor)}_offset_to")(other)
        return Said(attribute, info.relation, info.constant)
    if _OPPOSITE.get(line) == anchor:
        attribute = getattr(node, f"{_word(anchor)}_offset_to")(other)
        return Said(attribute, Relation(-info.relation), -info.constant)
    return None


def _inwards(attribute: Attribute, anchor: Anchor, relation: Relation, constant: float) -> Said:
    if anchor in _INWARDS_FROM_THE_END:
        return Said(attribute, Relation(-relation), -constant)
    return Said(attribute, relation, constant)


def _word(anchor: Anchor) -> str:
    return anchor.name.lower()
