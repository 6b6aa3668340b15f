"""Arguments that several commands have."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..importers.options import length, option

Window = tuple[float | None, float | None]
"""A width and a height; None for what a document says."""


def add_file(parser: argparse.ArgumentParser, several: bool = False) -> None:
    """The document, or documents, that a command is about."""
    words = "a document of a layout; - for standard input"
    if several:
        parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help=words)
    else:
        parser.add_argument("file", metavar="FILE", type=Path, help=words)


def add_size(parser: argparse.ArgumentParser) -> None:
    """The size of the roots in place of that of the document."""
    words = "the size of the window (of all roots) in place of the document's, such as 320x568, or"
    words += " its width alone: 320x"
    parser.add_argument("--size", metavar="WxH", type=option(_window, "320x568"), help=words)


def _window(text: str) -> Window:
    width, height = (length(each) if each else None for each in text.lower().split("x"))
    if width is None and height is None:
        raise ValueError(text)
    return width, height
