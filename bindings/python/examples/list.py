"""A list of a thousand rows: a change costs what it moves, and only what has moved is read back."""

from __future__ import annotations

import sys

from keeplayout import Layout, Node, Rect
from picture import BLUE, ORANGE, PAPER, SKY, Picture

ROWS, SHOWN, TALL = 1000, 12, 5

ui = Layout()
box = ui.node("list", size=(200, None))
rows: list[tuple[Node, Node, Node]] = []
for _ in range(ROWS):
    row = box.node()
    icon, text = row.node(), row.node()
    row.horizontal_insets.equal = 8
    row.height.equal = 28
    if rows:
        row.top_offset_to(rows[-1][0]).equal = 4
    else:
        row.top_inset.equal = 8
    icon.left_inset.equal = 6
    icon.vertical_center.equal = 0.5
    icon.keep_size(16, 16)
    text.left_offset_to(icon).equal = 8
    text.right_inset.equal = text.vertical_insets.equal = 6
    rows.append((row, icon, text))
rows[-1][0].bottom_inset.equal = 8

picture = Picture(720, 500)


def show(what: str) -> None:
    """Solves, reads the frames that have changed, and says how many these were."""
    ui.solve()
    count = len(ui.changes())
    last = rows[-1][0].frame
    print(f"{what:<22} {count:4} frames changed, the last row ends at {last.y + last.height:g}")
    picture.text(0, 0, what)
    picture.rect(Rect(0, 12, box.frame.width, SHOWN * 32 + 60), PAPER, 8)
    picture.y += 12
    for row, icon, text in rows[:SHOWN]:
        picture.node(row, ORANGE if row == rows[TALL][0] else SKY)
        picture.node(icon, BLUE)
        picture.lines(text, 16)
    picture.y -= 12
    picture.x += 220


show("opened")
rows[TALL][0].height.equal = 60
show("one row taller")
box.set_size(240, None)
show("the list wider")
picture.save(sys.argv)
