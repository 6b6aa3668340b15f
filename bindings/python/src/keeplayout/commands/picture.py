"""A picture of a layout in letters, for terminals: boxes to scale, with names."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from ..geometry import Rect
from ..layout.layout import Layout
from ..nodes.node import Node

_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8
_LINES = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""Where lines go from a cell, as bits, to the letter for it."""
_PLAIN = " |||-+++-+++-+++"
_MARKS = "abcdefghijklmnopqrstuvwxyz"
_MOST = 40
"""How many nodes are listed below a picture."""
_HIGHEST = 0.6
"""Lines of a picture for each of its columns, at most."""


class Picture(NamedTuple):
    """How wide a picture is, and of which letters it is made."""

    columns: int = 80
    is_plain: bool = False
    """Of ASCII alone."""

    def draw(self, layout: Layout) -> str:
        """All roots, one below the other. A cell is taken to be twice as high as it is wide."""
        roots = [root for root in layout.roots if not root.gone]
        if not roots:
            return "there is no node to draw\n"
        return "\n".join(_Root(self, root).drawn() for root in roots)


class _Cells(NamedTuple):
    """A box on the canvas: the cells that its edges are in, both ends included."""

    left: int
    top: int
    right: int
    bottom: int


class _Root:
    """A root, and the canvas that it is drawn on."""

    def __init__(self, picture: Picture, root: Node) -> None:
        self._picture = picture
        self._root = root
        size = root.frame
        self._width = max(2, picture.columns)
        across = (self._width - 1) / size.width if size.width > 0 else math.inf
        down = 2 * math.floor(self._width * _HIGHEST) / size.height if size.height > 0 else math.inf
        self._scale = min(across, down)
        """Columns a point."""
        if not math.isfinite(self._scale):
            self._scale = 0
        self._width = self._cell(size.width) + 1
        self._height = self._cell(size.height / 2) + 1
        self._bits: dict[tuple[int, int], int] = {}
        self._letters: dict[tuple[int, int], str] = {}
        self._marks = list(reversed(_MARKS))
        """Letters that stand for no name yet."""
        self._listed: list[str] = []

    def drawn(self) -> str:
        """The picture, what is not named in it, and its scale."""
        size = self._root.frame
        if not self._scale:
            return f"{_name(self._root)} is {_size(size)}: there is nothing to draw\n"
        nodes = list(_shown(self._root))
        boxes = [self._box(frame) for _, frame in nodes]
        for box in boxes:
            if box is not None:
                self._draw_box(box)
        for (node, frame), box in zip(nodes, boxes, strict=True):
            self._name(node, frame, box)
        lines = [self._line(row) for row in range(self._height)]
        lines += self._listed[:_MOST]
        if len(self._listed) > _MOST:
            lines.append(f"and {len(self._listed) - _MOST} more nodes")
        point = 1 / self._scale
        scale = f"a column is {point:.3g} points, a line {2 * point:.3g}"
        return "\n".join([*lines, f"{_name(self._root)} {_size(size)}; {scale}", ""])

    # Boxes

    def _cell(self, points: float) -> int:
        return round(points * self._scale)

    def _box(self, frame: Rect) -> _Cells | None:
        """Where a frame is on the canvas, as far as it is; edges that touch are in one cell."""
        ends = frame.x, frame.y / 2, frame.x + frame.width, (frame.y + frame.height) / 2
        if not all(map(math.isfinite, ends)):
            return None
        left, top, right, bottom = map(self._cell, ends)
        if right < 0 or bottom < 0 or left >= self._width or top >= self._height:
            return None
        return _Cells(left, top, right, bottom)

    def _draw_box(self, box: _Cells) -> None:
        for row in {box.top, box.bottom}:
            self._draw_line(row, box.left, box.right, is_down=False)
        for column in {box.left, box.right}:
            self._draw_line(column, box.top, box.bottom, is_down=True)

    def _draw_line(self, across: int, start: int, end: int, is_down: bool) -> None:
        """A line from cell to cell, as far as it is on the canvas."""
        length, breadth = self._width, self._height
        if is_down:
            length, breadth = breadth, length
        if not 0 <= across < breadth:
            return
        first, last = (_UP, _DOWN) if is_down else (_LEFT, _RIGHT)
        for at in range(max(start, 0), min(end, length - 1) + 1):
            place = (across, at) if is_down else (at, across)
            bits = (first if at > start else 0) | (last if at < end else 0)
            self._bits[place] = self._bits.get(place, 0) | bits

    # Names

    def _name(self, node: Node, frame: Rect, box: _Cells | None) -> None:
        """Writes the name of a node into its box, or a letter for it; the others are listed."""
        name = _name(node)
        if node.parent is None:  # its name is below the picture
            if box is not None:
                self._write_on_edge(name, box)
            return
        if box is not None and self._write(name, box, bool(node.children)):
            return
        mark = " "
        if box and self._marks and self._write(self._marks[-1], box, bool(node.children)):
            mark = self._marks.pop()
        place = f"at {frame.x:.6g}, {frame.y:.6g}"
        self._listed.append(f"{mark} {name} {_size(frame)} {place}")

    def _write(self, name: str, box: _Cells, has_inside: bool) -> bool:
        """Into a box, or into its upper edge."""
        if has_inside:  # where a name inside would be taken for that of another
            return self._write_on_edge(name, box)
        return self._write_inside(name, box) or self._write_on_edge(name, box)

    def _write_inside(self, name: str, box: _Cells) -> bool:
        width, space = _columns(name), box.right - box.left - 1
        rows = range(box.top + 1, box.bottom)
        middle = (box.top + box.bottom) / 2
        for row in sorted(rows, key=lambda row: abs(row - middle))[:9]:
            left = box.left + 1 + (space - width) // 2
            if width <= space and self._is_free(left, row, width):
                self._put(name, left, row)
                return True
        return False

    def _write_on_edge(self, name: str, box: _Cells) -> bool:
        """Into the upper edge, from its second cell on, where nothing else meets it."""
        words = f" {name} "
        left, width = box.left + 2, _columns(words)
        if left + width >= box.right:
            return False
        for column in range(left, left + width):
            place = column, box.top
            if self._bits.get(place, 0) != _LEFT | _RIGHT or place in self._letters:
                return False
        self._put(words, left, box.top)
        return True

    def _is_free(self, left: int, row: int, width: int) -> bool:
        inside = 0 <= row < self._height and left >= 0 and left + width <= self._width
        places = [(column, row) for column in range(left, left + width)]
        return inside and not any(place in self._bits or place in self._letters for place in places)

    def _put(self, words: str, left: int, row: int) -> None:
        for letter in words:
            self._letters[left, row] = letter
            for more in range(1, _columns(letter)):
                self._letters[left + more, row] = ""
            left += _columns(letter)

    def _line(self, row: int) -> str:
        letters = _PLAIN if self._picture.is_plain else _LINES
        cells = []
        for column in range(self._width):
            place = column, row
            cells.append(self._letters.get(place, letters[self._bits.get(place, 0)]))
        return "".join(cells).rstrip()


def _shown(root: Node) -> Iterator[tuple[Node, Rect]]:
    """What is to be seen of a tree, parents first, with frames in the root."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node.hidden or node.gone:
            continue
        yield node, node.frame_in_root
        waiting += reversed(node.children)


def _name(node: Node) -> str:
    """A name without what would move the cursor."""
    name = node.name or node.width.name.removeprefix("width of ")
    return "".join(letter if letter.isprintable() else "?" for letter in name)[:60]


def _size(frame: Rect) -> str:
    return f"{frame.width:.6g} x {frame.height:.6g}"


def _columns(words: str) -> int:
    """How many cells a terminal uses for them."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF"
        else 1
        for letter in words
    )  # fmt: skip
