"""Edits of a layout with everything in it, at random. What cannot be at some place is left out."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import grown_layout
from grown_layout import NUMBERS, attempt, constrain, grow_tree
from keeplayout import (
    CONTENT,
    Align,
    Axis,
    ConflictPolicy,
    Constraint,
    Direction,
    Distribution,
    Format,
    Gone,
    Insets,
    Layout,
    Least,
    Node,
    Priority,
    Rect,
    Relation,
    Repeat,
    Track,
    TrackKind,
    Value,
    fraction,
)
from keeplayout._c import ffi as _ffi
from keeplayout._c.arguments import number
from keeplayout._c.plain import PlainNode
from keeplayout._c.properties import Plain
from lines import LINES
from texts import TEXTS

# What is set to one number, and is no constraint.
PLAIN_NUMBERS = [
    name
    for name, each in vars(PlainNode).items()
    if isinstance(each, Plain) and each.writes is number
]
SHARES = [0.0, 0.25, 0.5, 1.0]
PRIORITIES = [1000.0, 1000.0, 750.0, 500.5, 250.0, 50.0]
LENGTHS = [0.0, 1.0, 7.0, 20.0, 64.0, 123.456, 250.0, 1000.0, -5.0, 1 / 3]
HORIZONTAL = [
    "left", "right", "leading", "trailing", "center_x", "width", "right_margin", "left_margin",
    "leading_safe",
]  # fmt: skip
VERTICAL = ["top", "bottom", "center_y", "height", "first_baseline", "top_margin", "bottom_safe"]
GAPS = [0.0, 0.0, 8.0, 2.5]
TRACKS: list[Any] = [
    CONTENT, 40, 0, fraction(1), fraction(2), *map(Track, (TrackKind.LEAST, TrackKind.FILLING)),
    Track(TrackKind.YIELDING, 1), fraction(1, min=50),
]  # fmt: skip
EQUATIONS = [
    "a.left + 2 * a.width == b.right - 8 @ high", "a.width <= 0.5 * b.width + 10",
    "a.leading >= b.trailing + 3", "a.centerX == b.centerX @ 400", "a.top == parent.top + 12",
    "a.height == 2 * a.width @ low",
]  # fmt: skip

_kind = _ffi.C.keep_layout_handle_kind  # as it is outside of recordings


def is_there(node: Node) -> bool:
    """Whether a node is, without a line in the trace."""
    return bool(_kind(node.layout._pointer, node._handle.id))


def wrapped(width: float, height: float) -> tuple[float, float]:
    """Five words of 30 in lines of 12, of which as many are shown as fit."""
    line = max(1, min(width, 150) // 30)
    return 30 * line, 12 * max(1, min(height, 12 * -(-5 // line)) // 12)


class Editor:
    """A layout, and what can be done with it: the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.ui = Layout(self.rng.choice([*ConflictPolicy, ConflictPolicy.REPORTED]))
        self.made = grow_tree(self.ui, self.rng)
        self.guides: list[Node] = []
        self.barriers: list[Node] = []
        self.formats: list[Format] = []
        self.documents: list[str] = []
        self.constraints: list[Constraint] = []
        # Few sorts of edits meet each other more often than many do.
        few = [self.rng.choices(EDITS, k=count) for count in (4, 8)]
        self.edits = self.rng.choice([*few, EDITS, OF_AREAS, OF_CONTAINERS, OF_LINES, OF_DECISIONS])

    def one_of(self, *ways: Callable[[], object]) -> None:
        self.rng.choice(ways)()

    def nodes(self) -> list[Node]:
        """Those that are there now; what was destroyed may come back."""
        nodes = [node for node in self.made if is_there(node)]
        if not nodes:
            nodes.append(self.ui.node("window", size=(400, 300)))
            self.made += nodes
        return nodes

    def node(self) -> Node:
        """Any; sometimes a guide."""
        guides = [guide for guide in self.guides[-6:] if is_there(guide)]
        return self.rng.choice(self.nodes() + guides[-2:])

    def edit(self, node: Node) -> None:
        attempt(lambda: self.rng.choice(self.edits)(self, node))

    def some(self, node: Node) -> None:
        """What layouts are grown with."""
        constrain(node, self.node(), self.rng, NUMBERS)

    def more(self, node: Node) -> None:
        self.rng.choice(grown_layout.MORE)(node, self.node(), self.rng)

    def value(self, node: Node) -> None:
        attribute = self.attribute(node)
        name = self.rng.choice(["equal", "equal", "min", "max"])
        setattr(attribute, name, self.rng.choice([None, *[self.amount()] * 4]))

    def amount(self) -> Value:
        return Value(self.rng.choice(LENGTHS), self.rng.choice(PRIORITIES))

    def attribute(self, node: Node) -> Any:
        if self.rng.random() < 0.6:
            return node.attribute(self.rng.choice(grown_layout.OWN))
        return node.attribute(self.rng.choice(grown_layout.RELATED), self.node())

    def create(self, node: Node) -> None:
        if self.rng.random() < 0.3:
            self.guides.append(node.guide())
        elif len(self.nodes()) < 16:
            made = node.node()
            self.made.append(made)
            made.left_inset.equal = made.top_inset.equal = self.amount()

    def destroy(self, node: Node) -> None:
        if self.rng.random() < 0.3:
            node.destroy()

    def move(self, node: Node) -> None:
        other = self.node()
        self.one_of(
            lambda: node.move(other), lambda: node.move_before(other), lambda: node.move(None),
        )  # fmt: skip

    def environment(self, node: Node) -> None:
        rng = self.rng

        def insets() -> Insets:
            return Insets(*(rng.choice([0.0, 0.0, 8.0, 20.0, 3.5]) for _ in range(4)))

        self.one_of(
            lambda: node.set_margins(insets(), directional=rng.random() < 0.5),
            lambda: setattr(node, "inherits_margins", rng.random() < 0.6),
            lambda: setattr(node, "margins_include_safe_area", rng.random() < 0.6),
            lambda: setattr(node, "safe_area", insets()),
            lambda: setattr(node, "alignment_insets", insets()),
            lambda: setattr(node, "baselines", (rng.choice(LENGTHS), rng.choice(LENGTHS))),
            lambda: setattr(node, "direction", rng.choice(list(Direction))),
            *[
                lambda name=name: setattr(node, name, rng.choice(SHARES))
                for name in PLAIN_NUMBERS
            ],
        )  # fmt: skip

    def content(self, node: Node) -> None:
        rng = self.rng
        axis = rng.choice(["horizontal", "vertical"])
        self.one_of(
            lambda: setattr(node, "content_size", (rng.choice([None, 10, 80]), 20)),
            lambda: setattr(node, "content_size", (None, None)),
            lambda: setattr(node, f"{axis}_hugging", rng.choice(PRIORITIES)),
            lambda: setattr(node, f"{axis}_compression", rng.choice(PRIORITIES)),
            lambda: node.set_measure(lambda length: 400 / max(length, 10), rng.choice(list(Axis))),
            lambda: setattr(node, "measure_both", wrapped),
            lambda: setattr(node, "measure", None),
            node.invalidate_content,
        )  # fmt: skip

    def presence(self, node: Node) -> None:
        self.one_of(
            lambda: setattr(node, "gone", self.rng.choice([Gone.NOT, *Gone])),
            lambda: setattr(node, "hidden", self.rng.random() < 0.5),
        )

    def gone_value(self, node: Node) -> None:
        other = self.node()
        node.left_offset_to(other).gone_value = self.rng.choice([None, 3, 0])
        node.left_offset_to(other).min = self.amount()

    def scrolling(self, node: Node) -> None:
        guide = node.scroll_guide
        self.one_of(
            guide, lambda: setattr(node, "horizontal_scroll_disabled", True),
            lambda: setattr(node, "vertical_scroll_disabled", self.rng.random() < 0.5),
            lambda: guide().destroy(),
        )  # fmt: skip

    def areas(self, node: Node) -> None:
        name = self.rng.choice(["safe_guide", "margins_guide", "readable_guide"])
        guide = getattr(node, name)()
        self.guides.append(guide)
        other = self.node()
        self.one_of(
            lambda: setattr(other.left_align_to(guide), "equal", self.amount()),
            lambda: setattr(other.width_to(guide), "max", 1),
            guide.destroy,
        )  # fmt: skip

    def containers(self, node: Node) -> None:
        """A new one, of nodes that are there or made for it."""
        if len(self.nodes()) > 14:
            return
        rng, others = self.rng, [self.node() for _ in range(self.rng.randrange(4))]
        made: list[Node] = []
        self.one_of(
            lambda: made.append(node.row(*others, gap=rng.choice(GAPS))),
            lambda: made.append(node.column(*others, padding=rng.choice(GAPS))),
            lambda: made.append(
                node.grid(*others, columns=[rng.choice(TRACKS) for _ in range(rng.randint(1, 3))])
            ),
        )
        self.made += made

    def container(self, _node: Node) -> None:
        """Parameters of one that is there."""
        rng = self.rng
        there = [node for node in self.nodes() if node.is_container]
        if not there:
            return
        node = rng.choice(there)
        self.one_of(
            lambda: setattr(node, "gap", rng.choice(GAPS)),
            lambda: setattr(node, "row_gap", rng.choice(GAPS)),
            lambda: setattr(node, "padding", Insets(rng.choice(GAPS), 0, rng.choice(GAPS), 4)),
            lambda: setattr(node, "align", rng.choice(list(Align))),
            lambda: setattr(node, "justify", rng.choice(list(Align))),
            lambda: setattr(node, "distribution", rng.choice(list(Distribution))),
            lambda: setattr(node, "bias", rng.choice([0, 0.5, 1])),
            lambda: setattr(node, "row_distribution", rng.choice(list(Distribution))),
            lambda: setattr(node, "row_bias", rng.choice([0, 0.5, 1])),
            lambda: setattr(node, "last_line_packed", rng.random() < 0.5),
            lambda: setattr(node, "lines_reversed", rng.random() < 0.5),
            lambda: setattr(node, "safe", rng.random() < 0.5),
            lambda: setattr(node, "axis", rng.choice(list(Axis))),
            lambda: setattr(node, "turns", rng.random() < 0.5),
            lambda: node.set_track(rng.choice(list(Axis)), rng.randrange(3), rng.choice(TRACKS)),
            lambda: node.set_track_count(rng.choice(list(Axis)), rng.randrange(5)),
            lambda: node.get_track(rng.choice(list(Axis)), rng.randrange(3)),
            lambda: setattr(node, "repeats", rng.choice(list(Repeat))),
            lambda: setattr(node, "dense", rng.random() < 0.5),
            lambda: self.node().move(node),
        )

    def decided(self, node: Node) -> None:
        """A container in which something is decided: a row that turns, or columns by room."""
        if len(self.nodes()) > 14:
            return
        rng, others = self.rng, {each.id: each for each in (node, self.node(), self.node())}
        members, parent = list(others.values())[1:], self.node()
        if rng.random() < 0.5:
            made = parent.row(*members, gap=rng.choice(GAPS))
            made.turns = True
        else:
            track: Any = rng.choice([40, fraction(1, min=50), Track(TrackKind.YIELDING, 1, 30)])
            repeats = rng.choice([Repeat.FILL, Repeat.FIT])
            made = parent.grid(*members, columns=[track], gap=rng.choice(GAPS), repeats=repeats)
            made.dense = rng.random() < 0.3
        made.width.max = self.amount()
        self.made.append(made)

    def member(self, node: Node) -> None:
        """Parameters of a member of one."""
        rng = self.rng
        parent = node.parent
        if parent is None or not parent.is_container:
            return
        place = rng.randrange(3), rng.randrange(2), rng.randint(1, 2), rng.randint(1, 2)
        self.one_of(
            lambda: setattr(node, "weight", rng.choice([0, 1, 2])),
            lambda: setattr(node, "gap_after", rng.choice([None, *GAPS])),
            lambda: setattr(node, "own_align", rng.choice([None, *Align])),
            lambda: setattr(node, "own_justify", rng.choice([None, *Align])),
            lambda: setattr(node, "is_excluded", rng.random() < 0.5),
            lambda: setattr(node, "shrink", rng.choice([0, 1, 1, 2])),
            lambda: setattr(node, "basis", rng.choice([0, 0, 20, 60])),
            lambda: setattr(node, "grows", rng.random() < 0.5),
            lambda: setattr(node, "own_least", rng.choice([None, *Least])),
            lambda: setattr(node, "first_column", rng.choice([None, 0, 1, 4])),
            lambda: setattr(node, "first_row", rng.choice([None, 0, 3])),
            lambda: setattr(node, "column_span", rng.randint(1, 3)),
            lambda: setattr(node, "row_span", rng.randint(1, 2)),
            lambda: setattr(node, "overlay", rng.random() < 0.5),
            lambda: node.cells,
            lambda: parent.place(node, *place),
            lambda: parent.flow_in(node),
        )

    def sums(self, node: Node) -> None:
        rng, other = self.rng, self.node()
        lines = ["left", "right", "leading", "trailing", "center_x", "width", "right_margin",
                 "left_margin"] if rng.random() < 0.5 else [
                 "top", "bottom", "center_y", "height", "first_baseline", "top_margin"]  # fmt: skip
        one, two_ = (getattr(each, rng.choice(lines)) for each in (node, other))
        multiplier = rng.choice([1, 1, 0.5, 2, -1])
        made = one.constrain(
            rng.choice(list(Relation)), two_ * multiplier + rng.choice(LENGTHS) @ self.priority(),
            installed=rng.random() < 0.9,
        )  # fmt: skip
        self.constraints.append(made)

    def priority(self) -> Priority:
        return Priority(self.rng.choice(PRIORITIES))

    def constraint(self, _node: Node) -> None:
        """One that is there is changed in place."""
        rng = self.rng
        live = [each for each in self.constraints if each.is_valid]
        if not live:
            return
        made = rng.choice(live)
        self.one_of(
            made.install, made.uninstall, made.remove,
            lambda: setattr(made, "constant", rng.choice(LENGTHS)),
            lambda: setattr(made, "priority", rng.choice(PRIORITIES)),
            lambda: setattr(made, "relation", rng.choice(list(Relation))),
            lambda: made.set_coefficient(0, rng.choice([1.0, -1.0, 0.5])),
        )  # fmt: skip

    def variants(self, node: Node) -> None:
        """What there is in one, or none any more."""
        rng, other = self.rng, self.node()
        members = [child for one in self.nodes() if one.is_container for child in one.children]
        while node.variant_count < 2:
            node.add_variant(rng.choice([0, 60, 200]), fits=rng.random() < 0.3)
        if members and rng.random() < 0.5:
            node.vary(1, rng.choice(members), weight=rng.choice([0, 1]))
        ways = [
            lambda: node.add_variant(height=rng.choice([0, 40])),
            lambda: node.vary(1, other, gone=rng.choice(list(Gone))),
            lambda: node.vary(1, other, gap=rng.choice(GAPS), axis=rng.choice(list(Axis))),
            lambda: node.vary(1, other, weight=rng.choice([0, 1])),
            node.clear_variants,
        ]
        live = [each for each in self.constraints if each.is_valid]
        if live:
            made = rng.choice(live)
            ways.append(lambda: made.set_variant(rng.choice([node, None]), rng.randrange(2)))
        self.one_of(*ways)

    def size(self, node: Node) -> None:
        node.set_size(*(self.rng.choice([None, 320, 400 @ self.priority()]) for _ in range(2)))

    def autoresizing(self, node: Node) -> None:
        if self.rng.random() < 0.4:
            node.clear_autoresizing()
        else:
            node.set_autoresizing(self.rng.randrange(64), Rect(10, 10, 50, 40))

    def applied(self, node: Node) -> None:
        self.one_of(node.reload, node.clear_applied)

    def equation(self, node: Node) -> None:
        self.constraints.append(self.ui.equation(
            self.rng.choice([
                "a.left + 2 * a.width == b.right - 8 @ high", "a.width <= 0.5 * b.width + 10",
                "a.leading >= b.trailing + 3", "a.centerX == b.centerX @ 400",
                "a.top == parent.top + 12", "a.height == 2 * a.width @ low",
            ]),
            {"a": node, "b": self.node()},
        ))  # fmt: skip

    def links(self, node: Node) -> None:
        one, other = self.attribute(node), self.attribute(self.node())
        self.rng.choice([one.set_equal_to, one.set_min_to, one.set_max_to])(
            other, self.rng.choice([1, 0.5, 2]), self.rng.choice(LENGTHS),
            self.rng.choice(PRIORITIES),
        )  # fmt: skip


