"""What languages have in common in which what a node has is set as a property."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from ... import kinds
from .reading import Reading
from .statements import (
    Arranging,
    AttributeOf,
    Clearing,
    GoneValue,
    Keeping,
    ListedValue,
    Making,
    Membership,
    Moving,
    Number,
    Value,
    Varying,
)
from .writer import SIDES, Writer, kind, parameter, plain

_FLAGS = ("excluded", "grows", "padding-from-margins",
          "baselines-reversed", "gap-from-baselines", "last-line-packed", "lines-reversed",
          "dense", "overlay", "safe", "hugs-lines", "turns", "wraps")  # fmt: skip
MEMBERS = {"own-alignment": "own-align", "excluded": "is-excluded"}


def numbered(it: ListedValue | Varying) -> tuple[str, str]:
    """What is set of a container or a member, as enums call it, and to which number."""
    if not isinstance(it.value, str):
        return parameter(it.word), plain(it.value)
    words = getattr(kinds, kind(it.word))
    return parameter(it.word), str(words[it.value.upper().replace("-", "_")].value)


class PropertyWriter(Writer):
    """Writes `title.width.equal = 240`."""

    declaration: ClassVar[str] = ""
    """What is before a variable that is new."""
    true: ClassVar[str]
    false: ClassVar[str]
    none: ClassVar[str]

    # Words of the language

    @abstractmethod
    def cased(self, word: str) -> str:
        """`left-inset` as names are."""

    @abstractmethod
    def text(self, text: str) -> str:
        """A text as a literal."""

    @abstractmethod
    def choice(self, kind: str, word: str) -> str:
        """A constant of an enumeration."""

    @abstractmethod
    def value(self, it: Value) -> str:
        """A number at a priority."""

    @abstractmethod
    def attribute(self, it: AttributeOf) -> str:
        """An attribute, perhaps in relation to another node."""

    @abstractmethod
    def made(self, it: Making) -> tuple[str, bool]:
        """The call that makes a node, and whether it gives the node its name."""

    def set(self, node: int, name: str, value: str) -> None:
        """Sets a property of a node, or of the layout."""
        self.lines.append(f"{self.names[node]}.{name} = {value}")

    def call(self, node: int, name: str, *words: str) -> None:
        """Calls a method of a node."""
        self.lines.append(f"{self.names[node]}.{name}({', '.join(words)})")

    # Statements

    def write_making(self, it: Making) -> None:
        if it.track is not None and not self.is_used(it.node) and not it.name:
            return
        call, has_name = self.made(it)
        made = f"{self.names[it.parent]}.{call}"
        is_renamed = bool(it.name) and not has_name
        if self.is_used(it.node) or is_renamed:
            made = f"{self.declaration}{self.names[it.node]} = {made}"
        self.lines.append(made)
        if is_renamed:
            self.set(it.node, "name", self.text(it.name))

    def write_moving(self, it: Moving) -> None:
        self.call(it.node, "move", self.names[it.parent] if it.parent else self.none)

    def write_number(self, it: Number) -> None:
        self.set(it.node, self.cased(it.word), plain(it.number))

    def write_arranging(self, it: Arranging) -> None:
        self.set(it.node, self.cased(it.word), self._worth(it))

    def write_membership(self, it: Membership) -> None:
        self.set(it.node, self.cased(MEMBERS.get(it.word, it.word)), self._worth(it))

    def _worth(self, it: Arranging | Membership | ListedValue | Varying) -> str:
        if it.word in _FLAGS:
            return self.flag(bool(it.value))
        if isinstance(it.value, str):
            return self.choice(kind(it.word), it.value)
        return plain(it.value)

    def flag(self, is_set: bool) -> str:
        return self.true if is_set else self.false

    def write_keeping(self, it: Keeping) -> None:
        side = f"{self.attribute(it.attribute)}.{SIDES[it.relation]}"
        self.lines.append(f"{side} = {self.value(it.value)}")

    def write_clearing(self, it: Clearing) -> None:
        self.lines.append(f"{self.attribute(it.attribute)}.{SIDES[it.relation]} = {self.none}")

    def write_gonevalue(self, it: GoneValue) -> None:
        value = f"{self.cased('gone-value')} = {plain(it.value)}"
        self.lines.append(f"{self.attribute(it.attribute)}.{value}")


class ImportingWriter(PropertyWriter):
    """Imports each name of the package that it mentions."""

    def __init__(self, reading: Reading, title: str) -> None:
        super().__init__(reading, title)
        self._imported = {"Layout"}

    @property
    def imports(self) -> list[str]:
        """What is imported: constants, then classes, then functions, as is usual."""
        return sorted(self._imported, key=_rank)

    def imported(self, name: str) -> str:
        """A name of the package, which is imported then."""
        self._imported.add(name)
        return name

    def priority(self, priority: float) -> str:
        """A priority by its name, if it has one."""
        return self.imported(_PRIORITIES[priority]) if priority in _PRIORITIES else plain(priority)


_PRIORITIES: dict[float, str] = {
    1000: "REQUIRED", 750: "HIGH", 500: "MEDIUM", 250: "LOW", 50: "FITTING",
}  # fmt: skip


def _rank(name: str) -> tuple[int, str]:
    return 0 if name.isupper() else 1 if name[0].isupper() else 2, name
