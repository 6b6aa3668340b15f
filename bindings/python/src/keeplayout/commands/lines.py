"""The lines of a document, apart from their meaning: words, comments, and where they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_TOKEN = re.compile(r'"(?:\\.|[^"\\])*"?|,|[^\s,"]+')


@dataclass(frozen=True)
class Line:
    """A line of a document."""

    number: int
    """From 1."""
    depth: int
    """How many spaces it begins with."""
    words: list[str]
    """Names with their quotation marks; a comma is a word."""
    comment: str | None
    """What is behind # or //; None without one."""

    @property
    def node(self) -> int | None:
        """The number of the node or guide that begins here; None for any other line, and for one
        without a number."""
        return number(self.words[1]) if self.opens and len(self.words) > 1 else None

    @property
    def opens(self) -> bool:
        """Whether a node or a guide begins here, or a component is used."""
        return bool(self.words) and self.words[0] in ("node", "guide", "use")


def number(word: str) -> int | None:
    """A whole number of a document; None for any other word."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 12 else None


def read(text: str) -> Iterator[Line]:
    """All lines of a text, also those that are empty."""
    for place, line in enumerate(text.split("\n"), 1):
        line = line.rstrip("\r")
        inner = line.lstrip(" ")
        words, comment = _string(inner) or _words(inner)
        yield Line(place, len(line) - len(inner), words, comment)


def _string(line: str) -> tuple[list[str], None] | None:
    """An equation string or a visual format is one word, with comments; None for other lines."""
    first, _, rest = line.partition(" ")
    is_string = first == "equation" or (
        first == "format" and not rest.lstrip().startswith(("horizontal ", "vertical "))
    )
    return ([first, rest.strip()], None) if is_string else None


def _words(line: str) -> tuple[list[str], str | None]:
    words: list[str] = []
    for token in _TOKEN.finditer(line):
        word = token.group()
        if word.startswith(("#", "//")):
            rest = line[token.start() :]
            return words, rest[2 if rest.startswith("//") else 1 :]
        # A comment may follow a word without a space; inside of names it is none.
        if not word.startswith('"') and ("#" in word or "//" in word):
            cut = min(at for at in (word.find("#"), word.find("//")) if at >= 0)
            comment = line[token.start() + cut :]
            return [*words, word[:cut]], comment[2 if comment.startswith("//") else 1 :]
        words.append(word)
    return words, None
