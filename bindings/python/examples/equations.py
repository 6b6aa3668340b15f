"""Equation strings from a file: faults are shown with their line and place, and the lines that are
right hold all the same.

    python equations.py [picture.svg [file]]
"""

from __future__ import annotations

import sys
from pathlib import Path

from keeplayout import EquationFault, Layout
from picture import BLUE, PAPER, SKY, Picture

HERE = Path(__file__).parents[3]
path = Path(sys.argv[2] if len(sys.argv) > 2 else HERE / "examples-c" / "dashboard.txt")

ui = Layout()
window = ui.node("window", size=(480, 320))
panes = [window.node(name) for name in ("header", "menu", "chart", "table")]

lines, faults = path.read_text().splitlines(), list[EquationFault]()
ui.equations(lines, metrics={"gap": 8}, faults=faults)  # nodes by their own names
for fault in faults:
    print(f"examples-c/{path.name}:{fault.line}: {fault}")

ui.solve()
picture = Picture(520, 360)
picture.rect(window.frame, PAPER, 8)
for pane in panes:
    print(f"{pane.name:<7}" + "".join(f"{number:8g}" for number in pane.frame))
    picture.node(pane, BLUE if pane.name == "chart" else SKY, pane.name)
picture.save(sys.argv)
