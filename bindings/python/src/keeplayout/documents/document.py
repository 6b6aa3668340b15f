"""What a document says, line by line, for comparing documents. The library reads documents
(Layout.read_document); this module knows only the form in which it writes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

Frame = tuple[float, float, float, float]

_NAME = r'"(?:\\.|[^"\\])*"'
_LINE = re.compile(rf'( *)((?:(?!//)[^"#]|{_NAME})*)(?:(?:#|//)(.*))?', re.DOTALL)
_NODE = re.compile(rf"(node|guide) (\d+)(?: in (\d+))?((?: \w+)?)(?: ({_NAME}))?", re.DOTALL)
_PLAIN = re.compile(r'"[^\s\\/\[\]]+(?: [^\s\\/\[\]]+)*"')
_REFERENCE = re.compile(rf"{_NAME}|(?:(?<= )(?:to|of)|^listed|^in-variant \d+) (\d+)", re.DOTALL)
_TERM = re.compile(r"(\S+) (\d+|parent) (\S+)")
_END = re.compile(r" (?=variant|off|@|named|as)")
_SUBJECT = re.compile(r"listed \d+|in-variant \d+ \d+ \S+|\S+")
_VALUE = re.compile(r" (?:=|<=|>=) ")


class Statement(NamedTuple):
    """A line inside of a node, in pieces: words, and numbers of nodes."""

    subject: tuple[str | int, ...]
    """What it is about: an attribute, the anchors of a sum, or its first word."""
    kind: str
    """What tells it from others on the same subject: its relation, and whether it is a rule."""
    pieces: tuple[str | int, ...]

    def told(self, name: Callable[[int], str]) -> str:
        """The line with names in place of numbers."""
        return "".join(name(p) if isinstance(p, int) else p for p in self.pieces)

    def renumbered(self, numbers: dict[int, int]) -> Statement:
        """The same with other numbers of nodes."""

        def renumber(pieces: tuple[str | int, ...]) -> tuple[str | int, ...]:
            return tuple(numbers[p] if isinstance(p, int) else p for p in pieces)

        return Statement(renumber(self.subject), self.kind, renumber(self.pieces))


class DocumentNode:
    """A node, or guide, of a document."""

    def __init__(self, number: int, parent: DocumentNode | None, sort: str, name: str) -> None:
        self.number = number
        self.parent = parent
        self.sort = sort
        """`node`, `guide`, or `safe guide` and such."""
        self.name = name
        """As it is written in a document, in quotation marks; "" without one."""
        self.frame: Frame | None = None
        self.statements: list[Statement] = []
        self.children: list[DocumentNode] = []


class Document:
    """The nodes of a document by number; 0 is the layout, whose children are the roots."""

    def __init__(self, text: str) -> None:
        self.nodes: dict[int, DocumentNode] = {0: DocumentNode(0, None, "layout", "")}
        open_nodes = [self.nodes[0]]
        for line in text.split("\n")[1:]:
            indentation, words, note = _split(line)
            if not words:
                continue
            del open_nodes[len(indentation) // 2 + 1 :]
            made = _NODE.fullmatch(words)
            if made is None:
                open_nodes[-1].statements.append(_statement(words))
                continue
            sort, number, parent, purpose, name = made.groups()
            above = self.nodes[int(parent)] if parent else open_nodes[-1]
            node = DocumentNode(int(number), above, f"{purpose} {sort}".strip(), name or "")
            node.frame = _frame(note)
            above.children.append(node)
            self.nodes[node.number] = node
            open_nodes.append(node)

    def __iter__(self) -> Iterator[DocumentNode]:
        """The layout and all nodes, parents before their children."""
        waiting = [self.nodes[0]]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)

    def paths(self) -> dict[int, str]:
        """Where each node is: `window/card/label`. Siblings with the same name, and nodes without
        one, are numbered: `label[2]`."""
        found = {0: "layout"}
        for parent in self:
            words = [_label(child) for child in parent.children]
            seen: dict[str, int] = {}
            total = {word: words.count(word) for word in set(words)}
            for child, word in zip(parent.children, words, strict=True):
                seen[word] = seen.get(word, 0) + 1
                many = total[word] > 1 or not child.name
                own = f"{word}[{seen[word]}]" if many else word
                found[child.number] = f"{found[parent.number]}/{own}" if parent.number else own
        return found


def _split(line: str) -> tuple[str, str, str]:
    matched = _LINE.fullmatch(line)
    assert matched is not None
    indentation, words, note = matched.groups()
    return indentation, words.rstrip(), note or ""


def _frame(note: str) -> Frame | None:
    try:
        x, y, width, height = map(float, note.split())
    except ValueError:
        return None
    return x, y, width, height


def _label(node: DocumentNode) -> str:
    """A name without its quotation marks, if it can be read without them."""
    return node.name[1:-1] if _PLAIN.fullmatch(node.name) else node.name or node.sort


def _statement(words: str) -> Statement:
    if words.startswith("sum "):
        return _sum(words)
    pieces = tuple(_pieces(words))
    first, relation, second = words, "", ""
    if found := _VALUE.search(words):
        first, relation, second = words[: found.start()], found.group(), words[found.end() :]
    elif words.startswith(("name ", "gone-value ")):
        first = words.rpartition(' "' if words.startswith("name ") else " ")[0]
    elif found := _SUBJECT.match(words):
        first = found.group()
    return Statement(tuple(_pieces(first)), relation + " rule" * (" rule" in second), pieces)


def _sum(words: str) -> Statement:
    front, _, terms = words.partition(" : ")
    back = _END.split(terms, maxsplit=1)[0]
    pieces: list[str | int] = [f"{front} : "]
    subject: list[str | int] = ["sum of "]
    for position, (coefficient, node, anchor) in enumerate(_TERM.findall(back.replace(",", ""))):
        whose = node if node == "parent" else int(node)
        pieces += [", " * (position > 0) + f"{coefficient} ", whose, f" {anchor}"]
        subject += [", " * (position > 0), whose, f" {anchor}"]
    pieces += _pieces(terms[len(back) :])
    return Statement(tuple(subject), "", tuple(pieces))


def _pieces(words: str) -> Iterator[str | int]:
    start = 0
    for found in _REFERENCE.finditer(words):
        if found[1] is None:
            continue
        yield words[start : found.start(1)]
        yield int(found[1])
        start = found.end(1)
    yield words[start:]
