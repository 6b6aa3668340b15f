"""Which line of a document a node or a constraint of its layout comes from.

The library tells the line of a constraint that a line of its own states (Constraint.place). What
follows from lines about a node, and nodes themselves, are found here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..attributes.attribute import Attribute
from ..attributes.constraint import Constraint
from ..errors import KeepError
from ..kinds import AttributeKind, Source
from ..layout.layout import Layout
from ..nodes.node import Node
from .lines import Line, number, read

KINDS = {
    kind.name.lower().replace("_", "-").replace("-align", "-alignment"): kind
    for kind in AttributeKind
    if kind
    not in (AttributeKind.GROUP, AttributeKind.VERTICAL_ALIGN, AttributeKind.HORIZONTAL_ALIGN)
} | {
    "vertical-center-alignment": AttributeKind.VERTICAL_ALIGN,
    "horizontal-center-alignment": AttributeKind.HORIZONTAL_ALIGN,
}
"""Attributes by their words in documents."""

_UNNAMED = re.compile(r" of <\w+ #(\d+)>")
_LINES = {"row", "column", "grid", "guideline", "barrier"}
_CONTENT = ("content-width", "content-height"), ("size-width", "size-height")


class Places:
    """The lines of a document, by what they have made."""

    def __init__(self, text: str, layout: Layout) -> None:
        self._layout = layout
        self._lines = list(read(text))
        self._values: dict[Attribute, int] = {}
        """The first line about each attribute."""
        for each in layout.constraints:
            if each.place is not None and each.attribute is not None:
                self._values.setdefault(each.attribute, each.place[1])
        self._read(layout.document)
        self.nodes = self._numbered()
        """Nodes by their numbers, as far as they are found."""

    def of(self, constraint: Constraint) -> int:
        """The line of a constraint, or else of its node; 0 if neither is known."""
        if constraint.place is not None:
            return constraint.place[1]
        line = self._of_what_follows(constraint)
        return line.number if line else self.of_node(constraint.node)

    def of_node(self, node: Node | None) -> int:
        """The line that a node begins with; 0 if it is not known."""
        return node.line if node else 0

    def of_attribute(self, attribute: Attribute) -> int:
        """The line of any value of an attribute, or else of its node."""
        return self._values.get(attribute) or self.of_node(attribute.node)

    # Reading

    def _read(self, text: str) -> None:
        """The numbers of nodes, as the library writes them."""
        self._names: dict[str, list[int]] = {}
        self._parents: dict[int, int] = {}
        self._guides: set[int] = set()
        open_nodes: list[int] = []
        for line in read(text):
            del open_nodes[line.depth // 2 :]
            if line.node is not None:
                words = line.words
                above = number(words[3]) if len(words) > 3 and words[2] == "in" else None
                self._parents[line.node] = above or (open_nodes[-1] if open_nodes else 0)
                if words[0] == "guide":
                    self._guides.add(line.node)
                if words[-1].startswith('"'):
                    self._names.setdefault(words[-1], []).append(line.node)
                open_nodes.append(line.node)

    def _numbered(self) -> dict[int, Node]:
        """Children are in the order of their lines. Guides are not among them: those without a name
        are known by what sentences call them, the others by their names."""
        children: dict[int, list[int]] = {}
        for each, parent in self._parents.items():
            if each not in self._guides:
                children.setdefault(parent, []).append(each)
        found: dict[int, Node] = {}
        waiting = [(0, self._layout.roots)]
        while waiting:
            above, nodes = waiting.pop()
            for each, node in zip(children.get(above, []), nodes, strict=False):
                found[each] = node
                waiting.append((each, node.children))
        named = {words: numbers for words, numbers in self._names.items() if len(numbers) == 1}
        for guide in {constraint.node for constraint in self._layout.constraints}:
            if guide is not None and guide.is_guide:
                each = self._guide_number(guide, named)
                if each in self._guides:
                    found[each] = guide
        return found

    def _guide_number(self, guide: Node, named: dict[str, list[int]]) -> int:
        if guide.name:
            return named.get(f'"{guide.name}"', [0])[0]
        try:
            unnamed = _UNNAMED.search(guide.width.name)
        except KeepError:  # a line of a flow, which is in no document
            return 0
        return int(unnamed[1]) if unnamed else 0

    def _of_what_follows(self, constraint: Constraint) -> Line | None:
        """The line that a constraint of content, a root's size or a container follows from."""
        node, source = constraint.node, constraint.source
        terms = constraint.linear.terms
        is_height = int(bool(terms) and terms[0][1].name == "HEIGHT")
        if source in (Source.CONTENT, Source.ROOT_SIZE):
            wanted = {_CONTENT[source == Source.ROOT_SIZE][is_height]}
        elif source == Source.CONTAINER:
            wanted = _LINES
        else:
            return None
        nodes = [node, node.parent] if node and source == Source.CONTAINER else [node]
        lines = (line for each in nodes for line in self._inside(each))
        return next((line for line in lines if line.words[0] in wanted), None)

    def _inside(self, node: Node | None) -> Iterator[Line]:
        """The lines about a node alone, as far as they are not in a component."""
        if node is None or node.line == 0:
            return
        depth = self._lines[node.line - 1].depth
        for line in self._lines[node.line :]:
            if line.words and (line.opens or line.depth <= depth):
                return
            if line.words:
                yield line
