"""The scenes of a file: what has views, each with a size of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ..reading import cut, needed
from ..source import Element, File, OtherKindError, which_reads

_ROOTS_IN_TABLES = {
    "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
}  # fmt: skip
_HEADS = {"tableHeaderView", "tableFooterView"}
_OF_EVERY_SCENE = {"view", "delegate", "dataSource"}
_NO_VIEWS = {"placeholder", "customObject", "viewControllerPlaceholder", "exit", "viewController"}


class Document:
    """A file of Interface Builder.

    Raises UnreadableError for what is none, and for what is neither for iOS nor tvOS.
    """

    def __init__(self, file: File) -> None:
        self.root: Element = file.xml()
        _check(self.root)
        self.device: Element | None = self.root.first("device")
        """That it was last shown on."""
        self.images: dict[str, Element] = {}
        """With their sizes, by name."""
        self.outlets: dict[str, str] = {}
        """What views are called in code, by their ids."""
        self.elements: dict[str, Element] = {}
        """All that has an id."""
        for element in self.root:
            if element.get("id"):
                self.elements.setdefault(element.get("id"), element)
            if element.tag == "image" and element.get("width"):
                self.images[element.get("name")] = element
            elif element.tag == "outlet" and element.get("property") not in _OF_EVERY_SCENE:
                self.outlets[element.get("destination")] = element.get("property")

    def __iter__(self) -> Iterator[Root]:
        """Its scenes, in order; cells after the views that they are in."""
        file = Path(self.root.place.file).stem
        for objects in (each for each in self.root if each.tag == "objects"):
            for element in objects.children:
                root = _root(element, file)
                if root is not None:
                    yield root
                    yield from _in_tables(root.element)


class Root(NamedTuple):
    """The outermost view of a scene."""

    element: Element
    name: str
    controller: Element | None
    """Whose view it is, in a storyboard."""


def _check(root: Element) -> None:
    runtime = root.get("targetRuntime")
    if root.tag == "archive":
        what = "a xib from before Xcode 5; opened and saved there it is read"
    elif root.tag != "document" or "InterfaceBuilder" not in root.get("type"):
        what = f"<{cut(root.tag)}> is no document of Interface Builder{which_reads(root.tag)}"
        raise OtherKindError(root.place, what, is_layout=False)
    elif "CocoaTouch" not in runtime and runtime != "AppleTV":
        what = _about_runtime(runtime)
    else:
        return
    raise OtherKindError(root.place, what, is_layout=True)


def _about_runtime(runtime: str) -> str:
    """Why files for a runtime are not read."""
    if not runtime:
        return f'it has no targetRuntime, such as "{_RUNTIMES[0]}"'
    system = next((_SYSTEMS[word] for word in _SYSTEMS if word in runtime), "")
    if system:
        return f"a file for {system}; those for iOS and tvOS are read"
    return f'targetRuntime="{cut(runtime)}": {needed(runtime, _RUNTIMES)}'


_RUNTIMES = ("iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "AppleTV")
_SYSTEMS = {"MacOSX": "macOS", "watch": "watchOS"}


def _root(element: Element, otherwise: str) -> Root | None:
    """The scene of an object: the view of a controller, or a view by itself."""
    name = _name(element, otherwise)
    view = next((each for each in element.children if each.get("key") == "view"), None)
    if view is not None:
        return Root(view, name, element)
    is_view = element.first("rect") is not None and element.tag not in _NO_VIEWS
    return Root(element, name, None) if is_view else None


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
