"""KeepLayout 0.3.1's second pictured example: three views that fill the screen, one above two, with
equal heights, equal widths and equal gaps.

    python three_views.py [picture.svg]
"""

from __future__ import annotations

import sys

from keeplayout import HIGH, LOW, Layout
from picture import Picture

SCREENS = [(320, 480), (320, 568), (768, 1024), (480, 320), (568, 320), (1024, 768)]

ui = Layout()
screen = ui.node("screen")
red, green, blue = views = [screen.node(name) for name in ("red", "green", "blue")]

for view in views:
    view.insets.min = 20
    view.insets.max = 20 @ LOW

for gap in (
    red.bottom_offset_to(green),
    red.bottom_offset_to(blue),
    green.right_offset_to(blue),
):
    gap.min = 10
    gap.max = 10 @ HIGH

green.height_to(red).equal = 1
blue.height_to(red).equal = 1
blue.width_to(green).equal = 1

picture = Picture()
for width, height in SCREENS:
    screen.set_size(width, height)
    ui.solve()
    print(f"{width} x {height}")
    for view in views:
        x, y, w, h = view.frame
        print(f"  {view.name:<6}{x:12.6f}{y:12.6f}{w:12.6f}{h:12.6f}")
    picture.add_screen(screen)

if len(sys.argv) > 1:
    picture.save(sys.argv[1])
