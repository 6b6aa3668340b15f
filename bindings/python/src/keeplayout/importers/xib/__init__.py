"""Scenes of Interface Builder: .xib and .storyboard files for iOS and tvOS."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from os import PathLike
from pathlib import Path

from ...geometry import Insets
from ..command import Importer, Scene
from ..options import length, option, size
from ..source import File
from ..unsaid import Unsaid
from .build import FROM_FILE, Build, Choices
from .scenes import Document
from .traits import Traits


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--size", type=size, metavar="WxH", help="of every root, in place of its frame's: 320x568"
    )
    parser.add_argument(
        "--safe-area", type=option(_insets, "44,0,34,0"), metavar="T,L,B,R",
        help="of every root, in place of what its constraints tell: 44,0,34,0",
    )  # fmt: skip
    parser.add_argument(
        "--size-class", type=option(_traits, "compact,regular"), metavar="W,H",
        help="compact or regular, in place of the device's in the file: compact,regular",
    )  # fmt: skip
    parser.add_argument(
        "--no-placeholders", action="store_true",
        help="leave out constraints that are removed when the app is built",
    )  # fmt: skip


def read(
    path: str | PathLike[str], choices: Choices = FROM_FILE, unsaid: Unsaid | None = None
) -> Iterator[Scene]:
    """The scenes of a file, one at a time, each solved.

        for scene in xib.read("Main.storyboard"):
            print(scene.name, scene.layout.document)

    Args:
        path: a .xib or .storyboard file for iOS or tvOS.
        choices: what is to be other than in the file.
        unsaid: counts what is left out, and what is assumed.

    Raises UnreadableError for a file that cannot be read, with the line.
    """
    yield from _read(File.read(Path(path)), choices, Unsaid() if unsaid is None else unsaid)


def _scenes(file: File, given: argparse.Namespace, unsaid: Unsaid) -> Iterator[Scene]:
    keeps = not given.no_placeholders
    yield from _read(file, Choices(given.size_class, given.size, given.safe_area, keeps), unsaid)


def _read(file: File, choices: Choices, unsaid: Unsaid) -> Iterator[Scene]:
    document = Document(file)
    for root in document:
        yield Scene(root.name, root.element.place, Build(root, document, choices, unsaid).layout)


def _insets(text: str) -> Insets:
    top, left, bottom, right = map(length, text.split(","))
    return Insets(top, left, bottom, right)


def _traits(text: str) -> Traits:
    width, height = text.split(",")
    if not {width, height} <= {"compact", "regular"}:
        raise ValueError(text)
    return Traits(width, height)


__all__ = ["FROM_FILE", "IMPORTER", "Choices", "Traits", "read"]

IMPORTER = Importer(
    "from-xib",
    "layouts of Interface Builder: .xib and .storyboard",
    _add_options,
    _scenes,
    (".xib", ".storyboard"),
    """\
    {0} from-xib Main.storyboard --svg drawings   a picture of each scene, as SVG
    {0} from-xib Main.storyboard --out layouts    a document of each, to go on with:
    {0} draw layouts/Main-Login.keep
    {0} check layouts/Main-Login.keep
    {0} from-xib App --quiet --out layouts        all files in a folder
    {0} from-xib Login.xib --size 844x390 --size-class compact,compact
""",
)
