"""What writing a program has in common in all languages."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from typing import ClassVar

from ...values import Relation
from ..command import RefusedError
from . import words
from .order import ordered
from .reading import Reading
from .statements import (
    Arranging,
    AttributeOf,
    Baselines,
    Circling,
    Clearing,
    ContentSize,
    Edges,
    Flag,
    Following,
    GoneValue,
    Keeping,
    ListedValue,
    Listing,
    Making,
    Membership,
    Moving,
    Naming,
    Number,
    Part,
    Placing,
    Resisting,
    RootSize,
    Ruling,
    Statement,
    Summing,
    Variant,
    VariantOf,
    Varying,
)

_TOLD = 5
SIGNS = {Relation.EQUAL: "==", Relation.AT_LEAST: ">=", Relation.AT_MOST: "<="}
"""Relations as comparisons have them."""

SIDES = {Relation.EQUAL: "equal", Relation.AT_LEAST: "min", Relation.AT_MOST: "max"}
"""Relations as attributes have them."""

_KINDS = {
    "least": "Least", "axis": "Axis", "repeats": "Repeat", "distribution": "Distribution",
    "row-distribution": "Distribution", "edge": "Anchor", "gone": "Gone",
}  # fmt: skip
"""The enums of words that a container or a member is set to; Align unless it is here."""

EDGES = ("top", "left", "bottom", "right")
"""The order of insets."""

WIDEST = 100
"""Letters of a line."""


class Writer(ABC):
    """Writes the statements of a document, one after the other."""

    language: ClassVar[str]
    style: ClassVar[str]
    """How names are: see `words.names`."""

    def __init__(self, reading: Reading, title: str) -> None:
        self.reading = reading
        self.title = title
        """What the document is called: the name of its file."""
        self.lines: list[str] = []
        self._refused: list[str] = []
        self._statements, self._is_shortened = ordered(reading)
        makings = [each for each in self._statements if isinstance(each, Making)]
        self.names = words.names(makings, self.style)
        self._used = {node for each in self._statements for node in _mentioned(each)}

    def write(self) -> str:
        """The program. Raises RefusedError for what cannot be said in the language."""
        for statement in self._statements:
            self._write(statement)
        if self._refused:
            told = "; ".join(self._refused[:_TOLD])
            more = len(self._refused) - _TOLD
            told += f"; and {more} more" if more > 0 else ""
            raise RefusedError(f"this cannot be said in {self.language} yet: {told}")
        return self.program()

    def is_used(self, node: int) -> bool:
        """Whether a node is mentioned once it is made."""
        return node in self._used

    def refuse(self, node: int, what: str) -> None:
        """Notes what the language has no words for."""
        name = self.reading.nodes[node].making.name or f"node {node}"
        whose = f"{what} of {quoted(name)}" if node else what
        if whose not in self._refused:
            self._refused.append(whose)

    @property
    def remarks(self) -> list[str]:
        """What the code does not say of the document, in sentences."""
        formats = "What its visual formats have made is kept as sums."
        inactive = "What is inactive, as its nodes share no tree, is left out."
        return [formats] * self.reading.has_formats + [inactive] * self._is_shortened

    @abstractmethod
    def program(self) -> str:
        """The lines, and what is around them."""

    def _write(self, statement: Statement) -> None:
        getattr(self, f"write_{type(statement).__name__.lower()}")(statement)

    # One method for each statement

    @abstractmethod
    def write_making(self, it: Making) -> None: ...
    @abstractmethod
    def write_moving(self, it: Moving) -> None: ...
    @abstractmethod
    def write_placing(self, it: Placing) -> None: ...
    @abstractmethod
    def write_rootsize(self, it: RootSize) -> None: ...
    @abstractmethod
    def write_contentsize(self, it: ContentSize) -> None: ...
    @abstractmethod
    def write_resisting(self, it: Resisting) -> None: ...
    @abstractmethod
    def write_flag(self, it: Flag) -> None: ...
    @abstractmethod
    def write_edges(self, it: Edges) -> None: ...
    @abstractmethod
    def write_baselines(self, it: Baselines) -> None: ...
    @abstractmethod
    def write_number(self, it: Number) -> None: ...
    @abstractmethod
    def write_circling(self, it: Circling) -> None: ...
    @abstractmethod
    def write_arranging(self, it: Arranging) -> None: ...
    @abstractmethod
    def write_membership(self, it: Membership) -> None: ...
    @abstractmethod
    def write_listing(self, it: Listing) -> None: ...
    @abstractmethod
    def write_listedvalue(self, it: ListedValue) -> None: ...
    @abstractmethod
    def write_variant(self, it: Variant) -> None: ...
    @abstractmethod
    def write_varying(self, it: Varying) -> None: ...
    @abstractmethod
    def write_keeping(self, it: Keeping) -> None: ...
    @abstractmethod
    def write_following(self, it: Following) -> None: ...
    @abstractmethod
    def write_clearing(self, it: Clearing) -> None: ...
    @abstractmethod
    def write_ruling(self, it: Ruling) -> None: ...
    @abstractmethod
    def write_summing(self, it: Summing) -> None: ...
    @abstractmethod
    def write_gonevalue(self, it: GoneValue) -> None: ...
    @abstractmethod
    def write_naming(self, it: Naming) -> None: ...

    # Sums

    @abstractmethod
    def term(self, part: Part) -> str:
        """A term of a comparison."""

    def sides(self, it: Summing) -> tuple[str, str]:
        """A sum as the two sides of a comparison: negative terms are on the right. A position
        counts from the parent's same one where it is compared with a number alone."""
        first, *rest = [part._replace(node=part.node or it.parent) for part in it.parts]
        if it.parts[1:] == [Part(-1, 0, first.anchor)] and first.coefficient == 1:
            rest = []
        left = [first, *(part for part in rest if part.coefficient > 0)]
        right = [
            part._replace(coefficient=-part.coefficient) for part in rest if part.coefficient <= 0
        ]
        if not right:
            return self.total(left, 0), plain(it.constant)
        return self.total(left, 0), self.total(right, it.constant)

    def total(self, parts: list[Part], constant: float) -> str:
        """Terms and a constant, which is not said where it is 0, added up."""
        words = " + ".join(map(self.term, parts))
        return (
            f"{words} {'+' if constant > 0 else '-'} {plain(abs(constant))}" if constant else words
        )


