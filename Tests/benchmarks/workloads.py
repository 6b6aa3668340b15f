"""The systems that speed is measured on, as flat arrays. Rows are in the order a host makes them.

chain        boxes in a row inside a window, equally wide, 8 apart; edit: the window's width
tree         four children a node, inside their parent by inequalities, leaves are softly 50 wide
             and high; edits: the root's width and height
tree-filled  the same, and every child pulled towards its parent's edges, so that all is determined
table        rows of five cells, columns as wide and rows as high as their largest cell;
             edits: the window's width, the width that one cell needs
independent  nodes pinned to the root by four insets each; edits: one inset, the root's width
soft         boxes on a line, at least 10 apart, with targets that contradict; edit: one target
form         three labels beside three fields and a fourth below, 37 variables: the form that this
             family of solvers has been compared on; edits: the window's width and height
"""

import math
import random
from array import array
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import numpy as np

REQUIRED, STRONG, MEDIUM, WEAK = 1000.0, 750.0, 500.0, 250.0
AT_MOST, EQUAL, AT_LEAST = -1, 0, 1
STEPS = 200


class Edit(NamedTuple):
    """The row variable == value whose constant the sequences change."""

    variable: int
    priority: float
    value: float


@dataclass
class Workload:
    """Rows in compressed form; `owners` has the node that each row was made for, or -1."""

    name: str
    nodes: int
    variables: int
    starts: np.ndarray
    columns: np.ndarray
    coefficients: np.ndarray
    relations: np.ndarray
    constants: np.ndarray
    priorities: np.ndarray
    owners: np.ndarray
    edits: list[Edit]
    sequences: dict[str, list[list[float | None]]]  # None leaves that edit alone

    def part(self, rows):
        """A workload of some of the rows, without edits."""
        rows = np.asarray(rows, int)
        lengths = self.starts[rows + 1] - self.starts[rows]
        starts = np.concatenate([[0], np.cumsum(lengths)])
        terms = np.repeat(self.starts[rows] - starts[:-1], lengths) + np.arange(starts[-1])
        return Workload(
            self.name,
            self.nodes,
            self.variables,
            starts,
            self.columns[terms],
            self.coefficients[terms],
            self.relations[rows],
            self.constants[rows],
            self.priorities[rows],
            self.owners[rows],
            [],
            {},
        )


class Rows:
    """Rows as they are made."""

    def __init__(self):
        self.starts, self.columns, self.coefficients = array("q", [0]), array("q"), array("d")
        self.relations, self.constants = array("b"), array("d")
        self.priorities, self.owners = array("d"), array("q")
        self.owner = -1

    def add(self, plus, minus, relation, constant, priority=REQUIRED):
        """The sum of some variables less the sum of others RELATION constant."""
        self.add_terms(
            [(k, 1.0) for k in plus] + [(k, -1.0) for k in minus], relation, constant, priority
        )

    def add_terms(self, terms, relation, constant, priority=REQUIRED):
        for k, c in terms:
            self.columns.append(k)
            self.coefficients.append(c)
        self.starts.append(len(self.columns))
        self.relations.append(relation)
        self.constants.append(constant)
        self.priorities.append(priority)
        self.owners.append(self.owner)

    def workload(self, name, nodes, variables, edits, sequences):
        return Workload(
            name,
            nodes,
            variables,
            np.array(self.starts),
            np.array(self.columns),
            np.array(self.coefficients),
            np.array(self.relations, np.int8),
            np.array(self.constants),
            np.array(self.priorities),
            np.array(self.owners),
            edits,
            sequences,
        )


def sequences(step, low, high):
    """A smooth way from low to high, and as many random places between them."""
    rng = random.Random(1)
    return {
        "sweep": [step(low + (high - low) * i / (STEPS - 1)) for i in range(STEPS)],
        "jump": [step(rng.uniform(low, high)) for _ in range(STEPS)],
    }