EDITS: list[Callable[[Editor, Node], object]] = [
    Editor.some, Editor.some, Editor.more, Editor.more, Editor.value, Editor.value, Editor.value,
    Editor.create, Editor.destroy, Editor.move, Editor.environment, Editor.environment,
    Editor.content, Editor.content, Editor.presence, Editor.presence, Editor.gone_value,
    Editor.scrolling, Editor.areas, Editor.sums, Editor.sums, Editor.constraint,
    Editor.constraint, Editor.size, Editor.autoresizing, Editor.applied, Editor.equation,
    Editor.links, Editor.containers, Editor.container, Editor.container, Editor.member,
    Editor.member, Editor.variants, Editor.variants, *LINES, *TEXTS,
]  # fmt: skip
"""What edits are drawn from: some more often."""
OF_AREAS: list[Callable[[Editor, Node], object]] = [
    *[Editor.environment] * 4, *[Editor.areas] * 2, *[Editor.more] * 2, *[Editor.some] * 2,
    Editor.scrolling, Editor.move, Editor.sums, Editor.value, Editor.presence, Editor.create,
]  # fmt: skip
"""About what covers nodes, and where they are for it, which is where most has gone wrong."""
OF_CONTAINERS: list[Callable[[Editor, Node], object]] = [
    *[Editor.containers] * 2, *[Editor.container] * 4, *[Editor.member] * 4, Editor.content,
    Editor.presence, Editor.move, Editor.create, Editor.destroy, Editor.environment, Editor.value,
]  # fmt: skip
"""About rows and grids, and members that come and go."""
OF_LINES: list[Callable[[Editor, Node], object]] = [
    *LINES, *LINES, *TEXTS, *OF_CONTAINERS, Editor.autoresizing, Editor.some, Editor.sums,
]  # fmt: skip
"""About guides and flows, which update, come and go."""
OF_DECISIONS: list[Callable[[Editor, Node], object]] = [
    *LINES, *[Editor.decided] * 4, *[Editor.variants] * 4, *[Editor.container] * 3, Editor.member,
    Editor.member, Editor.content, Editor.presence, Editor.size, Editor.sums, Editor.constraint,
    Editor.move, Editor.value, Editor.create,
]  # fmt: skip
"""About what is no row: variants, rows that turn, columns by room, lines, beside listed nodes."""
