"""Layouts with some of everything, grown at random: the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Callable

from keeplayout import (
    HIGH,
    AttributeKind,
    Direction,
    KeepError,
    Layout,
    LimitError,
    Node,
    Relation,
    Value,
)
from keeplayout.apply import Left, Size, Top, Width

OWN = [k for k in AttributeKind if k < 50 and k != AttributeKind.ASPECT_RATIO]
RELATED = [k for k in AttributeKind if 50 <= k < 100]
NUMBERS = [0.1, 1 / 3, 7.0, 20.0, 1e-3, 123.456]
WHOLE = [1.0, 4.0, 7.0, 20.0, 64.0, 123.0]


def grown(seed: int, numbers: list[float] = NUMBERS) -> Layout:
    """A layout with some of everything that a document has."""
    rng = random.Random(seed)
    ui = Layout()
    nodes = grow_tree(ui, rng)
    for _ in range(rng.randint(2, 30)):
        attempt(lambda: constrain(*two(nodes, rng), rng, numbers))
    for _ in range(rng.randint(0, 8)):
        attempt(lambda: rng.choice(MORE)(*two(nodes, rng), rng))
    try:
        ui.solve()
    except LimitError:  # margins that go round in circles
        return grown(seed + 1_000_000, numbers)
    return ui


def attempt(change: Callable[[], object]) -> None:
    """What cannot be at some place is left out."""
    try:
        change()
    except KeepError:
        return


def all_nodes(ui: Layout) -> list[Node]:
    """Breadth first, guides left out."""
    found, waiting = [], list(ui.roots)
    while waiting:
        found.append(waiting.pop(0))
        waiting += found[-1].children
    return found


def scatter(ui: Layout, rng: random.Random) -> None:
    """Moves some nodes elsewhere, most of them out of their trees, so much becomes inactive."""
    nodes = all_nodes(ui)
    for _ in range(rng.randint(1, 4)):
        node, parent = two(nodes, rng)
        attempt(lambda node=node, parent=parent: node.move(rng.choice([None, None, parent])))  # type: ignore[misc]


def two(nodes: list[Node], rng: random.Random) -> tuple[Node, Node]:
    """Two different nodes."""
    one, other = rng.sample(nodes, 2)
    return one, other


def grow_tree(ui: Layout, rng: random.Random) -> list[Node]:
    nodes = [ui.node("window", size=(400, 300 @ HIGH))]
    for number in range(rng.randint(2, 9)):
        parent = rng.choice(nodes)
        nodes.append(parent.node(f'n "{number}" \\ é\n#' if rng.random() < 0.3 else None))
    for _ in range(rng.randint(0, 3)):
        node, parent = rng.sample(nodes, 2)
        attempt(lambda node=node, parent=parent: node.move(parent))  # type: ignore[misc]
    return nodes


def constrain(node: Node, other: Node, rng: random.Random, numbers: list[float]) -> None:
    relation, number = rng.choice(list(Relation)), rng.choice(numbers)
    if rng.random() < 0.5:
        attribute = node.attribute(rng.choice(OWN))
    else:
        attribute = node.attribute(rng.choice(RELATED), other)
    if rng.random() < 0.3:
        kind = attribute.kind
        assert isinstance(kind, AttributeKind)
        node.add_rule(kind, relation, Value(number, HIGH), other if kind >= 50 else None)
    elif relation == Relation.EQUAL:
        attribute.equal = Value(number, rng.choice([1000, 750.5, 1 / 3]))
    else:
        attribute.min = number
    if rng.random() < 0.1:
        attribute.name = "a name"


def apply(node: Node, _: Node, rng: random.Random) -> None:
    node.apply(Left(rng.choice(WHOLE)), Top(3).when(lambda _context: rng.random() < 0.5), Size(20))
    node.apply(Width(30))


def follow(node: Node, other: Node, _: random.Random) -> None:
    node.width.set_max_to(other.width, 0.5, 10)


def content(node: Node, _: Node, rng: random.Random) -> None:
    node.content_size = (rng.choice(WHOLE), None)
    node.horizontal_hugging = 251
    if rng.random() < 0.5:
        node.set_measure(lambda width: 400 / max(width, 10))


def surroundings(node: Node, other: Node, rng: random.Random) -> None:
    node.margins = (1, 2, 3, rng.choice(WHOLE))
    node.inherits_margins = True
    other.safe_area = (4, 0, 0, 8)
    other.alignment_insets = (1, 1, 0, 0)
    node.baselines = (12, 4)
    node.direction = Direction.RIGHT_TO_LEFT


def guides(node: Node, other: Node, _: random.Random) -> None:
    node.safe_guide().name = "safe"
    node.readable_guide().width.max = 100
    guide = other.guide("guide")
    guide.left_inset.equal = 3
    node.left_align_to(guide).equal = 0
    other.scroll_guide().width.min = 500


def presence(node: Node, other: Node, rng: random.Random) -> None:
    node.hidden = True
    other.left_offset_to(node).equal = 8
    other.left_offset_to(node).gone_value = 2
    node.gone = rng.random() < 0.5


def sums(node: Node, other: Node, _: random.Random) -> None:
    made = node.layout.add(node.left == other.right * 0.5 + 3)
    made = node.layout.add(node.center_y >= other.top + 3)
    made.uninstall()


def atomics(node: Node, other: Node, rng: random.Random) -> None:
    with node.layout.atomic() as atomic:
        node.height.equal = 30
        node.add_rule(AttributeKind.WIDTH, Relation.AT_LEAST, 5)
    if rng.random() < 0.5:
        atomic.deactivate()
    node.layout.group(node.width, other.width, name="widths").min = 1


def autoresizing(node: Node, _: Node, __: random.Random) -> None:
    node.set_autoresizing(18, (10, 10, 50, 40))


def settings(node: Node, _: Node, rng: random.Random) -> None:
    node.layout.scale = 2
    node.layout.direction = Direction.RIGHT_TO_LEFT
    node.layout.set_mixed_axes(rng.random() < 0.5)


MORE = [
    apply, follow, content, surroundings, guides, presence, sums, atomics, autoresizing, settings,
]  # fmt: skip