def equation(it: Summing, names: dict[int, str]) -> str:
    """A sum as an equation string, with nodes by names."""
    terms = ""
    for part in it.parts:
        sign = "-" if part.coefficient < 0 else "+"
        factor = "" if abs(part.coefficient) == 1 else f"{plain(abs(part.coefficient))} * "
        joined = f" {sign} " if terms else "-" * (sign == "-")
        node = names[part.node] if part.node else "parent"
        terms += f"{joined}{factor}{node}.{camel(part.anchor.removesuffix('-edge'))}"
    return f"{terms} {SIGNS[it.relation]} {plain(it.constant)}"


def kind(word: str) -> str:
    """The enum of what a container or a member is set to."""
    return _KINDS.get(word.removeprefix("own-"), "Align")


def parameter(word: str) -> str:
    """What enums of containers and members call it that documents call `own-alignment`."""
    return word.removeprefix("own-").replace("alignment", "align")


def parted(line: str) -> tuple[str, list[str]] | None:
    """The call that a line ends with as what is before its parenthesis, and its arguments; None
    for what is no call."""
    if not line.endswith(")"):
        return None
    opened, place, start = [], 0, 0
    for token in TOKEN.findall(line):
        if token in "([{":
            opened.append(place)
        elif token in ")]}":
            start = opened.pop()
        place += len(token)
    return line[:start], listed(line[start + 1 : -1])


def listed(words: str) -> list[str]:
    """What stands between commas, those inside of brackets and strings left alone."""
    depth, found = 0, [""]
    for token in TOKEN.findall(words):
        depth += (token in "([{") - (token in ")]}")
        if token == ", " and depth == 0:
            found.append("")
        else:
            found[-1] += token
    return found


def filled(words: list[str], indentation: str) -> list[str]:
    """Words with commas between them, in as few lines as they take."""
    rows = [indentation + words[0]]
    for each in words[1:]:
        if len(f"{rows[-1]}, {each},") <= WIDEST:
            rows[-1] += f", {each}"
        else:
            rows[-1] += ","
            rows.append(indentation + each)
    return rows


TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|, |.', re.DOTALL)


def plain(number: float) -> str:
    """A number as all languages have it, with all digits that it needs."""
    if number == int(number) and abs(number) < 1e15:
        return str(int(number))
    return repr(number)


def quoted(text: str) -> str:
    """A text as a literal of Python, in the marks that take fewer escapes."""
    words = json.dumps(text, ensure_ascii=False)
    if '"' in text and "'" not in text:
        return "'" + words[1:-1].replace('\\"', '"') + "'"
    return words


def camel(word: str) -> str:
    """`left-inset` or `LEFT_INSET` as `leftInset`."""
    first, *rest = word.lower().replace("_", "-").split("-")
    return first + "".join(part.capitalize() for part in rest)


def snake(word: str) -> str:
    """`left-inset` as `left_inset`."""
    return word.lower().replace("-", "_")


def _mentioned(statement: Statement) -> list[int]:
    """The nodes that a statement needs to be named."""
    if isinstance(statement, Making):
        line = statement.line.nodes if statement.line else []
        return [statement.parent, *statement.members, *line]
    found: list[int] = []
    for value in statement:
        if isinstance(value, AttributeOf):
            found += [value.node, value.other]
        elif isinstance(value, VariantOf):
            found.append(value.node)
        elif isinstance(value, list):
            found += [part.node if isinstance(part, Part) else part for part in value]
    for name in ("node", "parent", "grid", "center", "listed", "of"):
        if hasattr(statement, name):
            found.append(getattr(statement, name))
    return found
