"""Flexible boxes and grids of CSS: an HTML fragment with inline styles, or a tree of JSON."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from os import PathLike
from pathlib import Path

from ..command import Importer, Scene
from ..options import size
from ..source import File
from ..unsaid import Unsaid
from . import html, objects
from .boxes import BROWSERS, YOGA
from .build import FROM_FILE, Build, Choices
from .cells import TooManyError
from .text import DEFAULT, Letter

__all__ = ["BROWSERS", "IMPORTER", "YOGA", "Choices", "Letter", "read"]

_DEFAULTS = {"browsers": BROWSERS, "yoga": YOGA}


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--defaults", choices=tuple(_DEFAULTS),
        help="of styles; those of browsers for HTML, and of Yoga (React Native) for JSON",
    )  # fmt: skip
    parser.add_argument(
        "--size", type=size, metavar="WxH", help="of what is around, such as the window"
    )
    parser.add_argument(
        "--letter", type=_letter, metavar="WxH", default=DEFAULT,
        help="how large a letter of a text is; 8x16 unless given",
    )  # fmt: skip


def read(
    path: str | PathLike[str], choices: Choices = FROM_FILE, unsaid: Unsaid | None = None
) -> Iterator[Scene]:
    """The layouts of a file, one for each of its outermost boxes, each solved.

        for scene in css.read("card.html", css.Choices(size=Size(320, 568))):
            print(scene.name, scene.layout.document)

    Args:
        path: an HTML fragment with inline styles, or a tree of JSON.
        choices: what the file does not say.
        unsaid: counts what is left out, and what is assumed.

    Raises UnreadableError for a file that cannot be read, with the line.
    """
    yield from _read(File.read(Path(path)), choices, Unsaid() if unsaid is None else unsaid)


def _scenes(file: File, given: argparse.Namespace, unsaid: Unsaid) -> Iterator[Scene]:
    choices = Choices(_DEFAULTS.get(given.defaults), given.size, given.letter)
    yield from _read(file, choices, unsaid)


def _read(file: File, choices: Choices, unsaid: Unsaid) -> Iterator[Scene]:
    if file.data.lstrip()[:1] in (b"{", b"["):
        found = objects.boxes(file, choices.defaults or YOGA)
    else:
        found = html.boxes(file, choices.defaults or BROWSERS, unsaid)
    count = 0
    for count, root in enumerate(found, 1):
        if root.kind == "none":
            continue
        try:
            layout = Build(root, choices, unsaid).layout
        except TooManyError:
            what = "a grid with more cells than a layout has"
            raise file.unreadable(root.place.line, what) from None
        yield Scene(root.name or f"{root.tag}-{count}", root.place, layout)
    if not count:
        raise file.unreadable(1, "there is no element in it")


def _letter(words: str) -> Letter:
    return Letter(*size(words))


IMPORTER = Importer(
    "from-css", "flexible boxes and grids of CSS: HTML with inline styles, or JSON", _add_options,
    _scenes,
)  # fmt: skip
