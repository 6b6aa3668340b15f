"""The document of a case, which its steps change line by line."""

from __future__ import annotations

import re

from words import CaseError, bare, indentation

_SUBJECT = re.compile(r".*? (?:=|<=|>=)(?= )|\S+")
_NODE = re.compile(r"(node|guide) \d")
_GONE = {"": "gone", "horizontally": "gone-horizontally", "vertically": "gone-vertically"}


class Text:
    """Lines of a document."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def __str__(self) -> str:
        return "\n".join(self.lines) + "\n"

    def add(self, name: str, words: str) -> None:
        """A node says one thing more. A node in it becomes the last of its children."""
        start = self._find(name)
        end = self._end(start, is_whole=_NODE.match(words) is not None)
        self.lines.insert(end, " " * (self._depth(start) + 2) + words)

    def remove(self, name: str, words: str) -> None:
        """A node says one thing less; without words, it goes with all that is in it."""
        if words:
            del self.lines[self._place(name, re.escape(words))]
        else:
            start = self._find(name)
            del self.lines[start : self._end(start, is_whole=True)]

    def replace(self, name: str, words: str) -> None:
        """A node says another thing of the same subject."""
        subject = _SUBJECT.match(words)
        assert subject
        at = self._place(name, re.escape(subject[0]) + r"( .*)?")
        self.lines[at] = " " * indentation(self.lines[at]) + words

    def follow(self, verb: str, name: str, arguments: list[str]) -> None:
        """What a host does with a call."""
        if verb == "resize":
            for side, length in zip(("size-width", "size-height"), arguments, strict=True):
                if length != "_":
                    kept = self.lines[self._place(name, rf"{side} .*")].split()[2:]
                    self.replace(name, " ".join((side, length, *kept)))
        elif verb == "gone":
            self.add(name, _GONE["".join(arguments)])
        elif verb == "back":
            del self.lines[self._place(name, "|".join(_GONE.values()))]
        else:
            raise CaseError(f"{verb} is none of resize, gone and back")

    def _find(self, name: str) -> int:
        """The line of a node, or the first one, for the layout itself."""
        if name == "layout":
            return 0
        pattern = re.compile(rf' *(node|guide) [^"]*"{re.escape(name)}"')
        found = [at for at, line in enumerate(self.lines) if pattern.fullmatch(bare(line))]
        if len(found) != 1:
            raise CaseError(f"{len(found)} nodes are called {name}")
        return found[0]

    def _depth(self, start: int) -> int:
        """How far the line of a node is indented."""
        return indentation(self.lines[start]) if start else -2

    def _end(self, start: int, is_whole: bool = False) -> int:
        """The line behind what a node says of itself, or behind all that is in it."""
        depth, end = self._depth(start), start + 1
        for at in range(start + 1, len(self.lines)):
            words = bare(self.lines[at])
            if not words:
                continue
            if indentation(words) <= depth or (_NODE.match(words.lstrip()) and not is_whole):
                break
            end = at + 1
        return end

    def _place(self, name: str, pattern: str) -> int:
        """Where a node says something."""
        start = self._find(name)
        lines = range(start + 1, self._end(start))
        found = [at for at in lines if re.fullmatch(pattern, bare(self.lines[at]).strip())]
        if len(found) != 1:
            raise CaseError(f"<{name}> has {len(found)} lines {pattern}")
        return found[0]
