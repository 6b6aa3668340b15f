"""JSON with the place of each value, which the standard library does not tell."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Callable
from json import decoder, scanner
from typing import Any

from ..source import File, Place


class Object(dict[str, Any]):
    """An object, with where it begins, and its values."""

    begin: int
    begins: dict[str, int]


class List(list[Any]):
    """A list, with where it begins, and its values."""

    begin: int
    begins: list[int]


class Tree:
    """What is in a file of JSON. Raises UnreadableError."""

    def __init__(self, file: File) -> None:
        self._file = file
        text = file.text()
        self._ends = [at for at, letter in enumerate(text) if letter == "\n"]
        try:
            self.root: Any = _Decoder().decode(text)
        except json.JSONDecodeError as error:
            raise file.unreadable(error.lineno, f"no JSON: {error.msg}") from None
        except RecursionError:
            raise file.unreadable(1, "objects are nested too deep") from None
        except ValueError as error:  # a number of too many digits
            raise file.unreadable(1, f"no JSON: {error}") from None

    def place(self, at: int) -> Place:
        """The place of a value that begins there."""
        return self._file.place(bisect_right(self._ends, at - 1) + 1)


class _Decoder(json.JSONDecoder):
    """Reads JSON, and where its values are."""

    def __init__(self) -> None:
        super().__init__(object_pairs_hook=list)
        # These are not in the type stubs.
        self._object: Any = getattr(decoder, "JSONObject")  # noqa: B009
        self._list: Any = getattr(decoder, "JSONArray")  # noqa: B009
        self.parse_object: Any = self._read_object
        self.parse_array: Any = self._read_list
        self.scan_once: Any = getattr(scanner, "py_make_scanner")(self)  # noqa: B009

    def _read_object(
        self, text_and_begin: tuple[str, int], strict: bool, scan: _Scan, *hooks: Any
    ) -> tuple[Object, int]:
        begins: list[int] = []
        pairs, end = self._object(text_and_begin, strict, _noting(scan, begins), *hooks)
        found = Object(pairs)
        found.begin = text_and_begin[1] - 1
        found.begins = {name: at for (name, _), at in zip(pairs, begins, strict=True)}
        return found, end

    def _read_list(self, text_and_begin: tuple[str, int], scan: _Scan) -> tuple[List, int]:
        begins: list[int] = []
        items, end = self._list(text_and_begin, _noting(scan, begins))
        found = List(items)
        found.begin, found.begins = text_and_begin[1] - 1, begins
        return found, end


_Scan = Callable[[str, int], tuple[Any, int]]


def _noting(scan: _Scan, begins: list[int]) -> _Scan:
    """What reads a value, and notes where it begins."""

    def noted(text: str, at: int) -> tuple[Any, int]:
        begins.append(at)
        return scan(text, at)

    return noted
