"""Lines of a case, in words."""

from __future__ import annotations

import re

Numbers = tuple[float | None, ...]
"""None where any number will do."""

_NAME = r'"(?:\\.|[^"\\])*"'
_WORD = re.compile(rf"{_NAME}|\S+")
_NOTE = re.compile(rf'((?:[^"#]|{_NAME})*?) *#.*')
_NODE = re.compile(rf"({_NAME}|\S+)\s*(.*)")


class CaseError(Exception):
    """What is no case, with the line."""


def split(line: str) -> list[str]:
    """Words, and names without their quotation marks."""
    return [plain(word) for word in _WORD.findall(line)]


def named(words: str) -> tuple[str, str]:
    """A name, and what follows it."""
    found = _NODE.fullmatch(words)
    if not found:
        raise CaseError("a node is wanted")
    return plain(found[1]), found[2]


def plain(name: str) -> str:
    return name[1:-1] if name[0] == '"' else name


def bare(line: str) -> str:
    """A line without its note."""
    noted = _NOTE.fullmatch(line)
    return (noted[1] if noted else line).rstrip()


def indentation(line: str) -> int:
    return len(line) - len(line.lstrip())


def numbers(words: list[str], count: int) -> Numbers:
    """Numbers, and None for `_`."""
    if len(words) != count:
        raise CaseError(f"{count} numbers are wanted, not {' '.join(words) or 'none'}")
    return tuple(None if word == "_" else float(word) for word in words)
