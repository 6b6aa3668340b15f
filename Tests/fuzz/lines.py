"""Edits of what gives other nodes lines to be at: flows, rows of listed nodes, guidelines,
barriers, circles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeplayout import Align, Anchor, Axis, ContainerKind, Distribution, Node

if TYPE_CHECKING:
    from edits import Editor

EDGES = [Anchor.LEFT, Anchor.RIGHT, Anchor.LEADING, Anchor.TRAILING, Anchor.TOP, Anchor.BOTTOM]


def flow(editor: Editor, node: Node) -> None:
    """A new one, of nodes that are there, as narrow as a few of them."""
    rng = editor.rng
    if len(editor.nodes()) > 14:
        return
    members = {id(each): each for each in (editor.node() for _ in range(rng.randrange(5)))}
    made = node.flow(
        *members.values(),
        axis=rng.choice(list(Axis)),
        gap=(rng.choice([0, 8, 2.5]), rng.choice([0, 4])),
        distribution=rng.choice(list(Distribution)),
        row_distribution=rng.choice(list(Distribution)),
        row_bias=rng.choice([0, 0.5, 1]),
        bias=rng.choice([0, 0.5, 1]),
    )
    made.width.max = rng.choice([60, 150, 320])
    editor.made.append(made)


def guideline(editor: Editor, node: Node) -> None:
    """A new line, and a node at it."""
    rng = editor.rng
    line = node.guideline(rng.choice(EDGES), rng.choice([0, 8, -3]), fraction=rng.choice([0, 0.5]))
    editor.guides.append(line)
    _hang(editor, line)


def barrier(editor: Editor, node: Node) -> None:
    """A new one of some nodes, and a node at it."""
    rng = editor.rng
    nodes = [editor.node() for _ in range(rng.randint(1, 3))]
    line = node.barrier(rng.choice(EDGES), *nodes, distance=rng.choice([0, 8]))
    editor.barriers.append(line)
    editor.guides.append(line)
    _hang(editor, line)


def other_nodes(editor: Editor, _node: Node) -> None:
    """Other nodes for a barrier that is there."""
    there = [line for line in editor.barriers if line.is_valid]
    if there:
        editor.rng.choice(there).set_barrier(*(editor.node() for _ in range(2)))


def listing(editor: Editor, node: Node) -> None:
    """Nodes of any place in a row or a flow that is there, or in a new row."""
    rng = editor.rng
    there = [each for each in editor.nodes() if each.container_kind is ContainerKind.STACK]
    if there and rng.random() < 0.6:
        row = rng.choice(there)
    else:
        make = rng.choice([node.row, node.column])
        row = make(
            gap=rng.choice([0, 8]), align=rng.choice([Align.NONE, Align.NONE, Align.END]),
            distribution=rng.choice(list(Distribution)),
        )  # fmt: skip
        editor.made.append(row)
    listed = {each.id: each for each in (editor.node() for _ in range(rng.randrange(4)))}
    row.listed = tuple(listed.values())
    for one in row.listed:
        own = row.own(one)
        own.weight = rng.choice([0, 0, 1, 2.5])
        own.own_margin_left = rng.choice([0, 5])
        own.is_excluded = rng.random() < 0.2


def circle(editor: Editor, node: Node) -> None:
    """Onto a circle around another node, along it, or off it."""
    rng = editor.rng
    editor.one_of(
        lambda: node.keep_circle(editor.node(), rng.choice([0, 45, 120.5, 350]), 60),
        lambda: node.keep_circle(editor.node(), rng.choice([-90, 720]), rng.choice([0, 1 / 3])),
        lambda: node.keep_circle(None),
    )


def _hang(editor: Editor, line: Node) -> None:
    node = editor.node()
    if editor.rng.random() < 0.5:
        node.left_align_to(line).equal = editor.amount()
    else:
        node.top_align_to(line).min = editor.amount()


LINES = [flow, flow, guideline, barrier, barrier, other_nodes, listing, listing, circle]
