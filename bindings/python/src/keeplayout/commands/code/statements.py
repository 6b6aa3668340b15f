"""What a program does to build a layout, in no language: one value for each call.

Nodes are known by their numbers in the document; 0 is none.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from ...kinds import AttributeKind, Axis
from ...values import Relation


class Value(NamedTuple):
    """A number at a priority."""

    number: float
    priority: float


class AttributeOf(NamedTuple):
    """An attribute of a node, perhaps in relation to another."""

    node: int
    kind: AttributeKind
    other: int = 0


class Part(NamedTuple):
    """A term of a sum."""

    coefficient: float
    node: int
    """0 for the parent of the node that the sum begins with."""
    anchor: str
    """As in documents: `left`, `center-x`."""


class TrackOf(NamedTuple):
    """A column or a row of a grid."""

    guide: int
    kind: str
    """`content`, `fixed`, `fraction`, `yielding`, `least` or `filling`."""
    value: float
    min: float | None
    max: float | None


@dataclass
class Container:
    """How a node arranges its children."""

    kind: str
    """`row`, `column`, `flow` (along the axis) or `grid`."""
    axis: Axis = Axis.HORIZONTAL
    numbers: dict[str, float] = field(default_factory=dict)
    """`gap`, `row-gap`, `bias`, `row-bias`, `padding-top` and so on, where they are not 0."""
    words: dict[str, str] = field(default_factory=dict)
    """`alignment`, `justify`, `distribution`, `row-distribution`, where they are not to fill."""
    columns: list[TrackOf] = field(default_factory=list)
    rows: list[TrackOf] = field(default_factory=list)
    """Those that the grid is made with: others come with members that are placed there."""


@dataclass
class LineGuide:
    """A guideline, or a barrier of nodes."""

    edge: str = "leading"
    distance: float = 0
    fraction: float = 0
    nodes: list[int] = field(default_factory=list)
    is_barrier: bool = False


@dataclass
class Making:
    """A node or a guide that is made, in a parent that there is already."""

    node: int
    name: str = ""
    parent: int = 0
    size: tuple[float, float] | None = None
    """Of a root: both lengths, required."""
    container: Container | None = None
    members: list[int] = field(default_factory=list)
    """Nodes that are made before their container."""
    guide: str | None = None
    """What a guide is of: `safe` and so on, `guide` for none, `track` of a grid."""
    line: LineGuide | None = None
    track: tuple[Axis, int] | None = None


class Moving(NamedTuple):
    """A node becomes the last child of another."""

    node: int
    parent: int


class Placing(NamedTuple):
    """A node in cells of a grid."""

    node: int
    grid: int
    cells: tuple[int, int, int, int]


class RootSize(NamedTuple):
    """The length of a root from outside."""

    node: int
    sizes: dict[Axis, Value]


class ContentSize(NamedTuple):
    """How large a node is by itself."""

    node: int
    width: float | None
    height: float | None


class Resisting(NamedTuple):
    """A priority of hugging or compression."""

    node: int
    resistance: str
    """`hugging` or `compression`."""
    axis: Axis
    priority: float


class Flag(NamedTuple):
    """What a node is, or a layout (node 0): a word of documents."""

    node: int
    word: str


class Edges(NamedTuple):
    """`margins`, `safe-area` or `alignment-insets`: top, left, bottom, right."""

    node: int
    word: str
    insets: tuple[float, float, float, float]
    is_directional: bool = False


class Baselines(NamedTuple):
    """The first baseline from the top, the last one from the bottom."""

    node: int
    first: float
    last: float


class Number(NamedTuple):
    """What a node is set to, or a layout (node 0): a word of documents."""

    node: int
    word: str
    number: float


class Circling(NamedTuple):
    """A node on a circle around another."""

    node: int
    center: int
    angle: float
    radius: float


class Arranging(NamedTuple):
    """A parameter of a container that making it does not say: a word of documents, and a number or
    a word."""

    node: int
    word: str
    value: float | str


class Membership(NamedTuple):
    """`weight`, `gap-after`, `own-alignment`, `own-justify`, `excluded`, `shrink`, `basis`,
    `grows` or `own-least` of a member: a number, or a word."""

    node: int
    word: str
    value: float | str


class Listing(NamedTuple):
    """The nodes that a container arranges where they are."""

    node: int
    nodes: list[int]


class ListedValue(NamedTuple):
    """What a listed node has of its own in a container, as a membership."""

    node: int
    listed: int
    word: str
    value: float | str


class VariantOf(NamedTuple):
    """One of the variants of a node."""

    node: int
    place: int


class Variant(NamedTuple):
    """A variant that a node gets, with what has to be for it to have room."""

    node: int
    width: float
    height: float
    fits: bool


class Varying(NamedTuple):
    """What is otherwise in a variant."""

    variant: VariantOf
    of: int
    """The node that it is otherwise of."""
    noun: str
    """`container` or `member`, whose word it is, or `gone`."""
    word: str
    value: float | str


class Keeping(NamedTuple):
    """A value of an attribute."""

    attribute: AttributeOf
    relation: Relation
    value: Value


class Following(NamedTuple):
    """A value that follows another attribute."""

    attribute: AttributeOf
    relation: Relation
    followed: AttributeOf
    multiplier: float
    constant: float
    priority: float


class Clearing(NamedTuple):
    """A value that a guide comes with is taken away."""

    attribute: AttributeOf
    relation: Relation


class Ruling(NamedTuple):
    """A rule on an attribute."""

    attribute: AttributeOf
    relation: Relation
    value: Value
    is_off: bool
    name: str
    variant: VariantOf | None
    """The one that it belongs to; None for all."""


class Summing(NamedTuple):
    """A sum of terms."""

    parent: int
    """Of the node that it begins with."""
    parts: list[Part]
    relation: Relation
    constant: float
    priority: float
    is_off: bool
    name: str
    variant: VariantOf | None


class GoneValue(NamedTuple):
    """What an offset counts as while the other node is gone."""

    attribute: AttributeOf
    value: float


class Naming(NamedTuple):
    """The name of an attribute."""

    attribute: AttributeOf
    name: str


Statement: TypeAlias = (
    Making | Moving | Placing | RootSize | ContentSize | Resisting | Flag | Edges | Baselines
    | Number | Circling | Arranging | Membership | Listing | ListedValue | Variant | Varying
    | Keeping | Following | Clearing | Ruling | Summing | GoneValue | Naming
)  # fmt: skip
"""Any of them."""

SIZES = ("width", "height")
"""Anchors that are lengths, not positions."""


def is_distance(it: Summing) -> bool:
    """Whether the positions in a sum are measured from each other. Of others a comparison would say
    something else, as a number alone counts from the parent there; an equation string does not."""
    positions = [part.coefficient for part in it.parts if part.anchor not in SIZES]
    return abs(sum(positions)) <= 1e-12 * sum(map(abs, positions))
