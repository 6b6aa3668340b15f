"""Boxes of JSON: objects with a style, a text, and children."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterator
from json import decoder, scanner
from typing import Any

from ..source import MOST_DEPTH, MOST_ELEMENTS, File
from .boxes import Box, Defaults
from .declarations import of_mapping, of_text

_CHILDREN = "children"
_NAMES = ("name", "id", "key", "nativeID", "testID")


class _Object(dict[str, Any]):
    """An object, with the place in the text at which it ends."""

    end = 0


class _Decoder(json.JSONDecoder):
    """Reads JSON, and where its objects are."""

    def __init__(self) -> None:
        super().__init__(object_pairs_hook=_Object)
        plain: Any = getattr(decoder, "JSONObject")  # noqa: B009 - not in the type stubs

        def read(text_and_end: tuple[str, int], *rest: Any) -> tuple[Any, int]:
            found, end = plain(text_and_end, *rest)
            found.end = end
            return found, end

        self.parse_object: Any = read
        self.scan_once: Any = getattr(scanner, "py_make_scanner")(self)  # noqa: B009


def boxes(file: File, defaults: Defaults) -> Iterator[Box]:
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
    reader = _Reader(file, text, defaults)
    for each in found if isinstance(found, list) else [found]:
        yield reader.box(each, 1, 0)


class _Reader:
    """Makes boxes of objects."""

    def __init__(self, file: File, text: str, defaults: Defaults) -> None:
        self._file = file
        self._defaults = defaults
        self._ends = [at for at, letter in enumerate(text) if letter == "\n"]
        self._count = 0

    def box(self, found: Any, line: int, depth: int) -> Box:
        """The box that an object is; line: of what it is in."""
        if not isinstance(found, _Object):
            raise self._file.unreadable(line, f"an object is needed, not {str(found)[:40]!r}")
        line = bisect_right(self._ends, found.end - 1) + 1
        self._count += 1
        if self._count > MOST_ELEMENTS:
            raise self._file.unreadable(line, f"more than {MOST_ELEMENTS:,} objects")
        if depth >= MOST_DEPTH:
            raise self._file.unreadable(line, "objects are nested too deep")
        style = found.get("style", {})
        if isinstance(style, str):
            declared = of_text(style)
        elif isinstance(style, dict):
            declared = of_mapping(style)
        else:
            raise self._file.unreadable(line, "a style is an object, or text")
        name = next((str(found[each]) for each in _NAMES if found.get(each)), "")
        box = Box(
            str(found.get("type", "div")), name, declared, self._file.place(line), self._defaults
        )
        box.text = str(found.get("text") or "")
        children = found.get(_CHILDREN) or []
        if isinstance(children, str):
            box.text, children = children, []
        if not isinstance(children, list):
            raise self._file.unreadable(line, "children are a list")
        for child in children:
            if isinstance(child, str):
                box.text += child
            else:
                box.add(self.box(child, line, depth + 1))
        return box
