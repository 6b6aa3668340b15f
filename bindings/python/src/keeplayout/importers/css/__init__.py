"""Flexible boxes and grids of CSS: an HTML fragment with inline styles, or a tree of JSON."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from os import PathLike
from pathlib import Path

from ...geometry import Size
from ..command import Importer, Scene
from ..options import letter_size, size
from ..source import File
from ..text import DEFAULT, Letter
from ..unsaid import Unsaid
from . import html, objects
from .boxes import BROWSERS, YOGA, Box
from .build import FROM_FILE, Build, Choices
from .cells import TooManyError
from .lengths import Unit, units_of_elsewhere

__all__ = ["BROWSERS", "IMPORTER", "YOGA", "Choices", "Letter", "read"]

_WINDOW = Size(800, 600)
_DEFAULTS = {"browsers": BROWSERS, "yoga": YOGA}


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--defaults", choices=tuple(_DEFAULTS),
        help="of styles; those of browsers for HTML, and of Yoga (React Native) for JSON",
    )  # fmt: skip
    parser.add_argument(
        "--size", type=size, metavar="WxH",
        help="of what is around, such as the window, which a root without a width fills; 800x600 "
        "unless given for HTML; roots of JSON are as large as their content unless given",
    )  # fmt: skip
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
    is_json = file.data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] in (b"{", b"[")
    reader, usual = (objects, YOGA) if is_json else (html, BROWSERS)
    window = choices.size or (None if is_json else _WINDOW)
    defaults = (choices.defaults or usual)._replace(window=window)
    roots, stem = list(reader.boxes(file, defaults, unsaid)), Path(file.name).stem
    if not roots:
        is_sheet = file.name.endswith((".css", ".scss", ".less"))
        what = "a style sheet; HTML with inline styles is read, or JSON"
        raise file.unreadable(1, what if is_sheet else "there is no element in it")
    for count, root in enumerate(roots, 1):
        if root.kind == "none":
            continue
        try:
            layout = Build(root, _with_window(choices, root, window, unsaid), unsaid).layout
        except TooManyError:
            what = "a grid with more cells than a layout has"
            raise file.unreadable(root.place.line, what) from None
        unnamed = stem if len(roots) == 1 else f"{root.tag}-{count}"
        yield Scene(root.name or unnamed, root.place, layout)


def _with_window(choices: Choices, root: Box, window: Size | None, unsaid: Unsaid) -> Choices:
    """The choices with something around the root, if that matters and nobody chose it."""
    is_open = root.length("width").unit not in (Unit.POINTS, Unit.CONTENT) and not root.is_inline
    if choices.size is not None or not (is_open or _counts_window(root)):
        return choices
    size = "as large as the content" if window is None else f"{window.width:g} x {window.height:g}"
    unsaid.assume(f"what is around: {size} (--size 320x568)", root.place)
    return replace(choices, size=window) if is_open else choices


def _counts_window(root: Box) -> bool:
    """Whether a length is in vw or vh."""
    texts = (box.text_of(name) for box in root for name in box.names)
    return any("window" in units_of_elsewhere(text) for text in texts)


def _letter(text: str) -> Letter:
    return Letter(*letter_size(text))


IMPORTER = Importer(
    "from-css",
    "flexible boxes and grids of CSS: HTML with inline styles, or JSON",
    _add_options,
    _scenes,
    (".html", ".htm"),
    """\
    {0} from-css card.html --size 320x568 --svg drawings   a picture of each outermost box, as SVG
    {0} from-css card.html --size 320x568 --out layouts    a document of each, to go on with:
    {0} draw layouts/card.keep
    {0} check layouts/card.keep
    {0} from-css screen.json --size 390x844 --out layouts  a tree of React Native's styles
""",
)
