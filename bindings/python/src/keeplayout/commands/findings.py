"""What is to be found wrong with a document, as data: faults, conflicts, what does not fit, what is
ambiguous."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from ..attributes.constraint import Constraint
from ..kinds import Source as Origin
from ..layout.diagnosis import AmbiguousAttribute
from ..layout.layout import Layout
from ..nodes.node import Node
from ..values import HIGH, Relation
from .options import Window
from .places import Places
from .source import FaultyError, Source, place

KINDS = {
    "fault": "what cannot be read",
    "conflict": "required constraints that contradict each other",
    "overflow": "a node that reaches out of its parent, which does not clip it",
    "cut": "content that has less space than it takes",
    "container": "what a row, a column or a grid asks for and does not get",
    "idle": "lines that have no effect where they are",
    "ambiguity": "attributes that could be other than they are",
    "soft": "constraints below required that are violated, as they may be",
}
"""The kinds of findings; those at the end are notes, which no exit status counts."""

NOTES = {"soft"}
_LEAST = 1e-3
"""Points that are told: less is rounding, and on no screen."""


@dataclass(frozen=True)
class Related:
    """Something that takes part in a finding."""

    message: str
    line: int = 0


@dataclass(frozen=True)
class Finding:
    """Something to look at, at a place of a file."""

    kind: str
    """One of KINDS."""
    file: str
    message: str
    line: int = 0
    """From 1; 0 for the file as a whole."""
    column: int = 0
    """In characters, from 1; 0 for the line as a whole."""
    length: int = 0
    """How many characters are meant; 0 if that is not known."""
    nearest: str | None = None
    """Of a fault, the word that may have been meant."""
    related: list[Related] = field(default_factory=list)

    @property
    def severity(self) -> str:
        """`error`, `warning` or `note`."""
        if self.kind in ("fault", "conflict"):
            return "error"
        return "note" if self.kind in NOTES else "warning"

    def __str__(self) -> str:
        """In the shape of compilers' messages: what is related follows as notes."""
        where = place(self.file, self.line, self.column)
        lines = [f"{where}: {self.severity}: {self.message}"]
        for each in self.related:
            lines.append(f"{place(self.file, each.line, 0)}: note: {each.message}")
        return "\n".join(lines)

    def data(self) -> dict[str, Any]:
        """It for JSON."""
        return {"severity": self.severity, **asdict(self)}


def findings(source: Source, size: Window | None = None) -> Iterator[Finding]:
    """All findings of a document, errors first."""
    try:
        layout = source.layout(size)
    except FaultyError as error:
        yield from faults(error)
        return
    with layout:
        places = Places(source.text, layout)
        yield from _conflicts(source, layout, places)
        yield from _overflows(source, layout, places)
        yield from _violations(source, layout, places)
        yield from _idle(source, layout, places)
        yield from _ambiguities(source, layout, places)


def faults(error: FaultyError) -> Iterator[Finding]:
    """The faults of a document that cannot be read."""
    for it in error.faults:
        yield Finding("fault", error.file, it.message, it.line, it.column, it.length, it.nearest)


def _conflicts(source: Source, layout: Layout, places: Places) -> Iterator[Finding]:
    for conflict in layout.conflicts():
        if conflict.is_repeat or not conflict.constraints:
            continue
        first, *others = conflict.constraints
        # The report ends with what would resolve the conflict, behind its constraints.
        _, *words = conflict.report.splitlines()
        told = [line.strip() for line in words if not line.startswith("  ")]
        told += [line.strip() for line in words if line.startswith("         or")]
        related = [Related(f"contradicts {each.description}", places.of(each)) for each in others]
        related += [Related(line, places.of(first)) for line in told]
        message = f"conflict: {first.description}"
        yield Finding("conflict", source.file, message, places.of(first), related=related)


def _overflows(source: Source, layout: Layout, places: Places) -> Iterator[Finding]:
    for node in _shown(layout):
        parent = node.parent
        if parent is None or parent.clips:
            continue
        frame, around = node.frame, parent.frame
        beyond = {
            "left": -frame.x,
            "right": frame.x + frame.width - around.width,
            "top": -frame.y,
            "bottom": frame.y + frame.height - around.height,
        }
        sides = [f"{_number(by)} at its {side}" for side, by in beyond.items() if by > _LEAST]
        if sides:
            message = f"{_called(node)} reaches out of {_called(parent)} by {' and '.join(sides)}"
            yield Finding("overflow", source.file, message, places.of_node(node))


def _violations(source: Source, layout: Layout, places: Places) -> Iterator[Finding]:
    in_conflict = {each for conflict in layout.conflicts() for each in conflict.constraints}
    for constraint in layout.constraints:
        kind = _violated(constraint)
        if kind is None or constraint in in_conflict or not constraint.is_active:
            continue
        by = constraint.violation
        if by > _LEAST:
            words = "content is cut" if kind == "cut" else "violated"
            message = f"{words} by {_number(by)}: {constraint.description}"
            yield Finding(kind, source.file, message, places.of(constraint))


def _violated(constraint: Constraint) -> str | None:
    """The kind of a finding that the violation of a constraint is; None where one is meant to be.

    What content and containers ask for at low priorities decides only what else leaves open.
    """
    source, priority = constraint.source, constraint.priority
    if source == Origin.CONTENT:
        return "cut" if constraint.relation == Relation.AT_LEAST else None
    if source == Origin.CONTAINER:
        return "container" if priority > HIGH else None
    if source in (Origin.NOT_NEGATIVE, Origin.GONE) or priority >= 1000:
        return None
    node = constraint.node
    return None if node is None or node.is_guide else "soft"


def _idle(source: Source, layout: Layout, places: Places) -> Iterator[Finding]:
    """Sizes from outside of nodes that have a parent, and what relates a root to one."""
    told = set()
    for constraint in layout.constraints:
        node, line = constraint.node, places.of(constraint)
        if constraint.is_active or not constraint.is_installed or node is None or line in told:
            continue
        if constraint.source == Origin.ROOT_SIZE:
            words = f"{_called(node)} has a parent, and its size from outside has no effect"
        elif node.parent is None and constraint.source in (Origin.VALUE, Origin.RULE):
            words = f"{_called(node)} has no parent: no effect has {constraint.description}"
        else:
            continue
        told.add(line)
        yield Finding("idle", source.file, words, line)


def _ambiguities(source: Source, layout: Layout, places: Places) -> Iterator[Finding]:
    for each in layout.ambiguous():
        if not each.is_determining:
            continue
        line = places.of_attribute(each.attribute)
        yield Finding("ambiguity", source.file, _ambiguous(each), line)


def _ambiguous(each: AmbiguousAttribute) -> str:
    ends = [_number(end) for end in (each.minimum, each.maximum)]
    measured = _number(each.attribute.measured)
    return f"ambiguous: {each.attribute.name} is {measured}, could be {ends[0]} to {ends[1]}"


def _shown(layout: Layout) -> Iterator[Node]:
    """The nodes that are to be seen, without those inside of what is hidden or gone."""
    waiting = list(reversed(layout.roots))
    while waiting:
        node = waiting.pop()
        if node.hidden or node.gone:
            continue
        yield node
        waiting += reversed(node.children)


def _called(node: Node) -> str:
    return node.width.name.removeprefix("width of ")


def _number(number: float) -> str:
    return f"{number:.6g}"
