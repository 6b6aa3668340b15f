"""A layout that takes the steps of a case, in Python. What another language needs to run cases is
here, and what it compares is in test_cases.py."""

from __future__ import annotations

import re
from collections.abc import Callable

from case import Step
from keeplayout import Axis, Gone, KeepError, Layout, Node, Rect, Value
from measure import Measure

_GONE = {"": Gone.FULLY, "horizontally": Gone.HORIZONTALLY, "vertically": Gone.VERTICALLY}


class Stage:
    """A layout, the error of the last step, and the layout's document before it."""

    def __init__(self, document: str, measures: list[Measure]) -> None:
        self.ui = Layout()
        self.error: KeepError | None = None
        self.before = self.ui.document
        self._try(lambda: self._read(document, measures))

    def _read(self, document: str, measures: list[Measure]) -> None:
        self.ui.read_document(document)
        for each in measures:
            self._measure(self.node(each.node), each)

    def _measure(self, node: Node, measure: Measure) -> None:
        if measure.is_both:
            node.measure_both = lambda width, _: measure.size(width)
        else:
            node.measure = lambda width: measure.size(width)[1]

    def _try(self, change: Callable[[], object]) -> None:
        """Changes the layout and solves it."""
        self.error = None
        try:
            change()
            self.ui.solve()
        except KeepError as error:
            self.error = error

    def node(self, name: str) -> Node:
        found = self.ui.find(name)
        assert found is not None, f"no node is called {name}"
        return found

    def take(self, step: Step) -> None:
        """Does what a host does, or updates the layout to the document."""
        self.before = self.ui.document
        if not step.call:
            self._try(lambda: self.ui.update(step.document))
            return
        verb, name, *arguments = step.call
        node = self.node(name)
        if verb == "resize":
            wanted = [None if word == "_" else float(word) for word in arguments]
            outer = zip(wanted, node.outer_size, strict=True)
            size = [
                known and Value(known.value if length is None else length, known.priority)
                for length, known in outer
            ]
            self._try(lambda: node.set_size(*size))
        else:
            gone = _GONE["".join(arguments)] if verb == "gone" else Gone.NOT
            self._try(lambda: setattr(node, "gone", gone))

    def resize_and_back(self) -> None:
        """Gives all roots other sizes, and their own again."""
        sizes = [(root, root.outer_size) for root in self.ui.roots]
        for factors in (1.5, 0.5), (0.25, 1.25), (1, 1):
            for root, outer in sizes:
                size = [
                    known and Value(factor * known.value, known.priority)
                    for factor, known in zip(factors, outer, strict=True)
                ]
                root.set_size(*size)
            self._try(lambda: None)

    def frames(self) -> list[tuple[str, Rect]]:
        """Of all nodes, in the order of the tree, and of all guides that have names."""
        found: list[tuple[str, Rect]] = []
        waiting = self.ui.roots
        while waiting:
            node = waiting.pop(0)
            found.append((node.name or "a node without a name", node.frame))
            waiting[:0] = node.children
        guides = re.findall(r'^ *guide [^"]*"(.*)"$', self.ui.document, re.MULTILINE)
        return found + [(name, self.node(name).frame) for name in guides]

    def size_range(self, name: str, axis: str) -> tuple[float, float]:
        return self.node(name).size_range(Axis[axis.upper()])
