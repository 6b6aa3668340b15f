"""Files to be imported, read with bounds: nothing in them can make reading take long."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar
from xml.parsers import expat

_T = TypeVar("_T")
MOST_BYTES = 64 << 20
MOST_ELEMENTS = 200_000
MOST_DEPTH = 256


class Place(NamedTuple):
    """A line of a file, from 1, or 0 for the file; prints as `Main.storyboard:12`."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


class UnreadableError(ValueError):
    """A file that is no layout of its kind; prints as `Main.storyboard:12: what is wrong`."""

    def __init__(self, place: Place, what: str) -> None:
        super().__init__(f"{place}: {what}")
        self.place: Place = place
        self.what = what


class OtherKindError(UnreadableError):
    """A file of another kind, which is no fault of one that is in a folder with others.

    Args:
        is_layout: whether it is a layout nevertheless.
    """

    def __init__(self, place: Place, what: str, *, is_layout: bool) -> None:
        super().__init__(place, what)
        self.is_layout = is_layout


def files_in(folder: Path, endings: tuple[str, ...]) -> list[Path]:
    """The files in a folder, and in those inside of it, with one of some endings."""
    found = sorted(folder.rglob("*"))
    return [path for path in found if path.name.endswith(endings) and path.is_file()]


_OF_INTERFACE_BUILDER = ("document", "archive")
_OF_HTML = ("html", "body", "div", "section", "main", "article", "form", "p", "ul", "span")


def which_reads(tag: str) -> str:
    """The end of a sentence about a file of another kind: which importer reads one with such an
    outermost element; empty if none does."""
    kinds = {
        "from-xib": "files of Interface Builder", "from-constraintlayout": "layouts of Android",
        "from-css": "HTML",
    }  # fmt: skip
    found = _importer_of(tag)
    return f"; {found} reads {kinds[found]}" if found else ""


def which_imports(text: str) -> str:
    """The importer that reads a file, by how it begins; empty if none does."""
    begin = text[:_MOST_OF_BEGIN]
    if begin.lstrip("\ufeff \t\r\n")[:1] == "{":
        return "from-css"
    found = _FIRST_TAG.match(begin)
    return "" if found is None else _importer_of(found[1])


_MOST_OF_BEGIN = 4096
_FIRST_TAG = re.compile(r"\ufeff?(?:\s|<\?[^>]*>|<![^>]*>)*<([\w.:-]+)")


def _importer_of(tag: str) -> str:
    if tag in _OF_INTERFACE_BUILDER:
        return "from-xib"
    if tag.lower().endswith("layout"):
        return "from-constraintlayout"
    return "from-css" if tag.lower() in _OF_HTML else ""


class _Parent(Protocol):
    """What has others of its kind inside."""

    @property
    def children(self: _T) -> Sequence[_T]: ...


_P = TypeVar("_P", bound=_Parent)


def in_order(root: _P) -> Iterator[_P]:
    """Something with all that is inside, parents before their children, without recursion."""
    waiting: list[_P] = [root]
    while waiting:
        found = waiting.pop()
        yield found
        waiting += reversed(found.children)


class Element:
    """An element of an XML file, with the line on which it begins."""

    __slots__ = ("attributes", "children", "place", "tag", "text")

    def __init__(self, tag: str, attributes: dict[str, str], place: Place) -> None:
        self.tag: str = tag
        self.attributes: dict[str, str] = attributes
        self.place = place
        self.children: list[Element] = []
        self.text: str = ""
        """The characters directly in it, those of its children left out."""

    def get(self, name: str, otherwise: str = "") -> str:
        """An attribute."""
        return self.attributes.get(name, otherwise)

    def first(self, tag: str) -> Element | None:
        """Its first child of a tag."""
        return next(self.all(tag), None)

    def all(self, tag: str) -> Iterator[Element]:
        """Its children of a tag."""
        return (child for child in self.children if child.tag == tag)

    def __iter__(self) -> Iterator[Element]:
        """Itself and all that is inside, as in the file."""
        return in_order(self)

    def __repr__(self) -> str:
        return f"<{self.tag} of {self.place}>"


