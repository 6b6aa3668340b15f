"""Apply lists, EasyPeasy's words: what a list says replaces what it contradicts, and conditions
decide what holds: one column on a phone, two on a pad."""

from __future__ import annotations

import sys

from keeplayout import Context, Idiom, Layout
from keeplayout.apply import Bottom, Height, Left, Right, Top, Width
from picture import ORANGE, PAPER, Picture


def on_pad(context: Context) -> bool:
    """Whether the context is that of a pad."""
    return context.is_pad


def on_phone(context: Context) -> bool:
    """Whether the context is that of a phone."""
    return context.is_phone


ui = Layout()
window = ui.node("window")
photo, text = window.node("photo"), window.node("text")
photo.apply(
    [Top(16), Left(16), Height(120)],
    Width(200).when(on_pad),
    Right(16).when(on_phone),
)
text.apply(
    [Right(16), Bottom(16)],
    [Top(16).when(on_pad), Left(16).to(photo).when(on_pad)],
    [Top(16).to(photo).when(on_phone), Left(16).when(on_phone)],
)

picture = Picture(740, 340)
for idiom, width in (Idiom.PAD, 460), (Idiom.PHONE, 220):
    window.set_size(width, 300)
    ui.context = Context(idiom=idiom)
    ui.reload()  # asks the conditions again
    ui.solve()
    numbers = "   ".join(
        f"{node.name} " + " ".join(f"{number:3g}" for number in node.frame)
        for node in (photo, text)
    )
    print(f"{idiom.name.lower():<6} {numbers}")
    picture.rect(window.frame, PAPER, 8)
    picture.node(photo, ORANGE, "photo")
    picture.lines(text, 18)
    picture.x += 480
picture.save(sys.argv)
