"""Draws solved layouts as SVG: one screen beside the other."""

from __future__ import annotations

from pathlib import Path

from keeplayout import Node, Rect

GAP = 40


class Picture:
    """Screens from left to right, each with its nodes, which are named after their colours."""

    def __init__(self) -> None:
        self._shapes: list[str] = []
        self._x = float(GAP)
        self._height = 0.0

    def add_screen(self, screen: Node) -> None:
        """Draws a root and its children where they are now."""
        frame = screen.frame
        self._add(frame, "white", "black")
        for node in screen.children:
            self._add(node.frame, node.name, "none")
        self._x += frame.width + GAP
        self._height = max(self._height, frame.height)

    def save(self, path: str) -> None:
        """Writes what was drawn."""
        size = f'width="{self._x:g}" height="{self._height + 2 * GAP:g}"'
        lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', *self._shapes, "</svg>"]
        Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")

    def _add(self, frame: Rect, fill: str, stroke: str) -> None:
        x, y = self._x + frame.x, GAP + frame.y
        self._shapes.append(
            f'  <rect x="{x:g}" y="{y:g}" width="{frame.width:g}" height="{frame.height:g}"'
            f' fill="{fill}" stroke="{stroke}"/>'
        )
