"""The layout of a figure of plots, as matplotlib's constrained layout does it, drawn as SVG.

python plots.py figure.svg

Plots of one column begin and end together, however wide their numbers are; those of one row share
their height; a colour bar takes its width from the plots that it belongs to.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from keeplayout import HIGH, Layout, Node, Rect

LETTER, LINE = 6.0, 14.0  # the room of text in this drawing, in points
WIDTH, HEIGHT = 640.0, 420.0


@dataclass
class Plot:
    """The area of the data with what stands around it."""

    title: str
    ticks: Sequence[str]
    area: Node
    heading: Node
    numbers: Node
    scale: Node

    @classmethod
    def within(cls, figure: Node, title: str, ticks: Sequence[str]) -> Plot:
        names = "area", "heading", "numbers", "scale"
        return cls(title, ticks, *(figure.node(f"{title}: {name}") for name in names))

    def keep(self) -> None:
        """Title above, numbers at the left, a scale below; each as large as its text."""
        self.heading.content_size = LETTER * len(self.title), LINE
        self.numbers.content_size = LETTER * max(map(len, self.ticks)), None
        for node in self.heading, self.numbers:
            node.compression = node.hugging = HIGH
        self.scale.height.equal = LINE
        self.heading.bottom_offset_to(self.area).equal = 4
        self.heading.vertical_align_to(self.area).equal = 0
        self.numbers.right_offset_to(self.area).equal = 5
        self.numbers.height_to(self.area).equal = 1
        self.numbers.top_align_to(self.area).equal = 0
        self.scale.top_offset_to(self.area).equal = 3
        self.scale.width_to(self.area).equal = 1
        self.scale.left_align_to(self.area).equal = 0
        self.heading.top_inset.min = self.numbers.left_inset.min = 8
        self.scale.bottom_inset.min = 8


def arrange(grid: Sequence[Sequence[Plot]]) -> None:
    """Equal areas in rows and columns, as large as the texts between them allow."""
    plots = [plot for row in grid for plot in row]
    for plot in plots:
        plot.keep()
    for one, other in pairwise(plots):
        other.area.width_to(one.area).equal = other.area.height_to(one.area).equal = 1
    for row in grid:
        for left, right in pairwise(row):
            right.area.top_align_to(left.area).equal = 0
            right.numbers.left_offset_to(left.area).min = 12
    for column in zip(*grid, strict=True):
        for above, below in pairwise(column):
            below.area.left_align_to(above.area).equal = 0
            below.heading.top_offset_to(above.scale).min = 10


class Drawing:
    """Lines of SVG."""

    def __init__(self) -> None:
        size = f'width="{WIDTH:g}" height="{HEIGHT:g}"'
        font = 'font-family="Helvetica, Arial, sans-serif" font-size="11"'
        self.lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>']
        self.rect(Rect(0, 0, WIDTH, HEIGHT), "white")

    def rect(self, at: Rect, fill: str, stroke: str = "none") -> None:
        place = f'x="{at.x:.4g}" y="{at.y:.4g}" width="{at.width:.4g}" height="{at.height:.4g}"'
        self.lines.append(f'  <rect {place} fill="{fill}" stroke="{stroke}"/>')

    def text(self, x: float, y: float, anchor: str, text: str) -> None:
        place = f'x="{x:.4g}" y="{y:.4g}" text-anchor="{anchor}"'
        self.lines.append(f'  <text {place} fill="#2b3140">{text}</text>')

    def plot(self, plot: Plot) -> None:
        area, heading, scale = plot.area.frame, plot.heading.frame, plot.scale.frame
        self.rect(area, "#f4f6fa", "#2b3140")
        self.text(heading.x + heading.width / 2, heading.y + 11, "middle", plot.title)
        for k, tick in enumerate(plot.ticks):
            y = area.y + area.height * (1 - k / (len(plot.ticks) - 1))
            self.text(area.x - 5, y + 4, "end", tick)
        for k in range(5):
            self.text(scale.x + scale.width * k / 4, scale.y + 11, "middle", f"{k}")


def main() -> None:
    ui = Layout()
    figure = ui.node("figure", size=(WIDTH, HEIGHT))
    texts = [
        [("Rain", ["0", "5", "10"]), ("Pressure", ["101,200", "101,300", "101,400"])],
        [("Wind", ["-20", "0", "20"]), ("Light", ["0", "1"])],
    ]
    grid = [[Plot.within(figure, *text) for text in row] for row in texts]
    arrange(grid)

    bar, marks = figure.node("colour bar"), figure.node("marks")
    last = [row[-1].area for row in grid]
    bar.left_offset_to(last[0]).equal = 16
    bar.width.equal = 14
    bar.top_align_to(last[0]).equal = bar.bottom_align_to(last[-1]).equal = 0
    marks.left_offset_to(bar).equal = 4
    marks.content_size = LETTER * 4, None
    marks.top_align_to(bar).equal = marks.bottom_align_to(bar).equal = 0
    marks.right_inset.equal = 8

    first = grid[0][0]  # as large as may be
    first.area.width.equal = WIDTH @ HIGH.less
    first.area.height.equal = HEIGHT @ HIGH.less
    ui.solve()

    drawing = Drawing()
    for row in grid:
        for plot in row:
            drawing.plot(plot)
            print(f"{plot.title}: {plot.area.frame.x:g} {plot.area.frame.width:g}")
    for k in range(16):
        at = bar.frame
        shade = Rect(at.x, at.y + at.height * k / 16, at.width, at.height / 16 + 1)
        drawing.rect(shade, f"hsl({220 - 12 * k} 70% 60%)")
    for k, mark in enumerate(["high", "low"]):
        drawing.text(marks.frame.x, bar.frame.y + 10 + k * (bar.frame.height - 12), "start", mark)
    if len(sys.argv) > 1:
        with open(sys.argv[1], "w") as file:
            file.write("\n".join([*drawing.lines, "</svg>", ""]))


if __name__ == "__main__":
    main()
