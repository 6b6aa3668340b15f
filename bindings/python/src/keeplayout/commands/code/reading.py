"""The statements of a document, read from the form in which the library writes it.

Its words are those of keeplayout/documents.h. What a person wrote is read by the library first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from ctypes import c_double
from dataclasses import dataclass, field

from ..._c.api import FUNCTIONS, keep_node
from ..._c.pointers import keep_layout_p
from ..._c.values import ContainerValue
from ...kinds import AttributeKind, Axis
from ...layout.layout import Layout
from ...values import Relation
from ..command import RefusedError
from ..lines import Line, read
from ..places import KINDS
from .statements import (
    Arranging,
    AttributeOf,
    Baselines,
    Circling,
    Clearing,
    Container,
    ContentSize,
    Edges,
    Flag,
    Following,
    GoneValue,
    Keeping,
    LineGuide,
    ListedValue,
    Listing,
    Making,
    Membership,
    Naming,
    Number,
    Part,
    Placing,
    Resisting,
    RootSize,
    Ruling,
    Statement,
    Summing,
    TrackOf,
    Value,
    Variant,
    VariantOf,
    Varying,
)

_RELATIONS = {
    "=": Relation.EQUAL, "==": Relation.EQUAL, "<=": Relation.AT_MOST, ">=": Relation.AT_LEAST,
}  # fmt: skip
"""Relations by their words in documents."""

_ESCAPED = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)
_SETTINGS = {"negative-sizes", "mixed-axes", "right-to-left"}
_FLAGS = {
    "hidden", "clips", "gone", "gone-horizontally", "gone-vertically", "inherited-margins",
    "margins-from-edges", "left-to-right", "right-to-left",
}  # fmt: skip
_EDGES = {"margins", "safe-area", "alignment-insets"}
_NUMBERS = {
    "gap", "row-gap", "bias", "row-bias",
    "padding-top", "padding-left", "padding-bottom", "padding-right",
}  # fmt: skip
_WORDS = {"alignment", "justify", "distribution", "row-distribution"}
_MEMBERS = {
    "weight",
    "gap-after",
    "own-alignment",
    "own-justify",
    "excluded",
    "shrink",
    "basis",
    "grows",
    "own-least",
    "first-column",
    "first-row",
    "column-span",
    "row-span",
    "overlay",
    *(
        f"own-margin{what}-{side}"
        for what in ("", "-fraction")
        for side in ("top", "left", "bottom", "right")
    ),
}
_AREAS = {"safe", "margins", "scroll", "readable", "layout", "frame"}
_GONE = {
    "gone": "fully", "gone-horizontally": "horizontally", "gone-vertically": "vertically",
    "not-gone": "not",
}  # fmt: skip
"""Words of variants for what a node is; of others they are flags."""

_REQUIRED = 1000.0
_SETTING_NUMBERS = {
    name
    for name, _, types in FUNCTIONS
    if types in ((keep_layout_p, c_double), (keep_layout_p, keep_node, c_double))
}


@dataclass
class ReadNode:
    """A node of a document, with what is said of it."""

    making: Making
    parent: int
    children: list[int] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)
    tracks: dict[str, list[TrackOf]] = field(
        default_factory=lambda: {"grid-column": [], "grid-row": []}
    )
    """All columns and rows of a grid, those that were made for members, too."""
    cells: tuple[int, int, int, int] | None = None


@dataclass
class Reading:
    """A document that was read."""

    nodes: dict[int, ReadNode]
    """By number; 0 stands for the layout, whose children are the roots."""
    has_formats: bool = False


def statements(document: str) -> Reading:
    """What a document of the library's own writing says. Raises RefusedError for a line that this
    version does not know."""
    found = Reading({0: ReadNode(Making(0), 0)})
    open_nodes = [0]
    for line in read(document):
        if not line.words or line.number == 1:
            continue
        del open_nodes[line.depth // 2 + 1 :]
        if line.opens:
            node = _opened(line, open_nodes[-1])
            found.nodes[node.making.node] = node
            if node.making.guide is None:
                found.nodes[node.parent].children.append(node.making.node)
            open_nodes.append(node.making.node)
        elif line.words[0] == "format":
            found.has_formats = True
        else:
            _Reader(found, open_nodes[-1], line).read()
    for node in found.nodes.values():
        _settle(node, found)
    return found


def _opened(line: Line, above: int) -> ReadNode:
    words = list(line.words)
    is_guide, number = words[0] == "guide", int(words[1])
    rest = words[2:]
    if rest[:1] == ["in"]:
        above, rest = int(rest[1]), rest[2:]
    area = rest.pop(0) if is_guide and rest and rest[0] in _AREAS else "guide"
    name = unquoted(rest[0]) if rest else ""
    return ReadNode(Making(number, name, guide=area if is_guide else None), above)


def _settle(node: ReadNode, found: Reading) -> None:
    """What several lines of a node say together."""
    container = node.making.container
    if container is not None:
        node.statements += _set_later(node.making.node, container)
    if container is not None and container.kind == "grid":
        for axis, tracks in zip(Axis, node.tracks.values(), strict=True):
            for index, track in enumerate(tracks):
                guide = found.nodes[track.guide].making
                guide.guide, guide.track = "track", (axis, index)
    if node.cells is not None:
        node.statements.append(Placing(node.making.node, node.parent, node.cells))
    if node.making.guide in _AREAS:
        _leave_out_defaults(node)


def _set_later(node: int, container: Container) -> Iterator[Statement]:
    """What is taken from a container as making it does not say it."""
    values: dict[str, float | str] = {**container.numbers, **container.words}
    for word, value in values.items():
        if not _is_made_with(container.kind, word, value):
            container.numbers.pop(word, None)
            container.words.pop(word, None)
            yield Arranging(node, word, value)


def _is_made_with(kind: str, word: str, value: float | str) -> bool:
    """Whether making a container says a parameter. Where it says that a bias is 0, none is set."""
    if word in ("bias", "row-bias") and value == 0:
        return False
    if word == "justify":
        return kind == "grid"
    return kind in ("flow", "grid") or not word.startswith("row-")


def _leave_out_defaults(node: ReadNode) -> None:
    """A guide of an area comes with its values: those are not said again, and what is not there is
    taken away."""
    usual = _usual(str(node.making.guide), node.making.node)
    said = node.statements
    node.statements = [each for each in said if each not in usual]
    is_set = {(each.attribute, each.relation) for each in said if isinstance(each, _VALUES)}
    for each in usual:
        if isinstance(each, _VALUES) and (each.attribute, each.relation) not in is_set:
            node.statements.append(Clearing(each.attribute, each.relation))


_VALUES = Keeping, Following


def _usual(area: str, number: int) -> list[Statement]:
    """What a new guide of an area has, as if it had a number."""
    with Layout() as ui:
        getattr(ui.node(), f"{area}_guide")()
        lines = ui.document.replace("guide 2", f"guide {number}").replace("of 2 ", f"of {number} ")
    found = Reading({number: ReadNode(Making(number), 0)})
    for line in read(lines):
        if line.depth == 4:
            _Reader(found, number, line).read()
    return found.nodes[number].statements


def _is_number(noun: str, word: str) -> bool:
    """Whether C sets it to one number: nothing else has to be known of it."""
    return f"keep_{noun}_set_{word.replace('-', '_')}" in _SETTING_NUMBERS


class _Reader:
    """Reads a line of a node."""

    def __init__(self, found: Reading, number: int, line: Line) -> None:
        self._number = number
        self._node = found.nodes[number]
        self._nodes = found.nodes
        self._line = line
        self._words = list(line.words)

    def read(self) -> None:
        """Adds what the line says to its node."""
        word = self._words[0]
        said = self._node.statements
        if self._number == 0:
            self._read_setting(word)
        elif word in _FLAGS:
            said.append(Flag(self._number, word))
        elif _is_number("node", word):
            said.append(Number(self._number, word, self._number_at(1)))
        elif word == "directional-margins":
            self._make_directional()
        elif word in _EDGES:
            said.append(Edges(self._number, word, self._four()))
        elif word == "baselines":
            said.append(Baselines(self._number, self._number_at(1), self._number_at(2)))
        elif word in _MEMBERS:
            said.append(Membership(self._number, word, self._worth(word)))
        elif word == "circle":
            numbers = [self._number_at(place) for place in (1, 2, 3)]
            said.append(Circling(self._number, int(numbers[0]), numbers[1], numbers[2]))
        elif word == "cells":
            first, second, third, fourth = (int(each) for each in self._words[1:5])
            self._node.cells = first, second, third, fourth
        elif word == "variant":
            said.append(self._variant())
        elif word == "in-variant":
            said.append(self._varying())
        elif not self._read_size(word) and not self._read_container(word):
            self._read_constraint()

    def _read_setting(self, word: str) -> None:
        if _is_number("layout", word):
            self._node.statements.append(Number(0, word, self._number_at(1)))
        elif word in _SETTINGS:
            self._node.statements.append(Flag(0, word))
        else:
            raise self._unknown()

    def _make_directional(self) -> None:
        said = self._node.statements
        margins = [place for place, each in enumerate(said) if _is_margins(each)]
        if margins:
            said[margins[0]] = said[margins[0]]._replace(is_directional=True)  # type: ignore[union-attr,call-arg]
        else:
            said.append(Edges(self._number, "margins", (8, 8, 8, 8), True))

    # Variants

    def _variant(self) -> Variant:
        words = self._words[1:]
        fits = words[-1:] == ["fits"]
        lengths = words[:-1] if fits else words
        sizes = dict(zip(lengths[::2], map(float, lengths[1::2]), strict=True))
        return Variant(self._number, sizes.get("width", 0), sizes.get("height", 0), fits)

    def _varying(self) -> Varying:
        _, index, node, word, *value = self._words
        variant, of = VariantOf(self._number, int(index)), int(node)
        if word in _GONE:
            return Varying(variant, of, "gone", "gone", _GONE[word])
        if word in ("row", "column"):
            axis = "horizontal" if word == "row" else "vertical"
            return Varying(variant, of, "container", "axis", axis)
        noun = "member" if word in _MEMBERS else "container"
        return Varying(variant, of, noun, word, _worth(value[0]))

    # Sizes

    def _read_size(self, word: str) -> bool:
        subject, _, side = word.rpartition("-")
        if side not in ("width", "height"):
            return False
        axis = Axis.HORIZONTAL if side == "width" else Axis.VERTICAL
        said = self._node.statements
        if subject == "size":
            value = Value(self._number_at(1), self._priority(2))
            before = next((each for each in said if isinstance(each, RootSize)), None)
            if before is None:
                said.append(RootSize(self._number, {axis: value}))
            else:
                before.sizes[axis] = value
        elif subject == "content":
            place = next(
                (at for at, each in enumerate(said) if isinstance(each, ContentSize)), None
            )
            size = ContentSize(self._number, None, None) if place is None else said.pop(place)
            said.append(size._replace(**{side: self._number_at(1)}))  # type: ignore[union-attr,arg-type]
        elif subject in ("hugging", "compression"):
            said.append(Resisting(self._number, subject, axis, self._number_at(1)))
        else:
            return False
        return True

    # Containers

    def _worth(self, word: str) -> float | str:
        """What a container or a member is set to; a word by itself is 1."""
        return _worth(self._words[1]) if len(self._words) > 1 else 1.0

    def _read_container(self, word: str) -> bool:
        making = self._node.making
        if word in ("row", "column"):
            axis = Axis.HORIZONTAL if word == "row" else Axis.VERTICAL
            making.container = Container(word, axis)
        elif word == "grid":
            making.container = Container(word)
        elif word in ("guideline", "barrier"):
            nodes = [int(number) for number in self._words[1:]]
            making.line = LineGuide(nodes=nodes, is_barrier=word == "barrier")
        elif word in ("grid-column", "grid-row"):
            self._read_track(word)
        elif word == "listed":
            self._read_listed()
        elif making.line is not None and word == "edge":
            making.line.edge = self._words[1]
        elif making.line is not None and word in ("distance", "fraction"):
            setattr(making.line, word, self._number_at(1))
        elif making.container is not None and word == "wraps":
            if making.container.kind != "grid":  # of which it says nothing
                making.container.kind = "flow"
        elif making.container is not None and word in _NUMBERS:
            making.container.numbers[word] = self._number_at(1)
        elif making.container is not None and word in _WORDS:
            making.container.words[word] = self._words[1]
        elif word.replace("-", "_").upper() in ContainerValue.__members__:
            self._node.statements.append(Arranging(self._number, word, self._worth(word)))
        else:
            return False
        return True

    def _read_listed(self) -> None:
        said, listed = self._node.statements, int(self._words[1])
        known = next((each for each in said if isinstance(each, Listing)), None)
        if known is None:
            said.append(Listing(self._number, [listed]))
        else:
            known.nodes.append(listed)
        words = iter(self._words[2:])
        for word in words:
            said.append(ListedValue(self._number, listed, word, _worth(next(words))))

    def _read_track(self, word: str) -> None:
        words = self._words[2:]
        is_implicit = words[:1] == ["implicit"]
        words = words[is_implicit:]
        kind, value = "content", 0.0
        if words and words[0] in ("fixed", "fraction", "yielding"):
            kind, value, words = words[0], float(words[1]), words[2:]
        elif words and words[0] in ("least", "filling"):
            kind, words = words[0], words[1:]
        limits = dict(zip(words[::2], map(float, words[1::2]), strict=True))
        guide = int(self._words[1])
        track = TrackOf(guide, kind, value, limits.get("min"), limits.get("max"))
        container = self._node.making.container
        assert container is not None
        self._node.tracks[word].append(track)
        if not is_implicit:
            (container.columns if word == "grid-column" else container.rows).append(track)

    # Constraints

    def _read_constraint(self) -> None:
        word = self._words[0]
        readers: dict[str, Callable[[], Statement]] = {
            "name": self._naming, "gone-value": self._gone_value, "sum": self._sum,
        }  # fmt: skip
        self._node.statements.append(readers.get(word, self._kept)())

    def _naming(self) -> Statement:
        self._words.pop(0)
        return Naming(self._attribute(), unquoted(self._words.pop(0)))

    def _gone_value(self) -> Statement:
        self._words.pop(0)
        return GoneValue(self._attribute(), float(self._words.pop(0)))

    def _kept(self) -> Statement:
        attribute = self._attribute()
        relation = _RELATIONS[self._words.pop(0)]
        number = float(self._words.pop(0))
        if self._words[:1] == ["*"]:
            return self._followed(attribute, relation, number)
        if self._words[:1] != ["rule"]:
            return Keeping(attribute, relation, Value(number, self._priority(0)))
        is_off, priority, name, variant = self._end(self._words[1:])
        return Ruling(attribute, relation, Value(number, priority), is_off, name, variant)

    def _followed(self, attribute: AttributeOf, relation: Relation, factor: float) -> Statement:
        _, kind, _, node, *rest = self._words
        other, rest = (int(rest[1]), rest[2:]) if rest[0] == "to" else (0, rest)
        followed = AttributeOf(int(node), KINDS[kind], other)
        constant = float(rest[1])
        self._words = rest
        return Following(attribute, relation, followed, factor, constant, self._priority(2))

    def _sum(self) -> Statement:
        relation, constant, words = _RELATIONS[self._words[1]], self._number_at(2), self._words[4:]
        parts = []
        while True:
            node = 0 if words[1] == "parent" else int(words[1])
            parts.append(Part(float(words[0]), node, words[2]))
            words = words[3:]
            if words[:1] != [","]:
                break
            words = words[1:]
        is_off, priority, name, variant = self._end(words)
        return Summing(
            self._node.parent, parts, relation, constant, priority, is_off, name, variant
        )

    def _attribute(self) -> AttributeOf:
        is_reversed = self._words[0] == "reversed"
        if is_reversed:
            self._words.pop(0)
        word = self._words.pop(0)
        if word not in KINDS:
            raise self._unknown()
        kind, node, other = KINDS[word], self._number, 0
        if self._words[:1] == ["to"]:
            other = int(self._words[1])
            del self._words[:2]
        if is_reversed:
            return AttributeOf(other, AttributeKind(kind ^ 1), node)
        return AttributeOf(node, kind, other)

    def _end(self, words: list[str]) -> tuple[bool, float, str, VariantOf | None]:
        """Whether a rule or a sum is off, its priority, its name, and its variant."""
        is_off, priority, name, variant = False, _REQUIRED, "", None
        while words:
            word = words[0]
            if word == "variant":
                variant = VariantOf(int(words[3]), int(words[1]))
                words = words[3:]
            elif word == "off":
                is_off = True
            elif word.startswith("@"):
                priority = float(word[1:])
            elif word == "named":
                words = words[1:]
                name = unquoted(words[0])
            elif word == "as":
                words = words[1:]
            else:
                raise self._unknown()
            words = words[1:]
        return is_off, priority, name, variant

    # Words

    def _number_at(self, place: int) -> float:
        return float(self._words[place])

    def _four(self) -> tuple[float, float, float, float]:
        top, left, bottom, right = (self._number_at(place) for place in (1, 2, 3, 4))
        return top, left, bottom, right

    def _priority(self, place: int) -> float:
        words = self._words[place:]
        return float(words[0][1:]) if words and words[0].startswith("@") else _REQUIRED

    def _unknown(self) -> RefusedError:
        return RefusedError(f'this version cannot convert the line "{" ".join(self._line.words)}"')


def _worth(word: str) -> float | str:
    return word if word[0].isalpha() else float(word)


def _is_margins(statement: Statement) -> bool:
    return isinstance(statement, Edges) and statement.word == "margins"


def unquoted(word: str) -> str:
    """The text of a name that stands between quotation marks in a document."""

    def character(found: re.Match[str]) -> str:
        if found[1]:
            return chr(int(found[1], 16))
        return {"n": "\n", "r": "\r", "t": "\t"}.get(found[2], found[2])

    return _ESCAPED.sub(character, word[1:-1])
