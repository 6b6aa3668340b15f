"""Boxes of an HTML fragment, whose styles are in its elements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser

from ..source import MOST_DEPTH, MOST_ELEMENTS, File
from ..unsaid import Unsaid
from .boxes import Box, Defaults
from .declarations import of_text

_WITHOUT_END = {
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
}  # fmt: skip
_NOT_SHOWN = {"head", "script", "title", "template", "meta", "link", "base"}
_DOCUMENT = {"html", "body"}
_INLINE = {
    "span", "a", "b", "i", "em", "strong", "small", "label", "code", "u", "sub", "sup", "abbr",
}  # fmt: skip


def boxes(file: File, defaults: Defaults, unsaid: Unsaid) -> Iterator[Box]:
    """The outermost boxes of a fragment. Raises UnreadableError."""
    reader = _Reader(file, defaults, unsaid)
    reader.feed(file.text())
    reader.close()
    return iter(reader.end())


class _Reader(HTMLParser):
    """Makes boxes of what the parser of the standard library reports."""

    def __init__(self, file: File, defaults: Defaults, unsaid: Unsaid) -> None:
        super().__init__()
        self._file = file
        self._defaults = defaults
        self._unsaid = unsaid
        self._open: list[tuple[str, Box | None]] = []
        self._roots: list[Box] = []
        self._count = self._hidden = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        line = self.getpos()[0]
        self._count += 1
        if self._count > MOST_ELEMENTS:
            raise self._file.unreadable(line, f"more than {MOST_ELEMENTS:,} elements")
        if len(self._open) >= MOST_DEPTH:
            raise self._file.unreadable(line, f"elements are nested more than {MOST_DEPTH} deep")
        if tag in _NOT_SHOWN or tag == "style":
            if tag in ("style", "link"):
                self._unsaid.leave_out("style sheets", self._file.place(line))
            self._hidden += tag not in _WITHOUT_END
            return
        if self._hidden:
            return
        box = None if tag in _DOCUMENT else self._box(tag, dict(attrs), line)
        if tag not in _WITHOUT_END:
            self._open.append((tag, box))

    def _box(self, tag: str, attributes: dict[str, str | None], line: int) -> Box | None:
        if tag in ("br", "wbr"):
            self.handle_data("\n" if tag == "br" else "")
            return None
        style = of_text(attributes.get("style") or "")
        if tag in ("img", "video", "canvas", "svg", "input"):
            for name in "width", "height":
                if name in attributes:
                    style.setdefault(name, attributes[name] or "")
        if attributes.get("dir") in ("ltr", "rtl"):
            style.setdefault("direction", attributes["dir"] or "")
        if "hidden" in attributes:
            style["display"] = "none"
        classes = (attributes.get("class") or "").split()
        name = attributes.get("id") or next(iter(classes), "")
        box = Box(tag, name, style, self._file.place(line), self._defaults)
        parent = next((each for _, each in reversed(self._open) if each is not None), None)
        if parent is None:
            self._roots.append(box)
        else:
            if tag in _INLINE and parent.kind == "block" and "display" not in style:
                self._unsaid.leave_out("elements in lines of text", box.place)
            parent.add(box)
        return box

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _WITHOUT_END:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in _NOT_SHOWN or tag == "style":
            self._hidden = max(self._hidden - 1, 0)
        elif not self._hidden and tag not in _WITHOUT_END:
            line = self.getpos()[0]
            if not self._open:
                raise self._file.unreadable(line, f"</{tag}> closes nothing")
            opened, box = self._open.pop()
            if opened != tag:
                where = "" if box is None else f" of line {box.place.line}"
                what = f"</{tag}> where <{opened}>{where} is to be closed"
                raise self._file.unreadable(line, what)

    def handle_data(self, data: str) -> None:
        box = self._open[-1][1] if self._open else None
        if self._hidden or not data.strip(" \t\r\f") or box is None:
            return
        box.text += data

    def end(self) -> list[Box]:
        """The roots, once all is read."""
        if self._open:
            tag, box = self._open[-1]
            line = 1 if box is None else box.place.line
            what = f"the file ends inside of <{tag}> of line {line}"
            raise self._file.unreadable(self.getpos()[0], what)
        for root in self._roots:
            for each in root:
                each.text = re.sub(r"[ \t\r\n\f]+", " ", each.text).strip(" ")
        return self._roots
