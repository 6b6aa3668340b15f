"""The programs of README.md in Python: `natural.py card` is the one of that name."""

from __future__ import annotations

import sys
from contextlib import suppress
from math import ceil, inf

from keeplayout import (
    HIGH,
    ConflictPolicy,
    Context,
    Curve,
    Idiom,
    KeepError,
    Layout,
    Node,
    Priority,
)
from keeplayout.apply import Left, Top


def window_of(width: float, height: float) -> tuple[Layout, Node]:
    ui = Layout()
    return ui, ui.node("window", size=(width, height))


def text_height(width: float) -> float:
    return 20 * ceil(1000 / width)


def card() -> None:
    ui, window = window_of(320, 568)
    image, title = window.node("image"), window.node("title")
    image.aspect_ratio.equal = 4 / 3
    image.horizontal_insets.equal = 10
    title.top_offset_to(image).min = 8
    title.horizontal_insets.equal = 10
    title.measure = text_height
    ui.solve()
    window.set_size(240, 568)
    ui.solve()


def values() -> None:
    ui, window = window_of(400, 300)
    box = window.node("box")
    box.width.min = 100
    box.width.max = 200 @ HIGH
    box.width.equal = 150 @ Priority(600)
    ui.solve()
    box.width.equal = None
    box.width.min = 120.5
    ui.solve()


def links() -> None:
    ui, window = window_of(400, 300)
    a, b = window.node("a"), window.node("b")
    a.left_inset.set_equal_to(window.width, 0.1)
    b.width.set_equal_to(a.width, 0.5, 8)
    a.width.equal = 90
    ui.solve()


def many() -> None:
    ui, window = window_of(400, 100)
    nodes = ui.nodes([window.node("a"), window.node("b"), window.node("c")])
    nodes.width.equal = 40
    nodes.horizontal_offsets.equal = 6
    ui.solve()


def atomic() -> None:
    ui, window = window_of(400, 300)
    box = window.node("box")
    box.width.equal = 100
    with ui.atomic() as small:
        box.width.equal = 40
        box.left_inset.equal = 5
    ui.solve()
    small.deactivate()
    ui.solve()
    small.activate()
    ui.solve()


def terms() -> None:
    ui, window = window_of(400, 300)
    a, b = window.node("a"), window.node("b")
    ui.add(a.left == window.left + 10)
    gap = ui.add(a.right <= b.left - 8)
    ui.add(a.width == 2 * b.width)
    ui.solve()
    gap.constant = -20
    ui.solve()
    gap.uninstall()
    gap.remove()
    ui.solve()


def equations() -> None:
    ui, window = window_of(400, 300)
    window.node("a"), window.node("b")
    ui.equation("a.left == 10")
    ui.equation("b.left >= a.right + 8")
    try:
        ui.equation("a.widht == 3")
    except KeepError:
        ui.equation("a.width == 2 * b.width == 120 @ high")
    ui.solve()


def formats() -> None:
    ui, window = window_of(320, 100)
    window.node("label"), window.node("field")
    ui.format("H:|-[label(60)]-8-[field(>=120)]-|")
    ui.format("V:|-[label]-[field(20)]")
    ui.solve()


def row() -> None:
    ui, window = window_of(600, 60)
    save, cancel, help_ = (window.node(name) for name in ("save", "cancel", "help"))
    bar = window.row(save, cancel, help_, gap=8)
    bar.horizontal_insets.equal = 0
    save.weight = 2
    help_.weight = 1
    ui.solve()
    cancel.gone = True
    bar.gap = 20
    ui.solve()


def apply() -> None:
    ui, window = window_of(400, 300)
    view = window.node("view")
    view.apply(Top(10), Left(20).when(lambda context: context.is_pad))
    ui.solve()
    ui.context = Context(idiom=Idiom.PAD)
    ui.reload()
    ui.solve()
    view.apply(Top(30))
    ui.solve()


def animation() -> None:
    ui, window = window_of(400, 300)
    panel = window.node("panel")
    panel.left_inset.equal = 0
    ended: list[bool] = []
    with ui.animate(1, curve=Curve.LINEAR, completion=ended.append):
        panel.left_inset.equal = 40
    ui.advance(0.5)
    ui.advance(0.5)


def transaction() -> None:
    ui, window = window_of(400, 300)
    panel = window.node("panel")
    try:
        with ui.transaction():
            panel.width.equal = 30
            panel.height.equal = inf
    except KeepError:
        with ui.transaction():
            panel.width.equal = 60


def failing() -> None:
    ui, window = window_of(400, 300)
    text = window.node("text")
    text.width.equal = 100

    def no_height(width: float) -> float:
        raise ZeroDivisionError(width)

    text.measure = no_height
    try:
        ui.solve()
    except ZeroDivisionError:
        text.measure = text_height
    ui.solve()


def refused() -> None:
    ui, window = window_of(400, 300)
    a = window.node("a")
    ui.conflict_policy = ConflictPolicy.REFUSED
    a.width.equal = 40
    ui.solve()
    a.width.min = 50
    with suppress(KeepError):
        ui.solve()
    try:
        window.move(a)
    except KeepError:
        ui.solve()


def document() -> None:
    ui = Layout()
    ui.read_document(
        'keeplayout 1\nnode 1 "window"\n  size-width 300\n  size-height 100\n'
        '  node 2 "icon"\n    width = 50\n'
    )
    ui.update(
        'keeplayout 1\nnode 1 "window"\n  size-width 200\n  size-height 100\n'
        '  node 2 "icon"\n    left-inset = 10\n'
    )
    with suppress(KeepError):
        ui.update("keeplayout 1\nnode 1\n  size-hight 3\n")


if __name__ == "__main__":
    globals()[sys.argv[1]]()
