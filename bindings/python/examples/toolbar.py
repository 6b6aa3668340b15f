"""A toolbar: a row that follows its members, whatever comes, goes, or changes."""

from __future__ import annotations

import sys

from keeplayout import Align, Direction, Distribution, Layout
from picture import BLUE, PAPER, SKY, Picture

ui = Layout()
window = ui.node("window", size=(480, 48))
buttons = [window.node(caption) for caption in ("Save", "Cancel", "Help")]
for button in buttons:
    button.content_size = 7 * len(button.name) + 24, 28
save, cancel, help_ = buttons

bar = window.row(
    *buttons, gap=8, padding=(8, 12, 8, 12), align=Align.CENTER, distribution=Distribution.PACKED
)
bar.keep_insets(0, 0, 0, 0)
picture = Picture(520, 372)


def show(what: str) -> None:
    """Prints and draws the row."""
    ui.solve()
    line = f"{what:22}"
    picture.rect(bar.frame, PAPER, 6)
    for place, node in enumerate(bar.children):
        if node.gone:
            continue
        line += f"  {node.name} {node.frame.x:g}-{node.frame.right:g}"
        picture.node(node, SKY if place % 2 else BLUE, node.name)
    print(line)
    picture.y += 56


show("packed")
bar.distribution = Distribution.EQUAL_GAPS
show("equal gaps")
save.weight, help_.weight = 2, 1
show("weights of 2 and 1")
cancel.gone = True
show("one gone")
more = bar.node("More")
more.content_size = 52, 28
save.gap_after = 40
show("one more, and a gap")
ui.direction = Direction.RIGHT_TO_LEFT
show("right to left")
picture.save(sys.argv)
