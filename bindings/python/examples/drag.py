"""Dragging the edge of a window, from 900 to 300 points and back: content and inspector shrink in
the order of their priorities. What a point of the drag takes goes to stderr."""

from __future__ import annotations

import sys
from time import perf_counter

from keeplayout import HIGH, LOW, MEDIUM, Layout
from picture import BLUE, PAPER, SKY, Picture

WIDE, NARROW, ROUNDS = 900, 300, 10

ui = Layout()
window = ui.node("window")
sidebar, content, inspector = (window.node(name) for name in ("sidebar", "content", "inspector"))
for pane in sidebar, content, inspector:
    pane.vertical_insets.equal = 8
sidebar.width.min, sidebar.width.equal = 60, 200 @ HIGH  # kept longest
content.width.min, content.width.equal = 120, 400 @ MEDIUM
inspector.width.min, inspector.width.equal = 40, 160 @ LOW  # shrinks first
sidebar.left_inset.equal = inspector.right_inset.equal = 8
content.left_offset_to(sidebar).equal = inspector.left_offset_to(content).equal = 8

print("window  sidebar  content  inspector")
picture = Picture(940, 560)
for width in range(WIDE, NARROW - 1, -100):
    window.set_size(width, 72)
    ui.solve()
    widths = [pane.frame.width for pane in (sidebar, content, inspector)]
    print(f"{width:6}{widths[0]:9g}{widths[1]:9g}{widths[2]:11g}")
    picture.rect(window.frame, PAPER, 8)
    picture.node(sidebar, SKY, "sidebar")
    picture.node(content, BLUE, "content")
    picture.node(inspector, SKY, "...")
    picture.y += 76

start = perf_counter()
drag = [*range(NARROW, WIDE), *range(WIDE, NARROW, -1)]
for _ in range(ROUNDS):
    for width in drag:
        window.set_size(width, 72)
        ui.solve()
took = (perf_counter() - start) / (ROUNDS * len(drag))
print(f"{1e6 * took:.2f} microseconds a point of the drag", file=sys.stderr)
picture.save(sys.argv)
