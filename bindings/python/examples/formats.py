"""A dialog as it looks: a visual format for each row and column. A gap changes in place, and the
format is written with it; a format with a fault is shown with its place.

    python formats.py [picture.svg]
"""

from __future__ import annotations

import sys

from keeplayout import EquationError, FormatOption, Layout
from picture import BLUE, PAPER, SKY, Picture

ui = Layout()
window = ui.node("window", size=(360, 220))
nodes = [window.node(name) for name in ("icon", "title", "body", "cancel", "save")]

edge = {"edge": 16}
same_height = FormatOption.ALIGN_TOP | FormatOption.ALIGN_BOTTOM
ui.format("V:|-edge-[title(48)]-[body(>=40)]-[save(32)]-edge-|", metrics=edge)
ui.format("H:|-edge-[icon(48)]-12-[title]-edge-|", metrics=edge, options=same_height)
ui.format("H:|-edge-[body]-edge-|", metrics=edge)
buttons = ui.format(
    "H:[cancel(save)]-[save(>=88,88@low)]-edge-|", metrics=edge, options=same_height
)

gap = buttons.constraints[1]  # cancel's size, the gap, save's size, the edge, then alignments
gap.constant = 20
print(buttons)
print(gap.description)

try:
    ui.format("H:|-[boddy]-|")
except EquationError as error:
    print(error.faults[0])

ui.solve()
picture = Picture(400, 260)
picture.rect(window.frame, PAPER, 8)
for node in nodes:
    print(f"{node.name:<7}" + "".join(f"{number:8g}" for number in node.frame))
    picture.node(node, BLUE if node.name == "save" else SKY, node.name)
picture.save(sys.argv)
