"""Boxes of an HTML fragment, whose styles are in its elements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser

from ..source import MOST_DEPTH, MOST_ELEMENTS, File
from ..unsaid import Unsaid
from . import tags
from .boxes import Box, Defaults
from .declarations import of_text
from .endings import ends_with_parent, is_ended_by
from .inline import BREAK, MAY_BREAK, Element, boxes_of

_WITHOUT_END = {
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
}  # fmt: skip
_NOT_SHOWN = {"head", "script", "style", "title", "template", "meta", "link", "base", "noscript"}
_CLOSED = {"audio", "canvas", "iframe", "math", "object", "select", "svg", "textarea", "video"}
"""What is inside of these is no matter of boxes."""
_DOCUMENT = {"html", "body"}


def boxes(file: File, defaults: Defaults, unsaid: Unsaid) -> Iterator[Box]:
    """The outermost boxes of a fragment. Raises UnreadableError."""
    reader = _Reader(file, defaults, unsaid)
    reader.feed(file.text())
    reader.check_rest()
    reader.close()
    return (boxes_of(root, unsaid) for root in reader.end())


class _Reader(HTMLParser):
    """Makes a tree of elements of what the parser of the standard library reports."""

    def __init__(self, file: File, defaults: Defaults, unsaid: Unsaid) -> None:
        super().__init__()
        self._file = file
        self._defaults = defaults
        self._unsaid = unsaid
        self._open: list[tuple[str, Element | None]] = []
        self._roots: list[Element] = []
        self._ids: set[str] = set()
        self._hidden: list[str] = []
        """The elements that are open of which nothing is shown."""
        self._count = 0
        self._about_quote = ""
        """The end of a sentence about a tag that does not match."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        line = self.getpos()[0]
        self._count += 1
        if self._count > MOST_ELEMENTS:
            raise self._file.unreadable(line, f"more than {MOST_ELEMENTS:,} elements")
        if len(self._open) >= MOST_DEPTH:
            raise self._file.unreadable(line, f"elements are nested more than {MOST_DEPTH} deep")
        if self._count == 1:
            tags.check_first(tag, self._file.place(line))
        if tag in _NOT_SHOWN:
            if tag in ("style", "link"):
                self._unsaid.leave_out("style sheets", self._file.place(line))
            if tag not in _WITHOUT_END:
                self._hidden.append(tag)
            return
        if self._hidden == ["head"]:  # ends where anything else begins
            self._hidden.clear()
        if self._hidden:
            return
        while self._open and is_ended_by(self._open[-1][0], tag):
            self._open.pop()
        given = dict(reversed(attrs))
        outer = self._outer
        is_drawn = outer is not None and outer.box.tag in _CLOSED
        is_box = not is_drawn and (tag not in _DOCUMENT or "style" in given)
        element = self._element(tag, given, line) if is_box else None
        if tag not in _WITHOUT_END:
            self._open.append((tag, element))

    def _element(self, tag: str, given: dict[str, str | None], line: int) -> Element | None:
        outer = self._outer
        if tag in ("br", "wbr"):
            if outer is not None:
                outer.content.append(BREAK if tag == "br" else MAY_BREAK)
            return None
        place, unsaid = self._file.place(line), self._unsaid
        tags.check(tag, place, unsaid)
        if not tags.check_attributes(tag, given, place, unsaid):
            self._about_quote = self._about_quote or f"; a quote in line {line} is not closed"
        style = of_text(given.get("style") or "", place, unsaid)
        tags.check_style(tag, style, place, unsaid)
        for name, value in tags.sizes(tag, given, place, unsaid):
            style.setdefault(name, value)
        if given.get("dir") in ("ltr", "rtl"):
            style.setdefault("direction", given["dir"] or "")
        if given.get("class"):
            unsaid.assume("classes: nothing is styled by them", place)
        if "hidden" in given:
            style["display"] = "none"
        element = Element(Box(tag, self._name(given, line), style, place, self._defaults))
        if "id" not in given and not style:
            element.is_plain = True
        if outer is None:
            self._roots.append(element)
        else:
            outer.content.append(element)
        return element

    def _name(self, given: dict[str, str | None], line: int) -> str:
        name = given.get("id") or ""
        if name and name in self._ids:
            what = f'a second element has the id "{name[:60]}"'
            self._unsaid.cannot_read(what, self._file.place(line))
        self._ids.add(name)
        return name or next(iter((given.get("class") or "").split()), "")

    @property
    def _outer(self) -> Element | None:
        return next((each for _, each in reversed(self._open) if each is not None), None)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _WITHOUT_END:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in _NOT_SHOWN:
            if self._hidden and self._hidden[-1] == tag:
                self._hidden.pop()
        elif not self._hidden and tag not in _WITHOUT_END:
            line = self.getpos()[0]
            is_open = any(opened == tag for opened, _ in self._open)
            while is_open and self._open[-1][0] != tag and ends_with_parent(self._open[-1][0]):
                self._open.pop()
            if not self._open:
                what = f"</{tag}> closes nothing"
                raise self._file.unreadable(line, what + self._about_quote)
            opened, element = self._open.pop()
            if opened != tag:
                where = "" if element is None else f" of line {element.box.place.line}"
                what = f"</{tag}> where <{opened}>{where} is to be closed"
                raise self._file.unreadable(line, what + self._about_quote)

    def handle_data(self, data: str) -> None:
        if self._hidden:
            return
        outer = self._outer
        if outer is not None and outer.box.tag not in _CLOSED:
            outer.content.append(data)
        elif outer is not None:
            return
        elif data.strip():
            place = self._file.place(self.getpos()[0])
            self._unsaid.leave_out("text outside of all elements", place)

    def unknown_decl(self, data: str) -> None:
        """Sections of XML, which HTML has none of."""
        place = self._file.place(self.getpos()[0])
        self._unsaid.cannot_read(f"<![{data[:20]}: HTML has no such section", place)

    def check_rest(self) -> None:
        """Raises UnreadableError if the file ends inside of a tag."""
        if re.match(r"</?[a-zA-Z]", self.rawdata):
            what = "the file ends inside of a tag, or of a quote in it"
            raise self._file.unreadable(self.getpos()[0], what)

    def handle_pi(self, data: str) -> None:
        """<?xml ... ?>, which the first element tells the meaning of."""

    def end(self) -> list[Element]:
        """The roots, once all is read."""
        while self._open and ends_with_parent(self._open[-1][0]):
            self._open.pop()
        if self._open:
            tag, element = self._open[-1]
            line = 1 if element is None else element.box.place.line
            what = f"the file ends inside of <{tag}> of line {line}"
            raise self._file.unreadable(self.getpos()[0], what + self._about_quote)
        return self._roots
