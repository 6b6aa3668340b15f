"""Nodes and attributes by what a person calls them on the command line."""

from __future__ import annotations

from ..attributes.attribute import Attribute
from ..errors import KeepError
from ..layout.layout import Layout
from ..nodes.node import Node
from .command import RefusedError, meant, sentence
from .places import KINDS, Places

_RELATED = {"offset", "alignment"}


def node(layout: Layout, places: Places, name: str) -> Node:
    """A node by its name, by a path of names, `card/title`, or by its number.

    Raises RefusedError where there is none, or more than one.
    """
    if name.isascii() and name.isdigit() and int(name) in places.nodes:
        return places.nodes[int(name)]
    found = [each for each in places.nodes.values() if each.name == name]
    if not found and "/" in name:
        found = _at_path(places, name.strip("/").split("/"))
    if len(found) == 1:
        return found[0]
    if found:
        paths = ", ".join(sorted(_path(each) for each in found)[:4])
        raise RefusedError(f'{len(found)} nodes have the name "{name}": {paths}')
    names = {each.name for each in places.nodes.values() if each.name}
    raise RefusedError(f'there is no node "{name}"{meant(name, names)}')


def attribute(of: Node, name: str, other: Node | None) -> Attribute:
    """An attribute by its words in documents, `left-inset`, or in Python, `left_inset`.

    Raises RefusedError where there is none, or it does not take another node, or needs one.
    """
    words = name.replace("_", "-").removesuffix("-to")
    words = words + "ment" if words.endswith("-align") else words
    kind = KINDS.get(words)
    if kind is None:
        raise RefusedError(f'there is no attribute "{name}"{meant(words, KINDS)}')
    try:
        return of.attribute(kind, other)
    except KeepError as error:
        more = ""
        if other is None and words.rpartition("-")[2] in _RELATED:
            more = "; the other node is the next argument"
        raise RefusedError(f"{sentence(error)}{more}") from None


def split(text: str) -> tuple[str, str]:
    """NODE.ATTRIBUTE in its two parts. Raises RefusedError."""
    of, dot, name = text.rpartition(".")
    if not dot or not of or not name:
        raise RefusedError(f'"{text}" is not of the form NODE.ATTRIBUTE, as title.width is')
    return of, name


def _at_path(places: Places, path: list[str]) -> list[Node]:
    """The nodes whose names, and those of the nodes around them, end with a path."""
    return [each for each in places.nodes.values() if _names(each)[-len(path) :] == path]


def _names(of: Node) -> list[str]:
    names: list[str] = []
    above: Node | None = of
    while above is not None:
        names.insert(0, above.name)
        above = above.parent
    return names


def _path(of: Node) -> str:
    return "/".join(_names(of))
