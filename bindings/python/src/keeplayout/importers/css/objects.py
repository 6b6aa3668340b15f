"""Boxes of JSON: objects with a style, a text, and children."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterator
from json import decoder, scanner
from typing import Any

from ..reading import Names, anything
from ..source import MOST_DEPTH, MOST_ELEMENTS, File, Place
from ..unsaid import Unsaid
from .boxes import Box, Defaults
from .declarations import of_mapping, of_text
from .inline import BREAK, Element, boxes_of

_NAMES_OF_BOXES = ("name", "id", "key", "nativeID", "testID")
_KEYS = ("style", "children", "text", "type", *_NAMES_OF_BOXES)
_NAMES = Names(dict.fromkeys(_KEYS, anything), lambda _: False)


class _Object(dict[str, Any]):
    """An object, with the place in the text at which it begins."""

    begin = 0


class _Decoder(json.JSONDecoder):
    """Reads JSON, and where its objects are."""

    def __init__(self) -> None:
        super().__init__(object_pairs_hook=_Object)
        plain: Any = getattr(decoder, "JSONObject")  # noqa: B009 - not in the type stubs

        def read(text_and_end: tuple[str, int], *rest: Any) -> tuple[Any, int]:
            found, end = plain(text_and_end, *rest)
            found.begin = text_and_end[1]
            return found, end

        self.parse_object: Any = read
        self.scan_once: Any = getattr(scanner, "py_make_scanner")(self)  # noqa: B009


def boxes(file: File, defaults: Defaults, unsaid: Unsaid) -> Iterator[Box]:
    """The outermost boxes of a file: that of one object, or those of a list. Raises
    UnreadableError."""
    text = file.text()
    try:
        found = _Decoder().decode(text)
    except json.JSONDecodeError as error:
        raise file.unreadable(error.lineno, f"no JSON: {error.msg}") from None
    except RecursionError:
        raise file.unreadable(1, "objects are nested too deep") from None
    except ValueError as error:  # a number of too many digits
        raise file.unreadable(1, f"no JSON: {error}") from None
    reader = _Reader(file, text, defaults, unsaid)
    for each in found if isinstance(found, list) else [found]:
        yield boxes_of(reader.element(each, 1, 0), unsaid)


class _Reader:
    """Makes boxes of objects."""

    def __init__(self, file: File, text: str, defaults: Defaults, unsaid: Unsaid) -> None:
        self._file = file
        self._defaults = defaults
        self._unsaid = unsaid
        self._ids: set[str] = set()
        self._ends = [at for at, letter in enumerate(text) if letter == "\n"]
        self._count = 0

    def element(self, found: Any, line: int, depth: int) -> Element:
        """The element that an object is; line: of what it is in."""
        if not isinstance(found, _Object):
            raise self._file.unreadable(line, f"an object is needed, not {str(found)[:40]!r}")
        line = bisect_right(self._ends, found.begin - 1) + 1
        self._count += 1
        if self._count > MOST_ELEMENTS:
            raise self._file.unreadable(line, f"more than {MOST_ELEMENTS:,} objects")
        if depth >= MOST_DEPTH:
            raise self._file.unreadable(line, "objects are nested too deep")
        place = self._file.place(line)
        box = Box(
            str(found.get("type", "div")), self._name(found, place), self._style(found, place),
            place, self._defaults,
        )  # fmt: skip
        for key in found:
            if key not in _KEYS:
                _NAMES.tell_unknown(key, f'"{key}"', place, self._unsaid)
        element = Element(box)
        children = found.get("children") or []
        if isinstance(children, str):
            children = [children]
        if not isinstance(children, list):
            raise self._file.unreadable(line, "children are a list")
        text = found.get("text")
        for child in children if text is None else [str(text), *children]:
            if isinstance(child, str):
                element.content.append(child.replace("\n", BREAK))
            else:
                element.content.append(self.element(child, line, depth + 1))
        return element

    def _style(self, found: _Object, place: Place) -> dict[str, str]:
        style = found.get("style")
        if isinstance(style, str):
            return of_text(style, place, self._unsaid)
        if style is None or isinstance(style, dict):
            return of_mapping(style or {}, place, self._unsaid)
        raise self._file.unreadable(place.line, "a style is an object, or text")

    def _name(self, found: _Object, place: Place) -> str:
        name = next((str(found[each]) for each in _NAMES_OF_BOXES if found.get(each)), "")
        if name and found.get("id") == name:
            if name in self._ids:
                what = f'a second object has the id "{name[:60]}"'
                self._unsaid.cannot_read(what, place)
            self._ids.add(name)
        return name
