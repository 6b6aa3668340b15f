"""Containers against the constraints that they stand for, written out here as terms, from what the
header says, for the members that take space; on random parameters, after members have come, gone
and changed places."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from keeplayout import (
    Align,
    Axis,
    Direction,
    Distribution,
    Insets,
    Layout,
    Node,
    Priority,
    Track,
    content,
    fraction,
)
from keeplayout.kinds import TrackKind

INSIDE, HELD, SHARE, BALANCE, LEAST, FIT = map(Priority, (999, 998.5, 998, 997, 251, 51))
RUNS = 80
EDGES = {Axis.HORIZONTAL: ("leading", "trailing"), Axis.VERTICAL: ("top", "bottom")}
ALIGNMENTS = (Align.FILL, Align.START, Align.CENTER, Align.END)


class Lines:
    """What is along an axis: lines of nodes as terms, in reading direction, and the padding."""

    def __init__(self, axis: Axis, padding: Insets) -> None:
        self._names = EDGES[axis]
        is_row = axis == Axis.HORIZONTAL
        self.first = padding.left if is_row else padding.top
        self.last = padding.right if is_row else padding.bottom

    def near(self, node: Node) -> Any:
        return getattr(node, self._names[0])

    def far(self, node: Node) -> Any:
        return getattr(node, self._names[1])

    def size(self, node: Node) -> Any:
        return self.far(node) - self.near(node)


class Scene:
    """A window with nodes of random content, for a container."""

    def __init__(self, seed: int) -> None:
        self.chance, self.count = random.Random(seed), 0
        self.window = Layout().node("window", size=self.size())
        if self.chance.random() < 0.3:
            self.window.direction = Direction.RIGHT_TO_LEFT
        self.nodes = [self.made() for _ in range(self.chance.randint(1, 7))]
        self.padding = Insets(*(self.chance.choice((0, 4, 10)) for _ in range(4)))
        self.gap = self.chance.choice((0, 6, 9))
        self.row_gap = self.chance.choice((0, 5))
        self.is_high = self.chance.random() < 0.5

    def size(self) -> tuple[float, float]:
        return self.chance.choice((90, 200, 420)), self.chance.choice((60, 300))

    def made(self) -> Node:
        self.count += 1
        node = self.window.node()
        node.content_size = self.chance.randint(10, 90), self.chance.randint(10, 30)
        # Where there is too little room, or too much, no two solutions are equally good.
        node.compression, node.hugging = 700 + self.count, 200 + self.count
        return node

    def stir(self, container: Node) -> list[Node]:
        """Members come, go, leave and change places, with solves between; those that take space at
        the end, in their order."""
        for _ in range(self.chance.randint(0, 10)):
            act, members = self.chance.randrange(5), container.children
            some, other = self.chance.choice(members), self.chance.choice(members)
            if act == 0:
                self.made().move_before(some)
            elif act == 1 and len(members) > 1:
                some.destroy()
            elif act == 2:
                some.gone = not some.gone
            elif act == 3 and some != other:
                some.move_before(other)
            else:
                self.window.layout.solve()
        self.window.set_size(*self.size())
        self.window.layout.solve()
        return [member for member in container.children if not member.gone]

    def written_out(
        self, members: Sequence[Node], write: Callable[[Node, list[Node]], None]
    ) -> list[Node]:
        """The same members in a box of a window like this one, which others arrange."""
        window = Layout().node(size=(self.window.frame.width, self.window.frame.height))
        window.direction = self.window.direction
        box = window.node()
        box.keep_insets(0, 0, 0 if self.is_high else None, 0)
        copies = [box.node() for _ in members]
        for copy, member in zip(copies, members, strict=True):
            copy.content_size = member.content_size
            copy.compression = member.compression or 0
            copy.hugging = member.hugging or 0
        write(box, copies)
        window.layout.solve()
        return copies


def compare(members: Sequence[Node], copies: Sequence[Node]) -> None:
    for member, copy in zip(members, copies, strict=True):
        assert tuple(member.frame) == pytest.approx(tuple(copy.frame), abs=1e-6)


def within(
    node: Node, first: Node, last: Node, align: Align, lines: Lines, padding: tuple[float, float],
    *, is_loose: bool = False,
) -> None:  # fmt: skip
    """How a member lies from a line of one node to a line of another.

    Args:
        is_loose: what is at the start may be kept further on.
    """
    add = node.layout.add
    before = lines.near(node) - lines.near(first)
    behind = lines.far(last) - lines.far(node)
    if align == Align.FILL or (align == Align.START and not is_loose):
        add(before == padding[0])
    else:
        add(before >= padding[0] @ INSIDE)
    if align == Align.START and is_loose:
        add(before <= padding[0] @ HELD)
    if align == Align.END:
        add(behind == padding[1])
    elif align == Align.FILL:
        add(behind == padding[1] @ INSIDE)
    else:
        add(behind >= padding[1] @ INSIDE)
    if align == Align.CENTER:
        add(before - behind == padding[0] - padding[1])


def along(
    box: Node, nodes: Sequence[Node], lines: Lines, gap: float, distribution: Distribution,
    bias: float,
) -> None:  # fmt: skip
    """How members lie along a stack, or a line that they fit on."""
    add = box.layout.add
    is_fill = distribution <= Distribution.FILL_PROPORTIONALLY
    is_fixed = is_fill or distribution == Distribution.PACKED
    is_alone = len(nodes) == 1
    is_pinned = is_fill or (
        distribution in (Distribution.EQUAL_GAPS, Distribution.EQUAL_CENTERS) and not is_alone
    )
    before = lines.near(nodes[0]) - lines.near(box)
    behind = lines.far(box) - lines.far(nodes[-1])
    if is_pinned:
        add(before == lines.first @ INSIDE)
        add(behind == lines.last @ INSIDE)
    else:
        add(before >= lines.first @ INSIDE)
        add(behind >= lines.last @ INSIDE)
    gaps = [lines.near(node) - lines.far(previous) for previous, node in itertools.pairwise(nodes)]
    centers = [
        (lines.near(node) + lines.far(node) - lines.near(previous) - lines.far(previous)) / 2
        for previous, node in itertools.pairwise(nodes)
    ]
    for each in gaps:
        add(each == gap) if is_fixed else add(each >= gap)
    if not is_fixed:
        equal = centers if distribution == Distribution.EQUAL_CENTERS else gaps
        for one, other in itertools.pairwise(equal):
            add(one - other == 0 @ SHARE)
    part = {Distribution.SPREAD: 1, Distribution.AROUND: 0.5}.get(distribution)
    if part and gaps:
        add(before - gaps[0] * part == (lines.first - gap * part) @ SHARE)
        add(behind - gaps[-1] * part == (lines.last - gap * part) @ SHARE)
    if is_fill or part:
        bias = 0.5 if gaps or is_fill else bias or 0.5  # one alone has its own, if there is one
    add(
        before * (1 - bias) - behind * bias
        == (lines.first * (1 - bias) - lines.last * bias) @ BALANCE
    )


def shares(nodes: Sequence[Node], weights: Sequence[float], lines: Lines) -> None:
    """Sizes in proportion to weights."""
    for one, other in zip(range(len(nodes)), range(1, len(nodes)), strict=False):
        ratio = weights[other] / weights[one]
        nodes[0].layout.add(lines.size(nodes[other]) - lines.size(nodes[one]) * ratio == 0 @ SHARE)


@pytest.mark.parametrize("seed", range(RUNS))
def test_stacks(seed: int) -> None:
    scene = Scene(seed)
    chance, padding = scene.chance, scene.padding
    axis = chance.choice(tuple(Axis))
    align, distribution = chance.choice(ALIGNMENTS), Distribution(seed % 8)
    make = scene.window.row if axis == Axis.HORIZONTAL else scene.window.column
    bias = chance.choice((0, 0.25, 1))
    stack = make(
        *scene.nodes, gap=scene.gap, padding=padding, align=align, distribution=distribution,
        bias=bias,
    )  # fmt: skip
    stack.keep_insets(0, 0, 0 if scene.is_high else None, 0)
    members = scene.stir(stack)
    weights = [chance.choice((1, 2, 3)) for _ in members]
    is_weighted = distribution == Distribution.FILL and seed % 2 == 0
    for member, weight in zip(members, weights, strict=True):
        member.weight = weight if is_weighted else 0
    scene.window.layout.solve()

    def write(box: Node, nodes: list[Node]) -> None:
        if not nodes:
            return
        lines, others = Lines(axis, padding), Lines(Axis(1 - axis), padding)
        along(box, nodes, lines, scene.gap, distribution, bias)
        for node in nodes:
            within(node, box, box, align, others, (others.first, others.last))
        if distribution == Distribution.FILL_EQUALLY:
            shares(nodes, [1.0] * len(nodes), lines)
        if distribution == Distribution.FILL_PROPORTIONALLY:
            shares(nodes, [(node.content_size or (0, 0))[axis] or 0 for node in nodes], lines)
        if is_weighted:
            shares(nodes, weights, lines)
        if distribution > Distribution.FILL_PROPORTIONALLY:
            box.layout.add(lines.size(box) <= 0 @ FIT)
        if align != Align.FILL:
            box.layout.add(others.size(box) <= 0 @ FIT)

    compare(members, scene.written_out(members, write))


@pytest.mark.parametrize("seed", range(RUNS))
def test_flows(seed: int) -> None:
    """Where lines break is calculated here; each line is a row then, in a node of its own."""
    scene = Scene(seed)
    chance, padding = scene.chance, scene.padding
    align, distribution = chance.choice(ALIGNMENTS), Distribution(seed % 8)
    bias, share = chance.choice((0, 0.25, 1)), chance.choice((0, 0.5, 1))
    flow = scene.window.flow(
        *scene.nodes, gap=(scene.gap, scene.row_gap), padding=padding, align=align,
        distribution=distribution, bias=bias, row_distribution=Distribution.PACKED, row_bias=share,
    )  # fmt: skip
    flow.keep_insets(0, 0, 0 if scene.is_high else None, 0)
    members = scene.stir(flow)
    if scene.is_high:
        scene.window.set_size(scene.window.frame.width, 2000)
        scene.window.layout.solve()
    inside = scene.window.frame.width - padding.left - padding.right
    if distribution <= Distribution.FILL_PROPORTIONALLY:
        distribution = Distribution.PACKED

    def write(box: Node, nodes: list[Node]) -> None:
        add, lines, others = (
            box.layout.add,
            Lines(Axis.HORIZONTAL, padding),
            Lines(Axis.VERTICAL, padding),
        )
        broken: list[list[Node]] = []
        end = 0.0
        for node in nodes:
            width = min((node.content_size or (0, 0))[0] or 0, inside)
            add(node.width == width)
            if broken and end + scene.gap + width <= inside:
                broken[-1].append(node)
                end += scene.gap + width
            else:
                broken.append([node])
                end = width
        rows = [box.node() for _ in broken]
        for row, on_row in zip(rows, broken, strict=True):
            is_even = len(on_row) > 1 and distribution in (Distribution.SPREAD, Distribution.AROUND)
            along(box, on_row, lines, scene.gap, distribution, 0 if is_even else bias)
            for node in on_row:
                within(node, row, row, align, others, (0, 0))
            add(others.size(row) <= 0 @ LEAST)
        for one, other in itertools.pairwise(rows):
            add(other.top - one.bottom == scene.row_gap)
        if rows:
            before, behind = rows[0].top - box.top, box.bottom - rows[-1].bottom
            add(before * (1 - share) - behind * share == (
                padding.top * (1 - share) - padding.bottom * share
            ))  # fmt: skip
            add(before >= padding.top)
            add(behind >= padding.bottom)
        add(others.size(box) <= 0 @ FIT)

    compare(members, scene.written_out(members, write))


def tracks(chance: random.Random, count: int) -> list[Track]:
    kinds = (
        content(), content(min=30), content(max=60), Track(TrackKind.FIXED, 40), fraction(1),
        fraction(2),
    )  # fmt: skip
    return [chance.choice(kinds) for _ in range(count)]


@pytest.mark.parametrize("seed", range(RUNS))
def test_grids(seed: int) -> None:
    """Each member in the next free cell, row by row, in order; each column and row is a node."""
    scene = Scene(seed)
    chance, padding = scene.chance, scene.padding
    align, justify = chance.choice(ALIGNMENTS), chance.choice(ALIGNMENTS)
    columns, first_rows = tracks(chance, chance.randint(1, 3)), tracks(chance, chance.randint(0, 2))
    grid = scene.window.grid(
        *scene.nodes, columns=columns, rows=first_rows, gap=(scene.gap, scene.row_gap),
        padding=padding, align=align, justify=justify,
    )  # fmt: skip
    grid.keep_insets(0, 0, 0 if scene.is_high else None, 0)
    members = scene.stir(grid)
    scene.window.set_size(600, 900)
    scene.window.layout.solve()

    def write(box: Node, nodes: list[Node]) -> None:
        count = max(len(first_rows), -(-len(nodes) // len(columns)))
        rows = first_rows + [content()] * (count - len(first_rows))
        guides = []
        for axis, given, gap in (
            (Axis.HORIZONTAL, columns, scene.gap), (Axis.VERTICAL, rows, scene.row_gap),
        ):  # fmt: skip
            lines = Lines(axis, padding)
            guides.append([box.node() for _ in given])
            keep_tracks(box, guides[-1], given, lines, gap)
            box.layout.add(lines.size(box) <= 0 @ FIT)
        for place, node in enumerate(nodes):
            row, column = divmod(place, len(columns))
            for axis, track, how in (
                (Axis.HORIZONTAL, guides[0][column], justify),
                (Axis.VERTICAL, guides[1][row], align),
            ):
                lines = Lines(axis, padding)
                within(node, track, track, how, lines, (0, 0), is_loose=axis == Axis.VERTICAL)

    compare(members, scene.written_out(members, write))


def keep_tracks(
    box: Node, guides: Sequence[Node], given: Sequence[Track], lines: Lines, gap: float
) -> None:
    if not guides:
        return
    add = box.layout.add
    add(lines.near(guides[0]) - lines.near(box) == lines.first)
    for one, other in itertools.pairwise(guides):
        add(lines.near(other) - lines.far(one) == gap)
    behind = lines.far(box) - lines.far(guides[-1])
    if any(track.kind == TrackKind.FRACTION for track in given):
        add(behind == lines.last @ INSIDE)
    else:
        add(behind >= lines.last @ INSIDE)
    fractions = []
    for guide, track in zip(guides, given, strict=True):
        size = lines.size(guide)
        if track.kind == TrackKind.FIXED:
            add(size == track.value)
        elif track.kind == TrackKind.CONTENT:
            add(size <= 0 @ LEAST)
        else:
            fractions.append((guide, track.value))
        add(size >= track.min)
        if track.max is not None:
            add(size <= track.max)
    shares([guide for guide, _ in fractions], [share for _, share in fractions], lines)
