"""Draws rectangles, captions and lines of text as SVG."""

from __future__ import annotations

from pathlib import Path

from keeplayout import Node, Rect

PAPER, INK, BLUE, SKY = "#f4f6fa", "#2b3140", "#8fb6ea", "#cfe0f7"
ORANGE, GREY = "#f0953c", "#c8cfdb"


class Picture:
    """Shapes on white; `x` and `y` are where the drawn nodes' root has its corner."""

    def __init__(self, width: float, height: float) -> None:
        self.x = self.y = 20.0
        size = f'width="{width:g}" height="{height:g}"'
        font = 'font-family="Helvetica, Arial, sans-serif" font-size="13"'
        self._shapes = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>',
            '  <rect width="100%" height="100%" fill="white"/>',
        ]

    def text(self, x: float, y: float, text: str, anchor: str = "start") -> None:
        """Writes text around a point: `anchor` is start, middle or end."""
        place = f'x="{self.x + x:g}" y="{self.y + y:g}" text-anchor="{anchor}"'
        self._shapes.append(f'  <text {place} fill="{INK}">{text}</text>')

    def rect(self, rect: Rect, fill: str, radius: float = 4) -> None:
        """Draws a rectangle."""
        x, y, width, height = rect
        self._shapes.append(
            f'  <rect x="{self.x + x:g}" y="{self.y + y:g}" width="{width:g}" height="{height:g}"'
            f' rx="{radius:g}" fill="{fill}"/>'
        )

    def node(self, node: Node, fill: str, caption: str = "") -> None:
        """Draws a node with a caption in its middle."""
        x, y, width, height = node.frame_in_root
        self.rect(Rect(x, y, width, height), fill)
        self.text(x + width / 2, y + height / 2 + 4.5, caption, "middle")

    def lines(self, node: Node, line: float) -> None:
        """Draws a node as lines of text, the last of them shorter."""
        x, y, width, height = node.frame_in_root
        count = int((height + 0.5) / line)
        for k in range(count):
            part = 0.6 if k == count - 1 else 1
            self.rect(Rect(x, y + (k + 0.25) * line, width * part, line * 0.5), GREY, 2)

    def save(self, arguments: list[str]) -> None:
        """Writes what was drawn to the file that the command line names, if it names one."""
        if len(arguments) > 1:
            Path(arguments[1]).write_text("\n".join([*self._shapes, "</svg>", ""]), "utf-8")
