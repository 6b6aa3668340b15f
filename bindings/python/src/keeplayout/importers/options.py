"""Values of options that importers share."""

from __future__ import annotations

from ..geometry import Size

_MOST = 1e9


def length(text: str) -> float:
    """A length in points. Raises ValueError for what is none, which argparse tells."""
    found = float(text)
    if not 0 <= found <= _MOST:
        raise ValueError(text)
    return found


def size(text: str) -> Size:
    """A size, such as 320x568. Raises ValueError."""
    width, height = map(length, text.lower().split("x"))
    return Size(width, height)
