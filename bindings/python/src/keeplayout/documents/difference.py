"""What is different between two layouts, or two documents of layouts.

    >>> before, after = Layout(), Layout()
    >>> label = before.node("window", size=(320, 568)).node("label")
    >>> label.width.max = 100
    >>> before.solve()
    >>> after.read_document(before.document)
    >>> after.find("label").width.max = 120 @ HIGH
    >>> print(compare(before, after))
      window/label
    ~   width <= 100 -> width <= 120 @750

Nodes are the same if their names and those of their parents are; or if only one node of that name
is left over on either side, as after a move to another parent. Nodes without a name are matched by
what is said of them, then by their place. The order in which things were made or set is no
difference, and neither is the place in the source.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import NamedTuple, TypeVar

from ..layout.layout import Layout
from .document import Document, DocumentNode, Frame, Statement

_T = TypeVar("_T")
_FINEST = 1e-6


class Change(NamedTuple):
    """Something that is different. `str` is its line."""

    path: str
    """Where the node is, by names: `window/card/label`; `layout` for a setting of the layout."""
    subject: str
    """`node`, `name`, `parent`, `order` of the children, `frame`, or what a statement is about."""
    before: str | None
    """What there was; None for what is new."""
    after: str | None
    """What there is; None for what is gone."""

    def __str__(self) -> str:
        indentation = "" if self.subject == "node" else "  "
        if self.before is None:
            return f"+ {indentation}{self.after}"
        if self.after is None:
            return f"- {indentation}{self.before}"
        told = f"{self.before} -> {self.after}"
        if self.subject in ("name", "parent", "order", "frame"):
            told = f"{self.subject} {told}"
        return f"~ {indentation}{told}"


class Difference(list[Change]):
    """The changes, node by node in the order of the tree. `str` is all of them as text, the same
    for the same two layouts; it is empty if nothing is different."""

    __slots__ = ()

    def __str__(self) -> str:
        lines: list[str] = []
        path = None
        for change in self:
            if change.path != path and change.subject != "node":
                lines.append(f"  {change.path}")
            path = change.path
            lines.append(str(change))
        return "\n".join(lines)


def compare(before: Layout | str, after: Layout | str) -> Difference:
    """What is different in `after`. A layout is taken as of its last solve. A text is a document, a
    description or a report; where it has no frames they are solved.

    Raises InvalidArgumentError for text that is no document, as Layout.read_document.
    """
    return between(read(before), read(after))


def between(before: Document, after: Document) -> Difference:
    """What is different between what two documents say."""
    return _Comparison(before, after).difference()


def read(layout: Layout | str) -> Document:
    """What there is to compare."""
    if isinstance(layout, Layout):
        return Document(layout.description)
    with Layout() as made:
        made.read_document(layout)
        document = Document(made.description)
    # Frames that were written into the document count for more than those solved here.
    for node in Document(layout.replace("\r\n", "\n")):
        if node.frame is not None:
            document.nodes[node.number].frame = node.frame
    return document


class _Comparison:
    """Nodes of two documents, and which of them are the same."""

    def __init__(self, before: Document, after: Document) -> None:
        self.before = before
        self.after = after
        self.twins: dict[int, int] = {}
        """From numbers of nodes before to numbers after."""
        self.origins: dict[int, int] = {}
        """From numbers of nodes after to numbers before."""
        self._match(before.nodes[0], after.nodes[0])
        self._match_moved()
        self._paths = after.paths()
        self._old_paths = before.paths()

    # What is the same

    def _match(self, before: DocumentNode, after: DocumentNode) -> None:
        """Notes that two nodes are the same, and matches their children."""
        waiting = [(before, after)]
        while waiting:
            one, other = waiting.pop()
            self.twins[one.number] = other.number
            self.origins[other.number] = one.number
            left = [c for c in one.children if c.number not in self.twins]
            right = [c for c in other.children if c.number not in self.origins]
            keys: list[Callable[[DocumentNode], Hashable]] = [
                lambda n: (n.sort, n.name, _saying(n)),
                lambda n: (n.sort, n.name),
                lambda n: _saying(n) and (n.sort, _saying(n)),
            ]
            for key in keys:
                pairs, left, right = _paired(left, right, key)
                waiting += pairs
            if one.number == 0 and len(left) == len(right) == 1:
                waiting.append((left[0], right[0]))

    def _match_moved(self) -> None:
        """Matches a node that is left over before with one that is left over after, if no others of
        these have their name."""
        left: dict[Hashable, list[DocumentNode]] = {}
        right: dict[Hashable, list[DocumentNode]] = {}
        for document, found in (self.before, left), (self.after, right):
            for node in document:
                if node.name:
                    found.setdefault((node.sort, node.name), []).append(node)
        for key, nodes in left.items():
            ones = [n for n in nodes if n.number not in self.twins]
            others = [n for n in right.get(key, ()) if n.number not in self.origins]
            if len(ones) == len(others) == 1:
                self._match(ones[0], others[0])

    # What is not

    def difference(self) -> Difference:
        """All changes: those of each node, then what it has no more, then those of its children."""
        found = Difference()
        for node in self.after:
            number = self.origins.get(node.number)
            if number is None:
                found += self._whole(node, self._paths, is_new=True)
                continue
            old = self.before.nodes[number]
            found += self._changes(old, node)
            for child in old.children:
                found += self._gone(child)
        return found

    def _gone(self, top: DocumentNode) -> Iterator[Change]:
        waiting = [top]
        while waiting:
            node = waiting.pop()
            if node.number not in self.twins:
                yield from self._whole(node, self._old_paths, is_new=False)
                waiting += reversed(node.children)

    def _whole(self, node: DocumentNode, paths: dict[int, str], is_new: bool) -> Iterator[Change]:
        path = paths[node.number]
        lines = [("node", path)]
        lines += [(_told(s.subject, paths), s.told(paths.__getitem__)) for s in node.statements]
        for subject, line in lines:
            yield Change(path, subject, None if is_new else line, line if is_new else None)

    def _changes(self, old: DocumentNode, new: DocumentNode) -> Iterator[Change]:
        path = self._paths[new.number]
        if old.name != new.name:
            yield Change(path, "name", old.name or '""', new.name or '""')
        if old.parent and new.parent and self.twins.get(old.parent.number) != new.parent.number:
            parents = self._old_paths[old.parent.number], self._paths[new.parent.number]
            yield Change(path, "parent", *parents)
        yield from self._order(old, new, path)
        if old.frame and new.frame and not _is_near(old.frame, new.frame):
            yield Change(path, "frame", _numbers(old.frame), _numbers(new.frame))
        yield from self._statements(old, new, path)

    def _order(self, old: DocumentNode, new: DocumentNode, path: str) -> Iterator[Change]:
        """Of the children that are in both."""
        both = {c.number for c in new.children} & {self.twins.get(c.number) for c in old.children}
        orders = (
            [self.twins[c.number] for c in old.children if self.twins.get(c.number) in both],
            [c.number for c in new.children if c.number in both],
        )
        if orders[0] != orders[1]:
            told = [", ".join(self._paths[n].rpartition("/")[2] for n in each) for each in orders]
            yield Change(path, "order", *told)

    def _statements(self, old: DocumentNode, new: DocumentNode, path: str) -> Iterator[Change]:
        numbers = {n: self.twins.get(n, -n) for n in self.before.nodes}
        names = {-n: p for n, p in self._old_paths.items()} | self._paths
        left = [s.renumbered(numbers) for s in old.statements]
        right = list(new.statements)
        _, left, right = _paired(left, right, lambda s: s.pieces)
        changed: dict[int, Statement] = {}
        gone, made = left, right
        for key in (lambda s: (s.subject, s.kind)), (lambda s: s.subject):
            pairs, gone, made = _paired(gone, made, key)
            changed |= {id(other): one for one, other in pairs}
        for statement in gone:
            line = statement.told(names.__getitem__)
            yield Change(path, _told(statement.subject, names), line, None)
        for statement in right:
            before = changed.get(id(statement))
            yield Change(
                path,
                _told(statement.subject, names),
                before and before.told(names.__getitem__),
                statement.told(names.__getitem__),
            )


def _paired(
    left: list[_T], right: list[_T], key: Callable[[_T], Hashable]
) -> tuple[list[tuple[_T, _T]], list[_T], list[_T]]:
    """What has the same key, in order, each once; and what is left over. None is no key."""
    waiting: dict[Hashable, list[_T]] = {}
    for one in reversed(left):
        if key(one):
            waiting.setdefault(key(one), []).append(one)
    pairs: list[tuple[_T, _T]] = []
    rest: list[_T] = []
    for other in right:
        found = waiting.get(key(other))
        if found:
            pairs.append((found.pop(), other))
        else:
            rest.append(other)
    taken = {id(one) for one, _ in pairs}
    return pairs, [one for one in left if id(one) not in taken], rest


def _saying(node: DocumentNode) -> Hashable:
    """What a node contains, apart from its name and from which nodes it mentions; empty for
    nothing."""
    lines = tuple(tuple(p for p in s.pieces if isinstance(p, str)) for s in node.statements)
    children = tuple((child.sort, child.name) for child in node.children)
    return (lines, children) if lines or children else ()


def _told(subject: tuple[str | int, ...], names: dict[int, str]) -> str:
    return "".join(names[p] if isinstance(p, int) else p for p in subject)


def _is_near(one: Frame, other: Frame) -> bool:
    return all(abs(a - b) <= _FINEST * max(1, abs(a)) for a, b in zip(one, other, strict=True))


def _numbers(frame: Frame) -> str:
    return " ".join(f"{number:.12g}" for number in frame)
