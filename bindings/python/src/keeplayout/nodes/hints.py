"""Words of many nodes that were asked of one, and plurals: where what is meant is to be had."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from ..attributes.accessors import Attributes
from .between import Between


class Hints:
    """Says of `node.widths` what there is in its place."""

    __slots__ = ()

    if not TYPE_CHECKING:  # to which a class with __getattr__ has every attribute

        def __getattr__(self, name: str) -> NoReturn:
            words = None if hasattr(type(self), name) else _hint(self, name)
            if words is None:  # a property that has raised an AttributeError does so again
                object.__getattribute__(self, name)
            raise AttributeError(words, name=name, obj=self)


def _hint(found: Any, name: str) -> str | None:
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
