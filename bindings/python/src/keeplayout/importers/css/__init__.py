"""Flexible boxes and grids of CSS: an HTML fragment with inline styles, or a tree of JSON."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from ...geometry import Size
from ..command import Importer, Scene
from ..source import File
from ..unsaid import Unsaid
from . import html, objects
from .boxes import BROWSERS, YOGA, Box
from .build import Build, Choices
from .cells import TooManyError
from .text import Letter


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--defaults", choices=("browsers", "yoga"),
        help="of styles; those of browsers for HTML, and of Yoga (React Native) for JSON",
    )  # fmt: skip
    parser.add_argument(
        "--size", type=_size, metavar="WxH", help="of what is around, such as the window"
    )
    parser.add_argument(
        "--letter", type=_letter, metavar="WxH", default=Letter(),
        help="how large a letter of a text is; 8x16 unless given",
    )  # fmt: skip


def _scenes(file: File, given: argparse.Namespace, unsaid: Unsaid) -> Iterator[Scene]:
    is_json = file.data.lstrip()[:1] in (b"{", b"[")
    chosen = given.defaults or ("yoga" if is_json else "browsers")
    defaults = YOGA if chosen == "yoga" else BROWSERS
    found: Iterator[Box]
    found = objects.boxes(file, defaults) if is_json else html.boxes(file, defaults, unsaid)
    choices = Choices(given.size, given.letter)
    count = 0
    for count, root in enumerate(found, 1):
        if root.kind != "none":
            try:
                layout = Build(root, choices, unsaid).layout
            except TooManyError:
                what = "a grid with more cells than a layout has"
                raise file.unreadable(root.place.line, what) from None
            yield Scene(root.name or f"{root.tag}-{count}", root.place, layout)
    if not count:
        raise file.unreadable(1, "there is no element in it")


def _size(words: str) -> Size:
    width, height = map(float, words.lower().split("x"))
    return Size(width, height)


def _letter(words: str) -> Letter:
    return Letter(*_size(words))


IMPORTER = Importer(
    "from-css", "flexible boxes and grids of CSS: HTML with inline styles, or JSON", _add_options,
    _scenes,
)  # fmt: skip
