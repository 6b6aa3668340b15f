"""A view that is 100 wide becomes 200 wide in one second, along two curves and on a spring, with a
badge that stays beside it. The picture is a film strip, one still below the other."""

from __future__ import annotations

import sys

from keeplayout import Curve, Layout, Node, Rect, Spring
from picture import BLUE, ORANGE, PAPER, Picture

STILLS, WIDTH, HEIGHT = 13, 260, 28
STRIPS: dict[str, Curve | Spring] = {
    "linear": Curve.LINEAR,
    "ease in, ease out": Curve.EASE_IN_OUT,
    "spring": Spring(damping_ratio=0.5),
}

ui = Layout()
picture = Picture(70 + len(STRIPS) * (WIDTH + 16), 60 + STILLS * (HEIGHT + 4))
strips: list[tuple[Node, Node]] = []
for name, curve in STRIPS.items():
    window = ui.node(name, size=(WIDTH, HEIGHT))
    view, badge = window.node("view"), window.node("badge")
    view.left_inset.equal = 8
    view.vertical_insets.equal = 4
    view.width.equal = 100
    badge.left_offset_to(view).equal = 6
    badge.vertical_center.equal = 0.5
    badge.size.equal = 12
    with ui.animate(1, curve=curve):  # active at once; what one draws follows
        view.width.equal = 200
    picture.text(40 + len(strips) * (WIDTH + 16), 0, name)
    strips.append((view, badge))


def moved(rect: Rect, x: float) -> Rect:
    """A rectangle as it lies in a still."""
    return Rect(x + rect.x, 8 + rect.y, rect.width, rect.height)


print("seconds     linear       ease     spring")
for still in range(STILLS):
    if still > 0:
        ui.advance(1 / (STILLS - 1))
    time = f"{still / (STILLS - 1):.2f}"
    print(f"{time:>7}" + "".join(f"{view.presented_frame.width:11.3f}" for view, _ in strips))
    picture.text(0, 26, time)
    for k, (view, badge) in enumerate(strips):
        x = 40 + k * (WIDTH + 16)
        picture.rect(Rect(x, 8, WIDTH, HEIGHT), PAPER)
        picture.rect(moved(view.presented_frame, x), BLUE)
        picture.rect(moved(badge.presented_frame, x), ORANGE, 6)
    picture.y += HEIGHT + 4
print(f"still moving: {'yes' if ui.is_moving else 'no'}")
picture.save(sys.argv)
