"""Boxes of JSON: objects with a style, a text, and children, as React Native has them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ..reading import Names, anything, cut
from ..source import MOST_DEPTH, MOST_ELEMENTS, File, Place
from ..unsaid import Unsaid
from .boxes import Box, Defaults
from .declarations import of_mapping, of_text
from .inline import BREAK, Element, boxes_of
from .trees import List, Object, Tree

_NAMES_OF_BOXES = ("name", "id", "key", "nativeID", "testID")
_KEYS = ("style", "children", "text", "type", *_NAMES_OF_BOXES)
_OF_COMPONENTS = re.compile(
    r"on[A-Z]|accessib|aria-|data-|(source|src|value|placeholder|resizeMode|editable|disabled|ref|"
    r"role|href|hitSlop|pointerEvents|keyboardType|secureTextEntry|autoCapitalize|testID|title|"
    r"color|tintColor|activeOpacity|animated|visible|numberOfLines|ellipsizeMode|selectable)\Z"
)
"""What components of React Native have besides, which only draws or acts."""
_NAMES = Names(dict.fromkeys(_KEYS, anything), lambda name: bool(_OF_COMPONENTS.match(name)))


def boxes(file: File, defaults: Defaults, unsaid: Unsaid) -> Iterator[Box]:
    """The outermost boxes of a file: that of one object, or those of a list. Raises
    UnreadableError."""
    reader = _Reader(file, Tree(file), defaults, unsaid)
    for root in reader.roots():
        yield boxes_of(root, unsaid)


def _is_nothing(found: Any) -> bool:
    """Whether a value stands for no box, as in `isOpen && {...}`."""
    return found is None or isinstance(found, bool)


class _Reader:
    """Makes boxes of objects."""

    def __init__(self, file: File, tree: Tree, defaults: Defaults, unsaid: Unsaid) -> None:
        self._file = file
        self._tree = tree
        self._defaults = defaults
        self._unsaid = unsaid
        self._ids: set[str] = set()
        self._count = 0

    def roots(self) -> Iterator[Element]:
        """The outermost elements."""
        for found, at in self._items(self._tree.root, 0, 0):
            if not isinstance(found, Object):
                what = f"an object is needed, not {str(found)[:40]!r}"
                raise self._file.unreadable(self._tree.place(at).line, what)
            yield self._element(found, 0)

    def _items(self, found: Any, at: int, depth: int) -> Iterator[tuple[Any, int]]:
        """The values of a list, and of lists in it, each with its place; or a value alone."""
        if depth > MOST_DEPTH:
            raise self._too_deep(at)
        if isinstance(found, List):
            for each, begin in zip(found, found.begins, strict=True):
                yield from self._items(each, begin, depth + 1)
        elif not _is_nothing(found):
            yield found, at

    def _too_deep(self, at: int) -> Exception:
        line = self._tree.place(at).line
        return self._file.unreadable(line, "objects are nested too deep")

    def _element(self, found: Object, depth: int) -> Element:
        place = self._tree.place(found.begin)
        self._count += 1
        if self._count > MOST_ELEMENTS:
            raise self._file.unreadable(place.line, f"more than {MOST_ELEMENTS:,} objects")
        if depth >= MOST_DEPTH:
            raise self._too_deep(found.begin)
        box = Box(
            str(found.get("type", "")), self._name(found, place), self._style(found), place,
            self._defaults,
        )  # fmt: skip
        for key in found:
            if key not in _KEYS:
                _NAMES.tell_unknown(key, f'"{key}"', self._place_of(found, key), self._unsaid)
        element = Element(box)
        for key in "text", "children":
            if key in found:
                self._fill(element, found[key], found.begins[key], depth)
        return element

    def _fill(self, element: Element, found: Any, at: int, depth: int) -> None:
        for each, _ in self._items(found, at, 0):
            if isinstance(each, Object):
                element.content.append(self._element(each, depth + 1))
            else:
                element.content.append(str(each).replace("\n", BREAK))

    def _place_of(self, found: Object, key: str) -> Place:
        return self._tree.place(found.begins[key])

    def _style(self, found: Object) -> dict[str, str]:
        """The declarations of its style; of a list of them the last one of a property."""
        declared: dict[str, str] = {}
        for style, at in self._items(found.get("style"), found.begins.get("style", 0), 0):
            place = self._tree.place(at)
            if isinstance(style, str):
                declared |= of_text(style, place, self._unsaid)
            elif isinstance(style, Object):
                for name, value in style.items():
                    of_value = self._place_of(style, name)
                    declared |= of_mapping({name: value}, of_value, self._unsaid)
            else:
                what = f"{cut(str(style))}: a style is an object, or text"
                self._unsaid.cannot_read(what, place)
        return declared

    def _name(self, found: Object, place: Place) -> str:
        name = next((str(found[each]) for each in _NAMES_OF_BOXES if found.get(each)), "")
        if name and found.get("id") == name:
            if name in self._ids:
                what = f'a second object has the id "{name[:60]}"'
                self._unsaid.cannot_read(what, place)
            self._ids.add(name)
        return name
