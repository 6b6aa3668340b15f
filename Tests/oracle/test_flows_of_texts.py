"""Flows with texts in them beside texts: a flow asks for what is in it on one line, and loses with
the others in proportion to that, whatever is in it (CSS Flexible Box Layout, 9.7)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

import pytest
from budget import are_enough, seeds
from keeplayout import CONTENT, Layout, Node
from shrinking import Ask, shrunk

KINDS = ["flow", "flow", "row", "column", "grid"]


@dataclass
class Box:
    """Texts, by their lengths on one line, and boxes in a flow, a row, a column or a grid of one
    column, or all at once."""

    kind: str
    inside: list[float | Box]

    @property
    def whole(self) -> float:
        lengths = [whole(each) for each in self.inside]
        return sum(lengths) if self.kind in ("flow", "row") else max(lengths)

    def made(self, parent: Node) -> Node:
        members = [made(parent, each) for each in self.inside]
        match self.kind:
            case "flow":
                return parent.flow(*members, gap=0)
            case "row":
                return parent.row(*members, gap=0)
            case "column":
                return parent.column(*members)
            case _:
                return parent.grid(*members, columns=[CONTENT])


def whole(part: float | Box) -> float:
    return part.whole if isinstance(part, Box) else part


def made(parent: Node, part: float | Box) -> Node:
    if isinstance(part, Box):
        return part.made(parent)
    text = parent.node()
    text.measure_both = lambda most, _: (min(most, part), 20 * ceil(part / max(min(most, part), 1)))
    return text


def boxes(rng: random.Random, depth: int) -> Iterator[float | Box]:
    for _ in range(rng.randint(1, 3)):
        if depth and rng.random() < 0.5:
            yield Box(rng.choice(KINDS), list(boxes(rng, depth - 1)))
        else:
            yield rng.choice([30.0, 60.0, 100.5, 250.0])


class Case:
    """A row of texts and flows from edge to edge of a window."""

    def __init__(self, parts: list[float | Box]) -> None:
        self.asks = [Ask(whole(part)) for part in parts]
        self.layout = Layout()
        self.window = self.layout.node("window", size=(100, 1000))
        self.nodes = [made(self.window, part) for part in parts]
        self.window.row(*self.nodes, gap=0).keep_insets(0, 0, None, 0)

    def solve(self, width: float) -> list[float]:
        self.window.set_size(width, 1000)
        self.layout.solve()
        return [node.frame.width for node in self.nodes]


def parts(rng: random.Random) -> list[float | Box]:
    some = [Box("flow", list(boxes(rng, 2))), *boxes(rng, 0)]
    rng.shuffle(some)
    return some


def test_flows_lose_as_texts_do() -> None:
    """By the rule, at one width after the other, and as in a new layout."""
    met = 0
    for seed in seeds(151_000, 300):
        rng = random.Random(seed)
        some = parts(rng)
        case = Case(some)
        length = sum(ask.length for ask in case.asks)
        for factor in (rng.choice([0.3, 0.5, 0.8]), 1.5, rng.choice([0.35, 0.55, 0.95])):
            width = round(factor * length)
            sizes = case.solve(width)
            assert sizes == pytest.approx(Case(some).solve(width), rel=0, abs=1e-9), seed
            if width < length:
                expected = shrunk(width, case.asks)
                assert sizes == pytest.approx(expected, abs=1e-6), (seed, width)
                met += len(sizes) > 1
    assert are_enough(met, 400), met


@pytest.mark.parametrize(
    ("box", "expected"),
    [
        (Box("flow", [60.0]), [80, 48]),
        (Box("flow", [60.0, 40.0]), [64, 64]),
        (Box("flow", [Box("flow", [60.0])]), [80, 48]),
        (Box("flow", [Box("column", [60.0])]), [80, 48]),
    ],
)
def test_beside_a_text_by_hand(box: Box, expected: list[float]) -> None:
    """Of 100, in 128, as in Chromium; also after it was wide enough for all."""
    case = Case([100.0, box])
    assert case.solve(128) == expected
    assert case.solve(300)[0] == 100
    assert case.solve(128) == expected


def test_a_text_comes_into_a_flow() -> None:
    """It is asked for by the flow then, and by itself when it leaves it, or that wraps no more."""
    case = Case([100.0, Box("flow", [30.0])])
    flow = case.nodes[1]
    text = made(case.window, 30.0)
    text.move(flow)
    assert case.solve(128) == pytest.approx([80, 48])
    flow.wraps = False
    assert case.solve(128) == pytest.approx([80, 48])
    flow.wraps = True
    assert case.solve(128) == pytest.approx([80, 48])
    text.move(case.window)
    assert case.solve(65) == pytest.approx([50, 15])
