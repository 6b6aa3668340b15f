"""A case of the layout: a document, and what is expected of it. README.md explains the format."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import measure
from text import Text
from words import CaseError, Numbers, bare, indentation, named, numbers, split

_HEAD = re.compile(r"(expect|then|measure)( |$)")


@dataclass
class Expectation:
    """What is expected after a step: what is listed, no other conflict, and no other error."""

    frames: list[tuple[str, Numbers]] = field(default_factory=list)
    snapped: list[tuple[str, Numbers]] = field(default_factory=list)
    ranges: list[tuple[str, str, Numbers]] = field(default_factory=list)
    """Along an axis."""
    fitting: list[tuple[str, Numbers, Numbers]] = field(default_factory=list)
    """The target, and what comes of it."""
    conflicts: list[set[str]] = field(default_factory=list)
    """The sentences of the constraints of each."""
    error: tuple[str, str] | None = None
    """The status, and what is a part of the message."""


@dataclass
class Step:
    """A change, and what is expected then."""

    line: int
    call: list[str]
    """What the host calls: a verb, a node, and arguments. Nothing where the document changes."""
    expected: Expectation
    document: str
    """All of it, as it is now."""


class Case:
    """A file. Raises CaseError for one that is no case."""

    def __init__(self, path: Path) -> None:
        lines = path.read_text().splitlines()
        heads = [at for at, line in enumerate(lines) if _HEAD.match(line)]
        self.measures: list[measure.Measure] = []
        self.steps: list[Step] = []
        self._text = Text(lines[: heads[0]] if heads else lines)
        for start, end in zip(heads, [*heads[1:], len(lines)], strict=True):
            try:
                self._read(start + 1, lines[start:end])
            except (CaseError, ValueError, KeyError, IndexError) as wrong:
                raise CaseError(f"{path}:{start + 1} and below: {wrong}") from wrong
        if not self.steps or self.steps[0].call or lines[heads[0]] == "then":
            raise CaseError(f"{path}: nothing is expected of the document")

    @property
    def source(self) -> str:
        """Where the numbers come from, which a case has to say."""
        found = re.search(r"^# From: (.+)", self.steps[0].document, re.MULTILINE)
        return found[1] if found else ""

    def _read(self, number: int, lines: list[str]) -> None:
        head, *words = split(bare(lines[0]))
        if head == "measure":
            self.measures.append(measure.read(words))
            return
        if words:
            self._text.follow(words[0], words[1], words[2:])
        expected = Expectation()
        for line in map(bare, lines[1:]):
            if line:
                self._read_line(line, expected)
        self.steps.append(Step(number, words, expected, str(self._text)))

    def _read_line(self, line: str, expected: Expectation) -> None:
        first, *words = split(line)
        if first in ("+", "-", "="):
            change = {"+": self._text.add, "-": self._text.remove, "=": self._text.replace}[first]
            change(*named(line.strip()[1:].strip()))
        elif indentation(line) > 2:
            expected.conflicts[-1].add(line.strip())
        elif first == "conflict":
            expected.conflicts.append(set())
        elif first == "error":
            expected.error = words[0], " ".join(words[1:])
        elif first == "snapped":
            expected.snapped.append((words[0], numbers(words[1:], 4)))
        elif first == "size-range":
            expected.ranges.append((words[0], words[1], numbers(words[2:], 2)))
        elif first == "fitting":
            expected.fitting.append((words[0], numbers(words[1:3], 2), numbers(words[3:], 2)))
        else:
            expected.frames.append((first, numbers(words, 4)))
