"""KeepLayout 0.3.1's first pictured example: one view, kept off the edges, at least 16:9, and a
third of the way down as far as there is room.

    python one_view.py [picture.svg]
"""

from __future__ import annotations

import sys

from keeplayout import LOW, Layout
from picture import Picture

SCREENS = [(320, 480), (320, 568), (768, 1024), (480, 320), (568, 320), (1024, 768)]

ui = Layout()
screen = ui.node("screen")
red = screen.node("red")

red.insets.min = 10
red.insets.equal = 10 @ LOW
red.aspect_ratio.min = 16 / 9
red.horizontal_center.equal = 1 / 2
red.vertical_center.max = 1 / 2
red.vertical_center.min = 1 / 3
red.vertical_center.equal = 1 / 3 @ LOW

picture = Picture()
for width, height in SCREENS:
    screen.set_size(width, height)
    ui.solve()
    x, y, w, h = red.frame
    print(f"{width} x {height}")
    print(f"  {red.name:<6}{x:12.6f}{y:12.6f}{w:12.6f}{h:12.6f}")
    picture.add_screen(screen)

if len(sys.argv) > 1:
    picture.save(sys.argv[1])
