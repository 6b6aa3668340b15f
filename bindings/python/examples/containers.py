"""Five tasks of everyday, each in a few statements: what a container keeps is not said of each
node."""

from __future__ import annotations

import sys

from keeplayout import CONTENT, Distribution, Layout, Node, fraction
from picture import BLUE, PAPER, SKY, Picture

ui = Layout()
picture = Picture(360, 656)


def boxes(window: Node, widths: list[float], height: float) -> list[Node]:
    """Boxes of a height, which are as wide as asked."""
    nodes = [window.node() for _ in widths]
    for node, width in zip(nodes, widths, strict=True):
        node.content_size = width, height
    return nodes


def equal_buttons(window: Node, buttons: list[Node]) -> Node:
    """Buttons that share a row equally."""
    return window.row(*buttons, gap=10, distribution=Distribution.FILL_EQUALLY)


def wrapping_chips(window: Node, chips: list[Node]) -> Node:
    """Chips in as many lines as they need."""
    return window.flow(*chips, gap=8)


def grid_with_span(window: Node, tiles: list[Node]) -> Node:
    """Three by three, the first one in two columns and two rows."""
    grid = window.grid(*tiles, columns=[fraction(1)] * 3, rows=[fraction(1)] * 3, gap=8)
    grid.place(tiles[0], column=0, row=0, columns=2, rows=2)
    return grid


def label_column(window: Node, cells: list[Node]) -> Node:
    """Labels in a column that is as wide as the longest, fields in what is left."""
    return window.grid(*cells, columns=[CONTENT, fraction(1)], gap=(10, 6))


def sticky_footer(window: Node, parts: list[Node]) -> Node:
    """A footer at the bottom, below a body that takes what is left."""
    page = window.column(*parts)
    parts[1].weight = 1
    return page


def show(what: str, window: Node, made: Node) -> None:
    """Prints and draws what was made, which fills its window."""
    made.keep_insets(0, 0, 0, 0)
    ui.solve()
    print(what)
    picture.text(0, -6, what)
    picture.rect(made.frame, PAPER)
    for place, node in enumerate(made.children):
        print(f"  {node.frame.x:g} {node.frame.y:g} {node.frame.width:g} {node.frame.height:g}")
        picture.node(node, SKY if place % 2 else BLUE)
    picture.y += window.frame.height + 32


for what, task, size, widths, height in (
    ("three equal buttons", equal_buttons, (320, 32), [60, 90, 40], 32),
    ("wrapping chips", wrapping_chips, (240, 88), [80, 60, 100, 50, 90], 24),
    ("a grid with a span", grid_with_span, (316, 136), [40] * 6, 20),
    ("a label column", label_column, (300, 72), [50, 120, 80, 120, 30, 120], 20),
    ("a sticky footer", sticky_footer, (200, 150), [200] * 3, 28),
):
    window = ui.node(size=size)
    show(what, window, task(window, boxes(window, [*map(float, widths)], height)))
picture.save(sys.argv)
