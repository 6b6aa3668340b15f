"""Layouts of ConstraintLayout: nodes for views, and constraints for what holds them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...geometry import Size
from ...kinds import Axis
from ...layout.layout import Layout
from ...nodes.content import MeasureBoth
from ...nodes.environment import Direction
from ...nodes.node import Node
from ..unsaid import Unsaid
from . import content
from .inside import Inside
from .sides import SIDES
from .strengths import WEAKEST
from .views import NAMES, View, called

_WINDOW = Size(360, 640)
_LETTER = Size(8, 16)


@dataclass(frozen=True)
class Choices:
    """What a file does not say.

    Args:
        size: of what is around the outermost layout.
        letter: how large a letter of a text is whose size is not said; others are in proportion.
        content: tells how large the content of a view is, in place of an estimate.
    """

    size: Size | None = None
    letter: Size = _LETTER
    content: Callable[[View], Size] | None = None


FROM_FILE = Choices()
"""No choice of its own."""


class Build:
    """Makes the layout of a file.

    Args:
        root: its outermost ConstraintLayout.
        choices: what the file does not say.
        unsaid: counts what is left out, and what is assumed.
    """

    def __init__(self, root: View, choices: Choices, unsaid: Unsaid) -> None:
        self.root = root
        self.layout = Layout()
        self.nodes: dict[View, Node] = {}
        self._choices = choices
        self._unsaid = unsaid
        node = self.layout.node(called(root))
        node.direction = _DIRECTIONS.get(root.get("layoutDirection"), Direction.LEFT_TO_RIGHT)
        self.nodes[root] = node
        self._size_root(node)
        self._fill(root)
        self.layout.solve()

    def _size_root(self, node: Node) -> None:
        around = self._choices.size
        kinds = [self.root.size(axis) for axis in Axis]
        if around is None and any(kind != "fixed" for kind in kinds):
            what = f"what is around: {_WINDOW.width:g} x {_WINDOW.height:g}"
            self._unsaid.assume(what, self.root.place)
        sizes: list[float | None] = []
        for axis, kind in zip(Axis, kinds, strict=True):
            if kind == "fixed":
                sizes.append(max(self.root.length(f"layout_{NAMES[axis]}"), 0.0))
                continue
            most = (around or _WINDOW)[axis] - sum(map(self.root.margin, SIDES[axis]))
            if kind == "wrap":
                size = node.width if axis == Axis.HORIZONTAL else node.height
                size.max = max(most, 0.0)
            sizes.append(None if kind == "wrap" else max(most, 0.0))
        node.set_size(*sizes)
        width, height = (0.0 if size is None else None for size in sizes)
        node.content_size = width, height
        node.horizontal_hugging = node.vertical_hugging = WEAKEST

    def _fill(self, view: View) -> None:
        """Makes what is inside of a layout, and of those inside of it."""
        letter = self._choices.letter
        inside = Inside(view, self.nodes, self._unsaid, self._content, letter)
        inside.make()
        for child in view.children:
            if child in self.nodes and child.is_layout:
                self._fill(child)
            elif child in self.nodes and child.children:
                self._unsaid.leave_out(f"what is inside of a <{child.kind}>", child.place)

    def _content(self, view: View) -> Size | MeasureBoth:
        if self._choices.content is not None:
            return self._choices.content(view)
        if not view.text():
            self._unsaid.assume(f"the content of a <{view.kind}>", view.place)
            return content.size(view)
        letter = self._choices.letter
        what = f"text: letters of {letter.width:g} x {letter.height:g} at 14sp"
        self._unsaid.assume(what, view.place)
        return content.measure(view, letter)


_DIRECTIONS = {"rtl": Direction.RIGHT_TO_LEFT, "ltr": Direction.LEFT_TO_RIGHT}
