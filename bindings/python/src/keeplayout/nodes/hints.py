"""Words of many nodes that were asked of one, and plurals: where what is meant is to be had."""

from __future__ import annotations

from typing import Any

from .._c.misspelt import Named
from ..attributes.accessors import Attributes
from .between import Between


class Hints(Named):
    """Says of `node.widths` what there is in its place."""

    __slots__ = ()

    def _hint(self, name: str) -> str | None:
        return _OF_GRIDS.get(name) or _of_many(self, name)


_OF_GRIDS = dict.fromkeys(
    ("columns", "rows"),
    "get_track reads a column or a row of a grid, set_track changes one, track_count and "
    "set_track_count are how many; track is its guide",
)


def _of_many(found: Any, name: str) -> str | None:
    is_array = isinstance(found, Between)
    nodes = "" if is_array else "layout.nodes([a, b])"
    one, equal = name.removesuffix("s"), f"keep_{name}_equal"
    if hasattr(Between, name):
        meant = f"{nodes}.{name}"
    elif one != name and hasattr(Attributes, one):
        meant = f"{nodes}.{one}"
        if hasattr(Between, equal):
            meant += f", {nodes}.{equal}()"
    else:
        return None
    what = "an array of nodes has" if is_array else "a node has"
    has = "" if is_array else " an array of nodes has"
    return f"{what} no {name}, but{has}: {meant}"
