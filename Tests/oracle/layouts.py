"""Random layouts, built through the Python package, and the same as systems of rows, written down
from what the header says of each attribute."""

import random

from keeplayout import AttributeKind as Kind
from keeplayout import Layout, Relation, Value
from systems import AT_LEAST, AT_MOST, EQUAL, REQUIRED, Row, System

FLOOR = 1001.0  # sizes that are never negative stand above everything required
OUTSIDE = 1000.5  # and so does what is given from outside, which nothing inside violates
OWN = (
    Kind.WIDTH,
    Kind.HEIGHT,
    Kind.ASPECT_RATIO,
    Kind.LEFT_INSET,
    Kind.RIGHT_INSET,
    Kind.TOP_INSET,
    Kind.BOTTOM_INSET,
    Kind.LEFT_MARGIN_INSET,
    Kind.HORIZONTAL_CENTER,
)
RELATED = (
    Kind.WIDTH,
    Kind.LEFT_OFFSET,
    Kind.TOP_OFFSET,
    Kind.LEFT_ALIGN,
    Kind.RIGHT_ALIGN,
    Kind.VERTICAL_ALIGN,
)
FACTORS = (Kind.ASPECT_RATIO, Kind.HORIZONTAL_CENTER)


class Drawn:
    """A layout with nodes and constraints, and its rows: variable 4 * node + w, h, x, y."""

    def __init__(self, seed, required=0.5):
        rng = self.rng = random.Random(seed)
        self.layout = Layout()
        self.nodes = [self.layout.node("n0", size=(400, 300))]
        self.parents = [None]
        for number in range(1, rng.randint(3, 7)):
            parent = rng.randrange(len(self.nodes))
            self.nodes.append(self.nodes[parent].node(f"n{number}"))
            self.parents.append(parent)
        self.rows, self.of = [], []  # the rows, and the constraint of each
        root = {c.description.split()[0]: c for c in self._root_sizes()}
        self._note(root["width"], [(0, 1.0)], EQUAL, 400.0, OUTSIDE)
        self._note(root["height"], [(1, 1.0)], EQUAL, 300.0, OUTSIDE)
        for _ in range(rng.randint(4, 5 * len(self.nodes))):
            self._add(required)
        for node in range(len(self.nodes)):
            for axis in (0, 1):
                self._note(None, [(4 * node + axis, 1.0)], AT_LEAST, 0.0, FLOOR)
        self.layout.solve()

    def system(self):
        return System([0.0] * (4 * len(self.nodes)), self.rows)

    def point(self):
        return [v for n in self.nodes for f in [n.frame] for v in (f.width, f.height, f.x, f.y)]

    def _root_sizes(self):
        """The two constraints that the size of the root is, as reasons of what it is."""
        self.layout.solve()
        root = self.nodes[0]
        return [root.width.why().reasons[0].constraint, root.height.why().reasons[0].constraint]

    def _add(self, required):
        rng = self.rng
        node = rng.randrange(1, len(self.nodes))
        kind = rng.choice(OWN + RELATED)
        other = None
        if kind in RELATED and (kind not in OWN or rng.random() < 0.3):
            other = rng.choice([k for k in range(len(self.nodes)) if k != node])
        relation = rng.choice([EQUAL, EQUAL, AT_LEAST, AT_MOST])
        is_factor = kind in FACTORS or (kind == Kind.WIDTH and other is not None)
        value = rng.choice([0.25, 0.5, 1, 2]) if is_factor else 5 * rng.randint(-2, 30)
        if kind in (Kind.WIDTH, Kind.HEIGHT):
            value = abs(value)
        priority = REQUIRED if rng.random() < required else rng.choice([750.0, 500.0])
        target = None if other is None else self.nodes[other]
        constraint = self.nodes[node].add_rule(
            kind, Relation(relation), Value(value, priority), target
        )
        terms, constant, sign = self.equation(kind, node, other, value)
        if sign < 0:
            terms, constant = [(k, -c) for k, c in terms], -constant
            relation = -relation
        # A violation is measured on the first line of the equation, whose factor is 1.
        self._note(constraint, terms, relation, constant, priority)

    def _note(self, constraint, terms, relation, constant, priority):
        total = {}
        for k, c in terms:
            total[k] = total.get(k, 0) + c
        terms = tuple((k, c) for k, c in total.items() if c)
        self.rows.append(Row(terms, relation, float(constant), priority))
        self.of.append(constraint)

    def line(self, node, axis, share, factor=1.0):
        """A line in coordinates of the root: x or y, and a share of the size."""
        terms = [(4 * node + axis, factor * share)]
        while node is not None and self.parents[node] is not None:
            terms.append((4 * node + 2 + axis, factor))
            node = self.parents[node]
        return terms

    def equation(self, kind, node, other, value, is_rule=True):
        """first - second = constant, and -1 where more is less."""
        parent = self.parents[node]
        width, height = [(4 * node, 1.0)], [(4 * node + 1, 1.0)]
        if kind == Kind.WIDTH and other is not None:
            return [*width, (4 * other, -value)], 0, 1
        plain = {Kind.WIDTH: width, Kind.HEIGHT: height}
        if kind in plain:
            return plain[kind], value, 1
        if kind == Kind.ASPECT_RATIO:
            return [*width, (4 * node + 1, -value)], 0, 1
        if kind == Kind.HORIZONTAL_CENTER:
            left = self.line(parent, 0, 0, -1)
            return [*self.line(node, 0, 0.5), *left, (4 * parent, -value)], 0, 1
        inset = {
            Kind.LEFT_INSET: (0, 0, 1, 0),
            Kind.RIGHT_INSET: (0, 1, -1, 0),
            Kind.TOP_INSET: (1, 0, 1, 0),
            Kind.BOTTOM_INSET: (1, 1, -1, 0),
            Kind.LEFT_MARGIN_INSET: (0, 0, 1, 8),
        }
        if kind in inset:
            axis, share, sign, margin = inset[kind]
            terms = [*self.line(node, axis, share), *self.line(parent, axis, share, -1)]
            if sign > 0:
                return terms, value + margin, 1
            return [(k, -c) for k, c in terms], value, -1
        axis, share, far = {
            Kind.LEFT_OFFSET: (0, 0, 1),
            Kind.TOP_OFFSET: (1, 0, 1),
            Kind.LEFT_ALIGN: (0, 0, 0),
            Kind.RIGHT_ALIGN: (0, 1, 1),
            Kind.VERTICAL_ALIGN: (0, 0.5, 0.5),
        }[kind]
        terms = [*self.line(node, axis, share), *self.line(other, axis, far, -1)]
        if kind == Kind.RIGHT_ALIGN and not is_rule:
            return [(k, -c) for k, c in terms], value, -1
        return terms, value, 1
