"""Values of options that importers share."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TypeVar

from ..geometry import Size

_T = TypeVar("_T")
_MOST = 1e9


def option(read: Callable[[str], _T], example: str) -> Callable[[str], _T]:
    """A type for argparse that shows an example where a text cannot be read.

    Args:
        read: raises ValueError for what is none.
    """

    def parse(text: str) -> _T:
        try:
            return read(text)
        except ValueError:
            what = f"{text!r} cannot be read; an example is {example}"
            raise argparse.ArgumentTypeError(what) from None

    return parse


def length(text: str) -> float:
    """A length in points. Raises ValueError for what is none."""
    found = float(text)
    if not 0 <= found <= _MOST:
        raise ValueError(text)
    return found


def _size(text: str) -> Size:
    width, height = map(length, text.lower().split("x"))
    return Size(width, height)


size = option(_size, "320x568")
letter_size = option(_size, "8x16")
