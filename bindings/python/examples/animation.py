"""KeepLayout 1.7's animation: a view that is 100 wide becomes 200 wide in one second. Here along
two curves and on a spring, with a badge that is kept beside it; prints the widths, and draws a
film strip, one still under the other.

    python animation.py [picture.svg]
"""

from __future__ import annotations

import sys
from pathlib import Path

from keeplayout import Curve, Layout, Node, Rect, Spring

STILLS, WIDTH, HEIGHT, PITCH, LEFT, TOP = 13, 260, 32, 36, 56, 40
TEXT = 'font-family="sans-serif" font-size="14" fill="#555b66"'
STRIPS: dict[str, Curve | Spring] = {
    "linear": Curve.LINEAR,
    "ease in, ease out": Curve.EASE_IN_OUT,
    "spring": Spring(damping_ratio=0.5),
}

ui = Layout()
strips: list[tuple[Node, Node, Node]] = []
for name in STRIPS:
    window = ui.node(name, size=(WIDTH, HEIGHT))
    view, badge = window.node("view"), window.node("badge")
    view.left_inset.equal = 8
    view.vertical_insets.equal = 6
    view.width.equal = 100
    badge.left_offset_to(view).equal = 6
    badge.horizontal_align_to(view).equal = 0
    badge.size.equal = 12
    strips.append((window, view, badge))

for (_, view, _), curve in zip(strips, STRIPS.values(), strict=True):
    with ui.animate(1, curve=curve):
        view.width.equal = 200

width, height = LEFT + len(STRIPS) * (WIDTH + 16), TOP + STILLS * PITCH + 12
lines = [
    f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" {TEXT}>',
    '  <rect width="100%" height="100%" fill="white"/>',
]


def draw(x: float, y: float, r: Rect, radius: float, fill: str) -> None:
    """Adds a rectangle."""
    lines.append(
        f'  <rect x="{x + r.x:g}" y="{y + r.y:g}" width="{r.width:g}" height="{r.height:g}"'
        f' rx="{radius:g}" fill="{fill}"/>'
    )


def draw_still(strip: tuple[Node, Node, Node], column: int, row: int) -> None:
    """Adds a window with what is in it, where they are seen."""
    x, y = LEFT + column * (WIDTH + 16), TOP + row * PITCH
    window, view, badge = strip
    draw(x, y, window.presented_frame, 3, "#eef0f3")
    draw(x, y, view.presented_frame, 3, "#4a7bd0")
    draw(x, y, badge.presented_frame, 6, "#f0953c")


print("seconds     linear       ease     spring")
for still in range(STILLS):
    if still > 0:
        ui.advance(1 / (STILLS - 1))
    time = f"{still / (STILLS - 1):.2f}"
    widths = [view.presented_frame.width for _, view, _ in strips]
    print(f"{time:>7}" + "".join(f"{width:11.3f}" for width in widths))
    lines.append(f'  <text x="12" y="{TOP + still * PITCH + 21}">{time}</text>')
    for column, strip in enumerate(strips):
        draw_still(strip, column, still)
for column, name in enumerate(STRIPS):
    lines.append(f'  <text x="{LEFT + column * (WIDTH + 16)}" y="26">{name}</text>')
print(f"still moving: {'yes' if ui.is_moving else 'no'}")

if len(sys.argv) > 1:
    Path(sys.argv[1]).write_text("\n".join([*lines, "</svg>"]) + "\n", encoding="utf-8")
