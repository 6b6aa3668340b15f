"""The scenes of a file: what has views, each with a size of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ..source import Element, File

_ROOTS_IN_TABLES = {
    "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
}  # fmt: skip
_HEADS = {"tableHeaderView", "tableFooterView"}
_NO_VIEWS = {"placeholder", "customObject", "viewControllerPlaceholder", "exit", "viewController"}


class Root(NamedTuple):
    """The outermost view of a scene."""

    element: Element
    name: str
    controller: Element | None
    """Whose view it is, in a storyboard."""


def document(file: File) -> Element:
    """The root element of a file. Raises UnreadableError for what is not of Interface Builder, and
    for what is neither for iOS nor tvOS."""
    root = file.xml()
    line = root.place.line
    if root.tag == "archive":
        raise file.unreadable(line, "a xib from before Xcode 5; opened and saved there it is read")
    if root.tag != "document" or "InterfaceBuilder" not in root.get("type"):
        raise file.unreadable(line, f"<{root.tag}> is no document of Interface Builder")
    runtime = root.get("targetRuntime")
    if "CocoaTouch" not in runtime and runtime != "AppleTV":
        raise file.unreadable(line, f'"{runtime}" is not a runtime with UIKit')
    return root


def roots(document: Element) -> Iterator[Root]:
    """The scenes of a document, in its order; cells after the views that they are in."""
    file = Path(document.place.file).stem
    for scene in document:
        if scene.tag != "objects":
            continue
        for element in scene.children:
            view = _view_of(element)
            if view is not None:
                yield Root(view, _name(element, file), element)
                yield from _in_tables(view)
            elif element.first("rect") is not None and element.tag not in _NO_VIEWS:
                yield Root(element, _name(element, file), None)
                yield from _in_tables(element)


def _view_of(controller: Element) -> Element | None:
    return next((each for each in controller.children if each.get("key") == "view"), None)


def _in_tables(view: Element) -> Iterator[Root]:
    """Cells, and heads of tables, inside of a view."""
    for element in view:
        is_root = element.tag in _ROOTS_IN_TABLES or element.get("key") in _HEADS
        if is_root and element is not view:
            yield Root(element, _name(element, element.get("key") or element.tag), None)


def _name(element: Element, otherwise: str) -> str:
    """What those who wrote it call it."""
    words = ("storyboardIdentifier", "reuseIdentifier", "userLabel", "customClass", "title")
    return next(filter(None, map(element.get, words)), otherwise)