class File:
    """A file that was read: its name for messages, and its bytes."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        self.data = data
        if len(data) > MOST_BYTES:
            raise self.unreadable(1, f"the file has more than {MOST_BYTES >> 20} MiB")
        if re.match(rb"keeplayout \d", data):
            what = "a document already, which `draw` and the other commands read"
            raise self.unreadable(1, what)

    @classmethod
    def read(cls, path: Path) -> File:
        """Reads a file, or standard input for `-`.

        Raises UnreadableError for one that is not there or too long.
        """
        name = "standard input" if str(path) == "-" else str(path)
        try:
            if str(path) == "-":
                return cls(name, sys.stdin.buffer.read(MOST_BYTES + 1))
            with path.open("rb") as file:
                return cls(name, file.read(MOST_BYTES + 1))
        except OSError as error:
            raise UnreadableError(Place(name, 0), error.strerror or str(error)) from None

    def place(self, line: int) -> Place:
        """A line of it."""
        return Place(self.name, line)

    def unreadable(self, line: int, what: str) -> UnreadableError:
        """The error of a line of it."""
        return UnreadableError(self.place(line), what)

    def text(self) -> str:
        """What is in it, as UTF-8. Raises UnreadableError for what is not."""
        try:
            return self.data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = self.data.count(b"\n", 0, error.start) + 1
            raise self.unreadable(line, f"not UTF-8: byte {self.data[error.start]:#x}") from None

    def xml(self) -> Element:
        """Its root element. Raises UnreadableError for what is no XML, what declares entities, and
        what is larger or deeper than any layout is."""
        return _Tree(self).read()


_CUT = {
    expat.errors.codes[what]
    for what in (
        expat.errors.XML_ERROR_NO_ELEMENTS,
        expat.errors.XML_ERROR_UNCLOSED_TOKEN,
        expat.errors.XML_ERROR_PARTIAL_CHAR,
        expat.errors.XML_ERROR_UNCLOSED_CDATA_SECTION,
    )
}
"""What expat says where a file ends too early."""


class _Tree:
    """Makes elements of what expat reports."""

    def __init__(self, file: File) -> None:
        self._file = file
        self._open: list[Element] = []
        self._root: Element | None = None
        self._count = 0
        self._parser = parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._begin
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        parser.EntityDeclHandler = self._refuse_entity

    def read(self) -> Element:
        try:
            self._parser.Parse(self._file.data, True)
        except expat.ExpatError as error:
            raise self._wrong(error) from None
        except (LookupError, ValueError) as error:  # an encoding that Python does not have
            if isinstance(error, UnreadableError):
                raise
            raise self._file.unreadable(1, f"no XML: {error}") from None
        assert self._root is not None
        return self._root

    def _begin(self, tag: str, attributes: dict[str, str]) -> None:
        self._count += 1
        line = self._parser.CurrentLineNumber
        if self._count > MOST_ELEMENTS:
            raise self._file.unreadable(line, f"more than {MOST_ELEMENTS:,} elements")
        if len(self._open) >= MOST_DEPTH:
            raise self._file.unreadable(line, f"elements are nested more than {MOST_DEPTH} deep")
        element = Element(tag, attributes, self._file.place(line))
        if self._open:
            self._open[-1].children.append(element)
        else:
            self._root = element
        self._open.append(element)

    def _end(self, _tag: str) -> None:
        self._open.pop()

    def _characters(self, text: str) -> None:
        self._open[-1].text += text

    def _refuse_entity(self, name: str, *_about: object) -> None:
        line = self._parser.CurrentLineNumber
        raise self._file.unreadable(line, f'it declares the entity "{name}", which no layout needs')

    def _wrong(self, error: expat.ExpatError) -> UnreadableError:
        if error.code in _CUT and self._open:
            inside = self._open[-1]
            what = f"the file ends inside of <{inside.tag}> of line {inside.place.line}"
        else:
            what = f"no XML: {expat.ErrorString(error.code)}"
        return self._file.unreadable(error.lineno, what)
