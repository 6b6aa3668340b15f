"""A layout that takes the steps of a case, in Python. What another language needs to run cases is
here, and what it compares is in test_cases.py."""

from __future__ import annotations

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
        try:
            self.ui.read_document(document)
            for each in measures:
                self._measure(self.node(each.node), each)
            self.ui.solve()
        except KeepError as error:
            self.error = error

    def _measure(self, node: Node, measure: Measure) -> None:
        if measure.is_both:
            node.measure_both = lambda width, _: measure.size(width)
        else:
            node.measure = lambda width: measure.size(width)[1]

    def node(self, name: str) -> Node:
        found = self.ui.find(name)
        assert found is not None, f"no node is called {name}"
        return found

    def take(self, step: Step) -> None:
        """Does what a host does, or updates the layout to the document."""
        self.error, self.before = None, self.ui.document
        try:
            if step.call:
                self._call(*step.call)
            else:
                self.ui.update(step.document)
            self.ui.solve()
        except KeepError as error:
            self.error = error

    def _call(self, verb: str, name: str, *arguments: str) -> None:
        node = self.node(name)
        if verb == "resize":
            lengths = zip(arguments, self.sizes()[name], strict=True)
            width, height = (kept if word == "_" else float(word) for word, kept in lengths)
            self.resize({name: (width, height)})
        else:
            node.gone = _GONE["".join(arguments)] if verb == "gone" else Gone.NOT

    def resize(self, sizes: dict[str, tuple[float, float]]) -> None:
        """Gives roots other sizes, at the priorities of those they have, where they have one."""
        for name, size in sizes.items():
            node = self.node(name)
            outer = zip(size, node.outer_size, strict=True)
            node.set_size(*(known and Value(length, known.priority) for length, known in outer))

    def sizes(self) -> dict[str, tuple[float, float]]:
        """Those of roots, where they were given."""
        return {
            root.name: tuple(known.value if known else 0 for known in root.outer_size)  # type: ignore[misc]
            for root in self.ui.roots
        }

    def frames(self) -> list[tuple[str, Rect]]:
        """Of all nodes, in the order of the tree, with their names."""
        found: list[tuple[str, Rect]] = []
        waiting = self.ui.roots
        while waiting:
            node = waiting.pop(0)
            found.append((node.name or "a node without a name", node.frame))
            waiting[:0] = node.children
        return found

    def size_range(self, name: str, axis: str) -> tuple[float, float]:
        return self.node(name).size_range(Axis[axis.upper()])
