"""A document that is read again whenever its file has changed: what differs moves to its new place,
nodes stay the same, and a fault is shown and changes nothing.

    python reload.py [picture.svg]
"""

from __future__ import annotations

import sys
from pathlib import Path

from keeplayout import Curve, KeepError, Layout, Node
from picture import BLUE, PAPER, Picture

VERSIONS = Path(__file__).parents[3] / "examples-c"


def reload(path: Path) -> None:
    """Updates the layout to a file; an editor would call it when the file's date changes."""
    with ui.animate(1, curve=Curve.LINEAR):
        try:
            ui.update(path.read_text())
        except KeepError as error:
            print(f"examples-c/{path.name}: {error}")


def show(panel: Node) -> None:
    x, _, width, _ = frame = panel.presented_frame
    print(f"panel from {x:g} to {x + width:g}")
    picture.rect(ui.roots[0].frame, PAPER, 8)
    picture.rect(frame, BLUE)
    picture.y += 120


ui = Layout()
picture = Picture(340, 380)
reload(VERSIONS / "panel-1.txt")
ui.advance(1)
(panel,) = ui.roots[0].children
show(panel)
reload(VERSIONS / "panel-2.txt")
ui.advance(0.5)
show(panel)  # half way, and still the same node
ui.advance(0.5)
reload(VERSIONS / "panel-3.txt")
show(panel)
picture.save(sys.argv)