def chain(nodes):
    rows, origin, window = Rows(), 0, 1
    boxes = [(2 + 2 * i, 3 + 2 * i) for i in range(nodes)]
    rows.add([origin], [], EQUAL, 0)
    rows.add([boxes[0][0]], [origin], EQUAL, 8)
    for i, (left, width) in enumerate(boxes):
        rows.add([width], [], AT_LEAST, 0.5)
        if i:
            rows.add([left], boxes[i - 1], EQUAL, 8)
            rows.add([width], [boxes[0][1]], EQUAL, 0)
    rows.add(boxes[-1], [origin, window], EQUAL, -8)
    scale = max(1.0, nodes / 10)
    steps = sequences(lambda v: [v * scale], 100, 2400)
    return rows.workload("chain", nodes, 2 + 2 * nodes, [Edit(window, STRONG, 1000 * scale)], steps)


def children(parent, nodes):
    return range(4 * parent + 1, min(4 * parent + 5, nodes))


def is_horizontal(node):
    """Whether a node's children stand side by side: at every other depth."""
    depth = 0
    while node:
        node, depth = (node - 1) // 4, depth + 1
    return depth % 2 == 0


def natural_sizes(nodes):
    """How large every node would be if its leaves were 50 by 50."""
    widths, heights = [50.0] * nodes, [50.0] * nodes
    for parent in reversed(range((nodes - 2) // 4 + 1)):
        inside = children(parent, nodes)
        if not inside:
            continue
        along, across = (widths, heights) if is_horizontal(parent) else (heights, widths)
        along[parent] = max(along[k] for k in inside) * len(inside) + 4 * (len(inside) - 1) + 8
        across[parent] = max(across[k] for k in inside) + 8
    return widths, heights


def inside_parent(rows, node, parent, horizontal, first, filled, last):
    """A child's rows towards its parent and towards the siblings before it."""
    x, y, w, h = range(4 * node, 4 * node + 4)
    px, py, pw, ph = range(4 * parent, 4 * parent + 4)
    rows.add([x], [px], AT_LEAST, 4)
    rows.add([y], [py], AT_LEAST, 4)
    rows.add([x, w], [px, pw], AT_MOST, -4)
    rows.add([y, h], [py, ph], AT_MOST, -4)
    if not first:
        before, eldest = 4 * (node - 1), 4 * (4 * parent + 1)
        axis = 0 if horizontal else 1
        rows.add([(x, y)[axis]], [before + axis, before + axis + 2], EQUAL, 4)
        rows.add([w], [eldest + 2], EQUAL, 0)
        rows.add([h], [eldest + 3], EQUAL, 0)
    if filled:
        wide, high = (x, w, px, pw), (y, h, py, ph)
        (at, size, to, room), (side, depth, edge, all_) = (
            (wide, high) if horizontal else (high, wide)
        )
        if first:
            rows.add([at], [to], EQUAL, 4, MEDIUM)
        if last:
            rows.add([at, size], [to, room], EQUAL, -4, MEDIUM)
        rows.add([side], [edge], EQUAL, 4, MEDIUM)
        rows.add([side, depth], [edge, all_], EQUAL, -4, MEDIUM)


def tree(nodes, filled):
    rows = Rows()
    rows.add([0], [], EQUAL, 0)
    rows.add([1], [], EQUAL, 0)
    for node in range(nodes):
        rows.owner = node
        w, h = 4 * node + 2, 4 * node + 3
        rows.add([w], [], AT_LEAST, 0)
        rows.add([h], [], AT_LEAST, 0)
        if node:
            parent = (node - 1) // 4
            siblings = children(parent, nodes)
            first, last = node == siblings[0], node == siblings[-1]
            inside_parent(rows, node, parent, is_horizontal(parent), first, filled, last)
        if not children(node, nodes):
            rows.add([w], [], EQUAL, 50, WEAK)
            rows.add([h], [], EQUAL, 50, WEAK)
    widths, heights = natural_sizes(nodes)
    edits = [Edit(2, STRONG, widths[0]), Edit(3, STRONG, heights[0])]
    steps = sequences(lambda t: [widths[0] * t, heights[0] * t], 0.4, 2.4)
    return rows.workload("tree-filled" if filled else "tree", nodes, 4 * nodes, edits, steps)


def subtree_rows(work):
    """The rows of a node, its children and theirs: 21 nodes at the bottom of a tree, or none.

    The node is the last one of four siblings, as far to the end as there is one.
    """
    for top in reversed(range(4, work.nodes // 16 + 1, 4)):
        grandchildren = range(16 * top + 5, 16 * top + 21)
        if grandchildren[-1] < work.nodes <= 4 * grandchildren[0] + 1:
            family = {top, *range(4 * top + 1, 4 * top + 5), *grandchildren}
            return np.flatnonzero(np.isin(work.owners, list(family)))
    return np.zeros(0, int)


def table(nodes):
    rows, rng = Rows(), random.Random(7)
    window, needed = 0, 1

    def cell(row, column):
        return range(2 + 4 * (5 * row + column), 6 + 4 * (5 * row + column))

    for i in range(nodes):
        for j in range(5):
            x, y, w, h = cell(i, j)
            wide, high = math.floor(rng.uniform(30, 150)), math.floor(rng.uniform(14, 40))
            if j == 0:
                rows.add([x], [], EQUAL, 8)
            else:
                rows.add([x], [cell(i, j - 1)[0], cell(i, j - 1)[2]], EQUAL, 8)
                rows.add([h], [cell(i, 0)[3]], EQUAL, 0)
            if i == 0:
                rows.add([y], [], EQUAL, 8)
            else:
                rows.add([y], [cell(i - 1, j)[1], cell(i - 1, j)[3]], EQUAL, 8)
                rows.add([w], [cell(0, j)[2]], EQUAL, 0)
            edited = i == nodes // 2 and j == 0
            less, wide = ([needed], 0) if edited else ([], wide)
            rows.add([w], less, AT_LEAST, wide)
            rows.add([w], less, AT_MOST, wide, MEDIUM if j == 0 else WEAK)
            rows.add([h], [], AT_LEAST, high)
            rows.add([h], [], AT_MOST, high, WEAK)
    x, _y, w, _h = cell(0, 4)
    rows.add([x, w], [window], EQUAL, -8)
    steps = sequences(lambda v: [v, None], 400, 2400)
    steps["cell"] = [[None, 30 + 270 * i / (STEPS - 1)] for i in range(STEPS)]
    edits = [Edit(window, STRONG, 1200.0), Edit(needed, STRONG, 100.0)]
    return rows.workload("table", nodes, 2 + 20 * nodes, edits, steps)


def independent(nodes):
    rows, rng = Rows(), random.Random(11)
    rx, ry, rw, rh, offset = range(5)
    rows.add([rx], [], EQUAL, 0)
    rows.add([ry], [], EQUAL, 0)
    rows.add([rh], [], EQUAL, 800)
    for i in range(nodes):
        x, y, w, h = range(5 + 4 * i, 9 + 4 * i)
        if i == nodes // 2:
            rows.add([x], [rx, offset], EQUAL, 0)
        else:
            rows.add([x], [rx], EQUAL, math.floor(rng.uniform(0, 200)))
        rows.add([y], [ry], EQUAL, math.floor(rng.uniform(0, 200)))
        rows.add([x, w], [rx, rw], EQUAL, -math.floor(rng.uniform(0, 200)))
        rows.add([y, h], [ry, rh], EQUAL, -math.floor(rng.uniform(0, 200)))
    steps = sequences(lambda v: [None, v], 400, 2400)
    steps["offset"] = [[float(i), None] for i in range(STEPS)]
    edits = [Edit(offset, STRONG, 10.0), Edit(rw, STRONG, 1000.0)]
    return rows.workload("independent", nodes, 5 + 4 * nodes, edits, steps)


def soft(nodes):
    rows, rng = Rows(), random.Random(13)
    targets = [max(0.0, 12.0 * i + rng.uniform(-30, 30)) for i in range(nodes)]
    rows.add([0], [], AT_LEAST, 0)
    for i, target in enumerate(targets):
        if i:
            rows.add([i], [i - 1], AT_LEAST, 10)
        rows.add([i], [], EQUAL, target, (STRONG, MEDIUM, WEAK)[i % 3])
    middle = nodes // 2
    steps = sequences(lambda v: [v], targets[middle] - 100, targets[middle] + 100)
    return rows.workload("soft", nodes, nodes, [Edit(middle, STRONG, targets[middle])], steps)


class Box(NamedTuple):
    """A rectangle's four variables."""

    left: int
    top: int
    width: int
    height: int


FIRM, MILD = 600.0, 550.0  # between STRONG and MEDIUM


def form():
    rows = Rows()
    window, contents, midline = Box(0, 1, 2, 3), range(4, 8), 8
    left, top, right, bottom = contents
    labels = [Box(*range(9 + 4 * i, 13 + 4 * i)) for i in range(3)]
    fields = [Box(*range(21 + 4 * i, 25 + 4 * i)) for i in range(4)]
    middle, last = fields[2], fields[3]

    def least_and_soft(plus, minus, constant):
        """At least that much, and rather no more."""
        rows.add(plus, minus, AT_LEAST, constant)
        rows.add(plus, minus, EQUAL, constant, MILD)

    for box in (window, *labels, *fields):
        for variable in box:
            rows.add([variable], [], AT_LEAST, 0)
    rows.add([window.width], [], EQUAL, 0, MEDIUM)
    rows.add([window.height], [], EQUAL, 0, MEDIUM)
    rows.add([left], [window.left], EQUAL, 10)
    rows.add([top], [window.top], EQUAL, 10)
    rows.add([right], [window.left, window.width], EQUAL, -10)
    rows.add([bottom], [window.top, window.height], EQUAL, -10)
    for label, width in zip(labels, (67, 66, 24), strict=True):
        rows.add([label.width], [], AT_LEAST, width, STRONG)
        rows.add([label.width], [], EQUAL, width, WEAK)
        rows.add([label.height], [], AT_LEAST, 16, STRONG)
        rows.add([label.height], [], EQUAL, 16, STRONG)
    for field in (fields[0], fields[1], last):
        rows.add([field.width], [], AT_LEAST, 125, STRONG)
        rows.add([field.height], [], AT_LEAST, 21, STRONG)
        rows.add([field.height], [], EQUAL, 21, STRONG)
    rows.add([middle.width], [], AT_LEAST, 119, FIRM)
    rows.add([middle.width], [], AT_MOST, 16777200, FIRM)
    rows.add([middle.height], [], AT_LEAST, 24, FIRM)
    rows.add([middle.height], [], AT_MOST, 24, FIRM)
    for label, field in zip(labels, fields[:3], strict=True):
        rows.add([field.left], [midline], EQUAL, 0, STRONG)
        halves = [(label.top, 1.0), (label.height, 0.5), (field.top, -1.0), (field.height, -0.5)]
        rows.add_terms(halves, EQUAL, 0, STRONG)
        least_and_soft([field.left], [label.left, label.width], 10)
    for box in (*labels, last):
        least_and_soft([box.left], [left], 0)
    for field in fields:
        least_and_soft([right], [field.left, field.width], 0)
    for column in (labels, fields[:3]):
        least_and_soft([column[0].top], [top], 0)
        for above, below in zip(column, [*column[1:], last], strict=True):
            least_and_soft([below.top], [above.top, above.height], 10)
        least_and_soft([bottom], [last.top, last.height], 0)
    edits = [Edit(window.width, STRONG, 400.0), Edit(window.height, STRONG, 600.0)]
    steps = sequences(lambda t: [400 + 800 * t, 1200 - 800 * t], 0.0, 1.0)
    return rows.workload("form", 1, 37, edits, steps)


_MAKERS = {
    "chain": chain,
    "tree": partial(tree, filled=False),
    "tree-filled": partial(tree, filled=True),
    "table": table,
    "independent": independent,
    "soft": soft,
    "form": lambda _nodes: form(),
}
NAMES = tuple(_MAKERS)


def generate(name, nodes):
    return _MAKERS[name](nodes)
