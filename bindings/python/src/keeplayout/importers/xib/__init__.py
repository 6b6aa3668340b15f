"""Scenes of Interface Builder: .xib and .storyboard files for iOS and tvOS."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from ...geometry import Insets, Size
from ..command import Importer, Scene
from ..source import File
from ..unsaid import Unsaid
from .build import Build, Choices
from .scenes import document, roots
from .traits import Traits


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--size", type=_size, metavar="WxH", help="of every root, in place of its frame's"
    )
    parser.add_argument(
        "--safe-area", type=_insets, metavar="T,L,B,R",
        help="of every root, in place of what its constraints tell",
    )  # fmt: skip
    parser.add_argument(
        "--size-class", type=_traits, metavar="W,H",
        help="compact or regular, in place of the device's in the file: compact,regular",
    )  # fmt: skip
    parser.add_argument(
        "--no-placeholders", action="store_true",
        help="leave out constraints that are removed when the app is built",
    )  # fmt: skip


def _scenes(file: File, given: argparse.Namespace, unsaid: Unsaid) -> Iterator[Scene]:
    whole = document(file)
    choices = Choices(given.size_class, given.size, given.safe_area, not given.no_placeholders)
    for root in roots(whole):
        yield Scene(root.name, root.element.place, Build(root, whole, choices, unsaid).layout)


def _size(text: str) -> Size:
    width, height = map(float, text.lower().split("x"))
    return Size(width, height)


def _insets(text: str) -> Insets:
    top, left, bottom, right = map(float, text.split(","))
    return Insets(top, left, bottom, right)


def _traits(text: str) -> Traits:
    width, height = text.split(",")
    if not {width, height} <= {"compact", "regular"}:
        raise ValueError(text)
    return Traits(width, height)


IMPORTER = Importer(
    "from-xib", "layouts of Interface Builder: .xib and .storyboard", _add_options, _scenes
)
